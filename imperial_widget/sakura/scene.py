"""Sakura as a scene: the board once, then one frame for every beat. Knows position and words; no rule, no widget."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from imperial_widget.core.messages import LANGUAGES
from imperial_widget.core.model import Beat, Event
from imperial_widget.core.scene import VERSION, Badge, Board, Card, Choice, Counter, Frame, Hand, Piece, Seat, Text
from imperial_widget.core.svg import draw

from . import rules, vocabulary
from . import state as st
from .components import GARDEN_ACTIONS, PAINTER_ACTIONS, PAINTERS
from .drawing import PALETTE, SYMBOLS, Garden, Ground, gate_scale, gate_slot, ground, symbols_for
from .marks import marks
from .moves import Move
from .narration import WORDS, tell
from .position import Position

_MARKERS: Final = {"bump": "bump", "stop": "stop", "score": "score", "ask": "choice", "win": "end"}
_AFTER_THE_TREE: Final = ("discard_rest", "score", "unranked", "award", "line_up", "win")
_RESOLVES: Final = ("card", "aim", "ask", "decide", "step", "leap", "stay", "bump", "lose", "retreat", "stop")
_WHY: Final = {"choosing": "round.choose", "laid": "round.choose", "resolving": "round.order", "over": "end"}


def ground_of(position: Position) -> Ground:
    """Return the drawing of the position's board, laid out once."""
    board = position.board
    return ground(Garden(board.length, board.torii, board.sakura, board.bridges))


# --- what stays ------------------------------------------------------------------------------------------------------
def draw_board(position: Position, title: Mapping[str, str] | None = None) -> Board:
    """Return the static part of the scene."""
    board = position.board
    in_play = position.painters

    def name(space: int) -> Text:
        if space == 0:
            return WORDS("spot-gate")
        if space == board.torii:
            return WORDS("spot-torii", n=space)
        if space in board.sakura:
            return WORDS("spot-sakura", n=space)
        on_bridge = any(space in bridge for bridge in board.bridges)
        return WORDS("spot-bridge" if on_bridge else "spot-space", n=space)

    def label(space: int) -> Text:
        return str(space) if space else WORDS("spot-gate-drawn")

    layouts = ground_of(position).layouts(name, label)
    return {
        "version": VERSION,
        "game": "sakura",
        "title": WORDS("game-title"),
        "subtitle": dict(title) if title else "",
        "emblem": "sakura",
        "badges": [{"text": _players(position)}, _edition(position)],
        "palette": PALETTE,
        "symbols": {**SYMBOLS, **symbols_for(in_play)},
        "names": _names(in_play),
        "layouts": {"wide": layouts["wide"], "narrow": layouts["narrow"]},
        "seats": [_seat(position, colour) for colour in (*in_play, *(c for c in PAINTERS if c not in in_play))],
        "rules": WORDS.rules(vocabulary.RULES),
        "languages": dict(LANGUAGES),
        "ui": {},
        "counterName": WORDS("counter-name"),
        "counterSymbol": "token",
        "cardsName": WORDS("cards-name"),
        "bots": {},
    }


def _seat(position: Position, colour: str) -> Seat:
    seat: Seat = {
        "id": colour,
        "name": WORDS(f"name-{colour}"),
        "symbol": f"court:{colour}" if colour == position.court else colour,
        "colour": colour,
        "playing": colour in position.painters,
    }
    if colour == position.court:  # nobody's seat, and its row says so
        seat["fixed"] = True
        seat["role"] = WORDS("role-court")
    return seat


def action_message(action: str) -> str:
    """Return the message that speaks an action: `action-emperor-plus-1` for `emperor+1`."""
    spoken = action.replace("+", "-plus-").replace("±", "-either-")
    if action.startswith(("emperor-", "closest-")):
        spoken = spoken.replace("-", "-minus-", 1)
    return "action-" + spoken.lstrip("-")


def _names(in_play: Sequence[str]) -> dict[str, Text]:
    names: dict[str, Text] = {colour: WORDS(f"name-{colour}") for colour in in_play}
    names["emperor"] = WORDS("name-emperor.start")
    for action in GARDEN_ACTIONS:
        names[f"do:{action}"] = WORDS(action_message(action))
    for action in PAINTER_ACTIONS:
        for colour in in_play:
            names[f"do:{action}:{colour}"] = WORDS(action_message(action))
    return names


