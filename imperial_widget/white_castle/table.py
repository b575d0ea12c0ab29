"""A table where games are played fast: moves are numbers, nothing is told, the row changes in place.

    >>> from imperial_widget.white_castle import new_game
    >>> table = Table(new_game(4, seed=3))
    >>> while table.moves:
    ...     table.play(table.moves[0])
    >>> table.position().phase
    'over'

Bots and simulations use it. The rules are those of `rules.py`: there are no others.
"""

from __future__ import annotations

from random import Random
from typing import Final

from . import rules
from . import state as st
from .components import CLANS
from .effects import shuffled
from .names import MOVES, NUMBERS, Move
from .position import Position
from .state import Row

HIDDEN: Final = (st.DECK, st.DECK + 1, st.RIVAL_DECK)
"""The decks whose order nobody knows."""


class Table:
    """A game under way that can be changed. `moves` are the numbers of the moves there are now."""

    __slots__ = ("moves", "row")

    def __init__(self, position: Position | None = None, *, row: Row | None = None) -> None:
        self.row: Row = list(position.state) if position is not None else row or []
        self.moves: list[int] = rules.options(self.row)

    def play(self, move: int) -> None:
        """Make one of the moves."""
        self.moves = rules.play(self.row, None, move)

    def copy(self) -> Table:
        """Return another table with the same game."""
        twin = Table.__new__(Table)
        twin.row = self.row.copy()
        twin.moves = self.moves
        return twin

    @property
    def seat(self) -> int:
        """The seat that decides; for the rival the player does."""
        seat: int = self.row[st.ACTOR]
        return 0 if self.row[st.DIFFICULTY] >= 0 else seat

    @property
    def over(self) -> bool:
        """Is the game over?"""
        return bool(self.row[st.PHASE] == st.OVER)

    def points(self, seat: int) -> int:
        """Return the points of a seat."""
        number: int = self.row[st.HEAD + st.WIDTH * seat + st.POINTS]
        return number

    def position(self) -> Position:
        """Return the position as a value."""
        return Position(tuple(self.row))

    def names(self) -> tuple[Move, ...]:
        """Return the moves by name."""
        return tuple(MOVES[number] for number in self.moves)

    def play_named(self, move: Move) -> None:
        """Make a move by its name."""
        self.play(NUMBERS[move])

    def resample(self, chance: Random) -> None:
        """Forget what no player can know: shuffle the decks and change the dice to come."""
        s = self.row
        s[st.RNG] = chance.getrandbits(32) or 1
        for deck in HIDDEN:
            s[deck] = tuple(shuffled(s, sorted(s[deck])))

    def play_randomly(self, chance: Random) -> int:
        """Play any moves to the end; return how many decisions that were."""
        count = 0
        random, row, play = chance.random, self.row, rules.play
        moves = self.moves
        while moves:
            moves = play(row, None, moves[int(random() * len(moves))])
            count += 1
        self.moves = moves
        return count


def play_random(position: Position, seed: int = 0) -> dict[str, int]:
    """Play any legal moves to the end and return the points by clan.

    >>> from imperial_widget.white_castle import new_game
    >>> sorted(play_random(new_game(2, seed=1), seed=5))
    ['blue', 'ochre']
    """
    table = Table(position)
    table.play_randomly(Random(seed))
    return {CLANS[seat]: table.points(seat) for seat in range(table.row[st.SEATS])}
