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
    hand_of,
    has_to_choose,
    play,
    set_up,
    xorshift,
)
from imperial_widget.sakura.state import (
    BACK,
    CARD,
    CARDS,
    DECIDING,
    EMPEROR,
    FORWARD,
    GARDEN_HALF,
    GO,
    HALF,
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
    ROUND,
    SIZE,
    TABLE,
    TOKENS,
    WINNERS,
)
from imperial_widget.sakura.vocabulary import K_AIM, K_BUMP, K_CARD, K_LOSE, R_BETWEEN, R_BY_EMPEROR, R_OVERTAKE

Records = Any
"""A row of short numbers: an array, of Python's or of numpy's."""

BITS: Final = 0xFFFFFFFF
PLACES: Final = CARDS + 1  # a place for every card number, and an unused 0

# How a painter comes to lose a token.
OWN_STEP: Final = 0  # its own card let it walk into the Emperor
OWN_OVERTAKE: Final = 1
OWN_BETWEEN: Final = 2
SENT_FORWARD: Final = 3  # a card that moves the furthest painter did
BY_EMPEROR: Final = 4  # he stepped back
CAUSES: Final = 5
SPACES: Final = 121  # of the longest path an edition may have, and the gate
LOSSES: Final = SPACES * CAUSES  # space * CAUSES + cause: one place for every loss there can be
MOST_LOSSES: Final = 80  # tokens lost in a game: 54 at its start and 22 that the trees give are all there are

# The tally of one game: one number a seat, then a number for every seat and card, then the losses one by one.
DISGRACED: Final = 0
LOST: Final = DISGRACED + MOST  # tokens
RESOLVED: Final = LOST + MOST
AIM: Final = RESOLVED + MOST * PLACES  # the rule by which the card under way last aimed at somebody
LOSS_COUNT: Final = AIM + 1
LOSS: Final = LOSS_COUNT + 1
TALLY: Final = LOSS + MOST_LOSSES

# The total over games.
GAMES: Final = 0
UNFINISHED: Final = 1  # games that reached the limit of moves; nothing else counts them
SHARED: Final = 2  # games with more than one winner
ALL_WINS: Final = 3
ALL_DISGRACED: Final = ALL_WINS + MOST
DISGRACED_SQUARES: Final = ALL_DISGRACED + MOST  # the sum of the squares, for the interval of their mean
ALL_LOST: Final = DISGRACED_SQUARES + MOST
CARD_PLAYS: Final = ALL_LOST + MOST
CARD_WINS: Final = CARD_PLAYS + PLACES  # plays by somebody who won in the end
MOST_TOKENS: Final = 54
TOKEN_PLACES: Final = MOST_TOKENS + 1
ALL_TOKENS: Final = CARD_WINS + PLACES  # how often a seat ended with 0, 1, 2, ... tokens
MOST_ROUNDS: Final = 255  # the last place stands for more, too
ALL_ROUNDS: Final = ALL_TOKENS + MOST * TOKEN_PLACES
ALL_LOSSES: Final = ALL_ROUNDS + MOST_ROUNDS + 1
TOTAL: Final = ALL_LOSSES + LOSSES

# The most remarkable games: for each kind how much, and which game; the earlier one when two are alike.
LONGEST: Final = 0
SHORTEST: Final = 1
CLOSEST: Final = 2
WIDEST: Final = 3
CLUMSIEST: Final = 4
WINNERS_CARD: Final = 5  # for every card: a winner resolved it most often
LOST_HERE: Final = WINNERS_CARD + PLACES  # for every loss there can be: the first game with it
KINDS: Final = LOST_HERE + LOSSES
BEST: Final = KINDS * 2

# The record of one game, where records are kept.
REC_ROUNDS: Final = 0
REC_WINNERS: Final = 1
REC_TOKENS: Final = 2
REC_DISGRACED: Final = REC_TOKENS + MOST
RECORD: Final = REC_DISGRACED + MOST


# --- counting --------------------------------------------------------------------------------------------------------
def count(s: Row, tally: Row, kind: int, rule: int, _also: int, who: int, a: int, b: int, _c: int) -> None:
    """Stand in for `rules.emit`: count what the statistics need instead of writing everything down."""
    if kind == K_CARD:
        tally[RESOLVED + who * PLACES + a] += 1
        tally[AIM] = -1
    elif kind == K_AIM:
        tally[AIM] = rule
    elif kind == K_BUMP:
        tally[DISGRACED + who] += 1
    elif kind == K_LOSE and a > b:
        tally[LOST + who] += 1
        if tally[LOSS_COUNT] < MOST_LOSSES:
            space = s[EMPEROR] - (1 if rule == R_BY_EMPEROR else 0)
            tally[LOSS + tally[LOSS_COUNT]] = space * CAUSES + cause(s, tally, rule)
            tally[LOSS_COUNT] += 1


def cause(s: Row, tally: Row, rule: int) -> int:
    """Return how a painter comes to lose the token it loses right now."""
    if rule == R_BY_EMPEROR:
        return BY_EMPEROR
    if s[HALF] == GARDEN_HALF:
        return SENT_FORWARD
    if tally[AIM] == R_OVERTAKE:
        return OWN_OVERTAKE
    if tally[AIM] == R_BETWEEN:
        return OWN_BETWEEN
    return OWN_STEP


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
    x = xorshift(chance[0])
    chance[0] = x
    return (x * sides) >> 32


def deal(s: Row, blank: Row, tally: Row, seed: int) -> None:
    """Set up a game: `blank` with the deck shuffled and five cards for every player, as `new_game` does."""
    for i in range(SIZE):
        s[i] = blank[i]
    set_up(s, tally, seed)  # type: ignore[arg-type] # the engine has put `count` behind it


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
        total[DISGRACED_SQUARES + seat] += tally[DISGRACED + seat] * tally[DISGRACED + seat]
        total[ALL_LOST + seat] += tally[LOST + seat]
        total[ALL_TOKENS + seat * TOKEN_PLACES + s[TOKENS + seat]] += 1
        disgraced += tally[DISGRACED + seat]
        for card in range(1, PLACES):
            plays = tally[RESOLVED + seat * PLACES + card]
            if plays:
                total[CARD_PLAYS + card] += plays
                total[CARD_WINS + card] += plays * won
                if won:
                    remember(best, WINNERS_CARD + card, plays, game)
    for i in range(tally[LOSS_COUNT]):
        total[ALL_LOSSES + tally[LOSS + i]] += 1
        remember(best, LOST_HERE + tally[LOSS + i], 1, game)
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
