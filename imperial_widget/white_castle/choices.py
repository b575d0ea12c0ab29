"""Legal moves as what can be clicked: on which place of the drawing, lifted from where, with which words.

A die is lifted from its bridge and laid on a space, a courtier is lifted and put on a floor above; everything else is a
place to click or a button. Decides nothing about what is legal.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from imperial_widget.core.scene import Choice

from . import state as st
from . import turn
from .components import CLAN_BLOCK, CLAN_ROWS, COLOURS, ENDS, ROOMS, SPACES
from .moves import legal_moves
from .names import Move
from .narration import move_text
from .pieces import court_of, place_of
from .position import Position
from .refusals import refusal

_KEYS: Final = {"done": "d", "rival": "g"}
_BUTTONS: Final = 4
"""So many buttons at most repeat what can be clicked on the board."""
_LAST: Final = ("done", "exchange")
"""Buttons that come after the others: to decline, and to exchange seals, which is possible at any moment."""


def choices(position: Position) -> list[Choice]:
    """Return a choice for every legal move; where many places can be clicked, they need no buttons."""
    moves = sorted(legal_moves(position), key=lambda move: _LAST.index(move.kind) if move.kind in _LAST else -1)
    found = [_choice(position, move) for move in moves]
    placed = [choice for choice in found if "spot" in choice]
    for choice in placed:
        if "lift" in choice or len(placed) > _BUTTONS:
            choice["bare"] = True
    return found


def _choice(position: Position, move: Move) -> Choice:
    choice: Choice = {"move": str(move), "label": "" if move.kind == "die" else move_text(position, move)}
    place = _SPOTS.get(move.kind)
    if place is not None:
        choice["spot"] = place(position, move)
    if move.kind == "die":
        choice["lift"] = f"bridge-{move.what}"
        choice["sign"] = _badge(position, move)
    elif move.kind == "climb":
        choice["lift"] = court_of(move.what)
    if move.kind == "exchange":
        choice["minor"] = True
    if move.kind in _KEYS:
        choice["key"] = _KEYS[move.kind]
    return choice


def refusals(position: Position) -> dict[str, str]:
    """Return why a die that is lifted cannot be laid on a space, by die and space."""
    if position.asks != "turn":
        return {}
    legal = set(legal_moves(position))
    dice = [f"{colour}-{end}" for colour in COLOURS for end in ENDS]
    found: dict[str, str] = {}
    for die in dice:
        for space in SPACES:
            move = Move("die", die, space)
            if move not in legal and position.die_at(die):
                found[f"bridge-{die}>{_space(position, move)}"] = refusal(position, move)[0]
    return found


def _badge(position: Position, move: Move) -> str:
    """Return the sign of what a die pays or costs on a space."""
    change = position.die_at(move.what) - turn.space_value(list(position.state), SPACES.index(move.where))
    return f"badge:{change:+d}" if change else "badge:0"


# --- places ----------------------------------------------------------------------------------------------------------
def _space(position: Position, move: Move) -> str:
    if move.where != "clan":
        return move.where
    return f"{position.actor}-{CLAN_ROWS[COLOURS.index(move.what.partition('-')[0])]}"


def _row(position: Position, move: Move) -> str:
    """Return the row of a card that is meant: of a room, of the clan board, or of the card just taken."""
    pending = position.pending[-1]
    if pending.kind == "room":
        return f"{ROOMS[pending.numbers[2]]}-row-{move.what}"
    if pending.kind == "card":
        return f"{position.actor}-card-{move.what}"
    card, row = pending.numbers[0], int(move.what) - 1
    own = position.state[st.HEAD + st.WIDTH * position.state[st.ACTOR] + st.CARD]
    if own == card:
        return f"{position.actor}-card-{CLAN_BLOCK[card].index(row) + 1}"
    room = ROOMS[position.state[st.ROOM : st.ROOM + len(ROOMS)].index(card)]
    return f"{room}-row-{move.what}"


_SPOTS: Final[dict[str, Callable[[Position, Move], str]]] = {
    "die": _space,
    "climb": lambda _, move: court_of(move.where),
    "row": _row,
    "castle": lambda _, move: f"{move.where}-row-{move.what}",
    "gate": lambda _, __: "gate",
    "slot": lambda _, move: f"daimyo-{move.what}",
    "yard": lambda _, move: f"yard-{move.what}",
    "tile": lambda _, move: f"yard-{move.what}",
    "clan": lambda position, move: f"{position.actor}-{move.what}",
    "garden": lambda _, move: place_of(move.what),
    "use": lambda _, move: place_of(move.what),
    "take": lambda position, move: f"{position.actor}-{move.what}",
    "room": lambda _, move: f"{move.what}-courtiers",
}