def _players(position: Position) -> Text:
    if position.court is None:
        return WORDS("badge-players", n=position.players)
    return WORDS("badge-tricky" if position.variant else "badge-court", n=position.players)


def _edition(position: Position) -> Badge:
    edition = position.edition
    if edition.id == "teaching":
        return {"text": WORDS("edition-teaching"), "hint": WORDS("edition-hint")}
    return {"text": edition.name, "hint": edition.note}


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
    over = position.phase == "over"
    frame: Frame = {
        "id": -1,
        "parent": -1,
        "kind": event.kind,
        "say": say,
        "line": line,
        "rules": list(event.rules),
        "status": WORDS("status-over") if over else WORDS("status-round", n=position.round),
        "supply": WORDS("supply", n=position.supply),
        "pieces": _pieces(position),
        "marks": marks(beats, index, ground_of(position)),
        "counters": _counters(beat, before, seats),
        "table": _table(beat),
        "choices": _choices(position, seats),
        "why": _why(position),
    }
    who = event.data.get("who")
    if isinstance(who, str):
        frame["who"] = who
    if event.kind in _MARKERS:
        frame["marker"] = _MARKERS[event.kind]
    if event.kind in _RESOLVES and position.resolving:
        frame["chapter"] = str(position.table[position.resolving])
    if hand := _hand(position, seats):
        frame["hand"] = hand
    if _may_ask_about_the_order(beats, index):
        frame["order"] = [str(card) for card in sorted(position.table.values())]
    return frame


def _may_ask_about_the_order(beats: Sequence[Beat[Position]], index: int) -> bool:
    """Do the cards of this round lie open, and can they be taken back and resolved in another order?"""
    position = beats[index].position
    if not position.table:
        return False
    if position.phase == "laid":
        return not position.hands_known and not position.resolved
    for beat in reversed(beats[: index + 1]):
        if beat.event.kind == "reveal":
            return True
        if not beat.position.table:
            return False
    return False


def _why(position: Position) -> str:
    if position.phase == "deciding":
        return "garden.emperor_choice" if position.half == "garden" else "painter.choice"
    return _WHY[position.phase]


def _pieces(position: Position) -> list[Piece]:
    pieces: list[Piece] = []
    for i, space in enumerate(position.board.sakura, start=1):
        bloom = i <= position.scored
        pieces.append(
            {
                "id": f"stone:{i}",
                "symbol": "petal-after" if bloom else "petal-before",
                "spot": str(space),
                "quiet": True,
            }
        )
        tree: Piece = {
            "id": f"tree:{i}",
            "symbol": "tree-bloom" if bloom else "tree-bare",
            "spot": f"tree:{space}",
            "quiet": True,
        }
        pieces.append(tree)
    at_gate = [colour for colour, space in position.spaces.items() if space == 0]
    for colour, space in position.spaces.items():
        piece: Piece = {
            "id": colour,
            "symbol": f"court:{colour}" if colour == position.court else colour,
            "spot": str(space),
        }
        if space == 0 and len(at_gate) > 1:
            piece["dx"], piece["dy"] = gate_slot(at_gate.index(colour), len(at_gate))
            piece["scale"] = gate_scale(len(at_gate))
        pieces.append(piece)
    pieces.append({"id": "emperor", "symbol": "emperor", "spot": str(position.emperor)})
    return pieces


def _counters(beat: Beat[Position], before: Position, seats: Mapping[str, str]) -> list[Counter]:
    position = beat.position
    waiting = {position.deciding} if position.deciding else set()
    if position.hands_known:  # without hands there is nothing to choose from, and nobody is waited for
        waiting |= {_hand_owner(position, colour) for colour in position.choosing}
    counters: list[Counter] = []
    for colour, tokens in position.tokens.items():
        counter: Counter = {"seat": colour, "n": tokens}
        if before.tokens[colour] != tokens:
            counter["was"] = before.tokens[colour]
        if colour in seats:
            counter["bot"] = seats[colour]
        if beat.event.data.get("who") == colour:
            counter["active"] = True
        if colour in waiting:
            counter["waiting"] = True
        if colour in position.winners:
            counter["place"] = 1
        counters.append(counter)
    return counters


