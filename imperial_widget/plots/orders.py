"""The orders of the cards as bars: one row an outcome, one column a painter, short is close to the Emperor."""

from __future__ import annotations

from importlib import import_module
from typing import Any, Final

from imperial_widget.explore.orders import Orders
from imperial_widget.sakura.drawing import PALETTE

from .house import SHAPES, graph_objects, house_layout

MOST_ROWS: Final = 24


def orders_figure(answer: Orders, *, painter: str | None = None, most: int = MOST_ROWS) -> Any:
    """Return one row a different outcome, best first for `painter` (by default the one with the most at stake).

    Beyond `most` rows only the best and the order as played are drawn, and the title says so.
    """
    go = graph_objects()
    painters = answer.position.painters
    focus = painter or answer.at_stake
    rows = answer.ranked(focus, most)  # refuses a painter who is not there
    subplots = import_module("plotly.subplots").make_subplots(
        rows=1,
        cols=len(painters),
        shared_yaxes=True,
        horizontal_spacing=0.03,
        subplot_titles=[p.title() for p in painters],
    )
    labels = [_label(answer, group) for group in rows]
    for column, colour in enumerate(painters, start=1):
        outcomes = [answer.outcomes[group[0]] for group in rows]
        gaps = [outcome.gaps[colour] for outcome in outcomes]
        hover = [
            f"{gap} behind the Emperor<br>{o.tokens[colour]} tokens<br>disgraced {o.bumps[colour]} times"
            for gap, o in zip(gaps, outcomes, strict=True)
        ]
        fill, ink = PALETTE["light"][colour], PALETTE["light"]["ink"]
        shared = {
            "x": [-gap for gap in gaps],
            "y": labels,
            "customdata": [group[0] for group in rows],
            "hovertext": hover,
            "hoverinfo": "text",
            "showlegend": False,
        }
        subplots.add_trace(
            go.Bar(
                **shared,
                orientation="h",
                marker={"color": fill, "line": {"color": ink, "width": 1}, "opacity": 0.8},
                width=0.36,
            ),
            row=1,
            col=column,
        )
        subplots.add_trace(
            go.Scatter(
                **shared,
                mode="markers+text",
                marker={"symbol": SHAPES[colour], "size": 15, "color": fill, "line": {"color": ink, "width": 1.5}},
                text=[f"  {o.tokens[colour]}{' ✹' * o.bumps[colour]}" for o in outcomes],
                textposition="middle left",
            ),
            row=1,
            col=column,
        )
    shown = len(rows)
    title = f"{answer.summary().split('. ')[0]}. Best first for {focus}" + (
        f"; {shown} of {len(answer.distinct)} shown" if shown < len(answer.distinct) else ""
    )
    furthest = max(max(answer.outcomes[group[0]].gaps.values()) for group in rows)
    spaces = range(0, furthest + 2, 2)
    subplots.update_xaxes(
        range=[-furthest - 3, 0.6],
        zeroline=True,
        zerolinecolor=PALETTE["light"]["ink"],
        zerolinewidth=2,
        tickvals=[-space for space in spaces],
        ticktext=[str(space) for space in spaces],
    )
    subplots.update_xaxes(
        title_text="spaces behind the Emperor (number: tokens, ✹: disgraced)", row=1, col=(len(painters) + 1) // 2
    )
    subplots.update_yaxes(autorange="reversed", title_text="order of the cards", col=1, row=1)
    return house_layout(subplots, title, rows=shown)


def _label(answer: Orders, group: tuple[int, ...]) -> str:
    outcome = answer.outcomes[group[0]]
    played = answer.distinct[answer.played.signature] == group
    cards = (answer.played if played else outcome).cards
    count = len({answer.outcomes[i].cards for i in group})
    return " › ".join(map(str, cards)) + (f" (+{count - 1})" if count > 1 else "") + ("  as played" if played else "")
