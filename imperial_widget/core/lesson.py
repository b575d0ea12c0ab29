"""A lesson is data: a starting position, moves, and a note for some of the beats, in any number of languages.

    id = "disgrace"
    game = "sakura"
    position = "E20 B18 R17 G16 table B3 G20 R51"
    moves = "go"

    [title]
    en = "Disgrace"

    [[note]]
    at = "bump"                      # the first beat of that kind; "step#2" is the second, 7 the beat number 7
    en = "Green has nowhere to go."

It is written in TOML, in a file or in a cell. Knows no game, no widget and no Python of its own.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from .errors import BadLesson, ImperialError
from .messages import LANGUAGES
from .model import Beat, Game, M, P
from .record import read_moves_text
from .timeline import Timeline

_KEYS: Final = {"id", "game", "position", "moves", "title", "note"}
_REQUIRED: Final = ("id", "game", "position", "title")


@dataclass(frozen=True, slots=True)
class Note:
    """Words for one beat of a lesson."""

    at: int | str
    text: Mapping[str, str]


@dataclass(frozen=True, slots=True)
class Lesson:
    """A few beats worth looking at, with words. `timeline(game)` builds what a garden shows."""

    id: str
    game: str
    title: Mapping[str, str]
    position: str
    moves: str
    notes: tuple[Note, ...] = ()
    where: str = "lesson"

    @classmethod
    def read(cls, text: str, where: str = "lesson") -> Lesson:
        """Read a lesson from TOML text."""
        try:
            data = tomllib.loads(text)
        except tomllib.TOMLDecodeError as error:
            msg = f"{where}: not readable as TOML: {error}"
            raise BadLesson(msg) from error
        return _lesson(data, where)

    @classmethod
    def load(cls, path: str | Path) -> Lesson:
        """Read a lesson from a file."""
        try:
            text = Path(path).read_text(encoding="utf-8")
        except (OSError, UnicodeDecodeError) as error:
            msg = f"{path}: cannot read this lesson ({error})"
            raise BadLesson(msg) from error
        return cls.read(text, str(path))

    def timeline(self, game: Game[P, M], **options: Any) -> Timeline[P, M]:
        """Play the lesson; the cursor stands at the start. What does not fit the game raises `BadLesson`.

        The options are those of the game's `read_position`: an edition, say.
        """
        if game.name != self.game:
            msg = f"{self.where}: game is {self.game!r}; expected {game.name!r}"
            raise BadLesson(msg)
        try:
            position = game.read_position(self.position, **options)
        except ImperialError as error:
            msg = f"{self.where}: position: {error}"
            raise BadLesson(msg) from error
        timeline = Timeline(game, position, headers={"Title": self.title.get("en") or next(iter(self.title.values()))})
        try:
            read_moves_text(timeline, self.moves)
        except ImperialError as error:
            msg = f"{self.where}: moves: {error}"
            raise BadLesson(msg) from error
        beats = timeline.beats
        for i, note in enumerate(self.notes):
            timeline.annotate(note.text, _find(beats, note.at, f"{self.where}: note[{i}].at"))
        return timeline


def _find(beats: Sequence[Beat[Any]], at: int | str, where: str) -> int:
    """Return the step a note belongs to."""
    if isinstance(at, int):
        if 0 <= at < len(beats):
            return at
        msg = f"{where} is {at}; expected a beat from 0 to {len(beats) - 1}"
        raise BadLesson(msg)
    kind, _, number = at.partition("#")
    found = [step for step, beat in enumerate(beats) if beat.event.kind == kind]
    wanted = int(number) if number.isascii() and number.isdigit() else 1 if not number else 0
    if not 1 <= wanted <= len(found):
        kinds = ", ".join(sorted({beat.event.kind for beat in beats}))
        msg = f"{where} is {at!r}; this lesson has {len(found)} beat(s) of kind {kind!r}; expected one of {kinds}"
        raise BadLesson(msg)
    return found[wanted - 1]


def _lesson(data: Mapping[str, Any], where: str) -> Lesson:
    for key in data:
        if key not in _KEYS:
            msg = f"{where}: {key!r} is unknown; expected {', '.join(sorted(_KEYS))}"
            raise BadLesson(msg)
    for key in _REQUIRED:
        if key not in data:
            msg = f"{where}: {key!r} is missing"
            raise BadLesson(msg)
    for key in ("id", "game", "position", "moves"):
        if not isinstance(data.get(key, ""), str):
            msg = f"{where}: {key} is {data[key]!r}; expected a text"
            raise BadLesson(msg)
    notes = data.get("note", [])
    if not isinstance(notes, list):
        msg = f"{where}: note is {notes!r}; expected [[note]] tables"
        raise BadLesson(msg)
    return Lesson(
        id=data["id"],
        game=data["game"],
        title=_words(data["title"], f"{where}: title"),
        position=data["position"],
        moves=data.get("moves", ""),
        notes=tuple(_note(note, f"{where}: note[{i}]") for i, note in enumerate(notes)),
        where=where,
    )


def _note(data: object, where: str) -> Note:
    if not isinstance(data, Mapping) or type(data.get("at")) not in (int, str):
        msg = f'{where} is {data!r}; expected at = a beat (7, "bump" or "step#2") and words'
        raise BadLesson(msg)
    return Note(data["at"], _words({key: value for key, value in data.items() if key != "at"}, where))


def _words(data: object, where: str) -> Mapping[str, str]:
    if isinstance(data, str) and data:
        return {"en": data}
    if not isinstance(data, Mapping) or not data:
        msg = f'{where} is {data!r}; expected words by language, such as en = "..."'
        raise BadLesson(msg)
    for language, text in data.items():
        if language not in LANGUAGES:
            msg = f"{where}: {language!r} is unknown; expected {', '.join(LANGUAGES)}"
            raise BadLesson(msg)
        if not isinstance(text, str) or not text:
            msg = f"{where}.{language} is {text!r}; expected a text"
            raise BadLesson(msg)
    return dict(data)
