"""The winding path: from a board's numbers to a point and a direction for every space.

A :class:`Garden` says how long the path is and where its landmarks stand. A :class:`Fold` says how a drawing folds it
into rows (wide for a notebook, narrow for a phone). A :class:`Track` is the result, measured along its own length, so
that whatever follows the path (ribbon, bridges, traces) asks it for a point at a distance. Draws nothing.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise
from math import atan2, ceil, cos, hypot, pi, sin
from typing import Final

from .shapes import Point

SAMPLE: Final = 2.0


@dataclass(frozen=True)
class Garden:
    """A board: spaces 1 to `length` after the gate (0), its torii, its sakura and its bridges."""

    length: int
    torii: int
    sakura: tuple[int, ...]
    bridges: tuple[tuple[int, ...], ...] = ()

    def __post_init__(self) -> None:
        landmarks = (self.torii, *self.sakura, *(space for bridge in self.bridges for space in bridge))
        wrong = [space for space in landmarks if not 0 < space <= self.length]
        if wrong:
            raise ValueError(f"landmarks must stand on spaces 1 to {self.length}, not on {wrong}")
        if not all(self.bridges):
            raise ValueError("a bridge needs at least one space")

    @property
    def chapters(self) -> list[tuple[int, int]]:
        """The path cut at its landmarks.

        >>> Garden(36, 6, (16, 26, 36)).chapters
        [(0, 6), (6, 16), (16, 26), (26, 36)]
        """
        return list(pairwise(sorted({0, self.torii, *self.sakura, self.length})))


@dataclass(frozen=True)
class Fold:
    """How a drawing folds the path: rows one `pitch` apart, turning at x = `left` and x = `right`."""

    name: str
    width: float
    left: float
    right: float
    pitch: float
    top: float
    bottom: float
    gate: float  # the gate never stands further left than this
    ribbon: float
    stone: float  # the largest radius of a stone
    room: float  # radius of a stone per pixel of step, when spaces are narrow
    longest: int  # more spaces than this are split in two rows
    at_bridges: bool  # every chapter is folded once more, at its bridge
    wind: float
    hop: float
    deck: float

    @property
    def radius(self) -> float:
        """Radius of a turn."""
        return self.pitch / 2

    def height(self, rows: int) -> float:
        """Height of the drawing."""
        return self.top + self.pitch * (rows - 1) + self.bottom

    def y(self, row: int, rows: int) -> float:
        """Height of a row; row 0 is the lowest."""
        return self.top + self.pitch * (rows - 1 - row)


WIDE: Final = Fold("wide", 648, 112, 574, 92, 96, 58, 60, 42, 16, 0.375, 14, False, 9, 25, 50)
NARROW: Final = Fold("narrow", 390, 62, 330, 59, 66, 36, 46, 38, 15, 0.342, 8, True, 0, 21, 41)
FOLDS: Final = (WIDE, NARROW)


def rows(garden: Garden, fold: Fold) -> list[tuple[int, int]]:
    """The first and last space of every row, lowest row first.

    >>> rows(Garden(36, 6, (16, 26, 36), ((5,), (11,), (21,), (31,))), NARROW)[:3]
    [(0, 6), (6, 11), (11, 16)]
    """
    cuts = [0]
    for start, end in garden.chapters:
        middle = _fold_point(garden, start, end) if fold.at_bridges and start else None
        for a, b in pairwise([start, *([middle] if middle else []), end]):
            parts = ceil((b - a) / fold.longest)
            cuts.extend(a + round((b - a) * i / parts) for i in range(1, parts + 1))
    return list(pairwise(cuts))


def _fold_point(garden: Garden, start: int, end: int) -> int | None:
    """The space at which a chapter turns on a phone: its bridge, if that is near the middle."""
    if end - start < 4:
        return None
    centre = (start + end) / 2
    middles = [bridge[len(bridge) // 2] for bridge in garden.bridges if start < bridge[0] and bridge[-1] < end]
    near = [m for m in middles if abs(m - centre) <= (end - start) / 6]
    return min(near, key=lambda m: abs(m - centre)) if near else round(centre)


@dataclass(frozen=True)
class Turn:
    """Where the path turns from one row to the next."""

    at: float  # distance from the gate
    centre: Point
    side: int  # on which side of the walker its outside lies: 1 left, -1 right
    landmark: bool  # it turns at a landmark, not merely at a fold


class Track:
    """The path as walked: samples every two pixels, and the distance of every space from the gate."""

    def __init__(self, garden: Garden, fold: Fold) -> None:
        self.garden, self.fold = garden, fold
        self.rows = rows(garden, fold)
        self.width, self.height = fold.width, fold.height(len(self.rows))
        self._points: list[Point] = []
        self._along: list[float] = []
        self.turns: list[Turn] = []
        self.spaces: list[float] = []
        self._walk()
        self.step = min(b - a for a, b in pairwise(self.spaces)) if len(self.spaces) > 1 else fold.pitch
        self.stone = min(fold.stone, fold.room * self.step)

    @property
    def scale(self) -> float:
        """Pieces shrink with the stones."""
        return round(self.stone / 16, 4)

    @property
    def length(self) -> float:
        """Distance from the gate to the last space."""
        return self.spaces[-1]

    def at(self, distance: float) -> Point:
        """The point at a distance from the gate."""
        i = min(max(bisect_right(self._along, distance) - 1, 0), len(self._along) - 2)
        (ax, ay), (bx, by) = self._points[i], self._points[i + 1]
        f = (distance - self._along[i]) / (self._along[i + 1] - self._along[i])
        return ax + f * (bx - ax), ay + f * (by - ay)

    def direction(self, distance: float) -> Point:
        """The unit vector in which one walks there."""
        low, high = max(distance - 1, 0), min(distance + 1, self.length)
        (ax, ay), (bx, by) = self.at(low), self.at(high)
        size = hypot(bx - ax, by - ay)
        return (bx - ax) / size, (by - ay) / size

    def beside(self, distance: float, offset: float) -> Point:
        """A point beside the path; a positive offset lies to the left of the walker."""
        (x, y), (tx, ty) = self.at(distance), self.direction(distance)
        return x + offset * ty, y - offset * tx

    def space(self, space: int) -> Point:
        """The middle of a space."""
        return self.at(self.spaces[space])

    def outside(self, distance: float) -> int:
        """The side that lies outside the nearest landmark's turn, and so the same for a whole walk around it."""
        turns = [turn for turn in self.turns if turn.landmark] or self.turns
        return min(turns, key=lambda turn: abs(turn.at - distance)).side if turns else 1

    def room(self, distance: float, side: int) -> float:
        """How far something beside the path may stray: inside a turn it must not reach the centre."""
        tight, free = 0.58 * self.fold.radius, 0.8 * self.fold.pitch
        bend = pi / 2 * self.fold.radius
        away = min((abs(turn.at - distance) - bend for turn in self.turns if turn.side != side), default=bend)
        return tight + (free - tight) * min(max(away / (2 * bend), 0), 1)

    def row_of(self, space: int) -> int:
        """The row in which a space lies; a space at a turn belongs to the lower one."""
        return next(i for i, (_, end) in enumerate(self.rows) if space <= end)

    def samples(self, start: float, end: float, every: float) -> list[float]:
        """Distances from start to end, evenly spread, about `every` pixels apart."""
        n = max(1, round(abs(end - start) / every))
        return [start + (end - start) * i / n for i in range(n + 1)]

    # --- building -----------------------------------------------------------------------------------------------

    def _walk(self) -> None:
        """Lay out row after row and put the spaces on it, evenly in each row."""
        last = len(self.rows) - 1
        for index, (start, end) in enumerate(self.rows):
            points = list(self._row(index))
            if index == 0 and last > 0:
                points = self._from_gate(points, end)
            begin = self._along[-1] if self._along else 0.0
            self._append(points)
            stop = self._along[-1]
            first = [begin] if index == 0 else []
            self.spaces += first + [begin + (stop - begin) * i / (end - start) for i in range(1, end - start + 1)]
            if index < last:
                self._turn(index, stop, end in (self.garden.torii, *self.garden.sakura))

    def _append(self, points: list[Point]) -> None:
        for point in points:
            if not self._points:
                self._along.append(0.0)
            else:
                x, y = self._points[-1]
                size = hypot(point[0] - x, point[1] - y)
                if size < 1e-6:
                    continue
                self._along.append(self._along[-1] + size)
            self._points.append(point)

    def _row(self, index: int) -> Iterator[Point]:
        """Points of a row: a quarter circle in, the straight, a quarter circle out."""
        fold, last = self.fold, len(self.rows) - 1
        way = 1 if index % 2 == 0 else -1
        y = fold.y(index, len(self.rows))
        near, far = (fold.left, fold.right) if way > 0 else (fold.right, fold.left)
        inset = way * fold.radius
        start = near + inset if index else min(near, fold.gate)
        stop = far - inset if index < last else far - inset + way * self._tail()
        if index:
            yield from _quarter((start, y + fold.radius), fold.radius, -way, enter=True)
        n = max(1, round(abs(stop - start) / SAMPLE))
        for i in range(n + 1):
            x = start + (stop - start) * i / n
            yield x, y + self._winding(x)
        if index < last:
            yield from _quarter((stop, y - fold.radius), fold.radius, way, enter=False)

    def _tail(self) -> float:
        """How far the last row runs on: as long as the quarter circle it does without."""
        return pi / 2 * self.fold.radius

    def _winding(self, x: float) -> float:
        fold = self.fold
        t = (x - fold.left - fold.radius) / (fold.right - fold.left - 2 * fold.radius)
        t = min(max(t, 0), 1)
        return fold.wind * sin(2 * pi * t) * sin(pi * t)

    def _from_gate(self, points: list[Point], count: int) -> list[Point]:
        """The first row, measured back from its turn with the step of the second, if there is room for it."""
        fold = self.fold
        along = [0.0]
        for (ax, ay), (bx, by) in pairwise(points):
            along.append(along[-1] + hypot(bx - ax, by - ay))
        full = fold.right - fold.left - 2 * fold.radius + pi * fold.radius
        second = self.rows[1][1] - self.rows[1][0]
        skip = max(0.0, along[-1] - count * full / second)
        i = bisect_right(along, skip) - 1
        f = (skip - along[i]) / (along[i + 1] - along[i])
        (ax, ay), (bx, by) = points[i], points[i + 1]
        return [(ax + f * (bx - ax), ay + f * (by - ay)), *points[i + 1 :]]

    def _turn(self, index: int, at: float, landmark: bool) -> None:
        fold, way = self.fold, 1 if index % 2 == 0 else -1
        x = fold.right - fold.radius if way > 0 else fold.left + fold.radius
        self.turns.append(Turn(at, (x, fold.y(index, len(self.rows)) - fold.radius), -way, landmark))


def _quarter(centre: Point, radius: float, way: int, *, enter: bool) -> Iterator[Point]:
    """A quarter circle on the right (way 1) or left (-1) of its centre: up to the apex, or on from it."""
    n = max(2, round(pi / 2 * radius / SAMPLE))
    for i in range(n + 1):
        angle = pi / 2 * i / n + (pi / 2 if enter else 0)
        yield centre[0] + way * radius * sin(angle), centre[1] + radius * cos(angle)


def angle(direction: Point) -> float:
    """A direction in degrees, as SVG turns."""
    return atan2(direction[1], direction[0]) * 180 / pi
