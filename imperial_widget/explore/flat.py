"""Whole games of random players, in the style of the rules: integers and indexing only, so that it can be compiled.

`engine.py` runs these functions as they stand or through a compiler; the answers are the same. Three rows of integers
appear beside the game's own: the *tally* counts what happened in one game, the *total* sums games up, *best* remembers
the most remarkable ones. Knows the rules and nothing above them: no position, no bot with a mind, no numpy.
"""

from __future__ import annotations

from typing import Any, Final

from imperial_widget.sakura.rules import (
    Row,
    Table,
    draw_into_hand,
    hand_of,
    has_to_choose,
    next_random,
    play,
    shuffle,
)
from imperial_widget.sakura.state import (
    BACK,
    CARD,
    CARDS,
    COURT,
    DECIDING,
    DECK,
    DECK_SIZE,
    FORWARD,
    GO,
    HAND,
    HAND_COUNT,
    HAND_SIZE,
    KNOWN,
    LAID,
    MOST,
    MOVE,
    OVER,
    PAINTERS,
    PHASE,
    RNG,
    ROUND,
    SIZE,
    TABLE,
    TOKENS,
    WINNERS,
)
from imperial_widget.sakura.vocabulary import K_BUMP, K_CARD, K_LOSE

Records = Any
"""A row of short numbers: an array, of Python's or of numpy's."""

BITS: Final = 0xFFFFFFFF
PLACES: Final = CARDS + 1  # a place for every card number, and an unused 0

# The tally of one game: one number a seat, then a number for every seat and card.
DISGRACED: Final = 0
LOST: Final = DISGRACED + MOST  # tokens
RESOLVED: Final = LOST + MOST
TALLY: Final = RESOLVED + MOST * PLACES

# The total over games.
GAMES: Final = 0
UNFINISHED: Final = 1  # games that reached the limit of moves; nothing else counts them
SHARED: Final = 2  # games with more than one winner
ALL_WINS: Final = 3
ALL_DISGRACED: Final = ALL_WINS + MOST
ALL_LOST: Final = ALL_DISGRACED + MOST
CARD_PLAYS: Final = ALL_LOST + MOST
CARD_WINS: Final = CARD_PLAYS + PLACES  # plays by somebody who won in the end
MOST_TOKENS: Final = 54
TOKEN_PLACES: Final = MOST_TOKENS + 1
ALL_TOKENS: Final = CARD_WINS + PLACES  # how often a seat ended with 0, 1, 2, ... tokens
MOST_ROUNDS: Final = 255  # the last place stands for more, too
ALL_ROUNDS: Final = ALL_TOKENS + MOST * TOKEN_PLACES
TOTAL: Final = ALL_ROUNDS + MOST_ROUNDS + 1

# The most remarkable games: for each kind how much, and which game; the earlier one when two are alike.
LONGEST: Final = 0
SHORTEST: Final = 1
CLOSEST: Final = 2
WIDEST: Final = 3
CLUMSIEST: Final = 4
KINDS: Final = 5
BEST: Final = KINDS * 2

# The record of one game, where records are kept.
REC_ROUNDS: Final = 0
REC_WINNERS: Final = 1
REC_TOKENS: Final = 2
REC_DISGRACED: Final = REC_TOKENS + MOST
RECORD: Final = REC_DISGRACED + MOST


def count(_s: Row, tally: Row, kind: int, _rule: int, _also: int, who: int, a: int, b: int, _c: int) -> None:
    """Stand in for `rules.emit`: count what the statistics need instead of writing everything down."""
    if kind == K_BUMP:
        tally[DISGRACED + who] += 1
    elif kind == K_LOSE:
        tally[LOST + who] += a - b
    elif kind == K_CARD:
        tally[RESOLVED + who * PLACES + a] += 1


# --- chance ----------------------------------------------------------------------------------------------------------
def mix(x: int) -> int:
    """Spread a number over 32 bits (murmur's finish): a different one for each of the 2**32."""
    x &= BITS
    x = ((x ^ (x >> 16)) * 0x85EBCA6B) & BITS
    x = ((x ^ (x >> 13)) * 0xC2B2AE35) & BITS
    return x ^ (x >> 16)


def game_seed(seed: int, game: int) -> int:
    """Return the seed of a game's cards: no two games of the same series share one."""
    return mix(mix(game ^ mix(seed)) + seed)


def players_seed(cards: int) -> int:
    """Return the first state of the players' generator, apart from that of the cards; never 0."""
    return mix(cards + 0x51ED270B) or 1


def roll(chance: Row, sides: int) -> int:
    """Return one of `sides` numbers from 0; the one number of `chance` is the players' generator (xorshift)."""
    x = chance[0]
    x ^= (x << 13) & BITS
    x ^= x >> 17
    x ^= (x << 5) & BITS
    chance[0] = x
    return (x * sides) >> 32


def deal(s: Row, blank: Row, tally: Row, seed: int) -> None:
    """Set up a game: `blank` with the deck shuffled and five cards for every player, as `new_game` does."""
    for i in range(SIZE):
        s[i] = blank[i]
    s[RNG] = (seed * 2654435 + 0x9E3779B9) & BITS or 1
    for _ in range(8):
        next_random(s)
    for i in range(CARDS):
        s[DECK + i] = i + 1
    s[DECK_SIZE] = CARDS
    shuffle(s, DECK, CARDS)
    players = s[PAINTERS] - (1 if s[COURT] >= 0 else 0)
    for _ in range(HAND_SIZE):
        for seat in range(players):
            draw_into_hand(s, tally, seat)  # type: ignore[arg-type] # the engine has put `count` behind it


