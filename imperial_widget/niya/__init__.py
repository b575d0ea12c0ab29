"""Niya: take a tile that matches the last one, put a token in its place, and make a row, a square or a dead end.

    >>> from imperial_widget import niya
    >>> position = niya.new_game(seed=1)
    >>> move = niya.best_moves(position)[0]
    >>> beats = niya.apply(position, move)
    >>> [beat.event.kind for beat in beats]
    ['take', 'place']

Rooms: `components` (tiles and field), `symmetry` (what makes layouts alike), `rules`, `vocabulary` and `events` (what
happened, by name), `position` and `notation`, `moves`, `search` and `solver` (perfect play), `bots`; `narration` with
`text/` and `lessons/` (words), `drawing` (how it looks), `scene`, `marks` and `hints` (what is shown when), `game`.
"""

from .bots import BOTS, erring
from .game import NIYA
from .moves import Move, apply, is_over, legal_moves, new_game, read_move, read_position
from .position import Position
from .solver import Explanation, Value, best_line, best_moves, explain, values
from .vocabulary import RULES

__all__ = [
    "BOTS",
    "NIYA",
    "RULES",
    "Explanation",
    "Move",
    "Position",
    "Value",
    "apply",
    "best_line",
    "best_moves",
    "erring",
    "explain",
    "is_over",
    "legal_moves",
    "new_game",
    "read_move",
    "read_position",
    "values",
]
