"""The timeline: forward, back, jump, fork, undo, annotate; and the record, which reads back."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from imperial_widget.core.errors import BadRecord, IllegalMove, ImperialError
from imperial_widget.core.timeline import Timeline
from imperial_widget.sakura import SAKURA, new_game, read_position

ROUND = "E20 B17 R18 G16 tokens B8 R7 G6 table B3 G20 R51"
CHOICE = "E20 B18 R8 G5 table B2. G5. R30"


def begin(text: str = ROUND, *moves: str) -> Timeline[Any, Any]:
    timeline: Timeline[Any, Any] = Timeline(SAKURA, read_position(text))
    for move in moves:
        timeline.play(move)
    return timeline


def test_a_timeline_begins_with_one_beat_and_grows_by_the_beats_of_a_move() -> None:
    timeline = begin()
    assert (len(timeline), timeline.step) == (1, 0)
    beats = timeline.play("go")
    assert len(timeline) == 1 + len(beats)
    assert timeline.position == beats[-1].position


def test_it_walks_forward_and_back_and_stops_at_both_ends() -> None:
    timeline = begin(ROUND, "go")
    assert not timeline.forward()
    assert timeline.back()
    timeline.first()
    assert timeline.step == 0
    assert not timeline.back()
    timeline.last()
    assert timeline.step == len(timeline) - 1


def test_it_jumps_to_any_beat_and_refuses_what_is_none() -> None:
    timeline = begin(ROUND, "go")
    timeline.step = 12
    assert timeline.beat.event.kind == "bump"
    for wrong in (-1, len(timeline), "3", True, 1.5):
        with pytest.raises(ImperialError, match="expected a whole number from 0 to 22"):
            timeline.goto(wrong)  # type: ignore[arg-type]
    assert timeline.step == 12


def test_another_move_at_an_earlier_beat_makes_a_fork() -> None:
    timeline = begin(CHOICE, "go", "R-")
    end = timeline.position
    timeline.step = 2
    timeline.play("R+")
    assert timeline.position != end
    assert len(timeline.branches()) == 2
    assert timeline.line[-1].move == timeline.node.move


def test_a_move_that_is_there_already_is_walked_and_not_doubled() -> None:
    timeline = begin(CHOICE, "go", "R-")
    timeline.step = 2
    timeline.play("R-")
    assert len(timeline.branches()) == 1


def test_the_current_line_runs_through_the_branch_last_walked() -> None:
    timeline = begin(CHOICE, "go", "R-")
    timeline.step = 2
    timeline.play("R+")
    timeline.first()
    assert timeline.line[-1].move == SAKURA.read_move(timeline.position, "R+")


def test_an_illegal_move_changes_nothing() -> None:
    timeline = begin(CHOICE, "go")
    before = (timeline.record(), timeline.step)
    with pytest.raises(IllegalMove):
        timeline.play("B9")
    with pytest.raises(IllegalMove):
        timeline.play("nonsense")
    assert (timeline.record(), timeline.step) == before


def test_in_the_middle_of_a_move_nobody_may_move_and_the_rule_says_why() -> None:
    timeline = begin(ROUND, "go")
    timeline.step = 5
    assert timeline.legal_moves() == ()
    with pytest.raises(IllegalMove) as caught:
        timeline.play("B9")
    assert caught.value.rule == "round.order"


def test_between_the_last_choice_and_the_reveal_nobody_may_move_either() -> None:
    timeline: Timeline[Any, Any] = Timeline(SAKURA, new_game(3, seed=1))
    for colour in ("blue", "red", "green"):
        timeline.play(f"{colour[0].upper()}{timeline.position.hands[colour][0]}")
    timeline.visit(timeline.node, 0)
    assert timeline.position.phase == "laid"
    with pytest.raises(IllegalMove, match="in the middle of"):
        timeline.play("go")


def test_undo_takes_the_move_under_the_cursor_back_with_all_that_follows() -> None:
    timeline = begin(CHOICE, "go", "R-")
    timeline.step = 1
    assert str(timeline.undo()) == "go"
    assert (len(timeline), timeline.step) == (1, 0)
    assert timeline.undo() is None


def test_removing_another_branch_leaves_the_cursor_where_it_is() -> None:
    timeline = begin(CHOICE, "go", "R-")
    timeline.step = 2
    timeline.play("R+")
    step = timeline.step
    timeline.remove(timeline.root.children[0].children[0])
    assert timeline.step == step
    assert len(timeline.branches()) == 1
    with pytest.raises(ImperialError, match="the start cannot be removed"):
        timeline.remove(timeline.root)


def test_a_note_belongs_to_a_beat_and_can_be_taken_away() -> None:
    timeline = begin(ROUND, "go")
    timeline.annotate("Look here.", step=12)
    assert timeline.step == 22
    assert "{@11 Look here.}" in timeline.record()
    timeline.annotate("", step=12)
    assert "Look" not in timeline.record()


def test_a_record_keeps_headers_comments_and_variations() -> None:
    timeline = begin(CHOICE, "go", "R-")
    timeline.headers["Title"] = 'A "quoted" title with a \\'
    timeline.step = 2
    timeline.play("R+")
    timeline.annotate({"en": "Forward!", "ru": "Вперёд!"})
    text = timeline.record("ru")
    again = Timeline.read(SAKURA, text)
    assert again.headers == timeline.headers
    assert "Вперёд!" in text
    assert again.record() == text
    assert again.step == 0
    assert [str(node.move) for node in again.nodes()] == ["None", "go", "R-", "R+"]


def test_a_typed_record_is_read() -> None:
    text = f"""
        [Game "sakura"] [Position "{CHOICE}"]
        {{Which way?}} go ( ) R- {{@2 He walks back.}} ( R+ {{Better.}} )
    """.replace("( )", "")
    timeline = Timeline.read(SAKURA, text)
    assert timeline.root.notes == {0: "Which way?"}
    assert timeline.root.children[0].children[0].notes == {2: "He walks back."}


@pytest.mark.parametrize(
    ("body", "words"),
    [
        ("go X9", "line 3, column 4: move 'X9' cannot be read"),
        ("go R9", "line 3, column 4: move 'R9' is not legal: .* expected a legal move"),
        ("( go )", "column 1: a variation before the first move"),
        ("go )", r"column 4: '\)' without '\('"),
        ("go ( ", "the end inside a variation"),
        ("go {never ends", "column 4: a comment that never ends"),
        ("go {@9 Too far.}", "a comment on beat 9 of go; expected 0 to 1"),
        ('go [Late "header"]', r"\[Late\] after the first move"),
        ("go ]", "column 4: ']'"),
    ],
)
def test_a_broken_record_is_refused_with_line_and_column(body: str, words: str) -> None:
    with pytest.raises(BadRecord, match=words):
        Timeline.read(SAKURA, f'[Game "sakura"]\n[Position "{CHOICE}"]\n{body}')


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", r"no \[Game\]"),
        ('[Game "go"] [Position "x"]', "a game of 'go'; expected 'sakura'"),
        ('[Game "sakura"]', r"no \[Position\]"),
        ('[Game "sakura"] [Position "E6"]', "only 0 painter"),
        ('[Game "sakura"] [Game "sakura"]', r"a second \[Game\]"),
    ],
)
def test_a_record_without_its_headers_is_refused(text: str, words: str) -> None:
    with pytest.raises(BadRecord, match=words):
        Timeline.read(SAKURA, text)


@given(st.text(max_size=60), st.integers(0, 1))
def test_any_comment_reads_back_as_it_was_but_for_outer_spaces(text: str, beat: int) -> None:
    timeline = begin(CHOICE, "go")
    timeline.annotate(text, step=1 + beat)
    again = Timeline.read(SAKURA, timeline.record())
    assert again.root.children[0].notes.get(beat, "") == text.strip()


@given(st.text(alphabet='[]{}()"\\ goRB+-@19\nGame', max_size=60))
def test_no_body_can_make_the_reader_fail_in_another_way_than_bad_record(body: str) -> None:
    try:
        Timeline.read(SAKURA, f'[Game "sakura"]\n[Position "{CHOICE}"]\n{body}')
    except BadRecord as error:
        assert "expected" in str(error)  # noqa: PT017 -- whether it raises is not the point
