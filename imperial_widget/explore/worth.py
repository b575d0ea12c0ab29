"""What is each card of my hand worth now, when nobody knows what the others hold?

    >>> from imperial_widget.explore import worth
    >>> answer = worth("E14 B9 R11 G7 hands B5,20,33 R1,2,3 G10,11,12", "blue", samples=40)
    >>> [card.number for card in answer.cards]
    [5, 20, 33]

The cards that I cannot see are dealt at random to the others and the deck, again and again; every card of my hand is
tried on the very same deals, and play goes on at random until the next tree is scored. So the figures are estimates,
and each comes with the interval that 95 of 100 such estimates would hold. The seed alone decides them.

`worth_growing` gives such answers one after the other, each over twice as many deals; `imperial_widget.plots.watch`
draws them in one place, so that the intervals shrink while one watches. The deals themselves are played by `deals.py`.
"""

from __future__ import annotations

import time
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from math import sqrt
from typing import Any, Final

from imperial_widget.core.errors import ImperialError
from imperial_widget.core.timeline import Timeline
from imperial_widget.sakura import SAKURA, Move, Position, read_position
from imperial_widget.sakura import state as st

from . import deals, flat
from .engine import LIMIT, engine
from .results import Shown

Z: Final = 1.96
"""Standard deviations on either side of an interval of 95 %."""
MOST_SAMPLES: Final = 1 << 32
_FEW: Final = 25  # deals of the first of the growing answers
_SOON: Final = 1_500  # games that plain rules play sooner than a compiler gets ready for the first time
_AT_A_TIME: Final = {True: 2_000, False: 10}  # deals between two looks at the clock, compiled or not: a few hundredths


@dataclass(frozen=True, slots=True)
class Estimate:
    """A figure with its interval."""

    value: float
    low: float
    high: float

    def __str__(self) -> str:
        """Return the figure and its interval."""
        return f"{self.value:.2f} ({self.low:.2f} to {self.high:.2f})"


@dataclass(frozen=True, slots=True)
class CardWorth:
    """What one card is worth."""

    number: int
    tokens: Estimate
    """Tokens won (or lost) until the next tree has been scored."""
    first: Estimate
    """Chance to be closest to the Emperor when that tree is scored."""
    disgrace: Estimate
    """Chance to be disgraced in this very round."""


@dataclass(frozen=True)
class Worth(Shown):
    """The cards of a hand, each with what it is worth. Row i is `cards[i]`."""

    position: Position
    painter: str
    cards: tuple[CardWorth, ...]
    samples: int
    seed: int
    notes: tuple[str, ...] = field(default=(), compare=False)

    @property
    def best(self) -> CardWorth:
        """The card with the most tokens to expect."""
        return max(self.cards, key=lambda card: card.tokens.value)

    def summary(self) -> str:
        """Return the answer in a few sentences."""
        best = self.best
        rivals = [card.number for card in self.cards if card is not best and card.tokens.high > best.tokens.low]
        words = f"Over {self.samples} deals of the unseen cards, {best.number} is worth most to {self.painter}: "
        words += f"{best.tokens.value:+.2f} tokens until the next tree is scored."
        if rivals:
            words += f" Not certainly better than {', '.join(map(str, rivals))}: more samples= would tell."
        return " ".join([words, *self.notes])

    def rows(self) -> Sequence[Mapping[str, Any]]:
        """Return a row a card."""
        return [
            {
                "card": card.number,
                **{
                    f"{name}{end}": round(getattr(figure, key), 3)
                    for name, figure in (("tokens", card.tokens), ("first", card.first), ("disgrace", card.disgrace))
                    for end, key in (("", "value"), (" low", "low"), (" high", "high"))
                },
            }
            for card in self.cards
        ]

    def witness(self, row: int = 0, sample: int = 0) -> Timeline[Any, Any]:
        """Return one of the imagined games in which a card was played, up to the next tree."""
        if not isinstance(row, int) or not 0 <= row < len(self.cards):
            msg = f"row {row!r}; expected a number from 0 to {len(self.cards) - 1}"
            raise ImperialError(msg)
        if not isinstance(sample, int) or not 0 <= sample < self.samples:
            msg = f"sample {sample!r}; expected a number from 0 to {self.samples - 1}"
            raise ImperialError(msg)
        return _Question(self.position, self.painter, self.seed).game(sample, self.cards[row].number)


