"""Who plays which seat in games between bots: one name for all, names by seat, or one a seat; a function is a bot too.

Knows no game: the seats, the bots there are and the words for a seat come from whoever asks.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any

from imperial_widget.core.errors import ImperialError

Mind = str | Callable[[Any, str], Any]
"""A bot: its name, or a function that is given a position and a seat and returns a move."""
Bots = Mind | Mapping[str, Mind] | Sequence[Mind]


def seated(
    seats: Sequence[str], bots: Bots, known: Collection[str], usual: str, words: tuple[str, str, str]
) -> tuple[Mind, ...]:
    """Return a bot for every seat, in order; a seat that is not spoken of has the usual one.

    `words` are those for a seat, for seats, and an example of names by seat.

    >>> seated(("blue", "red"), {"red": "sensible"}, ("random", "sensible"), "random", ("seat", "seats", ""))
    ('random', 'sensible')
    """
    one, several, example = words
    if isinstance(bots, str) or callable(bots):
        chosen: list[Mind] = [bots] * len(seats)
    elif isinstance(bots, Mapping):
        for seat in bots:
            if seat not in seats:
                msg = f"bots for {seat!r}; expected {several} at this table: {', '.join(seats)}"
                raise ImperialError(msg)
        chosen = [bots.get(seat, usual) for seat in seats]
    elif isinstance(bots, Sequence):
        if len(bots) != len(seats):
            msg = f"{len(bots)} bots for {len(seats)} players; expected one each ({', '.join(seats)})"
            raise ImperialError(msg)
        chosen = list(bots)
    else:
        msg = f"bots={bots!r}; expected a name, or names by {one} ({example}), or one name a seat"
        raise ImperialError(msg)
    for bot in chosen:
        if not callable(bot) and bot not in known:
            msg = f"bot {bot!r}; expected one of {', '.join(known)}, or a function of a position and a {one}"
            raise ImperialError(msg)
    return tuple(chosen)