def _hand_owner(position: Position, colour: str) -> str:
    """Return whose hand a painter's card comes from: the lender's, for the court painter."""
    return (position.lends or colour) if colour == position.court else colour


# --- cards -----------------------------------------------------------------------------------------------------------
def _table(beat: Beat[Position]) -> list[Card]:
    position = beat.position
    hidden = position.hands_known and position.phase in ("choosing", "laid")
    cards = [(position.table[colour], colour) for colour in position.order]
    if hidden:
        return [
            {"id": f"down:{colour}", "title": "", "rows": [], "state": "hidden", "seat": colour} for _, colour in cards
        ]
    dropped = beat.event.kind in _AFTER_THE_TREE or "ruling.gate_line_up" in beat.event.rules
    return [
        draw_card(position, number, colour, _card_state(position, colour, dropped=dropped)) for number, colour in cards
    ]


def _card_state(position: Position, colour: str, *, dropped: bool) -> str:
    if colour in position.resolved:
        return "done"
    if colour == position.resolving:
        return "now"
    return "discarded" if dropped else "waiting"


def draw_card(position: Position, number: int, colour: str, state: str) -> Card:
    """Return a card of a painter, on the table or in a hand."""
    card = position.edition.card(number)
    states = {"done": ("done", "done"), "now": ("now", "waiting")}.get(state, ("waiting", "waiting"))
    if state == "now" and position.half == "painter":
        states = ("done", "now")
    return {
        "id": str(number),
        "title": str(number),
        "seat": colour,
        "state": state,
        "rows": [
            {"symbol": f"do:{card.garden}", "tone": "ground", "state": states[0]},
            {"symbol": f"do:{card.painter}:{colour}", "tone": "panel", "state": states[1]},
        ],
    }


def _hand(position: Position, seats: Mapping[str, str]) -> Hand | None:
    """Show one hand: of the next person to choose, or of the only person at the table."""
    if not position.hands_known or position.phase == "over":
        return None
    people = [colour for colour in position.hands if colour not in seats]
    choosing = [colour for colour in position.choosing if _hand_owner(position, colour) in people]
    if choosing:
        painter = choosing[0]
        owner = _hand_owner(position, painter)
    elif len(people) == 1:
        painter = owner = people[0]
    else:
        return None
    cards: list[Card] = []
    for number in sorted(position.hands[owner]):
        card = draw_card(position, number, painter, "waiting")
        if choosing:
            card["move"] = str(Move(painter, number))
        else:
            card["why"] = _why(position)
        cards.append(card)
    return {"seat": painter, "cards": cards}


def _choices(position: Position, seats: Mapping[str, str]) -> list[Choice]:
    if position.phase == "laid" and not position.hands_known:
        return [{"move": "go", "label": WORDS("choice-go")}]
    who = position.deciding
    if who is None or who in seats:
        return []
    choices: list[Choice] = []
    for direction, way in ((1, "forward"), (-1, "back")):
        if position.half == "garden":
            to = max(1, position.emperor + direction)
            label = WORDS(f"choice-emperor-{way}", to=to)
        else:
            steps = int(position.edition.card(position.table[who]).painter[1:])
            to = _lands(position, who, steps, direction)
            label = WORDS(f"choice-{way}", n=steps)
        choices.append(
            {"move": str(Move(who, direction=direction)), "label": label, "seat": who, "spot": str(to), "key": way[0]}
        )
    return choices


def _lands(position: Position, who: str, steps: int, direction: int) -> int:
    """Return the space a walk would end on: the Emperor's, when it would bump into him."""
    row = list(position.state)
    seat = position.painters.index(who)
    space = row[st.SPACE + seat]
    for _ in range(steps):
        if space == 0 and direction < 0:
            return 0
        space = rules.next_empty(row, space, direction, seat)
        if space >= position.emperor:
            return position.emperor
    return space
