"""The colours of The White Castle: paper and lacquer, three dice, four clans, what is gained and what is paid.

Extends the shell that all games share. Every colour has a light, a dark and a contrast value. A name that begins with
`on-` is for words and lines on the colour it names.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from imperial_widget.core.palette import SHELL, Palette, extend

DICE: Final = ("coral", "black", "white")
"""The colours of the dice, of the bridges and of the colour tiles."""
CLANS: Final = ("blue", "ochre", "moss", "plum")
"""The four clans; each is a colour and a crest of its own."""
PARTS: Final = ("a", "b", "c", "d", "e", "f", "g")
"""The seven parts of the final scoring, in their order."""

CASTLE: Final[Mapping[str, tuple[str, str, str]]] = {
    # name: (light, dark, contrast)
    "ground": ("#F6F1E6", "#13191E", "#FFFFFF"),
    "wall": ("#EBE2CF", "#1B252A", "#FFFFFF"),
    "tray": ("#E2D7BF", "#262E33", "#FFFFFF"),
    "tray-rim": ("#CFC4AE", "#46505A", "#000000"),
    "hollow": ("#F1E9D9", "#10161A", "#FFFFFF"),
    "roof": ("#26221C", "#5A6670", "#000000"),
    "tile": ("#FFFDF8", "#232A31", "#FFFFFF"),
    "tile-rim": ("#CFC4AE", "#46505A", "#000000"),
    "ink-2": ("#5E574C", "#B4BABF", "#000000"),
    "gold": ("#A07420", "#E0B455", "#7A5200"),
    "light-row": ("#FBF3DF", "#2E2A20", "#FFFFFF"),
    "light-row-rim": ("#D9C79C", "#6B6046", "#000000"),
    "dark-row": ("#4A4238", "#0E1114", "#000000"),
    "dark-row-rim": ("#2F2922", "#6F6A60", "#000000"),
    "blue-tile": ("#E3ECF6", "#1A2A3A", "#FFFFFF"),
    "blue-tile-rim": ("#24588F", "#7FB0E3", "#003A80"),
    "gold-tile": ("#F7E7BE", "#35290F", "#FFFFFF"),
    "gold-tile-rim": ("#96620A", "#E0AC4A", "#5E3C00"),
    "plant": ("#EAF0DE", "#1C2A20", "#FFFFFF"),
    "plant-rim": ("#A9BD8B", "#4A6650", "#1D4A10"),
    "leaf": ("#3F6B35", "#9CC68A", "#1D4A10"),
    "stone": ("#E8E7E4", "#252A2E", "#FFFFFF"),
    "stone-rim": ("#B6B3AB", "#565E65", "#000000"),
    "rock": ("#77736B", "#9AA0A5", "#3A3A3A"),
    "border": ("#B23A2C", "#E8705F", "#A81C0C"),
    "section-rim": ("#F6F1E6", "#13191E", "#000000"),
    "section-0": ("#F1E9DA", "#20262B", "#FFFFFF"),
    "section-1": ("#E4EBE2", "#1E2C2B", "#FFFFFF"),
    "section-2": ("#CFE1D8", "#21383A", "#FFFFFF"),
    "section-3": ("#C0D8CC", "#264A45", "#FFFFFF"),
}

PIECES: Final[Mapping[str, tuple[str, str, str]]] = {
    "coral": ("#D9573F", "#F0806A", "#B42A10"),
    "coral-pip": ("#FFFFFF", "#13171C", "#FFFFFF"),
    "coral-rim": ("#A93A25", "#F0806A", "#000000"),
    "black": ("#2B2A2E", "#0A0C10", "#000000"),
    "black-pip": ("#F6F1E6", "#ECE7DB", "#FFFFFF"),
    "black-rim": ("#000000", "#B4BABF", "#000000"),
    "white": ("#FFFFFF", "#ECE7DB", "#FFFFFF"),
    "white-pip": ("#26221C", "#20262D", "#000000"),
    "white-rim": ("#4A443A", "#ECE7DB", "#000000"),
    "coral-plank": ("#A93A25", "#A8503F", "#FFFFFF"),
    "black-plank": ("#6E6A62", "#6B7178", "#FFFFFF"),
    "white-plank": ("#B9B2A4", "#9A948A", "#000000"),
    "shade": ("#C8BB9D", "#070A0C", "#FFFFFF"),
    "blue": ("#24588F", "#7FB0E3", "#003A80"),
    "ochre": ("#96620A", "#E0AC4A", "#6E4600"),
    "moss": ("#4F7326", "#A3C774", "#2E5208"),
    "plum": ("#7C3F73", "#D99ED0", "#5E1454"),
    "on-clan": ("#FFFFFF", "#13171C", "#FFFFFF"),
}

GOODS: Final[Mapping[str, tuple[str, str, str]]] = {
    "food": ("#B9801A", "#E3AE4E", "#7A5200"),
    "food-cut": ("#FFF3DA", "#3A2C12", "#FFFFFF"),
    "iron": ("#56616D", "#B4C0CC", "#2A333C"),
    "iron-cut": ("#DDE3E8", "#38424C", "#FFFFFF"),
    "pearl": ("#5E9096", "#93C7CC", "#1E5A62"),
    "pearl-cut": ("#E6F1F1", "#1C3034", "#FFFFFF"),
    "coin": ("#E9C46A", "#E9C46A", "#FFFFFF"),
    "coin-line": ("#8A6414", "#5A3F08", "#5C4300"),
    "seal": ("#B23A2C", "#E8705F", "#A81C0C"),
    "seal-cut": ("#FFF6EC", "#1A1210", "#FFFFFF"),
    "points": ("#6B4A8C", "#CDB0EA", "#4A2670"),
    "points-cut": ("#FBF8FF", "#1E1A26", "#FFFFFF"),
    "influence": ("#2F6B5A", "#7CC4AA", "#0E4A3A"),
    "lantern": ("#C0662B", "#F0A868", "#8A3C08"),
    "lantern-cut": ("#FBDDB0", "#3A2614", "#FFFFFF"),
    "well": ("#2F6F8F", "#7DBEDD", "#0C4A68"),
}

VERDICTS: Final[Mapping[str, tuple[str, str, str]]] = {
    "pays": ("#1F5A8C", "#7DB4E6", "#003E8A"),
    "on-pays": ("#FFFFFF", "#0C1722", "#FFFFFF"),
    "costs": ("#FFF3DF", "#33240F", "#FFFFFF"),
    "costs-rim": ("#A85A00", "#E59A3C", "#7A4100"),
    "on-costs": ("#7A4100", "#F5BE78", "#5C3000"),
    "free": ("#EFEAE0", "#2E343B", "#FFFFFF"),
    "on-free": ("#5E574C", "#D5CEC0", "#000000"),
}

SCORING: Final[Mapping[str, tuple[str, str, str]]] = {
    "score-a": ("#6B4A8C", "#CDB0EA", "#4A2670"),
    "score-b": ("#8A6414", "#E9C46A", "#5C4300"),
    "score-c": ("#3F7C83", "#93C7CC", "#1E5A62"),
    "score-d": ("#2F6B5A", "#7CC4AA", "#0E4A3A"),
    "score-e": ("#24588F", "#7FB0E3", "#003A80"),
    "score-f": ("#9C3326", "#F0907E", "#8F0F00"),
    "score-g": ("#4F7326", "#A3C774", "#2E5208"),
    "on-score": ("#FFFFFF", "#13171C", "#FFFFFF"),
}

PALETTE: Final[Palette] = extend(SHELL, CASTLE, PIECES, GOODS, VERDICTS, SCORING)
