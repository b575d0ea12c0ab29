"""Tables of different size, side by side: each is a simulation of its own."""

from __future__ import annotations

from typing import Any

import pytest

from imperial_widget.core.errors import ImperialError
from imperial_widget.explore import Tables, simulate, simulate_tables
from imperial_widget.explore.series import Series

PLAIN: dict[str, Any] = {"compiled": False, "progress": False}


@pytest.fixture(scope="module")
def tables() -> Tables:
    return simulate_tables(40, seed=3, **PLAIN)


def test_every_table_is_a_simulation_of_its_own(tables):
    assert tables.players == (2, 3, 4, 5, 6)
    for games, players in zip(tables.tables, tables.players, strict=True):
        assert games == simulate(40, players=players, seed=3, **PLAIN)
    assert tables.complete
    assert [row["players"] for row in tables.rows()] == [2, 3, 4, 5, 6]
    assert len(tables.rows("seats")) == 3 + 3 + 4 + 5 + 6
    assert list(tables.to_frame()["games"]) == [40] * 5
    for row, games in zip(tables.rows(), tables.tables, strict=True):
        assert row["rounds"] == pytest.approx(games.mean_rounds)
        assert row["first_seat low"] <= row["first_seat"] <= row["first_seat high"]
        assert row["tokens"] == pytest.approx(sum(seat.mean_tokens for seat in games.seats) / len(games.seats))


def test_the_summary_has_a_line_for_every_table(tables):
    lines = tables.summary().splitlines()
    assert lines[0] == "Tables of 2, 3, 4, 5 and 6 players, 40 games each, Teaching edition, seed 3"
    assert [line[:9] for line in lines[2:7]] == [f"{players} players" for players in (2, 3, 4, 5, 6)]
    assert "plain Python" in lines[7]
    assert repr(tables) == f"<{lines[0]}>"
    assert str(tables) == tables.summary()
    assert "<table>" in tables._repr_html_()
    assert repr(simulate_tables(2, players=[3], **PLAIN)).startswith("<Tables of 3 players")


def test_a_witness_is_a_game_of_its_table(tables):
    timeline = tables.witness(4, "shortest")
    timeline.last()
    assert len(timeline.position.painters) == 6
    assert timeline.position.round == min(tables.tables[4].rounds)
    for row in (-1, 5, True, "2"):
        with pytest.raises(ImperialError, match="expected a number from 0 to 4"):
            tables.witness(row)
    with pytest.raises(ImperialError, match="rows of 'bots'; expected one of tables, seats"):
        tables.rows("bots")


@pytest.mark.parametrize(
    ("wish", "words"),
    [
        ({"players": ()}, r"players=\(\); expected different numbers"),
        ({"players": (3, 3)}, "expected different numbers"),
        ({"players": 3}, "players=3; expected several numbers"),
        ({"players": "34"}, "players='34'"),
        ({"players": (3, 9)}, "players=9; expected a number from 2 to 6"),
        ({"players": (2, 3), "variant": "tricky"}, "expected two players"),
        ({"players": (3, 2), "bots": {"green": "sensible"}}, "bots for 'green'"),
        ({"games": 0}, "games=0"),
    ],
)
def test_wrong_wishes_are_refused_before_any_game(wish, words, monkeypatch):
    monkeypatch.setattr(Series, "play", lambda *_args, **_options: pytest.fail("a game was played"))
    with pytest.raises(ImperialError, match=words):
        simulate_tables(**wish)


def test_an_interrupt_returns_the_tables_that_are_there(monkeypatch):
    play = Series.play

    def interrupted(self, first, games, **options):
        if self.players == 4 and first:
            raise KeyboardInterrupt
        return play(self, first, games, **options)

    monkeypatch.setattr(Series, "play", interrupted)
    tables = simulate_tables(20, chunk=10, **PLAIN)
    assert tables.players == (2, 3, 4)
    assert [games.games for games in tables.tables] == [20, 20, 10]
    assert not tables.complete
    assert "(interrupted)" in tables.summary()
    assert "Interrupted" in tables.summary()


def test_the_figure_shows_every_seat_of_every_table_with_its_interval(tables):
    drawn = tables.plot()
    marks = [trace for trace in drawn.data if trace.mode == "markers"]
    wins = [trace for trace in marks if trace.showlegend]
    assert sum(len(trace.x) for trace in wins) == 3 + 3 + 4 + 5 + 6
    assert {trace.name: trace.marker.symbol for trace in wins}["green"] == "triangle-up"
    for trace in marks:
        assert len(trace.customdata) == len(trace.x) == len(trace.error_y.array)
        assert [round(place) for place in trace.x] == [tables.players[row] for row in trace.customdata]
    rounds = next(trace for trace in marks if trace.name == "all")
    assert list(rounds.y) == [games.rounds_a_game.value for games in tables.tables]
