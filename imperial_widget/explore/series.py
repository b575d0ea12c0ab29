"""A series of games: who sits where, and how game number i is played, from the series' seed and i alone.

    >>> series = Series.of(players=3, bots={"red": "sensible"}, seed=7)
    >>> series.painters, series.bots
    (('blue', 'red', 'green'), ('random', 'sensible', 'random'))
    >>> series.play(0, 2) == series.play(0, 1) + series.play(1, 1)
    True

Random players are flat functions and can be compiled. Where anybody at the table has a mind, the game goes through
`legal_moves` and `apply`. It knows nothing of workers, progress or statistics shown to people.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from types import MappingProxyType
from typing import Any, Final

from imperial_widget.core.errors import ImperialError
from imperial_widget.core.model import Beat
from imperial_widget.core.timeline import Timeline
from imperial_widget.sakura import (
    BOTS,
    SAKURA,
    Edition,
    Move,
    Position,
    apply,
    is_over,
    legal_moves,
    new_game,
    vocabulary,
)
from imperial_widget.sakura import state as st

from . import flat
from .engine import LIMIT, engine
from .seating import Bots, Mind, seated

RANDOM: Final = "random"
_WORDS: Final = ("painter", "painters", "{'blue': 'sensible'}")
_COUNTED: Final = MappingProxyType({"bump": ("", ""), "lose": ("was", "tokens"), "card": ("card", ""), "aim": ("", "")})
"""The events that `flat.count` counts, and where it finds its two numbers."""


@dataclass(frozen=True, slots=True)
class Part:
    """What came of some games: the total and the most remarkable ones (`flat.py` says what is where), and records."""

    total: tuple[int, ...]
    best: tuple[int, ...]
    records: bytes = b""

    @classmethod
    def nothing(cls) -> Part:
        """Return the sum of no games."""
        return cls((0,) * flat.TOTAL, (0, -1) * flat.KINDS)

    def __add__(self, other: Part) -> Part:
        """Add games up. The order matters to the records only."""
        best = list(self.best)
        for kind in range(flat.KINDS):
            value, game = other.best[kind * 2 : kind * 2 + 2]
            if game >= 0:
                flat.remember(best, kind, value, game)
        total = tuple(a + b for a, b in zip(self.total, other.total, strict=True))
        return Part(total, tuple(best), self.records + other.records)


@dataclass(frozen=True, slots=True)
class Series:
    """Everything that decides how the games go. It can be sent to another process."""

    players: int
    variant: str | None
    edition: Edition
    bots: tuple[Mind, ...]
    seed: int
    limit: int = LIMIT

    @classmethod
    def of(
        cls,
        *,
        players: int = 4,
        bots: Bots = RANDOM,
        variant: str | None = None,
        edition: Edition | str | Path | None = None,
        seed: int = 0,
    ) -> Series:
        """Check what a person typed; anything wrong raises `ImperialError` with what was expected."""
        start = new_game(players, variant=variant, edition=edition, seed=seed)
        return cls(players, variant, start.edition, seated(SAKURA.seats(start), bots, BOTS, RANDOM, _WORDS), seed)

    @property
    def painters(self) -> tuple[str, ...]:
        """The painters in seat order, the court painter included."""
        return self.position(0).painters

    @property
    def all_random(self) -> bool:
        """Does nobody at the table have a mind?"""
        return all(bot == RANDOM for bot in self.bots)

    @property
    def names(self) -> tuple[str, ...]:
        """The bots' names in seat order; the court painter is played by the deck, or by whoever lends it a card."""
        names = [bot if isinstance(bot, str) else getattr(bot, "__name__", "bot") for bot in self.bots]
        return (*names, "court") if self.players == 2 else tuple(names)

    # --- one game ----------------------------------------------------------------------------------------------------
    def position(self, game: int) -> Position:
        """Return the set-up of a game."""
        cards = flat.game_seed(self.seed, game)
        return new_game(self.players, seed=cards, variant=self.variant, edition=self.edition)

    def chance(self, game: int) -> list[int]:
        """Return the generator of the random players of a game, at its start."""
        return [flat.players_seed(flat.game_seed(self.seed, game))]

    def next_move(self, position: Position, chance: list[int]) -> Move | None:
        """Return the move that is made now, by the first seat that has to make one; None when nobody can."""
        moves = legal_moves(position)
        if not moves:
            return None
        painter = moves[0].painter
        if not painter:  # cards that somebody laid out: they only have to be let go
            return moves[0]
        mind = self.bots[position.painters.index(SAKURA.holder(position, moves[0]))]
        if mind == RANDOM:
            own = [move for move in moves if move.painter == painter]
            return own[flat.roll(chance, len(own))]
        bot = BOTS[mind] if isinstance(mind, str) else mind
        return bot(position, painter)

    def timeline(self, game: int) -> Timeline[Position, Move]:
        """Play a game move by move, with every beat, into a timeline that stands at its start."""
        timeline = Timeline(SAKURA, self.position(game), headers={"Title": f"Game {game}, seed {self.seed}"})
        chance = self.chance(game)
        for _ in range(self.limit):
            move = self.next_move(timeline.position, chance)
            if move is None:
                break
            timeline.play(move)
        timeline.first()
        return timeline

    # --- many games --------------------------------------------------------------------------------------------------
    def play(self, first: int, games: int, *, compiled: bool = False, keep: bool = False) -> Part:
        """Play the games from `first` on. Whether the rules are compiled makes no difference to what comes of it."""
        if not self.all_random:
            return self.play_minds(first, games, keep=keep)
        # A worker elsewhere may lack the compiler; plain rules give it the same answer.
        machine = engine(None if compiled else False)
        start = self.position(0)
        row = list(start.state)
        row[st.HAND_COUNT : st.HAND_COUNT + st.MOST] = [0] * st.MOST
        row[st.HAND : st.DISCARD] = [0] * (st.DISCARD - st.HAND)
        _, table = machine.rows(start)
        total, best, records = machine.play_games(
            machine.row(row), table, seed=self.seed, first=first, games=games, limit=self.limit, keep=keep
        )
        return Part(tuple(total), tuple(best), records)

    def play_minds(self, first: int, games: int, *, keep: bool = False) -> Part:
        """Play games the way a notebook does, through `legal_moves` and `apply`: any bots may sit there."""
        total, best = [0] * flat.TOTAL, [0, -1] * flat.KINDS
        records = memoryview(bytearray(2 * flat.RECORD * games * keep)).cast("h")
        for i in range(games):
            position, tally = self.position(first + i), [0] * flat.TALLY
            chance = self.chance(first + i)
            seats = {colour: seat for seat, colour in enumerate(position.painters)}
            for _ in range(self.limit):
                move = self.next_move(position, chance)
                if move is None:
                    break
                beats = apply(position, move)
                for beat in beats:
                    _count(beat, seats, tally)
                position = beats[-1].position
            row = list(position.state)
            flat.sum_up(row, tally, total, best, first + i)
            if keep:
                flat.keep_record(row, tally, records, i * flat.RECORD)
            if not is_over(position) and move is None:
                msg = f"game {first + i} came to a stop: {position}"
                raise ImperialError(msg)
        return Part(tuple(total), tuple(best), records.tobytes())


def _count(beat: Beat[Position], seats: Mapping[str, int], tally: list[int]) -> None:
    """Count a beat as the rules do, by the numbers that made it."""
    event = beat.event
    names = _COUNTED.get(event.kind)
    if names is not None:
        data: Mapping[str, Any] = event.data
        a, b = (data[name] if name else 0 for name in names)
        kind, rule = vocabulary.KINDS.index(event.kind), vocabulary.RULES.index(event.rules[0])
        who = seats.get(data["who"], vocabulary.NOBODY)
        flat.count(beat.position.state, tally, kind, rule, 0, who, a, b, 0)  # type: ignore[arg-type] # it only reads
