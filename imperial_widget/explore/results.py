"""What every answer of this room can do: say itself, become a table and a figure, open the game behind a row.

A result is a value. `plot()` finds the room of figures only when it is called, so that asking a question needs no
plotting library; pandas too is imported only by `to_frame()`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from html import escape
from importlib import import_module
from typing import TYPE_CHECKING, Any, ClassVar, Protocol

from imperial_widget.core.errors import ImperialError

if TYPE_CHECKING:
    from imperial_widget.core.timeline import Timeline


class Answer(Protocol):
    """The face of a result."""

    def summary(self) -> str:
        """Return the answer in a few sentences."""

    def rows(self) -> Sequence[Mapping[str, Any]]:
        """Return the answer as plain rows."""

    def witness(self, row: int = 0) -> Timeline[Any, Any]:
        """Return the game behind a row, ready for `Garden(...)`."""


def data_frame(rows: object) -> Any:
    """Return rows, or columns, as a pandas DataFrame, or say what to install."""
    try:
        pandas = import_module("pandas")
    except ImportError as error:
        msg = "to_frame() needs pandas, which is not installed; expected: pip install pandas"
        raise ImperialError(msg) from error
    return pandas.DataFrame(rows)


class Shown:
    """Mixes in what can be made of `summary` and `rows`: a frame, a figure, a display in a notebook."""

    def to_frame(self: Answer) -> Any:
        """Return the rows as a pandas DataFrame."""
        return data_frame(list(self.rows()))

    def plot(self, **options: Any) -> Any:
        """Return the answer as a Plotly figure."""
        return import_module("imperial_widget.plots").figure(self, **options)

    def _repr_html_(self: Answer) -> str:
        rows = self.rows()
        heads = "".join(f"<th>{escape(str(key))}</th>" for key in (rows[0] if rows else ()))
        body = "".join(
            "<tr>" + "".join(f"<td>{escape(str(value))}</td>" for value in row.values()) + "</tr>" for row in rows[:24]
        )
        more = f"<p>and {len(rows) - 24} more rows</p>" if len(rows) > 24 else ""
        return (
            f"<p>{escape(self.summary())}</p><table><thead><tr>{heads}</tr></thead><tbody>{body}</tbody></table>{more}"
        )


class AlongBeats(Shown):
    """Mixes in what an answer about the beats of one game has: row i is beat i of its line."""

    timeline: Timeline[Any, Any]
    moves: tuple[str, ...]
    steps: tuple[Any, ...]

    along_beats: ClassVar[bool] = True
    """Its figure runs along the beats of one game."""

    def witness(self, row: int = 0) -> Timeline[Any, Any]:
        """Return the game, its cursor on a beat."""
        if not isinstance(row, int) or not 0 <= row < len(self.steps):
            msg = f"row {row!r}; expected a beat from 0 to {len(self.steps) - 1}"
            raise ImperialError(msg)
        timeline = self.timeline.copy()
        timeline.goto(row)
        return timeline

    def locate(self, timeline: Timeline[Any, Any]) -> int | None:
        """Return the beat a timeline's cursor is on, where it shows this game; else None."""
        moves = tuple(str(node.move) for node in timeline.node.path()[1:])
        same = timeline.root.position == self.timeline.root.position and moves == self.moves[: len(moves)]
        return timeline.step if same else None
