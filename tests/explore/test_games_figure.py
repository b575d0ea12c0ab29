"""A figure of many games: every seat with its share and interval, tokens and rounds as shares that add up."""

from __future__ import annotations

import pytest

from imperial_widget.core.errors import ImperialError
from imperial_widget.explore import Games, simulate
from imperial_widget.explore.series import Part, Series


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


@pytest.fixture(scope="module")
def games() -> Games:
    return simulate(150, players=4, seed=1, compiled=False, progress=False)


def test_the_figure_of_the_cards_says_what_each_does_and_opens_a_game(games: Games) -> None:
    drawn = games.plot("cards")
    marks = {number: (trace, i) for trace in drawn.data for i, number in enumerate(trace.x)}
    assert sorted(marks) == [card.number for card in games.cards if card.plays]
    for card in games.cards:
        trace, i = marks[card.number]
        assert trace.y[i] == pytest.approx(card.share)
        assert trace.y[i] + trace.error_y.array[i] == pytest.approx(card.win_share.high)
        assert trace.customdata[i] == (card.game if card.game >= 0 else None)
    trace, i = marks[20]
    assert "card 20: the furthest painter 2 on; own painter +3" in trace.hovertext[i]
    assert len({(trace.marker.symbol, trace.name) for trace in drawn.data}) == 6


def test_the_figure_of_the_losses_stacks_causes_along_the_path(games: Games) -> None:
    drawn = games.plot("losses")
    assert drawn.layout.barmode == "stack"
    path = [trace for trace in drawn.data if trace.orientation != "h"]
    shares = [trace for trace in drawn.data if trace.orientation == "h"]
    lost = sum(seat.tokens_lost for seat in games.seats)
    assert sum(sum(trace.y) for trace in path) == pytest.approx(100 * lost / 150)
    assert sum(trace.x[0] for trace in shares) == pytest.approx(1)
    known = {(loss.space, loss.game) for loss in games.losses}
    assert all(pair in known for trace in path for pair in zip(trace.x, trace.customdata, strict=True))
    looks = [(trace.marker.color, trace.marker.pattern.shape) for trace in path]
    assert len(set(looks)) == len({colour for colour, _ in looks}) == len(looks)


def test_the_figure_of_the_bots_sums_their_painters() -> None:
    drawn = simulate(2, players=3, bots={"red": "sensible"}, progress=False).plot("bots")
    wins = [trace for trace in drawn.data if trace.type == "scatter" and trace.mode == "markers"]
    assert [trace.y[0] for trace in wins] == ["random", "red (sensible)"]


def test_the_shortest_and_the_longest_game_can_be_opened_from_the_bars(games: Games) -> None:
    rounds = next(trace for trace in games.plot().data if trace.type == "bar")
    assert rounds.customdata[0] == games.number("shortest")
    assert rounds.customdata[-1] == games.number("longest")


def test_an_unknown_figure_is_refused(games: Games) -> None:
    with pytest.raises(ImperialError, match="a figure of 'pies'; expected one of seats, bots, cards, losses"):
        games.plot("pies")


@pytest.mark.parametrize("what", ["seats", "bots", "cards", "losses"])
def test_even_no_games_have_a_figure(what: str) -> None:
    series = Series.of(players=3)
    assert Games(series, 5, (), Part.nothing()).plot(what).layout.title.text
