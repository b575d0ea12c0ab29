"""The games there are, and how anything a person may type becomes a timeline of one of them.

- `timeline_of("E20 B18 R17 G16 table B3 G20 R51")`: a position, as one line of text
- `timeline_of(sakura.new_game(players=4, seed=7))`: a position
- `timeline_of("sakura/disgrace")`: a lesson of this package
- `timeline_of(record)`: a record, the text that `garden.record` gives

Whose text it is, its look tells; `niya:`, `sakura:` or `white_castle:` before it says so.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from difflib import get_close_matches
from importlib import resources
from pathlib import Path
from types import MappingProxyType
from typing import Any, Final

from .core.errors import ImperialError
from .core.lesson import Lesson
from .core.timeline import Timeline
from .niya.game import NIYA
from .niya.position import Position as NiyaPosition
from .sakura.game import SAKURA
from .sakura.position import Position as SakuraPosition
from .white_castle.game import WHITE_CASTLE
from .white_castle.position import Position as CastlePosition

GAMES: Final[Mapping[str, Any]] = MappingProxyType({"sakura": SAKURA, "niya": NIYA, "white_castle": WHITE_CASTLE})
_POSITIONS: Final[Mapping[type, Any]] = MappingProxyType(
    {SakuraPosition: SAKURA, NiyaPosition: NIYA, CastlePosition: WHITE_CASTLE}
)
_LOOKS: Final[Mapping[str, re.Pattern[str]]] = MappingProxyType(
    {
        "niya": re.compile(r"[^\s/]*/[^\s/]*/[^\s/]*/"),  # a layout: four rows with strokes between them
        "white_castle": re.compile(r"(?=.*\bbridges\b)(players|bridges|rival|phase|round)\b"),  # words and values
        "sakura": re.compile(""),  # all that no other game has claimed
    }
)


def lesson_ids(game: str | None = None) -> tuple[str, ...]:
    """Return the lessons of a game, or of every game, in the order in which they are best read."""
    if game is None:
        return tuple(name for each in GAMES for name in lesson_ids(each))
    listed = resources.files(__package__).joinpath(game, "lessons", "order.txt").read_text(encoding="utf-8")
    return tuple(f"{game}/{line.strip()}" for line in listed.splitlines() if line.strip())


def lesson(name: str) -> Lesson:
    """Return a lesson of this package by its id, such as `sakura/disgrace`."""
    game, _, id_ = name.partition("/")
    known = lesson_ids(game) if game in GAMES else ()
    if name not in known:
        close = get_close_matches(name, known, n=1)
        advice = f"did you mean {close[0]!r}? " if close else ""
        msg = f"there is no lesson {name!r}; {advice}expected one of {', '.join(known or lesson_ids())}"
        raise ImperialError(msg)
    text = resources.files(__package__).joinpath(game, "lessons", f"{id_}.toml").read_text(encoding="utf-8")
    return Lesson.read(text, f"{id_}.toml")


def timeline_of(source: object) -> Timeline[Any, Any]:
    """Turn a timeline, a lesson, a position, or the text of any of them into a timeline."""
    if isinstance(source, Timeline):
        return source
    if isinstance(source, Lesson):
        if source.game not in GAMES:
            msg = f"{source.where}: game is {source.game!r}; expected one of {', '.join(GAMES)}"
            raise ImperialError(msg)
        return source.timeline(GAMES[source.game])
    if isinstance(source, Path):
        return timeline_of(Lesson.load(source))
    if isinstance(source, str):
        return _from_text(source)
    if type(source) in _POSITIONS:
        return Timeline(_POSITIONS[type(source)], source)
    msg = f"cannot show {source!r}; expected a position, a timeline, a lesson, a record or one of these as text"
    raise ImperialError(msg)


def title_of(source: object) -> Mapping[str, str] | None:
    """Return the title a source brings along, in its languages."""
    if isinstance(source, Lesson):
        return source.title
    if isinstance(source, str) and source in lesson_ids():
        return lesson(source).title
    if isinstance(source, Path):
        return Lesson.load(source).title
    return None


def _from_text(text: str) -> Timeline[Any, Any]:
    stripped = text.strip()
    if stripped.startswith("["):
        name = next((game for game in GAMES if f'[Game "{game}"]' in stripped), next(iter(GAMES)))
        return Timeline.read(GAMES[name], stripped)
    if stripped.partition("/")[0] in GAMES and " " not in stripped:
        return timeline_of(lesson(stripped))
    if "\n" in stripped and "=" in stripped:
        return timeline_of(Lesson.read(text))
    if stripped.endswith(".toml") and "\n" not in stripped:
        return timeline_of(Path(stripped))
    if known := [name for name in lesson_ids() if name.partition("/")[2] == stripped]:
        msg = f"{stripped!r} is no position; expected {known[0]!r} for the lesson of that name"
        raise ImperialError(msg)
    game, colon, position = stripped.partition(":")
    if colon and game in GAMES:
        return Timeline(GAMES[game], GAMES[game].read_position(position))
    looks = next(game for game, look in _LOOKS.items() if look.match(stripped))
    return Timeline(GAMES[looks], GAMES[looks].read_position(stripped))
