"""Who wins The White Castle, and where do the points come from? Many whole games between bots.

    >>> contests = compete(4, players=2, bots=["greedy", "random"], seed=3, progress=False)
    >>> contests
    <4 games of The White Castle, 2 players, seed 3>
    >>> contests.wins
    {'blue': 4, 'ochre': 0}
    >>> contests.witness("closest")
    <Timeline of white_castle: step 0 of ..., 1 line(s)>

The seed and its number decide how a game goes (`contest.py`), so neither workers nor chunks change the answer. Clans
keep their seats; who plays first is drawn for each game, so what a place in the first turn order is worth can be asked.
"""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from concurrent.futures import Executor
from dataclasses import dataclass, field
from functools import partial
from typing import Any, Final

from imperial_widget.core.errors import ImperialError
from imperial_widget.core.timeline import Timeline
from imperial_widget.white_castle import Move, Position
from imperial_widget.white_castle.rounds import TURNS

from .contest import ALL_TURNS, PARTS, USUAL, Contest, Contestants
from .progress import check_executor, chunks, joined, progress_bar, spread
from .results import Shown, data_frame
from .seating import Bots
from .worth import Estimate, mean_interval, share_interval

MOST_GAMES: Final = 1_000_000
FRAMES: Final = ("seats", "bots", "breakdown", "order", "turns", "games")
WITNESSES: Final = ("closest", "highest", "lowest", "longest")
_CHUNKS: Final = 32
_MOST_IN_CHUNK: Final = 4  # a game takes a good part of a second: short chunks can be interrupted


@dataclass(frozen=True, slots=True)
class Side:
    """How a clan, a bot or a place in the first turn order did over all games."""

    name: str
    bot: str
    results: tuple[tuple[int, int, int], ...] = field(repr=False)
    """For each game: its number, the seat, and 1 for a win."""
    points: Estimate
    """The points at the end, on average, with the interval."""
    parts: tuple[float, ...]
    """The same by part."""

    @property
    def games(self) -> int:
        """How many games were played; a game counts once for each seat."""
        return len(self.results)

    @property
    def wins(self) -> int:
        """How many of them were won."""
        return sum(won for _, _, won in self.results)

    @property
    def win_share(self) -> Estimate:
        """The share of games won, and where it truly lies with 95 % confidence."""
        return share_interval(self.wins, self.games) if self.games else Estimate(0.0, 0.0, 1.0)


