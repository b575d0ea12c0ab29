"""Bots play by the rules; the perfect one loses nothing it could hold, and the erring one lies between."""

from __future__ import annotations

import pickle

import pytest

from imperial_widget.core.errors import ImperialError
from imperial_widget.niya import BOTS, Move, Position, apply, erring, is_over, legal_moves, new_game, values
from imperial_widget.niya.bots import Bot, perfect_bot, random_bot

FIELD = "mscspsis/mtctptit/mbcbpbib/mrcrprir"


def play(red: Bot, black: Bot, position: Position) -> str | None:
    while not is_over(position):
        mover = position.mover or ""
        position = apply(position, (red if mover == "red" else black)(position, mover))[-1].position
    return position.match_winner


def test_the_perfect_bot_wins_every_round_that_can_be_won() -> None:
    won = 0
    for seed in range(5):
        position = new_game(seed)
        expected = max(values(position).values()).winner
        assert play(perfect_bot, perfect_bot, position) == expected
        if expected == "red":
            assert play(perfect_bot, random_bot, position) == "red"
            won += 1
    assert won


def test_the_erring_bot_lies_between_the_perfect_and_the_random_one() -> None:
    wins = {}
    for name, bot in (("perfect", perfect_bot), ("erring", erring(0.5)), ("random", random_bot)):
        wins[name] = sum(play(bot, random_bot, new_game(seed)) == "red" for seed in range(30))
    assert wins["perfect"] > wins["erring"] > wins["random"]


def test_an_erring_bot_at_the_ends_of_its_scale_is_one_of_the_others() -> None:
    for seed in range(6):
        position = new_game(seed)
        assert erring(0)(position, "red") == perfect_bot(position, "red")
        assert erring(1)(position, "red") == random_bot(position, "red")


@pytest.mark.parametrize("name", sorted(BOTS))
def test_the_same_position_gives_the_same_legal_move(name: str) -> None:
    for position in (new_game(2), Position.read(f"{FIELD} red a4 c2 black d4")):
        move = BOTS[name](position, position.mover or "")
        assert move in legal_moves(position)
        assert move == BOTS[name](position, position.mover or "") == BOTS[name](position, "")


@pytest.mark.parametrize("name", sorted(BOTS))
def test_between_rounds_a_bot_lays_out_the_next_one(name: str) -> None:
    position = Position.read(f"{FIELD} red a4 b4 c4 d4 black a3 b2 d3 match three")
    assert BOTS[name](position, "") == Move()


def test_bots_can_be_sent_to_another_process() -> None:
    for bot in BOTS.values():
        assert pickle.loads(pickle.dumps(bot))(new_game(1), "red") == bot(new_game(1), "red")  # noqa: S301


def test_a_bot_without_a_move_says_so() -> None:
    with pytest.raises(ImperialError, match="black has no move to make"):
        BOTS["random"](new_game(), "black")
    with pytest.raises(ImperialError, match="red has no move to make"):
        BOTS["perfect"](Position.read(f"{FIELD} red a4 b4 c4 d4 black a3 b2 d3"), "red")


@pytest.mark.parametrize("rate", [-0.1, 1.1, "often", True, None])
def test_a_rate_is_a_share(rate: object) -> None:
    with pytest.raises(ImperialError, match="expected a number from 0"):
        erring(rate)  # type: ignore[arg-type]
