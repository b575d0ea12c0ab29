"""How a Sakura position is written as one line of text, and how such a line is read.

    E20 B18 R17 G16 tokens B8 R7 G6 table B3 R51 G20

The Emperor on 20, blue on 18, red on 17, green on 16 (0 is the gate); tokens (5 each when left out); the cards on
the table. Everything else is optional too and follows in any order:

| words                    | meaning                                                                             |
|--------------------------|-------------------------------------------------------------------------------------|
| `court G`                | green is the court painter of a two-player game; `tricky` adds the variant          |
| `scored 1`               | sakura scored so far; left out, every tree the Emperor has reached                  |
| `round 5`                | the round                                                                           |
| `hands B1,2,4 R5,6 G7,8` | the hands; with them the game deals, without them any free card may be played       |
| `deck 9,10` `discard 11` | top card first; left out, the deck is every card not seen elsewhere, shuffled       |
| `order RBG`              | what if the cards on the table came in this order instead of by number                |
| `rng 1f`                 | state of the generator, in hex                                                      |
| `B3.` `G20g` `G20p?`     | on the table: resolved; its garden half is under way; its painter half asks which way |
| `revealed` `stopped` `lender B` `won B` | what only the middle and the end of a round need                     |

Every complaint names the text, the place and what was expected. Reading gives the row of integers that `state.py`
describes; a row read from the text of a position is that position's row, number for number.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from imperial_widget.core.errors import BadPosition

from . import rules
from . import state as st
from .components import BY_LETTER, LETTERS, PAINTERS, Board, Edition

if TYPE_CHECKING:
    from .position import Position


def write(position: Position) -> str:
    """Return the one-line text form of a position."""
    return " ".join(_words(position))


def read_row(text: str, edition: Edition) -> tuple[int, ...]:
    """Read the text form; anything that breaks the rules of the box raises `BadPosition`."""
    return _Reader(text, edition).read()


def _words(p: Position) -> Iterable[str]:
    letters = [LETTERS[c] for c in p.painters]
    each = list(zip(letters, p.painters, strict=True))
    yield f"E{p.emperor}"
    yield from (f"{letter}{p.spaces[colour]}" for letter, colour in each)
    if p.court:
        yield f"court {LETTERS[p.court]}"
    if p.variant:
        yield p.variant
    yield "tokens " + " ".join(f"{letter}{p.tokens[colour]}" for letter, colour in each)
    yield f"scored {p.scored} round {p.round}"
    if p.table:
        yield "table " + " ".join(f"{letter}{p.table[c]}{_mark(p, c)}" for letter, c in each if c in p.table)
    if p.state[st.RANK]:
        yield "order " + "".join(LETTERS[c] for c in p.order)
    if p.phase == "resolving":
        yield "revealed"
    if p.stopped:
        yield "stopped"
    if p.state[st.LENDER] >= 0:
        yield f"lender {letters[p.state[st.LENDER]]}"
    if p.phase == "over":
        yield "won " + " ".join(LETTERS[c] for c in p.winners)
    if p.hands_known:
        yield "hands " + " ".join(LETTERS[c] + ",".join(map(str, hand)) for c, hand in p.hands.items())
        yield "deck " + (",".join(map(str, p.deck)) or "-")
        yield "discard " + (",".join(map(str, p.discard)) or "-")
    yield f"rng {p.state[st.RNG]:x}"


def _mark(p: Position, colour: str) -> str:
    if colour in p.resolved:
        return "."
    if colour != p.resolving or p.half is None:
        return ""
    way = {1: "+", -1: "-", 0: ""}[p.state[st.DIRECTION]]
    return p.half[0] + ("?" if p.deciding else way)


class _Reader:
    """Reads one text form. Every complaint names the text, the place and what was expected."""

    def __init__(self, text: str, edition: Edition) -> None:
        if not isinstance(text, str):
            msg = f"a position is one line of text such as 'E6 B0 R0 G0', not {type(text).__name__}"
            raise BadPosition(msg)
        self.text = text
        self.words = text.split()
        self.at = 0
        self.edition = edition
        self.row = [0] * st.SIZE
        self.row[st.COURT] = self.row[st.CARD] = self.row[st.LENDER] = -1
        self.row[st.RNG] = 1
        self.row[st.ROUND] = 1
        self.seats: dict[str, int] = {}
        self.given: dict[str, int] = {}  # section -> index of its word, for complaints

    def wrong(self, what: str, expected: str, at: int | None = None) -> BadPosition:
        where = self.at if at is None else at
        return BadPosition(f"position {self.text!r}, word {where + 1}: {what}; expected {expected}")

    def read(self) -> tuple[int, ...]:
        self.pieces()
        while self.at < len(self.words):
            self.section()
        self.settle()
        return tuple(self.row)

    # --- the parts ---------------------------------------------------------------------------------------------------
    def next(self) -> str | None:
        return self.words[self.at] if self.at < len(self.words) else None

    def number(self, text: str, expected: str) -> int:
        if not (text.isascii() and text.isdigit()) or len(text) > 3:
            raise self.wrong(f"{text!r} is no number", expected)
        return int(text)

    def pieces(self) -> None:
        word = self.next()
        if word is None or word[0] != "E":
            what = f"{word!r}" if word else "nothing is there"
            raise self.wrong(what, "the Emperor first, such as E6, in capital letters and without commas")
        self.row[st.EMPEROR] = self.number(word[1:], "a space, such as E6")
        self.at += 1
        while (word := self.next()) and word[0] in BY_LETTER and word[1:].isdigit():
            colour = BY_LETTER[word[0]]
            seat = len(self.seats)
            if colour in self.seats:
                raise self.wrong(f"{colour} stands in the garden twice", "each painter once")
            self.seats[colour] = seat
            self.row[st.COLOUR + seat] = PAINTERS.index(colour)
            self.row[st.SPACE + seat] = self.number(word[1:], "a space; 0 is the gate")
            self.row[st.TOKENS + seat] = st.FIRST_TOKENS
            self.at += 1
        if len(self.seats) < 3:
            found = self.next()
            what = f"{found!r} after {len(self.seats)} painter(s)" if found else f"only {len(self.seats)} painter(s)"
            expected = "three to six painters such as B0 R0 G0, out of B R G Y W V (two players need a court painter)"
            raise self.wrong(what, expected)
        self.row[st.PAINTERS] = len(self.seats)

    def section(self) -> None:
        word = self.words[self.at]
        reader = getattr(self, f"read_{word}", None) if word.isidentifier() else None
        if reader is None:
            names = [name[5:] for name in dir(self) if name.startswith("read_")]
            raise self.wrong(f"{word!r} is unknown", f"one of {', '.join(names)}")
        if word in self.given:
            raise self.wrong(f"{word!r} is there twice", "each part once")
        self.given[word] = self.at
        self.at += 1
        reader()

    def argument(self, expected: str) -> str:
        word = self.next()
        if word is None:
            raise self.wrong("the line ends", expected)
        return word

    def seat(self, letter: str) -> int:
        colour = BY_LETTER.get(letter)
        if colour not in self.seats:
            raise self.wrong(
                f"{letter!r} is nobody in this garden", f"one of {' '.join(LETTERS[c] for c in self.seats)}"
            )
        return self.seats[colour]

    def items(self, expected: str) -> Iterable[tuple[int, str]]:
        """Yield (seat, rest) for each word that begins with a painter's letter."""
        count = 0
        while (word := self.next()) and word[0] in BY_LETTER and not (len(word) > 1 and word[1].isalpha()):
            yield self.seat(word[0]), word[1:]
            self.at += 1
            count += 1
        if not count:
            raise self.wrong("nothing usable is there" if self.next() is None else f"{self.next()!r}", expected)

    def card(self, text: str) -> int:
        card = self.number(text, "a card from 1 to 60")
        if not 1 <= card <= st.CARDS:
            raise self.wrong(f"there is no card {card}", "a card from 1 to 60")
        return card

    def cards(self, text: str) -> list[int]:
        return [] if text in ("", "-") else [self.card(part) for part in text.split(",")]

    def read_court(self) -> None:
        self.row[st.COURT] = self.seat(self.argument("the letter of the court painter"))
        self.at += 1
        if self.row[st.PAINTERS] != 3:
            raise self.wrong(f"a court painter beside {self.row[st.PAINTERS] - 1} others", "two players", self.at - 1)

    def read_tricky(self) -> None:
        self.row[st.TRICKY] = 1

    def read_tokens(self) -> None:
        for seat, rest in self.items("tokens such as B5"):
            self.row[st.TOKENS + seat] = self.number(rest, "a number of tokens")

    def read_scored(self) -> None:
        self.row[st.SCORED] = self.number(self.argument("a number of trees"), "a number from 0 to 3")
        self.at += 1

    def read_round(self) -> None:
        self.row[st.ROUND] = self.number(self.argument("a round"), "a round from 1")
        if self.row[st.ROUND] == 0:
            raise self.wrong("round 0", "a round from 1")
        self.at += 1

    def read_table(self) -> None:
        for seat, rest in self.items("cards such as B3"):
            digits = rest.rstrip(".gp?+-")
            mark = rest[len(digits) :]
            self.row[st.TABLE + seat] = self.card(digits)
            if mark == ".":
                self.row[st.DONE + seat] = 1
            elif mark:
                self.mark(seat, mark)

    def mark(self, seat: int, mark: str) -> None:
        if mark[0] not in "gp" or mark[1:] not in ("", "?", "+", "-") or self.row[st.CARD] >= 0:
            raise self.wrong(f"{mark!r} behind a card", "nothing, '.', and for one card only g, p, g? or p?")
        self.row[st.CARD] = seat
        self.row[st.HALF] = "gp".index(mark[0])
        self.row[st.DIRECTION] = {"+": 1, "-": -1}.get(mark[1:], 0)
        self.row[st.PHASE] = st.DECIDING if mark[1:] == "?" else st.RESOLVING

    def read_order(self) -> None:
        word = self.argument("the letters of all painters, such as RBG")
        for place, letter in enumerate(word, start=1):
            seat = self.seat(letter)
            if self.row[st.RANK + seat]:
                raise self.wrong(f"{letter!r} is in the order twice", "each painter once")
            self.row[st.RANK + seat] = place
        if len(word) != self.row[st.PAINTERS]:
            raise self.wrong(f"an order of {len(word)}", f"all {self.row[st.PAINTERS]} painters")
        self.at += 1

    def read_revealed(self) -> None:
        self.row[st.PHASE] = st.RESOLVING

    def read_stopped(self) -> None:
        self.row[st.STOPPED] = 1

    def read_lender(self) -> None:
        self.row[st.LENDER] = self.seat(self.argument("the letter of a painter"))
        self.at += 1

    def read_won(self) -> None:
        for seat, rest in self.items("the letters of the winners"):
            if rest:
                raise self.wrong(f"{rest!r} behind a winner", "a letter alone")
            self.row[st.WINNERS] |= 1 << seat
        self.row[st.PHASE] = st.OVER

    def read_hands(self) -> None:
        self.row[st.KNOWN] = 1
        for seat, rest in self.items("hands such as B1,2,3"):
            hand = self.cards(rest)
            if len(hand) > st.HAND_SIZE:
                raise self.wrong(f"a hand of {len(hand)} cards", f"at most {st.HAND_SIZE}")
            if self.row[st.HAND_COUNT + seat]:
                raise self.wrong(f"a second hand for {self.words[self.at][0]}", "each hand once")
            self.row[st.HAND_COUNT + seat] = len(hand)
            for i, card in enumerate(hand):
                self.row[st.HAND + seat * st.HAND_SIZE + i] = card

    def pile(self, start: int, size: int, cards: list[int]) -> None:
        if len(cards) > st.CARDS:
            raise self.wrong(f"a pile of {len(cards)} cards", f"at most {st.CARDS}", self.at - 1)
        self.row[size] = len(cards)
        self.row[start : start + len(cards)] = cards

    def read_deck(self) -> None:
        cards = self.cards(self.argument("cards such as 1,2,3, or -"))
        self.at += 1
        self.pile(st.DECK, st.DECK_SIZE, cards[::-1])

    def read_discard(self) -> None:
        cards = self.cards(self.argument("cards such as 1,2,3, or -"))
        self.at += 1
        self.pile(st.DISCARD, st.DISCARD_SIZE, cards)

    def read_rng(self) -> None:
        word = self.argument("a hexadecimal number")
        try:
            value = int(word, 16)
        except ValueError:
            value = 0
        if not 0 < value < 1 << 32:
            raise self.wrong(f"{word!r}", "a hexadecimal number from 1 to ffffffff")
        self.row[st.RNG] = value
        self.at += 1

    # --- what must hold ----------------------------------------------------------------------------------------------
    def settle(self) -> None:
        """Fill in what was left out, then check the invariants of the box."""
        row = self.row
        if row[st.TRICKY] and row[st.COURT] < 0:
            raise self.wrong("'tricky' without a court painter", "a two-player game: 'court G'", self.given["tricky"])
        if row[st.PAINTERS] > 3 and row[st.COURT] >= 0:
            raise self.wrong("a court painter beside more than two players", "three painters", self.given["court"])
        self.settle_garden(self.edition.board(row[st.PAINTERS] - (row[st.COURT] >= 0)))
        row[st.SUPPLY] = st.ALL_TOKENS - sum(row[st.TOKENS : st.TOKENS + st.MOST])
        if row[st.SUPPLY] < 0:
            held = st.ALL_TOKENS - row[st.SUPPLY]
            raise self.wrong(f"{held} tokens", f"at most {st.ALL_TOKENS} in all", self.given["tokens"])
        self.settle_cards()
        self.settle_phase()

    def settle_garden(self, board: Board) -> None:
        row = self.row
        if not 1 <= row[st.EMPEROR] <= board.length:
            raise self.wrong(f"the Emperor on {row[st.EMPEROR]}", f"a space from 1 to {board.length}", 0)
        held: dict[int, str] = {}
        for at, (colour, seat) in enumerate(self.seats.items(), start=1):
            space = row[st.SPACE + seat]
            if space >= row[st.EMPEROR]:
                place = "on the Emperor's space" if space == row[st.EMPEROR] else "ahead of the Emperor"
                raise self.wrong(f"{colour} on {space} is {place}", f"a space below {row[st.EMPEROR]}", at)
            if space and space in held:
                raise self.wrong(
                    f"{held[space]} and {colour} both stand on {space}",
                    "one painter a space (only the gate, 0, is shared)",
                    at,
                )
            held[space] = colour
        passed = sum(space < row[st.EMPEROR] for space in board.sakura)
        reached = sum(space <= row[st.EMPEROR] for space in board.sakura)
        if row[st.STOPPED] and reached == passed:
            raise self.wrong("'stopped'", "the Emperor on a sakura that is not scored", self.given["stopped"])
        if "scored" not in self.given:
            row[st.SCORED] = reached - row[st.STOPPED]
        if not passed <= row[st.SCORED] <= 3:
            raise self.wrong(
                f"{row[st.SCORED]} sakura scored, the Emperor on {row[st.EMPEROR]}",
                f"a number from {passed} to 3: he scores every tree he comes to",
                self.given.get("scored", 0),
            )
        if row[st.STOPPED] and row[st.SCORED] != passed:
            raise self.wrong("'stopped'", "a sakura that is not scored", self.given["stopped"])

    def settle_cards(self) -> None:
        row = self.row
        seen: dict[int, str] = {}
        places = (
            [(row[st.TABLE + seat], "the table", "table") for seat in range(st.MOST)]
            + [(card, "the hands", "hands") for card in row[st.HAND : st.DECK]]
            + [(card, "the deck", "deck") for card in row[st.DECK : st.DISCARD]]
            + [(card, "the discard pile", "discard") for card in row[st.DISCARD :]]
        )
        for card, place, section in places:
            if not card:
                continue
            if card in seen:
                both = f"twice in {place}" if seen[card] == place else f"in {seen[card]} and in {place}"
                raise self.wrong(f"card {card} is {both}", "each card once", self.given[section])
            seen[card] = place
        if not row[st.KNOWN]:
            for section in ("deck", "discard"):
                if section in self.given:
                    raise self.wrong(f"a {section} without hands", "hands as well", self.given[section])
            return
        if row[st.COURT] >= 0 and row[st.HAND_COUNT + row[st.COURT]]:
            raise self.wrong("a hand for the court painter", "hands for the two players only", self.given["hands"])
        if "deck" not in self.given:
            rest = [card for card in range(1, st.CARDS + 1) if card not in seen]
            self.pile(st.DECK, st.DECK_SIZE, rest)
            rules.shuffle(row, st.DECK, len(rest))
        self.check_hands()

    def check_hands(self) -> None:
        row = self.row
        if row[st.PHASE] == st.OVER:
            return
        for colour, seat in self.seats.items():
            if seat != row[st.COURT] and not row[st.TABLE + seat] and not row[st.HAND_COUNT + seat]:
                raise self.wrong(
                    f"{colour} has neither hand nor card on the table", "cards to choose from", self.given["hands"]
                )

    def settle_phase(self) -> None:
        row = self.row
        seats = range(row[st.PAINTERS])
        marked = row[st.CARD] >= 0 or any(row[st.DONE + seat] for seat in seats)
        missing = [seat for seat in seats if rules.has_to_choose(row, seat)]
        if row[st.PHASE] == st.CHOOSING and any(row[st.TABLE + seat] for seat in seats) and not missing:
            row[st.PHASE] = st.LAID
        if row[st.RANK] and row[st.PHASE] == st.CHOOSING:
            raise self.wrong("an order", "a card on the table for every painter", self.given["order"])
        if row[st.PHASE] == st.CHOOSING and marked:
            raise self.wrong(
                "a resolved card while others are missing", "a card for every painter", self.given["table"]
            )
        if row[st.PHASE] == st.DECIDING and not rules.needs_direction(
            row, self.edition.table(len(self.seats) - (row[st.COURT] >= 0))
        ):
            raise self.wrong(
                "'?' behind a card", "a card whose half leaves the direction open (±)", self.given["table"]
            )
        still = row[st.PHASE] in (st.CHOOSING, st.LAID)
        if row[st.STOPPED] and still:
            raise self.wrong("'stopped' before any card is under way", "a card with g or p", self.given["stopped"])
        trees = self.edition.board(row[st.PAINTERS] - (row[st.COURT] >= 0)).sakura
        if (
            row[st.PHASE] in (st.CHOOSING, st.LAID, st.DECIDING)
            and not row[st.STOPPED]
            and row[st.SCORED] < sum(space <= row[st.EMPEROR] for space in trees)
        ):
            what = f"the Emperor on {row[st.EMPEROR]} and {row[st.SCORED]} sakura scored"
            raise self.wrong(
                what, "the tree he stands on scored, too: he scores it when he comes", self.given["scored"]
            )
        if row[st.PHASE] == st.OVER and row[st.SCORED] != 3:
            raise self.wrong("'won'", "a game with three scored sakura", self.given["won"])
        if row[st.PHASE] != st.OVER and row[st.SCORED] == 3 and row[st.PHASE] != st.RESOLVING:
            raise self.wrong(
                "three scored sakura", "'won' and the winners: the game ends there", self.given.get("scored", 0)
            )
