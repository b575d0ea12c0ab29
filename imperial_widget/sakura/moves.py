"""What players may do: `new_game`, `legal_moves`, `apply`. The pure face of the rules.

    >>> position = new_game(players=3, seed=7)
    >>> moves = legal_moves(position)
    >>> len(moves), str(moves[0])
    (15, 'B42')
    >>> [beat.event.kind for beat in apply(position, moves[0])]
    ['choose']

Players choose secretly and in any order; nothing is revealed before the last has chosen. A direction is a move of
its own, made when the card resolves. A move that reveals the cards may ask "what if" and name another order for them:
`go:RBG`, `G20:RBG`. It is no legal move of the game, so `legal_moves` never lists it, but `apply` plays it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final

from imperial_widget.core.errors import BadPosition, IllegalMove, ImperialError
from imperial_widget.core.model import Beat

from . import events, rules, vocabulary
from . import state as st
from .components import BY_LETTER, LETTERS, PAINTERS, Edition
from .position import Position

_CODES: Final = {1: st.FORWARD, -1: st.BACK}
_MOST_SEED: Final = (1 << 32) - 1


@dataclass(frozen=True, slots=True)
class Move:
    """What a player intends: play a card for a painter, choose a direction, or let laid-out cards go.

    >>> str(Move("blue", card=3)), str(Move("green", direction=-1)), str(Move())
    ('B3', 'G-', 'go')
    >>> str(Move(order=("red", "blue", "green")))
    'go:RBG'
    """

    painter: str = ""
    card: int = 0
    direction: int = 0
    order: tuple[str, ...] = ()
    """What if: the painters in the order in which the cards resolve, instead of by number."""

    def __str__(self) -> str:
        """Return the text form: `B3`, `B+`, `B-` or `go`, and behind a colon the order somebody asks about."""
        asked = ":" + "".join(LETTERS[colour] for colour in self.order) if self.order else ""
        if not self.painter:
            return "go" + asked
        return LETTERS[self.painter] + (str(self.card) if self.card else {1: "+", -1: "-"}[self.direction]) + asked


_PLAYS: Final = {colour: tuple(Move(colour, card) for card in range(st.CARDS + 1)) for colour in PAINTERS}
"""Every card move there is, made once: a game lists about a thousand of them."""


def read_move(position: Position, text: str) -> Move:
    """Read a move. It need not be legal, but it must speak of this game's painters and cards."""
    if not isinstance(text, str):
        text = str(text)
    word, colon, letters = text.strip().partition(":")
    if colon:
        return replace(read_move(position, word), order=_read_order(position, text, letters))
    if word == "go":
        return Move()
    colour = BY_LETTER.get(word[:1].upper())
    if colour in position.painters:
        rest = word[1:]
        if rest in ("+", "-"):
            return Move(colour, direction=1 if rest == "+" else -1)
        if rest.isascii() and rest.isdigit() and 1 <= int(rest) <= st.CARDS:
            return Move(colour, card=int(rest))
    known = ", ".join(LETTERS[c] for c in position.painters)
    msg = f"move {text!r} cannot be read; expected one of {known} with a card (B3) or a direction (B+, B-), or 'go'"
    raise IllegalMove(msg, rule="round.choose", move=text)


def _read_order(position: Position, text: str, letters: str) -> tuple[str, ...]:
    order = tuple(BY_LETTER.get(letter, letter) for letter in letters)
    if sorted(order) != sorted(position.painters):
        known = "".join(LETTERS[c] for c in position.painters)
        msg = f"move {text!r} asks for the order {letters!r}; expected every painter once, such as {known}"
        raise IllegalMove(msg, rule="round.order", move=text)
    return order


