"""What each card of a hand is worth, as points with their intervals: tokens, chance to be first, chance of disgrace."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from imperial_widget.explore.worth import Estimate, Worth
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
        figure.update_xaxes(range=_reach(figures, to_zero=column > 1), row=1, col=column)
    figure.update_xaxes(title_text="won or lost, on average", zeroline=True, zerolinecolor=light["mute"], row=1, col=1)
    for column in (2, 3):
        figure.update_xaxes(tickformat=".0%", row=1, col=column)
    figure.update_yaxes(autorange="reversed", type="category")
    title = f"{answer.painter.title()}'s hand, over {answer.samples:,} deals of the unseen cards (95 % intervals)"
    return house_layout(figure, title, rows=len(labels))


def _reach(figures: list[Estimate], *, to_zero: bool) -> tuple[float, float]:
    """Return the range of an axis that holds every interval, with room for the marks."""
    low, high = min(each.low for each in figures), max(each.high for each in figures)
    room = 0.12 * (high - low) + 0.01
    return (0.0 - room / 4 if to_zero else low - room, high + room)
