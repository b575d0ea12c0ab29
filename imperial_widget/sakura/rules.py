"""The rules of Sakura, one small function each, in the rulebook's order.

`s` is the game (one row of integers, laid out in `state.py`), `t` the edition (another row), `log` where events go: a
list, or None when nobody watches. Nothing here knows words, pictures, widgets or the classes around it; the functions
use integers and indexing only, so that one source serves teaching and speed. That is also why the file is long.

Every event names the rule that made it happen, as an index into `vocabulary.RULES`; `also` is a bit set of more rules.
"""

from __future__ import annotations

from .state import (
    BACK,
    BRIDGE,
    CARD,
    CARDS,
    CHOOSING,
    CLOSEST_BACK,
    COURT,
    DECIDING,
    DECK,
    DECK_SIZE,
    DIRECTION,
    DISCARD,
    DISCARD_SIZE,
    DONE,
    EITHER,
    EMPEROR,
    EMPEROR_1,
    EMPEROR_2,
    EMPEROR_BACK,
    EMPEROR_EITHER,
    FORWARD,
    GARDEN_ACTION,
    GARDEN_HALF,
    GO,
    HALF,
    HAND,
    HAND_COUNT,
    HAND_SIZE,
    KNOWN,
    LAID,
    LENDER,
    MOVE,
    OVER,
    OVERTAKE,
    PAINTER_ACTION,
    PAINTER_HALF,
    PAINTERS,
    PHASE,
    RANK,
    RESOLVING,
    RNG,
    ROUND,
    SAKURA,
    SCORED,
    SPACE,
    STOPPED,
    SUPPLY,
    TABLE,
    TOKENS,
    TRICKY,
    WINNERS,
)
from .vocabulary import (
    K_AIM,
    K_ASK,
    K_AWARD,
    K_BUMP,
    K_CARD,
    K_CHOOSE,
    K_COURT_CARD,
    K_DECIDE,
    K_DISCARD_REST,
    K_DRAW,
    K_LEAP,
    K_LINE_UP,
    K_LOSE,
    K_RESHUFFLE,
    K_RETREAT,
    K_REVEAL,
    K_SCORE,
    K_STAY,
    K_STEP,
    K_STOP,
    K_UNRANKED,
    K_WIN,
    NOBODY,
    R_BETWEEN,
    R_BRIDGE,
    R_BY_EMPEROR,
    R_CHOICE,
    R_CHOOSE,
    R_CLOSEST,
    R_COURT,
    R_COURT_FORWARD,
    R_COURT_WINS,
    R_DISGRACE,
    R_DRAW,
    R_EMPEROR,
    R_EMPEROR_CHOICE,
    R_END,
    R_EXACT,
    R_FINISH,
    R_FLOOR,
    R_FURTHEST,
    R_GATE,
    R_GATE_LINE_UP,
    R_GATE_SCORING,
    R_GATE_SHARED,
    R_GATE_TIE,
    R_LINE_UP,
    R_MOVE,
    R_NEW_DECK,
    R_ONCE,
    R_ORDER,
    R_OVERTAKE,
    R_RETREAT_START,
    R_SCORE,
    R_SEQUENCE,
    R_SKIP,
    R_STOP,
    R_TRICKY,
    THE_EMPEROR,
)

Row = list[int]
Table = tuple[int, ...]
Entry = tuple[int, int, int, int, int, int, int, tuple[int, ...]]
Log = list[Entry] | None


def emit(s: Row, log: Log, kind: int, rule: int, also: int, who: int, a: int, b: int, c: int) -> None:
    """Note that something happened, and how the game stands right after it."""
    if log is not None:
        log.append((kind, rule, also, who, a, b, c, tuple(s)))


# --- chance: a seed inside the position ------------------------------------------------------------------------------
def xorshift(x: int) -> int:
    """Return the number that comes after `x`: 32 bits, never 0 unless `x` is."""
    x ^= (x << 13) & 0xFFFFFFFF
    x ^= x >> 17
    return x ^ ((x << 5) & 0xFFFFFFFF)


def next_random(s: Row) -> int:
    """Step the generator of the position."""
    x = xorshift(s[RNG])
    s[RNG] = x
    return x


def shuffle(s: Row, start: int, count: int) -> None:
    """Shuffle `count` numbers of the row, Fisher and Yates' way."""
    i = count - 1
    while i > 0:
        j = next_random(s) % (i + 1)
        s[start + i], s[start + j] = s[start + j], s[start + i]
        i -= 1


