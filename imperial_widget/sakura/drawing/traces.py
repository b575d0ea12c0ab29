"""Traces of a walk, and the one object through which a scene asks for the drawing of a board.

A trace lives in path coordinates: it follows the path and bows away from it, outside the nearest turn when a piece
goes forward and inside when it goes back, so that the two never cross. One hop is one counted step; occupied spaces are
simply inside the arc.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from math import pi, sin
from typing import Final, TypeVar

from imperial_widget.core.scene import Layout, Spot

from .board import Namer, anchors, layout
from .path import FOLDS, Garden, Track
from .shapes import Point, smooth, tidy

T = TypeVar("T")

FORWARD: Final = 4.0
BACKWARD: Final = 8.0
LEAVE: Final = 11.0
ARRIVE: Final = 9.0
LEAP: Final = 1.35


class Ground:
    """A garden, laid out in both drawings: where things are and how traces run.

    >>> g = ground(Garden(36, 6, (16, 26, 36)))
    >>> sorted(g.hop(16, 19))
    ['narrow', 'wide']
    """

    def __init__(self, garden: Garden) -> None:
        self.garden = garden
        self.tracks = {fold.name: Track(garden, fold) for fold in FOLDS}
        self.anchors: dict[str, dict[str, Spot]] = self._both(anchors)

    def _both(self, make: Callable[[Track], T]) -> dict[str, T]:
        return {name: make(track) for name, track in self.tracks.items()}

    def layouts(self, names: Namer, labels: Namer = str) -> dict[str, Layout]:
        """Both layouts, with anchors among the spots: `names` are spoken, `labels` drawn in the stones."""
        made = self._both(lambda track: layout(track, names, labels))
        for name, spots in self.anchors.items():
            made[name]["spots"].update(spots)
        return made

    def hop(self, a: int, b: int, backward: bool | None = None) -> dict[str, str]:
        """One counted step from space `a` to space `b`, over whatever stands between."""
        return self._both(lambda track: _arc(track, a, b, _goes_back(a, b, backward), 1))

    def leap(self, a: int, b: int, backward: bool | None = None) -> dict[str, str]:
        """A higher arc: an overtaking, or a move that counts no spaces (a line-up)."""
        return self._both(lambda track: _arc(track, a, b, _goes_back(a, b, backward), LEAP))

    def bump(self, a: int, b: int) -> dict[str, str]:
        """From space `a` against the Emperor on space `b`: the trace ends in the burst."""
        return self._both(lambda track: _bump(track, a, b))

    def badge(self, b: int, backward: bool = False) -> dict[str, list[float]]:
        """Where the count of a hop that ends on space `b` stands."""
        return self._both(lambda track: _badge(track, b, backward))

    def burst(self, a: int, b: int) -> dict[str, list[float]]:
        """Where a piece coming from space `a` runs into the piece on space `b`."""
        return self._both(lambda track: _point(_burst(track, a, b)))

    def above(self, space: int) -> dict[str, list[float]]:
        """Where a tag stands above a piece, inside the drawing."""
        return self._both(lambda track: _above(track, space))


@cache
def ground(garden: Garden) -> Ground:
    """The ground of a garden, laid out once."""
    return Ground(garden)


def _goes_back(a: int, b: int, backward: bool | None) -> bool:
    return b < a if backward is None else backward


def _point(point: Point) -> list[float]:
    return [tidy(point[0]), tidy(point[1])]


def _side(track: Track, distance: float, backward: bool) -> int:
    """The side of the walker on which a trace bows there."""
    outside = track.outside(distance)
    return -outside if backward else outside


def _bow(track: Track, f: float, backward: bool, height: float) -> float:
    """How far a trace is from the path, at a fraction of the way."""
    start = (BACKWARD if backward else FORWARD) * track.fold.hop / 25
    swing: float = max(0.0, sin(pi * f)) ** 0.8
    return start + height * track.fold.hop * swing


def _arc(track: Track, a: int, b: int, backward: bool, height: float) -> str:
    start, end = track.spaces[a], track.spaces[b]
    span = end - start
    if not span:
        return ""
    side = _side(track, (start + end) / 2, backward)
    k = track.scale
    leave, arrive = LEAVE * k / abs(span), 1 - ARRIVE * k / abs(span)
    n = max(8, round(abs(span) / 16))
    fractions = [leave + (arrive - leave) * i / n for i in range(n + 1)]
    away = [min(_bow(track, f, backward, height), track.room(start + f * span, side)) for f in fractions]
    points = [track.beside(start + f * span, side * bow) for f, bow in zip(fractions, _eased(away), strict=True)]
    return smooth(points)


def _eased(values: list[float]) -> list[float]:
    """The same values without corners, where a trace had to keep out of a turn."""
    for _ in range(3):
        inner = [(a + 2 * b + c) / 4 for a, b, c in zip(values, values[1:], values[2:], strict=False)]
        values = [values[0], *inner, values[-1]]
    return values


def _burst(track: Track, a: int, b: int) -> Point:
    start, end = track.spaces[a], track.spaces[b]
    one = 1 if end > start else -1
    at = end - one * 0.45 * min(track.step, abs(end - start))
    return track.beside(at, _side(track, at, end < start) * 16.5 * track.scale)


def _bump(track: Track, a: int, b: int) -> str:
    start, end = track.spaces[a], track.spaces[b]
    backward = end < start
    one = -1 if backward else 1
    stop = end - one * 0.45 * min(track.step, abs(end - start))
    side = _side(track, stop, backward)
    begin = start + one * 9 * track.scale
    offsets = [8 + 8.5 * (i / 4) ** 0.7 for i in range(5)]
    return smooth([track.beside(begin + (stop - begin) * i / 4, side * offsets[i] * track.scale) for i in range(5)])


def _badge(track: Track, b: int, backward: bool) -> list[float]:
    at = track.spaces[b]
    return _point(track.beside(at, _side(track, at, backward) * 20 * track.scale))


def _above(track: Track, space: int) -> list[float]:
    x, y = track.space(space)
    k = track.scale
    return _point((min(max(x + 6 * k, 34 * k), track.width - 22 * k), max(y - 36 * k, 15 * k)))
