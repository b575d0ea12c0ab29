"""A Niya position: a frozen value, with a one-line text form that a person can type and that reads back exactly.

    mscspsis/mtctptit/mbcbpbib/mrcrprir red a4 c2 black d4

`notation.py` says how that line is written. The class is what anybody may ask about a position; it knows no widget and
leaves every rule to `rules.py`.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from . import rules
from .components import CELLS, CODES, PATTERNS, PLAYERS, SHAPES, TOKENS, other, write_layout
from .notation import read_fields, write


@dataclass(frozen=True, slots=True, repr=False)
class Position:
    """Everything of a match at one instant, the seed of the layouts to come included.

    >>> position = Position.read("mscspsis/mtctptit/mbcbpbib/mrcrprir red a4 c2 black d4")
    >>> position.mover, position.top, position.tokens["red"]
    ('black', 'pb', ('a4', 'c2'))
    >>> Position.read(str(position)) == position
    True
    """

    layout: tuple[int, ...]
    """The sixteen tiles as they were laid out, in the order of reading."""
    taken: tuple[int, ...] = ()
    """The cells whose tiles have been taken, in that order; the starter took the first of them."""
    starter: str = "red"
    """Who started this round."""
    match: str | int = "single"
    """How long the match lasts: `single`, `three`, or 10, 15 or 20 points."""
    score: tuple[int, int] = (0, 0)
    """Rounds won or points, red's and black's; a single round counts none."""
    full_board: str = "blocked"
    """What all sixteen tiles taken means: `blocked` (who should move now loses) or `draw`."""
    round: int = 1
    rng: int = 1
    """State of the generator that lays out the next rounds; 1 where there are none."""
    phase: str = "taking"
    """`taking`, `placing` (the tile is taken, its token not there yet), `ending`, `next` (after a round) or `over`."""

    # --- the field ---------------------------------------------------------------------------------------------------
    @property
    def code(self) -> str:
        """The layout as text."""
        return write_layout(self.layout)

    @property
    def tiles(self) -> Mapping[str, str]:
        """The tiles still on the field, by cell."""
        return {CELLS[cell]: CODES[tile] for cell, tile in enumerate(self.layout) if cell not in self.taken}

    @property
    def pile(self) -> tuple[str, ...]:
        """The tiles taken, the one on top last."""
        return tuple(CODES[self.layout[cell]] for cell in self.taken)

    @property
    def top(self) -> str | None:
        """The tile on top of the pile, which the next one taken must match."""
        return self.pile[-1] if self.taken else None

    @property
    def left(self) -> int:
        """How many tiles are still on the field."""
        return 16 - len(self.taken)

    @property
    def tokens(self) -> Mapping[str, tuple[str, ...]]:
        """The cells of each player's tokens, in the order they were placed."""
        placed = self.taken[:-1] if self.phase == "placing" else self.taken
        turns = {self.starter: placed[::2], other(self.starter): placed[1::2]}
        return {player: tuple(CELLS[cell] for cell in turns[player]) for player in PLAYERS}

    @property
    def supply(self) -> Mapping[str, int]:
        """The tokens each player has not placed yet."""
        return {player: TOKENS - len(cells) for player, cells in self.tokens.items()}

    # --- whose turn --------------------------------------------------------------------------------------------------
    @property
    def mover(self) -> str | None:
        """The player who moves; None when a round has ended."""
        if self.phase == "taking":
            return rules.owner(len(self.taken), self.starter)
        return rules.owner(len(self.taken) - 1, self.starter) if self.phase == "placing" else None

    # --- how it ends -------------------------------------------------------------------------------------------------
    @property
    def result(self) -> str | None:
        """How the round has ended: its winner or `draw`; None while it goes on."""
        if self.phase in ("taking", "placing"):
            return None
        return rules.result(self.layout, self.taken, self.starter, self.full_board) or None

    @property
    def winner(self) -> str | None:
        """The winner of the round."""
        return None if self.result == "draw" else self.result

    @property
    def patterns(self) -> tuple[tuple[str, ...], ...]:
        """The cells of every pattern that the winning token has completed."""
        return tuple(tuple(CELLS[cell] for cell in PATTERNS[number]) for number in self._completed)

    @property
    def ended_by(self) -> str | None:
        """What has ended the round: `row`, `square`, `block` or `full`; None while it goes on."""
        if self.result is None:
            return None
        if self._completed:
            return "square" if SHAPES[self._completed[0]] == "square" else "row"
        return rules.ending(self.layout, self.taken)

    @property
    def match_winner(self) -> str | None:
        """The winner of the whole match."""
        if self.phase != "over":
            return None
        return self.winner if self.match == "single" else PLAYERS[self.score[1] > self.score[0]]

    @property
    def _completed(self) -> tuple[int, ...]:
        return rules.completed(self.taken) if self.phase not in ("taking", "placing") else ()

    # --- text --------------------------------------------------------------------------------------------------------
    def __str__(self) -> str:
        """Return the one-line text form."""
        return write(self)

    def __repr__(self) -> str:
        """Return the text form, as an expression that gives the position back."""
        return f"Position.read({str(self)!r})"

    def _repr_svg_(self) -> str:
        """Return the field as a picture, so that the last expression of a cell just shows."""
        from .scene import picture  # noqa: PLC0415 -- the scene draws positions, so it imports this module

        return picture(self)

    @classmethod
    def read(cls, text: str) -> Position:
        """Read the text form; anything that breaks the rules of the box raises `BadPosition`."""
        return cls(**read_fields(text))
