"""What is moved by hand: dice, colour tiles, crests and markers of the clans, and the numbers that change.

Drawn around (0, 0). A die is 34 units wide; a piece says how large it stands. Dice differ in lightness, colour tiles
and clans in shape, so that colour is never alone.
"""

from __future__ import annotations

from typing import Final

from imperial_widget.core.scene import Shape
from imperial_widget.core.shapes import circle, line, path, rect, square, use

from .effects import ICON, number, points
from .icons import PEOPLE
from .palette import CLANS, DICE

DIE: Final = 17.0
"""Half a die."""
MARKER: Final = 10.0
HIGHEST: Final = 139
"""The largest number that is drawn: more clan points are not to be had."""

PIPS: Final = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}
WELL_GOODS: Final = ("coin", "any", "food", "iron", "pearl")
"""What the back of a colour tile may give."""
CRESTS: Final = {
    "ochre": "M0-5L4.8 3.4H-4.8Z",
    "moss": "M-3.8-3.8H3.8V3.8H-3.8Z",
    "plum": "M0-5.2V5.2M-5.2 0H5.2",
}
"""Scale, box and cross; the crest of Blue is a ring around a dot."""


def die(colour: str, value: int) -> list[Shape]:
    """A die that shows a value; 0 is one that has not been rolled."""
    dots = "".join(f"M{8.4 * x:g} {8.4 * y:g}h.01" for x, y in PIPS.get(value, ()))
    face = use(f"face:{colour}")
    return [face, line(dots, f"{colour}-pip", 6.4)] if dots else [face]


def face(colour: str) -> list[Shape]:
    """A die without pips."""
    return [
        rect(-DIE, -DIE + 2, 2 * DIE, 2 * DIE, rx=8, fill="shade"),
        square(DIE - 0.7, 8, fill=colour, stroke=f"{colour}-rim", w=1.4),
    ]


def crest(clan: str) -> list[Shape]:
    """The crest of a clan in a disc of its colour."""
    disc = circle(0, 0, MARKER, fill=clan, stroke="tile", w=1.2)
    if clan == "blue":
        return [disc, circle(0, 0, 4.6, stroke="on-clan", w=2), circle(0, 0, 1.4, fill="on-clan")]
    return [disc, path(CRESTS[clan], stroke="on-clan", w=2 if clan != "plum" else 2.6, join="round", cap="round")]


def heron(clan: str) -> list[Shape]:
    """The marker of a clan on the order of turns: its crest on a plaque."""
    return [rect(-15, -15, 30, 30, rx=7, fill="tile", stroke=clan, w=1.8), use(f"clan:{clan}", 0, 0, 1.12)]


def tile(colour: str) -> list[Shape]:
    """A colour tile with its colour up, beside a row of a room."""
    return [use(f"colour:{colour}", 0, 0, 1.16)]


def reward(colour: str, good: str) -> list[Shape]:
    """A colour tile with its reward up, at the well; the corner keeps its colour."""
    return [
        square(12.5, 4, fill="light-row", stroke="light-row-rim", w=1),
        use(f"icon:{good}", 0, 0.6, ICON * 0.9),
        use(f"colour:{colour}", -9.4, -9.4, 0.5),
    ]


def well(value: int) -> list[Shape]:
    """The place of a die with its printed value."""
    return [
        square(16.4, 8, fill="hollow", stroke="ink-2", w=1.6, dash="4 3"),
        number(str(value), (0, 0), 18, fill="ink-2"),
    ]


def at_home(kind: str, clan: str) -> list[Shape]:
    """A worker on its clan board: it covers the reward of its place."""
    return [rect(-11, -15, 22, 30, fill="hollow"), use(f"{kind}:{clan}", 0, 0, 0.86)]


def at_the_top(clan: str) -> list[Shape]:
    """A courtier of the daimyo: it covers the slot it has taken."""
    return [rect(-24, -22, 48, 44, rx=4, fill="light-row"), use(f"courtier:{clan}", 0, 0, 1.5)]


def symbols() -> dict[str, list[Shape]]:
    """All of them by name: `die:coral:4`, `tile:coral`, `tile:coral-coin`, `clan:blue`, `number:12`, `points:7`."""
    found: dict[str, list[Shape]] = {}
    for colour in DICE:
        found[f"face:{colour}"] = face(colour)
        found |= {f"die:{colour}:{value}": die(colour, value) for value in range(1, 7)}
        found[f"tile:{colour}"] = tile(colour)
        found |= {f"tile:{colour}-{good}": reward(colour, good) for good in WELL_GOODS}
    for clan in CLANS:
        found[f"clan:{clan}"] = crest(clan)
        found[f"order:{clan}"] = heron(clan)
        found[f"order:{clan}:now"] = [*heron(clan), rect(-17.5, -17.5, 35, 35, rx=9, stroke="gold", w=2.6)]
        found[f"daimyo:{clan}"] = at_the_top(clan)
        found |= {f"{kind}:{clan}:home": at_home(kind, clan) for kind in PEOPLE}
    found |= {f"well:{value}": well(value) for value in range(1, 7)}
    found |= {f"number:{n}": [number(str(n), size=15 if n < 100 else 12)] for n in range(HIGHEST + 1)}
    found |= {f"points:{n}": points(n) for n in range(16)}
    return found