def set_up(s: Row, log: Log, seed: int) -> None:
    """setup: shuffle the deck and give every player five cards. The seed alone decides every shuffle of the game."""
    x = (seed * 2654435 + 0x9E3779B9) & 0xFFFFFFFF or 1  # a small seed, spread over 32 bits; never 0
    for _ in range(8):
        x = xorshift(x)
    s[RNG] = x
    for i in range(CARDS):
        s[DECK + i] = i + 1
    s[DECK_SIZE] = CARDS
    shuffle(s, DECK, CARDS)
    players = s[PAINTERS] - (1 if s[COURT] >= 0 else 0)
    for _ in range(HAND_SIZE):
        for seat in range(players):
            draw_into_hand(s, log, seat)


# --- the garden ------------------------------------------------------------------------------------------------------
def painter_on(s: Row, space: int) -> int:
    """Return the seat of the painter on a space of the garden, or -1. The gate is nobody's (gate.shared)."""
    if space > 0:
        for seat in range(s[PAINTERS]):
            if s[SPACE + seat] == space:
                return seat
    return -1


def next_empty(s: Row, space: int, step: int, who: int) -> int:
    """move.skip: the next space that no other painter holds. The gate (0) always has room."""
    space += step
    while space > 0:
        other = painter_on(s, space)
        if other in (-1, who):
            return space
        space += step
    return 0


def on_the_gate(s: Row) -> int:
    """Count the painters on the gate."""
    count = 0
    for seat in range(s[PAINTERS]):
        if s[SPACE + seat] == 0:
            count += 1
    return count


def closest(s: Row) -> int:
    """garden.closest: the painter closest to the Emperor, or NOBODY when all are on the gate."""
    best = NOBODY
    furthest_space = 0
    for seat in range(s[PAINTERS]):
        if s[SPACE + seat] > furthest_space:
            furthest_space = s[SPACE + seat]
            best = seat
    return best


def furthest(s: Row) -> int:
    """garden.furthest: the painter furthest from the Emperor, or NOBODY when two or more are on the gate."""
    if on_the_gate(s) > 1:
        return NOBODY
    last = 0
    for seat in range(1, s[PAINTERS]):
        if s[SPACE + seat] < s[SPACE + last]:
            last = seat
    return last


def next_ahead(s: Row, who: int) -> int:
    """painter.overtake: the next painter ahead, or NOBODY. Painters together on the gate are not ahead."""
    best = NOBODY
    for seat in range(s[PAINTERS]):
        if s[SPACE + seat] > s[SPACE + who] and (best == NOBODY or s[SPACE + seat] < s[SPACE + best]):
            best = seat
    return best


def painters_between(s: Row, who: int) -> int:
    """painter.between: how many painters stand between this one and the Emperor."""
    count = 0
    for seat in range(s[PAINTERS]):
        if s[SPACE + seat] > s[SPACE + who]:
            count += 1
    return count


# --- movement --------------------------------------------------------------------------------------------------------
def walk(s: Row, t: Table, log: Log, who: int, steps: int, rule: int) -> None:
    """move.exact, move.skip: forwards, counting empty spaces only, until done or disgraced."""
    for count in range(1, steps + 1):
        start = s[SPACE + who]
        to = next_empty(s, start, 1, who)
        if to >= s[EMPEROR]:
            disgrace(s, t, log, who, s[EMPEROR], R_DISGRACE)
            return
        s[SPACE + who] = to
        also = 1 << R_EXACT if count == steps else 0
        if to > start + 1:
            also |= 1 << R_SKIP
        if t[BRIDGE + to]:
            also |= 1 << R_BRIDGE
        emit(s, log, K_STEP, rule, also, who, start, to, count * 8 + steps)


def walk_back(s: Row, t: Table, log: Log, who: int, steps: int, rule: int) -> None:
    """move.skip, move.gate: backwards, counting empty spaces only; the gate is as far as it goes."""
    if s[SPACE + who] == 0:
        emit(s, log, K_STAY, R_GATE, 1 << rule, who, 0, 0, 0)
        return
    for count in range(1, steps + 1):
        start = s[SPACE + who]
        to = next_empty(s, start, -1, who)
        s[SPACE + who] = to
        also = 1 << R_EXACT if count == steps else 0
        if to < start - 1:
            also |= 1 << R_SKIP
        if t[BRIDGE + to]:
            also |= 1 << R_BRIDGE
        if to == 0:
            also |= 1 << (R_GATE if count < steps else R_GATE_SHARED)
        emit(s, log, K_STEP, rule, also, who, start, to, count * 8 + steps)
        if to == 0:
            return


