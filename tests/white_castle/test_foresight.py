"""What a move would do, told before it is made: true, in every language, and silent about what lies hidden."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from imperial_widget.core.messages import LANGUAGES
from imperial_widget.core.scene import Foresight, ForesightStep
from imperial_widget.white_castle import WHITE_CASTLE, Move, Position, Table, after, apply, legal_moves, new_game
from imperial_widget.white_castle.components import DIFFICULTIES
from imperial_widget.white_castle.foresight import foresee
from tests.white_castle.walk import told

PLAYERS = [1, 2, 3, 4]


def along_games(players: int, count: int, step: int) -> Iterator[Position]:
    """Yield every so-many-th position of games whose moves are drawn by lot."""
    for seed in range(count):
        position, chance = new_game(players, seed=seed, difficulty=DIFFICULTIES[seed % 3]), Random(seed)
        number = seed
        while moves := legal_moves(position):
            if number % step == 0:
                yield position
            number += 1
            position = after(position, chance.choice(moves))


def words_of(foresight: Foresight) -> Iterator[object]:
    """Yield every text of a foresight."""
    yield foresight["title"]
    for step in foresight["steps"]:
        yield step["name"]
        if "text" in step:
            yield step["text"]
        yield from (row["text"] for row in step.get("rows", ()))


def signs_of(foresight: Foresight) -> Iterator[str]:
    """Yield every symbol of a foresight."""
    for step in foresight["steps"]:
        if "sign" in step:
            yield step["sign"]
        yield from (row["symbol"] for row in step.get("rows", ()) if "symbol" in row)


@pytest.mark.parametrize("players", PLAYERS)
def test_every_move_is_foreseen_in_every_language_with_signs_that_can_be_drawn(players: int) -> None:
    symbols = WHITE_CASTLE.board(new_game(players))["symbols"]
    for position in along_games(players, 4, 5):
        for move in legal_moves(position):
            seen = WHITE_CASTLE.foresee(position, move)
            assert seen["steps"] or move.kind == "rival", f"nothing is said of {move}"
            for words in words_of(seen):
                assert isinstance(words, dict), words
                assert set(words) == set(LANGUAGES)
                assert all(text and text.count("**") % 2 == 0 for text in words.values()), words
            assert set(signs_of(seen)) <= set(symbols)


@pytest.mark.parametrize("players", PLAYERS)
def test_what_lies_hidden_changes_nothing_of_what_is_foreseen(players: int) -> None:
    chance = Random(players)
    for position in along_games(players, 6, 3):
        table = Table(position)
        table.resample(chance)
        other = table.position()
        for move in legal_moves(position):
            assert foresee(position, move) == foresee(other, move), move


@pytest.mark.parametrize("players", PLAYERS)
def test_the_badge_of_a_die_is_what_its_owner_gains_or_pays(players: int) -> None:
    seen = set()
    for position in along_games(players, 12, 1):
        for move in legal_moves(position)[::4]:
            if move.kind != "die":
                continue
            events = [beat.event for beat in apply(position, move)]
            change = sum(
                int(str(event["n"])) for event in told(events, "coins_gained") if event["who"] == position.actor
            )
            change -= sum(int(str(event["n"])) for event in told(events, "coins_paid"))
            sign = foresee(position, move)["steps"][0]["sign"]
            assert sign == (f"badge:{change:+d}" if change else "badge:0")
            seen.add(sign)
    assert len(seen) > 6


@pytest.mark.parametrize("players", PLAYERS)
def test_the_second_step_is_faded_unless_the_die_comes_from_the_left_end(players: int) -> None:
    for position in along_games(players, 6, 2):
        for move in legal_moves(position)[::5]:
            if move.kind == "die":
                coins, lantern, actions = foresee(position, move)["steps"]
                assert "faded" not in coins
                assert lantern.get("faded", False) == move.what.endswith("right")
                assert "faded" not in actions


def offered(step: ForesightStep) -> list[bool]:
    """Return for each row of a step whether it stands out."""
    return [not row.get("faded", False) for row in step["rows"]]


@pytest.mark.parametrize("players", PLAYERS)
def test_the_rows_that_stand_out_are_those_that_can_be_done_then(players: int) -> None:
    compared = 0
    for position in along_games(players, 12, 1):
        for move in legal_moves(position)[::7]:
            if move.kind != "die" or move.where.startswith(("well", "clan")):
                continue
            result = after(position, move)
            rows = offered(foresee(position, move)["steps"][2])
            if result.asks in ("room", "outside") and result.turn == position.turn:
                compared += 1
                assert chosen_rows(result, len(rows)) <= {number for number, out in enumerate(rows, start=1) if out}
                assert any(rows)
            elif result.turn != position.turn or result.phase != position.phase:
                assert not any(rows), "nothing could be done after all"
    assert compared > 100


def chosen_rows(position: Position, count: int) -> set[int]:
    """Return the numbers of the rows or actions that are offered now."""
    if position.asks == "room":
        return {int(move.what) for move in legal_moves(position) if move.kind == "row"}
    sides = (("gardener", "courtier"), ("courtier", "warrior"))[position.pending[-1].numbers[0]]
    assert count == len(sides)
    return {sides.index(move.what) + 1 for move in legal_moves(position) if move.kind == "act"}


def test_a_die_over_a_space_is_told_in_three_steps() -> None:
    position = Position.read("bridges 36/36/36 rooms s02,s04,s05,d02,d03 blue coin 1 lantern r9,decree-vp")
    seen = foresee(position, Move("die", "coral-left", "diplomat-1"))
    assert [step.get("sign") for step in seen["steps"]] == ["badge:-1", None, None]
    lantern = seen["steps"][1]["text"]
    assert isinstance(lantern, dict)
    assert lantern["en"] == "1 food and 1 point"
    assert len(seen["steps"][2]["rows"]) == 2


def test_cards_to_come_are_not_told() -> None:
    position = Position.read(
        "bridges 36/36/36 rooms s02,s04,s05,d02,d03 stack courtier:0 blue pearl 2 courtiers gate card a1"
    )
    position = after(position, Move("climb", "gate", "steward-1"))
    seen = foresee(position, Move("row", "2"))
    assert "refill" in {beat.event.kind for beat in apply(position, Move("row", "2"))}
    leads: list[Any] = [row["text"] for row in seen["steps"][0]["rows"]]
    assert [text["en"] for text in leads] == ["Influence: 0 → 1"]
    assert len(seen["steps"]) == 1, "what is asked afterwards depends on the card that comes"
