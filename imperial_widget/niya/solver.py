"""Perfect play: what every move of a round is worth when both sides make no mistake, and the line that proves it.

    >>> from imperial_widget.niya import new_game
    >>> position = new_game(layout="mscspsis/mtctptit/mbcbpbib/mrcrprir")
    >>> worth = values(position)
    >>> len(worth), str(max(worth.values()))
    (12, 'loss · 0')
    >>> line = best_line(position)
    >>> len(line)
    16

Exact, for every legal move of every position, under either ruling on the full board. The arithmetic is `search.py`'s.
A round is looked at by itself: what a match still needs is not asked. Knows no widget and no words but `win`.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache, total_ordering

from imperial_widget.core.errors import ImperialError

from . import rules, search
from .components import CELLS, NUMBERS, PATTERNS, SHAPES, other
from .moves import Move, apply, legal_moves
from .position import Position


@total_ordering
@dataclass(frozen=True, slots=True)
class Value:
    """How a round ends with best play, in the eyes of one player; greater is better for that player.

    >>> value = Value("red", 4)
    >>> str(value), value.winner, value.tiles
    ('win · 3', 'red', 3)
    >>> Value("red", -1) < Value("red", 0) < Value("red", 2) < value
    True
    """

    who: str
    """The player whose eyes these are: the one who moves."""
    worth: int
    """Tiles left on the field and one more; negative for a loss, 0 for a draw."""

    @property
    def outcome(self) -> str:
        """`win`, `loss` or `draw`."""
        return "win" if self.worth > 0 else "loss" if self.worth < 0 else "draw"

    @property
    def winner(self) -> str | None:
        """The winner, None for a draw."""
        return {"win": self.who, "loss": other(self.who), "draw": None}[self.outcome]

    @property
    def tiles(self) -> int:
        """How many tiles are left on the field: what the winner scores in a match on points."""
        return max(abs(self.worth) - 1, 0)

    def __lt__(self, value: Value) -> bool:
        """Compare two values in the same player's eyes."""
        if not isinstance(value, Value) or value.who != self.who:
            return NotImplemented
        return self.worth < value.worth

    def __str__(self) -> str:
        """Return the outcome and the tiles left: `win · 3`."""
        return f"{self.outcome} · {self.tiles}" if self.worth else "draw"


def values(position: Position) -> Mapping[Move, Value]:
    """Return what every tile that may be taken is worth to the player who moves; nothing when a round has ended."""
    row = _row(position)
    who = position.mover
    if position.phase != "taking" or who is None:
        return {}
    return {move: Value(who, _worth(row, position, NUMBERS[move.cell])) for move in legal_moves(position)}


def best_moves(position: Position) -> tuple[Move, ...]:
    """Return the moves that are worth most."""
    worth = values(position)
    most = max(worth.values(), default=None)
    return tuple(move for move, value in worth.items() if value == most)


def best_line(position: Position, move: Move | None = None) -> tuple[Move, ...]:
    """Return best play of both sides to the end of the round, beginning with `move` if one is given."""
    line: list[Move] = []
    if move is not None:
        line.append(move)
        position = apply(position, move)[-1].position
    row = _row(position)
    while position.phase == "taking":
        best = max(legal_moves(position), key=lambda each: _worth(row, position, NUMBERS[each.cell]))
        line.append(best)
        position = apply(position, best)[-1].position
    return tuple(line)


# --- why -------------------------------------------------------------------------------------------------------------
@dataclass(frozen=True, slots=True)
class Threat:
    """A pattern of which one player holds three cells while a tile still lies on the fourth."""

    who: str
    cell: str
    """The cell that would complete it."""
    pattern: tuple[str, ...]
    shape: str
    """`row`, `column`, `diagonal` or `square`."""


@dataclass(frozen=True, slots=True)
class Step:
    """One move of a line, and what it leaves to the other side."""

    who: str
    move: Move
    new: tuple[Threat, ...]
    """Threats that this very token makes."""
    replies: tuple[Move, ...]
    """What the other side may take now."""
    safe: tuple[Move, ...]
    """Those of the replies after which no tile completes a pattern at once."""
    wins: tuple[Threat, ...]
    """The threats of the other side that one of its replies would carry out."""


