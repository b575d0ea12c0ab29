"""How a Niya position is written as one line of text, and how such a line is read.

    mscspsis/mtctptit/mbcbpbib/mrcrprir red a4 c2 black d4 match 10 score 3-0 round 2

First the layout, row by row from a4, two letters a tile: a plant (maple, cherry, pine, iris) and a feature (sun,
tanzaku, birds, rain). It says where every tile lay at the start of the round. All else is optional, in any order:

| words                | meaning                                                                                |
|----------------------|----------------------------------------------------------------------------------------|
| `red a4 c2`          | red's tokens in the order they were placed; the last of all is where the top tile lay  |
| `black d4`           | black's                                                                                |
| `starts black`       | black started this round; left out, red, or whoever has a token more                   |
| `match three`        | how long the match lasts: `single` (left out), `three`, `10`, `15`, `20`               |
| `score 3-0`          | red's and black's rounds or points; left out, what this round alone has paid           |
| `round 2`            | the round                                                                              |
| `full draw`          | all tiles taken is a draw; left out, `blocked`                                         |
| `rng 1f`             | state of the generator that lays out the next rounds, in hex                           |
| `placing` `ending`   | what only the middle of a move needs                                                   |

How the tokens came there is not asked, so that a teacher can show any field; but a pattern that is there must have been
completed by the last token. Every complaint names the text, the place and what was expected.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, Final

from imperial_widget.core.errors import BadPosition

from . import rules
from .components import CELLS, EXAMPLE, NUMBERS, PATTERNS, PLAYERS, TOKENS, other, read_layout, write_layout

if TYPE_CHECKING:
    from .position import Position

_MOST_ROUNDS: Final = 1_000_000
_MOST_PAID: Final = 9
"""The most tiles a round can leave to its winner."""


def write(position: Position) -> str:
    """Return the one-line text form of a position."""
    return " ".join(_words(position))


def _words(p: Position) -> Iterator[str]:
    yield write_layout(p.layout)
    for player in PLAYERS:
        cells = [CELLS[cell] for cell in p.taken[int(player != p.starter) :: 2]]
        if cells:
            yield from (player, *cells)
    if p.starter != "red":
        yield f"starts {p.starter}"
    if p.match != "single":
        yield f"match {p.match} score {p.score[0]}-{p.score[1]}"
    if p.round != 1:
        yield f"round {p.round}"
    if p.full_board != "blocked":
        yield f"full {p.full_board}"
    if p.rng != 1:
        yield f"rng {p.rng:x}"
    if p.phase in ("placing", "ending"):
        yield p.phase


def read_fields(text: str) -> dict[str, Any]:
    """Read the text form into the fields of a position."""
    return _Reader(text).read()


class _Reader:
    """The words of a line, and complaints that say where in it."""

    def __init__(self, text: str) -> None:
        if not isinstance(text, str):
            raise BadPosition(f"a position is one line of text, not {text!r}; expected one such as {EXAMPLE!r}")
        self.text = text
        self.words = text.split()
        self.at = 0
        self.given: dict[str, int] = {}
        self.cells: dict[str, list[int]] = {"red": [], "black": []}
        self.fields: dict[str, Any] = {
            "starter": "red",
            "match": "single",
            "score": (0, 0),
            "full_board": "blocked",
            "round": 1,
            "rng": 1,
            "phase": "",
        }

    def wrong(self, what: str, expected: str, at: int | None = None) -> BadPosition:
        place = min(self.at if at is None else at, len(self.words) - 1) + 1
        return BadPosition(f"position {self.text!r}, word {place}: {what}; expected {expected}")

    def read(self) -> dict[str, Any]:
        if not self.words:
            expected = f"a layout first, such as {EXAMPLE}"
            raise BadPosition(f"position {self.text!r}: nothing is there; expected {expected}")
        try:
            self.fields["layout"] = read_layout(self.words[0])
        except BadPosition as error:
            raise BadPosition(f"position {self.text!r}, word 1: {error}") from error
        self.at = 1
        while self.at < len(self.words):
            self.part()
        self.settle_tokens()
        self.settle_phase()
        self.settle_score()
        return self.fields

    # --- parts -------------------------------------------------------------------------------------------------------
    def part(self) -> None:
        word = self.words[self.at]
        reader = getattr(self, f"read_{word}", None) if word.isidentifier() else None
        if reader is None:
            names = ", ".join(name[5:] for name in dir(self) if name.startswith("read_"))
            raise self.wrong(f"{word!r} is unknown", f"one of {names}")
        if word in self.given:
            raise self.wrong(f"{word!r} is there twice", "each part once")
        self.given[word] = self.at
        self.at += 1
        reader()

    def argument(self, expected: str) -> str:
        if self.at >= len(self.words):
            raise self.wrong("the line ends", expected)
        self.at += 1
        return self.words[self.at - 1]

    def one_of(self, *known: object) -> Any:
        expected = ", ".join(map(str, known))
        word = self.argument(f"one of {expected}")
        for each in known:
            if word == str(each):
                return each
        raise self.wrong(repr(word), f"one of {expected}", self.at - 1)

    def number(self, word: str, least: int, most: int) -> int:
        if not (word.isascii() and word.isdigit() and len(word) <= 9 and least <= int(word) <= most):
            raise self.wrong(repr(word), f"a number from {least} to {most}", self.at - 1)
        return int(word)

    def tokens(self, player: str) -> None:
        cells = self.cells[player]
        while self.at < len(self.words) and self.words[self.at] in NUMBERS:
            cell = NUMBERS[self.words[self.at]]
            for holder, held in self.cells.items():
                if cell in held:
                    raise self.wrong(f"{self.words[self.at]} has a token of {holder} already", "each cell once")
            cells.append(cell)
            self.at += 1
        if not cells:
            found = repr(self.words[self.at]) if self.at < len(self.words) else "the line ends"
            raise self.wrong(found, f"the cells of {player}'s tokens, such as a4 c2")
        if len(cells) > TOKENS:
            raise self.wrong(f"{len(cells)} tokens of {player}", f"at most {TOKENS}", self.given[player])

    def read_red(self) -> None:
        self.tokens("red")

    def read_black(self) -> None:
        self.tokens("black")

    def read_starts(self) -> None:
        self.fields["starter"] = self.one_of(*PLAYERS)

    def read_match(self) -> None:
        self.fields["match"] = self.one_of(*rules.MATCHES)

    def read_full(self) -> None:
        self.fields["full_board"] = self.one_of(*rules.FULL_BOARDS)

    def read_score(self) -> None:
        word = self.argument("red's and black's rounds or points, such as 3-0")
        red, dash, black = word.partition("-")
        if not dash:
            raise self.wrong(repr(word), "red's and black's rounds or points, such as 3-0", self.at - 1)
        self.fields["score"] = self.number(red, 0, 99), self.number(black, 0, 99)

    def read_round(self) -> None:
        self.fields["round"] = self.number(self.argument("the number of the round"), 1, _MOST_ROUNDS)

    def read_rng(self) -> None:
        word = self.argument("a hexadecimal number")
        expected = "a hexadecimal number from 1 to ffffffff"
        if not set(word) <= set("0123456789abcdef") or len(word) > 8 or int(word, 16) == 0:
            raise self.wrong(repr(word), expected, self.at - 1)
        self.fields["rng"] = int(word, 16)

    def read_placing(self) -> None:
        self.fields["phase"] = "placing"

    def read_ending(self) -> None:
        if self.fields["phase"]:
            raise self.wrong("'ending' beside 'placing'", "one of them", self.at - 1)
        self.fields["phase"] = "ending"

    # --- what must hold ----------------------------------------------------------------------------------------------
    def settle_tokens(self) -> None:
        """Put the tokens of both into the order of the turns."""
        red, black = self.cells["red"], self.cells["black"]
        if "starts" not in self.given and len(black) > len(red):
            self.fields["starter"] = "black"
        starter = self.fields["starter"]
        first, second = self.cells[starter], self.cells[other(starter)]
        if not 0 <= len(first) - len(second) <= 1:
            at = self.given.get("black", self.given.get("red"))
            what = f"{len(red)} token(s) of red, {len(black)} of black"
            raise self.wrong(what, f"as many of both, or one more of {starter}, who started", at)
        turns = range(len(first) + len(second))
        self.fields["taken"] = tuple((second if turn % 2 else first)[turn // 2] for turn in turns)

    def settle_phase(self) -> None:
        """Say where in a round this is, and refuse a round that ended earlier."""
        taken, phase = self.fields["taken"], self.fields["phase"]
        self.check_patterns(taken)
        if phase == "placing":
            if not taken:
                raise self.wrong("'placing' before any tile is taken", "a token", self.given["placing"])
            return
        end = bool(taken) and bool(rules.ending(self.fields["layout"], taken))
        if phase == "ending" and not end:
            raise self.wrong("'ending'", "a row, a square, a block or a full board", self.given["ending"])
        if not phase:
            self.fields["phase"] = "next" if end else "taking"

    def check_patterns(self, taken: tuple[int, ...]) -> None:
        for before in (taken[:-1], taken[:-2]):  # what the last token cannot have completed
            for number in rules.completed(before) if before else ():
                cells = " ".join(CELLS[cell] for cell in PATTERNS[number])
                player = rules.owner(len(before) - 1, self.fields["starter"])
                expected = "the token that completes a pattern last of all"
                raise self.wrong(f"{player} has had {cells} before the last token", expected, self.given[player])

    def settle_score(self) -> None:
        """Fill in the score, and refuse one that the match cannot have."""
        fields = self.fields
        how, taken = fields["match"], fields["taken"]
        ended = fields["phase"] in ("next", "ending")
        if how == "single":
            self.settle_single()
            return
        winner = rules.result(fields["layout"], taken, fields["starter"], fields["full_board"]) if ended else ""
        if "score" not in self.given and fields["phase"] == "next" and winner in PLAYERS:
            paid = rules.pays(how, taken)
            fields["score"] = (paid, 0) if winner == "red" else (0, paid)
        self.check_score(winner)
        if fields["phase"] == "next" and rules.decided(how, fields["score"]):
            fields["phase"] = "over"

    def settle_single(self) -> None:
        fields = self.fields
        for word in ("score", "round"):
            if word in self.given and fields[word] not in ((0, 0), 1):
                raise self.wrong(f"a {word} in a match of one round", "'match three' or 'match 10'", self.given[word])
        if fields["phase"] == "next":
            fields["phase"] = "over"

    def check_score(self, winner: str) -> None:
        fields = self.fields
        how, score = fields["match"], fields["score"]
        goal = rules.GOALS[how]
        at = self.given.get("score", self.given["match"])
        what = f"a score of {score[0]}-{score[1]} in round {fields['round']} of a match to {goal}"
        rounds = fields["round"] if winner in PLAYERS else fields["round"] - 1
        if sum(score) > rounds * (_MOST_PAID if isinstance(how, int) else 1):
            raise self.wrong(what, "no more than so many rounds can have paid", at)
        for player, points in zip(PLAYERS, score, strict=True):
            paid = rules.pays(how, fields["taken"]) if player == winner else 0
            if points - paid >= goal:
                raise self.wrong(what, "a match that was not decided before this round", at)
