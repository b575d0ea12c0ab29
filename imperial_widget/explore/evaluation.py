"""Along a game of Niya: who wins with best play after every beat, which moves were mistakes, which were the only ones.

    >>> from imperial_widget.games import timeline_of
    >>> game = timeline_of("niya: mscspsis/mtctptit/mbcbpbib/mrcrprir")
    >>> for cell in ("b4", "b3"):
    ...     beats = game.play(cell)
    >>> answer = evaluate(game)
    >>> [move.cell for move in answer.made], [str(move.after) for move in answer.made]
    (['b4', 'b3'], ['loss · 0', 'win · 0'])

Exact: every value is worked out to the end of the round. `garden.curve = evaluate` draws it under the beats and keeps
it true while people play. Knows the solver, no widget and no figure.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from imperial_widget.core.errors import ImperialError
from imperial_widget.core.messages import LANGUAGES
from imperial_widget.core.scene import Curve, CurveMark
from imperial_widget.core.timeline import Timeline
from imperial_widget.games import timeline_of
from imperial_widget.niya import NIYA, Position
from imperial_widget.niya.hints import worth
from imperial_widget.niya.moves import Move
from imperial_widget.niya.narration import WORDS
from imperial_widget.niya.solver import Value

from .results import AlongBeats

MOST: Final = 10
"""The height of the curve: no win leaves more than nine tiles, for the seventh tile is the first that can win."""


@dataclass(frozen=True, slots=True)
class Made:
    """A move that was made, and how good it was in the eyes of the one who made it."""

    step: int
    """The beat at which its tile is taken."""
    who: str
    cell: str
    before: Value
    """What the best move was worth."""
    after: Value
    """What this one is worth."""
    only: bool
    """Was it the only one of several that kept the win or the draw?"""

    @property
    def is_mistake(self) -> bool:
        """Did it give away a win or a draw?"""
        return self.after.outcome != self.before.outcome


@dataclass(frozen=True)
class Evaluation(AlongBeats):
    """What best play gives after every beat of a line, in red's eyes: tiles left and one more; negative: black wins."""

    timeline: Timeline[Any, Any] = field(compare=False)
    moves: tuple[str, ...]
    steps: tuple[int, ...]
    made: tuple[Made, ...]

    @property
    def mistakes(self) -> tuple[Made, ...]:
        """The moves that gave away a win or a draw."""
        return tuple(move for move in self.made if move.is_mistake)

    @property
    def only_moves(self) -> tuple[Made, ...]:
        """The moves that were made and were the only good ones."""
        return tuple(move for move in self.made if move.only)

    def summary(self) -> str:
        """Return the answer in a few sentences."""
        start = self.made[0].before if self.made else None
        words = [f"{len(self.made)} moves of Niya, judged by best play."]
        if start is not None:
            result = f"{start.winner} wins with {start.tiles} tile(s) left" if start.winner else "a draw"
            words.append(f"At the start: {result}, if nobody errs.")
        words += [f"{move.who} errs on {move.cell}: {move.before} → {move.after}." for move in self.mistakes]
        if self.made and not self.mistakes:
            words.append("Nobody gave a result away.")
        return " ".join(words)

    def rows(self) -> Sequence[Mapping[str, Any]]:
        """Return a row a move."""
        return [
            {
                "beat": move.step,
                "who": move.who,
                "cell": move.cell,
                "best": str(move.before),
                "made": str(move.after),
                "mistake": move.is_mistake,
                "only": move.only,
            }
            for move in self.made
        ]

    def curve(self) -> Curve:
        """Return the values as a curve for `garden.curve`: red's wins above the middle, black's below."""
        return {
            "name": WORDS("eval-name"),
            "note": WORDS("eval-note"),
            "unit": "",
            "low": -MOST,
            "high": MOST,
            "steps": True,
            "lines": [{"name": WORDS("name-red"), "colour": "ink", "values": list(map(float, self.steps))}],
            "marks": [_mark(move) for move in self.made if move.is_mistake or move.only],
        }


def evaluate(source: object) -> Evaluation:
    """Judge every move of a game of Niya by best play.

    `source` is a timeline (of which the current line is taken), a record, or anything a `Garden` shows.
    """
    timeline = timeline_of(source)
    if timeline.game.name != NIYA.name:
        msg = f"evaluate a game of {timeline.game.name!r}; expected 'niya'"
        raise ImperialError(msg)
    steps: list[int] = []
    made: list[Made] = []
    before: Position | None = None
    for node in timeline.line:
        for index, beat in enumerate(node.beats):
            if beat.event.kind == "take" and before is not None and before.mover is not None:
                made.append(_judge(before, Move(str(beat.event["cell"])), len(steps) + index))
        steps += _values([beat.position for beat in node.beats])
        before = node.beats[-1].position
    kept = timeline.copy()
    kept.first()
    return Evaluation(kept, tuple(str(node.move) for node in timeline.line[1:]), tuple(steps), tuple(made))


def _values(positions: Sequence[Position]) -> list[int]:
    """Return the worth of some positions that follow each other, in red's eyes; a tile being taken counts as taken."""
    found: list[int] = []
    for position in reversed(positions):
        found.append(found[-1] if position.phase == "placing" and found else _value(position))
    return found[::-1]


def _value(position: Position) -> int:
    if position.result is not None:
        signs = {"red": 1, "black": -1}
        return signs.get(position.result, 0) * (position.left + 1)
    best = max(worth(position).values())
    return best.worth if best.who == "red" else -best.worth


def _judge(position: Position, move: Move, step: int) -> Made:
    values = worth(position)
    best = max(values.values())
    keep = [value for value in values.values() if value.outcome == best.outcome]
    only = best.outcome != "loss" and len(keep) == 1 < len(values) and values[move] in keep
    return Made(step, values[move].who, move.cell, best, values[move], only)


def _mark(move: Made) -> CurveMark:
    if move.only:
        return {"frame": move.step, "symbol": "!", "text": WORDS("eval-only", who=move.who, cell=move.cell)}
    text = {}
    for language in LANGUAGES:
        before, after = (
            WORDS.say(language, f"pill-{value.outcome}", n=value.tiles) for value in (move.before, move.after)
        )
        text[language] = WORDS.say(language, "eval-blunder", who=move.who, cell=move.cell, before=before, after=after)
    return {"frame": move.step, "symbol": "?", "text": text}
