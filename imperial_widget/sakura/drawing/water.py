"""The water of the garden: one stream in the wide drawing, a lake with inlets in the narrow one.

Water is there for the bridges: it passes under every one of them and nowhere crosses the path without one. Boards
whose bridges do not line up get a short inlet for each.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise
from math import hypot
from typing import Final

from imperial_widget.core.scene import Shape

from .path import Track, angle
from .shapes import Point, ellipse, group, num, pair, path, smooth

DASHES: Final = ("14 15 7 21", "9 19 16 13")


@dataclass(frozen=True)
class Knot:
    """A point of a stream: where it flows to, and half its width."""

    at: Point
    flow: Point
    half: float


@dataclass(frozen=True)
class Bridge:
    """A bridge as it lies on the track."""

    spaces: tuple[int, ...]
    row: int
    centre: float  # distance from the gate
    at: Point
    half: float  # half the width of the water under it

    @property
    def length(self) -> int:
        """How many spaces lie on it."""
        return len(self.spaces)


def bridges(track: Track) -> list[Bridge]:
    """All bridges of a board."""
    found = []
    for spaces in track.garden.bridges:
        centre = (track.spaces[spaces[0]] + track.spaces[spaces[-1]]) / 2
        half = 0.34 * track.fold.deck + min(0.33 * (track.spaces[spaces[-1]] - track.spaces[spaces[0]]) / 2, 15)
        found.append(Bridge(spaces, track.row_of(spaces[len(spaces) // 2]), centre, track.at(centre), half))
    return found


def water(track: Track) -> list[Shape]:
    """All the water of a drawing."""
    spans = bridges(track)
    if track.fold.at_bridges:
        shore = [b for b in spans if abs(b.at[0] - track.fold.left) < 4]
        return [*lake(track, shore), *(s for b in spans if b not in shore for s in inlet(track, b))]
    stream = [b for b in spans if b.row > 0]
    first = [b for b in spans if b.row == 0]
    if not _lines_up(track, stream, first):
        return [s for b in spans for s in inlet(track, b)]
    return flow(_course(track, sorted(stream, key=lambda b: -b.row), first[0]))


def _lines_up(track: Track, stream: list[Bridge], first: list[Bridge]) -> bool:
    """Whether one stream can run down through the rows and leave under the first bridge."""
    if len(first) != 1 or sorted(b.row for b in stream) != list(range(1, len(track.rows))):
        return False
    across = [b.at[0] for b in stream]
    return max(across) - min(across) < 40 and first[0].at[0] - across[0] > 90


def _downhill(track: Track, bridge: Bridge) -> Point:
    """The direction square to a bridge that points down the drawing."""
    tx, ty = track.direction(bridge.centre)
    return (-ty, tx) if tx >= 0 else (ty, -tx)


def _course(track: Track, stream: list[Bridge], last: Bridge) -> list[Knot]:
    """The stream: from the top through the rows, along the lowest gap, out under the first bridge."""
    top, low = stream[0], stream[-1]
    gap = low.at[1] + track.fold.radius
    calm = min(low.half, 0.19 * track.fold.pitch)
    out = _downhill(track, last)
    far = (track.height + 40 - last.at[1]) / out[1]
    return [
        Knot((top.at[0] + 9, -30), (0, 1), top.half),
        *(Knot(b.at, _downhill(track, b), b.half) for b in stream),
        Knot((low.at[0] + 58, gap + 2), (1, 0.05), calm),
        Knot((last.at[0] - 62, gap - 1), (1, 0.03), calm),
        Knot(last.at, out, last.half),
        Knot((last.at[0] + out[0] * far, last.at[1] + out[1] * far), out, last.half + 1),
    ]


def flow(knots: list[Knot], *, spring: bool = False) -> list[Shape]:
    """A band of water through knots, with its shores and two dashed lines of current; a spring has a round head."""
    steps = [_between(a, b, f) for a, b in pairwise(knots) for f in (0, 0.2, 0.4, 0.6, 0.8)]
    steps.append(knots[-1])
    left, right = _shore(steps, 1), _shore(steps, -1)
    bank = smooth(left) + "L" + smooth(right[::-1])[1:] + "Z"
    if spring:
        (x, y), (fx, fy), half = knots[0].at, knots[0].flow, knots[0].half
        bank = smooth([*left[::-1], (x - fx * half, y - fy * half), *right]) + "Z"
    waves = [
        path(smooth(_shore(steps, side)), stroke="wave", w=1.3, dash=dash, cap="round")
        for side, dash in zip((0.34, -0.3), DASHES, strict=True)
    ]
    return [path(bank, fill="water", stroke="shore", w=1.3), *waves]


def _shore(steps: list[Knot], side: float) -> list[Point]:
    return [(k.at[0] + side * k.half * k.flow[1], k.at[1] - side * k.half * k.flow[0]) for k in steps]


def _between(a: Knot, b: Knot, f: float) -> Knot:
    """The stream between two knots: a cubic that leaves and arrives as they flow."""
    reach = 1.2 * hypot(b.at[0] - a.at[0], b.at[1] - a.at[1])
    h00, h10 = (1 + 2 * f) * (1 - f) ** 2, f * (1 - f) ** 2
    h01, h11 = f * f * (3 - 2 * f), f * f * (f - 1)
    d00, d10, d11 = 6 * f * f - 6 * f, 3 * f * f - 4 * f + 1, 3 * f * f - 2 * f
    at = [h00 * a.at[i] + h10 * reach * a.flow[i] + h01 * b.at[i] + h11 * reach * b.flow[i] for i in (0, 1)]
    to = [d00 * (a.at[i] - b.at[i]) + reach * (d10 * a.flow[i] + d11 * b.flow[i]) for i in (0, 1)]
    size = hypot(*to) or 1
    ease = f * f * (3 - 2 * f)
    return Knot((at[0], at[1]), (to[0] / size, to[1] / size), a.half + (b.half - a.half) * ease)


def inlet(track: Track, bridge: Bridge) -> list[Shape]:
    """A short water under one bridge; under the lowest row it runs out of the drawing."""
    down, (x, y) = _downhill(track, bridge), bridge.at
    gap = track.fold.pitch - track.fold.ribbon
    if bridge.row == 0 and down[1] > 0.5:
        head = track.fold.ribbon / 2 + 0.4 * gap
        far = (track.height + 30 - y) / down[1]
        knots = [
            Knot((x - head * down[0] - 8, y - head * down[1]), (0.75, 0.66), 0.8 * bridge.half),
            Knot((x, y), down, bridge.half),
            Knot((x + far * down[0] + 16, y + far * down[1]), (0.3, 0.95), bridge.half),
        ]
        return flow(knots, spring=True)
    reach = track.fold.ribbon / 2 + 0.46 * gap
    pond = ellipse(0, 0, reach, 1.15 * bridge.half, fill="water", stroke="shore", w=1.3)
    side = track.fold.ribbon / 2 + 0.2 * gap
    waves = [ripple(x + s * side * down[0], y + s * side * down[1]) for s in (1, -1)]
    return [{**group([pond], x, y), "transform": f"translate({pair((x, y))}) rotate({num(angle(down))})"}, *waves]


def ripple(x: float, y: float, size: float = 1.0) -> Shape:
    """One small wave."""
    a, b = num(4 * size), num(8 * size)
    start = pair((x - 8 * size, y))
    return path(f"M{start}q{a} -4 {b} 0t{b} 0", stroke="wave", w=1.3, cap="round")


def lake(track: Track, shore: list[Bridge]) -> list[Shape]:
    """A lake at the left edge that reaches under every bridge on the left turns."""
    if not shore:
        return []
    falling = sorted(shore, key=lambda b: b.at[1])
    x, edge = track.fold.left, track.fold.left - track.fold.ribbon / 2
    ponds = [ellipse(x + 37, b.at[1], 21, 13, fill="water", stroke="shore", w=1.3) for b in falling]
    ripples = [ripple(x + 33, b.at[1] + 1, 0.9) for b in falling]
    ripples += [ripple(14, b.at[1], 0.9) for b in falling]
    ripples += [ripple(12, a.at[1] + f * (b.at[1] - a.at[1]), 0.8) for a, b in pairwise(falling) for f in (0.3, 0.7)]
    return [*ponds, path(_lakeside(falling, x, edge), fill="water", stroke="shore", w=1.3), *ripples]


def _lakeside(falling: list[Bridge], x: float, edge: float) -> str:
    """The outline of the lake, down the shore from inlet to inlet."""
    first, last = falling[0], falling[-1]
    y = first.at[1] - first.half
    d = f"M-8 {num(y - 50)}C6 {num(y - 40)} 16 {num(y)} {num(edge - 8)} {num(y)}"
    for bridge, after in zip(falling, [*falling[1:], None], strict=True):
        up, low = bridge.at[1] - bridge.half, bridge.at[1] + bridge.half
        d += f"L{num(x)} {num(up)}L{num(x)} {num(low)}L{num(edge - 8)} {num(low)}"
        if after:
            end = after.at[1] - after.half
            third, hollow = (end - low) / 3, edge - 19
            d += (
                f"C{num(hollow - 2)} {num(low + third)} {num(hollow - 2)} {num(end - third)} {num(edge - 8)} {num(end)}"
            )
    y = last.at[1] + last.half
    return d + f"C16 {num(y)} 6 {num(y + 28)} -8 {num(y + 38)}Z"
