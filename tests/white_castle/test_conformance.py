"""The White Castle passes the test of every game, and every rule is named by some test."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

from imperial_widget import lesson, lesson_ids
from imperial_widget.white_castle import (
    BOTS,
    RULES,
    WHITE_CASTLE,
    Position,
    apply,
    is_over,
    legal_moves,
    new_game,
)
from imperial_widget.white_castle.components import CARDS, DICE_PER_COLOUR, NOT_FOR_TWO
from tests.conformance import check_game

CASTLE = tuple(name for name in CARDS if name.startswith(("steward", "diplomat")))
FOR_TWO = tuple(name for number, name in enumerate(CASTLE) if number not in NOT_FOR_TWO)
START = tuple(name for name in CARDS if name not in CASTLE)


def starts(seed: int) -> Iterator[Position]:
    """A game for each number of players, the rival at each strength, and positions somebody typed."""
    for players in (2, 3, 4):
        yield new_game(players, seed=seed)
    for difficulty in ("easy", "medium", "hard"):
        yield new_game(1, seed=seed, difficulty=difficulty)
    yield Position.read("bridges 136/245/116 blue coin 3 food 2 card a1 lantern r3 ochre coin 1 card a2 lantern r5")
    yield Position.read(
        "players 3 round 3 turn 8 bridges 23/4-/-6 stewards - actor moss stack courtier:0 "
        "moss pearl 5 coin 2 courtiers gate,steward-2 card s10 lantern r1,decree-vp"
    )
    yield Position.read(
        "players 1 rival hard round 2 turn 5 order blue,ochre bridges 36/36/36 ochre coin 7 influence 3"
    )


def invariant(position: Position) -> None:
    """What holds between any two events, in a game that was set up or in one that was typed."""
    clans = [position.clan(name) for name in position.clans]
    for clan in clans:
        assert all(0 <= clan.goods[good] <= 7 for good in ("food", "iron", "pearl"))
        assert 0 <= clan.seal <= 5
        assert clan.coin >= 0
        assert 0 <= clan.influence <= 20
        assert clan.at_home["courtier"] + sum(clan.courtiers.values()) == 5
        assert clan.at_home["gardener"] + len(clan.gardens) == 5
        assert clan.at_home["warrior"] + sum(clan.warriors.values()) == 5
        assert len(clan.slots) <= clan.courtiers.get("daimyo", 0)
        if clan.name == position.rival:
            assert (clan.food, clan.iron, clan.pearl, clan.seal, clan.card) == (0, 0, 0, 0, None)
    assert sorted(position.order) == sorted(position.clans)
    assert sorted(name for names in position.track.values() for name in names) == sorted(position.clans)
    most = 2 if position.players > 2 else 1
    assert all(len(dice) <= most for space, dice in position.spaces.items() if space != "well")
    dice = dice_by_colour(position)
    assert all(dice[colour] <= DICE_PER_COLOUR[position.players] for colour in ("coral", "black", "white"))
    cards = cards_of(position)
    assert len(cards) == len(set(cards)), "a card lies in two places"
    assert (position.mover is None) == (position.phase == "over") == (position.winner is not None)
    assert WHITE_CASTLE.text_board(position).count("\n") == 13 + 2 * len(position.clans) + any(position.pairs)


def dice_by_colour(position: Position) -> Counter[str]:
    """Count the dice by colour, wherever they lie."""
    dice = Counter({colour: sum(map(bool, bridge)) for colour, bridge in position.bridges.items()})
    dice.update(colour for placed in position.spaces.values() for colour, _ in placed)
    colour_of = {"courtier": "coral", "gardener": "black", "warrior": "white"}
    dice.update(colour_of[row] for name in position.clans for row in position.clan(name).dice)
    dice.update([position.held[0]] if position.held else [])
    return dice


def cards_of(position: Position) -> list[str]:
    """List the cards of castle and clans, wherever they lie; not those the rival has sent away."""
    cards = [card for card in position.rooms.values() if card is not None]
    cards += [card for deck in position.decks.values() for card in deck]
    cards += [card for pair in position.pairs if pair is not None for card in pair]
    for name in position.clans:
        clan = position.clan(name)
        cards += [*clan.lantern, *([clan.card] if clan.card is not None else [])]
    return cards


def test_the_white_castle_passes_the_test_of_every_game() -> None:
    lessons = [lesson(name) for name in lesson_ids("white_castle")]
    check_game(WHITE_CASTLE, starts, lessons, invariant, range(2))


def test_every_rule_is_named_by_some_test() -> None:
    folder = Path(__file__).parent
    named = "".join((folder / f"test_{name}.py").read_text(encoding="utf-8") for name in ("rules", "easily_wrong"))
    assert not [rule for rule in RULES if f'"{rule}"' not in named]


def test_a_game_begins_with_the_set_up_and_a_laid_out_position_with_itself() -> None:
    assert WHITE_CASTLE.opening(new_game(3)).event.kind == "setup"
    assert WHITE_CASTLE.opening(new_game(1)).event.kind == "setup"
    assert WHITE_CASTLE.opening(Position.read("bridges 36/36/36 blue coin 3")).event.kind == "start"


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_a_seat_makes_every_move_and_the_player_moves_for_the_rival(players: int) -> None:
    position = new_game(players, seed=7)
    while not is_over(position):
        move = legal_moves(position)[-1]
        holder = WHITE_CASTLE.holder(position, move)
        assert holder == position.mover
        assert holder in WHITE_CASTLE.seats(position)
        assert WHITE_CASTLE.mover(move) == ""
        position = apply(position, move)[-1].position
    assert len(WHITE_CASTLE.seats(position)) == players
    assert set(WHITE_CASTLE.bots()) == set(BOTS) == set(WHITE_CASTLE.bot_names(position))
