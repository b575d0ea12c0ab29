"""Perfect play as arithmetic: the search behind `solver.py`, on one row of integers.

A set of cells is a number of 16 bits. The functions use whole numbers and indexing only, so that one source runs as
plain Python and, for studies of very many layouts, under a compiler. All tables and the moves that wait for their turn
lie in one row, `t`, because a compiled function pays for each row it is handed. Nothing here knows positions or names.

The worth of a round to the player who moves is one signed number: `n + 1` for a win that leaves `n` tiles on the
field, `-(n + 1)` for a loss that leaves `n`, 0 for a draw. With `tiles` on the field, a move that wins at once is worth
`tiles`, and one that lets the other side win with the next tile is worth `1 - tiles`.

What makes it fast: the cells that would complete a pattern are looked up for every set of tokens, and so are the cells
after which no tile of a set may be taken. So the moves that do not hand over a win are two look-ups away, and a node is
entered only when neither side wins at once. It asks one question at a time, "is this worth at least so much?", and
tries first what leaves the fewest safe replies, then what threatens most, then the centre. Nothing is remembered from
one question to the next, so no bound can be mistaken for a value.
"""

from __future__ import annotations

from typing import Final

Row = list[int]

CELLS: Final = 16
FIELD: Final = 0xFFFF
"""All sixteen cells, in the order of reading: bit 0 is a4, bit 15 is d1."""
INNER: Final = 0x0660
BORDER: Final = FIELD ^ INNER
SETS: Final = 1 << CELLS
PATTERNS: Final = 19

# Where things lie in the row. The same for every layout:
WIN: Final = 0  # for every set of tokens, the cells that would complete a pattern
ORDER: Final = WIN + SETS  # for every set of safe replies, what it adds to the number that its move is sorted by
HALF: Final = ORDER + SETS  # how many cells half a set has
# For one layout:
FOLLOW: Final = HALF + 256  # by the bit of a cell: the cells whose tiles match its tile
LOW: Final = FOLLOW + SETS // 2 + 1  # for the lower half of a set: the cells after which none of it may be taken
HIGH: Final = LOW + 256  # the same for the upper half
# For one question:
WAITING: Final = HIGH + 256  # moves that wait for their turn, eight places for every number of tiles
SIZE: Final = WAITING + 8 * (CELLS + 1)

# The number a waiting move is sorted by: from the top, safe replies, threats, edge; then the replies and the cell.
COUNT: Final = 37
THREAT: Final = 33
EDGE: Final = 1 << 32
REPLIES: Final = 16


