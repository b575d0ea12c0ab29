"""The whole of a game as one flat row: where each number lives, what waits on the stack, and the numbers of the moves.

The rules read and write such a row (a list) and nothing else; `Position` is the human face of one. An entry is a
number or a tuple of numbers, never anything that can change, so copying the row copies the game. This module only names
places; it knows no rule.

A *die* is 10 * colour + value. A *frame* is a tuple: its kind, then what that kind needs. The frame on top of the stack
is what is decided now; those below wait. An empty stack means that the turn (or step) is over.
"""

from __future__ import annotations

from typing import Any, Final

Row = list[Any]
Frame = tuple[int, ...]

# --- one entry each --------------------------------------------------------------------------------------------------
PLAYERS: Final = 0
SEATS: Final = 1  # players, and the rival of a solo game
DIFFICULTY: Final = 2  # of the solo game, from 0; -1 otherwise
PHASE: Final = 3
ROUND: Final = 4
TURN: Final = 5  # turns (or steps) finished in this phase
ACTOR: Final = 6  # the seat that decides
RNG: Final = 7
BUSY: Final = 8  # 1 between two beats of a move
STACK: Final = 9
ORDER: Final = 10  # seats, the first to play first
TRACK: Final = 11  # seats by when their influence marker last moved: of those on one space, the last is on top
HELD: Final = 12  # a die that has been taken and not placed yet, or 0
BRIDGE: Final = 13  # three: (left, middle ..., right); 0 for an empty end
SPACE: Final = 16  # seven: the dice on the rooms and outside, the top one last
WELL: Final = 23  # dice at the well
ROOM: Final = 24  # five: the card in each room, or -1
DECK: Final = 29  # two: stewards, diplomats; the top card first
DAIMYO: Final = 31
SLOTS: Final = 32  # three seats, or -1
GARDENS: Final = 33  # six cards: a plant and a stone garden for each bridge
YARD_TILES: Final = 34  # four tiles
TILES: Final = 35  # fifteen tiles: rooms from left to right, then the well
PAIRS: Final = 36  # (resources, action, resources, action ...) to choose from; -1 where taken
RIVAL_DECK: Final = 37
RIVAL_OPEN: Final = 38
GONE: Final = 39  # castle cards out of the game
HEAD: Final = 40

# --- one row a seat --------------------------------------------------------------------------------------------------
FOOD: Final = 0
IRON: Final = 1
PEARL: Final = 2
COIN: Final = 3
SEAL: Final = 4
POINTS: Final = 5
INFLUENCE: Final = 6
COURTIERS: Final = 7  # still on the clan board
AT_GATE: Final = 8
IN_ROOM: Final = 9  # five
AT_TOP: Final = 14
GARDENERS: Final = 15
WARRIORS: Final = 16
IN_YARD: Final = 17  # three
IN_GARDENS: Final = 20  # bit set of the six
CARD: Final = 21  # the action card on the clan board, or -1
CLAN_DIE: Final = 22  # three: the value of the die, or 0
LANTERN: Final = 25  # cards under the board
WIDTH: Final = 26

# --- phases ----------------------------------------------------------------------------------------------------------
DRAFT: Final = 0
PLAY: Final = 1
GARDEN_STEP: Final = 2
LAST_SEALS: Final = 3
OVER: Final = 4
PHASES: Final = ("draft", "play", "gardens", "seals", "over")

# --- frames ----------------------------------------------------------------------------------------------------------
F_PAIR: Final = 0
F_TURN: Final = 1
F_ROOM: Final = 2  # card, bit set of rows left, room
F_OUTSIDE: Final = 3  # side
F_WELL: Final = 4
F_CLAN: Final = 5  # row
F_CARD: Final = 6  # row of the clan board
F_PARTS: Final = 7  # what, number, what, number ...: in an order still to be chosen
F_ANY: Final = 8  # how many
F_BORDER: Final = 9  # steps left
F_COURTIER: Final = 10  # bit set: 1 gate used, 2 climb used
F_GARDENER: Final = 11
F_WARRIOR: Final = 12
F_LIGHT: Final = 13  # card
F_REFILL: Final = 14  # room
F_SLOT: Final = 15
F_YARD: Final = 16  # bit set of places for tiles left
F_GARDEN: Final = 17  # garden
F_CASTLE: Final = 18  # select
F_DOMAIN: Final = 19
F_GARDENS: Final = 20  # bit set of gardens left
F_SEALS: Final = 21
F_RIVAL: Final = 22
F_RIVAL_DO: Final = 23  # first, last: what is left of the actions of the cards opened last
F_RIVAL_GARDEN: Final = 24  # bit set
F_RIVAL_ROOM: Final = 25  # from (0 gate, 1-5 rooms), to (1 stewards, 2 diplomats)
F_REST: Final = 26  # what, number ...: what is left after the influence
FRAMES: Final = (
    "pair",
    "turn",
    "room",
    "outside",
    "well",
    "clan",
    "card",
    "order",
    "any",
    "border",
    "courtier",
    "gardener",
    "warrior",
    "light",
    "refill",
    "slot",
    "yard",
    "garden",
    "castle",
    "domain",
    "gardens",
    "seals",
    "rival",
    "rival_do",
    "rival_garden",
    "rival_room",
    "rest",
)

# --- moves, by number ------------------------------------------------------------------------------------------------
M_DONE: Final = 0
M_PAY: Final = 1
M_STAY: Final = 2
M_RIVAL: Final = 3
M_SEALS_FIRST: Final = 4
M_INFLUENCE_FIRST: Final = 5
M_GATE: Final = 6
M_EXCHANGE: Final = 7  # food, iron, pearl, coin
M_TAKE: Final = 11  # food, iron, pearl
M_ROW: Final = 14  # three
M_SLOT: Final = 17  # three
M_YARD: Final = 20  # three
M_TILE: Final = 23  # four
M_DOMAIN: Final = 27  # three
M_OUTSIDE: Final = 30  # courtier, gardener, warrior
M_PAIR: Final = 33  # five
M_GARDEN: Final = 38  # six
M_USE: Final = 44  # six
M_TO_ROOM: Final = 50  # five
M_CASTLE: Final = 55  # 3 * room + row
M_CLIMB: Final = 70  # 6 * from (0 gate, 1-5 rooms) + to (0-4 rooms, 5 daimyo)
M_DIE: Final = 106  # 9 * (2 * bridge + end) + space
MOVES: Final = 160
