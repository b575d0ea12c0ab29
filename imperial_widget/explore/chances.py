"""Along a recorded game: how likely was each painter to win, after every beat?

    >>> from imperial_widget.explore import chances, simulate
    >>> game = simulate(1, players=3, seed=4, compiled=False, progress=False).witness(0)
    >>> answer = chances(game, samples=4, compiled=False, progress=False)
    >>> len(answer.steps) == len(game)
    True
    >>> sum(answer.steps[-1].values())  # at the end everything is known
    1.0

A beat is judged by how the garden stands there: the round ends as it is (a tree the Emperor has reached is scored), all
cards that do not lie open are dealt anew, and random players play on, again and again. So it is the view of somebody
who watches and cannot see the hands. Every beat meets the same deals, so that what changes is the garden and not luck.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import Executor
from dataclasses import dataclass, field
from functools import cached_property, partial
from itertools import pairwise
from math import sqrt
from typing import Any, Final

from imperial_widget.core.errors import ImperialError
from imperial_widget.core.model import Beat
from imperial_widget.core.scene import Curve, CurveMark
from imperial_widget.core.timeline import Timeline
from imperial_widget.games import timeline_of
from imperial_widget.sakura import SAKURA, Position, rules
from imperial_widget.sakura import state as st
from imperial_widget.sakura.narration import WORDS

from . import standing
from .engine import LIMIT, Engine, engine
from .progress import check_executor, progress_bar, spread
from .results import AlongBeats
from .worth import Z

COMPILED_SAMPLES: Final = 1_000
PLAIN_SAMPLES: Final = 24
"""Games played on from every beat when nobody says how many: a second or three of work either way."""
_BATCH: Final = 24  # positions a worker is given at a time
_TURN: Final = 0.10  # a change of so much is worth a mark, if it is no noise
_MOST_TURNS: Final = 8
Stand = tuple[int, ...]
"""A row of integers: how a garden stands at a beat."""

_SCORING: Final = ("score", "unranked", "award", "line_up")


@dataclass(frozen=True)
class Chances(AlongBeats):
    """The chance of every painter to win, beat by beat. Row i is beat i of the line; None where nobody got to it."""

    timeline: Timeline[Any, Any] = field(compare=False)
    moves: tuple[str, ...]
    painters: tuple[str, ...]
    steps: tuple[Mapping[str, float] | None, ...]
    samples: int
    seed: int
    notes: tuple[str, ...] = field(default=(), compare=False)

    @property
    def error(self) -> float:
        """How far a chance near one half may be off: half of its interval of 95 %."""
        return Z * 0.5 / sqrt(self.samples)

    @cached_property
    def turns(self) -> tuple[int, ...]:
        """The turning points: of the rounds that changed somebody's chance most, the beat that did it."""
        least = max(_TURN, self.error)
        found = [(abs(change), step) for start, end in self._rounds() for change, step in [self._turn(start, end)]]
        return tuple(sorted(step for change, step in sorted(found, reverse=True)[:_MOST_TURNS] if change >= least))

    def _rounds(self) -> Iterator[tuple[int, int]]:
        """Yield the last beat before each round and the last beat of it."""
        rounds = [beat.position.round for beat in self.timeline.beats]
        starts = [step for step in range(1, len(rounds)) if rounds[step] != rounds[step - 1]]
        yield from pairwise([0, *starts, len(rounds) - 1])

    def _turn(self, start: int, end: int) -> tuple[float, int]:
        """Return the greatest change of a round, and the beat that made most of it."""
        painter, change = self._difference(start, end)
        way = 1 if change > 0 else -1
        steps = range(start + 1, end + 1)
        return change, max(steps, key=lambda step: way * self._of(painter, step - 1, step), default=end)

    def _of(self, painter: str, start: int, end: int) -> float:
        before, after = self.steps[start], self.steps[end]
        return 0.0 if before is None or after is None else after[painter] - before[painter]

    def _difference(self, start: int, end: int) -> tuple[str, float]:
        """Return whose chance differs most between two beats, and by how much."""
        changes = {painter: self._of(painter, start, end) for painter in self.painters}
        return max(changes.items(), key=lambda item: abs(item[1]))

    def change(self, step: int) -> tuple[str, float]:
        """Return whose chance changed most at a beat, and by how much."""
        return self._difference(step - 1, step)

    def summary(self) -> str:
        """Return the answer in a few sentences."""
        words = [
            (
                f"The chance to win after each of {len(self.steps)} beats, from {self.samples} games played on "
                f"at random from every beat (±{self.error:.0%})."
            )
        ]
        for step in sorted(self.turns, key=lambda each: -abs(self.change(each)[1]))[:1]:
            painter, change = self.change(step)
            event = self.timeline.beats[step].event
            words.append(f"The biggest turn is beat {step} ({event.kind}): {painter} {change:+.0%}.")
        return " ".join([*words, *self.notes])

    def rows(self) -> Sequence[Mapping[str, Any]]:
        """Return a row a beat."""
        beats = self.timeline.beats
        return [
            {"beat": step, "event": beats[step].event.kind, **chance, "turn": step in self.turns}
            for step, chance in enumerate(self.steps)
            if chance is not None
        ]

    def curve(self) -> Curve:
        """Return the chances as a curve for `garden.curve`."""
        position = self.timeline.root.position
        return {
            "name": WORDS("chances-name"),
            "note": WORDS("chances-note", samples=self.samples, error=round(100 * self.error)),
            "unit": "%",
            "low": 0,
            "high": 100,
            "steps": False,
            "lines": [
                {
                    "name": WORDS(f"name-{painter}"),
                    "colour": painter,
                    "symbol": f"court:{painter}" if painter == position.court else painter,
                    "values": [None if chance is None else round(100 * chance[painter], 1) for chance in self.steps],
                }
                for painter in self.painters
            ],
            "marks": [self._mark(step) for step in self.turns],
        }

    def _mark(self, step: int) -> CurveMark:
        painter, change = self.change(step)
        chance = (self.steps[step] or {}).get(painter, 0.0)
        numbers = {"before": round(100 * (chance - change)), "after": round(100 * chance)}
        return {"frame": step, "symbol": "!", "text": WORDS("chances-turn", who=painter, **numbers)}


