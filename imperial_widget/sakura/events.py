"""From a line of the rules' log to an Event: numbers become names. No words, no pictures."""

from __future__ import annotations

from typing import Final

from imperial_widget.core.model import Beat, Datum, Event

from . import rules, vocabulary
from . import state as st
from .components import PAINTERS, Edition
from .position import Position

_RULE_SETS: dict[tuple[int, int], tuple[str, ...]] = {}  # a cache of pure results: (rule, also) -> names
_WAYS: Final = {1: "forward", -1: "back"}
_HALVES: Final = ("garden", "painter")


def beat(entry: rules.Entry, edition: Edition) -> Beat[Position]:
    """Return the beat that one log entry tells of."""
    kind, rule, also, who, a, b, c, row = entry
    names = _RULE_SETS.get((rule, also))
    if names is None:
        names = (
            vocabulary.RULES[rule],
            *(name for i, name in enumerate(vocabulary.RULES) if also >> i & 1 and i != rule),
        )
        _RULE_SETS[rule, also] = names
    name = PAINTERS[row[st.COLOUR + who]] if who >= 0 else _name(row, who)
    event = Event(vocabulary.KINDS[kind], names, _facts(kind, name, a, b, c, row))
    return Beat(event, Position(row, edition))


def _name(row: tuple[int, ...], seat: int) -> str | None:
    if seat >= 0:
        return PAINTERS[row[st.COLOUR + seat]]
    return "emperor" if seat == vocabulary.THE_EMPEROR else None


def _over(row: tuple[int, ...], start: int, to: int) -> tuple[str, ...]:
    """Name the painters stepped over, in the order they were met."""
    low, high = min(start, to), max(start, to)
    count = row[st.PAINTERS]
    met = [(row[st.SPACE + seat], PAINTERS[row[st.COLOUR + seat]]) for seat in range(count)]
    between = sorted((space, colour) for space, colour in met if low < space < high)
    return tuple(colour for _, colour in (between if to > start else reversed(between)))


def _facts(kind: int, who: str | None, a: int, b: int, c: int, row: tuple[int, ...]) -> dict[str, Datum]:
    if kind == vocabulary.K_STEP or kind == vocabulary.K_RETREAT:  # noqa: PLR1714 -- the hot path of every game
        facts: dict[str, Datum] = {"who": who, "from": a, "to": b, "count": c >> 3, "of": c & 7}
        if abs(a - b) > 1:
            facts["over"] = _over(row, a, b)
        return facts
    reader = _READERS[kind]
    return reader(who, a, b, c, row)


def _card(who: str | None, a: int, _b: int, _c: int, _row: tuple[int, ...]) -> dict[str, Datum]:
    return {"who": who, "card": a}


def _choose(who: str | None, a: int, b: int, _c: int, row: tuple[int, ...]) -> dict[str, Datum]:
    return {"who": who, "card": a, "by": _name(row, b) if b >= 0 else who}


def _reveal(_who: str | None, _a: int, _b: int, _c: int, row: tuple[int, ...]) -> dict[str, Datum]:
    seats = sorted(range(row[st.PAINTERS]), key=lambda seat: row[st.RANK + seat] or row[st.TABLE + seat])
    cards = tuple(str(row[st.TABLE + seat]) for seat in seats if row[st.TABLE + seat])
    return {"cards": cards, "asked": True} if row[st.RANK] else {"cards": cards}


def _aim(who: str | None, a: int, b: int, _c: int, row: tuple[int, ...]) -> dict[str, Datum]:
    return {"who": who, "ahead": _name(row, a), "count": b or None}


def _turn(who: str | None, a: int, b: int, c: int, _row: tuple[int, ...]) -> dict[str, Datum]:
    return {"who": who, "card": a, "half": _HALVES[b], "way": _WAYS.get(c)}


def _leap(who: str | None, a: int, b: int, c: int, row: tuple[int, ...]) -> dict[str, Datum]:
    return {"who": who, "from": a, "to": b, "ahead": _name(row, c), "over": _over(row, a, b)}


def _place(who: str | None, a: int, b: int, _c: int, _row: tuple[int, ...]) -> dict[str, Datum]:
    return {"who": who, "from": a, "to": b}


def _lose(who: str | None, a: int, b: int, _c: int, _row: tuple[int, ...]) -> dict[str, Datum]:
    return {"who": who, "was": a, "tokens": b}


def _tree(who: str | None, a: int, b: int, c: int, _row: tuple[int, ...]) -> dict[str, Datum]:
    return {"who": who, "space": a, "tree": b, "left": c}


def _count(_who: str | None, a: int, _b: int, _c: int, _row: tuple[int, ...]) -> dict[str, Datum]:
    return {"count": a}


def _award(who: str | None, a: int, b: int, c: int, _row: tuple[int, ...]) -> dict[str, Datum]:
    return {"who": who, "won": a, "place": b, "tokens": c}


def _line_up(who: str | None, a: int, b: int, c: int, _row: tuple[int, ...]) -> dict[str, Datum]:
    return {"who": who, "from": a, "to": b, "place": c}


def _draw(_who: str | None, a: int, b: int, _c: int, row: tuple[int, ...]) -> dict[str, Datum]:
    return {"known": bool(a), "lender": _name(row, b) if b >= 0 else None, "round": row[st.ROUND]}


def _win(who: str | None, a: int, b: int, c: int, row: tuple[int, ...]) -> dict[str, Datum]:
    winners = tuple(PAINTERS[row[st.COLOUR + seat]] for seat in range(st.MOST) if a >> seat & 1)
    return {"who": who, "winners": winners, "tied": b, "tokens": c}


_READERS: Final = {
    vocabulary.K_CHOOSE: _choose,
    vocabulary.K_COURT_CARD: _card,
    vocabulary.K_REVEAL: _reveal,
    vocabulary.K_CARD: _card,
    vocabulary.K_AIM: _aim,
    vocabulary.K_ASK: _turn,
    vocabulary.K_DECIDE: _turn,
    vocabulary.K_LEAP: _leap,
    vocabulary.K_STAY: _place,
    vocabulary.K_BUMP: _place,
    vocabulary.K_LOSE: _lose,
    vocabulary.K_STOP: _tree,
    vocabulary.K_DISCARD_REST: _count,
    vocabulary.K_SCORE: _tree,
    vocabulary.K_UNRANKED: _count,
    vocabulary.K_AWARD: _award,
    vocabulary.K_LINE_UP: _line_up,
    vocabulary.K_RESHUFFLE: _count,
    vocabulary.K_DRAW: _draw,
    vocabulary.K_WIN: _win,
}
