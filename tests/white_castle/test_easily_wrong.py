"""The fifteen points that are easily got wrong, seen from their other side: what `test_rules.py` leaves unasked."""

from __future__ import annotations

import pytest

from imperial_widget.core.errors import IllegalMove
from imperial_widget.white_castle import Position, new_game
from tests.white_castle.walk import kinds, moves, play, told

BRIDGES = "bridges 36/36/36"
ROOMS = "rooms s02,s04,s05,d02,d03"


# --- 1: ends of bridges ----------------------------------------------------------------------------------------------
def test_a_lone_die_that_was_left_on_the_left_end_still_lights_the_lantern() -> None:
    position = Position.read("bridges 36/36/36 blue lantern r8 ochre lantern r9")
    position, _ = play(position, "white-right:well")
    assert position.bridges["white"] == (3, 0)
    position, events = play(position, "white-left:well")
    assert told(events, "lantern")[0].rule == "lantern.left_end"
    assert position.clan("ochre").food == 1
    assert not {text for text in moves(position, "die") if text.startswith("white")}


def test_the_values_of_dice_never_change_while_they_slide_and_are_placed() -> None:
    position = Position.read("players 4 bridges 12346/36/36 blue coin 9")
    position, events = play(position, "coral-right:outside-right")
    assert told(events, "place_die")[0].rules == ("turn.place",)
    assert position.bridges["coral"] == (1, 2, 3, 4)
    assert position.spaces["outside-right"] == (("coral", 6),)


# --- 2: the order of a turn ------------------------------------------------------------------------------------------
def test_what_the_lantern_gives_can_pay_for_the_actions_of_the_same_turn() -> None:
    position = Position.read("bridges 56/36/36 blue coin 1 lantern decree-coin")
    position, events = play(position, "coral-left:outside-left")
    assert kinds(events) == ["take_die", "place_die", "lantern", "gain"]
    position, _ = play(position, "act:courtier", "gate")
    assert position.clan("blue").coin == 0


def test_a_lantern_that_is_lit_later_in_a_turn_does_feed_on_the_card_gained_before() -> None:
    position = Position.read(
        "bridges 36/36/36 rooms s04,s02,s05,d02,d03 stack courtier:0 blue pearl 2 courtiers gate card a2 lantern r9"
    )
    position, _ = play(position, "gate>steward-1")
    position, events = play(position, "row-3")
    assert told(events, "lantern")[0]["cards"] == ("resource-9", "action-2")
    assert (position.clan("blue").food, position.clan("blue").influence) == (1, 1)


# --- 3: stacking -----------------------------------------------------------------------------------------------------
def test_in_a_solo_game_no_die_lies_on_another_either() -> None:
    position = Position.read("players 1 rival easy turn 2 bridges 36/36/36 on outside-left:c2 blue coin 9")
    assert not [text for text in moves(position) if text.endswith("outside-left")]
    with pytest.raises(IllegalMove) as caught:
        play(position, "coral-left:outside-left")
    assert caught.value.rule == "turn.stack"


@pytest.mark.parametrize(("die", "coins"), [("coral-left", 0), ("coral-right", 5)])
def test_at_the_well_every_die_is_compared_with_one(die: str, coins: int) -> None:
    position = Position.read("bridges 16/36/36 on well:b6w6")
    position, _ = play(position, f"{die}:well")
    assert position.clan("blue").coin == coins
    assert len(position.spaces["well"]) == 3


# --- 4: seals --------------------------------------------------------------------------------------------------------
def test_seals_pay_for_a_garden_at_the_end_of_a_round_too() -> None:
    text = "bridges 36/36/36 phase gardens turn 0 stack gardens:4 gardens p2,s1,p1,s2,p3,s3 blue gardeners black-plant "
    position = Position.read(f"{text} coin 3 seal 1")
    assert moves(position) == {"exchange:coin", "done"}
    position, _ = play(position, "exchange:coin")
    assert moves(position) == {"use:black-plant", "done"}
    position, events = play(position, "use:black-plant")
    assert told(events, "pay")[0].data == {"who": "blue", "what": "coin", "n": 4, "total": 0}
    assert Position.read(f"{text} coin 2 seal 1").round == 2


