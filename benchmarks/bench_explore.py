"""How fast a "what if" is answered: all orders of six cards, and what each card of a hand is worth.

Beside the tree walk of `orders`, in the same run, the plain way: every order of its own, through `apply`.
Run: `.venv/bin/python benchmarks/bench_explore.py`
"""

from __future__ import annotations

import time
from itertools import permutations
from statistics import median

from imperial_widget import sakura
from imperial_widget.explore import orders, worth

SIX = "E24 B21 R22 G19 Y18 W17 V12 table B3 R51 G20 Y26 W50 V15"
REPEATS = 7


def plainly() -> int:
    """Resolve every order by itself; return how many there are."""
    count = 0
    for letters in permutations("BRGYWV"):
        position = sakura.read_position(f"{SIX} order {''.join(letters)}")
        sakura.apply(position, sakura.Move())
        count += 1
    return count


def milliseconds(question: object, repeats: int = REPEATS) -> float:
    """Return the median time of a question."""
    assert callable(question)
    times = []
    for _ in range(repeats):
        start = time.perf_counter()
        question()
        times.append(1000 * (time.perf_counter() - start))
    return median(times)


def main() -> None:
    """Print the table of the README."""
    walked = milliseconds(lambda: orders(SIX))
    explained = milliseconds(lambda: orders(SIX).rows() and orders(SIX).summary())
    plain = milliseconds(plainly, repeats=1)
    hand = sakura.new_game(4, seed=7)
    valued = milliseconds(lambda: worth(hand, "blue", samples=100), repeats=3)
    print(f"720 orders of six cards             {walked:7.1f} ms   (limit 100)")
    print(f"the same, with rows and summary     {explained:7.1f} ms")
    print(f"720 orders one by one, with beats   {plain:7.1f} ms   ({plain / walked:.0f} times as long)")
    print(f"a hand of five, 100 deals           {valued:7.1f} ms   ({valued / 500:.2f} ms a game to the next tree)")


if __name__ == "__main__":
    main()
