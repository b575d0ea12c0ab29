"""Figures of what `explore` finds, in Plotly: `figure(result)`. Reads results; knows no widget and no rule.

Colours are the painters' own, shapes tell them apart without colour, and every mark carries the row that
`result.witness(row)` opens.
"""

from __future__ import annotations

from typing import Any

from imperial_widget.core.errors import ImperialError
from imperial_widget.explore.orders import Orders
from imperial_widget.explore.played import Games
from imperial_widget.explore.worth import Worth

from .games import games_figure
from .orders import orders_figure
from .worth import worth_figure


def figure(result: object, **options: Any) -> Any:
    """Return the figure of a result of `explore`."""
    if isinstance(result, Orders):
        return orders_figure(result, **options)
    if isinstance(result, Games):
        return games_figure(result, **options)
    if isinstance(result, Worth):
        return worth_figure(result, **options)
    msg = f"cannot plot {type(result).__name__}; expected a result of imperial_widget.explore"
    raise ImperialError(msg)


__all__ = ["figure"]
