"""What can this turn of The White Castle come to? Every die, every space, every order and choice of actions.

    >>> from imperial_widget.white_castle import Position
    >>> answer = reach(Position.read("bridges 136/245/116 stack any:1 blue food 2"))
    >>> [(outcome.line, outcome.worth) for outcome in answer.outcomes]
    [('take:food', 1), ('take:iron', 0), ('take:pearl', 0)]
    >>> garden_source = answer.witness(0)  # Garden(...) shows that very line

Exact where the whole turn fits into `most`; otherwise every placement gets its equal share of the work, and the answer
says so. A card that is turned up during the turn is the one that lies there in this very game: the answer tells what
this turn could have come to, not what a player can know. Knows the rules and `turns`, no widget and no figure.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from imperial_widget.core.errors import ImperialError
from imperial_widget.core.timeline import Timeline
from imperial_widget.games import timeline_of
from imperial_widget.white_castle import WHITE_CASTLE, Position, rules
from imperial_widget.white_castle import state as st
from imperial_widget.white_castle.names import MOVES
from imperial_widget.white_castle.rounds import score_of
from imperial_widget.white_castle.state import HEAD, WIDTH, Row
from imperial_widget.white_castle.turn import space_value

from .results import Shown, data_frame
from .turns import End, Walk, begin, end_of, ended, walk_all, walks

MOST: Final = 60_000
"""How many moments of a turn are looked at, unless somebody asks for more: a second or two."""
MEASURES: Final = ("worth", "points", "coins", "food", "iron", "pearl", "seals", "influence")
"""What outcomes can be compared by."""
FRAMES: Final = ("outcomes", "placements")
_GOODS: Final = (st.COIN, st.FOOD, st.IRON, st.PEARL, st.SEAL, st.POINTS, st.INFLUENCE)
_TEXTS: Final = {number: str(move) for number, move in MOVES.items()}
_NUMBERS: Final = {text: number for number, text in _TEXTS.items()}
_FLOORS: Final = (0, 1, 1, 1, 2, 2, 3)


@dataclass(frozen=True, slots=True)
class Outcome:
    """What a turn comes to: a line that leads there, and what it changes for the player."""

    moves: tuple[str, ...]
    """The shortest line that leads there; of several, the first."""
    ways: int
    """How many lines lead there."""
    die: str
    """The die that is taken, such as `coral-left`; empty where that was decided before."""
    space: str
    settled: int
    """Coins gained (or, negative, paid) for placing it."""
    coins: int
    food: int
    iron: int
    pearl: int
    seals: int
    points: int
    influence: int
    gate: int
    """Courtiers that came to the gate."""
    floors: int
    """Floors that courtiers climbed."""
    gardeners: int
    warriors: int
    worth: int
    """Points gained, with what the final scoring would give more (or less) than before."""

    @property
    def goods(self) -> int:
        """What is gained of resources, coins and seals, all together."""
        return self.coins + self.food + self.iron + self.pearl + self.seals

    @property
    def line(self) -> str:
        """The line in one text."""
        return " › ".join(self.moves)


@dataclass(frozen=True, slots=True)
class Placement:
    """A die on a space, and the outcomes that begin with it, as rows of the answer. Never empty."""

    die: str
    space: str
    value: int
    """The value of the die; 0 where it was placed before."""
    settled: int
    outcomes: tuple[int, ...]
    ways: int
    complete: bool

    @property
    def name(self) -> str:
        """Die and space in one text."""
        return f"{self.die}:{self.space}" if self.die else "the rest of this turn"


@dataclass(frozen=True)
class Reach(Shown):
    """Everything a turn can come to. Row i is `outcomes[i]`: the best by worth (then by points, coins ...) first."""

    position: Position
    clan: str
    outcomes: tuple[Outcome, ...]
    placements: tuple[Placement, ...]
    states: int
    """How many moments of the turn were looked at."""
    source: Timeline[Any, Any] = field(compare=False, repr=False)
    exchanges: bool = False
    path: tuple[str, ...] = ()
    """The moves that lead to the position in the source, from its root."""
    ends: Mapping[int, int] = field(default_factory=dict, compare=False, repr=False)
    """The outcomes by the hash of their placement and of what their end looks like."""

    @property
    def complete(self) -> bool:
        """Are these all outcomes there are?"""
        return all(placement.complete for placement in self.placements)

    def best(self, measure: str = "worth", placement: Placement | None = None) -> int:
        """Return the row with the most of something (then of worth, then of points, coins ...), of a placement or all.

        >>> answer = reach("white_castle: stack well blue coin 1")
        >>> answer.outcomes[answer.best("food")].food - answer.outcomes[answer.best("iron")].food >= 0
        True
        """
        if measure not in MEASURES:
            msg = f"the best by {measure!r}; expected one of {', '.join(MEASURES)}"
            raise ImperialError(msg)
        rows = range(len(self.outcomes)) if placement is None else placement.outcomes
        return max(rows, key=lambda row: _rank(self.outcomes[row], measure))

    def line(self, row: int = 0) -> tuple[str, ...]:
        """Return the moves of an outcome, to be played where `path` ends."""
        return self._outcome(row).moves

    def summary(self) -> str:
        """Return the answer in a few sentences."""
        count, places = len(self.outcomes), len(self.placements)
        words = [f"{self.clan.title()} can end this turn in {count:,} different ways"]
        words[0] += f", by {places} placements of a die." if self.placements[0].die else "."
        if not self.complete:
            cut = sum(not placement.complete for placement in self.placements)
            words.append(
                f"Not all of them: {self.states:,} moments were looked at, shared evenly; {cut} of {places} placements"
                " were cut short, so the best may be better still (most= looks further)."
            )
        for measure, unit in (
            ("worth", "points with the final scoring"),
            ("points", "points at once"),
            ("coins", "coins"),
        ):
            best = self.outcomes[self.best(measure)]
            value = getattr(best, measure)
            if value > 0:
                words.append(f"Most {measure}: {value:+d} {unit}, by {best.line}.")
            else:
                words.append(f"No outcome gains {unit}.")
        return " ".join(words)

    def rows(self, what: str = "outcomes") -> Sequence[Mapping[str, Any]]:
        """Return plain rows: one an outcome, or one a placement with its best outcomes and where they stand."""
        if what == "outcomes":
            return [_facts(outcome) for outcome in self.outcomes]
        if what == "placements":
            return [self._facts(placement) for placement in self.placements]
        msg = f"rows of {what!r}; expected one of {', '.join(FRAMES)}"
        raise ImperialError(msg)

    def to_frame(self, what: str = "outcomes") -> Any:
        """Return such rows as a pandas DataFrame."""
        return data_frame(list(self.rows(what)))

    def plot(self, what: str = "placements", **options: Any) -> Any:
        """Return a Plotly figure of the placements or of the outcomes."""
        return Shown.plot(self, what=what, **options)

    # --- in a garden -------------------------------------------------------------------------------------------------
    def witness(self, row: int = 0) -> Timeline[Any, Any]:
        """Return the source with the line of an outcome played in it, the cursor right before its first move."""
        timeline = self.source.copy()
        node = timeline.root
        for move in self.path:
            node = next(child for child in node.children if str(child.move) == move)
        timeline.visit(node)
        for move in self.line(row):
            timeline.play(move)
        timeline.visit(node)
        return timeline

    def locate(self, timeline: Timeline[Any, Any]) -> int | None:
        """Return the outcome to which a timeline's line comes, whichever way it goes; None elsewhere."""
        here = [str(node.move) for node in timeline.node.path()[1:]]
        moves = [str(node.move) for node in timeline.line[1:]]
        begun = len(self.path)
        if timeline.root.position != self.source.root.position or tuple(here[:begun]) != self.path:
            return None
        row = begin(self.position.state)
        placement = None
        for move in moves[begun:]:
            number = _NUMBERS.get(move)
            if ended(row) or number not in rules.options(row):
                break
            placement = number if number >= st.M_DIE else placement
            rules.play(row, None, number)
        return self.ends.get(hash((placement, end_of(row)))) if ended(row) else None

    # --- parts -------------------------------------------------------------------------------------------------------
    def _outcome(self, row: int) -> Outcome:
        if not isinstance(row, int) or isinstance(row, bool) or not 0 <= row < len(self.outcomes):
            msg = f"row {row!r}; expected a number from 0 to {len(self.outcomes) - 1}"
            raise ImperialError(msg)
        return self.outcomes[row]

    def _facts(self, placement: Placement) -> dict[str, Any]:
        best = {measure: self.best(measure, placement) for measure in ("worth", "points", "coins")}
        return {
            "die": placement.die,
            "value": placement.value,
            "space": placement.space,
            "settled": placement.settled,
            "outcomes": len(placement.outcomes),
            "ways": placement.ways,
            "complete": placement.complete,
            **{f"best {measure}": getattr(self.outcomes[row], measure) for measure, row in best.items()},
            **{f"row of best {measure}": row for measure, row in best.items()},
        }


