"""A figure of many games: every seat with its share and interval, tokens and rounds as shares that add up."""

from __future__ import annotations

import pytest

from imperial_widget.explore import simulate


def test_the_figure_shows_every_seat_its_interval_and_shares_that_add_up() -> None:
    games = simulate(200, players=4, seed=1, compiled=False, progress=False)
    drawn = games.plot()
    scatter = [trace for trace in drawn.data if trace.type == "scatter"]
    wins = [trace for trace in scatter if trace.mode == "markers"]
    assert [trace.y[0] for trace in wins] == [f"{seat.painter} ({seat.bot})" for seat in games.seats]
    assert [trace.x[0] for trace in wins] == [seat.wins / 200 for seat in games.seats]
    lines = [trace for trace in scatter if trace.mode == "lines+markers"]
    assert all(trace.error_x.array[0] > 0 for trace in wins)
    assert [sum(line.y) for line in lines] == [pytest.approx(1)] * 4
    rounds = next(trace for trace in drawn.data if trace.type == "bar")
    assert sum(rounds.y) == pytest.approx(1)
    assert drawn.layout.title.text.startswith("200 games")


def test_the_table_of_a_result_is_a_real_frame() -> None:
    frame = simulate(20, players=3, seed=1, compiled=False, progress=False).to_frame()
    assert list(frame["painter"]) == ["blue", "red", "green"]
