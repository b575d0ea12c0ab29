"""The orders of the cards on the table as a scene: what a garden shows when somebody asks "what if?".

    >>> from imperial_widget.sakura import Move, read_position
    >>> table = outcomes("sakura", read_position("E20 B17 R18 G16 tokens B8 R7 G6 table B3 G20 R51"), Move())
    >>> table["focus"], len(table["rows"]), table["rows"][0]["cards"]
    ('green', 6, ['3', '51', '20'])

`orders` finds them; here they become words, bars and strips. Knows the scene and no widget. A game is listed in
`OUTCOMES` when its cards lie in an order at all.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any, Final

from imperial_widget.core.errors import ImperialError
from imperial_widget.core.scene import OutcomeRow, Outcomes, StripSpace, Text
from imperial_widget.sakura import Move, Position, apply
from imperial_widget.sakura import state as st
from imperial_widget.sakura.narration import WORDS
from imperial_widget.sakura.scene import draw_card

from .orders import Orders, Outcome, orders

MOST_ROWS: Final = 12
"""The most rows a garden lists; `orders(...)` has them all."""
ENOUGH: Final = 4_000
"""Outcomes that are enumerated while somebody waits (about a fifth of a second); beyond, so many are sampled."""
_STRIP: Final = 12


def outcomes(game: str, position: Any, move: Any) -> Outcomes:
    """Return what would come of every order of the cards that `move` reveals in `position`."""
    if game not in OUTCOMES:
        msg = f"the cards of {game!r} lie in no order; expected one of {', '.join(OUTCOMES)}"
        raise ImperialError(msg)
    return OUTCOMES[game](position, move)


def of_sakura(position: Position, move: Move) -> Outcomes:
    """Resolve the cards of a round of Sakura in every order."""
    shown = next(beat.position for beat in apply(position, move) if beat.event.kind == "reveal")
    answer = orders(laid(shown), most=ENOUGH, sample=ENOUGH)
    focus = answer.at_stake
    groups = answer.ranked(focus, MOST_ROWS)
    return {
        "cards": [draw_card(shown, card, colour, "waiting") for colour, card in shown.table.items()],
        "say": _say(answer),
        "legend": [WORDS("outcomes-bars"), WORDS("outcomes-losses")],
        "goal": "emperor",
        "loss": "burst",
        "far": max(max(answer.outcomes[group[0]].gaps.values()) for group in groups),
        "columns": list(shown.painters),
        "focus": focus,
        "rows": [_row(answer, group) for group in groups],
        "hidden": len(answer.distinct) - len(groups),
    }


def laid(position: Position) -> Position:
    """Return a round whose cards have just been revealed as it lay before: nothing resolved, ordered by number."""
    row = list(position.state)
    row[st.PHASE] = st.LAID
    row[st.RANK : st.RANK + st.MOST] = [0] * st.MOST
    return Position(tuple(row), position.edition)


def _row(answer: Orders, group: tuple[int, ...]) -> OutcomeRow:
    played = answer.distinct[answer.played.signature] == group
    index = answer.outcomes.index(answer.played) if played else group[0]
    outcome = answer.outcomes[index]
    return {
        "cards": [str(card) for card in outcome.cards],
        "moves": [str(node.move) for node in answer.witness(index).line[2:]],  # the directions that were chosen
        "played": played,
        "count": len({answer.outcomes[index].cards for index in group}),
        "ends": [
            {"far": outcome.gaps[colour], "n": outcome.tokens[colour], "losses": outcome.bumps[colour]}
            for colour in answer.position.painters
        ],
        "strip": _strip(answer.position, outcome),
    }


def _strip(position: Position, outcome: Outcome) -> list[StripSpace]:
    """Return the last spaces up to the Emperor, with who stands there."""
    standing = {outcome.emperor - gap: colour for colour, gap in outcome.gaps.items() if gap < outcome.emperor}
    standing[outcome.emperor] = "emperor"
    bridges = {space for bridge in position.board.bridges for space in bridge}
    first = max(1, outcome.emperor - _STRIP + 1, min(standing) - 1)
    strip: list[StripSpace] = []
    for space in range(first, outcome.emperor + 1):
        each: StripSpace = {"label": str(space)}
        if space in standing:
            colour = standing[space]
            each["symbol"] = f"court:{colour}" if colour == position.court else colour
        if space in bridges:
            each["bridge"] = True
        strip.append(each)
    return strip


def _say(answer: Orders) -> Text:
    """Say in every language how much the order matters, and to whom."""
    painters = answer.position.painters
    count = len({outcome.order for outcome in answer.outcomes})
    pair = answer.pair
    said = [WORDS("outcomes-count", orders=count, ends=len(answer.distinct))]
    if answer.sampled_from is not None:
        said.append(WORDS("outcomes-sampled"))
    if len(answer.distinct) > 1:
        said.append(WORDS("outcomes-pair", one=str(pair[0]), other=str(pair[1])))
    always = [colour for colour in painters if all(outcome.bumps[colour] for outcome in answer.outcomes)]
    some = [
        colour
        for colour in painters
        if colour not in always and any(outcome.bumps[colour] for outcome in answer.outcomes)
    ]
    said += [WORDS("outcomes-always", who=colour) for colour in always]
    if some:
        said.append(WORDS("outcomes-some", who=tuple(some)))
    return {language: " ".join(text[language] for text in said) for language in said[0]}


OUTCOMES: Final[Mapping[str, Callable[[Any, Any], Outcomes]]] = MappingProxyType({"sakura": of_sakura})
