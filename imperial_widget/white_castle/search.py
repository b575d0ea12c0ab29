"""A searching player: what comes of my best turns when everybody goes on as well as they can?

It takes the moves whose best turn promises most (`plans.py`), deals what is hidden anew (cards to come, dice to come),
lets every player finish a turn after the other by such plans until its own next turn is over, and weighs the game then
(`worth.py`). Moves are compared on the same deals; when all have been tried, the better half is tried again.
"""

from __future__ import annotations

from random import Random
from time import perf_counter
from typing import Final

from . import rules
from . import state as st
from .plans import Plan, best_of_others, best_plans, moment, worthwhile
from .state import Row
from .table import Table
from .worth import worth

BEST: Final = 12
"""So many moves of a decision are tried at most, those that promise most."""
BEHIND: Final = 6.0
"""A move that promises so many points less than the best is not tried."""
THOUGHT: Final = 300
"""How many ways to finish a turn are looked at for each player in an imagined game."""
OTHERS: Final = 0.5
"""How much a point of the best of the others counts, beside a point of one's own."""


def best_move(table: Table, chance: Random, *, iterations: int, seconds: float | None = None) -> int:
    """Return the move that did best, after so many imagined games or so much time; each is tried once at least.

    Where there are fewer games than moves, those that promise most are tried.
    """
    trial = table.copy()
    trial.resample(chance)
    moves = worthwhile(trial.row, trial.moves)
    if len(moves) == 1:
        return moves[0]
    found = best_plans(trial.row, moves, trial.seat)
    going = sorted(found, key=lambda move: -found[move].value)[:BEST]
    going = [move for move in going if found[move].value >= found[going[0]].value - BEHIND]
    if seconds is None:
        going = going[: max(1, iterations)]
    end = None if seconds is None else perf_counter() + seconds
    totals = dict.fromkeys(going, 0.0)
    tried = 0
    while len(going) > 1:
        deal = chance.getrandbits(32)
        for move in going:
            totals[move] += imagine(found[move], trial.seat, Random(deal))
            tried += 1
        going = sorted(going, key=lambda move: -totals[move])
        going = going[: -(-len(going) // 2)] if len(going) > 2 else going
        if perf_counter() >= end if end is not None else tried + len(going) > iterations:
            break
    return going[0]


def imagine(plan: Plan, seat: int, chance: Random) -> float:
    """Return how far ahead a seat is when it has finished its next turn, on one deal of what is hidden."""
    table = Table(row=plan.row.copy())
    table.resample(chance)
    row, moves = table.row, plan.moves
    turns = row[st.SEATS]
    now = moment(row)
    while moves and turns:
        row, moves = _go_on(row, moves)
        if moment(row) != now:
            now = moment(row)
            turns -= 1
    return worth(row, seat) - OTHERS * best_of_others(row, seat)


def _go_on(row: Row, moves: list[int]) -> tuple[Row, list[int]]:
    """Finish the turn under way by the best plan."""
    seat = 0 if row[st.DIFFICULTY] >= 0 else row[st.ACTOR]
    chosen = worthwhile(row, moves)
    if len(chosen) == 1:
        return row, rules.play(row, None, chosen[0])
    plan = max(best_plans(row, chosen, seat, THOUGHT).values(), key=lambda plan: plan.value)
    return plan.row, plan.moves
