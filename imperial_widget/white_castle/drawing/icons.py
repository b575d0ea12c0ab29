"""The marks of the effects: what is gained, what is done, who does it. One silhouette each, in a box of 24.

Drawn around (0, 0), told apart without colour, and still themselves at 18 pixels. An icon is a symbol of its own, so
that cards, boards and words stamp it instead of drawing it again. People share one bust, the hat tells them apart.
"""

from __future__ import annotations

from math import cos, pi, sin
from typing import Final

from imperial_widget.core.scene import Shape
from imperial_widget.core.shapes import circle, label, line, pair, path, polar, rect, use

from .palette import CLANS, DICE

GOODS: Final = ("food", "iron", "pearl", "any", "coin", "seal", "vp", "influence")
"""What can be gained."""
PEOPLE: Final = ("courtier", "gardener", "warrior")
ROOMS: Final = (*DICE, "any", "light")
"""What a castle action may ask for."""

BUST: Final = "M-8.6 11.4C-8.6 7-5 5.4 0 5.4C5 5.4 8.6 7 8.6 11.4Z"
HATS: Final = {
    "courtier": "M-5.2-.6C-5.6-5.6-4.4-11.8-.2-11.8C3.4-11.8 4-9 4.6-6.6C5-5 5.5-2.6 5.2-.6C2.2-2.2-2.2-2.2-5.2-.6Z",
    "gardener": "M-11-.8C-6.2-2.6-2.4-6.8 0-11.6C2.4-6.8 6.2-2.6 11-.8C4.6-1.8-4.6-1.8-11-.8Z",
    "warrior": (
        "M-7.8-11.8C-7.4-7.8-4-6.8 0-6.8C4-6.8 7.4-7.8 7.8-11.8C9.2-7 6.6-4.6 4-3.8L5.4-1.6"
        "C6.8-1 8-.8 9.6-1.2C9 1.4 7 2.2 4.8 1.6C4.2-1-4.2-1-4.8 1.6C-7 2.2-9 1.4-9.6-1.2C-8-.8-6.8-1-5.4-1.6L-4-3.8"
        "C-6.6-4.6-9.2-7-7.8-11.8Z"
    ),
}
HERON: Final = (
    "M-5-4.4L-1.2-6.8C.8-7.8 2.4-6 1-4.6L-.8-2.8C-1.8-1.6-1.2-.4.4.2C2.8 1 4.4 2.4 4.8 5.4L.4 3.4"
    "C-1.4 2.6-2.6 1-2.2-.8M-.6 3.2V8M1.8 4.2V8"
)
"""A heron on its two legs, in one stroke."""


def food() -> list[Shape]:
    """A bowl with a mound of rice."""
    return [
        path("M-7.6-.6A7.6 7.6 0 0 1 7.6-.6Z", fill="food-cut", stroke="food", w=1.6),
        line("M-3-3.4L-2-3M1-5.6L2-5M3.6-2.8H4.2", "food", 1.5),
        path("M-10.4 0H10.4C10.4 4.6 8 8 4.4 10H-4.4C-8 8-10.4 4.6-10.4 0Z", fill="food"),
    ]


def iron() -> list[Shape]:
    """An ingot."""
    return [
        path("M-6.6-7.4H6.6L11 7.8H-11Z", fill="iron", stroke="iron", w=1, join="round"),
        path("M-4.4-4.8H4.4L5.6-.2H-5.6Z", fill="iron-cut"),
    ]


def pearl() -> list[Shape]:
    """A ring with a gleam."""
    return [
        circle(0, 0, 9.4, fill="pearl-cut", stroke="pearl", w=2.2),
        line("M-4.8 2.4A5.4 5.4 0 0 1 1.6-5", "pearl", 1.8),
        circle(3.4, 3.4, 1.7, fill="pearl"),
    ]


def anything() -> list[Shape]:
    """Three thirds of different goods, and a question."""
    thirds = []
    for start, colour in ((-57, "food"), (63, "iron"), (183, "pearl")):
        a, b = polar(10.6, start), polar(10.6, start + 114)
        c, d = polar(5.4, start + 112), polar(5.4, start + 2)
        way = f"M{pair(a)}A10.6 10.6 0 0 1 {pair(b)}L{pair(c)}A5.4 5.4 0 0 0 {pair(d)}Z"
        thirds.append(path(way, fill=colour))
    return [circle(0, 0, 6, fill="tile"), *thirds, label(0, 4, "?", 11, fill="ink", weight=700)]


def coin() -> list[Shape]:
    """A coin with a square hole."""
    return [
        circle(0, 0, 9.6, fill="coin", stroke="coin-line", w=2),
        rect(-3.2, -3.2, 6.4, 6.4, rx=0.8, fill="tile", stroke="coin-line", w=1.6),
    ]


def seal() -> list[Shape]:
    """A stamp with a heron."""
    return [rect(-9, -10, 18, 20, rx=2.6, fill="seal"), line(HERON, "seal-cut", 1.9)]


def crest() -> list[Shape]:
    """Twelve petals around a place for a number."""
    rim = ""
    for i in range(24):
        r = 11 if i % 2 == 0 else 9.6
        a = i * pi / 12
        rim += f"{'L' if rim else 'M'}{pair((r * sin(a), -r * cos(a)))}"
    return [path(rim + "Z", fill="points", stroke="points", w=1.6, join="round"), circle(0, 0, 6.9, fill="points-cut")]


def vp() -> list[Shape]:
    """The crest of clan points with a dot, where no number is written."""
    return [use("crest"), circle(0, 0, 2.4, fill="points")]