def test_a_player_who_spends_the_seals_for_a_border_on_something_else_stops_before_it() -> None:
    position = Position.read(f"bridges 36/36/36 {ROOMS} stack castle:3 blue influence 5 seal 1")
    position, _ = play(position, "castle:diplomat-1.2")
    assert moves(position) == {"pay", "stay", "exchange:coin"}
    position, events = play(position, "exchange:coin")
    assert told(events, "border_stop")[0].rule == "influence.border"
    assert (position.clan("blue").influence, position.clan("blue").coin) == (5, 1)


def test_seals_gained_by_an_action_can_be_exchanged_within_it() -> None:
    position = Position.read("bridges 36/36/36 stack any:2 blue seal 2 food 7 iron 7 pearl 6")
    assert moves(position) == {"take:pearl", "exchange:coin", "exchange:pearl"}
    position, events = play(position, "exchange:pearl")
    assert position.clan("blue").pearl == 7
    assert told(events, "lost")[0].data == {"who": "blue", "what": "any", "n": 2}


# --- 8: courtiers ----------------------------------------------------------------------------------------------------
def test_two_floors_are_for_one_courtier_and_not_for_one_on_the_diplomats_floor() -> None:
    position = Position.read("bridges 36/36/36 stack courtier:0 blue pearl 7 courtiers gate,steward-1,diplomat-1")
    assert moves(position, "climb") == {
        *(f"gate>{room}" for room in ("steward-1", "steward-2", "steward-3", "diplomat-1", "diplomat-2")),
        *(f"steward-1>{room}" for room in ("diplomat-1", "diplomat-2", "daimyo")),
        "diplomat-1>daimyo",
    }
    position, _ = play(position, "diplomat-1>daimyo", "slot-1")
    assert not moves(position, "climb")


@pytest.mark.parametrize(
    ("action", "sent"),
    [
        ("warrior", "warriors 5,5,3,1,1"),
        ("gardener", "gardeners coral-plant,coral-stone,black-plant,black-stone,white-plant"),
    ],
)
def test_with_nobody_left_on_the_clan_board_there_is_nobody_to_send(action: str, sent: str) -> None:
    goods = "food 7 iron 7 seal 5"
    assert Position.read(f"{BRIDGES} stack {action} blue {goods}").mover == "blue"
    position = Position.read(f"{BRIDGES} stack {action} blue {goods} {sent}")
    assert position.mover == "ochre", "the action was passed over"
    assert position.clan("blue").iron == position.clan("blue").food == 7


# --- 10: the daimyo --------------------------------------------------------------------------------------------------
def test_the_lantern_is_lit_before_the_daimyo_even_when_no_slot_is_free() -> None:
    position = Position.read(
        "bridges 36/36/36 slots ochre,ochre,blue stack courtier:0 blue pearl 2 courtiers daimyo,diplomat-1 lantern r9 "
        "ochre courtiers daimyo,daimyo"
    )
    position, events = play(position, "diplomat-1>daimyo")
    assert kinds(events)[-4:] == ["daimyo", "lantern", "gain", "no_slot"]
    assert position.clan("blue").food == 1
    assert position.slots == ("ochre", "ochre", "blue")


def test_what_the_lantern_asks_is_answered_before_the_slot_is_chosen() -> None:
    position = Position.read(
        f"{BRIDGES} stack courtier:0 blue pearl 2 influence 5 courtiers diplomat-1 card d05 lantern a1,decree-seal"
    )
    position, _ = play(position, "diplomat-1>daimyo")
    assert position.asks == "order"
    position, _ = play(position, "seals-first", "stay")
    assert moves(position, "slot") == {"slot-1", "slot-2", "slot-3"}


# --- 11: influence ---------------------------------------------------------------------------------------------------
def test_a_marker_that_passes_others_leaves_them_as_they_lie() -> None:
    position = Position.read(
        f"players 4 bridges 36/36/36 {ROOMS} track plum,ochre,moss,blue stack castle:4 "
        "blue influence 1 ochre influence 2 moss influence 2 plum influence 3"
    )
    position, _ = play(position, "castle:diplomat-1.2")
    assert position.track == {2: ("ochre", "moss"), 3: ("plum", "blue")}


# --- 12: the end of a round ------------------------------------------------------------------------------------------
def test_all_dice_come_back_for_the_next_round_each_to_its_bridge() -> None:
    position = Position.read(
        "players 3 turn 8 actor moss bridges 3-/45/-6 on steward-1:c1c2,well:b1b2w1,outside-left:w2w3 "
        "ochre dice 5/-/- moss coin 9"
    )
    position, events = play(position, "coral-left:well")
    assert position.round == 2
    assert [len(dice) for dice in position.bridges.values()] == [4, 4, 4]
    assert not any(position.spaces.values())
    assert not position.clan("ochre").dice
    assert kinds(events)[-4:] == ["roll", "roll", "roll", "next_round"]


