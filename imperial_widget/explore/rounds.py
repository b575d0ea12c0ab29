"""One round for every combination of cards, in the style of the rules: integers and indexing, so it can be compiled.

A direction is decided by the player of its card when the card resolves, all cards being open by then: a game of perfect
information, so each round is solved from its end (backward induction). `frames` keeps the games that wait while their
forward direction is tried, `found` what came of it; *now*, its last record, is the line under way. Knows the rules and
the tally of `flat`; what the records mean to people is `hands`' matter.
"""

from __future__ import annotations

from typing import Final

from imperial_widget.sakura.rules import Row, Table, decide, painters_between, ranked, resolve
from imperial_widget.sakura.state import (
    CARD,
    DECIDING,
    EMPEROR,
    HAND,
    MOST,
    PAINTERS,
    PHASE,
    RESOLVING,
    SCORED,
    SPACE,
    TABLE,
    TOKENS,
)

from .flat import DISGRACED, LOSS_COUNT

WHOLE: Final = 128
"""What a token (or a place) counts; a space (or a token) counts 1, and there are always fewer than 128 of those."""
BY_TOKENS: Final = 0
BY_PLACE: Final = 1

# The record of one round.
REC_EMPEROR: Final = 0
REC_SCORED: Final = 1  # trees scored when it is over
REC_WAYS: Final = 2  # the directions in their order, a bit each, the first one lowest: 1 is forwards
REC_WAY_COUNT: Final = 3
REC_CLOSEST: Final = 4  # the seat closest to the Emperor, or NOBODY
REC_LEAVES: Final = 5  # how many lines of directions were tried
REC_SPACE: Final = 6  # from here on a number a seat
REC_TOKENS: Final = REC_SPACE + MOST
REC_BUMPS: Final = REC_TOKENS + MOST
REC_VALUE: Final = REC_BUMPS + MOST
RECORD: Final = REC_VALUE + MOST

DEPTH: Final = 2 * MOST  # directions of a round: two a card
FRAME: Final = HAND + MOST + 2  # a game without its hands and piles, its disgraces, the seat that decides, tried
FRAME_BUMPS: Final = HAND
FRAME_WHO: Final = HAND + MOST
FRAME_TRIED: Final = FRAME_WHO + 1
FRAMES: Final = DEPTH * FRAME
NOW: Final = DEPTH * RECORD
FOUND: Final = NOW + RECORD


def value_of(s: Row, base: Row, seat: int, aim: int) -> int:
    """Return what the end of a round is worth to a seat: tokens gained, then spaces; or place, then tokens gained."""
    gained = s[TOKENS + seat] - base[TOKENS + seat]
    if aim == BY_PLACE:
        return gained - WHOLE * painters_between(s, seat)
    return gained * WHOLE - (s[EMPEROR] - s[SPACE + seat])


def note_end(s: Row, base: Row, tally: Row, found: Row, ways: int, depth: int, aim: int) -> None:
    """Write the end of a line of directions down as the record *now*."""
    found[NOW + REC_EMPEROR] = s[EMPEROR]
    found[NOW + REC_SCORED] = s[SCORED]
    found[NOW + REC_WAYS] = ways
    found[NOW + REC_WAY_COUNT] = depth
    found[NOW + REC_CLOSEST] = ranked(s, 0)
    for seat in range(s[PAINTERS]):
        found[NOW + REC_SPACE + seat] = s[SPACE + seat]
        found[NOW + REC_TOKENS + seat] = s[TOKENS + seat]
        found[NOW + REC_BUMPS + seat] = tally[DISGRACED + seat]
        found[NOW + REC_VALUE + seat] = value_of(s, base, seat, aim)


def wait(s: Row, tally: Row, frames: Row, at: int) -> None:
    """Keep a game in which somebody has to decide a direction."""
    for i in range(HAND):
        frames[at + i] = s[i]
    for seat in range(MOST):
        frames[at + FRAME_BUMPS + seat] = tally[DISGRACED + seat]
    frames[at + FRAME_WHO] = s[CARD]
    frames[at + FRAME_TRIED] = 0


def go_back(s: Row, tally: Row, frames: Row, at: int) -> None:
    """Return to a game that waits."""
    for i in range(HAND):
        s[i] = frames[at + i]
    for seat in range(MOST):
        tally[DISGRACED + seat] = frames[at + FRAME_BUMPS + seat]
    frames[at + FRAME_TRIED] = 1


def solve_round(s: Row, t: Table, base: Row, tally: Row, frames: Row, found: Row, aim: int) -> int:
    """Resolve the cards on the table, everybody deciding for the own good; leave the end in *now*; count the lines.

    Who is as well off either way goes forwards.
    """
    depth = 0
    ways = 0
    leaves = 0
    resolve(s, t, tally)  # type: ignore[arg-type] # the engine has put `count` behind it
    while True:
        if s[PHASE] == DECIDING:
            wait(s, tally, frames, depth * FRAME)
            ways |= 1 << depth
            depth += 1
            decide(s, t, tally, 1)  # type: ignore[arg-type] # as above
            continue
        leaves += 1
        note_end(s, base, tally, found, ways, depth, aim)
        while depth > 0 and frames[(depth - 1) * FRAME + FRAME_TRIED] == 1:
            depth -= 1
            forwards = depth * RECORD
            who = REC_VALUE + frames[depth * FRAME + FRAME_WHO]
            if found[forwards + who] >= found[NOW + who]:
                for i in range(RECORD):
                    found[NOW + i] = found[forwards + i]
        if depth == 0:
            return leaves
        for i in range(RECORD):
            found[(depth - 1) * RECORD + i] = found[NOW + i]
        go_back(s, tally, frames, (depth - 1) * FRAME)
        ways &= (1 << (depth - 1)) - 1
        decide(s, t, tally, -1)  # type: ignore[arg-type] # as above


def lay(s: Row, base: Row, choices: Row, counts: Row, pick: int) -> None:
    """Lay the cards of a combination on the table; of two combinations in a row the last seats' cards differ."""
    for i in range(HAND):
        s[i] = base[i]
    s[PHASE] = RESOLVING
    start = len(choices)
    for back in range(s[PAINTERS]):
        seat = s[PAINTERS] - 1 - back
        start -= counts[seat]
        s[TABLE + seat] = choices[start + pick % counts[seat]]
        pick //= counts[seat]


def solve_rounds(
    s: Row,
    t: Table,
    base: Row,
    choices: Row,
    counts: Row,
    picks: Row,
    tally: Row,
    frames: Row,
    found: Row,
    records: Row,
    aim: int,
) -> None:
    """Solve the round of every combination in `picks`; `records` has room for them all."""
    for row in range(len(picks)):
        lay(s, base, choices, counts, picks[row])
        for seat in range(MOST):
            tally[DISGRACED + seat] = 0
        tally[LOSS_COUNT] = 0
        leaves = solve_round(s, t, base, tally, frames, found, aim)
        for i in range(RECORD):
            records[row * RECORD + i] = found[NOW + i]
        records[row * RECORD + REC_LEAVES] = leaves
