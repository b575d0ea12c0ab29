"""`study`: solve many layouts of Niya, here or on any executor, and say what perfect play makes of them.

    >>> answer = study(4, seed=1, compiled=False, progress=False)
    >>> answer
    <4 layouts of Niya, a full board is blocked, seed 1>
    >>> answer.witness(0)
    <Timeline of niya: step 0 of ..., 1 line(s)>

How often the first player wins, how many openings win, where they lie, how many tiles they leave. A layout is known by
the seed and its number, so neither the number of workers nor the size of the chunks changes the answer. The search is
the game's own (`niya/search.py`), compiled from that very source where numba is there. Knows no widget and no figure.
"""

from __future__ import annotations

import time
from array import array
from collections import Counter
from collections.abc import Mapping, Sequence
from concurrent.futures import Executor
from dataclasses import dataclass, field
from functools import cache, partial
from importlib import import_module
from typing import Any, Final

from imperial_widget.core.errors import ImperialError
from imperial_widget.core.timeline import Timeline
from imperial_widget.niya import NIYA, Move, Position, Value, best_line, new_game, rules, search
from imperial_widget.niya.components import BORDER, CELLS, write_layout
from imperial_widget.niya.solver import tables
from imperial_widget.niya.symmetry import PLACES

from . import flat
from .engine import engine
from .progress import check_executor, chunks, joined, progress_bar, spread
from .results import Shown, data_frame
from .worth import Estimate, share_interval

GENERATORS: Final = ("game", "numpy")
FRAMES: Final = ("layouts", "outcomes", "openings", "cells", "places")
MOST_LAYOUTS: Final = 1 << 32
_CHUNKS: Final = 32  # chunks there are at least, if they do not get too small
# The least and the most layouts of a chunk: long enough to be worth sending, short enough to be interrupted.
_COMPILED: Final = (25, 500)
_PLAIN: Final = (1, 10)


# --- the layouts -----------------------------------------------------------------------------------------------------
@dataclass(frozen=True, slots=True)
class Layouts:
    """A series of random layouts: number i follows from the seed alone."""

    seed: int = 0
    generator: str = "game"
    """`game`: as `new_game` lays tiles out; `numpy`: `default_rng(seed + i).permutation(16)`."""
    full_board: str = "blocked"

    def tiles(self, number: int) -> tuple[int, ...]:
        """Return a layout, in the order of reading."""
        if self.generator == "game":
            return rules.deal(rules.scramble(flat.game_seed(self.seed, number)))[0]
        numpy = import_module("numpy")
        return tuple(int(tile) for tile in numpy.random.default_rng(self.seed + number).permutation(16))

    def position(self, number: int) -> Position:
        """Return a layout as a position before the first move; red starts."""
        return new_game(layout=self.tiles(number), full_board=self.full_board)

    def solve(self, numbers: range, *, compiled: bool) -> bytes:
        """Return what the openings of some layouts are worth: 16 small signed numbers each."""
        machine = engine(compiled)
        tiles = machine.row([tile for number in numbers for tile in self.tiles(number)])
        values = machine.row([0] * len(tiles))
        last = int(self.full_board == "blocked")
        machine.run(search.solve)(machine.row(_tables(compiled=compiled)), last, tiles, values)
        return array("b", [int(value) for value in values]).tobytes()


@cache
def _tables(*, compiled: bool) -> Any:
    return engine(compiled).row(tables())


def solve_chunk(layouts: Layouts, compiled: bool, numbers: range) -> bytes:  # noqa: FBT001 -- sent to a worker
    """Solve some layouts: what a worker is asked to do."""
    return layouts.solve(numbers, compiled=compiled)


