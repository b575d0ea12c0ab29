"""Players made of code. A bot is given a position and a painter and returns a move; it never looks at hidden cards.

`random_bot` plays any legal move. `sensible_bot` looks one round ahead: it plays every card of the hand against the
same sample of cards the others might have laid, out of those it has not seen, and takes the one that leaves it best on
average. Both draw their chances from the position, so the same position gives the same move.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from types import MappingProxyType
from typing import Final

from imperial_widget.core.errors import ImperialError

from . import rules
from . import state as st
from .moves import Move, legal_moves
from .position import Position

Bot = Callable[[Position, str], Move]

SAMPLES: Final = 16
"""How many rounds the sensible bot imagines for each of its cards."""


def _moves_for(position: Position, painter: str) -> list[Move]:
    moves = [move for move in legal_moves(position) if move.painter == painter]
    if not moves:
        msg = f"{painter} has no move to make; the position is {str(position)!r}"
        raise ImperialError(msg)
    return moves


def _chance(position: Position, painter: str) -> Random:
    """Return chances of the bot's own that depend on the position alone."""
    return Random(f"{position.state[st.RNG]}/{position.round}/{position.phase}/{painter}")


def random_bot(position: Position, painter: str) -> Move:
    """Play any legal move."""
    return _chance(position, painter).choice(_moves_for(position, painter))


def sensible_bot(position: Position, painter: str) -> Move:
    """Play what leaves this painter best at the end of the round, on average over the cards it cannot see."""
    moves = _moves_for(position, painter)
    if position.phase == "deciding":
        return max(moves, key=lambda move: _after_direction(position, painter, move.direction))
    # For the court painter's card the mind is still the lender's: whose hand it is wants to profit.
    mind = position.painters.index((position.lends or painter) if painter == position.court else painter)
    imagined = _imagine(position, painter)
    return max(moves, key=lambda move: sum(_round_value(position, painter, mind, move.card, laid) for laid in imagined))


def _unseen(position: Position, owner: str) -> list[int]:
    """Return the cards this player has not seen: neither in the own hand nor played."""
    seen = {*position.hands.get(owner, ()), *position.discard}
    own = position.table.get(owner)
    return [card for card in range(1, st.CARDS + 1) if card not in seen and card != own]


def _imagine(position: Position, painter: str) -> list[list[int]]:
    """Return samples of what may lie on the table: a card a seat, 0 for the card to be chosen now."""
    owner = (position.lends or painter) if painter == position.court else painter
    chance = _chance(position, painter)
    unseen = _unseen(position, owner)
    own = position.table.get(owner, 0)
    samples = []
    for _ in range(SAMPLES):
        cards = iter(chance.sample(unseen, len(position.painters)))
        laid = [next(cards) for _ in position.painters]
        if own:
            laid[position.painters.index(owner)] = own
        laid[position.painters.index(painter)] = 0
        samples.append(laid)
    return samples


def _round_value(position: Position, painter: str, mind: int, card: int, laid: list[int]) -> float:
    s = list(position.state)
    s[st.KNOWN] = 0  # nobody draws in an imagined round
    s[st.TABLE : st.TABLE + len(laid)] = laid
    s[st.TABLE + position.painters.index(painter)] = card
    rules.reveal(s, position.table_row, None)
    return _play_out(s, position.table_row, mind)


def _after_direction(position: Position, painter: str, direction: int) -> float:
    s = list(position.state)
    s[st.KNOWN] = 0
    rules.decide(s, position.table_row, None, direction)
    return _play_out(s, position.table_row, position.painters.index(painter))


def _play_out(s: list[int], t: tuple[int, ...], mind: int) -> float:
    """Finish an imagined round: I choose my best direction, the others go forward unless that is a bump."""
    while s[st.PHASE] == st.DECIDING:
        if s[st.CARD] == mind:
            ahead, behind = list(s), list(s)
            rules.decide(ahead, t, None, 1)
            rules.decide(behind, t, None, -1)
            return max(_play_out(ahead, t, mind), _play_out(behind, t, mind))
        rules.decide(s, t, None, _habit(s, t))
    return _value(s, t, mind)


def _habit(s: list[int], t: tuple[int, ...]) -> int:
    """Return the direction somebody else would likely choose."""
    who = s[st.CARD]
    if s[st.HALF] == st.GARDEN_HALF:
        return -1 if s[st.SPACE + who] < s[st.EMPEROR] - 3 else 1
    steps = t[st.PAINTER_ACTION + s[st.TABLE + who]] - st.EITHER
    space = s[st.SPACE + who]
    for _ in range(steps):
        space = rules.next_empty(s, space, 1, who)
    return 1 if space < s[st.EMPEROR] else -1


def _value(s: list[int], t: tuple[int, ...], mind: int) -> float:
    """Return how well a painter stands: tokens, the prize it would get, how soon the tree comes, and the danger."""
    count = s[st.PAINTERS]
    others = sum(s[st.TOKENS + seat] for seat in range(count)) - s[st.TOKENS + mind]
    value = 2.0 * (s[st.TOKENS + mind] - others / (count - 1))
    if s[st.PHASE] == st.OVER:
        return value + (20.0 if s[st.WINNERS] >> mind & 1 else 0.0)
    to_tree = t[st.SAKURA + s[st.SCORED]] - s[st.EMPEROR]
    soon = 1.0 / (1.0 + 0.25 * max(0, to_tree))
    place = rules.painters_between(s, mind)
    prize = rules.prize(s, place) if s[st.SPACE + mind] or rules.on_the_gate(s) == 1 else 0
    gap = s[st.EMPEROR] - s[st.SPACE + mind]
    value += prize * (0.4 + soon) - 0.06 * gap
    if gap == 1:
        value -= 0.8  # one step back of the Emperor is enough
    return value


BOTS: Final[Mapping[str, Bot]] = MappingProxyType({"random": random_bot, "sensible": sensible_bot})
"""The bots by the names that `Garden(bots=...)` takes."""
