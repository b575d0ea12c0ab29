"""Niya passes the test of every game, as far as that needs no picture, and every rule is named by some test."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from imperial_widget.niya import BOTS, NIYA, RULES, Position, apply, is_over, legal_moves, new_game
from imperial_widget.niya.vocabulary import KINDS
from tests.conformance import check_beats, check_record, check_same_again, play_out


def starts(seed: int) -> Iterator[Position]:
    """A match of every length, under either ruling, and a position somebody typed."""
    for match in ("single", "three", 10, 15, 20):
        yield new_game(seed, match=match)
        yield new_game(seed, match=match, full_board="draw", starter="black")
    yield Position.read("mscspsis/mtctptit/mbcbpbib/mrcrprir red a4 c2 black d4")


def invariant(position: Position) -> None:
    """What holds between any two events."""
    assert sorted(position.layout) == list(range(16))
    tokens = position.tokens
    both = [*tokens["red"], *tokens["black"]]
    assert len(both) == len(set(both))
    assert not set(both) & set(position.tiles)
    assert len(position.tiles) + len(position.pile) == 16
    assert len(position.pile) - len(both) == (position.phase == "placing")
    assert abs(len(tokens["red"]) - len(tokens["black"])) <= 1
    assert all(0 <= supply <= 8 for supply in position.supply.values())
    assert (position.mover is None) == (position.phase in ("ending", "next", "over"))
    assert (position.result is None) == (position.mover is not None)
    assert NIYA.text_board(position).count("\n") == 5


def test_niya_passes_the_test_of_every_game() -> None:
    cited: set[str] = set()
    kinds: set[str] = set()
    for seed in range(8):
        for position in starts(seed):
            timeline = play_out(NIYA, position, seed)
            check_beats(NIYA, timeline, invariant)
            check_same_again(NIYA, timeline, position, seed)
            events = [beat.event for beat in timeline.beats]
            cited.update(rule for event in events for rule in event.rules)
            kinds.update(event.kind for event in events)
            check_record(NIYA, timeline)
    assert cited == set(RULES)
    assert kinds <= set(KINDS)
    assert set(KINDS) - kinds <= {"match_drawn"}


def test_every_rule_is_named_by_some_test() -> None:
    text = (Path(__file__).parent / "test_rules.py").read_text(encoding="utf-8")
    assert not [rule for rule in RULES if f'"{rule}"' not in text]


def test_a_match_begins_with_the_set_up_and_a_laid_out_position_with_itself() -> None:
    assert NIYA.opening(new_game()).event.kind == "setup"
    assert NIYA.opening(Position.read("mscspsis/mtctptit/mbcbpbib/mrcrprir red a4")).event.kind == "start"


@pytest.mark.parametrize("match", ["single", 10])
def test_a_seat_makes_every_move_and_the_loser_lays_out_the_next_round(match: str | int) -> None:
    position = new_game(3, match=match)
    while not is_over(position):
        move = legal_moves(position)[0]
        holder = NIYA.holder(position, move)
        assert holder in NIYA.seats(position)
        assert NIYA.bots()["random"](position, NIYA.mover(move)) in legal_moves(position)
        position = apply(position, move)[-1].position
        assert position.mover in (None, holder) or position.mover != holder or not move.cell
    assert NIYA.reorder(position, ()) is None
    assert set(BOTS) == set(NIYA.bots())