# --- the answer ------------------------------------------------------------------------------------------------------
@dataclass(frozen=True, slots=True, repr=False)
class Study(Shown):
    """Many layouts, solved. `study` makes it; row i is the i-th layout that was finished."""

    layouts: Layouts
    asked: int
    finished: tuple[range, ...]
    """The numbers of the layouts that were solved."""
    worth: bytes = field(repr=False)
    """What every opening is worth: 16 signed numbers a layout in the order of reading, 0 for the inner four."""
    compiled: bool = field(default=False, compare=False)
    notes: tuple[str, ...] = field(default=(), compare=False)
    seconds: float = field(default=0.0, compare=False)

    def __len__(self) -> int:
        """Return the number of layouts solved."""
        return len(self.worth) // 16

    @property
    def complete(self) -> bool:
        """Were all layouts solved that were asked for?"""
        return len(self) == self.asked

    # --- one layout --------------------------------------------------------------------------------------------------
    def number(self, row: int) -> int:
        """Return the number of the layout in a row."""
        if isinstance(row, int) and not isinstance(row, bool) and 0 <= row < len(self):
            for some in self.finished:
                if row < len(some):
                    return some[row]
                row -= len(some)
        msg = f"row {row!r}; expected a number from 0 to {len(self) - 1}"
        raise ImperialError(msg)

    def values(self, row: int) -> dict[str, Value]:
        """Return what every opening of a layout is worth to the first player, by cell."""
        self.number(row)
        numbers = memoryview(self.worth).cast("b")[16 * row : 16 * row + 16]
        return {CELLS[cell]: Value("red", numbers[cell]) for cell in BORDER}

    def position(self, row: int = 0) -> Position:
        """Return a layout as a position before the first move; red starts."""
        return self.layouts.position(self.number(row))

    def witness(self, row: int = 0, opening: str | None = None) -> Timeline[Position, Move]:
        """Return best play on a layout, with its best opening or a given one, as a timeline for a `Garden`."""
        position = self.position(row)
        game: Any = NIYA
        timeline: Timeline[Position, Move] = Timeline(game, position)
        for move in best_line(position, None if opening is None else game.read_move(position, opening)):
            timeline.play(move)
        timeline.first()
        return timeline

    # --- sums --------------------------------------------------------------------------------------------------------
    @property
    def best(self) -> list[int]:
        """What the first player's best opening is worth, layout by layout: tiles left and one more; negative: lost."""
        numbers = memoryview(self.worth).cast("b")
        return [max(numbers[16 * row + cell] for cell in BORDER) for row in range(len(self))]

    @property
    def winning(self) -> list[int]:
        """How many openings win, layout by layout."""
        numbers = memoryview(self.worth).cast("b")
        return [sum(numbers[16 * row + cell] > 0 for cell in BORDER) for row in range(len(self))]

    @property
    def outcomes(self) -> dict[Value, int]:
        """How the layouts end with best play, in the first player's eyes: how many of each, the best outcome first."""
        counts = Counter(self.best)
        return {Value("red", worth): counts[worth] for worth in sorted(counts, reverse=True)}

    @property
    def first_wins(self) -> int:
        """How many layouts the first player wins."""
        return sum(worth > 0 for worth in self.best)

    @property
    def draws(self) -> int:
        """How many layouts are drawn."""
        return sum(worth == 0 for worth in self.best)

    @property
    def first_share(self) -> Estimate:
        """The share of layouts the first player wins, and where it truly lies with 95 % confidence (Wilson)."""
        return share_interval(self.first_wins, len(self)) if self.worth else Estimate(0.0, 0.0, 1.0)

    @property
    def openings(self) -> dict[int, int]:
        """How many layouts have so many winning openings."""
        return dict(sorted(Counter(self.winning).items()))

    @property
    def tiles_left(self) -> dict[int, int]:
        """How many of the first player's wins leave so many tiles."""
        return dict(sorted(Counter(worth - 1 for worth in self.best if worth > 0).items()))

    @property
    def cells(self) -> dict[str, int]:
        """How often taking this border cell first wins."""
        numbers = memoryview(self.worth).cast("b")
        return {CELLS[cell]: sum(value > 0 for value in numbers[cell::16].tolist()) for cell in BORDER}

    @property
    def places(self) -> dict[str, Estimate]:
        """How often a cell wins as an opening, cells that turning and mirroring make alike taken together."""
        cells, shares = self.cells, {}
        for name, alike in PLACES.items():
            tried = len(self) * len(alike)
            wins = sum(cells[cell] for cell in alike)
            shares[name] = share_interval(wins, tried) if tried else Estimate(0.0, 0.0, 1.0)
        return shares

    # --- faces -------------------------------------------------------------------------------------------------------
    def rows(self, what: str = "layouts") -> Sequence[Mapping[str, Any]]:
        """Return plain rows: one for each of the layouts, outcomes, (numbers of winning) openings, cells or places."""
        if what == "layouts":
            return [self._row(row) for row in range(len(self))]
        if what == "outcomes":
            return [
                {"outcome": value.outcome, "tiles": value.tiles, "layouts": count, "share": count / len(self)}
                for value, count in self.outcomes.items()
            ]
        if what == "openings":
            return [
                {"winning openings": number, "layouts": count, "share": count / len(self)}
                for number, count in self.openings.items()
            ]
        if what == "cells":
            return [{"cell": cell, "wins": wins, "share": wins / len(self)} for cell, wins in self.cells.items()]
        if what == "places":
            return [
                {"place": place, "share": share.value, "share low": share.low, "share high": share.high}
                for place, share in self.places.items()
            ]
        msg = f"rows of {what!r}; expected one of {', '.join(FRAMES)}"
        raise ImperialError(msg)

    def _row(self, row: int) -> dict[str, Any]:
        values = self.values(row)
        best = max(values.values())
        return {
            "number": self.number(row),
            "layout": write_layout(self.layouts.tiles(self.number(row))),
            "outcome": best.outcome,
            "tiles": best.tiles,
            "winning openings": sum(value.worth > 0 for value in values.values()),
            "best openings": " ".join(cell for cell, value in values.items() if value == best),
        }

    def to_frame(self, what: str = "layouts") -> Any:
        """Return such rows as a pandas DataFrame."""
        return data_frame(list(self.rows(what)))

    def summary(self) -> str:
        """Return the answer in a few sentences."""
        lines = [f"{self._headline()}."]
        if self.worth:
            share = self.first_share
            drawn = f", {self.draws / len(self):.1%} are drawn" if self.layouts.full_board == "draw" else ""
            within = f"95 %: {share.low:.1%} to {share.high:.1%}"
            lines.append(f"With best play the first player wins {share.value:.1%} of them ({within}){drawn}.")
            counts = [f"{number} in {count:,}" for number, count in self.openings.items()]
            lines.append(f"Winning openings: {', '.join(counts)}.")
            lefts = [f"{tiles} in {count:,}" for tiles, count in self.tiles_left.items()]
            if lefts:
                lines.append(f"Tiles left by those wins: {', '.join(lefts)}.")
            corner, edge = self.places["corner"].value, self.places["edge"].value
            lines.append(f"An opening wins: {corner:.1%} in a corner, {edge:.1%} on an edge.")
        return "\n".join([*lines, *self.notes])

    def __repr__(self) -> str:
        """Return the headline."""
        return f"<{self._headline()}>"

    def __str__(self) -> str:
        """Return the summary."""
        return self.summary()

    def _headline(self) -> str:
        solved = f"{len(self):,}" if self.complete else f"{len(self):,} of {self.asked:,} (interrupted)"
        ruling = "a draw" if self.layouts.full_board == "draw" else "blocked"
        return f"{solved} layouts of Niya, a full board is {ruling}, seed {self.layouts.seed}"


