"""What players may do: `new_game`, `legal_moves`, `apply`. The pure face of the rules.

    >>> position = new_game(players=3, seed=7)
    >>> [str(move) for move in legal_moves(position)]
    ['pair-1', 'pair-2', 'pair-3', 'pair-4']
    >>> [beat.event.kind for beat in apply(position, Move("pair", "1"))][:2]
    ['pair', 'gain']

One move is one decision. What a move sets off goes on by itself until somebody has to decide again; nested actions wait
on the position's stack (`Position.pending`). Seals may be exchanged at every decision of the player to move.
"""

from __future__ import annotations

from typing import Any, Final

from imperial_widget.core.errors import IllegalMove, ImperialError
from imperial_widget.core.model import Beat

from . import events, rules, setup
from . import state as st
from .components import DIFFICULTIES
from .effects import Entry
from .names import MOVES, NUMBERS, Move, move_of
from .position import Position
from .refusals import refusal

_MOST_SEED: Final = (1 << 32) - 1


def new_game(players: int = 2, *, seed: int = 0, difficulty: str = "medium") -> Position:
    """Set up a game for one to four players; one player meets the rival at a difficulty: easy, medium or hard.

    >>> new_game(1, difficulty="hard").points
    {'blue': 0, 'ochre': 8}
    """
    if not isinstance(players, int) or isinstance(players, bool) or not 1 <= players <= 4:
        msg = f"players={players!r}; expected a number from 1 to 4"
        raise ImperialError(msg)
    if not isinstance(seed, int) or isinstance(seed, bool) or not 0 <= seed <= _MOST_SEED:
        msg = f"seed={seed!r}; expected a whole number from 0 to {_MOST_SEED}"
        raise ImperialError(msg)
    if difficulty not in DIFFICULTIES:
        msg = f"difficulty={difficulty!r}; expected one of {', '.join(map(repr, DIFFICULTIES))}"
        raise ImperialError(msg)
    return Position(tuple(setup.set_up(players, seed, DIFFICULTIES.index(difficulty) if players == 1 else -1)))


def read_position(text: str, **_options: Any) -> Position:
    """Read the text form of a position; see `imperial_widget.white_castle.notation`."""
    return Position.read(text)


def read_move(position: Position, text: str) -> Move:
    """Read a move. It need not be legal, but it must be a move of this game."""
    move = move_of(str(text))
    if move is None:
        rule = _rule_now(position)
        listed = ", ".join(map(str, legal_moves(position)[:6])) or "none: the game is over"
        msg = f"move {text!r} cannot be read; expected one such as {listed} (rule {rule})"
        raise IllegalMove(msg, rule=rule, move=str(text))
    return move


def legal_moves(position: Position) -> tuple[Move, ...]:
    """Every move that may be made now."""
    return tuple(MOVES[number] for number in rules.options(list(position.state)))


def is_over(position: Position) -> bool:
    """Is the game over?"""
    return bool(position.state[st.PHASE] == st.OVER)


def apply(position: Position, move: Move) -> tuple[Beat[Position], ...]:
    """Make a move; return its beats. The last one holds the resulting position."""
    s = list(position.state)
    number = NUMBERS.get(move)
    if number is None or number not in rules.options(s):
        rule, reason = refusal(position, move)
        msg = f"move {str(move)!r} is not legal: {reason} (rule {rule})"
        raise IllegalMove(msg, rule=rule, move=str(move))
    log: list[Entry] = []
    rules.play(s, log, number)
    return events.beats(log, Position(tuple(s)))


def after(position: Position, move: Move) -> Position:
    """Return the position a legal move leads to, without the beats on the way."""
    s = list(position.state)
    number = NUMBERS.get(move)
    if number is None or number not in rules.options(s):
        rule, reason = refusal(position, move)
        msg = f"move {str(move)!r} is not legal: {reason} (rule {rule})"
        raise IllegalMove(msg, rule=rule, move=str(move))
    rules.play(s, None, number)
    return Position(tuple(s))


def _rule_now(position: Position) -> str:
    return refusal(position, Move("done"))[0]
