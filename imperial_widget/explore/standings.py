"""Along a game of The White Castle: how the clans stand after every beat, if the game were scored right then.

    >>> from imperial_widget.explore import compete
    >>> game = compete(1, players=2, progress=False).witness(0)
    >>> answer = standings(game)
    >>> len(answer.steps) == len(game), answer.totals(-1) == game.beats[-1].position.points
    (True, True)

Every point is told apart by where it comes from: from the game itself, or from one of the six categories of the final
scoring as it would stand. `garden.curve = standings` draws it under the beats and keeps it true while people play.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Any, Final

from imperial_widget.core.errors import ImperialError
from imperial_widget.core.model import Beat
from imperial_widget.core.scene import Curve
from imperial_widget.core.timeline import Node, Timeline
from imperial_widget.games import timeline_of
from imperial_widget.white_castle import WHITE_CASTLE, Position
from imperial_widget.white_castle.narration import WORDS

from .contest import PARTS
from .results import AlongBeats, data_frame

FRAMES: Final = ("beats", "turns", "breakdown")
_ROOM: Final = 5  # the scale ends at a round number of points

Parts = tuple[int, ...]
"""A clan's points by part, in the order of `PARTS`."""


@dataclass(frozen=True, slots=True)
class Turn:
    """A turn (or a step) that somebody finished: its last beat, and how it changed the mover's standing."""

    step: int
    who: str
    round: int
    phase: str
    gained: int


