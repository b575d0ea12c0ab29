"""Help for whoever is to move, as much as was asked for, and the answer to "why does this lose?".

Five levels: `off`; `nudge` says how the round stands; `region` says where to look; `move` shows a best tile; `all` puts
on every tile how the round ends if it is taken. At any level but `off`, a move that throws the round away is answered:
what refutes it is said, marked on the field and offered as a line to play out. All of it is exact, for it comes from
`solver.py`. Knows no widget.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Final

from imperial_widget.core.errors import ImperialError
from imperial_widget.core.model import Beat
from imperial_widget.core.scene import Mark, Offer, Text

from . import solver
from .components import CELLS, INNER
from .drawing import corner, outline, rim
from .marks import stamp
from .moves import Move
from .narration import WORDS, spell
from .position import Position
from .solver import Explanation, Step, Threat, Value

LEVELS: Final = ("off", "nudge", "region", "move", "all")
"""How much may be told, least first."""

_REGIONS: Final[Mapping[str, tuple[str, ...]]] = {
    "corner": ("a4", "d4", "a1", "d1"),
    "centre": tuple(CELLS[cell] for cell in sorted(INNER)),
    "top": CELLS[:4],
    "bottom": CELLS[12:],
    "left": CELLS[::4],
    "right": CELLS[3::4],
}
_STYLES: Final = (("dashed", "loss-rim"), ("dotted", "win"))
"""How the outlines of threats differ: of the first, and of all others."""
_SHORT: Final = 3
"""A refutation of so many moves is drawn on the field; a longer one is only offered."""
_REMEMBERED: Final = 1024


@dataclass(frozen=True)
class Help:
    """What is added to a frame: a sentence, marks, and lines that may be played out."""

    say: Text | None = None
    marks: Sequence[Mark] = ()
    offers: Sequence[Offer] = field(default=())


def help_with(beats: Sequence[Beat[Position]], index: int, seats: Mapping[str, str], level: str) -> Help:
    """Return the help of one beat of a line: none unless a tile is to be taken here, by a person or after a mistake."""
    if level not in LEVELS:
        msg = f"hints {level!r}; expected one of {', '.join(LEVELS)}"
        raise ImperialError(msg)
    position = beats[index].position
    if level == "off" or position.phase != "taking":
        return Help()
    mistake = _mistake(beats, index)
    if mistake is not None:
        return _refuted(mistake)
    return _LEVELS[level](position) if position.mover not in seats else Help()


@lru_cache(_REMEMBERED)
def worth(position: Position) -> Mapping[Move, Value]:
    """Return what every move is worth. Remembered, because a garden draws the same beat again and again."""
    return solver.values(position)


@lru_cache(_REMEMBERED)
def _explain(position: Position, move: Move) -> Explanation:
    return solver.explain(position, move)


def holding(position: Position) -> tuple[Move, ...]:
    """Return the moves that keep what the player who moves can have: the win, or the draw; all of them in a lost round.

    >>> from imperial_widget.niya import new_game
    >>> [str(move) for move in holding(new_game(seed=1))]
    ['c1']
    """
    values = worth(position)
    best = max(values.values(), default=None)
    return tuple(move for move, value in values.items() if best is not None and value.outcome == best.outcome)


# --- the levels ------------------------------------------------------------------------------------------------------
def _best(position: Position) -> tuple[Move, Value]:
    """Return a best move, always the same one, and what it is worth."""
    return max(worth(position).items(), key=lambda item: item[1].worth)


def _nudge(position: Position) -> Help:
    value = _best(position)[1]
    kind = {"win": "winning", "loss": "losing", "draw": "draw"}[value.outcome]
    only = value.outcome != "loss" and len(holding(position)) == 1 < len(worth(position))
    return Help(WORDS(f"hint-nudge-{'only' if only else kind}"))


def _region(position: Position) -> Help:
    cell = _best(position)[0].cell
    where = next(name for name, cells in _REGIONS.items() if cell in cells)
    return Help(WORDS("hint-region", where=where), [stamp("region", each) for each in _REGIONS[where]])


def _move(position: Position) -> Help:
    move, value = _best(position)
    tile = position.tiles[move.cell]
    words = WORDS("hint-move", cell=move.cell, tile=tile, outcome=value.outcome, n=value.tiles)
    return Help(words, [stamp("nudge", move.cell)], _best_line(position))


def _all(position: Position) -> Help:
    pills = [_pill(move.cell, value) for move, value in worth(position).items()]
    return Help(WORDS("hint-all"), pills, _best_line(position))


_LEVELS: Final = {"nudge": _nudge, "region": _region, "move": _move, "all": _all}


def verdict(value: Value) -> Text:
    """Return a value in a word and a number: a win or a loss with the tiles left, or a draw."""
    return WORDS(f"pill-{value.outcome}", n=value.tiles)


def _pill(cell: str, value: Value) -> Mark:
    return {
        "kind": "tag",
        "symbol": f"pill-{value.outcome}",
        "colour": f"on-{value.outcome}",
        "text": verdict(value),
        "at": rim(cell),
    }


def _best_line(position: Position) -> list[Offer]:
    return [
        {"label": WORDS("offer-best"), "moves": [str(move) for move in _explain(position, _best(position)[0]).line]}
    ]


# --- why a move loses ------------------------------------------------------------------------------------------------
def _mistake(beats: Sequence[Beat[Position]], index: int) -> Explanation | None:
    """Return why the move just made loses, if the one who made it had not lost before."""
    position = beats[index].position
    before = next((beat.position for beat in reversed(beats[:index]) if beat.position.phase == "taking"), None)
    if before is None or before.taken != position.taken[:-1] or before.layout != position.layout:
        return None
    move = Move(CELLS[position.taken[-1]])
    value = worth(before)[move]
    if value.outcome != "loss" or max(worth(before).values()).outcome == "loss":
        return None
    return _explain(before, move)


def _refuted(why: Explanation) -> Help:
    doubt: Mark = {
        "kind": "tag",
        "symbol": "doubt",
        "colour": "on-loss",
        "text": "?",
        "at": corner(why.move.cell),
    }
    offer: Offer = {"label": WORDS("offer-why"), "moves": [str(move) for move in why.line[1:]]}
    return Help(_sentence(why), [*_outlines(why), *_future(why), doubt], [offer])


def _deciding(why: Explanation) -> Step:
    """Return the winner's last move before the one that ends the line; the mistake, if the next move ends it."""
    return why.steps[-3] if len(why.steps) > 2 else why.steps[0]