# --- tables ----------------------------------------------------------------------------------------------------------
def pattern(number: int) -> int:
    """win.row, win.square: return one of the 19 patterns; four rows, four columns, two diagonals, nine squares."""
    if number < 4:
        return 0xF << (4 * number)
    if number < 8:
        return 0x1111 << (number - 4)
    if number < 10:
        return 0x8421 if number == 8 else 0x1248
    return 0x33 << (4 * ((number - 10) // 3) + (number - 10) % 3)


def fill(t: Row) -> None:
    """Write down what holds for every layout."""
    for number in range(PATTERNS):
        cells = pattern(number)
        others = FIELD ^ cells
        rest = cells
        while rest:
            cell = rest & -rest
            rest ^= cell
            some = others
            while some >= 0:
                t[WIN + ((cells ^ cell) | some)] |= cell
                some = ((some - 1) & others) if some else -1
    for some in range(1, 256):
        t[HALF + some] = t[HALF + (some & (some - 1))] + 1
    for some in range(SETS):
        t[ORDER + some] = ((t[HALF + (some & 255)] + t[HALF + (some >> 8)]) << COUNT) | (some << REPLIES)


def lay(t: Row, layouts: Row, start: int) -> None:
    """take.match: write down which tile may follow which, in the layout that begins at `start`."""
    for cell in range(CELLS):
        found = 0
        for other in range(CELLS):
            one = layouts[start + cell]
            two = layouts[start + other]
            if other != cell and (one >> 2 == two >> 2 or one & 3 == two & 3):
                found |= 1 << other
        t[FOLLOW + (1 << cell)] = found
    t[LOW] = FIELD
    t[HIGH] = FIELD
    for cell in range(8):
        low = FIELD ^ t[FOLLOW + (1 << cell)]
        high = FIELD ^ t[FOLLOW + (256 << cell)]
        for some in range(1 << cell):
            t[LOW + (1 << cell) + some] = t[LOW + some] & low
            t[HIGH + (1 << cell) + some] = t[HIGH + some] & high


# --- questions -------------------------------------------------------------------------------------------------------
def reaches(t: Row, last: int, own: int, other: int, free: int, safe: int, tiles: int, bound: int) -> bool:
    """Can the player who moves get at least `bound`?

    `own`, `other` and `free` are the cells of both sides' tokens and of the tiles; `tiles` counts the latter; `last` is
    what taking the very last tile is worth (ruling.full_board). Asked only when nobody wins at once: `safe`, the moves
    after which the other side has no winning tile, is not empty.
    """
    if tiles == 1:
        return bound <= last
    if tiles < bound:
        return False
    late = tiles - 2 < bound  # only a block, now, is still worth enough
    first = WAITING + 8 * tiles
    end = first
    while safe:
        cell = safe & -safe
        safe ^= cell
        answers = t[FOLLOW + cell] & free
        if not answers:
            return True
        if late:
            continue
        threat = t[WIN + (own | cell)] & free
        answers &= t[LOW + (threat & 255)] & t[HIGH + (threat >> 8)]
        if not answers:
            return True
        move = t[ORDER + answers] - ((t[ORDER + threat] >> COUNT) << THREAT) + (0 if cell & INNER else EDGE) + cell
        place = end
        while place > first and t[place - 1] > move:
            t[place] = t[place - 1]
            place -= 1
        t[place] = move
        end += 1
    for place in range(first, end):
        cell = t[place] & FIELD
        answers = (t[place] >> REPLIES) & FIELD
        if not reaches(t, last, other, own | cell, free ^ cell, answers, tiles - 1, 1 - bound):
            return True
    return False


def is_worth(t: Row, last: int, own: int, other: int, free: int, cell: int, tiles: int, bound: int) -> bool:
    """Is taking the tile on `cell` worth at least `bound` to the player who takes it?"""
    if t[WIN + own] & cell:  # win.row, win.square
        return tiles >= bound
    if tiles == 1:  # ruling.full_board
        return last >= bound
    answers = t[FOLLOW + cell] & free
    if not answers:  # win.block
        return tiles >= bound
    if answers & t[WIN + other]:
        return 1 - tiles >= bound
    threat = t[WIN + (own | cell)] & free
    answers &= t[LOW + (threat & 255)] & t[HIGH + (threat >> 8)]
    if not answers:  # whatever the other side takes, the next tile wins
        return tiles - 2 >= bound
    return not reaches(t, last, other, own | cell, free ^ cell, answers, tiles - 1, 1 - bound)


def worth(t: Row, last: int, own: int, other: int, free: int, cell: int, tiles: int) -> int:
    """Return what taking the tile on `cell` is worth to the player who takes it, by one question after another."""
    if is_worth(t, last, own, other, free, cell, tiles, 1):
        value = 2 - (tiles & 1)  # the tiles that a win leaves are odd or even as the tiles before the move are not
        while value < tiles and is_worth(t, last, own, other, free, cell, tiles, value + 2):
            value += 2
        return value
    if last == 0 and is_worth(t, last, own, other, free, cell, tiles, 0):
        return 0
    value = -1 - (tiles & 1)
    while not is_worth(t, last, own, other, free, cell, tiles, value):
        value -= 2
    return value


def solve(t: Row, last: int, layouts: Row, values: Row) -> None:
    """first.border: write down what every opening is worth, 16 numbers a layout, 0 for the inner four."""
    for start in range(0, len(layouts), CELLS):
        lay(t, layouts, start)
        for cell in range(CELLS):
            if BORDER >> cell & 1:
                values[start + cell] = worth(t, last, 0, 0, FIELD, 1 << cell, CELLS)
