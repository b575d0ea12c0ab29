"""One position, one changed thing: the two futures beat by beat, and where they part.

    >>> from imperial_widget.explore import changed
    >>> answer = changed("E20 B17 R18 G16 tokens B8 R7 G6 table B3 G20 R51", spaces={"green": 13})
    >>> answer.first, answer.then.beats[answer.first].event["who"], answer.now.beats[answer.first].event["who"]
    (8, 'red', 'green')
    >>> answer.ends["green"]
    Ends(behind=(7, 6), tokens=(5, 5))

What can be changed: where somebody stands, tokens, a card on the table, the length of the bridges, the moves that are
made. Both futures follow the same moves and, where a direction is open, go forwards unless a move says otherwise.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any, Final, NamedTuple

from imperial_widget.core.errors import ImperialError
from imperial_widget.core.model import Beat
from imperial_widget.core.record import in_language
from imperial_widget.core.timeline import Timeline
from imperial_widget.sakura import SAKURA, Edition, Position, read_position
from imperial_widget.sakura.components import LETTERS, Board
from imperial_widget.sakura.narration import tell

from .results import Shown

_LONGEST_BRIDGE: Final = 3


class Ends(NamedTuple):
    """How a painter ends, then (before the change) and now."""

    behind: tuple[int, int]
    tokens: tuple[int, int]


@dataclass(frozen=True)
class Changed(Shown):
    """Two futures of nearly the same position. Row i is beat i of both; `witness(0)` is without the change."""

    then: Timeline[Any, Any]
    now: Timeline[Any, Any]
    change: str

    @cached_property
    def first(self) -> int | None:
        """The first beat at which the two tell a different story; None when only places and numbers differ."""
        told = zip(self.then.beats[1:], self.now.beats[1:], strict=False)
        for step, (one, other) in enumerate(told, start=1):
            if _story(one) != _story(other):
                return step
        same = len(self.then) == len(self.now)
        return None if same else min(len(self.then), len(self.now))

    @property
    def ends(self) -> Mapping[str, Ends]:
        """How far behind the Emperor each painter ends, and with how many tokens: then and now."""
        one, other = self.then.beats[-1].position, self.now.beats[-1].position
        return {
            painter: Ends(
                (one.emperor - one.spaces[painter], other.emperor - other.spaces[painter]),
                (one.tokens[painter], other.tokens[painter]),
            )
            for painter in one.painters
        }

    def summary(self) -> str:
        """Return the answer in a few sentences."""
        words = [f"What if {self.change}?"]
        if self.first is None:
            words.append("The story is the same; only places differ.")
        else:
            one, other = (_event(timeline, self.first) for timeline in (self.then, self.now))
            words.append(f"The two futures part at beat {self.first}. Without the change: {one} With it: {other}")
        for painter, ends in self.ends.items():
            parts = []
            if ends.behind[0] != ends.behind[1]:
                parts.append(f"{ends.behind[1]} behind the Emperor instead of {ends.behind[0]}")
            if ends.tokens[0] != ends.tokens[1]:
                parts.append(f"{ends.tokens[1]} tokens instead of {ends.tokens[0]}")
            if parts:
                words.append(f"{painter.title()} ends {' and has '.join(parts)}.")
        return " ".join(words)

    def rows(self) -> Sequence[Mapping[str, Any]]:
        """Return a row a beat: what happens without the change and with it."""
        return [
            {
                "beat": step,
                "without": _event(self.then, step),
                "with the change": _event(self.now, step),
                "parted": self.first is not None and step >= self.first,
            }
            for step in range(max(len(self.then), len(self.now)))
        ]

    def witness(self, row: int = 1) -> Timeline[Any, Any]:
        """Return the future without the change (0) or with it (1), its cursor where the two part."""
        if row not in (0, 1):
            msg = f"row {row!r}; expected 0 (without the change) or 1 (with it)"
            raise ImperialError(msg)
        timeline = (self.now if row else self.then).copy()
        timeline.goto(min(len(timeline) - 1, self.first or 0))
        return timeline


def changed(
    position: Position | str,
    moves: str | None = None,
    *,
    spaces: Mapping[str, int] | None = None,
    emperor: int | None = None,
    tokens: Mapping[str, int] | None = None,
    table: Mapping[str, int] | None = None,
    bridges: int | None = None,
    instead: str | None = None,
) -> Changed:
    """Play the same moves from a position and from the position with a change.

    `moves` are moves as in a record (`"go"` is the default for cards on the table); `instead` are other moves for the
    changed future. `spaces={"green": 13}` puts a painter elsewhere, `emperor=21` the Emperor, `tokens=` gives tokens,
    `table={"red": 57}` changes a card, `bridges=3` makes every bridge three spaces long.
    """
    before = read_position(position) if isinstance(position, str) else position
    after, said = before, []
    if bridges is not None:
        after = _with_bridges(after, bridges)
        said.append(f"every bridge had {bridges} space(s)")
    for colour, space in (spaces or {}).items():
        after = _put(after, _letter(before, colour), space)
        said.append(f"{colour} stood on {space}")
    if emperor is not None:
        after = _put(after, "E", emperor)
        said.append(f"the Emperor stood on {emperor}")
    for section, numbers in (("tokens", tokens or {}), ("table", table or {})):
        for colour, number in numbers.items():
            after = _put(after, _letter(before, colour), number, section)
            said.append(f"{colour} had {number} tokens" if section == "tokens" else f"{colour} had played {number}")
    if instead is not None:
        said.append(f"the moves were {instead}")
    if not said:
        msg = "nothing is changed; expected one of spaces=, emperor=, tokens=, table=, bridges=, instead="
        raise ImperialError(msg)
    return Changed(_future(before, moves), _future(after, instead or moves), " and ".join(said))


def _future(position: Position, moves: str | None) -> Timeline[Any, Any]:
    """Play the moves, and forwards wherever a direction is open between them."""
    if moves is None and position.phase != "laid":
        expected = "expected moves, such as 'B3 G20 R51', or a position with a card on the table for everyone"
        msg = f"no moves for {str(position)!r}; {expected}"
        raise ImperialError(msg)
    timeline: Timeline[Any, Any] = Timeline(SAKURA, position)
    words = (moves or "go").split()
    for word in words:
        if word[-1] not in "+-":
            _go_forwards(timeline)
        timeline.play(word)
    _go_forwards(timeline)
    return timeline


def _go_forwards(timeline: Timeline[Any, Any]) -> None:
    while timeline.position.deciding:
        timeline.play(f"{LETTERS[timeline.position.deciding]}+")


def _letter(position: Position, colour: str) -> str:
    if colour not in position.painters:
        msg = f"painter {colour!r}; expected one of {', '.join(position.painters)}"
        raise ImperialError(msg)
    return LETTERS[colour]


def _put(position: Position, letter: str, number: int, section: str = "") -> Position:
    """Write another number behind a letter, in a section of the position's text or among the pieces at its start.

    What does not fit the rules of the box is refused by whoever reads the text.
    """
    words = str(position).split()
    start = words.index(section) if section in words else 0 if not section else len(words)
    for at in range(start, len(words)):
        if words[at][0] == letter and words[at][1:2].isdigit():
            words[at] = f"{letter}{number}"
            return read_position(" ".join(words), edition=position.edition)
    msg = f"there is no {letter} in the {section or 'garden'} of {str(position)!r}; expected it there"
    raise ImperialError(msg)


# --- bridges ---------------------------------------------------------------------------------------------------------
def _with_bridges(position: Position, length: int) -> Position:
    """Return the position in a garden whose bridges all have this length; everybody keeps the place in the garden."""
    if not isinstance(length, int) or isinstance(length, bool) or not 1 <= length <= _LONGEST_BRIDGE:
        msg = f"bridges={length!r}; expected a number of spaces from 1 to {_LONGEST_BRIDGE}"
        raise ImperialError(msg)
    board = position.board
    longer = Board(
        players=(position.players,),
        torii=_moved(board, board.torii, length),
        bridges=tuple(
            tuple(range(first, first + length)) for first in (_moved(board, b[0], length) for b in board.bridges)
        ),
        sakura=tuple(_moved(board, space, length) for space in board.sakura),
    )
    others = [
        replace(each, players=tuple(count for count in each.players if count != position.players))
        for each in position.edition.boards
    ]
    edition = Edition(
        id=f"{position.edition.id}-bridges-{length}",
        name=f"{position.edition.name}, bridges of {length}",
        official=False,
        note=position.edition.note,
        boards=(longer, *others),
        cards=position.edition.cards,
    )
    words = str(position).split()
    for at, word in enumerate(words[: len(position.painters) + 1]):
        words[at] = f"{word[0]}{_moved(board, int(word[1:]), length)}"
    return read_position(" ".join(words), edition=edition)


def _moved(board: Board, space: int, length: int) -> int:
    """Return where a space lies when all bridges before it have another length; on a bridge, its first space."""
    shift = 0
    for bridge in board.bridges:
        if space > bridge[-1]:
            shift += length - len(bridge)
        elif space >= bridge[0]:
            return bridge[0] + shift
    return space + shift


# --- stories ---------------------------------------------------------------------------------------------------------
def _story(beat: Beat[Any]) -> tuple[Any, ...]:
    """Return what a beat tells, whatever the spaces are numbered: what happens, to whom, by which rules, tokens."""
    return beat.event.kind, beat.event.data.get("who"), beat.event.rules, tuple(beat.position.tokens.values())


def _event(timeline: Timeline[Any, Any], step: int) -> str:
    """Return a beat of a line in words."""
    if step >= len(timeline):
        return "Nothing more."
    said, _line = tell(*timeline.beats[step])
    return in_language(said, "en").replace("**", "")
