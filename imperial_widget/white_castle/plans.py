"""Thinking one turn ahead: what each move is worth if the rest of this very turn is played as well as can be.

On the row of a game, for bots. Needless exchanges of seals are left out of the thought, not out of the game.
"""

from __future__ import annotations

from typing import Final

from . import rules
from . import state as st
from .state import Row
from .worth import worth

NODES: Final = 1500
"""How many ways to go on are looked at before the guess is trusted."""


def plans(s: Row, moves: list[int], seat: int, nodes: int = NODES) -> list[tuple[float, int]]:
    """Return what each worthwhile move promises at the end of the turn, with the move."""
    chosen = worthwhile(s, moves)
    if len(chosen) == 1:
        return [(0.0, chosen[0])]
    now = _now(s)
    budget = max(3, nodes // len(chosen))
    found = []
    for move in chosen:
        row = s.copy()
        following = rules.play(row, None, move)
        found.append((_best(row, following, seat, now, [budget]), move))
    return found


def _now(s: Row) -> tuple[int, int, int]:
    """Return the turn or step under way."""
    return s[st.ROUND], s[st.PHASE], s[st.TURN]


def _best(s: Row, moves: list[int], seat: int, now: tuple[int, int, int], budget: list[int]) -> float:
    """Return what the best way to finish this turn is worth."""
    budget[0] -= 1
    if not moves or _now(s) != now or budget[0] <= 0:
        return standing(s, seat)
    best = -1e9
    for move in worthwhile(s, moves):
        row = s.copy()
        best = max(best, _best(row, rules.play(row, None, move), seat, now, budget))
        if budget[0] <= 0:
            break
    return best


def standing(s: Row, seat: int) -> float:
    """Return how far ahead a seat is, most of all what it has itself."""
    own = worth(s, seat)
    others = max(worth(s, other) for other in range(s[st.SEATS]) if other != seat)
    return own - 0.2 * others


def worthwhile(s: Row, moves: list[int]) -> list[int]:
    """Return the moves without needless exchanges: seals are kept unless only declining is left, or they brim."""
    kept = [move for move in moves if not st.M_EXCHANGE <= move < st.M_TAKE]
    if all(move == st.M_DONE for move in kept):
        return moves
    if s[st.STACK][-1][0] == st.F_TURN and s[st.HEAD + st.WIDTH * s[st.ACTOR] + st.SEAL] >= 5:
        return [*kept, *(move for move in moves if move == st.M_EXCHANGE + st.COIN)]
    return kept
