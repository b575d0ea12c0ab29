"""Teach a board game inside a notebook: `Garden(...)` shows a position, a lesson, a game.

- `Garden("E20 B17 R18 G16 tokens B8 R7 G6 table B3 G20 R51")`: a line of text becomes a garden
- `Garden("sakura/rulebook")`: a lesson
- `Garden(sakura.new_game(players=4, seed=7), bots={"red": "sensible", "green": "random"})`: a game
- `Garden(niya.new_game(seed=3), hints="all", bots={"black": "perfect"})`: another game, with a perfect teacher
"""

from . import niya, sakura
from .core.errors import BadEdition, BadLesson, BadPosition, BadRecord, IllegalMove, ImperialError
from .core.lesson import Lesson
from .core.timeline import Timeline
from .games import GAMES, lesson, lesson_ids
from .widget import Garden, beside, link

__version__ = "0.1.0"

__all__ = [
    "GAMES",
    "BadEdition",
    "BadLesson",
    "BadPosition",
    "BadRecord",
    "Garden",
    "IllegalMove",
    "ImperialError",
    "Lesson",
    "Timeline",
    "beside",
    "lesson",
    "lesson_ids",
    "link",
    "niya",
    "sakura",
]
