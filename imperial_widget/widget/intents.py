"""What a view may ask for, and how the garden answers: play, seats, bots, another order of the cards, what was missed.

An *intent* is a message of the view; it speaks of the frame the view stands at. The answer is frames and a cursor.
This is half of `Garden`, in a file of its own: it knows the timeline and the frames, and neither traits nor drawing.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from contextlib import AbstractContextManager
from typing import TYPE_CHECKING, Any

from imperial_widget.core.errors import IllegalMove, ImperialError
from imperial_widget.core.timeline import Node, Timeline
from imperial_widget.explore.outcomes import outcomes

from .export import PARTS, part

Asked = Mapping[str, Any]
"""An intent: `js/src/scene.ts` lists them."""


_QUESTIONS = ("sync", "outcomes", "foresee", "part")
"""They change nothing, so a view that opens does not wipe away the error that another one shows."""


class Intents:
    """Answers intents. `Garden` has what is listed here."""

    if TYPE_CHECKING:
        timeline: Timeline[Any, Any]
        game: Any
        bots: Any
        cursor: Any
        error: Any
        playing: Any
        _places: list[tuple[Node[Any, Any], int]]
        _frames: Any
        hold_sync: Callable[[], AbstractContextManager[None]]
        send: Any
        _answering: Callable[[], AbstractContextManager[None]]
        _follow: Callable[[], None]
        _let_bots_move: Callable[..., None]
        _redraw: Callable[[], None]
        _show_new_frames: Callable[..., None]

    def _on_intent(self, _widget: object, content: object, _buffers: object) -> None:
        """Carry out an intent; whatever goes wrong is answered in `error` and changes nothing."""
        with self._answering():
            intent = content if isinstance(content, dict) else {}
            act: dict[str, Callable[[int, Mapping[str, Any]], None]] = {
                "play": self._intend_play,
                "seat": self._intend_seat,
                "bots": self._intend_bots,
                "remove": self._intend_remove,
                "order": self._intend_order,
                "line": self._intend_line,
                "outcomes": self._intend_outcomes,
                "foresee": self._intend_foresee,
                "part": self._intend_part,
                "sync": self._intend_sync,
            }
            name = intent.get("do")
            if not isinstance(name, str) or name not in act:
                msg = f"the view asked for {name!r}; expected one of {', '.join(act)}"
                raise ImperialError(msg)
            frame = intent.get("frame")
            if type(frame) is not int or not 0 <= frame < len(self._places):
                if name == "foresee":  # somebody points at a beat that has just gone
                    return
                msg = f"the view speaks of frame {frame!r}; expected 0 to {len(self._places) - 1}"
                raise ImperialError(msg)
            act[name](frame, intent)
            if name not in _QUESTIONS:
                self.error = ""

    def _intend_play(self, frame: int, intent: Asked) -> None:
        before = (self.timeline.node, self.timeline.index)
        node, index = self._places[frame]
        self.timeline.visit(node, index)
        try:
            self.timeline.play(_text(intent, "move"))
        except ImperialError:
            self.timeline.visit(*before)
            raise
        self._show_from(node)

    def _intend_seat(self, frame: int, intent: Asked) -> None:
        seats = {**self.bots, _text(intent, "seat"): intent.get("bot")}
        node, index = self._places[frame]
        self.timeline.visit(node, index)
        self._follow()
        self.bots = {seat: bot for seat, bot in seats.items() if bot is not None}
        if self.timeline.node is not node:  # the bots have moved: tell it from where the view stood
            self._show_from(node)

    def _intend_bots(self, frame: int, _intent: Asked) -> None:
        node, _ = self._places[frame]
        self.timeline.visit(node)
        self._show_from(node, at_most_a_round=True)

    def _intend_sync(self, frame: int, _intent: Asked) -> None:
        """Send a view that opened late the frames after the last one it has."""
        missing = self._frames[frame + 1 :]
        if missing:
            self.send({"kind": "frames", "from": frame + 1, "frames": missing})

    def _intend_order(self, frame: int, intent: Asked) -> None:
        """Take the cards of a round in another order, as a fork, and show how the garden stands at its end."""
        node, move = self._round_of(frame, _texts(intent, "cards"))
        self._play_all(node, [str(move), *_texts(intent, "moves")])
        self._let_bots_move()
        with self.hold_sync():
            self._show_new_frames()
            self.playing = False
            while not self._frames[self.cursor].get("order") and self.timeline.node is not node:
                self.timeline.back()  # the round is over and its cards are gone: the beat before still shows them
                self._follow()

    def _intend_line(self, frame: int, intent: Asked) -> None:
        """Play a line out that the garden has offered, and start its story at its first beat."""
        node, _ = self._places[frame]
        self._play_all(node, _texts(intent, "moves"))
        moved = self._go_after(node)
        with self.hold_sync():
            self._show_new_frames()
            self.playing = moved and len(self.timeline) > self.timeline.step + 1

    def _intend_outcomes(self, frame: int, _intent: Asked) -> None:
        node, move = self._round_of(frame, self._frames[frame].get("order", []))
        answer = outcomes(self.game.name, node.position, move)
        self.send({"kind": "outcomes", "frame": frame, "outcomes": answer})

    def _intend_foresee(self, frame: int, intent: Asked) -> None:
        """Say what a move would do, for a view that points at it."""
        foresee = getattr(self.game, "foresee", None)
        if foresee is None:
            msg = f"{self.game.name} does not tell what a move would do; expected a game whose board has foresight"
            raise ImperialError(msg)
        node, index = self._places[frame]
        position = node.beats[index].position
        try:
            move = self.game.read_move(position, _text(intent, "move"))
            answer = foresee(position, move)
        except IllegalMove:
            return  # pointing is no mistake
        self.send({"kind": "foresight", "frame": frame, "move": str(move), "foresight": answer})

    def _play_all(self, node: Node[Any, Any], moves: list[str]) -> None:
        """Play moves after a node: all of them, or none when one is not legal."""
        position = node.position
        for move in moves:
            position = self.game.apply(position, self.game.read_move(position, move))[-1].position
        self.timeline.visit(node)
        for move in moves:
            self.timeline.play(move)

    def _intend_part(self, _frame: int, intent: Asked) -> None:
        """Send a part of the stage that only few gardens need."""
        name = _text(intent, "part")
        if name not in PARTS:
            msg = f"the view asked for the part {name!r}; expected one of {', '.join(PARTS)}"
            raise ImperialError(msg)
        self.send({"kind": "part", "part": name, **part(name)})

    def _round_of(self, frame: int, cards: list[str]) -> tuple[Node[Any, Any], Any]:
        """Return where the cards on show at a frame were revealed, and the move that reveals them in this order."""
        node, index = self._places[frame]
        if index == len(node.beats) - 1 and (move := self.game.reorder(node.position, cards)):
            return node, move
        for each in reversed(node.path()):
            if each.parent and (move := self.game.reorder(each.parent.position, cards, each.move)):
                return each.parent, move
        msg = (
            f"the cards {', '.join(cards) or 'of this beat'} cannot be taken in this order; expected those on the table"
        )
        raise ImperialError(msg)

    def _intend_remove(self, frame: int, _intent: Asked) -> None:
        self.timeline.remove(self._places[frame][0])
        self._redraw()

    def _show_from(self, node: Node[Any, Any], *, at_most_a_round: bool = False) -> None:
        """Start the story at the first beat after `node`: show that beat at once, then what the bots answer."""
        self._go_after(node)
        self._show_new_frames(first_at_once=True)
        self.timeline.last()
        self._let_bots_move(at_most_a_round=at_most_a_round)
        moved = self._go_after(node)
        with self.hold_sync():
            self._show_new_frames()
            self.playing = moved and len(self.timeline) > self.timeline.step + 1

    def _go_after(self, node: Node[Any, Any]) -> bool:
        """Go to the first beat after a node on the current line; False, and to its last beat, when nothing follows."""
        path = self.timeline.node.path()
        after = path.index(node) + 1
        self.timeline.visit(path[after] if after < len(path) else node, 0 if after < len(path) else -1)
        return after < len(path)


def _text(intent: Asked, key: str) -> str:
    value = intent.get(key)
    if not isinstance(value, str):
        msg = f"the view sent {key} = {value!r}; expected a text"
        raise ImperialError(msg)
    return value


def _texts(intent: Asked, key: str) -> list[str]:
    values = intent.get(key, [])
    if not isinstance(values, list) or not all(isinstance(value, str) for value in values):
        msg = f"the view sent {key} = {values!r}; expected a list of texts"
        raise ImperialError(msg)
    return values
