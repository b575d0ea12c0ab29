r"""A game as text, with comments and variations, in the spirit of PGN.

    [Game "sakura"]
    [Title "What red should have done"]
    [Edition "teaching"]
    [Position "E20 B17 R18 G16 table B3 G20"]

    {Red thinks.} R51 {@3 The Emperor crosses the bridge.} ( R57 ) B12

Headers first, then moves in the order they were made. A comment in braces belongs to the move before it (or to
the start); `@3` puts it on that move's beat 3, counted from 0. `( ... )` is another way to go on instead of the
move before it. `\}` is a brace and `\\` a backslash inside a comment. Knows no game and no widget.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Final

from .errors import BadRecord, ImperialError
from .model import Game, M, P
from .timeline import Node, Text, Timeline

_TOKEN: Final = re.compile(
    r"""\s+
    | (?P<header>\[ \s* (?P<key>[A-Za-z]+) \s+ "(?P<value>(?:[^"\\]|\\.)*)" \s* \])
    | \{(?P<comment>(?:[^}\\]|\\.)*)\}
    | (?P<open>\() | (?P<close>\))
    | (?P<move>[^\s{}()\[\]"]+)
    """,
    re.VERBOSE | re.DOTALL,
)
_WIDTH: Final = 100
_DEEPEST: Final = 100


# --- writing ---------------------------------------------------------------------------------------------------------
def write(timeline: Timeline[P, M], language: str = "en") -> str:
    """Return the record of a timeline. Notes that exist in several languages are written in one."""
    game, position = timeline.game, timeline.root.position
    headers = {"Game": game.name, **timeline.headers, **game.headers(position), "Position": str(position)}
    lines = [f'[{key} "{_escape(value, chr(34))}"]' for key, value in headers.items()]
    body = _wrap([*_comments(timeline.root, language), *_moves(timeline.root, language)])
    return "\n".join([*lines, "", body]).rstrip() + "\n"


def _moves(node: Node[P, M], language: str) -> Iterator[str]:
    """Write what follows a node: the first line, its variations in brackets, and so on, without recursing along it."""
    while node.children:
        first, *others = node.children
        yield str(first.move)
        yield from _comments(first, language)
        for other in others:
            yield from ("(", str(other.move), *_comments(other, language), *_moves(other, language), ")")
        node = first


def _comments(node: Node[P, M], language: str) -> Iterator[str]:
    for index, note in sorted(node.notes.items()):
        text = in_language(note, language)
        place = f"@{index} " if index or text.startswith("@") else ""
        yield "{" + place + _escape(text, "}") + "}"


def in_language(text: Text, language: str) -> str:
    """Return a text in one language; the first one it has when that is missing."""
    if isinstance(text, str):
        return text
    return text.get(language) or next(iter(text.values()), "")


def _escape(text: str, end: str) -> str:
    return text.replace("\\", "\\\\").replace(end, "\\" + end)


def _unescape(text: str) -> str:
    return re.sub(r"\\(.)", r"\1", text, flags=re.DOTALL)


def _wrap(words: list[str]) -> str:
    lines: list[str] = []
    line = ""
    for word in words:
        if line and len(line) + 1 + len(word) > _WIDTH:
            lines.append(line)
            line = word
        else:
            line = f"{line} {word}" if line else word
    return "\n".join([*lines, line])


# --- reading ---------------------------------------------------------------------------------------------------------
@dataclass(frozen=True, slots=True)
class _Token:
    kind: str
    text: str
    at: int
    key: str = ""


class _Source:
    """The text, and complaints that say where in it."""

    def __init__(self, text: str) -> None:
        if not isinstance(text, str):
            msg = f"a record is a text, not {type(text).__name__}"
            raise BadRecord(msg)
        self.text = text

    def wrong(self, at: int, what: str, expected: str) -> BadRecord:
        line = self.text.count("\n", 0, at) + 1
        column = at - (self.text.rfind("\n", 0, at) + 1) + 1
        return BadRecord(f"record, line {line}, column {column}: {what}; expected {expected}")

    def tokens(self) -> Iterator[_Token]:
        at = 0
        while at < len(self.text):
            match = _TOKEN.match(self.text, at)
            if match is None:
                what = "a comment that never ends" if self.text[at] == "{" else f"{self.text[at : at + 12]!r}"
                raise self.wrong(at, what, "a header, a move, a {comment} or a (variation)")
            for kind in ("header", "comment", "open", "close", "move"):
                if match[kind] is not None:
                    value = match["value"] if kind == "header" else match[kind]
                    yield _Token(kind, value, at, match["key"] or "")
            at = match.end()


def read(game: Game[P, M], text: str, **options: Any) -> Timeline[P, M]:
    """Read a record into a timeline whose cursor stands at the start."""
    source = _Source(text)
    tokens = list(source.tokens())
    headers: dict[str, _Token] = {}
    while tokens and tokens[0].kind == "header":
        token = tokens.pop(0)
        if token.key in headers:
            raise source.wrong(token.at, f"a second [{token.key}]", "each header once")
        headers[token.key] = token
    for key in ("Game", "Position"):
        if key not in headers:
            raise source.wrong(0, f"no [{key}]", f'a header such as [{key} "..."] first')
    if headers["Game"].text != game.name:
        raise source.wrong(headers["Game"].at, f"a game of {headers['Game'].text!r}", repr(game.name))
    try:
        position = game.read_position(_unescape(headers["Position"].text), **options)
    except ImperialError as error:
        raise source.wrong(headers["Position"].at, str(error), "a position of this game") from error
    own = game.headers(position)
    for key, value in own.items():
        if key in headers and _unescape(headers[key].text) != value:
            expected = f"{value!r}; pass {key.lower()}=... to read it with another one"
            raise source.wrong(headers[key].at, f"{key} {headers[key].text!r}", expected)
    plain = {key: _unescape(t.text) for key, t in headers.items() if key not in ("Game", "Position", *own)}
    timeline: Timeline[P, M] = Timeline(game, position, headers=plain)
    read_moves(timeline, source, tokens)
    return timeline


def read_moves_text(timeline: Timeline[P, M], text: str) -> None:
    """Play a text of moves, comments and variations from the start of a timeline."""
    source = _Source(text)
    read_moves(timeline, source, list(source.tokens()))


def read_moves(timeline: Timeline[P, M], source: _Source, tokens: list[_Token]) -> None:
    """Play the tokens of a record's body and put the cursor back to the start, on the first line."""
    came_from: list[Node[P, M]] = []
    for token in tokens:
        if token.kind == "move":
            try:
                timeline.play(token.text)
            except ImperialError as error:
                raise source.wrong(token.at, str(error), "a legal move") from error
        elif token.kind == "comment":
            _annotate(timeline, source, token)
        elif token.kind == "open":
            if timeline.node.parent is None:
                raise source.wrong(token.at, "a variation before the first move", "a move")
            if len(came_from) == _DEEPEST:
                raise source.wrong(token.at, "a variation inside too many others", f"at most {_DEEPEST} levels")
            came_from.append(timeline.node)
            timeline.visit(timeline.node.parent)
        elif token.kind == "close":
            if not came_from:
                raise source.wrong(token.at, "')' without '('", "a move")
            timeline.visit(came_from.pop())
        else:
            raise source.wrong(token.at, f"[{token.key}] after the first move", "headers at the top")
    if came_from:
        raise source.wrong(len(source.text), "the end inside a variation", "')'")
    for node in timeline.nodes():
        node.preferred = None
    timeline.first()


def _annotate(timeline: Timeline[P, M], source: _Source, token: _Token) -> None:
    match = re.match(r"@(\d{1,6})\s(.*)", token.text, flags=re.DOTALL)
    index, text = (int(match[1]), match[2]) if match else (0, token.text)
    count = len(timeline.node.beats)
    if index >= count:
        raise source.wrong(
            token.at, f"a comment on beat {index} of {timeline.node.move or 'the start'}", f"0 to {count - 1}"
        )
    timeline.node.notes[index] = _unescape(text.strip())
