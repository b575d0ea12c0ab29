"""Thinking one turn ahead: what each move is worth if the rest of this very turn is played as well as can be.

On the row of a game, for bots. What looks best is looked at first, and lines that meet go on as one, so that a few
hundred looks are a whole turn. Needless exchanges of seals are left out of the thought, not out of the game.
"""

from __future__ import annotations

from heapq import heappop, heappush
from typing import Final, NamedTuple

from . import rules
from . import state as st
from .state import HEAD, ROOM, STACK, WIDTH, Row
from .worth import worth

NODES: Final = 1500
"""How many ways to go on are looked at before the guess is trusted."""
_CASTLE: Final = 9  # what a turn can change beside the stack and the clan: rooms, decks, slots lie together


class Plan(NamedTuple):
    """The best way to finish a turn that was found: what it is worth, the row it leads to, the moves there are then."""

    value: float
    row: Row
    moves: list[int]


def plans(s: Row, moves: list[int], seat: int, nodes: int = NODES) -> list[tuple[float, int]]:
    """Return what each worthwhile move promises at the end of the turn, with the move."""
    chosen = worthwhile(s, moves)
    if len(chosen) == 1:
        return [(0.0, chosen[0])]
    return [(plan.value, move) for move, plan in best_plans(s, chosen, seat, nodes).items()]


def best_plans(s: Row, chosen: list[int], seat: int, nodes: int = NODES) -> dict[int, Plan]:
    """Return the best plan for each of some moves."""
    now = moment(s)
    b = HEAD + WIDTH * seat
    found: dict[int, Plan] = {}
    seen = set()
    waiting: list[tuple[float, int, int, Row, list[int]]] = []
    others = 0.2 * best_of_others(s, seat)  # nobody else gains or loses in this turn: asked once
    looks = 0

    def look(row: Row, move: int, first: int) -> None:
        nonlocal looks
        looks += 1
        after = row.copy()
        following = rules.play(after, None, move)
        if not following or moment(after) != now:
            keep(first, after, following)
            return
        key = first, after[STACK], *after[ROOM : ROOM + _CASTLE], *after[b : b + WIDTH]
        if key not in seen:
            seen.add(key)
            heappush(waiting, (-worth(after, seat), looks, first, after, following))

    def keep(first: int, row: Row, following: list[int]) -> None:
        value = worth(row, seat) - others
        if first not in found or value > found[first].value:
            found[first] = Plan(value, row, following)

    for move in chosen:
        look(s, move, move)
    while waiting and looks < nodes:
        _, _, first, row, following = heappop(waiting)
        for move in worthwhile(row, following):
            look(row, move, first)
    for _, _, first, row, following in waiting:
        if first not in found:
            keep(first, row, following)
    return found


def moment(s: Row) -> tuple[int, int, int]:
    """Return the turn or step under way."""
    return s[st.ROUND], s[st.PHASE], s[st.TURN]


def best_of_others(s: Row, seat: int) -> float:
    """Return what the game is worth to the best of the others."""
    return max(worth(s, other) for other in range(s[st.SEATS]) if other != seat)


def worthwhile(s: Row, moves: list[int]) -> list[int]:
    """Return the moves without needless exchanges: seals are kept unless only declining is left, or they brim."""
    kept = [move for move in moves if not st.M_EXCHANGE <= move < st.M_TAKE]
    if all(move == st.M_DONE for move in kept):
        return moves
    if s[st.STACK][-1][0] == st.F_TURN and s[st.HEAD + st.WIDTH * s[st.ACTOR] + st.SEAL] >= 5:
        return [*kept, *(move for move in moves if move == st.M_EXCHANGE + st.COIN)]
    return kept
