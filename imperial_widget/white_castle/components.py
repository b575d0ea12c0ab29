"""What lies in the box of The White Castle: cards, tiles, tracks and prices, read from `data/`.

The tables speak the names of the data file; `Action` is one printed action, made ready for the rules: what it costs and
its parts, each a number for what to do and a number for how often. Cards have one numbering: 0 to 14 are stewards, 15
to 26 diplomats, then starting actions, starting resources and decrees. Knows no rule and no position.

    >>> CARDS[0], ACTIONS[CARD_ROWS[0][1]].parts == ((SEAL, 1), (POINTS, 1))
    ('steward-01', True)
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from importlib import resources
from typing import Any, Final

from imperial_widget.core.errors import BadEdition

CLANS: Final = ("blue", "ochre", "moss", "plum")
COLOURS: Final = ("coral", "black", "white")
RESOURCES: Final = ("food", "iron", "pearl")
ENDS: Final = ("left", "right")
FLOORS: Final = ("gate", "steward", "diplomat", "daimyo")
ROOMS: Final = ("steward-1", "steward-2", "steward-3", "diplomat-1", "diplomat-2")
SPACES: Final = (*ROOMS, "outside-left", "outside-right", "well", "clan")
CLAN_ROWS: Final = ("courtier", "gardener", "warrior")
GARDENS: Final = tuple(f"{colour}-{kind}" for colour in COLOURS for kind in ("plant", "stone"))
DIFFICULTIES: Final = ("easy", "medium", "hard")

# What an action can do, by number. The first five are also places in a player's row of the state.
FOOD: Final = 0
IRON: Final = 1
PEARL: Final = 2
COIN: Final = 3
SEAL: Final = 4
POINTS: Final = 5
INFLUENCE: Final = 6
ANY: Final = 7
LANTERN: Final = 8
WELL: Final = 9
COURTIER: Final = 10
GARDENER: Final = 11
WARRIOR: Final = 12
DOMAIN: Final = 13
CASTLE: Final = 14

GOODS: Final = ("food", "iron", "pearl", "coin", "seal", "vp", "influence", "any")
DEEDS: Final = ("lantern", "well", "courtier", "gardener", "warrior", "domain_row", "castle_action")
SELECTS: Final = ("coral", "black", "white", "any", "light")
ANY_TILE: Final = 3
LIGHT_ROW: Final = 4

Part = tuple[int, int]
Parts = tuple[Part, ...]


@dataclass(frozen=True, slots=True)
class Action:
    """One printed action: its price in coins and seals, and what it gives or does."""

    coins: int
    seals: int
    parts: Parts

    @property
    def names(self) -> tuple[str, ...]:
        """The parts as words: `food 2`, `lantern`, `castle_action light`."""
        return tuple(part_name(part) for part in self.parts)


@dataclass(frozen=True, slots=True)
class RivalCard:
    """One card of the rival: the die it takes, the space it goes to, and its two actions."""

    bridge: int
    place: int  # 0 left, 1 centre, 2 right
    space: int
    actions: tuple[tuple[str, int], ...]


@dataclass(frozen=True, slots=True)
class Difficulty:
    """Where the rival begins."""

    points: int
    heron: int
    influence: int


def part_name(part: Part) -> str:
    """Return a part of an action as words."""
    what, number = part
    if what < LANTERN:
        return f"{GOODS[what]} {number}"
    return f"castle_action {SELECTS[number]}" if what == CASTLE else DEEDS[what - LANTERN]


# --- reading ---------------------------------------------------------------------------------------------------------
def _load(name: str) -> dict[str, Any]:
    text = resources.files(__package__).joinpath(f"data/{name}").read_text(encoding="utf-8")
    data: dict[str, Any] = json.loads(text)
    return data


def _part(effect: Mapping[str, Any], where: str) -> Part:
    if effect.get("gain") in GOODS:
        return GOODS.index(effect["gain"]), int(effect["n"])
    if effect.get("do") in DEEDS:
        what = LANTERN + DEEDS.index(effect["do"])
        return what, SELECTS.index(effect["select"]) if what == CASTLE else 0
    msg = f"{where}: effect {dict(effect)!r}; expected one that gains, does or pays"
    raise BadEdition(msg)


def _parts(effects: Sequence[Mapping[str, Any]], where: str) -> Parts:
    """Read effects without a price, the same things put together."""
    sums: dict[tuple[int, int], int] = {}
    for effect in effects:
        what, number = _part(effect, where)
        key = (what, number if what == CASTLE else 0)
        sums[key] = sums.get(key, 0) + number
    return tuple((what, select if what == CASTLE else number) for (what, select), number in sums.items())


def _action(effects: Sequence[Mapping[str, Any]], where: str) -> int:
    """Read a printed action and return its number in `ACTIONS`."""
    price: Mapping[str, int] = {}
    if len(effects) == 1 and "pay" in effects[0]:
        price, effects = effects[0]["pay"], effects[0]["then"]
    action = Action(price.get("coin", 0), price.get("seal", 0), _parts(effects, where))
    if action not in _actions:
        _actions.append(action)
    return _actions.index(action)


_actions: list[Action] = []
_box: Final = _load("components.json")
_board: Final = _box["board"]

# --- cards -----------------------------------------------------------------------------------------------------------
STEWARDS: Final = len(_box["stewards"])
DIPLOMATS: Final = len(_box["diplomats"])
FIRST_DIPLOMAT: Final = STEWARDS
FIRST_START: Final = STEWARDS + DIPLOMATS
FIRST_RESOURCE: Final = FIRST_START + len(_box["starting_actions"])
FIRST_DECREE: Final = FIRST_RESOURCE + len(_box["starting_resources"])
_castle: Final = [*_box["stewards"], *_box["diplomats"]]
_starts: Final = _box["starting_actions"]
_resources: Final = _box["starting_resources"]
CARDS: Final[tuple[str, ...]] = tuple(card["id"] for card in (*_castle, *_starts, *_resources, *_box["decrees"]))
CARD_NUMBERS: Final = {name: number for number, name in enumerate(CARDS)}
NOT_FOR_TWO: Final = frozenset(number for number, card in enumerate(_castle) if card["not_for_two"])
CARD_ROWS: Final = (
    *(tuple(_action(row["effects"], card["id"]) for row in card["rows"]) for card in _castle),
    *((_action(card["effects"], card["id"]),) for card in _starts),
)
"""The actions of a card from top to bottom, as numbers into `ACTIONS`."""
LIGHT_ROWS: Final = (
    *(tuple(i for i, row in enumerate(card["rows"]) if row["tone"] == "light") for card in _castle),
    *(() for _ in _starts),
)
"""Which of them are on a light ground."""
CLAN_BLOCK: Final = (
    *(
        tuple(
            next(i for i, row in enumerate(card["rows"]) if name in row["covers"])
            for name in ("top", "middle", "bottom")
        )
        for card in _castle
    ),
    *((0, 0, 0) for _ in _starts),
)
"""On a clan board: which of the card's actions lies beside each of the three rows."""
DARK_DEED: Final = tuple(
    next(_actions[CARD_ROWS[number][i]].parts[0][0] for i, row in enumerate(card["rows"]) if row["tone"] == "dark")
    for number, card in enumerate(_castle)
)
"""What the dark action of each castle card does."""
_backs: Final = _box["lantern_backs"]
LANTERN_PART: Final = (
    *(_part(_backs["steward"][0], "lantern") for _ in _box["stewards"]),
    *(_part(_backs["diplomat"][0], "lantern") for _ in _box["diplomats"]),
    *(_part(card["lantern"][0], card["id"]) for card in (*_starts, *_resources, *_box["decrees"])),
)
"""What each card gives when it lies under the clan board."""
RESOURCE_PARTS: Final = {FIRST_RESOURCE + i: _parts(card["effects"], card["id"]) for i, card in enumerate(_resources)}
DECREE_OF: Final = {
    FIRST_RESOURCE + i: CARD_NUMBERS[card["decree"]] for i, card in enumerate(_resources) if card["decree"]
}

