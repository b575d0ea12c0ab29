"""What came of many games: a frozen value that counts, estimates, shows itself, and calls any of its games as witness.

It holds sums, not games, so its size does not depend on their number, unless records were asked for (`keep=True`).
Every game can be played again from the seed. Knows nothing of workers; pictures are drawn by `imperial_widget.plots`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from html import escape
from types import MappingProxyType
from typing import Any, Final

from imperial_widget.core.errors import ImperialError
from imperial_widget.core.timeline import Timeline
from imperial_widget.sakura import Move, Position

from . import flat
from .results import Shown, data_frame
from .series import Part, Series
from .worth import Estimate, share_interval, sums_interval

WITNESSES: Final[Mapping[str, int]] = MappingProxyType(
    {
        "longest": flat.LONGEST,
        "shortest": flat.SHORTEST,
        "closest": flat.CLOSEST,  # the fewest tokens between the first and the second
        "widest": flat.WIDEST,
        "clumsiest": flat.CLUMSIEST,  # the most disgraces
    }
)
FRAMES: Final = ("seats", "bots", "cards", "losses", "rounds", "games")
CAUSES: Final[Mapping[str, str]] = MappingProxyType(
    {  # in the order of `flat.py`
        "step": "the own card's steps",
        "overtake": "an own overtaking",
        "between": "own steps counted by the painters between",
        "furthest": "a card that sends the furthest painter forward",
        "emperor": "the Emperor stepping back",
    }
)
"""How a painter comes to lose a token, in words."""


@dataclass(frozen=True, slots=True)
class Card:
    """How a card did: how often it was resolved, and how often by a painter who won that game in the end."""

    number: int
    plays: int
    wins: int
    game: int = -1
    """A game in which a winner resolved it, as often as in any; -1 when there is none."""

    @property
    def share(self) -> float:
        """The share of plays that were a winner's."""
        return self.wins / self.plays if self.plays else 0.0

    @property
    def win_share(self) -> Estimate:
        """The same with its interval (as if every play were of a game of its own: it is a little narrow)."""
        return _share(self.wins, self.plays)


@dataclass(frozen=True, slots=True)
class Loss:
    """Tokens lost in one way on one space of the garden: where the Emperor was met."""

    cause: str  # one of `CAUSES`
    space: int
    tokens: int
    game: int
    """The first game in which it happened."""


@dataclass(frozen=True, slots=True)
class Seat:
    """How a painter did over all games, or all painters that were played by one bot."""

    painter: str
    bot: str
    games: int
    wins: int  # a shared victory counts for each of its winners
    disgraces: int
    tokens_lost: int
    tokens: tuple[int, ...]  # how often it ended with 0, 1, 2, ... tokens
    disgraces_squared: int = 0  # the squares of a game's disgraces, summed up

    @property
    def win_share(self) -> Estimate:
        """The share of games won, and where it truly lies with 95 % confidence."""
        return _share(self.wins, self.games)

    @property
    def disgraces_a_game(self) -> Estimate:
        """The disgraces of a game, on average, with the interval."""
        return _mean(self.games, self.disgraces, self.disgraces_squared)

    @property
    def tokens_at_the_end(self) -> Estimate:
        """The tokens at the end, on average, with the interval."""
        return counted_mean(dict(enumerate(self.tokens)))

    @property
    def mean_tokens(self) -> float:
        """The tokens at the end, on average."""
        return sum(count * times for count, times in enumerate(self.tokens)) / self.games if self.games else 0.0


