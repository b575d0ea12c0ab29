"""How The White Castle looks: palette, icons, dice, cards, the board in both layouts, marks and the final scoring.

Everything here returns plain dicts of the scene contract, made from the data of the box. It knows no rule, no position
and no language: the words on the board and the names of its places come from outside.
"""

from .board import WORDS, layouts
from .cards import lanterns
from .effects import code, icon
from .layout import STACK, STEP, crowd, plans, stack
from .marks import arrow, at, frame, row_frame, score_bar, worker_row
from .palette import CLANS, DICE, PALETTE, PARTS
from .scoring import WIDTH, Part, bars, bars_height, height, scoring, scoring_svg
from .stamps import MOST
from .symbols import SYMBOLS, symbols_for

__all__ = [
    "CLANS",
    "DICE",
    "MOST",
    "PALETTE",
    "PARTS",
    "STACK",
    "STEP",
    "SYMBOLS",
    "WIDTH",
    "WORDS",
    "Part",
    "arrow",
    "at",
    "bars",
    "bars_height",
    "code",
    "crowd",
    "frame",
    "height",
    "icon",
    "lanterns",
    "layouts",
    "plans",
    "row_frame",
    "score_bar",
    "scoring",
    "scoring_svg",
    "stack",
    "symbols_for",
    "worker_row",
]
