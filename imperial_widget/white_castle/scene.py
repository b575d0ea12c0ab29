"""The White Castle as a scene: the board once, then one frame a beat. Knows position and words; decides no rule."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from imperial_widget.core.messages import LANGUAGES
from imperial_widget.core.model import Beat, Event
from imperial_widget.core.scene import VERSION, Badge, Board, Card, CardRow, Choice, Counter, Frame, Piece, Seat, Text
from imperial_widget.core.svg import draw

from . import vocabulary
from .choices import choices, refusals
from .components import (
    CARD_NUMBERS,
    CARD_ROWS,
    CLAN_ROWS,
    DECREE_OF,
    LANTERN_PART,
    RESOURCE_PARTS,
    RIVAL_DECK_IS_RECONSTRUCTION,
    WORKERS,
)
from .drawing import MOST, PALETTE, layouts, symbols_for
from .figures import figure
from .foresight import action_symbol
from .marks import marks
from .moves import legal_moves
from .narration import WORDS, action_text, parts_text, piece_name, question_text, spot_name, tell
from .pieces import pieces
from .position import Position
from .refusals import RULE_OF
from .whereabouts import whereabouts

_MARKERS: Final = {"turn_order": "stop", "next_round": "stop", "score": "score", "win": "end"}
_CLAN_WORDS: Final = "clan-"


# --- what stays ------------------------------------------------------------------------------------------------------
def draw_board(position: Position, title: Mapping[str, str] | None = None) -> Board:
    """Return the static part of the scene."""
    people = tuple(clan for clan in position.clans if clan != position.rival)
    drawn = layouts(people, spot_name, _board_word)
    return {
        "version": VERSION,
        "game": "white_castle",
        "title": WORDS("game-title"),
        "subtitle": dict(title) if title else "",
        "emblem": "castle",
        "badges": _badges(position),
        "palette": PALETTE,
        "symbols": symbols_for(people),
        "names": _names(position),
        "layouts": {"wide": drawn["wide"], "narrow": drawn["narrow"]},
        "seats": [_seat(position, clan) for clan in position.clans],
        "rules": WORDS.rules(vocabulary.RULES),
        "languages": dict(LANGUAGES),
        "ui": {},
        "counterName": WORDS("counter-name"),
        "counterSymbol": "icon:vp",
        "cardsName": WORDS("cards-name"),
        "bots": {},
        "plain": True,
        "foresight": True,
    }


def _board_word(word: str) -> Text:
    return WORDS(f"name-{word.removeprefix(_CLAN_WORDS)}" if word.startswith(_CLAN_WORDS) else f"board-{word}")


def _names(position: Position) -> dict[str, Text]:
    """Return the spoken names of workers and markers, of the rows of starting cards, and of what a space costs."""
    names: dict[str, Text] = {"badge:0": WORDS("lens-free")}
    for n in range(1, MOST + 1):
        names |= {f"badge:+{n}": WORDS("lens-gains", n=n), f"badge:-{n}": WORDS("lens-pays", n=n)}
    for clan in position.clans:
        names[f"influence-{clan}"] = piece_name(f"clan:{clan}") or ""
        for kind in CLAN_ROWS:
            spoken = piece_name(f"{kind}:{clan}") or ""
            names |= {f"{kind}-{clan}-{number}": spoken for number in range(1, WORKERS + 1)}
    for card, number in CARD_NUMBERS.items():
        if number in RESOURCE_PARTS:
            names[f"goods:{card}"] = _goods_name(number)
        elif card.startswith("action"):
            names[action_symbol(CARD_ROWS[number][0], "dark")] = action_text(CARD_ROWS[number][0])
    return names


def _goods_name(card: int) -> Text:
    """Return what a clan begins with in words, the decree that comes with it included."""
    goods = parts_text(RESOURCE_PARTS[card])
    decree = DECREE_OF.get(card)
    if decree is None:
        return goods
    name, gift = WORDS("card-decree"), parts_text((LANTERN_PART[decree],))
    return {language: f"{goods[language]}; {name[language]}: {gift[language]}" for language in goods}


def _seat(position: Position, clan: str) -> Seat:
    seat: Seat = {
        "id": clan,
        "name": WORDS(f"name-{clan}"),
        "symbol": f"clan:{clan}",
        "colour": clan,
        "playing": True,
    }
    if clan == position.rival:
        seat["fixed"] = True
        seat["role"] = WORDS("role-rival")
    return seat


def _badges(position: Position) -> list[Badge]:
    if position.rival is None:
        return [{"text": WORDS("badge-players", n=position.players), "hint": WORDS("edition-hint")}]
    badges: list[Badge] = [
        {"text": WORDS("badge-solo", difficulty=position.difficulty), "hint": WORDS("edition-hint")},
    ]
    if RIVAL_DECK_IS_RECONSTRUCTION:
        badges.append({"text": WORDS("badge-deck"), "hint": WORDS("badge-deck.hint")})
    return badges


def picture(position: Position, language: str = "en") -> str:
    """Return a position as a standalone SVG picture."""
    start = Beat(Event("start", ("setup",), {}), position)
    return draw(draw_board(position), draw_frame([start], 0, {}), language=language)


# --- one beat --------------------------------------------------------------------------------------------------------
def draw_frame(beats: Sequence[Beat[Position]], index: int, seats: Mapping[str, str]) -> Frame:
    """Return the frame of one beat of a line. `seats` maps the seats held by bots to the bot."""
    beat = beats[index]
    event, position = beat.event, beat.position
    before = beats[index - 1].position if index else position
    say, line = tell(event, position)
    frame: Frame = {
        "id": -1,
        "parent": -1,
        "kind": event.kind,
        "say": say,
        "line": line,
        "rules": list(event.rules),
        "status": WORDS("status-scoring") if event.kind == "score" else _status(position),
        "pieces": [_named(piece) for piece in pieces(position, whereabouts(beats, index))],
        "marks": marks(beats, index),
        "counters": _counters(beat, before, seats),
        "table": _table(position, seats),
        "choices": [],
        "why": _why(position),
    }
    if position.phase == "play":
        frame["supply"] = WORDS("supply-turns", n=3 * len(position.clans) - position.turn)
        if before.phase == "play" and index:
            frame["chapter"] = str(before.turn + 1)
    who = event.data.get("who")
    if isinstance(who, str):
        frame["who"] = who
    if event.kind in _MARKERS:
        frame["marker"] = _MARKERS[event.kind]
    if position.asks is not None and position.mover not in seats:
        if event.kind != "start":  # which has said it
            frame["ask"] = question_text(position)
        frame["choices"] = _buttons(position)
        if no := refusals(position):
            frame["refusals"] = no
    drawn = figure(beats, index)
    if drawn is not None:
        frame["figure"] = drawn
    return frame


def _buttons(position: Position) -> list[Choice]:
    return [] if position.asks == "pair" else choices(position)  # the starting cards carry their moves


def _named(piece: Piece) -> Piece:
    """Give a die its spoken name, which tells its value; the names of all else stand in the board."""
    name = piece_name(piece["symbol"]) if piece["id"].startswith("die-") else None
    return {**piece, "name": name} if name is not None else piece


def _status(position: Position) -> Text:
    if position.phase in ("play", "gardens"):
        return WORDS("status-round" if position.phase == "play" else "status-gardens", n=position.round)
    return WORDS(f"status-{position.phase}")


def _counters(beat: Beat[Position], before: Position, seats: Mapping[str, str]) -> list[Counter]:
    """Return the clan points of everybody."""
    position = beat.position
    mover = position.mover if position.asks is not None else None
    counters: list[Counter] = []
    for clan, points in position.points.items():
        counter: Counter = {"seat": clan, "n": points}
        if before.points[clan] != points:
            counter["was"] = before.points[clan]
        if clan in seats:
            counter["bot"] = seats[clan]
        if beat.event.data.get("who") == clan:
            counter["active"] = True
        if clan == mover:
            counter["waiting"] = True
        if clan == position.winner:
            counter["place"] = 1
        counters.append(counter)
    return counters


def _why(position: Position) -> str:
    """Return the rule that answers a click on anything that cannot be chosen."""
    if position.phase == "over":
        return "end.after_three"
    return RULE_OF[position.asks] if position.asks is not None else "turn.take_die"


# --- the draft -------------------------------------------------------------------------------------------------------
def _table(position: Position, seats: Mapping[str, str]) -> list[Card]:
    """Return the pairs of starting cards to choose from."""
    if position.phase != "draft":
        return []
    open_ = {str(move) for move in legal_moves(position)} if position.mover not in seats else set()
    return list(_pairs(position, open_))


def _pairs(position: Position, open_: set[str]) -> Iterator[Card]:
    for number, pair in enumerate(position.pairs, start=1):
        if pair is None:
            continue
        resources, action = pair
        symbols = (f"goods:{resources}", action_symbol(CARD_ROWS[CARD_NUMBERS[action]][0], "dark"))
        rows: list[CardRow] = [
            {"symbol": symbol, "tone": "panel" if i % 2 == 0 else "ground", "state": "waiting"}
            for i, symbol in enumerate(symbols)
        ]
        card: Card = {"id": f"pair-{number}", "title": str(number), "rows": rows, "state": "waiting"}
        if f"pair-{number}" in open_:
            card["move"] = f"pair-{number}"
        else:
            card["why"] = "setup.draft"
        yield card