def reach(source: object, *, most: int = MOST, exchanges: bool = False) -> Reach:
    """Find everything that the turn (or step) under way can come to, to its very end, for the player to move.

    `source` is a timeline, whose cursor stands at a decision, or anything a `Garden` shows. It may be a decision in the
    middle of a turn; then the rest of the turn is asked about.

    Seals are exchanged only right before a move that could not be paid without, so these are left out: keeping other
    goods than seals in the end, and making room before seals that would be lost over the limit. `exchanges=True` walks
    those too. Ends that look alike (the table and what the clans have; not the decks) are one outcome if they begin
    with the same placement.

    At most `most` moments are looked at; then every placement has had the same share, and one line at least.
    """
    timeline = timeline_of(source)
    position = _asked(timeline)
    if not isinstance(most, int) or isinstance(most, bool) or most < 1:
        msg = f"most={most!r}; expected a whole number from 1"
        raise ImperialError(msg)
    start = begin(position.state)
    found = walks(start, exchanges=bool(exchanges))
    states = walk_all(found, most)
    ends = [(_outcome(start, end, walk.placement), end, walk) for walk in found for end in walk.ends()]
    ends.sort(key=lambda each: _rank(each[0], MEASURES[0]), reverse=True)
    outcomes = tuple(outcome for outcome, _, _ in ends)
    begun: dict[int, list[int]] = {id(walk): [] for walk in found}
    for row, (_, _, walk) in enumerate(ends):
        begun[id(walk)].append(row)
    return Reach(
        position=position,
        clan=position.actor,
        outcomes=outcomes,
        placements=tuple(_placement(start, walk, begun[id(walk)], outcomes) for walk in found),
        states=states,
        exchanges=bool(exchanges),
        path=tuple(str(node.move) for node in timeline.node.path()[1:]),
        source=timeline.copy(),
        ends={hash((walk.placement, end_of(end.row))): row for row, (_, end, walk) in enumerate(ends)},
    )


