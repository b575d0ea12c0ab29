"""What lies in the box: the counts of the rulebook and the balances that are known."""

from __future__ import annotations

import json
from collections import Counter
from importlib import resources

import pytest

from imperial_widget.core.errors import BadEdition
from imperial_widget.white_castle import components as box

DATA = json.loads(
    resources.files("imperial_widget.white_castle").joinpath("data/components.json").read_text(encoding="utf-8")
)


@pytest.mark.parametrize(
    ("name", "count"),
    [
        ("stewards", 15),
        ("diplomats", 12),
        ("daimyo", 9),
        ("yard_tiles", 8),
        ("die_tiles", 15),
        ("starting_actions", 6),
        ("starting_resources", 9),
        ("decrees", 3),
    ],
)
def test_the_box_holds_as_many_as_the_rulebook_counts(name: str, count: int) -> None:
    assert len(DATA[name]) == count
    assert len({card["id"] for card in DATA[name]}) == count


def test_there_are_five_gardens_of_each_kind_and_dearer_ones_are_worth_more() -> None:
    assert Counter(card["kind"] for card in DATA["gardens"]) == {"plant": 5, "stone": 5}
    by_price = sorted(zip(box.GARDEN_FOOD, box.GARDEN_POINTS, strict=True))
    assert by_price == sorted(by_price, key=lambda each: each[1])
    assert all(points == 2 * food - 1 for food, points in by_price)


def test_every_steward_card_has_one_dark_action_that_costs_a_seal_and_two_light_ones_that_are_free() -> None:
    for card in range(box.STEWARDS):
        actions = [box.ACTIONS[number] for number in box.CARD_ROWS[card]]
        dark = [action for i, action in enumerate(actions) if i not in box.LIGHT_ROWS[card]]
        assert len(actions) == 3
        assert [action.seals for action in dark] == [1]
        assert all(not action.seals and not action.coins for action in actions if action not in dark)


def test_every_diplomat_card_has_a_free_dark_action_and_a_light_one_and_covers_three_rows_on_a_clan_board() -> None:
    for card in range(box.FIRST_DIPLOMAT, box.FIRST_START):
        assert len(box.CARD_ROWS[card]) == 2
        assert len(box.LIGHT_ROWS[card]) == 1
        assert sorted(set(box.CLAN_BLOCK[card])) == [0, 1]
        assert box.CLAN_BLOCK[card] == tuple(sorted(box.CLAN_BLOCK[card]))


def test_dark_actions_are_shared_out_evenly() -> None:
    assert Counter(box.DARK_DEED[: box.STEWARDS]) == {box.COURTIER: 5, box.GARDENER: 5, box.WARRIOR: 5}
    assert Counter(box.DARK_DEED[box.STEWARDS :]) == {box.COURTIER: 4, box.GARDENER: 4, box.WARRIOR: 4}


def test_games_for_two_leave_nine_cards_in_the_box() -> None:
    stewards = [card for card in box.NOT_FOR_TWO if card < box.STEWARDS]
    assert (len(stewards), len(box.NOT_FOR_TWO) - len(stewards)) == (6, 3)


def test_each_colour_has_the_same_five_tiles() -> None:
    for colour in range(3):
        parts = [box.TILE_PART[i] for i in range(15) if box.TILE_COLOUR[i] == colour]
        assert sorted(parts) == [(box.FOOD, 1), (box.IRON, 1), (box.PEARL, 1), (box.COIN, 1), (box.ANY, 1)]


def test_every_daimyo_card_has_three_slots_and_a_strong_one_on_the_left() -> None:
    assert all(len(slots) == 3 for slots in box.DAIMYO_SLOTS)
    assert Counter(box.ACTIONS[slots[0]].names for slots in box.DAIMYO_SLOTS) == {
        ("lantern",): 3,
        ("well",): 3,
        ("castle_action light",): 3,
    }


def test_each_starting_resource_backs_three_lanterns_and_each_decree_belongs_to_one_card() -> None:
    backs = Counter(box.LANTERN_PART[card] for card in box.RESOURCE_PARTS)
    assert backs == {(box.FOOD, 1): 3, (box.IRON, 1): 3, (box.PEARL, 1): 3}
    assert sorted(box.DECREE_OF.values()) == list(range(box.FIRST_DECREE, box.FIRST_DECREE + 3))


def test_lantern_backs_give_a_coin_a_point_or_a_step_of_influence() -> None:
    assert set(box.LANTERN_PART[: box.STEWARDS]) == {(box.COIN, 1)}
    assert set(box.LANTERN_PART[box.FIRST_DIPLOMAT : box.FIRST_START]) == {(box.POINTS, 1)}
    assert set(box.LANTERN_PART[box.FIRST_START : box.FIRST_RESOURCE]) == {(box.INFLUENCE, 1)}


def test_the_influence_track_has_twenty_one_spaces_and_three_borders() -> None:
    assert box.TRACK_END == 20
    assert box.BORDERS == {6: 1, 11: 2, 15: 3}
    assert box.INFLUENCE_POINTS[5:7] == (0, 3)
    assert box.INFLUENCE_POINTS[10:12] == (3, 6)
    assert box.INFLUENCE_POINTS[14:] == (6, 10, 11, 12, 13, 14, 15)


def test_a_bare_row_shows_everything_and_a_full_row_only_the_first_reward() -> None:
    assert box.ROW_PARTS[0][0] == ((box.FOOD, 1),)
    assert box.ROW_PARTS[0][3] == ((box.FOOD, 3), (box.COIN, 2))
    assert box.ROW_PARTS[0][5] == ((box.FOOD, 4), (box.COIN, 2), (box.SEAL, 1))
    assert box.ROW_PARTS[1][5] == ((box.IRON, 4), (box.LANTERN, 0), (box.COIN, 2))
    assert box.ROW_PARTS[2][5] == ((box.PEARL, 4), (box.SEAL, 1), (box.LANTERN, 0))


def test_the_rivals_deck_is_a_file_of_its_own_that_says_it_is_a_reconstruction() -> None:
    assert box.RIVAL_DECK_IS_RECONSTRUCTION
    assert len(box.RIVAL_CARDS) == 9
    assert all(len(card.actions) == 2 for card in box.RIVAL_CARDS)


def test_a_deck_that_could_leave_the_rival_without_a_die_is_refused() -> None:
    data = json.loads(
        resources.files("imperial_widget.white_castle").joinpath("data/rival.json").read_text(encoding="utf-8")
    )
    data["cards"][0]["position"] = "centre"
    with pytest.raises(BadEdition, match="each place"):
        box.read_rival_deck(data)
    data["cards"][0] = {**data["cards"][0], "position": "left", "actions": [{"dance": 1}]}
    with pytest.raises(BadEdition, match="dance"):
        box.read_rival_deck(data)
