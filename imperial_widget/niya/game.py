"""Niya as the rest of the project sees it: one object that keeps the `Game` protocol."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from imperial_widget.core.model import Beat, Event
from imperial_widget.core.scene import Board, Frame, Text

from . import bots, moves, rules, scene, vocabulary
from .components import CELLS, CODES, PLAYERS
from .moves import Move
from .narration import WORDS
from .position import Position


class Niya:
    """The game of Niya. It holds no state: every method is a pure function of what it is given."""

    name: Final = "niya"
    rules: Final = vocabulary.RULES

    read_position = staticmethod(moves.read_position)
    read_move = staticmethod(moves.read_move)
    legal_moves = staticmethod(moves.legal_moves)
    apply = staticmethod(moves.apply)
    is_over = staticmethod(moves.is_over)

    def opening(self, position: Position) -> Beat[Position]:
        """Return the first beat: the set-up of a match, or a position somebody laid out."""
        fresh = not position.taken and position.round == 1
        data = {"who": position.starter, "layout": position.code}
        return Beat(Event("setup" if fresh else "start", ("setup",), data), position)

    def options(self, position: Position) -> Mapping[str, Any]:  # noqa: ARG002 -- the Game protocol's face
        """Return what reading the position's text needs beside it: nothing."""
        return {}

    def headers(self, position: Position) -> Mapping[str, str]:  # noqa: ARG002
        """Return what a record must say beside the position: nothing."""
        return {}

    def mover(self, move: Move) -> str:  # noqa: ARG002
        """Return the piece a move is for: a tile is nobody's."""
        return ""

    def holder(self, position: Position, move: Move) -> str:
        """Return who makes a move: whoever moves, or, of `next`, whoever starts the next round."""
        if not move.cell and position.result:
            return rules.next_starter(position.result, position.starter)
        return position.mover or ""

    def reorder(self, position: Position, cards: Sequence[str], move: Move | None = None) -> Move | None:  # noqa: ARG002
        """Return None: there are no cards whose order could be another one."""
        return None

    def chapter(self, position: Position) -> int:
        """Return the round."""
        return position.round

    def bots(self) -> Mapping[str, bots.Bot]:
        """Return the players a seat can be given to."""
        return bots.BOTS

    def seats(self, position: Position) -> Sequence[str]:  # noqa: ARG002
        """Return the seats a person or a bot can hold."""
        return PLAYERS

    def bot_names(self, position: Position) -> Mapping[str, Text]:  # noqa: ARG002
        """Return the names of the bots, in every language."""
        return {name: WORDS(f"bot-{name}") for name in bots.BOTS}

    def board(self, position: Position, title: Mapping[str, str] | None = None) -> Board:
        """Draw what stays."""
        return scene.draw_board(position, title)

    def frame(self, beats: Sequence[Beat[Position]], index: int, seats: Mapping[str, str], hints: str = "off") -> Frame:
        """Draw one beat of a line, with as much help as was asked for."""
        return scene.draw_frame(beats, index, seats, hints)

    def text_board(self, position: Position) -> str:
        """Return the field in plain text, for terminals and screen readers."""
        return _text_board(position)


def _text_board(position: Position) -> str:
    """Return four rows of tiles (`it`) and tokens (`RR`, `BB`), and a line about the pile and the match.

    >>> print(_text_board(Position.read("mscspsis/mtctptit/mbcbpbib/mrcrprir red a4 black d4")))
    4  RR cs ps BB
    3  mt ct pt it
    2  mb cb pb ib
    1  mr cr pr ir
       a  b  c  d
    pile is  red moves
    """
    marks = {cell: player[0].upper() * 2 for player, cells in position.tokens.items() for cell in cells}
    tiles = [CODES[tile] for tile in position.layout]
    shown = [marks.get(cell, "--" if i in position.taken else tiles[i]) for i, cell in enumerate(CELLS)]
    rows = [f"{4 - row}  {' '.join(shown[4 * row : 4 * row + 4])}" for row in range(4)]
    facts = [f"pile {position.top or 'empty'}", _standing(position)]
    if position.match != "single":
        red, black = position.score
        facts.append(f"round {position.round}  red {red}  black {black}  of {position.match}")
    return "\n".join([*rows, "   a  b  c  d", "  ".join(facts)])


def _standing(position: Position) -> str:
    if position.mover:
        return f"{position.mover} moves"
    return f"{position.winner} has won" if position.winner else "a draw"


NIYA: Final = Niya()