@dataclass(frozen=True, slots=True)
class Explanation:
    """Why a move is worth what it is worth: the line that proves it, and what happens on the way."""

    move: Move
    value: Value
    best: Value
    """What the best move here is worth."""
    better: tuple[Move, ...]
    """The moves that are worth more; none when this one is as good as any."""
    line: tuple[Move, ...]
    """Best play from here, the move first: for a losing move, its refutation."""
    steps: tuple[Step, ...]
    ended_by: str
    """What ends the line: `row`, `square`, `block` or `full`."""
    patterns: tuple[tuple[str, ...], ...]
    """The pattern, or patterns, that end it."""

    @property
    def is_mistake(self) -> bool:
        """Does the move give away a win or a draw?"""
        order = ("loss", "draw", "win")
        return order.index(self.value.outcome) < order.index(self.best.outcome)


def explain(position: Position, move: Move) -> Explanation:
    """Return why a legal move is worth what it is worth, as data: the line, its threats and its end."""
    if not move.cell and move in legal_moves(position):
        msg = f"move {str(move)!r} takes no tile; expected a cell, in a round that goes on"
        raise ImperialError(msg)
    line = best_line(position, move)
    worth = values(position)
    steps = []
    for each in line:
        who = position.mover or ""
        before = set(_threats(position, who))
        position = apply(position, each)[-1].position
        new = tuple(threat for threat in _threats(position, who) if threat not in before)
        replies = legal_moves(position) if position.phase == "taking" else ()
        safe = tuple(reply for reply in replies if not _wins(position, reply, who))
        wins = tuple(threat for threat in _threats(position, other(who)) if Move(threat.cell) in replies)
        steps.append(Step(who, each, new, replies, safe, wins))
    return Explanation(
        move=move,
        value=worth[move],
        best=max(worth.values()),
        better=tuple(each for each, value in worth.items() if value > worth[move]),
        line=line,
        steps=tuple(steps),
        ended_by=position.ended_by or "",
        patterns=position.patterns,
    )


def threats(position: Position) -> tuple[Threat, ...]:
    """Return all threats on the field, red's first; whether the tile may be taken now is another matter."""
    return (*_threats(position, "red"), *_threats(position, "black"))


def _threats(position: Position, who: str) -> tuple[Threat, ...]:
    own = {NUMBERS[cell] for cell in position.tokens[who]}
    found = []
    for number, cells in enumerate(PATTERNS):
        missing = [cell for cell in cells if cell not in own]
        if len(missing) == 1 and missing[0] not in position.taken:
            names = tuple(CELLS[cell] for cell in cells)
            found.append(Threat(who, CELLS[missing[0]], names, SHAPES[number]))
    return tuple(found)


def _wins(position: Position, reply: Move, who: str) -> bool:
    """After this reply, may `who` take a tile that completes a pattern?"""
    tile = position.layout[NUMBERS[reply.cell]]
    return any(
        threat.cell != reply.cell and rules.match(tile, position.layout[NUMBERS[threat.cell]])
        for threat in _threats(position, who)
    )


# --- from positions to numbers ---------------------------------------------------------------------------------------
@cache
def tables() -> tuple[int, ...]:
    """Return the tables of the search that are the same for every layout; made once, in a tenth of a second."""
    row = [0] * search.SIZE
    search.fill(row)
    return tuple(row)


def _row(position: Position) -> list[int]:
    if not isinstance(position, Position):
        msg = f"{position!r} is no position of Niya; expected one, such as new_game() or read_position(text)"
        raise ImperialError(msg)
    row = list(tables())
    search.lay(row, list(position.layout), 0)
    return row


def _worth(row: list[int], position: Position, cell: int) -> int:
    taken = position.taken
    own, others = _cells(taken[len(taken) % 2 :: 2]), _cells(taken[1 - len(taken) % 2 :: 2])
    free = search.FIELD ^ own ^ others
    last = int(position.full_board == "blocked")
    return search.worth(row, last, own, others, free, 1 << cell, position.left)


def _cells(cells: tuple[int, ...]) -> int:
    return sum(1 << cell for cell in cells)
