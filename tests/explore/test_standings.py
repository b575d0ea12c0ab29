"""Along a game of The White Castle: how the clans stand after every beat, up to the scoring itself."""

from __future__ import annotations

from typing import Any

import pytest

from imperial_widget.core.errors import ImperialError
from imperial_widget.core.timeline import Timeline
from imperial_widget.explore import Standings, compete, standings
from imperial_widget.explore.contest import PARTS
from imperial_widget.sakura import SAKURA, read_position
from imperial_widget.white_castle import WHITE_CASTLE, Position


@pytest.fixture(scope="module")
def game() -> Timeline[Any, Any]:
    return compete(1, players=3, seed=3, progress=False).witness(0)


@pytest.fixture(scope="module")
def answer(game: Timeline[Any, Any]) -> Standings:
    return standings(game)


def test_a_warrior_in_a_yard_is_worth_what_the_courtiers_make_it() -> None:
    text = "bridges 136/245/116 stack warrior blue iron 5 courtiers steward-1,steward-2,gate"
    timeline: Timeline[Any, Any] = Timeline(WHITE_CASTLE, Position.read(text))
    timeline.play("yard-5")
    found = standings(timeline)
    assert found.parts(0)["blue"]["warriors"] == 0
    assert found.parts(-1)["blue"]["warriors"] == 4, "two courtiers in rooms, the yard of five iron counts twice"
    assert found.totals(0)["blue"] == 3 + 3 + 1 + 1, "two stewards, one at the gate, five iron"
    assert found.totals(-1)["blue"] == 3 + 3 + 1 + 4
    assert found.clans == ("blue", "ochre")
    assert not found.over
    assert found.summary().startswith("If it were scored now: blue 11, ochre")


@pytest.mark.parametrize(("players", "seed"), [(1, 1), (2, 2), (4, 3)])
def test_the_standings_end_with_the_scoring_itself(players: int, seed: int) -> None:
    contests = compete(1, players=players, seed=seed, bots="random", progress=False)
    game = contests.witness(0)
    end = game.beats[-1].position
    found = standings(game)
    assert found.over
    assert found.totals(-1) == dict(end.points)
    assert found.parts(-1) == {clan: dict(end.breakdown(clan)) for clan in end.clans}
    assert tuple(sum(parts) for parts in found.steps[-1]) == contests.contests[0].points


def test_while_the_scoring_is_told_nothing_is_counted_twice(game: Timeline[Any, Any], answer: Standings) -> None:
    told = [step for step, beat in enumerate(game.beats) if beat.event.kind == "score"]
    assert told
    assert len({answer.steps[step] for step in (told[0] - 1, *told, len(answer.steps) - 1)}) == 1


def test_every_other_beat_is_scored_as_it_stands(game: Timeline[Any, Any], answer: Standings) -> None:
    assert len(answer.steps) == len(game)
    for step, beat in enumerate(game.beats):
        if beat.event.kind != "score":
            for clan in answer.clans:
                assert answer.parts(step)[clan] == dict(beat.position.breakdown(clan))


def test_each_clan_finishes_nine_turns_and_their_gains_are_how_the_standings_change(answer: Standings) -> None:
    for clan in answer.clans:
        assert len([turn for turn in answer.turns if turn.who == clan and turn.phase == "play"]) == 9
    begun = 0
    for turn in answer.turns:
        if begun:
            assert turn.gained == answer.totals(turn.step)[turn.who] - answer.totals(begun)[turn.who]
        begun = turn.step
    assert [turn.round for turn in answer.turns] == sorted(turn.round for turn in answer.turns)


def test_the_points_after_a_turn_are_those_that_compete_notes() -> None:
    contests = compete(1, players=2, seed=9, progress=False)
    found = standings(contests.witness(0))
    for seat, clan in enumerate(found.clans):
        own = [found.totals(turn.step)[clan] for turn in found.turns if turn.who == clan and turn.phase == "play"]
        assert tuple(own) == contests.contests[0].turns[seat]


