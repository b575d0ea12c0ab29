"""Garden: the anywidget that shows a timeline and lets people walk it, play on it and fork it.

It holds the timeline in plain Python and syncs scenes. The view steps between the beats it has without asking anybody;
what needs the rules it sends as an *intent*, and Python answers with frames. Frames are only ever added by a message
of their own, so that a new beat costs the same bytes in a long game as in a short one; the whole list lives in a trait
too, for views that open later and for the saved notebook. The garden does not know which game it shows.
"""

from __future__ import annotations

import difflib
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from itertools import islice, zip_longest
from pathlib import Path
from typing import Any, Final, Protocol

import anywidget
import traitlets

from imperial_widget.core.errors import ImperialError
from imperial_widget.core.messages import LANGUAGES, Catalogue
from imperial_widget.core.patch import patch, patched
from imperial_widget.core.scene import Curve, Frame, Piece
from imperial_widget.core.timeline import Node, Text, Timeline, check_text
from imperial_widget.games import timeline_of, title_of

from . import export
from .intents import Intents

_STATIC: Final = Path(__file__).parent / "static"
_THEMES: Final = ("auto", "light", "dark", "contrast")
_SPEEDS: Final = (0.5, 1.0, 2.0, 4.0)
_WORDS: Final = Catalogue("imperial_widget.widget")
_MOST_BOT_MOVES: Final = 10_000


class Curved(Protocol):
    """A value for each beat of a line. The line is named by its moves; values and marks stand at its steps."""

    @property
    def moves(self) -> Sequence[str]:
        """The moves of the line, from the start."""

    def curve(self) -> Curve:
        """Return the curve, its values by step."""


Bot = Callable[[Any, str], Any]
"""A player made of code: given a position and a seat, it returns a move."""
Drawn = Curved | Callable[[Timeline[Any, Any]], Curved]
"""What a curve can be drawn from: the values of a line, or a function that finds them."""