def _threats(why: Explanation) -> tuple[Threat, ...]:
    """Return the winner's threats that decide: what the line carries out first, then the others that could be."""
    winner, last = why.steps[-1].who, why.line[-1].cell
    open_now = [threat for step in why.steps[-3:-1] for threat in (*step.new, *step.wins) if threat.who == winner]
    known = {threat.pattern: threat for threat in open_now}
    for pattern in why.patterns:  # the one that is carried out may be old
        known.setdefault(pattern, Threat(winner, last, pattern, ""))
    return tuple(sorted(known.values(), key=lambda threat: threat.pattern not in why.patterns))


def _sentence(why: Explanation) -> Text:
    """Say what ends the line, and how many moves it takes when it takes many."""
    end = _end(why)
    moves = len(why.steps) - 1
    if moves <= _SHORT:
        return end
    return {language: WORDS.say(language, "why-later", n=moves, why=words) for language, words in end.items()}


def _end(why: Explanation) -> dict[str, str]:
    """Say what ends the line: a block, a full board, two threats at once, one that cannot be met, or a single one."""
    winner, last = why.steps[-1].who, why.line[-1].cell
    if why.ended_by in ("block", "full"):
        return WORDS(f"why-{why.ended_by}", who=winner, cells=last)
    cells = tuple(dict.fromkeys(threat.cell for threat in _threats(why)))
    deciding = _deciding(why)
    if len(cells) > 1:
        return WORDS("why-double", who=winner, cells=spell(cells))
    forced = len(why.steps) > 2 and deciding.replies and not deciding.safe
    return WORDS("why-forced" if forced else "why-threat", who=winner, cells=spell(cells))


def _outlines(why: Explanation) -> list[Mark]:
    if not why.patterns:
        return []
    found: list[Mark] = []
    for number, threat in enumerate(_threats(why)):
        style, colour = _STYLES[min(number, 1)]
        found.append({"kind": "trace", "colour": colour, "tone": "now", "d": outline(threat.pattern, style)})
    return found


def _future(why: Explanation) -> list[Mark]:
    """Return the tokens of a short refutation, numbered, where they will lie."""
    steps = why.steps[1:]
    if len(steps) > _SHORT:
        return []
    found: list[Mark] = [stamp(f"{step.who}-future", step.move.cell) for step in steps]
    for number, step in enumerate(steps, start=1):
        found.append(
            {
                "kind": "badge",
                "symbol": f"number-{step.who}",
                "colour": step.who,
                "text": str(number),
                "at": corner(step.move.cell),
            }
        )
    return found
