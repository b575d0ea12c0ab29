"""Sakura passes the test that every game must pass, and every rule is named by some test."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from imperial_widget import lesson, lesson_ids
from imperial_widget.sakura import RULES, SAKURA, Position, new_game
from tests.conformance import check_game


def starts(seed: int) -> Iterator[Position]:
    """A game at every player count and variant."""
    for players in range(2, 7):
        yield new_game(players, seed=seed)
    yield new_game(2, seed=seed, variant="tricky")
    yield Position.read("E20 B18 R17 G16 table B3 G20 R51")


def invariant(position: Position) -> None:
    """What holds between any two events."""
    spaces = list(position.spaces.values())
    assert all(space < position.emperor for space in spaces), "a painter on or ahead of the Emperor"
    in_garden = [space for space in spaces if space]
    assert len(in_garden) == len(set(in_garden)), "two painters share a space of the garden"
    assert all(tokens >= 0 for tokens in position.tokens.values())
    assert sum(position.tokens.values()) + position.supply == 54
    assert 1 <= position.emperor <= position.board.length
    if position.hands_known:
        cards = [*position.deck, *position.discard, *position.table.values()]
        cards += [card for hand in position.hands.values() for card in hand]
        assert len(cards) == len(set(cards)), "a card twice"
        assert len(cards) == 60 or (position.court and len(cards) == 59), f"{60 - len(cards)} cards are missing"


def test_sakura_passes_the_test_of_every_game() -> None:
    check_game(SAKURA, starts, [lesson(name) for name in lesson_ids("sakura")], invariant, range(4))


def test_every_rule_is_named_by_some_test() -> None:
    text = (Path(__file__).parent / "test_rules.py").read_text(encoding="utf-8")
    missing = [rule for rule in RULES if rule not in text and rule != "setup"]
    assert not missing


def test_a_game_begins_with_the_set_up_and_a_laid_out_position_with_itself() -> None:
    assert SAKURA.opening(new_game(3)).event.kind == "setup"
    assert SAKURA.opening(Position.read("E6 B0 R0 G0")).event.kind == "start"
    assert SAKURA.opening(new_game(3)).event.rules == ("setup",)
