"""`simulate`: play many whole games, here or on any executor, and sum them up.

The games are cut into chunks; a chunk is known by its first game, and every game by the seed and its number, so neither
the number of workers nor the size of the chunks changes the answer. Knows how to spread work and how to be interrupted;
how a game goes is `series.py`'s matter, and what the sums mean is `played.py`'s.
"""

from __future__ import annotations

import time
import warnings
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Executor, Future, wait
from contextlib import contextmanager
from importlib import import_module
from pathlib import Path
from typing import Any, Final

from imperial_widget.core.errors import ImperialError
from imperial_widget.sakura import Edition

from . import flat
from .engine import engine
from .played import Games
from .series import RANDOM, Bots, Part, Series

MOST_GAMES: Final = 1 << 32
_WAITING: Final = 256  # chunks that are with the executor at a time, so that memory does not grow with the games
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
        _check_executor(executor, series)
    job = _Job(series, games, chunk or _chunk(series, games, compiled=machine.compiled), machine.compiled, keep)
    if series.all_random and machine.note():
        job.notes.append(machine.note())
    began = time.perf_counter()
    try:
        if machine.compiled:
            machine.run(flat.play_games)  # before any worker starts: it then finds the work done
        with _bar(games, show=progress) as advance:
            if executor is None:
                job.play_here(advance)
            else:
                job.spread(executor, advance)
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
        self.failed = 0

    def chunks(self) -> Iterator[range]:
        for first in range(0, self.games, self.size):
            yield range(first, min(first + self.size, self.games))

    def play_here(self, advance: Callable[[int], object]) -> None:
        for chunk in self.chunks():
            self.add(chunk, self.series.play(chunk.start, len(chunk), **self.options))
            advance(len(chunk))

    def spread(self, executor: Executor, advance: Callable[[int], object]) -> None:
        """Hand the chunks out, a few hundred at a time, and take in what comes back, in whatever order."""
        waiting: dict[Future[Part], range] = {}
        chunks = self.chunks()
        left = True
        try:
            while left or waiting:
                while left and len(waiting) < _WAITING:
                    chunk = next(chunks, None)
                    if chunk is None:
                        left = False
                        break
                    try:
                        waiting[executor.submit(play_chunk, self.series, chunk, self.options)] = chunk
                    except RuntimeError as error:  # the executor has broken down or was shut down meanwhile
                        self.again(chunk, error, advance)
                done, _ = wait(waiting, return_when=FIRST_COMPLETED) if waiting else (set(), set())
                for future in done:
                    self.take(future, waiting.pop(future), advance)
        except BaseException:
            for future, chunk in waiting.items():
                if not future.cancel() and future.done() and future.exception() is None:
                    self.add(chunk, future.result())
            raise
        finally:
            if self.failed:
                self.notes.append(f"{self.failed} chunk(s) failed on a worker and were played again in this process.")

    def take(self, future: Future[Part], chunk: range, advance: Callable[[int], object]) -> None:
        try:
            part = future.result()
        except Exception as error:  # noqa: BLE001 -- whatever a worker dies of; a second time it is raised here
            self.again(chunk, error, advance)
        else:
            self.add(chunk, part)
            advance(len(chunk))

    def again(self, chunk: range, error: Exception, advance: Callable[[int], object]) -> None:
        """Play a chunk here that was lost with its worker. What the rules or a bot forbid is forbidden here, too."""
        if isinstance(error, ImperialError):
            raise error
        self.failed += 1
        self.add(chunk, self.series.play(chunk.start, len(chunk), **self.options))
        advance(len(chunk))

    def add(self, chunk: range, part: Part) -> None:
        self.sum += Part(part.total, part.best)
        self.finished.append(chunk)
        if part.records:
            self.records[chunk.start] = part.records

    def result(self, compiled: bool, seconds: float) -> Games:  # noqa: FBT001
        records = b"".join(self.records[first] for first in sorted(self.records))
        part = Part(self.sum.total, self.sum.best, records)
        return Games(self.series, self.games, _joined(self.finished), part, compiled, tuple(self.notes), seconds)


def play_chunk(series: Series, chunk: range, options: dict[str, bool]) -> Part:
    """Play some games: what a worker is asked to do."""
    return series.play(chunk.start, len(chunk), **options)


def _joined(ranges: list[range]) -> tuple[range, ...]:
    """Return ranges in order, neighbours made one."""
    joined: list[range] = []
    for each in sorted(ranges, key=lambda some: some.start):
        if joined and joined[-1].stop == each.start:
            joined[-1] = range(joined[-1].start, each.stop)
        else:
            joined.append(each)
    return tuple(joined)


def _chunk(series: Series, games: int, *, compiled: bool) -> int:
    least, most = (_COMPILED if compiled else _PLAIN) if series.all_random else _MINDS
    return min(most, max(least, -(-games // _CHUNKS)))


def _check_count(name: str, value: object, most: int) -> None:
    if not isinstance(value, int) or isinstance(value, bool) or not 1 <= value <= most:
        msg = f"{name}={value!r}; expected a whole number from 1 to {most}"
        raise ImperialError(msg)


def _here(series: Series) -> int:
    """Answer an executor's first question: has the series arrived?"""
    return series.players


def _check_executor(executor: object, series: Series) -> None:
    if not isinstance(executor, Executor):
        msg = f"executor={executor!r}; expected one of concurrent.futures, or Dask's client.get_executor()"
        raise ImperialError(msg)
    try:
        executor.submit(_here, series).result()
    except Exception as error:
        what = f"{type(error).__name__}: {error}"
        msg = f"the executor does not work ({what}); expected one that is open, and bots that can be sent to it"
        raise ImperialError(msg) from error


@contextmanager
def _bar(games: int, *, show: bool) -> Iterator[Callable[[int], object]]:
    """Show progress where tqdm is installed; nothing otherwise."""
    tqdm: Any = None
    if show:
        try:
            with warnings.catch_warnings():
                warnings.simplefilter("ignore")  # it warns when a notebook lacks ipywidgets, and shows text then
                tqdm = import_module("tqdm.auto").tqdm
        except ImportError:
            pass
    if tqdm is None:
        yield lambda _games: None
        return
    with tqdm(total=games, unit="games", leave=False) as bar:
        yield bar.update
