"""Rounds: whose turn is next, the end of a round, and the final scoring.

`s` and `log` are as in `effects.py`. What the rival does on these occasions is in `rival.py`.
"""

from __future__ import annotations

from . import rival
from . import state as st
from .components import (
    CLANS,
    COLOURS,
    COURTIER_POINTS,
    DICE_PER_COLOUR,
    GARDEN_POINTS,
    GARDENS,
    INFLUENCE_POINTS,
    MOST_RESOURCE,
    YARD_TIMES,
)
from .effects import Entry, Log, base, clan, next_random, push, shuffled, tell
from .state import ACTOR, HEAD, ORDER, PHASE, ROUND, SEATS, TURN, WIDTH, Row

TURNS = 3
ROUNDS = 3
CATEGORIES = ("coins_seals", "resources", "influence", "courtiers", "warriors", "gardeners")
"""What is scored after the game, in this order; points gained during the game come before all of them."""


def go_on(s: Row, log: Log) -> None:
    """The stack is empty: begin the next turn, the next player's step, or the next part of the game."""
    s[TURN] += 1
    phase = s[PHASE]
    if phase == st.DRAFT:
        if s[TURN] < s[st.PLAYERS]:
            begin_draft(s)
            return
        s[PHASE] = st.PLAY
        s[TURN] = 0
        s[st.PAIRS] = ()
        begin_turn(s)
    elif phase == st.PLAY:
        if s[TURN] < TURNS * s[SEATS]:
            begin_turn(s)
        else:
            end_round(s, log)
    elif s[TURN] >= s[SEATS]:
        if phase == st.GARDEN_STEP:
            prepare_round(s, log)
        else:
            final_scoring(s, log)
    else:
        s[ACTOR] = s[ORDER][s[TURN]]
        if phase == st.GARDEN_STEP:
            begin_gardens(s, log)
        elif not rival.is_rival(s, s[ACTOR]):
            push(s, st.F_SEALS)


def begin_draft(s: Row) -> None:
    """setup.draft: the last in turn order chooses first."""
    s[ACTOR] = s[ORDER][s[st.PLAYERS] - 1 - s[TURN]]
    push(s, st.F_PAIR)


def begin_turn(s: Row) -> None:
    """The next in turn order plays."""
    s[ACTOR] = s[ORDER][s[TURN] % s[SEATS]]
    push(s, st.F_RIVAL if rival.is_rival(s, s[ACTOR]) else st.F_TURN)


# --- the end of a round ----------------------------------------------------------------------------------------------
def new_order(s: Row) -> tuple[int, ...]:
    """round.order, influence.stack: the furthest first; of those on one space the one on top."""
    by_arrival = s[st.TRACK]
    return tuple(sorted(by_arrival, key=lambda a: (-s[HEAD + WIDTH * a + st.INFLUENCE], -by_arrival.index(a))))


def end_round(s: Row, log: Log) -> None:
    """round.order, end.after_three: the new turn order; after the third round nothing follows but the scoring."""
    s[ORDER] = new_order(s)
    last = s[ROUND] == ROUNDS
    if log is not None:
        order = tuple(CLANS[seat] for seat in s[ORDER])
        tell(s, log, "turn_order", ("round.order",), order=order, round=s[ROUND])
    if s[st.DIFFICULTY] >= 0:
        rival.exchange_coins(s, log)
    if last and log is not None:
        tell(s, log, "game_end", ("end.after_three",), round=s[ROUND])
    s[PHASE] = st.LAST_SEALS if last else st.GARDEN_STEP
    s[TURN] = -1


def gardens_with_dice(s: Row, seat: int) -> int:
    """round.gardens: the gardens of a player under bridges that still hold a die."""
    held: int = s[HEAD + WIDTH * seat + st.IN_GARDENS]
    for colour in range(3):
        if not any(s[st.BRIDGE + colour]):
            held &= ~(3 << 2 * colour)
    return held


def begin_gardens(s: Row, log: Log) -> None:
    """round.gardens, ruling.gardens_held: the gardens held now are those of this step."""
    gardens = gardens_with_dice(s, s[ACTOR])
    if rival.is_rival(s, s[ACTOR]):
        rival.score_gardens(s, log, gardens)
    elif gardens:
        if log is not None:
            names = tuple(name for i, name in enumerate(GARDENS) if gardens >> i & 1)
            tell(s, log, "garden_step", ("round.gardens", "ruling.gardens_held"), who=clan(s), gardens=names)
        push(s, st.F_GARDENS, gardens)


