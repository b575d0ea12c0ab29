"""Sakura as the rest of the project sees it: one object that keeps the `Game` protocol."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from imperial_widget.core.model import Beat, Event
from imperial_widget.core.scene import Board, Frame, Text

from . import bots, moves, scene, vocabulary
from .moves import Move
from .narration import WORDS
from .position import Position


class Sakura:
    """The game of Sakura. It holds no state: every method is a pure function of what it is given."""

    name: Final = "sakura"
    rules: Final = vocabulary.RULES

    read_move = staticmethod(moves.read_move)
    legal_moves = staticmethod(moves.legal_moves)
    apply = staticmethod(moves.apply)
    is_over = staticmethod(moves.is_over)
    reorder = staticmethod(moves.reorder)

    def read_position(self, text: str, **options: Any) -> Position:
        """Read the one-line text form of a position; the one option is `edition`."""
        return moves.read_position(text, **options)

    def opening(self, position: Position) -> Beat[Position]:
        """Return the first beat: the set-up of a game, or a position somebody laid out."""
        fresh = position.hands_known and position.round == 1 and not any(position.spaces.values())
        return Beat(Event("setup" if fresh else "start", ("setup",), {}), position)

    def options(self, position: Position) -> Mapping[str, Any]:
        """Return what reading the position's text needs beside it: the edition."""
        return {"edition": position.edition}

    def headers(self, position: Position) -> Mapping[str, str]:
        """Return the edition a record was played with."""
        return {"Edition": position.edition.id}

    def mover(self, move: Move) -> str:
        """Return the painter a move is for."""
        return move.painter

    def holder(self, position: Position, move: Move) -> str:
        """Return the seat that makes a move: in the tricky variant a player lends the court painter a card."""
        return (position.lends or "") if move.painter and move.painter == position.court else move.painter

    def chapter(self, position: Position) -> int:
        """Return the round."""
        return position.round

    def bots(self) -> Mapping[str, bots.Bot]:
        """Return the players a seat can be given to."""
        return bots.BOTS

    def bot_names(self, position: Position) -> Mapping[str, Text]:
        """Return the names of the bots, in every language; none for a position without hands to play from."""
        return {name: WORDS(f"bot-{name}") for name in bots.BOTS} if position.hands_known else {}

    def seats(self, position: Position) -> Sequence[str]:
        """Return the seats a person or a bot can hold: not the court painter's."""
        return tuple(colour for colour in position.painters if colour != position.court)

    def board(self, position: Position, title: Mapping[str, str] | None = None) -> Board:
        """Draw what stays."""
        return scene.draw_board(position, title)

    def frame(
        self,
        beats: Sequence[Beat[Position]],
        index: int,
        seats: Mapping[str, str],
        hints: str = "off",  # noqa: ARG002 -- Sakura gives none
    ) -> Frame:
        """Draw one beat of a line."""
        return scene.draw_frame(beats, index, seats)

    def text_board(self, position: Position) -> str:
        """Return the garden in plain text, for terminals and screen readers."""
        return _text_board(position)


def _text_board(position: Position) -> str:
    board = position.board
    names: dict[int, list[str]] = {space: [] for space in range(board.length + 1)}
    for colour, space in position.spaces.items():
        names[space].append(colour[0].upper())
    names[position.emperor].append("E")
    bridges = {space for bridge in board.bridges for space in bridge}
    cells = []
    for space in range(board.length + 1):
        mark = "=" if space in bridges else "*" if space in board.sakura else "#" if space == board.torii else "."
        cells.append("".join(names[space]) or mark)
    tokens = "  ".join(f"{colour} {count}" for colour, count in position.tokens.items())
    return f"gate {' '.join(cells)} shrine\n{tokens}  supply {position.supply}  round {position.round}"


SAKURA: Final = Sakura()
