"""Two players, their cards, and what each pair of cards brings them: a matrix of payoffs and its equilibrium.

    >>> matrix = Matrix(("blue", "red"), ((3, 9), (4, 8)), (((1.0, -1.0), (-1.0, 1.0)),) * 2, ((0, 1), (2, 3)))
    >>> matrix.payoff(3, 8)
    {'blue': -1.0, 'red': -1.0}

The equilibrium comes from the library nashpy, which is imported only when somebody asks for one, and what it says is
checked here. Knows payoffs only: no rule, no figure.
"""

from __future__ import annotations

import warnings
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from importlib import import_module
from typing import Any, Final

from imperial_widget.core.errors import ImperialError

TOLERANCE: Final = 1e-6
"""How much a player may still gain by leaving what is called an equilibrium: rounding, and nothing else."""

Grid = tuple[tuple[float, ...], ...]


@dataclass(frozen=True, slots=True)
class Matrix:
    """What two painters get for each pair of their cards: a line a card of the first, a column a card of the second."""

    painters: tuple[str, str]
    cards: tuple[tuple[int, ...], tuple[int, ...]]
    payoffs: tuple[Grid, Grid]
    """For the first painter and for the second; both are read `[line][column]`."""
    rows: tuple[tuple[int, ...], ...]
    """A row of the answer for each pair: the very round, or the most ordinary one where rounds are averaged."""
    note: str = ""
    """What the payoffs are averaged over, if anything."""

    def payoff(self, first: int, second: int) -> Mapping[str, float]:
        """Return what both get when these two cards meet."""
        for painter, card, cards in zip(self.painters, (first, second), self.cards, strict=True):
            if card not in cards:
                msg = f"{painter} has no card {card!r} to play; expected one of {', '.join(map(str, cards))}"
                raise ImperialError(msg)
        i, j = self.cards[0].index(first), self.cards[1].index(second)
        return {painter: grid[i][j] for painter, grid in zip(self.painters, self.payoffs, strict=True)}

    def best_replies(self, painter: str) -> frozenset[tuple[int, int]]:
        """Return the pairs (line, column) in which this painter's card is the best against the other's."""
        if painter not in self.painters:
            msg = f"painter {painter!r}; expected one of {', '.join(self.painters)}"
            raise ImperialError(msg)
        lines, columns = range(len(self.cards[0])), range(len(self.cards[1]))
        if painter == self.painters[0]:
            grid = self.payoffs[0]
            return frozenset((i, j) for j in columns for i in lines if grid[i][j] == max(line[j] for line in grid))
        grid = self.payoffs[1]
        return frozenset((i, j) for i in lines for j in columns if grid[i][j] == max(grid[i]))


@dataclass(frozen=True, slots=True)
class Equilibrium:
    """How often each card should be played so that neither player gains by changing that alone."""

    chances: Mapping[str, Mapping[int, float]]
    """For both painters: card -> how often."""
    values: Mapping[str, float]
    """What both may expect."""
    regret: float
    """The most that either could still gain by another card: rounding only."""
    method: str

    def __str__(self) -> str:
        """Return who plays what, and what it brings."""
        words = []
        for painter, cards in self.chances.items():
            often = ", ".join(f"{card} ({share:.0%})" for card, share in cards.items() if share > TOLERANCE)
            words.append(f"{painter} plays {often} and may expect {self.values[painter]:+.2f}")
        return "; ".join(words)


def equilibrium(matrix: Matrix) -> Equilibrium:
    """Return an equilibrium of two players: of several, one with as few cards as possible."""
    try:
        nashpy = import_module("nashpy")
    except ImportError as error:
        msg = "equilibrium() needs nashpy, which is not installed; expected: pip install 'imperial_widget[explore]'"
        raise ImperialError(msg) from error
    game = nashpy.Game(*matrix.payoffs)
    regrets = []
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # nashpy warns of ties, which are common here and do no harm: we check
        for method, one, other in _candidates(game):
            found = _read(matrix, method, one, other)
            if found.regret <= TOLERANCE:
                return found
            regrets.append(found.regret)
    msg = f"nashpy found no equilibrium of these payoffs (closest: somebody gains {min(regrets, default=0.0):.3g})"
    msg += f"; expected one within {TOLERANCE:g}"
    raise ImperialError(msg)


def _candidates(game: Any) -> Iterator[tuple[str, list[float], list[float]]]:
    """Yield what nashpy's algorithms find, in the order of trust: the last one ends for any game."""
    for method in ("support_enumeration", "vertex_enumeration", "lemke_howson_enumeration"):
        try:
            for one, other in getattr(game, method)():
                yield method, [float(share) for share in one], [float(share) for share in other]
        except (ArithmeticError, ValueError, RuntimeError):  # scipy's hull gives up on flat shapes
            continue


def _read(matrix: Matrix, method: str, one: list[float], other: list[float]) -> Equilibrium:
    """Read a candidate and see how much either player could gain against it."""
    if len(one) != len(matrix.cards[0]) or len(other) != len(matrix.cards[1]):
        return Equilibrium({}, {}, float("inf"), method)
    first, second = matrix.payoffs
    lines = [sum(share * pay for share, pay in zip(other, line, strict=True)) for line in first]
    columns = [sum(share * line[j] for share, line in zip(one, second, strict=True)) for j in range(len(other))]
    values = (
        sum(share * pay for share, pay in zip(one, lines, strict=True)),
        sum(share * pay for share, pay in zip(other, columns, strict=True)),
    )
    whole = max(abs(sum(one) - 1), abs(sum(other) - 1), -min(one), -min(other))
    regret = max(max(lines) - values[0], max(columns) - values[1], whole)
    if regret != regret:  # noqa: PLR0124 -- not a number: a candidate of a degenerate system
        regret = float("inf")
    shares = (dict(zip(cards, mix, strict=True)) for cards, mix in zip(matrix.cards, (one, other), strict=True))
    return Equilibrium(
        dict(zip(matrix.painters, shares, strict=True)),
        dict(zip(matrix.painters, values, strict=True)),
        max(0.0, regret),
        method,
    )
