"""What if everybody's hand lay open? Every combination of cards, each played to the end of the round.

    >>> from imperial_widget.explore import hands
    >>> answer = hands("E14 B9 R11 G7 hands B5,20 R1,3 G10,12")
    >>> len(answer), answer.outcome(0).cards
    (8, (1, 5, 10))
    >>> answer.best_reply("blue", others={"red": 3, "green": 12}).card
    5
    >>> garden_source = answer.witness(7)  # Garden(...) shows that very round

A direction that a card leaves open is decided when the card resolves. All cards lie open by then, so every player can
think the rest of the round through: each takes the direction that ends best for the own painter, knowing that the later
ones do the same (backward induction); who is as well off either way goes forwards. So every combination has one end.

What an end is worth is one number. With `value="tokens"` it is the tokens gained in the round, less 1/128 for every
space behind the Emperor: tokens first, then closeness. With `value="place"` it is minus the number of painters ahead,
plus 1/128 for every token gained. Nothing that is drawn afterwards matters.

A court painter's card comes off the deck, whose order nobody knows: it is chance, every card of the deck alike. Where a
player chooses that card too (the tricky variant), the question is refused until it lies on the table.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from math import prod
from random import Random
from typing import Any, Final

from imperial_widget.core.errors import ImperialError
from imperial_widget.core.timeline import Timeline
from imperial_widget.sakura import SAKURA, Position, read_position
from imperial_widget.sakura import state as st
from imperial_widget.sakura.components import LETTERS

from . import payoffs, rounds
from .engine import Engine, engine
from .orders import Outcome
from .payoffs import Equilibrium, Matrix
from .results import Shown

PLAIN_LEAVES: Final = 50_000
"""How many lines of directions plain Python tries before a sample is taken: about a second."""
VALUES: Final = ("tokens", "place")  # in the order of `rounds.BY_TOKENS`, `rounds.BY_PLACE`


@dataclass(frozen=True, slots=True)
class CardSpread:
    """How the rounds end in which a painter plays a card, whatever the others play."""

    painter: str
    card: int
    mean: float
    low: float
    high: float
    gained: float
    """Tokens gained, on average."""
    behind: float
    """Spaces behind the Emperor, on average."""
    disgrace: float
    """The share of rounds with a disgrace."""
    closest: float
    """The share of rounds that it ends closest to the Emperor."""
    rounds: int
    rows: tuple[int, int, int]
    """A row with the lowest end, one nearest to the mean, one with the highest."""


@dataclass(frozen=True, repr=False)
class Hands(Shown):
    """Every combination of cards (or a sample of them), each with its end. Row i is `outcome(i)`."""

    position: Position
    painters: tuple[str, ...]
    value: str
    choices: tuple[tuple[int, ...], ...]
    """For every seat the cards that may lie on the table; one if it lies there already."""
    picks: Sequence[int]
    """The combinations that were played, by number: the cards of the last seat change fastest."""
    records: tuple[int, ...]
    seed: int = 0
    note: str = field(default="", compare=False)

    # --- reading -----------------------------------------------------------------------------------------------------
    def __len__(self) -> int:
        """Return how many combinations were played."""
        return len(self.picks)

    def __repr__(self) -> str:
        """Return a short form."""
        return f"<{self._count()} of cards, {', '.join(self.deciding)} choosing, by {self.value}>"

    @property
    def combinations(self) -> int:
        """How many combinations there are."""
        return prod(map(len, self.choices))

    @property
    def exact(self) -> bool:
        """Has every combination been played?"""
        return len(self) == self.combinations

    @property
    def leaves(self) -> int:
        """How many lines of directions were tried in all."""
        return sum(self.records[rounds.REC_LEAVES :: rounds.RECORD])

    @property
    def deciding(self) -> tuple[str, ...]:
        """The painters whose players choose a card now."""
        return self.position.choosing

    def cards(self, row: int) -> Mapping[str, int]:
        """Return the cards of a row by painter."""
        pick = self.picks[self._row(row)]
        found = {}
        for painter, held in zip(reversed(self.position.painters), reversed(self.choices), strict=True):
            pick, at = divmod(pick, len(held))
            found[painter] = held[at]
        return {painter: found[painter] for painter in self.position.painters if found[painter]}

    def outcome(self, row: int) -> Outcome:
        """Return how a round ends, with the directions that lead there."""
        cards = self.cards(row)
        record = self._record(row)
        order = sorted(cards, key=lambda painter: cards[painter])
        seats = dict(enumerate(self.position.painters))
        emperor = record[rounds.REC_EMPEROR]
        return Outcome(
            order=tuple(order),
            cards=tuple(cards[painter] for painter in order),
            directions=tuple(
                1 if record[rounds.REC_WAYS] >> i & 1 else -1 for i in range(record[rounds.REC_WAY_COUNT])
            ),
            emperor=emperor,
            gaps={painter: emperor - record[rounds.REC_SPACE + seat] for seat, painter in seats.items()},
            tokens={painter: record[rounds.REC_TOKENS + seat] for seat, painter in seats.items()},
            bumps={painter: record[rounds.REC_BUMPS + seat] for seat, painter in seats.items()},
            scored=record[rounds.REC_SCORED] > self.position.scored,
        )

    def payoff(self, row: int, painter: str) -> float:
        """Return what the end of a row is worth to a painter; the first lines of this module say how."""
        return self._record(row)[rounds.REC_VALUE + self._seat(painter)] / rounds.WHOLE

    # --- answers -----------------------------------------------------------------------------------------------------
    def summary(self) -> str:
        """Return the answer in a few sentences."""
        words = [f"{self._count()} of cards, {self.leaves:,} lines of directions."]
        if not self.exact:
            words.append(f"The sample is uniform, without repeats, seed {self.seed}; figures are estimates.")
        if self.note:
            words.append(self.note)
        if chance := self._chance():
            words.append(f"The court painter's card is chance: {chance} cards, each alike.")
        best = [max(self.distribution(painter), key=_mean) for painter in self.painters if painter in self.deciding]
        if best:
            told = (f"{b.painter} {b.card} ({_signed(b.gained)} tokens, {b.behind:.1f} behind)" for b in best)
            words.append(f"Best on average, whatever the others play: {', '.join(told)}.")
        return " ".join(words)

    def rows(self) -> Sequence[Mapping[str, Any]]:
        """Return a row a combination: the cards, the directions, the end for each painter the question is about."""
        before = self.position.tokens
        return [
            {
                **{f"{painter} card": card for painter, card in self.cards(row).items()},
                "directions": "".join("+" if way > 0 else "-" for way in outcome.directions),
                "emperor": outcome.emperor,
                "scored": outcome.scored,
                **{f"{c} gained": outcome.tokens[c] - before[c] for c in self.painters},
                **{f"{c} behind": outcome.gaps[c] for c in self.painters},
                **{f"{c} disgraced": outcome.bumps[c] for c in self.painters},
                **{f"{c} value": round(self.payoff(row, c), 3) for c in self.painters},
            }
            for row, outcome in ((row, self.outcome(row)) for row in range(len(self)))
        ]

    def distribution(self, painter: str, *, others: Mapping[str, int] | None = None) -> tuple[CardSpread, ...]:
        """Return for each card of a painter how its rounds end, over all that the others may play.

        `others` lays some of their cards down. In a sample a card that was never drawn is missing.
        """
        seat = self._seat(painter)
        groups: dict[int, list[int]] = {card: [] for card in self.choices[seat]}
        stride, held = self._strides[seat], self.choices[seat]
        for row in self._matching(painter, others or {}):
            groups[held[self.picks[row] // stride % len(held)]].append(row)
        return tuple(self._spread(painter, card, rows) for card, rows in groups.items() if rows)

    def best_reply(self, painter: str, others: Mapping[str, int] | None = None) -> CardSpread:
        """Return the best card of a painter when the others play these cards; who is not named may play anything."""
        found = self.distribution(painter, others=others)
        if len(found) < len(self.choices[self._seat(painter)]):
            msg = f"the sample of {len(self)} lacks a round for some card of {painter} against {dict(others or {})}"
            msg += "; expected all of them: pass a larger sample=, or ask with those cards on the table"
            raise ImperialError(msg)
        return max(found, key=_mean)

    def matrix(self, first: str | None = None, second: str | None = None) -> Matrix:
        """Return the payoffs of two painters, card against card.

        Further players' cards are averaged, each as likely as any other: `note` says so. Without names it is about
        the two painters of the question.
        """
        if first is None or second is None:
            pair = self.painters if len(self.painters) == 2 else self.deciding
            if len(pair) != 2 or first is not None or second is not None:
                msg = f"a matrix of {', '.join(filter(None, (first, second))) or 'nobody'}; expected two painters, "
                msg += f"such as matrix({self.position.painters[0]!r}, {self.position.painters[1]!r})"
                raise ImperialError(msg)
            first, second = pair
        if first == second:
            msg = f"a matrix of {first} and {second}; expected two different painters"
            raise ImperialError(msg)
        return self._matrix(first, second)

    def equilibrium(self) -> Equilibrium:
        """Return how often two players should play each of their cards so that neither gains by another choice."""
        if len(self.deciding) != 2:
            msg = f"an equilibrium of {len(self.deciding)} choosing players ({', '.join(self.deciding)}); expected two"
            raise ImperialError(f"{msg}: lay the other cards on the table, such as 'table {self._example()}'")
        return payoffs.equilibrium(self.matrix(*self.deciding))

    def witness(self, row: int = 0) -> Timeline[Any, Any]:
        """Return the round behind a row, its cards played and its directions decided, its cursor on the last beat."""
        cards, outcome = self.cards(row), self.outcome(row)
        timeline: Timeline[Any, Any] = Timeline(SAKURA, self._start(cards))
        for painter in self.deciding:
            timeline.play(f"{LETTERS[painter]}{cards[painter]}")
        for way in outcome.directions:
            timeline.play(f"{LETTERS[timeline.position.deciding]}{'+' if way > 0 else '-'}")
        return timeline

    # --- inside ------------------------------------------------------------------------------------------------------
    def _count(self) -> str:
        if self.exact:
            return f"{self.combinations:,} combinations"
        return f"A sample of {len(self):,} of {self.combinations:,} combinations"

    def _example(self) -> str:
        painter = self.deciding[-1]
        return f"{LETTERS[painter]}{self.choices[self._seat(painter)][0]}"

    def _chance(self) -> int:
        """Return how many cards the court painter may be dealt, or 0."""
        count = len(self.choices[self._seat(self.position.court)]) if self.position.court else 0
        return count if count > 1 else 0

    def _row(self, row: int) -> int:
        if not isinstance(row, int) or isinstance(row, bool) or not 0 <= row < len(self):
            msg = f"row {row!r}; expected a number from 0 to {len(self) - 1}"
            raise ImperialError(msg)
        return row

    def _record(self, row: int) -> tuple[int, ...]:
        return self.records[self._row(row) * rounds.RECORD : (row + 1) * rounds.RECORD]

    def _seat(self, painter: str) -> int:
        if painter not in self.position.painters:
            msg = f"painter {painter!r}; expected one of {', '.join(self.position.painters)}"
            raise ImperialError(msg)
        return self.position.painters.index(painter)

    @cached_property
    def _strides(self) -> tuple[int, ...]:
        return tuple(prod(map(len, self.choices[seat + 1 :])) for seat in range(len(self.choices)))

    def _matching(self, painter: str, others: Mapping[str, int]) -> list[int]:
        """Return the rows in which the others play these cards."""
        wanted = []
        for other, card in others.items():
            held = self.choices[self._seat(other)]
            if other == painter or card not in held:
                msg = f"others={{{other!r}: {card!r}}}; expected "
                msg += f"painters beside {painter}" if other == painter else f"a card of {', '.join(map(str, held))}"
                raise ImperialError(msg)
            wanted.append((self._strides[self._seat(other)], len(held), held.index(card)))
        return [
            row
            for row, pick in enumerate(self.picks)
            if all(pick // stride % count == at for stride, count, at in wanted)
        ]

    def _spread(self, painter: str, card: int, rows: list[int]) -> CardSpread:
        seat, size, count = self._seat(painter), rounds.RECORD, len(rows)
        values = [self.records[row * size + rounds.REC_VALUE + seat] for row in rows]
        tokens = sum(self.records[row * size + rounds.REC_TOKENS + seat] for row in rows)
        emperor = sum(self.records[row * size + rounds.REC_EMPEROR] for row in rows)
        space = sum(self.records[row * size + rounds.REC_SPACE + seat] for row in rows)
        mean = sum(values) / count
        ends = (min(values), min(values, key=lambda value: abs(value - mean)), max(values))
        return CardSpread(
            painter,
            card,
            mean=mean / rounds.WHOLE,
            low=ends[0] / rounds.WHOLE,
            high=ends[2] / rounds.WHOLE,
            gained=tokens / count - self.position.tokens[painter],
            behind=(emperor - space) / count,
            disgrace=sum(self.records[row * size + rounds.REC_BUMPS + seat] > 0 for row in rows) / count,
            closest=sum(self.records[row * size + rounds.REC_CLOSEST] == seat for row in rows) / count,
            rounds=count,
            rows=(rows[values.index(ends[0])], rows[values.index(ends[1])], rows[values.index(ends[2])]),
        )

    def _matrix(self, first: str, second: str) -> Matrix:
        seats = (self._seat(first), self._seat(second))
        held = (self.choices[seats[0]], self.choices[seats[1]])
        cells: dict[tuple[int, int], list[int]] = {(i, j): [] for i in range(len(held[0])) for j in range(len(held[1]))}
        one, other = (self._strides[seat] for seat in seats)
        for row, pick in enumerate(self.picks):
            cells[pick // one % len(held[0]), pick // other % len(held[1])].append(row)
        for (i, j), rows in cells.items():
            if not rows:
                msg = f"the sample of {len(self)} has no round with {first} {held[0][i]} and {second} {held[1][j]}"
                raise ImperialError(f"{msg}; expected a larger sample=, or compiled rules, which need none")
        spreads = {
            at: tuple(self._spread(painter, 0, rows) for painter in (first, second)) for at, rows in cells.items()
        }
        lines, columns = range(len(held[0])), range(len(held[1]))
        grids = tuple(tuple(tuple(spreads[i, j][who].mean for j in columns) for i in lines) for who in (0, 1))
        return Matrix(
            (first, second),
            held,
            (grids[0], grids[1]),
            tuple(tuple(spreads[i, j][0].rows[1] for j in columns) for i in lines),
            self._averaged(first, second),
        )

    def _averaged(self, first: str, second: str) -> str:
        """Say whose cards a matrix of two painters averages over."""
        rest = [c for c, held in zip(self.position.painters, self.choices, strict=True) if len(held) > 1]
        rest = [painter for painter in rest if painter not in (first, second)]
        if not rest:
            return ""
        drawn = "" if self.exact else f", in a sample of {len(self):,} of {self.combinations:,} combinations"
        return f"averaged over the cards of {', '.join(rest)}, each as likely as any other{drawn}"

    def _start(self, cards: Mapping[str, int]) -> Position:
        """Return the position with the court painter's card, where it is chance, on top of the deck."""
        court = self.position.court
        if court is None or court in self.position.table or court not in cards:
            return self.position
        deck = list(self.position.deck[::-1]) or list(self.position.discard)
        deck.remove(cards[court])
        deck.append(cards[court])
        row = list(self.position.state)
        if not row[st.DECK_SIZE]:  # made anew from the discard pile
            row[st.DISCARD : st.DISCARD + st.CARDS] = [0] * st.CARDS
            row[st.DISCARD_SIZE] = 0
        row[st.DECK : st.DECK + len(deck)] = deck
        row[st.DECK_SIZE] = len(deck)
        return Position(tuple(row), self.position.edition)


