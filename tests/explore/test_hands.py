"""Open hands: every combination of cards, directions decided wisely, and every row opens the round that made it."""

from __future__ import annotations

import json
import sys
import warnings
from itertools import product

import pytest

from imperial_widget import Garden
from imperial_widget.core.errors import ImperialError
from imperial_widget.explore import Hands, hands
from imperial_widget.explore.hands import VALUES
from imperial_widget.explore.payoffs import TOLERANCE, Matrix, equilibrium
from imperial_widget.plots import figure
from imperial_widget.sakura import Move, Position, apply, legal_moves, new_game, read_position

SMALL = "E14 B9 R11 G7 hands B5,20 R1,3 G10,12"
TWO = "E14 B9 R11 G7 hands B5,7,20,26 R1,3,8,45 G10 table G12"
CHOICES = "E12 B9 R7 G4 hands B7,12,24 R8,18,2 G14,30,42"
TREE = "E15 B9 R7 G4 Y3 hands B21,2 R20,24 G3,12 Y9,8"
LAST_TREE = "E35 B30 R33 G31 tokens B8 R8 G8 hands B2,24 R12,9 G18,14"
COURT = "E10 B6 R8 G3 court G hands B5,7 R12,26 deck 1,24,42,60"
TRICKY = "E10 B6 R8 G3 court G tricky hands B5,7 R12,26"
POSITIONS = (SMALL, TWO, CHOICES, TREE, LAST_TREE, COURT)


def worth_to(before: Position, after: Position, painter: str, value: str) -> int:
    """Say over again, from the words of the module, what the end of a round is worth."""
    gained = after.tokens[painter] - before.tokens[painter]
    if value == "place":
        return gained - 128 * sum(space > after.spaces[painter] for space in after.spaces.values())
    return 128 * gained - (after.emperor - after.spaces[painter])


def best_line(before: Position, here: Position, value: str) -> tuple[Position, tuple[int, ...], int]:
    """Play on through `apply` alone: the end, the directions that lead there, and how many lines were tried."""
    if here.phase != "deciding":
        return here, (), 1
    painter = here.deciding or ""
    lines = {}
    for way in (1, -1):
        after = apply(here, Move(painter, direction=way))[-1].position
        lines[way] = best_line(before, after, value)
    forwards, back = (worth_to(before, lines[way][0], painter, value) for way in (1, -1))
    way = 1 if forwards >= back else -1
    return lines[way][0], (way, *lines[way][1]), lines[1][2] + lines[-1][2]


def test_a_tiny_round_worked_out_by_hand() -> None:
    # The Emperor is on 10; blue on 8, red on 5, green on 3. Only blue has two cards: 9 (Emperor +1, painter +1)
    # and 32 (Emperor +1, painter ±1). On the table: red 22 and green 39, both Emperor +1, painter +1.
    answer = hands("E10 B8 R5 G3 hands B9,32 R1 G2 table R22 G39")
    assert [answer.cards(row)["blue"] for row in range(len(answer))] == [9, 32]
    # Three times the Emperor goes one on: he ends on 13. Whatever the order, nobody bumps: with 9 blue walks from 8
    # to 9, 4 spaces behind; with 32 it may choose and goes forwards, for backwards it would be 6 behind.
    first, second = answer.outcome(0), answer.outcome(1)
    assert first.emperor == second.emperor == 13
    assert first.gaps == second.gaps == {"blue": 4, "red": 7, "green": 9}
    assert (first.directions, second.directions) == ((), (1,))
    assert answer.payoff(0, "blue") == -4 / 128  # no token gained, four spaces behind
    assert answer.leaves == 3
    assert "2 combinations of cards, 3 lines of directions." in answer.summary()


def test_a_player_steps_back_to_escape_a_disgrace() -> None:
    # Blue stands on 11, right behind the Emperor on 12, and plays 8: Emperor -1, painter ±2. He steps back onto blue:
    # a disgrace, and blue stands on 8. Two on would be 10, behind the Emperor on 11: forwards is best.
    answer = hands("E12 B11 R3 G2 hands B8 R1 G2 table R39 G52")
    outcome = answer.outcome(0)
    assert outcome.bumps["blue"] == 1
    assert outcome.directions == (1,)
    # With 23 (Emperor -1, painter ±1) and blue two behind, one forward bumps into him: it goes back.
    answer = hands("E12 B10 R3 G2 hands B23 R1 G2 table R39 G52")
    assert answer.outcome(0).directions == (-1,)
    assert answer.outcome(0).bumps["blue"] == 0


