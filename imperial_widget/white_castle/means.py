"""Can it be paid? Questions about a player's means, seals included: they may be exchanged at any moment.

Each question takes coins and seals as they would stand, so that one can ask what is left after a payment. Nothing here
changes the game.
"""

from __future__ import annotations

from . import state as st
from .components import (
    ACTIONS,
    CLIMB_PEARLS,
    COURTIER,
    GARDEN_FOOD,
    GARDENER,
    GATE_COINS,
    WARRIOR,
    YARD_IRON,
)
from .state import AT_GATE, COURTIERS, FOOD, GARDENERS, GARDENS, IN_GARDENS, IRON, PEARL, WARRIORS, Row

CHEAPEST_YARD = min(YARD_IRON)


def can_climb(s: Row, b: int, pearls: int) -> bool:
    """Has the player a courtier to move up, and pearls for one floor?"""
    return pearls >= CLIMB_PEARLS[1] and any(s[b + AT_GATE : b + st.AT_TOP])


def could_use_courtiers(s: Row, b: int, coins: int, seals: int) -> bool:
    """Could either half of the courtier action be done?"""
    if s[b + COURTIERS] and coins + seals >= GATE_COINS:
        return True
    return can_climb(s, b, s[b + PEARL] + seals // 2)


def could_use_gardener(s: Row, b: int, seals: int) -> bool:
    """Could a gardener be placed somewhere?"""
    if not s[b + GARDENERS]:
        return False
    food = s[b + FOOD] + seals // 2
    held = s[b + IN_GARDENS]
    return any(GARDEN_FOOD[card] <= food and not held >> garden & 1 for garden, card in enumerate(s[GARDENS]))


def could_use_warrior(s: Row, b: int, seals: int) -> bool:
    """Could a warrior be placed somewhere?"""
    return bool(s[b + WARRIORS]) and int(s[b + IRON]) + seals // 2 >= CHEAPEST_YARD


def could_do(s: Row, b: int, what: int, coins: int, seals: int) -> bool:
    """Could this part of an action be done with so many coins and seals? What only gives can always be done."""
    if what == COURTIER:
        return could_use_courtiers(s, b, coins, seals)
    if what == GARDENER:
        return could_use_gardener(s, b, seals)
    if what == WARRIOR:
        return could_use_warrior(s, b, seals)
    return True


def payable(s: Row, b: int, number: int) -> bool:
    """turn.cannot: can this action be paid as things stand, and could anything be done after that?"""
    action = ACTIONS[number]
    what = action.parts[0][0]
    coins = s[b + st.COIN] - action.coins
    seals = s[b + st.SEAL] - action.seals
    if coins < 0 or seals < 0:
        return False
    return what < COURTIER or could_do(s, b, what, coins, seals)


def could_pay(s: Row, b: int, number: int) -> bool:
    """Could this action be paid if seals were exchanged first?"""
    action = ACTIONS[number]
    coins = s[b + st.COIN] - action.coins
    seals = s[b + st.SEAL] - action.seals
    if coins < 0:
        seals += coins
        coins = 0
    return seals >= 0 and could_do(s, b, action.parts[0][0], coins, seals)


# The rooms a courtier may go to: from the gate (0) or a room (1 to 5), one floor up and two floors up; 5 is the daimyo.
ONE_UP = ((0, 1, 2), (3, 4), (3, 4), (3, 4), (5,), (5,))
TWO_UP = ((3, 4), (5,), (5,), (5,), (), ())
