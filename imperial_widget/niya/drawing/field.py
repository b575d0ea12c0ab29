"""The field: sixteen cells on a tray, the pile beside it, and the tokens that are left to place.

Returns layouts of the scene contract, wide for a notebook and narrow for a phone. Spoken names and drawn labels come
from outside, so that this room speaks no language; only the letters and figures of the notation stand at the edges.
Tiles and tokens are pieces and not drawn here: a cell is what shows when nothing lies on it.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from imperial_widget.core.scene import Layout, Shape, Spot, Text
from imperial_widget.core.shapes import Point, label, rect, tidy, use
from imperial_widget.niya.components import CELLS, PLAYERS, TOKENS

from .tiles import HALF

Namer = Callable[[str], Text]
Labeller = Callable[[str], Text | None]

PILE: Final = "pile"
TOKEN_REACH: Final = 0.0
"""Tokens left to place are scenery: they are not pointed at, so that arrow keys walk through the field only."""


@dataclass(frozen=True)
class Plan:
    """The measures of one drawing: cells and what stands around them."""

    name: str
    width: float
    height: float
    cell: float
    gap: float
    origin: Point  # the top left corner of a4
    tray: float  # how far the tray reaches beyond the cells
    pile: Point
    tokens: dict[str, Point]  # where the first token of each player stands
    token_pitch: float
    token_columns: int

    @property
    def scale(self) -> float:
        """Tiles and tokens are drawn for a cell of 104."""
        return round(self.cell / (2 * HALF), 4)

    @property
    def pitch(self) -> float:
        """From the middle of a cell to that of its neighbour."""
        return self.cell + self.gap

    @property
    def side(self) -> float:
        """The length of four cells."""
        return 4 * self.cell + 3 * self.gap

    def centre(self, cell: str) -> Point:
        """The middle of a cell."""
        column, row = place(cell)
        x, y = self.origin
        return x + self.cell / 2 + self.pitch * column, y + self.cell / 2 + self.pitch * row

    def token(self, player: str, index: int) -> Point:
        """Where a token waits, counted from 0."""
        x, y = self.tokens[player]
        return x + self.token_pitch * (index % self.token_columns), y + self.token_pitch * (index // self.token_columns)


WIDE: Final = Plan(
    name="wide",
    width=648,
    height=508,
    cell=104,
    gap=10,
    origin=(44, 22),
    tray=14,
    pile=(576, 245),
    tokens={"red": (529.5, 340), "black": (529.5, 119)},
    token_pitch=31,
    token_columns=4,
)
NARROW: Final = Plan(
    name="narrow",
    width=390,
    height=508,
    cell=82,
    gap=6,
    origin=(30, 14),
    tray=8,
    pile=(77, 446),
    tokens={"red": (158, 426), "black": (158, 466)},
    token_pitch=27,
    token_columns=8,
)
PLANS: Final = (WIDE, NARROW)


def place(cell: str) -> tuple[int, int]:
    """The column and the row of a cell, from the top left.

    >>> place("a4"), place("d1")
    ((0, 0), (3, 3))
    """
    number = CELLS.index(cell)
    return number % 4, number // 4


def layouts(names: Namer, labels: Labeller | None = None) -> dict[str, Layout]:
    """Both layouts: `names` are spoken, `labels` (none unless given) are drawn where no piece stands."""
    return {plan.name: layout(plan, names, labels) for plan in PLANS}


def layout(plan: Plan, names: Namer, labels: Labeller | None = None) -> Layout:
    """One drawing of the field as the stage wants it."""
    return {
        "width": plan.width,
        "height": plan.height,
        "scale": plan.scale,
        "back": back(plan),
        "front": [],
        "spots": spots(plan, names, labels),
        "grid": 4,
    }


def spots(plan: Plan, names: Namer, labels: Labeller | None = None) -> dict[str, Spot]:
    """The cells row by row, the pile, and the places of the tokens: `a4` to `d1`, `pile`, `red:1` to `black:8`."""
    places = {cell: (plan.centre(cell), plan.pitch / 2) for cell in CELLS}
    places[PILE] = (plan.pile, plan.cell / 2)
    for player in PLAYERS:
        for index in range(TOKENS):
            places[f"{player}:{index + 1}"] = (plan.token(player, index), TOKEN_REACH)
    found: dict[str, Spot] = {}
    for key, ((x, y), reach) in places.items():
        found[key] = {"x": tidy(x), "y": tidy(y), "r": tidy(reach), "name": names(key)}
        words = labels(key) if labels else None
        if words is not None:
            found[key]["label"] = words
    return found


def back(plan: Plan) -> list[Shape]:
    """Ground, tray, empty cells, notation, the place of the pile and hollow tokens."""
    return [
        rect(0, 0, plan.width, plan.height, fill="ground"),
        *tray(plan),
        *notation(plan),
        *pile(plan),
        *(
            use(f"{player}-used", *plan.token(player, index), plan.scale)
            for player in PLAYERS
            for index in range(TOKENS)
        ),
    ]


def tray(plan: Plan) -> list[Shape]:
    """The tray with its sixteen hollows."""
    x, y = plan.origin
    size = plan.side + 2 * plan.tray
    board = rect(x - plan.tray, y - plan.tray, size, size, rx=12, fill="tray", stroke="tray-rim", w=1)
    return [board, *(hollow(plan, plan.centre(cell)) for cell in CELLS)]


def hollow(plan: Plan, centre: Point) -> Shape:
    """An empty place for a tile."""
    half = plan.cell / 2 - 0.5
    corner = round(7 * plan.scale, 1)
    return rect(centre[0] - half, centre[1] - half, 2 * half, 2 * half, rx=corner, fill="cell", stroke="cell-rim", w=1)


def notation(plan: Plan) -> list[Shape]:
    """Letters below and figures at the left."""
    x, y = plan.origin
    left, below = (x - plan.tray) / 2, y + plan.side + plan.tray + 15
    files = [label(plan.centre(f"{file}4")[0], below, file, 12.5, fill="mute", weight=600) for file in "abcd"]
    ranks = [label(left, plan.centre(f"a{rank}")[1] + 4.4, rank, 12.5, fill="mute", weight=600) for rank in "4321"]
    return [*files, *ranks]


def pile(plan: Plan) -> list[Shape]:
    """The place of the pile, while no tile lies there."""
    half = plan.cell / 2 - 1
    x, y = plan.pile
    return [
        rect(
            x - half, y - half, 2 * half, 2 * half, rx=7 * plan.scale, fill="tray", stroke="cell-rim", w=1.6, dash="5 4"
        )
    ]
