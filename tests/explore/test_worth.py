"""What is each card of my hand worth: an estimate with its interval, and a game behind it."""

from __future__ import annotations

import pytest

from imperial_widget.core.errors import ImperialError
from imperial_widget.explore.worth import mean_interval, share_interval, worth
from imperial_widget.sakura import new_game, read_position

SURE = "E15 B14 R6 G4 scored 0 hands B5,16,33 R1,2,3 G10,11,12"


def test_a_card_that_must_bump_is_found_out() -> None:
    # 33 sends the closest, blue itself, back two and walks one; 5 and 16 walk into whatever the Emperor does.
    answer = worth("E15 B14 R6 G4 hands B20,33 R1,2,3 G10,11,12", "blue", samples=120)
    by_card = {card.number: card for card in answer.cards}
    assert by_card[20].disgrace.value > by_card[33].disgrace.value + 0.2


def test_the_same_seed_gives_the_same_answer_and_another_seed_another() -> None:
    position = new_game(4, seed=7)
    assert worth(position, "red", samples=30, seed=3) == worth(position, "red", samples=30, seed=3)
    assert worth(position, "red", samples=30, seed=3).rows() != worth(position, "red", samples=30, seed=4).rows()


def test_what_the_others_really_hold_makes_no_difference() -> None:
    one = worth("E14 B9 R11 G7 hands B5,20,33 R1,2,3 G10,11,12", "blue", samples=30)
    two = worth("E14 B9 R11 G7 hands B5,20,33 R51,52,53 G40,41,42", "blue", samples=30)
    assert one.rows() == two.rows()


def test_an_interval_shrinks_with_more_deals() -> None:
    position = new_game(3, seed=1)
    few, many = worth(position, "blue", samples=25), worth(position, "blue", samples=225)
    width = [card.tokens.high - card.tokens.low for answer in (few, many) for card in answer.cards[:1]]
    assert width[1] < width[0] / 2


@pytest.mark.parametrize("players", [2, 3, 6])
def test_a_witness_is_a_game_in_which_the_card_was_played_up_to_the_next_tree(players: int) -> None:
    position = new_game(players, seed=5)
    answer = worth(position, "blue", samples=4)
    timeline = answer.witness(row=2, sample=3)
    assert str(timeline.line[1].move) == f"B{answer.cards[2].number}"
    assert timeline.position.scored == 1
    assert timeline.root.position.hands["blue"] == position.hands["blue"]


def test_intervals_are_those_of_the_books() -> None:
    half = share_interval(50, 100)
    assert (round(half.low, 3), round(half.high, 3)) == (0.404, 0.596)
    assert share_interval(0, 10).low == 0
    assert share_interval(0, 10).high == pytest.approx(0.278, abs=0.001)
    mean = mean_interval([1, 2, 3, 4])
    assert (mean.value, round(mean.high, 3)) == (2.5, 3.765)


@pytest.mark.parametrize(
    ("position", "painter", "options", "words"),
    [
        (SURE, "pink", {}, "painter 'pink'; expected one of blue, red, green"),
        (SURE, "blue", {"samples": 0}, "samples=0; expected a number of deals"),
        ("E15 B14 R6 G4", "blue", {}, "blue has no card to choose"),
        ("E15 B14 R6 G4 hands B5 R1 G10 table B33", "blue", {}, "before blue chooses"),
        ("E9 B6 R4 G3 court G hands B9 R22", "green", {}, "expected one of blue, red"),
    ],
)
def test_an_impossible_question_is_refused(position: str, painter: str, options: dict[str, int], words: str) -> None:
    with pytest.raises(ImperialError, match=words):
        worth(position, painter, **options)


def test_the_figure_draws_every_interval() -> None:
    answer = worth(read_position(SURE), "blue", samples=20)
    drawn = answer.plot()
    assert len(drawn.data) == 3
    for trace in drawn.data:
        assert list(trace.y) == ["card 5", "card 16", "card 33"]
        assert len(trace.error_x.array) == len(trace.error_x.arrayminus) == 3


def test_the_summary_says_what_is_not_certain() -> None:
    assert "Not certainly better than" in worth(new_game(4, seed=7), "blue", samples=20).summary()
