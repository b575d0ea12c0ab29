"""Shapes in plain dicts: the words in which every drawing of the garden is written.

A shape has the fields of the scene contract and nothing else; colours are palette names. Numbers are rounded to
one decimal, because a drawing travels with every saved notebook. Knows no garden and no rule.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import cos, hypot, pi, sin, sqrt
from typing import Any

from imperial_widget.core.scene import Shape

Point = tuple[float, float]


def num(value: float) -> str:
    """A number in as few characters as one decimal allows.

    >>> num(12.04), num(-0.04), num(3.16)
    ('12', '0', '3.2')
    """
    text = f"{value:.1f}".removesuffix(".0")
    return "0" if text == "-0" else text


def tidy(value: float) -> float:
    """The same rounding for a number that stays a number."""
    rounded = round(value, 1) + 0.0
    return int(rounded) if rounded == int(rounded) else rounded


def pair(point: Point) -> str:
    """A point as it stands in path data.

    >>> pair((1.26, -3))
    '1.3 -3'
    """
    return f"{num(point[0])} {num(point[1])}"


def draw(t: str, /, **fields: Any) -> Shape:
    """A shape of kind `t`; numbers are rounded, except opacity, scale and widths.

    >>> draw("circle", cx=1.234, cy=0, r=2, fill="ink")
    {'t': 'circle', 'cx': 1.2, 'cy': 0, 'r': 2, 'fill': 'ink'}
    """
    exact = ("opacity", "scale", "w", "size", "weight")
    return {
        "t": t,
        **{k: tidy(v) if isinstance(v, (int, float)) and k not in exact else v for k, v in fields.items()},
    }


def circle(cx: float, cy: float, r: float, **fields: Any) -> Shape:
    """A circle around (cx, cy)."""
    return draw("circle", cx=cx, cy=cy, r=r, **fields)


def ellipse(cx: float, cy: float, rx: float, ry: float, **fields: Any) -> Shape:
    """An upright ellipse around (cx, cy)."""
    return draw("ellipse", cx=cx, cy=cy, rx=rx, ry=ry, **fields)


def rect(x: float, y: float, width: float, height: float, **fields: Any) -> Shape:
    """A rectangle with its top left corner at (x, y)."""
    return draw("rect", x=x, y=y, width=width, height=height, **fields)


def line(a: Point, b: Point, **fields: Any) -> Shape:
    """A straight line."""
    return draw("line", x1=a[0], y1=a[1], x2=b[0], y2=b[1], **fields)


def path(d: str, **fields: Any) -> Shape:
    """A path from its data."""
    return draw("path", d=d, **fields)


def polygon(points: Iterable[Point], **fields: Any) -> Shape:
    """A closed outline through points."""
    return draw("polygon", points=" ".join(pair(p) for p in points), **fields)


def label(x: float, y: float, text: str, size: float, **fields: Any) -> Shape:
    """Words centred on x, standing on the baseline y."""
    return draw("text", x=x, y=y, text=text, size=size, anchor="middle", **fields)


def use(symbol: str, x: float = 0, y: float = 0, scale: float = 1, **fields: Any) -> Shape:
    """A symbol placed at (x, y)."""
    return draw("use", symbol=symbol, x=x, y=y, scale=scale, **fields)


def group(children: Sequence[Shape], x: float = 0, y: float = 0, scale: float = 1, **fields: Any) -> Shape:
    """Shapes moved to (x, y) and scaled."""
    transform = f"translate({pair((x, y))})" + (f" scale({scale:.3g})" if scale != 1 else "")
    return draw("g", transform=transform, children=list(children), **fields)


def polar(radius: float, degrees: float, centre: Point = (0, 0)) -> Point:
    """The point at an angle measured clockwise from straight up."""
    a = degrees * pi / 180
    return centre[0] + radius * sin(a), centre[1] - radius * cos(a)


def ring_of(n: int, radius: float, turn: float = 0) -> list[Point]:
    """`n` points spread evenly around the origin, the first one `turn` degrees from straight up."""
    return [polar(radius, turn + 360 * i / n) for i in range(n)]


def scallop(distance: float, radius: float, petals: int = 5) -> str:
    """The outline of petals: circles of `radius` at `distance` from the origin, the first one straight up."""
    half = pi / petals
    notch = distance * cos(half) + sqrt(max(radius**2 - (distance * sin(half)) ** 2, 0))
    large = int(distance > notch * cos(half))
    corners = ring_of(petals, notch, -180 / petals)
    arcs = "".join(f"A{num(radius)} {num(radius)} 0 {large} 1 {pair(p)}" for p in [*corners[1:], corners[0]])
    return f"M{pair(corners[0])}{arcs}Z"


def disc(x: float, y: float, r: float) -> str:
    """A circle as path data, so that many of them make one shape."""
    r = tidy(r)  # before it is doubled, or the two halves would not meet as one circle
    size, across = num(r), num(2 * r)
    return f"M{pair((x - r, y))}a{size} {size} 0 1 0 {across} 0a{size} {size} 0 1 0 -{across} 0Z"


def smooth(points: Sequence[Point], *, closed: bool = False) -> str:
    """A curve through points: cubic pieces whose tangents look from neighbour to neighbour."""
    n = len(points)
    if n < 3:
        return "M" + "L".join(pair(p) for p in points)
    parts = [f"M{pair(points[0])}"]
    for i in range(n if closed else n - 1):
        a, b = points[i], points[(i + 1) % n]
        before = points[i - 1] if i or closed else a
        after = points[(i + 2) % n] if closed or i + 2 < n else b
        parts.append(f"C{pair(_handle(before, a, b, 1))} {pair(_handle(a, b, after, -1))} {pair(b)}")
    return "".join(parts) + ("Z" if closed else "")


def _handle(before: Point, at: Point, after: Point, sign: int) -> Point:
    """The control point of `at`, a third of the way along its tangent, towards its neighbour on one side."""
    reach = hypot(after[0] - at[0], after[1] - at[1]) if sign > 0 else hypot(at[0] - before[0], at[1] - before[1])
    dx, dy = after[0] - before[0], after[1] - before[1]
    size = hypot(dx, dy) or 1
    return at[0] + sign * dx / size * reach / 3, at[1] + sign * dy / size * reach / 3