# --- 14: scoring -----------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("stock", "points"), [(0, 0), (2, 0), (3, 1), (6, 1), (7, 2)])
def test_a_resource_scores_from_three_on_and_more_only_at_seven(stock: int, points: int) -> None:
    for good in ("food", "iron", "pearl"):
        position = Position.read(f"phase seals round 3 turn 0 stack seals blue seal 2 {good} {stock} ochre seal 2")
        assert position.breakdown("blue")["resources"] == points


@pytest.mark.parametrize(
    ("coin", "seal", "points"), [(4, 0, 0), (4, 1, 1), (3, 3, 1), (5, 5, 2), (9, 5, 2), (10, 5, 3)]
)
def test_coins_and_seals_are_put_together_before_they_are_counted_by_five(coin: int, seal: int, points: int) -> None:
    position = Position.read(f"bridges 36/36/36 blue coin {coin} seal {seal}")
    assert position.breakdown("blue")["coins_seals"] == points


@pytest.mark.parametrize(("space", "points"), [(5, 0), (6, 3), (10, 3), (11, 6), (14, 6), (15, 10), (16, 11), (20, 15)])
def test_influence_scores_by_section_and_in_the_last_one_what_is_printed(space: int, points: int) -> None:
    assert Position.read(f"bridges 36/36/36 blue influence {space}").breakdown("blue")["influence"] == points


# --- 15: solo --------------------------------------------------------------------------------------------------------
def test_a_solo_game_leaves_the_same_cards_in_the_box_as_one_for_two() -> None:
    def dealt(position: Position) -> set[str]:
        lying = {card for deck in position.decks.values() for card in deck}
        return lying | {card for card in position.rooms.values() if card}

    assert dealt(new_game(1, seed=1)) == dealt(new_game(2, seed=2)) < dealt(new_game(3, seed=3))
    assert len(dealt(new_game(1, seed=1))) == 27 - 9


def test_the_rival_pays_no_coins_for_a_die_below_the_space() -> None:
    position = Position.read("players 1 rival easy round 3 turn 3 bridges 36/4-/-2 deck 8,2,6,4,1,3,5,7,9 ochre coin 2")
    position, events = play(position, "rival")
    assert told(events, "place_die")[0]["value"] < told(events, "place_die")[0]["covers"]  # type: ignore[operator]
    assert "coins_paid" not in kinds(events)
    assert position.clan("ochre").coin == 2


def test_the_rivals_deck_is_shuffled_for_every_round_and_only_then() -> None:
    decks = set()
    for seed in range(1, 9):
        position = Position.read(f"players 1 rival easy turn 5 order ochre,blue bridges 36/36/36 rng {seed}")
        position, _ = play(position, "white-right:well")
        assert position.round == 2
        assert sorted(position.deck) == list(range(1, 10))
        decks.add(position.deck)
    assert len(decks) == 8
    position = Position.read("players 1 rival easy turn 1 order blue,ochre bridges 36/36/36 deck 2,9,1,3,4,5,6,7,8")
    position, _ = play(position, "rival")
    assert position.deck == (9, 1, 3, 4, 5, 6, 7, 8, 2)


def test_the_rival_leaves_the_card_when_no_other_can_be_laid_in_its_place() -> None:
    start = f"players 1 rival medium turn 1 order blue,ochre bridges 146/36/36 deck 7,2,1,3,4,5,6,8,9 {ROOMS}"
    position, _ = play(Position.read(f"{start} ochre courtiers gate"), "rival")
    assert moves(position) == {"room:steward-1", "room:steward-2", "room:steward-3"}
    position, events = play(position, "room:steward-1")
    assert told(events, "rival_card_gone")[0]["card"] == "steward-02"
    assert position.rooms["steward-1"] == "steward-07"
    position, _ = play(Position.read(f"{start} stewards - ochre courtiers gate"), "rival")
    position, events = play(position, "room:steward-1")
    assert told(events, "card_stays")[0].rule == "courtier.deck_empty"
    assert position.rooms["steward-1"] == "steward-02"
