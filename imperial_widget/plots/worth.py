"""What each card of a hand is worth, as points with their intervals: tokens, chance to be first, chance of disgrace."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from imperial_widget.explore.worth import Worth
from imperial_widget.sakura.drawing import PALETTE

from .house import SHAPES, graph_objects, house_layout


def worth_figure(answer: Worth) -> Any:
    """Return one panel a question, one row a card, the interval drawn."""
    go = graph_objects()
    light = PALETTE["light"]
    questions = (
        ("tokens until the next tree", "tokens", light[answer.painter]),
        ("chance to be first there", "first", light["good"]),
        ("chance of disgrace this round", "disgrace", light["bad"]),
    )
    labels = [f"card {card.number}" for card in answer.cards]
    figure = import_module("plotly.subplots").make_subplots(
        rows=1, cols=3, shared_yaxes=True, horizontal_spacing=0.04, subplot_titles=[title for title, _, _ in questions]
    )
    for column, (_, name, colour) in enumerate(questions, start=1):
        figures = [getattr(card, name) for card in answer.cards]
        figure.add_trace(
            go.Scatter(
                x=[each.value for each in figures],
                y=labels,
                mode="markers",
                marker={
                    "symbol": SHAPES[answer.painter],
                    "size": 14,
                    "color": colour,
                    "line": {"color": light["ink"], "width": 1.5},
                },
                error_x={
                    "type": "data",
                    "symmetric": False,
                    "array": [each.high - each.value for each in figures],
                    "arrayminus": [each.value - each.low for each in figures],
                    "color": light["ink"],
                    "thickness": 1.5,
                },
                customdata=list(range(len(labels))),
                hovertext=[str(each) for each in figures],
                hoverinfo="text",
                showlegend=False,
            ),
            row=1,
            col=column,
        )
    for column in (2, 3):
        figure.update_xaxes(tickformat=".0%", rangemode="tozero", row=1, col=column)
    figure.update_yaxes(autorange="reversed", type="category")
    title = f"{answer.painter.title()}'s hand, over {answer.samples} deals of the unseen cards (95 % intervals)"
    return house_layout(figure, title, rows=len(labels))