def new_game(
    players: int = 3,
    *,
    seed: int = 0,
    variant: str | None = None,
    edition: Edition | str | Path | None = None,
    painters: Sequence[str] | None = None,
) -> Position:
    """Set up a game: the Emperor on the torii, painters on the gate, five tokens and five cards each.

    With two players the next free painter becomes the court painter; `variant="tricky"` plays the tricky
    variant. The seed alone decides every shuffle.
    """
    if not isinstance(players, int) or isinstance(players, bool) or not 2 <= players <= st.MOST:
        msg = f"players={players!r}; expected a number from 2 to 6"
        raise ImperialError(msg)
    if not isinstance(seed, int) or isinstance(seed, bool) or not 0 <= seed <= _MOST_SEED:
        msg = f"seed={seed!r}; expected a whole number from 0 to {_MOST_SEED}"
        raise ImperialError(msg)
    if variant not in (None, "tricky"):
        msg = f"variant={variant!r}; expected None or 'tricky'"
        raise ImperialError(msg)
    if variant and players != 2:
        msg = f"variant='tricky' with {players} players; expected two players"
        raise ImperialError(msg)
    if not isinstance(edition, Edition):
        edition = Edition.load(edition)
    colours = _colours(players, painters)
    row = [0] * st.SIZE
    row[st.CARD] = row[st.COURT] = row[st.LENDER] = -1
    row[st.PAINTERS] = len(colours)
    if players == 2:
        row[st.COURT] = 2
        row[st.TRICKY] = int(variant == "tricky")
    row[st.ROUND] = row[st.KNOWN] = 1
    row[st.EMPEROR] = edition.board(players).torii
    for seat, colour in enumerate(colours):
        row[st.COLOUR + seat] = PAINTERS.index(colour)
        row[st.TOKENS + seat] = st.FIRST_TOKENS
    row[st.SUPPLY] = st.ALL_TOKENS - st.FIRST_TOKENS * len(colours)
    rules.set_up(row, None, seed)
    return Position(tuple(row), edition)


def _colours(players: int, painters: Sequence[str] | None) -> list[str]:
    chosen = list(PAINTERS[:players] if painters is None else painters)
    for colour in chosen:
        if colour not in PAINTERS or chosen.count(colour) > 1:
            msg = f"painters={painters!r}: {colour!r}; expected different ones of {', '.join(PAINTERS)}"
            raise ImperialError(msg)
    if len(chosen) != players:
        msg = f"painters={painters!r} for {players} players; expected one each"
        raise ImperialError(msg)
    if players == 2:
        chosen.append(next(c for c in PAINTERS if c not in chosen))
    return chosen


def legal_moves(position: Position) -> tuple[Move, ...]:
    """Every move that may be made now, by anyone, in seat order."""
    s = list(position.state)
    phase = s[st.PHASE]
    painters = position.painters
    if phase == st.LAID:
        return (Move(),)
    if phase == st.DECIDING:
        who = painters[s[st.CARD]]
        return (Move(who, direction=1), Move(who, direction=-1))
    if phase != st.CHOOSING:
        return ()
    moves = []
    for seat, colour in enumerate(painters):
        if rules.has_to_choose(s, seat):
            plays = _PLAYS[colour]
            moves += [plays[card] for card in _playable(s, seat)]
    return tuple(moves)


def _playable(s: list[int], seat: int) -> list[int]:
    """Return the cards that may be played for a seat: a hand, or without hands every card not on the table."""
    if s[st.KNOWN]:
        hand = rules.hand_of(s, seat)
        start = st.HAND + hand * st.HAND_SIZE
        return s[start : start + s[st.HAND_COUNT + hand]]
    laid = s[st.TABLE : st.TABLE + st.MOST]
    return [card for card in range(1, st.CARDS + 1) if card not in laid]


