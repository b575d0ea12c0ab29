"""The package and a second, independent reading of the rulebook agree on dice, turn order, gardens and points."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest
from hypothesis import given, note, settings
from hypothesis import strategies as some

from imperial_widget.core.model import Beat
from imperial_widget.white_castle import Move, Position, after, apply, legal_moves, new_game
from imperial_widget.white_castle.components import CLANS, DIFFICULTIES, GARDENS, ROOMS, SPACES, YARDS
from tests.white_castle import second_opinion
from tests.white_castle.walk import told


def games(count: int) -> Iterator[tuple[Position, Random]]:
    """Yield new games, each number of players in its turn, with chances for their moves."""
    for seed in range(count):
        yield new_game(1 + seed % 4, seed=seed, difficulty=DIFFICULTIES[seed // 4 % 3]), Random(seed)


def names(listed: object) -> set[str]:
    """Return what an event lists, as a set."""
    assert isinstance(listed, tuple)
    return set(listed)


def in_words(move: Move) -> tuple[str, str, str]:
    """Return the bridge, the end and the space of a die that is placed."""
    colour, end = move.what.split("-")
    return colour, end, move.where


def test_the_same_dice_can_be_placed_and_for_the_same_coins() -> None:
    turns = 0
    for start, chance in games(80):
        position = start
        while moves := legal_moves(position):
            if position.asks == "turn":
                turns += 1
                coins = second_opinion.placements(position)
                dice = [move for move in moves if move.kind == "die"]
                assert {in_words(move) for move in dice} == set(coins)
                compare_placing(position, chance.choice(dice), coins)
            position = after(position, chance.choice(moves))
    assert turns > 1800


def compare_placing(position: Position, move: Move, coins: dict[tuple[str, str, str], int]) -> None:
    """Place a die: the purse, the bridge and the space are as the second opinion says, before anything else happens."""
    colour, end, space = in_words(move)
    beats = apply(position, move)
    placing = next(i for i, beat in enumerate(beats) if beat.event.kind == "place_die")
    settled = beats[placing + bool(coins[colour, end, space])]
    events = [beat.event for beat in beats]
    change = sum(int(str(event["n"])) for event in told(events, "coins_gained"))
    change -= sum(int(str(event["n"])) for event in told(events, "coins_paid"))
    assert change == coins[colour, end, space]
    mover = position.actor
    if settled is not beats[-1]:  # the last beat holds what follows by itself as well
        assert settled.position.clan(mover).coin == position.clan(mover).coin + change
    bridge = second_opinion.bridge_without(position.bridges[colour], end)
    assert beats[placing].position.bridges[colour] == bridge


def test_the_turn_order_is_that_of_a_track_kept_by_hand() -> None:
    rounds = 0
    for start, chance in games(200):
        position, track = start, second_opinion.Track(start)
        while moves := legal_moves(position):
            for beat in apply(position, chance.choice(moves)):
                track.watch(beat.position)
                assert {space: tuple(stack) for space, stack in track.stacks.items() if stack} == beat.position.track
                if beat.event.kind == "turn_order":
                    rounds += 1
                    assert beat.event["order"] == beat.position.order == track.order()
                position = beat.position
    assert rounds == 600


def test_the_same_gardens_work_at_the_end_of_a_round() -> None:
    steps = 0
    for start, chance in games(300):
        position = start
        found: list[tuple[str, set[str]]] = []
        expected: list[tuple[str, set[str]]] = []
        while moves := legal_moves(position):
            for beat in apply(position, chance.choice(moves)):
                position, event = beat.position, beat.event
                if event.kind == "turn_order":
                    found = []
                    expected = [(clan, second_opinion.working_gardens(position, clan)) for clan in position.order]
                elif event.kind == "garden_step":
                    found.append((position.actor, names(event["gardens"])))
                elif event.kind == "rival_gardens":
                    gardens = second_opinion.working_gardens(position, "ochre")
                    assert event["n"] == len(gardens) * position.round
                    found.append(("ochre", gardens))
                elif event.kind == "next_round":
                    steps += len(found)
                    assert found == [(clan, gardens) for clan, gardens in expected if gardens]
    assert steps > 200


def test_whole_games_are_scored_alike() -> None:
    for start, chance in games(300):
        position, before, last = start, start, start
        while moves := legal_moves(position):
            for beat in apply(position, chance.choice(moves)):
                if beat.event.kind not in ("score", "win"):
                    before = beat.position
                last = beat.position
            position = last
        compare_scores(before, last)


def compare_scores(before: Position, over: Position) -> None:
    """Compare the totals and the winner of a game that is over with the second opinion."""
    for name in over.clans:
        parts = second_opinion.score(over, name)
        assert over.breakdown(name) == {"game": before.points[name], **parts}
        assert over.points[name] == before.points[name] + sum(parts.values())
    assert over.winner == second_opinion.winner(over)


@some.composite
def halls(draw: some.DrawFn) -> str:
    """Draw the end of a game: anything clans can have when the last seals have been exchanged but one clan's."""
    players = draw(some.integers(2, 4))
    clans = CLANS[:players]
    order = draw(some.permutations(clans))
    gardens = [*draw(some.permutations(range(1, 6)))[:3], *draw(some.permutations(range(1, 6)))[:3]]
    laid = ",".join(f"p{gardens[i]},s{gardens[3 + i]}" for i in range(3))
    words = [f"players {players} phase seals round 3 turn {players - 1} actor {order[-1]} order {','.join(order)}"]
    words.append(f"gardens {laid} stack seals")
    for clan in clans:
        goods = {good: draw(some.integers(0, 7)) for good in ("food", "iron", "pearl")}
        goods |= {"coin": draw(some.integers(0, 24)), "seal": draw(some.integers(0, 5))}
        goods |= {"vp": draw(some.integers(0, 30)), "influence": draw(some.integers(0, 20))}
        if clan == order[-1]:
            goods |= {"seal": 5, "food": 1}  # there is something to decide, so that the scoring waits
        words.append(clan + "".join(f" {good} {number}" for good, number in goods.items() if number))
        court = draw(some.lists(some.sampled_from(["gate", *ROOMS, "daimyo"]), max_size=5))
        yards = draw(some.lists(some.sampled_from(YARDS), max_size=5))
        held = draw(some.lists(some.sampled_from(GARDENS), max_size=5, unique=True))
        for key, names in (("courtiers", court), ("warriors", yards), ("gardeners", held)):
            words += [f"{key} {','.join(names)}"] if names else []
    return " ".join(words)


