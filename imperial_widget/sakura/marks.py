"""What is drawn over the garden for one beat: traces, ghosts, counts, bursts, rings and tags.

A *run* is what one piece did in a row: its steps, or its bump with everything that follows from it. The current beat
is drawn strongly, the earlier ones of its run lightly, and nothing older. Knows no widget.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from imperial_widget.core.model import Beat
from imperial_widget.core.scene import Mark

from .drawing import Ground
from .position import Position

_MOVES: Final = ("step", "leap", "retreat", "line_up")
_RUN: Final = (*_MOVES, "bump", "lose")
_RINGED: Final = ("aim", "ask", "decide", "stay", "choose", "court_card", "card")
_MINUS: Final = "\N{MINUS SIGN}"


def marks(beats: Sequence[Beat[Position]], index: int, ground: Ground) -> list[Mark]:
    """Return the marks of one beat of a line."""
    run = _run(beats, index)
    return [*_traces(run, ground), *_ghosts(run), *_counts(run, ground), *_stamps(run, ground)]


def _run(beats: Sequence[Beat[Position]], index: int) -> list[Beat[Position]]:
    """Return the beats of the current run, the current one last."""
    beat = beats[index]
    start = index
    if beat.event.kind in _RUN:
        while start and _same_run(beats[start - 1], beat):
            start -= 1
    return list(beats[start : index + 1])


def _same_run(earlier: Beat[Position], beat: Beat[Position]) -> bool:
    event = earlier.event
    if event.kind not in _RUN or event["who"] != beat.event["who"]:
        return False
    if "line_up" in (event.kind, beat.event.kind):
        return False
    same_card = earlier.position.resolving == beat.position.resolving
    return same_card and earlier.position.half == beat.position.half


def _int(beat: Beat[Position], key: str) -> int:
    return int(str(beat.event[key]))


def _traces(run: list[Beat[Position]], ground: Ground) -> list[Mark]:
    found: list[Mark] = []
    for beat in run:
        kind = beat.event.kind
        if kind not in _MOVES and kind != "bump":
            continue
        start, to, who = _int(beat, "from"), _int(beat, "to"), str(beat.event["who"])
        if start == to or (kind == "bump" and beat.event.rule == "disgrace.by_emperor"):
            continue
        if kind == "bump":
            d = ground.bump(start, to)
        elif kind in ("leap", "line_up"):
            d = ground.leap(start, to)
        else:
            d = ground.hop(start, to)
        mark: Mark = {"kind": "trace", "colour": _colour(who), "tone": "now" if beat is run[-1] else "earlier", "d": d}
        if kind != "bump":
            mark["arrow"] = True
        if beat is run[-1] and kind != "bump":
            mark["piece"] = who
        found.append(mark)
    return found


def _colour(who: str) -> str:
    return "gold-line" if who == "emperor" else who


def _ghosts(run: list[Beat[Position]]) -> list[Mark]:
    """Show where the piece stood before each step of the run, as long as nobody stands there now."""
    position = run[-1].position
    taken = {*position.spaces.values(), position.emperor, 0}
    found: list[Mark] = []
    for beat in run:
        who = beat.event.data.get("who")
        if beat.event.kind not in _MOVES or not isinstance(who, str) or who == "emperor":
            continue
        start = _int(beat, "from")
        if start not in taken:
            taken.add(start)
            found.append({"kind": "ghost", "symbol": f"ghost:{who}", "colour": _colour(who), "spot": str(start)})
    return found


def _counts(run: list[Beat[Position]], ground: Ground) -> list[Mark]:
    """Number the counted spaces of the last movement of the run."""
    last = run[-1].event
    if last.kind not in ("step", "retreat") or last["of"] == 1:
        return []
    found: list[Mark] = []
    for beat in run:
        if beat.event.kind == last.kind:
            start, to = _int(beat, "from"), _int(beat, "to")
            at = ground.badge(to, to < start)
            colour = _colour(str(last["who"]))
            found.append(
                {"kind": "badge", "symbol": "badge", "colour": colour, "text": str(beat.event["count"]), "at": at}
            )
    return found


def _stamps(run: list[Beat[Position]], ground: Ground) -> list[Mark]:
    beat = run[-1]
    event, position = beat.event, beat.position
    who = event.data.get("who")
    found: list[Mark] = []
    if isinstance(who, str) and (event.kind in _MOVES or event.kind in _RINGED or event.kind == "award"):
        space = position.emperor if who == "emperor" else position.spaces[who]
        if space:
            found.append({"kind": "ring", "symbol": "ring", "colour": _colour(who), "spot": str(space)})
    for earlier in run:
        if earlier.event.kind == "bump":
            start, to = _int(earlier, "from"), _int(earlier, "to")
            found.append({"kind": "burst", "symbol": "burst", "at": ground.burst(start if start != to else to - 1, to)})
        if earlier.event.kind == "lose" and earlier.event["was"] != earlier.event["tokens"]:
            bumped = next(b for b in run if b.event.kind == "bump")
            found.append(_tag(f"{_MINUS}1", ground, _int(bumped, "to")))
    if event.kind == "award" and isinstance(who, str):
        found.append(_tag(f"+{event['won']}", ground, position.spaces[who]))
    if event.kind in ("stop", "score"):
        found.append({"kind": "ring", "symbol": "ring", "colour": "bloom-ink", "spot": str(event["space"])})
    if event.kind == "win":
        found += [
            {"kind": "ring", "symbol": "ring", "colour": winner, "spot": str(position.spaces[winner])}
            for winner in position.winners
        ]
    return found


def _tag(text: str, ground: Ground, space: int) -> Mark:
    return {"kind": "tag", "symbol": "tag", "text": text, "at": ground.above(space)}
