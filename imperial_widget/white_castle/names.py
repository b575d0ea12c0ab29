"""A move by name: what a player intends, its text form, and its number for the rules.

There are only some hundred and sixty moves, so all of them are made once. Knows no position and no consequence.

    >>> str(move_of("coral-left:steward-1")), move_of("done").kind
    ('coral-left:steward-1', 'done')
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from . import state as st
from .components import CLAN_ROWS, COLOURS, ENDS, GARDENS, RESOURCES, ROOM_ROWS, ROOMS, SPACES, YARD_SLOTS, YARDS

PLACES: Final = ("gate", *ROOMS)
TOPS: Final = (*ROOMS, "daimyo")


@dataclass(frozen=True, slots=True)
class Move:
    """What a player intends: `kind` says what sort of thing, `what` and `where` of which piece and to which place.

    >>> str(Move("die", "coral-left", "well")), str(Move("climb", "gate", "steward-2")), str(Move("done"))
    ('coral-left:well', 'gate>steward-2', 'done')
    """

    kind: str
    what: str = ""
    where: str = ""

    def __str__(self) -> str:
        """Return the text form, one word without spaces."""
        form = _FORMS.get(self.kind, self.kind)
        return form.format(what=self.what, where=self.where)


_FORMS: Final = {
    "pair": "pair-{what}",
    "die": "{what}:{where}",
    "exchange": "exchange:{what}",
    "take": "take:{what}",
    "row": "row-{what}",
    "slot": "slot-{what}",
    "yard": "yard-{what}",
    "tile": "tile-{what}",
    "clan": "clan:{what}",
    "act": "act:{what}",
    "garden": "garden:{what}",
    "use": "use:{what}",
    "room": "room:{what}",
    "castle": "castle:{where}.{what}",
    "climb": "{what}>{where}",
    "order": "{what}-first",
}


def _all_moves() -> Iterator[tuple[int, Move]]:
    for i, kind in ((st.M_DONE, "done"), (st.M_PAY, "pay"), (st.M_STAY, "stay"), (st.M_RIVAL, "rival")):
        yield i, Move(kind)
    yield st.M_SEALS_FIRST, Move("order", "seals")
    yield st.M_INFLUENCE_FIRST, Move("order", "influence")
    yield st.M_GATE, Move("gate")
    for first, kind, names in (
        (st.M_EXCHANGE, "exchange", (*RESOURCES, "coin")),
        (st.M_TAKE, "take", RESOURCES),
        (st.M_ROW, "row", ("1", "2", "3")),
        (st.M_SLOT, "slot", ("1", "2", "3")),
        (st.M_YARD, "yard", YARDS),
        (st.M_TILE, "tile", tuple(f"{YARDS[yard]}-{side}" for yard, side in YARD_SLOTS)),
        (st.M_DOMAIN, "clan", CLAN_ROWS),
        (st.M_OUTSIDE, "act", CLAN_ROWS),
        (st.M_PAIR, "pair", ("1", "2", "3", "4", "5")),
        (st.M_GARDEN, "garden", GARDENS),
        (st.M_USE, "use", GARDENS),
        (st.M_TO_ROOM, "room", ROOMS),
    ):
        for i, name in enumerate(names):
            yield first + i, Move(kind, name)
    for room, rows in enumerate(ROOM_ROWS):
        for row in range(rows):
            yield st.M_CASTLE + 3 * room + row, Move("castle", str(row + 1), ROOMS[room])
    for start in range(6):
        floor = (0, 1, 1, 1, 2, 2)[start]
        for to in range(6):
            if floor < (1, 1, 1, 2, 2, 3)[to] <= floor + 2:
                yield st.M_CLIMB + 6 * start + to, Move("climb", PLACES[start], TOPS[to])
    for which in range(6):
        die = f"{COLOURS[which // 2]}-{ENDS[which % 2]}"
        for space, name in enumerate(SPACES):
            yield st.M_DIE + 9 * which + space, Move("die", die, name)


MOVES: Final = dict(_all_moves())
"""Every move there is, by the number the rules know it by."""
NUMBERS: Final = {move: number for number, move in MOVES.items()}
BY_TEXT: Final = {str(move): move for move in MOVES.values()}


def move_of(text: str) -> Move | None:
    """Return the move with this text form, or None."""
    return BY_TEXT.get(text.strip().lower())
