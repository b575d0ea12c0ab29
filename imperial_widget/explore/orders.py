"""What if the cards on the table had resolved in another order? All orders, all directions, exactly.

    >>> from imperial_widget.explore import orders
    >>> answer = orders("E20 B17 R18 G16 tokens B8 R7 G6 table B3 G20 R51")
    >>> len(answer.outcomes), answer.played.gaps
    (6, {'blue': 4, 'red': 2, 'green': 7})
    >>> answer.pair
    (20, 51)
    >>> garden_source = answer.witness(0)  # Garden(...) shows that very round

The orders are walked as a tree, so that what two orders have in common is played once. The rules are those of
`sakura.rules`; this module knows no widget and no figure.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import combinations
from math import factorial
from random import Random
from typing import Any, Final

from imperial_widget.core.errors import ImperialError
from imperial_widget.core.timeline import Timeline
from imperial_widget.sakura import SAKURA, Move, Position, read_position, reorder, rules, vocabulary
from imperial_widget.sakura import state as st
from imperial_widget.sakura.components import LETTERS

from .results import Shown

MOST_OUTCOMES: Final = 50_000
"""How many outcomes are enumerated before somebody has to say that more are wanted: about a second."""
_DRAWS: Final = 20  # tries for every outcome of a sample before it is left smaller


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a round ends for one order of the cards and one choice of directions."""

    order: tuple[str, ...]
    cards: tuple[int, ...]
    directions: tuple[int, ...]
    emperor: int
    gaps: Mapping[str, int]
    """How many spaces each painter stands behind the Emperor."""
    tokens: Mapping[str, int]
    bumps: Mapping[str, int]
    scored: bool

    @property
    def signature(self) -> tuple[Any, ...]:
        """What is the same when two orders make no difference."""
        return (self.emperor, *self.gaps.values(), *self.tokens.values(), *self.bumps.values(), self.scored)


