"""Shapes in plain dicts: the words in which a game is drawn.

A shape has the fields of the scene contract and nothing else; colours are palette names. Numbers are rounded to two
decimals at most, because a drawing travels with every saved notebook. Knows no game.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import cos, pi, sin
from typing import Any

from imperial_widget.core.pen import num
from imperial_widget.core.scene import Shape

Point = tuple[float, float]

EXACT = ("opacity", "scale", "w", "size", "weight")
"""Fields that are written as they are given."""


def tidy(value: float) -> float:
    """A number with at most two decimals, whole where it can be.

    >>> tidy(12.001), tidy(3.14159)
    (12, 3.14)
    """
    rounded = round(value, 2) + 0.0
    return int(rounded) if rounded == int(rounded) else rounded


def pair(point: Point) -> str:
    """A point as it stands in path data.

    >>> pair((1.26, -3))
    '1.26 -3'
    """
    return f"{num(point[0])} {num(point[1])}"


def draw(t: str, /, **fields: Any) -> Shape:
    """A shape of kind `t`, with its numbers rounded.

    >>> draw("circle", cx=1.2345, cy=0, r=2, fill="ink")
    {'t': 'circle', 'cx': 1.23, 'cy': 0, 'r': 2, 'fill': 'ink'}
    """
    return {
        "t": t,
        **{k: tidy(v) if isinstance(v, (int, float)) and k not in EXACT else v for k, v in fields.items()},
    }


def circle(cx: float, cy: float, r: float, **fields: Any) -> Shape:
    """A circle around (cx, cy)."""
    return draw("circle", cx=cx, cy=cy, r=r, **fields)


def rect(x: float, y: float, width: float, height: float, **fields: Any) -> Shape:
    """A rectangle with its top left corner at (x, y)."""
    return draw("rect", x=x, y=y, width=width, height=height, **fields)


def path(d: str, **fields: Any) -> Shape:
    """A path from its data."""
    return draw("path", d=d, **fields)


def line(d: str, stroke: str, w: float, **fields: Any) -> Shape:
    """A path that is only a line, with round ends."""
    return path(d, stroke=stroke, w=w, cap="round", join="round", **fields)


def label(x: float, y: float, text: str, size: float, **fields: Any) -> Shape:
    """Letters centred on x, standing on the baseline y."""
    return draw("text", x=x, y=y, text=text, size=tidy(size), anchor="middle", **fields)


def use(symbol: str, x: float = 0, y: float = 0, scale: float = 1, **fields: Any) -> Shape:
    """A symbol placed at (x, y); what is as usual is left out.

    >>> use("icon:food", 3, 0)
    {'t': 'use', 'symbol': 'icon:food', 'x': 3}
    """
    place = {"x": tidy(x), "y": tidy(y), "scale": round(scale, 3)}
    usual = {"x": 0, "y": 0, "scale": 1}
    return draw("use", symbol=symbol, **{k: v for k, v in place.items() if v != usual[k]}, **fields)


def group(children: Iterable[Shape], x: float = 0, y: float = 0, turn: float = 0, scale: float = 1) -> Shape:
    """Shapes moved to (x, y), turned clockwise and scaled."""
    parts = [f"translate({pair((x, y))})"]
    if turn:
        parts.append(f"rotate({num(turn)})")
    if scale != 1:
        parts.append(f"scale({scale:.3g})")
    return {"t": "g", "transform": " ".join(parts), "children": list(children)}


def faded(children: Sequence[Shape], opacity: float) -> Shape:
    """Shapes that step back."""
    return {"t": "g", "opacity": opacity, "children": list(children)}


def square(half: float, radius: float, **fields: Any) -> Shape:
    """A square around (0, 0) with round corners."""
    return rect(-half, -half, 2 * half, 2 * half, rx=radius, **fields)


def polar(radius: float, degrees: float, centre: Point = (0, 0)) -> Point:
    """The point at an angle measured clockwise from straight up."""
    a = degrees * pi / 180
    return centre[0] + radius * sin(a), centre[1] - radius * cos(a)


def ray(inner: float, outer: float, degrees: float) -> str:
    """A straight stroke outwards, as path data."""
    return f"M{pair(polar(inner, degrees))}L{pair(polar(outer, degrees))}"
