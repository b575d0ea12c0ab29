"""How fast whole games of random players go: move by move with all beats, on the bare row, and compiled.

All three play the very same games (the sums are compared); so do the deals behind `worth`, plain and compiled. Beside
them, where `pyspiel` is installed, random games of OpenSpiel's goofspiel for four players, driven from Python as usual.
Run: `python benchmarks/bench_simulate.py`
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from importlib import import_module
from random import Random
from typing import Any

from imperial_widget.core.errors import ImperialError
from imperial_widget.explore import deals, engine, flat, simulate, worth
from imperial_widget.explore.series import Series
from imperial_widget.sakura import new_game


def rate(play: Callable[[int], object], games: int, rounds: int = 3) -> float:
    """Return the games a second of the best of some rounds."""
    best = 0.0
    for _ in range(rounds):
        began = time.perf_counter()
        play(games)
        best = max(best, games / (time.perf_counter() - began))
    return best


def goofspiel(games: int) -> int:
    """Play random games of OpenSpiel's goofspiel; return the number of cards played."""
    pyspiel: Any = import_module("pyspiel")
    game = pyspiel.load_game("turn_based_simultaneous_game(game=goofspiel(players=4,num_cards=13))")
    chance, plays = Random(0), 0
    for _ in range(games):
        state = game.new_initial_state()
        while not state.is_terminal():
            state.apply_action(chance.choice(state.legal_actions()))
            plays += not state.is_chance_node()
    return plays


def worth_table(samples: int) -> None:
    """Print how many deals a second a hand of five is tried on; the answers are compared."""
    position = new_game(4, seed=7)

    def ask(number: int, *, compiled: bool) -> object:
        return worth(position, "red", samples=number, compiled=compiled)

    bare = rate(lambda n: ask(n, compiled=False), samples)
    print(f"worth of five cards, plain       {bare:9,.0f} deals a second")
    try:
        machine = engine(compiled=True)
    except ImperialError as error:
        print(f"worth, compiled                   {error}")
        return
    began = time.perf_counter()
    machine.run(deals.play_deals)
    ready = time.perf_counter() - began
    assert ask(samples, compiled=True) == ask(samples, compiled=False)
    fast = rate(lambda n: ask(n, compiled=True), samples * 50)
    print(f"worth of five cards, compiled    {fast:9,.0f} deals a second   {fast / bare:6.1f} times plain Python")
    print(f"                                                             ready after {ready:.2f} s")


def main() -> None:
    """Print the table of the README."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=400, help="for the slowest; the others play more")
    games = parser.parse_args().games
    series = Series.of(players=4)
    plain, reference = series.play(0, games), series.play_minds(0, games)
    assert plain == reference
    slow = rate(lambda n: series.play_minds(0, n), games)
    bare = rate(lambda n: series.play(0, n), games * 4)
    print(f"reference engine, with beats     {slow:9,.0f} games a second")
    print(f"the bare row, plain Python       {bare:9,.0f} games a second   {bare / slow:6.1f} times the reference")
    try:
        machine = engine(compiled=True)
    except ImperialError as error:
        print(f"compiled                          {error}")
    else:
        began = time.perf_counter()
        machine.run(flat.play_games)
        ready = time.perf_counter() - began
        assert series.play(0, games, compiled=True) == reference
        fast = rate(lambda n: series.play(0, n, compiled=True), games * 100)
        print(f"the same source, compiled        {fast:9,.0f} games a second   {fast / slow:6.1f} times the reference")
        print(f"                                 {fast / bare:9.1f} times plain Python; ready after {ready:.2f} s")
        with ThreadPoolExecutor(2) as pool:
            two = rate(lambda n: simulate(n, executor=pool, progress=False), games * 200)
        print(f"simulate on two threads          {two:9,.0f} games a second   {two / fast:6.1f} times one thread")
    worth_table(games)
    try:
        other = rate(goofspiel, games)
    except ImportError:
        print("OpenSpiel goofspiel               pyspiel is not installed")
    else:
        print(
            f"OpenSpiel goofspiel, 4 players   {other:9,.0f} games a second   {other / slow:6.1f} times the reference"
        )


if __name__ == "__main__":
    main()
