"""The four plants of the ground: maple, cherry, pine and iris, told apart by silhouette alone.

`LARGE` are the pictures of a tile, drawn around (0, 0) in about 74 x 68 units of a tile of 104. `SMALL` are one motif
of each, without what would blur, in a box of 28: they stand beside words and on tiles no larger than a thumbnail.
"""

from __future__ import annotations

from typing import Final

from imperial_widget.core.scene import Shape
from imperial_widget.core.shapes import circle, group, line, pair, path, polar, ray

LOBES: Final = ((-132.0, 0.46), (-90.0, 0.76), (-45.0, 0.93), (0.0, 1.0), (45.0, 0.93), (90.0, 0.76), (132.0, 0.46))
"""The lobes of a maple leaf: angle and length."""
NOTCH: Final = 0.34
PETALS: Final = range(0, 360, 72)


def maple_outline(radius: float) -> str:
    """A leaf of seven slender lobes around the end of its stem."""
    start = polar(0.13 * radius, 180)
    parts = [f"M{pair(start)}"]
    for i, (angle, length) in enumerate(LOBES):
        tip, belly, near = length * radius, 0.5 * length * radius, 0.8 * length * radius
        swell = 21 if abs(angle) < 120 else 27
        last = i == len(LOBES) - 1
        after = start if last else polar(NOTCH * radius, (angle + LOBES[i + 1][0]) / 2)
        rise = f"C{pair(polar(belly, angle - swell))} {pair(polar(near, angle - 5))} {pair(polar(tip, angle))}"
        fall = f"C{pair(polar(near, angle + 5))} {pair(polar(belly, angle + swell))} {pair(after)}"
        parts.append(rise + fall)
    return "".join(parts) + "Z"


def maple_leaf(radius: float, veins: float) -> list[Shape]:
    """A maple leaf with its stem; veins of no width are left out."""
    r = radius
    stem = f"M0 0C{pair((0.02 * r, 0.3 * r))} {pair((0.1 * r, 0.56 * r))} {pair((0.3 * r, 0.86 * r))}"
    shapes = [line(stem, "maple", max(1.1, 0.095 * r)), path(maple_outline(r), fill="maple")]
    if veins:
        strokes = "".join(ray(0, 0.7 * length * r, angle) for angle, length in LOBES[1:-1])
        shapes.append(line(strokes, "tile", veins))
    return shapes


def maple() -> list[Shape]:
    """One large leaf and two that have fallen."""
    return [
        group(maple_leaf(30, 1.15), -0.5, 4.5, -10),
        group(maple_leaf(13, 0.7), -28, 18.5, -30),
        group(maple_leaf(12, 0.7), 28.5, 20, 26),
    ]


def petal(radius: float, angle: float) -> str:
    """One notched petal, narrow at its root."""
    r = radius
    left, right = polar(r, angle - 15), polar(r, angle + 15)
    rise = f"C{pair(polar(0.4 * r, angle - 44))} {pair(polar(0.86 * r, angle - 43))} {pair(left)}"
    fall = f"C{pair(polar(0.86 * r, angle + 43))} {pair(polar(0.4 * r, angle + 44))} 0 0"
    return f"M0 0{rise}L{pair(polar(0.82 * r, angle))}L{pair(right)}{fall}Z"


def blossom(radius: float, stamens: bool) -> list[Shape]:
    """Five notched petals around a heart."""
    r = radius
    d = "".join(petal(r, angle) for angle in PETALS)
    shapes = [path(d, fill="petal", stroke="cherry", w=max(1.0, round(0.075 * r, 2)), join="round")]
    if stamens:
        shapes.append(line("".join(ray(0.1 * r, 0.4 * r, a) for a in PETALS), "cherry", max(0.9, round(0.06 * r, 2))))
        shapes += [circle(*polar(0.46 * r, a), 0.075 * r, fill="cherry") for a in PETALS]
    return [*shapes, circle(0, 0, (0.13 if stamens else 0.2) * r, fill="cherry")]


def bud(radius: float) -> list[Shape]:
    """A bud in its calyx, pointing up."""
    r = radius
    drop = (
        f"M0 {-1.15 * r:.1f}C{pair((0.95 * r, -0.55 * r))} {pair((0.95 * r, 0.6 * r))} 0 {r:.1f}"
        f"C{pair((-0.95 * r, 0.6 * r))} {pair((-0.95 * r, -0.55 * r))} 0 {-1.15 * r:.1f}Z"
    )
    cup = f"M{pair((-0.66 * r, 0.34 * r))}L0 {0.1 * r:.1f}L{pair((0.66 * r, 0.34 * r))}L0 {1.25 * r:.1f}Z"
    return [path(drop, fill="petal", stroke="cherry", w=1.2), path(cup, fill="cherry")]