@dataclass(frozen=True, repr=False)
class Contests(Shown):
    """Many games between bots. `compete` makes it.

    `asked` is how many were wanted, `finished` are the numbers of those that were played, as ranges.
    """

    contestants: Contestants
    asked: int
    finished: tuple[range, ...]
    contests: tuple[Contest, ...] = field(repr=False)
    notes: tuple[str, ...] = field(default=(), compare=False)
    seconds: float = field(default=0.0, compare=False)

    # --- sums --------------------------------------------------------------------------------------------------------
    @property
    def games(self) -> int:
        """How many games were played."""
        return len(self.contests)

    @property
    def complete(self) -> bool:
        """Were all games played that were asked for?"""
        return self.games == self.asked

    @property
    def clans(self) -> tuple[str, ...]:
        """The clans in seat order."""
        return self.contestants.clans

    @property
    def wins(self) -> dict[str, int]:
        """Games won, by clan."""
        return {side.name: side.wins for side in self.seats}

    @property
    def seats(self) -> tuple[Side, ...]:
        """How every clan did."""
        names = self.contestants.names
        return tuple(
            self._side(clan, names[seat], [(contest, seat) for contest in self.contests])
            for seat, clan in enumerate(self.clans)
        )

    @property
    def bots(self) -> tuple[Side, ...]:
        """How every bot did, whatever clans it played."""
        names = self.contestants.names
        sides = []
        for bot in dict.fromkeys(names):
            own = [seat for seat, name in enumerate(names) if name == bot]
            clans = " ".join(self.clans[seat] for seat in own)
            sides.append(self._side(clans, bot, [(contest, seat) for contest in self.contests for seat in own]))
        return tuple(sides)

    @property
    def order(self) -> tuple[Side, ...]:
        """How every place in the first turn order did, whoever had it."""
        places = range(len(self.clans))
        return tuple(
            self._side(str(place + 1), "", [(contest, contest.order[place]) for contest in self.contests])
            for place in places
        )

    def turns(self, seat: int) -> tuple[Estimate, ...]:
        """Return what the scoring would have given a seat after each of its turns, on average."""
        after = [contest.turns[seat] for contest in self.contests]
        return tuple(_mean([each[turn] for each in after]) for turn in range(ALL_TURNS))

    def _side(self, name: str, bot: str, played: list[tuple[Contest, int]]) -> Side:
        results = tuple((contest.number, seat, int(contest.winner == seat)) for contest, seat in played)
        points = _mean([contest.points[seat] for contest, seat in played])
        parts = [contest.parts[seat] for contest, seat in played]
        means = tuple(sum(column) / len(parts) for column in zip(*parts, strict=True)) if parts else (0.0,) * len(PARTS)
        return Side(name, bot, results, points, means)

    # --- single games ------------------------------------------------------------------------------------------------
    def number(self, which: int | str) -> int:
        """Return the number of a game: itself, or that of the closest, highest, lowest or longest one.

        The highest and the lowest are judged by the winner's points.
        """
        if which in WITNESSES and self.contests:
            values = {
                "closest": lambda contest: -contest.margin,
                "highest": lambda contest: max(contest.points),
                "lowest": lambda contest: -max(contest.points),
                "longest": lambda contest: contest.decisions,
            }
            return max(self.contests, key=values[str(which)]).number
        if isinstance(which, int) and not isinstance(which, bool) and 0 <= which < self.asked:
            return which
        msg = f"game {which!r}; expected a number from 0 to {self.asked - 1}, or one of {', '.join(WITNESSES)}"
        raise ImperialError(msg)

    def witness(self, which: int | str = "closest") -> Timeline[Position, Move]:
        """Play one of the games again, move by move, into a timeline for a `Garden`."""
        return self.contestants.timeline(self.number(which))

    # --- faces -------------------------------------------------------------------------------------------------------
    def rows(self, what: str = "seats") -> Sequence[Mapping[str, Any]]:
        """Return plain rows: one a seat, bot, part of the score, place in the first turn order, turn, or game."""
        if what == "seats":
            return [{"clan": side.name, "bot": side.bot, **_facts(side)} for side in self.seats]
        if what == "bots":
            return [{"bot": side.bot, "clans": side.name, **_facts(side)} for side in self.bots]
        if what == "order":
            return [{"place": int(side.name), **_facts(side)} for side in self.order]
        if what == "breakdown":
            seats = self.seats
            return [{"part": part, **{side.name: side.parts[at] for side in seats}} for at, part in enumerate(PARTS)]
        if what == "turns":
            return [
                {
                    "clan": clan,
                    "bot": self.contestants.names[seat],
                    "round": turn // TURNS + 1,
                    "turn": turn % TURNS + 1,
                    **_spread("points", points),
                }
                for seat, clan in enumerate(self.clans)
                for turn, points in enumerate(self.turns(seat))
            ]
        if what == "games":
            return [self._game(contest) for contest in self.contests]
        msg = f"rows of {what!r}; expected one of {', '.join(FRAMES)}"
        raise ImperialError(msg)

    def to_frame(self, what: str = "seats") -> Any:
        """Return such rows as a pandas DataFrame."""
        return data_frame(list(self.rows(what)))

    def plot(self, what: str = "seats", **options: Any) -> Any:
        """Return a Plotly figure of the seats, the breakdown, the turns or the first turn order."""
        return Shown.plot(self, what=what, **options)

    def summary(self) -> str:
        """Return what came of it, as a few lines of text."""
        lines = [f"{self._headline()}."]
        if self.contests:
            lines += [
                f"{side.name} ({side.bot}): wins {_percent(side.win_share)}, {side.points.value:.1f} points"
                f" ({side.points.low:.1f} to {side.points.high:.1f}), most of them from {_most(side)}."
                for side in self.seats
            ]
            first, last = self.order[0], self.order[-1]
            lines.append(
                f"Who begins wins {_percent(first.win_share)} with {first.points.value:.1f} points; "
                f"the last in the first turn order {_percent(last.win_share)} with {last.points.value:.1f}."
            )
        return "\n".join([*lines, *self.notes])

    def __repr__(self) -> str:
        """Return the headline."""
        return f"<{self._headline()}>"

    def __str__(self) -> str:
        """Return the summary."""
        return self.summary()

    def _headline(self) -> str:
        who = self.contestants
        played = f"{self.games:,} games" if self.complete else f"{self.games:,} of {self.asked:,} games (interrupted)"
        table = f"solo, {who.difficulty}" if who.players == 1 else f"{who.players} players"
        return f"{played} of The White Castle, {table}, seed {who.seed}"

    def _game(self, contest: Contest) -> dict[str, Any]:
        return {
            "game": contest.number,
            "winner": self.clans[contest.winner],
            "margin": contest.margin,
            "first": self.clans[contest.order[0]],
            "decisions": contest.decisions,
            **dict(zip(self.clans, contest.points, strict=True)),
        }


