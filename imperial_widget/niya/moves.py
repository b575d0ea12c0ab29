"""What players may do: `new_game`, `legal_moves`, `apply`. The pure face of the rules.

    >>> position = new_game(seed=7)
    >>> len(legal_moves(position))
    12
    >>> [beat.event.kind for beat in apply(position, Move("a4"))]
    ['take', 'place']

A move is the name of the cell whose tile is taken. When a round of a longer match has ended, the move `next` lays the
tiles out for the next one.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from imperial_widget.core.errors import IllegalMove, ImperialError
from imperial_widget.core.model import Beat, Event

from . import events, rules
from .components import CELLS, CODES, EXAMPLE, NUMBERS, PLAYERS, feature_of, name_of, plant_of, read_layout
from .position import Position

_MOST_SEED: Final = (1 << 32) - 1


@dataclass(frozen=True, slots=True)
class Move:
    """What a player intends: take the tile on a cell, or (no cell) lay out the next round.

    >>> str(Move("b3")), str(Move())
    ('b3', 'next')
    """

    cell: str = ""

    def __str__(self) -> str:
        """Return the text form: the cell, or `next`."""
        return self.cell or "next"


NEXT: Final = Move()
_TAKES: Final = tuple(Move(name) for name in CELLS)


def read_move(position: Position, text: str) -> Move:  # noqa: ARG001 -- the Game protocol's face
    """Read a move. It need not be legal, but it must name a cell or be `next`."""
    word = str(text).strip().lower()
    if word == "next":
        return NEXT
    if word in NUMBERS:
        return Move(word)
    msg = f"move {text!r} cannot be read; expected a cell from a1 to d4, or 'next' after a round"
    raise IllegalMove(msg, rule="take.replace", move=str(text))


def new_game(
    seed: int = 0,
    *,
    layout: str | Sequence[int] | None = None,
    match: str | int = "single",
    full_board: str = "blocked",
    starter: str = "red",
) -> Position:
    """Set up a match: sixteen tiles laid out, nobody has moved.

    `layout` is the text of one (see `components`), or sixteen tiles in the order of reading; without it the seed lays
    the tiles out. `match` is `single`, `three` (wins), or 10, 15 or 20 (points). The seed alone decides every layout.

    >>> str(new_game(layout="mscspsis/mtctptit/mbcbpbib/mrcrprir", match=10))
    'mscspsis/mtctptit/mbcbpbib/mrcrprir match 10 score 0-0 rng ...'
    """
    if not isinstance(seed, int) or isinstance(seed, bool) or not 0 <= seed <= _MOST_SEED:
        msg = f"seed={seed!r}; expected a whole number from 0 to {_MOST_SEED}"
        raise ImperialError(msg)
    for name, value, known in (
        ("match", match, rules.MATCHES),
        ("full_board", full_board, rules.FULL_BOARDS),
        ("starter", starter, PLAYERS),
    ):
        if isinstance(value, bool) or not isinstance(value, (str, int)) or value not in known:
            msg = f"{name}={value!r}; expected one of {', '.join(map(repr, known))}"
            raise ImperialError(msg)
    tiles, rng = rules.deal(rules.scramble(seed))
    if layout is not None:
        tiles = _layout(layout)
    return Position(tiles, starter=starter, match=match, full_board=full_board, rng=1 if match == "single" else rng)


def _layout(given: str | Sequence[int]) -> tuple[int, ...]:
    if isinstance(given, str):
        return read_layout(given.strip())
    try:
        tiles = tuple(int(tile) for tile in given)
    except (TypeError, ValueError):
        tiles = ()
    if sorted(tiles) != list(range(16)):
        msg = f"layout={given!r}; expected each number from 0 to 15 once, or a text such as {EXAMPLE!r}"
        raise ImperialError(msg)
    return tiles


def legal_moves(position: Position) -> tuple[Move, ...]:
    """Every move that may be made now, in the order of reading."""
    if position.phase == "taking":
        return tuple(_TAKES[cell] for cell in rules.takeable(position.layout, position.taken))
    return (NEXT,) if position.phase == "next" else ()


def is_over(position: Position) -> bool:
    """Is the match over?"""
    return position.phase == "over"


def apply(position: Position, move: Move) -> tuple[Beat[Position], ...]:
    """Make a move; return its beats. The last one holds the resulting position."""
    if move not in legal_moves(position):
        rule, reason = _forbidden(position, move)
        msg = f"move {str(move)!r} is not legal: {reason} (rule {rule})"
        raise IllegalMove(msg, rule=rule, move=str(move))
    if not move.cell:
        return (_lay_out(position),)
    beats = _take(position, NUMBERS[move.cell])
    if beats[-1].position.phase == "ending":
        beats += _end_round(beats[-1].position)
    return tuple(beats)


def _take(position: Position, cell: int) -> list[Beat[Position]]:
    """take.replace, take.match: a tile goes to the pile, a token takes its place."""
    who = position.mover or ""
    lifted = replace(position, taken=(*position.taken, cell), phase="placing")
    ended = rules.ending(lifted.layout, lifted.taken)
    placed = replace(lifted, phase="ending" if ended else "taking")
    return [Beat(events.take(position, who, cell), lifted), Beat(events.place(placed, who), placed)]


def _end_round(position: Position) -> list[Beat[Position]]:
    """win.*, match.*: say who has won and why, count it, and end the match if that decides it."""
    told = [Beat(event, position) for event in _endings(position)]
    who = position.winner
    if position.match == "single":
        over = replace(position, phase="over")
        return [*told, Beat(events.match_end(over), over)]
    if who is None:
        told[-1] = Beat(told[-1].event, replace(position, phase="next"))
        return told
    points = rules.pays(position.match, position.taken)
    red, black = position.score
    score = (red + points, black) if who == "red" else (red, black + points)
    decided = rules.decided(position.match, score)
    scored = replace(position, score=score, phase="ending" if decided else "next")
    told.append(Beat(events.score(scored, who, points), scored))
    if decided:
        over = replace(scored, phase="over")
        told.append(Beat(events.match_end(over), over))
    return told


def _endings(position: Position) -> list[Event]:
    """Return what ends the round: every pattern just completed, a block, or a full board."""
    who = position.winner or ""
    patterns = rules.completed(position.taken)
    if patterns:
        return [events.pattern(who, number) for number in patterns]
    return [events.full_board(position) if rules.is_full(position.taken) else events.block(position, who)]


def _lay_out(position: Position) -> Beat[Position]:
    """setup, match.loser_starts: lay the tiles out for the next round."""
    result = position.result or ""
    layout, rng = rules.deal(position.rng)
    starter = rules.next_starter(result, position.starter)
    fresh = replace(
        position, layout=layout, taken=(), starter=starter, rng=rng, round=position.round + 1, phase="taking"
    )
    return Beat(events.next_round(fresh, result), fresh)


# --- why not ---------------------------------------------------------------------------------------------------------
def _forbidden(position: Position, move: Move) -> tuple[str, str]:
    """Return the rule that forbids a move, and for people what stands in the way."""
    if position.phase == "over":
        return rules.MATCH_RULES[position.match], "the match is over"
    if position.phase == "next":
        return "match.loser_starts", "the round is over; expected 'next'"
    if position.phase != "taking":
        return "take.replace", "another move is under way"
    if not move.cell:
        return "match.loser_starts", f"the round goes on; expected a tile for {position.mover} to take"
    if move.cell not in NUMBERS:
        return "take.replace", f"there is no cell {move.cell!r}; expected one from a1 to d4"
    cell = NUMBERS[move.cell]
    if cell in position.taken:
        holder = rules.owner(position.taken.index(cell), position.starter)
        return "take.replace", f"{move.cell} holds a token of {holder}; expected {_choices(position)}"
    if not position.taken:
        return "first.border", f"{move.cell} is one of the inner four; expected one of the twelve border cells"
    top = position.layout[position.taken[-1]]
    what = f"the {name_of(position.layout[cell])} does not match the {name_of(top)} on top of the pile"
    wanted = f"another {plant_of(top)} or {feature_of(top)}"
    return "take.match", f"{what}; expected {wanted}: {_choices(position)}"


def _choices(position: Position) -> str:
    cells = rules.takeable(position.layout, position.taken)
    return ", ".join(f"{CELLS[cell]} ({CODES[position.layout[cell]]})" for cell in cells)


def read_position(text: str) -> Position:
    """Read the text form of a position; see `imperial_widget.niya.notation`."""
    return Position.read(text)
