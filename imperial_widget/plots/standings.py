"""Along a game of The White Castle: the points of each clan, as they would be scored, and where they come from."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any, Final

from imperial_widget.core.errors import ImperialError
from imperial_widget.explore.contest import PARTS
from imperial_widget.explore.standings import Standings

from .castle import CLAN_DASHES, LIGHT, clan_marker, part_marker, part_name
from .house import graph_objects, house_layout, long_legend

_ROWS: Final = 8


def standings_figure(answer: Standings, *, what: str = "turns", step: int = -1) -> Any:
    """Return the figure of the points over the turns, or of the parts at a beat (the last one, unless told)."""
    if what not in _FIGURES:
        msg = f"a figure of {what!r}; expected one of {', '.join(_FIGURES)}"
        raise ImperialError(msg)
    return _FIGURES[what](answer, step)


def _turns_figure(answer: Standings, _step: int) -> Any:
    """Return a line a clan over the beats; a clan's own finished turns are marked. Every point carries its beat."""
    go = graph_objects()
    figure = go.Figure()
    steps = list(range(len(answer.steps)))
    totals = [answer.totals(step) for step in steps]
    for clan in answer.clans:
        figure.add_trace(
            go.Scatter(
                x=steps,
                y=[each[clan] for each in totals],
                mode="lines",
                name=clan.title(),
                legendgroup=clan,
                customdata=steps,
                line={"color": LIGHT[clan], "width": 2.2, "shape": "hv", "dash": CLAN_DASHES[clan]},
                hovertemplate=f"beat %{{x}}: {clan} %{{y}}<extra></extra>",
                showlegend=False,
            )
        )
    for clan in answer.clans:
        own = [turn for turn in answer.turns if turn.who == clan]
        figure.add_trace(
            go.Scatter(
                x=[turn.step for turn in own],
                y=[totals[turn.step][clan] for turn in own],
                mode="markers",
                name=clan.title(),
                legendgroup=clan,
                customdata=[turn.step for turn in own],
                marker=clan_marker(clan, size=11),
                text=[f"{clan}, round {turn.round}: {turn.gained:+d}" for turn in own],
                hovertemplate="beat %{x}: %{text}, now %{y}<extra></extra>",
            )
        )
    figure.update_xaxes(title_text="beat (marked: the end of a turn of one's own)", rangemode="tozero")
    figure.update_yaxes(title_text="points, if scored now")
    figure.update_layout(legend={"orientation": "h", "y": 1.04, "yanchor": "bottom"})
    return house_layout(figure, "How the clans stand, beat by beat", rows=_ROWS)


def _breakdown_figure(answer: Standings, step: int) -> Any:
    """Return a stacked bar a clan, one layer a part; a layer opens the beat since which it has been so."""
    go = graph_objects()
    figure = go.Figure()
    parts = answer.parts(step)
    at = range(len(answer.steps))[step]
    for place, part in enumerate(PARTS):
        values = [parts[clan][part] for clan in answer.clans]
        figure.add_trace(
            go.Bar(
                x=values,
                y=[clan.title() for clan in answer.clans],
                orientation="h",
                name=part_name(part),
                customdata=[_since(answer, at, seat, place) for seat in range(len(answer.clans))],
                marker=part_marker(part),
                hovertemplate=f"%{{y}}: %{{x}} from {part_name(part)}<extra></extra>",
            )
        )
    for clan, total in answer.totals(step).items():
        figure.add_annotation(x=total, y=clan.title(), text=f" {total}", showarrow=False, xanchor="left")
    figure.update_yaxes(autorange="reversed", type="category")
    figure.update_xaxes(title_text="points")
    figure.update_layout(barmode="stack")
    when = "at the end" if answer.over and at == len(answer.steps) - 1 else f"if scored at beat {at}"
    return long_legend(house_layout(figure, f"Where the points come from, {when}", rows=2 + len(answer.clans)))


def _since(answer: Standings, at: int, seat: int, place: int) -> int:
    """Return the first beat from which on a part has been what it is."""
    value = answer.steps[at][seat][place]
    while at and answer.steps[at - 1][seat][place] == value:
        at -= 1
    return at


_FIGURES: Final[Mapping[str, Callable[[Standings, int], Any]]] = MappingProxyType(
    {"turns": _turns_figure, "breakdown": _breakdown_figure}
)
