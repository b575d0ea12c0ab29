"""The White Castle as the rest of the project sees it: one object that keeps the `Game` protocol."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from imperial_widget.core.model import Beat, Datum, Event
from imperial_widget.core.scene import Board, Foresight, Frame, Text

from . import bots, foresight, moves, scene, vocabulary
from .names import Move
from .narration import WORDS
from .position import Position


class WhiteCastle:
    """The game of The White Castle. It holds no state: every method is a pure function of what it is given."""

    name: Final = "white_castle"
    rules: Final = vocabulary.RULES

    read_position = staticmethod(moves.read_position)
    read_move = staticmethod(moves.read_move)
    legal_moves = staticmethod(moves.legal_moves)
    apply = staticmethod(moves.apply)
    is_over = staticmethod(moves.is_over)

    def opening(self, position: Position) -> Beat[Position]:
        """Return the first beat: the set-up of a game, or a position somebody laid out."""
        placed = any(position.spaces.values()) or any(position.clan(name).dice for name in position.clans)
        first = position.round == 1 and position.turn == 0 and not placed
        fresh = first and (position.phase == "draft" or bool(position.rival))
        rules = ["setup", "setup.redraw", "setup.tile_overflow", "ruling.tile_spaces"] if fresh else ["setup"]
        rules += ["solo.setup", "ruling.solo_deck"] if position.rival and fresh else []
        data: dict[str, Datum] = {
            "players": position.players,
            "order": position.order,
            "difficulty": position.difficulty,
        }
        return Beat(Event("setup" if fresh else "start", tuple(rules), data), position)

    def options(self, position: Position) -> Mapping[str, Any]:  # noqa: ARG002 -- the Game protocol's face
        """Return what reading the position's text needs beside it: nothing."""
        return {}

    def headers(self, position: Position) -> Mapping[str, str]:  # noqa: ARG002
        """Return what a record must say beside the position: nothing."""
        return {}

    def mover(self, move: Move) -> str:  # noqa: ARG002
        """Return the piece a move is for: whoever's turn it is makes it."""
        return ""

    def holder(self, position: Position, move: Move) -> str:  # noqa: ARG002
        """Return who makes a move; in the solo game the player moves for the rival too."""
        return position.mover or ""

    def reorder(self, position: Position, cards: Sequence[str], move: Move | None = None) -> Move | None:  # noqa: ARG002
        """Return None: no move reveals cards in an order of its own."""
        return None

    def chapter(self, position: Position) -> int:
        """Return the round."""
        return position.round

    def bots(self) -> Mapping[str, bots.Bot]:
        """Return the players a seat can be given to."""
        return bots.BOTS

    def seats(self, position: Position) -> Sequence[str]:
        """Return the seats a person or a bot can hold: not the rival's."""
        return position.clans[: position.players]

    def bot_names(self, position: Position) -> Mapping[str, Text]:  # noqa: ARG002
        """Return the names of the bots, in every language."""
        return {name: WORDS(f"bot-{name}") for name in bots.BOTS}

    def board(self, position: Position, title: Mapping[str, str] | None = None) -> Board:
        """Draw what stays."""
        return scene.draw_board(position, title)

    def frame(self, beats: Sequence[Beat[Position]], index: int, seats: Mapping[str, str], hints: str = "off") -> Frame:  # noqa: ARG002
        """Draw one beat of a line."""
        return scene.draw_frame(beats, index, seats)

    def foresee(self, position: Position, move: Move) -> Foresight:
        """Say what a move would do."""
        return foresight.foresee(position, move)

    def text_board(self, position: Position) -> str:
        """Return the table in plain text, for terminals and screen readers."""
        return _text_board(position)


def _text_board(position: Position) -> str:
    """Return the bridges, the castle, what lies outside, and a line or two for each clan."""
    lines = [f"round {position.round}, {position.phase}, order {' '.join(position.order)}"]
    pairs = [f"pair-{i} {' + '.join(pair)}" for i, pair in enumerate(position.pairs, start=1) if pair]
    lines += [f"to choose: {', '.join(pairs)}"] if pairs else []
    lines += [
        f"{colour:<6} {' '.join(str(die or '-') for die in dice)}   gardens"
        f" {position.gardens[f'{colour}-plant']} {position.gardens[f'{colour}-stone']}"
        for colour, dice in position.bridges.items()
    ]
    for name, dice in position.spaces.items():
        shown = " ".join(f"{colour} {value}" for colour, value in dice) or "-"
        tiles = " ".join(position.tiles.get(name, ()))
        lines.append(
            f"{name:<13} {position.rooms.get(name) or '':<12} {tiles:<36} dice {shown}".replace("  dice", " dice")
        )
    lines.append(f"daimyo        {position.daimyo} {' '.join(slot or '-' for slot in position.slots)}")
    lines.append("yards         " + " ".join(f"{place} {tile}" for place, tile in position.yards.items()))
    for name in position.clans:
        clan = position.clan(name)
        goods = " ".join(f"{good} {number}" for good, number in clan.goods.items())
        lines.append(f"{name:<6} points {position.points[name]}  {goods}  influence {clan.influence}")
        court = " ".join(f"{place} {number}" for place, number in clan.courtiers.items()) or "-"
        yards = " ".join(f"{yard} {number}" for yard, number in clan.warriors.items()) or "-"
        lines.append(
            f"       courtiers {court}  gardeners {' '.join(clan.gardens) or '-'}  warriors {yards}"
            f"  card {clan.card or '-'}  lantern {' '.join(clan.lantern) or '-'}"
        )
    return "\n".join(lines)


WHITE_CASTLE: Final = WhiteCastle()
