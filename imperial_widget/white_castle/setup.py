"""Setting up: shuffling, dealing cards and tiles, rolling the dice, laying out the pairs to choose from.

The seed alone decides everything that is dealt and rolled, now and later. Knows no move.
"""

from __future__ import annotations

from . import rounds, rules, turn
from . import state as st
from .components import (
    DAIMYO_CARDS,
    DARK_DEED,
    DIE_TILES,
    DIFFICULTY,
    DIPLOMATS,
    FIRST_DECREE,
    FIRST_DIPLOMAT,
    FIRST_RESOURCE,
    FIRST_START,
    GARDEN_CARDS,
    NOT_FOR_TWO,
    PLANTS,
    RIVAL_CARDS,
    ROOM_ROWS,
    ROOM_TILES,
    STEWARDS,
    TILE_COLOUR,
    TILE_SPACES,
    WELL_TILES,
    WORKERS,
    YARD_TILES,
)
from .effects import next_random, shuffled
from .state import HEAD, WIDTH, Row


def blank(players: int, difficulty: int = -1) -> Row:
    """Return a row with nothing dealt: every worker on its board, every marker on the heron."""
    seats = 2 if players == 1 else players
    s: Row = [0] * (HEAD + WIDTH * seats)
    s[st.PLAYERS], s[st.SEATS], s[st.DIFFICULTY], s[st.ROUND], s[st.RNG] = players, seats, difficulty, 1, 1
    s[st.ORDER] = tuple(range(seats))
    s[st.TRACK] = s[st.ORDER][::-1]
    for place in (st.STACK, st.WELL, st.DECK, st.DECK + 1, st.PAIRS, st.RIVAL_DECK, st.RIVAL_OPEN, st.GONE):
        s[place] = ()
    for place in range(7):
        s[st.SPACE + place] = ()
    for colour in range(3):
        s[st.BRIDGE + colour] = (0, 0)
    s[st.ROOM : st.ROOM + 5] = [-1] * 5
    s[st.SLOTS] = (-1, -1, -1)
    s[st.GARDENS] = (0, 5, 1, 6, 2, 7)
    s[st.YARD_TILES] = (0, 1, 2, 3)
    s[st.TILES] = (0, 5, 10, 6, 11, 1, 12, 2, 7, 3, 8, 13, 4, 9, 14)
    for seat in range(seats):
        b = HEAD + WIDTH * seat
        s[b + st.COURTIERS] = s[b + st.GARDENERS] = s[b + st.WARRIORS] = WORKERS
        s[b + st.CARD] = -1
        s[b + st.LANTERN] = ()
    return s


def scramble(seed: int) -> int:
    """Spread a small seed over 32 bits; never 0, which the generator cannot leave."""
    x = (seed * 2654435 + 0x9E3779B9) & 0xFFFFFFFF or 1
    for _ in range(8):
        x ^= (x << 13) & 0xFFFFFFFF
        x ^= x >> 17
        x ^= (x << 5) & 0xFFFFFFFF
    return x


def set_up(players: int, seed: int, difficulty: int = -1) -> Row:
    """setup: deal a whole game for so many players; one player meets the rival."""
    s = blank(players, difficulty)
    s[st.RNG] = scramble(seed)
    deal_castle(s)
    s[st.DAIMYO] = next_random(s, len(DAIMYO_CARDS))
    s[st.TILES] = deal_tiles(s)
    rounds.roll(s, None)
    plants = shuffled(s, range(PLANTS))[:3]
    stones = shuffled(s, range(PLANTS, len(GARDEN_CARDS)))[:3]
    s[st.GARDENS] = tuple(card for pair in zip(plants, stones, strict=True) for card in pair)
    s[st.YARD_TILES] = tuple(shuffled(s, range(len(YARD_TILES)))[:4])
    resources = shuffled(s, range(FIRST_RESOURCE, FIRST_DECREE))
    actions = shuffled(s, range(FIRST_START, FIRST_RESOURCE))
    if players == 1:
        meet_rival(s, resources[0], actions[0])
    else:
        s[st.ORDER] = tuple(shuffled(s, range(players)))
        s[st.TRACK] = s[st.ORDER][::-1]
        pairs = list(zip(resources, actions, strict=False))[: players + 1]
        s[st.PAIRS] = tuple(card for pair in pairs for card in pair)
        rounds.begin_draft(s)
    return s


def deal_castle(s: Row) -> None:
    """setup.redraw: three stewards and two diplomats, dealt again if all five show the same dark action."""
    out = NOT_FOR_TWO if s[st.PLAYERS] <= 2 else frozenset()
    while True:
        stewards = shuffled(s, [card for card in range(STEWARDS) if card not in out])
        diplomats = shuffled(s, [c for c in range(FIRST_DIPLOMAT, FIRST_DIPLOMAT + DIPLOMATS) if c not in out])
        rooms = [*stewards[:3], *diplomats[:2]]
        if not same_dark_action(rooms):
            break
    s[st.ROOM : st.ROOM + 5] = rooms
    s[st.DECK] = tuple(stewards[3:])
    s[st.DECK + 1] = tuple(diplomats[2:])


def same_dark_action(cards: list[int]) -> bool:
    """setup.redraw: do all these cards show the same action on a dark ground?"""
    return len({DARK_DEED[card] for card in cards}) == 1


def deal_tiles(s: Row) -> tuple[int, ...]:
    """setup.tile_overflow, ruling.tile_spaces: fifteen tiles, no room of one colour; begun again if it cannot be."""
    while True:
        tiles = place_tiles(shuffled(s, range(len(DIE_TILES))), shuffled(s, range(3)))
        if tiles:
            return tiles


def place_tiles(drawn: list[int], colours: list[int]) -> tuple[int, ...]:
    """Lay the tiles out in the order they are drawn; an empty tuple when the last ones fit nowhere.

    The first tile drawn of each colour goes to the top of a steward room, in the order of `colours`.
    """
    spaces = [-1] * len(drawn)
    rest = list(drawn)
    for room, colour in enumerate(colours):
        first = next(tile for tile in rest if TILE_COLOUR[tile] == colour)
        spaces[ROOM_TILES[room]] = first
        rest.remove(first)
    for tile in rest:
        space = next((each for each in TILE_SPACES if spaces[each] < 0 and fits(spaces, each, tile)), -1)
        if space < 0:
            return ()
        spaces[space] = tile
    return tuple(spaces)


def fits(spaces: list[int], space: int, tile: int) -> bool:
    """setup.tile_overflow: would the last tile of a room leave it with one colour only?"""
    if space >= WELL_TILES:
        return True
    room = max(r for r in range(5) if ROOM_TILES[r] <= space)
    first = ROOM_TILES[room]
    others = [spaces[i] for i in range(first, first + ROOM_ROWS[room]) if i != space]
    if -1 in others:
        return True
    return any(TILE_COLOUR[other] != TILE_COLOUR[tile] for other in others)


def meet_rival(s: Row, resources: int, action: int) -> None:
    """solo.setup: the rival's markers by its difficulty; random starting cards; its deck shuffled."""
    level = DIFFICULTY[s[st.DIFFICULTY]]
    b = HEAD + WIDTH
    s[b + st.POINTS] = level.points
    s[b + st.INFLUENCE] = level.influence
    s[st.ORDER] = (1, 0) if level.heron == 1 else (0, 1)
    s[st.TRACK] = s[st.ORDER][::-1]
    s[st.RIVAL_DECK] = tuple(shuffled(s, range(len(RIVAL_CARDS))))
    s[st.ACTOR] = 0
    turn.start_with(s, None, resources, action)
    rules.settle(s, None)
