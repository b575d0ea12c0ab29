"""One test that every game must pass: `check_game(game, starts, lessons)`.

Random play to the end from many seeds; apply is pure; legal moves apply and others raise the rule; records and
positions round-trip; same seed, same game; beats chain; every frame is drawn in every language; every rule id is cited
by some event and by some lesson. (That every rule is named by some test is checked beside it.)
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Sequence
from random import Random
from typing import Any

import pytest

from imperial_widget.core.errors import IllegalMove
from imperial_widget.core.lesson import Lesson
from imperial_widget.core.messages import LANGUAGES
from imperial_widget.core.timeline import Timeline


def play_out(game: Any, position: Any, seed: int) -> Timeline[Any, Any]:
    """Play random legal moves to the end and return the timeline, its cursor on the last beat."""
    chance = Random(seed)
    timeline: Timeline[Any, Any] = Timeline(game, position)
    while not game.is_over(timeline.position):
        moves = timeline.legal_moves()
        assert moves, f"the game is not over and nobody may move: {timeline.position}"
        timeline.play(chance.choice(moves))
    return timeline


def check_game(
    game: Any,
    starts: Callable[[int], Iterable[Any]],
    lessons: Sequence[Lesson],
    invariant: Callable[[Any], None],
    seeds: range,
) -> None:
    """Put a game through everything. `starts(seed)` gives positions to begin from."""
    cited: set[str] = set()
    for seed in seeds:
        for position in starts(seed):
            timeline = play_out(game, position, seed)
            check_beats(game, timeline, invariant)
            check_same_again(game, timeline, position, seed)
            check_record(game, timeline)
            cited.update(rule for beat in timeline.beats for rule in beat.event.rules)
    in_lessons = check_lessons(game, lessons)
    unknown = (cited | in_lessons) - set(game.rules)
    assert not unknown, f"events cite rules the game does not list: {unknown}"
    silent = set(game.rules) - in_lessons
    assert not silent, f"no lesson shows these rules: {silent}"


def check_beats(game: Any, timeline: Timeline[Any, Any], invariant: Callable[[Any], None]) -> None:
    """Every beat holds, reads back, and follows from the one before."""
    before = timeline.root.position
    for node in timeline.line[1:]:
        text = str(before)
        assert game.apply(before, node.move) == node.beats, "apply is not pure"
        assert str(before) == text, "apply changed the position it was given"
        for beat in node.beats:
            invariant(beat.position)
            assert game.read_position(str(beat.position), **game.options(beat.position)) == beat.position
            assert hash(beat.position) == hash(beat.position)
            assert set(beat.event.rules) <= set(game.rules)
        for other in game.legal_moves(before)[:3]:
            assert game.read_move(before, str(other)) == other
            assert game.apply(before, other)
        before = node.position
    assert not game.legal_moves(before)
    with pytest.raises(IllegalMove) as caught:
        game.apply(before, timeline.line[-1].move)
    assert caught.value.rule in game.rules


def check_same_again(game: Any, timeline: Timeline[Any, Any], position: Any, seed: int) -> None:
    """The same seed gives the same game."""
    again = play_out(game, position, seed)
    assert [node.move for node in again.line] == [node.move for node in timeline.line]
    assert again.position == timeline.position


def check_record(game: Any, timeline: Timeline[Any, Any]) -> None:
    """A record with a variation and a comment reads back."""
    timeline.goto(len(timeline) // 2)
    timeline.visit(timeline.node)
    timeline.annotate("Here {a brace\\}, a backslash \\ and two lines\nof text.")
    others = [m for m in timeline.legal_moves() if str(m) != str((timeline.node.next() or timeline.node).move)]
    if others:
        timeline.play(others[0])
    text = timeline.record()
    again = Timeline.read(game, text, **game.options(timeline.position))
    assert again.record() == text
    assert len(list(again.nodes())) == len(list(timeline.nodes()))


def check_lessons(game: Any, lessons: Sequence[Lesson]) -> set[str]:
    """Every lesson builds, speaks every language, and its frames are plain JSON; return the rules they cite."""
    cited: set[str] = set()
    for lesson in lessons:
        timeline = lesson.timeline(game)
        assert set(lesson.title) == set(LANGUAGES), f"{lesson.id}: title"
        for note in lesson.notes:
            assert set(note.text) == set(LANGUAGES), f"{lesson.id}: note at {note.at}"
        board = game.board(timeline.position, lesson.title)
        for node in timeline.branches():
            beats = [beat for each in node.path() for beat in each.beats]
            for index, beat in enumerate(beats):
                cited.update(beat.event.rules)
                frame = game.frame(beats, index, {})
                json.dumps(frame)
                check_frame(board, frame)
    return cited


def check_frame(board: Any, frame: Any) -> None:
    """A frame only names what the board has, in every language."""
    for layout in board["layouts"].values():
        for piece in frame["pieces"]:
            assert piece["spot"] in layout["spots"], piece
            assert piece["symbol"] in board["symbols"], piece
    for mark in frame["marks"]:
        assert "d" in mark or mark.get("symbol", "badge") in board["symbols"], mark
        assert mark.get("colour", "ink") in board["palette"]["light"], mark
    for card in frame["table"]:
        for row in card["rows"]:
            assert row["symbol"] in board["symbols"], row
            assert row["symbol"] in board["names"], row
    for rule in (*frame["rules"], frame["why"]):
        assert rule in board["rules"], rule
    for words in (frame["say"], frame["line"], frame["status"]):
        assert set(words) == set(LANGUAGES)
        assert all(words.values())
        assert all(text.count("**") % 2 == 0 for text in words.values())
