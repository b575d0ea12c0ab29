"""Every symbol of The White Castle by its id: icons, pieces, cards and stamps.

`SYMBOLS` goes into the board of a scene once; pieces and marks name its entries.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from imperial_widget.core.scene import Shape

from . import cards, clans, icons, pieces, stamps
from .palette import CLANS

SYMBOLS: Final[dict[str, list[Shape]]] = {
    **icons.symbols(),
    **pieces.symbols(),
    **cards.symbols(),
    **clans.symbols(),
    **stamps.symbols(),
}


def symbols_for(clans: Sequence[str]) -> dict[str, list[Shape]]:
    """The symbols that a game of these clans needs: a board travels with every saved notebook.

    >>> "rival:1:dice" in symbols_for(["blue"]), "courtier:plum" in symbols_for(["blue", "moss"])
    (True, False)
    """
    absent = set(CLANS) - set(clans) if len(clans) > 1 else set()
    alone = len(clans) == 1

    def needed(name: str) -> bool:
        return (alone or not name.startswith("rival:")) and absent.isdisjoint(name.split(":"))

    return {name: shapes for name, shapes in SYMBOLS.items() if needed(name)}
