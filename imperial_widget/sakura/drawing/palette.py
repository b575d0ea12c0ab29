"""The colours of the garden: moss, sand, water, ink, one vermilion, and six painters.

Extends the shell that all games share. Every colour has a light, a dark and a contrast value.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from imperial_widget.core.palette import SHELL, Palette, extend

PAINTERS: Final = ("blue", "red", "green", "yellow", "white", "violet")
"""The six painters; a painter's colour is also the name of its symbol."""

GARDEN: Final[Mapping[str, tuple[str, str, str]]] = {
    # name: (light, dark, contrast)
    "ground": ("#E7EBDC", "#1B252A", "#FFFFFF"),
    "rake": ("#D3DAC4", "#2A363B", "#E2E2E2"),
    "path": ("#F6EEDD", "#3A3D3E", "#FFFFFF"),
    "edge": ("#CDBF9F", "#565852", "#000000"),
    "stone": ("#FFFCF5", "#44474A", "#FFFFFF"),
    "stone-line": ("#8C7E60", "#94948A", "#000000"),
    "water": ("#C3DAE6", "#16394D", "#FFFFFF"),
    "shore": ("#93B8CA", "#2B5A73", "#4A4A4A"),
    "wave": ("#7FA9BF", "#3F7591", "#6A6A6A"),
    "plank": ("#D9B98A", "#5A4636", "#FFFFFF"),
    "plank-line": ("#A9855A", "#7B6350", "#5A3A12"),
    "torii": ("#C4432B", "#E8694C", "#9E1B06"),
    "wood": ("#6B4B33", "#A98566", "#3A2410"),
    "roof": ("#4A555E", "#4E5C66", "#20262D"),
    "rock": ("#B9BBAE", "#3C4546", "#8A8A8A"),
    "bloom": ("#EFB3C0", "#D98BA0", "#F2A6B8"),
    "bloom-2": ("#F8D3DA", "#F0B9C6", "#FFFFFF"),
    "bloom-3": ("#FFF7F6", "#FBE6EA", "#FFFFFF"),
    "bloom-ink": ("#B03F5C", "#F0A3B6", "#7A0F33"),
    "sakura-before": ("#FFF3F4", "#4B3B43", "#FFFFFF"),
    "sakura-after": ("#FBDDE3", "#613E4A", "#FFD3DD"),
    "sumi": ("#23262E", "#0A0C10", "#000000"),
    "gold-line": ("#8A6512", "#F0C75A", "#5C4300"),
    "gold": ("#E3B23C", "#F0C75A", "#FFD34D"),
}

PIECES: Final[Mapping[str, tuple[str, str, str]]] = {
    "blue": ("#17489A", "#4F9DF5", "#003A9E"),
    "red": ("#C8352B", "#FF6F5E", "#C01408"),
    "green": ("#0B8563", "#3FD0A0", "#006B4C"),
    "yellow": ("#F0B400", "#F7CB45", "#FFC400"),
    "white": ("#FFFFFF", "#F6F3EA", "#FFFFFF"),
    "violet": ("#B894DB", "#D9BCF5", "#C9A6EC"),
    "blue-line": ("#FFFFFF", "#10151A", "#FFFFFF"),
    "red-line": ("#FFFFFF", "#10151A", "#FFFFFF"),
    "green-line": ("#FFFFFF", "#10151A", "#FFFFFF"),
    "yellow-line": ("#20262D", "#20262D", "#000000"),
    "white-line": ("#20262D", "#20262D", "#000000"),
    "violet-line": ("#20262D", "#20262D", "#000000"),
    "outline": ("#20262D", "#0C0F13", "#000000"),
    "supply": ("#5B636B", "#B4BABF", "#000000"),
}

PALETTE: Final[Palette] = extend(SHELL, GARDEN, PIECES)
