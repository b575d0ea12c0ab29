"""The package and a second, independent reading of the rulebook agree on every round."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace
from itertools import product
from random import Random

import pytest
from hypothesis import given, note, settings
from hypothesis import strategies as st

from imperial_widget.core.model import Beat
from imperial_widget.sakura import Edition, Move, Position, apply, is_over, legal_moves, new_game, read_position
from tests.sakura.second_opinion import Award, Bump, Fact, Garden, Unresolved, lender, play_round

Ways = dict[tuple[str, str], int]
"""The direction chosen for (colour, half of the card)."""

COLOURS = ("blue", "red", "green", "yellow", "white", "violet")
GARDEN = ("emperor+1", "emperor+2", "emperor-1", "emperor±1", "closest-2", "furthest+2")
PAINTER = ("+1", "+2", "+3", "±1", "±2", "±3", "overtake", "between")
PAIRS = tuple(product(GARDEN, PAINTER))

TEACHING = Edition.load()
NARROW = Edition.load(
    {
        "edition": "narrow",
        "name": "Narrow edition",
        "official": False,
        "note": "Every garden action beside every painter action, on paths so short that gate, trees and pieces meet.",
        "boards": [
            {"players": [2, 3, 4], "gate": 0, "torii": 2, "bridges": [[1], [5], [6], [7]], "sakura": [3, 4, 8]},
            {
                "players": [5, 6],
                "gate": 0,
                "torii": 4,
                "bridges": [[1, 2, 3], [7, 8, 9], [10, 11, 12], [13, 14, 15]],
                "sakura": [5, 6, 16],
            },
        ],
        "cards": [
            {"number": number, "garden": garden, "painter": painter}
            for number in range(1, 61)
            for garden, painter in [PAIRS[7 * number % len(PAIRS)]]
        ],
    }
)
EDITIONS = {"teaching": TEACHING, "narrow": NARROW}
TABLES = [(2, None), (2, "tricky"), (3, None), (4, None), (5, None), (6, None)]


# --- any garden, any cards, any directions ---------------------------------------------------------------------------


@st.composite
def gardens(draw: st.DrawFn) -> Garden:
    """Draw a garden between two rounds, crowded behind the Emperor more often than not."""
    edition = draw(st.sampled_from([TEACHING, NARROW]))
    court_plays = draw(st.booleans())
    count = 3 if court_plays else draw(st.integers(3, 6))
    players = count - court_plays
    painters = draw(st.permutations(COLOURS))[:count]
    board = edition.board(players)
    near_a_tree = [tree - gap for tree in board.sakura for gap in (1, 2, 0) if tree - gap in range(1, board.length)]
    emperor = draw(st.integers(1, board.length - 1) | st.sampled_from(near_a_tree))
    reached = sum(tree <= emperor for tree in board.sakura)
    reach = draw(st.sampled_from([count, count + 3, board.length]))
    gaps = draw(st.lists(st.integers(1, reach), min_size=count, max_size=count, unique=True))
    at_gate = draw(st.just(set()) | st.sets(st.sampled_from(painters)))
    fewest, most = draw(st.sampled_from([(0, 1), (0, 6), (54 // count - 1, 54 // count)]))
    return Garden(
        edition=edition,
        players=players,
        emperor=emperor,
        spaces={c: 0 if c in at_gate else max(0, emperor - gap) for c, gap in zip(painters, gaps, strict=True)},
        tokens={colour: draw(st.integers(fewest, most)) for colour in painters},
        court=draw(st.sampled_from(painters)) if court_plays else None,
        scored=draw(st.integers(reached, 2)),
    )


@st.composite
def laid_rounds(draw: st.DrawFn) -> tuple[Garden, dict[str, int], Ways]:
    """Draw a garden, a card for every painter, and a direction for each half that might ask for one."""
    garden = draw(gardens())
    count = len(garden.spaces)
    cards = draw(st.lists(st.integers(1, 60), min_size=count, max_size=count, unique=True))
    ways = {
        (colour, half): draw(st.sampled_from([1, -1])) for colour in garden.spaces for half in ("garden", "painter")
    }
    return garden, dict(zip(garden.spaces, cards, strict=True)), ways


@given(laid_rounds())
@settings(max_examples=600)
def test_any_round_in_any_garden_ends_as_the_second_opinion_says(laid: tuple[Garden, dict[str, int], Ways]) -> None:
    garden, table, ways = laid
    text = written(garden, table)
    note(f"{garden.edition.name}: {text}")
    position = read_position(text, edition=garden.edition)
    assert seen(position) == garden
    compare(position, table, ways)


CORNERS = {
    "nobody is closest, furthest or ahead on the gate": "E6 B0 R0 G0 table B10 R20 G55",
    "a painter alone on the gate is furthest": "E9 B0 R7 G8 table B27 R11 G25",
    "the emperor stays in front of the gate": "E1 B0 R0 G0 table B1 R16 G24",
    "the emperor steps on painters without tokens": "E5 B4 R3 G1 tokens B0 R0 G1 table B1 R16 G31",
    "a row of painters in front of the emperor": "E20 B16 R19 G18 Y17 table B40 R25 G50 Y54",
    "a tree stops the emperor halfway": "E15 B14 R13 G12 table B21 R51 G58",
    "a scored tree does not": "E15 B14 R13 G12 scored 1 table B21 R51 G58",
    "the last painter action bumps under the tree": "E15 B14 R13 G2 table B58 R59 G60",
    "one on the gate lines up": "E15 B10 R4 G0 table B9 R51 G20",
    "two on the gate do not": "E15 B10 R0 G0 table B9 R51 G20",
    "everybody on the gate": "E15 B0 R0 G0 Y0 table B15 R21 G44 Y60",
    "five players score four": "E19 B18 R17 G16 Y15 W14 table B9 R51 G20 Y21 W22",
    "four players score three": "E15 B14 R13 G12 Y11 table B9 R51 G20 Y21",
    "the supply runs out": "E15 B14 R13 G12 tokens B18 R18 G14 table B9 R51 G20",
    "the closest of the tied wins": "E35 B9 R8 G30 tokens B8 R9 G1 table B52 R51 G9",
    "on the gate the tied share": "E35 B0 R0 G30 tokens B9 R9 G1 table B52 R51 G9",
    "the court painter walks forwards and wins": "E35 B33 R0 G30 court G tokens B1 R1 G9 table B60 R51 G12",
}


@pytest.mark.parametrize("way", [1, -1])
@pytest.mark.parametrize("corner", CORNERS)
def test_the_corners_of_the_rulebook_are_read_alike(corner: str, way: int) -> None:
    position = read_position(CORNERS[corner])
    compare(position, position.table, dict.fromkeys(product(position.painters, ("garden", "painter")), way))


def compare(position: Position, table: Mapping[str, int], ways: Ways) -> None:
    """Let the package and the second opinion resolve the cards on the table."""
    beats = apply(position, Move())
    while who := beats[-1].position.deciding:
        way = ways[who, beats[-1].position.half or ""]
        beats += apply(beats[-1].position, Move(who, direction=way))
    agree(beats, play_round(seen(position), table, lambda colour, half: ways[colour, half]))


# --- whole games -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("players", "variant"), TABLES)
def test_whole_games_go_round_by_round_as_the_second_opinion_says(
    players: int, variant: str | None, edition: str
) -> None:
    for seed in range(60):
        chance = Random(seed)
        position = new_game(players, seed=seed, variant=variant, edition=EDITIONS[edition])
        while not is_over(position):
            position = follow_a_round(position, chance)
        assert position.scored == 3


def follow_a_round(start: Position, chance: Random) -> Position:
    """Play a round at random and compare it with the second opinion."""
    beats: tuple[Beat[Position], ...] = ()
    position, asked = start, {}
    while position.round == start.round and not is_over(position):
        move = chance.choice(legal_moves(position))
        if position.deciding:
            asked[position.deciding, position.half or ""] = move.direction
        beats += apply(position, move)
        position = beats[-1].position
    table = next(beat.position.table for beat in beats if beat.event.kind == "reveal")
    garden = seen(start)
    the_cards_came_from_the_right_hands(start, garden, table)
    answers = dict(asked)
    agree(beats, play_round(garden, table, lambda colour, half: answers.pop((colour, half))))
    assert not answers, "the package asked for a direction that the second opinion did not need"
    return position


def the_cards_came_from_the_right_hands(start: Position, garden: Garden, table: Mapping[str, int]) -> None:
    """round.choose, two.court_painter, two.tricky: who supplies which card."""
    assert set(table) == set(garden.spaces)
    for colour, card in table.items():
        if colour != garden.court:
            assert card in start.hands[colour]
        elif start.variant and (further := lender(garden)):
            assert card in start.hands[further]
        else:
            assert card == start.deck[0] if start.deck else card in start.discard


# --- the second opinion itself ---------------------------------------------------------------------------------------


def test_the_second_opinion_plays_the_rulebooks_examples_as_the_rulebook_does() -> None:
    before = Garden(
        edition=TEACHING,
        players=3,
        emperor=20,
        spaces={"blue": 17, "red": 18, "green": 16},
        tokens={"blue": 5, "red": 5, "green": 5},
        scored=1,
    )
    after = play_round(before, {"red": 51, "green": 20, "blue": 3}, lambda _colour, _half: 1)
    assert after == replace(
        before,
        emperor=22,
        spaces={"blue": 18, "red": 20, "green": 15},
        tokens={"blue": 5, "red": 5, "green": 4},
        facts=[Bump("green")],
    )


# --- from the one to the other ---------------------------------------------------------------------------------------


def written(garden: Garden, table: dict[str, int]) -> str:
    """The garden with its cards as a line of text."""
    court = f"court {letter(garden.court)} " if garden.court else ""
    return (
        f"E{garden.emperor} {row(garden.spaces)} {court}tokens {row(garden.tokens)} "
        f"scored {garden.scored} table {row(table)}"
    )


def row(numbers: dict[str, int]) -> str:
    return " ".join(f"{letter(colour)}{number}" for colour, number in numbers.items())


def letter(colour: str) -> str:
    return colour[0].upper()


def seen(position: Position) -> Garden:
    """What a second pair of eyes sees of a position."""
    return Garden(
        edition=position.edition,
        players=position.players,
        emperor=position.emperor,
        spaces=dict(position.spaces),
        tokens=dict(position.tokens),
        court=position.court,
        scored=position.scored,
        over=is_over(position),
        winners=set(position.winners),
    )


def told(beats: Iterable[Beat[Position]]) -> list[Fact]:
    """What the package's events tell of bumps, awards and cards left unresolved."""
    facts: list[Fact] = []
    for event, position in beats:
        if event.kind == "bump":
            facts.append(Bump(str(event["who"])))
        elif event.kind == "award":
            facts.append(Award(str(event["who"]), int(str(event["won"]))))
        elif event.kind == "discard_rest":
            left = {colour: card for colour, card in position.table.items() if colour not in position.resolved}
            assert event["count"] == len(left)
            facts += [Unresolved(colour, left[colour]) for colour in sorted(left, key=lambda c: left[c])]
    return facts


def agree(beats: tuple[Beat[Position], ...], opinion: Garden) -> None:
    """Compare the end of a round, and what happened on the way."""
    end = beats[-1].position
    assert replace(seen(end), facts=told(beats)) == opinion
    assert end.supply == 54 - sum(opinion.tokens.values())
