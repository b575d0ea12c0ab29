"""Where are tokens lost, and how? Bars along the path, one colour and pattern a cause; beside them the causes' shares.

A bar carries the number of the first game in which that happened on that space: `games.witness(number)`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from importlib import import_module
from types import MappingProxyType
from typing import Any, Final

from imperial_widget.explore.played import CAUSES, Games, Loss
from imperial_widget.explore.worth import share_interval
from imperial_widget.sakura.drawing import PALETTE

from .house import graph_objects, house_layout

# A short name, a colour by its name and a pattern for every cause.
_LOOKS: Final[Mapping[str, tuple[str, str, str]]] = MappingProxyType(
    {
        "step": ("own steps", "focus", ""),
        "overtake": ("overtaking", "good", "/"),
        "between": ("between", "ink", "\\"),
        "furthest": ("sent forward", "mute", "."),
        "emperor": ("Emperor steps back", "bad", "x"),
    }
)


def losses_figure(games: Games) -> Any:
    """Return two panels: the share of each cause with its interval, and the tokens lost on every space of the path."""
    light = PALETTE["light"]
    figure = import_module("plotly.subplots").make_subplots(
        rows=1, cols=2, horizontal_spacing=0.1, column_widths=[0.3, 0.7], subplot_titles=("how", "where on the path")
    )
    lost = sum(loss.tokens for loss in games.losses)
    for cause in CAUSES:
        own = [loss for loss in games.losses if loss.cause == cause]
        if own:
            _add_share(figure, cause, own, lost)
            _add_path(figure, cause, own, games)
    board = games.series.edition.board(games.series.players)
    for name, space in (("torii", board.torii), *((f"sakura {i}", space) for i, space in enumerate(board.sakura, 1))):
        figure.add_vline(x=space, line={"dash": "dot", "color": light["mute"]}, row=1, col=2)
        figure.add_annotation(
            x=space,
            y=1,
            yref="y2 domain",
            xref="x2",
            text=name,
            showarrow=False,
            textangle=-90,
            xshift=-8,
            yanchor="top",
        )
    figure.update_xaxes(tickformat=".0%", rangemode="tozero", title_text="share of all tokens lost", row=1, col=1)
    figure.update_yaxes(autorange="reversed", type="category", row=1, col=1)
    figure.update_xaxes(range=[0, board.length + 1], title_text="space (0 is the gate)", row=1, col=2)
    highest = max(_by_space(games.losses).values(), default=1) * 100 / max(1, games.games)
    figure.update_yaxes(title_text="tokens lost in 100 games", range=[0, highest * 1.35], row=1, col=2)
    title = f"{lost / max(1, games.games):.2f} tokens lost a game, over {games.games:,} games (95 % intervals)"
    house_layout(figure, title, rows=10)
    return figure.update_layout(barmode="stack", bargap=0.15, legend={"orientation": "h", "y": -0.25})


def _by_space(losses: Sequence[Loss]) -> Counter[int]:
    tokens = Counter[int]()
    for loss in losses:
        tokens[loss.space] += loss.tokens
    return tokens


def _marker(cause: str) -> dict[str, Any]:
    light = PALETTE["light"]
    _, colour, pattern = _LOOKS[cause]
    shape = {"shape": pattern, "solidity": 0.35, "fgcolor": light["panel"]}
    return {"color": light[colour], "pattern": shape, "line": {"color": light["ink"], "width": 0.5}}


def _add_share(figure: Any, cause: str, own: Sequence[Loss], lost: int) -> None:
    share = share_interval(sum(loss.tokens for loss in own), lost)
    figure.add_trace(
        graph_objects().Bar(
            x=[share.value],
            y=[_LOOKS[cause][0]],
            orientation="h",
            marker=_marker(cause),
            error_x={
                "type": "data",
                "symmetric": False,
                "array": [share.high - share.value],
                "arrayminus": [share.value - share.low],
                "color": PALETTE["light"]["ink"],
            },
            customdata=[max(own, key=lambda loss: loss.tokens).game],
            hovertext=[f"{share.value:.1%} ({share.low:.1%} to {share.high:.1%}) by {CAUSES[cause]}"],
            hoverinfo="text",
            showlegend=False,
        ),
        row=1,
        col=1,
    )


def _add_path(figure: Any, cause: str, own: Sequence[Loss], games: Games) -> None:
    figure.add_trace(
        graph_objects().Bar(
            x=[loss.space for loss in own],
            y=[100 * loss.tokens / games.games for loss in own],
            name=_LOOKS[cause][0],
            marker=_marker(cause),
            customdata=[loss.game for loss in own],
            hovertext=[
                f"space {loss.space}: {100 * loss.tokens / games.games:.2f} in 100 games<br>by {CAUSES[cause]}<br>"
                f"first seen in game {loss.game}"
                for loss in own
            ],
            hoverinfo="text",
        ),
        row=1,
        col=2,
    )
