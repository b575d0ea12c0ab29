"""What would this move do? The steps of a turn for a die that is held over a space, for any other move what follows.

The move is made on a copy of the game, so that nothing here can be wrong about a rule. What lies hidden stays hidden:
cards and dice to come are not told. Knows no widget.
"""

from __future__ import annotations

from typing import Any, Final

from imperial_widget.core.model import Event
from imperial_widget.core.scene import Foresight, ForesightRow, ForesightStep, Text

from . import rules, turn
from . import state as st
from .components import (
    ACTIONS,
    CARD_NUMBERS,
    CARD_ROWS,
    CLAN_ROWS,
    COLOURS,
    DEEDS,
    GOODS,
    LANTERN,
    LANTERN_PART,
    OUTSIDE,
    ROW_PARTS,
    SELECTS,
    SPACES,
    TILE_COLOUR,
    WORKERS,
    Part,
)
from .components import CASTLE as CASTLE_DEED
from .drawing import code
from .effects import well_parts
from .means import could_pay, payable
from .moves import after, apply
from .names import NUMBERS, Move
from .narration import WORDS, action_text, move_text, parts_text, question_text, tell
from .position import Position
from .wording import together

_HIDDEN: Final = ("refill", "roll", "turn_order", "rival_card", "next_round", "game_end")
"""With these something comes to light that nobody knows yet, or the turn is over."""
_REPEATS: Final = ("row", "card_row", "light_row", "castle_action", "outside", "yard_tile", "garden_action", "decline")
"""These only say which move was made."""
_MOST_LINES: Final = 7


def foresee(position: Position, move: Move) -> Foresight:
    """Return what a legal move would do; any other raises `IllegalMove`, naming the rule."""
    after(position, move)
    steps = _die(position, move) if move.kind == "die" else _any(position, move)
    title = WORDS("lens-place", space=move.where) if move.kind == "die" else move_text(position, move)
    return {"title": title, "steps": steps}


# --- a die -----------------------------------------------------------------------------------------------------------
def _die(position: Position, move: Move) -> list[ForesightStep]:
    """Return the three steps of a turn: coins, lantern, actions."""
    s = list(position.state)
    colour, end = move.what.split("-")
    space = SPACES.index(move.where)
    value = position.die_at(move.what)
    covers = turn.space_value(s, space)
    rules.play(s, None, NUMBERS[move])
    return [
        _coins(value, covers),
        _lantern(position, lit=end == "left"),
        _actions(position, s, COLOURS.index(colour), space),
    ]


def _coins(value: int, covers: int) -> ForesightStep:
    change = value - covers
    kind = "gains" if change > 0 else "pays" if change else "free"
    args = {"n": abs(change)} if change else {}
    over, then = WORDS("lens-over", value=value, covers=covers), WORDS(f"lens-{kind}", **args)
    text = {language: f"{over[language]}: {then[language]}" for language in over}
    return {"name": WORDS("lens-coins"), "sign": f"badge:{change:+d}" if change else "badge:0", "text": text}


def _lantern(position: Position, *, lit: bool) -> ForesightStep:
    if not lit:
        return {"name": WORDS("lens-no-lantern"), "faded": True}
    clan = position.clan(position.actor)
    sums: dict[int, int] = {}
    for card in clan.lantern:
        what, number = LANTERN_PART[CARD_NUMBERS[card]]
        sums[what] = sums.get(what, 0) + number
    step: ForesightStep = {"name": WORDS("lens-lantern")}
    step["text"] = parts_text(tuple(sums.items())) if sums else WORDS("lens-cards", n=0)
    return step


def _actions(position: Position, s: st.Row, colour: int, space: int) -> ForesightStep:
    """Return what the space offers, with what can be paid once the coins are settled and the lantern has shone."""
    b = st.HEAD + st.WIDTH * position.state[st.ACTOR]
    if space < 5:
        return _room(position, s, b, colour, space)
    if space < turn.WELL_SPACE:
        rows = [_action_row(s, b, number) for number in OUTSIDE[space - 5]]
        return {"name": WORDS("lens-outside"), "rows": rows}
    if space == turn.WELL_SPACE:
        return {"name": WORDS("lens-well"), "text": parts_text(together(well_parts(s)))}
    sent = WORKERS - position.state[b + (st.COURTIERS, st.GARDENERS, st.WARRIORS)[colour]]
    shown: ForesightRow = {"text": parts_text(ROW_PARTS[colour][sent])}
    rows = [shown]
    if position.clan(position.actor).card is not None:
        rows.append(_action_row(s, b, turn.card_action(s, b, colour)))
    return {"name": WORDS("lens-clan"), "rows": rows}


