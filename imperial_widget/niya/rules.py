"""The rules of Niya, one small function each, in the rulebook's order.

They speak of plain values: a layout (sixteen tiles), the cells taken so far in their order, names of players. Tokens
need no list of their own: the players take turns, so the cells taken first, third, fifth ... are the starter's. Nothing
here knows positions, events, words or pictures.

    >>> rows_of_one_feature = tuple(4 * (cell % 4) + cell // 4 for cell in range(16))
    >>> takeable(rows_of_one_feature, (0,))
    (1, 2, 3, 4, 8, 12)
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Final

from .components import BORDER, INNER, PATTERNS, other

MATCHES: Final = ("single", "three", 10, 15, 20)
"""How long a match may last: one round, three wins, or so many points."""
FULL_BOARDS: Final = ("blocked", "draw")
GOALS: Final[Mapping[str | int, int]] = MappingProxyType({"single": 1, "three": 3, 10: 10, 15: 15, 20: 20})
MATCH_RULES: Final[Mapping[str | int, str]] = MappingProxyType(
    {"single": "match.single", "three": "match.three", 10: "match.points", 15: "match.points", 20: "match.points"}
)
_32_BITS: Final = 0xFFFFFFFF


# --- setting up: a seed inside the position --------------------------------------------------------------------------
def next_random(x: int) -> int:
    """Step the generator (xorshift, 32 bits, never 0)."""
    x ^= (x << 13) & _32_BITS
    x ^= x >> 17
    return x ^ ((x << 5) & _32_BITS)


def scramble(seed: int) -> int:
    """Spread a small seed over 32 bits; never 0, which the generator cannot leave."""
    x = (seed * 2654435 + 0x9E3779B9) & _32_BITS or 1
    for _ in range(8):
        x = next_random(x)
    return x


def deal(rng: int) -> tuple[tuple[int, ...], int]:
    """setup: shuffle the sixteen tiles, Fisher and Yates' way; return the layout and the generator after it."""
    tiles = list(range(16))
    for i in range(15, 0, -1):
        rng = next_random(rng)
        j = (rng * (i + 1)) >> 32
        tiles[i], tiles[j] = tiles[j], tiles[i]
    return tuple(tiles), rng


# --- a move ----------------------------------------------------------------------------------------------------------
def on_border(cell: int) -> bool:
    """first.border: is this one of the twelve cells the first move may choose from?"""
    return cell not in INNER


def match(top: int, tile: int) -> str:
    """take.match: return what two tiles share, `plant` or `feature`, or an empty text."""
    if top >> 2 == tile >> 2:
        return "plant"
    return "feature" if top & 3 == tile & 3 else ""


def takeable(layout: Sequence[int], taken: Sequence[int]) -> tuple[int, ...]:
    """first.border, take.replace, take.match: the cells whose tiles may be taken now."""
    if not taken:
        return BORDER
    top = layout[taken[-1]]
    return tuple(cell for cell in range(16) if cell not in taken and match(top, layout[cell]))


# --- the end of a round ----------------------------------------------------------------------------------------------
def completed(taken: Sequence[int]) -> tuple[int, ...]:
    """win.row, win.square: the numbers of the patterns that the tokens of the last to move fill."""
    own = set(taken[::-2])
    return tuple(number for number, cells in enumerate(PATTERNS) if own.issuperset(cells))


def blocked(layout: Sequence[int], taken: Sequence[int]) -> bool:
    """win.block: does no tile on the field match the one on top of the pile?"""
    return not takeable(layout, taken)


def is_full(taken: Sequence[int]) -> bool:
    """ruling.full_board: have all sixteen tiles been taken?"""
    return len(taken) == 16


def ending(layout: Sequence[int], taken: Sequence[int]) -> str:
    """Return what ends the round here: `pattern`, `block`, `full`, or an empty text while it goes on."""
    if completed(taken):
        return "pattern"
    if is_full(taken):
        return "full"
    return "block" if blocked(layout, taken) else ""


def result(layout: Sequence[int], taken: Sequence[int], starter: str, full_board: str) -> str:
    """Return who has won the round, `draw`, or an empty text while it goes on."""
    end = ending(layout, taken)
    if not end:
        return ""
    if end == "full" and full_board == "draw":
        return "draw"
    return owner(len(taken) - 1, starter)


def owner(turn: int, starter: str) -> str:
    """Return whose the turn with this number is, counted from 0."""
    return other(starter) if turn % 2 else starter


# --- the match -------------------------------------------------------------------------------------------------------
def pays(how: str | int, taken: Sequence[int]) -> int:
    """match.three, match.points: what the winner of this round scores, a round won or the tiles still on the field."""
    return 16 - len(taken) if isinstance(how, int) else 1


def decided(how: str | int, score: Sequence[int]) -> bool:
    """match.three, match.points: has one of the players enough?"""
    return max(score) >= GOALS[how]


def next_starter(result: str, starter: str) -> str:
    """match.loser_starts: who starts the next round; after a draw, whoever did not start this one."""
    return other(starter if result == "draw" else result)