@given(halls(), some.sampled_from(["done", "exchange:iron", "exchange:pearl"]))
@settings(max_examples=300)
def test_any_end_of_a_game_is_scored_alike(text: str, first: str) -> None:
    note(text)
    position = Position.read(text)
    for name in position.clans:
        assert position.breakdown(name) == {"game": position.points[name], **second_opinion.score(position, name)}
    before = position
    while moves := legal_moves(position):
        before = position
        wish = next((move for move in moves if str(move) == first), Move("done"))
        beats: tuple[Beat[Position], ...] = apply(position, wish)
        position = beats[-1].position
    compare_scores(before, position)


@pytest.mark.parametrize(
    ("players", "bridges", "on", "die", "space", "coins"),
    [
        (3, "1155/2346/2346", "", "coral-right", "steward-1", 2),
        (3, "115/2346/2346", "steward-1:c5", "coral-left", "steward-1", -4),
        (3, "15/-4/12", "", "black-right", "outside-right", -1),
        (2, "36/36/36", "well:w6", "black-left", "well", 2),
        (2, "36/36/36", "", "coral-left", "clan", -3),
    ],
)
def test_the_second_opinion_knows_the_rulebooks_examples(
    players: int, bridges: str, on: str, die: str, space: str, coins: int
) -> None:
    placed = f"on {on} " if on else ""
    position = Position.read(f"players {players} bridges {bridges} {placed}blue coin 9")
    colour, end = die.split("-")
    assert second_opinion.placements(position)[colour, end, space] == coins


def test_the_second_opinion_scores_the_rulebooks_example() -> None:
    position = Position.read(
        "phase seals round 3 turn 1 actor ochre stack seals gardens p2,s3,p5,s1,p1,s2 slots blue,blue,- "
        "blue vp 8 coin 7 seal 1 food 7 pearl 3 influence 12 courtiers daimyo,daimyo,steward-1,gate,gate "
        "warriors 3,1,5,5 gardeners coral-plant,coral-stone,black-plant ochre seal 2"
    )
    assert list(second_opinion.score(position, "blue").values()) == [1, 3, 6, 25, 18, 15]
    assert second_opinion.working_gardens(position, "blue") == set()


def test_the_second_opinion_asks_for_every_space() -> None:
    position = Position.read("players 4 bridges 36/36/36 blue coin 9")
    assert {space for _, _, space in second_opinion.placements(position)} == set(SPACES)
