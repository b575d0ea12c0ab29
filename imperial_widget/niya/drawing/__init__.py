"""How Niya looks: palette, tiles, tokens, stamps, the field in both layouts, and the lines drawn on it.

Everything here returns plain dicts of the scene contract. It knows no rule, no position and no language.
"""

from .field import layouts
from .palette import PALETTE
from .patterns import BEND, arrow, centre, corner, outline, rim
from .symbols import SYMBOLS

__all__ = ["BEND", "PALETTE", "SYMBOLS", "arrow", "centre", "corner", "layouts", "outline", "rim"]
