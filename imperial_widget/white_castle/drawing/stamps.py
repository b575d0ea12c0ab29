"""Marks that a beat stamps on the board: what a space pays or costs, rings, numbers, and the bars of the scoring.

Drawn around (0, 0). A stamp wears a halo, so that it reads on any ground; fill, outline and dash differ, so that colour
is never alone. `currentColor` is the colour of the mark.
"""

from __future__ import annotations

from typing import Any, Final

from imperial_widget.core.scene import Shape
from imperial_widget.core.shapes import circle, line, path, rect, square, use

from .effects import number

BADGE: Final = (46.0, 21.0)
TAG: Final = (28.0, 16.0)
MOST: Final = 5
"""A die of 1 on a space of 6 costs five coins; a 6 at the well pays as many."""
UNIT: Final = 2.6
"""How wide a clan point is in the bar of a clan board."""
BAR: Final = 13.0
LONGEST: Final = 40
"""More points of one kind are two bars."""
MINUS: Final = "\N{MINUS SIGN}"


def pill(size: tuple[float, float], **fields: Any) -> list[Shape]:
    """A pill in its halo."""
    width, height = size
    box = {"x": -width / 2, "y": -height / 2, "width": width, "height": height, "rx": height / 2}
    return [rect(**box, fill="halo", stroke="halo", w=4), rect(**box, **fields)]


STYLES: Final[dict[str, dict[str, Any]]] = {
    "pays": {"fill": "pays"},
    "costs": {"fill": "costs", "stroke": "costs-rim", "w": 2},
    "free": {"fill": "free", "stroke": "on-free", "w": 1.6, "dash": "4 3"},
}


def badge(coins: int) -> list[Shape]:
    """What a space pays or costs in coins."""
    style = "pays" if coins > 0 else "costs" if coins else "free"
    sign = "+" if coins > 0 else MINUS if coins else ""
    return [
        *pill(BADGE, **STYLES[style]),
        number(f"{sign}{abs(coins)}", (-9, 0), 13.5, fill=f"on-{style}"),
        use("icon:coin", 11, 0, 0.66),
    ]


def ring() -> list[Shape]:
    """The golden ring around what has just happened."""
    return [circle(0, 0, 22, stroke="halo", w=5.4), circle(0, 0, 22, stroke="gold", w=2.8)]


def disc() -> list[Shape]:
    """The round under way."""
    return [circle(0, 0, 14.5, fill="ink", stroke="gold", w=2.4)]


def lifted() -> list[Shape]:
    """The golden frame of the die that is lifted."""
    return [square(22, 11, stroke="halo", w=6), square(22, 11, stroke="gold", w=3)]


def candidate() -> list[Shape]:
    """The dashed ring around a place that can be chosen."""
    return [circle(0, 0, 20.5, stroke="halo", w=5.4), circle(0, 0, 20.5, stroke="focus", w=2.4, dash="4.6 3.2")]


def sign(d: str, colour: str) -> list[Shape]:
    """The sign of an answer."""
    return [circle(0, 0, 11.5, fill="halo"), circle(0, 0, 9.8, fill=colour), line(d, "halo", 2.6)]


def emblem() -> list[Shape]:
    """The castle of the heron, as a seal."""
    return [
        circle(0, 0, 15, fill="seal"),
        path("M-3-9.6H3L4.4-6.4H-4.4ZM-7.4-2.2C-5.2-3-4-4-3.6-5.6H3.6C4-4 5.2-3 7.4-2.2Z", fill="seal-cut"),
        path("M-10.4 4.6C-7.6 3.6-6-.2-5.4-1.2H5.4C6-.2 7.6 3.6 10.4 4.6ZM-6.4 5.8H6.4V9.4H-6.4Z", fill="seal-cut"),
    ]


def bar(count: int) -> list[Shape]:
    """So many points of the scoring, from (0, 0) to the right."""
    wide = UNIT * count
    return [rect(0, -BAR / 2, wide, BAR, fill="currentColor", stroke="tile", w=1)]


def symbols() -> dict[str, list[Shape]]:
    """All stamps by name: `badge:+2`, `tag-pays`, `lifted`, `bar:12`."""
    found: dict[str, list[Shape]] = {
        "castle": emblem(),
        "ring": ring(),
        "lifted": lifted(),
        "candidate": candidate(),
        "tick": sign("M-4.4.4L-1.2 3.8L4.8-3.6", "good"),
        "cross": sign("M-3.8-3.8L3.8 3.8M3.8-3.8L-3.8 3.8", "bad"),
        "number-disc": [circle(0, 0, 11, fill="halo"), circle(0, 0, 9.4, fill="currentColor")],
        "empty-place": [circle(0, 0, 8, stroke="ink-2", w=1.2, dash="2.6 2.4")],
    }
    found |= {f"round:{n}": [*disc(), number(str(n), (0, 0), 14, fill="tile")] for n in (1, 2, 3)}
    found |= {f"tag-{style}": pill(TAG, **fields) for style, fields in STYLES.items()}
    found |= {f"badge:{coins:+d}" if coins else "badge:0": badge(coins) for coins in range(-MOST, MOST + 1)}
    found |= {f"bar:{count}": bar(count) for count in range(1, LONGEST + 1)}
    return found
