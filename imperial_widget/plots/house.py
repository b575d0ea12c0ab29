"""The house style of all figures: the painters' shapes, the paper, the type. Knows no result."""

from __future__ import annotations

from importlib import import_module
from typing import Any, Final

from imperial_widget.core.errors import ImperialError
from imperial_widget.core.palette import SHELL, extend

SHAPES: Final = {
    "blue": "circle",
    "red": "square",
    "green": "triangle-up",
    "yellow": "diamond",
    "white": "hexagon",
    "violet": "star",
}
_ROW_PX: Final = 30
_FONT: Final = "system-ui, Segoe UI, Helvetica Neue, Arial, sans-serif"


def graph_objects() -> Any:
    """Return Plotly, or say what to install."""
    try:
        return import_module("plotly.graph_objects")
    except ImportError as error:
        msg = "figures need Plotly, which is not installed; expected: pip install 'imperial_widget[plots]'"
        raise ImperialError(msg) from error


def faint(colour: str) -> str:
    """Return a colour, given as `#RRGGBB`, as the tint of an area.

    >>> faint("#1F5A8C")
    'rgba(31, 90, 140, 0.25)'
    """
    red, green, blue = (int(colour[start : start + 2], 16) for start in (1, 3, 5))
    return f"rgba({red}, {green}, {blue}, 0.25)"


def house_layout(figure: Any, title: str, rows: int) -> Any:
    """Dress a figure of so many rows; return it."""
    light = extend(SHELL)["light"]
    figure.update_layout(
        title={"text": title, "font": {"size": 17}},
        height=150 + _ROW_PX * rows,
        template="plotly_white",
        bargap=0.5,
        font={"family": _FONT, "color": light["ink"]},
        paper_bgcolor=light["paper"],
        plot_bgcolor=light["panel"],
        margin={"l": 150, "r": 30, "t": 90, "b": 60},
    )
    return figure


def long_legend(figure: Any) -> Any:
    """Make room above a dressed figure for a legend of two lines, so that it does not run into the title."""
    figure.update_layout(
        height=figure.layout.height + 30,
        margin={"t": 120},
        title={"y": 1, "yref": "container", "yanchor": "top", "pad": {"t": 20}},
        legend={"traceorder": "normal", "orientation": "h", "y": 1.04, "yanchor": "bottom"},
    )
    return figure
