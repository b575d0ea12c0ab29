"""What a game is worth to a clan before it is over: the points it would score now, and what its goods may still become.

A rough guess for bots, on the row of a game. Knows no move.
"""

from __future__ import annotations

from . import rounds
from . import state as st
from .components import LANTERN_PART
from .state import HEAD, WIDTH, Row

_PER_CARD = (0.5, 0.5, 0.6, 0.45, 0.7, 1.0, 0.6)
"""What one good, point or step of influence from a lantern is worth while there is time to use it."""
_GOODS = (0.75, 0.75, 0.95, 0.5, 0.8)
"""What the first of a good is worth early on; more of it is worth less."""


def turns_left(s: Row, seat: int) -> int:
    """Return how many turns a clan still has, the one under way not counted."""
    if s[st.PHASE] >= st.LAST_SEALS:
        return 0
    rounds_left: int = rounds.ROUNDS - s[st.ROUND]
    if s[st.PHASE] == st.DRAFT:
        return rounds.TURNS * rounds.ROUNDS
    if s[st.PHASE] == st.GARDEN_STEP:
        return rounds.TURNS * rounds_left
    place = s[st.ORDER].index(seat)
    begun = (s[st.TURN] - place) // s[st.SEATS] + 1
    return int(rounds.TURNS * rounds_left + rounds.TURNS - begun)


def worth(s: Row, seat: int) -> float:
    """Return what the game is worth to a seat, in points."""
    b = HEAD + WIDTH * seat
    points: float = s[b + st.POINTS]
    if s[st.PHASE] == st.OVER:
        return points
    points += sum(rounds.score_of(s, seat))
    left = turns_left(s, seat)
    if not left:
        return points
    use = min(1.0, 0.25 + 0.15 * left)
    goods = 0.0
    for what, each in enumerate(_GOODS):
        number = s[b + what]
        goods += each * (number if number <= 5 else 5 + 0.4 * (number - 5))
    points += use * goods
    points += 0.22 * s[b + st.INFLUENCE] * min(left, 4) / 4
    lantern = sum(_PER_CARD[what] * number for what, number in (LANTERN_PART[card] for card in s[b + st.LANTERN]))
    points += 0.33 * lantern * left
    on_the_way = s[b + st.AT_GATE] * 1.6 + sum(s[b + st.IN_ROOM : b + st.IN_ROOM + 3]) * 0.8
    points += use * on_the_way
    sent = 15 - s[b + st.COURTIERS] - s[b + st.GARDENERS] - s[b + st.WARRIORS]
    points += 0.05 * sent * left
    return points + _multiplier(s, b, left)


def _multiplier(s: Row, b: int, left: int) -> float:
    """Return what warriors and courtiers promise each other: more of either is worth more with many of both."""
    inside: int = sum(s[b + st.IN_ROOM : b + st.AT_TOP + 1])
    warriors: int = 2 * s[b + st.IN_YARD] + s[b + st.IN_YARD + 1] + s[b + st.IN_YARD + 2]
    return min(left, 6) * (0.12 * inside + 0.14 * warriors)
