"""Many simulated games in one figure: who wins how often, how many tokens they end with, how long games take."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from imperial_widget.explore.played import Games
from imperial_widget.explore.worth import share_interval
from imperial_widget.sakura.drawing import PALETTE

from .house import SHAPES, graph_objects, house_layout


def games_figure(games: Games) -> Any:
    """Return three panels: the share of wins with its interval, the tokens at the end, the rounds of a game."""
    go = graph_objects()
    light = PALETTE["light"]
    titles = ("games won, by seat", "tokens at the end", "rounds of a game")
    figure = import_module("plotly.subplots").make_subplots(
        rows=1, cols=3, horizontal_spacing=0.09, subplot_titles=titles, column_widths=[0.34, 0.36, 0.3]
    )
    ink = {"color": light["ink"], "width": 1.5}
    for seat in games.seats:
        share = share_interval(seat.wins, max(1, seat.games))
        label = f"{seat.painter} ({seat.bot})"
        marker = {"symbol": SHAPES[seat.painter], "size": 14, "color": light[seat.painter], "line": ink}
        figure.add_trace(
            go.Scatter(
                x=[share.value],
                y=[label],
                mode="markers",
                marker=marker,
                error_x={
                    "type": "data",
                    "symmetric": False,
                    "array": [share.high - share.value],
                    "arrayminus": [share.value - share.low],
                    "color": light["ink"],
                },
                hovertext=[f"{share.value:.1%} ({share.low:.1%} to {share.high:.1%})"],
                hoverinfo="text",
                showlegend=False,
            ),
            row=1,
            col=1,
        )
        most = max((tokens for tokens, times in enumerate(seat.tokens) if times), default=0)
        figure.add_trace(
            go.Scatter(
                x=list(range(most + 1)),
                y=[times / max(1, seat.games) for times in seat.tokens[: most + 1]],
                mode="lines+markers",
                name=label,
                line={"color": light[seat.painter], "width": 2},
                marker={**marker, "size": 8, "line": {"color": light["ink"], "width": 1}},
            ),
            row=1,
            col=2,
        )
    figure.add_trace(
        go.Bar(
            x=list(games.rounds),
            y=[times / max(1, games.games) for times in games.rounds.values()],
            marker={"color": light["mute"]},
            showlegend=False,
        ),
        row=1,
        col=3,
    )
    fair = 1 / len(games.seats)
    figure.add_vline(x=fair, line={"dash": "dot", "color": light["mute"]}, row=1, col=1)
    figure.update_xaxes(tickformat=".0%", title_text="share of games (dotted: all alike)", row=1, col=1)
    figure.update_yaxes(autorange="reversed", type="category", row=1, col=1)
    figure.update_xaxes(title_text="tokens", row=1, col=2)
    figure.update_yaxes(tickformat=".0%", rangemode="tozero", row=1, col=2)
    figure.update_xaxes(title_text="rounds", row=1, col=3)
    figure.update_yaxes(tickformat=".0%", row=1, col=3)
    title = f"{games.games:,} games" + ("" if games.complete else f" of {games.asked:,} asked for")
    return house_layout(figure, f"{title} (95 % intervals)", rows=max(6, len(games.seats)))