@pytest.mark.parametrize("value", VALUES)
@pytest.mark.parametrize("text", [SMALL, TWO, CHOICES, TREE, LAST_TREE])
def test_every_combination_ends_as_wise_players_would_end_it(text: str, value: str) -> None:
    position = read_position(text)
    answer = hands(position, value=value, compiled=False)
    row = leaves = 0
    for cards in product(*(sorted(position.hands[painter]) for painter in position.choosing)):
        here = position
        for painter, card in zip(position.choosing, cards, strict=True):
            here = apply(here, Move(painter, card))[-1].position
        end, ways, tried = best_line(position, here, value)
        outcome = answer.outcome(row)
        assert outcome.directions == ways
        assert outcome.emperor == end.emperor
        assert outcome.gaps == {painter: end.emperor - space for painter, space in end.spaces.items()}
        assert outcome.tokens == end.tokens
        for painter in position.painters:
            assert answer.payoff(row, painter) == worth_to(position, end, painter, value) / 128
        row += 1
        leaves += tried
    assert row == len(answer)
    assert leaves == answer.leaves


@pytest.mark.parametrize("text", POSITIONS)
def test_every_row_ends_as_its_witness_plays_it(text: str) -> None:
    answer = hands(text)
    for row in range(len(answer)):
        timeline = answer.witness(row)
        outcome = answer.outcome(row)
        position = timeline.position
        assert not timeline.forward()
        assert position.phase in ("choosing", "over")
        assert {c: position.emperor - space for c, space in position.spaces.items()} == outcome.gaps
        assert position.tokens == outcome.tokens
        bumps = [beat.event["who"] for beat in timeline.beats if beat.event.kind == "bump"]
        assert {c: bumps.count(c) for c in position.painters} == outcome.bumps
        assert outcome.scored == (position.scored > answer.position.scored)
        played = {beat.event["who"]: beat.event["card"] for beat in timeline.beats if beat.event.kind == "card"}
        assert all(answer.cards(row)[str(who)] == card for who, card in played.items())


@pytest.mark.parametrize("value", VALUES)
def test_plain_and_compiled_rules_give_the_same_answer(value: str) -> None:
    for text in POSITIONS:
        assert hands(text, value=value, compiled=True) == hands(text, value=value, compiled=False)
    for players in (2, 3, 4, 5, 6):
        position = new_game(players, seed=players)
        for moves in range(3 * players + 1):  # some way into the game, somebody's card on the table or not
            if moves and position.phase in ("choosing", "deciding"):
                position = apply(position, legal_moves(position)[moves % 2])[-1].position
        if position.phase != "choosing":
            position = new_game(players, seed=players)
        fast = hands(position, value=value, sample=150, compiled=True)
        assert fast == hands(position, value=value, sample=150, compiled=False)


def test_all_hands_of_six_are_played_when_the_rules_are_compiled() -> None:
    answer = hands(new_game(6, seed=7), compiled=True)
    assert len(answer) == 15_625
    assert answer.exact
    assert answer.leaves > 100_000
    assert "15,625 combinations" in answer.summary()


def test_without_a_compiler_a_sample_is_taken_and_said() -> None:
    position = new_game(6, seed=7)
    answer = hands(position, budget=2_000, compiled=False, seed=3)
    assert not answer.exact
    assert 20 < len(answer) < 1_000
    told = answer.summary()
    assert told.startswith(f"A sample of {len(answer)} of 15,625 combinations of cards")
    assert "seed 3" in told
    assert "the budget= of plain Python is 2,000" in told
    assert answer == hands(position, budget=2_000, compiled=False, seed=3)
    assert answer != hands(position, budget=2_000, compiled=False, seed=4)


def test_without_numba_the_same_sample_is_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "numba", None)
    answer = hands(new_game(6, seed=7), budget=500)
    assert not answer.exact
    assert "numba cannot be imported" in answer.summary()


def test_a_sample_is_a_part_of_the_whole() -> None:
    whole = hands(CHOICES)
    part = hands(CHOICES, sample=10, seed=5)
    assert len(part) == len(set(part.picks)) == 10
    for row, pick in enumerate(part.picks):
        assert part.outcome(row) == whole.outcome(pick)
    assert part.summary().startswith("A sample of 10 of 27 combinations of cards")
    assert hands(CHOICES, sample=27) == whole == hands(CHOICES, sample=1_000)


def test_cards_on_the_table_stay_there() -> None:
    answer = hands(TWO)
    assert answer.deciding == ("blue", "red")
    assert {answer.cards(row)["green"] for row in range(len(answer))} == {12}
    assert len(answer) == 16


