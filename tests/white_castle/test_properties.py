"""Facts that follow from the rules: a thousand games for each number of players, and any hypothesis can think of."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import cycle, islice
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as some

from imperial_widget import lesson, lesson_ids
from imperial_widget.core.timeline import Timeline
from imperial_widget.white_castle import (
    WHITE_CASTLE,
    Move,
    Position,
    Table,
    after,
    apply,
    is_over,
    legal_moves,
    new_game,
)
from imperial_widget.white_castle import rules as engine
from imperial_widget.white_castle import state as st
from imperial_widget.white_castle.components import (
    DECREE_OF,
    DICE_PER_COLOUR,
    DIFFICULTIES,
    FIRST_DECREE,
    FIRST_RESOURCE,
    FIRST_START,
    NOT_FOR_TWO,
    RIVAL_CARDS,
    TRACK_END,
)
from imperial_widget.white_castle.vocabulary import KINDS
from tests.white_castle.test_conformance import invariant

GAMES = 1000

games = some.builds(
    lambda players, seed, difficulty: new_game(players, seed=seed, difficulty=difficulty),
    some.integers(1, 4),
    some.integers(0, 2**32 - 1),
    some.sampled_from(DIFFICULTIES),
)
wishes = some.lists(some.integers(0, 10**6), min_size=20, max_size=60)


def line(position: Position, wish: list[int]) -> Iterator[tuple[Position, Move]]:
    """Yield the positions and moves of a game to its end; the wishes say which move, over and over again."""
    for number in cycle(wish):
        moves = legal_moves(position)
        if not moves:
            assert is_over(position)
            return
        move = moves[number % len(moves)]
        yield position, move
        position = after(position, move)


# --- a thousand games each -------------------------------------------------------------------------------------------
class Auditor:
    """Counts what lies on the table of one game at every decision, and remembers what may only grow."""

    def __init__(self, s: st.Row) -> None:
        self.seats = range(s[st.SEATS])
        self.clans = [st.HEAD + st.WIDTH * seat for seat in self.seats]
        self.dice = DICE_PER_COLOUR[s[st.PLAYERS]]
        self.most = 2 if s[st.PLAYERS] > 2 else 1
        left_out = NOT_FOR_TWO if s[st.PLAYERS] <= 2 else frozenset()
        self.castle = [card for card in range(FIRST_START) if card not in left_out]
        self.fixed = self.what_stays(s)
        self.grown = self.what_grows(s)
        self.rivals = self.of_the_rival(s)
        self.turns: Counter[tuple[int, int]] = Counter()

    def what_stays(self, s: st.Row) -> tuple[Any, ...]:
        return s[st.DAIMYO], s[st.GARDENS], s[st.YARD_TILES], s[st.TILES], s[st.PLAYERS], s[st.DIFFICULTY]

    def what_grows(self, s: st.Row) -> list[int]:
        """Points, influence, workers sent out, cards under the lantern: none of them ever goes back."""
        found = []
        for b in self.clans:
            found += [s[b + st.POINTS], s[b + st.INFLUENCE], len(s[b + st.LANTERN]), s[b + st.IN_GARDENS].bit_count()]
            found += [-s[b + st.COURTIERS], -s[b + st.GARDENERS], -s[b + st.WARRIORS], s[b + st.AT_TOP]]
        return found

    def of_the_rival(self, s: st.Row) -> tuple[int, int]:
        """Return its coins and the round they were counted in; before the round is over they only grow."""
        return (s[self.clans[1] + st.COIN], s[st.ROUND]) if s[st.DIFFICULTY] >= 0 else (0, 0)

    def audit(self, s: st.Row, moves: list[int]) -> None:
        """Check everything."""
        assert bool(moves) != (s[st.PHASE] == st.OVER), "somebody must decide and has no move"
        assert len(moves) == len(set(moves))
        assert sorted(s[st.ORDER]) == sorted(s[st.TRACK]) == list(self.seats)
        assert self.what_stays(s) == self.fixed
        grown = self.what_grows(s)
        assert all(map(int.__le__, self.grown, grown))
        self.grown = grown
        for seat, b in enumerate(self.clans):
            self.audit_clan(s, seat, b)
        self.audit_dice(s)
        self.audit_cards(s)
        if s[st.DIFFICULTY] >= 0:
            self.audit_rival(s)

    def audit_clan(self, s: st.Row, seat: int, b: int) -> None:
        food, iron, pearl, coin, seal = s[b : b + 5]
        assert min(food, iron, pearl, coin, seal) >= 0
        assert max(food, iron, pearl) <= 7
        assert seal <= 5
        assert 0 <= s[b + st.INFLUENCE] <= TRACK_END
        assert sum(s[b + st.COURTIERS : b + st.AT_TOP + 1]) == 5
        assert s[b + st.GARDENERS] + s[b + st.IN_GARDENS].bit_count() == 5
        assert s[b + st.WARRIORS] + sum(s[b + st.IN_YARD : b + st.IN_GARDENS]) == 5
        assert min(s[b + st.COURTIERS : b + st.IN_GARDENS]) >= 0
        assert s[st.SLOTS].count(seat) <= s[b + st.AT_TOP]

    def audit_dice(self, s: st.Row) -> None:
        counts = [0, 0, 0]
        for space in range(8):
            dice = s[st.SPACE + space]
            assert len(dice) <= self.most or space == 7
            for die in dice:
                counts[die // 10] += 1
        for colour in range(3):
            bridge = s[st.BRIDGE + colour]
            assert len(bridge) == 2 or all(bridge), "a die in the middle did not slide to the empty end"
            assert list(bridge) == sorted(bridge) or len(bridge) == 2
            counts[colour] += len(bridge) - bridge.count(0)
            counts[colour] += sum(s[b + st.CLAN_DIE + colour] > 0 for b in self.clans)
        assert s[st.HELD] == 0
        assert counts == [self.dice] * 3

    def audit_cards(self, s: st.Row) -> None:
        castle = [card for card in s[st.ROOM : st.ROOM + 5] if card >= 0]
        empty = 5 - len(castle)
        assert empty == sum(frame[0] == st.F_REFILL for frame in s[st.STACK])
        castle += [*s[st.DECK], *s[st.DECK + 1], *s[st.GONE]]
        for b in self.clans:
            own = s[b + st.LANTERN]
            if s[b + st.CARD] >= 0:
                own = (*own, s[b + st.CARD])
            starting = sorted(card for card in own if card >= FIRST_START)
            castle += [card for card in own if card < FIRST_START]
            if starting:
                action, resources, *decree = starting
                assert action < FIRST_RESOURCE <= resources < FIRST_DECREE
                assert decree == ([DECREE_OF[resources]] if resources in DECREE_OF else [])
        assert sorted(castle) == self.castle

    def audit_rival(self, s: st.Row) -> None:
        b = self.clans[1]
        assert [*s[b : b + 3], s[b + st.SEAL], s[b + st.CARD], s[b + st.LANTERN]] == [0, 0, 0, 0, -1, ()]
        assert not any(s[b + st.CLAN_DIE : b + st.LANTERN])
        assert sorted((*s[st.RIVAL_DECK], *s[st.RIVAL_OPEN])) == list(range(len(RIVAL_CARDS)))
        coins, round_ = self.of_the_rival(s)
        assert round_ != self.rivals[1] or coins >= self.rivals[0] or s[st.PHASE] != st.PLAY, "the rival paid"
        self.rivals = coins, round_

    def note(self, s: st.Row, move: int) -> None:
        """Count the turns, each of which begins with a die."""
        if move >= st.M_DIE or move == st.M_RIVAL:
            assert s[st.PHASE] == st.PLAY
            self.turns[s[st.ROUND], s[st.ACTOR]] += 1

    def close(self, s: st.Row) -> None:
        """After the game: three rounds of three turns for each clan, nothing left to do, a winner with most points."""
        assert self.turns == {(round_, seat): 3 for round_ in (1, 2, 3) for seat in self.seats}
        assert (s[st.ROUND], s[st.STACK], s[st.BUSY]) == (3, (), 0)
        assert sum(1 for colour in range(3) for die in s[st.BRIDGE + colour] if die) == 3
        points = [s[b + st.POINTS] for b in self.clans]
        assert points[s[st.ACTOR]] == max(points)


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_in_a_thousand_games_everything_in_the_box_is_accounted_for_at_every_decision(players: int) -> None:
    for seed in range(GAMES):
        table = Table(new_game(players, seed=seed, difficulty=DIFFICULTIES[seed % 3]))
        auditor, chance = Auditor(table.row), Random(seed)
        auditor.audit(table.row, table.moves)
        while table.moves:
            move = table.moves[int(chance.random() * len(table.moves))]
            auditor.note(table.row, move)
            table.play(move)
            auditor.audit(table.row, table.moves)
        auditor.close(table.row)


@pytest.mark.parametrize("stubborn", ["first", "last"])
def test_games_of_players_who_always_do_the_same_end_as_well(stubborn: str) -> None:
    for seed in range(40):
        table = Table(new_game(1 + seed % 4, seed=seed))
        auditor = Auditor(table.row)
        while table.moves:
            move = table.moves[0 if stubborn == "first" else -1]
            auditor.note(table.row, move)
            table.play(move)
            auditor.audit(table.row, table.moves)
        auditor.close(table.row)


# --- positions along any game ----------------------------------------------------------------------------------------
@given(games, wishes)
@settings(max_examples=40)
def test_every_position_of_any_game_reads_back_in_the_middle_of_a_move_too(start: Position, wish: list[int]) -> None:
    assert Position.read(str(start)) == start
    for position, move in line(start, wish):
        for beat in apply(position, move):
            again = Position.read(str(beat.position))
            assert again == beat.position
            assert str(again) == str(beat.position)
            invariant(beat.position)


@given(games, wishes)
@settings(max_examples=100)
def test_a_game_that_is_told_and_one_played_in_silence_are_the_same(start: Position, wish: list[int]) -> None:
    table = Table(start)
    for position, move in line(start, wish):
        assert table.position() == position
        assert table.names() == legal_moves(position)
        assert table.moves == engine.options(list(position.state))
        beats = apply(position, move)
        assert all(beat.position.busy and beat.position.asks is None for beat in beats[:-1])
        assert not beats[-1].position.busy
        assert after(position, move) == beats[-1].position
        table.play_named(move)
    assert table.over


@given(games, wishes)
@settings(max_examples=25)
def test_whatever_may_be_done_can_be_done(start: Position, wish: list[int]) -> None:
    for position, _ in line(start, wish):
        for move in legal_moves(position):
            result = apply(position, move)[-1].position
            assert legal_moves(result) or is_over(result)
            assert result != position


@given(games, wishes, some.integers(1, 120))
@settings(max_examples=40)
def test_a_record_of_any_game_reads_back_wherever_it_was_left(start: Position, wish: list[int], length: int) -> None:
    timeline: Timeline[Any, Any] = Timeline(WHITE_CASTLE, start)
    for _, move in islice(line(start, wish), length):
        timeline.play(move)
    again: Timeline[Any, Any] = Timeline.read(WHITE_CASTLE, timeline.record())
    assert again.record() == timeline.record()
    again.last()
    assert again.position == timeline.position
    assert [beat.event for beat in again.beats] == [beat.event for beat in timeline.beats]


@given(games, wishes, some.integers(0, 2**32 - 1))
@settings(max_examples=40)
def test_what_is_forgotten_is_only_what_nobody_can_know(start: Position, wish: list[int], seed: int) -> None:
    for known, _ in line(start, wish):
        table = Table(known)
        table.resample(Random(seed))
        other = table.position()
        assert legal_moves(other) == legal_moves(known)
        for name, cards in known.decks.items():
            assert sorted(other.decks[name]) == sorted(cards)
        changed = {place for place, value in enumerate(known.state) if other.state[place] != value}
        assert changed <= {st.RNG, st.DECK, st.DECK + 1, st.RIVAL_DECK}


def test_the_same_seed_deals_the_same_game_and_another_seed_another() -> None:
    dealt = {str(new_game(players, seed=seed)) for players in (1, 2, 3, 4) for seed in range(50)}
    assert len(dealt) == 200
    assert str(new_game(3, seed=17)) == str(new_game(3, seed=17))


def test_random_games_and_the_lessons_show_every_kind_of_event_and_no_other() -> None:
    seen: set[str] = set()
    for seed in range(100):
        position, chance = new_game(1 + seed % 4, seed=seed, difficulty=DIFFICULTIES[seed % 3]), Random(seed)
        seen.add(WHITE_CASTLE.opening(position).event.kind)
        while moves := legal_moves(position):
            beats = apply(position, chance.choice(moves))
            seen.update(beat.event.kind for beat in beats)
            position = beats[-1].position
    assert seen <= set(KINDS)
    assert len(seen) > 50
    for name in lesson_ids("white_castle"):
        for node in lesson(name).timeline(WHITE_CASTLE).nodes():
            seen.update(beat.event.kind for beat in node.beats)
    assert seen == set(KINDS)
