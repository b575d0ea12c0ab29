"""What if the cards had come in another order: every order, exactly, and every row opens the round that made it."""

from __future__ import annotations

from itertools import permutations

import pytest

from imperial_widget import Garden
from imperial_widget.core.errors import ImperialError
from imperial_widget.explore.orders import orders
from imperial_widget.plots import figure
from imperial_widget.sakura import Position, apply, legal_moves, read_position

ROUND = "E20 B17 R18 G16 tokens B8 R7 G6 table B3 G20 R51"
OPEN = "E12 B9 R7 G4 table B7 G8 R2"
TREE = "E15 B9 R7 G4 Y3 table B21 G3 R20 Y9"


def test_the_rulebooks_round_has_six_orders_and_six_outcomes() -> None:
    answer = orders(ROUND)
    ends = {outcome.cards: (*outcome.gaps.values(), outcome.tokens["green"]) for outcome in answer.outcomes}
    assert ends == {
        (3, 51, 20): (4, 5, 3, 5),
        (51, 20, 3): (3, 6, 4, 5),
        (51, 3, 20): (3, 4, 5, 5),
        (3, 20, 51): (4, 2, 7, 5),
        (20, 3, 51): (4, 5, 7, 4),
        (20, 51, 3): (3, 4, 7, 4),
    }
    assert answer.played.cards == (3, 20, 51)
    assert "Disgraced in every order: green." in answer.summary()


@pytest.mark.parametrize("text", [ROUND, OPEN, TREE])
def test_every_outcome_is_the_one_its_witness_plays(text: str) -> None:
    answer = orders(text)
    for row, outcome in enumerate(answer.outcomes):
        position = answer.witness(row).position
        assert position.emperor == outcome.emperor
        assert {c: position.emperor - space for c, space in position.spaces.items()} == outcome.gaps
        assert position.tokens == outcome.tokens


@pytest.mark.parametrize("text", [OPEN, TREE])
def test_no_order_and_no_direction_is_forgotten(text: str) -> None:
    position = read_position(text)
    expected = set()
    for letters in permutations([colour[0].upper() for colour in position.painters]):
        waiting: list[tuple[Position, tuple[int, ...]]] = [(read_position(f"{text} order {''.join(letters)}"), ())]
        while waiting:
            here, ways = waiting.pop()
            if here.round != position.round or here.phase == "over":
                expected.add((letters, ways, here.emperor, *here.spaces.values(), *here.tokens.values()))
                continue
            for move in legal_moves(here):
                after = apply(here, move)[-1].position
                waiting.append((after, (*ways, move.direction) if move.direction else ways))
    found = {
        (
            tuple(colour[0].upper() for colour in o.order),
            o.directions,
            o.emperor,
            *(o.emperor - gap for gap in o.gaps.values()),
            *o.tokens.values(),
        )
        for o in orders(text).outcomes
    }
    assert found == expected


def test_the_pair_that_matters_is_the_one_whose_swap_moves_most() -> None:
    answer = orders(ROUND)
    assert set(answer.influence) == {(3, 20), (3, 51), (20, 51)}
    assert answer.influence[answer.pair] == max(answer.influence.values())
    swapped = orders("E20 B10 R8 G6 table B9 G22 R39")  # all move the Emperor one and their painter one
    assert max(swapped.influence.values()) == 0
    assert len(swapped.distinct) == 1


def test_the_best_order_for_a_painter_has_most_tokens_then_the_closest_place() -> None:
    answer = orders(ROUND)
    assert answer.outcomes[answer.best("green")].cards == (3, 51, 20)
    with pytest.raises(ImperialError, match="painter 'pink'; expected one of blue, red, green"):
        answer.best("pink")


def test_a_witness_opens_in_a_garden() -> None:
    answer = orders(ROUND)
    garden = Garden(answer.witness(answer.best("green")))
    assert garden.position.tokens["green"] == 5
    assert str(garden._frames[1]["say"]).startswith("{'en': 'What if the cards came in another order: 3 · 51 · 20")
    with pytest.raises(ImperialError, match="row 99; expected a number from 0 to 5"):
        answer.witness(99)


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("E20 B17 R18 G16", "its phase is 'choosing'; expected a position with a card on the table for everyone"),
        ("E20 B17 R18 G16 table B3 G20. R51", "its phase is 'laid'"),
        (
            "E24 B21 R22 G19 Y18 W17 V12 table B2 R8 G12 Y18 W24 V15",
            "up to 184320 orders and directions; expected at most",
        ),
    ],
)
def test_a_question_that_cannot_be_answered_is_refused_before_the_work_begins(text: str, words: str) -> None:
    with pytest.raises(ImperialError, match=words):
        orders(text)