def test_the_best_reply_is_better_than_any_other_card() -> None:
    answer = hands(CHOICES)
    for red, green in product((2, 8, 18), (14, 30, 42)):
        others = {"red": red, "green": green}
        best = answer.best_reply("blue", others)
        rows = [r for r in range(len(answer)) if {k: answer.cards(r)[k] for k in others} == others]
        assert len(rows) == 3
        assert best.mean == max(answer.payoff(row, "blue") for row in rows)
        assert answer.cards(best.rows[1])["blue"] == best.card
    assert answer.best_reply("blue").mean == max(spread.mean for spread in answer.distribution("blue"))


def test_a_cards_spread_counts_the_rounds_of_the_others() -> None:
    answer = hands(TREE)
    for spread in answer.distribution("red"):
        rows = [row for row in range(len(answer)) if answer.cards(row)["red"] == spread.card]
        ends = [answer.outcome(row) for row in rows]
        values = [answer.payoff(row, "red") for row in rows]
        assert spread.rounds == len(rows) == 8
        assert (spread.low, spread.high) == (min(values), max(values))
        assert spread.mean == pytest.approx(sum(values) / 8)
        assert spread.gained == pytest.approx(sum(end.tokens["red"] - 5 for end in ends) / 8)
        assert spread.behind == pytest.approx(sum(end.gaps["red"] for end in ends) / 8)
        assert spread.disgrace == sum(end.bumps["red"] > 0 for end in ends) / 8
        assert spread.closest == sum(min(end.gaps, key=lambda c: end.gaps[c]) == "red" for end in ends) / 8
        low, _, high = spread.rows
        assert (answer.payoff(low, "red"), answer.payoff(high, "red")) == (spread.low, spread.high)


def test_the_matrix_of_two_holds_the_payoffs_of_their_rounds() -> None:
    answer = hands(TWO)
    matrix = answer.matrix()
    assert matrix.painters == ("blue", "red")
    assert matrix.note == ""
    for row in range(len(answer)):
        cards = answer.cards(row)
        expected = {painter: answer.payoff(row, painter) for painter in ("blue", "red")}
        assert matrix.payoff(cards["blue"], cards["red"]) == expected
        assert row in {each for line in matrix.rows for each in line}
    turned = answer.matrix("red", "blue")
    assert turned.payoff(3, 5) == matrix.payoff(5, 3)
    for painter, there in (("blue", matrix), ("red", turned)):
        assert matrix.best_replies(painter) == {
            (i, j) if there is matrix else (j, i) for i, j in there.best_replies(painter)
        }


def test_with_more_players_the_matrix_averages_and_says_so() -> None:
    answer = hands(CHOICES, painters=("blue", "red"))
    matrix = answer.matrix()
    assert matrix.note == "averaged over the cards of green, each as likely as any other"
    rows = [r for r in range(len(answer)) if (answer.cards(r)["blue"], answer.cards(r)["red"]) == (7, 2)]
    mean = sum(answer.payoff(row, "red") for row in rows) / 3
    assert matrix.payoff(7, 2)["red"] == pytest.approx(mean)
    assert matrix.rows[0][0] in rows
    with pytest.raises(ImperialError, match=r"an equilibrium of 3 choosing players .*; expected two: lay the other"):
        answer.equilibrium()


@pytest.mark.parametrize("text", [TWO, COURT])
@pytest.mark.parametrize("value", VALUES)
def test_nobody_gains_by_leaving_an_equilibrium(text: str, value: str) -> None:
    answer = hands(text, value=value)
    matrix, found = answer.matrix(), answer.equilibrium()
    blue, red = found.chances["blue"], found.chances["red"]
    assert sum(blue.values()) == pytest.approx(1)
    assert sum(red.values()) == pytest.approx(1)
    for card in blue:
        gain = sum(share * matrix.payoff(card, other)["blue"] for other, share in red.items()) - found.values["blue"]
        assert gain <= TOLERANCE
    for card in red:
        gain = sum(share * matrix.payoff(other, card)["red"] for other, share in blue.items()) - found.values["red"]
        assert gain <= TOLERANCE
    assert str(found).startswith("blue plays ")


def test_where_no_card_is_best_the_equilibrium_mixes() -> None:
    pennies = Matrix(("blue", "red"), ((3, 9), (4, 8)), (((1, -1), (-1, 1)), ((-1, 1), (1, -1))), ((0, 1), (2, 3)))
    found = equilibrium(pennies)
    assert found.chances == {"blue": {3: 0.5, 9: 0.5}, "red": {4: 0.5, 8: 0.5}}
    assert found.values == {"blue": 0, "red": 0}


