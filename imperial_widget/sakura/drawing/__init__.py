"""How the garden looks: palette, symbols, icons, the winding path, the board and the traces of a walk.

Everything here is a pure function of a :class:`Garden` (how long the path is and where its landmarks stand) and returns
plain dicts of the scene contract. It knows no rule, no position and no language.
"""

from .board import gate_scale, gate_slot
from .icons import ACTIONS, icon, symbols_for
from .palette import PAINTERS, PALETTE
from .path import Garden
from .symbols import SYMBOLS
from .traces import Ground, ground

__all__ = [
    "ACTIONS",
    "PAINTERS",
    "PALETTE",
    "SYMBOLS",
    "Garden",
    "Ground",
    "gate_scale",
    "gate_slot",
    "ground",
    "icon",
    "symbols_for",
]
