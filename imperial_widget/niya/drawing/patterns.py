"""Lines and places on the field: outlines around four cells, arrows from cell to cell, and where stamps stand.

Everything comes once for each layout, as the marks of a scene want it. A trace of the stage has one width and no dash
of its own, so a dashed outline is cut into strokes here: long ones for one threat, dots for another, whole for a win.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise
from math import atan2, ceil, cos, hypot, pi, sin
from typing import Final, TypeVar

from imperial_widget.core.shapes import Point, pair, tidy

from .field import PLANS, Plan, place
from .tiles import HALF

T = TypeVar("T")

STYLES: Final = {"solid": None, "dashed": (9.0, 8.0), "dotted": (1.2, 7.6)}
"""How an outline is drawn: the length of a stroke without its round ends, and the way to the next."""
INSET: Final = {"solid": 0.0, "dashed": 0.0, "dotted": 3.6}
"""Two outlines that share a side run beside each other."""
NEAR: Final = 46.0
FAR: Final = 52.0
LEAVE: Final = (34.0, 44.0)
"""Where an arrow begins, seen from the middle of its cell: towards a neighbour, and towards another cell."""
BEND: Final = 34.0


def _both(make: Callable[[Plan], T]) -> dict[str, T]:
    return {plan.name: make(plan) for plan in PLANS}


def outline(cells: Sequence[str], style: str = "solid") -> dict[str, str]:
    """The path data of a rounded outline around four cells, in a line, on a diagonal or in a square.

    >>> sorted(outline(["a4", "b4", "a3", "b3"], "dashed"))
    ['narrow', 'wide']
    """
    if style not in STYLES:
        raise ValueError(f"no outline is {style!r}; an outline is {', '.join(STYLES)}")
    corners = _corners(cells)
    return _both(lambda plan: _outline(plan, corners, style))


def arrow(start: str, end: str, bend: float = 0.0) -> dict[str, str]:
    """The path data of an arrow that ends before the middle of a cell; `bend` bows it to the left of its way.

    `BEND` is enough to pass a token that stands between.

    >>> arrow("b3", "b2")["wide"]
    'M210 222L210 256'
    """
    if start == end:
        raise ValueError(f"an arrow needs two cells, not {start!r} twice")
    return _both(lambda plan: _arrow(plan, start, end, bend))


def rim(cell: str) -> dict[str, list[float]]:
    """Where a pill stands: on the lower rim of a cell."""
    return _both(lambda plan: _beside(plan, cell, 0, HALF + 1))


def corner(cell: str) -> dict[str, list[float]]:
    """Where a number stands: in the upper right corner of a cell."""
    return _both(lambda plan: _beside(plan, cell, HALF - 14, 14 - HALF))


def centre(cell: str) -> dict[str, list[float]]:
    """The middle of a cell."""
    return _both(lambda plan: _beside(plan, cell, 0, 0))


def _beside(plan: Plan, cell: str, dx: float, dy: float) -> list[float]:
    x, y = plan.centre(cell)
    return [tidy(x + plan.scale * dx), tidy(y + plan.scale * dy)]


def _corners(cells: Sequence[str]) -> tuple[str, str]:
    """The first and the last of the cells; what is neither line nor square is refused."""
    ordered = sorted(cells, key=lambda cell: place(cell)[::-1])
    places = [place(cell) for cell in ordered]
    columns, rows = {x for x, _ in places}, {y for _, y in places}
    square = len(columns) == len(rows) == 2 and max(columns) - min(columns) == max(rows) - min(rows) == 1
    diagonal = len({x - y for x, y in places}) == 1 or len({x + y for x, y in places}) == 1
    if len(set(places)) != 4 or not (square or diagonal or 1 in (len(columns), len(rows))):
        raise ValueError(f"no row, diagonal or square: {', '.join(cells)}; expected four cells that make a pattern")
    return ordered[0], ordered[-1]


def _outline(plan: Plan, ends: tuple[str, str], style: str) -> str:
    points = _border(plan, ends, INSET[style] * plan.scale)
    cut = STYLES[style]
    if cut is None:
        return "M" + "L".join(pair(p) for p in points[:-1]) + "Z"
    return _strokes(points, cut[0] * plan.scale, cut[1] * plan.scale)


def _border(plan: Plan, ends: tuple[str, str], inset: float) -> list[Point]:
    """A closed way around the cells: a rectangle with round corners, or a long loop along a diagonal."""
    (ax, ay), (bx, by) = plan.centre(ends[0]), plan.centre(ends[1])
    half = plan.cell / 2 + plan.gap / 2 - inset
    columns, rows = (abs(a - b) for a, b in zip(place(ends[0]), place(ends[1]), strict=True))
    if columns == rows == 3:
        radius, turn = 0.86 * half, atan2(by - ay, bx - ax)
        start, stop = turn + pi / 2, turn - pi / 2
        loop = [*_arc((ax, ay), radius, start), *_arc((bx, by), radius, stop)]
        return [*loop, loop[0]]
    r = 12 * plan.scale
    left, right, top, bottom = min(ax, bx) - half, max(ax, bx) + half, ay - half, by + half
    loop = [
        *_arc((left + r, top + r), r, pi, pi / 2),
        *_arc((right - r, top + r), r, -pi / 2, pi / 2),
        *_arc((right - r, bottom - r), r, 0, pi / 2),
        *_arc((left + r, bottom - r), r, pi / 2, pi / 2),
    ]
    return [*loop, loop[0]]


def _arc(middle: Point, radius: float, start: float, sweep: float = pi) -> list[Point]:
    """Points of an arc, clockwise as seen on the page."""
    n = max(4, ceil(radius * sweep / 6))
    angles = (start + sweep * i / n for i in range(n + 1))
    return [(middle[0] + radius * cos(a), middle[1] + radius * sin(a)) for a in angles]


def _strokes(points: Sequence[Point], stroke: float, step: float) -> str:
    """A closed way cut into equal strokes; `step` leads from the end of one to the next."""
    lengths = [0.0]
    for (ax, ay), (bx, by) in pairwise(points):
        lengths.append(lengths[-1] + hypot(bx - ax, by - ay))
    count = max(1, round(lengths[-1] / (stroke + step)))
    period = lengths[-1] / count
    long = period * stroke / (stroke + step)
    parts = []
    for i in range(count):
        a, b = i * period, i * period + long
        between = [p for p, s in zip(points, lengths, strict=True) if a < s < b]
        way = [_along(points, lengths, a), *between, _along(points, lengths, b)]
        parts.append("M" + "L".join(pair(p) for p in way))
    return "".join(parts)


def _along(points: Sequence[Point], lengths: Sequence[float], at: float) -> Point:
    """The point of a way at a length."""
    i = max(k for k, s in enumerate(lengths[:-1]) if s <= at)
    (ax, ay), (bx, by) = points[i], points[i + 1]
    f = (at - lengths[i]) / ((lengths[i + 1] - lengths[i]) or 1)
    return ax + f * (bx - ax), ay + f * (by - ay)


def _arrow(plan: Plan, start: str, end: str, bend: float) -> str:
    (ax, ay), (bx, by) = plan.centre(start), plan.centre(end)
    (ac, ar), (bc, br) = place(start), place(end)
    near = max(abs(ac - bc), abs(ar - br)) == 1
    leave, arrive = (plan.scale * value for value in ((LEAVE[0], NEAR) if near else (LEAVE[1], FAR)))
    size = hypot(bx - ax, by - ay)
    ux, uy = (bx - ax) / size, (by - ay) / size
    bow = 2 * bend * plan.scale
    middle = ((ax + bx) / 2 + bow * uy, (ay + by) / 2 - bow * ux)
    if not bend:
        return f"M{pair((ax + leave * ux, ay + leave * uy))}L{pair((bx - arrive * ux, by - arrive * uy))}"
    a, b = _towards((ax, ay), middle, leave), _towards((bx, by), middle, arrive)
    return f"M{pair(a)}Q{pair(middle)} {pair(b)}"


def _towards(at: Point, to: Point, far: float) -> Point:
    size = hypot(to[0] - at[0], to[1] - at[1])
    return at[0] + far * (to[0] - at[0]) / size, at[1] + far * (to[1] - at[1]) / size
