"""Best play along a game of Niya: a step line, red's wins above the middle and black's below, mistakes marked."""

from __future__ import annotations

from typing import Any

from imperial_widget.explore.evaluation import MOST, Evaluation
from imperial_widget.niya.drawing import PALETTE

from .house import faint, graph_objects, house_layout

_ROWS = 7


def evaluation_figure(answer: Evaluation) -> Any:
    """Return the values over the beats; every point carries its beat."""
    go = graph_objects()
    light = PALETTE["light"]
    figure = go.Figure()
    steps = list(range(len(answer.steps)))
    for colour, part in (("win", max), ("loss-rim", min)):
        figure.add_trace(
            go.Scatter(
                x=steps,
                y=[part(0, value) for value in answer.steps],
                fill="tozeroy",
                fillcolor=faint(light[colour]),
                line={"width": 0, "shape": "hv"},
                hoverinfo="skip",
                showlegend=False,
            )
        )
    figure.add_trace(
        go.Scatter(
            x=steps,
            y=answer.steps,
            mode="lines+markers",
            customdata=steps,
            marker={"size": 5, "color": light["ink"]},
            line={"color": light["ink"], "width": 2.2, "shape": "hv"},
            text=[_words(value) for value in answer.steps],
            hovertemplate="beat %{x}: %{text}<extra></extra>",
            showlegend=False,
        )
    )
    for moves, symbol, colour, name in (
        (answer.mistakes, "diamond", "loss-rim", "mistake"),
        (answer.only_moves, "star", "win", "only move"),
    ):
        figure.add_trace(
            go.Scatter(
                x=[move.step for move in moves],
                y=[answer.steps[move.step] for move in moves],
                mode="markers",
                name=name,
                customdata=[move.step for move in moves],
                marker={
                    "symbol": symbol,
                    "size": 13,
                    "color": light[colour],
                    "line": {"color": light["ink"], "width": 1.2},
                },
                text=[f"{move.who} {move.cell}: {move.before} → {move.after}" for move in moves],
                hovertemplate="%{text}<extra></extra>",
            )
        )
    figure.update_xaxes(title_text="beat", rangemode="tozero")
    ticks = list(range(-MOST, MOST + 1, 5))
    figure.update_yaxes(
        title_text="black wins · red wins",
        range=[-MOST - 0.5, MOST + 0.5],
        tickvals=ticks,
        ticktext=[_words(tick) for tick in ticks],
    )
    figure.update_layout(legend={"orientation": "h", "y": 1.04, "yanchor": "bottom"})
    return house_layout(figure, "Best play, beat by beat: who wins, and with how many tiles left", rows=_ROWS)


def _words(value: int) -> str:
    if not value:
        return "draw"
    return f"{'red' if value > 0 else 'black'} wins, {abs(value) - 1} left"
