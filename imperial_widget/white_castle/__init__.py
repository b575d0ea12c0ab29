"""The White Castle: clans send courtiers, gardeners and warriors to serve at the castle of the heron.

    >>> from imperial_widget import white_castle
    >>> position = white_castle.new_game(players=2, seed=1)
    >>> beats = white_castle.apply(position, white_castle.legal_moves(position)[0])
    >>> beats[0].event.kind
    'pair'

Rooms: `components` (the box, from `data/`), `vocabulary` (rules and events by name), `state` (the row of a game),
`effects`, `means`, `workers`, `turn`, `rounds`, `rival`, `setup` and `rules` (the rules, on that row), `position`,
`notation` and `checks` (a game at one instant, as a value and as text), `names`, `moves`, `refusals` and `events` (what
players do and what happens), `table` (fast play), `bots` and `search`, `game`.
"""

from .bots import BOTS
from .game import WHITE_CASTLE
from .moves import after, apply, is_over, legal_moves, new_game, read_move, read_position
from .names import Move
from .position import Position
from .table import Table, play_random
from .vocabulary import RULES

__all__ = [
    "BOTS",
    "RULES",
    "WHITE_CASTLE",
    "Move",
    "Position",
    "Table",
    "after",
    "apply",
    "is_over",
    "legal_moves",
    "new_game",
    "play_random",
    "read_move",
    "read_position",
]
