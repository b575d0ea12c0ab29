"""How fast The White Castle is: decisions a second in random games, beside catanatron's moves a second.

Catanatron is a well-known Python engine of a game of this weight (another game: a yardstick). It is not needed by the
project: `pip install catanatron` beside it, and it is measured in the same run.
Run: `python benchmarks/bench_castle.py`
"""

from __future__ import annotations

import argparse
import time
from importlib.util import find_spec
from random import Random
from statistics import median

from imperial_widget import white_castle
from imperial_widget.white_castle import Table


def fast(games: int, players: int) -> tuple[float, float]:
    """Return decisions a second of random games, nothing told, and how many decisions a game has."""
    start, decisions = time.perf_counter(), 0
    for seed in range(games):
        table, chance = Table(white_castle.new_game(players, seed=seed)), Random(seed)
        while table.moves:
            table.play(table.moves[int(chance.random() * len(table.moves))])
            decisions += 1
    return decisions / (time.perf_counter() - start), decisions / games


def told(games: int) -> float:
    """Return decisions a second of random four-player games with every beat and its position."""
    start, decisions = time.perf_counter(), 0
    for seed in range(games):
        position, chance = white_castle.new_game(4, seed=seed), Random(seed)
        while moves := white_castle.legal_moves(position):
            position = white_castle.apply(position, chance.choice(moves))[-1].position
            decisions += 1
    return decisions / (time.perf_counter() - start)


def catan(games: int) -> float:
    """Return moves a second of catanatron's random four-player games."""
    from catanatron import Color, Game, RandomPlayer  # noqa: PLC0415 -- optional

    start, moves = time.perf_counter(), 0
    for seed in range(games):
        game = Game([RandomPlayer(colour) for colour in (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)], seed=seed)
        game.play()
        records = getattr(game.state, "action_records", None)
        moves += len(game.state.actions if records is None else records)
    return moves / (time.perf_counter() - start)


def asking(games: int) -> list[float]:
    """Return how many milliseconds each call of `legal_moves` takes along random games, in order."""
    found: list[float] = []
    for seed in range(games):
        position, chance = white_castle.new_game(4, seed=seed), Random(seed)
        while True:
            start = time.perf_counter()
            moves = white_castle.legal_moves(position)
            found.append(1000 * (time.perf_counter() - start))
            if not moves:
                break
            position = white_castle.after(position, chance.choice(moves))
    return sorted(found)


def main() -> None:
    """Print the table of the README."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=200)
    options = parser.parse_args()
    for players in (1, 2, 3, 4):
        speed, length = fast(options.games, players)
        print(f"random games, {players} player(s)        {speed:10,.0f} decisions a second, {length:.0f} a game")
    print(f"the same, every beat told        {told(max(1, options.games // 10)):10,.0f} decisions a second")
    times = asking(max(1, options.games // 10))
    print(
        f"legal_moves, along those games   {median(times):10.3f} ms median, {times[len(times) * 99 // 100]:.3f} at 99 %"
    )
    if find_spec("catanatron") is None:
        print("catanatron is not installed: pip install catanatron")
        return
    theirs = catan(max(1, options.games // 10))
    print(
        f"catanatron, four random players  {theirs:10,.0f} moves a second; ours are {speed / theirs:.1f} times as many"
    )


if __name__ == "__main__":
    main()
