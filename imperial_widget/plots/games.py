"""Many simulated games in one figure: who wins how often, how many tokens they end with, how long games take.

Figures of the cards and of the losses have files of their own; `games_figure` finds the one that is asked for.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from types import MappingProxyType
from typing import Any, Final

from imperial_widget.core.errors import ImperialError
from imperial_widget.explore.played import Games, Seat
from imperial_widget.sakura.drawing import PALETTE

from .cards import cards_figure
from .house import SHAPES, graph_objects, house_layout
from .losses import losses_figure

_ALL: Final = "asterisk-open"  # the mark of a bot that played more than one painter


def seats_figure(games: Games) -> Any:
    """Return three panels: the share of wins with its interval, the tokens at the end, the rounds of a game."""
    return _figure(games, games.seats, "games won, by seat")


def bots_figure(games: Games) -> Any:
    """Return the same by bot."""
    return _figure(games, games.bots, "games won, by bot and painter")


_FIGURES: Final[Mapping[str, Callable[[Games], Any]]] = MappingProxyType(
    {"seats": seats_figure, "bots": bots_figure, "cards": cards_figure, "losses": losses_figure}
)


def games_figure(games: Games, what: str = "seats") -> Any:
    """Return the figure of the seats, the bots, the cards or the losses."""
    if what not in _FIGURES:
        msg = f"a figure of {what!r}; expected one of {', '.join(_FIGURES)}"
        raise ImperialError(msg)
    return _FIGURES[what](games)


def _figure(games: Games, seats: Sequence[Seat], first_title: str) -> Any:
    light = PALETTE["light"]
    titles = (first_title, "tokens at the end", "rounds of a game")
    figure = import_module("plotly.subplots").make_subplots(
        rows=1, cols=3, horizontal_spacing=0.09, subplot_titles=titles, column_widths=[0.34, 0.36, 0.3]
    )
    for seat in seats:
        _add_wins(figure, seat)
        _add_tokens(figure, seat)
    _add_rounds(figure, games)
    fair = 1 / len(games.seats)
    figure.add_vline(x=fair, line={"dash": "dot", "color": light["mute"]}, row=1, col=1)
    figure.update_xaxes(tickformat=".0%", title_text="share of games (dotted: all alike)", row=1, col=1)
    figure.update_yaxes(autorange="reversed", type="category", row=1, col=1)
    figure.update_xaxes(title_text="tokens", row=1, col=2)
    figure.update_yaxes(tickformat=".0%", rangemode="tozero", row=1, col=2)
    figure.update_xaxes(title_text="rounds", row=1, col=3)
    figure.update_yaxes(tickformat=".0%", row=1, col=3)
    title = f"{games.games:,} games" + ("" if games.complete else f" of {games.asked:,} asked for")
    return house_layout(figure, f"{title} (95 % intervals)", rows=max(6, len(seats)))


def _label(seat: Seat) -> str:
    return f"{seat.painter} ({seat.bot})" if " " not in seat.painter else seat.bot


def _marker(seat: Seat) -> dict[str, Any]:
    light = PALETTE["light"]
    colour = light.get(seat.painter, light["mute"])
    return {"symbol": SHAPES.get(seat.painter, _ALL), "color": colour, "line": {"color": light["ink"], "width": 1.5}}


def _add_wins(figure: Any, seat: Seat) -> None:
    share = seat.win_share
    figure.add_trace(
        graph_objects().Scatter(
            x=[share.value],
            y=[_label(seat)],
            mode="markers",
            marker={**_marker(seat), "size": 14},
            error_x={
                "type": "data",
                "symmetric": False,
                "array": [share.high - share.value],
                "arrayminus": [share.value - share.low],
                "color": PALETTE["light"]["ink"],
            },
            hovertext=[f"{_label(seat)}: {share.value:.1%} ({share.low:.1%} to {share.high:.1%})"],
            hoverinfo="text",
            showlegend=False,
        ),
        row=1,
        col=1,
    )


def _add_tokens(figure: Any, seat: Seat) -> None:
    most = max((tokens for tokens, times in enumerate(seat.tokens) if times), default=0)
    marker = _marker(seat)
    figure.add_trace(
        graph_objects().Scatter(
            x=list(range(most + 1)),
            y=[times / max(1, seat.games) for times in seat.tokens[: most + 1]],
            mode="lines+markers",
            name=_label(seat),
            line={"color": marker["color"], "width": 2},
            marker={**marker, "size": 8, "line": {**marker["line"], "width": 1}},
        ),
        row=1,
        col=2,
    )


def _add_rounds(figure: Any, games: Games) -> None:
    rounds = list(games.rounds)
    known = {rounds[0]: games.number("shortest"), rounds[-1]: games.number("longest")} if rounds else {}
    figure.add_trace(
        graph_objects().Bar(
            x=rounds,
            y=[times / max(1, games.games) for times in games.rounds.values()],
            customdata=[known.get(each) for each in rounds],
            marker={"color": PALETTE["light"]["mute"]},
            showlegend=False,
        ),
        row=1,
        col=3,
    )
