"""A second opinion on The White Castle: placing dice, the turn order, the garden step and the scoring, once more.

Written from the rulebook and sharing no code with the package: it reads a position as a person at the table would, by
name, and looks prices and points up in the box (the data file). Slow, and easy to believe.
"""

from __future__ import annotations

import json
from importlib import resources
from typing import Any, Final

from imperial_widget.white_castle import Position

BOX: Final[dict[str, Any]] = json.loads(
    resources.files("imperial_widget.white_castle").joinpath("data/components.json").read_text(encoding="utf-8")
)
GARDENS: Final = {card["id"]: card for card in BOX["gardens"]}
TILES: Final = {tile["id"]: tile for tile in BOX["die_tiles"]}
ROW_OF: Final = {"coral": "courtier", "black": "gardener", "white": "warrior"}


# --- placing a die ---------------------------------------------------------------------------------------------------
def die_at(position: Position, colour: str, end: str) -> int | None:
    """Return the value of the die at an end of a bridge."""
    bridge = position.bridges[colour]
    value = bridge[0] if end == "left" else bridge[len(bridge) - 1]
    return value or None


def bridge_without(bridge: tuple[int, ...], end: str) -> tuple[int, ...]:
    """Return a bridge after the die at an end was taken: the nearest of the middle takes its place, if there is one."""
    left, middle, right = bridge[0], list(bridge[1:-1]), bridge[-1]
    if end == "left":
        left = middle.pop(0) if middle else 0
    else:
        right = middle.pop() if middle else 0
    return (left, *middle, right)


def covered_by(position: Position, space: str) -> int:
    """Return the value a die placed here covers: that of the top die, or the printed one."""
    if space == "clan":
        return 6
    if space == "well":
        return 1  # whatever lies there
    dice = position.spaces[space]
    if dice:
        return dice[-1][1]
    return {"steward": 3, "diplomat": 4, "outside": 5}[space.split("-", maxsplit=1)[0]]


def is_open_to(position: Position, colour: str, space: str) -> bool:
    """Could a die of this colour lie here, were it for nothing?"""
    if space == "well":
        return True
    if space == "clan":
        return ROW_OF[colour] not in position.clan(position.actor).dice
    if len(position.spaces[space]) >= (1 if position.players <= 2 else 2):
        return False
    if space.startswith("outside"):
        return True
    return colour in {TILES[tile]["colour"] for tile in position.tiles[space]}


def placements(position: Position) -> dict[tuple[str, str, str], int]:
    """Return every die (bridge and end) and space that go together, with the coins gained, or paid if below 0."""
    found = {}
    purse = position.clan(position.actor).coin
    for colour in ("coral", "black", "white"):
        for end in ("left", "right"):
            value = die_at(position, colour, end)
            for space in (*position.spaces, "clan"):
                if value is None or not is_open_to(position, colour, space):
                    continue
                coins = value - covered_by(position, space)
                if purse + coins >= 0:
                    found[colour, end, space] = coins
    return found


# --- influence and the end of a round --------------------------------------------------------------------------------
class Track:
    """The influence track: a stack of markers on each space, kept by hand."""

    def __init__(self, position: Position) -> None:
        """Lay the markers out; at the start of a game the first player's lies on top."""
        self.stacks: dict[int, list[str]] = {}
        for clan in reversed(position.order):
            self.stacks.setdefault(position.clan(clan).influence, []).append(clan)

    def watch(self, position: Position) -> None:
        """A marker that is not where it was goes on top of the stack it has reached."""
        for clan in position.clans:
            space = position.clan(clan).influence
            if clan not in self.stacks.get(space, []):
                for stack in self.stacks.values():
                    if clan in stack:
                        stack.remove(clan)
                self.stacks.setdefault(space, []).append(clan)

    def order(self) -> tuple[str, ...]:
        """Return the turn order: the furthest first, of those on one space the one on top."""
        return tuple(clan for space in sorted(self.stacks, reverse=True) for clan in reversed(self.stacks[space]))


def working_gardens(position: Position, clan: str) -> set[str]:
    """Return the gardens that work for a clan at the end of a round: its own, below bridges that still hold a die."""
    return {garden for garden in position.clan(clan).gardens if any(position.bridges[garden.split("-")[0]])}


# --- the final scoring -----------------------------------------------------------------------------------------------
def score(position: Position, name: str) -> dict[str, int]:
    """Return what a clan's coins, goods, influence and people are worth after the game."""
    clan = position.clan(name)
    points = {
        "coins_seals": (clan.coin + clan.seal) // 5,
        "resources": sum(resource_points(number) for number in (clan.food, clan.iron, clan.pearl)),
        "influence": influence_points(clan.influence),
        "courtiers": 0,
        "warriors": 0,
        "gardeners": 0,
    }
    if name == position.rival:
        points["coins_seals"] = points["resources"] = 0
    inside = 0
    for place, number in clan.courtiers.items():
        points["courtiers"] += number * {"gate": 1, "steward": 3, "diplomat": 6, "daimyo": 10}[place.split("-")[0]]
        if place != "gate":
            inside += number
    for yard, number in clan.warriors.items():
        for _ in range(number):
            points["warriors"] += 2 * inside if yard == "5" else inside
    for garden in clan.gardens:
        points["gardeners"] += GARDENS[position.gardens[garden]]["points"]
    return points


def resource_points(number: int) -> int:
    """Return what so much of one resource is worth."""
    if number == 7:
        return 2
    return 1 if 3 <= number <= 6 else 0


def influence_points(space: int) -> int:
    """Return what a space of the track is worth: nothing, three, six, and in the last section what is printed there."""
    if space < 6:
        return 0
    if space < 11:
        return 3
    if space < 15:
        return 6
    return int(BOX["board"]["influence_points"][space])


def winner(position: Position) -> str:
    """Return who has won, the final scoring done: the most points, and of those level the first in the turn order."""
    most = max(position.points.values())
    return next(clan for clan in position.order if position.points[clan] == most)