def test_a_game_full_of_ties_has_an_equilibrium_too() -> None:
    flat = ((0.0,) * 5,) * 5
    assert equilibrium(Matrix(("blue", "red"), (tuple(range(5)),) * 2, (flat, flat), ((0,) * 5,) * 5)).regret == 0
    for seed in range(12):
        with warnings.catch_warnings():
            warnings.simplefilter("error")
            assert hands(new_game(2, seed=seed)).equilibrium().regret <= TOLERANCE


def test_when_one_algorithm_fails_another_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    def fails(_self: object) -> object:
        raise ValueError

    monkeypatch.setattr("nashpy.Game.support_enumeration", fails)
    monkeypatch.setattr("nashpy.Game.vertex_enumeration", fails)
    found = hands(TWO).equilibrium()
    assert found.method == "lemke_howson_enumeration"
    assert found.regret <= TOLERANCE
    monkeypatch.setattr("nashpy.Game.lemke_howson_enumeration", lambda _self: iter([([0, 0, 1, 0], [1, 0, 0, 0])]))
    with pytest.raises(ImperialError, match="found no equilibrium"):
        hands(TWO).equilibrium()


def test_without_nashpy_one_is_told_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "nashpy", None)
    with pytest.raises(ImperialError, match=r"pip install 'imperial_widget\[explore\]'"):
        hands(TWO).equilibrium()


def test_the_court_painters_card_is_chance() -> None:
    answer = hands(COURT)
    assert len(answer) == 2 * 2 * 4
    assert {answer.cards(row)["green"] for row in range(len(answer))} == {1, 24, 42, 60}
    assert "The court painter's card is chance: 4 cards, each alike." in answer.summary()
    assert answer.matrix().note.startswith("averaged over the cards of green")
    for row in range(len(answer)):  # it always goes forwards, and nobody decides for it
        assert all(node.move.painter != "green" for node in answer.witness(row).line[1:] if node.move)


def test_an_empty_deck_is_made_anew_for_the_court_painter() -> None:
    answer = hands("E10 B6 R8 G3 court G hands B5,7 R12,26 deck - discard 1,24")
    assert {answer.cards(row)["green"] for row in range(len(answer))} == {1, 24}
    for row in range(len(answer)):
        assert answer.witness(row).position.tokens == answer.outcome(row).tokens
    nothing = hands("E10 B6 R8 G3 court G hands B5,7 R12,26 deck - discard -")
    assert "green" not in nothing.cards(0)
    assert nothing.witness(0).position.tokens == nothing.outcome(0).tokens


def test_a_lent_card_has_to_lie_on_the_table() -> None:
    with pytest.raises(ImperialError, match=r"blue also chooses the card of the court painter .* such as 'table G5'"):
        hands(TRICKY)
    answer = hands("E10 B6 R8 G3 court G tricky hands B7,9 R12,26 table G5")
    assert len(answer) == 4
    assert answer.witness(3).position.tokens == answer.outcome(3).tokens


@pytest.mark.parametrize(
    ("text", "options", "words"),
    [
        ("E20 B17 R18 G16", {}, "it has no hands; expected a position with hands"),
        ("E20 B17 R18 G16 table B3 G20 R51", {}, "its phase is 'laid'; expected a position with hands"),
        ("E14 B9 R11 G7 hands B5,20 R5,3 G10,12", {}, "card 5 is twice in the hands; expected each card once"),
        (SMALL, {"painters": ("pink",)}, "'pink'; expected different ones of blue, red, green"),
        (SMALL, {"painters": ("red", "red")}, "'red'; expected different ones of"),
        (SMALL, {"painters": "red"}, "painters='red'; expected a list such as"),
        (SMALL, {"value": "glory"}, "value='glory'; expected one of 'tokens', 'place'"),
        (SMALL, {"budget": 0}, "budget=0; expected a whole number from 1"),
        (SMALL, {"sample": 0}, "sample=0; expected a whole number from 1"),
        (SMALL, {"sample": 2.5}, "sample=2.5; expected a whole number from 1"),
        (SMALL, {"seed": "x"}, "seed='x'; expected a whole number"),
        (SMALL, {"compiled": "yes"}, "compiled='yes'; expected True, False"),
    ],
)
def test_an_impossible_question_is_refused_before_the_work_begins(text, options, words) -> None:
    with pytest.raises(ImperialError, match=words):
        hands(text, **options)


