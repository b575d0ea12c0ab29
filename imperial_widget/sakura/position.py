"""A Sakura position: a frozen value, with a one-line text form that a person can type and that reads back exactly.

    E20 B18 R17 G16 tokens B8 R7 G6 table B3 R51 G20

`notation.py` says how that line is written. The class is the human face of a row of integers (`state.py`); it knows no
widget and leaves every rule to `rules.py`.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from . import rules
from . import state as st
from .components import PAINTERS, Board, Edition
from .notation import read_row, write

_PHASES: Final = ("choosing", "laid", "resolving", "deciding", "over")
_HALVES: Final = ("garden", "painter")


@dataclass(frozen=True, slots=True, repr=False)
class Position:
    """Everything of a game at one instant, hidden cards and the random seed included.

    >>> position = Position.read("E20 B18 R17 G16 table B3 R51 G20")
    >>> position.emperor, position.spaces["green"], position.phase
    (20, 16, 'laid')
    >>> Position.read(str(position)) == position
    True
    """

    state: tuple[int, ...]
    edition: Edition = field(default_factory=Edition.load)

    # --- what stands where -------------------------------------------------------------------------------------------
    @property
    def painters(self) -> tuple[str, ...]:
        """The colours in play in seat order, the court painter included."""
        return tuple(PAINTERS[c] for c in self._row(st.COLOUR))

    @property
    def players(self) -> int:
        """How many players there are; the court painter is nobody's."""
        return self.state[st.PAINTERS] - (self.state[st.COURT] >= 0)

    @property
    def board(self) -> Board:
        """The board of the edition for this number of players."""
        return self.edition.board(self.players)

    @property
    def table_row(self) -> tuple[int, ...]:
        """The edition as the rules read it."""
        return self.edition.table(self.players)

    @property
    def emperor(self) -> int:
        """The space the Emperor stands on."""
        return self.state[st.EMPEROR]

    @property
    def spaces(self) -> Mapping[str, int]:
        """The space of each painter; 0 is the gate."""
        return dict(zip(self.painters, self._row(st.SPACE), strict=True))

    @property
    def tokens(self) -> Mapping[str, int]:
        """The tokens of each painter."""
        return dict(zip(self.painters, self._row(st.TOKENS), strict=True))

    @property
    def supply(self) -> int:
        """The tokens nobody has."""
        return self.state[st.SUPPLY]

    @property
    def scored(self) -> int:
        """How many sakura have been scored."""
        return self.state[st.SCORED]

    @property
    def round(self) -> int:
        """The round, from 1."""
        return self.state[st.ROUND]

    # --- cards -------------------------------------------------------------------------------------------------------
    @property
    def table(self) -> Mapping[str, int]:
        """The cards on the table by colour, face down until the last has been chosen."""
        return {colour: card for colour, card in zip(self.painters, self._row(st.TABLE), strict=True) if card}

    @property
    def order(self) -> tuple[str, ...]:
        """The painters in the order in which their cards resolve: by number, unless a "what if" says otherwise."""
        row = list(self.state)
        seats = sorted(range(self.state[st.PAINTERS]), key=lambda seat: rules.turn_of(row, seat))
        return tuple(self.painters[seat] for seat in seats if self.state[st.TABLE + seat])

    @property
    def resolved(self) -> tuple[str, ...]:
        """The colours whose card has been resolved this round."""
        return tuple(c for c, done in zip(self.painters, self._row(st.DONE), strict=True) if done)

    @property
    def hands_known(self) -> bool:
        """Are hands and deck part of this position, or is it a teacher's position without them?"""
        return bool(self.state[st.KNOWN])

    @property
    def hands(self) -> Mapping[str, tuple[int, ...]]:
        """The hands by colour; empty when they are not part of the position."""
        if not self.hands_known:
            return {}
        return {
            colour: self.state[start : start + count]
            for colour, count, start in zip(
                self.painters,
                self._row(st.HAND_COUNT),
                range(st.HAND, st.DECK, st.HAND_SIZE),
                strict=False,
            )
            if colour != self.court
        }

    @property
    def deck(self) -> tuple[int, ...]:
        """The deck, top card first."""
        return self.state[st.DECK : st.DECK + self.state[st.DECK_SIZE]][::-1]

    @property
    def discard(self) -> tuple[int, ...]:
        """The discard pile, oldest card first."""
        return self.state[st.DISCARD : st.DISCARD + self.state[st.DISCARD_SIZE]]

    # --- whose turn --------------------------------------------------------------------------------------------------
    @property
    def phase(self) -> str:
        """`choosing`, `laid`, `resolving`, `deciding` or `over`."""
        return _PHASES[self.state[st.PHASE]]

    @property
    def choosing(self) -> tuple[str, ...]:
        """The painters a card is still missing for."""
        if self.state[st.PHASE] != st.CHOOSING:
            return ()
        row = list(self.state)
        return tuple(c for seat, c in enumerate(self.painters) if rules.has_to_choose(row, seat))

    @property
    def resolving(self) -> str | None:
        """The painter whose card is being resolved."""
        return self.painters[self.state[st.CARD]] if self.state[st.CARD] >= 0 else None

    @property
    def half(self) -> str | None:
        """The half of that card: `garden` or `painter`."""
        return _HALVES[self.state[st.HALF]] if self.state[st.CARD] >= 0 else None

    @property
    def deciding(self) -> str | None:
        """The painter whose player now chooses a direction."""
        return self.resolving if self.state[st.PHASE] == st.DECIDING else None

    @property
    def stopped(self) -> bool:
        """Has the Emperor stopped at a sakura that is not scored yet?"""
        return bool(self.state[st.STOPPED])

    @property
    def court(self) -> str | None:
        """The court painter of a two-player game."""
        return self.painters[self.state[st.COURT]] if self.state[st.COURT] >= 0 else None

    @property
    def lends(self) -> str | None:
        """The player who chooses the court painter's card in the tricky variant."""
        seat = rules.court_chooser(list(self.state))
        return self.painters[seat] if seat >= 0 else None

    @property
    def variant(self) -> str | None:
        """`tricky`, or None."""
        return "tricky" if self.state[st.TRICKY] else None

    @property
    def winners(self) -> tuple[str, ...]:
        """Who has won; empty until the game is over."""
        return tuple(c for seat, c in enumerate(self.painters) if self.state[st.WINNERS] >> seat & 1)

    @property
    def ranking(self) -> tuple[str, ...]:
        """The painters from the closest to the Emperor to the furthest; those who share the gate hold no rank."""
        row = list(self.state)
        seats = (rules.ranked(row, place) for place in range(self.state[st.PAINTERS]))
        return tuple(self.painters[seat] for seat in seats if seat >= 0)

    # --- text --------------------------------------------------------------------------------------------------------
    def __str__(self) -> str:
        """Return the one-line text form."""
        return write(self)

    def __repr__(self) -> str:
        """Return the text form, as an expression that gives the position back."""
        extra = "" if self.edition.id == "teaching" else f", edition=<{self.edition.name}>"
        return f"Position.read({str(self)!r}{extra})"

    def _repr_svg_(self) -> str:
        """Return the garden as a picture, so that the last expression of a cell just shows."""
        from .scene import picture  # noqa: PLC0415 -- the scene draws positions, so it imports this module

        return picture(self)

    @classmethod
    def read(cls, text: str, *, edition: Edition | None = None) -> Position:
        """Read the text form; anything that breaks the rules of the box raises `BadPosition`."""
        edition = edition or Edition.load()
        return cls(read_row(text, edition), edition)

    def _row(self, start: int) -> tuple[int, ...]:
        return self.state[start : start + self.state[st.PAINTERS]]
