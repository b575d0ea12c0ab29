"""A turn: take a die from the end of a bridge, place it, settle the coins, light the lantern, do what the space offers.

Listers and steps as in `workers.py`, in the rulebook's order: the draft before the game, taking and placing, the
castle, outside, the well, the clan board, and the castle and clan actions that a symbol gives. `s` and `log` are as in
`effects.py`.
"""

from __future__ import annotations

from . import state as st
from .components import ACTIONS as ALL_ACTIONS
from .components import (
    ANY_TILE,
    CARD_ROWS,
    CARDS,
    CLAN_BLOCK,
    CLAN_ROWS,
    COIN,
    COLOURS,
    DECREE_OF,
    DEEDS,
    ENDS,
    LIGHT_ROW,
    LIGHT_ROWS,
    OUTSIDE,
    RESOURCE_PARTS,
    ROOM_ROWS,
    ROOM_TILES,
    ROOMS,
    ROW_PARTS,
    SPACE_VALUE,
    SPACES,
    TILE_COLOUR,
    WORKERS,
)
from .components import COURTIER as COURTIER_DEED
from .components import LANTERN as LANTERN_DEED
from .effects import BY_LEFT_END, Log, base, clan, do_parts, lantern, perform, pop, push, tell
from .means import could_pay, payable
from .state import BRIDGE, ROOM, SPACE, TILES, Frame, Row

WELL_SPACE = 7
CLAN_SPACE = 8


# --- before the game: the draft --------------------------------------------------------------------------------------
def list_pairs(s: Row, _frame: Frame, b: int, moves: list[int]) -> bool:  # noqa: ARG001
    """setup.draft: the pairs of starting cards nobody has taken."""
    moves += [st.M_PAIR + i for i, card in enumerate(s[st.PAIRS][::2]) if card >= 0]
    return False


def take_pair(s: Row, log: Log, move: int) -> None:
    """setup.draft: take a card of resources with the action card below it, gain the resources, lay both down."""
    pop(s)
    i = 2 * (move - st.M_PAIR)
    pairs = list(s[st.PAIRS])
    resources, action = pairs[i : i + 2]
    pairs[i : i + 2] = -1, -1
    s[st.PAIRS] = tuple(pairs)
    start_with(s, log, resources, action)


def start_with(s: Row, log: Log, resources: int, action: int) -> None:
    """setup.draft: the resources are gained; their card and a decree go under the lantern, the action on the board."""
    b = base(s)
    decree = DECREE_OF.get(resources)
    s[b + st.LANTERN] = (resources,) if decree is None else (resources, decree)
    s[b + st.CARD] = action
    if log is not None:
        facts = {"who": clan(s), "resources": CARDS[resources], "action": CARDS[action]}
        tell(s, log, "pair", ("setup.draft",), decree=None if decree is None else CARDS[decree], **facts)
    do_parts(s, log, RESOURCE_PARTS[resources], ("setup.draft",))


# --- taking and placing a die ----------------------------------------------------------------------------------------
def space_value(s: Row, space: int) -> int:
    """turn.stack, well.one: the value a die would cover here."""
    if space < WELL_SPACE:
        dice = s[SPACE + space]
        if dice:
            value: int = dice[-1] % 10
            return value
    return SPACE_VALUE[space]


def has_room(s: Row, b: int, colour: int, space: int) -> bool:
    """turn.stack, room.colour, clan.die: may a die of this colour be placed here at all?"""
    if space == WELL_SPACE:
        return True
    if space == CLAN_SPACE:
        return not s[b + st.CLAN_DIE + colour]
    if len(s[SPACE + space]) >= (2 if s[st.PLAYERS] > 2 else 1):
        return False
    return space >= 5 or colour in room_colours(s, space)


def room_tiles(s: Row, room: int) -> tuple[int, ...]:
    """Return a room's tiles, from top to bottom."""
    first = ROOM_TILES[room]
    tiles: tuple[int, ...] = s[TILES][first : first + ROOM_ROWS[room]]
    return tiles


def room_colours(s: Row, room: int) -> list[int]:
    """Return the colours of a room's tiles, from top to bottom."""
    return [TILE_COLOUR[tile] for tile in room_tiles(s, room)]


def list_turn(s: Row, _frame: Frame, b: int, moves: list[int]) -> bool:
    """turn.take_die, turn.place: every die at an end with every space that has room and can be paid."""
    coins = s[b + COIN]
    most = 2 if s[st.PLAYERS] > 2 else 1
    open_spaces = []
    for space in range(7):
        dice = s[SPACE + space]
        if len(dice) < most:
            open_spaces.append((space, (dice[-1] % 10 if dice else SPACE_VALUE[space]) - coins))
    tiles = s[TILES]
    for colour in range(3):
        bridge = s[BRIDGE + colour]
        for end in (0, 1):
            value = bridge[-end]
            if not value:
                continue
            first = st.M_DIE + 9 * (2 * colour + end)
            for space, least in open_spaces:
                if value < least:
                    continue
                if space < 5:
                    at = ROOM_TILES[space]
                    for tile in tiles[at : at + ROOM_ROWS[space]]:
                        if TILE_COLOUR[tile] == colour:
                            moves.append(first + space)
                            break
                else:
                    moves.append(first + space)
            moves.append(first + WELL_SPACE)
            if not s[b + st.CLAN_DIE + colour] and value + coins >= SPACE_VALUE[CLAN_SPACE]:
                moves.append(first + CLAN_SPACE)
    return False


