"""An estimate that grows while one watches: one figure in a notebook, drawn anew in its place for every answer.

    >>> from imperial_widget.explore import worth_growing
    >>> hand = "E14 B9 R11 G7 hands B5,20,33 R1,2,3 G10,11,12"
    >>> watch(worth_growing(hand, "blue", samples=50)).samples  # in a notebook: two figures, one after the other
    50

The axes never become narrower than they were, so that the eye sees the intervals shrink and not the paper grow.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Iterable
from importlib import import_module
from typing import Any, Final, TypeVar

from imperial_widget.core.errors import ImperialError
from imperial_widget.explore.results import Shown

Answered = TypeVar("Answered", bound=Shown)

_PLOTLY: Final = "application/vnd.plotly.v1+json"
_NOTHING: Final = "there was no answer to watch; expected some, as of worth_growing(position, painter)"


def watch(answers: Iterable[Answered], *, seconds: float | None = None, **options: Any) -> Answered:
    """Show the figure of each answer in the place of the one before; return the last answer.

    An interrupt returns the answer that is there; so do `seconds`, looked at between two answers. `options` go to the
    answers' `plot`. Outside a notebook nothing is shown.
    """
    if isinstance(answers, Shown) or not isinstance(answers, Iterable):
        msg = f"answers={answers!r}; expected several, one after the other, as of worth_growing(position, painter)"
        raise ImperialError(msg)
    if seconds is not None and (not isinstance(seconds, int | float) or isinstance(seconds, bool) or not seconds > 0):
        msg = f"seconds={seconds!r}; expected a time limit above 0, or None for no limit"
        raise ImperialError(msg)
    until = None if seconds is None else time.monotonic() + seconds
    place = _Place(options) if _in_a_notebook() else None
    last: Answered | None = None
    try:
        for answer in answers:
            last = answer
            if place:
                place.show(answer)
            if until is not None and time.monotonic() >= until:
                break
    except KeyboardInterrupt:
        if last is None:
            raise
    if last is None:
        raise ImperialError(_NOTHING)
    return last


def _in_a_notebook() -> bool:
    """Is there a notebook that could show a figure? IPython is asked only where it is at work already."""
    shell = getattr(sys.modules.get("IPython"), "get_ipython", lambda: None)()
    return getattr(shell, "kernel", None) is not None


class _Place:
    """A place below a cell, and the axes of what has been shown in it."""

    def __init__(self, options: dict[str, Any]) -> None:
        self.options = options
        self.handle: Any = None
        self.ranges: dict[str, tuple[float, float]] = {}

    def show(self, answer: Shown) -> None:
        figure = answer.plot(**self.options)
        self.widen(figure)
        # As plain data: a figure that is handed over would show itself below, again and again.
        data = {_PLOTLY: figure.to_plotly_json(), "text/plain": str(figure.layout.title.text)}
        if self.handle is None:
            self.handle = import_module("IPython.display").display(data, raw=True, display_id=True)
        else:
            self.handle.update(data, raw=True)

    def widen(self, figure: Any) -> None:
        """Let every axis that has a range reach as far as it ever did."""
        for axis in figure.select_xaxes():
            if axis.range and all(isinstance(end, int | float) for end in axis.range):
                low, high = self.ranges.get(axis.plotly_name, axis.range)
                self.ranges[axis.plotly_name] = axis.range = (min(low, axis.range[0]), max(high, axis.range[1]))
