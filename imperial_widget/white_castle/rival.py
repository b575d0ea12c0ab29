"""The rival of the solo game: a delegation that pays nothing, plays from a deck of nine cards and gains points.

`s` and `log` are as in `effects.py`. The player makes the few choices the cards leave open. The deck itself is data
(`data/rival.json`).
"""

from __future__ import annotations

from . import state as st
from .components import (
    CARDS,
    COLOURS,
    FLOORS,
    GARDEN_CARDS,
    GARDEN_POINTS,
    GARDENS,
    PLANTS,
    RIVAL_CARDS,
    ROOMS,
    SPACE_VALUE,
    SPACES,
    TRACK_END,
    YARDS,
)
from .effects import Log, base, clan, land, pop, push, tell
from .state import ACTOR, HEAD, ORDER, RIVAL_OPEN, ROUND, SPACE, WIDTH, Frame, Row

WELL_SPACE = 7
PLACES = ("left", "centre", "right")


def is_rival(s: Row, seat: int) -> bool:
    """Is this the seat of the rival?"""
    return bool(s[st.DIFFICULTY] >= 0 and seat == 1)


# --- the rival's turn ------------------------------------------------------------------------------------------------
def die_at(s: Row, card: int) -> int:
    """solo.die: the value of the die a card asks for, or 0."""
    wanted = RIVAL_CARDS[card]
    bridge = s[st.BRIDGE + wanted.bridge]
    if wanted.place == 1:
        return bridge[1] if len(bridge) > 2 else 0
    value: int = bridge[0 if wanted.place == 0 else -1]
    return value


def play(s: Row, log: Log, _move: int) -> None:
    """solo.card, solo.die: open cards until the one on top of the deck names a die that is there; take and place it.

    A card shows two actions where it is opened, and a die on its back, which is read while it lies on top of the deck.
    One of the other eight always names a die: before a turn of the rival four places on the bridges or more hold one.
    """
    pop(s)
    while True:
        opened, top, *_ = s[st.RIVAL_DECK]
        s[st.RIVAL_DECK] = s[st.RIVAL_DECK][1:]
        s[RIVAL_OPEN] = (*s[RIVAL_OPEN], opened)
        wanted = RIVAL_CARDS[top]
        bridge, place = COLOURS[wanted.bridge], PLACES[wanted.place]
        if log is not None:
            facts = {"card": opened + 1, "top": top + 1, "bridge": bridge, "place": place}
            tell(s, log, "rival_card", ("solo.card", "ruling.solo_deck"), **facts)
        value = die_at(s, top)
        if value:
            break
        if log is not None:
            tell(s, log, "rival_no_die", ("solo.die",), card=top + 1, bridge=bridge, place=place)
    take(s, wanted.bridge, wanted.place)
    s[st.HELD] = 10 * wanted.bridge + value
    if log is not None:
        tell(s, log, "rival_die", ("solo.die",), who=clan(s), bridge=bridge, place=place, value=value)
    put(s, log, wanted.space)
    count = len(s[RIVAL_OPEN])
    push(s, st.F_RIVAL_DO, 2 * max(0, count - 2), 2 * count)


def take(s: Row, bridge: int, place: int) -> None:
    """turn.slide: the die goes; the nearest of the middle slides to an end that was emptied."""
    dice = s[st.BRIDGE + bridge]
    if place == 1:
        dice = (dice[0], *dice[2:])
    elif place == 0:
        dice = dice[1:] if len(dice) > 2 else (0, dice[-1])
    else:
        dice = dice[:-1] if len(dice) > 2 else (dice[0], 0)
    s[st.BRIDGE + bridge] = dice


def put(s: Row, log: Log, space: int) -> None:
    """solo.occupied: the die goes to its space whatever the tiles; if that is occupied, to the well."""
    if s[SPACE + space]:
        if log is not None:
            tell(s, log, "rival_occupied", ("solo.occupied",), who=clan(s), space=SPACES[space])
        space = WELL_SPACE
    die = s[st.HELD]
    s[st.HELD] = 0
    if space == WELL_SPACE:
        s[st.WELL] = (*s[st.WELL], die)
    else:
        s[SPACE + space] = (die,)
    colour, value = divmod(die, 10)
    covered = SPACE_VALUE[space]
    if log is not None:
        facts = {"who": clan(s), "die": COLOURS[colour], "value": value, "space": SPACES[space], "covers": covered}
        tell(s, log, "place_die", ("turn.place", "solo.die"), **facts)
    if value > covered:
        coins(s, log, value - covered)


