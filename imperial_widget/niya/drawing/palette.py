"""The colours of Niya: paper tiles on a wooden tray, four plants, four features, two players, three verdicts.

Extends the shell that all games share. Every colour has a light, a dark and a contrast value. A name that begins with
`on-` is for words on the colour it names.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from imperial_widget.core.palette import SHELL, Palette, extend

FIELD: Final[Mapping[str, tuple[str, str, str]]] = {
    # name: (light, dark, contrast)
    "ground": ("#F6F1E6", "#13191E", "#FFFFFF"),
    "tray": ("#EBE2CF", "#1B252A", "#FFFFFF"),
    "tray-rim": ("#E0D4BA", "#28343A", "#000000"),
    "cell": ("#E2D7BF", "#10161A", "#FFFFFF"),
    "cell-rim": ("#D0C3A5", "#2C373D", "#000000"),
    "tile": ("#FFFDF8", "#232A31", "#FFFFFF"),
    "tile-rim": ("#CFC4AE", "#46505A", "#000000"),
    "tile-frame": ("#E6DDC9", "#39424B", "#FFFFFF"),
    "edge": ("#F3EBDA", "#1C2228", "#FFFFFF"),
    "shade": ("#C8BB9D", "#070A0C", "#FFFFFF"),
    "gold": ("#A07420", "#E0B455", "#7A5200"),
}

PICTURES: Final[Mapping[str, tuple[str, str, str]]] = {
    "maple": ("#B4482A", "#E8825E", "#8F2C10"),
    "cherry": ("#C2607A", "#F0A3B6", "#8E2448"),
    "petal": ("#F3CBD0", "#5A3A45", "#FFFFFF"),
    "pine": ("#3F6150", "#8CC0A0", "#1D4431"),
    "iris": ("#55509A", "#B3AEF0", "#322C80"),
    "iris-leaf": ("#4C6B4E", "#8FB38F", "#244A28"),
    "iris-throat": ("#F1D27A", "#232A31", "#FFFFFF"),
    "wood": ("#5B4636", "#B08C6C", "#3A2410"),
    "sun": ("#C23A2A", "#F0705C", "#A81C0C"),
    "tanzaku": ("#8E2F3C", "#D9788A", "#6E1422"),
    "tanzaku-line": ("#F3DFC8", "#232A31", "#FFFFFF"),
    "birds": ("#26221C", "#ECE7DB", "#000000"),
    "rain": ("#4E7089", "#8FB6D0", "#1F4A68"),
}

PLAYERS: Final[Mapping[str, tuple[str, str, str]]] = {
    "red": ("#B23A2C", "#D9604F", "#A81C0C"),
    "red-ring": ("#F4D9C4", "#FFEBDB", "#FFFFFF"),
    "red-rim": ("#9A2E22", "#D9604F", "#000000"),
    "red-hair": ("#37130F", "#3A1512", "#000000"),
    "red-robe": ("#F8E9DC", "#F4DCCB", "#FFFFFF"),
    "black": ("#2B2A2E", "#0A0C10", "#000000"),
    "black-ring": ("#B9B2A4", "#D8D0C0", "#FFFFFF"),
    "black-rim": ("#2B2A2E", "#7A8087", "#000000"),
    "black-hair": ("#08080A", "#2C3138", "#3C3C3C"),
    "black-robe": ("#D8D2C6", "#C9C3B7", "#FFFFFF"),
    "red-used": ("#B9675C", "#B9675C", "#A81C0C"),
    "black-used": ("#6E6A66", "#8F959B", "#000000"),
    "skin": ("#FFFBF4", "#FBF4E8", "#FFFFFF"),
    "lips": ("#B9281F", "#B9281F", "#A81C0C"),
    "lash": ("#26221C", "#26221C", "#000000"),
    "pin": ("#DDB65C", "#E0B455", "#FFFFFF"),
    "on-red": ("#FFFFFF", "#13171C", "#FFFFFF"),
    "on-black": ("#FFFFFF", "#ECE7DB", "#FFFFFF"),
}

VERDICTS: Final[Mapping[str, tuple[str, str, str]]] = {
    "win": ("#1F5A8C", "#7DB4E6", "#003E8A"),
    "on-win": ("#FFFFFF", "#0C1722", "#FFFFFF"),
    "loss": ("#FFF3DF", "#33240F", "#FFFFFF"),
    "loss-rim": ("#A85A00", "#E59A3C", "#7A4100"),
    "on-loss": ("#7A4100", "#F5BE78", "#5C3000"),
    "draw": ("#EFEAE0", "#2E343B", "#FFFFFF"),
    "on-draw": ("#5E574C", "#D5CEC0", "#000000"),
}

PALETTE: Final[Palette] = extend(SHELL, FIELD, PICTURES, PLAYERS, VERDICTS)