@dataclass(frozen=True, slots=True, repr=False)
class Games(Shown):
    """Many games, summed up. `simulate` makes it.

    `games` is how many were finished, `asked` how many were wanted; `finished` are their numbers, as ranges.
    """

    series: Series
    asked: int
    finished: tuple[range, ...]
    part: Part = field(repr=False)
    compiled: bool = field(default=False, compare=False)
    notes: tuple[str, ...] = field(default=(), compare=False)
    seconds: float = field(default=0.0, compare=False)

    # --- how many ----------------------------------------------------------------------------------------------------
    @property
    def games(self) -> int:
        """How many games were played to their end."""
        return self.part.total[flat.GAMES]

    @property
    def complete(self) -> bool:
        """Were all games played that were asked for?"""
        return sum(map(len, self.finished)) == self.asked

    @property
    def shared(self) -> int:
        """How many games had more than one winner."""
        return self.part.total[flat.SHARED]

    @property
    def kept(self) -> bool:
        """Is there a record of every game?"""
        return bool(self.part.records)

    def __len__(self) -> int:
        """Return the number of games played to their end."""
        return self.games

    # --- sums --------------------------------------------------------------------------------------------------------
    @property
    def seats(self) -> tuple[Seat, ...]:
        """Every painter's sums, in seat order, the court painter's included."""
        total = self.part.total
        seats = []
        for seat, (painter, bot) in enumerate(zip(self.series.painters, self.series.names, strict=True)):
            tokens = total[flat.ALL_TOKENS + seat * flat.TOKEN_PLACES :][: flat.TOKEN_PLACES]
            wins, disgraces = total[flat.ALL_WINS + seat], total[flat.ALL_DISGRACED + seat]
            lost, squares = total[flat.ALL_LOST + seat], total[flat.DISGRACED_SQUARES + seat]
            seats.append(Seat(painter, bot, self.games, wins, disgraces, lost, tokens, squares))
        return tuple(seats)

    @property
    def bots(self) -> tuple[Seat, ...]:
        """The same sums by bot: `games` counts a game once for every painter that bot played."""
        sums = []
        for bot in dict.fromkeys(self.series.names):
            own = [seat for seat in self.seats if seat.bot == bot]
            tokens = tuple(map(sum, zip(*(seat.tokens for seat in own), strict=True)))
            sums.append(
                Seat(
                    painter=" ".join(seat.painter for seat in own),
                    bot=bot,
                    games=sum(seat.games for seat in own),
                    wins=sum(seat.wins for seat in own),
                    disgraces=sum(seat.disgraces for seat in own),
                    tokens_lost=sum(seat.tokens_lost for seat in own),
                    tokens=tokens,
                    disgraces_squared=sum(seat.disgraces_squared for seat in own),
                )
            )
        return tuple(sums)

    @property
    def wins(self) -> dict[str, int]:
        """Games won, by painter."""
        return {seat.painter: seat.wins for seat in self.seats}

    @property
    def rounds(self) -> dict[int, int]:
        """How many games took so many rounds; the last possible number stands for more, too."""
        counts = self.part.total[flat.ALL_ROUNDS : flat.ALL_LOSSES]
        return {rounds: times for rounds, times in enumerate(counts) if times}

    @property
    def mean_rounds(self) -> float:
        """The rounds of a game, on average."""
        return sum(rounds * times for rounds, times in self.rounds.items()) / self.games if self.games else 0.0

    @property
    def rounds_a_game(self) -> Estimate:
        """The same with its interval."""
        return counted_mean(self.rounds)

    @property
    def cards(self) -> tuple[Card, ...]:
        """Every card: how often it was resolved, and how often by the eventual winner."""
        total = self.part.total
        return tuple(
            Card(
                number,
                total[flat.CARD_PLAYS + number],
                total[flat.CARD_WINS + number],
                self.part.best[(flat.WINNERS_CARD + number) * 2 + 1],
            )
            for number in range(1, flat.PLACES)
        )

    @property
    def losses(self) -> tuple[Loss, ...]:
        """Where tokens were lost, and how: one value for every space and cause that cost any, along the path."""
        found = []
        for place, tokens in enumerate(self.part.total[flat.ALL_LOSSES :]):
            if tokens:
                space, cause = divmod(place, flat.CAUSES)
                game = self.part.best[(flat.LOST_HERE + place) * 2 + 1]
                found.append(Loss(tuple(CAUSES)[cause], space, tokens, game))
        return tuple(found)

    # --- single games ------------------------------------------------------------------------------------------------
    def number(self, which: int | str) -> int:
        """Return the number of a game: itself, or that of the longest, shortest, closest, widest or clumsiest one."""
        if isinstance(which, str) and which in WITNESSES and self.games:
            return self.part.best[WITNESSES[which] * 2 + 1]
        if isinstance(which, int) and not isinstance(which, bool) and 0 <= which < self.asked:
            return which
        msg = f"game {which!r}; expected a number from 0 to {self.asked - 1}, or one of {', '.join(WITNESSES)}"
        raise ImperialError(msg)

    def witness(self, which: int | str = "longest") -> Timeline[Position, Move]:
        """Play one of the games again, move by move, into a timeline for a `Garden`."""
        return self.series.timeline(self.number(which))

    # --- faces -------------------------------------------------------------------------------------------------------
    def rows(self, what: str = "seats") -> Sequence[Mapping[str, Any]]:
        """Return plain rows: one for each of the seats, bots, cards, losses, rounds or (if kept) games."""
        if what == "seats":
            return [_facts(seat) for seat in self.seats]
        if what == "bots":
            return [_facts(seat) for seat in self.bots]
        if what == "cards":
            return [_card_facts(card) for card in self.cards]
        if what == "losses":
            return [
                {
                    "cause": x.cause,
                    "space": x.space,
                    "tokens": x.tokens,
                    "a_game": x.tokens / self.games,
                    "game": x.game,
                }
                for x in self.losses
            ]
        if what == "rounds":
            return [{"rounds": rounds, "games": times} for rounds, times in self.rounds.items()]
        if what == "games":
            columns = self.records()
            return [dict(zip(columns, row, strict=True)) for row in zip(*columns.values(), strict=True)]
        msg = f"rows of {what!r}; expected one of {', '.join(FRAMES)}"
        raise ImperialError(msg)

    def to_frame(self, what: str = "seats") -> Any:
        """Return such rows as a pandas DataFrame."""
        return data_frame(self.rows(what) if what != "games" else self.records())

    def plot(self, what: str = "seats", **options: Any) -> Any:
        """Return a Plotly figure of the seats, the bots, the cards or the losses."""
        return Shown.plot(self, what=what, **options)

    def records(self) -> dict[str, list[int]]:
        """Return one list a column with a number for every game; `winners` is a bit set of seats, -1 for unfinished."""
        if not self.kept:
            msg = "there are no records of single games; expected simulate(..., keep=True)"
            raise ImperialError(msg)
        numbers = memoryview(self.part.records).cast("h")
        columns = {"game": [game for some in self.finished for game in some]}
        for name, place in (("rounds", flat.REC_ROUNDS), ("winners", flat.REC_WINNERS)):
            columns[name] = numbers[place :: flat.RECORD].tolist()
        for name, place in (("tokens", flat.REC_TOKENS), ("disgraces", flat.REC_DISGRACED)):
            for seat, painter in enumerate(self.series.painters):
                columns[f"{name}_{painter}"] = numbers[place + seat :: flat.RECORD].tolist()
        return columns

    def summary(self) -> str:
        """Return what came of it, as a few lines of text."""
        lines = [self._headline(), ""]
        rows = [_HEADS, *(_cells(seat) for seat in self.seats)]
        widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
        for row in rows:
            first = (cell.ljust(width) for cell, width in zip(row[:2], widths[:2], strict=True))
            rest = (cell.rjust(width) for cell, width in zip(row[2:], widths[2:], strict=True))
            lines.append("  ".join([*first, *rest]).rstrip())
        return "\n".join([*lines, "", *self._remarks()])

    def __repr__(self) -> str:
        """Return the headline."""
        return f"<{self._headline()}>"

    def __str__(self) -> str:
        """Return the summary."""
        return self.summary()

    def _repr_html_(self) -> str:
        heads = "".join(f'<th scope="col">{escape(head)}</th>' for head in _HEADS)
        body = "".join(
            f'<tr><th scope="row">{escape(name)}</th>{"".join(f"<td>{escape(cell)}</td>" for cell in cells)}</tr>'
            for name, *cells in map(_cells, self.seats)
        )
        remarks = "".join(f"<p>{escape(line)}</p>" for line in self._remarks())
        caption = f"<caption>{escape(self._headline())}</caption>"
        return f"<table>{caption}<thead><tr>{heads}</tr></thead><tbody>{body}</tbody></table>{remarks}"

    def _headline(self) -> str:
        played = f"{self.games:,} games" if self.complete else f"{self.games:,} of {self.asked:,} games (interrupted)"
        variant = f", {self.series.variant} variant" if self.series.variant else ""
        series = self.series
        return f"{played} of Sakura, {series.players} players{variant}, {series.edition.name}, seed {series.seed}"

    def _remarks(self) -> list[str]:
        remarks = []
        if self.games:
            rounds = list(self.rounds)
            remarks.append(f"Rounds: {self.mean_rounds:.1f} on average, from {rounds[0]} to {rounds[-1]}.")
            cards = sorted((card for card in self.cards if card.plays), key=lambda card: -card.share)
            usual = sum(card.wins for card in cards) / sum(card.plays for card in cards)
            best, worst = cards[0], cards[-1]
            remarks.append(
                f"Cards: {best.number} was a winner's most often ({best.share:.1%} of its plays), "
                f"{worst.number} least often ({worst.share:.1%}); over all cards {usual:.1%}."
            )
        if losses := self.losses:
            remarks.append(_lost(losses, self.games))
        if self.shared:
            remarks.append(f"Shared victories: {self.shared:,}.")
        if unfinished := self.part.total[flat.UNFINISHED]:
            remarks.append(f"Stopped after {self.series.limit:,} moves, not counted: {unfinished:,}.")
        return [*remarks, *self.notes]