def _room(position: Position, s: st.Row, b: int, colour: int, room: int) -> ForesightStep:
    card = position.state[st.ROOM + room]
    rows = []
    for number, tile in zip(CARD_ROWS[card], turn.room_tiles(s, room), strict=True):
        if TILE_COLOUR[tile] == colour:
            rows.append(_action_row(s, b, number))
        else:
            needs = _joined(action_text(number), WORDS("lens-needs", colour=COLOURS[TILE_COLOUR[tile]]), bold="")
            rows.append({"symbol": action_symbol(number, _tone(number)), "text": needs, "faded": True})
    return {"name": WORDS("lens-rows", colour=COLOURS[colour]), "rows": rows}


def _tone(number: int) -> str:
    """Return the ground of a row of a castle card: dark ones do something with a worker."""
    what = ACTIONS[number].parts[0][0]
    return "dark" if LANTERN < what < CASTLE_DEED and DEEDS[what - LANTERN] in CLAN_ROWS else "light"


def _action_row(s: st.Row, b: int, number: int) -> ForesightRow:
    text = action_text(number)
    row: ForesightRow = {"symbol": action_symbol(number, _tone(number)), "text": _bold(text)}
    if not could_pay(s, b, number):
        row["text"] = _joined(text, WORDS("lens-cannot"))
        row["faded"] = True
    elif not payable(s, b, number):
        short = max(0, ACTIONS[number].coins - s[b + st.COIN])
        row["text"] = _joined(text, WORDS("lens-with-seals", n=short or 2))
    return row


def _bold(text: dict[str, str]) -> dict[str, str]:
    return {language: f"**{words}**" for language, words in text.items()}


def _joined(text: dict[str, str], more: dict[str, str], bold: str = "**") -> Text:
    return {language: f"{bold}{words}{bold} · {more[language]}" for language, words in text.items()}


# --- any other move --------------------------------------------------------------------------------------------------
def _any(position: Position, move: Move) -> list[ForesightStep]:
    """Return what follows at once, and what is asked then; what only repeats the move is left out."""
    beats = apply(position, move)
    told: list[ForesightRow] = []
    repeats: list[ForesightRow] = []
    known: Position | None = beats[-1].position
    for beat in beats:
        if _ends(position, beat.event):
            known = None
            break
        row: ForesightRow = {"text": tell(beat.event, beat.position)[1]}
        (repeats if beat.event.kind in _REPEATS else told).append(row)
    steps: list[ForesightStep] = []
    asks = known is not None and known.asks is not None
    if told or not asks:
        steps.append({"name": WORDS("lens-leads"), "rows": (told or repeats)[:_MOST_LINES]})
    if known is not None and asks:
        steps.append({"name": WORDS("lens-then"), "text": question_text(known)})
    return [step for step in steps if step.get("rows") or step.get("text")]


def _ends(position: Position, event: Event) -> bool:
    return event.kind in _HIDDEN or (event.kind == "garden_step" and event["who"] != position.actor)


# --- symbols ---------------------------------------------------------------------------------------------------------
def action_symbol(number: int, tone: str = "light") -> str:
    """Return the symbol of a printed action, as `drawing` draws it.

    >>> [action_symbol(number) for number in CARD_ROWS[0]]
    ['do:1seal>courtier', 'do:1seal+1vp', 'do:1food+lantern']
    """
    action = ACTIONS[number]
    effects: list[dict[str, Any]] = [_effect(part) for part in action.parts]
    price = {name: n for name, n in (("coin", action.coins), ("seal", action.seals)) if n}
    return code([{"pay": price, "then": effects}] if price else effects, tone)


def _effect(part: Part) -> dict[str, Any]:
    what, number = part
    if what < LANTERN:
        return {"gain": GOODS[what], "n": number}
    if what == CASTLE_DEED:
        return {"do": "castle_action", "select": SELECTS[number]}
    return {"do": DEEDS[what - LANTERN]}
