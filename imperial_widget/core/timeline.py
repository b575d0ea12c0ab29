"""A game as a tree of moves with their beats, and a cursor that walks it: forward, back, jump, fork, annotate, undo.

    timeline = Timeline(sakura, position)
    timeline.play("B3")          # make a move where the cursor stands; elsewhere than at the end it forks
    timeline.step = 4            # jump to a beat of the current line
    timeline.record()            # text with comments and variations, like PGN; see `record.py`

Knows no game (it asks the `Game` protocol) and no widget.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Generic

from .errors import IllegalMove, ImperialError
from .model import Beat, Game, M, P

Text = str | Mapping[str, str]
"""Words in one language, or the same words in several: `{"en": ..., "ru": ...}`."""


def check_text(what: str, text: object) -> None:
    """Refuse anything that is neither a text nor texts by language."""
    words = text.values() if isinstance(text, Mapping) else [text]
    if not all(isinstance(word, str) for word in words):
        msg = f"{what} is {text!r}; expected a text, or texts by language such as {{'en': '...'}}"
        raise ImperialError(msg)


class Node(Generic[P, M]):
    """A move and its beats, in the tree. The root has no move and one beat: the start."""

    __slots__ = ("beats", "children", "id", "move", "notes", "parent", "preferred")

    def __init__(self, id_: int, move: M | None, beats: tuple[Beat[P], ...], parent: Node[P, M] | None) -> None:
        self.id = id_
        self.move = move
        self.beats = beats
        self.parent = parent
        self.children: list[Node[P, M]] = []
        self.preferred: Node[P, M] | None = None
        self.notes: dict[int, Text] = {}

    @property
    def position(self) -> P:
        """The position after the move."""
        return self.beats[-1].position

    def next(self) -> Node[P, M] | None:
        """Return the child the current line goes on with: the one last walked, else the first."""
        return self.preferred or (self.children[0] if self.children else None)

    def path(self) -> list[Node[P, M]]:
        """Return the nodes from the root to this one."""
        nodes: list[Node[P, M]] = []
        node: Node[P, M] | None = self
        while node is not None:
            nodes.append(node)
            node = node.parent
        return nodes[::-1]

    def __repr__(self) -> str:
        """Return a short form for debugging."""
        return f"<Node {self.id} {self.move or 'start'}, {len(self.beats)} beat(s)>"


class Timeline(Generic[P, M]):
    """A tree of moves with a cursor. See the module's first lines."""

    def __init__(self, game: Game[P, M], position: P, *, headers: Mapping[str, str] | None = None) -> None:
        self.game = game
        self.headers = dict(headers or {})
        self.root: Node[P, M] = Node(0, None, (game.opening(position),), None)
        self.node = self.root
        self.index = 0
        self._last_id = 0

    # --- reading -----------------------------------------------------------------------------------------------------
    @property
    def beat(self) -> Beat[P]:
        """The beat under the cursor."""
        return self.node.beats[self.index]

    @property
    def position(self) -> P:
        """The position under the cursor."""
        return self.beat.position

    @property
    def line(self) -> list[Node[P, M]]:
        """The nodes of the current line: from the root through the cursor to its end."""
        nodes = self.node.path()
        while (node := nodes[-1].next()) is not None:
            nodes.append(node)
        return nodes

    @property
    def beats(self) -> list[Beat[P]]:
        """The beats of the current line."""
        return [beat for node in self.line for beat in node.beats]

    @property
    def step(self) -> int:
        """Where the cursor stands on the current line: 0 is the start. Set it to jump."""
        before = sum(len(node.beats) for node in self.node.path()[:-1])
        return before + self.index

    @step.setter
    def step(self, step: int) -> None:
        self.goto(step)

    def __len__(self) -> int:
        """Return the number of beats of the current line."""
        return sum(len(node.beats) for node in self.line)

    def nodes(self) -> Iterator[Node[P, M]]:
        """Walk all nodes, parents first, variations in the order they were made."""
        waiting = [self.root]
        while waiting:
            node = waiting.pop()
            yield node
            waiting.extend(reversed(node.children))

    def branches(self) -> list[Node[P, M]]:
        """Return the last node of every line."""
        return [node for node in self.nodes() if not node.children]

    def legal_moves(self) -> Sequence[M]:
        """The moves that may be made where the cursor stands: none in the middle of a move's beats."""
        return self.game.legal_moves(self.position) if self._at_end_of_node() else ()

    # --- walking -----------------------------------------------------------------------------------------------------
    def goto(self, step: int) -> Beat[P]:
        """Jump to a beat of the current line."""
        line = self.line
        last = sum(len(node.beats) for node in line) - 1
        if not isinstance(step, int) or isinstance(step, bool) or not 0 <= step <= last:
            msg = f"step {step!r}; expected a whole number from 0 to {last}"
            raise ImperialError(msg)
        for node in line:
            if step < len(node.beats):
                return self.visit(node, step)
            step -= len(node.beats)
        raise AssertionError

    def visit(self, node: Node[P, M], index: int = -1) -> Beat[P]:
        """Put the cursor on a beat of any node; the current line then runs through it."""
        self.node = node
        self.index = range(len(node.beats))[index]
        while node.parent is not None:
            node.parent.preferred = node
            node = node.parent
        return self.beat

    def forward(self) -> bool:
        """Go to the next beat; False at the end of the line."""
        return self._move_by(1)

    def back(self) -> bool:
        """Go to the beat before; False at the start."""
        return self._move_by(-1)

    def first(self) -> None:
        """Go to the start."""
        self.visit(self.root, 0)

    def last(self) -> None:
        """Go to the end of the current line."""
        self.visit(self.line[-1])

    def _move_by(self, by: int) -> bool:
        step = self.step + by
        if not 0 <= step < len(self):
            return False
        self.goto(step)
        return True

    def _at_end_of_node(self) -> bool:
        return self.index == len(self.node.beats) - 1

    # --- changing ----------------------------------------------------------------------------------------------------
    def play(self, move: M | str) -> tuple[Beat[P], ...]:
        """Make a move where the cursor stands and go to its last beat.

        Where other moves follow already this makes a fork; a move that is there already is walked, not doubled.
        An illegal move raises `IllegalMove` and changes nothing.
        """
        game = self.game
        made: M = game.read_move(self.position, move) if isinstance(move, (str, int)) else move  # type: ignore[arg-type]
        if not self._at_end_of_node():
            beats = game.apply(self.position, made)  # in the middle of a move this says which rule forbids it
            msg = f"move {str(made)!r} in the middle of {self.node.move}; expected the cursor on its last beat"
            raise IllegalMove(msg, rule=beats[0].event.rule, move=str(made))
        for child in self.node.children:
            if str(child.move) == str(made):
                self.visit(child)
                return child.beats
        beats = game.apply(self.position, made)
        self._last_id += 1
        node = Node(self._last_id, made, beats, self.node)
        self.node.children.append(node)
        self.visit(node)
        return beats

    def undo(self) -> M | None:
        """Take the move under the cursor back, with all that follows it; return it (None at the start)."""
        node = self.node
        if node.parent is None:
            return None
        self.remove(node)
        return node.move

    def remove(self, node: Node[P, M]) -> None:
        """Drop a move and all that follows it; a cursor inside goes back to the move before."""
        if node.parent is None:
            msg = "the start cannot be removed; expected a move"
            raise ImperialError(msg)
        inside = node in self.node.path()
        parent = node.parent
        parent.children.remove(node)
        if parent.preferred is node:
            parent.preferred = None
        if inside:
            self.visit(parent)

    def annotate(self, text: Text, step: int | None = None) -> None:
        """Write a note on a beat of the current line (the one under the cursor by default); "" takes it away."""
        check_text("a note", text)
        node, index = self.node, self.index
        if step is not None:
            before = (self.node, self.index)
            self.goto(step)
            node, index = self.node, self.index
            self.visit(*before)
        if text:
            node.notes[index] = text
        else:
            node.notes.pop(index, None)

    def copy(self) -> Timeline[P, M]:
        """Return the same tree with a cursor of its own; the beats, which never change, are shared."""
        twin: Timeline[P, M] = Timeline(self.game, self.root.position, headers=self.headers)
        twins = {self.root.id: twin.root}
        for node in self.nodes():
            if node.parent is not None:
                made = Node(node.id, node.move, node.beats, twins[node.parent.id])
                twins[node.parent.id].children.append(made)
                twins[node.id] = made
            twins[node.id].notes = dict(node.notes)
        twin._last_id = self._last_id
        for node in self.nodes():
            if node.preferred is not None:
                twins[node.id].preferred = twins[node.preferred.id]
        twin.node, twin.index = twins[self.node.id], self.index
        return twin

    # --- text --------------------------------------------------------------------------------------------------------
    def record(self, language: str = "en") -> str:
        """Return the game as text with comments and variations; `Timeline.read` reads it back."""
        from .record import write  # noqa: PLC0415 -- record builds timelines, so it imports this module

        return write(self, language)

    @classmethod
    def read(cls, game: Game[P, M], text: str, **options: Any) -> Timeline[P, M]:
        """Read a record. Anything wrong raises `BadRecord` with line and column."""
        from .record import read  # noqa: PLC0415 -- see above

        return read(game, text, **options)

    def __repr__(self) -> str:
        """Return a short form."""
        return f"<Timeline of {self.game.name}: step {self.step} of {len(self) - 1}, {len(self.branches())} line(s)>"
