"""What lies in the box: painters, board and cards, read from an *edition* file.

The rulebook's text does not give the printed path or the sixty cards, so they are data. The default edition is a
stand-in for teaching and says so; an owner of the game can write down the own copy in a file of the same form.
This module checks such a file and turns it into the row of integers that the rules read. It knows no rule.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from importlib import resources
from pathlib import Path
from typing import Any, Final

from imperial_widget.core.errors import BadEdition

from . import state

PAINTERS: Final = ("blue", "red", "green", "yellow", "white", "violet")
"""The six painters, in the order in which they take their seats."""
LETTERS: Final = {colour: colour[0].upper() for colour in PAINTERS}
BY_LETTER: Final = {letter: colour for colour, letter in LETTERS.items()}

GARDEN_ACTIONS: Final = {
    "emperor+1": state.EMPEROR_1,
    "emperor+2": state.EMPEROR_2,
    "emperor-1": state.EMPEROR_BACK,
    "emperor±1": state.EMPEROR_EITHER,
    "closest-2": state.CLOSEST_BACK,
    "furthest+2": state.FURTHEST_ON,
}
PAINTER_ACTIONS: Final = {
    "+1": 1,
    "+2": 2,
    "+3": 3,
    "±1": state.EITHER + 1,
    "±2": state.EITHER + 2,
    "±3": state.EITHER + 3,
    "overtake": state.OVERTAKE,
    "between": state.BETWEEN,
}

_LONGEST_PATH: Final = 120
_BRIDGES: Final = 4
_SAKURA: Final = 3
_BRIDGE_LENGTH: Final = {2: 1, 3: 1, 4: 1, 5: 3, 6: 3}


@dataclass(frozen=True, slots=True)
class Card:
    """One of the sixty cards: its order number and its two actions."""

    number: int
    garden: str
    painter: str


@dataclass(frozen=True, slots=True)
class Board:
    """The path, from the gate (space 0) to the last sakura."""

    players: tuple[int, ...]
    torii: int
    bridges: tuple[tuple[int, ...], ...]
    sakura: tuple[int, ...]

    @property
    def length(self) -> int:
        """The last space of the path: the last sakura."""
        return self.sakura[-1]


@dataclass(frozen=True, slots=True)
class Edition:
    """Board and deck of one edition of the game.

    >>> edition = Edition.load()
    >>> edition.name, edition.official, edition.cards[19].garden
    ('Teaching edition', False, 'furthest+2')
    """

    id: str
    name: str
    official: bool
    note: str
    boards: tuple[Board, ...]
    cards: tuple[Card, ...]
    _tables: dict[int, tuple[int, ...]] = field(default_factory=dict, repr=False, compare=False, hash=False)

    @classmethod
    def load(cls, source: str | Path | Mapping[str, Any] | None = None) -> Edition:
        """Read an edition from a file or a mapping; without one, the teaching edition of this package."""
        if source is None:
            return _teaching_edition()
        if isinstance(source, Mapping):
            return _read(source, "edition")
        path = Path(source)
        try:
            data = json.loads(path.read_text(encoding="utf-8"))
        except OSError as error:
            msg = f"{path}: cannot read this edition file ({error.strerror or error})"
            raise BadEdition(msg) from error
        except ValueError as error:
            msg = f"{path}: not a JSON file ({error})"
            raise BadEdition(msg) from error
        if not isinstance(data, Mapping):
            msg = f"{path}: expected a JSON object with edition, name, boards and cards, not {type(data).__name__}"
            raise BadEdition(msg)
        return _read(data, str(path))

    def board(self, players: int) -> Board:
        """Return the board for so many players (the court painter does not count)."""
        for board in self.boards:
            if players in board.players:
                return board
        msg = f"edition {self.name!r} has no board for {players} players"
        raise BadEdition(msg)

    def card(self, number: int) -> Card:
        """Return the card with this order number."""
        return self.cards[number - 1]

    def table(self, players: int) -> tuple[int, ...]:
        """Return the edition as the rules read it."""
        if players not in self._tables:
            board = self.board(players)
            spaces = range(board.length + 2)
            on_bridge = {space for bridge in board.bridges for space in bridge}
            self._tables[players] = (
                board.length,
                board.torii,
                *board.sakura,
                0,
                *(GARDEN_ACTIONS[card.garden] for card in self.cards),
                0,
                *(PAINTER_ACTIONS[card.painter] for card in self.cards),
                *(int(space in on_bridge) for space in spaces),
            )
        return self._tables[players]


@cache
def _teaching_edition() -> Edition:
    text = resources.files(__package__).joinpath("data/teaching.json").read_text(encoding="utf-8")
    return _read(json.loads(text), "teaching.json")


# --- reading, with errors that name file, key and value --------------------------------------------------------------
def _wrong(where: str, key: str, value: object, expected: str) -> BadEdition:
    return BadEdition(f"{where}: {key} is {value!r}; expected {expected}")


def _read(data: Mapping[str, Any], where: str) -> Edition:
    known = {"edition", "name", "official", "note", "boards", "cards"}
    for key in data:
        if key not in known:
            raise _wrong(where, "the key", key, f"one of {', '.join(sorted(known))}")
    for key in ("edition", "name", "note"):
        if not isinstance(data.get(key), str) or not data[key]:
            raise _wrong(where, key, data.get(key), "a text")
    if not isinstance(data.get("official"), bool):
        raise _wrong(where, "official", data.get("official"), "true or false")
    boards = _list(data, "boards", where)
    edition = Edition(
        id=data["edition"],
        name=data["name"],
        official=data["official"],
        note=data["note"],
        boards=tuple(_read_board(board, f"boards[{i}]", where) for i, board in enumerate(boards)),
        cards=_read_cards(_list(data, "cards", where), where),
    )
    for players in _BRIDGE_LENGTH:
        if sum(players in board.players for board in edition.boards) != 1:
            raise _wrong(where, "boards", [list(b.players) for b in edition.boards], f"one board for {players} players")
    return edition


def _list(data: Mapping[str, Any], key: str, where: str) -> Sequence[Any]:
    value = data.get(key)
    if not isinstance(value, list) or not value:
        raise _wrong(where, key, value, "a list")
    return value


def _read_board(data: object, key: str, where: str) -> Board:
    if not isinstance(data, Mapping):
        raise _wrong(where, key, data, "an object with players, gate, torii, bridges and sakura")
    players = _spaces(data.get("players"), f"{key}.players", where)
    for count in players:
        if count not in _BRIDGE_LENGTH:
            raise _wrong(where, f"{key}.players", count, "numbers from 2 to 6")
    if data.get("gate") != 0:
        raise _wrong(where, f"{key}.gate", data.get("gate"), "0, the space before the path")
    sakura = _spaces(data.get("sakura"), f"{key}.sakura", where)
    if len(sakura) != _SAKURA or list(sakura) != sorted(set(sakura)):
        raise _wrong(where, f"{key}.sakura", list(sakura), "three spaces in rising order")
    length = sakura[-1]
    if length > _LONGEST_PATH:
        raise _wrong(where, f"{key}.sakura", length, f"a path of at most {_LONGEST_PATH} spaces")
    torii = data.get("torii")
    if not isinstance(torii, int) or isinstance(torii, bool) or torii < 1:
        raise _wrong(where, f"{key}.torii", torii, "a space in front of the gate")
    if sakura[0] <= torii:
        raise _wrong(where, f"{key}.sakura", sakura[0], f"a sakura beyond the torii ({torii})")
    raw = data.get("bridges")
    if not isinstance(raw, list) or len(raw) != _BRIDGES:
        raise _wrong(where, f"{key}.bridges", raw, "four bridges, each a list of spaces")
    bridges = tuple(_read_bridge(b, players, length, f"{key}.bridges[{i}]", where) for i, b in enumerate(raw))
    flat = [space for bridge in bridges for space in bridge]
    if flat != sorted(set(flat)):
        raise _wrong(where, f"{key}.bridges", raw, "bridges in rising order that do not overlap")
    for space in (*sakura, torii):
        if space in flat:
            raise _wrong(where, f"{key}.bridges", space, "bridges beside the torii and the sakura, not on them")
    if bridges[0][-1] != torii - 1:
        raise _wrong(where, f"{key}.torii", torii, f"the space directly after the first bridge ({bridges[0][-1] + 1})")
    return Board(players=players, torii=torii, bridges=bridges, sakura=sakura)


def _read_bridge(data: object, players: tuple[int, ...], length: int, key: str, where: str) -> tuple[int, ...]:
    bridge = _spaces(data, key, where)
    for count in players:
        if len(bridge) != _BRIDGE_LENGTH[count]:
            raise _wrong(where, key, list(bridge), f"{_BRIDGE_LENGTH[count]} space(s) for {count} players")
    for i, space in enumerate(bridge):
        if not 1 <= space < length:
            raise _wrong(where, key, space, f"a space of the path (1 to {length - 1})")
        if i and space != bridge[i - 1] + 1:
            raise _wrong(where, key, list(bridge), "spaces that follow one another")
    return bridge


def _spaces(value: object, key: str, where: str) -> tuple[int, ...]:
    if not isinstance(value, list) or not value or not all(type(v) is int for v in value):
        raise _wrong(where, key, value, "a list of whole numbers")
    return tuple(value)


def _read_cards(data: Sequence[Any], where: str) -> tuple[Card, ...]:
    cards: dict[int, Card] = {}
    for i, entry in enumerate(data):
        key = f"cards[{i}]"
        if not isinstance(entry, Mapping):
            raise _wrong(where, key, entry, "an object with number, garden and painter")
        number = entry.get("number")
        if type(number) is not int or not 1 <= number <= state.CARDS:
            raise _wrong(where, f"{key}.number", number, f"a number from 1 to {state.CARDS}")
        if number in cards:
            raise _wrong(where, f"{key}.number", number, "a number that no other card has")
        if entry.get("garden") not in GARDEN_ACTIONS:
            raise _wrong(where, f"{key}.garden", entry.get("garden"), f"one of {', '.join(GARDEN_ACTIONS)}")
        if entry.get("painter") not in PAINTER_ACTIONS:
            raise _wrong(where, f"{key}.painter", entry.get("painter"), f"one of {', '.join(PAINTER_ACTIONS)}")
        cards[number] = Card(number, entry["garden"], entry["painter"])
    if len(cards) != state.CARDS:
        missing = next(n for n in range(1, state.CARDS + 1) if n not in cards)
        raise _wrong(where, "cards", len(cards), f"{state.CARDS} cards; number {missing} is missing")
    return tuple(cards[number] for number in sorted(cards))
