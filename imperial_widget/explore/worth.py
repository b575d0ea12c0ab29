"""What is each card of my hand worth now, when nobody knows what the others hold?

    >>> from imperial_widget.explore import worth
    >>> answer = worth("E14 B9 R11 G7 hands B5,20,33 R1,2,3 G10,11,12", "blue", samples=40)
    >>> [card.number for card in answer.cards]
    [5, 20, 33]

The cards that I cannot see are dealt at random to the others and the deck, again and again; every card of my hand is
tried on the very same deals, and play goes on at random until the next tree is scored. So the figures are estimates,
and each comes with the interval that 95 of 100 such estimates would hold. The seed alone decides them.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import sqrt
from random import Random
from typing import Any, Final

from imperial_widget.core.errors import ImperialError
from imperial_widget.core.timeline import Timeline
from imperial_widget.sakura import SAKURA, Move, Position, read_position, rules, vocabulary
from imperial_widget.sakura import state as st

from .results import Shown

Z: Final = 1.96
"""Standard deviations on either side of an interval of 95 %."""


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
        return words

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
        deal = _Deal(self.position, self.painter, self.seed, sample)
        timeline: Timeline[Any, Any] = Timeline(SAKURA, Position(tuple(deal.row), self.position.edition))
        deal.play(self.cards[row].number)
        for move in deal.moves:
            timeline.play(move)
        return timeline


def worth(position: Position | str, painter: str, *, samples: int = 200, seed: int = 0) -> Worth:
    """Estimate what each card of a painter's hand is worth, over the cards that player cannot see."""
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
    if not isinstance(samples, int) or isinstance(samples, bool) or samples < 1:
        msg = f"samples={samples!r}; expected a number of deals, such as 200"
        raise ImperialError(msg)
    hand = sorted(position.hands[painter])
    seen: dict[int, list[tuple[int, bool, bool]]] = {card: [] for card in hand}
    for sample in range(samples):
        for card in hand:
            seen[card].append(_Deal(position, painter, seed, sample).play(card))
    cards = tuple(_card_worth(card, results) for card, results in seen.items())
    return Worth(position, painter, cards, samples, seed)


def _card_worth(number: int, results: list[tuple[int, bool, bool]]) -> CardWorth:
    tokens = [gained for gained, _, _ in results]
    return CardWorth(
        number,
        tokens=mean_interval(tokens),
        first=share_interval(sum(first for _, first, _ in results), len(results)),
        disgrace=share_interval(sum(bumped for _, _, bumped in results), len(results)),
    )


def mean_interval(values: Sequence[float]) -> Estimate:
    """Return a mean with its interval."""
    count = len(values)
    mean = sum(values) / count
    spread = sqrt(sum((value - mean) ** 2 for value in values) / max(1, count - 1))
    half = Z * spread / sqrt(count)
    return Estimate(mean, mean - half, mean + half)


def share_interval(hits: int, count: int) -> Estimate:
    """Return a share with Wilson's interval, which stays between 0 and 1."""
    share = hits / count
    centre = (share + Z * Z / (2 * count)) / (1 + Z * Z / count)
    half = Z * sqrt(share * (1 - share) / count + Z * Z / (4 * count * count)) / (1 + Z * Z / count)
    return Estimate(share, max(0.0, centre - half), min(1.0, centre + half))


class _Deal:
    """One way the unseen cards may lie, played on at random until the next tree is scored."""

    def __init__(self, position: Position, painter: str, seed: int, sample: int) -> None:
        self.chance = Random(f"{seed}/{sample}")
        self.painters = position.painters
        self.table = position.table_row
        self.me = position.painters.index(painter)
        self.row = list(position.state)
        self.moves: list[Move] = []
        self._deal(position, painter)

    def _deal(self, position: Position, painter: str) -> None:
        """Give every card that the player cannot see a new place."""
        row = self.row
        known = {*position.hands[painter], *position.discard}
        unseen = [card for card in range(1, st.CARDS + 1) if card not in known]
        self.chance.shuffle(unseen)
        for seat in range(len(self.painters)):
            if seat == self.me:
                continue
            if row[st.TABLE + seat]:  # chosen, but face down
                row[st.TABLE + seat] = unseen.pop()
            start = st.HAND + seat * st.HAND_SIZE
            for i in range(row[st.HAND_COUNT + seat]):
                row[start + i] = unseen.pop()
        row[st.DECK_SIZE] = min(len(unseen), row[st.DECK_SIZE])
        row[st.DECK : st.DECK + st.CARDS] = (unseen[: row[st.DECK_SIZE]] + [0] * st.CARDS)[: st.CARDS]
        row[st.RNG] = self.chance.randrange(1, 1 << 32)

    def play(self, card: int) -> tuple[int, bool, bool]:
        """Play a card and go on; return tokens gained, closest at the tree?, disgraced in this round?"""
        row = list(self.row)
        tokens, scored, begun = row[st.TOKENS + self.me], row[st.SCORED], row[st.ROUND]
        log: list[rules.Entry] = []
        bumped = False
        self._make(row, log, self.me, card)
        while True:
            bumped = bumped or any(entry[0] == vocabulary.K_BUMP and entry[3] == self.me for entry in log)
            if row[st.SCORED] > scored:
                break
            log = []
            seat, what = self._next(row)
            self._make(row, log if row[st.ROUND] == begun else None, seat, what)
        first = rules.ranked(row, 0) == self.me
        return row[st.TOKENS + self.me] - tokens, first, bumped

    def _next(self, row: list[int]) -> tuple[int, int]:
        """Return a move at random: for the seat that must decide, else for the next that has to choose."""
        if row[st.PHASE] == st.DECIDING:
            return row[st.CARD], self.chance.choice((st.FORWARD, st.BACK))
        for seat in range(len(self.painters)):
            if rules.has_to_choose(row, seat):
                hand = rules.hand_of(row, seat)
                start = st.HAND + hand * st.HAND_SIZE
                return seat, row[start + self.chance.randrange(row[st.HAND_COUNT + hand])]
        raise AssertionError

    def _make(self, row: list[int], log: rules.Log, seat: int, what: int) -> None:
        colour = self.painters[seat]
        ways = {st.FORWARD: 1, st.BACK: -1}
        self.moves.append(Move(colour, direction=ways[what]) if what in ways else Move(colour, what))
        rules.play(row, self.table, log, seat * st.MOVE + what)
