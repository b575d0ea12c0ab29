"""Does the number of players change the game? The same simulation at one table after the other, side by side.

    >>> tables = simulate_tables(20, players=(2, 3), seed=4, compiled=False, progress=False)
    >>> tables
    <Tables of 2 and 3 players, 20 games each, Teaching edition, seed 4>
    >>> [row["players"] for row in tables.rows()], tables.witness(1)
    ([2, 3], <Timeline of sakura: step 0 of ..., 1 line(s)>)

Every table is a `Games` of its own; this file only lines them up.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from imperial_widget.core.errors import ImperialError
from imperial_widget.core.timeline import Timeline
from imperial_widget.sakura import Move, Position

from .played import Games
from .results import Shown, data_frame
from .series import Series
from .simulate import simulate
from .worth import Estimate

FRAMES: Final = ("tables", "seats")
_SERIES: Final = ("bots", "variant", "edition", "seed")


@dataclass(frozen=True, slots=True, repr=False)
class Tables(Shown):
    """Games at tables of different size. Row i is `tables[i]`. `simulate_tables` makes it."""

    tables: tuple[Games, ...]
    asked: tuple[int, ...]
    """The numbers of players that were asked for; an interrupt leaves the last of them out."""

    @property
    def players(self) -> tuple[int, ...]:
        """The numbers of players, one a table."""
        return tuple(games.series.players for games in self.tables)

    @property
    def complete(self) -> bool:
        """Were all games of all tables played?"""
        return self.players == self.asked and all(games.complete for games in self.tables)

    def summary(self) -> str:
        """Return what differs from table to table, a line each."""
        lines = [self._headline(), ""]
        for games in self.tables:
            first = games.seats[0].win_share
            lines.append(
                f"{games.series.players} players: {games.rounds_a_game.value:.1f} rounds; the first seat "
                f"wins {first.value:.1%} ({first.low:.1%} to {first.high:.1%}; "
                f"all alike: {1 / len(games.seats):.1%}); a painter ends with "
                f"{_over_seats(games, 'tokens_at_the_end'):.2f} tokens after "
                f"{_over_seats(games, 'disgraces_a_game'):.2f} disgraces."
            )
        notes = dict.fromkeys(note for games in self.tables for note in games.notes)
        return "\n".join([*lines, *notes])

    def rows(self, what: str = "tables") -> Sequence[Mapping[str, Any]]:
        """Return plain rows: one a table, or one for every seat of every table ("seats")."""
        if what == "tables":
            return [_facts(games) for games in self.tables]
        if what == "seats":
            return [{"players": games.series.players, **row} for games in self.tables for row in games.rows()]
        msg = f"rows of {what!r}; expected one of {', '.join(FRAMES)}"
        raise ImperialError(msg)

    def to_frame(self, what: str = "tables") -> Any:
        """Return such rows as a pandas DataFrame."""
        return data_frame(self.rows(what))

    def witness(self, row: int = 0, which: int | str = "longest") -> Timeline[Position, Move]:
        """Play a game of one of the tables again: by its number, or its longest, shortest, closest, ... game."""
        if not isinstance(row, int) or isinstance(row, bool) or not 0 <= row < len(self.tables):
            msg = f"row {row!r}; expected a number from 0 to {len(self.tables) - 1}"
            raise ImperialError(msg)
        return self.tables[row].witness(which)

    def __repr__(self) -> str:
        """Return the headline."""
        return f"<{self._headline()}>"

    def __str__(self) -> str:
        """Return the summary."""
        return self.summary()

    def _headline(self) -> str:
        words = [str(players) for players in self.players]
        players = " and ".join([", ".join(words[:-1]), words[-1]] if len(words) > 1 else words)
        games = f"{self.tables[0].asked:,} games each" + ("" if self.complete else " (interrupted)")
        series = self.tables[0].series
        return f"Tables of {players} players, {games}, {series.edition.name}, seed {series.seed}"


def simulate_tables(games: int = 1000, players: Iterable[int] = (2, 3, 4, 5, 6), **options: Any) -> Tables:
    """Play so many games at each table. `options` are those of `simulate`, and the same at every table.

    Wrong wishes are refused before the first game. An interrupt returns the tables that are there.
    """
    if not isinstance(players, Iterable) or isinstance(players, str):
        msg = f"players={players!r}; expected several numbers from 2 to 6, such as (2, 3, 4)"
        raise ImperialError(msg)
    wanted = tuple(players)
    if not wanted or len(set(wanted)) < len(wanted):
        msg = f"players={wanted!r}; expected different numbers from 2 to 6, such as (2, 3, 4)"
        raise ImperialError(msg)
    for count in wanted:
        Series.of(players=count, **{name: options[name] for name in _SERIES if name in options})
    tables: list[Games] = []
    for count in wanted:
        tables.append(simulate(games, players=count, **options))
        if not tables[-1].complete:
            break
    return Tables(tuple(tables), wanted)


def _over_seats(games: Games, name: str) -> float:
    """Return the mean of an estimate over the seats of a table."""
    figures: list[Estimate] = [getattr(seat, name) for seat in games.seats]
    return sum(figure.value for figure in figures) / len(figures)


def _facts(games: Games) -> dict[str, Any]:
    first, rounds = games.seats[0].win_share, games.rounds_a_game
    return {
        "players": games.series.players,
        "games": games.games,
        "rounds": rounds.value,
        "rounds low": rounds.low,
        "rounds high": rounds.high,
        "first_seat": first.value,
        "first_seat low": first.low,
        "first_seat high": first.high,
        "all_alike": 1 / len(games.seats),
        "tokens": _over_seats(games, "tokens_at_the_end"),
        "disgraces": _over_seats(games, "disgraces_a_game"),
        "tokens_lost": sum(seat.tokens_lost for seat in games.seats) / max(1, games.games) / len(games.seats),
        "shared": games.shared,
    }
