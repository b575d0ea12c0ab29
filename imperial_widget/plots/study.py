"""Many layouts of Niya, solved, in three panels: how they end, how many openings win, and where these lie.

A mark carries the row of a layout that is a case of it: `study.witness(row)`.
"""

from __future__ import annotations

from collections.abc import Iterable
from importlib import import_module
from typing import Any, Final

from imperial_widget.explore.study import Study
from imperial_widget.explore.worth import Estimate, share_interval
from imperial_widget.niya.components import CELLS
from imperial_widget.niya.drawing import PALETTE
from imperial_widget.niya.solver import Value

from .house import graph_objects, house_layout

_FILES: Final = "abcd"
_RANKS: Final = "1234"
_ROWS: Final = 11


def study_figure(study: Study) -> Any:
    """Return the three panels, the intervals (95 %) drawn."""
    figure = import_module("plotly.subplots").make_subplots(
        rows=1,
        cols=3,
        horizontal_spacing=0.09,
        column_widths=[0.36, 0.32, 0.32],
        subplot_titles=("with best play the first player …", "openings that win", "how often this opening wins"),
    )
    if len(study):
        _outcomes(figure, study)
        _openings(figure, study)
        _cells(figure, study)
    share = study.first_share
    within = f"95 %: {share.low:.1%} to {share.high:.1%}"
    title = f"{len(study):,} layouts: the first player wins {share.value:.1%} of them ({within})"
    figure.update_layout(showlegend=False)
    return house_layout(figure, title, rows=_ROWS).update_layout(margin={"l": 70, "r": 30, "t": 100, "b": 60})


def _outcomes(figure: Any, study: Study) -> None:
    light = PALETTE["light"]
    values = sorted(study.outcomes, key=lambda value: value.worth)
    best = study.best
    colours = {"win": light["win"], "loss": light["loss-rim"], "draw": light["draw"]}
    _bars(
        figure,
        1,
        [_name(value) for value in values],
        [study.outcomes[value] for value in values],
        len(study),
        [best.index(value.worth) for value in values],
        [colours[value.outcome] for value in values],
        "of the layouts",
    )
    figure.update_xaxes(title_text="… wins or loses, tiles left", row=1, col=1)
    figure.update_yaxes(title_text="share of the layouts", row=1, col=1)


def _openings(figure: Any, study: Study) -> None:
    light = PALETTE["light"]
    winning = study.winning
    numbers = list(study.openings)
    _bars(
        figure,
        2,
        [str(number) for number in numbers],
        list(study.openings.values()),
        len(study),
        [winning.index(number) for number in numbers],
        [light["win"] if number else light["loss-rim"] for number in numbers],
        "of the layouts",
    )
    figure.update_xaxes(title_text="winning openings, of twelve", row=1, col=2)


def _bars(
    figure: Any,
    column: int,
    names: list[str],
    counts: list[int],
    of: int,
    rows: list[int],
    colours: list[str],
    words: str,
) -> None:
    shares = [share_interval(count, of) for count in counts]
    figure.add_trace(
        graph_objects().Bar(
            x=names,
            y=[share.value for share in shares],
            error_y=_error(shares),
            marker={"color": colours, "line": {"color": PALETTE["light"]["ink"], "width": 1}},
            customdata=rows,
            text=[f"{count:,}" for count in counts],
            textposition="none",
            hovertemplate=f"%{{x}}: %{{y:.1%}} {words} (%{{text}})<extra></extra>",
        ),
        row=1,
        col=column,
    )
    figure.update_xaxes(type="category", row=1, col=column)
    figure.update_yaxes(tickformat=".0%", rangemode="tozero", row=1, col=column)


def _error(shares: Iterable[Estimate]) -> dict[str, Any]:
    shares = list(shares)
    return {
        "type": "data",
        "symmetric": False,
        "array": [share.high - share.value for share in shares],
        "arrayminus": [share.value - share.low for share in shares],
        "color": PALETTE["light"]["ink"],
        "thickness": 1.2,
    }


def _cells(figure: Any, study: Study) -> None:
    light = PALETTE["light"]
    shares = {cell: wins / len(study) for cell, wins in study.cells.items()}
    grid = [[shares.get(file + rank) for file in _FILES] for rank in _RANKS]
    rows = [[_case(study, file + rank) for file in _FILES] for rank in _RANKS]
    figure.add_trace(
        graph_objects().Heatmap(
            x=list(_FILES),
            y=list(_RANKS),
            z=grid,
            customdata=rows,
            texttemplate="%{z:.1%}",
            textfont={"color": light["ink"]},
            colorscale=[[0, light["paper"]], [1, light["win"]]],
            zmin=0,
            zmax=max(shares.values(), default=0) * 2.5 or 1,  # so that the words stay dark on light
            showscale=False,
            xgap=3,
            ygap=3,
            hoverongaps=False,
            hovertemplate="%{x}%{y}: wins as the opening in %{z:.1%} of the layouts<extra></extra>",
        ),
        row=1,
        col=3,
    )
    figure.update_xaxes(type="category", showgrid=False, row=1, col=3)
    figure.update_yaxes(type="category", showgrid=False, scaleanchor="x3", row=1, col=3)


def _case(study: Study, cell: str) -> int | None:
    """Return the row of a layout in which this opening wins, if there is one."""
    number = CELLS.index(cell)
    worth = memoryview(study.worth).cast("b")[number::16].tolist()
    return next((row for row, value in enumerate(worth) if value > 0), None)


def _name(value: Value) -> str:
    return str(value).replace(" · ", " ")
