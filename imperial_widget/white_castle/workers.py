"""The three actions of a clan's people: warrior, gardener and courtier, with everything that follows from them.

Each has a lister (which moves are there?) and the steps of the rulebook in its order. `s` and `log` are as in
`effects.py`. A lister adds the moves that can be paid as things stand, and answers whether an exchange of seals could
make one more of them possible.
"""

from __future__ import annotations

from . import state as st
from .components import (
    CARDS,
    CLIMB_PEARLS,
    COIN,
    DAIMYO_CARDS,
    DAIMYO_SLOTS,
    FLOORS,
    FOOD,
    GARDEN_ACTION,
    GARDEN_CARDS,
    GARDEN_FOOD,
    GARDENS,
    GATE_COINS,
    IRON,
    LIGHT_ROWS,
    PEARL,
    ROOMS,
    YARD_ACTION,
    YARD_IRON,
    YARD_SLOTS,
    YARD_TILES,
    YARDS,
)
from .effects import BY_DAIMYO, Log, base, clan, lantern, pay, perform, pop, push, tell
from .means import ONE_UP, TWO_UP, can_climb, could_pay, could_use_gardener, could_use_warrior, payable
from .state import Frame, Row

PLACES = ("gate", *ROOMS)


# --- warrior ---------------------------------------------------------------------------------------------------------
def list_warrior(s: Row, _frame: Frame, b: int, moves: list[int]) -> bool:
    """warrior.yard: the yards whose iron the player has."""
    if s[b + st.WARRIORS]:
        iron = s[b + IRON]
        moves += [st.M_YARD + yard for yard, price in enumerate(YARD_IRON) if price <= iron]
    return could_use_warrior(s, b, s[b + st.SEAL])


def place_warrior(s: Row, log: Log, move: int) -> None:
    """warrior.yard: pay the iron; the leftmost warrior goes to a training yard."""
    pop(s)
    yard = move - st.M_YARD
    b = base(s)
    pay(s, log, b, IRON, YARD_IRON[yard], ("warrior.yard",))
    s[b + st.WARRIORS] -= 1
    s[b + st.IN_YARD + yard] += 1
    places = 0
    for place, (where, _) in enumerate(YARD_SLOTS):
        if where == yard:
            places |= 1 << place
    push(s, st.F_YARD, places)
    if log is not None:
        tell(s, log, "warrior", ("warrior.yard",), who=clan(s), yard=YARDS[yard], left=s[b + st.WARRIORS])


def yard_action(s: Row, place: int) -> int:
    """Return the action of the tile on a place of the yards."""
    tile: int = s[st.YARD_TILES][place]
    return YARD_ACTION[YARD_SLOTS[place][1]][tile]


def list_yard(s: Row, frame: Frame, b: int, moves: list[int]) -> bool:
    """warrior.tiles: the tiles of that yard that have not been used, in any order."""
    could = False
    for place in range(4):
        if frame[1] >> place & 1:
            action = yard_action(s, place)
            if payable(s, b, action):
                moves.append(st.M_TILE + place)
            could = could or could_pay(s, b, action)
    return could


def use_yard_tile(s: Row, log: Log, move: int) -> None:
    """warrior.tiles: do what a tile shows."""
    place = move - st.M_TILE
    left = pop(s)[1] & ~(1 << place)
    if left:
        push(s, st.F_YARD, left)
    if log is not None:
        yard, side = YARD_SLOTS[place]
        tile = YARD_TILES[s[st.YARD_TILES][place]]
        tell(s, log, "yard_tile", ("warrior.tiles",), who=clan(s), yard=YARDS[yard], tile=tile, side=side)
    perform(s, log, yard_action(s, place), "warrior.tiles")


# --- gardener --------------------------------------------------------------------------------------------------------
def list_gardener(s: Row, _frame: Frame, b: int, moves: list[int]) -> bool:
    """gardener.garden: the gardens without an own gardener whose food the player has."""
    if s[b + st.GARDENERS]:
        food = s[b + FOOD]
        held = s[b + st.IN_GARDENS]
        for garden, card in enumerate(s[st.GARDENS]):
            if GARDEN_FOOD[card] <= food and not held >> garden & 1:
                moves.append(st.M_GARDEN + garden)
    return could_use_gardener(s, b, s[b + st.SEAL])


