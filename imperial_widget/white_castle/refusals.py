"""Why not? The rule that forbids a move, and for people what stands in the way.

`apply` asks when a move is not among the legal ones. Nothing here decides what is legal; it only explains.
"""

from __future__ import annotations

from typing import Final

from . import rules, turn
from . import state as st
from .components import (
    BORDERS,
    CLIMB_PEARLS,
    COLOURS,
    GARDEN_FOOD,
    GARDENS,
    GATE_COINS,
    MOST_RESOURCE,
    RESOURCES,
    SPACES,
    YARD_IRON,
    YARDS,
)
from .means import ONE_UP, TWO_UP
from .names import MOVES, NUMBERS, PLACES, TOPS, Move
from .position import Position

Reason = tuple[str, str]

RULE_OF: Final = {
    "pair": "setup.draft",
    "turn": "turn.take_die",
    "room": "room.rows",
    "outside": "outside.choice",
    "well": "well.reward",
    "clan": "clan.visible",
    "card": "clan.card",
    "order": "action.order",
    "rest": "action.order",
    "any": "resource.any",
    "border": "influence.border",
    "courtier": "courtier.climb",
    "gardener": "gardener.garden",
    "warrior": "warrior.yard",
    "light": "courtier.light_action",
    "refill": "courtier.refill",
    "slot": "courtier.slot",
    "yard": "warrior.tiles",
    "garden": "gardener.action",
    "castle": "castle.action",
    "domain": "clan.action",
    "gardens": "round.gardens",
    "seals": "seal.exchange",
    "rival": "solo.card",
    "rival_do": "solo.actions",
    "rival_garden": "solo.gardener",
    "rival_room": "solo.advance",
}
"""The rule that asks, by the kind of what is pending."""


def refusal(position: Position, move: Move) -> Reason:
    """Return the rule that forbids a move, and what stands in the way."""
    if position.phase == "over":
        return "end.after_three", "the game is over"
    asks = position.asks
    if asks is None:
        return "turn.optional", "another move is under way"
    s = list(position.state)
    b = st.HEAD + st.WIDTH * s[st.ACTOR]
    number = NUMBERS.get(move)
    if number is None:
        return RULE_OF[asks], f"there is no such move; expected {_choices(s)}"
    if move.kind == "exchange":
        return _exchange(s, b, move)
    if move.kind == "die" and asks == "turn":
        return _die(s, b, number - st.M_DIE)
    if asks == "courtier" and move.kind in ("gate", "climb"):
        return _courtier(s, b, move, number)
    if asks == "gardener" and move.kind == "garden":
        return _gardener(s, b, number - st.M_GARDEN)
    if asks == "warrior" and move.kind == "yard":
        yard = number - st.M_YARD
        if not s[b + st.WARRIORS]:
            return "warrior.yard", "no warrior is left on the clan board"
        return "warrior.yard", f"yard {YARDS[yard]} costs {YARD_IRON[yard]} iron and {s[b + st.IRON]} is there"
    if asks == "any" and move.kind == "take":
        return "resource.limit", f"{move.what} stands at {MOST_RESOURCE} already"
    if asks == "slot" and move.kind == "slot":
        return "courtier.slot", f"slot {move.what} is taken; expected {_choices(s)}"
    if asks == "border" and move.kind == "pay":
        price = BORDERS[s[b + st.INFLUENCE] + 1]
        return "influence.border", f"the border costs {price} seals and {s[b + st.SEAL]} are there"
    if move.kind == "done":
        return RULE_OF[asks], f"this cannot be declined; expected {_choices(s)}"
    return RULE_OF[asks], f"that is not what is decided now, or it cannot be paid; expected {_choices(s)}"


def _choices(s: st.Row) -> str:
    listed = [str(MOVES[number]) for number in rules.options(s)]
    return ", ".join(listed[:8]) + (" ..." if len(listed) > 8 else "") or "nothing"


def _exchange(s: st.Row, b: int, move: Move) -> Reason:
    if s[st.DIFFICULTY] >= 0 and s[st.ACTOR] == 1:
        return "seal.exchange", "the rival plays now; the player's seals can wait for the next turn"
    seals = s[b + st.SEAL]
    if move.what == "coin":
        return "seal.exchange", "a coin for a seal changes nothing now" if seals else "no seal is there"
    if s[b + RESOURCES.index(move.what)] >= MOST_RESOURCE:
        return "resource.limit", f"{move.what} stands at {MOST_RESOURCE} already"
    return "seal.exchange", f"a resource costs 2 seals and {seals} are there"


def _die(s: st.Row, b: int, number: int) -> Reason:
    which, space = divmod(number, 9)
    colour, end = divmod(which, 2)
    name = SPACES[space]
    value = s[st.BRIDGE + colour][-end]
    if not value:
        return "turn.take_die", f"there is no die at that end of the {COLOURS[colour]} bridge"
    if space < 5 and colour not in turn.room_colours(s, space):
        return "room.colour", f"{name} has no {COLOURS[colour]} tile"
    if not turn.has_room(s, b, colour, space):
        if space == turn.CLAN_SPACE:
            return "clan.die", f"a die lies in the {COLOURS[colour]} row of the clan board already"
        most = "two dice" if s[st.PLAYERS] > 2 else "one die with so few players"
        return "turn.stack", f"{name} is full; it holds {most}"
    price = turn.space_value(s, space) - value
    return "turn.coins", f"a {value} on {name} costs {price} coins and {s[b + st.COIN]} are there"


def _courtier(s: st.Row, b: int, move: Move, number: int) -> Reason:
    used = s[st.STACK][-1][1]
    if move.kind == "gate":
        if used & 1:
            return "courtier.gate", "this half of the action has been used"
        if not s[b + st.COURTIERS]:
            return "courtier.gate", "no courtier is left on the clan board"
        return "courtier.gate", f"the gate costs {GATE_COINS} coins and {s[b + st.COIN]} are there"
    if used & 2:
        return "courtier.climb", "one courtier has climbed; that half of the action has been used"
    start, to = divmod(number - st.M_CLIMB, 6)
    if not s[b + st.AT_GATE + start]:
        return "courtier.climb", f"no courtier stands at {PLACES[start]}"
    floors = 2 if to in TWO_UP[start] else 1 if to in ONE_UP[start] else 0
    rule = "courtier.two_floors" if floors == 2 else "courtier.climb"
    price = f"{CLIMB_PEARLS[floors]} pearls and {s[b + st.PEARL]} are there"
    return rule, f"from {PLACES[start]} to {TOPS[to]} costs {price}"


def _gardener(s: st.Row, b: int, garden: int) -> Reason:
    if not s[b + st.GARDENERS]:
        return "gardener.garden", "no gardener is left on the clan board"
    if s[b + st.IN_GARDENS] >> garden & 1:
        return "gardener.garden", f"a gardener of this clan is in {GARDENS[garden]} already"
    price = GARDEN_FOOD[s[st.GARDENS][garden]]
    return "gardener.garden", f"{GARDENS[garden]} costs {price} food and {s[b + st.FOOD]} is there"