def test_a_row_opens_its_beat(game: Timeline[Any, Any], answer: Standings) -> None:
    assert answer.witness(40).step == 40
    assert answer.locate(answer.witness(40)) == 40
    assert answer.locate(Timeline(WHITE_CASTLE, Position.read("bridges 136/245/116 blue coin 2"))) is None
    assert len(answer.rows()) == len(answer.to_frame()) == len(game)
    assert answer.rows()[-1] == {"beat": len(game) - 1, **answer.totals(-1)}
    assert len(answer.rows("breakdown")) == 3 * len(game)
    assert all(row["total"] == sum(row[part] for part in PARTS) for row in answer.rows("breakdown"))
    assert [row["beat"] for row in answer.rows("turns")] == [turn.step for turn in answer.turns]


def test_the_summary_names_the_winner_and_the_best_turn(game: Timeline[Any, Any], answer: Standings) -> None:
    words = answer.summary()
    best = max(answer.totals(-1).values())
    assert (
        f"At the end: {game.beats[-1].position.winner} {best}" in words
        or list(answer.totals(-1).values()).count(best) > 1
    )
    most = max(turn.gained for turn in answer.turns)
    assert f"{most:+d} (beat" in words


def test_the_curve_has_a_line_a_clan_in_its_colour(answer: Standings) -> None:
    curve = answer.curve()
    assert [line["colour"] for line in curve["lines"]] == ["blue", "ochre", "moss"]
    assert [line["values"][-1] for line in curve["lines"]] == list(answer.totals(-1).values())
    assert {len(line["values"]) for line in curve["lines"]} == {len(answer.steps)}
    for words in (curve["name"], curve["note"], curve["lines"][1]["name"]):
        assert isinstance(words, dict)
        assert sorted(words) == ["en", "es", "ru", "uk"]
    assert curve["low"] == 0
    assert curve["high"] > max(answer.totals(-1).values())


@pytest.mark.parametrize(
    ("make", "words"),
    [
        (lambda answer: standings(Timeline(SAKURA, read_position("E20 B17 R18 G16"))), "expected 'white_castle'"),
        (lambda answer: answer.rows("cards"), "rows of 'cards'; expected one of beats, turns, breakdown"),
        (lambda answer: answer.totals(99_999), "beat 99999; expected one from 0 to"),
        (lambda answer: answer.witness(99_999), "row 99999; expected a beat from 0 to"),
        (lambda answer: answer.plot("pies"), "a figure of 'pies'; expected one of turns, breakdown"),
    ],
)
def test_a_question_that_makes_no_sense_is_refused(answer: Standings, make: Any, words: str) -> None:
    with pytest.raises(ImperialError, match=words):
        make(answer)


# --- figures ---------------------------------------------------------------------------------------------------------
def test_the_figure_has_a_line_a_clan_and_marks_its_own_turns(answer: Standings) -> None:
    pytest.importorskip("plotly")
    drawn = answer.plot()
    lines, turns = drawn.data[:3], drawn.data[3:]
    for clan, line, marks in zip(answer.clans, lines, turns, strict=True):
        assert list(line.y) == [answer.totals(step)[clan] for step in range(len(answer.steps))]
        assert list(line.customdata) == list(range(len(answer.steps)))
        own = [turn.step for turn in answer.turns if turn.who == clan]
        assert list(marks.customdata) == own
        assert list(marks.y) == [answer.totals(step)[clan] for step in own]
    assert len({marks.marker.symbol for marks in turns}) == len({line.line.dash for line in lines}) == 3


def test_the_figure_of_the_breakdown_stacks_the_parts_and_opens_the_beat_that_made_them(answer: Standings) -> None:
    pytest.importorskip("plotly")
    drawn = answer.plot("breakdown")
    assert len(drawn.data) == 7
    for seat, clan in enumerate(answer.clans):
        assert sum(trace.x[seat] for trace in drawn.data) == answer.totals(-1)[clan]
        for part, trace in zip(PARTS, drawn.data, strict=True):
            step = trace.customdata[seat]
            assert answer.parts(step)[clan][part] == trace.x[seat]
            assert not step or answer.parts(step - 1)[clan][part] != trace.x[seat]
    middle = answer.plot("breakdown", step=30)
    assert sum(trace.x[0] for trace in middle.data) == answer.totals(30)["blue"]
    assert middle.layout.title.text == "Where the points come from, if scored at beat 30"
