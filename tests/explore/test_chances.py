"""The chance to win along a game."""

from __future__ import annotations

import multiprocessing
from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor
from functools import partial
from importlib import import_module

import pytest

from imperial_widget import Garden, ImperialError, sakura
from imperial_widget.core.messages import LANGUAGES
from imperial_widget.explore import chances
from imperial_widget.explore.chances import Chances, as_it_stands
from imperial_widget.explore.series import Series
from imperial_widget.sakura import state as st


@pytest.fixture(scope="module")
def game():
    return Series.of(players=3, seed=5).timeline(0)


@pytest.fixture(scope="module")
def answer(game) -> Chances:
    return chances(game, samples=40, progress=False)


def test_every_beat_has_a_chance_for_every_painter_and_they_sum_to_one(game, answer) -> None:
    assert len(answer.steps) == len(game)
    for chance in answer.steps:
        assert set(chance) == {"blue", "red", "green"}
        assert sum(chance.values()) == pytest.approx(1)


def test_at_the_end_the_winner_is_certain(game, answer) -> None:
    winner = game.beats[-1].position.winners
    assert all((answer.steps[-1][painter] == 1) == (painter in winner) for painter in answer.painters)


def test_a_card_laid_face_down_changes_nothing_for_somebody_who_watches(game, answer) -> None:
    beats = game.beats
    chosen = [step for step in range(1, len(beats)) if beats[step].event.kind == "choose"]
    assert chosen
    assert all(answer.steps[step] == answer.steps[step - 1] for step in chosen)


def test_more_tokens_are_a_better_chance() -> None:
    poor, rich = (
        chances(f"E20 B18 R17 G16 tokens B{tokens} R5 G5", samples=300, progress=False).rows()[0] for tokens in (5, 12)
    )
    assert rich["blue"] > poor["blue"] + 0.3


def test_plain_and_compiled_rules_give_the_same_chances(game) -> None:
    pytest.importorskip("numba")
    plain = chances(game, samples=3, compiled=False, progress=False)
    fast = chances(game, samples=3, compiled=True, progress=False)
    assert plain.steps == fast.steps


@pytest.mark.parametrize(
    "pool", [ThreadPoolExecutor, partial(ProcessPoolExecutor, mp_context=multiprocessing.get_context("spawn"))]
)
def test_any_executor_gives_the_same_answer(game, answer, pool) -> None:
    with pool(2) as executor:
        assert chances(game, samples=40, progress=False, executor=executor).steps == answer.steps


def test_a_turning_point_is_the_beat_that_made_a_round_matter(game, answer) -> None:
    assert answer.turns
    rounds = [game.beats[step].position.round for step in answer.turns]
    assert len(set(rounds)) >= len(rounds) - 1, "at most one a round, but for the beat that begins the next"
    assert any(row["turn"] for row in answer.rows())
    assert "biggest turn" in answer.summary()


def test_a_tree_the_emperor_has_reached_counts_as_scored(game) -> None:
    stop = next(beat for beat in game.beats if beat.event.kind == "stop")
    row = as_it_stands(stop.position)
    assert row[st.SCORED] == stop.position.scored + 1
    assert sum(row[st.TOKENS : st.TOKENS + st.MOST]) > sum(stop.position.tokens.values())


def test_an_interrupt_returns_the_beats_that_are_finished(game, monkeypatch) -> None:
    module = import_module("imperial_widget.explore.chances")
    judge, calls = module.judge, []

    def tired(*words):
        calls.append(words)
        if len(calls) > 2:
            raise KeyboardInterrupt
        return judge(*words)

    monkeypatch.setattr(module, "judge", tired)
    answer = chances(game, samples=2, progress=False)
    assert any(chance is None for chance in answer.steps)
    assert any(chance is not None for chance in answer.steps)
    assert "Interrupted" in answer.summary()
    assert answer.rows()
    assert answer.plot()


def test_a_row_opens_the_game_at_its_beat(game, answer) -> None:
    assert answer.witness(7).step == 7
    with pytest.raises(ImperialError, match="expected a beat from 0"):
        answer.witness(len(game))


@pytest.mark.parametrize(
    ("options", "words"),
    [({"samples": 0}, "samples=0; expected"), ({"samples": True}, "samples=True"), ({"executor": 3}, "executor=3")],
)
def test_an_impossible_question_is_refused_before_the_work(game, options, words) -> None:
    with pytest.raises(ImperialError, match=words):
        chances(game, progress=False, **options)


def test_the_curve_stands_under_the_beats_of_the_garden_and_follows_its_frames(game, answer) -> None:
    garden = Garden(game)
    garden.curve = answer
    curve = garden._curve
    assert [len(line["values"]) for line in curve["lines"]] == [len(garden._frames)] * 3
    assert set(curve["name"]) == set(curve["note"]) == set(LANGUAGES)
    assert {mark["frame"] for mark in curve["marks"]} == set(answer.turns)
    garden.step = 3
    garden.timeline.visit(garden.timeline.node)
    made = {str(node.move) for node in garden.timeline.node.children}
    other = next(move for move in garden.legal_moves() if str(move) not in made)
    garden.play(other)
    garden.annotate("redrawn")
    assert garden._curve["lines"][0]["values"][: len(game)] == curve["lines"][0]["values"]
    garden.curve = None
    assert garden._curve == {}


def test_a_curve_of_another_game_is_refused(answer) -> None:
    garden = Garden(sakura.new_game(3, seed=99))
    with pytest.raises(ImperialError, match="which is not here"):
        garden.curve = answer
    with pytest.raises(ImperialError, match="cannot draw 3"):
        garden.curve = 3  # type: ignore[assignment]
    assert garden.curve is None


def test_the_figure_draws_every_painter_with_the_beats_behind_its_points(answer) -> None:
    figure = answer.plot()
    lines = [trace for trace in figure.data if trace.customdata is not None]
    assert [trace.name for trace in lines] == ["Blue", "Red", "Green"]
    assert list(lines[0].customdata) == list(range(len(answer.steps)))
    assert len(figure.layout.annotations) == len(answer.turns)
