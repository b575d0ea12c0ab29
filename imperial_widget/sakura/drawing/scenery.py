"""Landmarks: gate house, torii, shrine, trees, petal stones and the one rock.

A building stands around the space it belongs to, which is (0, 0); a tree stands on (0, 0). Trees and petal stones
are symbols, because they change when a sakura is scored.
"""

from __future__ import annotations

from typing import Any, Final

from imperial_widget.core.scene import Shape

from .shapes import (
    Point,
    circle,
    draw,
    ellipse,
    group,
    line,
    path,
    polygon,
    rect,
    scallop,
)

PETAL: Final = (10.4, 9.0)
"""Distance and radius of the petals of a sakura's stone."""

CANOPY: Final = (0.0, -43.0, 40.0, 23.0)
"""The crown of a tree in blossom: centre and half axes, seen from its foot."""

FLOWERS: Final[tuple[tuple[Point, ...], ...]] = (
    ((-31, -33), (-23, -42)),
    ((31, -33), (22, -41), (13, -34)),
    ((-14, -35), (-9, -28)),
    ((-12, -56), (-1, -49)),
    ((6, -60), (16, -52), (-22, -51)),
)
CLUSTERS: Final = ((-23, -37, 18, 12), (24, -37, 18, 12.5), (-3, -36, 22, 13), (-12, -50, 20, 13.5), (10, -51, 20, 14))
FALLEN: Final = ((-16, 4, 20), (-9, 11, 65), (8, 6, -30), (14, 12, 35), (-14, 15, -50), (3, 15, 10))


def torii_posts() -> list[Shape]:
    """What of the torii stands behind a piece."""
    return [
        polygon([(-19.5, -22), (-15.3, -22), (-17.6, 25), (-22, 25)], fill="torii"),
        polygon([(19.5, -22), (15.3, -22), (17.6, 25), (22, 25)], fill="torii"),
        rect(-24.5, -11.5, 49, 3.6, fill="torii"),
        rect(-2.2, -18, 4.4, 7, fill="torii"),
        rect(-24.4, 22.6, 9, 5, rx=0.8, fill="sumi"),
        rect(15.4, 22.6, 9, 5, rx=0.8, fill="sumi"),
    ]


def torii_lintel() -> list[Shape]:
    """The lintel: pieces walk under it."""
    return [
        path("M-32 -27.6Q0 -17.6 32 -27.6L30 -20.6Q0 -13.8 -30 -20.6Z", fill="torii"),
        path("M-33 -28.6Q0 -18 33 -28.6", stroke="sumi", w=2.6, cap="round"),
    ]


def torii() -> list[Shape]:
    """The whole torii."""
    return [*torii_posts(), *torii_lintel()]


def emblem() -> list[Shape]:
    """The torii that stands for the game, 24 units wide."""
    return [group(torii(), 0, 0.2, 0.37)]


def gate_house() -> list[Shape]:
    """The gate: two posts, a beam and a wide roof over the first stone."""
    return [
        rect(-29.4, -24, 5.2, 44.5, fill="wood"),
        rect(24.2, -24, 5.2, 44.5, fill="wood"),
        rect(-30.4, -17.4, 60.8, 3, fill="wood"),
        path("M0 -47.5C-13 -42 -20 -32.5 -38 -28.5L-34 -23.3H34L38 -28.5C20 -32.5 13 -42 0 -47.5Z", fill="roof"),
        path("M-38 -28.5C-20 -32.5 -13 -42 0 -47.5C13 -42 20 -32.5 38 -28.5", stroke="sumi", w=1.7, cap="round"),
        line((-34, -23.3), (34, -23.3), stroke="sumi", w=1, opacity=0.5),
    ]


def shrine() -> list[Shape]:
    """The shrine at the end of the path, standing on y = 0."""
    posts = [rect(x, -21, 1.5, 16, fill="wood") for x in (-19, -13, 11.5, 17.5)]
    return [
        rect(-27.5, -2, 55, 2.2, fill="stone-line"),
        rect(-23.8, -5.6, 47.6, 2.2, fill="stone-line"),
        rect(-18, -21, 36, 15.6, fill="stone"),
        *posts,
        rect(-6.6, -19.4, 13.2, 14, fill="panel", stroke="wood", w=1.4),
        line((0, -19.4), (0, -5.4), stroke="wood", w=0.9),
        rect(-19.4, -21.6, 38.8, 1.8, fill="wood"),
        path(
            "M-4.5 -42.6C-10 -35 -18 -27.5 -31.5 -24.6L-27 -20.8H27L31.5 -24.6C18 -27.5 10 -35 4.5 -42.6Z", fill="roof"
        ),
        rect(-8.4, -46.4, 16.8, 3.9, rx=0.5, fill="torii"),
    ]


