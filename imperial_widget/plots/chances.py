"""The chance to win along a game: one line a painter, the interval around it, the turning points marked."""

from __future__ import annotations

from typing import Any

from imperial_widget.explore.chances import Chances
from imperial_widget.sakura.drawing import PALETTE

from .house import SHAPES, graph_objects, house_layout

_ROWS = 8


def chances_figure(answer: Chances) -> Any:
    """Return the chances of all painters over the beats; every point carries its beat."""
    go = graph_objects()
    light = PALETTE["light"]
    figure = go.Figure()
    steps = [step for step, chance in enumerate(answer.steps) if chance is not None]
    for painter in answer.painters:
        values = [_chance(answer, step, painter) for step in steps]
        low, high = ([min(1.0, max(0.0, value + way * answer.error)) for value in values] for way in (-1, 1))
        figure.add_trace(
            go.Scatter(
                x=[*steps, *reversed(steps)],
                y=[*high, *reversed(low)],
                fill="toself",
                fillcolor=light[painter],
                opacity=0.12,
                line={"width": 0},
                hoverinfo="skip",
                showlegend=False,
            )
        )
        figure.add_trace(
            go.Scatter(
                x=steps,
                y=values,
                mode="lines+markers",
                name=painter.title(),
                customdata=steps,
                line={"color": light[painter], "width": 2.2},
                marker={
                    "symbol": SHAPES[painter],
                    "size": [11 if step in answer.turns else 1 for step in steps],
                    "color": light[painter],
                    "line": {"color": light["ink"], "width": [1.2 if step in answer.turns else 0 for step in steps]},
                },
                hovertemplate=f"beat %{{x}}: {painter} %{{y:.0%}}<extra></extra>",
            )
        )
    for step in answer.turns:
        painter, change = answer.change(step)
        figure.add_annotation(
            x=step,
            y=_chance(answer, step, painter),
            text=f"{painter} {change:+.0%}",
            font={"size": 12, "color": light["ink"]},
            bgcolor=light["paper"],
            arrowcolor=light["mute"],
            ay=-34 if change > 0 else 34,
        )
    figure.update_xaxes(title_text="beat", rangemode="tozero")
    figure.update_yaxes(title_text="chance to win", tickformat=".0%", range=[-0.03, 1.03])
    figure.update_layout(legend={"orientation": "h", "y": 1.04, "yanchor": "bottom"})
    title = f"Chance to win, {answer.samples:,} games from every beat (±{answer.error:.0%})"
    return house_layout(figure, title, rows=_ROWS)


def _chance(answer: Chances, step: int, painter: str) -> float:
    return (answer.steps[step] or {}).get(painter, 0.0)