# --- the work --------------------------------------------------------------------------------------------------------
def study(
    layouts: int = 1000,
    *,
    seed: int = 0,
    full_board: str = "blocked",
    generator: str = "game",
    executor: Executor | None = None,
    chunk: int | None = None,
    progress: bool = True,
    compiled: bool | None = None,
) -> Study:
    """Solve random layouts and sum them up.

    `generator` is `game` (as `new_game` lays tiles out) or `numpy` (`default_rng(seed + i).permutation(16)`).
    `executor` is any executor of `concurrent.futures`. Where numba is there the search runs compiled. An interrupt
    returns what is finished; the chunk of a worker that fails is tried once more in this process.

    >>> answer = study(3, seed=1, compiled=False, progress=False)
    >>> answer == study(3, seed=1, compiled=False, progress=False, chunk=2)
    True
    """
    _check_number("layouts", layouts, 1, MOST_LAYOUTS)
    _check_number("seed", seed, 0, flat.BITS)
    if chunk is not None:
        _check_number("chunk", chunk, 1, MOST_LAYOUTS)
    for name, value, known in (("full_board", full_board, rules.FULL_BOARDS), ("generator", generator, GENERATORS)):
        if value not in known:
            msg = f"{name}={value!r}; expected one of {', '.join(map(repr, known))}"
            raise ImperialError(msg)
    if executor is not None:
        check_executor(executor, seed)
    machine = engine(compiled)
    least, most = _COMPILED if machine.compiled else _PLAIN
    size = chunk or min(most, max(least, -(-layouts // _CHUNKS)))
    series = Layouts(seed, generator, full_board)
    parts: dict[int, bytes] = {}
    notes = [note] if (note := _note(machine.compiled, asked=compiled)) else []
    lost: list[range] = []
    began = time.perf_counter()
    try:
        machine.run(search.solve)  # before any worker starts: it then finds the work done
        with progress_bar(layouts, "layouts", show=progress) as advance:

            def take(numbers: range, part: bytes) -> None:
                parts[numbers.start] = part
                advance(len(numbers))

            spread(executor, partial(solve_chunk, series, machine.compiled), chunks(layouts, size), take, lost)
    except KeyboardInterrupt:
        notes.append("Interrupted: these are the layouts that were finished.")
    if lost:
        notes.append(f"{len(lost)} chunk(s) failed on a worker and were solved again in this process.")
    finished = joined(range(first, first + len(part) // 16) for first, part in parts.items())
    worth = b"".join(parts[first] for first in sorted(parts))
    seconds = time.perf_counter() - began
    return Study(series, layouts, finished, worth, machine.compiled, tuple(notes), seconds)


def _note(compiled: bool, *, asked: bool | None) -> str:  # noqa: FBT001
    if compiled or asked is False:
        return ""
    fast = "pip install 'imperial_widget[fast]' makes it about forty times as fast"
    return f"The search ran as plain Python (numba cannot be imported); {fast}."


def _check_number(name: str, value: object, least: int, most: int) -> None:
    if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
        msg = f"{name}={value!r}; expected a whole number from {least} to {most}"
        raise ImperialError(msg)
