"""Two futures of nearly the same position: how far behind the Emperor everybody is, and where they part."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from imperial_widget.explore.changed import Changed
from imperial_widget.sakura.drawing import PALETTE

from .house import SHAPES, graph_objects, house_layout

_ROWS = 9


def changed_figure(answer: Changed) -> Any:
    """Return two panels of the same scale, without the change and with it; up is closer to the Emperor."""
    go = graph_objects()
    light = PALETTE["light"]
    figure = import_module("plotly.subplots").make_subplots(
        rows=1, cols=2, shared_yaxes=True, horizontal_spacing=0.04, subplot_titles=["as it was", f"if {answer.change}"]
    )
    for column, timeline in enumerate((answer.then, answer.now), start=1):
        positions = [beat.position for beat in timeline.beats]
        for painter in positions[0].painters:
            figure.add_trace(
                go.Scatter(
                    x=list(range(len(positions))),
                    y=[position.emperor - position.spaces[painter] for position in positions],
                    mode="lines+markers",
                    line={"color": light[painter], "width": 2.2, "shape": "hv"},
                    marker={
                        "symbol": SHAPES[painter],
                        "size": [12 if _moved(positions, step, painter) else 1 for step in range(len(positions))],
                        "color": light[painter],
                        "line": {"color": light["ink"], "width": 1},
                    },
                    name=painter.title(),
                    legendgroup=painter,
                    showlegend=column == 1,
                    customdata=[column - 1] * len(positions),
                    hovertemplate=f"beat %{{x}}: {painter} %{{y}} behind<extra></extra>",
                ),
                row=1,
                col=column,
            )
        if answer.first is not None:
            figure.add_vline(
                x=answer.first, line={"dash": "dot", "color": light["accent"], "width": 2}, row=1, col=column
            )
    figure.update_xaxes(title_text="beat (dotted: here the two part)")
    figure.update_yaxes(title_text="spaces behind the Emperor", col=1, row=1)
    figure.update_yaxes(autorange="reversed", rangemode="tozero", zeroline=True, zerolinecolor=light["ink"])
    return house_layout(figure, f"What if {answer.change}?", rows=_ROWS)


def _moved(positions: list[Any], step: int, painter: str) -> bool:
    """Is this a beat to mark: the first, or one at which the painter has moved?"""
    return step == 0 or positions[step].spaces[painter] != positions[step - 1].spaces[painter]