def rock() -> list[Shape]:
    """The one rock in the gravel."""
    return [
        path("M-26 7C-27 -5 -18 -14.4 -6.4 -14.4C5 -14.4 14 -6 14.6 7Z", fill="rock"),
        path("M13.4 8.6C13.4 2 18.4 -2 24.4 -2C30.6 -2 35 2.6 35 8.6Z", fill="rock"),
        path("M-14.6 -7.4C-9.6 -11.4 -4 -11.4 1 -9.2", stroke="stone-line", w=1.1, cap="round"),
        path("M19.4 2C22.2 0 25.6 0 28 1.2", stroke="stone-line", w=0.9, cap="round"),
    ]


def petal_stone(fill: str) -> list[Shape]:
    """The stone of a sakura: five petals."""
    return [path(scallop(*PETAL), fill=fill, stroke="bloom-ink", w=1.5, join="round")]


def _limb(d: str, w: float, **fields: Any) -> Shape:
    return path(d, stroke="wood", w=w, cap="round", join="round", **fields)


def _trunk() -> list[Shape]:
    return [
        _limb("M-0.6 0C-0.6 -8 2.4 -12 2 -22", 5),
        _limb("M2 -21C-2 -26 -7 -28 -13 -33M2 -20C6 -26 11 -27 16 -30M2 -22C2.6 -29 1.4 -34 0.6 -40", 3),
    ]


def bare_tree() -> list[Shape]:
    """A tree in bud: before its sakura is scored."""
    twigs = "M-13 -33C-17 -35 -18.6 -38 -20.4 -41M-13 -33C-18 -32.6 -22 -31 -27.4 -29.6"
    twigs += "M16 -30C20 -33 21 -36 22.6 -40M16 -30C21 -29.6 25 -31 29.6 -31M0.6 -40C0.2 -45 -2 -49 -3.4 -54"
    twigs += "M0.8 -41C4 -44 8 -47.6 10.6 -51.6"
    tips = ((-20.4, -41), (-27.4, -29.6), (22.6, -40), (29.6, -31), (-3.4, -54), (10.6, -51.6), (-13, -33), (16, -30))
    return [*_trunk(), _limb(twigs, 1.8), *(circle(x, y, 1.9, fill="bloom-ink", opacity=0.75) for x, y in tips)]


def _flower(x: float, y: float) -> Shape:
    children = [path(scallop(2.1, 1.7), fill="bloom-3"), circle(0, 0, 0.9, fill="bloom-ink")]
    return group(children, x, y)


def _cluster(index: int) -> Shape:
    x, y, rx, ry = CLUSTERS[index]
    crown = ellipse(x, y, rx, ry, fill="bloom")
    light = ellipse(x - 0.12 * rx, y - 0.2 * ry, 0.7 * rx, 0.6 * ry, fill="bloom-2", opacity=0.75)
    return draw(
        "g", cls=f"cluster-{index + 1}", children=[crown, light, *(_flower(fx, fy) for fx, fy in FLOWERS[index])]
    )


def _petal(x: float, y: float, turn: float) -> Shape:
    return draw(
        "ellipse", cx=0, cy=0, rx=2.6, ry=1.5, fill="bloom", transform=f"translate({x} {y}) rotate({turn})", cls="petal"
    )


def blossoming_tree() -> list[Shape]:
    """A tree in full blossom, with petals on the ground: after its sakura is scored."""
    branches = _limb("M0 -24C-5 -30 -11 -31 -16 -36M3 -23C8 -29 14 -30 20 -34M2 -24C3 -34 4 -40 9 -47", 2.2)
    behind, before = [_cluster(2), _cluster(3), _cluster(4)], [_cluster(0), _cluster(1)]
    return [*(_petal(*p) for p in FALLEN), *_trunk(), *behind, branches, *before]


def scenery() -> dict[str, list[Shape]]:
    """All landmarks by name."""
    return {
        "torii": torii(),
        "sakura": emblem(),
        "gate-house": gate_house(),
        "shrine": shrine(),
        "rock": rock(),
        "petal-before": petal_stone("sakura-before"),
        "petal-after": petal_stone("sakura-after"),
        "tree-bare": bare_tree(),
        "tree-bloom": blossoming_tree(),
    }