def chances(
    source: object,
    *,
    samples: int | None = None,
    seed: int = 0,
    executor: Executor | None = None,
    progress: bool = True,
    compiled: bool | None = None,
) -> Chances:
    """Estimate after every beat of a game how likely each painter is to win.

    `source` is a timeline (of which the current line is taken), a record, or anything a `Garden` shows. `samples` is
    how many games are played on from every beat. An interrupt returns what is finished.
    """
    timeline = timeline_of(source)
    if timeline.game is not SAKURA:
        msg = f"chances of a game of {timeline.game.name!r}; expected 'sakura'"
        raise ImperialError(msg)
    if samples is not None and (not isinstance(samples, int) or isinstance(samples, bool) or samples < 1):
        msg = f"samples={samples!r}; expected a number of games, such as {COMPILED_SAMPLES}"
        raise ImperialError(msg)
    if executor is not None:
        check_executor(executor, seed)
    machine = engine(compiled)
    count = samples or (COMPILED_SAMPLES if machine.compiled else PLAIN_SAMPLES)
    beats = timeline.beats
    stands = _stands(beats)
    different = list(dict.fromkeys(stands))
    first = beats[0].position
    batches = [tuple(different[i : i + _BATCH]) for i in range(0, len(different), _BATCH)]
    found: dict[Stand, tuple[int, ...]] = {}
    notes = [machine.note()] if machine.note() else []
    lost: list[tuple[Stand, ...]] = []
    with progress_bar(len(different), "positions", show=progress) as advance:

        def take(batch: tuple[Stand, ...], wins: list[tuple[int, ...]]) -> None:
            found.update(zip(batch, wins, strict=True))
            advance(len(batch))

        try:
            work = partial(judge, first, seed, count, machine.compiled)
            spread(executor, work, batches, take, lost)
        except KeyboardInterrupt:
            notes.append("Interrupted: the beats after that have no chances.")
    if lost:
        notes.append(f"{len(lost)} batch(es) failed on a worker and were judged again in this process.")
    steps = tuple(_shares(found.get(stand), first.painters, count) for stand in stands)
    moves = tuple(str(node.move) for node in timeline.line[1:])
    kept = timeline.copy()
    kept.first()
    return Chances(kept, moves, first.painters, steps, count, seed, tuple(notes))


def judge(position: Position, seed: int, samples: int, compiled: bool, stands: tuple[Stand, ...]) -> list[Stand]:  # noqa: FBT001
    """Play on from some positions; return what each seat won. A worker elsewhere may lack the compiler."""
    machine: Engine = engine(None if compiled else False)
    scratch, table = machine.rows(position)
    found = []
    for stand in stands:
        wins, chance = machine.row([0] * st.MOST), machine.row([1])
        rows = scratch, table, machine.row(stand), machine.tally(), chance, wins
        machine.run(standing.count_wins)(*rows, seed, samples, LIMIT)
        found.append(tuple(int(won) for won in wins))
    return found


def _shares(wins: tuple[int, ...] | None, painters: Sequence[str], samples: int) -> Mapping[str, float] | None:
    if wins is None:
        return None
    return {painter: won / (standing.WHOLE * samples) for painter, won in zip(painters, wins, strict=False)}


def _stands(beats: Sequence[Beat[Position]]) -> list[Stand]:
    """Return how the garden stands at every beat; while a tree is being scored, as it stands when that is done."""
    stands: list[Stand] = []
    for beat in reversed(beats):
        scoring = beat.event.kind in _SCORING or "ruling.gate_line_up" in beat.event.rules
        stands.append(stands[-1] if scoring and stands else as_it_stands(beat.position))
    return stands[::-1]


def as_it_stands(position: Position) -> Stand:
    """Return the row of a position with its round ended there: open cards put away, unseen ones forgotten."""
    row = list(position.state)
    seen = _open_cards(position)
    if row[st.SCORED] < 3 and row[st.EMPEROR] == position.table_row[st.SAKURA + row[st.SCORED]]:
        rules.score(row, position.table_row, None)
        if row[st.SCORED] == 3:
            rules.finish(row, None)
        else:
            rules.line_up(row, position.table_row, None)
    for place in (st.TABLE, st.DONE, st.RANK, st.HAND_COUNT):
        row[place : place + st.MOST] = [0] * st.MOST
    row[st.HAND : st.SIZE] = [0] * (st.SIZE - st.HAND)
    row[st.DISCARD : st.DISCARD + len(seen)] = seen
    row[st.DISCARD_SIZE] = len(seen)
    row[st.DECK_SIZE] = row[st.HALF] = row[st.DIRECTION] = row[st.STOPPED] = 0
    row[st.CARD] = row[st.LENDER] = -1
    row[st.RNG] = row[st.KNOWN] = row[st.ROUND] = 1
    if row[st.PHASE] != st.OVER:
        row[st.PHASE] = st.CHOOSING
    return tuple(row)


def _open_cards(position: Position) -> list[int]:
    """Return the cards everybody has seen this time through the deck."""
    on_table = position.table.values() if position.phase not in ("choosing", "laid") else ()
    return sorted({*position.discard, *on_table})
