"""Players made of code. A bot is given a position and a clan and returns a move; it never looks at what is hidden.

`random_bot` makes any legal move. `greedy_bot` plays its turn out in its head, every way it can, and takes the one that
leaves it best. `search_bot` looks on to the end of its next turn, see `search.py`. All draw their chances from the
position, so the same position gives the same move (`searching(seconds=...)` depends on the clock as well).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from types import MappingProxyType
from typing import Final

from imperial_widget.core.errors import ImperialError

from . import state as st
from .names import MOVES, Move
from .plans import plans
from .position import Position
from .search import best_move
from .table import HIDDEN, Table

Bot = Callable[[Position, str], Move]

ITERATIONS: Final = 16
"""How many games the searching bot imagines for a move, unless told otherwise."""


def _table_for(position: Position, clan: str) -> Table:
    """Return a table with the moves of a clan; an empty text means whoever moves."""
    table = Table(position)
    if not table.moves or (clan and clan != position.mover):
        msg = f"{clan or 'nobody'} has no move to make; the position is {str(position)!r}"
        raise ImperialError(msg)
    return table


def _chance(position: Position, name: str) -> Random:
    """Return chances of the bot's own that depend on what everybody sees of the position, and on nothing else."""
    seen = list(position.state)
    seen[st.RNG] = 0
    for deck in HIDDEN:
        seen[deck] = tuple(sorted(seen[deck]))
    return Random(f"{hash(tuple(seen))}/{name}")


def random_bot(position: Position, clan: str = "") -> Move:
    """Make any legal move."""
    return MOVES[_chance(position, "random").choice(_table_for(position, clan).moves)]


def greedy_bot(position: Position, clan: str = "") -> Move:
    """Make the move whose best continuation of this very turn is worth most."""
    table = _table_for(position, clan)
    chance = _chance(position, "greedy")
    table.resample(chance)
    scored = [(value, chance.random(), move) for value, move in plans(table.row, table.moves, table.seat)]
    return MOVES[max(scored)[2]]


class _Searching:
    """A bot that searches; a class, so that it can be sent to another process."""

    def __init__(self, iterations: int, seconds: float | None) -> None:
        self.iterations = iterations
        self.seconds = seconds

    def __call__(self, position: Position, clan: str = "") -> Move:
        """Return the move."""
        table = _table_for(position, clan)
        chance = _chance(position, "search")
        return MOVES[best_move(table, chance, iterations=self.iterations, seconds=self.seconds)]

    def __repr__(self) -> str:
        """Return the expression that makes it."""
        return f"searching(iterations={self.iterations}, seconds={self.seconds})"


def searching(iterations: int = ITERATIONS, *, seconds: float | None = None) -> Bot:
    """Return a bot that imagines so many games for each move, or as many as fit into a time."""
    if not isinstance(iterations, int) or isinstance(iterations, bool) or iterations < 1:
        msg = f"iterations={iterations!r}; expected a number from 1"
        raise ImperialError(msg)
    if seconds is not None and not (isinstance(seconds, (int, float)) and seconds > 0):
        msg = f"seconds={seconds!r}; expected a time above 0, or None"
        raise ImperialError(msg)
    return _Searching(iterations, seconds)


search_bot: Final = searching()

BOTS: Final[Mapping[str, Bot]] = MappingProxyType(
    {"search": search_bot, "greedy": greedy_bot, "random": random_bot},
)
"""The bots by the names that `Garden(bots=...)` takes."""
