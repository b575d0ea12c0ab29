"""What is asked, what a button says, and what places, pieces and rules are called. The words are in `text/*.ftl`."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from .components import (
    BORDERS,
    CARD_NUMBERS,
    CARD_ROWS,
    CLAN_ROWS,
    CLANS,
    CLIMB_PEARLS,
    DAIMYO_CARDS,
    DAIMYO_SLOTS,
    GARDEN_CARDS,
    GARDEN_FOOD,
    GATE_COINS,
    GOODS,
    RESOURCE_PARTS,
    ROOMS,
    ROW_PARTS,
    SELECTS,
    SPACES,
    WORKERS,
    YARD_ACTION,
    YARD_TILES,
)
from .names import Move
from .position import Clan, Pending, Position
from .wording import (
    Facts,
    Words,
    action_text,
    beside,
    dashed,
    garden_facts,
    parts_text,
    row_text,
    say,
)


# --- questions -------------------------------------------------------------------------------------------------------
def question_text(position: Position) -> Words:
    """Return what is decided now and by whom.

    >>> question_text(Position.read("bridges 36/36/36"))["en"]
    'Blue chooses a die at the end of a bridge and a place for it.'
    """
    kind = position.asks
    if position.phase == "over":
        return say("question-over", who=position.actor, n=max(position.points.values()))
    if kind is None:
        return say("question-busy", who=position.actor)
    facts = _QUESTIONS.get(kind)
    more = facts(position.pending[-1].numbers, position) if facts else {}
    return say(f"question-{dashed(kind)}", **{"who": position.mover, **more})


def _room_question(numbers: tuple[int, ...], position: Position) -> Facts:
    _, rows, room = numbers
    first = next(row for row in range(rows.bit_length()) if rows >> row & 1)
    colour = position.tiles[ROOMS[room]][first].partition("-")[0]
    return {"n": rows.bit_count(), "colour": colour}


def _border_question(numbers: tuple[int, ...], position: Position) -> Facts:
    return {"n": _next_border(position), "steps": numbers[0]}


def _next_border(position: Position) -> int:
    return BORDERS[position.clan(position.actor).influence + 1]


_QUESTIONS: Final[Mapping[str, Callable[[tuple[int, ...], Position], Facts]]] = {
    "room": _room_question,
    "any": lambda numbers, _: {"n": numbers[0]},
    "border": _border_question,
    "courtier": lambda numbers, _: {"used": numbers[0]},
    "yard": lambda numbers, _: {"n": numbers[0].bit_count()},
    "castle": lambda numbers, _: {"select": SELECTS[numbers[0]]},
    "rival": lambda _, position: {"rival": position.rival},
}


# --- the labels of moves ---------------------------------------------------------------------------------------------
def move_text(position: Position, move: Move) -> Words:
    """Return what a button for a legal move says.

    >>> move_text(Position.read("bridges 36/36/36"), Move("die", "coral-right", "steward-1"))["en"]
    'Lay the coral 6 on Steward room 1'
    """
    return _LABELS[move.kind](position, move)


def _actor(position: Position) -> Clan:
    return position.clan(position.actor)


def _pending(position: Position) -> Pending:
    return position.pending[-1]


def _label_pair(position: Position, move: Move) -> Words:
    pair = position.pairs[int(move.what) - 1]
    resources, action = pair or ("", "")
    gains = parts_text(RESOURCE_PARTS[CARD_NUMBERS[resources]])
    return say("choice-pair", gains=gains, does=row_text(action, 1))


def _label_die(position: Position, move: Move) -> Words:
    colour, _, end = move.what.partition("-")
    return say("choice-die", die=colour, value=position.die_at(move.what), end=end, space=move.where)


def _label_exchange(_position: Position, move: Move) -> Words:
    return say("choice-exchange", seals=1 if move.what == "coin" else 2, what=move.what, n=1)


def _label_take(_position: Position, move: Move) -> Words:
    return parts_text(((GOODS.index(move.what), 1),))


def _label_row(position: Position, move: Move) -> Words:
    pending = _pending(position)
    row = int(move.what)
    if pending.kind == "card":
        return say("choice-card", does=beside(_actor(position).card, CLAN_ROWS[row - 1]))
    return say("choice-row", row=row, does=action_text(CARD_ROWS[pending.numbers[0]][row - 1]))


def _label_slot(position: Position, move: Move) -> Words:
    slot = int(move.what)
    return say("choice-slot", slot=slot, does=action_text(DAIMYO_SLOTS[DAIMYO_CARDS.index(position.daimyo)][slot - 1]))


def _label_tile(position: Position, move: Move) -> Words:
    side = move.what.partition("-")[2]
    action = YARD_ACTION[side][YARD_TILES.index(position.yards[move.what])]
    return say("choice-tile", side=side, does=action_text(action))


def _label_clan(position: Position, move: Move) -> Words:
    uncovered = WORKERS - _actor(position).at_home[move.what]
    gains = parts_text(ROW_PARTS[CLAN_ROWS.index(move.what)][uncovered])
    return say("choice-clan", row=f"row-{move.what}", gains=gains)


def _label_garden(position: Position, move: Move) -> Words:
    if position.actor == position.rival:
        return say("choice-garden-rival", garden=move.what)
    food = GARDEN_FOOD[GARDEN_CARDS.index(position.gardens[move.what])]
    return say("choice-garden", garden=move.what, what="food", n=food)


def _label_use(position: Position, move: Move) -> Words:
    return say("choice-use", **garden_facts(move.what, position.gardens[move.what]))


def _label_castle(position: Position, move: Move) -> Words:
    card = position.rooms[move.where] or ""
    return say("choice-castle", place=say(f"space-{move.where}"), does=row_text(card, int(move.what)))


def _label_climb(_position: Position, move: Move) -> Words:
    floors = _floor(move.where) - _floor(move.what)
    return say("choice-climb", **{"from": move.what, "to": move.where, "what": "pearl", "n": CLIMB_PEARLS[floors]})


def _floor(place: str) -> int:
    return ("gate", "steward", "diplomat", "daimyo").index(place.partition("-")[0])


_LABELS: Final[Mapping[str, Callable[[Position, Move], Words]]] = {
    "pair": _label_pair,
    "die": _label_die,
    "exchange": _label_exchange,
    "take": _label_take,
    "row": _label_row,
    "slot": _label_slot,
    "yard": lambda _, move: say("choice-yard", yard=f"yard-{move.what}"),
    "tile": _label_tile,
    "clan": _label_clan,
    "act": lambda _, move: say("choice-act", deed=move.what),
    "garden": _label_garden,
    "use": _label_use,
    "room": lambda _, move: say("choice-room", room=move.what),
    "castle": _label_castle,
    "climb": _label_climb,
    "gate": lambda *_: say("choice-gate", what="coin", n=GATE_COINS),
    "order": lambda _, move: say("choice-order", first=move.what),
    "pay": lambda position, _: say("choice-pay", what="seal", n=_next_border(position)),
    "stay": lambda *_: say("choice-stay"),
    "done": lambda position, _: say("choice-done", what=_pending(position).kind),
    "rival": lambda *_: say("choice-rival"),
}


# --- rules, places, pieces -------------------------------------------------------------------------------------------
def spot_name(name: str) -> Words:
    """Return what a place of the drawing is called.

    >>> spot_name("steward-1-row-2")["en"], spot_name("blue-food")["en"]
    ('Steward room 1, row 2', 'Blue: food')
    """
    first = name.partition("-")[0]
    if first in CLANS:
        return _clan_spot(*name.split("-"))
    if name in _PLAIN_SPOTS:
        return say(_PLAIN_SPOTS[name])
    return _SPOTS.get(first, _space_spot)(name)


_PLAIN_SPOTS: Final = {
    "gate": "space-gate",
    "daimyo": "space-daimyo",
    "daimyo-card": "spot-daimyo-card",
    "rival-dice": "spot-rival-dice",
    "rival-actions-1": "spot-rival-actions-before",
    "rival-actions-2": "spot-rival-actions",
    "rival-coin": "spot-rival-coin",
    "rival-points": "spot-rival-points",
}
_STOCKS: Final = ("food", "iron", "pearl", "seal", "coin")


def _clan_spot(who: str, what: str, number: str = "") -> Words:
    if what in _STOCKS:
        return say("spot-clan-stock", who=who, what=what)
    if what == "card" and number:
        return say("spot-clan-card-row", who=who, row=f"row-{CLAN_ROWS[int(number) - 1]}")
    if number == "badge":
        return say("spot-coins", place=say("spot-clan-row", who=who, row=f"row-{what}"))
    if what not in CLAN_ROWS:
        return say(f"spot-clan-{what}", who=who)
    if number:
        return say("spot-clan-worker", who=who, row=f"row-{what}", n=int(number))
    return say("spot-clan-row", who=who, row=f"row-{what}")


def _space_spot(name: str) -> Words:
    """Return the name of a space for dice, or of something that lies there: its card, a tile, the second die."""
    space = max((each for each in SPACES if name.startswith(each)), key=len)
    place = say(f"space-{space}")
    what, _, number = name.removeprefix(space).strip("-").partition("-")
    if what in ("row", "tile"):
        return say(f"spot-{what}", place=place, n=int(number))
    return say(_ON_SPACE[what], place=place) if what else place


_ON_SPACE: Final = {"die": "spot-second", "card": "spot-card", "badge": "spot-coins", "courtiers": "spot-courtiers"}


def _yard_spot(name: str) -> Words:
    _, iron, side = f"{name}-".split("-", 2)
    place = say(f"yard-{iron}")
    return say("spot-yard-tile", place=place, side=side.strip("-")) if side else place


def _garden_spot(name: str) -> Words:
    _, colour, number, *card = name.split("-")
    place = say(f"garden-{colour}-{'plant' if number == '1' else 'stone'}")
    return say("spot-card", place=place) if card else place


def _bridge_spot(name: str) -> Words:
    _, colour, end = name.split("-", 2)
    return say("spot-bridge", colour=colour, end=end.partition("-")[0])


def _numbered(message: str) -> Callable[[str], Words]:
    return lambda name: say(message, n=int(name.rpartition("-")[2]))


def _influence_spot(name: str) -> Words:
    space = int(name.rpartition("-")[2])
    return say("spot-influence", n=space, seals=BORDERS.get(space, 0))


_SPOTS: Final[Mapping[str, Callable[[str], Words]]] = {
    "yard": _yard_spot,
    "garden": _garden_spot,
    "bridge": _bridge_spot,
    "daimyo": _numbered("spot-slot"),
    "influence": _influence_spot,
    "round": _numbered("spot-round"),
    "order": _numbered("spot-order"),
}


def piece_name(symbol: str) -> Words | None:
    """Return what a piece is called; None for a symbol of something nobody points at.

    >>> piece_name("die:coral:4")["en"], piece_name("tile:coral")
    ('coral die, 4', None)
    """
    kind, *rest = symbol.split(":")
    if kind == "die":
        colour, value = rest
        return say("piece-die", colour=colour, value=int(value))
    return say(f"piece-{kind}", who=rest[0]) if kind in _PIECES and len(rest) == 1 else None


_PIECES: Final = ("courtier", "gardener", "warrior", "clan", "daimyo")