def coins(s: Row, log: Log, number: int) -> None:
    """solo.coins: the rival gains coins and never pays any."""
    b = base(s)
    s[b + st.COIN] += number
    if log is not None:
        tell(s, log, "coins_gained", ("solo.coins",), who=clan(s), n=number, total=s[b + st.COIN])


# --- its actions -----------------------------------------------------------------------------------------------------
def next_action(s: Row, log: Log) -> None:
    """solo.actions: the actions of the last two cards opened, from the top; then the cards go under the deck."""
    _, at, end = pop(s)
    if at == end:
        s[st.RIVAL_DECK] = (*s[st.RIVAL_DECK], *s[RIVAL_OPEN])
        s[RIVAL_OPEN] = ()
        if log is not None:
            tell(s, log, "rival_cards_back", ("solo.actions",), n=len(s[st.RIVAL_DECK]))
        return
    push(s, st.F_RIVAL_DO, at + 1, end)
    deed, number = RIVAL_CARDS[s[RIVAL_OPEN][at // 2]].actions[at % 2]
    b = base(s)
    possible = True
    if deed == "gardener":
        possible = ask_gardener(s, log, number)
    elif deed == "warrior":
        possible = s[b + st.WARRIORS] > 0
        if possible:
            place_warrior(s, log, number)
    elif deed == "gate":
        possible = s[b + st.COURTIERS] > 0
        if possible:
            to_gate(s, log)
    elif deed == "advance":
        possible = advance_courtier(s, log, number)
    elif deed == "influence":
        possible = advance_influence(s, log, number)
    elif deed == "coin":
        coins(s, log, number)
    else:
        points(s, log, number, "points", ("points.now", "solo.actions"))
    if not possible:
        points(s, log, s[ROUND], "rival_instead", ("solo.impossible", "points.now"), deed=deed)


def points(s: Row, log: Log, n: int, kind: str, rules: tuple[str, ...], **facts: str | int) -> None:
    """The rival gains points."""
    b = base(s)
    s[b + st.POINTS] += n
    if log is not None:
        tell(s, log, kind, rules, who=clan(s), n=n, total=s[b + st.POINTS], **facts)


def ask_gardener(s: Row, log: Log, kind: int) -> bool:
    """solo.gardener: a garden of that kind without its gardener, the one of least worth; the player breaks ties."""
    b = base(s)
    held = s[b + st.IN_GARDENS]
    fit = [
        (GARDEN_POINTS[card], garden)
        for garden, card in enumerate(s[st.GARDENS])
        if not held >> garden & 1 and kind in (2, int(card >= PLANTS))
    ]
    if not fit or not s[b + st.GARDENERS]:
        return False
    least = min(fit)[0]
    gardens = [garden for worth, garden in fit if worth == least]
    push(s, st.F_RIVAL_GARDEN, sum(1 << garden for garden in gardens))
    if len(gardens) == 1:
        place_gardener(s, log, st.M_GARDEN + gardens[0])
    return True


def list_gardens(s: Row, frame: Frame, b: int, moves: list[int]) -> bool:  # noqa: ARG001
    """solo.gardener: the gardens of equal worth the player chooses from."""
    moves += [st.M_GARDEN + garden for garden in range(6) if frame[1] >> garden & 1]
    return False


def place_gardener(s: Row, log: Log, move: int) -> None:
    """solo.gardener: its gardener goes there; the garden's action is not done."""
    pop(s)
    garden = move - st.M_GARDEN
    b = base(s)
    s[b + st.GARDENERS] -= 1
    s[b + st.IN_GARDENS] |= 1 << garden
    if log is not None:
        card = GARDEN_CARDS[s[st.GARDENS][garden]]
        facts = {"who": clan(s), "garden": GARDENS[garden], "card": card, "left": s[b + st.GARDENERS]}
        tell(s, log, "gardener", ("solo.gardener",), **facts)


def place_warrior(s: Row, log: Log, yard: int) -> None:
    """solo.warrior: its warrior goes to the yard of that price; the tiles do nothing."""
    b = base(s)
    s[b + st.WARRIORS] -= 1
    s[b + st.IN_YARD + yard] += 1
    if log is not None:
        tell(s, log, "warrior", ("solo.warrior",), who=clan(s), yard=YARDS[yard], left=s[b + st.WARRIORS])


def to_gate(s: Row, log: Log) -> None:
    """solo.gate: its courtier goes to the gate."""
    b = base(s)
    s[b + st.COURTIERS] -= 1
    s[b + st.AT_GATE] += 1
    if log is not None:
        tell(s, log, "gate", ("solo.gate",), who=clan(s), gate=s[b + st.AT_GATE], left=s[b + st.COURTIERS])


def advance_courtier(s: Row, log: Log, floors: int) -> bool:
    """solo.advance, ruling.rival_top: the lowest courtier goes up, at most to the daimyo; the player picks the room."""
    b = base(s)
    start = next((place for place in range(6) if s[b + st.AT_GATE + place]), -1)
    if start < 0:
        return False
    floor = 0 if start == 0 else 1 if start < 4 else 2
    to = min(floor + floors, 3)
    if to < 3:
        push(s, st.F_RIVAL_ROOM, start, to)
        return True
    s[b + st.AT_GATE + start] -= 1
    s[b + st.AT_TOP] += 1
    if log is not None:
        rules = ("solo.advance",) if floor + floors == 3 else ("solo.advance", "ruling.rival_top")
        where = ("gate", *ROOMS)[start]
        tell(s, log, "climb", rules, who=clan(s), **{"from": where, "to": FLOORS[3], "floors": 3 - floor})
    free = [slot for slot, seat in enumerate(s[st.SLOTS]) if seat < 0]
    if free:
        slots = list(s[st.SLOTS])
        slots[free[0]] = s[ACTOR]
        s[st.SLOTS] = tuple(slots)
        if log is not None:
            tell(s, log, "slot", ("solo.advance", "courtier.slot"), who=clan(s), slot=free[0] + 1)
    elif log is not None:
        tell(s, log, "no_slot", ("solo.advance", "courtier.no_slot"), who=clan(s))
    return True


def list_rooms(s: Row, frame: Frame, b: int, moves: list[int]) -> bool:  # noqa: ARG001
    """solo.advance: the rooms of the floor the player chooses from."""
    moves += [st.M_TO_ROOM + room for room in (range(3) if frame[2] == 1 else (3, 4))]
    return False


def enter_room(s: Row, log: Log, move: int) -> None:
    """solo.advance: its courtier enters; the room's card leaves the game and another comes, if there is one."""
    _, start, _ = pop(s)
    room = move - st.M_TO_ROOM
    b = base(s)
    s[b + st.AT_GATE + start] -= 1
    s[b + st.IN_ROOM + room] += 1
    if log is not None:
        floors = (1 if room < 3 else 2) - (0 if start == 0 else 1 if start < 4 else 2)
        facts = {"from": ("gate", *ROOMS)[start], "to": ROOMS[room], "floors": floors}
        tell(s, log, "climb", ("solo.advance",), who=clan(s), **facts)
    deck = st.DECK + (room >= 3)
    card = s[st.ROOM + room]
    if not s[deck]:
        if log is not None:
            tell(s, log, "card_stays", ("courtier.deck_empty", "solo.advance"), room=ROOMS[room], card=CARDS[card])
        return
    s[st.ROOM + room] = -1
    s[st.GONE] = (*s[st.GONE], card)
    if log is not None:
        tell(s, log, "rival_card_gone", ("solo.advance",), room=ROOMS[room], card=CARDS[card])
    push(s, st.F_REFILL, room)


def advance_influence(s: Row, log: Log, steps: int) -> bool:
    """solo.influence: its marker goes forward and pays at no border."""
    start = s[base(s) + st.INFLUENCE]
    space = min(start + steps, TRACK_END)
    if space == start:
        return False
    land(s, log, start, space, ("solo.influence",))
    return True


# --- at the end of a round -------------------------------------------------------------------------------------------
def exchange_coins(s: Row, log: Log) -> None:
    """solo.exchange: three coins each if it is first, five if second, become points equal to the round."""
    s[ACTOR] = 1
    b = HEAD + WIDTH
    price = 3 if s[ORDER][0] == 1 else 5
    times = s[b + st.COIN] // price
    if times:
        s[b + st.COIN] -= times * price
        points(s, log, times * s[ROUND], "rival_exchange", ("solo.exchange",), coins=times * price, price=price)


def score_gardens(s: Row, log: Log, gardens: int) -> None:
    """solo.gardens: points equal to the round for each garden of its own under a bridge with a die."""
    count = gardens.bit_count()
    if count:
        points(s, log, count * s[ROUND], "rival_gardens", ("solo.gardens",), gardens=count)
