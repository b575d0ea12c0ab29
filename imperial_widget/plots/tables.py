"""What the number of players changes, in four panels: who wins, tokens, rounds, disgraces, with intervals.

A mark carries the row of its table: `tables.witness(row)`.
"""

from __future__ import annotations

from importlib import import_module
from typing import Any, Final

from imperial_widget.explore.tables import Tables
from imperial_widget.explore.worth import Estimate
from imperial_widget.sakura.components import PAINTERS
from imperial_widget.sakura.drawing import PALETTE

from .house import SHAPES, graph_objects, house_layout

_PANELS: Final = (
    ("games won, by seat", "win_share", 1, 1, ".0%"),
    ("tokens at the end, by seat", "tokens_at_the_end", 1, 2, ".2f"),
    ("disgraces a game, by seat", "disgraces_a_game", 2, 2, ".1f"),
)
_APART: Final = 0.11  # between two painters of a table, so that no mark hides another


def tables_figure(tables: Tables) -> Any:
    """Return the panels, with the number of players along each."""
    light = PALETTE["light"]
    titles = (_PANELS[0][0], _PANELS[1][0], "rounds of a game", _PANELS[2][0])
    figure = import_module("plotly.subplots").make_subplots(
        rows=2, cols=2, horizontal_spacing=0.1, vertical_spacing=0.2, subplot_titles=titles
    )
    for painter in PAINTERS:
        _add_painter(figure, tables, painter)
    rounds = [games.rounds_a_game for games in tables.tables]
    marker = {"symbol": "line-ew-open", "size": 16, "color": light["ink"], "line": {"width": 2, "color": light["ink"]}}
    rows = list(range(len(tables.tables)))
    _add(figure, 2, 1, rounds, list(map(float, tables.players)), marker, rows, name="all", words="rounds")
    for games in tables.tables:
        fair, players = 1 / len(games.seats), games.series.players
        line = {"dash": "dot", "color": light["mute"]}
        figure.add_shape(type="line", x0=players - 0.42, x1=players + 0.42, y0=fair, y1=fair, line=line, row=1, col=1)
    figure.update_xaxes(
        tickvals=list(tables.players),
        range=[min(tables.players) - 0.6, max(tables.players) + 0.6],
        title_text="players",
    )
    for _, _, row, column, form in _PANELS:
        figure.update_yaxes(tickformat=form, row=row, col=column)
    figure.update_yaxes(title_text="share of games (dotted: all alike)", row=1, col=1)
    title = f"By number of players, {tables.tables[0].games:,} games each (95 % intervals)"
    return house_layout(figure, title, rows=18).update_layout(margin={"l": 80, "r": 30, "t": 90, "b": 60})


def _add_painter(figure: Any, tables: Tables, painter: str) -> None:
    """Add a painter's marks to the panels, at every table where it sits."""
    light = PALETTE["light"]
    ink = {"color": light["ink"], "width": 1}
    marker = {"symbol": SHAPES[painter], "size": 10, "color": light[painter], "line": ink}
    places, seats, rows = [], [], []
    for row, games in enumerate(tables.tables):
        for index, seat in enumerate(games.seats):
            if seat.painter == painter:
                places.append(games.series.players + _APART * (index - (len(games.seats) - 1) / 2))
                seats.append(seat)
                rows.append(row)
    if seats:
        for words, name, row, column, _ in _PANELS:
            figures = [getattr(seat, name) for seat in seats]
            _add(figure, row, column, figures, places, marker, rows, name=painter, words=words)


def _add(
    figure: Any,
    row: int,
    column: int,
    figures: list[Estimate],
    places: list[float],
    marker: dict[str, Any],
    rows: list[int],
    *,
    name: str,
    words: str,
) -> None:
    share = words == _PANELS[0][0]
    figure.add_trace(
        graph_objects().Scatter(
            x=places,
            y=[each.value for each in figures],
            mode="markers",
            name=name,
            legendgroup=name,
            showlegend=share,
            marker=marker,
            error_y={
                "type": "data",
                "symmetric": False,
                "array": [each.high - each.value for each in figures],
                "arrayminus": [each.value - each.low for each in figures],
                "color": PALETTE["light"]["ink"],
                "thickness": 1.2,
                "width": 3,
            },
            customdata=rows,
            hovertext=[
                f"{name}, {words}: " + (f"{each.value:.1%} ({each.low:.1%} to {each.high:.1%})" if share else str(each))
                for each in figures
            ],
            hoverinfo="text",
        ),
        row=row,
        col=column,
    )