@dataclass(frozen=True)
class Orders(Shown):
    """All orders of the cards on the table. Outcome 0 and on are in the order of `outcomes`."""

    position: Position
    outcomes: tuple[Outcome, ...]
    sampled_from: int | None = None
    """None when they are all here; of a sample: how many orders with directions there may be."""
    seed: int = 0

    @property
    def sampled(self) -> bool:
        """Are these only some of the outcomes, drawn at random?"""
        return self.sampled_from is not None

    @cached_property
    def played(self) -> Outcome:
        """The outcome of the order that the numbers demand (every open direction forwards)."""
        wanted = tuple(sorted(self.position.table.values()))
        same = [outcome for outcome in self.outcomes if outcome.cards[: len(wanted)] == wanted]
        return max(same, key=lambda outcome: outcome.directions)

    @cached_property
    def distinct(self) -> Mapping[tuple[Any, ...], tuple[int, ...]]:
        """The outcomes that differ: signature -> indices of the outcomes that have it."""
        groups: dict[tuple[Any, ...], list[int]] = {}
        for index, outcome in enumerate(self.outcomes):
            groups.setdefault(outcome.signature, []).append(index)
        return {signature: tuple(indices) for signature, indices in groups.items()}

    @cached_property
    def influence(self) -> Mapping[tuple[int, int], float]:
        """For every pair of cards: how much does swapping the two change, in spaces and tokens, on average?"""
        sums: dict[tuple[int, ...], list[float]] = {}
        for outcome in self.outcomes:
            ends = [*outcome.gaps.values(), *outcome.tokens.values(), 1]
            so_far = sums.setdefault(outcome.cards, [0.0] * len(ends))
            for i, value in enumerate(ends):
                so_far[i] += value
        means = {order: [value / total[-1] for value in total[:-1]] for order, total in sums.items()}
        shares = {}
        for a, b in combinations(sorted(self.position.table.values()), 2):
            swap = {a: b, b: a}
            moved = 0.0
            met = 0
            for order, mean in means.items():
                other = means.get(tuple(swap.get(card, card) for card in order))
                if other is not None:  # a sample may lack it
                    moved += sum(abs(here - there) for here, there in zip(mean, other, strict=True))
                    met += 1
            shares[a, b] = moved / max(1, met)
        return shares

    @property
    def pair(self) -> tuple[int, int]:
        """The pair of cards whose order mattered most."""
        return max(self.influence, key=lambda pair: self.influence[pair])

    def best(self, painter: str) -> int:
        """Return the index of the outcome that is best for a painter: most tokens, then closest to the Emperor."""
        self._check(painter)
        return max(
            range(len(self.outcomes)), key=lambda i: (self.outcomes[i].tokens[painter], -self.outcomes[i].gaps[painter])
        )

    @property
    def at_stake(self) -> str:
        """The painter whose place and tokens depend most on the order."""

        def spread(colour: str) -> int:
            ends = [outcome.gaps[colour] - 3 * outcome.tokens[colour] for outcome in self.outcomes]
            return max(ends) - min(ends)

        return max(self.position.painters, key=spread)

    def ranked(self, painter: str, most: int) -> list[tuple[int, ...]]:
        """Return the groups of `distinct`, best first for a painter; at most so many, and the played one among them."""
        self._check(painter)

        def value(group: tuple[int, ...]) -> tuple[int, int]:
            outcome = self.outcomes[group[0]]
            return (-outcome.tokens[painter], outcome.gaps[painter])

        played = self.distinct[self.played.signature]
        shown = sorted(self.distinct.values(), key=value)[:most]
        return shown if played in shown else [*shown[: most - 1], played]

    def summary(self) -> str:
        """Return the answer in a few sentences."""
        count = len({outcome.order for outcome in self.outcomes})
        a, b = self.pair
        always = [c for c in self.position.painters if all(o.bumps[c] for o in self.outcomes)]
        never = [c for c in self.position.painters if not any(o.bumps[c] for o in self.outcomes)]
        drawn = " in the sample" if self.sampled else ""
        words = [f"{self._drawn()}{count} orders, {len(self.distinct)} different outcomes."]
        if not drawn:
            words.append(f"The pair that matters most is {a} and {b}.")
            words.append(f"Swapping the two moves {self.influence[a, b]:.1f} spaces and tokens on average.")
        elif self.influence[a, b]:
            words.append(f"The pair that seems to matter most is {a} and {b}; a sample tells it roughly.")
        if always:
            words.append(f"Disgraced in every order{drawn}: {', '.join(always)}.")
        if never:
            words.append(f"Never disgraced{drawn}: {', '.join(never)}.")
        return " ".join(words)

    def rows(self) -> Sequence[Mapping[str, Any]]:
        """Return a row an outcome: order, directions, and for each painter gap, tokens and disgraces."""
        return [
            {
                "order": " › ".join(map(str, outcome.cards)),
                "directions": "".join("+" if way > 0 else "-" for way in outcome.directions),
                "emperor": outcome.emperor,
                "played": outcome is self.played,
                "scored": outcome.scored,
                **{f"{c} behind": gap for c, gap in outcome.gaps.items()},
                **{f"{c} tokens": tokens for c, tokens in outcome.tokens.items()},
                **{f"{c} disgraced": bumps for c, bumps in outcome.bumps.items()},
            }
            for outcome in self.outcomes
        ]

    def witness(self, row: int = 0) -> Timeline[Any, Any]:
        """Return the round behind an outcome, its cursor on the last beat."""
        if not isinstance(row, int) or not 0 <= row < len(self.outcomes):
            msg = f"row {row!r}; expected a number from 0 to {len(self.outcomes) - 1}"
            raise ImperialError(msg)
        outcome = self.outcomes[row]
        timeline: Timeline[Any, Any] = Timeline(SAKURA, self.position)
        timeline.play(reorder(self.position, [str(card) for card in outcome.cards]))
        for way in outcome.directions:
            timeline.play(f"{LETTERS[timeline.position.deciding]}{'+' if way > 0 else '-'}")
        return timeline

    def locate(self, timeline: Timeline[Any, Any]) -> int | None:
        """Return the outcome a timeline shows, when it resolves these very cards; else None."""
        path = timeline.node.path()
        if timeline.root.position != self.position or len(path) < 2:
            return None
        moves: list[Move] = [node.move for node in path[1:] if node.move]
        order = moves[0].order or self.played.order
        ways = tuple(move.direction for move in moves[1:] if move.direction)
        for index, outcome in enumerate(self.outcomes):
            if outcome.order == order and outcome.directions[: len(ways)] == ways:
                return index
        return None

    def _drawn(self) -> str:
        if not self.sampled:
            return ""
        return (
            f"A sample of {len(self.outcomes)} of up to {self.sampled_from} orders and directions (seed {self.seed}): "
        )

    def _check(self, painter: str) -> None:
        if painter not in self.position.painters:
            msg = f"painter {painter!r}; expected one of {', '.join(self.position.painters)}"
            raise ImperialError(msg)


def orders(position: Position | str, *, most: int = MOST_OUTCOMES, sample: int | None = None, seed: int = 0) -> Orders:
    """Resolve the cards on the table in every order and with every choice of direction.

    `most` is how many outcomes may be enumerated; a table with many open directions can have more.
    `sample` draws so many different ones at random instead, each order as likely as any other and each direction a toss
    of a coin, and always the order as played; where there are no more than that, all of them.
    """
    if isinstance(position, str):
        position = read_position(position)
    if position.phase != "laid" or position.resolved or position.state[st.RANK]:
        expected = (
            "expected a position with a card on the table for everyone, such as 'E20 B17 R18 G16 table B3 G20 R51'"
        )
        msg = f"orders of {str(position)!r}: its phase is {position.phase!r}; {expected}"
        raise ImperialError(msg)
    if sample is not None and (not isinstance(sample, int) or isinstance(sample, bool) or sample < 1):
        msg = f"sample={sample!r}; expected a whole number from 1"
        raise ImperialError(msg)
    count = factorial(len(position.table)) * 2 ** _open_directions(position)
    if sample is None and count > most:
        msg = f"these cards have up to {count} orders and directions; expected at most {most}"
        msg += ": pass sample= to draw so many of them at random, or most= to ask for them all"
        raise ImperialError(msg)
    row = list(position.state)
    row[st.KNOWN] = 0  # nobody draws while somebody asks "what if"
    row[st.PHASE] = st.RESOLVING
    walk = _Walk(position)
    if sample is not None and sample < count:
        return Orders(position, tuple(walk.drawn(row, sample, Random(seed))), count, seed)
    return Orders(position, tuple(walk.outcomes(row, (), (), [0] * len(position.painters))))