def test_questions_to_the_answer_name_what_was_expected() -> None:
    answer = hands(SMALL)
    for ask, words in (
        (lambda: answer.witness(8), "row 8; expected a number from 0 to 7"),
        (lambda: answer.witness(-1), "row -1; expected a number from 0 to 7"),
        (lambda: answer.best_reply("pink"), "painter 'pink'; expected one of blue, red, green"),
        (lambda: answer.best_reply("blue", {"red": 10}), "'red': 10.*expected a card of 1, 3"),
        (lambda: answer.best_reply("blue", {"blue": 5}), "expected painters beside blue"),
        (lambda: answer.matrix("blue"), "a matrix of blue; expected two painters, such as"),
        (answer.matrix, "a matrix of nobody; expected two painters"),
        (lambda: answer.matrix("blue", "blue"), "expected two different painters"),
        (lambda: hands(SMALL, sample=1).best_reply("blue"), "the sample of 1 lacks a round for some card of blue"),
        (lambda: hands(SMALL, sample=1).matrix("blue", "red"), "has no round with blue"),
        (lambda: hands(TWO).matrix().payoff(1, 3), "blue has no card 1 to play; expected one of 5, 7, 20, 26"),
        (lambda: hands(TWO).matrix().best_replies("green"), "painter 'green'; expected one of blue, red"),
    ):
        with pytest.raises(ImperialError, match=words):
            ask()


def test_rows_and_frame_tell_the_painters_asked_about() -> None:
    answer = hands(SMALL, painters=["red"])
    frame = answer.to_frame()
    assert len(frame) == 8
    assert {"blue card", "red card", "green card", "directions", "red gained", "red value"} <= set(frame.columns)
    assert "blue gained" not in frame.columns
    assert "Best on average, whatever the others play: red 3" in answer.summary()
    assert "<td>" in answer._repr_html_()
    assert repr(answer) == "<8 combinations of cards, blue, red, green choosing, by tokens>"


def test_a_witness_opens_in_a_garden() -> None:
    answer = hands(SMALL)
    assert Garden(answer.witness(5)).position.tokens == answer.outcome(5).tokens


def rows_of(drawn: object) -> list[int]:
    """Collect what every mark of a figure carries."""
    found: list[int] = []
    for trace in json.loads(drawn.to_json())["data"]:  # type: ignore[attr-defined]
        data = trace["customdata"]
        found += [each for line in data for each in (line if isinstance(line, list) else [line])]
    return found


def opens(answer: Hands, drawn: object) -> bool:
    return all(answer.witness(row).position.phase in ("choosing", "over") for row in set(rows_of(drawn)))


def test_the_figure_of_two_is_a_matrix_with_best_replies_marked() -> None:
    answer = hands(TWO)
    drawn = figure(answer)
    heat, *replies = drawn.data
    assert heat.type == "heatmap"
    assert [list(line) for line in heat.customdata] == [list(line) for line in answer.matrix().rows]
    assert [trace.marker.symbol for trace in replies] == ["circle", "square"]
    assert -heat.zmin == heat.zmax > 0
    assert opens(answer, drawn)
    mixed = answer.plot(equilibrium=True)
    bars = [trace for trace in mixed.data if trace.type == "bar"]
    assert sum(bars[0].y) == pytest.approx(1)
    assert sum(bars[1].x) == pytest.approx(1)
    assert opens(answer, mixed)


def test_the_figure_of_one_painter_shows_how_each_card_may_end() -> None:
    answer = hands(CHOICES)
    drawn = answer.plot(painter="green")
    intervals = drawn.data[:3]
    assert [trace.y[0] for trace in intervals] == ["card 14", "card 30", "card 42"]
    for trace, spread in zip(intervals, answer.distribution("green"), strict=True):
        assert list(trace.x) == [spread.low, spread.mean, spread.high]
        assert list(trace.customdata) == list(spread.rows)
        assert trace.marker.symbol[1] == "triangle-up"
    assert opens(answer, drawn)
    assert answer.plot().layout.title.text.startswith("Blue's cards")
    averaged = answer.plot(painter="blue", against="red")
    assert "averaged over the cards of green" in averaged.layout.title.text
    for options in ({"equilibrium": True}, {"painter": "blue", "against": "red", "equilibrium": True}):
        with pytest.raises(ImperialError, match="two"):
            answer.plot(**options)
    with pytest.raises(ImperialError, match="equilibrium=True for blue and green; expected blue and red, who choose"):
        hands(TWO).plot(painter="blue", against="green", equilibrium=True)
