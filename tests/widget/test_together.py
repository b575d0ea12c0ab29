"""A figure coupled with a garden: a click opens the game, and the figure marks where the garden stands."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import plotly.graph_objects as go
import pytest

from imperial_widget import Garden, ImperialError, link
from imperial_widget.explore import chances, orders
from imperial_widget.explore.series import Series
from imperial_widget.games import timeline_of

ROUND = "E20 B17 R18 G16 tokens B8 R7 G6 table B3 G20 R51"


def click(trace: Any, index: int) -> None:
    """Click on a point of a trace, as Plotly reports it."""
    for callback in trace._click_callbacks:
        callback(trace, SimpleNamespace(point_inds=[index]), None)


def test_a_click_on_a_bar_shows_that_very_round_in_the_garden() -> None:
    answer = orders(ROUND)
    garden = Garden(ROUND)
    live = link(garden, answer.plot(painter="green"))
    assert isinstance(live, go.FigureWidget)
    bar = live.data[0]
    click(bar, 0)
    row = int(bar.customdata[0])
    assert garden.record == answer.witness(row).record()
    assert garden.position.emperor == answer.outcomes[row].emperor


def test_the_garden_marks_its_round_in_the_figure() -> None:
    answer = orders(ROUND)
    garden = Garden(ROUND)
    live = link(garden, answer.plot(painter="green"))
    assert live.data[0].selectedpoints is None
    garden.play("go:GRB")
    row = next(i for i, outcome in enumerate(answer.outcomes) if outcome.order == ("green", "red", "blue"))
    chosen = live.data[0].selectedpoints
    assert chosen is not None
    assert [int(live.data[0].customdata[i]) for i in chosen] == [row]


def test_along_a_game_cursor_and_figure_follow_each_other() -> None:
    game = Series.of(players=3, seed=5).timeline(0)
    answer = chances(game, samples=5, progress=False)
    garden = Garden(game)
    live = link(garden, answer.plot())
    garden.step = 9
    assert [shape.x0 for shape in live.layout.shapes if shape.name == "imperial-cursor"] == [9]
    line = next(trace for trace in live.data if trace.customdata is not None)
    click(line, 4)
    assert garden.step == 4
    assert [shape.x0 for shape in live.layout.shapes if shape.name == "imperial-cursor"] == [4]


def test_only_a_garden_and_a_figure_of_an_answer_can_be_linked() -> None:
    with pytest.raises(ImperialError, match="expected a Garden first"):
        link(go.Figure(), go.Figure())
    with pytest.raises(ImperialError, match=r"expected a figure made by \.plot"):
        link(Garden(ROUND), go.Figure())


def test_a_garden_can_show_something_else() -> None:
    garden = Garden(ROUND, bots={"red": "random"})
    garden.play("go")
    seen: list[int] = []
    garden.observe(lambda change: seen.append(change["new"]), "step")
    garden.show("sakura/disgrace")
    assert garden.step == 0
    assert garden._board["subtitle"]["en"]
    assert garden.position == garden.timeline.position
    assert garden.bots == {"red": "random"}
    before = garden.record
    with pytest.raises(ImperialError):
        garden.show("sakura/nonsense")
    assert garden.record == before


def test_a_line_of_the_same_game_opens_as_a_branch_beside_what_is_there() -> None:
    start = "white_castle: players 2 bridges 136/245/116 blue coin 3 card s10"
    garden = Garden(start)
    garden.play("coral-left:well")
    line = garden.timeline.line[-1]
    other = timeline_of(start)
    other.play("black-left:well")
    other.step = 0
    garden.branch(other)
    assert {str(node.move) for node in garden.timeline.root.children} == {"coral-left:well", "black-left:well"}
    assert garden.step == 0
    assert str(garden.timeline.line[1].move) == "black-left:well"
    assert line in list(garden.timeline.nodes())
    with pytest.raises(ImperialError, match="begins where this garden's game begins"):
        garden.branch(timeline_of("white_castle: players 2 bridges 136/245/112"))
