"""Walking through one turn of The White Castle: every order and choice of actions, on the bare row of a game.

Lines that meet in the same moment go on as one, so the work grows with the moments of a turn, not with its lines. A
frame at the bottom of the stack keeps the rules from going on to the next turn: an end is the very end of this one.
What the outcomes mean to people is `reach.py`'s matter.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any, Final

from imperial_widget.white_castle import effects, rules
from imperial_widget.white_castle import state as st
from imperial_widget.white_castle.state import HEAD, ROOM, STACK, TRACK, WIDTH, Row

Edge = tuple[int, ...]
"""The moves from one moment to the next: one, or exchanges of seals and the move they pay for."""
Moment = tuple[Any, ...]
"""What a turn can change, for its player: moments that are alike here have the same future."""
Step = tuple[int, int, Edge]
"""How many moves lead to a moment at least, from which moment the last of them come, and which they are."""

_STOP: Final = (st.F_RIVAL,)
_ENDED: Final = (_STOP,)
_BOARD: Final = 9  # rooms, decks, the daimyo card and its slots lie together in the row
_AT_A_TIME: Final = 16  # moments of one placement before it is the next one's turn


# --- the turn as a row that stops at its end --------------------------------------------------------------------------
def begin(state: Iterable[Any]) -> Row:
    """Return a row to play the turn (or step) under way on; it stops where the turn ends."""
    s: Row = list(state)
    s[STACK] = (_STOP, *s[STACK])
    return s


def ended(s: Row) -> bool:
    """Is the turn over?"""
    return bool(s[STACK] == _ENDED)


def moment(s: Row, b: int) -> Moment:
    """Return what a turn can change: the stack, the track, the castle, and what the player has."""
    return (s[STACK], s[TRACK], *s[ROOM : ROOM + _BOARD], *s[b : b + WIDTH])


def end_of(s: Row) -> Moment:
    """Return the state of the table after a turn, without what nobody sees: decks and chance."""
    seen = list(s)
    seen[st.RNG] = seen[st.DECK] = seen[st.DECK + 1] = 0
    return tuple(seen)


def edges(s: Row, b: int, *, exchanges: bool) -> list[Edge]:
    """Return the ways to go on.

    Seals are exchanged only where that opens a move which could not be paid without, as many as it takes, and that move
    follows; before the final scoring, where nothing else is asked, every exchange is one. `exchanges` lists them all.
    """
    moves = rules.options(s)
    if exchanges or s[STACK][-1][0] == st.F_SEALS:
        return [(move,) for move in moves]
    found: list[Edge] = [(move,) for move in moves if not st.M_EXCHANGE <= move < st.M_TAKE]
    known = {edge[0] for edge in found}
    for exchange in moves:
        if st.M_EXCHANGE <= exchange < st.M_TAKE:
            found += _opened(s, b, exchange, known)
    return found


def _opened(s: Row, b: int, exchange: int, known: set[int]) -> Iterator[Edge]:
    """Return the moves that one, two, ... such exchanges open, with the exchanges before them."""
    row, opened, times = s.copy(), set(known), 0
    what = exchange - st.M_EXCHANGE
    price = 1 if exchange == st.M_EXCHANGE + st.COIN else 2
    while exchange in rules.options(row) and row[b + st.SEAL] >= price:
        effects.exchange(row, None, what)
        times += 1
        for move in rules.options(row):
            if move not in opened and not st.M_EXCHANGE <= move < st.M_TAKE:
                opened.add(move)
                yield (*(exchange,) * times, move)


# --- walking ---------------------------------------------------------------------------------------------------------
@dataclass(frozen=True, slots=True)
class End:
    """An end of the turn: the row there, the shortest line that was found, how many lines there are."""

    row: Row
    line: Edge
    ways: int


class Walk:
    """Walks all lines that begin with one placement (or all there are, where the die lies already)."""

    def __init__(self, start: Row, placement: int | None, *, exchanges: bool) -> None:
        self.start, self.placement, self.exchanges = start, placement, exchanges
        self.b = HEAD + WIDTH * start[st.ACTOR]
        self.table = start  # the dice and spaces, which change with the placement and never after it
        first = moment(start, self.b)
        self.moments: list[Moment] = [first]
        self.number: dict[Moment, int] = {first: 0}
        self.follow: dict[int, list[tuple[Edge, int]]] = {}
        self.waiting: deque[int] = deque([0])
        self.finished = 0
        self.looks = 0

    @property
    def complete(self) -> bool:
        """Has every line been walked to its end?"""
        return not self.waiting

    def go_on(self, moments: int) -> int:
        """Look at some more moments; return how many.

        One is taken where the walk came last, so that lines get finished, and one where it came first, so that all of
        the turn gets its share of the work; until a first line is finished only the former.
        """
        for done in range(moments):
            if not self.waiting:
                return done
            self.looks += 1
            deep = not self.finished or self.looks & 1
            self._look(self.waiting.pop() if deep else self.waiting.popleft())
        return moments

    def _look(self, at: int) -> None:
        here = self.row(at)
        follow = self.follow[at] = []
        for edge in edges(here, self.b, exchanges=self.exchanges):
            before = here[STACK][-1][0] == st.F_TURN
            if before and self.placement is not None and edge[-1] >= st.M_DIE and edge[-1] != self.placement:
                continue
            row = here.copy()
            for move in edge:
                rules.play(row, None, move)
            after = moment(row, self.b)
            number = self.number.get(after)
            if number is None:
                number = self.number[after] = len(self.moments)
                self.moments.append(after)
                if before and row[STACK][-1][0] != st.F_TURN:
                    self.table = row
                if ended(row):
                    self.finished += 1
                    self.follow[number] = []
                else:
                    self.waiting.append(number)
            follow.append((edge, number))

    def row(self, at: int) -> Row:
        """Return the row of a moment."""
        found = self.moments[at]
        row = (self.start if found[0][-1][0] == st.F_TURN else self.table).copy()
        row[STACK], row[TRACK] = found[:2]
        row[ROOM : ROOM + _BOARD] = found[2 : 2 + _BOARD]
        row[self.b : self.b + WIDTH] = found[2 + _BOARD :]
        return row

    def ends(self) -> list[End]:
        """Return the ends that were reached; those that look alike are one."""
        came, ways = self._count()
        found: dict[Moment, End] = {}
        for number, here in enumerate(self.moments):
            if here[0] == _ENDED:
                row = self.row(number)
                key, end = end_of(row), End(row, _line(came, number), ways[number])
                other = found.get(key)
                if other is not None:
                    end = End(row, min(end.line, other.line, key=len), end.ways + other.ways)
                found[key] = end
        return list(found.values())

    def _count(self) -> tuple[list[Step], list[int]]:
        """Return the shortest way to each moment, and how many lines come there: no turn comes back to a moment."""
        before = [0] * len(self.moments)
        for follow in self.follow.values():
            for _, number in follow:
                before[number] += 1
        ways = [0] * len(self.moments)
        ways[0] = 1
        came: list[Step] = [(0, -1, ())] * len(self.moments)
        ready = deque([0])
        while ready:
            at = ready.popleft()
            length = came[at][0]
            for edge, number in self.follow.get(at, ()):
                if not ways[number] or length + len(edge) < came[number][0]:
                    came[number] = length + len(edge), at, edge
                ways[number] += ways[at]
                before[number] -= 1
                if not before[number]:
                    ready.append(number)
        return came, ways


def _line(came: list[Step], number: int) -> Edge:
    """Return the moves of the shortest way to a moment."""
    line: Edge = ()
    while number >= 0:
        _, number, edge = came[number]
        line = (*edge, *line)
    return line


def walks(start: Row, *, exchanges: bool) -> list[Walk]:
    """Return a walk for each placement there is, seals exchanged for coins included; one walk where the die lies."""
    if start[STACK][-1][0] != st.F_TURN:
        return [Walk(start, None, exchanges=exchanges)]
    b = HEAD + WIDTH * start[st.ACTOR]
    placements = {edge[-1] for edge in edges(start, b, exchanges=False)}
    return [Walk(start, placement, exchanges=exchanges) for placement in sorted(placements)]


def walk_all(all_walks: list[Walk], most: int) -> int:
    """Walk on, everybody a little at a time, until all is seen or `most` moments are; return how many.

    Every placement is walked to the end of one line at least.
    """
    seen = 0
    for walk in all_walks:
        while not walk.finished and walk.waiting:
            seen += walk.go_on(1)
    going = [walk for walk in all_walks if walk.waiting]
    while going and seen < most:
        for walk in going:
            seen += walk.go_on(min(_AT_A_TIME, max(0, most - seen)))
        going = [walk for walk in going if walk.waiting]
    return seen
