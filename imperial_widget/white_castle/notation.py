"""The one-line text form of a position: words and values, first the table, then each clan.

    players 2 round 1 turn 3 order blue,ochre bridges 136/25/-4 on steward-1:c5,well:b3w6 rooms s02,s04,s05,d02,d03
    blue food 3 coin 2 courtiers gate,steward-2 warriors 5,1 gardens coral-plant card a1 lantern r3 ochre seal 2 ...

What is left out is zero or empty, or dealt in the order of the numbers (rooms, decks, tiles, gardens). Bridges are
coral/black/white from left to right, `-` for an empty end. Dice are a letter and a value. Cards are s01 to s15
(stewards), d01 to d12 (diplomats), a1 to a6 and r1 to r9 (starting actions and resources), and decrees by what they
give. `stack` is what waits to be decided, the next thing last: `room:4.3.0,any:2`. `checks.py` looks for
contradictions.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final

from imperial_widget.core.errors import BadPosition

from . import checks
from . import state as st
from .components import (
    CARDS,
    CLANS,
    COLOURS,
    DIE_TILES,
    DIFFICULTIES,
    DIPLOMATS,
    FIRST_DIPLOMAT,
    GARDENS,
    GOODS,
    NOT_FOR_TWO,
    PLANTS,
    RIVAL_CARDS,
    ROOMS,
    SPACES,
    STEWARDS,
    WORKERS,
    YARDS,
)
from .setup import blank

_LETTERS: Final = {"steward": "s", "diplomat": "d", "action": "a", "resource": "r", "decree": "decree-"}
CARD_CODES: Final = tuple(_LETTERS[name.split("-")[0]] + name.split("-")[1] for name in CARDS)
TILE_CODES: Final = tuple(name[0] + name.split("-")[1][:2] for name in DIE_TILES)
GARDEN_CODES: Final = tuple(f"p{i + 1}" if i < PLANTS else f"s{i + 1 - PLANTS}" for i in range(2 * PLANTS))
_COURT: Final = ("gate", *ROOMS, "daimyo")


# --- writing ---------------------------------------------------------------------------------------------------------
def write(s: Sequence[Any]) -> str:
    """Return the text form of a row."""
    words = ["players", str(s[st.PLAYERS])]

    def say(key: str, value: str) -> None:
        words.extend((key, value or "-"))

    if s[st.DIFFICULTY] >= 0:
        say("rival", DIFFICULTIES[s[st.DIFFICULTY]])
    say("phase", st.PHASES[s[st.PHASE]])
    say("round", str(s[st.ROUND]))
    say("turn", str(s[st.TURN]))
    say("actor", CLANS[s[st.ACTOR]])
    say("order", ",".join(CLANS[seat] for seat in s[st.ORDER]))
    say("track", ",".join(CLANS[seat] for seat in s[st.TRACK]))
    say("bridges", "/".join("".join(str(d or "-") for d in s[st.BRIDGE + i]) for i in range(3)))
    dice = [f"{SPACES[i]}:{''.join(map(_die, s[st.SPACE + i]))}" for i in range(8) if s[st.SPACE + i]]
    if dice:
        say("on", ",".join(dice))
    if s[st.HELD]:
        say("held", _die(s[st.HELD]))
    say("rooms", ",".join(_card(card) for card in s[st.ROOM : st.ROOM + 5]))
    say("stewards", ",".join(map(_card, s[st.DECK])))
    say("diplomats", ",".join(map(_card, s[st.DECK + 1])))
    if s[st.GONE]:
        say("gone", ",".join(map(_card, s[st.GONE])))
    say("tiles", ",".join(TILE_CODES[tile] for tile in s[st.TILES]))
    say("daimyo", str(s[st.DAIMYO] + 1))
    if max(s[st.SLOTS]) >= 0:
        say("slots", ",".join(CLANS[seat] if seat >= 0 else "-" for seat in s[st.SLOTS]))
    say("gardens", ",".join(GARDEN_CODES[card] for card in s[st.GARDENS]))
    say("yards", ",".join(str(tile + 1) for tile in s[st.YARD_TILES]))
    if s[st.PAIRS]:
        pairs = zip(s[st.PAIRS][::2], s[st.PAIRS][1::2], strict=True)
        say("pairs", ",".join(f"{_card(a)}+{_card(b)}" if a >= 0 else "-" for a, b in pairs))
    if s[st.DIFFICULTY] >= 0:
        say("deck", ",".join(str(card + 1) for card in s[st.RIVAL_DECK]))
    if s[st.RIVAL_OPEN]:
        say("opened", ",".join(str(card + 1) for card in s[st.RIVAL_OPEN]))
    say("stack", ",".join(_frame(frame) for frame in s[st.STACK]))
    if s[st.BUSY]:
        say("busy", "1")
    say("rng", str(s[st.RNG]))
    for seat in range(s[st.SEATS]):
        words.append(CLANS[seat])
        words.extend(_clan_words(s[st.HEAD + st.WIDTH * seat : st.HEAD + st.WIDTH * (seat + 1)]))
    return " ".join(words)


def _die(die: int) -> str:
    return f"{COLOURS[die // 10][0]}{die % 10}"


def _card(card: int) -> str:
    return CARD_CODES[card] if card >= 0 else "-"


def _frame(frame: Sequence[int]) -> str:
    return st.FRAMES[frame[0]] + (":" + ".".join(map(str, frame[1:])) if len(frame) > 1 else "")


def _clan_words(row: Sequence[Any]) -> Iterable[str]:
    for name, number in zip(GOODS[:7], row, strict=False):
        if number:
            yield from (name, str(number))
    court = [name for name, n in zip(_COURT, row[st.AT_GATE : st.AT_TOP + 1], strict=True) for _ in range(n)]
    yards = [name for name, n in zip(YARDS, row[st.IN_YARD : st.IN_GARDENS], strict=True) for _ in range(n)]
    gardens = [name for i, name in enumerate(GARDENS) if row[st.IN_GARDENS] >> i & 1]
    lantern = [_card(card) for card in row[st.LANTERN]]
    for key, names in (("courtiers", court), ("warriors", yards), ("gardeners", gardens)):
        if names:
            yield from (key, ",".join(names))
    if row[st.CARD] >= 0:
        yield from ("card", _card(row[st.CARD]))
    if lantern:
        yield from ("lantern", ",".join(lantern))
    if any(row[st.CLAN_DIE : st.CLAN_DIE + 3]):
        yield from ("dice", "/".join(str(die or "-") for die in row[st.CLAN_DIE : st.CLAN_DIE + 3]))


# --- reading ---------------------------------------------------------------------------------------------------------
def read_row(text: str) -> st.Row:
    """Read the text form into a row; `BadPosition` names the word that cannot be read and what was expected."""
    if not isinstance(text, str) or not text.strip():
        msg = f"position {text!r}; expected a line such as 'players 2 bridges 136/245/116 blue coin 3'"
        raise BadPosition(msg)
    table, clans = _sort_words(text.split())
    players = _number(table.pop("players", "2"), "players", 1, 4)
    rival = table.pop("rival", None)
    if (players == 1) != (rival is not None):
        msg = f"players {players} with rival {rival!r}; expected a rival (easy, medium, hard) for one player only"
        raise BadPosition(msg)
    s = blank(players, -1 if rival is None else _one_of(rival, DIFFICULTIES, "rival"))
    s[st.PHASE] = st.PLAY
    s[st.RIVAL_DECK] = tuple(range(len(RIVAL_CARDS))) if rival else ()
    for key, value in table.items():
        if key not in ("stack", "actor"):
            _TABLE[key](s, value)
    for seat, words in clans.items():
        if seat >= s[st.SEATS]:
            raise _wrong(CLANS[seat], "a clan", f"one of {', '.join(CLANS[: s[st.SEATS]])}")
        for key, value in words.items():
            _read_clan_word(s, st.HEAD + st.WIDTH * seat, key, value)
    _deal_the_rest(s, table)
    actor = table.get("actor")
    seats = CLANS[: s[st.SEATS]]
    s[st.ACTOR] = s[st.ORDER][s[st.TURN] % len(seats)] if actor is None else _one_of(actor, seats, "actor")
    own = "rival" if rival and s[st.ACTOR] == 1 else "turn"
    s[st.STACK] = _read_stack(table.get("stack", own if s[st.PHASE] == st.PLAY else "-"))
    checks.check(s)
    return s


def _wrong(value: object, key: str, expected: str) -> BadPosition:
    return BadPosition(f"{key} {value!r}; expected {expected}")


def _sort_words(words: list[str]) -> tuple[dict[str, str], dict[int, dict[str, str]]]:
    """Return the words of the table and those of each clan, each with its value."""
    table: dict[str, str] = {}
    clans: dict[int, dict[str, str]] = {}
    here, known = table, (*_TABLE, "players", "rival", "stack", "actor")
    i = 0
    while i < len(words):
        word = words[i]
        if word in CLANS:
            here, known = clans.setdefault(CLANS.index(word), {}), _CLAN_WORDS
            i += 1
            continue
        if word not in known:
            raise _wrong(word, "word", f"a clan or one of {', '.join(known)}")
        if i + 1 == len(words):
            msg = f"{word!r} ends the line; expected a value after it"
            raise BadPosition(msg)
        if word in here:
            raise _wrong(word, "word", "each of them once")
        here[word] = words[i + 1]
        i += 2
    return table, clans


def _number(text: str, key: str, low: int, high: int) -> int:
    if text.isascii() and text.removeprefix("-").isdigit() and len(text) < 12 and low <= int(text) <= high:
        return int(text)
    raise _wrong(text, key, f"a number from {low} to {high}")


def _one_of(text: str, names: Sequence[str], key: str) -> int:
    if text in names:
        return names.index(text)
    raise _wrong(text, key, f"one of {', '.join(names)}")


def _items(text: str) -> list[str]:
    return [] if text == "-" else text.split(",")


def _cards(text: str, key: str, low: int, high: int) -> tuple[int, ...]:
    codes = CARD_CODES[low:high]
    return tuple(low + _one_of(item, codes, key) for item in _items(text))


def _set_seats(place: int, key: str) -> Callable[[st.Row, str], None]:
    def read(s: st.Row, text: str) -> None:
        seats = CLANS[: s[st.SEATS]]
        found = tuple(_one_of(item, seats, key) for item in _items(text))
        if sorted(found) != list(range(len(seats))):
            raise _wrong(text, key, f"each of {', '.join(seats)} once")
        s[place] = found

    return read


def _set_number(place: int, key: str, low: int, high: int, less: int = 0) -> Callable[[st.Row, str], None]:
    def read(s: st.Row, text: str) -> None:
        s[place] = _number(text, key, low, high) - less

    return read


def _set_cards(place: int, key: str, low: int, high: int) -> Callable[[st.Row, str], None]:
    def read(s: st.Row, text: str) -> None:
        s[place] = _cards(text, key, low, high)

    return read


def _set_numbers(place: int, key: str, count: int, most: int) -> Callable[[st.Row, str], None]:
    def read(s: st.Row, text: str) -> None:
        numbers = tuple(_number(item, key, 1, most) - 1 for item in _items(text))
        if count and len(numbers) != count:
            raise _wrong(text, key, f"{count} numbers")
        s[place] = numbers

    return read


def _read_phase(s: st.Row, text: str) -> None:
    s[st.PHASE] = _one_of(text, st.PHASES, "phase")


def _read_bridges(s: st.Row, text: str) -> None:
    bridges = text.split("/")
    if len(bridges) != 3:
        raise _wrong(text, "bridges", "three of them: coral/black/white, such as 136/25/-4")
    for colour, dice in enumerate(bridges):
        known = all(d in "123456" for d in dice[1:-1]) and all(d in "-123456" for d in dice[:1] + dice[-1:])
        if len(dice) < 2 or not known:
            raise _wrong(
                dice, "bridges", "values from the left end to the right, '-' for an empty end, such as 136 or -4"
            )
        s[st.BRIDGE + colour] = tuple(0 if d == "-" else int(d) for d in dice)


def _read_die(text: str, key: str) -> int:
    letters = [colour[0] for colour in COLOURS]
    if len(text) == 2 and text[0] in letters and text[1] in "123456":
        return 10 * letters.index(text[0]) + int(text[1])
    raise _wrong(text, key, "a die such as c5 (c, b or w, and its value)")


def _read_dice(s: st.Row, text: str) -> None:
    for item in _items(text):
        space, _, dice = item.partition(":")
        place = st.SPACE + _one_of(space, SPACES[:8], "on")
        s[place] = tuple(_read_die(dice[i : i + 2], "on") for i in range(0, len(dice), 2))


def _read_held(s: st.Row, text: str) -> None:
    s[st.HELD] = _read_die(text, "held")


def _read_rooms(s: st.Row, text: str) -> None:
    items = _items(text)
    if len(items) != 5:
        raise _wrong(text, "rooms", "five cards: three stewards and two diplomats")
    for room, item in enumerate(items):
        low, high = (0, STEWARDS) if room < 3 else (FIRST_DIPLOMAT, FIRST_DIPLOMAT + DIPLOMATS)
        s[st.ROOM + room] = -1 if item == "-" else low + _one_of(item, CARD_CODES[low:high], "rooms")


def _read_tiles(s: st.Row, text: str) -> None:
    tiles = tuple(_one_of(item, TILE_CODES, "tiles") for item in _items(text))
    if sorted(tiles) != list(range(len(TILE_CODES))):
        raise _wrong(text, "tiles", "each of the fifteen tiles once")
    s[st.TILES] = tiles


def _read_slots(s: st.Row, text: str) -> None:
    items = text.split(",")
    if len(items) != 3:
        raise _wrong(text, "slots", "three clans, '-' for a free slot")
    s[st.SLOTS] = tuple(-1 if item == "-" else _one_of(item, CLANS[: s[st.SEATS]], "slots") for item in items)


def _read_gardens(s: st.Row, text: str) -> None:
    cards = tuple(_one_of(item, GARDEN_CODES, "gardens") for item in _items(text))
    if len(cards) != 6 or any((card >= PLANTS) != i % 2 for i, card in enumerate(cards)) or len(set(cards)) < 6:
        raise _wrong(text, "gardens", "six different cards, a plant and a stone garden by turns")
    s[st.GARDENS] = cards


def _read_pairs(s: st.Row, text: str) -> None:
    first = FIRST_DIPLOMAT + DIPLOMATS
    pairs: list[int] = []
    for item in text.split(","):
        cards = item.split("+")
        if item == "-":
            pairs += [-1, -1]
        elif len(cards) == 2:
            pairs += [first + _one_of(card, CARD_CODES[first:], "pairs") for card in cards]
        else:
            raise _wrong(item, "pairs", "pairs such as r1+a2, or '-' where one was taken")
    s[st.PAIRS] = tuple(pairs)


def _read_stack(text: str) -> tuple[tuple[int, ...], ...]:
    frames = []
    for item in _items(text):
        name, _, numbers = item.partition(":")
        kind = _one_of(name, st.FRAMES, "stack")
        frames.append((kind, *(_number(n, "stack", 0, 63) for n in numbers.split(".") if numbers)))
    return tuple(frames)


_TABLE: Final[dict[str, Callable[[st.Row, str], None]]] = {
    "phase": _read_phase,
    "round": _set_number(st.ROUND, "round", 1, 3),
    "turn": _set_number(st.TURN, "turn", -1, 12),
    "order": _set_seats(st.ORDER, "order"),
    "track": _set_seats(st.TRACK, "track"),
    "bridges": _read_bridges,
    "on": _read_dice,
    "held": _read_held,
    "rooms": _read_rooms,
    "stewards": _set_cards(st.DECK, "stewards", 0, STEWARDS),
    "diplomats": _set_cards(st.DECK + 1, "diplomats", FIRST_DIPLOMAT, FIRST_DIPLOMAT + DIPLOMATS),
    "gone": _set_cards(st.GONE, "gone", 0, FIRST_DIPLOMAT + DIPLOMATS),
    "tiles": _read_tiles,
    "daimyo": _set_number(st.DAIMYO, "daimyo", 1, 9, less=1),
    "slots": _read_slots,
    "gardens": _read_gardens,
    "yards": _set_numbers(st.YARD_TILES, "yards", 4, 8),
    "pairs": _read_pairs,
    "deck": _set_numbers(st.RIVAL_DECK, "deck", 0, len(RIVAL_CARDS)),
    "opened": _set_numbers(st.RIVAL_OPEN, "opened", 0, len(RIVAL_CARDS)),
    "busy": _set_number(st.BUSY, "busy", 0, 1),
    "rng": _set_number(st.RNG, "rng", 1, 0xFFFFFFFF),
}
_CLAN_WORDS: Final = (*GOODS[:7], "courtiers", "warriors", "gardeners", "card", "lantern", "dice")


def _read_clan_word(s: st.Row, b: int, key: str, text: str) -> None:
    if key in GOODS:
        s[b + GOODS.index(key)] = _number(text, key, 0, 999)
    elif key == "courtiers":
        _send(s, b, text, key, (st.COURTIERS, st.AT_GATE), _COURT)
    elif key == "warriors":
        _send(s, b, text, key, (st.WARRIORS, st.IN_YARD), YARDS)
    elif key == "gardeners":
        for item in _items(text):
            garden = 1 << _one_of(item, GARDENS, key)
            if s[b + st.IN_GARDENS] & garden:
                raise _wrong(text, key, f"each garden once, and {item} stands there twice")
            s[b + st.IN_GARDENS] |= garden
        s[b + st.GARDENERS] = WORKERS - s[b + st.IN_GARDENS].bit_count()
    elif key == "card":
        s[b + st.CARD] = _one_of(text, CARD_CODES[: FIRST_DIPLOMAT + DIPLOMATS + 6], key)
    elif key == "lantern":
        s[b + st.LANTERN] = _cards(text, key, 0, len(CARDS))
    else:
        dice = text.split("/")
        if len(dice) != 3 or not all(die in ("-", "1", "2", "3", "4", "5", "6") for die in dice):
            raise _wrong(text, key, "the dice of the three rows, such as 5/-/3")
        s[b + st.CLAN_DIE : b + st.CLAN_DIE + 3] = (0 if die == "-" else int(die) for die in dice)


def _send(s: st.Row, b: int, text: str, key: str, places: tuple[int, int], names: Sequence[str]) -> None:
    """Put workers where the text says; the others are at home."""
    home, first = places
    for item in _items(text):
        s[b + first + _one_of(item, names, key)] += 1
        s[b + home] -= 1


def _deal_the_rest(s: st.Row, table: dict[str, str]) -> None:
    """Fill rooms and decks that the text leaves out with the cards it does not speak of, in their order."""
    used = {card for card in (*s[st.ROOM : st.ROOM + 5], *s[st.DECK], *s[st.DECK + 1], *s[st.GONE]) if card >= 0}
    for seat in range(s[st.SEATS]):
        b = st.HEAD + st.WIDTH * seat
        used.update((s[b + st.CARD], *s[b + st.LANTERN]))
    out = NOT_FOR_TWO if s[st.PLAYERS] <= 2 else frozenset()
    floors = (
        (0, 3, range(STEWARDS), "stewards"),
        (3, 5, range(FIRST_DIPLOMAT, FIRST_DIPLOMAT + DIPLOMATS), "diplomats"),
    )
    for floor, (low, high, cards, key) in enumerate(floors):
        free = [card for card in cards if card not in used and card not in out]
        if "rooms" not in table:
            for room in range(low, high):
                s[st.ROOM + room] = free.pop(0) if free else -1
        if key not in table:
            s[st.DECK + floor] = tuple(free)