def disgrace(s: Row, t: Table, log: Log, who: int, space: int, rule: int) -> None:
    """Stop, lose a token if there is one, go back three empty spaces from the Emperor's `space`."""
    emit(s, log, K_BUMP, rule, 0, who, s[SPACE + who], space, 0)
    lost = 1 if s[TOKENS + who] > 0 else 0
    s[TOKENS + who] -= lost
    s[SUPPLY] += lost
    emit(s, log, K_LOSE, rule, 0, who, s[TOKENS + who] + lost, s[TOKENS + who], 0)
    start = space
    for count in range(1, 4):
        to = next_empty(s, start, -1, who)
        s[SPACE + who] = to
        also = 1 << R_RETREAT_START if count == 1 else 0
        if to < start - 1:
            also |= 1 << R_SKIP
        if t[BRIDGE + to]:
            also |= 1 << R_BRIDGE
        if to == 0:
            also |= 1 << R_GATE
        emit(s, log, K_RETREAT, rule, also, who, start, to, count * 8 + 3)
        if to == 0:
            return
        start = to


def emperor_forward(s: Row, t: Table, log: Log, steps: int, rule: int) -> None:
    """garden.emperor, sakura.stop: step by step, stopping where a tree has not been scored yet."""
    for count in range(1, steps + 1):
        start = s[EMPEROR]
        s[EMPEROR] = start + 1
        also = emperor_arrives(s, t, start + 1)
        if count == steps:
            also |= 1 << R_EXACT
        emit(s, log, K_STEP, rule, also, THE_EMPEROR, start, start + 1, count * 8 + steps)
        if start + 1 == t[SAKURA + s[SCORED]]:
            s[STOPPED] = 1
            emit(s, log, K_STOP, R_STOP, 0, THE_EMPEROR, start + 1, s[SCORED] + 1, steps - count)
            return


def emperor_back(s: Row, t: Table, log: Log, rule: int) -> None:
    """garden.emperor, move.emperor_floor, disgrace.by_emperor: one step back."""
    start = s[EMPEROR]
    if start == 1:
        emit(s, log, K_STAY, R_FLOOR, 1 << rule, THE_EMPEROR, 1, 1, 0)
        return
    painter = painter_on(s, start - 1)
    if painter >= 0:
        disgrace(s, t, log, painter, start - 1, R_BY_EMPEROR)
    s[EMPEROR] = start - 1
    also = emperor_arrives(s, t, start - 1)
    emit(s, log, K_STEP, rule, also, THE_EMPEROR, start, start - 1, 1 * 8 + 1)


def emperor_arrives(s: Row, t: Table, space: int) -> int:
    """Collect what else acts when the Emperor stands on a space: bridge.length, sakura.once."""
    also = 0
    if t[BRIDGE + space]:
        also |= 1 << R_BRIDGE
    for i in range(s[SCORED]):
        if t[SAKURA + i] == space:
            also |= 1 << R_ONCE
    return also


# --- the two actions of a card ---------------------------------------------------------------------------------------
def garden_action(s: Row, t: Table, log: Log, action: int) -> None:
    """The garden half: somebody in the garden moves, usually the Emperor."""
    if action == EMPEROR_1:
        emperor_forward(s, t, log, 1, R_EMPEROR)
    elif action == EMPEROR_2:
        emperor_forward(s, t, log, 2, R_EMPEROR)
    elif action == EMPEROR_BACK:
        emperor_back(s, t, log, R_EMPEROR)
    elif action == EMPEROR_EITHER:
        if s[DIRECTION] > 0:
            emperor_forward(s, t, log, 1, R_EMPEROR_CHOICE)
        else:
            emperor_back(s, t, log, R_EMPEROR_CHOICE)
    elif action == CLOSEST_BACK:
        who = closest(s)
        emit(s, log, K_AIM, R_CLOSEST, 0 if who >= 0 else 1 << R_GATE_SHARED, who, NOBODY, 0, 0)
        if who >= 0:
            walk_back(s, t, log, who, 2, R_CLOSEST)
    else:
        who = furthest(s)
        emit(s, log, K_AIM, R_FURTHEST, 0 if who >= 0 else 1 << R_GATE_SHARED, who, NOBODY, 0, 0)
        if who >= 0:
            walk(s, t, log, who, 2, R_FURTHEST)


