"""Marks that a beat stamps on the field: rims, bars, rings, verdicts, numbers and hints.

Drawn around (0, 0), which is the middle of a cell, except for pills, numbers and doubts: those stand where
:mod:`.patterns` puts them, so that words can be laid over their middle. A stamp wears a halo, so that it reads on any
ground; fill, outline and dash differ, so that colour is never alone. `currentColor` is the colour of the mark.
"""

from __future__ import annotations

from typing import Any, Final

from imperial_widget.core.scene import Shape
from imperial_widget.core.shapes import circle, line, path, rect, square

from .tiles import CORNER, HALF

PILL: Final = (80.0, 22.0)
NUMBER: Final = 14.0
LAST: Final = 44.0


def takeable() -> list[Shape]:
    """The rim of a tile that may be taken."""
    return [square(HALF - 0.4, CORNER, stroke="ink", w=2.6)]


def bar(top: float, height: float) -> list[Shape]:
    """A bar on the left rim, beside the half of the tile that matches."""
    return [
        rect(-HALF - 6.4, top - 1.4, 10.8, height + 2.8, rx=5.4, fill="halo"),
        rect(-HALF - 5, top, 8, height, rx=4, fill="ink"),
    ]


def barred() -> list[Shape]:
    """A small slash in the corner: this tile is there but not to be taken now."""
    x, y, r = 37.0, -37.0, 9.0
    return [
        circle(x, y, r + 1.8, fill="halo"),
        circle(x, y, r, fill="tile", stroke="mute", w=2),
        line(f"M{x - 5.6} {y + 5.6}L{x + 5.6} {y - 5.6}", "mute", 2.2),
    ]


def last() -> list[Shape]:
    """The golden ring around the last token."""
    return [circle(0, 0, LAST, stroke="halo", w=5.2), circle(0, 0, LAST, stroke="gold", w=2.8)]


def pill(**fields: Any) -> list[Shape]:
    """A pill for a verdict in words."""
    width, height = PILL
    box = {"x": -width / 2, "y": -height / 2, "width": width, "height": height, "rx": height / 2}
    return [rect(**box, fill="halo", stroke="halo", w=4.4), rect(**box, **fields)]


def number(colour: str, rim: str) -> list[Shape]:
    """The disc under a number."""
    return [circle(0, 0, NUMBER + 2, fill="halo"), circle(0, 0, NUMBER - 0.5, fill=colour, stroke=rim, w=1)]


def doubt() -> list[Shape]:
    """An amber diamond: here the value of the game turned over."""
    d = "M0-13L13 0L0 13L-13 0Z"
    return [
        path(d, fill="halo", stroke="halo", w=4.4, join="round"),
        path(d, fill="loss", stroke="loss-rim", w=2, join="round"),
    ]


def region() -> list[Shape]:
    """A band around a cell: the answer is somewhere among these."""
    return [square(HALF + 1.6, CORNER + 2, stroke="focus", w=4, opacity=0.38)]


def nudge() -> list[Shape]:
    """Four corners around a cell: look here."""
    a, b, r = HALF + 2.4, HALF - 15, 9.0
    corners = "".join(
        f"M{sx * b} {sy * a}H{sx * (a - r)}Q{sx * a} {sy * a} {sx * a} {sy * (a - r)}V{sy * b}"
        for sx, sy in ((-1, -1), (1, -1), (1, 1), (-1, 1))
    )
    return [line(corners, "halo", 7), line(corners, "focus", 4)]


def sign(d: str, colour: str) -> list[Shape]:
    """The sign of an answer, in the corner of its cell."""
    x, y = -37.0, -37.0
    stroke = {**line(d, "halo", 3), "transform": f"translate({x:g} {y:g})"}
    return [circle(x, y, 13, fill="halo"), circle(x, y, 11, fill=colour), stroke]


def symbols() -> dict[str, list[Shape]]:
    """All stamps by name."""
    return {
        "takeable": takeable(),
        "candidate": takeable(),
        "match-sky": bar(-43, 32),
        "match-ground": bar(-4, 42),
        "barred": barred(),
        "last": last(),
        "pill-win": pill(fill="win"),
        "pill-loss": pill(fill="loss", stroke="loss-rim", w=2),
        "pill-draw": pill(fill="draw", stroke="on-draw", w=1.8, dash="4 3"),
        "number": number("currentColor", "currentColor"),
        "number-red": number("red", "red-rim"),
        "number-black": number("black", "black-rim"),
        "doubt": doubt(),
        "region": region(),
        "nudge": nudge(),
        "tick": sign("M-5 0.4L-1.4 4.2L5.4 -4", "good"),
        "cross": sign("M-4.2 -4.2L4.2 4.2M4.2 -4.2L-4.2 4.2", "bad"),
    }
