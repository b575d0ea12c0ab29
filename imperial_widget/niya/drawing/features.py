"""The four features of the sky: rising sun, tanzaku, birds and rain; a mass, a strip, curves and strokes.

`LARGE` are the pictures of a tile, drawn around (0, 0) in about 78 x 36 units of a tile of 104. `SMALL` are the same
things in a box of 28, for words and thumbnails.
"""

from __future__ import annotations

from typing import Final

from imperial_widget.core.scene import Shape
from imperial_widget.core.shapes import group, line, path, rect

SWALLOW: Final = (
    "M-17-5.5C-11.5-8.5-5.5-6-1.7-0.9C-1.1-3.2 1.1-3.2 1.7-0.9C5.5-6 11.5-8.5 17-5.5"
    "C11-4.8 6.2-1.4 3 3.4L4.6 10.4L0 6.2L-4.6 10.4L-3 3.4C-6.2-1.4-11-4.8-17-5.5Z"
)
"""A swallow with its wings spread and its tail forked."""
DROPS: Final = (
    *((-32, -6, 13), (-22, 5, 12), (-18, -9, 11), (-9, 0, 14), (-1, 8, 9)),
    *((1.5, -9, 12), (12, 1, 14), (19.5, -10, 10), (22.5, 8, 9), (32, -4, 13)),
)
"""The strokes of the rain: middle and height; all lean the same way."""
LEAN: Final = 0.42


def sun() -> list[Shape]:
    """Half a disc over its horizon."""
    return [
        path("M-20 9A20 20 0 0 1 20 9Z", fill="sun"),
        line("M-34 13H34", "sun", 1.9),
    ]


def tanzaku() -> list[Shape]:
    """A strip of paper with three strokes of a pen, hung on a thread."""
    strip = [
        line("M21 0.5C27-2.5 27.5 5.5 33.5 6", "tanzaku", 1.7),
        rect(-21.5, -9, 43, 18, rx=1.4, fill="tanzaku"),
        rect(-18.6, -6.2, 37.2, 12.4, rx=0.8, stroke="tanzaku-line", w=1),
        line("M-13.5 0.4H-7.5M-2.8 2.9L2 -2.8M7 0.2H14", "tanzaku-line", 2),
    ]
    return [group(strip, -3.5, 0, -9)]


def birds() -> list[Shape]:
    """Three swallows in an arc."""
    return [
        group([path(SWALLOW, fill="birds")], -22, 3.5, -14, 0.92),
        group([path(SWALLOW, fill="birds")], 3.5, -8.5, 6, 0.8),
        group([path(SWALLOW, fill="birds")], 24, 5, 18, 0.7),
    ]


def rain() -> list[Shape]:
    """Ten strokes."""
    strokes = ""
    for x, y, height in DROPS:
        dx, dy = LEAN * height / 2, height / 2
        strokes += f"M{x + dx:.1f} {y - dy:.1f}L{x - dx:.1f} {y + dy:.1f}"
    return [line(strokes, "rain", 2)]


def small_tanzaku() -> list[Shape]:
    """The strip, with two strokes."""
    strip = [
        line("M9 0.2C12-1.6 11.6 3.4 14 3.6", "tanzaku", 1.4),
        rect(-11.5, -5.4, 21.5, 10.8, rx=1.1, fill="tanzaku"),
        line("M-7.2 0.9L-4.6 -1.6M-1.2 0H5.4", "tanzaku-line", 1.9),
    ]
    return [group(strip, 0, 0, -14)]


LARGE: Final[dict[str, list[Shape]]] = {"sun": sun(), "tanzaku": tanzaku(), "birds": birds(), "rain": rain()}

SMALL: Final[dict[str, list[Shape]]] = {
    "sun": [path("M-9 3.4A9 9 0 0 1 9 3.4Z", fill="sun"), line("M-12.6 6.8H12.6", "sun", 1.8)],
    "tanzaku": small_tanzaku(),
    "birds": [
        group([path(SWALLOW, fill="birds")], -3.2, 2.6, -12, 0.6),
        group([path(SWALLOW, fill="birds")], 7, -6, 10, 0.4),
    ],
    "rain": [line("M-8-9L-11.6-1M-0.4-9.6L-6 3M6.4-9L2-0.4M11.6-6L7 4.4M-5 5.4L-6.8 9.4M1.2 3L-1.6 9.4", "rain", 2)],
}
