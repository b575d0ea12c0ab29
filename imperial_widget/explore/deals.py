"""The unseen cards dealt anew and a hand tried on every deal, in the style of the rules, so that it can be compiled.

A *deal* is known by the seed and its number. `holes` are the places of the game's row that hold a card one player
cannot see, `unseen` are the cards that may lie there; `cards` is room to shuffle them in, `dealt` room for the deal,
`s` for the game played on it. For every card of the hand the sums hold four numbers. Knows the rules and `flat`; what
the sums mean to people is `worth`'s matter.
"""

from __future__ import annotations

from typing import Final

from imperial_widget.sakura.rules import Row, Table, play, ranked
from imperial_widget.sakura.state import MOVE, RNG, ROUND, SCORED, SIZE, TOKENS

from .flat import DISGRACED, game_seed, players_seed, random_move, roll

# The sums of one card over deals.
GAINED: Final = 0  # tokens until the next tree has been scored
SQUARES: Final = 1  # of those tokens, deal by deal
FIRST: Final = 2  # deals in which the painter was closest at that tree
BUMPED: Final = 3  # deals in which it was disgraced in this very round
SUMS: Final = 4


def deal_unseen(s: Row, start: Row, holes: Row, unseen: Row, cards: Row, chance: Row, seed: int, deal: int) -> None:
    """Set out a deal: `start` with other cards in its holes. `chance` is left as the players find it."""
    chance[0] = players_seed(game_seed(seed, deal))
    for i in range(SIZE):
        s[i] = start[i]
    for i in range(len(unseen)):
        cards[i] = unseen[i]
    for i in range(len(holes)):
        j = i + roll(chance, len(unseen) - i)
        cards[i], cards[j] = cards[j], cards[i]
        s[holes[i]] = cards[i]
    s[RNG] = players_seed(chance[0])


def play_to_the_tree(s: Row, t: Table, tally: Row, chance: Row, move: int, limit: int) -> bool:
    """Make a move and let everybody play on at random until a tree is scored; was the painter disgraced this round?"""
    me = move // MOVE
    scored = s[SCORED]
    begun = s[ROUND]
    before = tally[DISGRACED + me]
    bumped = False
    for _ in range(limit):
        now = s[ROUND] == begun
        play(s, t, tally, move)  # type: ignore[arg-type] # the engine has put `count` behind it
        if now and tally[DISGRACED + me] > before:
            bumped = True
        if s[SCORED] > scored:
            break
        move = random_move(s, chance)
        if move < 0:
            break
    return bumped


def play_deals(
    s: Row,
    t: Table,
    dealt: Row,
    start: Row,
    holes: Row,
    unseen: Row,
    cards: Row,
    hand: Row,
    tally: Row,
    chance: Row,
    sums: Row,
    me: int,
    seed: int,
    first: int,
    deals: int,
    limit: int,
) -> None:
    """Try every card of a hand on the deals `first`, `first + 1`, ...; all of them meet the same chance."""
    for deal in range(first, first + deals):
        deal_unseen(dealt, start, holes, unseen, cards, chance, seed, deal)
        begun = chance[0]
        for i in range(len(hand)):
            for j in range(SIZE):
                s[j] = dealt[j]
            chance[0] = begun
            bumped = play_to_the_tree(s, t, tally, chance, me * MOVE + hand[i], limit)
            gained = s[TOKENS + me] - start[TOKENS + me]
            sums[i * SUMS + GAINED] += gained
            sums[i * SUMS + SQUARES] += gained * gained
            if s[SCORED] > start[SCORED] and ranked(s, 0) == me:
                sums[i * SUMS + FIRST] += 1
            if bumped:
                sums[i * SUMS + BUMPED] += 1