# --- daimyo cards, gardens, yards, tiles -----------------------------------------------------------------------------
DAIMYO_CARDS: Final[tuple[str, ...]] = tuple(card["id"] for card in _box["daimyo"])
DAIMYO_SLOTS: Final = tuple(tuple(_action(slot, card["id"]) for slot in card["slots"]) for card in _box["daimyo"])
GARDEN_CARDS: Final[tuple[str, ...]] = tuple(card["id"] for card in _box["gardens"])
PLANTS: Final = sum(card["kind"] == "plant" for card in _box["gardens"])
GARDEN_FOOD: Final[tuple[int, ...]] = tuple(card["food"] for card in _box["gardens"])
GARDEN_POINTS: Final[tuple[int, ...]] = tuple(card["points"] for card in _box["gardens"])
GARDEN_ACTION: Final = tuple(_action(card["effects"], card["id"]) for card in _box["gardens"])
YARD_IRON: Final[tuple[int, ...]] = tuple(yard["iron"] for yard in _box["yards"])
YARD_TIMES: Final[tuple[int, ...]] = tuple(yard["times"] for yard in _box["yards"])
YARDS: Final = tuple(str(iron) for iron in YARD_IRON)
YARD_SLOTS: Final[tuple[tuple[int, str], ...]] = tuple(
    (yard, side) for yard, each in enumerate(_box["yards"]) for side in each["tiles"]
)
"""The four places for tiles of training yards: the yard, and the side that lies up there."""
YARD_TILES: Final[tuple[str, ...]] = tuple(tile["id"] for tile in _box["yard_tiles"])
YARD_ACTION: Final = {
    side: tuple(_action(tile[side], tile["id"]) for tile in _box["yard_tiles"]) for side in ("blue", "gold")
}
DIE_TILES: Final[tuple[str, ...]] = tuple(tile["id"] for tile in _box["die_tiles"])
TILE_COLOUR: Final = tuple(COLOURS.index(tile["colour"]) for tile in _box["die_tiles"])
TILE_PART: Final = tuple(_part(tile["effects"][0], tile["id"]) for tile in _box["die_tiles"])
ROOM_TILES: Final = (0, 3, 6, 9, 11)
"""Where the tiles of each room begin in the row of fifteen; the last two lie at the well."""
ROOM_ROWS: Final = (3, 3, 3, 2, 2)
WELL_TILES: Final = 13
TILE_SPACES: Final = (1, 4, 7, 9, 11, 2, 5, 8, 10, 12, 13, 14)
"""The spaces numbered 1 to 12, in that order; the top tiles of the steward rooms are dealt before."""

