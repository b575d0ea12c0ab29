"""Players made of code. A bot is given a position and a player and returns a move.

`perfect_bot` never gives anything away; `random_bot` takes any tile that matches; `erring(rate)` makes a bot that plays
perfectly but now and then, at that rate, takes just any tile. All draw their chances from the position, so the same
position gives the same move.

    >>> from imperial_widget.niya import new_game
    >>> position = new_game(seed=3)
    >>> perfect_bot(position, "red") == perfect_bot(position, "red")
    True
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from types import MappingProxyType
from typing import Final

from imperial_widget.core.errors import ImperialError

from .moves import NEXT, Move, legal_moves
from .position import Position
from .solver import best_moves

Bot = Callable[[Position, str], Move]

RATE: Final = 0.3
"""How often the erring bot errs, unless told otherwise."""


def _moves_for(position: Position, player: str) -> tuple[Move, ...]:
    """Return the moves of a player; an empty text means whoever moves."""
    moves = legal_moves(position)
    if not moves or (player and position.mover not in (player, None)):
        msg = f"{player or 'nobody'} has no move to make; the position is {str(position)!r}"
        raise ImperialError(msg)
    return moves


def _chance(position: Position, name: str) -> Random:
    """Return chances of the bot's own that depend on the position alone."""
    return Random(f"{position}/{name}")


def random_bot(position: Position, player: str = "") -> Move:
    """Take any tile that may be taken."""
    return _chance(position, "random").choice(_moves_for(position, player))


def perfect_bot(position: Position, player: str = "") -> Move:
    """Win with the most tiles left; when that cannot be, draw, or lose with the fewest. Any of the best moves."""
    moves = _moves_for(position, player)
    return _chance(position, "perfect").choice(best_moves(position)) if moves != (NEXT,) else NEXT


def erring(rate: float = RATE) -> Bot:
    """Return a bot that takes any tile at this rate, from 0 (perfect) to 1 (random), and the best one otherwise.

    >>> from imperial_widget.niya import new_game
    >>> position = new_game(seed=3)
    >>> erring(0)(position, "red") == perfect_bot(position, "red")
    True
    """
    if not isinstance(rate, (int, float)) or isinstance(rate, bool) or not 0 <= rate <= 1:
        msg = f"rate={rate!r}; expected a number from 0 (never errs) to 1 (plays at random)"
        raise ImperialError(msg)
    return _Erring(float(rate))


class _Erring:
    """A bot that errs at a rate; a class, so that it can be sent to another process."""

    def __init__(self, rate: float) -> None:
        self.rate = rate

    def __call__(self, position: Position, player: str = "") -> Move:
        """Return the move."""
        if _chance(position, "erring").random() < self.rate:
            return random_bot(position, player)
        return perfect_bot(position, player)

    def __repr__(self) -> str:
        """Return the expression that makes it."""
        return f"erring({self.rate})"


BOTS: Final[Mapping[str, Bot]] = MappingProxyType({"perfect": perfect_bot, "erring": erring(), "random": random_bot})
"""The bots by the names that `Garden(bots=...)` takes."""
