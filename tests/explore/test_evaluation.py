"""Along a game of Niya: who wins with best play, where it turned, what was the only move."""

from __future__ import annotations

from typing import Any

import pytest

from imperial_widget import Garden
from imperial_widget.core.errors import ImperialError
from imperial_widget.core.timeline import Timeline
from imperial_widget.explore import evaluate
from imperial_widget.games import timeline_of
from imperial_widget.niya import new_game
from imperial_widget.niya.solver import best_moves, values


def played(seed: int, *, errs_at: int = -1) -> Timeline[Any, Any]:
    """A game of two perfect players, one of whom makes the worst move once."""
    game = timeline_of(new_game(seed=seed))
    for number in range(16):
        if game.position.phase != "taking":
            break
        worth = values(game.position)
        game.play(min(worth, key=lambda move: worth[move]) if number == errs_at else best_moves(game.position)[0])
    return game


def test_between_perfect_players_the_value_never_changes() -> None:
    answer = evaluate(played(1))
    assert len(set(answer.steps)) == 1
    assert len(answer.steps) == len(answer.timeline)
    assert not answer.mistakes
    assert "Nobody gave a result away." in answer.summary()


def test_the_last_value_is_the_result() -> None:
    for seed in range(6):
        game = played(seed, errs_at=2)
        last = game.beats[-1].position
        sign = 1 if last.winner == "red" else -1
        assert evaluate(game).steps[-1] == sign * (last.left + 1)


def test_a_mistake_turns_the_sign_where_its_tile_is_taken_and_is_marked() -> None:
    answer = evaluate(played(1, errs_at=0))
    (mistake, *_) = answer.mistakes
    assert (mistake.who, mistake.before.outcome, mistake.after.outcome) == ("red", "win", "loss")
    assert answer.steps[mistake.step - 1] > 0 > answer.steps[mistake.step]
    assert answer.timeline.beats[mistake.step].event.kind == "take"
    mark = next(mark for mark in answer.curve()["marks"] if mark["frame"] == mistake.step)
    assert mark["symbol"] == "?"
    assert isinstance(mark["text"], dict)
    assert "→" in mark["text"]["uk"]
    assert f"red errs on {mistake.cell}" in answer.summary()


def test_a_move_without_a_good_alternative_is_marked_as_the_only_one() -> None:
    answer = evaluate(played(1))  # of the twelve openings of this layout, one wins
    first = answer.made[0]
    assert (first.cell, first.only) == ("c1", True)
    assert any(mark["symbol"] == "!" and mark["frame"] == first.step for mark in answer.curve()["marks"])
    lost = [move for move in answer.made if move.before.outcome == "loss"]
    assert lost
    assert not any(move.only for move in lost), "who has lost has no good move"


def test_a_match_is_judged_round_by_round() -> None:
    game = timeline_of(new_game(seed=3, match=10))
    rounds: set[tuple[int, ...]] = set()
    while len(rounds) < 2 or game.position.phase != "taking":
        moves = best_moves(game.position) or game.legal_moves()
        game.play(moves[0])
        rounds.add(game.position.layout)
    game.play(best_moves(game.position)[0])
    answer = evaluate(game)
    assert len(answer.steps) == len(game)
    assert not answer.mistakes


def test_a_row_a_move_and_a_witness_a_beat() -> None:
    answer = evaluate(played(1, errs_at=3))
    rows = answer.rows()
    assert len(rows) == len(answer.made)
    assert len(answer.to_frame()) == len(rows)
    assert answer.witness(5).step == 5
    assert answer.locate(answer.witness(7)) == 7
    assert answer.locate(timeline_of(new_game(seed=9))) is None
    with pytest.raises(ImperialError, match="row 999"):
        answer.witness(999)


def test_only_niya_can_be_evaluated() -> None:
    with pytest.raises(ImperialError, match="expected 'niya'"):
        evaluate("E20 B17 R18 G16 tokens B8 R7 G6 table B3 G20 R51")


def test_the_figure_carries_beats_and_marks_the_mistakes() -> None:
    pytest.importorskip("plotly")
    answer = evaluate(played(1, errs_at=0))
    *_, line, mistakes, only = answer.plot().data
    assert tuple(line.y) == answer.steps
    assert list(mistakes.customdata) == [move.step for move in answer.mistakes]
    assert list(only.customdata) == [move.step for move in answer.only_moves]


# --- in the garden ---------------------------------------------------------------------------------------------------
def test_the_curve_in_the_garden_follows_what_is_played() -> None:
    garden = Garden(new_game(seed=1))
    garden.curve = evaluate
    assert garden.curve is evaluate
    assert [value > 0 for value in garden._curve["lines"][0]["values"]] == [True]
    garden.play("c1")
    assert len(garden._curve["lines"][0]["values"]) == 3
    garden.step = 0
    wrong = min(values(garden.position).items(), key=lambda item: item[1])[0]
    garden.play(wrong)
    curve = garden._curve
    assert [value > 0 for value in curve["lines"][0]["values"]] == [True, True, True, False, False]
    assert {(mark["frame"], mark["symbol"]) for mark in curve["marks"]} == {(1, "!"), (3, "?")}


def test_a_curve_can_be_taken_away_and_set_for_one_line_only() -> None:
    garden = Garden(played(1))
    garden.curve = evaluate(garden.timeline)
    assert len(garden._curve["lines"][0]["values"]) == len(garden.timeline)
    garden.curve = None
    assert garden._curve == {}
    with pytest.raises(ImperialError, match="cannot draw 3"):
        garden.curve = 3  # type: ignore[assignment]