def painter_action(s: Row, t: Table, log: Log, who: int, action: int) -> None:
    """The painter half: the own painter moves."""
    if action <= EITHER:
        walk(s, t, log, who, action, R_MOVE)
    elif action < OVERTAKE:
        if s[DIRECTION] > 0:
            walk(s, t, log, who, action - EITHER, R_CHOICE)
        else:
            walk_back(s, t, log, who, action - EITHER, R_CHOICE)
    elif action == OVERTAKE:
        overtake(s, t, log, who)
    else:
        between(s, t, log, who)


def overtake(s: Row, t: Table, log: Log, who: int) -> None:
    """painter.overtake: to the first empty space in front of the next painter ahead."""
    ahead = next_ahead(s, who)
    if ahead == NOBODY:
        emit(s, log, K_STAY, R_OVERTAKE, 0, who, s[SPACE + who], s[SPACE + who], 0)
        return
    emit(s, log, K_AIM, R_OVERTAKE, 0, who, ahead, 0, 0)
    start = s[SPACE + who]
    to = next_empty(s, s[SPACE + ahead], 1, who)
    if to >= s[EMPEROR]:
        disgrace(s, t, log, who, s[EMPEROR], R_DISGRACE)
        return
    s[SPACE + who] = to
    emit(s, log, K_LEAP, R_OVERTAKE, (1 << R_BRIDGE) if t[BRIDGE + to] else 0, who, start, to, ahead)


def between(s: Row, t: Table, log: Log, who: int) -> None:
    """painter.between: one space forward for each painter between this one and the Emperor."""
    count = painters_between(s, who)
    if count == 0:
        emit(s, log, K_STAY, R_BETWEEN, 0, who, s[SPACE + who], s[SPACE + who], 0)
        return
    emit(s, log, K_AIM, R_BETWEEN, 0, who, NOBODY, count, 0)
    walk(s, t, log, who, count, R_BETWEEN)


# --- scoring ---------------------------------------------------------------------------------------------------------
def ranked(s: Row, place: int) -> int:
    """sakura.score, ruling.gate_scoring: the seat in a place (0 is closest), or NOBODY.

    Two or more painters on the gate hold no rank.
    """
    shared_gate = on_the_gate(s) > 1
    for seat in range(s[PAINTERS]):
        if s[SPACE + seat] == 0 and shared_gate:
            continue
        if painters_between(s, seat) == place:
            return seat
    return NOBODY


def prize(s: Row, place: int) -> int:
    """sakura.score: 3 (4 at the last tree), 2, 1, and with five or six players 1 for the fourth."""
    if place == 0:
        return 4 if s[SCORED] == 3 else 3
    if place == 1:
        return 2
    if place == 2:
        return 1
    if place == 3 and s[PAINTERS] >= 5:
        return 1
    return 0


def score(s: Row, t: Table, log: Log) -> None:
    """sakura.score: the tree blossoms and the painters closest to the Emperor are given tokens."""
    s[STOPPED] = 0
    s[SCORED] += 1
    emit(s, log, K_SCORE, R_SCORE, 0, THE_EMPEROR, t[SAKURA + s[SCORED] - 1], s[SCORED], 0)
    gate = on_the_gate(s)
    for place in range(s[PAINTERS]):
        who = ranked(s, place)
        tokens = prize(s, place)
        if who == NOBODY or tokens == 0:
            break
        tokens = min(tokens, s[SUPPLY])
        s[TOKENS + who] += tokens
        s[SUPPLY] -= tokens
        emit(s, log, K_AWARD, R_SCORE, 0, who, tokens, place + 1, s[TOKENS + who])
    if gate > 1:
        emit(s, log, K_UNRANKED, R_GATE_SCORING, 1 << R_GATE_SHARED, NOBODY, gate, 0, 0)