def _lost(losses: Sequence[Loss], games: int) -> str:
    """Say how tokens were lost, the usual way first, and where most of them."""
    ways, spaces = Counter[str](), Counter[int]()
    for loss in losses:
        ways[loss.cause] += loss.tokens
        spaces[loss.space] += loss.tokens
    lost = ways.total()
    words = ", ".join(f"{tokens / lost:.0%} by {CAUSES[cause]}" for cause, tokens in ways.most_common())
    space, most = spaces.most_common(1)[0]
    return f"Tokens lost: {lost / games:.2f} a game; {words}. Most on space {space} ({most / lost:.0%})."


def _share(hits: int, count: int) -> Estimate:
    return share_interval(hits, count) if count else Estimate(0.0, 0.0, 1.0)


def _mean(count: int, total: float, squares: float) -> Estimate:
    return sums_interval(count, total, squares) if count else Estimate(0.0, 0.0, 0.0)


def counted_mean(counts: Mapping[int, int]) -> Estimate:
    """Return the mean of numbers that were counted, with its interval.

    >>> print(counted_mean({0: 50, 1: 50}))
    0.50 (0.40 to 0.60)
    """
    total = sum(number * times for number, times in counts.items())
    return _mean(sum(counts.values()), total, sum(number**2 * times for number, times in counts.items()))


_HEADS: Final = ("painter", "bot", "wins", "95 %", "tokens", "disgraces", "tokens lost")


def _cells(seat: Seat) -> tuple[str, ...]:
    share, games = seat.win_share, seat.games or 1
    return (
        seat.painter,
        seat.bot,
        f"{share.value:.1%}",
        f"{share.low:.1%} to {share.high:.1%}",
        f"{seat.mean_tokens:.2f}",
        f"{seat.disgraces / games:.2f}",
        f"{seat.tokens_lost / games:.2f}",
    )


def _facts(seat: Seat) -> dict[str, Any]:
    share = seat.win_share
    return {
        "painter": seat.painter,
        "bot": seat.bot,
        "games": seat.games,
        "wins": seat.wins,
        "win_share": share.value,
        "win_share low": share.low,
        "win_share high": share.high,
        "mean_tokens": seat.mean_tokens,
        "disgraces": seat.disgraces,
        "tokens_lost": seat.tokens_lost,
    }


def _card_facts(card: Card) -> dict[str, Any]:
    share = card.win_share
    return {
        "card": card.number,
        "plays": card.plays,
        "wins": card.wins,
        "share": card.share,
        "share low": share.low,
        "share high": share.high,
    }
