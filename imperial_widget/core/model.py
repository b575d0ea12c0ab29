"""The words every game shares: Event, Beat, and the Game protocol that the timeline, the lesson and the garden rely on.

A *position* is a frozen value. A *move* is what a player intends; its text form is `str(move)`. An *event* is one
thing that happened, with the rules that made it happen, and holds no words and no picture. A *beat* is an event and
the position right after it. This module knows no game and no widget.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Generic, NamedTuple, Protocol, TypeVar

if TYPE_CHECKING:
    from .scene import Board, Frame, Text

P = TypeVar("P")
M = TypeVar("M")

Datum = str | int | bool | None | tuple[str, ...]
"""What an event may hold: names and numbers, never prose."""


@dataclass(frozen=True, slots=True)
class Event:
    """One thing that happened: the smallest a teacher would point at.

    >>> event = Event("step", ("painter.move", "move.skip"), {"who": "green", "from": 16, "to": 19})
    >>> event.rule, event["to"]
    ('painter.move', 19)
    """

    kind: str
    rules: tuple[str, ...]
    data: Mapping[str, Datum] = field(default_factory=dict)

    @property
    def rule(self) -> str:
        """The rule that made it happen; `rules` has the others that acted too."""
        return self.rules[0]

    def __getitem__(self, key: str) -> Datum:
        """Return one fact of the event."""
        return self.data[key]

    def __hash__(self) -> int:
        """Events are values."""
        return hash((self.kind, self.rules, tuple(sorted(self.data.items(), key=lambda item: item[0]))))

    def __str__(self) -> str:
        """One line, for playthroughs and logs."""
        facts = " ".join(f"{key}={_plain(value)}" for key, value in self.data.items())
        return f"{self.kind} {facts}".rstrip() + f"  [{', '.join(self.rules)}]"


def _plain(value: Datum) -> str:
    return ",".join(value) if isinstance(value, tuple) else str(value)


class Beat(NamedTuple, Generic[P]):
    """An event and the position right after it."""

    event: Event
    position: P


class Game(Protocol[P, M]):
    """What a game must offer so that timelines, lessons and gardens can use it. Each is pure."""

    @property
    def name(self) -> str:
        """The id of the game: `"sakura"`."""

    @property
    def rules(self) -> Sequence[str]:
        """The ids of all rules and rulings; rulings begin with `ruling.`."""

    def read_position(self, text: str, **options: Any) -> P:
        """Read the one-line text form of a position."""

    def read_move(self, position: P, text: str) -> M:
        """Read a move; it need not be legal."""

    def legal_moves(self, position: P) -> Sequence[M]:
        """Every move that may be made now, by anyone."""

    def apply(self, position: P, move: M) -> tuple[Beat[P], ...]:
        """Make a move. The last beat holds the resulting position; an illegal move raises `IllegalMove`."""

    def opening(self, position: P) -> Beat[P]:
        """Return the beat a timeline begins with: nothing has happened yet, the pieces stand as they stand."""

    def is_over(self, position: P) -> bool:
        """Has the game ended?"""

    def options(self, position: P) -> Mapping[str, Any]:
        """Return what `read_position` needs beside the text (an edition, say)."""

    def headers(self, position: P) -> Mapping[str, str]:
        """Return what a record must say about the game beside the position (the name of the edition, say)."""

    def seats(self, position: P) -> Sequence[str]:
        """Return the seats a person or a bot can hold."""

    def mover(self, move: M) -> str:
        """Return the piece a move is for, or an empty text."""

    def holder(self, position: P, move: M) -> str:
        """Return the seat that makes a move (it may move another's piece), or an empty text when anybody may."""

    def reorder(self, position: P, cards: Sequence[str], move: M | None = None) -> M | None:
        """Return the move that reveals these cards in this order: `move` changed, or a new one; None if there is none.

        Cards are named as the scene names them. A game whose cards lie in no order always returns None.
        """

    def chapter(self, position: P) -> int:
        """Return the number of the round."""

    def bots(self) -> Mapping[str, Any]:
        """Return the players a seat can be given to: `bot(position, piece) -> move`, by name."""

    def bot_names(self, position: P) -> Mapping[str, Text]:
        """Return the names, in every language, of the bots that could play on from here."""

    def text_board(self, position: P) -> str:
        """Return the position in plain text."""

    def board(self, position: P, title: Mapping[str, str] | None = None) -> Board:
        """Draw what stays: see `core.scene`."""

    def frame(self, beats: Sequence[Beat[P]], index: int, seats: Mapping[str, str], hints: str = "off") -> Frame:
        """Draw one beat of a line. `seats` says which seats are held by bots, `hints` how much may be given away."""