def line_up(s: Row, t: Table, log: Log) -> None:
    """sakura.line_up, ruling.gate_line_up: each painter with a rank goes directly behind the one before."""
    first = ranked(s, 0)
    if first == NOBODY:
        return
    lead = s[SPACE + first]
    gate = on_the_gate(s)
    in_line = s[PAINTERS] - gate if gate > 1 else s[PAINTERS]
    for place in range(1, in_line):
        # Those already in line keep their places, and nobody passes anybody: the ranks do not change.
        who = ranked(s, place)
        start = s[SPACE + who]
        to = lead - place
        s[SPACE + who] = to
        also = (1 << R_GATE_LINE_UP) if to == 0 else 0
        if t[BRIDGE + to]:
            also |= 1 << R_BRIDGE
        emit(s, log, K_LINE_UP, R_LINE_UP, also, who, start, to, place + 1)
    if gate > 1:
        emit(s, log, K_STAY, R_GATE_LINE_UP, 1 << R_GATE_SHARED, NOBODY, 0, 0, 0)


def finish(s: Row, log: Log) -> None:
    """The end: most tokens wins; among tied players the one closest to the Emperor."""
    best = 0
    for seat in range(1, s[PAINTERS]):
        more = s[TOKENS + seat] - s[TOKENS + best]
        if more > 0 or (more == 0 and s[SPACE + seat] > s[SPACE + best]):
            best = seat
    winners = 0
    tied = 0
    for seat in range(s[PAINTERS]):
        if s[TOKENS + seat] == s[TOKENS + best]:
            tied += 1
            if s[SPACE + seat] == s[SPACE + best]:
                winners |= 1 << seat
    s[WINNERS] = winners
    s[PHASE] = OVER
    also = 0
    if winners & (winners - 1):
        also |= 1 << R_GATE_TIE
    if s[COURT] >= 0 and winners >> s[COURT] & 1:
        also |= 1 << R_COURT_WINS
    emit(s, log, K_WIN, R_END, also, best, winners, tied, s[TOKENS + best])


# --- the round -------------------------------------------------------------------------------------------------------
def court_chooser(s: Row) -> int:
    """two.tricky: the seat that also plays a card for the court painter, or -1 when the deck does."""
    if not s[TRICKY] or s[COURT] < 0:
        return -1
    first = -1
    for seat in range(s[PAINTERS]):
        if seat != s[COURT]:
            if first < 0:
                first = seat
            elif s[SPACE + seat] != s[SPACE + first]:
                return seat if s[SPACE + seat] < s[SPACE + first] else first
    return -1


def hand_of(s: Row, seat: int) -> int:
    """The seat whose hand a card for `seat` comes from, or -1 when no hand serves it."""
    return court_chooser(s) if seat == s[COURT] else seat


def has_to_choose(s: Row, seat: int) -> bool:
    """round.choose: is a card for this seat still missing that a player has to choose?"""
    if s[TABLE + seat]:
        return False
    return hand_of(s, seat) >= 0 or not s[KNOWN]


def holds(s: Row, seat: int, card: int) -> bool:
    """Is the card in that hand?"""
    for i in range(s[HAND_COUNT + seat]):
        if s[HAND + seat * HAND_SIZE + i] == card:
            return True
    return False


def choose(s: Row, t: Table, log: Log, seat: int, card: int) -> None:
    """round.choose: lay a card face down; when the last one lies there, all are revealed."""
    if s[KNOWN]:
        take_from_hand(s, hand_of(s, seat), card)
    s[TABLE + seat] = card
    rule = R_CHOOSE
    if seat == s[COURT]:
        rule = R_TRICKY if court_chooser(s) >= 0 else R_COURT
        s[LENDER] = court_chooser(s)
    hand = hand_of(s, seat)
    s[PHASE] = LAID
    for other in range(s[PAINTERS]):
        if has_to_choose(s, other):
            s[PHASE] = CHOOSING
    emit(s, log, K_CHOOSE, rule, 0, seat, card, hand, 0)
    if s[PHASE] == LAID:
        reveal(s, t, log)


def take_from_hand(s: Row, seat: int, card: int) -> None:
    """Remove a card from a hand, keeping the order of the others."""
    start = HAND + seat * HAND_SIZE
    count = s[HAND_COUNT + seat]
    i = 0
    while s[start + i] != card:
        i += 1
    while i < count - 1:
        s[start + i] = s[start + i + 1]
        i += 1
    s[start + count - 1] = 0
    s[HAND_COUNT + seat] = count - 1


