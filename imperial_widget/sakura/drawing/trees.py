"""Where the trees stand: beside their sakura, outside the turn, never on a space.

A tree is drawn larger in blossom than in bud, so room is sought for its crown in blossom. The place is the cheapest of
many tried, which also serves boards that nobody has drawn yet.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import hypot

from .path import Track
from .scenery import CANOPY
from .shapes import Point

WIDE_WISH: Point = (60, 42)
NARROW_WISH: Point = (40, 60)


def plant(track: Track) -> dict[int, Point]:
    """The foot of every tree, by the space of its sakura."""
    placed: dict[int, Point] = {}
    for space in track.garden.sakura:
        side = 1 if track.space(space)[0] > track.width / 2 else -1
        placed[space] = _best(track, space, side, list(placed.values()))
    return placed


@dataclass(frozen=True)
class Plot:
    """What a place is weighed against: the wish, the stones and the path nearby, and trees already planted."""

    track: Track
    wish: Point
    stones: list[Point]
    ribbon: list[Point]
    trees: list[Point]

    def cost(self, foot: Point) -> float:
        """How bad a place is: crown over stones, over the path, over the edge, over a tree, far from the wish."""
        k = self.track.scale
        cx, cy, rx, ry = foot[0] + k * CANOPY[0], foot[1] + k * CANOPY[1], k * CANOPY[2], k * CANOPY[3]
        far = 0.25 * (abs(foot[0] - self.wish[0]) + abs(foot[1] - self.wish[1]))
        over = (0.45 if self.track.fold.at_bridges else 0.8) * max(0.0, cx + rx - self.track.width, rx - cx)
        over += 9 * max(0.0, ry - cy, foot[1] + 4 - self.track.height)
        crowded = 90 * sum(_inside(x - foot[0], y - foot[1], 1.7 * rx, 2.2 * ry) for x, y in self.trees)
        return far + over + crowded + self._covered(foot, (cx, cy), rx, ry)

    def _covered(self, foot: Point, crown: Point, rx: float, ry: float) -> float:
        stone, cost = 1.15 * self.track.stone, 0.0
        shade, wide = 1.5 if self.track.fold.at_bridges else 4, self.track.fold.ribbon
        for x, y in self.stones:
            cost += 400 * _inside(x - crown[0], y - crown[1], rx + stone, ry + stone)
            cost += 100 * _inside(x - foot[0], y - foot[1] + 10, stone + 6, stone + 14)
            cost += 100 * _inside(x - foot[0], y - foot[1] - 9, stone + 20, stone + 9)  # fallen petals
        for x, y in self.ribbon:
            cost += shade * _inside(x - crown[0], y - crown[1], rx + 0.4 * wide, ry + 0.4 * wide)
            cost += 6 * _inside(x - foot[0], y - foot[1] + 4, 18, 18)
        return cost


def _best(track: Track, space: int, side: int, others: list[Point]) -> Point:
    """Try a coarse grid around the sakura, then look more closely around the best place of it."""
    x, y = track.space(space)
    wish = NARROW_WISH if track.fold.at_bridges else WIDE_WISH
    near = [p for p in map(track.at, track.samples(0, track.length, 16)) if hypot(p[0] - x, p[1] - y) < 170]
    stones = [p for p in map(track.at, track.spaces) if hypot(p[0] - x, p[1] - y) < 170]
    plot = Plot(track, (x + side * wish[0], y + wish[1]), stones, near, others)
    coarse = min(_grid((x + side * 24, y + 28), 56, 8), key=plot.cost)
    return min(_grid(coarse, 6, 2), key=plot.cost)


def _grid(centre: Point, reach: int, step: int) -> list[Point]:
    offsets = range(-reach, reach + 1, step)
    return [(centre[0] + dx, centre[1] + dy) for dx in offsets for dy in offsets]


def _inside(dx: float, dy: float, rx: float, ry: float) -> bool:
    return (dx / rx) ** 2 + (dy / ry) ** 2 < 1
