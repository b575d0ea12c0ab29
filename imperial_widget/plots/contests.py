"""Many games of The White Castle in one figure: who wins, where points come from, how they grow, what it is to begin.

Every mark opens a game that shows it: the highest or the clearest one of its kind.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from types import MappingProxyType
from typing import Any, Final

from imperial_widget.core.errors import ImperialError
from imperial_widget.explore.compete import Contests, Side
from imperial_widget.explore.contest import ALL_TURNS, PARTS, Contest
from imperial_widget.explore.worth import Estimate

from .castle import CLAN_DASHES, LIGHT, clan_marker, part_marker, part_name
from .house import graph_objects, house_layout, long_legend

_ROWS: Final = 8


def contests_figure(answer: Contests, *, what: str = "seats") -> Any:
    """Return the figure of the seats, the bots, the breakdown, the turns, or the first turn order."""
    if what not in _FIGURES:
        msg = f"a figure of {what!r}; expected one of {', '.join(_FIGURES)}"
        raise ImperialError(msg)
    if not answer.contests:
        msg = "no game was finished; expected one at least for a figure"
        raise ImperialError(msg)
    return _FIGURES[what](answer)


def _seats_figure(answer: Contests) -> Any:
    sides = answer.seats
    return _compared(answer, sides, [f"{side.name} ({side.bot})" for side in sides], "by clan")


def _bots_figure(answer: Contests) -> Any:
    sides = answer.bots
    return _compared(answer, sides, [side.bot for side in sides], "by bot")


def _order_figure(answer: Contests) -> Any:
    names = ("first", "second", "third", "fourth")
    return _compared(answer, answer.order, list(names[: len(answer.order)]), "by place in the first turn order")


def _compared(answer: Contests, sides: Sequence[Side], labels: list[str], how: str) -> Any:
    """Return two panels: games won and points at the end, both with their intervals."""
    figure = import_module("plotly.subplots").make_subplots(
        rows=1,
        cols=2,
        shared_yaxes=True,
        horizontal_spacing=0.06,
        subplot_titles=[f"games won, {how}", "points at the end"],
    )
    for side, label in zip(sides, labels, strict=True):
        shares = side.win_share
        won = _best(answer, side, lambda contest, seat: (contest.winner == seat, contest.margin))
        highest = _best(answer, side, lambda contest, seat: contest.points[seat])
        words = f"{label}: {shares.value:.1%} ({shares.low:.1%} to {shares.high:.1%})"
        figure.add_trace(_mark(side, label, shares, won, words), row=1, col=1)
        figure.add_trace(_mark(side, label, side.points, highest, f"{label}: {side.points}"), row=1, col=2)
    seats = len(answer.clans)
    figure.add_vline(x=1 / seats, line={"dash": "dot", "color": LIGHT["mute"]}, row=1, col=1)
    figure.update_xaxes(tickformat=".0%", title_text="share of games (dotted: all alike)", row=1, col=1)
    figure.update_xaxes(title_text="points", row=1, col=2)
    figure.update_yaxes(autorange="reversed", type="category")
    return house_layout(figure, f"{_title(answer)} (95 % intervals)", rows=max(4, len(sides)))


def _mark(side: Side, label: str, figure: Estimate, game: int, words: str) -> Any:
    return graph_objects().Scatter(
        x=[figure.value],
        y=[label],
        mode="markers",
        customdata=[game],
        marker=clan_marker(side.name, size=14),
        error_x={
            "type": "data",
            "symmetric": False,
            "array": [figure.high - figure.value],
            "arrayminus": [figure.value - figure.low],
            "color": LIGHT["ink"],
        },
        hovertext=[f"{words}<br>opens game {game}"],
        hoverinfo="text",
        showlegend=False,
    )


def _breakdown_figure(answer: Contests) -> Any:
    """Return a stacked bar a clan, one layer a part; a layer opens the game in which it was the thickest."""
    go = graph_objects()
    figure = go.Figure()
    sides = answer.seats
    for place, part in enumerate(PARTS):
        figure.add_trace(
            go.Bar(
                x=[side.parts[place] for side in sides],
                y=[f"{side.name} ({side.bot})" for side in sides],
                orientation="h",
                name=part_name(part),
                customdata=[
                    _best(answer, side, lambda contest, seat, place=place: contest.parts[seat][place])  # type: ignore[misc] # bound now
                    for side in sides
                ],
                marker=part_marker(part),
                hovertemplate=f"%{{y}}: %{{x:.1f}} from {part_name(part)}<extra></extra>",
            )
        )
    for side in sides:
        label = f"{side.name} ({side.bot})"
        text = f" {side.points.value:.1f}"
        figure.add_annotation(x=side.points.value, y=label, text=text, showarrow=False, xanchor="left")
    figure.update_yaxes(autorange="reversed", type="category", automargin=True)
    figure.update_xaxes(title_text="points, on average")
    figure.update_layout(barmode="stack")
    return long_legend(house_layout(figure, f"Where the points come from: {_title(answer)}", rows=2 + len(sides)))


def _turns_figure(answer: Contests) -> Any:
    """Return a line a clan over its nine turns, with intervals; a point opens the game that stood highest there."""
    go = graph_objects()
    figure = go.Figure()
    turns = list(range(1, ALL_TURNS + 1))
    for seat, side in enumerate(answer.seats):
        means = answer.turns(seat)
        best = [
            max(answer.contests, key=lambda contest, turn=turn, seat=seat: contest.turns[seat][turn]).number  # type: ignore[misc] # bound now
            for turn in range(ALL_TURNS)
        ]
        figure.add_trace(
            go.Scatter(
                x=turns,
                y=[mean.value for mean in means],
                mode="lines+markers",
                name=f"{side.name} ({side.bot})",
                customdata=best,
                line={"color": LIGHT[side.name], "width": 2.2, "dash": CLAN_DASHES[side.name]},
                marker=clan_marker(side.name, size=11),
                error_y={
                    "type": "data",
                    "symmetric": False,
                    "array": [mean.high - mean.value for mean in means],
                    "arrayminus": [mean.value - mean.low for mean in means],
                    "color": LIGHT[side.name],
                    "thickness": 1,
                },
                hovertext=[f"{side.name}, turn {turn}: {mean}" for turn, mean in zip(turns, means, strict=True)],
                hoverinfo="text",
            )
        )
    figure.update_xaxes(title_text="turns played (three a round)", tickvals=turns)
    figure.update_yaxes(title_text="points, if scored then", rangemode="tozero")
    figure.update_layout(legend={"orientation": "h", "y": 1.04, "yanchor": "bottom"})
    return house_layout(figure, f"How points grow: {_title(answer)} (95 % intervals)", rows=_ROWS)


def _best(answer: Contests, side: Side, value: Callable[[Contest, int], Any]) -> int:
    """Return the game in which a side did most of something."""
    contests = {contest.number: contest for contest in answer.contests}
    return max(side.results, key=lambda result: value(contests[result[0]], result[1]))[0]


def _title(answer: Contests) -> str:
    return f"{answer.games:,} games" + ("" if answer.complete else f" of {answer.asked:,} asked for")


_FIGURES: Final[Mapping[str, Callable[[Contests], Any]]] = MappingProxyType(
    {
        "seats": _seats_figure,
        "bots": _bots_figure,
        "breakdown": _breakdown_figure,
        "turns": _turns_figure,
        "order": _order_figure,
    }
)
