"""The rules of Niya, in sentences. On this field tiles match along rows (feature) and columns (plant)."""

from __future__ import annotations

import pytest

from imperial_widget.core.errors import IllegalMove
from imperial_widget.core.model import Beat
from imperial_widget.niya import NIYA, Move, Position, apply, is_over, legal_moves, new_game, read_move
from imperial_widget.niya.components import BORDER, CELLS, PATTERNS

FIELD = "mscspsis/mtctptit/mbcbpbib/mrcrprir"
ROW_TO_COME = f"{FIELD} red a4 b4 c4 black a3 b2 d3"
LAST_TILE = f"{FIELD} red d2 a2 b4 a4 a1 d4 b3 c1 black c2 b2 c4 a3 d1 d3 b1"


def play(text: str, *moves: str) -> tuple[Beat[Position], ...]:
    """Play moves from a position and return the beats of the last one."""
    position = Position.read(text)
    beats: tuple[Beat[Position], ...] = ()
    for move in moves:
        beats = apply(position, Move(move) if move != "next" else Move())
        position = beats[-1].position
    return beats


def kinds(beats: tuple[Beat[Position], ...]) -> list[str]:
    return [beat.event.kind for beat in beats]


def refusal(text: str, move: str) -> IllegalMove:
    position = Position.read(text)
    before = str(position)
    with pytest.raises(IllegalMove) as caught:
        apply(position, read_move(position, move))
    assert str(position) == before
    assert caught.value.move == move
    return caught.value


# --- setup, first.border ---------------------------------------------------------------------------------------------
def test_sixteen_different_tiles_are_laid_out_and_each_player_has_eight_tokens() -> None:
    position = new_game(seed=5)
    assert sorted(position.layout) == list(range(16))
    assert position.supply == {"red": 8, "black": 8}
    assert NIYA.opening(position).event.rules == ("setup",)


def test_the_same_seed_lays_out_the_same_tiles_and_another_one_others() -> None:
    assert new_game(seed=5) == new_game(seed=5)
    assert len({new_game(seed=seed).layout for seed in range(50)}) == 50


def test_the_first_move_takes_one_of_the_twelve_border_tiles() -> None:
    assert [str(move) for move in legal_moves(new_game())] == [CELLS[cell] for cell in BORDER]
    take = play(FIELD, "a4")[0].event
    assert take.rule == "first.border"
    assert take["matches"] == "first"


@pytest.mark.parametrize("cell", ["b3", "c3", "b2", "c2"])
def test_the_first_move_never_takes_one_of_the_inner_four(cell: str) -> None:
    error = refusal(FIELD, cell)
    assert error.rule == "first.border"
    assert "one of the inner four" in str(error)


# --- take.replace, take.match ----------------------------------------------------------------------------------------
def test_a_tile_goes_to_the_pile_and_a_token_takes_its_place() -> None:
    take, place = play(FIELD, "a4")
    assert take.event.kind == "take"
    assert place.event.rules == ("take.replace",)
    assert take.position.tokens["red"] == ()
    assert take.position.top == "ms"
    assert "a4" not in take.position.tiles
    assert place.position.tokens["red"] == ("a4",)
    assert place.position.supply["red"] == 7
    assert place.position.mover == "black"


def test_the_next_tile_shares_its_plant_or_its_feature_with_the_one_on_top() -> None:
    position = Position.read(f"{FIELD} red a4")
    assert [str(move) for move in legal_moves(position)] == ["b4", "c4", "d4", "a3", "a2", "a1"]
    assert play(f"{FIELD} red a4", "a1")[0].event["matches"] == "plant"
    assert play(f"{FIELD} red a4", "d4")[0].event["matches"] == "feature"
    assert play(f"{FIELD} red a4", "d4")[0].event.rules == ("take.match", "take.replace")


def test_only_the_tile_on_top_counts_and_not_the_ones_below() -> None:
    position = Position.read(f"{FIELD} red a4 black a1")
    assert [str(move) for move in legal_moves(position)] == ["a3", "a2", "b1", "c1", "d1"]


def test_a_tile_that_does_not_match_is_refused_with_the_tile_on_top_and_what_would_match() -> None:
    error = refusal(f"{FIELD} red a4", "b3")
    assert error.rule == "take.match"
    assert "the cherry tanzaku does not match the maple sun on top of the pile" in str(error)
    assert "another maple or sun: b4 (cs), c4 (ps)" in str(error)


def test_a_cell_with_a_token_has_no_tile_to_take() -> None:
    error = refusal(f"{FIELD} red a4", "a4")
    assert error.rule == "take.replace"
    assert "a4 holds a token of red" in str(error)