def reveal(s: Row, t: Table, log: Log) -> None:
    """round.choose, two.court_painter: all cards are revealed at once; the deck plays for the court painter."""
    s[PHASE] = RESOLVING
    court = s[COURT]
    if court >= 0 and s[TABLE + court] == 0:
        s[TABLE + court] = draw_card(s, log)
        also = (1 << R_TRICKY) if s[TRICKY] else 0
        emit(s, log, K_COURT_CARD, R_COURT, also, court, s[TABLE + court], 0, 0)
    emit(s, log, K_REVEAL, R_CHOOSE, 0 if s[RANK] else 1 << R_ORDER, NOBODY, s[RANK], 0, 0)
    resolve(s, t, log)


def carry_on(s: Row, t: Table, log: Log) -> None:
    """Resolve the cards of a typed position: all of them, or those that are left of a round under way."""
    for seat in range(s[PAINTERS]):
        if s[DONE + seat]:
            s[PHASE] = RESOLVING
            resolve(s, t, log)
            return
    reveal(s, t, log)


def turn_of(s: Row, seat: int) -> int:
    """Return what a card is ordered by: its number, or its place in the order somebody asked "what if" about."""
    return s[RANK + seat] or s[TABLE + seat]


def lowest_card(s: Row) -> int:
    """round.order: the seat with the lowest number that is still to be resolved, or -1."""
    best = -1
    for seat in range(s[PAINTERS]):
        if not s[DONE + seat] and s[TABLE + seat] and (best < 0 or turn_of(s, seat) < turn_of(s, best)):
            best = seat
    return best


def needs_direction(s: Row, t: Table) -> bool:
    """Does the half being resolved leave its direction open, and is none chosen yet?"""
    if s[DIRECTION] != 0:
        return False
    card = s[TABLE + s[CARD]]
    if s[HALF] == GARDEN_HALF:
        return t[GARDEN_ACTION + card] == EMPEROR_EITHER
    return EITHER < t[PAINTER_ACTION + card] < OVERTAKE


def decide(s: Row, t: Table, log: Log, direction: int) -> None:
    """garden.emperor_choice, painter.choice: the direction is chosen now that the card resolves."""
    s[PHASE] = RESOLVING
    s[DIRECTION] = direction
    rule = R_EMPEROR_CHOICE if s[HALF] == GARDEN_HALF else R_CHOICE
    emit(s, log, K_DECIDE, rule, 0, s[CARD], s[TABLE + s[CARD]], s[HALF], direction)
    resolve(s, t, log)


def resolve(s: Row, t: Table, log: Log) -> None:
    """round.order: card after card, until somebody must decide or the round is over."""
    while True:
        if s[CARD] < 0:
            seat = lowest_card(s)
            if seat < 0:
                end_round(s, log)
                return
            begin_card(s, log, seat)
        if not resolve_card(s, t, log):
            return
        if s[STOPPED]:
            finish_at_the_tree(s, t, log)
            return


def begin_card(s: Row, log: Log, seat: int) -> None:
    """round.order: it is this card's turn."""
    s[CARD] = seat
    s[HALF] = GARDEN_HALF
    emit(s, log, K_CARD, R_SEQUENCE if s[RANK] else R_ORDER, 1 << R_SEQUENCE, seat, s[TABLE + seat], 0, 0)


def resolve_card(s: Row, t: Table, log: Log) -> bool:
    """card.sequence: the garden half, then the painter half. False when a direction has to be chosen first."""
    who = s[CARD]
    card = s[TABLE + who]
    while True:
        if needs_direction(s, t):
            if who != s[COURT]:
                s[PHASE] = DECIDING
                emit(s, log, K_ASK, R_EMPEROR_CHOICE if s[HALF] == GARDEN_HALF else R_CHOICE, 0, who, card, s[HALF], 0)
                return False
            # two.court_forward: the court painter always chooses forwards.
            s[DIRECTION] = 1
            emit(s, log, K_DECIDE, R_COURT_FORWARD, 0, who, card, s[HALF], 1)
        if s[HALF] == PAINTER_HALF:
            break
        garden_action(s, t, log, t[GARDEN_ACTION + card])
        s[HALF] = PAINTER_HALF
        s[DIRECTION] = 0
    painter_action(s, t, log, who, t[PAINTER_ACTION + card])
    s[DONE + who] = 1
    s[CARD] = -1
    s[HALF] = GARDEN_HALF
    s[DIRECTION] = 0
    return True


