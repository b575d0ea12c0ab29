"""How fast the reference engine plays: random four-player games through `legal_moves` and `apply`, with all beats.

Beside it, in the same run, the same games on the bare row of integers without events, and a calibration loop of plain
Python, so that the figure means something on another machine. Run: `python benchmarks/bench_engine.py`
"""

from __future__ import annotations

import argparse
import time
from random import Random

from imperial_widget import sakura
from imperial_widget.sakura import rules
from imperial_widget.sakura import state as st


def reference(seeds: range) -> int:
    """Play games the way a notebook does; return the number of beats."""
    beats = 0
    for seed in seeds:
        chance = Random(seed)
        position = sakura.new_game(4, seed=seed)
        while not sakura.is_over(position):
            told = sakura.apply(position, chance.choice(sakura.legal_moves(position)))
            beats += len(told)
            position = told[-1].position
    return beats


def flat(seeds: range) -> int:
    """Play the same games on the row alone, without events; return the number of moves."""
    moves = 0
    for seed in seeds:
        chance = Random(seed)
        position = sakura.new_game(4, seed=seed)
        row, table = list(position.state), position.table_row
        while row[st.PHASE] != st.OVER:
            if row[st.PHASE] == st.DECIDING:
                code = row[st.CARD] * st.MOVE + chance.choice((st.FORWARD, st.BACK))
            else:
                codes = [
                    seat * st.MOVE + row[st.HAND + seat * st.HAND_SIZE + i]
                    for seat in range(row[st.PAINTERS])
                    if not row[st.TABLE + seat]
                    for i in range(row[st.HAND_COUNT + seat])
                ]
                code = chance.choice(codes)
            rules.play(row, table, None, code)
            moves += 1
    return moves


def calibrate() -> float:
    """Return millions of plain loop steps a second."""
    start = time.perf_counter()
    total = 0
    for i in range(3_000_000):
        total += i & 7
    return 3.0 / (time.perf_counter() - start)


def main() -> None:
    """Print the table of the README."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=400)
    games = parser.parse_args().games
    reference(range(20))
    start = time.perf_counter()
    beats = reference(range(games))
    seconds = time.perf_counter() - start
    start = time.perf_counter()
    flat(range(games))
    bare = time.perf_counter() - start
    print(f"plain Python on this machine   {calibrate():8.1f} million loop steps a second")
    print(f"reference engine, with beats   {games / seconds:8.0f} games a second   ({beats // games} beats a game)")
    print(f"row of integers, no events     {games / bare:8.0f} games a second   ({seconds / bare:.1f} times as many)")


if __name__ == "__main__":
    main()