def test_a_cell_that_is_not_on_the_field_is_refused() -> None:
    for text in ("e5", "", "a4b", "take"):
        with pytest.raises(IllegalMove, match="expected a cell from a1 to d4"):
            read_move(new_game(), text)
    with pytest.raises(IllegalMove, match="there is no cell 'z9'"):
        apply(new_game(), Move("z9"))


# --- win.row, win.square, win.block ----------------------------------------------------------------------------------
def test_there_are_nineteen_patterns() -> None:
    assert len(set(PATTERNS)) == 19
    assert all(len(set(cells)) == 4 for cells in PATTERNS)


@pytest.mark.parametrize(
    ("tokens", "move", "shape"),
    [
        ("red a4 b4 c4 black a3 b2 d3", "d4", "row"),
        ("red a4 a3 a2 black b4 c3 b1", "a1", "column"),
        ("red a4 b3 c2 black b4 c4 d3", "d1", "diagonal"),
        ("red a1 b2 c3 black b1 c1 d1", "d4", "diagonal"),
    ],
)
def test_four_own_tokens_in_a_row_a_column_or_a_diagonal_win(tokens: str, move: str, shape: str) -> None:
    beats = play(f"{FIELD} {tokens}", move)
    assert kinds(beats) == ["take", "place", "row", "match_won"]
    assert beats[2].event.rules == ("win.row",)
    assert beats[2].event["shape"] == shape
    assert move in (beats[2].event["cells"] or ())  # type: ignore[operator]
    assert beats[-1].position.winner == "red"
    assert beats[-1].position.ended_by == "row"


def test_four_own_tokens_in_a_square_win() -> None:
    beats = play(f"{FIELD} red a4 b4 a3 black c1 d2 b1", "b3")
    assert kinds(beats) == ["take", "place", "square", "match_won"]
    assert beats[2].event.rules == ("win.square",)
    assert beats[2].event["cells"] == ("a4", "b4", "a3", "b3")
    assert beats[-1].position.ended_by == "square"


def test_a_token_that_completes_two_patterns_wins_with_both() -> None:
    beats = play(f"{FIELD} red d3 b1 b2 c4 c3 a1 black b3 b4 c2 c1 a3 d1", "d4")
    assert kinds(beats) == ["take", "place", "row", "square", "match_won"]
    assert len(beats[-1].position.patterns) == 2


def test_the_tokens_of_the_other_player_do_not_help() -> None:
    beats = play(f"{FIELD} red a4 b4 d3 black a3 c4 b2", "d2", "d4")
    assert kinds(beats) == ["take", "place"]


def test_a_player_who_cannot_take_a_matching_tile_loses() -> None:
    beats = play(f"{FIELD} red a1 d2 c1 black b1 d3 d4", "d1")
    assert kinds(beats) == ["take", "place", "block", "match_won"]
    block = beats[2].event
    assert block.rules == ("win.block",)
    assert (block["who"], block["loser"], block["top"]) == ("red", "black", "ir")
    assert block["cells"] == ("a4", "b4", "c4", "a3", "b3", "c3", "a2", "b2", "c2")
    assert beats[-1].position.ended_by == "block"


# --- ruling.full_board -----------------------------------------------------------------------------------------------
def test_when_all_tiles_are_taken_whoever_should_move_loses() -> None:
    beats = play(LAST_TILE, "c3")
    assert kinds(beats) == ["take", "place", "full_board", "match_won"]
    assert beats[2].event.rules == ("ruling.full_board", "win.block")
    assert beats[2].event["who"] == "black"
    assert beats[-1].position.match_winner == "black"


def test_another_ruling_calls_it_a_draw() -> None:
    beats = play(f"{LAST_TILE} full draw", "c3")
    assert kinds(beats) == ["take", "place", "full_board", "match_drawn"]
    assert beats[2].event.rules == ("ruling.full_board",)
    assert beats[-1].position.result == "draw"
    assert beats[-1].position.match_winner is None
    assert is_over(beats[-1].position)


@pytest.mark.parametrize("ruling", ["blocked", "draw"])
def test_a_pattern_on_the_last_tile_wins_and_leaves_no_tile(ruling: str) -> None:
    text = f"{FIELD} red d4 d1 a2 c4 a3 c1 b4 b3 black d2 a1 c2 a4 c3 b1 b2 full {ruling}"
    beats = play(text, "d3")
    assert kinds(beats) == ["take", "place", "square", "match_won"]
    assert beats[-1].position.winner == "black"
    assert beats[-1].position.left == 0
    assert play(f"{text} match 10", "d3")[-1].event["points"] == 0