def compete(
    games: int = 100,
    *,
    players: int = 4,
    bots: Bots = USUAL,
    seed: int = 0,
    difficulty: str = "medium",
    executor: Executor | None = None,
    chunk: int | None = None,
    progress: bool = True,
) -> Contests:
    """Play whole games of The White Castle between bots and sum them up.

    `bots` is a name for all seats, names by clan (a seat that is not spoken of has "greedy"), or one name a seat;
    instead of a name it may be a function that is given a position and a clan. With one player the other side is the
    rival. `executor` is any executor of `concurrent.futures`: threads, processes, Dask's `client.get_executor()`.

    An interrupt returns what is finished. The chunk of a worker that fails is tried once more in this process.

    >>> one = compete(2, players=2, bots="random", progress=False)
    >>> one == compete(2, players=2, bots="random", progress=False, chunk=1)
    True
    """
    _check_count("games", games)
    if chunk is not None:
        _check_count("chunk", chunk)
    contestants = Contestants.of(players=players, bots=bots, seed=seed, difficulty=difficulty)
    if executor is not None:
        check_executor(executor, contestants)
    size = chunk or min(_MOST_IN_CHUNK, -(-games // _CHUNKS))
    found: dict[int, tuple[Contest, ...]] = {}
    finished: list[range] = []
    lost: list[range] = []
    notes: list[str] = []
    began = time.perf_counter()

    try:
        with progress_bar(games, "games", show=progress) as advance:

            def take(some: range, contests: tuple[Contest, ...]) -> None:
                found[some.start] = contests
                finished.append(some)
                advance(len(some))

            spread(executor, partial(play_chunk, contestants), chunks(games, size), take, lost)
    except KeyboardInterrupt:
        notes.append("Interrupted: these are the games that were finished.")
    if lost:
        notes.append(f"{len(lost)} chunk(s) failed on a worker and were played again in this process.")
    played = tuple(contest for first in sorted(found) for contest in found[first])
    return Contests(contestants, games, joined(finished), played, tuple(notes), time.perf_counter() - began)


def play_chunk(contestants: Contestants, some: range) -> tuple[Contest, ...]:
    """Play some games: what a worker is asked to do."""
    return tuple(contestants.play(number) for number in some)


def _check_count(name: str, value: object) -> None:
    if not isinstance(value, int) or isinstance(value, bool) or not 1 <= value <= MOST_GAMES:
        msg = f"{name}={value!r}; expected a whole number from 1 to {MOST_GAMES}"
        raise ImperialError(msg)


def _mean(values: Sequence[float]) -> Estimate:
    return mean_interval(values) if values else Estimate(0.0, 0.0, 0.0)


def _spread(name: str, figure: Estimate) -> dict[str, float]:
    return {name: figure.value, f"{name} low": figure.low, f"{name} high": figure.high}


def _facts(side: Side) -> dict[str, Any]:
    shares, points = _spread("win_share", side.win_share), _spread("points", side.points)
    return {"games": side.games, "wins": side.wins, **shares, **points, **dict(zip(PARTS, side.parts, strict=True))}


def _percent(share: Estimate) -> str:
    return f"{share.value:.0%} ({share.low:.0%} to {share.high:.0%})"


def _most(side: Side) -> str:
    part = max(range(len(PARTS)), key=lambda at: side.parts[at])
    return f"{PARTS[part].replace('_', ' and ')} ({side.parts[part]:.1f})"