def place_gardener(s: Row, log: Log, move: int) -> None:
    """gardener.garden: pay the food; the leftmost gardener goes to a garden."""
    pop(s)
    garden = move - st.M_GARDEN
    b = base(s)
    card = s[st.GARDENS][garden]
    pay(s, log, b, FOOD, GARDEN_FOOD[card], ("gardener.garden",))
    s[b + st.GARDENERS] -= 1
    s[b + st.IN_GARDENS] |= 1 << garden
    push(s, st.F_GARDEN, garden)
    if log is not None:
        facts = {"who": clan(s), "garden": GARDENS[garden], "card": GARDEN_CARDS[card], "left": s[b + st.GARDENERS]}
        tell(s, log, "gardener", ("gardener.garden",), **facts)


def list_garden(s: Row, frame: Frame, b: int, moves: list[int]) -> bool:
    """gardener.action: the action of the garden just entered."""
    action = GARDEN_ACTION[s[st.GARDENS][frame[1]]]
    if payable(s, b, action):
        moves.append(st.M_USE + frame[1])
    return could_pay(s, b, action)


def list_gardens(s: Row, frame: Frame, b: int, moves: list[int]) -> bool:
    """round.gardens: the actions of all gardens left in this step, in any order."""
    could = False
    for garden, card in enumerate(s[st.GARDENS]):
        if frame[1] >> garden & 1:
            if payable(s, b, GARDEN_ACTION[card]):
                moves.append(st.M_USE + garden)
            could = could or could_pay(s, b, GARDEN_ACTION[card])
    return could


def use_garden(s: Row, log: Log, move: int) -> None:
    """gardener.action, round.gardens: do what a garden shows."""
    garden = move - st.M_USE
    frame = pop(s)
    step = frame[0] == st.F_GARDENS
    if step and frame[1] & ~(1 << garden):
        push(s, st.F_GARDENS, frame[1] & ~(1 << garden))
    card = s[st.GARDENS][garden]
    if log is not None:
        rules = ("round.gardens", "gardener.action") if step else ("gardener.action",)
        tell(s, log, "garden_action", rules, who=clan(s), garden=GARDENS[garden], card=GARDEN_CARDS[card])
    perform(s, log, GARDEN_ACTION[card], "gardener.action")