def _open_directions(position: Position) -> int:
    """Count the halves of cards that leave their direction open; the court painter's never do."""
    cards = [position.edition.card(number) for colour, number in position.table.items() if colour != position.court]
    return sum("±" in half for card in cards for half in (card.garden, card.painter))


class _Walk:
    """Walks the tree of orders and directions, sharing what they have in common."""

    def __init__(self, position: Position) -> None:
        self.table = position.table_row
        self.painters = position.painters
        self.cards = [position.table[colour] for colour in self.painters]
        self.scored = position.scored

    def outcomes(
        self, row: list[int], order: tuple[int, ...], ways: tuple[int, ...], bumps: list[int]
    ) -> Iterator[Outcome]:
        """Take each card that is left as the next one."""
        if len(order) == len(self.cards):
            yield self.outcome(row, order, ways, bumps)
            return
        for seat in range(len(self.cards)):
            if seat not in order:
                after = list(row)
                rules.begin_card(after, None, seat)
                yield from self.card(after, (*order, seat), ways, bumps)

    def card(
        self, row: list[int], order: tuple[int, ...], ways: tuple[int, ...], bumps: list[int]
    ) -> Iterator[Outcome]:
        """Resolve the card under way, forwards and backwards where that is open."""
        log: list[rules.Entry] = []
        done = rules.resolve_card(row, self.table, log)
        now = _count_bumps(log, bumps)
        if not done:
            for way in (1, -1):
                after = list(row)
                after[st.PHASE] = st.RESOLVING
                after[st.DIRECTION] = way
                yield from self.card(after, order, (*ways, way), now)
        elif row[st.STOPPED]:
            rules.finish_at_the_tree(row, self.table, None)
            rest = tuple(seat for seat in range(len(self.cards)) if seat not in order)
            for others in _arrangements(rest):  # cards that are never resolved: their order makes no difference
                yield self.outcome(row, (*order, *others), ways, now)
        else:
            yield from self.outcomes(row, order, ways, now)

    def drawn(self, row: list[int], sample: int, chance: Random) -> Iterator[Outcome]:
        """Draw different outcomes at random, the order as played (forwards) first."""
        seats = sorted(range(len(self.cards)), key=lambda seat: self.cards[seat])
        outcome = self.one(row, tuple(seats), None)
        seen = {(outcome.cards, outcome.directions)}
        yield outcome
        for _ in range(_DRAWS * sample):  # there may be fewer than one would think: a tree ends a round early
            if len(seen) == sample:
                return
            chance.shuffle(seats)
            outcome = self.one(row, tuple(seats), chance)
            if (outcome.cards, outcome.directions) not in seen:
                seen.add((outcome.cards, outcome.directions))
                yield outcome

    def one(self, start: list[int], order: tuple[int, ...], chance: Random | None) -> Outcome:
        """Resolve the cards in one order, every open direction a toss of a coin, or forwards without one."""
        row = list(start)
        ways: list[int] = []
        bumps = [0] * len(self.cards)
        log: list[rules.Entry] = []
        for seat in order:
            rules.begin_card(row, None, seat)
            while not rules.resolve_card(row, self.table, log):
                ways.append(chance.choice((1, -1)) if chance else 1)
                row[st.PHASE], row[st.DIRECTION] = st.RESOLVING, ways[-1]
            if row[st.STOPPED]:
                rules.finish_at_the_tree(row, self.table, None)
                break
        return self.outcome(row, order, tuple(ways), _count_bumps(log, bumps))

    def outcome(self, row: list[int], order: tuple[int, ...], ways: tuple[int, ...], bumps: list[int]) -> Outcome:
        """Read the end of a round."""
        emperor = row[st.EMPEROR]
        seats = range(len(self.painters))
        return Outcome(
            order=tuple(self.painters[seat] for seat in order),
            cards=tuple(self.cards[seat] for seat in order),
            directions=ways,
            emperor=emperor,
            gaps={self.painters[seat]: emperor - row[st.SPACE + seat] for seat in seats},
            tokens={self.painters[seat]: row[st.TOKENS + seat] for seat in seats},
            bumps={self.painters[seat]: bumps[seat] for seat in seats},
            scored=row[st.SCORED] > self.scored,
        )


def _count_bumps(log: list[rules.Entry], bumps: list[int]) -> list[int]:
    now = bumps
    for kind, _rule, _also, who, *_ in log:
        if kind == vocabulary.K_BUMP:
            now = now if now is not bumps else list(bumps)
            now[who] += 1
    return now


def _arrangements(seats: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
    if not seats:
        yield ()
    for seat in seats:
        for rest in _arrangements(tuple(other for other in seats if other != seat)):
            yield (seat, *rest)
