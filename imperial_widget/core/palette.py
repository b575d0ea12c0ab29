"""The colours every game shares: paper, ink and the few signals of the interface.

A palette is a name for each colour and a value for each theme. Shapes carry names only, so one drawing serves
the light, the dark and the contrast theme. A game adds its own names with :func:`extend`. Knows no game.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

THEMES: Final = ("light", "dark", "contrast")

Colours = dict[str, str]
Palette = dict[str, Colours]

SHELL: Final[Mapping[str, tuple[str, str, str]]] = {
    # name: (light, dark, contrast)
    "paper": ("#FBF8F1", "#13171C", "#FFFFFF"),
    "panel": ("#FFFFFF", "#1A2027", "#FFFFFF"),
    "ink": ("#20262D", "#ECE7DB", "#000000"),
    "mute": ("#5B636B", "#B4BABF", "#000000"),
    "line": ("#DDD6C6", "#333B44", "#000000"),
    "accent": ("#B23A24", "#FF9478", "#9E1B06"),
    "accent-bg": ("#FBEAE3", "#3A231D", "#FFEDE7"),
    "focus": ("#0B5CAD", "#7CC0FF", "#003E8A"),
    "good": ("#1E6B45", "#74D3A0", "#00502B"),
    "bad": ("#A52A1C", "#FF9A8A", "#8F0F00"),
    "halo": ("#FFFDF8", "#10151A", "#FFFFFF"),
}
"""Roles of the interface, in the order light, dark, contrast."""


def extend(*tables: Mapping[str, tuple[str, str, str]]) -> Palette:
    """Join tables of colours, the shell first, into one palette by theme.

    >>> extend(SHELL, {"moss": ("#E7EBDC", "#1B252A", "#FFFFFF")})["dark"]["moss"]
    '#1B252A'
    """
    palette: Palette = {theme: {} for theme in THEMES}
    for table in tables:
        for name, values in table.items():
            for theme, value in zip(THEMES, values, strict=True):
                palette[theme][name] = value
    return palette


def luminance(colour: str) -> float:
    """Relative luminance of a ``#RRGGBB`` colour, as WCAG 2 defines it.

    >>> luminance("#FFFFFF")
    1.0
    """
    channels = (int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5))
    red, green, blue = (c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    """Contrast ratio of two colours, from 1 to 21.

    >>> contrast("#000000", "#FFFFFF")
    21.0
    """
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)
