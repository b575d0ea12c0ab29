"""One game of The White Castle between bots, from a seed and its number alone, and what is noted of it.

    >>> rules_of_play = Contestants.of(players=2, bots=["greedy", "random"], seed=4)
    >>> rules_of_play.names, rules_of_play.play(0) == rules_of_play.play(0)
    (('greedy', 'random'), True)

Knows nothing of workers and of many games; that is `compete.py`'s matter.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, Final

from imperial_widget.core.timeline import Timeline
from imperial_widget.white_castle import BOTS, WHITE_CASTLE, Move, Position, Table, after, new_game
from imperial_widget.white_castle import state as st
from imperial_widget.white_castle.names import MOVES, NUMBERS
from imperial_widget.white_castle.rounds import ROUNDS, TURNS, score_of

from .seating import Bots, Mind, seated

USUAL: Final = "greedy"
_WORDS: Final = ("clan", "clans", "{'blue': 'search'}")
PARTS: Final = ("game", "coins_seals", "resources", "influence", "courtiers", "warriors", "gardeners")
"""Where points come from: those of the game itself, then the six categories of the final scoring."""
ALL_TURNS: Final = ROUNDS * TURNS


@dataclass(frozen=True, slots=True)
class Contest:
    """What came of one game. Everything by seat is in the order of the clans."""

    number: int
    order: tuple[int, ...]
    """The seats in the first turn order."""
    points: tuple[int, ...]
    parts: tuple[tuple[int, ...], ...]
    """For each seat its points by part."""
    turns: tuple[tuple[int, ...], ...]
    """For each seat what the scoring would have given after each of its turns."""
    winner: int
    decisions: int

    @property
    def margin(self) -> int:
        """How far the winner is ahead of the second."""
        best, second = sorted(self.points, reverse=True)[:2]
        return best - second


@dataclass(frozen=True, slots=True)
class Contestants:
    """Everything that decides how the games go. It can be sent to another process, if its bots can."""

    players: int
    bots: tuple[Mind, ...]
    seed: int
    difficulty: str

    @classmethod
    def of(cls, *, players: int = 4, bots: Bots = USUAL, seed: int = 0, difficulty: str = "medium") -> Contestants:
        """Check what a person typed; anything wrong raises `ImperialError` with what was expected."""
        start = new_game(players, seed=seed, difficulty=difficulty)
        return cls(players, seated(WHITE_CASTLE.seats(start), bots, BOTS, USUAL, _WORDS), seed, difficulty)

    @property
    def clans(self) -> tuple[str, ...]:
        """The clans in seat order, the rival's included."""
        return self.position(0).clans

    @property
    def names(self) -> tuple[str, ...]:
        """The bots' names in seat order; the rival of a solo game is its deck."""
        names = tuple(bot if isinstance(bot, str) else getattr(bot, "__name__", None) or repr(bot) for bot in self.bots)
        return (*names, f"{self.difficulty} rival") if self.players == 1 else names

    def position(self, number: int) -> Position:
        """Return the set-up of a game; who plays first is part of it."""
        deal = Random(f"{self.seed}/{number}").getrandbits(32)
        return new_game(self.players, seed=deal, difficulty=self.difficulty)

    def moves(self, table: Table, number: int) -> Iterator[int]:
        """Make the moves of a game at a table that stands at its start; give each before it is made."""
        chance = Random(f"{self.seed}/{number}/random")
        while table.moves:
            move = table.moves[0]
            if len(table.moves) > 1:  # nobody is asked where there is no choice
                mind = self.bots[table.seat]
                move = chance.choice(table.moves) if mind == "random" else _asked(mind, table)
            yield move
            table.play(move)

    def play(self, number: int) -> Contest:
        """Play a game and note what came of it."""
        start = self.position(number)
        table = Table(start)
        turns: list[list[int]] = [[] for _ in start.clans]
        decisions = 0
        now = _turn(table)
        seat = -1
        for _ in self.moves(table, number):
            if now != _turn(table):
                _note(table, now, seat, turns)
                now = _turn(table)
            seat = table.row[st.ACTOR]
            decisions += 1
        _note(table, now, seat, turns)
        end = table.position()
        return Contest(
            number,
            order=tuple(start.clans.index(clan) for clan in start.order),
            points=tuple(end.points.values()),
            parts=tuple(tuple(end.breakdown(clan).values()) for clan in end.clans),
            turns=tuple(map(tuple, turns)),
            winner=end.clans.index(end.actor),
            decisions=decisions,
        )

    def timeline(self, number: int) -> Timeline[Position, Move]:
        """Play a game again with every beat, into a timeline that stands at its start."""
        start = self.position(number)
        headers = {"Title": f"Game {number}, seed {self.seed}"}
        game: Any = WHITE_CASTLE
        timeline: Timeline[Position, Move] = Timeline(game, start, headers=headers)
        for move in self.moves(Table(start), number):
            timeline.play(MOVES[move])
        timeline.first()
        return timeline


def total(row: Sequence[Any], seat: int) -> int:
    """Return the points of a seat as they would be if the game were scored now."""
    points: int = row[st.HEAD + st.WIDTH * seat + st.POINTS]
    return points if row[st.PHASE] == st.OVER else points + sum(score_of(list(row), seat))


def _turn(table: Table) -> tuple[int, ...]:
    row = table.row
    return row[st.PHASE], row[st.ROUND], row[st.TURN]


def _note(table: Table, turn: tuple[int, ...], seat: int, turns: list[list[int]]) -> None:
    """A turn has ended: note how its player stands."""
    if turn[0] == st.PLAY:
        turns[seat].append(total(table.row, seat))


def _asked(mind: Mind, table: Table) -> int:
    """Ask a bot for its move, and make sure that it is one."""
    bot = BOTS[mind] if isinstance(mind, str) else mind
    position = table.position()
    move = bot(position, position.mover or "")
    number = NUMBERS.get(move)
    if number not in table.moves:
        after(position, move)  # says which rule forbids it
    return int(NUMBERS[move])
