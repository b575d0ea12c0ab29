"""How much better the bots of The White Castle are than one another: whole two-player games, every deal played twice.

In the second game of a deal the bots change seats, so that neither gains from the deal or the turn order. A pair of
games is one observation: its mean margin and its share of wins (a level score is decided by the turn order, as the
rules say) are what the intervals are made of. Run: `python benchmarks/bench_castle_bots.py`
"""

from __future__ import annotations

import argparse
import time
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial

from imperial_widget import white_castle
from imperial_widget.explore.worth import Estimate, mean_interval
from imperial_widget.white_castle import BOTS, Table
from imperial_widget.white_castle.bots import Bot, searching
from imperial_widget.white_castle.components import CLANS


@dataclass(frozen=True, slots=True)
class Pair:
    """What came of the two games of a deal, in the eyes of the first bot."""

    won: float
    margin: float
    seconds: tuple[float, float]
    moves: tuple[int, int]


def bot_of(name: str) -> Bot:
    """Return a bot by its name, or the searching bot with so many imagined games a move: `search:45`."""
    kind, _, iterations = name.partition(":")
    return searching(int(iterations)) if iterations else BOTS[kind]


def game(deal: int, names: tuple[str, str], first_seat: int) -> tuple[int, int, list[float], list[int]]:
    """Play a game; return whether the first bot won, by how much, and how long each thought over how many moves."""
    table = Table(white_castle.new_game(2, seed=deal))
    bots, seconds, moves = [bot_of(name) for name in names], [0.0, 0.0], [0, 0]
    while table.moves:
        who = table.seat ^ first_seat
        if len(table.moves) == 1:  # nobody has to think
            table.play(table.moves[0])
            continue
        start = time.perf_counter()
        move = bots[who](table.position(), CLANS[table.seat])
        seconds[who] += time.perf_counter() - start
        moves[who] += 1
        table.play_named(move)
    won = white_castle.Position(tuple(table.row)).winner == CLANS[first_seat]
    return int(won), table.points(first_seat) - table.points(1 - first_seat), seconds, moves


def pair(names: tuple[str, str], deal: int) -> Pair:
    """Play a deal twice, the bots changing seats."""
    games = [game(deal, names, seat) for seat in (0, 1)]
    seconds, moves = (
        [sum(each[place][who] for each in games) for who in (0, 1)]  # type: ignore[index] # lists, both of them
        for place in (2, 3)
    )
    won, margin = (sum(each[place] for each in games) / 2 for place in (0, 1))
    return Pair(won, margin, (seconds[0], seconds[1]), (int(moves[0]), int(moves[1])))


def match(names: tuple[str, str], games: int, workers: int) -> list[Pair]:
    """Play so many games, two a deal."""
    deals = range((games + 1) // 2)
    with ProcessPoolExecutor(workers) as pool:
        return list(pool.map(partial(pair, names), deals))


def line(names: tuple[str, str], pairs: list[Pair]) -> str:
    """Return a row for the table of the README."""
    won, margin = mean_interval([each.won for each in pairs]), mean_interval([each.margin for each in pairs])
    thought = [
        1000 * sum(each.seconds[who] for each in pairs) / sum(each.moves[who] for each in pairs) for who in (0, 1)
    ]
    return (
        f"| The White Castle: {names[0]} against {names[1]}, two players, {2 * len(pairs)} games, seats swapped on the "
        f"same deals | wins {_percent(won)} | by {margin.value:.1f} points a game ({margin.low:.1f} to "
        f"{margin.high:.1f}); {thought[0]:.1f} ms a move, the other {thought[1]:.1f} ms |"
    )


def _percent(share: Estimate) -> str:
    return f"{share.value:.0%} ({share.low:.0%} to {min(1.0, share.high):.0%})"


def main() -> None:
    """Print the rows of the README's table."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=200, help="games of each match, two a deal")
    parser.add_argument("--workers", type=int, default=2, help="processes")
    parser.add_argument("--iterations", type=int, default=16, help="games the searching bot imagines for a move")
    options = parser.parse_args()
    for names in (("greedy", "random"), (f"search:{options.iterations}", "greedy")):
        start = time.perf_counter()
        pairs = match(names, options.games, options.workers)
        print(line(names, pairs), f"{time.perf_counter() - start:.0f} s in all", flush=True)


if __name__ == "__main__":
    main()
