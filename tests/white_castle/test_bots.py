"""Bots play by the rules at every table, and those that think play better."""

from __future__ import annotations

import pickle
from collections.abc import Iterator
from random import Random

import pytest

from imperial_widget.core.errors import ImperialError
from imperial_widget.white_castle import BOTS, Position, Table, after, is_over, legal_moves, new_game
from imperial_widget.white_castle.bots import greedy_bot, random_bot, search_bot, searching
from imperial_widget.white_castle.plans import plans
from tests.white_castle.test_foresight import along_games

QUICK = ["greedy", "random"]


def played(position: Position, seats: dict[str, str]) -> Position:
    """Play a game to its end, each clan by the bot of its seat; every move has to be legal."""
    while not is_over(position):
        mover = position.mover or ""
        position = after(position, BOTS[seats[mover]](position, mover))
    return position


@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("name", QUICK)
def test_a_bot_plays_a_whole_game_on_every_seat(name: str, players: int) -> None:
    for seed in range(2):
        position = new_game(players, seed=seed)
        assert played(position, dict.fromkeys(position.clans, name)).winner in position.clans


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_the_searching_bot_plays_a_round_to_the_end_of_the_game(players: int) -> None:
    position, chance = new_game(players, seed=4), Random(4)
    while position.round < 3 or position.turn < 2 * len(position.clans):
        position = after(position, chance.choice(legal_moves(position)))
    assert played(position, dict.fromkeys(position.clans, "search")).winner


def test_the_searching_bot_meets_the_rival_for_a_whole_game() -> None:
    position = new_game(1, seed=6, difficulty="easy")
    assert played(position, {"blue": "search"}).points["blue"] > 30


def moments() -> Iterator[Position]:
    """Yield some moments of games at every number of players."""
    for players in (1, 2, 3, 4):
        yield from along_games(players, 2, 19)


@pytest.mark.parametrize("name", sorted(BOTS))
def test_the_same_position_gives_the_same_move(name: str) -> None:
    bot = BOTS[name]
    for position in moments() if name in QUICK else list(moments())[::3]:
        move = bot(position, position.mover or "")
        assert move in legal_moves(position)
        assert move == bot(position, "") == bot(Position.read(str(position)), position.mover or "")


def test_what_a_move_promises_does_not_depend_on_what_lies_hidden() -> None:
    chance = Random(8)
    for position in moments():
        table, other = Table(position), Table(position)
        other.resample(chance)
        promised = sorted(plans(table.row, table.moves, table.seat), key=lambda plan: plan[1])
        again = sorted(plans(other.row, other.moves, other.seat), key=lambda plan: plan[1])
        assert promised == again


def test_the_greedy_bot_beats_the_random_one_in_every_game_for_two() -> None:
    won = 0
    for seed in range(24):
        position = new_game(2, seed=seed)
        seats = {"blue": "greedy", "ochre": "random"} if seed % 2 else {"blue": "random", "ochre": "greedy"}
        over = played(position, seats)
        won += seats[str(over.winner)] == "greedy"
        greedy, random = (next(clan for clan in seats if seats[clan] == name) for name in QUICK)
        assert over.points[greedy] > 1.5 * over.points[random]
    assert won == 24


def test_one_greedy_bot_beats_three_random_ones() -> None:
    for seed in range(8):
        position = new_game(4, seed=seed)
        seats = dict.fromkeys(position.clans, "random") | {position.clans[seed % 4]: "greedy"}
        assert seats[str(played(position, seats).winner)] == "greedy"


def test_a_thinking_bot_turns_its_last_seals_into_what_scores() -> None:
    position = Position.read(
        "phase seals round 3 turn 1 order ochre,blue stack seals blue seal 2 food 6 iron 4 pearl 4"
    )
    for bot in (greedy_bot, search_bot):
        assert str(bot(position, "blue")) == "exchange:food"


def test_bots_can_be_sent_to_another_process() -> None:
    position = Position.read(
        "phase seals round 3 turn 1 order ochre,blue stack seals blue seal 2 food 6 iron 4 pearl 4"
    )
    for bot in (*BOTS.values(), searching(3)):
        assert pickle.loads(pickle.dumps(bot))(position, "blue") == bot(position, "blue")  # noqa: S301
    assert repr(searching(3, seconds=0.5)) == "searching(iterations=3, seconds=0.5)"


def test_a_bot_without_a_move_says_so() -> None:
    position = Position.read("bridges 36/36/36 blue coin 3")
    with pytest.raises(ImperialError, match="ochre has no move to make"):
        random_bot(position, "ochre")
    over = played(new_game(2, seed=1), {"blue": "random", "ochre": "random"})
    for bot in BOTS.values():
        with pytest.raises(ImperialError, match="nobody has no move to make"):
            bot(over, "")


@pytest.mark.parametrize("iterations", [0, -1, 2.5, "many", True, None])
def test_a_search_needs_a_number_of_games(iterations: object) -> None:
    with pytest.raises(ImperialError, match="expected a number from 1"):
        searching(iterations)  # type: ignore[arg-type]


@pytest.mark.parametrize("seconds", [0, -1, "long"])
def test_a_search_needs_a_time_above_nothing(seconds: object) -> None:
    with pytest.raises(ImperialError, match="expected a time above 0"):
        searching(seconds=seconds)  # type: ignore[arg-type]


def test_a_search_by_the_clock_returns_a_legal_move() -> None:
    position = Position.read(
        "bridges 136/245/116 blue coin 3 food 2 card a1 lantern r3 ochre coin 1 card a2 lantern r5"
    )
    assert searching(seconds=0.02)(position, "blue") in legal_moves(position)


@pytest.mark.parametrize("name", sorted(BOTS))
def test_a_bot_does_not_look_at_what_lies_hidden(name: str) -> None:
    chance = Random(8)
    for position in moments() if name in QUICK else list(moments())[::3]:
        table = Table(position)
        table.resample(chance)
        assert BOTS[name](table.position(), "") == BOTS[name](position, "")