MANY = "E24 B21 R22 G19 Y18 W17 V12 table B2 R8 G12 Y18 W24 V15"


def test_too_many_orders_are_refused_with_the_way_out() -> None:
    with pytest.raises(ImperialError, match="expected at most 50000: pass sample= to draw so many of them at random"):
        orders(MANY)


def test_of_too_many_orders_a_sample_is_drawn_and_said() -> None:
    answer = orders(MANY, sample=300, seed=2)
    assert answer.sampled
    assert len(answer.outcomes) == 300
    assert len({(outcome.order, outcome.directions) for outcome in answer.outcomes}) == 300
    assert answer.summary().startswith("A sample of 300 of up to 184320 orders and directions (seed 2): ")
    assert answer == orders(MANY, sample=300, seed=2)
    assert answer != orders(MANY, sample=300, seed=3)
    for row in range(0, 300, 25):
        position = answer.witness(row).position
        assert position.tokens == answer.outcomes[row].tokens
        assert {c: position.emperor - space for c, space in position.spaces.items()} == answer.outcomes[row].gaps


@pytest.mark.parametrize("text", [ROUND, OPEN, TREE, MANY])
@pytest.mark.parametrize("sample", [1, 4])
def test_the_order_as_played_is_in_every_sample(text: str, sample: int) -> None:
    answer = orders(text, sample=sample)
    assert answer.outcomes[0] is answer.played
    assert answer.played.cards == tuple(sorted(answer.position.table.values()))
    assert set(answer.played.directions) <= {1}
    assert answer.summary()
    assert len(figure(answer).data) == 2 * len(answer.position.painters)


@pytest.mark.parametrize("text", [ROUND, OPEN, TREE])
def test_a_sample_is_a_part_of_all_orders_and_a_large_one_is_all_of_them(text: str) -> None:
    whole = orders(text)
    assert not whole.sampled
    everything = {(outcome.order, outcome.directions): outcome for outcome in whole.outcomes}
    for outcome in orders(text, sample=5).outcomes:
        assert outcome == everything[outcome.order, outcome.directions]
    assert orders(text, sample=1_000_000) == whole


@pytest.mark.parametrize("sample", [0, -3, 2.5, True, "many"])
def test_a_sample_of_nothing_is_refused(sample) -> None:
    with pytest.raises(ImperialError, match=r"sample=.*; expected a whole number from 1"):
        orders(ROUND, sample=sample)


def test_the_figure_has_a_column_a_painter_and_a_row_an_outcome() -> None:
    answer = orders(ROUND)
    drawn = answer.plot(painter="green")
    bars = [trace for trace in drawn.data if trace.type == "bar"]
    assert len(bars) == 3
    assert [len(bar.y) for bar in bars] == [6, 6, 6]
    green = bars[2]
    assert [-x for x in green.x] == [answer.outcomes[row].gaps["green"] for row in green.customdata]
    assert green.y[0] == "3 › 51 › 20"
    assert any(label.endswith("as played") for label in green.y)
    assert drawn.layout.xaxis2.title.text.startswith("spaces behind the Emperor")


def test_many_outcomes_are_cut_to_the_best_and_the_one_as_played() -> None:
    answer = orders("E24 B21 R22 G19 Y18 W17 V12 table B3 R51 G20 Y26 W50 V15")
    drawn = figure(answer)
    rows = drawn.data[0].y
    assert len(rows) == 24
    assert sum(label.endswith("as played") for label in rows) == 1
    assert f"24 of {len(answer.distinct)} shown" in drawn.layout.title.text


def test_only_results_are_plotted() -> None:
    with pytest.raises(ImperialError, match="cannot plot int"):
        figure(7)


def test_an_answer_shows_itself_in_a_notebook() -> None:
    html = orders(ROUND)._repr_html_()
    assert "<td>3 › 20 › 51</td>" in html
    assert "6 different outcomes" in html
