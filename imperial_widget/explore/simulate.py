"""`simulate`: play many whole games, here or on any executor, and sum them up.

The games are cut into chunks; a chunk is known by its first game, and every game by the seed and its number, so neither
the number of workers nor the size of the chunks changes the answer. Knows how to spread work and how to be interrupted;
how a game goes is `series.py`'s matter, and what the sums mean is `played.py`'s.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from concurrent.futures import Executor
from functools import partial
from pathlib import Path
from typing import Final

from imperial_widget.core.errors import ImperialError
from imperial_widget.sakura import Edition

from . import flat
from .engine import engine
from .played import Games
from .progress import check_executor, chunks, joined, progress_bar, spread
from .seating import Bots
from .series import RANDOM, Part, Series

MOST_GAMES: Final = 1 << 32
_CHUNKS: Final = 32  # chunks there are at least, if they do not get too small
# The least and the most games of a chunk: long enough to be worth sending, short enough to be interrupted.
_COMPILED: Final = (500, 10_000)
_PLAIN: Final = (10, 100)
_MINDS: Final = (1, 4)


def simulate(
    games: int = 1000,
    *,
    players: int = 4,
    bots: Bots = RANDOM,
    variant: str | None = None,
    edition: Edition | str | Path | None = None,
    seed: int = 0,
    executor: Executor | None = None,
    chunk: int | None = None,
    progress: bool = True,
    compiled: bool | None = None,
    keep: bool = False,
) -> Games:
    """Play whole games and sum them up.

    `bots` is a name for all seats, names by painter, or one name a seat; instead of a name it may be a function that is
    given a position and a painter. A table of random players plays compiled where numba is there. `executor` is any
    executor of `concurrent.futures`: threads, processes, Dask's `client.get_executor()`. `keep=True` keeps a small
    record of every single game.

    An interrupt returns what is finished. The chunk of a worker that fails is tried once more in this process.

    >>> games = simulate(20, players=3, seed=1, compiled=False, progress=False)
    >>> games.games, sum(games.wins.values()) >= 20
    (20, True)
    >>> games == simulate(20, players=3, seed=1, compiled=False, progress=False, chunk=7)
    True
    """
    _check_count("games", games, MOST_GAMES)
    if chunk is not None:
        _check_count("chunk", chunk, MOST_GAMES)
    series = Series.of(players=players, bots=bots, variant=variant, edition=edition, seed=seed)
    if compiled and not series.all_random:
        msg = f"compiled=True with bots {', '.join(series.names)}; expected random players only, or compiled=None"
        raise ImperialError(msg)
    machine = engine(compiled if series.all_random else False)
    if executor is not None:
        check_executor(executor, series)
    job = _Job(series, games, chunk or _chunk(series, games, compiled=machine.compiled), machine.compiled, keep)
    if series.all_random and machine.note():
        job.notes.append(machine.note())
    began = time.perf_counter()
    try:
        if machine.compiled:
            machine.run(flat.play_games)  # before any worker starts: it then finds the work done
        with progress_bar(games, "games", show=progress) as advance:
            job.play(executor, advance)
    except KeyboardInterrupt:
        job.notes.append("Interrupted: these are the games that were finished.")
    return job.result(machine.compiled, time.perf_counter() - began)


class _Job:
    """The chunks of a simulation, and what has come of them so far."""

    def __init__(self, series: Series, games: int, size: int, compiled: bool, keep: bool) -> None:  # noqa: FBT001
        self.series, self.games, self.size = series, games, size
        self.options = {"compiled": compiled, "keep": keep}
        self.sum = Part.nothing()
        self.records: dict[int, bytes] = {}
        self.finished: list[range] = []
        self.notes: list[str] = []

    def play(self, executor: Executor | None, advance: Callable[[int], object]) -> None:
        lost: list[range] = []

        def take(chunk: range, part: Part) -> None:
            self.add(chunk, part)
            advance(len(chunk))

        try:
            work = partial(play_chunk, self.series, self.options)
            spread(executor, work, chunks(self.games, self.size), take, lost)
        finally:
            if lost:
                self.notes.append(f"{len(lost)} chunk(s) failed on a worker and were played again in this process.")

    def add(self, chunk: range, part: Part) -> None:
        self.sum += Part(part.total, part.best)
        self.finished.append(chunk)
        if part.records:
            self.records[chunk.start] = part.records

    def result(self, compiled: bool, seconds: float) -> Games:  # noqa: FBT001
        records = b"".join(self.records[first] for first in sorted(self.records))
        part = Part(self.sum.total, self.sum.best, records)
        return Games(self.series, self.games, joined(self.finished), part, compiled, tuple(self.notes), seconds)


def play_chunk(series: Series, options: dict[str, bool], chunk: range) -> Part:
    """Play some games: what a worker is asked to do."""
    return series.play(chunk.start, len(chunk), **options)


def _chunk(series: Series, games: int, *, compiled: bool) -> int:
    least, most = (_COMPILED if compiled else _PLAIN) if series.all_random else _MINDS
    return min(most, max(least, -(-games // _CHUNKS)))


def _check_count(name: str, value: object, most: int) -> None:
    if not isinstance(value, int) or isinstance(value, bool) or not 1 <= value <= most:
        msg = f"{name}={value!r}; expected a whole number from 1 to {most}"
        raise ImperialError(msg)