def play_die(s: Row, log: Log, move: int) -> None:
    """The order of a turn: the die and its coins, then the lantern, then the actions."""
    pop(s)
    which, space = divmod(move - st.M_DIE, 9)
    colour, end = divmod(which, 2)
    take_die(s, log, colour, end)
    place_die(s, log, space)
    if space < 5:
        colours = room_colours(s, space)
        rows = sum(1 << row for row, each in enumerate(colours) if each == colour)
        push(s, st.F_ROOM, s[ROOM + space], rows, space)
    elif space < WELL_SPACE:
        push(s, st.F_OUTSIDE, space - 5)
    elif space == WELL_SPACE:
        push(s, st.F_WELL)
    else:
        push(s, st.F_CLAN, colour)
    if end == 0:
        lantern(s, log, BY_LEFT_END)


def take_die(s: Row, log: Log, colour: int, end: int) -> None:
    """turn.take_die, turn.slide: an end is emptied; the nearest die of the middle, if any, slides there."""
    bridge = s[BRIDGE + colour]
    s[st.HELD] = 10 * colour + bridge[-end]
    middle = bridge[1:-1]
    if log is not None:
        s[BRIDGE + colour] = (bridge[0], *middle, 0) if end else (0, *middle, bridge[-1])
        facts = {"who": clan(s), "bridge": COLOURS[colour], "end": ENDS[end], "value": bridge[-end]}
        tell(s, log, "take_die", ("turn.take_die",), **facts)
    if not middle:
        s[BRIDGE + colour] = (bridge[0], 0) if end else (0, bridge[-1])
        return
    s[BRIDGE + colour] = bridge[:-1] if end else bridge[1:]
    if log is not None:
        slid = middle[-1] if end else middle[0]
        tell(s, log, "slide", ("turn.slide",), bridge=COLOURS[colour], end=ENDS[end], value=slid)


def place_die(s: Row, log: Log, space: int) -> None:
    """turn.place, turn.coins: the die covers a value; the difference is gained or paid in coins."""
    b = base(s)
    die = s[st.HELD]
    covered = space_value(s, space)
    stacked = space < WELL_SPACE and bool(s[SPACE + space])
    s[st.HELD] = 0
    colour, value = divmod(die, 10)
    if space == CLAN_SPACE:
        s[b + st.CLAN_DIE + colour] = value
    elif space == WELL_SPACE:
        s[st.WELL] = (*s[st.WELL], die)
    else:
        s[SPACE + space] = (*s[SPACE + space], die)
    if log is not None:
        rules = ["turn.place"]
        rules += ["turn.stack"] if stacked else []
        rules += ["well.one"] if space == WELL_SPACE else ["clan.die"] if space == CLAN_SPACE else []
        rules += ["room.colour"] if space < 5 else []
        facts = {"who": clan(s), "die": COLOURS[colour], "value": value, "space": SPACES[space], "covers": covered}
        tell(s, log, "place_die", tuple(rules), **facts)
    change = value - covered
    s[b + COIN] += change
    if log is not None and change:
        kind = "coins_gained" if change > 0 else "coins_paid"
        tell(s, log, kind, ("turn.coins",), who=clan(s), n=abs(change), total=s[b + COIN])


# --- the castle, outside, the clan board -----------------------------------------------------------------------------
def list_room(s: Row, frame: Frame, b: int, moves: list[int]) -> bool:
    """room.rows: the rows beside tiles of the die's colour that have not been done, in any order."""
    could = False
    for row, action in enumerate(CARD_ROWS[frame[1]]):
        if frame[2] >> row & 1:
            if payable(s, b, action):
                moves.append(st.M_ROW + row)
                could = True
            elif not could:
                could = could_pay(s, b, action)
    return could


def do_room_row(s: Row, log: Log, move: int) -> None:
    """room.rows, ruling.room_card: do a row of the card that lay in the room when the die was placed."""
    row = move - st.M_ROW
    _, card, rows, room = pop(s)
    left = rows & ~(1 << row)
    if left:
        push(s, st.F_ROOM, card, left, room)
    if log is not None:
        rules = ("room.rows",) if s[ROOM + room] == card else ("room.rows", "ruling.room_card")
        tell(s, log, "row", rules, who=clan(s), room=ROOMS[room], card=CARDS[card], row=row + 1)
    perform(s, log, CARD_ROWS[card][row], "room.rows")


