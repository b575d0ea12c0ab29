"""Things that belong together: a figure whose points open their game in a garden, two gardens that walk in step.

    figure = link(garden, orders(...).plot())    a click on a bar shows that very round in the garden, and the garden's
                                                 cursor is marked in the figure
    beside(changed(...))                         two futures side by side; where they part, both say so

A linked figure is a `FigureWidget`, which carries Plotly's whole bundle into a saved notebook: that is why only an
explicit call makes one. Knows answers by their face (`witness`, `locate`), not by the question.
"""

from __future__ import annotations

from importlib import import_module
from typing import Any, Final

import ipywidgets

from imperial_widget.core.errors import ImperialError
from imperial_widget.core.messages import Catalogue

from .garden import Garden

_CURSOR: Final = "imperial-cursor"
_WORDS: Final = Catalogue("imperial_widget.widget")


def link(garden: Garden, figure: Any) -> Any:
    """Couple a figure of `explore` with a garden, both ways; return the live figure to show.

    A click on a mark opens its game in the garden. Where the garden then stands is marked in the figure.
    """
    if not isinstance(garden, Garden):
        msg = f"link({garden!r}, ...); expected a Garden first and the figure of an answer second"
        raise ImperialError(msg)
    answer = getattr(figure, "_answer", None)
    if answer is None:
        msg = f"link(garden, {type(figure).__name__}); expected a figure made by .plot() of an answer of explore"
        raise ImperialError(msg)
    live = import_module("plotly.graph_objects").FigureWidget(figure)
    live._answer = answer  # noqa: SLF001 -- so that it can be linked again

    def opened(trace: Any, points: Any, _state: object) -> None:
        if points.point_inds:
            _open(garden, answer, int(trace.customdata[points.point_inds[0]]))

    def moved(_change: object = None) -> None:
        _mark(live, answer.locate(garden.timeline) if hasattr(answer, "locate") else None)

    for trace in live.data:
        if trace.customdata is not None:
            trace.on_click(opened)
    garden.observe(moved, "cursor")
    moved()
    return live


def _open(garden: Garden, answer: Any, row: int) -> None:
    """Show the game behind a row: where the garden's own game begins alike, as a branch of it, else instead of it."""
    wanted = answer.witness(row)
    if garden.timeline.root.position == wanted.root.position:
        garden.branch(wanted)
    else:
        garden.show(wanted)


def _mark(live: Any, row: int | None) -> None:
    """Mark a row in a figure: a line at a beat, or the marks of that row and the others faded."""
    with live.batch_update():
        if getattr(live._answer, "along_beats", False):  # noqa: SLF001 -- set by `link`
            if live.layout.barmode == "stack":
                return  # bars of points: no axis of beats
            shapes = [shape for shape in live.layout.shapes if shape.name != _CURSOR]
            line = {
                "type": "line",
                "name": _CURSOR,
                "xref": "x",
                "yref": "paper",
                "y0": 0,
                "y1": 1,
                "x0": row,
                "x1": row,
            }
            live.layout.shapes = (
                shapes if row is None else [*shapes, {**line, "line": {"width": 2, "color": "#A07420"}}]
            )
            return
        for trace in live.data:
            if trace.customdata is not None:
                chosen = [i for i, each in enumerate(trace.customdata) if row is not None and int(each) == row]
                trace.selectedpoints = chosen or None


def beside(answer: Any, **options: Any) -> ipywidgets.HBox:
    """Show the two futures of `changed(...)` side by side; a step in one is a step in the other."""
    if not hasattr(answer, "then") or not hasattr(answer, "now"):
        msg = f"beside({type(answer).__name__}); expected the answer of explore.changed(...)"
        raise ImperialError(msg)
    gardens = []
    for row, title in ((0, _WORDS("beside-then")), (1, _WORDS("beside-now"))):
        garden = Garden(answer.witness(row), title=title, **options)
        if answer.first is not None and answer.first < len(garden.timeline):
            garden.annotate(_WORDS("beside-part"), answer.first)
        garden.layout = ipywidgets.Layout(flex="1 1 0%", min_width="320px")
        gardens.append(garden)

    def follow(change: Any) -> None:
        for other in gardens:
            if other is not change["owner"]:
                other.step = min(change["new"], len(other.timeline) - 1)

    for garden in gardens:
        garden.observe(follow, "step")
    return ipywidgets.HBox(gardens, layout=ipywidgets.Layout(flex_flow="row wrap", grid_gap="12px"))
