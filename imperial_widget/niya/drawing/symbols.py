"""Every symbol of Niya by its id: tiles, tokens and stamps.

`SYMBOLS` goes into the board of a scene once; pieces and marks name its entries.
"""

from __future__ import annotations

from typing import Final

from imperial_widget.core.scene import Shape

from . import stamps, tiles, tokens

SYMBOLS: Final[dict[str, list[Shape]]] = {**tiles.symbols(), **tokens.symbols(), **stamps.symbols()}