def influence() -> list[Shape]:
    """A swallow-tailed flag with two chevrons."""
    return [
        line("M-8.4-10V10.6", "influence", 2.2),
        path("M-8.4-10.4H10.4L6.2-4.2L10.4 2H-8.4Z", fill="influence"),
        line("M-4.4-6.8L-1.8-4.2L-4.4-1.6M.2-6.8L2.8-4.2L.2-1.6", "tile", 1.6),
    ]


def lantern() -> list[Shape]:
    """A ribbed paper lantern."""
    return [
        rect(-3.6, -11.4, 7.2, 22.8, rx=1, fill="ink"),
        path("M-3.4-9.4H3.4C10.2-7 10.2 7 3.4 9.4H-3.4C-10.2 7-10.2-7-3.4-9.4Z", fill="lantern-cut"),
        path("M-3.4-9.4H3.4C10.2-7 10.2 7 3.4 9.4H-3.4C-10.2 7-10.2-7-3.4-9.4Z", stroke="lantern", w=1.8),
        line("M-7-4.6C-3-3.4 3-3.4 7-4.6M-7.8 0C-3 1.2 3 1.2 7.8 0M-7 4.6C-3 5.8 3 5.8 7 4.6", "lantern", 1.5),
    ]


def well() -> list[Shape]:
    """A crossed frame with a curved foot."""
    return [line("M-9-4.6H9M-10 3.2H10M-4-10V2C-4 6-5.6 8.8-8.4 10.4M4.4-10V10.4", "well", 2.6)]


def person(kind: str, colour: str) -> list[Shape]:
    """A bust under its hat."""
    return [
        path(BUST, fill=colour, stroke="tile", w=0.9),
        circle(0, 0.8, 4.7, fill="tile", stroke=colour, w=1.5),
        path(HATS[kind], fill=colour, stroke="tile", w=0.5, join="round"),
    ]


def tile_shape(colour: str, r: float = 6.4) -> Shape:
    """The shape of a colour: disc, square or diamond."""
    paint = {"fill": colour, "stroke": f"{colour}-rim", "w": 1.4}
    if colour == "coral":
        return circle(0, 0, r, **paint)
    if colour == "black":
        return rect(-0.88 * r, -0.88 * r, 1.76 * r, 1.76 * r, rx=1, **paint)
    s = 1.24 * r
    return path(f"M0{-s:.3g}L{s:.3g} 0L0 {s:.3g}L{-s:.3g} 0Z", join="round", **paint)


def castle(select: str) -> list[Shape]:
    """A roof and a room, and in it what is asked for."""
    inside: dict[str, list[Shape]] = {
        "any": [use("colour:coral", 0, -0.4, 0.4), use("colour:black", -3.8, 5, 0.4), use("colour:white", 3.8, 5, 0.4)],
        "light": [
            rect(-5.6, 0.2, 11.2, 6.6, rx=1.6, fill="light-row", stroke="gold", w=1.6),
            line("M-2.6 3.5H2.6", "gold", 1.5),
        ],
    }
    return [
        path("M-3.6-11.6H3.6V-9.4C5-6.4 7.6-4.6 11.4-3.4H-11.4C-7.6-4.6-5-6.4-3.6-9.4Z", fill="ink"),
        rect(-8, -3.8, 16, 14.4, fill="tile", stroke="ink", w=1.9),
        *inside.get(select, [use(f"colour:{select}", 0, 3.4, 0.64)]),
    ]


def domain_row() -> list[Shape]:
    """A clan board with its middle row inked."""
    return [
        rect(-10, -8.8, 20, 17.6, rx=2.6, fill="tile", stroke="ink", w=1.8),
        line("M-5.6-5.4H5.6M-5.6 5.4H5.6", "ink-2", 1.5),
        rect(-10, -2.8, 20, 5.6, fill="ink"),
        path("M4.4-1.8L7.4 0L4.4 1.8Z", fill="tile"),
    ]


def arrow() -> list[Shape]:
    """Pay, then."""
    return [line("M-9 0H3", "ink", 2.4), path("M2.4-5L10.4 0L2.4 5Z", fill="ink")]


def symbols() -> dict[str, list[Shape]]:
    """Goods and actions (`icon:food`, `icon:castle-any`), shapes of a colour (`colour:coral`), figures."""
    found: dict[str, list[Shape]] = {f"colour:{colour}": [tile_shape(colour)] for colour in DICE}
    found |= {
        "crest": crest(),
        "icon:food": food(),
        "icon:iron": iron(),
        "icon:pearl": pearl(),
        "icon:any": anything(),
        "icon:coin": coin(),
        "icon:seal": seal(),
        "icon:vp": vp(),
        "icon:influence": influence(),
        "icon:lantern": lantern(),
        "icon:well": well(),
        "icon:domain_row": domain_row(),
        "icon:then": arrow(),
        "icon:leaf": [
            path("M0 9C-1 4-.6 1 .6-2", stroke="leaf", w=1.9, cap="round"),
            path(
                "M-.4 3.4C-6.6 3.6-9.6 0-9.8-6C-3.6-6-.2-3 -.4 3.4ZM.8-.8C1-6 4-9 9.8-9C9.6-3 6.6-.6.8-.8Z", fill="leaf"
            ),
        ],
        "icon:rock": [path("M-11 6.4C-10 0-6-5-1-5.4C4-5.6 6-2.4 7.6-1.6C10 0 10.8 3.4 11 6.4Z", fill="rock")],
    }
    found |= {f"icon:castle-{select}": castle(select) for select in ROOMS}
    for kind in PEOPLE:
        found[f"icon:{kind}"] = person(kind, "ink")
        found |= {f"{kind}:{clan}": person(kind, clan) for clan in CLANS}
    return found