# --- board and boards of the clans -----------------------------------------------------------------------------------
DICE_PER_COLOUR: Final = {int(players): number for players, number in _board["dice_per_colour"].items()}
_values: Final = _board["space_values"]
SPACE_VALUE: Final[tuple[int, ...]] = tuple(_values[name.split("-")[0]] for name in SPACES)
OUTSIDE: Final = tuple(
    tuple(_action([{"do": deed}], "outside") for deed in _board["outside"][side]) for side in ("left", "right")
)
GATE_COINS: Final[int] = _board["gate_coins"]
CLIMB_PEARLS: Final[tuple[int, ...]] = (0, _board["climb_pearls"]["1"], _board["climb_pearls"]["2"])
COURTIER_POINTS: Final[tuple[int, ...]] = tuple(_board["courtier_points"][floor] for floor in FLOORS)
MOST_RESOURCE: Final[int] = _board["limits"]["food"]
MOST_SEALS: Final[int] = _board["limits"]["seal"]
BORDERS: Final[dict[int, int]] = {border["enter"]: border["seals"] for border in _board["borders"]}
INFLUENCE_POINTS: Final[tuple[int, ...]] = tuple(_board["influence_points"])
TRACK_END: Final = len(INFLUENCE_POINTS) - 1
WORKERS: Final = 5
"""Courtiers, gardeners and warriors: so many of each in a clan."""
ROW_PARTS: Final = tuple(
    tuple(_parts([*row["always"], *row["uncovered"][:free]], row["row"]) for free in range(WORKERS + 1))
    for row in _box["clan_rows"]
)
"""What a row of a clan board shows when so many of its workers have left."""
ACTIONS: Final = tuple(_actions)

# --- the solo game ---------------------------------------------------------------------------------------------------
RIVAL_DEEDS: Final = ("gardener", "warrior", "gate", "advance", "vp", "influence", "coin")
_KINDS: Final = {"plant": 0, "stone": 1, "any": 2}
_PLACES: Final = ("left", "centre", "right")


def _rival_card(card: Mapping[str, Any]) -> RivalCard:
    actions = []
    for action in card["actions"]:
        ((deed, value),) = action.items()
        if deed not in RIVAL_DEEDS:
            msg = f"rival.json: action {deed!r}; expected one of {', '.join(RIVAL_DEEDS)}"
            raise BadEdition(msg)
        number = _KINDS[value] if deed == "gardener" else YARD_IRON.index(value) if deed == "warrior" else int(value)
        actions.append((deed, number))
    bridge, place = COLOURS.index(card["bridge"]), _PLACES.index(card["position"])
    return RivalCard(bridge, place, SPACES.index(card["space"]), tuple(actions))


def read_rival_deck(data: Mapping[str, Any]) -> tuple[RivalCard, ...]:
    """Read the rival's deck; it must name each die (a bridge and a place on it) once, so that a turn always ends."""
    cards = tuple(_rival_card(card) for card in data["cards"])
    if sorted((card.bridge, card.place) for card in cards) != [(b, p) for b in range(3) for p in range(3)]:
        msg = "rival.json: expected nine cards, one for each place (left, centre, right) on each bridge"
        raise BadEdition(msg)
    return cards


_rival: Final = _load("rival.json")
RIVAL_CARDS: Final = read_rival_deck(_rival)
RIVAL_DECK_IS_RECONSTRUCTION: Final[bool] = _rival["reconstruction"]
DIFFICULTY: Final = tuple(
    Difficulty(each["vp"], each["heron"], each["influence"])
    for each in (_rival["difficulties"][name] for name in DIFFICULTIES)
)
