"""Which message tells which event, and with what arguments. The words themselves are in `text/*.ftl`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from imperial_widget.core.messages import Catalogue
from imperial_widget.core.model import Event
from imperial_widget.core.scene import Text

from .components import TILES, feature_of, other, plant_of
from .position import Position

WORDS: Final = Catalogue("imperial_widget.niya")

_SAME_LINE: Final = {
    "start-fresh": "start",
    "start-still": "start",
    "take-first": "take",
    "take-plant": "take",
    "take-feature": "take",
    "place-last": "place",
    "score-none": "score-points",
    "match-won-round": "match-won",
    "next-round-draw": "next-round",
}
"""Beats that are told in different words but share their log line."""


def tell(event: Event, position: Position) -> tuple[Text, Text]:
    """Return the narration and the log line of a beat, in every language."""
    key = message(event, position)
    args = arguments(event, position)
    return WORDS(f"say-{key}", **args), WORDS(f"line-{_SAME_LINE.get(key, key)}", **args)


def message(event: Event, position: Position) -> str:
    """Return the name of the message for an event, without its prefix.

    >>> field = Position.read("mscspsis/mtctptit/mbcbpbib/mrcrprir")
    >>> message(Event("take", ("take.match",), {"who": "red", "matches": "plant"}), field)
    'take-plant'
    """
    special = _SPECIAL.get(event.kind)
    return special(event, position) if special else event.kind.replace("_", "-")


def arguments(event: Event, position: Position) -> dict[str, Any]:
    """Return what the message may mention: what the event tells, and what the next player may take."""
    args: dict[str, Any] = {key: value for key, value in event.data.items() if value is not None}
    if "cells" in args:
        args["cells"] = spell(args["cells"])
    if event.kind == "start":
        args.update(who=position.mover or position.starter, left=position.left)
    if event.kind in ("start", "place") and position.top:
        top = TILES[position.top]
        args.update(tile=position.top, plant=plant_of(top), feature=feature_of(top))
    if event.kind == "place":
        args["next"] = other(str(event["who"]))
    return args


def spell(cells: Sequence[str]) -> str:
    """Return cells as one text, the same in every language.

    >>> spell(("a4", "b4"))
    'a4 · b4'
    """
    return " · ".join(cells)


def _start(_event: Event, position: Position) -> str:
    if position.phase != "taking":
        return "start-still"
    return "start" if position.taken else "start-fresh"


def _take(event: Event, _position: Position) -> str:
    return f"take-{event['matches']}"


def _place(_event: Event, position: Position) -> str:
    return "place" if position.phase == "taking" else "place-last"


def _full_board(event: Event, _position: Position) -> str:
    return f"full-board-{event['ruling']}"


def _score(event: Event, _position: Position) -> str:
    if event.rule == "match.three":
        return "score-rounds"
    return "score-points" if event["points"] else "score-none"


def _match_won(event: Event, _position: Position) -> str:
    return "match-won-round" if event["match"] == "single" else "match-won"


def _next_round(event: Event, _position: Position) -> str:
    return "next-round-draw" if event["after"] == "draw" else "next-round"


_SPECIAL: Final = {
    "start": _start,
    "take": _take,
    "place": _place,
    "full_board": _full_board,
    "score": _score,
    "match_won": _match_won,
    "next_round": _next_round,
}