class Garden(Intents, anywidget.AnyWidget):
    """An interactive garden bound to a game.

    `source` is a position, a timeline, a lesson, a record, or the text of any of them. `bots` gives seats to bots:
    `{"red": "sensible"}`, or to a function of your own that is given a position and a seat and returns a
    move. From Python: `step`, `position`, `record`, `play(move)`, `observe(...)`, `to_html(path)`.

    >>> garden = Garden("E20 B17 R18 G16 tokens B8 R7 G6 table B3 G20 R51")
    >>> beats = garden.play("go")
    >>> garden.step, garden.position.spaces["green"]
    (22, 15)
    """

    _esm = _STATIC / "widget.js"
    _css = _STATIC / "widget.css"

    _board = traitlets.Dict().tag(sync=True)
    _frames: traitlets.List[Frame] = traitlets.List().tag(sync=True)
    _curve = traitlets.Dict().tag(sync=True)
    cursor = traitlets.Int(0, help="index of the frame that is shown").tag(sync=True)
    hints = traitlets.Unicode("off", help="how much the garden gives away, where its game has hints").tag(sync=True)
    language = traitlets.Enum(tuple(LANGUAGES), "en", help="language of narration, rules and interface").tag(sync=True)
    theme = traitlets.Enum(_THEMES, "auto", help="light, dark, contrast, or auto: as the notebook is").tag(sync=True)
    playing = traitlets.Bool(False, help="is the story playing by itself?").tag(sync=True)
    speed = traitlets.Enum(_SPEEDS, 1.0, help="how fast it plays").tag(sync=True)
    error = traitlets.Unicode("", help="what went wrong last, for people").tag(sync=True)

    step = traitlets.Int(0, help="the beat of the current line; 0 is the start")
    position = traitlets.Any(None, read_only=True, help="the position under the cursor")
    bots = traitlets.Dict(help="the seats held by bots: seat -> name of the bot")

    def __init__(
        self,
        source: object,
        *,
        bots: Mapping[str, str | Bot] | None = None,
        title: Text | None = None,
        step: int = 0,
        **options: Any,
    ) -> None:
        _check_options(options)
        self.timeline: Timeline[Any, Any] = (
            timeline_of(source).copy() if isinstance(source, Timeline) else timeline_of(source)
        )
        self.game = self.timeline.game
        if title is not None:
            check_text("title", title)
        self._title = title if title is not None else title_of(source) or self.timeline.headers.get("Title")
        self._places: list[tuple[Node[Any, Any], int]] = []
        self._pieces: list[list[Piece]] = []  # by frame; what has not changed is shared
        self._ids: dict[tuple[int, int], int] = {}
        self._moving = False
        self._curved: Drawn | None = None
        self._own_bots: dict[str, Bot] = {}
        seats = self._checked_bots(bots or {})
        if isinstance(source, Timeline) and step == 0:
            step = self.timeline.step
        self.timeline.goto(step)
        super().__init__(_board=self._draw_board(), bots=seats, **options)
        self._frames = self._draw_frames(seats)
        self._follow()
        self.on_msg(self._on_intent)

    # --- what Python reads and does ----------------------------------------------------------------------------------
    @property
    def record(self) -> str:
        """The game so far as text, with comments and variations; `Garden(record)` shows it again."""
        return self.timeline.record(self.language)

    def play(self, move: object) -> tuple[Any, ...]:
        """Make a move where the cursor stands and go to its last beat; elsewhere than at the end this is a fork.

        Seats held by bots move as soon as no person is to move. An illegal move raises `IllegalMove`, changing nothing.
        """
        beats = self.timeline.play(move)
        self._let_bots_move()
        self._show_new_frames()
        return beats

    def legal_moves(self) -> tuple[Any, ...]:
        """Return the moves that may be made where the cursor stands: none in the middle of a move's beats."""
        return tuple(self.timeline.legal_moves())

    def let_bots_play(self, rounds: int = 1) -> None:
        """Let the bots make their moves at the end of the line; when they hold every seat, for so many rounds."""
        self.timeline.last()
        before = self.timeline.node
        for _ in range(rounds):
            self._let_bots_move(at_most_a_round=True)
        self._show_new_frames()
        if self.timeline.node is before and self.timeline.legal_moves():
            held = ", ".join(self.bots) or "none"
            msg = f"it is a person's move; expected a seat to be given to a bot first (seats held by bots: {held})"
            raise ImperialError(msg)

    def undo(self) -> None:
        """Take the move under the cursor back, with all that follows it."""
        self.timeline.undo()
        self._redraw()

    def annotate(self, text: Text, step: int | None = None) -> None:
        """Write a note on a beat (the one under the cursor by default); "" takes it away."""
        self.timeline.annotate(text, step)
        self._redraw()

    def show(self, source: object, *, title: Text | None = None) -> None:
        """Show something else in this garden: whatever `Garden(...)` takes. Seats that both have keep their bots."""
        timeline = timeline_of(source)
        if title is not None:
            check_text("title", title)
        self.timeline = timeline.copy() if isinstance(source, Timeline) else timeline
        self.game = self.timeline.game
        self._title = title if title is not None else title_of(source) or self.timeline.headers.get("Title")
        self._curved = None
        seats, known = self.game.seats(self.timeline.root.position), self.game.bots()
        self._own_bots.clear()
        kept = {seat: bot for seat, bot in self.bots.items() if seat in seats and bot in known}
        self._places.clear()  # nothing is drawn while the traits change
        with self.hold_sync():
            self.playing = False
            self.error = ""
            self.bots = kept
            self._board = self._draw_board()
            self._redraw()

    def branch(self, timeline: Timeline[Any, Any]) -> None:
        """Add the line of another timeline that begins alike, as a branch, and go where its cursor stands."""
        if self.timeline.root.position != timeline.root.position:
            msg = f"cannot branch into {timeline!r}; expected a timeline that begins where this garden's game begins"
            raise ImperialError(msg)
        self.timeline.visit(self.timeline.root)
        for node in timeline.line[1:]:
            self.timeline.play(str(node.move))
        self.timeline.goto(timeline.step)
        self._show_new_frames()

    @property
    def curve(self) -> Drawn | None:
        """What is drawn under the beats: `garden.curve = chances(garden.timeline)`; None takes it away.

        A function, as in `garden.curve = evaluate`, is asked again whenever the line on show has changed.
        """
        return self._curved

    @curve.setter
    def curve(self, curved: Drawn | None) -> None:
        if curved is not None and not callable(curved) and not callable(getattr(curved, "curve", None)):
            msg = f"cannot draw {curved!r} under the beats; expected a value with a curve, such as explore.chances(...)"
            raise ImperialError(msg)
        self._curve = self._place_curve(curved)
        self._curved = curved

    def _place_curve(self, curved: Drawn | None) -> dict[str, Any]:
        """Return a curve with its values at the ids of the frames; of a function, one that knows every line."""
        if curved is None:
            return {}
        if not callable(curved):
            return {**self._placed(curved), "part": export.part("curve")}
        tree = self.timeline.copy()
        whole: dict[str, Any] = {}
        for leaf in [node for node in tree.nodes() if not node.children]:
            tree.visit(leaf)
            one = self._placed(curved(tree))
            whole = _joined(whole, one) if whole else one
        return {**whole, "part": export.part("curve")}

    def _placed(self, curved: Curved) -> dict[str, Any]:
        """Place the values of one line, which is found in the tree by its moves."""
        node, ids = self.timeline.root, [self._ids[self.timeline.root.id, 0]]
        for move in curved.moves:
            child = next((each for each in node.children if str(each.move) == move), None)
            if child is None:
                break
            node = child
            ids += [self._ids[node.id, index] for index in range(len(node.beats))]
        if len(ids) == 1 and curved.moves:
            msg = f"the curve follows the move {curved.moves[0]!r}, which is not here; expected a line of this garden"
            raise ImperialError(msg)
        curve = curved.curve()
        lines = [{**line, "values": _spread(line["values"], ids)} for line in curve["lines"]]
        marks = [{**mark, "frame": ids[mark["frame"]]} for mark in curve["marks"] if mark["frame"] < len(ids)]
        return {**curve, "lines": lines, "marks": marks}

    def to_html(self, path: str | Path, *, title: str | None = None) -> Path:
        """Write the same scenes and the same stage into one file that needs neither kernel nor network."""
        return export.to_html(self, Path(path), title)

    def _repr_svg_(self) -> str:
        """Return the beat under the cursor as a picture."""
        return export.to_svg(self)

    def _repr_mimebundle_(self, **kwargs: Any) -> tuple[dict[str, Any], dict[str, Any]] | None:
        """Return the widget, and for places without a kernel a picture and a text board."""
        bundle = super()._repr_mimebundle_(**kwargs)
        if bundle is None:
            return None
        data, metadata = bundle if isinstance(bundle, tuple) else (bundle, {})
        data["image/svg+xml"] = self._repr_svg_()
        data["text/plain"] = str(self)
        return data, metadata

    def __str__(self) -> str:
        """Return the beat under the cursor in plain text."""
        return export.to_text(self)

    def __repr__(self) -> str:
        """Return the beat under the cursor in plain text."""
        return str(self)

    # --- frames ------------------------------------------------------------------------------------------------------
    def _draw_board(self) -> dict[str, Any]:
        board = dict(self.game.board(self.timeline.root.position))
        if self._title:
            board["subtitle"] = self._title if isinstance(self._title, str) else dict(self._title)
        board["ui"] = {key: _WORDS(key, **_slots(key)) for key in sorted(_WORDS.ids("en")) if key.startswith("ui-")}
        board["bots"] = {**self.game.bot_names(self.timeline.root.position), **{name: name for name in self._own_bots}}
        return board

    def _draw_frames(self, seats: Mapping[str, str]) -> list[Frame]:
        """Draw every beat of the tree afresh."""
        self._places.clear()
        self._pieces.clear()
        self._ids.clear()
        return list(self._draw_missing(seats))

    def _draw_missing(self, seats: Mapping[str, str]) -> Iterator[Frame]:
        """Draw the beats that have no frame yet, parents first."""
        for node in sorted(self.timeline.nodes(), key=lambda node: node.id):
            if (node.id, 0) not in self._ids:
                yield from self._draw_node(node, seats)

    def _draw_node(self, node: Node[Any, Any], seats: Mapping[str, str]) -> Iterator[Frame]:
        path = node.path()
        beats = [beat for each in path for beat in each.beats]
        start = len(beats) - len(node.beats)
        for index in range(len(node.beats)):
            frame: Frame = self.game.frame(beats, start + index, seats, self.hints)
            frame["id"] = len(self._places)
            frame["parent"] = self._parent(node, index)
            if index == 0 and node.move is not None:
                frame["move"] = str(node.move)
            if index in node.notes:
                note = node.notes[index]
                frame["note"] = note if isinstance(note, str) else dict(note)
            self._ids[node.id, index] = frame["id"]
            self._places.append((node, index))
            self._fold(frame)
            yield frame

    def _fold(self, frame: Frame) -> None:
        """Leave out of a frame the pieces that lie as in the beat before."""
        pieces = frame["pieces"]
        if frame["parent"] >= 0:
            before = self._pieces[frame["parent"]]
            frame["patch"] = patch(before, pieces)
            pieces = patched(before, frame["patch"])
            del frame["pieces"]
        self._pieces.append(pieces)

    def _parent(self, node: Node[Any, Any], index: int) -> int:
        if index:
            return self._ids[node.id, index - 1]
        if node.parent is None:
            return -1
        return self._ids[node.parent.id, len(node.parent.beats) - 1]

    def _show_new_frames(self, *, first_at_once: bool = False) -> None:
        """Send what was added, and nothing else, then go where the timeline's cursor stands.

        `first_at_once` sends the first new beat by itself, so that it is on screen while the others are still drawn.
        """
        frames = self._draw_missing(self.bots)
        if first_at_once:
            self._send_frames(list(islice(frames, 1)))
            self._follow()
        self._send_frames(list(frames))
        if callable(self._curved):
            self._curve = self._place_curve(self._curved)
        self._follow()

    def _send_frames(self, frames: list[Frame]) -> None:
        if frames:
            self._frames.extend(frames)  # in place: a change of the trait would send the whole list
            self.send({"kind": "frames", "from": frames[0]["id"], "frames": frames})

    def _redraw(self) -> None:
        """Draw everything again and send it: after something was taken away or rewritten."""
        with self.hold_sync():
            self._frames = self._draw_frames(self.bots)
            self._curve = self._place_curve(self._curved)
            self._follow()

    # --- one cursor, seen as frame, step and position ----------------------------------------------------------------
    def _follow(self) -> None:
        """Bring the traits to where the timeline's cursor stands; whoever observes one of them finds all three true."""
        self._moving = True
        try:
            with self.hold_trait_notifications():
                self.cursor = self._ids[self.timeline.node.id, self.timeline.index]
                self.step = self.timeline.step
                self.set_trait("position", self.timeline.position)
        finally:
            self._moving = False

    @traitlets.validate("cursor")
    def _check_cursor(self, proposal: Any) -> int:
        cursor: int = proposal["value"]
        if 0 <= cursor < max(1, len(self._places)):
            return cursor
        msg = f"cursor {cursor}; expected a frame from 0 to {len(self._places) - 1}"
        raise traitlets.TraitError(msg)

    @traitlets.observe("cursor")
    def _on_cursor(self, change: Any) -> None:
        if not self._moving and self._places:
            self.timeline.visit(*self._places[change["new"]])
            self._follow()

    @traitlets.observe("step")
    def _on_step(self, change: Any) -> None:
        if self._moving:
            return
        try:
            self.timeline.goto(change["new"])
        except ImperialError:
            self._follow()
            raise
        self._follow()

    @traitlets.validate("hints")
    def _check_hints(self, proposal: Any) -> str:
        known = [level["id"] for level in self._board.get("hints", [])] or ["off"]
        if proposal["value"] in known:
            return str(proposal["value"])
        msg = f"hints {proposal['value']!r}; expected one of {', '.join(known)}"
        raise traitlets.TraitError(msg)

    @traitlets.observe("hints")
    def _on_hints(self, _change: Any) -> None:
        if self._places:
            self._redraw()

    @traitlets.validate("bots")
    def _check_bots(self, proposal: Any) -> dict[str, str]:
        return self._checked_bots(proposal["value"])

    @traitlets.observe("bots")
    def _on_bots(self, _change: Any) -> None:
        if not self._places:
            return
        at_end = self.timeline.step == len(self.timeline) - 1
        self._redraw()
        if at_end:
            self._let_bots_move()
            self._show_new_frames()

    def _checked_bots(self, bots: Mapping[str, str | Bot]) -> dict[str, str]:
        """Return the seats and the names of their bots; a bot of somebody's own gets a name, and is known by it."""
        seats, known = self.game.seats(self.timeline.root.position), {**self.game.bots(), **self._own_bots}
        if not isinstance(bots, Mapping):
            msg = f"bots is {bots!r}; expected seats and their bots, such as {{{seats[0]!r}: {next(iter(known))!r}}}"
            raise ImperialError(msg)
        for seat, bot in bots.items():
            if seat not in seats:
                msg = f"bots: {seat!r} is no seat of this game; expected one of {', '.join(seats)}"
                raise ImperialError(msg)
            if not callable(bot) and (not isinstance(bot, str) or bot not in known):
                msg = f"bots: {bot!r} is unknown; expected one of {', '.join(known)}, or a function"
                raise ImperialError(msg)
        own = {_name_of(bot): bot for bot in bots.values() if callable(bot)}
        new = own.keys() - self._own_bots.keys()
        self._own_bots |= own
        if new and self._board:
            self._board = self._draw_board()
        return {seat: _name_of(bot) if callable(bot) else bot for seat, bot in bots.items()}

    # --- what the view reports, and who else moves --------------------------------------------------------------------
    def set_state(self, sync_data: dict[str, Any]) -> None:
        """Take over traits from the view; what makes no sense is answered in `error` and changes nothing."""
        with self._answering():
            super().set_state(sync_data)
            if self.error and "error" not in sync_data:
                self.error = ""
            return
        self.send_state([key for key in sync_data if key in self.keys])  # the view goes back to what is true

    @contextmanager
    def _answering(self) -> Iterator[None]:
        try:
            yield
        except (ImperialError, traitlets.TraitError) as error:
            self.error = str(error)
        except Exception as error:  # an error in a callback must show somewhere: here
            self.error = f"{type(error).__name__}: {error}"
            raise

    def _let_bots_move(self, *, at_most_a_round: bool = False) -> None:
        """Let bots move at the end of the line for as long as no person is to move."""
        if not self.bots or self.timeline.node.children:
            return
        for _ in range(_MOST_BOT_MOVES):
            moves = self.timeline.legal_moves()
            movers = list(dict.fromkeys(self.game.holder(self.timeline.position, move) for move in moves))
            if not moves or any(mover not in self.bots for mover in movers):
                return
            everyone = len(self.bots) == len(self.game.seats(self.timeline.position))
            if everyone and not at_most_a_round:
                return
            mark = self.game.chapter(self.timeline.position)
            name = self.bots[movers[0]]
            bot = self._own_bots.get(name) or self.game.bots()[name]
            self.timeline.play(bot(self.timeline.position, self.game.mover(moves[0])))
            if at_most_a_round and everyone and self.game.chapter(self.timeline.position) != mark:
                return


