"""Does a position keep to the rules of the box? Checks of a row that somebody has typed.

Each raises `BadPosition` with what was found and what was expected. Knows no text form and no move.
"""

from __future__ import annotations

from typing import Final

from imperial_widget.core.errors import BadPosition

from . import state as st
from .components import (
    CARD_ROWS,
    CARDS,
    CASTLE,
    CLANS,
    COLOURS,
    DICE_PER_COLOUR,
    DIE_TILES,
    FIRST_RESOURCE,
    FIRST_START,
    LANTERN,
    MOST_RESOURCE,
    MOST_SEALS,
    RESOURCES,
    RIVAL_CARDS,
    ROOM_ROWS,
    ROOMS,
    SPACES,
    TRACK_END,
    YARD_TILES,
)
from .rounds import ROUNDS
from .state import Row

_ONE_NUMBER: Final = {
    st.F_OUTSIDE: 1,
    st.F_CLAN: 2,
    st.F_CARD: 2,
    st.F_ANY: 9,
    st.F_BORDER: 9,
    st.F_COURTIER: 2,
    st.F_LIGHT: FIRST_START - 1,
    st.F_REFILL: 4,
    st.F_YARD: 15,
    st.F_GARDEN: 5,
    st.F_CASTLE: 4,
    st.F_GARDENS: 63,
    st.F_RIVAL_GARDEN: 63,
}
"""Frames with one number, and the most it can be."""
_MOST_OF: Final = {LANTERN: 2, CASTLE: 4}
"""Of a part of an action: why the lantern is lit, which rows of the castle."""
_NO_NUMBER: Final = (
    st.F_PAIR,
    st.F_TURN,
    st.F_WELL,
    st.F_GARDENER,
    st.F_WARRIOR,
    st.F_SLOT,
    st.F_DOMAIN,
    st.F_SEALS,
    st.F_RIVAL,
)
_RIVALS: Final = (st.F_RIVAL, st.F_RIVAL_DO, st.F_RIVAL_GARDEN, st.F_RIVAL_ROOM)


def _fail(found: str, expected: str) -> None:
    msg = f"{found}; expected {expected}"
    raise BadPosition(msg)


def check(s: Row) -> None:
    """Check everything."""
    for seat in range(s[st.SEATS]):
        _check_clan(s, CLANS[seat], st.HEAD + st.WIDTH * seat)
    _check_cards(s)
    _check_dice(s)
    _check_court(s)
    _check_phase(s)
    for frame in s[st.STACK]:
        _check_frame(s, frame)


def _check_clan(s: Row, name: str, b: int) -> None:
    for what, good in enumerate(RESOURCES):
        if s[b + what] > MOST_RESOURCE:
            _fail(f"{name} {good} {s[b + what]}", f"at most {MOST_RESOURCE}")
    if s[b + st.SEAL] > MOST_SEALS:
        _fail(f"{name} seal {s[b + st.SEAL]}", f"at most {MOST_SEALS}")
    if s[b + st.INFLUENCE] > TRACK_END:
        _fail(f"{name} influence {s[b + st.INFLUENCE]}", f"at most {TRACK_END}")
    for workers, place in (("courtiers", st.COURTIERS), ("gardeners", st.GARDENERS), ("warriors", st.WARRIORS)):
        if s[b + place] < 0:
            _fail(f"{name} has sent {5 - s[b + place]} {workers}", "at most 5")


def _check_cards(s: Row) -> None:
    cards = [*s[st.ROOM : st.ROOM + 5], *s[st.DECK], *s[st.DECK + 1], *s[st.GONE], *s[st.PAIRS]]
    for seat in range(s[st.SEATS]):
        b = st.HEAD + st.WIDTH * seat
        cards += [s[b + st.CARD], *s[b + st.LANTERN]]
    seen: set[int] = set()
    for card in cards:
        if card >= 0 and card in seen:
            _fail(f"card {CARDS[card]} lies in two places", "each card once")
        seen.add(card)
    tiles = s[st.YARD_TILES]
    if len(set(tiles)) < len(tiles):
        _fail(f"yards {', '.join(YARD_TILES[tile] for tile in tiles)}", "four different tiles")
    if s[st.DIFFICULTY] >= 0:
        deck = sorted((*s[st.RIVAL_DECK], *s[st.RIVAL_OPEN]))
        if deck != list(range(len(RIVAL_CARDS))):
            _fail(f"the rival's deck and opened cards are {[card + 1 for card in deck]}", "each of its nine cards once")
    elif s[st.RIVAL_DECK] or s[st.RIVAL_OPEN]:
        _fail("a deck of the rival", "one in the solo game only")
    for card, other in zip(s[st.PAIRS][::2], s[st.PAIRS][1::2], strict=True):
        if card >= 0 and not (card >= FIRST_RESOURCE and FIRST_START <= other < FIRST_RESOURCE):
            _fail(f"pair {CARDS[card]} and {CARDS[other]}", "resources and an action")


