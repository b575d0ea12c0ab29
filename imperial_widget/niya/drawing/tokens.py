"""The geisha tokens of the two players: a disc, a ring, a white face under a shimada.

Red has a solid ring and a blossom in the hair, Black a dashed ring and two hairpins, so that colour is never alone. A
token has a radius of 39 and stands on a cell of 104; the small form has a radius of 12.
"""

from __future__ import annotations

from typing import Final

from imperial_widget.core.scene import Shape
from imperial_widget.core.shapes import circle, group, line, path

from .plants import blossom

RADIUS: Final = 39.0
SMALL: Final = 12.0
FUTURE: Final = 33.0
"""The radius of a token that is only thought of."""

HAIR: Final = (
    "M-8.5 3C-12 9-19.5 9-22 3C-25.2-4.8-20.4-12.6-13.4-15.4C-12.4-17-11.4-18-10-18.8"
    "C-13.4-23.4-9.4-31 0-31C9.4-31 13.4-23.4 10-18.8C11.4-18 12.4-17 13.4-15.4"
    "C20.4-12.6 25.2-4.8 22 3C19.5 9 12 9 8.5 3Z"
)
"""Two wings at the ears and the knot on top, in one silhouette."""
FACE: Final = "M-10.6-6.4C-9.4-12-4-13.4 0-9.8C4-13.4 9.4-12 10.6-6.4C12 1.6 7.8 9.6 0 13.6C-7.8 9.6-12 1.6-10.6-6.4Z"
NECK: Final = "M-4.4 8V14.5L-9.5 18.5L0 31L9.5 18.5L4.4 14.5V8Z"
ROBE: Final = "M-7.6 15.8C-15 17.8-22.5 19.6-27.2 17.6A32.4 32.4 0 0 0 27.2 17.6C22.5 19.6 15 17.8 7.6 15.8L0 27Z"


def robe(player: str) -> list[Shape]:
    """Shoulders and the two collars, the left one over the right."""
    return [
        path(NECK, fill="skin"),
        path(ROBE, fill=f"{player}-robe"),
        line("M8.4 16.6L0.8 27.8", player, 3.4),
        line("M-8.4 16.6L2.6 31.2", player, 3.4),
    ]


def features() -> list[Shape]:
    """Lowered lashes, faint brows and small lips."""
    return [
        line("M-6.9-0.9C-5.6 0.7-3.4 0.8-2.1-0.4M2.1-0.4C3.4 0.8 5.6 0.7 6.9-0.9", "lash", 1.15),
        line("M-7-5.4C-5.9-6.6-4.1-6.8-2.8-6.1M2.8-6.1C4.1-6.8 5.9-6.6 7-5.4", "lash", 0.9, opacity=0.55),
        path("M-2.3 6.6C-1.5 5.5-0.5 5.4 0 6C0.5 5.4 1.5 5.5 2.3 6.6C1.3 8.3-1.3 8.3-2.3 6.6Z", fill="lips"),
    ]


def head(player: str) -> list[Shape]:
    """Hair and face; the knot is cut free by a line of the disc's colour."""
    return [
        path(HAIR, fill=f"{player}-hair"),
        line("M-9.6-18.6C-4.6-21.4 4.6-21.4 9.6-18.6", player, 1.3),
        path(FACE, fill="skin"),
        *features(),
    ]


def disc(player: str, radius: float, ring: float, w: float, dash: str) -> list[Shape]:
    """A disc and its inner ring, dashed for Black."""
    inner = {"stroke": f"{player}-ring", "w": w}
    if player == "black":
        inner["dash"] = dash
    return [
        circle(0, 0, radius - 0.5, fill=player, stroke=f"{player}-rim", w=1),
        circle(0, 0, ring, **inner),
    ]


def ornament(player: str) -> list[Shape]:
    """What the hair is dressed with."""
    if player == "red":
        return [
            line("M17.6-13.4C19.4-9.4 19.8-6.2 19.6-2.6", "red-ring", 1.1),
            circle(19.6, -1.6, 1.3, fill="red-ring"),
            circle(19.3, -5.6, 1.1, fill="red-ring"),
            group(blossom(7.4, False), 14.8, -16.8, 12),
        ]
    return [
        line("M-22.8-26.6L-6.6-16.6M22.8-26.6L6.6-16.6", "pin", 1.9),
        circle(-23.2, -26.8, 2.7, fill="pin"),
        circle(23.2, -26.8, 2.7, fill="pin"),
    ]


def bust(player: str) -> list[Shape]:
    """Everything inside the ring."""
    return [*robe(player), *head(player), *ornament(player)]


def token(player: str) -> list[Shape]:
    """A token as it lies on a cell."""
    return [
        circle(0, 2.4, RADIUS - 0.3, fill="shade"),
        *disc(player, RADIUS, 35.2, 1.6, "5.2 4.01"),
        *bust(player),
    ]


def future(player: str) -> list[Shape]:
    """A token that is only thought of: smaller, in a halo instead of on the ground."""
    return [
        circle(0, 0, FUTURE + 2, fill="halo"),
        group([*disc(player, RADIUS, 35.2, 1.6, "5.2 4.01"), *bust(player)], scale=FUTURE / RADIUS),
    ]


def small(player: str) -> list[Shape]:
    """A token left to place, or beside a line of text."""
    core = circle(0, 0, 2.6, fill=f"{player}-ring")
    return [*disc(player, SMALL, 7.6, 1.9, "3.4 2.57"), core]


def used(player: str) -> list[Shape]:
    """The place of a token that has been used: hollow."""
    dashed = {"dash": "3.2 2.6"} if player == "black" else {}
    return [circle(0, 0, SMALL - 1.6, stroke=f"{player}-used", w=1.4, **dashed)]


def emblem() -> list[Shape]:
    """The sun over the horizon, as a seal."""
    return [
        circle(0, 0, 15, fill="red"),
        path("M-7.4 3A7.4 7.4 0 0 1 7.4 3Z", fill="red-ring"),
        line("M-9.8 6.4H9.8", "red-ring", 1.7),
    ]


def symbols() -> dict[str, list[Shape]]:
    """Tokens (`red`), their other forms (`red-small`, `red-used`, `red-future`), the emblem and the counter."""
    found: dict[str, list[Shape]] = {"niya": emblem()}
    for player in ("red", "black"):
        found[player] = token(player)
        found[f"{player}-small"] = small(player)
        found[f"{player}-used"] = used(player)
        found[f"{player}-future"] = future(player)
    found["token"] = [
        circle(0, 0, 6.4, fill="tile", stroke="ink", w=1.6),
        circle(0, 0, 3, fill="ink"),
    ]
    return found
