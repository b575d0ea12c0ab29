"""How a garden stands, in the style of the rules: unseen cards are dealt anew and random players play on, many times.

Integers and indexing only, so that `engine.py` runs the same source plain or compiled. Knows the rules and `flat` and
nothing above them: what the counts mean to people is `chances.py`'s matter.
"""

from __future__ import annotations

from typing import Final

from imperial_widget.sakura.rules import Row, Table
from imperial_widget.sakura.state import (
    CARDS,
    COURT,
    DECK,
    DECK_SIZE,
    DISCARD,
    DISCARD_SIZE,
    HAND,
    HAND_COUNT,
    HAND_SIZE,
    OVER,
    PAINTERS,
    PHASE,
    RNG,
    SIZE,
    WINNERS,
)

from .flat import mix, play_random, roll

WHOLE: Final = 60
"""A victory, in parts that two to six winners can share."""


def deal_unseen(s: Row, chance: Row) -> None:
    """Shuffle every card that is not on the discard pile; five for each player, the others are the deck."""
    size = 0
    for card in range(1, CARDS + 1):
        seen = False
        for i in range(s[DISCARD_SIZE]):
            if s[DISCARD + i] == card:
                seen = True
        if not seen:
            s[DECK + size] = card
            size += 1
    i = size - 1
    while i > 0:
        j = roll(chance, i + 1)
        s[DECK + i], s[DECK + j] = s[DECK + j], s[DECK + i]
        i -= 1
    for seat in range(s[PAINTERS]):
        s[HAND_COUNT + seat] = 0
        if seat != s[COURT]:
            while size > 0 and s[HAND_COUNT + seat] < HAND_SIZE:
                size -= 1
                s[HAND + seat * HAND_SIZE + s[HAND_COUNT + seat]] = s[DECK + size]
                s[HAND_COUNT + seat] += 1
    for i in range(size, CARDS):
        s[DECK + i] = 0
    s[DECK_SIZE] = size
    s[RNG] = mix(chance[0]) or 1


def count_wins(
    s: Row, t: Table, base: Row, tally: Row, chance: Row, wins: Row, seed: int, samples: int, limit: int
) -> None:
    """Play on from `base` so many times; add what each seat wins, in parts of `WHOLE`."""
    for sample in range(samples):
        for i in range(SIZE):
            s[i] = base[i]
        chance[0] = mix(mix(seed) + sample) or 1  # the same chances from every position: differences are real sooner
        if s[PHASE] != OVER:
            deal_unseen(s, chance)
            play_random(s, t, tally, chance, limit)
        winners = 0
        for seat in range(s[PAINTERS]):
            winners += (s[WINNERS] >> seat) & 1
        if winners:
            for seat in range(s[PAINTERS]):
                if (s[WINNERS] >> seat) & 1:
                    wins[seat] += WHOLE // winners
