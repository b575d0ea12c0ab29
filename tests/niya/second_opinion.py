"""Niya once more, in the most obvious way: names of cells, sets, and a memoised minimax. Slow, and easy to believe.

Shares no line with the package's rules or search, so that the two can be held against each other.
"""

from __future__ import annotations

from functools import cache

FILES, RANKS = "abcd", "1234"
LINES = [
    *({f + r for f in FILES} for r in RANKS),
    *({f + r for r in RANKS} for f in FILES),
    {"a1", "b2", "c3", "d4"},
    {"a4", "b3", "c2", "d1"},
    *({FILES[i] + RANKS[j], FILES[i + 1] + RANKS[j], FILES[i] + RANKS[j + 1], FILES[i + 1] + RANKS[j + 1]}
      for i in range(3) for j in range(3)),
]  # fmt: skip


class Round:
    """One layout; `tiles` gives two letters by cell."""

    def __init__(self, tiles: dict[str, str], full_board: str) -> None:
        self.tiles = tiles
        self.full_board = full_board
        self.best = cache(self._best)

    def takeable(self, own: frozenset[str], other: frozenset[str], top: str | None) -> list[str]:
        free = [cell for cell in self.tiles if cell not in own and cell not in other]
        if top is None:
            return [cell for cell in free if cell[0] in "ad" or cell[1] in "14"]
        plant, feature = self.tiles[top][0], self.tiles[top][1]
        return [cell for cell in free if self.tiles[cell][0] == plant or self.tiles[cell][1] == feature]

    def take(self, own: frozenset[str], other: frozenset[str], cell: str) -> int:
        """Return what taking a tile is worth: tiles left and one more, negative for a loss, 0 for a draw."""
        mine = own | {cell}
        left = 16 - len(mine) - len(other)
        if any(line <= mine for line in LINES):
            return left + 1
        if left == 0 and self.full_board == "draw":
            return 0
        if not self.takeable(other, mine, cell):
            return left + 1
        return -self.best(other, mine, cell)

    def _best(self, own: frozenset[str], other: frozenset[str], top: str | None) -> int:
        return max(self.take(own, other, cell) for cell in self.takeable(own, other, top))