def _asked(timeline: Timeline[Any, Any]) -> Position:
    """Return the position the question is about, or say why there is no such question."""
    if timeline.game.name != WHITE_CASTLE.name:
        msg = f"reach a turn of {timeline.game.name!r}; expected 'white_castle'"
        raise ImperialError(msg)
    position: Position = timeline.position
    expected = "expected the cursor where a player decides"
    if position.busy or not timeline.legal_moves():
        why = "the game is over" if position.phase == "over" else "this is an instant in the middle of a move"
        msg = f"reach: {why}; {expected}"
        raise ImperialError(msg)
    if position.actor == position.rival:
        msg = f"reach: it is the rival's turn, which its deck decides; {expected}"
        raise ImperialError(msg)
    return position


# --- reading an end --------------------------------------------------------------------------------------------------
def _die(placement: int | None) -> tuple[str, str]:
    """Return the die and the space of a placement."""
    move = MOVES[placement] if placement is not None else None
    return (move.what, move.where) if move is not None else ("", "")


def _settled(start: Row, placement: int | None) -> int:
    """turn.coins: what placing the die brings, or costs."""
    if placement is None:
        return 0
    return _value(start, placement) - space_value(start, (placement - st.M_DIE) % 9)


def _value(start: Row, placement: int | None) -> int:
    if placement is None:
        return 0
    colour, end = divmod((placement - st.M_DIE) // 9, 2)
    value: int = start[st.BRIDGE + colour][-end]
    return value


def _outcome(start: Row, end: End, placement: int | None) -> Outcome:
    """Say what an end has changed for the player."""
    seat = start[st.ACTOR]
    b = HEAD + WIDTH * seat
    before, after = start[b : b + WIDTH], end.row[b : b + WIDTH]
    coins, food, iron, pearl, seals, points, influence = (after[at] - before[at] for at in _GOODS)
    die, space = _die(placement)
    return Outcome(
        moves=tuple(_TEXTS[move] for move in end.line),
        ways=end.ways,
        die=die,
        space=space,
        settled=_settled(start, placement),
        coins=coins,
        food=food,
        iron=iron,
        pearl=pearl,
        seals=seals,
        points=points,
        influence=influence,
        gate=before[st.COURTIERS] - after[st.COURTIERS],
        floors=_floors(after) - _floors(before),
        gardeners=before[st.GARDENERS] - after[st.GARDENERS],
        warriors=before[st.WARRIORS] - after[st.WARRIORS],
        worth=points + sum(score_of(end.row, seat)) - sum(score_of(start, seat)),
    )


def _floors(clan: Sequence[Any]) -> int:
    """Return how many floors above the gate a clan's courtiers stand, all together."""
    return sum(n * floor for n, floor in zip(clan[st.AT_GATE : st.AT_TOP + 1], _FLOORS, strict=True))


def _placement(start: Row, walk: Walk, rows: list[int], outcomes: Sequence[Outcome]) -> Placement:
    die, space = _die(walk.placement)
    value, settled = _value(start, walk.placement), _settled(start, walk.placement)
    return Placement(die, space, value, settled, tuple(rows), sum(outcomes[row].ways for row in rows), walk.complete)


def _rank(outcome: Outcome, measure: str) -> tuple[int, ...]:
    """Return what outcomes are ranked by: a measure, then the others in their order, then the shorter line."""
    others = (getattr(outcome, each) for each in MEASURES if each != measure)
    return (getattr(outcome, measure), *others, -len(outcome.moves))


def _facts(outcome: Outcome) -> dict[str, Any]:
    names = ("die", "space", "settled", *MEASURES, "gate", "floors", "gardeners", "warriors", "ways")
    return {"line": outcome.line, **{name: getattr(outcome, name) for name in names}}