def list_outside(s: Row, frame: Frame, b: int, moves: list[int]) -> bool:
    """outside.choice: one of the two actions beside the space."""
    could = False
    for action in OUTSIDE[frame[1]]:
        if could_pay(s, b, action):
            moves.append(st.M_OUTSIDE + ALL_ACTIONS[action].parts[0][0] - COURTIER_DEED)
            could = True
    return could


def do_outside(s: Row, log: Log, move: int) -> None:
    """outside.choice: do the chosen action."""
    side = pop(s)[1]
    deed = move - st.M_OUTSIDE + COURTIER_DEED
    if log is not None:
        facts = {"who": clan(s), "space": SPACES[5 + side], "action": DEEDS[deed - LANTERN_DEED]}
        tell(s, log, "outside", ("outside.choice",), **facts)
    do_parts(s, log, ((deed, 0),), ("outside.choice",))


def begin_clan_row(s: Row, log: Log, row: int) -> None:
    """clan.visible: first everything that no worker covers, and only then the card."""
    b = base(s)
    push(s, st.F_CARD, row)
    left = s[b + (st.COURTIERS, st.GARDENERS, st.WARRIORS)[row]]
    if log is not None:
        tell(s, log, "visible", ("clan.visible",), who=clan(s), row=CLAN_ROWS[row], uncovered=WORKERS - left)
    do_parts(s, log, ROW_PARTS[row][WORKERS - left], ("clan.visible",))


def card_action(s: Row, b: int, row: int) -> int:
    """Return the action of the card on a clan board beside one of the three rows."""
    card = s[b + st.CARD]
    return CARD_ROWS[card][CLAN_BLOCK[card][row]]


def list_card(s: Row, frame: Frame, b: int, moves: list[int]) -> bool:
    """clan.card: the action of the player's card beside this row."""
    if s[b + st.CARD] < 0:
        return False
    action = card_action(s, b, frame[1])
    if payable(s, b, action):
        moves.append(st.M_ROW + frame[1])
    return could_pay(s, b, action)


def do_card(s: Row, log: Log, move: int) -> None:
    """clan.card: do what the player's card shows beside this row."""
    row = move - st.M_ROW
    pop(s)
    b = base(s)
    if log is not None:
        tell(s, log, "card_row", ("clan.card",), who=clan(s), card=CARDS[s[b + st.CARD]], row=CLAN_ROWS[row])
    perform(s, log, card_action(s, b, row), "clan.card")


def do_light(s: Row, log: Log, move: int) -> None:
    """courtier.light_action: do one light action of the card just reached."""
    row = move - st.M_ROW
    card = pop(s)[1]
    if log is not None:
        tell(s, log, "light_row", ("courtier.light_action",), who=clan(s), card=CARDS[card], row=row + 1)
    perform(s, log, CARD_ROWS[card][row], "courtier.light_action")


# --- actions that a symbol gives -------------------------------------------------------------------------------------
def list_castle(s: Row, frame: Frame, b: int, moves: list[int]) -> bool:
    """castle.action: rows beside tiles of a colour, or light rows, in any room; dice there do not matter."""
    select = frame[1]
    could = False
    for room in range(5):
        card = s[ROOM + room]
        if card < 0:
            continue
        at = ROOM_TILES[room]
        for row, action in enumerate(CARD_ROWS[card]):
            if select == LIGHT_ROW:
                if row not in LIGHT_ROWS[card]:
                    continue
            elif select != ANY_TILE and TILE_COLOUR[s[TILES][at + row]] != select:
                continue
            if payable(s, b, action):
                moves.append(st.M_CASTLE + 3 * room + row)
                could = True
            elif not could:
                could = could_pay(s, b, action)
    return could


def do_castle(s: Row, log: Log, move: int) -> None:
    """castle.action: do a row of the castle without a die; the card stays where it is."""
    pop(s)
    room, row = divmod(move - st.M_CASTLE, 3)
    card = s[ROOM + room]
    if log is not None:
        facts = {"who": clan(s), "room": ROOMS[room], "card": CARDS[card], "row": row + 1}
        tell(s, log, "castle_action", ("castle.action",), **facts)
    perform(s, log, CARD_ROWS[card][row], "castle.action")


def list_domain(s: Row, _frame: Frame, b: int, moves: list[int]) -> bool:  # noqa: ARG001
    """clan.action: any row of the own board, as if a die lay there."""
    moves += [st.M_DOMAIN, st.M_DOMAIN + 1, st.M_DOMAIN + 2]
    return True


def do_domain(s: Row, log: Log, move: int) -> None:
    """clan.action: do a row of the own board."""
    pop(s)
    row = move - st.M_DOMAIN
    if log is not None:
        tell(s, log, "clan_row", ("clan.action",), who=clan(s), row=CLAN_ROWS[row])
    begin_clan_row(s, log, row)