def worth(
    position: Position | str, painter: str, *, samples: int = 200, seed: int = 0, compiled: bool | None = None
) -> Worth:
    """Estimate what each card of a painter's hand is worth, over the cards that player cannot see.

    `compiled` is True (with numba), False (plain Python) or None: compiled where that is possible and worth while. The
    answer is the same.
    """
    question = _Question.of(position, painter, samples, seed, compiled)
    question.go_on(samples)
    return question.answer()


def worth_growing(
    position: Position | str,
    painter: str,
    *,
    samples: int = 6_400,
    seed: int = 0,
    compiled: bool | None = None,
    seconds: float | None = None,
) -> Iterator[Worth]:
    """Estimate the same, ever more closely: an answer after 25 deals, 50, 100, ... up to `samples`.

    Each answer goes on where the one before stopped. After so many `seconds` the last answer is given, over the deals
    that were played by then.

    >>> hands = "E14 B9 R11 G7 hands B5,20,33 R1,2,3 G10,11,12"
    >>> answers = list(worth_growing(hands, "blue", samples=60))
    >>> [answer.samples for answer in answers], answers[-1] == worth(hands, "blue", samples=60)
    ([25, 50, 60], True)
    """
    question = _Question.of(position, painter, samples, seed, compiled)
    if seconds is not None and (not isinstance(seconds, int | float) or isinstance(seconds, bool) or not seconds > 0):
        msg = f"seconds={seconds!r}; expected a time limit above 0, or None for no limit"
        raise ImperialError(msg)
    return _growing(question, samples, seconds)


def _growing(question: _Question, samples: int, seconds: float | None) -> Iterator[Worth]:
    until = None if seconds is None else time.monotonic() + seconds
    wanted = min(_FEW, samples)
    while question.go_on(wanted, until) and wanted < samples:
        yield question.answer()
        wanted = min(wanted * 2, samples)
    yield question.answer()


def mean_interval(values: Sequence[float]) -> Estimate:
    """Return a mean with its interval."""
    return sums_interval(len(values), sum(values), sum(value * value for value in values))


def sums_interval(count: int, total: float, squares: float) -> Estimate:
    """Return a mean with its interval, from the sum of the values and the sum of their squares.

    >>> sums_interval(4, 1 + 2 + 3 + 4, 1 + 4 + 9 + 16) == mean_interval([1, 2, 3, 4])
    True
    """
    mean = total / count
    spread = sqrt(max(0.0, count * squares - total * total) / (count * max(1, count - 1)))
    half = Z * spread / sqrt(count)
    return Estimate(mean, mean - half, mean + half)


def share_interval(hits: int, count: int) -> Estimate:
    """Return a share with Wilson's interval, which stays between 0 and 1."""
    share = hits / count
    centre = (share + Z * Z / (2 * count)) / (1 + Z * Z / count)
    half = Z * sqrt(share * (1 - share) / count + Z * Z / (4 * count * count)) / (1 + Z * Z / count)
    return Estimate(share, max(0.0, centre - half), min(1.0, centre + half))