# --- random players --------------------------------------------------------------------------------------------------
def random_card(s: Row, chance: Row, seat: int) -> int:
    """Return any card that may be played for a seat, or 0 when there is none."""
    if s[KNOWN]:
        hand = hand_of(s, seat)
        held = s[HAND_COUNT + hand]
        return s[HAND + hand * HAND_SIZE + roll(chance, held)] if held else 0
    laid = 0
    for other in range(s[PAINTERS]):
        if s[TABLE + other]:
            laid += 1
    left = roll(chance, CARDS - laid)
    for card in range(1, CARDS + 1):
        if not on_the_table(s, card):
            if left == 0:
                return card
            left -= 1
    return 0


def on_the_table(s: Row, card: int) -> bool:
    """Does the card lie on the table?"""
    for other in range(s[PAINTERS]):  # noqa: SIM110 -- as in the rules
        if s[TABLE + other] == card:
            return True
    return False


def random_move(s: Row, chance: Row) -> int:
    """Return any move of the first seat that has to make one, or -1 when nobody can."""
    if s[PHASE] == LAID:
        return GO
    if s[PHASE] == DECIDING:
        return s[CARD] * MOVE + (FORWARD if roll(chance, 2) == 0 else BACK)
    if s[PHASE] != OVER:
        for seat in range(s[PAINTERS]):
            if has_to_choose(s, seat):
                card = random_card(s, chance, seat)
                if card:
                    return seat * MOVE + card
    return -1


def play_random(s: Row, t: Table, tally: Row, chance: Row, limit: int) -> int:
    """Let random players finish the game, in at most `limit` moves; return how many they made."""
    made = 0
    while made < limit:
        move = random_move(s, chance)
        if move < 0:
            break
        play(s, t, tally, move)  # type: ignore[arg-type] # the engine has put `count` behind it
        made += 1
    return made


# --- summing up ------------------------------------------------------------------------------------------------------
def margin(s: Row) -> int:
    """Return how many tokens the first is ahead of the second."""
    first = 0
    second = 0
    for seat in range(s[PAINTERS]):
        tokens = s[TOKENS + seat]
        if tokens > first:
            second = first
            first = tokens
        elif tokens > second:
            second = tokens
    return first - second


def remember(best: Row, kind: int, value: int, game: int) -> None:
    """Keep a game if it is more remarkable than the one kept so far."""
    kept = best[kind * 2 + 1]
    if kept < 0 or value > best[kind * 2] or (value == best[kind * 2] and game < kept):
        best[kind * 2] = value
        best[kind * 2 + 1] = game


def sum_up(s: Row, tally: Row, total: Row, best: Row, game: int) -> None:
    """Add a game to the total, and to the most remarkable ones."""
    if s[PHASE] != OVER:
        total[UNFINISHED] += 1
        return
    total[GAMES] += 1
    winners = s[WINNERS]
    if winners & (winners - 1):
        total[SHARED] += 1
    total[ALL_ROUNDS + min(s[ROUND], MOST_ROUNDS)] += 1
    disgraced = 0
    for seat in range(s[PAINTERS]):
        won = (winners >> seat) & 1
        total[ALL_WINS + seat] += won
        total[ALL_DISGRACED + seat] += tally[DISGRACED + seat]
        total[ALL_LOST + seat] += tally[LOST + seat]
        total[ALL_TOKENS + seat * TOKEN_PLACES + s[TOKENS + seat]] += 1
        disgraced += tally[DISGRACED + seat]
        for card in range(1, PLACES):
            plays = tally[RESOLVED + seat * PLACES + card]
            if plays:
                total[CARD_PLAYS + card] += plays
                total[CARD_WINS + card] += plays * won
    remember(best, LONGEST, s[ROUND], game)
    remember(best, SHORTEST, -s[ROUND], game)
    remember(best, CLOSEST, -margin(s), game)
    remember(best, WIDEST, margin(s), game)
    remember(best, CLUMSIEST, disgraced, game)


def keep_record(s: Row, tally: Row, records: Records, start: int) -> None:
    """Write the record of a game down; -1 winners: it was not finished."""
    records[start + REC_ROUNDS] = min(s[ROUND], 32767)
    records[start + REC_WINNERS] = s[WINNERS] if s[PHASE] == OVER else -1
    for seat in range(s[PAINTERS]):
        records[start + REC_TOKENS + seat] = s[TOKENS + seat]
        records[start + REC_DISGRACED + seat] = min(tally[DISGRACED + seat], 32767)


def play_games(
    s: Row,
    t: Table,
    blank: Row,
    tally: Row,
    chance: Row,
    total: Row,
    best: Row,
    records: Records,
    seed: int,
    first: int,
    games: int,
    limit: int,
) -> None:
    """Play the games `first`, `first + 1`, ... of a series; `records` is empty or has room for all of them."""
    for i in range(games):
        cards = game_seed(seed, first + i)
        for j in range(TALLY):
            tally[j] = 0
        deal(s, blank, tally, cards)
        chance[0] = players_seed(cards)
        play_random(s, t, tally, chance, limit)
        sum_up(s, tally, total, best, first + i)
        if len(records):
            keep_record(s, tally, records, i * RECORD)
