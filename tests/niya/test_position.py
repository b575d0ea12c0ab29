"""A position is a line of text that a person can type; what cannot be is refused with the place and the reason."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from imperial_widget.core.errors import BadPosition, ImperialError
from imperial_widget.niya import NIYA, Position, apply, is_over, legal_moves, new_game
from imperial_widget.niya.components import CELLS, CODES, read_layout, write_layout
from imperial_widget.niya.symmetry import SYMMETRIES

FIELD = "mscspsis/mtctptit/mbcbpbib/mrcrprir"

games = st.builds(
    lambda seed, match, full, starter: new_game(seed, match=match, full_board=full, starter=starter),
    st.integers(0, 2**32 - 1),
    st.sampled_from(["single", "three", 10, 15, 20]),
    st.sampled_from(["blocked", "draw"]),
    st.sampled_from(["red", "black"]),
)


def read_or_refuse(text: str) -> Position | None:
    """Read a text; None if it is refused with a message that names it and says what was expected."""
    try:
        return Position.read(text)
    except BadPosition as error:
        message = str(error)
    assert repr(text) in message
    assert "expected" in message
    return None


def test_a_teacher_types_just_the_layout_and_the_rest_is_filled_in() -> None:
    position = Position.read(FIELD)
    assert position.mover == position.starter == "red"
    assert position.match == "single"
    assert position.full_board == "blocked"
    assert position.phase == "taking"
    assert position.tiles["a4"] == "ms"
    assert position.tiles["d1"] == "ir"
    assert position.top is None


def test_parts_may_come_in_any_order() -> None:
    one = Position.read(f"{FIELD} red a4 c2 black d4 match 10 score 3-0 round 2 full draw rng 1f")
    two = Position.read(f"{FIELD} rng 1f full draw black d4 round 2 score 3-0 red a4 c2 match 10")
    assert one == two
    assert str(one) == f"{FIELD} red a4 c2 black d4 match 10 score 3-0 round 2 full draw rng 1f"


def test_whoever_has_a_token_more_has_started() -> None:
    assert Position.read(f"{FIELD} black a4 c2 red d4").starter == "black"
    assert Position.read(f"{FIELD} red a4 c2 black d4").starter == "red"
    assert Position.read(f"{FIELD} red a4 black d4").mover == "red"
    assert Position.read(f"{FIELD} red a4 black d4 starts black").mover == "black"


def test_a_laid_out_row_reads_as_a_round_that_is_won() -> None:
    position = Position.read(f"{FIELD} red a4 b4 c4 d4 black a3 b2 d3")
    assert (position.phase, position.winner, position.ended_by) == ("over", "red", "row")
    assert position.patterns == (("a4", "b4", "c4", "d4"),)
    longer = Position.read(f"{FIELD} red a4 b4 c4 d4 black a3 b2 d3 match 10")
    assert (longer.phase, longer.score) == ("next", (9, 0))


def test_the_field_shows_itself_as_text() -> None:
    board = NIYA.text_board(Position.read(f"{FIELD} red a4 c2 black d4 match 10 score 3-0 round 2"))
    assert board.splitlines() == [
        "4  RR cs ps BB",
        "3  mt ct pt it",
        "2  mb cb RR ib",
        "1  mr cr pr ir",
        "   a  b  c  d",
        "pile pb  black moves  round 2  red 3  black 0  of 10",
    ]


@given(games, st.lists(st.integers(0, 11), min_size=40, max_size=40))
@settings(max_examples=60)
def test_every_position_of_any_game_reads_back(position: Position, choices: list[int]) -> None:
    for choice in choices:
        assert Position.read(str(position)) == position
        if is_over(position):
            return
        moves = legal_moves(position)
        for beat in apply(position, moves[choice % len(moves)]):
            assert Position.read(str(beat.position)) == beat.position
            assert eval(repr(beat.position)) == beat.position  # noqa: S307 -- the text says it is an expression
        position = beat.position


@given(st.permutations(range(16)))
def test_every_layout_reads_back(tiles: list[int]) -> None:
    assert read_layout(write_layout(tiles)) == tuple(tiles)
    assert new_game(layout=tiles) == new_game(layout=write_layout(tiles))


@given(st.lists(st.sampled_from([FIELD, *CELLS, "red", "black", "starts", "match", "three", "10", "score", "3-0",
                                 "round", "2", "full", "draw", "rng", "1f", "placing", "ending", "x", "-"]),
                max_size=12))  # fmt: skip
@settings(max_examples=300)
def test_any_line_of_words_is_a_position_that_reads_back_or_is_refused(words: list[str]) -> None:
    text = " ".join([FIELD, *words])
    position = read_or_refuse(text)
    if position is None:
        return
    assert Position.read(str(position)) == position
    assert bool(legal_moves(position)) == (position.phase in ("taking", "next"))


@given(st.text(max_size=60))
def test_any_other_text_is_refused_or_read(text: str) -> None:
    read_or_refuse(text)


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", "nothing is there; expected a layout first"),
        ("mscspsis/mtctptit", "word 1: layout 'mscspsis/mtctptit' has 2 row.s."),
        ("mscspsis/mtctptit/mbcbpbib/mrcrpr", "row 1 is 'mrcrpr'; expected four tiles"),
        ("mscspsis/mtctptit/mbcbpbib/mrcrprix", "'ix' on d1 is no tile; expected the first letter of a plant"),
        ("mscspsis/mtctptit/mbcbpbib/mrcrprms", "'ms' lies on a4 and on d1; expected each tile once"),
        (f"{FIELD} red", "word 2: the line ends; expected the cells of red's tokens"),
        (f"{FIELD} red x", "word 3: 'x'; expected the cells of red's tokens"),
        (f"{FIELD} red a4 e5", "word 4: 'e5' is unknown; expected one of black, ending"),
        (f"{FIELD} red a4 a4", "word 4: a4 has a token of red already"),
        (f"{FIELD} red a4 black a4", "word 5: a4 has a token of red already"),
        (f"{FIELD} red a4 b4 c4", "3 token.s. of red, 0 of black; expected as many of both"),
        (f"{FIELD} red a4 b4 starts black black d4", "expected as many of both, or one more of black"),
        (f"{FIELD} red a4 red b4", "'red' is there twice"),
        (f"{FIELD} wobble", "'wobble' is unknown"),
        (f"{FIELD} starts green", "word 3: 'green'; expected one of red, black"),
        (f"{FIELD} match 12", "'12'; expected one of single, three, 10, 15, 20"),
        (f"{FIELD} match", "the line ends; expected one of single"),
        (f"{FIELD} match 10 score 3", "'3'; expected red's and black's"),
        (f"{FIELD} match 10 score 3-x", "'x'; expected a number"),
        (f"{FIELD} match 10 score 3-0", "a score of 3-0 in round 1 of a match to 10"),
        (f"{FIELD} match 10 score 10-0 round 3", "a match that was not decided before this round"),
        (f"{FIELD} match three score 3-0 round 4", "a match that was not decided before this round"),
        (f"{FIELD} score 3-0", "a score in a match of one round"),
        (f"{FIELD} round 2", "a round in a match of one round"),
        (f"{FIELD} round 0", "'0'; expected a number from 1"),
        (f"{FIELD} full moon", "'moon'; expected one of blocked, draw"),
        (f"{FIELD} rng 0", "'0'; expected a hexadecimal number"),
        (f"{FIELD} rng 1FFFFFFFFF", "a hexadecimal number from 1 to ffffffff"),
        (f"{FIELD} placing", "'placing' before any tile is taken"),
        (f"{FIELD} red a4 ending", "'ending'; expected a row, a square, a block or a full board"),
        (f"{FIELD} red a4 placing ending", "'ending' beside 'placing'"),
        (f"{FIELD} red a4 b4 c4 d4 a1 black a3 b2 d3 c1", "red has had a4 b4 c4 d4 before the last token"),
        (f"{FIELD} red a3 b2 d3 a1 d1 black a4 b4 c4 d4", "black has had a4 b4 c4 d4 before the last token"),
    ],
)
def test_what_cannot_be_is_refused_with_the_text_the_place_and_what_was_expected(text: str, words: str) -> None:
    with pytest.raises(BadPosition, match=words) as caught:
        Position.read(text)
    assert repr(text) in str(caught.value)


def test_something_else_than_text_is_refused() -> None:
    with pytest.raises(BadPosition, match="one line of text"):
        Position.read(7)  # type: ignore[arg-type]
    with pytest.raises(BadPosition, match="one word of text"):
        read_layout(7)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("options", "words"),
    [
        ({"seed": -1}, "seed=-1; expected a whole number"),
        ({"seed": 2**32}, "expected a whole number from 0 to 4294967295"),
        ({"seed": True}, "seed=True"),
        ({"match": "four"}, "match='four'; expected one of 'single', 'three', 10, 15, 20"),
        ({"match": 11}, "match=11"),
        ({"full_board": "white"}, "full_board='white'"),
        ({"starter": "green"}, "starter='green'"),
        ({"layout": [1, 2, 3]}, "each number from 0 to 15 once"),
        ({"layout": 5}, "each number from 0 to 15 once"),
        ({"layout": "abc"}, "has 1 row"),
        ({"match": ["three"]}, "expected one of"),
    ],
)
def test_a_game_that_cannot_be_set_up_says_why(options: dict[str, object], words: str) -> None:
    with pytest.raises(ImperialError, match=words):
        new_game(**options)  # type: ignore[arg-type]


def test_the_sixteen_tiles_have_sixteen_codes_and_the_field_eight_symmetries() -> None:
    assert len(set(CODES)) == 16
    assert len(set(SYMMETRIES)) == 8
    assert all(sorted(symmetry) == list(range(16)) for symmetry in SYMMETRIES)


def test_a_seed_lays_tiles_out_fairly() -> None:
    chance = Random(1)
    counts = [[0] * 16 for _ in range(16)]
    for _ in range(4000):
        for cell, tile in enumerate(new_game(chance.randrange(2**32)).layout):
            counts[cell][tile] += 1
    assert all(180 < count < 325 for row in counts for count in row)  # 250 each, give or take five deviations