def apply(position: Position, move: Move) -> tuple[Beat[Position], ...]:
    """Make a move; return its beats. The last one holds the resulting position."""
    s = list(position.state)
    code = encode(position, move)
    forbidden = rules.allows(s, code) if code >= 0 else vocabulary.R_CHOOSE
    if forbidden >= 0:
        rule = vocabulary.RULES[forbidden]
        msg = f"move {str(move)!r} is not legal: {_reason(position, move)} (rule {rule})"
        raise IllegalMove(msg, rule=rule, move=str(move))
    if move.order:
        if not reveals(position, move):
            msg = f"move {str(move)!r} reveals no cards; expected the move that does, with an order for all of them"
            raise IllegalMove(msg, rule="round.order", move=str(move))
        for place, colour in enumerate(move.order, start=1):
            s[st.RANK + position.painters.index(colour)] = place
    log: list[rules.Entry] = []
    rules.play(s, position.table_row, log, code)
    edition = position.edition
    return tuple([events.beat(entry, edition) for entry in log])


def reveals(position: Position, move: Move) -> bool:
    """Does a legal move open the cards on the table? The last card chosen does, and `go`."""
    if move.painter:
        return position.choosing == (move.painter,) and not move.direction
    return position.phase == "laid" and not position.resolved


def reorder(position: Position, cards: Sequence[str], move: Move | None = None) -> Move | None:
    """Return `move` (or `go`) with the cards it reveals in another order; None when it does not reveal these cards.

    >>> position = Position.read("E20 B17 R18 G16 table B3 G20 R51")
    >>> str(reorder(position, ["51", "3", "20"])), str(reorder(position, ["3", "20", "51"]))
    ('go:RBG', 'go')
    """
    plain = replace(move or Move(), order=())
    if not reveals(position, plain):
        return None
    shown = next(beat.position for beat in apply(position, plain) if beat.event.kind == "reveal")
    owners = {str(card): colour for colour, card in shown.table.items()}
    if sorted(cards) != sorted(owners):
        return None
    order = tuple(owners[card] for card in cards)
    return replace(plain, order=() if order == shown.order else order)


def encode(position: Position, move: Move) -> int:
    """Return a move as the rules read it, or -1 when its painter is not in the game."""
    if not move.painter:
        return st.GO
    colour = PAINTERS.index(move.painter)
    for seat in range(position.state[st.PAINTERS]):
        if position.state[st.COLOUR + seat] == colour:
            return seat * st.MOVE + (move.card or _CODES[move.direction])
    return -1


def _reason(position: Position, move: Move) -> str:
    """Say what stands in the way, for people."""
    if position.phase == "over":
        return "the game is over"
    if move.painter and move.painter not in position.painters:
        return f"{move.painter} is not in this game; expected one of {', '.join(position.painters)}"
    if not move.painter:
        return "'go' is for a typed position with a card on the table for everyone"
    if position.phase == "deciding":
        who = position.deciding or ""
        return f"{who} chooses a direction now; expected {LETTERS[who]}+ or {LETTERS[who]}-"
    if position.phase != "choosing":
        return "the cards on the table are being resolved"
    if move.direction:
        return "nobody has to choose a direction now"
    if move.painter not in position.choosing:
        if move.painter == position.court:
            return "the deck plays for the court painter"
        return f"{move.painter} has already chosen a card this round"
    if not position.hands_known:
        return f"card {move.card} is on the table already"
    owner = position.lends if move.painter == position.court else move.painter
    held = ", ".join(map(str, position.hands[owner or ""]))
    return f"{owner} does not hold card {move.card}; expected one of {held}"


def is_over(position: Position) -> bool:
    """Has the third sakura been scored?"""
    return position.state[st.PHASE] == st.OVER


def read_position(text: str, *, edition: Edition | str | Path | None = None) -> Position:
    """Read the text form of a position; see `imperial_widget.sakura.position`."""
    if not isinstance(edition, Edition):
        edition = Edition.load(edition)
    return Position.read(text, edition=edition)


__all__ = [
    "BadPosition",
    "Move",
    "apply",
    "is_over",
    "legal_moves",
    "new_game",
    "read_move",
    "read_position",
    "reorder",
]
