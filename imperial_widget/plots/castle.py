"""How the figures of The White Castle look: a shape beside every colour, for dice, clans and parts of a score."""

from __future__ import annotations

from typing import Any, Final

from imperial_widget.white_castle.drawing.palette import CLANS, PALETTE, PARTS

LIGHT: Final = PALETTE["light"]
DIE_SHAPES: Final = {"coral": "circle", "black": "square", "white": "diamond"}
CLAN_SHAPES: Final = dict(zip(CLANS, ("circle", "square", "triangle-up", "star"), strict=True))
CLAN_DASHES: Final = dict(zip(CLANS, ("solid", "dash", "dot", "dashdot"), strict=True))
PART_NAMES: Final = ("game", "coins_seals", "resources", "influence", "courtiers", "warriors", "gardeners")
_PATTERNS: Final = ("", "/", "x", ".", "\\", "+", "-")
ANY: Final = "asterisk-open"
"""The mark of what belongs to no colour."""


def die_marker(colour: str, **more: Any) -> dict[str, Any]:
    """Return the mark of a die: a disc, a square or a diamond; of no die an open star.

    >>> die_marker("black")["symbol"], die_marker("")["symbol"]
    ('square', 'asterisk-open')
    """
    return {
        "symbol": DIE_SHAPES.get(colour, ANY),
        "color": LIGHT.get(colour, LIGHT["mute"]),
        "line": {"color": LIGHT[f"{colour}-rim"] if colour else LIGHT["ink"], "width": 1.5},
        **more,
    }


def clan_marker(clan: str, **more: Any) -> dict[str, Any]:
    """Return the mark of a clan; of several clans together an open star."""
    return {
        "symbol": CLAN_SHAPES.get(clan, ANY),
        "color": LIGHT.get(clan, LIGHT["mute"]),
        "line": {"color": LIGHT["ink"], "width": 1.5},
        **more,
    }


def part_marker(part: str) -> dict[str, Any]:
    """Return how the bar of a part of a score looks: the colour it has on the board, and a pattern."""
    place = PART_NAMES.index(part)
    return {
        "color": LIGHT[f"score-{PARTS[place]}"],
        "line": {"color": LIGHT["ink"], "width": 1},
        "pattern": {"shape": _PATTERNS[place], "fgcolor": LIGHT["on-score"], "size": 7, "solidity": 0.25},
    }


def part_name(part: str) -> str:
    """Return a part of a score in words.

    >>> part_name("coins_seals")
    'coins and seals'
    """
    return "points in the game" if part == "game" else part.replace("_", " and ")