def cherry() -> list[Shape]:
    """Blossoms of three sizes and two buds on one bent twig."""
    return [
        line("M-36 29C-25 27-14 24-4 16C8 7 19 6 33-12", "wood", 3.2),
        line("M-22 26C-27 19-29 15-30 9M14 6C21 8 25 11 27 15", "wood", 2),
        group(bud(4.6), -30.5, 4.5, -14),
        group(bud(4.2), 34.5, -15.5, 38),
        group(blossom(11.5, True), 25.5, 19.5, 20),
        group(blossom(8.8, False), -20.5, 24, -12),
        group(blossom(20, True), -2, 0, -8),
    ]


def fan(radius: float, needles: int, w: float = 1.1) -> list[Shape]:
    """A cloud of needles: a half disc on a gently bent foot, cut by white needles."""
    r = radius
    foot = 0.24 * r
    body = f"M{pair((-r, foot))}A{pair((r, 0.98 * r))} 0 0 1 {pair((r, foot))}Q0 {0.62 * r:.2f} {pair((-r, foot))}Z"
    turns = [-74 + 148 * i / (needles - 1) for i in range(needles)]
    cuts = "".join(
        f"M{pair(polar(0.12 * r, a, (0, 0.3 * r)))}L{pair(polar(0.86 * r, a, (0, 0.24 * r)))}" for a in turns
    )
    return [path(body, fill="pine"), line(cuts, "tile", w)]


def pine() -> list[Shape]:
    """Three clouds of needles on a crooked trunk."""
    return [
        line("M-4 29C-5.4 24 2 21.5 1.5 14C1 7-4 4-2.5-5", "wood", 4.8),
        line("M0 18C-6 21-12 21-18 21M1.5 13C8 14 14 13 19 13", "wood", 2.6),
        group(fan(17, 7), -1.5, -9.5),
        group(fan(15.5, 7), -21, 17),
        group(fan(15.5, 7), 21.5, 9.5),
    ]


LEAVES: Final = (
    "M-15 34C-20 21-26 10-33 2C-31 14-28 24-25 34Z",
    "M-4 34C-9 18-14-2-20-25C-23-6-20 16-13 34Z",
    "M4 34C9 19 15 2 22-18C24-2 19.5 18 13 34Z",
    "M15 34C19 23 25 14 35 7C31.5 17 28 25 24.5 34Z",
)
"""The sword leaves of an iris."""


def iris_flower(cuts: float, throat: bool) -> list[Shape]:
    """An upright petal, two falls and a tongue, cut free from each other by lines of paper."""
    fall = "M0-7C6-14 17-14 20.5-4C23 5 20 13 15 15.5C9.5 13.5 9.5 6 7.5 2C5.5-2 3-4 0-4Z"
    mirrored = "M0-7C-6-14-17-14-20.5-4C-23 5-20 13-15 15.5C-9.5 13.5-9.5 6-7.5 2C-5.5-2-3-4 0-4Z"
    upright = "M0-34C9-26 9.5-16 0-5C-9.5-16-9-26 0-34Z"
    tongue = "M0-6C6.5 0 7.5 10 0 17.5C-7.5 10-6.5 0 0-6Z"
    cut = {"fill": "iris", "stroke": "tile", "w": cuts, "join": "round"}
    shapes = [path(fall, **cut), path(mirrored, **cut), path(upright, **cut), path(tongue, **cut)]
    if throat:
        strokes = "M0 1.5V9M13.5-5C15.5-1.5 16-1 16 4.5M-13.5-5C-15.5-1.5-16-1-16 4.5"
        shapes.append(line(strokes, "iris-throat", 2.4))
    return shapes


def iris() -> list[Shape]:
    """One flower among sword leaves."""
    return [
        path("".join(LEAVES), fill="iris-leaf"),
        line("M0 34C0 24 0.5 16 0 8", "iris-leaf", 3.2),
        group(iris_flower(1.8, True), 0, -1),
    ]


def small_iris() -> list[Shape]:
    """The flower and two leaves."""
    return [
        path("M-1.2 13.6C-3.4 9-5.6 5.4-9.6 2.6C-8 7-6.6 10.4-5 13.6Z", fill="iris-leaf"),
        path("M1.2 13.6C3.4 9 5.6 5.4 9.6 2.6C8 7 6.6 10.4 5 13.6Z", fill="iris-leaf"),
        line("M0 13V4", "iris-leaf", 1.8),
        group(iris_flower(2.2, False), 0, 0.4, 0, 0.41),
    ]


def small_pine() -> list[Shape]:
    """Two clouds on a trunk."""
    return [
        line("M-2 13C-3 9 1 8 0.5 4C0 0-1-1-0.5-4", "wood", 2.6),
        group(fan(9.6, 4, 1.1), 0.5, -5.5),
        group(fan(7.6, 3, 1.1), -5.8, 5.5),
        group(fan(6.4, 3, 1.1), 7, 4),
    ]


LARGE: Final[dict[str, list[Shape]]] = {"maple": maple(), "cherry": cherry(), "pine": pine(), "iris": iris()}

SMALL: Final[dict[str, list[Shape]]] = {
    "maple": [group(maple_leaf(14.4, 0.7), -1.2, 1.6, -8)],
    "cherry": [group(blossom(13.2, False), 0, 0.8)],
    "pine": small_pine(),
    "iris": small_iris(),
}
