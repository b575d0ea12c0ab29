"""A lesson is data that a teacher can write; what does not fit is refused with file, key and value."""

from __future__ import annotations

from pathlib import Path

import pytest

from imperial_widget import Garden, lesson, lesson_ids
from imperial_widget.core.errors import BadLesson, ImperialError
from imperial_widget.core.lesson import Lesson
from imperial_widget.games import timeline_of
from imperial_widget.sakura import SAKURA

MINE = """
id = "mine"
game = "sakura"
position = "E20 B17 R18 G16 table B3 G20 R51"
moves = "go"
title = "My lesson"

[[note]]
at = "bump"
en = "Ouch."

[[note]]
at = "step#2"
en = "The second step."

[[note]]
at = 0
ru = "Начало."
"""


def test_a_teacher_writes_a_lesson_in_a_cell() -> None:
    timeline = Lesson.read(MINE).timeline(SAKURA)
    notes = {timeline.beats.index(node.beats[i]): text for node in timeline.nodes() for i, text in node.notes.items()}
    assert notes == {0: {"ru": "Начало."}, 5: {"en": "The second step."}, 12: {"en": "Ouch."}}
    assert timeline.step == 0


def test_a_lesson_can_be_a_file(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(MINE, encoding="utf-8")
    garden = Garden(path)
    assert garden._frames[12]["note"] == {"en": "Ouch."}
    assert garden._board["subtitle"] == {"en": "My lesson"}


def test_the_package_brings_a_lesson_for_every_rule_family() -> None:
    names = {name.partition("/")[2] for name in lesson_ids("sakura")}
    families = {"rulebook", "bridge-of-three", "gate", "skipping", "disgrace", "gaining-ground", "overtake", "between"}
    assert families | {"scoring", "two-players", "tricky"} <= names
    folder = Path(__file__).parents[2] / "imperial_widget/sakura/lessons"
    assert names == {path.stem for path in folder.glob("*.toml")}


@pytest.mark.parametrize("name", lesson_ids("sakura"))
def test_every_lesson_says_little_and_shows_much(name: str) -> None:
    timeline = timeline_of(name)
    notes = [note.text for note in lesson(name).notes]
    assert 2 <= len(notes) <= 8
    assert all(len(text) <= 160 for note in notes for text in note.values())
    assert len(timeline) <= 27


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ('id = "mine"', "", "my.toml: 'id' is missing"),
        ('id = "mine"', 'id = "mine"\ncolour = "red"', "'colour' is unknown; expected game, id, moves"),
        ('id = "mine"', "id = 7", "id is 7; expected a text"),
        ('game = "sakura"', 'game = "chess"', "game is 'chess'; expected 'sakura'"),
        ("E20 B17", "E20 B99", "my.toml: position: .*blue on 99 is ahead of the Emperor"),
        ('moves = "go"', 'moves = "go go"', "my.toml: moves: record, line 1, column 4: move 'go' is not legal"),
        ('at = "bump"', 'at = "jump"', r"note\[0\].at is 'jump'; this lesson has 0 beat.s. of kind 'jump'"),
        ('at = "step#2"', 'at = "step#99"', "'step#99'"),
        ('at = "step#2"', 'at = "step#x"', "'step#x'"),
        ("at = 0", "at = 99", "note.2..at is 99; expected a beat from 0 to 22"),
        ("at = 0", "at = 1.5", "note.2. is"),
        ('en = "Ouch."', 'xx = "Ouch."', "'xx' is unknown; expected en, es, ru, uk"),
        ('en = "Ouch."', "en = 3", "en is 3; expected a text"),
        ('title = "My lesson"', "title = 3", "title is 3"),
        ("[[note]]", "[[note", "not readable as TOML"),
    ],
)
def test_a_broken_lesson_is_refused(old: str, new: str, words: str) -> None:
    assert old in MINE
    with pytest.raises(BadLesson, match=words):
        Lesson.read(MINE.replace(old, new), "my.toml").timeline(SAKURA)


def test_an_unknown_lesson_is_answered_with_the_known_ones() -> None:
    with pytest.raises(ImperialError, match=r"no lesson 'sakura/nothing'; .*expected one of sakura/rulebook"):
        lesson("sakura/nothing")
    with pytest.raises(
        ImperialError, match=r"did you mean 'white_castle/first-turn'. expected one of white_castle/first"
    ):
        lesson("white_castle/first_turn")