# --- courtier --------------------------------------------------------------------------------------------------------
def list_courtier(s: Row, frame: Frame, b: int, moves: list[int]) -> bool:
    """courtier.gate, courtier.climb: the halves of the action that are left and can be paid."""
    used = frame[1]
    coins, seals, pearls = s[b + COIN], s[b + st.SEAL], s[b + PEARL]
    could = False
    if not used & 1 and s[b + st.COURTIERS]:
        if coins >= GATE_COINS:
            moves.append(st.M_GATE)
        could = coins + seals >= GATE_COINS
    if used & 2:
        return could
    if pearls >= CLIMB_PEARLS[1]:
        far = pearls >= CLIMB_PEARLS[2]
        for start in range(6):
            if s[b + st.AT_GATE + start]:
                first = st.M_CLIMB + 6 * start
                moves += [first + to for to in ONE_UP[start]]
                if far:
                    moves += [first + to for to in TWO_UP[start]]
    return could or can_climb(s, b, pearls + seals // 2)


def ask_at_the_gate(s: Row, log: Log, _move: int) -> None:
    """courtier.gate: two coins; the leftmost courtier goes to the gate."""
    used = pop(s)[1] | 1
    b = base(s)
    pay(s, log, b, COIN, GATE_COINS, ("courtier.gate",))
    s[b + st.COURTIERS] -= 1
    s[b + st.AT_GATE] += 1
    if used != 3:
        push(s, st.F_COURTIER, used)
    if log is not None:
        tell(s, log, "gate", ("courtier.gate",), who=clan(s), gate=s[b + st.AT_GATE], left=s[b + st.COURTIERS])


def climb(s: Row, log: Log, move: int) -> None:
    """courtier.climb, courtier.two_floors: pearls; one courtier goes one or two floors up."""
    used = pop(s)[1] | 2
    if used != 3:
        push(s, st.F_COURTIER, used)
    start, to = divmod(move - st.M_CLIMB, 6)
    floors = 2 if to in TWO_UP[start] else 1
    b = base(s)
    pay(s, log, b, PEARL, CLIMB_PEARLS[floors], ("courtier.climb",))
    s[b + st.AT_GATE + start] -= 1
    s[b + st.IN_ROOM + to] += 1
    if log is not None:
        rules = ("courtier.two_floors", "courtier.climb") if floors == 2 else ("courtier.climb",)
        where = ROOMS[to] if to < 5 else FLOORS[3]
        tell(s, log, "climb", rules, who=clan(s), **{"from": PLACES[start], "to": where, "floors": floors})
    if to == 5:
        arrive_at_daimyo(s, log)
    else:
        arrive_in_room(s, log, to)


def arrive_in_room(s: Row, log: Log, room: int) -> None:
    """courtier.lantern_card, courtier.take_card, courtier.deck_empty: what follows on the lower two floors."""
    card = s[st.ROOM + room]
    b = base(s)
    if not s[st.DECK + (room >= 3)]:
        if log is not None:
            facts = {"who": clan(s), "room": ROOMS[room], "card": CARDS[card]}
            tell(s, log, "card_stays", ("courtier.deck_empty",), **facts)
        push(s, st.F_LIGHT, card)
        return
    old = s[b + st.CARD]
    if old >= 0:
        s[b + st.LANTERN] = (*s[b + st.LANTERN], old)
        s[b + st.CARD] = -1
        if log is not None:
            tell(s, log, "lantern_card", ("courtier.lantern_card",), who=clan(s), card=CARDS[old])
    s[b + st.CARD] = card
    s[st.ROOM + room] = -1
    if log is not None:
        tell(s, log, "take_card", ("courtier.take_card",), who=clan(s), room=ROOMS[room], card=CARDS[card])
    push(s, st.F_REFILL, room)
    push(s, st.F_LIGHT, card)


def list_light(s: Row, frame: Frame, b: int, moves: list[int]) -> bool:  # noqa: ARG001 -- light actions cost nothing
    """courtier.light_action: the light actions of the card, of which one may be done."""
    moves += [st.M_ROW + row for row in LIGHT_ROWS[frame[1]]]
    return True


def refill(s: Row, log: Log, room: int) -> None:
    """courtier.refill: the top card of the floor's deck comes into the room."""
    deck = st.DECK + (room >= 3)
    card, *rest = s[deck]
    s[deck] = tuple(rest)
    s[st.ROOM + room] = card
    if log is not None:
        tell(s, log, "refill", ("courtier.refill",), room=ROOMS[room], card=CARDS[card], left=len(rest))


def arrive_at_daimyo(s: Row, log: Log) -> None:
    """courtier.daimyo: first the lantern, then a slot."""
    if log is not None:
        tell(s, log, "daimyo", ("courtier.daimyo",), who=clan(s), card=DAIMYO_CARDS[s[st.DAIMYO]])
    push(s, st.F_SLOT)
    lantern(s, log, BY_DAIMYO)


def list_slots(s: Row, _frame: Frame, b: int, moves: list[int]) -> bool:  # noqa: ARG001
    """courtier.slot: the free slots of the daimyo card."""
    moves += [st.M_SLOT + slot for slot, seat in enumerate(s[st.SLOTS]) if seat < 0]
    return False


def take_slot(s: Row, log: Log, move: int) -> None:
    """courtier.slot: the courtier takes a free slot and its reward."""
    pop(s)
    slot = move - st.M_SLOT
    slots = list(s[st.SLOTS])
    slots[slot] = s[st.ACTOR]
    s[st.SLOTS] = tuple(slots)
    if log is not None:
        facts = {"who": clan(s), "slot": slot + 1, "card": DAIMYO_CARDS[s[st.DAIMYO]]}
        tell(s, log, "slot", ("courtier.slot",), **facts)
    perform(s, log, DAIMYO_SLOTS[s[st.DAIMYO]][slot], "courtier.slot")


def no_slot(s: Row, log: Log) -> None:
    """courtier.no_slot: every slot is taken; the courtier stays in the room without a reward."""
    if log is not None:
        tell(s, log, "no_slot", ("courtier.no_slot",), who=clan(s), card=DAIMYO_CARDS[s[st.DAIMYO]])
