"""Sakura: painters follow the Emperor through his garden, as close as they dare, and never bump into him.

    >>> from imperial_widget import sakura
    >>> position = sakura.new_game(players=3, seed=1)
    >>> move = sakura.legal_moves(position)[0]
    >>> beats = sakura.apply(position, move)
    >>> beats[-1].position.table
    {'blue': 14}

Rooms: `components` (editions), `state` and `rules` (the rules, on one row of integers), `vocabulary` and `events` (what
happened, by name), `position`, `moves`, `bots`, `drawing`, `marks`, `narration` and `scene` (what is shown), `game`.
"""

from .bots import BOTS
from .components import Edition
from .game import SAKURA
from .moves import Move, apply, is_over, legal_moves, new_game, read_move, read_position, reorder
from .position import Position
from .vocabulary import RULES

__all__ = [
    "BOTS",
    "RULES",
    "SAKURA",
    "Edition",
    "Move",
    "Position",
    "apply",
    "is_over",
    "legal_moves",
    "new_game",
    "read_move",
    "read_position",
    "reorder",
]