def _spread(values: Sequence[float | None], ids: list[int]) -> list[float | None]:
    """Put the values of a line's beats at the ids of their frames."""
    placed: list[float | None] = [None] * (max(ids) + 1)
    for id_, value in zip(ids, values, strict=False):
        placed[id_] = value
    return placed


def _name_of(bot: Bot) -> str:
    """Return what a bot of somebody's own is called: its function's name, or the expression that made it."""
    return getattr(bot, "__name__", None) or repr(bot)


def _joined(one: dict[str, Any], other: dict[str, Any]) -> dict[str, Any]:
    """Join the curves of two lines of one tree: each has values where the other has none, or the same."""
    lines = []
    for mine, theirs in zip(one["lines"], other["lines"], strict=True):
        values = [a if b is None else b for a, b in zip_longest(mine["values"], theirs["values"])]
        lines.append({**mine, "values": values})
    marks = one["marks"] + [mark for mark in other["marks"] if mark not in one["marks"]]
    return {**one, "lines": lines, "marks": marks}


def _slots(key: str) -> dict[str, str]:
    """Return the arguments of an interface message as the stage fills them in: `{n}`."""
    return {name: "{" + name + "}" for name in _WORDS.variables(key)}


def _check_options(options: Mapping[str, Any]) -> None:
    known = ("hints", "language", "theme", "speed", "playing", "bots", "title", "step", "layout")
    for key in options:
        if key not in known:
            close = difflib.get_close_matches(key, known, n=1)
            advice = f"did you mean {close[0]!r}? " if close else ""
            msg = f"Garden does not know the keyword {key!r}; {advice}expected one of {', '.join(known)}"
            raise TypeError(msg)
