"""The whole of a Sakura game as one flat row of integers: where each number lives.

The rules (`rules.py`) read and write such a row and nothing else, so that the very same source runs as plain
Python, inside Pyodide and under a compiler. `Position` is the human face of a row. This module only names places
in the row; it knows no rule.

A *seat* is an index into the painters in play; `COLOUR + seat` says which of the six painters sits there.
With two players the court painter has a seat of its own.
"""

from __future__ import annotations

from typing import Final

MOST: Final = 6
"""The most painters there can be."""
HAND_SIZE: Final = 5
CARDS: Final = 60
ALL_TOKENS: Final = 54
FIRST_TOKENS: Final = 5

# One number each.
PAINTERS: Final = 0  # how many painters are in play, the court painter included
COURT: Final = 1  # seat of the court painter, or -1
TRICKY: Final = 2  # 1: the tricky variant for two
PHASE: Final = 3
ROUND: Final = 4
EMPEROR: Final = 5  # the space he stands on
SCORED: Final = 6  # how many sakura have been scored
SUPPLY: Final = 7
RNG: Final = 8  # state of the generator that shuffles
KNOWN: Final = 9  # 1: hands and deck are part of the position; 0: a teacher's position without them
CARD: Final = 10  # seat whose card is being resolved, or -1
HALF: Final = 11  # GARDEN_HALF or PAINTER_HALF of that card
DIRECTION: Final = 12  # the direction chosen for the half being resolved: +1, -1, or 0 for none
STOPPED: Final = 13  # 1: the Emperor has stopped at a sakura that is not scored yet
WINNERS: Final = 14  # bit set of seats
DECK_SIZE: Final = 15
DISCARD_SIZE: Final = 16
LENDER: Final = 17  # seat whose hand gave the court painter its card this round, or -1

# One number a seat.
COLOUR: Final = 18
SPACE: Final = COLOUR + MOST  # 0 is the gate
TOKENS: Final = SPACE + MOST
TABLE: Final = TOKENS + MOST  # the card a seat has on the table, 0 for none
DONE: Final = TABLE + MOST  # 1: that card has been resolved
HAND_COUNT: Final = DONE + MOST
RANK: Final = HAND_COUNT + MOST  # what if: the place of that card in another order, from 1; 0: by its number

# Rows of cards, filled up with zeros.
HAND: Final = RANK + MOST  # HAND_SIZE numbers a seat
DECK: Final = HAND + MOST * HAND_SIZE  # the top card is the last one
DISCARD: Final = DECK + CARDS
SIZE: Final = DISCARD + CARDS

# Phases.
CHOOSING: Final = 0  # some seat has not chosen a card
LAID: Final = 1  # every card lies on the table; a typed position waits for "go"
RESOLVING: Final = 2  # between two beats of a card
DECIDING: Final = 3  # the card's player chooses a direction
OVER: Final = 4

GARDEN_HALF: Final = 0
PAINTER_HALF: Final = 1

# The edition, as the rules see it: a second row that never changes during a game.
LENGTH: Final = 0  # the last space
TORII: Final = 1
SAKURA: Final = 2  # three spaces
GARDEN_ACTION: Final = 5  # by card number
PAINTER_ACTION: Final = GARDEN_ACTION + CARDS + 1
BRIDGE: Final = PAINTER_ACTION + CARDS + 1  # by space: 1 on a bridge

# Garden actions.
EMPEROR_1: Final = 1
EMPEROR_2: Final = 2
EMPEROR_BACK: Final = 3
EMPEROR_EITHER: Final = 4
CLOSEST_BACK: Final = 5
FURTHEST_ON: Final = 6

# Painter actions: +1, +2, +3 are 1, 2, 3; then the choices, then the two that look at the others.
EITHER: Final = 3  # EITHER + n is "n, forwards or backwards"
OVERTAKE: Final = 7
BETWEEN: Final = 8

# Moves are numbers too: seat * MOVE + card, or one of these instead of the card.
MOVE: Final = 64
FORWARD: Final = 61
BACK: Final = 62
GO: Final = 63