def finish_at_the_tree(s: Row, t: Table, log: Log) -> None:
    """sakura.finish_card, sakura.score, sakura.line_up, end: what follows when the Emperor has stopped."""
    left = 0
    for seat in range(s[PAINTERS]):
        if s[TABLE + seat] and not s[DONE + seat]:
            left += 1
    if left:
        emit(s, log, K_DISCARD_REST, R_FINISH, 0, NOBODY, left, 0, 0)
    score(s, t, log)
    if s[SCORED] == 3:
        finish(s, log)
        return
    line_up(s, t, log)
    end_round(s, log)


def draw_card(s: Row, log: Log) -> int:
    """round.draw, ruling.new_deck: the top card; an empty deck is made anew from the discard pile, but not sooner."""
    if s[DECK_SIZE] == 0:
        count = s[DISCARD_SIZE]
        for i in range(count):
            s[DECK + i] = s[DISCARD + i]
            s[DISCARD + i] = 0
        s[DECK_SIZE] = count
        s[DISCARD_SIZE] = 0
        shuffle(s, DECK, count)
        emit(s, log, K_RESHUFFLE, R_DRAW, 1 << R_NEW_DECK, NOBODY, count, 0, 0)
        if count == 0:
            return 0
    s[DECK_SIZE] -= 1
    card = s[DECK + s[DECK_SIZE]]
    s[DECK + s[DECK_SIZE]] = 0
    return card


def end_round(s: Row, log: Log) -> None:
    """round.draw: played cards go to the discard pile, everyone fills up, the next round begins."""
    lender = s[LENDER]
    s[LENDER] = -1
    for seat in range(s[PAINTERS]):
        card = s[TABLE + seat]
        s[TABLE + seat] = 0
        s[DONE + seat] = 0
        s[RANK + seat] = 0
        if s[KNOWN] and card:
            s[DISCARD + s[DISCARD_SIZE]] = card
            s[DISCARD_SIZE] += 1
    if s[KNOWN]:
        for seat in range(s[PAINTERS]):
            if seat != s[COURT]:
                draw_into_hand(s, log, seat)
        if lender >= 0:
            draw_into_hand(s, log, lender)
    s[ROUND] += 1
    s[PHASE] = CHOOSING
    emit(s, log, K_DRAW, R_DRAW, (1 << R_TRICKY) if lender >= 0 else 0, NOBODY, s[KNOWN], lender, 0)


def draw_into_hand(s: Row, log: Log, seat: int) -> None:
    """Draw one card into a hand, if there is one to draw."""
    if s[HAND_COUNT + seat] < HAND_SIZE:
        card = draw_card(s, log)
        if card:
            s[HAND + seat * HAND_SIZE + s[HAND_COUNT + seat]] = card
            s[HAND_COUNT + seat] += 1


# --- moves -----------------------------------------------------------------------------------------------------------
def allows(s: Row, move: int) -> int:
    """Return -1 when the move is legal, else the rule that forbids it."""
    seat = move // MOVE
    what = move % MOVE
    if s[PHASE] == OVER:
        return R_END
    if what == GO:
        return -1 if s[PHASE] == LAID else R_CHOOSE
    if what in (FORWARD, BACK):
        if s[PHASE] == DECIDING and s[CARD] == seat:
            return -1
        return R_EMPEROR_CHOICE if s[HALF] == GARDEN_HALF else R_CHOICE
    if s[PHASE] != CHOOSING:
        return R_ORDER
    if seat >= s[PAINTERS] or not has_to_choose(s, seat):
        return R_COURT if seat == s[COURT] else R_CHOOSE
    if s[KNOWN]:
        return -1 if holds(s, hand_of(s, seat), what) else R_CHOOSE
    for other in range(s[PAINTERS]):
        if s[TABLE + other] == what:
            return R_CHOOSE
    return -1


def play(s: Row, t: Table, log: Log, move: int) -> None:
    """Carry out a legal move and everything that follows from it without a further decision."""
    what = move % MOVE
    if what == GO:
        carry_on(s, t, log)
    elif what in (FORWARD, BACK):
        decide(s, t, log, 1 if what == FORWARD else -1)
    else:
        choose(s, t, log, move // MOVE, what)
