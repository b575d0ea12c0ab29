"""The solver says what a plain minimax says, only sooner; and what it says does not depend on how the field lies."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from imperial_widget.core.errors import IllegalMove, ImperialError
from imperial_widget.niya import Move, Position, Value, apply, best_line, best_moves, explain, new_game, values
from imperial_widget.niya.components import CELLS, CODES
from imperial_widget.niya.moves import legal_moves
from imperial_widget.niya.solver import threats
from imperial_widget.niya.symmetry import SYMMETRIES, renamings
from tests.niya.second_opinion import Round

FIELD = "mscspsis/mtctptit/mbcbpbib/mrcrprir"


def scattered(seed: int, tokens: int, full_board: str = "blocked") -> Position | None:
    """Play some random moves; None when the round ends before."""
    chance = Random(seed)
    position = new_game(seed, full_board=full_board)
    for _ in range(tokens):
        position = apply(position, chance.choice(legal_moves(position)))[-1].position
        if position.phase != "taking":
            return None
    return position


def second_opinion(position: Position) -> dict[str, int]:
    tiles = {CELLS[cell]: CODES[tile] for cell, tile in enumerate(position.layout)}
    mover = position.mover or ""
    own = frozenset(position.tokens[mover])
    other = frozenset(cell for player, cells in position.tokens.items() if player != mover for cell in cells)
    top = CELLS[position.taken[-1]] if position.taken else None
    game = Round(tiles, position.full_board)
    return {cell: game.take(own, other, cell) for cell in game.takeable(own, other, top)}


def plain(position: Position) -> dict[str, int]:
    return {str(move): value.worth for move, value in values(position).items()}


@pytest.mark.parametrize("full_board", ["blocked", "draw"])
@pytest.mark.parametrize(("tokens", "seeds"), [(6, 6), (7, 15), (8, 40), (9, 60), (10, 80), (11, 80), (13, 80)])
def test_every_move_is_worth_what_a_plain_minimax_says(full_board: str, tokens: int, seeds: int) -> None:
    found = 0
    for seed in range(seeds):
        position = scattered(seed, tokens, full_board)
        if position is not None:
            assert plain(position) == second_opinion(position), str(position)
            found += 1
    assert found


@pytest.mark.parametrize("full_board", ["blocked", "draw"])
def test_a_whole_line_of_best_play_keeps_its_worth_from_move_to_move(full_board: str) -> None:
    for seed in range(6):
        position = new_game(seed, full_board=full_board)
        worth = max(values(position).values())
        for move in best_line(position):
            mover = position.mover
            value = values(position)[move]
            assert value.worth == (worth.worth if mover == worth.who else -worth.worth)
            position = apply(position, move)[-1].position
        assert position.phase == "over"
        assert position.winner == worth.winner
        if worth.worth:
            assert position.left == worth.tiles


@given(st.permutations(range(16)), st.sampled_from(SYMMETRIES), st.sampled_from(list(renamings())))
@settings(max_examples=8)
def test_turning_mirroring_and_renaming_change_nothing(
    tiles: list[int], symmetry: tuple[int, ...], renaming: tuple[int, ...]
) -> None:
    one = plain(new_game(layout=tiles))
    two = plain(new_game(layout=[renaming[tiles[symmetry[cell]]] for cell in range(16)]))
    back = {CELLS[cell]: CELLS[symmetry[cell]] for cell in range(16)}
    assert {back[cell]: worth for cell, worth in two.items()} == one


def test_who_started_and_what_the_score_is_change_nothing() -> None:
    text = f"{FIELD} red a4 c2 black d4 "
    swapped = f"{FIELD} black a4 c2 red d4 match 10 score 3-5 round 4"
    assert plain(Position.read(text)) == plain(Position.read(swapped))
    assert {value.who for value in values(Position.read(swapped)).values()} == {"red"}


def test_a_winning_tile_is_worth_the_tiles_it_leaves_and_one_more() -> None:
    position = Position.read(f"{FIELD} red a4 b4 c4 black a3 b2 d3")
    value = values(position)[Move("d4")]
    assert (value.winner, value.tiles, str(value), value.worth) == ("red", 9, "win · 9", 10)
    assert best_moves(position) == (Move("d4"),)
    assert best_line(position) == (Move("d4"),)


def test_values_are_ordered_in_one_players_eyes() -> None:
    in_order = [Value("red", worth) for worth in (-10, -1, 0, 1, 2, 10)]
    assert sorted(Value("red", worth) for worth in (2, -1, 10, 0, -10, 1)) == in_order
    assert [str(value) for value in in_order] == ["loss · 9", "loss · 0", "draw", "win · 0", "win · 1", "win · 9"]
    assert in_order[0].winner == "black"
    assert in_order[2].winner is None
    with pytest.raises(TypeError):
        assert Value("red", 1) < Value("black", 2)


def test_a_round_that_has_ended_has_no_values_and_no_line() -> None:
    over = Position.read(f"{FIELD} red a4 b4 c4 d4 black a3 b2 d3 match 10")
    assert values(over) == {}
    assert best_line(over) == ()
    assert best_moves(over) == ()
    with pytest.raises(ImperialError, match="takes no tile"):
        explain(over, Move())


def test_something_else_than_a_position_is_refused() -> None:
    with pytest.raises(ImperialError, match="is no position of Niya"):
        best_line(FIELD)  # type: ignore[arg-type]
    with pytest.raises(ImperialError, match="is no position of Niya"):
        values(FIELD)  # type: ignore[arg-type]


def test_a_move_that_hands_over_a_win_is_explained_by_the_winning_tile() -> None:
    position = Position.read(f"{FIELD} red a4 b4 c4 c3 black a3 b2 c1")
    why = explain(position, Move("d3"))
    assert why.value == Value("black", -8)
    assert why.line[0] == Move("d3")
    assert len(why.line) == 2
    assert (why.steps[0].who, why.steps[1].who) == ("black", "red")
    assert {(each.cell, each.shape) for each in why.steps[0].wins} == {("d4", "row"), ("b3", "square")}
    assert why.steps[0].wins[0].pattern == ("a4", "b4", "c4", "d4")
    assert why.ended_by in ("row", "square")


def test_a_mistake_is_told_from_a_move_that_could_not_be_better() -> None:
    mistakes = 0
    for seed in range(30):
        position = scattered(seed, 8)
        if position is None:
            continue
        worth = values(position)
        for move, value in worth.items():
            why = explain(position, move)
            best = max(worth.values())
            assert why.value == value
            assert why.best == best
            assert why.is_mistake == (value.outcome != best.outcome)
            assert bool(why.better) == (value < best)
            assert len(why.steps) == len(why.line)
            assert why.ended_by in ("row", "square", "block", "full")
            assert bool(why.patterns) == (why.ended_by in ("row", "square"))
            assert all(set(step.safe) <= set(step.replies) for step in why.steps)
            mistakes += why.is_mistake
    assert mistakes > 10


def test_an_illegal_move_cannot_be_explained() -> None:
    with pytest.raises(IllegalMove) as caught:
        explain(new_game(), Move("b3"))
    assert caught.value.rule == "first.border"


def test_threats_are_the_patterns_with_three_tokens_and_a_tile() -> None:
    position = Position.read(f"{FIELD} red a4 b4 c4 black a3 b3 c2")
    assert [(each.who, each.cell, each.shape) for each in threats(position)] == [("red", "d4", "row")]
