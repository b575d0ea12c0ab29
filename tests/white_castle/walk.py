"""Walking through a game in tests: play texts of moves, and look at what happened."""

from __future__ import annotations

from imperial_widget.core.model import Event
from imperial_widget.white_castle import Position, apply, legal_moves, read_move


def play(position: Position, *texts: str) -> tuple[Position, list[Event]]:
    """Make moves by their texts; return where they lead and everything that happened."""
    events: list[Event] = []
    for text in texts:
        beats = apply(position, read_move(position, text))
        events += [beat.event for beat in beats]
        position = beats[-1].position
    return position, events


def moves(position: Position, *kinds: str) -> set[str]:
    """Return the texts of the legal moves, of these kinds or of all."""
    return {str(move) for move in legal_moves(position) if not kinds or move.kind in kinds}


def told(events: list[Event], kind: str) -> list[Event]:
    """Return the events of one kind."""
    return [event for event in events if event.kind == kind]


def kinds(events: list[Event]) -> list[str]:
    """Return what happened, in a word each."""
    return [event.kind for event in events]