# --- match.single, match.three, match.points, match.loser_starts -----------------------------------------------------
def test_one_round_decides_a_match_of_one_round() -> None:
    beats = play(ROW_TO_COME, "d4")
    assert beats[-1].event.kind == "match_won"
    assert beats[-1].event.rules == ("match.single",)
    assert beats[-1].position.match_winner == "red"
    assert legal_moves(beats[-1].position) == ()


def test_the_first_to_win_three_rounds_wins_the_match() -> None:
    going_on = play(f"{ROW_TO_COME} match three score 1-1 round 3", "d4")
    assert kinds(going_on) == ["take", "place", "row", "score"]
    assert going_on[-1].position.score == (2, 1)
    assert going_on[-1].event["points"] == 1
    won = play(f"{ROW_TO_COME} match three score 2-1 round 4", "d4")
    assert kinds(won) == ["take", "place", "row", "score", "match_won"]
    assert won[-1].event.rules == ("match.three",)
    assert won[-1].position.match_winner == "red"
    assert is_over(won[-1].position)


@pytest.mark.parametrize("goal", [10, 15, 20])
def test_the_winner_of_a_round_scores_the_tiles_still_on_the_field(goal: int) -> None:
    beats = play(f"{ROW_TO_COME} match {goal}", "d4")
    assert kinds(beats) == ["take", "place", "row", "score"]
    assert beats[-1].event.rules == ("match.points",)
    assert beats[-1].event["points"] == 9
    assert beats[-1].position.score == (9, 0)
    won = play(f"{ROW_TO_COME} match {goal} score {goal - 9}-3 round 4", "d4")
    assert kinds(won)[-2:] == ["score", "match_won"]
    assert won[-1].position.score == (goal, 3)
    assert won[-1].position.match_winner == "red"


def test_a_round_won_on_the_last_tile_is_worth_no_points() -> None:
    score = play(f"{LAST_TILE} match 10", "c3")[-1]
    assert score.event["who"] == "black"
    assert score.event["points"] == 0
    assert score.position.phase == "next"


@pytest.mark.parametrize("starter", ["red", "black"])
def test_the_loser_of_a_round_starts_the_next(starter: str) -> None:
    loser = "black" if starter == "red" else "red"
    tokens = ROW_TO_COME if starter == "red" else f"{FIELD} black a4 b4 c4 red a3 b2 d3 starts black"
    beats = play(f"{tokens} match three", "d4", "next")
    assert kinds(beats) == ["next_round"]
    assert beats[0].event.rules == ("match.loser_starts", "setup")
    position = beats[0].position
    assert position.starter == position.mover == loser
    assert position.round == 2
    assert not position.taken
    assert [str(move) for move in legal_moves(position)] == [CELLS[cell] for cell in BORDER]


def test_after_a_draw_the_player_who_did_not_start_starts() -> None:
    drawn = play(f"{LAST_TILE} full draw match 10", "c3")
    assert kinds(drawn) == ["take", "place", "full_board"]
    assert drawn[-1].position.score == (0, 0)
    assert drawn[-1].position.phase == "next"
    again = apply(drawn[-1].position, Move())[0]
    assert again.event.rules == ("ruling.full_board", "setup")
    assert again.position.starter == "black"


def test_the_layouts_of_all_rounds_follow_from_the_seed() -> None:
    def layouts(seed: int) -> list[tuple[int, ...]]:
        position = new_game(seed, match="three")
        found = [position.layout]
        while not is_over(position):
            position = apply(position, legal_moves(position)[0])[-1].position
            found.append(position.layout)
        return list(dict.fromkeys(found))

    assert layouts(8) == layouts(8)
    assert len(layouts(8)) >= 3


def test_next_is_for_the_time_between_two_rounds_only() -> None:
    assert refusal(FIELD, "next").rule == "match.loser_starts"
    between = str(play(f"{ROW_TO_COME} match three", "d4")[-1].position)
    assert "expected 'next'" in str(refusal(between, "a2"))
    over = str(play(ROW_TO_COME, "d4")[-1].position)
    assert refusal(over, "next").rule == "match.single"
    assert refusal(over, "a2").rule == "match.single"


def test_nothing_can_be_done_in_the_middle_of_a_move() -> None:
    for beat in play(f"{ROW_TO_COME} match 10", "d4")[:-1]:
        assert legal_moves(beat.position) == ()
        with pytest.raises(IllegalMove, match="another move is under way") as caught:
            apply(beat.position, Move("a2"))
        assert caught.value.rule == "take.replace"