def prepare_round(s: Row, log: Log) -> None:
    """round.prepare: all dice are rolled anew and the round marker moves on."""
    s[ROUND] += 1
    s[PHASE] = st.PLAY
    s[TURN] = 0
    roll(s, log)
    if s[st.DIFFICULTY] >= 0:
        s[st.RIVAL_DECK] = tuple(shuffled(s, s[st.RIVAL_DECK]))
    if log is not None:
        rules = ("round.prepare", "solo.shuffle") if s[st.DIFFICULTY] >= 0 else ("round.prepare",)
        tell(s, log, "next_round", rules, round=s[ROUND], first=CLANS[s[ORDER][0]])
    begin_turn(s)


def roll(s: Row, log: Log) -> None:
    """Gather the dice of each colour, roll them, lay them on their bridge in rising order, the lowest on the left."""
    for colour in range(3):
        for space in range(st.SPACE, st.WELL + 1):
            s[space] = tuple(die for die in s[space] if die // 10 != colour)
        for seat in range(s[SEATS]):
            s[HEAD + WIDTH * seat + st.CLAN_DIE + colour] = 0
        values = sorted(1 + next_random(s, 6) for _ in range(DICE_PER_COLOUR[s[st.PLAYERS]]))
        s[st.BRIDGE + colour] = tuple(values)
        if log is not None:
            dice = "".join(map(str, values))
            tell(s, log, "roll", ("round.prepare",), bridge=COLOURS[colour], dice=dice)


# --- the final scoring -----------------------------------------------------------------------------------------------
def score_of(s: Row, seat: int) -> tuple[int, ...]:
    """score.*: what a clan gains in each of the categories after the game."""
    b = HEAD + WIDTH * seat
    inside = sum(s[b + st.IN_ROOM : b + st.AT_TOP + 1])
    warriors = sum(s[b + st.IN_YARD + yard] * times for yard, times in enumerate(YARD_TIMES))
    courtiers = (
        s[b + st.AT_GATE] * COURTIER_POINTS[0]
        + sum(s[b + st.IN_ROOM : b + st.IN_ROOM + 3]) * COURTIER_POINTS[1]
        + sum(s[b + st.IN_ROOM + 3 : b + st.AT_TOP]) * COURTIER_POINTS[2]
        + s[b + st.AT_TOP] * COURTIER_POINTS[3]
    )
    held = s[b + st.IN_GARDENS]
    gardens = sum(GARDEN_POINTS[card] for garden, card in enumerate(s[st.GARDENS]) if held >> garden & 1)
    if rival.is_rival(s, seat):
        return 0, 0, INFLUENCE_POINTS[s[b + st.INFLUENCE]], courtiers, warriors * inside, gardens
    resources = 0
    for number in s[b : b + 3]:
        resources += 2 if number == MOST_RESOURCE else 1 if number >= 3 else 0
    return (
        (s[b + st.COIN] + s[b + st.SEAL]) // 5,
        resources,
        INFLUENCE_POINTS[s[b + st.INFLUENCE]],
        courtiers,
        warriors * inside,
        gardens,
    )


def final_scoring(s: Row, log: Log) -> None:
    """score.*, end.winner: clan after clan in turn order, each category of it, then the winner."""
    s[TURN] = 0
    for seat in s[ORDER]:
        for i, (category, n) in enumerate(zip(CATEGORIES, score_of(s, seat), strict=True)):
            s[HEAD + WIDTH * seat + st.POINTS] += n
            if log is not None and not (rival.is_rival(s, seat) and i < 2):
                _tell_score(s, log, seat, category, n)
    s[PHASE] = st.OVER
    s[ACTOR] = winner(s)
    if log is not None:
        best = s[base(s) + st.POINTS]
        level = sum(s[HEAD + WIDTH * seat + st.POINTS] == best for seat in s[ORDER])
        rules = ("end.winner", "end.tie") if level > 1 else ("end.winner",)
        tell(s, log, "win", rules, who=clan(s), points=best, level=level)


def _tell_score(s: Row, log: list[Entry], seat: int, category: str, n: int) -> None:
    rules = (f"score.{category}", "solo.score") if rival.is_rival(s, seat) else (f"score.{category}",)
    total = s[HEAD + WIDTH * seat + st.POINTS]
    tell(s, log, "score", rules, who=CLANS[seat], category=category, n=n, total=total)


def winner(s: Row) -> int:
    """end.winner, end.tie: the most points; of those level, the first in turn order."""
    best: int = max(s[ORDER], key=lambda seat: (s[HEAD + WIDTH * seat + st.POINTS], -s[ORDER].index(seat)))
    return best
