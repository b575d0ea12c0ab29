"""How fast a "what if" is answered: all orders of six cards, all open hands of six, what each card of a hand is worth.

Beside the tree walk of `orders`, in the same run, the plain way: every order of its own, through `apply`.
Run: `.venv/bin/python benchmarks/bench_explore.py`
"""

from __future__ import annotations

import time
from itertools import permutations
from statistics import median

from imperial_widget import sakura
from imperial_widget.explore import engine, hands, orders, worth

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


def open_hands() -> None:
    """Measure all combinations of six hands, an ordinary deal and the most open directions there can be."""
    ordinary = sakura.new_game(6, seed=7)
    either = [n for n in range(1, 61) if "±" in ordinary.edition.card(n).garden + ordinary.edition.card(n).painter]
    either += [n for n in range(1, 61) if n not in either]
    held = " ".join(f"{who}{','.join(map(str, either[seat:30:6]))}" for seat, who in enumerate("BRGYWV"))
    garden, _, _ = SIX.partition(" table")
    for name, position in (("ordinary hands", ordinary), ("most directions", f"{garden} hands {held}")):
        part = hands(position, sample=2_000, compiled=False)
        plain = milliseconds(lambda p=position: hands(p, sample=2_000, compiled=False), repeats=1)
        print(f"2,000 of six hands, {name:15s} {plain:7.1f} ms   ({part.leaves:,} lines of directions, plain)")
        if engine().compiled:
            whole = hands(position, compiled=True)  # compiles, or finds what was compiled before
            fast = milliseconds(lambda p=position: hands(p, compiled=True))
            ratio = (plain / part.leaves) / (fast / whole.leaves)
            told = f"{whole.leaves:,} lines, {ratio:.0f} times as fast"
            print(f"all {len(whole):,} of them, compiled        {fast:7.1f} ms   ({told})")


def main() -> None:
    """Print the table of the README."""
    walked = milliseconds(lambda: orders(SIX))
    explained = milliseconds(lambda: orders(SIX).rows() and orders(SIX).summary())
    plain = milliseconds(plainly, repeats=1)
    hand = sakura.new_game(4, seed=7)
    valued = milliseconds(lambda: worth(hand, "blue", samples=100), repeats=3)
    open_hands()
    print(f"720 orders of six cards             {walked:7.1f} ms   (limit 100)")
    print(f"the same, with rows and summary     {explained:7.1f} ms")
    print(f"720 orders one by one, with beats   {plain:7.1f} ms   ({plain / walked:.0f} times as long)")
    print(f"a hand of five, 100 deals           {valued:7.1f} ms   ({valued / 500:.2f} ms a game to the next tree)")


if __name__ == "__main__":
    main()