@dataclass(frozen=True)
class Standings(AlongBeats):
    """How the clans stand after every beat of a line: for each beat each clan's points by part."""

    timeline: Timeline[Any, Any] = field(compare=False)
    moves: tuple[str, ...]
    clans: tuple[str, ...]
    steps: tuple[tuple[Parts, ...], ...]
    turns: tuple[Turn, ...]
    over: bool
    """Does the line end with the game?"""

    def totals(self, step: int) -> dict[str, int]:
        """Return each clan's points at a beat as they would be scored then; -1 is the last beat."""
        return {clan: sum(parts) for clan, parts in zip(self.clans, self._at(step), strict=True)}

    def parts(self, step: int = -1) -> dict[str, dict[str, int]]:
        """Return where each clan's points come from at a beat."""
        here = zip(self.clans, self._at(step), strict=True)
        return {clan: dict(zip(PARTS, parts, strict=True)) for clan, parts in here}

    @property
    def leaders(self) -> tuple[str, ...]:
        """Who is ahead at each beat; of clans that are level, the first in the order of the seats."""
        return tuple(max(self.clans, key=lambda clan: self.totals(step)[clan]) for step in range(len(self.steps)))

    def summary(self) -> str:
        """Return the answer in a few sentences."""
        totals = self.totals(-1)
        ranked = sorted(self.clans, key=lambda clan: -totals[clan])
        now = "At the end" if self.over else "If it were scored now"
        words = [f"{now}: {', '.join(f'{clan} {totals[clan]}' for clan in ranked)}."]
        changes = sum(before != after for before, after in pairwise(self.leaders))
        words.append(f"The lead changed {changes} time(s) in {len(self.steps)} beats.")
        for clan in ranked:
            parts = self.parts(-1)[clan]
            part = max(PARTS, key=lambda each: parts[each])
            words.append(f"{clan.title()} has most from {part.replace('_', ' and ')} ({parts[part]}).")
        if self.turns:
            best = max(self.turns, key=lambda turn: turn.gained)
            words.append(f"The best turn: {best.who} in round {best.round}, {best.gained:+d} (beat {best.step}).")
        return " ".join(words)

    def rows(self, what: str = "beats") -> Sequence[Mapping[str, Any]]:
        """Return plain rows: one a beat with every clan's points, one a finished turn, or one a beat, clan and part."""
        if what == "beats":
            return [{"beat": step, **self.totals(step)} for step in range(len(self.steps))]
        if what == "turns":
            return [
                {
                    "beat": turn.step,
                    "who": turn.who,
                    "round": turn.round,
                    "phase": turn.phase,
                    "gained": turn.gained,
                    **self.totals(turn.step),
                }
                for turn in self.turns
            ]
        if what == "breakdown":
            return [
                {"beat": step, "clan": clan, **parts, "total": sum(parts.values())}
                for step in range(len(self.steps))
                for clan, parts in self.parts(step).items()
            ]
        msg = f"rows of {what!r}; expected one of {', '.join(FRAMES)}"
        raise ImperialError(msg)

    def to_frame(self, what: str = "beats") -> Any:
        """Return such rows as a pandas DataFrame."""
        return data_frame(list(self.rows(what)))

    def plot(self, what: str = "turns", **options: Any) -> Any:
        """Return a Plotly figure of the points over the turns, or of where they come from at a beat."""
        return super().plot(what=what, **options)

    def curve(self) -> Curve:
        """Return the points as a curve for `garden.curve`: a line a clan, in its colour."""
        totals = [self.totals(step) for step in range(len(self.steps))]
        highest = max(max(each.values()) for each in totals)
        return {
            "name": WORDS("standings-name"),
            "note": WORDS("standings-note"),
            "unit": "",
            "low": 0,
            "high": (highest // _ROOM + 1) * _ROOM,
            "steps": True,
            "lines": [
                {"name": WORDS(f"name-{clan}"), "colour": clan, "values": [float(each[clan]) for each in totals]}
                for clan in self.clans
            ],
            "marks": [],
        }

    def _at(self, step: int) -> tuple[Parts, ...]:
        if not isinstance(step, int) or isinstance(step, bool) or not -len(self.steps) <= step < len(self.steps):
            msg = f"beat {step!r}; expected one from 0 to {len(self.steps) - 1}"
            raise ImperialError(msg)
        return self.steps[step]


def standings(source: object) -> Standings:
    """Score a game of The White Castle after every beat.

    `source` is a timeline (of which the current line is taken), a record, or anything a `Garden` shows.
    """
    timeline = timeline_of(source)
    if timeline.game.name != WHITE_CASTLE.name:
        msg = f"standings of a game of {timeline.game.name!r}; expected 'white_castle'"
        raise ImperialError(msg)
    steps = _steps(timeline.beats)
    kept = timeline.copy()
    kept.first()
    line = timeline.line
    return Standings(
        timeline=kept,
        moves=tuple(str(node.move) for node in line[1:]),
        clans=line[0].position.clans,
        steps=steps,
        turns=tuple(_turns(line, steps)),
        over=line[-1].position.phase == "over",
    )


def _steps(beats: Sequence[Beat[Position]]) -> tuple[tuple[Parts, ...], ...]:
    """Score every beat. While the final scoring is told nothing changes: it only says what is known by then."""
    steps: list[tuple[Parts, ...]] = []
    for beat in beats:
        position = beat.position
        if beat.event.kind == "score" and steps:
            steps.append(steps[-1])
        else:
            steps.append(tuple(tuple(position.breakdown(clan).values()) for clan in position.clans))
    return tuple(steps)


def _turns(line: Sequence[Node[Any, Any]], steps: Sequence[tuple[Parts, ...]]) -> Iterator[Turn]:
    """Find where turns and steps end: with the move after which it is somebody else's, or another round."""
    begun = step = len(line[0].beats) - 1
    for node, after in pairwise(line):
        step += len(after.beats)
        was: Position = node.position
        if _moment(was) != _moment(after.position):
            if was.phase in ("play", "gardens"):
                seat = was.clans.index(was.actor)
                yield Turn(step, was.actor, was.round, was.phase, sum(steps[step][seat]) - sum(steps[begun][seat]))
            begun = step


def _moment(position: Position) -> tuple[str, int, int]:
    return position.phase, position.round, position.turn
