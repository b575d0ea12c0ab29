"""What makes two layouts alike: turning and mirroring the field, renaming plants and features. No rule, only counting.

>>> different_layouts()
2270454064
>>> PLACES["corner"]
('a4', 'd4', 'a1', 'd1')
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from itertools import permutations
from math import factorial, prod
from types import MappingProxyType
from typing import Final

from .components import BORDER, CELLS


def _turned(cells: Sequence[int]) -> tuple[int, ...]:
    return tuple(cells[4 * (3 - i % 4) + i // 4] for i in range(16))


def _mirrored(cells: Sequence[int]) -> tuple[int, ...]:
    return tuple(cells[4 * (i // 4) + 3 - i % 4] for i in range(16))


def _symmetries() -> tuple[tuple[int, ...], ...]:
    found = [tuple(range(16))]
    for _ in range(3):
        found.append(_turned(found[-1]))
    return (*found, *(_mirrored(cells) for cells in found))


SYMMETRIES: Final = _symmetries()
"""The eight ways to turn and mirror the field: for each cell, the cell that comes to lie there."""


def _places() -> Mapping[str, tuple[str, ...]]:
    orbits = {tuple(sorted({symmetry[cell] for symmetry in SYMMETRIES})) for cell in BORDER}
    names = {4: "corner", 8: "edge"}
    return MappingProxyType({names[len(orbit)]: tuple(CELLS[cell] for cell in orbit) for orbit in sorted(orbits)})


PLACES: Final = _places()
"""The border cells, those that a symmetry of the field carries into each other taken together."""


def different_layouts() -> int:
    """Count the layouts that neither turning, mirroring nor renaming plants and features makes alike (Burnside).

    Eight symmetries of the field; 24 ways to rename the plants, 24 the features, and plants may change places with
    features. A symmetry and a renaming together leave as many layouts alone as there are ways to send the cycles of
    the one to cycles of the other, of the same length.
    """
    fields = Counter(_cycles(symmetry) for symmetry in SYMMETRIES)
    tiles = Counter(_cycles(renaming) for renaming in renamings())
    fixed = sum(count * tiles[kind] * _ways(kind) for kind, count in fields.items())
    return fixed // (fields.total() * tiles.total())


def renamings() -> Iterator[tuple[int, ...]]:
    """Give the 1152 ways to rename the tiles so that the same tiles match: for every tile, its new name."""
    for plants in permutations(range(4)):
        for features in permutations(range(4)):
            yield tuple(plants[tile >> 2] * 4 + features[tile & 3] for tile in range(16))
            yield tuple(features[tile & 3] * 4 + plants[tile >> 2] for tile in range(16))


def _cycles(moved: Sequence[int]) -> tuple[int, ...]:
    """Return the lengths of the cycles of a permutation."""
    seen: set[int] = set()
    lengths = []
    for start in range(len(moved)):
        length, at = 0, start
        while at not in seen:
            seen.add(at)
            at = moved[at]
            length += 1
        if length:
            lengths.append(length)
    return tuple(sorted(lengths))


def _ways(kind: Sequence[int]) -> int:
    return prod(length**times * factorial(times) for length, times in Counter(kind).items())
