"""What lies in the box: sixteen tiles, four plants with four features each, and the field they are laid out on.

A *tile* is a number, `plant * 4 + feature`; its code is two letters, `it` for the iris with the tanzaku. A *cell* is a
number too, in the order of reading: 0 is a4, 3 is d4, 15 is d1. A *layout* is sixteen tiles in that order; as text,
four rows of codes with strokes between them. This module knows no rule.

    >>> layout = read_layout("mscspsis/mtctptit/mbcbpbib/mrcrprir")
    >>> layout[:5], name_of(layout[7])
    ((0, 4, 8, 12, 1), 'iris tanzaku')
    >>> write_layout(layout)
    'mscspsis/mtctptit/mbcbpbib/mrcrprir'
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from imperial_widget.core.errors import BadPosition

from . import search

PLANTS: Final = ("maple", "cherry", "pine", "iris")
FEATURES: Final = ("sun", "tanzaku", "birds", "rain")
PLAYERS: Final = ("red", "black")
TOKENS: Final = 8
"""The geisha tokens of each player."""

CODES: Final = tuple(plant[0] + feature[0] for plant in PLANTS for feature in FEATURES)
"""The codes of the sixteen tiles, by their number."""
TILES: Final = {code: tile for tile, code in enumerate(CODES)}

CELLS: Final = tuple(file + rank for rank in "4321" for file in "abcd")
"""The names of the sixteen cells, in the order of reading."""
NUMBERS: Final = {name: cell for cell, name in enumerate(CELLS)}
INNER: Final = frozenset(cell for cell in range(16) if search.INNER >> cell & 1)
"""The inner four, as numbers."""
BORDER: Final = tuple(cell for cell in range(16) if cell not in INNER)

PATTERNS: Final = tuple(
    tuple(cell for cell in range(16) if search.pattern(number) >> cell & 1) for number in range(search.PATTERNS)
)
"""The nineteen ways to win with tokens, as cells: four rows, four columns, two diagonals, nine squares."""
SHAPES: Final = ("row",) * 4 + ("column",) * 4 + ("diagonal",) * 2 + ("square",) * 9
"""What each of the patterns is."""


def plant_of(tile: int) -> str:
    """Return the plant of a tile."""
    return PLANTS[tile >> 2]


def feature_of(tile: int) -> str:
    """Return the feature of a tile."""
    return FEATURES[tile & 3]


def name_of(tile: int) -> str:
    """Return the plant and the feature of a tile, for messages."""
    return f"{plant_of(tile)} {feature_of(tile)}"


def other(player: str) -> str:
    """Return the other player."""
    return PLAYERS[1 - PLAYERS.index(player)]


def write_layout(layout: Sequence[int]) -> str:
    """Return a layout as text: row by row from a4, two letters a tile."""
    return "/".join("".join(CODES[tile] for tile in layout[row : row + 4]) for row in range(0, 16, 4))


def read_layout(text: str) -> tuple[int, ...]:
    """Read a layout; anything but each of the sixteen tiles once raises `BadPosition`."""
    if not isinstance(text, str):
        raise BadPosition(f"a layout is one word of text, not {text!r}; expected one such as {EXAMPLE!r}")
    rows = text.split("/")
    if len(rows) != 4:
        raise BadPosition(f"layout {text!r} has {len(rows)} row(s); expected four with '/' between, such as {EXAMPLE}")
    layout: list[int] = []
    for rank, row in zip("4321", rows, strict=True):
        if len(row) != 8:
            raise BadPosition(f"layout {text!r}: row {rank} is {row!r}; expected four tiles of two letters each")
        for place in range(0, 8, 2):
            code = row[place : place + 2]
            cell = CELLS[len(layout)]
            if code not in TILES:
                plants, features = ", ".join(PLANTS), ", ".join(FEATURES)
                known = f"the first letter of a plant ({plants}) and of a feature ({features})"
                raise BadPosition(f"layout {text!r}: {code!r} on {cell} is no tile; expected {known}")
            if TILES[code] in layout:
                where = CELLS[layout.index(TILES[code])]
                raise BadPosition(f"layout {text!r}: {code!r} lies on {where} and on {cell}; expected each tile once")
            layout.append(TILES[code])
    return tuple(layout)


EXAMPLE: Final = write_layout([4 * (cell % 4) + cell // 4 for cell in range(16)])
"""A layout to show how one is written."""
