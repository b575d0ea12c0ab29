"""From a line of the rules' log to a beat: an event with names and numbers, and the position right after it.

No words, no pictures. The rules name their events themselves, see `vocabulary.KINDS`.
"""

from __future__ import annotations

from imperial_widget.core.model import Beat, Event

from .effects import Entry
from .position import Position


def beats(log: list[Entry], end: Position) -> tuple[Beat[Position], ...]:
    """Return the beats of one move; the last one holds the position the move leads to."""
    told = [Beat(Event(kind, rules, facts), Position(row)) for kind, rules, facts, row in log]
    told[-1] = Beat(told[-1].event, end)
    return tuple(told)
