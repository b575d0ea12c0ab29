"""One position, one changed thing."""

from __future__ import annotations

import pytest

from imperial_widget import ImperialError, beside, sakura
from imperial_widget.explore import changed

ROUND = "E20 B17 R18 G16 tokens B8 R7 G6 table B3 G20 R51"


def test_a_painter_moved_back_is_the_furthest_instead_of_another() -> None:
    answer = changed(ROUND, spaces={"green": 13})
    assert answer.first == 8
    assert answer.then.beats[8].event["who"] == "red"
    assert answer.now.beats[8].event["who"] == "green"
    assert "part at beat 8" in answer.summary()
    assert "What if green stood on 13?" in answer.summary()


def test_with_bridges_of_three_spaces_the_emperor_stands_on_the_middle_of_one() -> None:
    answer = changed(ROUND, bridges=3)
    assert answer.first is not None
    now = answer.now.beats[-1].position
    assert now.board.bridges[2] == (25, 26, 27)
    assert now.emperor == 26
    then = answer.then.beats[-1].position
    assert then.emperor == 22
    assert {p: now.emperor - s for p, s in now.spaces.items()} == {p: then.emperor - s for p, s in then.spaces.items()}


def test_short_bridges_bring_a_table_of_five_to_the_board_of_three() -> None:
    five = "E24 B21 R22 G19 Y18 W17 table B3 R51 G20 Y26 W50"
    answer = changed(five, bridges=1)
    assert answer.now.root.position.board.sakura == (16, 26, 36)
    assert answer.now.root.position.emperor == 20


def test_another_card_another_emperor_other_tokens_other_moves() -> None:
    assert changed(ROUND, table={"green": 21}).now.root.position.table["green"] == 21
    assert changed(ROUND, emperor=22).now.root.position.emperor == 22
    assert changed(ROUND, tokens={"green": 0}).now.beats[-1].position.tokens["green"] == 0
    other = changed(ROUND, instead="go:RGB")
    assert other.then.beats[1].event["cards"] == ("3", "20", "51")
    assert other.now.beats[1].event["cards"] == ("51", "20", "3")
    assert other.first == 1


def test_hands_need_moves_and_open_directions_go_forwards() -> None:
    start = sakura.read_position("E20 B18 R8 G5 hands B3,12 R30,31 G5,6")
    answer = changed(start, "B3 G5 R30", instead="B12 G5 R30")
    assert answer.then.beats[-1].position.round == 2
    assert answer.first is not None
    with pytest.raises(ImperialError, match="no moves for"):
        changed(start, tokens={"blue": 1})


def test_a_change_that_changes_no_story_says_so() -> None:
    answer = changed("E30 B9 R6 G2 table B22 R9 G26", spaces={"green": 1})
    assert answer.first is None
    assert "only places differ" in answer.summary()
    assert not any(row["parted"] for row in answer.rows())


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({}, "nothing is changed; expected one of spaces="),
        ({"spaces": {"violet": 3}}, "painter 'violet'; expected one of blue, red, green"),
        ({"spaces": {"green": 25}}, "green on 25 is ahead of the Emperor"),
        ({"table": {"red": 3}}, "card 3 is twice in the table"),
        ({"bridges": 9}, "bridges=9; expected a number of spaces from 1 to 3"),
    ],
)
def test_an_impossible_change_is_refused(change, words) -> None:
    with pytest.raises(ImperialError, match=words):
        changed(ROUND, **change)


def test_the_witnesses_stand_where_the_two_part() -> None:
    answer = changed(ROUND, spaces={"green": 13})
    assert answer.witness(0).step == answer.witness(1).step == 8
    with pytest.raises(ImperialError, match="expected 0"):
        answer.witness(2)


def test_side_by_side_a_step_in_one_is_a_step_in_the_other_and_both_say_where_they_part() -> None:
    answer = changed(ROUND, spaces={"green": 13})
    box = beside(answer, language="ru")
    one, other = box.children
    assert one.step == other.step == 8
    assert "Здесь пути расходятся" in one._frames[8]["note"]["ru"]
    one.step = 3
    assert other.step == 3
    other.step = len(other.timeline) - 1
    assert one.step == min(len(one.timeline), len(other.timeline)) - 1
    with pytest.raises(ImperialError, match=r"expected the answer of explore\.changed"):
        beside(ROUND)


def test_the_figure_draws_both_futures_and_the_beat_where_they_part() -> None:
    figure = changed(ROUND, spaces={"green": 13}).plot()
    assert len(figure.data) == 6
    assert len(figure.layout.shapes) == 2
