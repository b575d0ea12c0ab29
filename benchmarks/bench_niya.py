"""How fast Niya is solved: what every opening is worth, plain and compiled, and what every later move is worth.

Exact values throughout (who wins and with how many tiles left), not only who wins. Beside them, in the same run, a
calibration loop of plain Python. Run: `python benchmarks/bench_niya.py`
"""

from __future__ import annotations

import argparse
import time
from random import Random
from statistics import median

from imperial_widget import niya
from imperial_widget.explore.study import study
from imperial_widget.niya import Position
from imperial_widget.niya.solver import tables


def scattered(seed: int, tokens: int) -> Position:
    """Return a position with some tokens placed at random, in a round that goes on."""
    chance = Random(seed)
    while True:
        position = niya.new_game(chance.randrange(1 << 32))
        while len(position.taken) < tokens and position.phase == "taking":
            position = niya.apply(position, chance.choice(niya.legal_moves(position)))[-1].position
        if position.phase == "taking":
            return position


def milliseconds(position: Position) -> float:
    """Return how long it takes to value every legal move."""
    start = time.perf_counter()
    niya.values(position)
    return 1000 * (time.perf_counter() - start)


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
    parser.add_argument("--layouts", type=int, default=200)
    parser.add_argument("--compiled", type=int, default=2000)
    options = parser.parse_args()
    start = time.perf_counter()
    tables()
    once = 1000 * (time.perf_counter() - start)
    print(f"plain Python on this machine     {calibrate():8.1f} million loop steps a second")
    print(f"tables, once a process           {once:8.1f} ms")
    for tokens in range(6):
        times = sorted(milliseconds(scattered(seed, tokens)) for seed in range(options.layouts))
        what = "all 12 openings" if not tokens else f"every move, {tokens} token(s) placed"
        print(f"{what:32} {median(times):8.1f} ms median, {times[len(times) * 95 // 100]:.1f} ms at 95 %")
    plain = study(min(options.layouts, 100), seed=1, compiled=False, progress=False)
    each = 1000 * plain.seconds / len(plain)
    print(f"a study, plain                   {each:8.1f} ms a layout")
    study(1, compiled=True, progress=False)
    fast = study(options.compiled, seed=1, compiled=True, progress=False)
    assert fast.best[: len(plain)] == plain.best
    quick = 1000 * fast.seconds / len(fast)
    print(f"a study, compiled                {quick:8.2f} ms a layout, {each / quick:.0f} times as fast")
    print(f"first player wins                {fast.first_share.value:8.1%} of {len(fast):,} layouts")


if __name__ == "__main__":
    main()
