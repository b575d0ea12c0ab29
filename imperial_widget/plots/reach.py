"""What a turn can come to: how far each placement of a die leads, or all outcomes between points and goods."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any, Final

from imperial_widget.core.errors import ImperialError
from imperial_widget.explore.reach import MEASURES, Placement, Reach

from .castle import DIE_SHAPES, LIGHT, die_marker
from .house import graph_objects, house_layout

MOST_ROWS: Final = 24
_ROWS: Final = 12  # the height of the scatter
_ASIDE: Final = {"coral": -0.22, "black": 0.0, "white": 0.22}  # so that marks of one spot do not hide each other
_SIZES: Final = (8, 22)


def reach_figure(answer: Reach, *, what: str = "placements", measure: str = "worth", most: int = MOST_ROWS) -> Any:
    """Return the figure of the placements by a measure (the best, `most` of them), or of all outcomes."""
    if what not in _FIGURES:
        msg = f"a figure of {what!r}; expected one of {', '.join(_FIGURES)}"
        raise ImperialError(msg)
    if measure not in MEASURES:
        msg = f"measure {measure!r}; expected one of {', '.join(MEASURES)}"
        raise ImperialError(msg)
    return _FIGURES[what](answer, measure, most)


def placements_figure(answer: Reach, measure: str, most: int) -> Any:
    """Return one row a placement, best first: a line from its least to its best outcome, the best one marked."""
    go = graph_objects()
    figure = go.Figure()

    def best(placement: Placement) -> int:
        return int(getattr(answer.outcomes[answer.best(measure, placement)], measure))

    ranked = sorted(answer.placements, key=lambda placement: -best(placement))[: max(1, most)]
    for colour in (*DIE_SHAPES, ""):
        own = [placement for placement in ranked if placement.die.partition("-")[0] == colour]
        if not own:
            continue
        rows = [answer.best(measure, placement) for placement in own]
        values = [best(placement) for placement in own]
        least = [min(getattr(answer.outcomes[row], measure) for row in placement.outcomes) for placement in own]
        figure.add_trace(
            go.Scatter(
                x=values,
                y=[_label(placement) for placement in own],
                mode="markers",
                name=f"{colour} die" if colour else "the rest of this turn",
                customdata=rows,
                marker=die_marker(colour, size=14),
                error_x={
                    "type": "data",
                    "symmetric": False,
                    "array": [0] * len(own),
                    "arrayminus": [value - low for value, low in zip(values, least, strict=True)],
                    "color": LIGHT["mute"],
                    "thickness": 2,
                    "width": 4,
                },
                hovertext=[
                    f"{_label(placement)}: {low:+d} to {value:+d} {measure}, {len(placement.outcomes)} outcomes<br>"
                    f"best by {answer.outcomes[row].line}"
                    for placement, row, value, low in zip(own, rows, values, least, strict=True)
                ],
                hoverinfo="text",
            )
        )
    figure.update_yaxes(
        type="category",
        categoryorder="array",
        categoryarray=[_label(placement) for placement in reversed(ranked)],
        range=[-0.5, len(ranked) - 0.5],
        automargin=True,
    )
    figure.update_xaxes(title_text=f"{measure} gained in this turn: from the least to the best outcome", zeroline=True)
    figure.update_layout(legend={"orientation": "h", "y": 1.0, "yanchor": "bottom"})
    every = len(answer.placements)
    shown = f"; the best {len(ranked)} of {every}" if len(ranked) < every else ""
    shown += "" if answer.complete else " (not all of the turn was looked at)"
    return house_layout(figure, f"{answer.clan.title()}'s turn: {measure}, placement by placement{shown}", len(ranked))


def outcomes_figure(answer: Reach, measure: str, _most: int) -> Any:
    """Return all outcomes between goods and a measure; outcomes in one place are one mark, the larger the more."""
    go = graph_objects()
    figure = go.Figure()
    before = sum(answer.position.clan(answer.clan).goods.values())
    for colour in (*DIE_SHAPES, ""):
        spots: dict[tuple[int, int], list[int]] = {}
        for row, outcome in enumerate(answer.outcomes):
            if outcome.die.partition("-")[0] == colour:
                spots.setdefault((before + outcome.goods, getattr(outcome, measure)), []).append(row)
        if not spots:
            continue
        shortest = [min(rows, key=lambda row: len(answer.outcomes[row].moves)) for rows in spots.values()]
        figure.add_trace(
            go.Scatter(
                x=[goods + _ASIDE.get(colour, 0.0) for goods, _ in spots],
                y=[value for _, value in spots],
                mode="markers",
                name=f"{colour} die" if colour else "the rest of this turn",
                customdata=shortest,
                marker=die_marker(
                    colour,
                    size=[min(_SIZES[1], _SIZES[0] + 2 * (len(rows) - 1) ** 0.5) for rows in spots.values()],
                    opacity=0.75,
                ),
                hovertext=[
                    f"{goods} goods left, {value:+d} {measure}: {len(rows)} outcome(s)<br>{answer.outcomes[row].line}"
                    for ((goods, value), rows), row in zip(spots.items(), shortest, strict=True)
                ],
                hoverinfo="text",
            )
        )
    figure.update_xaxes(title_text="goods left: resources, coins and seals")
    figure.update_yaxes(title_text=f"{measure} gained in this turn", zeroline=True)
    figure.update_layout(legend={"orientation": "h", "y": 1.0, "yanchor": "bottom"})
    count = len(answer.outcomes)
    title = f"{answer.clan.title()}'s turn: {count:,} outcomes" + ("" if answer.complete else ", not all there are")
    return house_layout(figure, title, rows=_ROWS)


def _label(placement: Placement) -> str:
    if not placement.die:
        return placement.name
    colour, _, end = placement.die.partition("-")
    return f"{colour} {placement.value} ({end}) on {placement.space}"


_FIGURES: Final[Mapping[str, Callable[[Reach, str, int], Any]]] = MappingProxyType(
    {"placements": placements_figure, "outcomes": outcomes_figure}
)
