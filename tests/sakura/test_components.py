"""Board and deck are data; a broken edition is refused with file, key and value."""

from __future__ import annotations

import copy
import json
from pathlib import Path
from typing import Any

import pytest

from imperial_widget.core.errors import BadEdition, BadRecord, ImperialError
from imperial_widget.core.timeline import Timeline
from imperial_widget.sakura import SAKURA, Edition, new_game
from imperial_widget.sakura.scene import draw_board

DATA = Path(__file__).parents[2] / "imperial_widget/sakura/data/teaching.json"


@pytest.fixture
def data() -> dict[str, Any]:
    """Return a copy of the teaching edition's file."""
    return copy.deepcopy(json.loads(DATA.read_text(encoding="utf-8")))


def test_the_teaching_edition_honours_all_that_is_known() -> None:
    edition = Edition.load()
    assert [card.number for card in edition.cards] == list(range(1, 61))
    assert sum(card.garden.startswith("emperor") for card in edition.cards) == 44
    pairs = {(card.garden, card.painter) for card in edition.cards}
    assert {("closest-2", "+1"), ("furthest+2", "+3"), ("emperor+2", "+2")} <= pairs
    for board in edition.boards:
        assert board.torii == board.bridges[0][-1] + 1
        assert board.length == board.sakura[-1]


def test_the_garden_says_that_the_default_edition_is_a_stand_in() -> None:
    badge = draw_board(new_game(3))["badges"][-1]
    assert badge["text"]["en"] == "Teaching edition"  # type: ignore[index]
    assert "stand-in" in badge["hint"]["en"]  # type: ignore[index]


def test_an_owner_can_pass_an_edition_of_their_own(data: dict[str, Any], tmp_path: Path) -> None:
    data |= {"edition": "mine", "name": "My copy", "official": True, "note": "Written down from my box."}
    data["boards"][0] |= {"torii": 8, "bridges": [[7], [13], [23], [33]], "sakura": [18, 28, 40]}
    path = tmp_path / "mine.json"
    path.write_text(json.dumps(data), encoding="utf-8")
    position = new_game(4, edition=path)
    assert (position.emperor, position.board.length) == (8, 40)
    board = draw_board(position)
    assert board["badges"][-1] == {"text": "My copy", "hint": "Written down from my box."}
    assert "40" in board["layouts"]["wide"]["spots"]


def test_a_record_names_its_edition_and_is_not_read_with_another(data: dict[str, Any]) -> None:
    mine = Edition.load(data | {"edition": "mine", "name": "My copy"})
    record = Timeline(SAKURA, new_game(3, edition=mine)).record()
    assert '[Edition "mine"]' in record
    assert Timeline.read(SAKURA, record, edition=mine).position.edition == mine
    with pytest.raises(BadRecord, match="Edition 'mine'; expected 'teaching'; pass edition="):
        Timeline.read(SAKURA, record)


def spoil(data: dict[str, Any], key: str, value: object) -> dict[str, Any]:
    """Set one value deep in the data: `boards.0.torii`."""
    *path, last = key.split(".")
    place: Any = data
    for part in path:
        place = place[int(part) if part.isdigit() else part]
    place[int(last) if last.isdigit() else last] = value
    return data


@pytest.mark.parametrize(
    ("key", "value", "words"),
    [
        ("cards.1.number", 1, "cards.1..number is 1; expected a number that no other card has"),
        ("cards.1.number", 61, "cards.1..number is 61; expected a number from 1 to 60"),
        ("cards.1.garden", "emperor+9", "cards.1..garden is 'emperor.9'; expected one of emperor.1"),
        ("cards.1.painter", "sleep", "cards.1..painter is 'sleep'"),
        ("cards", [], "cards is ..; expected a list"),
        ("boards.0.sakura", [5, 26, 36], "boards.0..sakura is 5; expected a sakura beyond the torii .6."),
        ("boards.0.sakura", [26, 16, 36], "three spaces in rising order"),
        ("boards.0.bridges", [[5], [11], [21], [99]], "boards.0..bridges.3. is 99; expected a space of the path"),
        ("boards.0.bridges", [[5], [11], [21], [31, 32]], "1 space.s. for 2 players"),
        ("boards.1.bridges.0", [4, 6, 7], "spaces that follow one another"),
        ("boards.0.bridges", [[5], [16], [21], [31]], "beside the torii and the sakura"),
        ("boards.0.torii", 7, "the space directly after the first bridge .6."),
        ("boards.0.torii", "six", "torii is 'six'"),
        ("boards.0.gate", 1, "gate is 1"),
        ("boards.0.players", [2, 3], "one board for 4 players"),
        ("boards.0.players", [1, 2, 3, 4], "numbers from 2 to 6"),
        ("official", "yes", "official is 'yes'; expected true or false"),
        ("name", "", "name is ''"),
        ("colour", "pink", "the key is 'colour'"),
    ],
)
def test_a_broken_edition_is_refused(data: dict[str, Any], tmp_path: Path, key: str, value: object, words: str) -> None:
    path = tmp_path / "broken.json"
    path.write_text(json.dumps(spoil(data, key, value)), encoding="utf-8")
    with pytest.raises(BadEdition, match=words) as caught:
        Edition.load(path)
    assert "broken.json" in str(caught.value)


def test_a_missing_card_is_named(data: dict[str, Any]) -> None:
    del data["cards"][41]
    with pytest.raises(BadEdition, match="number 42 is missing"):
        Edition.load(data)


@pytest.mark.parametrize(("text", "words"), [("{", "not a JSON file"), ("[]", "expected a JSON object")])
def test_a_file_that_is_no_edition_is_refused(tmp_path: Path, text: str, words: str) -> None:
    path = tmp_path / "odd.json"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(BadEdition, match=words):
        Edition.load(path)
    with pytest.raises(BadEdition, match="cannot read"):
        Edition.load(tmp_path / "nowhere.json")


@pytest.mark.parametrize(
    ("options", "words"),
    [
        ({"players": 1}, "players=1; expected a number from 2 to 6"),
        ({"players": "three"}, "players='three'"),
        ({"seed": -1}, "seed=-1"),
        ({"variant": "wild"}, "variant='wild'; expected None or 'tricky'"),
        ({"variant": "tricky"}, "expected two players"),
        ({"painters": ["blue", "blue", "red"]}, "'blue'; expected different ones"),
        ({"painters": ["blue", "red"]}, "for 3 players; expected one each"),
    ],
)
def test_a_set_up_that_cannot_be_is_refused(options: dict[str, Any], words: str) -> None:
    with pytest.raises(ImperialError, match=words):
        new_game(**options)