class _Question:
    """A hand, the places of the cards its player cannot see, and what the deals so far have come to."""

    def __init__(self, position: Position, painter: str, seed: int, compiled: bool | None = None) -> None:  # noqa: FBT001
        self.position, self.painter, self.seed, self.compiled = position, painter, seed, compiled
        self.me = position.painters.index(painter)
        self.hand = sorted(position.hands[painter])
        self.start, self.holes, self.unseen = _hidden(position, self.me)
        self.samples = 0
        self.sums = [0] * (len(self.hand) * deals.SUMS)

    @classmethod
    def of(
        cls,
        position: Position | str,
        painter: str,
        samples: int,
        seed: int,
        compiled: bool | None,  # noqa: FBT001
    ) -> _Question:
        """Check what a person typed; anything wrong raises `ImperialError` with what was expected."""
        if isinstance(position, str):
            position = read_position(position)
        if painter not in position.painters or painter == position.court:
            expected = ", ".join(colour for colour in position.painters if colour != position.court)
            msg = f"painter {painter!r}; expected one of {expected}"
            raise ImperialError(msg)
        if not position.hands_known or painter not in position.choosing:
            expected = f"expected a position with hands, before {painter} chooses"
            msg = f"{painter} has no card to choose in {str(position)!r}; {expected}"
            raise ImperialError(msg)
        if not isinstance(samples, int) or isinstance(samples, bool) or not 1 <= samples <= MOST_SAMPLES:
            msg = f"samples={samples!r}; expected a number of deals from 1 to {MOST_SAMPLES}, such as 200"
            raise ImperialError(msg)
        if not isinstance(seed, int) or isinstance(seed, bool) or not 0 <= seed <= flat.BITS:
            msg = f"seed={seed!r}; expected a whole number from 0 to {flat.BITS}"
            raise ImperialError(msg)
        engine(compiled)  # refuses what cannot be
        return cls(position, painter, seed, compiled)

    def go_on(self, samples: int, until: float | None = None) -> bool:
        """Play deals until there are so many, or until a time; were all of them played?"""
        games = (samples - self.samples) * len(self.hand)
        machine = engine(False if self.compiled is None and games <= _SOON else self.compiled)
        play, row = machine.run(deals.play_deals), machine.row
        state, table = machine.rows(self.position)
        start, holes, unseen = row(self.start), row(self.holes), row(self.unseen)
        rows = state, table, row(state), start, holes, unseen, row(unseen), row(self.hand), machine.tally(), row([1])
        while self.samples < samples:
            some, sums = min(_AT_A_TIME[machine.compiled], samples - self.samples), row(self.sums)
            play(*rows, sums, self.me, self.seed, self.samples, some, LIMIT)
            self.sums, self.samples = [int(number) for number in sums], self.samples + some
            if until is not None and time.monotonic() >= until:
                return False
        return True

    def answer(self) -> Worth:
        """Say what the deals so far have come to."""
        size, note = deals.SUMS, engine(self.compiled).note()
        cards = tuple(self.card(number, self.sums[i * size :][:size]) for i, number in enumerate(self.hand))
        return Worth(self.position, self.painter, cards, self.samples, self.seed, (note,) if note else ())

    def card(self, number: int, sums: Sequence[int]) -> CardWorth:
        """Read the sums of one card."""
        return CardWorth(
            number,
            tokens=sums_interval(self.samples, sums[deals.GAINED], sums[deals.SQUARES]),
            first=share_interval(sums[deals.FIRST], self.samples),
            disgrace=share_interval(sums[deals.BUMPED], self.samples),
        )

    def game(self, deal: int, card: int) -> Timeline[Any, Any]:
        """Play one deal again, move by move, with every beat."""
        row, cards, chance = list(self.start), list(self.unseen), [1]
        deals.deal_unseen(row, self.start, self.holes, self.unseen, cards, chance, self.seed, deal)
        timeline: Timeline[Any, Any] = Timeline(SAKURA, Position(tuple(row), self.position.edition))
        move = self.me * st.MOVE + card
        while move >= 0:
            timeline.play(self.read(move))
            if timeline.position.scored > self.position.scored:
                break
            move = flat.random_move(list(timeline.position.state), chance)
        return timeline

    def read(self, move: int) -> Move:
        """Return a move of the rules as people know it."""
        colour, what = self.position.painters[move // st.MOVE], move % st.MOVE
        ways = {st.FORWARD: 1, st.BACK: -1}
        return Move(colour, direction=ways[what]) if what in ways else Move(colour, what)


def _hidden(position: Position, me: int) -> tuple[list[int], list[int], list[int]]:
    """Return the row without what a seat cannot see, the places where that was, and the cards that may lie there."""
    row = list(position.state)
    known = {*position.hands[position.painters[me]], *position.discard}
    holes = []
    for seat in range(len(position.painters)):
        if seat == me:
            continue
        if row[st.TABLE + seat]:  # chosen, but face down, unless it is my own for the court painter
            if seat == row[st.COURT] and row[st.LENDER] == me:
                known.add(row[st.TABLE + seat])
            else:
                holes.append(st.TABLE + seat)
        start = st.HAND + seat * st.HAND_SIZE
        holes += range(start, start + row[st.HAND_COUNT + seat])
    unseen = [card for card in range(1, st.CARDS + 1) if card not in known]
    row[st.DECK_SIZE] = min(len(unseen) - len(holes), row[st.DECK_SIZE])
    row[st.DECK : st.DECK + st.CARDS] = [0] * st.CARDS
    holes += range(st.DECK, st.DECK + row[st.DECK_SIZE])
    for hole in holes:
        row[hole] = 0
    return row, holes, unseen
