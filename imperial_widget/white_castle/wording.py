"""Saying things in every language at once: messages, and what is put together of several messages.

A printed action, a card's gains, a list of goods: each language joins its own words. Knows no event and no move.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache, lru_cache
from typing import Any, Final

from imperial_widget.core.messages import LANGUAGES, Catalogue

from .components import (
    ACTIONS,
    CARD_NUMBERS,
    CARD_ROWS,
    CASTLE,
    CLAN_BLOCK,
    CLAN_ROWS,
    COIN,
    DEEDS,
    GARDEN_ACTION,
    GARDEN_CARDS,
    GARDEN_POINTS,
    GOODS,
    LANTERN,
    SEAL,
    SELECTS,
    Part,
    Parts,
)

WORDS: Final = Catalogue("imperial_widget.white_castle")

Words = dict[str, str]
"""Words in every language."""
Facts = dict[str, Any]
"""What a message may mention, by name; words in every language among it."""


# --- saying ----------------------------------------------------------------------------------------------------------
def say(message: str, **args: Any) -> Words:
    """Return a message in every language; an argument may itself be words in every language.

    >>> say("choice-room", room="steward-2")["en"]
    'To Steward room 2'
    """
    return {
        language: _said(language, message, tuple((key, _in(value, language)) for key, value in args.items()))
        for language in LANGUAGES
    }


def _in(value: Any, language: str) -> Any:
    return value[language] if isinstance(value, dict) else value


@lru_cache(maxsize=8192)
def _said(language: str, message: str, args: tuple[tuple[str, Any], ...]) -> str:
    """The same few labels come again and again in a game."""
    return WORDS.say(language, message, **dict(args))


@cache
def _ids(language: str) -> frozenset[str]:
    return frozenset(WORDS.ids(language))


# --- printed actions in words ----------------------------------------------------------------------------------------
def action_text(number: int) -> Words:
    """Return a printed action of `ACTIONS` in words, its price first.

    >>> action_text(0)["en"], action_text(8)["en"]
    ('pay 1 seal for a courtier action', '1 coin and the well')
    """
    action = ACTIONS[number]
    does = parts_text(action.parts)
    price = tuple((what, n) for what, n in ((COIN, action.coins), (SEAL, action.seals)) if n)
    return say("action-pay", price=_listed(price, "acc"), does=does) if price else does


def parts_text(parts: Parts) -> Words:
    """Return the parts of an action in words.

    >>> parts_text(((0, 2), (8, 0)))["en"]
    '2 food and the lantern'
    """
    return _listed(parts, "")


def _listed(parts: Parts, case: str) -> Words:
    return {language: joined([_part(part, case, language) for part in parts], language) for language in LANGUAGES}


def joined(words: Sequence[str], language: str) -> str:
    """Return words as a list of one language.

    >>> joined(["2 food", "1 coin", "the well"], "en")
    '2 food, 1 coin and the well'
    """
    if len(words) < 2:
        return "".join(words)
    return _said(language, "list-and", (("first", ", ".join(words[:-1])), ("last", words[-1])))


def _part(part: Part, case: str, language: str) -> str:
    what, number = part
    if what < LANTERN:
        message = f"goods-{GOODS[what]}"
    else:
        message = f"deed-castle-{SELECTS[number]}" if what == CASTLE else "deed-" + dashed(DEEDS[what - LANTERN])
    in_case = f"{message}.{case}"
    return _said(language, in_case if in_case in _ids(language) else message, (("n", number),))


def dashed(name: str) -> str:
    """Return a name of the code as messages spell it."""
    return name.replace("_", "-")


def row_text(card: str, row: int) -> Words:
    """Return what a row of a card does, counted from 1."""
    return action_text(CARD_ROWS[CARD_NUMBERS[card]][row - 1])


def beside(card: str | None, row: str) -> Words:
    """Return what a card on a clan board does beside a row of workers."""
    if card is None:
        return dict.fromkeys(LANGUAGES, "")
    number = CARD_NUMBERS[card]
    return action_text(CARD_ROWS[number][CLAN_BLOCK[number][CLAN_ROWS.index(row)]])


def together(parts: Iterable[Part]) -> Parts:
    """Return parts with equal things added up.

    >>> together([(3, 1), (5, 1), (3, 2)])
    ((3, 3), (5, 1))
    """
    sums: dict[int, int] = {}
    for what, number in parts:
        sums[what] = sums.get(what, 0) + number
    return tuple(sums.items())


def garden_facts(garden: str, card: str) -> Facts:
    """Return what a message about a garden may mention: its bridge, its kind, what its card does and is worth."""
    colour, _, kind = garden.partition("-")
    number = GARDEN_CARDS.index(card)
    return {
        "garden": garden,
        "colour": colour,
        "kind": kind,
        "does": action_text(GARDEN_ACTION[number]),
        "n": GARDEN_POINTS[number],
    }
