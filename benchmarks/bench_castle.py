"""How fast The White Castle is: decisions a second in random games, beside catanatron's moves a second.

And does a game get slower as it gets longer? The first third of its decisions is compared with the last, and a timeline
of a third of a game with one of all of it: the cost should grow with the decisions, not with the history.

Catanatron is a well-known Python engine of a game of this weight (another game: a yardstick). It is not needed by the
project: `pip install catanatron` beside it, and it is measured in the same run.
Run: `python benchmarks/bench_castle.py`
"""

from __future__ import annotations

import argparse
import gc
import time
from importlib.util import find_spec
from random import Random
from statistics import median
from typing import Any

from imperial_widget import white_castle
from imperial_widget.core.timeline import Timeline
from imperial_widget.explore import reach
from imperial_widget.white_castle import WHITE_CASTLE, Move, Position, Table


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


def along(games: int) -> tuple[list[float], list[float]]:
    """Return microseconds a decision and a beat in each third of random four-player games kept in a timeline."""
    seconds, decisions, beats = [0.0] * 3, [0] * 3, [0] * 3
    for seed in range(games):
        start, moves = random_game(seed)
        gc.collect()  # what an earlier game left is not to be paid for by this one
        timeline: Timeline[Any, Any] = Timeline(WHITE_CASTLE, start)
        for third in range(3):
            part = moves[third * len(moves) // 3 : (third + 1) * len(moves) // 3]
            begun = time.perf_counter()
            for move in part:
                beats[third] += len(timeline.play(move))
            seconds[third] += time.perf_counter() - begun
            decisions[third] += len(part)
    each = [[1e6 * s / n for s, n in zip(seconds, counts, strict=True)] for counts in (decisions, beats)]
    return each[0], each[1]


def history(games: int) -> tuple[float, float, float]:
    """Return the milliseconds of a timeline of a third of such a game, of all of it, and how many times the beats."""
    found, beats = [0.0, 0.0], [0, 0]
    for seed in range(games):
        start, moves = random_game(seed)
        for place, some in enumerate((moves[: len(moves) // 3], moves)):
            gc.collect()
            begun = time.perf_counter()
            timeline: Timeline[Any, Any] = Timeline(WHITE_CASTLE, start)
            for move in some:
                timeline.play(move)
            found[place] += time.perf_counter() - begun
            beats[place] += len(timeline)
    return 1000 * found[0] / games, 1000 * found[1] / games, beats[1] / beats[0]


def reaching(games: int) -> tuple[list[float], list[int]]:
    """Return how long `reach` takes at each turn of two-player games of greedy bots, and how many outcomes it finds."""
    times, counts = [], []
    for seed in range(games):
        position = white_castle.new_game(2, seed=seed)
        while not white_castle.is_over(position):
            if position.asks == "turn":
                begun = time.perf_counter()
                answer = reach(position)
                times.append(1000 * (time.perf_counter() - begun))
                counts.append(len(answer.outcomes))
                assert answer.complete
            position = white_castle.after(position, white_castle.BOTS["greedy"](position, position.mover or ""))
    return sorted(times), sorted(counts)


def random_game(seed: int) -> tuple[Position, list[Move]]:
    """Return the start of a random four-player game and its moves."""
    start, chance, moves = white_castle.new_game(4, seed=seed), Random(seed), []
    position = start
    while legal := white_castle.legal_moves(position):
        moves.append(chance.choice(legal))
        position = white_castle.after(position, moves[-1])
    return start, moves


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
    decision, beat = along(max(1, options.games // 4))
    for what, times in (("decision", decision), ("beat", beat)):
        print(
            f"a {what} in a timeline".ljust(32),
            f"{times[0]:10.1f} us in the first third of a game, {times[2]:.1f} in the last:"
            f" {times[2] / times[0]:.2f} times",
        )
    some, whole, more = history(max(1, options.games // 4))
    print(
        f"a timeline of a third of a game  {some:10.1f} ms, of all of it {whole:.1f}:"
        f" {whole / some:.2f} times, for {more:.2f} times the beats"
    )
    times, counts = reaching(max(1, options.games // 20))
    print(
        f"reach, at turns of greedy bots    {median(times):10.1f} ms median, {times[-1]:.1f} the slowest;"
        f" {median(counts):,.0f} outcomes, {counts[-1]:,} the most, none left out"
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
