"""Long work: cut into chunks, spread over any executor, shown by a progress bar, never lost to an interrupt.

Knows nothing of games. An executor is any of `concurrent.futures`: threads, processes, Dask's `client.get_executor()`.
"""

from __future__ import annotations

import warnings
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Executor, Future, wait
from contextlib import contextmanager
from importlib import import_module
from itertools import islice
from typing import Any, Final, TypeVar

from imperial_widget.core.errors import ImperialError

J = TypeVar("J")
R = TypeVar("R")

_WAITING: Final = 256  # jobs that are with an executor at a time


@contextmanager
def progress_bar(total: int, unit: str, *, show: bool) -> Iterator[Callable[[int], object]]:
    """Show progress where tqdm is installed; nothing otherwise. What is given is called with every advance."""
    tqdm: Any = None
    if show:
        try:
            with warnings.catch_warnings():
                warnings.simplefilter("ignore")  # it warns when a notebook lacks ipywidgets, and shows text then
                tqdm = import_module("tqdm.auto").tqdm
        except ImportError:
            pass
    if tqdm is None:
        yield lambda _done: None
        return
    with tqdm(total=total, unit=f" {unit}", leave=False) as bar:
        yield bar.update


def check_executor(executor: object, sample: object) -> None:
    """Refuse what is no executor, or one that does not answer; `sample` is something the work will send to it."""
    if not isinstance(executor, Executor):
        msg = f"executor={executor!r}; expected one of concurrent.futures, or Dask's client.get_executor()"
        raise ImperialError(msg)
    try:
        executor.submit(_here, sample).result()
    except Exception as error:
        what = f"{type(error).__name__}: {error}"
        msg = f"the executor does not work ({what}); expected one that is open, and bots that can be sent to it"
        raise ImperialError(msg) from error


def _here(sample: object) -> bool:
    """Answer an executor's first question: has it arrived?"""
    return sample is not None


def spread(
    executor: Executor | None, work: Callable[[J], R], jobs: Iterable[J], take: Callable[[J, R], object], lost: list[J]
) -> None:
    """Do the jobs, here or on an executor, and give each result to `take` as it comes, in whatever order.

    Only a few hundred jobs are with the executor at a time, so that memory does not grow with them. A job that fails on
    a worker goes to `lost` and is done once more here: a worker that dies loses no work. What is wrong with the
    question itself (`ImperialError`) is raised. An interrupt keeps what is finished and goes on its way.
    """
    if executor is None:
        for job in jobs:
            take(job, work(job))
        return
    waiting: dict[Future[R], J] = {}
    source = iter(jobs)
    try:
        while True:
            for job in islice(source, _WAITING - len(waiting)):
                try:
                    waiting[executor.submit(work, job)] = job
                except RuntimeError:  # the executor has broken down or was shut down meanwhile
                    lost.append(job)
                    take(job, work(job))
            if not waiting:
                return
            for future in wait(waiting, return_when=FIRST_COMPLETED).done:
                _take(future, waiting.pop(future), work, take, lost)
    except BaseException:
        for future, job in waiting.items():
            if not future.cancel() and future.done() and future.exception() is None:
                take(job, future.result())
        raise


def _take(future: Future[R], job: J, work: Callable[[J], R], take: Callable[[J, R], object], lost: list[J]) -> None:
    try:
        result = future.result()
    except ImperialError:
        raise
    except Exception:  # noqa: BLE001 -- whatever a worker dies of; a second time it is raised here
        lost.append(job)
        result = work(job)
    take(job, result)


def chunks(count: int, size: int) -> Iterator[range]:
    """Cut so many pieces of work into chunks."""
    for first in range(0, count, size):
        yield range(first, min(first + size, count))


def joined(ranges: Iterable[range]) -> tuple[range, ...]:
    """Return ranges in order, neighbours made one.

    >>> joined([range(4, 6), range(0, 4), range(9, 10)])
    (range(0, 6), range(9, 10))
    """
    found: list[range] = []
    for each in sorted(ranges, key=lambda some: some.start):
        if found and found[-1].stop == each.start:
            found[-1] = range(found[-1].start, each.stop)
        else:
            found.append(each)
    return tuple(found)
