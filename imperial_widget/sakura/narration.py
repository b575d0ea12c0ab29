"""Which message tells which event, and with what arguments. The words themselves are in `text/*.ftl`."""

from __future__ import annotations

from typing import Any, Final

from imperial_widget.core.messages import Catalogue
from imperial_widget.core.model import Event
from imperial_widget.core.scene import Text

from .position import Position

WORDS: Final = Catalogue("imperial_widget.sakura")

_STAY: Final = {
    "move.gate": "gate",
    "move.emperor_floor": "floor",
    "painter.overtake": "overtake",
    "painter.between": "between",
    "ruling.gate_line_up": "line-up",
}
_SAME_LINE: Final = {
    "draw-lender": "draw",
    "retreat-first": "retreat",
    "reveal-asked": "reveal",
    "retreat-over": "retreat",
    "start-gate": "start",
    "win-tie": "win",
}
"""Beats that are told in different words but share their log line."""


def tell(event: Event, position: Position) -> tuple[Text, Text]:
    """Return the narration and the log line of a beat, in every language."""
    key = message(event, position)
    args = arguments(event, position)
    return WORDS(f"say-{key}", **args), WORDS(f"line-{_SAME_LINE.get(key, key)}", **args)


def message(event: Event, position: Position) -> str:
    """Return the name of the message for an event, without its prefix.

    >>> start = Position.read("E6 B0 R0 G0")
    >>> message(Event("step", ("painter.move",), {"who": "red", "from": 3, "to": 5, "over": ("blue",)}), start)
    'step-over'
    """
    special = _SPECIAL.get(event.kind)
    return special(event, position) if special else event.kind.replace("_", "-")


def arguments(event: Event, position: Position) -> dict[str, Any]:
    """Return what the message may mention."""
    args: dict[str, Any] = {key: value for key, value in event.data.items() if value is not None}
    if "cards" in args:
        args["cards"] = " · ".join(args["cards"])
    if event.kind in ("setup", "start"):
        args.update(emperor=position.emperor, players=position.players)
        if position.ranking and event.kind == "start":
            args.update(who=position.ranking[0], space=position.spaces[position.ranking[0]])
    return args


def _start(_event: Event, position: Position) -> str:
    return "start" if any(position.spaces.values()) and position.ranking else "start-gate"


def _choose(event: Event, _position: Position) -> str:
    return "choose-court" if event["by"] != event["who"] else "choose"


def _reveal(event: Event, _position: Position) -> str:
    return "reveal-asked" if event.data.get("asked") else "reveal"


def _aim(event: Event, _position: Position) -> str:
    what = event.rule.partition(".")[2]
    return f"aim-{what}" if event["who"] else f"aim-{what}-nobody"


def _ask(event: Event, _position: Position) -> str:
    return f"ask-{event['half']}"


def _decide(event: Event, _position: Position) -> str:
    if event.rule == "two.court_forward":
        return "decide-court"
    return f"decide-{event['half']}-{event['way']}"


def _step(event: Event, _position: Position) -> str:
    back = int(str(event["to"])) < int(str(event["from"]))
    parts = ["step"]
    if event["who"] == "emperor":
        parts.append("emperor")
    if back:
        parts.append("back")
    if event.data.get("over"):
        parts.append("over")
    return "-".join(parts)


def _stay(event: Event, _position: Position) -> str:
    return f"stay-{_STAY[event.rule]}"


def _bump(event: Event, _position: Position) -> str:
    return "bump-emperor" if event.rule == "disgrace.by_emperor" else "bump"


def _lose(event: Event, _position: Position) -> str:
    return "lose" if event["was"] != event["tokens"] else "lose-none"


def _retreat(event: Event, _position: Position) -> str:
    if event.data.get("over"):
        return "retreat-over"
    return "retreat-first" if event["count"] == 1 else "retreat"


def _line_up(event: Event, _position: Position) -> str:
    return "line-up" if event["from"] != event["to"] else "line-up-stays"


def _draw(event: Event, _position: Position) -> str:
    if not event["known"]:
        return "round-over"
    return "draw-lender" if event["lender"] else "draw"


def _win(event: Event, _position: Position) -> str:
    if "ruling.gate_tie" in event.rules:
        return "win-shared"
    return "win-tie" if event["tied"] != 1 else "win"


_SPECIAL: Final = {
    "start": _start,
    "choose": _choose,
    "reveal": _reveal,
    "aim": _aim,
    "ask": _ask,
    "decide": _decide,
    "step": _step,
    "stay": _stay,
    "bump": _bump,
    "lose": _lose,
    "retreat": _retreat,
    "line_up": _line_up,
    "draw": _draw,
    "win": _win,
}