def _check_dice(s: Row) -> None:
    most = 2 if s[st.PLAYERS] > 2 else 1
    counts = [sum(1 for die in s[st.BRIDGE + colour] if die) for colour in range(3)]
    for space in range(8):
        dice = s[st.SPACE + space]
        if space < 7 and len(dice) > most:
            _fail(f"{len(dice)} dice on {SPACES[space]}", f"at most {most} with {s[st.PLAYERS]} players")
        for die in dice:
            counts[die // 10] += 1
    if s[st.HELD]:
        counts[s[st.HELD] // 10] += 1
    for colour, name in enumerate(COLOURS):
        bridge = s[st.BRIDGE + colour]
        if len(bridge) > 2 and not s[st.BUSY] and not (bridge[0] and bridge[-1]):
            _fail(f"the {name} bridge has a die in the middle and an empty end", "the middle to slide to that end")
        for seat in range(s[st.SEATS]):
            counts[colour] += bool(s[st.HEAD + st.WIDTH * seat + st.CLAN_DIE + colour])
        if counts[colour] > DICE_PER_COLOUR[s[st.PLAYERS]]:
            _fail(f"{counts[colour]} {name} dice", f"at most {DICE_PER_COLOUR[s[st.PLAYERS]]}")


def _check_court(s: Row) -> None:
    for seat in range(s[st.SEATS]):
        at_top = s[st.HEAD + st.WIDTH * seat + st.AT_TOP]
        slots = s[st.SLOTS].count(seat)
        if slots > at_top:
            _fail(f"{CLANS[seat]} holds {slots} slots with {at_top} courtiers at the daimyo", "one courtier a slot")
    empty = [ROOMS[room] for room in range(5) if s[st.ROOM + room] < 0]
    waiting = [ROOMS[frame[1]] for frame in s[st.STACK] if frame[0] == st.F_REFILL and len(frame) == 2 and frame[1] < 5]
    if not s[st.BUSY] and empty != waiting:
        _fail(f"no card in {', '.join(empty) or 'none'}, to be filled: {', '.join(waiting) or 'none'}", "a card a room")
    if len(s[st.TILES]) != len(DIE_TILES):
        _fail(f"{len(s[st.TILES])} tiles", f"{len(DIE_TILES)}")


def _check_phase(s: Row) -> None:
    phase = s[st.PHASE]
    if phase == st.DRAFT and s[st.STACK] and not s[st.PAIRS] and s[st.PLAYERS] > 1:
        _fail("a draft without pairs", "pairs of starting cards to choose from")
    if phase == st.OVER and s[st.STACK]:
        _fail("the game is over and something waits on the stack", "an empty stack")
    least = 0 if phase in (st.DRAFT, st.PLAY) else -1
    most = 3 * s[st.SEATS] if phase == st.PLAY else s[st.SEATS]
    if not least <= s[st.TURN] <= most:
        _fail(f"turn {s[st.TURN]}", f"from {least} to {most}")
    on_top = s[st.STACK][-1][0] if s[st.STACK] else -1
    dice = sum(1 for colour in range(3) for die in s[st.BRIDGE + colour] if die)
    begins = on_top in (st.F_TURN, st.F_RIVAL)
    if begins and not s[st.BUSY] and not dice:
        _fail("a turn with no die on any bridge", "dice to take, such as bridges 136/25/-4")
    if phase == st.GARDEN_STEP and s[st.ROUND] >= ROUNDS:
        _fail(f"gardens after round {s[st.ROUND]}", "a step of gardens after the rounds before the last")
    if s[st.HELD] and not s[st.BUSY]:
        _fail("a die in somebody's hand", "it on a bridge or on a space, for taking and placing are one move")
    left = 3 * s[st.SEATS] - (s[st.TURN] + (not begins) if phase == st.PLAY else 0)
    if s[st.DIFFICULTY] >= 0 and phase <= st.PLAY and not s[st.BUSY] and dice <= left:
        _fail(f"{dice} dice for {left} turns of a solo game", "one more than turns, so that the rival finds its die")


def _check_frame(s: Row, frame: tuple[int, ...]) -> None:
    kind, *numbers = frame
    name = st.FRAMES[kind]
    good = False
    if kind in _NO_NUMBER:
        good = not numbers
    elif kind in _ONE_NUMBER:
        good = len(numbers) == 1 and numbers[0] <= _ONE_NUMBER[kind]
    elif kind == st.F_ROOM:
        good = len(numbers) == 3 and numbers[2] < 5 and numbers[0] < FIRST_START
        good = good and numbers[1] < 1 << len(CARD_ROWS[numbers[0]]) == 1 << ROOM_ROWS[numbers[2]]
    elif kind in (st.F_PARTS, st.F_REST):
        parts = zip(numbers[::2], numbers[1::2], strict=False)
        good = len(numbers) % 2 == 0 and all(what <= CASTLE and n <= _MOST_OF.get(what, 9) for what, n in parts)
    elif kind == st.F_RIVAL_DO:
        good = len(numbers) == 2 and numbers[0] <= numbers[1] <= 2 * len(s[st.RIVAL_OPEN])
    elif kind == st.F_RIVAL_ROOM:
        good = len(numbers) == 2 and numbers[0] < 4 and numbers[1] in (1, 2)
        good = good and s[st.HEAD + st.WIDTH + st.AT_GATE + numbers[0]] > 0
    if kind in _RIVALS and not (s[st.DIFFICULTY] >= 0 and s[st.ACTOR] == 1 and s[st.PHASE] == st.PLAY):
        good = False
    if not good:
        _fail(f"stack {name}:{'.'.join(map(str, numbers))}", "a frame this game can have")