def _mean(spread: CardSpread) -> float:
    return spread.mean


def _signed(number: float) -> str:
    """Return a number with its sign, and no sign for what rounds to nothing."""
    return f"{number:+.2f}" if abs(number) >= 0.005 else "0.00"


def hands(
    position: Position | str,
    *,
    painters: Sequence[str] | None = None,
    value: str = "tokens",
    budget: int = PLAIN_LEAVES,
    sample: int | None = None,
    seed: int = 0,
    compiled: bool | None = None,
) -> Hands:
    """Play every combination of cards from open hands to the end of the round; cards on the table stay.

    `painters` are those the answer is about (by default all); everybody's cards vary all the same. `value` is what they
    play for: "tokens" or "place". Up to `budget` lines of directions are tried by plain Python; beyond that the rules
    are compiled, or, where they cannot be, as many combinations as fit are drawn at random. `sample` asks for so many.
    """
    if not isinstance(position, Position):
        position = read_position(position)
    _check_position(position)
    about = _check_painters(position, painters)
    if value not in VALUES:
        msg = f"value={value!r}; expected one of {', '.join(map(repr, VALUES))}"
        raise ImperialError(msg)
    for name, number in (("budget", budget), ("sample", 1 if sample is None else sample)):
        if not isinstance(number, int) or isinstance(number, bool) or number < 1:
            msg = f"{name}={number!r}; expected a whole number from 1"
            raise ImperialError(msg)
    if not isinstance(seed, int) or isinstance(seed, bool):
        msg = f"seed={seed!r}; expected a whole number"
        raise ImperialError(msg)
    choices = tuple(_cards_for(position, painter) for painter in position.painters)
    total = prod(map(len, choices))
    lines = _most_lines(position, choices)
    wanted = min(total, sample or total)
    small = lines * wanted <= budget * total
    machine = engine(compiled=False if compiled is None and small else compiled)
    note = ""
    if sample is None and not machine.compiled and not small:
        wanted = max(1, budget * total // lines)
        note = f"All of them are up to {lines:,} lines of directions, and the budget= of plain Python is {budget:,}."
        note += f" {machine.note()}"
    picks: Sequence[int] = range(total)
    if wanted < total:
        picks = tuple(sorted(Random(seed).sample(range(total), wanted)))
    records = _solve(machine, position, choices, picks, VALUES.index(value))
    return Hands(position, about, value, choices, picks, records, seed, note)


def _check_position(position: Position) -> None:
    text = str(position) if position.hands_known is False else " ".join(str(position).split()[:7]) + " ..."
    if position.phase != "choosing" or not position.hands_known:
        found = f"its phase is {position.phase!r}" if position.phase != "choosing" else "it has no hands"
        expected = "expected a position with hands in which somebody chooses a card, such as"
        msg = f"hands of {text!r}: {found}; {expected} 'E14 B9 R11 G7 hands B5,20 R1,3 G10,12'"
        raise ImperialError(msg)
    if position.court in position.choosing:
        letter = LETTERS[position.court]
        msg = f"hands of {text!r}: {position.lends} also chooses the card of the court painter (rule two.tricky)"
        msg += f"; expected that card on the table, such as 'table {letter}{position.hands[position.lends or ''][0]}'"
        raise ImperialError(msg)


def _check_painters(position: Position, painters: Sequence[str] | None) -> tuple[str, ...]:
    if painters is None:
        return position.painters
    if isinstance(painters, str) or not painters:
        msg = f"painters={painters!r}; expected a list such as {list(position.painters[:2])}"
        raise ImperialError(msg)
    for painter in painters:
        if painter not in position.painters or list(painters).count(painter) > 1:
            msg = f"painters={painters!r}: {painter!r}; expected different ones of {', '.join(position.painters)}"
            raise ImperialError(msg)
    return tuple(painters)


def _cards_for(position: Position, painter: str) -> tuple[int, ...]:
    """Return the cards that may lie on the table for a painter; 0 when there is none to be had."""
    if painter in position.table:
        return (position.table[painter],)
    if painter == position.court:
        return tuple(sorted(position.deck or position.discard)) or (0,)
    return tuple(sorted(position.hands[painter]))


def _most_lines(position: Position, choices: Sequence[Sequence[int]]) -> int:
    """Count the lines of directions of all combinations; a tree that ends a round early makes it fewer."""
    lines = 1
    for painter, held in zip(position.painters, choices, strict=True):
        if painter == position.court:  # it always goes forwards
            lines *= len(held)
            continue
        cards = [position.edition.card(number) for number in held]
        lines *= sum(2 ** sum("±" in half for half in (card.garden, card.painter)) for card in cards)
    return lines


def _solve(
    machine: Engine, position: Position, choices: Sequence[Sequence[int]], picks: Sequence[int], aim: int
) -> tuple[int, ...]:
    """Solve the rounds; return their records one after another."""
    scratch, table = machine.rows(position)
    base = machine.row(position.state)
    base[st.KNOWN] = 0  # nobody draws while somebody asks "what if"
    records = machine.row([0] * (len(picks) * rounds.RECORD))
    machine.run(rounds.solve_rounds)(
        scratch,
        table,
        base,
        machine.row([card for held in choices for card in held]),
        machine.row([len(held) for held in choices]),
        machine.row(picks),
        machine.tally(),
        machine.row([0] * rounds.FRAMES),
        machine.row([0] * rounds.FOUND),
        records,
        aim,
    )
    return tuple(records.tolist() if machine.compiled else records)
