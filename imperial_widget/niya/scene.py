"""Niya as a scene: the board once, then one frame a beat. Knows position and words; decides no rule, no widget."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from imperial_widget.core.messages import LANGUAGES
from imperial_widget.core.model import Beat, Event
from imperial_widget.core.scene import VERSION, Badge, Board, Choice, Counter, Frame, Piece, Seat, Text
from imperial_widget.core.svg import draw

from . import rules, vocabulary
from .components import CELLS, CODES, INNER, NUMBERS, PLAYERS, TILES, TOKENS, feature_of, plant_of
from .drawing import PALETTE, SYMBOLS, layouts
from .hints import LEVELS, help_with
from .marks import PILE, marks, takeable
from .moves import NEXT, legal_moves
from .narration import WORDS, tell
from .position import Position

_MARKERS: Final = {
    "row": "stop",
    "square": "stop",
    "block": "stop",
    "full_board": "stop",
    "score": "score",
    "match_won": "end",
    "match_drawn": "end",
}
_ROW: Final = 4  # cells of a row: arrow keys go up and down by so many
_UNUSED: Final = ("faded:", "thumb:", "plant:", "feature:")  # a board travels with every saved notebook
_COUNTED: Final = {"single": "tokens", "three": "rounds"}


# --- what stays ------------------------------------------------------------------------------------------------------
def draw_board(position: Position, title: Mapping[str, str] | None = None) -> Board:
    """Return the static part of the scene."""
    drawn = layouts(_spot_name)
    return {
        "version": VERSION,
        "game": "niya",
        "title": WORDS("game-title"),
        "subtitle": dict(title) if title else "",
        "emblem": "niya",
        "badges": _badges(position),
        "palette": PALETTE,
        "symbols": {name: shapes for name, shapes in SYMBOLS.items() if not name.startswith(_UNUSED)},
        "names": _names(),
        "layouts": {"wide": {**drawn["wide"], "grid": _ROW}, "narrow": {**drawn["narrow"], "grid": _ROW}},
        "seats": [_seat(player) for player in PLAYERS],
        "rules": WORDS.rules(vocabulary.RULES),
        "languages": dict(LANGUAGES),
        "ui": {},
        "counterName": WORDS(f"counter-name-{_COUNTED.get(str(position.match), 'points')}"),
        "counterSymbol": "token",
        "cardsName": "",
        "bots": {},
        "hints": [{"id": level, "name": WORDS(f"hints-{level}")} for level in LEVELS],
    }


def _spot_name(spot: str) -> Text:
    """Return what a place is called: a cell by its notation, which is the same in every language."""
    if spot in NUMBERS:
        return spot
    return WORDS("cards-name") if spot == PILE else WORDS("spot-reserve", who=spot.partition(":")[0])


def _names() -> dict[str, Text]:
    names: dict[str, Text] = {f"tile:{code}": tile_name(code) for code in CODES}
    for player in PLAYERS:
        names |= {f"{player}:{number}": WORDS(f"name-{player}") for number in range(1, TOKENS + 1)}
    return names


def tile_name(code: str) -> Text:
    """Return the plant and the feature of a tile in words."""
    tile = TILES[code]
    return WORDS(f"tile-{plant_of(tile)}-{feature_of(tile)}")


def _seat(player: str) -> Seat:
    return {
        "id": player,
        "name": WORDS(f"name-{player}"),
        "symbol": f"{player}-small",
        "colour": player,
        "playing": True,
    }


def _badges(position: Position) -> list[Badge]:
    match = position.match
    words = WORDS("badge-points", n=match) if isinstance(match, int) else WORDS(f"badge-{match}")
    badges: list[Badge] = [{"text": words, "hint": WORDS("edition-hint")}]
    if position.full_board == "draw":
        badges.append({"text": WORDS("badge-full-draw"), "hint": WORDS("rule-ruling-full-board.text")})
    return badges


def picture(position: Position, language: str = "en") -> str:
    """Return a position as a standalone SVG picture."""
    start = Beat(Event("start", ("setup",), {"who": position.starter, "layout": position.code}), position)
    return draw(draw_board(position), draw_frame([start], 0, {}), language=language)


# --- one beat --------------------------------------------------------------------------------------------------------
def draw_frame(beats: Sequence[Beat[Position]], index: int, seats: Mapping[str, str], hints: str = "off") -> Frame:
    """Return the frame of one beat of a line. `seats` maps the seats held by bots to the bot; `hints` is a level."""
    beat = beats[index]
    event, position = beat.event, beat.position
    before = beats[index - 1].position if index else position
    say, line = tell(event, position)
    helped = help_with(beats, index, seats, hints)
    frame: Frame = {
        "id": -1,
        "parent": -1,
        "kind": event.kind,
        "say": say,
        "line": line,
        "rules": list(event.rules),
        "status": WORDS("status-over") if position.phase == "over" else WORDS("status-round", n=position.round),
        "supply": WORDS("supply-left", n=position.left),
        "pieces": [*_tiles(position), *_tokens(position)],
        "marks": [*marks(beats, index), *helped.marks],
        "counters": _counters(beat, before, seats),
        "table": [],
        "choices": _choices(position, seats),
        "why": _why(position),
    }
    who = event.data.get("who")
    if isinstance(who, str):
        frame["who"] = who
    if event.kind in _MARKERS:
        frame["marker"] = _MARKERS[event.kind]
    if refusals := _refusals(position):
        frame["refusals"] = refusals
    if helped.say:
        frame["hint"] = helped.say
    if helped.offers:
        frame["offers"] = list(helped.offers)
    return frame


def _tiles(position: Position) -> list[Piece]:
    """Return the tiles on the field, then the top of the pile: what lies on top comes last."""
    fades = position.phase == "taking" or position.ended_by == "block"
    may = takeable(position)
    pieces: list[Piece] = []
    for cell, code in position.tiles.items():
        piece = _tile(code, cell)
        if fades and cell not in may:
            piece["faded"] = True
        pieces.append(piece)
    pile = position.pile
    if len(pile) > 1:
        pieces.insert(0, {"id": PILE, "symbol": f"pile:{min(len(pile) - 1, 2)}", "spot": PILE, "quiet": True})
    return pieces + [_tile(code, PILE) for code in pile[-2:]]


def _tile(code: str, spot: str) -> Piece:
    tile = TILES[code]
    return {"id": f"tile:{code}", "symbol": f"tile:{plant_of(tile)}-{feature_of(tile)}", "spot": spot}


def _tokens(position: Position) -> list[Piece]:
    """Return all tokens, those to be placed first; the last of a row is placed first, so that the row stays whole."""
    waiting: list[Piece] = []
    placed: list[Piece] = []
    for player, cells in position.tokens.items():
        for number in range(1, TOKENS + 1):
            id_ = f"{player}:{number}"
            if number <= TOKENS - len(cells):
                waiting.append({"id": id_, "symbol": f"{player}-small", "spot": id_, "quiet": True})
            else:
                placed.append({"id": id_, "symbol": player, "spot": cells[TOKENS - number]})
    return waiting + sorted(placed, key=lambda piece: position.taken.index(NUMBERS[piece["spot"]]))


def _counters(beat: Beat[Position], before: Position, seats: Mapping[str, str]) -> list[Counter]:
    """Return what the players have: tokens to place in a single round, else rounds won or points."""
    position = beat.position
    single = position.match == "single"
    waits = _holder(position)
    counters: list[Counter] = []
    for number, player in enumerate(PLAYERS):
        has = position.supply[player] if single else position.score[number]
        counter: Counter = {"seat": player, "n": has}
        if not single and before.score[number] != has:
            counter["was"] = before.score[number]
        if player in seats:
            counter["bot"] = seats[player]
        if beat.event.data.get("who") == player:
            counter["active"] = True
        if player == waits:
            counter["waiting"] = True
        if player == position.match_winner:
            counter["place"] = 1
        counters.append(counter)
    return counters


def _holder(position: Position) -> str | None:
    """Return whose move it is: match.loser_starts says who lays out the next round."""
    if position.phase == "next" and position.result:
        return rules.next_starter(position.result, position.starter)
    return position.mover if position.phase == "taking" else None


# --- what may be done ------------------------------------------------------------------------------------------------
def _choices(position: Position, seats: Mapping[str, str]) -> list[Choice]:
    holder = _holder(position)
    if holder is None or holder in seats:
        return []
    if position.phase == "next":
        return [{"move": str(NEXT), "label": WORDS("choice-next"), "seat": holder}]
    return [
        {
            "move": str(move),
            "label": WORDS("choice-take", cell=move.cell, tile=position.tiles[move.cell]),
            "seat": holder,
            "spot": move.cell,
        }
        for move in legal_moves(position)
    ]


def _refusals(position: Position) -> dict[str, str]:
    """Return why the other cells cannot be chosen, by cell."""
    if position.phase != "taking":
        return {}
    may = takeable(position)
    return {cell: _refusal(position, number) for number, cell in enumerate(CELLS) if cell not in may}


def _refusal(position: Position, cell: int) -> str:
    if cell in position.taken:
        return "take.replace"
    return "first.border" if not position.taken and cell in INNER else "take.match"


def _why(position: Position) -> str:
    """Return the rule that answers a click on anything else."""
    if position.phase == "taking":
        return "take.match" if position.taken else "first.border"
    if position.phase == "placing":
        return "take.replace"
    return "match.loser_starts" if position.phase == "next" else rules.MATCH_RULES[position.match]
