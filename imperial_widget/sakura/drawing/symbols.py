"""Every symbol of the garden by its id, except the icons on the cards.

`SYMBOLS` goes into the board of a scene once; pieces and marks name its entries.
"""

from __future__ import annotations

from typing import Final

from imperial_widget.core.scene import Shape

from .crests import pieces
from .scenery import scenery
from .stamps import stamps

SYMBOLS: Final[dict[str, list[Shape]]] = {**pieces(), **stamps(), **scenery()}
