"""Painters and Emperor: each a colour and a shape of its own, so that colour is never alone.

A painter is drawn around (0, 0) to a nominal radius of 14.5, the Emperor to 19. The shapes are cut so that they weigh
the same to the eye, not so that they touch the same circle.
"""

from __future__ import annotations

from typing import Any, Final

from imperial_widget.core.scene import Shape

from .palette import PAINTERS
from .shapes import circle, pair, path, polar, polygon, rect, ring_of, scallop

RADIUS: Final = 14.5
EMPEROR_RADIUS: Final = 19.0
OUTLINE: Final = 1.7


def crest(colour: str, radius: float = RADIUS, **fields: Any) -> Shape:
    """The bare shape of a painter at a radius; the fields say how it is filled and outlined."""
    r = radius
    match colour:
        case "blue":
            return circle(0, 0, 0.89 * r, **fields)
        case "red":
            return rect(-0.78 * r, -0.78 * r, 1.56 * r, 1.56 * r, rx=0.18 * r, **fields)
        case "green":
            return polygon([(0, -0.98 * r), (0.98 * r, 0.72 * r), (-0.98 * r, 0.72 * r)], join="round", **fields)
        case "yellow":
            return polygon([(0, -1.03 * r), (0.92 * r, 0), (0, 1.03 * r), (-0.92 * r, 0)], join="round", **fields)
        case "white":
            return polygon(ring_of(6, 0.96 * r), join="round", **fields)
        case "violet":
            return path(scallop(0.5 * r, 0.44 * r), join="round", **fields)
    raise ValueError(f"no painter is called {colour!r}; the painters are {', '.join(PAINTERS)}")


def inner(colour: str) -> Shape:
    """The same shape again, smaller, as a line: it makes the piece a crest."""
    size = 0.5 if colour == "green" else 0.62
    shape = crest(colour, size * RADIUS, fill="none", stroke=f"{colour}-line", w=1.3, opacity=0.9)
    return {**shape, "transform": "translate(0 1.6)"} if colour == "green" else shape


def painter(colour: str) -> list[Shape]:
    """A painter as it walks."""
    return [crest(colour, fill=colour, stroke="outline", w=OUTLINE), inner(colour)]


def court_painter(colour: str) -> list[Shape]:
    """A painter of the court: the same crest in a golden outline."""
    return [
        crest(colour, fill="outline", stroke="outline", w=6),
        crest(colour, fill="gold", stroke="gold", w=3.6),
        crest(colour, 0.93 * RADIUS, fill=colour, stroke="outline", w=1),
        inner(colour),
    ]


def ghost(colour: str) -> list[Shape]:
    """Where a painter stood: its outline, dashed, in the colour of the mark."""
    return [crest(colour, fill="none", stroke="currentColor", w=1.8, dash="3 2.6")]


def small(colour: str, radius: float) -> Shape:
    """A painter inside an icon: shape and outline only."""
    return crest(colour, radius, fill=colour, stroke="outline", w=1.4)


def chrysanthemum(root: float, tip: float, petals: int = 16) -> str:
    """Petals around the origin as one path: narrow at the root, full and round towards the tip."""
    step = 360 / petals
    parts = []
    for i in range(petals):
        axis = i * step
        a, b = polar(root, axis - 0.16 * step), polar(root, axis + 0.16 * step)
        shoulder = root + 0.72 * (tip - root)
        left, right = polar(shoulder, axis - 0.36 * step), polar(shoulder, axis + 0.36 * step)
        top = tip + 0.08 * (tip - root)
        over, under = polar(top, axis - 0.26 * step), polar(top, axis + 0.26 * step)
        parts.append(f"M{pair(a)}L{pair(left)}C{pair(over)} {pair(under)} {pair(right)}L{pair(b)}Z")
    return "".join(parts)


def emperor() -> list[Shape]:
    """The Emperor: a sumi disc, a golden ring, sixteen golden petals."""
    return [
        circle(0, 0, EMPEROR_RADIUS - 1, fill="sumi", stroke="gold", w=2),
        path(chrysanthemum(4.2, 15.2), fill="gold"),
        circle(0, 0, 4, fill="gold", stroke="sumi", w=1.2),
        circle(0, 0, 1.4, fill="sumi"),
    ]


def small_emperor(radius: float) -> list[Shape]:
    """The Emperor inside an icon: twelve petals are enough there."""
    return [
        circle(0, 0, radius - 0.7, fill="sumi", stroke="gold", w=1.4),
        path(chrysanthemum(0.28 * radius, 0.82 * radius, 12), fill="gold"),
        circle(0, 0, 0.16 * radius, fill="sumi"),
    ]


def pieces() -> dict[str, list[Shape]]:
    """All symbols of painters and Emperor."""
    symbols = {"emperor": emperor()}
    for colour in PAINTERS:
        symbols[colour] = painter(colour)
        symbols[f"court:{colour}"] = court_painter(colour)
        symbols[f"ghost:{colour}"] = ghost(colour)
    return symbols
