"""The lessons of Niya: each plays through the engine, speaks every language, and together they show every rule."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from importlib import resources
from typing import Any

import pytest

from imperial_widget.core.lesson import Lesson
from imperial_widget.core.messages import LANGUAGES
from imperial_widget.core.model import Event
from imperial_widget.core.timeline import Timeline
from imperial_widget.niya import NIYA, Move, Position, apply, legal_moves
from imperial_widget.niya.components import CELLS
from imperial_widget.niya.vocabulary import KINDS

FOLDER = resources.files("imperial_widget.niya").joinpath("lessons")
ORDER = tuple(FOLDER.joinpath("order.txt").read_text(encoding="utf-8").split())


def lesson(name: str) -> Lesson:
    return Lesson.read(FOLDER.joinpath(f"{name}.toml").read_text(encoding="utf-8"), f"{name}.toml")


def timeline(name: str) -> Timeline[Position, Move]:
    game: Any = NIYA  # a lesson needs no picture of the game
    return lesson(name).timeline(game)


def events(name: str) -> Iterator[Event]:
    for node in timeline(name).nodes():
        yield from (beat.event for beat in node.beats)


def answers(name: str, move: int) -> set[str]:
    """Return every answer a lesson shows to its move with this number, the main one included."""
    line = timeline(name).line
    return {str(node.move) for node in line[move - 1].children}


def test_every_file_is_in_the_order_of_reading() -> None:
    files = {path.name.removesuffix(".toml") for path in FOLDER.iterdir() if path.name.endswith(".toml")}
    assert files == set(ORDER)
    assert len(ORDER) == len(files)


@pytest.mark.parametrize("name", ORDER)
def test_every_lesson_plays_through_and_speaks_every_language(name: str) -> None:
    read = lesson(name)
    assert read.id == name
    assert timeline(name).step == 0
    assert read.notes
    for words in (read.title, *(note.text for note in read.notes)):
        assert set(words) == set(LANGUAGES)
        assert all(text.count("**") % 2 == 0 for text in words.values())


@pytest.mark.parametrize("name", ORDER)
def test_every_lesson_begins_where_real_play_can_come(name: str) -> None:
    start = timeline(name).position
    position = replace(start, taken=(), phase="taking")
    for cell in start.taken:
        position = apply(position, Move(CELLS[cell]))[-1].position
    assert position == start


def test_every_rule_is_cited_by_some_lesson() -> None:
    cited = {rule for name in ORDER for event in events(name) for rule in event.rules}
    assert cited == set(NIYA.rules)


def test_every_kind_of_event_happens_in_some_lesson() -> None:
    assert {event.kind for name in ORDER for event in events(name)} == set(KINDS)


def test_the_answers_are_all_the_answers_there_are() -> None:
    line = timeline("the-answers").line
    for move in (1, 2):
        assert answers("the-answers", move) == {str(each) for each in legal_moves(line[move - 1].position)}
    start, black = line[0].position, line[1].position
    irises = {cell for cell, tile in start.tiles.items() if tile[0] == "i"}
    tanzaku = {cell for cell, tile in start.tiles.items() if tile[1] == "t"}
    assert (start.top, irises, tanzaku) == ("it", {"a2", "b1", "c1"}, {"a4", "d4", "d2"})
    assert black.top == "mt"
    maples = {cell for cell, tile in black.tiles.items() if tile[0] == "m"}
    assert (maples, tanzaku - {"a4"}) == ({"c4", "c2", "d1"}, {"d4", "d2"})


@pytest.mark.parametrize(
    ("name", "by", "winner", "left"),
    [
        ("a-row", "row", "black", 2),
        ("a-square", "square", "red", 9),
        ("a-block", "block", "red", 7),
        ("no-draw", "full", "black", 0),
        ("draw", "full", None, 0),
        ("to-three", "row", "red", 7),
        ("to-ten", "square", "red", 9),
    ],
)
def test_a_lesson_ends_as_its_words_say(name: str, by: str, winner: str | None, left: int) -> None:
    end = timeline(name).line[-1].position
    assert (end.ended_by, end.winner, end.left) == (by, winner, left)


def test_the_lesson_on_lines_shows_all_three_shapes() -> None:
    shapes = {str(event["shape"]) for event in events("a-row") if event.kind == "row"}
    assert shapes == {"row", "column", "diagonal"}


def test_black_lost_and_so_black_starts() -> None:
    end = timeline("loser-starts").line[-1].position
    assert (end.round, end.starter, end.score) == (2, "black", (1, 0))
