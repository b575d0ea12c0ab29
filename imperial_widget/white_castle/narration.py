"""Which message tells which event, and with what arguments. The words themselves are in `text/*.ftl`.

All that the game says can be had from here: `labels.py` asks the questions and names moves, places and pieces,
`wording.py` says printed actions.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from imperial_widget.core.messages import LANGUAGES
from imperial_widget.core.model import Event
from imperial_widget.core.scene import Text

from .components import (
    CARD_NUMBERS,
    CLAN_ROWS,
    COLOURS,
    DAIMYO_CARDS,
    DAIMYO_SLOTS,
    DICE_PER_COLOUR,
    DIE_TILES,
    LANTERN_PART,
    MOST_RESOURCE,
    MOST_SEALS,
    RESOURCE_PARTS,
    ROOMS,
    ROW_PARTS,
    SEAL,
    TILE_PART,
    YARD_ACTION,
    YARD_TILES,
    YARD_TIMES,
    YARDS,
)
from .labels import move_text, piece_name, question_text, spot_name
from .position import Clan, Position
from .wording import (
    WORDS,
    Facts,
    action_text,
    beside,
    dashed,
    garden_facts,
    joined,
    parts_text,
    row_text,
    say,
    together,
)

__all__ = [
    "WORDS",
    "action_text",
    "arguments",
    "message",
    "move_text",
    "parts_text",
    "piece_name",
    "question_text",
    "say",
    "score_facts",
    "spot_name",
    "tell",
]

_SAME_LINE: Final = {
    "setup-solo": "setup",
    "pair-decree": "pair",
    "place-die-stacked": "place-die",
    "place-die-well": "place-die",
    "place-die-clan": "place-die",
    "lantern-left": "lantern",
    "lantern-daimyo": "lantern",
    "lost-any": "lost",
    "row-kept": "row",
    "warrior-rival": "warrior",
    "gardener-rival": "gardener",
    "garden-action-step": "garden-action",
    "gate-rival": "gate",
    "climb-two": "climb",
    "climb-rival": "climb",
    "climb-rival-top": "climb",
    "card-stays-rival": "card-stays",
    "slot-rival": "slot",
    "influence-top": "influence",
    "border-stop-chosen": "border-stop",
    "turn-order-last": "turn-order",
    "next-round-solo": "next-round",
    "score-coins-seals": "score",
    "score-resources": "score",
    "score-influence": "score",
    "score-courtiers": "score",
    "score-warriors": "score",
    "score-gardeners": "score",
    "win-tie": "win",
    "win-rival": "win",
}
"""Beats that are told in different words but share their log line."""
_REASONS: Final = {
    "warrior.yard": "yard",
    "gardener.garden": "garden",
    "courtier.gate": "gate",
    "courtier.climb": "climb",
    "action.pay": "action",
}
"""What a payment is for, by the rule that asks for it."""


# --- the beats -------------------------------------------------------------------------------------------------------
def tell(event: Event, position: Position) -> tuple[Text, Text]:
    """Return the narration and the log line of a beat, in every language."""
    key = message(event, position)
    facts = arguments(event, position)
    return say(f"say-{key}", **facts), say(f"line-{_SAME_LINE.get(key, key)}", **facts)


def message(event: Event, position: Position) -> str:
    """Return the name of the message for an event, without its prefix.

    >>> facts = {"who": "blue", "die": "coral", "value": 3, "space": "well", "covers": 1}
    >>> message(Event("place_die", ("turn.place",), facts), Position.read("bridges 36/36/36"))
    'place-die-well'
    """
    variant = _VARIANTS.get(event.kind)
    ending = variant(event, position) if variant else ""
    return f"{dashed(event.kind)}-{ending}" if ending else dashed(event.kind)


def arguments(event: Event, position: Position) -> Facts:
    """Return what the message may mention: what the event tells, and what its cards and tiles mean in words."""
    facts: Facts = {key: value for key, value in event.data.items() if value is not None}
    more = _FACTS.get(event.kind)
    return facts | more(event, position) if more else facts


def _text(event: Event, key: str) -> str:
    return str(event[key])


def _number(event: Event, key: str) -> int:
    return int(str(event[key]))


def _several(event: Event, key: str) -> tuple[str, ...]:
    value = event[key]
    return value if isinstance(value, tuple) else ()


def _by_rival(event: Event, position: Position) -> bool:
    return position.rival is not None and event.data.get("who") == position.rival


# --- variants: where the same kind of beat is told in other words ----------------------------------------------------
def _setup(_event: Event, position: Position) -> str:
    return "solo" if position.rival else ""


def _pair(event: Event, _position: Position) -> str:
    return "decree" if event.data["decree"] else ""


def _place_die(event: Event, _position: Position) -> str:
    if event["space"] in ("well", "clan"):
        return _text(event, "space")
    return "stacked" if "turn.stack" in event.rules else ""


def _lantern(event: Event, _position: Position) -> str:
    if "lantern.left_end" in event.rules:
        return "left"
    return "daimyo" if "courtier.daimyo" in event.rules else ""


def _lost(event: Event, _position: Position) -> str:
    return "any" if event["what"] == "any" else ""


def _row(event: Event, _position: Position) -> str:
    return "kept" if "ruling.room_card" in event.rules else ""


def _or_rival(event: Event, position: Position) -> str:
    return "rival" if _by_rival(event, position) else ""


def _garden_action(event: Event, _position: Position) -> str:
    return "step" if "round.gardens" in event.rules else ""


def _climb(event: Event, position: Position) -> str:
    if _by_rival(event, position):
        return "rival-top" if "ruling.rival_top" in event.rules else "rival"
    return "two" if "courtier.two_floors" in event.rules else ""


def _card_stays(event: Event, _position: Position) -> str:
    return "" if "who" in event.data else "rival"


def _influence(event: Event, _position: Position) -> str:
    return "top" if event["under"] else ""


def _border_stop(event: Event, _position: Position) -> str:
    return "chosen" if "turn.optional" in event.rules else ""


def _turn_order(event: Event, _position: Position) -> str:
    return "last" if event["round"] == _LAST_ROUND else ""


def _score(event: Event, _position: Position) -> str:
    return dashed(_text(event, "category"))


def _win(event: Event, position: Position) -> str:
    if _by_rival(event, position):
        return "rival"
    return "tie" if "end.tie" in event.rules else ""


_LAST_ROUND: Final = 3

_VARIANTS: Final[Mapping[str, Callable[[Event, Position], str]]] = {
    "setup": _setup,
    "pair": _pair,
    "place_die": _place_die,
    "lantern": _lantern,
    "lost": _lost,
    "row": _row,
    "warrior": _or_rival,
    "gardener": _or_rival,
    "garden_action": _garden_action,
    "gate": _or_rival,
    "climb": _climb,
    "card_stays": _card_stays,
    "slot": _or_rival,
    "influence": _influence,
    "border_stop": _border_stop,
    "turn_order": _turn_order,
    "next_round": _setup,
    "score": _score,
    "win": _win,
}


# --- what a message may mention beside the facts of its event --------------------------------------------------------
def _setup_facts(_event: Event, position: Position) -> Facts:
    return {
        "you": position.clans[0],
        "rival": position.rival or "",
        "first": position.order[0],
        "last": position.order[-1],
        "dice": DICE_PER_COLOUR[position.players],
    }


def _start_facts(_event: Event, position: Position) -> Facts:
    return {"round": position.round, "question": question_text(position)}


def _pair_facts(event: Event, _position: Position) -> Facts:
    decree = event.data["decree"]
    return {
        "gains": parts_text(RESOURCE_PARTS[CARD_NUMBERS[_text(event, "resources")]]),
        "does": row_text(_text(event, "action"), 1),
        "decree": parts_text((LANTERN_PART[CARD_NUMBERS[str(decree)]],)) if decree else "",
    }


def _place_die_facts(event: Event, position: Position) -> Facts:
    change = _number(event, "value") - _number(event, "covers")
    names = {0: "same", 1: "more", -1: "never" if _by_rival(event, position) else "less"}
    row = CLAN_ROWS[COLOURS.index(_text(event, "die"))]
    return {"change": names[(change > 0) - (change < 0)], "n": abs(change), "row": f"row-{row}"}


def _lantern_facts(event: Event, _position: Position) -> Facts:
    cards = _several(event, "cards")
    return {"cards": len(cards), "gains": parts_text(together(LANTERN_PART[CARD_NUMBERS[card]] for card in cards))}


def _well_facts(event: Event, _position: Position) -> Facts:
    tiles = [TILE_PART[DIE_TILES.index(tile)] for tile in _several(event, "tiles")]
    return {"gains": parts_text(together([(SEAL, 1), *tiles]))}


def _visible_facts(event: Event, _position: Position) -> Facts:
    parts = ROW_PARTS[CLAN_ROWS.index(_text(event, "row"))][_number(event, "uncovered")]
    return {"row": f"row-{event['row']}", "gains": parts_text(parts)}


def _lost_facts(event: Event, _position: Position) -> Facts:
    return {"most": MOST_SEALS if event["what"] == "seal" else MOST_RESOURCE}


def _one_fact(_event: Event, _position: Position) -> Facts:
    return {"n": 1}


def _pay_facts(event: Event, _position: Position) -> Facts:
    return {"why": _REASONS[event.rule]}


def _row_facts(event: Event, position: Position) -> Facts:
    row = _number(event, "row")
    tile = position.tiles[_text(event, "room")][row - 1]
    return {"does": row_text(_text(event, "card"), row), "colour": tile.partition("-")[0]}


def _card_row_facts(event: Event, _position: Position) -> Facts:
    return {"row": f"row-{event['row']}", "does": beside(_text(event, "card"), _text(event, "row"))}


def _clan_row_facts(event: Event, _position: Position) -> Facts:
    return {"row": f"row-{event['row']}"}


def _warrior_facts(event: Event, _position: Position) -> Facts:
    return {"yard": f"yard-{event['yard']}"}


def _yard_tile_facts(event: Event, _position: Position) -> Facts:
    action = YARD_ACTION[_text(event, "side")][YARD_TILES.index(_text(event, "tile"))]
    return {"yard": f"yard-{event['yard']}", "does": action_text(action)}


def _gardener_facts(event: Event, _position: Position) -> Facts:
    return garden_facts(_text(event, "garden"), _text(event, "card"))


def _lantern_card_facts(event: Event, _position: Position) -> Facts:
    return {"gains": parts_text((LANTERN_PART[CARD_NUMBERS[_text(event, "card")]],))}


def _slot_facts(event: Event, position: Position) -> Facts:
    slots = DAIMYO_SLOTS[DAIMYO_CARDS.index(position.daimyo)]
    return {"does": action_text(slots[_number(event, "slot") - 1])}


def _border_facts(event: Event, _position: Position) -> Facts:
    return {"n": event["seals"]}


def _turn_order_facts(event: Event, _position: Position) -> Facts:
    return {"first": _several(event, "order")[0]}


def _garden_step_facts(event: Event, _position: Position) -> Facts:
    names = [say(f"garden-{garden}") for garden in _several(event, "gardens")]
    return {"gardens": {each: joined([name[each] for name in names], each) for each in LANGUAGES}}


def _roll_facts(event: Event, _position: Position) -> Facts:
    return {"dice": " · ".join(_text(event, "dice"))}


def _score_facts(event: Event, position: Position) -> Facts:
    return score_facts(position.clan(_text(event, "who")))


def _win_facts(event: Event, _position: Position) -> Facts:
    return {"n": event["points"]}


_FACTS: Final[Mapping[str, Callable[[Event, Position], Facts]]] = {
    "setup": _setup_facts,
    "start": _start_facts,
    "pair": _pair_facts,
    "place_die": _place_die_facts,
    "lantern": _lantern_facts,
    "well": _well_facts,
    "visible": _visible_facts,
    "lost": _lost_facts,
    "exchange": _one_fact,
    "pay": _pay_facts,
    "row": _row_facts,
    "card_row": _card_row_facts,
    "clan_row": _clan_row_facts,
    "castle_action": _row_facts,
    "warrior": _warrior_facts,
    "yard_tile": _yard_tile_facts,
    "gardener": _gardener_facts,
    "garden_action": _gardener_facts,
    "lantern_card": _lantern_card_facts,
    "light_row": lambda event, _: {"does": row_text(_text(event, "card"), _number(event, "row"))},
    "slot": _slot_facts,
    "border": _border_facts,
    "turn_order": _turn_order_facts,
    "garden_step": _garden_step_facts,
    "roll": _roll_facts,
    "score": _score_facts,
    "win": _win_facts,
}


def score_facts(clan: Clan) -> Facts:
    """Return the numbers that the messages of the final scoring may mention, for one clan."""
    courtiers = clan.courtiers
    stewards = sum(courtiers.get(room, 0) for room in ROOMS[:3])
    diplomats = sum(courtiers.get(room, 0) for room in ROOMS[3:])
    daimyo = courtiers.get("daimyo", 0)
    return {
        "coins": clan.coin,
        "seals": clan.seal,
        "both": clan.coin + clan.seal,
        "food": clan.food,
        "iron": clan.iron,
        "pearl": clan.pearl,
        "space": clan.influence,
        "gate": courtiers.get("gate", 0),
        "stewards": stewards,
        "diplomats": diplomats,
        "daimyo": daimyo,
        "warriors": sum(clan.warriors.get(yard, 0) * times for yard, times in zip(YARDS, YARD_TIMES, strict=True)),
        "inside": stewards + diplomats + daimyo,
        "gardens": len(clan.gardens),
    }
