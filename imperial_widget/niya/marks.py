"""What is drawn over the field for one beat: what may be taken and why, the last token, the pattern that has won.

A tile that may be taken wears a dark rim, and a bar beside the half that matches the pile: the sky for its feature, the
ground for its plant. Help, which a person must ask for, is `hints.py`'s. Knows no widget and decides no rule.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from imperial_widget.core.model import Beat
from imperial_widget.core.scene import Mark

from . import rules
from .components import CELLS, INNER, NUMBERS
from .drawing import outline
from .moves import legal_moves
from .position import Position

PILE: Final = "pile"
_BARS: Final = {"feature": "match-sky", "plant": "match-ground"}


def marks(beats: Sequence[Beat[Position]], index: int) -> list[Mark]:
    """Return the marks of one beat of a line."""
    beat = beats[index]
    position = beat.position
    return [*_patterns(beat), *_takeable(position), *_barred(position), *_matched(beat), *_last(position)]


def takeable(position: Position) -> tuple[str, ...]:
    """Return the cells whose tiles may be taken now."""
    return tuple(move.cell for move in legal_moves(position) if move.cell)


def stamp(symbol: str, spot: str) -> Mark:
    """Return a symbol stamped on a cell, or on the pile."""
    return {"kind": "ring", "symbol": symbol, "spot": spot}


def _takeable(position: Position) -> list[Mark]:
    """first.border, take.match: a rim on every tile that may be taken, a bar where it matches."""
    found: list[Mark] = []
    for cell in takeable(position):
        found.append(stamp("takeable", cell))
        if position.taken:
            top = position.layout[position.taken[-1]]
            found.append(stamp(_BARS[rules.match(top, position.layout[NUMBERS[cell]])], cell))
    return found


def _barred(position: Position) -> list[Mark]:
    """first.border, win.block: a slash on the inner four before the first move, and on every tile nobody can take."""
    if position.phase == "taking" and not position.taken:
        return [stamp("barred", CELLS[cell]) for cell in sorted(INNER)]
    return [stamp("barred", cell) for cell in position.tiles] if position.ended_by == "block" else []


def _matched(beat: Beat[Position]) -> list[Mark]:
    """take.match: while a tile is on its way, a bar on the pile says which half of it matches."""
    bar = _BARS.get(str(beat.event.data.get("matches")))
    return [stamp(bar, PILE)] if bar and beat.event.kind == "take" else []


def _last(position: Position) -> list[Mark]:
    """Ring the last token, or the gap it will fill."""
    return [stamp("last", CELLS[position.taken[-1]])] if position.taken else []


def _patterns(beat: Beat[Position]) -> list[Mark]:
    """win.row, win.square: outline the pattern of the beat; after it, all that have won."""
    cells = beat.event.data.get("cells")
    told = (cells,) if beat.event.kind in ("row", "square") and isinstance(cells, tuple) else ()
    later = beat.position.patterns if beat.event.kind not in ("take", "place", "row", "square") else ()
    return [{"kind": "trace", "colour": "win", "tone": "now", "d": outline(each)} for each in told or later]
