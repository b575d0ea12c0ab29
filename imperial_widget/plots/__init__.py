"""Figures of what `explore` finds, in Plotly: `figure(result)`. Reads results; knows no widget and no rule.

Colours are the painters' own, shapes tell them apart without colour, and every mark carries the row that
`result.witness(row)` opens.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any, Final

from imperial_widget.core.errors import ImperialError
from imperial_widget.explore.chances import Chances
from imperial_widget.explore.changed import Changed
from imperial_widget.explore.compete import Contests
from imperial_widget.explore.evaluation import Evaluation
from imperial_widget.explore.hands import Hands
from imperial_widget.explore.orders import Orders
from imperial_widget.explore.played import Games
from imperial_widget.explore.reach import Reach
from imperial_widget.explore.standings import Standings
from imperial_widget.explore.study import Study
from imperial_widget.explore.tables import Tables
from imperial_widget.explore.worth import Worth

from .chances import chances_figure
from .changed import changed_figure
from .contests import contests_figure
from .evaluation import evaluation_figure
from .games import games_figure
from .hands import hands_figure
from .orders import orders_figure
from .reach import reach_figure
from .standings import standings_figure
from .study import study_figure
from .tables import tables_figure
from .watch import watch
from .worth import worth_figure

_FIGURES: Final[Mapping[type, Callable[..., Any]]] = MappingProxyType(
    {
        Chances: chances_figure,
        Changed: changed_figure,
        Contests: contests_figure,
        Evaluation: evaluation_figure,
        Games: games_figure,
        Hands: hands_figure,
        Orders: orders_figure,
        Reach: reach_figure,
        Standings: standings_figure,
        Study: study_figure,
        Tables: tables_figure,
        Worth: worth_figure,
    }
)


def figure(result: object, **options: Any) -> Any:
    """Return the figure of a result of `explore`. It remembers the result, so that a garden can be linked with it."""
    if type(result) not in _FIGURES:
        msg = f"cannot plot {type(result).__name__}; expected a result of imperial_widget.explore"
        raise ImperialError(msg)
    made = _FIGURES[type(result)](result, **options)
    made._answer = result  # noqa: SLF001 -- `imperial_widget.link` reads it; Plotly keeps names of this form alone
    return made


__all__ = ["figure", "watch"]
