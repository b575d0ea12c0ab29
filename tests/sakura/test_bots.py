"""Bots play by the rules (see the properties), and the sensible one plays better."""

from __future__ import annotations

import pytest

from imperial_widget.core.errors import ImperialError
from imperial_widget.sakura import BOTS, apply, is_over, new_game, read_position


def test_the_sensible_bot_beats_the_random_one_clearly() -> None:
    won = 0
    for seed in range(24):
        position = new_game(4, seed=seed)
        seats = {c: "sensible" if (i + seed) % 2 else "random" for i, c in enumerate(position.painters)}
        while not is_over(position):
            painter = position.deciding or position.choosing[0]
            position = apply(position, BOTS[seats[painter]](position, painter))[-1].position
        won += seats[position.winners[0]] == "sensible"
    assert won >= 19  # half of them would be twelve


def test_the_sensible_bot_does_not_walk_into_the_emperor_when_it_can_go_back() -> None:
    position = read_position("E20 B18 R10 G9 table B8p? R56. G57.")
    assert str(BOTS["sensible"](position, "blue")) == "B-"


def test_a_bot_without_a_move_says_so() -> None:
    with pytest.raises(ImperialError, match="blue has no move to make"):
        BOTS["random"](read_position("E20 B18 R10 G9 table B3"), "blue")
