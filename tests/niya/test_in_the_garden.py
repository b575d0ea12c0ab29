"""Niya in a garden: it passes the test of every game, is played, gives hints, and says why a tile may not be taken."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from imperial_widget import Garden, ImperialError, lesson, lesson_ids, niya
from imperial_widget.niya import NIYA, Move, Position, best_moves, erring, legal_moves, new_game
from tests.conformance import check_game


def starts(seed: int) -> Iterator[Position]:
    """A round, a match to three, and a match to ten in which a full board is a draw."""
    yield new_game(seed=seed)
    yield new_game(seed=seed, match="three")
    yield new_game(seed=seed, match=10, full_board="draw", starter="black")


def invariant(position: Position) -> None:
    """Every tile is on the field or on the pile, and nobody has more than eight tokens."""
    assert sorted(position.layout) == list(range(16))
    assert len(position.pile) + position.left == 16
    assert all(0 <= left <= 8 for left in position.supply.values())


def _can_be_won(position: Position) -> bool:
    return any(value.outcome == "win" for value in niya.values(position).values())


def intend(garden: Garden, **intent: object) -> None:
    garden._on_intent(garden, intent, [])


def test_niya_passes_the_test_of_every_game() -> None:
    check_game(NIYA, starts, [lesson(name) for name in lesson_ids("niya")], invariant, range(4))


def test_a_person_takes_a_tile_and_the_perfect_bot_answers() -> None:
    garden = Garden(new_game(seed=3), bots={"black": "perfect"})
    intend(garden, do="play", frame=0, move="a4")
    assert garden.error == ""
    assert len(garden.timeline.line) == 3
    assert Garden(garden.record).record == garden.record


def test_at_the_first_move_the_inner_four_are_refused_by_the_border_rule() -> None:
    frame = Garden(new_game(seed=3))._frames[0]
    assert {choice["spot"] for choice in frame["choices"]} == set(frame["refusals"]) ^ {
        f"{file}{rank}" for file in "abcd" for rank in "1234"
    }
    assert all(frame["refusals"][cell] == "first.border" for cell in ("b2", "b3", "c2", "c3"))


def test_later_a_tile_that_does_not_match_is_refused_by_the_rule_of_matching() -> None:
    garden = Garden(new_game(seed=3))
    garden.play("a4")
    refusals = garden._frames[-1]["refusals"]
    assert refusals["a4"] == "take.replace"
    assert "take.match" in refusals.values()


@pytest.mark.parametrize("level", ["nudge", "region", "move", "all"])
def test_every_level_of_hints_says_something_and_off_says_nothing(level: str) -> None:
    garden = Garden(new_game(seed=3))
    assert "hint" not in garden._frames[0]
    garden.hints = level
    hint = garden._frames[0]["hint"]
    assert isinstance(hint, dict)
    assert hint["uk"]
    garden.hints = "off"
    assert "hint" not in garden._frames[0]


def test_an_unknown_level_of_hints_is_refused() -> None:
    garden = Garden(new_game(seed=3))
    garden.set_state({"hints": "everything"})
    assert "expected one of off, nudge, region, move, all" in garden.error


def test_all_values_stand_on_the_tiles_that_may_be_taken() -> None:
    garden = Garden(new_game(seed=3), hints="all")
    pills = [mark for mark in garden._frames[0]["marks"] if str(mark.get("symbol", "")).startswith("pill-")]
    assert len(pills) == 12


def test_a_move_that_throws_the_round_away_is_shown_by_playing_the_refutation() -> None:
    start = next(each for each in (new_game(seed=seed) for seed in range(20)) if _can_be_won(each))
    values = niya.values(start)
    blunder = next(move for move, value in values.items() if value.outcome == "loss")
    garden = Garden(start, hints="nudge")
    garden.play(blunder)
    frame = garden._frames[-1]
    offer = frame["offers"][0]
    intend(garden, do="line", frame=frame["id"], moves=offer["moves"])
    assert garden.error == ""
    assert garden.timeline.line[-1].position.winner == "black"


@pytest.mark.parametrize("text", ["niya: mscs", "niya: mscspsis/mtctptit/mbcbpbib/mrcrprms", "niya/nothing"])
def test_what_cannot_be_a_layout_is_refused_by_name(text: str) -> None:
    with pytest.raises(ImperialError, match=r"mscs|ms|nothing"):
        Garden(text)


def test_a_bare_layout_is_recognised() -> None:
    assert Garden("mscspsis/mtctptit/mbcbpbib/mrcrprir red a4").game is NIYA


# --- bots of one's own -----------------------------------------------------------------------------------------------
def test_a_bot_errs_as_often_as_the_teacher_likes() -> None:
    garden = Garden(new_game(seed=1), bots={"black": erring(0)})
    assert garden.bots == {"black": "erring(0.0)"}
    assert garden._board["bots"]["erring(0.0)"] == "erring(0.0)"
    garden.play("c1")
    answer = garden.timeline.node.move
    assert answer in best_moves(garden.timeline.node.path()[1].position)


def test_anybody_can_bring_a_bot() -> None:
    def last(position: Position, _seat: str) -> Move:
        return legal_moves(position)[-1]

    garden = Garden(new_game(seed=1))
    garden.bots = {"black": last}
    assert garden.bots == {"black": "last"}
    assert garden._board["bots"]["last"] == "last"
    garden.play("c1")
    before, after = (node.position for node in garden.timeline.node.path()[1:])
    assert garden.timeline.node.move == legal_moves(before)[-1]
    assert after == garden.position
    with pytest.raises(ImperialError, match="or a function"):
        Garden(new_game(seed=1), bots={"black": 3})  # type: ignore[dict-item]


def test_a_refutation_that_takes_long_says_how_long() -> None:
    garden = Garden(new_game(seed=1), hints="all")
    garden.play("b1")
    hint, (offer,) = garden._frames[-1]["hint"], garden._frames[-1]["offers"]
    assert isinstance(hint, dict)
    assert f"{len(offer['moves'])} more moves. Then: " in hint["en"]
