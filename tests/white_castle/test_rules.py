"""The rules of The White Castle, one sentence each; the fifteen that are easily got wrong come first, by number."""

from __future__ import annotations

import pytest

from imperial_widget.core.errors import BadPosition, IllegalMove
from imperial_widget.white_castle import Move, Position, apply, legal_moves, new_game
from imperial_widget.white_castle import setup as setting_up
from imperial_widget.white_castle import state as st
from tests.white_castle.walk import kinds, moves, play, told


def refused(position: Position, text: str) -> str:
    """Return the rule that says no to a move."""
    before = str(position)
    with pytest.raises(IllegalMove) as caught:
        play(position, text)
    assert str(position) == before
    assert text in str(caught.value)
    return caught.value.rule


# --- 1: ends of bridges ----------------------------------------------------------------------------------------------
def test_only_the_two_ends_of_a_bridge_can_be_taken_and_the_middle_slides_to_the_emptied_end() -> None:
    position = Position.read("players 4 bridges 12346/25/-4")
    assert {text.split(":")[0] for text in moves(position, "die")} == {
        "coral-left",
        "coral-right",
        "black-left",
        "black-right",
        "white-right",
    }
    position, events = play(position, "coral-left:well")
    assert position.bridges["coral"] == (2, 3, 4, 6)
    assert told(events, "take_die")[0].rule == "turn.take_die"
    assert told(events, "slide")[0].data == {"bridge": "coral", "end": "left", "value": 2}
    assert told(events, "slide")[0].rule == "turn.slide"
    position, events = play(position, "coral-right:well")
    assert position.bridges["coral"] == (2, 3, 4)
    assert told(events, "slide")[0]["value"] == 4


def test_with_no_middle_left_the_end_stays_empty_and_a_lone_die_on_the_right_lights_no_lantern() -> None:
    position = Position.read("bridges 36/36/36 blue lantern r9 ochre lantern r8")
    position, events = play(position, "black-left:well")
    assert position.bridges["black"] == (0, 6)
    assert "slide" not in kinds(events)
    assert "lantern" in kinds(events)
    assert refused(position, "black-left:well") == "turn.take_die"
    position, events = play(position, "black-right:well")
    assert position.bridges["black"] == (0, 0)
    assert "lantern" not in kinds(events)


# --- 2: the order of a turn ------------------------------------------------------------------------------------------
def test_lantern_income_cannot_pay_for_the_placement() -> None:
    position = Position.read("bridges 36/36/36 blue lantern decree-coin,s02,s04 coin 1")
    assert refused(position, "coral-left:outside-left") == "turn.coins"
    position = Position.read("bridges 36/36/36 blue lantern decree-coin coin 2 courtiers gate pearl 2")
    _, events = play(position, "coral-left:outside-left")
    assert kinds(events) == ["take_die", "place_die", "coins_paid", "lantern", "gain"]


def test_a_card_gained_this_turn_does_not_feed_the_lantern_of_this_turn() -> None:
    position = Position.read("bridges 56/36/36 blue lantern r9 card s10 pearl 2 courtiers gate")
    position, _ = play(position, "coral-left:outside-left", "act:courtier", "gate>steward-1", "done")
    assert position.clan("blue").lantern == ("resource-9", "steward-10")
    assert (position.clan("blue").food, position.clan("blue").coin) == (1, 0)


# --- 3: stacking -----------------------------------------------------------------------------------------------------
def test_a_third_die_finds_no_room_and_with_two_players_not_even_a_second() -> None:
    three = Position.read("players 3 bridges 36/36/36 on steward-1:c2b2 blue coin 9")
    assert refused(three, "coral-left:steward-1") == "turn.stack"
    two = Position.read("bridges 36/36/36 on steward-1:c2 blue coin 9")
    assert refused(two, "coral-left:steward-1") == "turn.stack"
    assert "coral-left:steward-2" in moves(two)


def test_a_clan_row_takes_one_die_of_its_colour_and_the_well_takes_any_number() -> None:
    position = Position.read("players 4 bridges 36/36/36 on well:c1b1w1 blue coin 9 dice 5/-/-")
    assert refused(position, "coral-left:clan") == "clan.die"
    assert "black-left:clan" in moves(position)
    assert "coral-left:well" in moves(position)
    _, events = play(position, "coral-right:well")
    assert told(events, "coins_gained")[0]["n"] == 5
    assert "well.one" in told(events, "place_die")[0].rules


# --- 4, 5: seals and limits ------------------------------------------------------------------------------------------
def test_seals_can_be_exchanged_in_the_middle_of_an_action_so_that_it_can_be_paid() -> None:
    position = Position.read("bridges 36/36/36 stack courtier:0 blue seal 3 coin 1 courtiers gate pearl 1")
    assert moves(position) == {"exchange:coin", "exchange:food", "exchange:iron", "exchange:pearl", "done"}
    position, events = play(position, "exchange:coin", "gate")
    assert told(events, "exchange")[0].rule == "seal.exchange"
    position, _ = play(position, "exchange:pearl")
    assert "gate>steward-1" in moves(position)
    assert position.clan("blue").seal == 0


def test_a_die_that_cannot_be_paid_can_be_after_an_exchange() -> None:
    position = Position.read("bridges 36/36/36 blue seal 2")
    assert refused(position, "coral-left:outside-left") == "turn.coins"
    position, _ = play(position, "exchange:coin", "exchange:coin")
    assert "coral-left:outside-left" in moves(position)


def test_seals_can_be_exchanged_right_before_the_final_scoring() -> None:
    position = Position.read("phase seals round 3 turn 0 stack seals blue seal 4 food 2 iron 6")
    assert moves(position) == {"exchange:food", "exchange:iron", "exchange:pearl", "done"}
    assert refused(position, "exchange:coin") == "seal.exchange"
    position, _ = play(position, "exchange:food", "exchange:iron")
    assert position.phase == "over"
    assert position.breakdown("blue")["resources"] == 3


def test_no_more_than_seven_of_a_resource_and_five_seals_but_any_number_of_coins() -> None:
    position = Position.read("bridges 36/36/36 blue seal 5 pearl 6 coin 50")
    position, events = play(position, "coral-right:well")
    blue = position.clan("blue")
    assert (blue.pearl, blue.seal, blue.coin) == (7, 5, 55)
    assert [(event.rule, event["what"], event["n"]) for event in told(events, "lost")] == [
        ("seal.limit", "seal", 1),
        ("resource.limit", "pearl", 1),
    ]
    assert refused(Position.read("bridges 36/36/36 blue seal 4 iron 7"), "exchange:iron") == "resource.limit"
    full = Position.read("bridges 36/36/36 stack any:2 blue food 7 iron 6 pearl 7")
    full, events = play(full, "take:iron")
    assert told(events, "lost")[0].data == {"who": "blue", "what": "any", "n": 1}


# --- 6: rooms --------------------------------------------------------------------------------------------------------
def test_a_room_needs_a_tile_of_the_colour_and_every_row_beside_one_may_be_done_in_any_order() -> None:
    tiles = "cco,can,wco,bfo,wfo,cfo,wir,bir,bco,ban,cir,bpe,wpe,cpe,wan"
    start = Position.read(f"bridges 36/36/36 rooms s09,s04,s05,d02,d03 tiles {tiles} blue seal 1 coin 2")
    assert refused(start, "black-left:steward-1") == "room.colour"
    position, _ = play(start, "coral-right:steward-1")
    assert moves(position, "row", "done") == {"row-1", "row-2", "done"}
    one, events = play(position, "row-1", "take:food", "row-2")
    assert [event.rule for event in told(events, "row")] == ["room.rows", "room.rows"]
    assert one.asks == "courtier"
    other, events = play(position, "row-2", "done")
    assert moves(other, "row", "done") == {"row-1", "done"}
    other, events = play(other, "done")
    assert told(events, "decline")[0].rule == "turn.optional"
    assert other.mover == "ochre"


def test_a_row_that_cannot_be_paid_is_passed_over() -> None:
    position = Position.read("bridges 36/36/36 rooms s02,s04,s05,d02,d03")
    position, events = play(position, "coral-right:steward-1")
    assert told(events, "nothing")[0].rule == "turn.cannot"
    assert position.mover == "ochre"


# --- 7: the clan board -----------------------------------------------------------------------------------------------
def test_what_the_card_uncovers_pays_nothing_afterwards() -> None:
    position = Position.read("bridges 36/36/66 blue card a3 iron 1 gardeners coral-plant")
    position, events = play(position, "white-right:clan")
    assert position.clan("blue").pearl == 1
    assert told(events, "visible")[0].rule == "clan.visible"
    position, events = play(position, "row-3", "yard-1")
    assert told(events, "card_row")[0].rule == "clan.card"
    assert position.clan("blue").pearl == 1


def test_a_lantern_in_a_clan_row_is_lit_before_the_card_is_used() -> None:
    position = Position.read(
        "bridges 36/66/36 blue card a1 coin 2 lantern r9 gardeners coral-plant,coral-stone,black-plant"
    )
    position, events = play(position, "black-right:clan")
    assert kinds(events)[2:] == ["visible", "gain", "lantern", "gain"]
    assert position.asks == "card"


# --- 8: courtiers ----------------------------------------------------------------------------------------------------
def test_gate_and_climb_are_each_used_once_in_any_order_with_the_same_or_another_courtier() -> None:
    start = Position.read("bridges 36/36/36 stack courtier:0 blue coin 4 pearl 7 courtiers steward-1 card a1")
    same, _ = play(start, "gate", "gate>steward-2", "done")
    assert same.clan("blue").courtiers == {"steward-1": 1, "steward-2": 1}
    assert same.mover == "ochre"
    other, _ = play(start, "steward-1>diplomat-2", "done")
    assert refused(other, "gate>steward-1") == "courtier.climb"
    other, _ = play(other, "gate")
    assert other.clan("blue").courtiers == {"gate": 1, "diplomat-2": 1}
    once, _ = play(start, "gate")
    assert refused(once, "gate") == "courtier.gate"


def test_two_floors_cost_five_pearls_and_skip_the_card_between() -> None:
    position = Position.read("bridges 36/36/36 stack courtier:2 blue coin 2 pearl 5 courtiers gate card a1")
    assert moves(position) == {"gate", "done"}
    position = Position.read("bridges 36/36/36 stack courtier:0 blue pearl 5 courtiers gate card a1")
    position, events = play(position, "gate>diplomat-1")
    assert told(events, "climb")[0].rule == "courtier.two_floors"
    assert position.clan("blue").pearl == 0
    assert position.clan("blue").card == "diplomat-02"
    assert position.rooms["steward-1"] == "steward-02"
    poor = Position.read("bridges 36/36/36 stack courtier:0 blue pearl 4 courtiers gate card a1")
    assert refused(poor, "gate>diplomat-1") == "courtier.two_floors"


# --- 9: cards of the castle ------------------------------------------------------------------------------------------
def test_arriving_changes_the_cards_then_one_light_action_then_the_room_is_filled() -> None:
    position = Position.read(
        "bridges 36/36/36 rooms s05,s02,s04,d02,d03 stewards s07 stack courtier:0 blue pearl 2 courtiers gate card a1"
    )
    position, events = play(position, "gate>steward-1")
    assert [event.rule for event in events][1:] == ["courtier.climb", "courtier.lantern_card", "courtier.take_card"]
    assert moves(position) == {"row-2", "row-3", "done"}
    assert position.rooms["steward-1"] is None
    position, events = play(position, "row-2")
    assert told(events, "light_row")[0].rule == "courtier.light_action"
    assert told(events, "refill")[0].rule == "courtier.refill"
    assert position.rooms["steward-1"] == "steward-07"


def test_with_the_deck_empty_the_card_stays_and_only_its_light_action_is_done() -> None:
    position = Position.read(
        "bridges 36/36/36 rooms s05,s02,s04,d02,d03 stewards - stack courtier:0 blue pearl 2 courtiers gate card a1"
    )
    position, events = play(position, "gate>steward-1", "row-2")
    assert told(events, "card_stays")[0].rule == "courtier.deck_empty"
    blue = position.clan("blue")
    assert (blue.card, blue.lantern, blue.food, blue.pearl) == ("action-1", (), 1, 1)
    assert position.rooms["steward-1"] == "steward-05"


# --- 10: the daimyo --------------------------------------------------------------------------------------------------
def test_at_the_daimyo_the_lantern_comes_first_and_then_any_free_slot() -> None:
    position = Position.read(
        "bridges 36/36/36 daimyo 3 stack courtier:0 blue pearl 2 courtiers diplomat-1 card d05 lantern r9"
    )
    position, events = play(position, "diplomat-1>daimyo")
    assert told(events, "lantern")[0].rule == "courtier.daimyo"
    assert moves(position) == {"slot-1", "slot-2", "slot-3"}
    position, events = play(position, "slot-2")
    assert told(events, "slot")[0].rule == "courtier.slot"
    assert position.clan("blue").food == 3
    taken = Position.read("bridges 36/36/36 daimyo 3 slots blue,-,- stack slot blue courtiers daimyo,daimyo")
    assert refused(taken, "slot-1") == "courtier.slot"


def test_with_no_slot_free_the_courtier_stays_there_without_a_reward() -> None:
    position = Position.read(
        "players 2 bridges 36/36/36 daimyo 1 slots ochre,ochre,blue stack courtier:0 blue pearl 2 "
        "courtiers daimyo,diplomat-1 card d05 ochre courtiers daimyo,daimyo"
    )
    position, events = play(position, "diplomat-1>daimyo")
    assert told(events, "no_slot")[0].rule == "courtier.no_slot"
    assert position.clan("blue").courtiers == {"daimyo": 2}
    assert position.mover == "ochre"


# --- 11: influence ---------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("space", "price"), [(5, 1), (10, 2), (14, 3)])
def test_a_border_costs_its_seals_and_unpaid_steps_are_lost(space: int, price: int) -> None:
    rooms = "rooms s02,s04,s05,d02,d03 stack castle:3"
    position = Position.read(f"bridges 36/36/36 {rooms} blue influence {space} seal {price}")
    position, _ = play(position, "castle:diplomat-1.2")
    assert moves(position, "pay", "stay") == {"pay", "stay"}
    paid, events = play(position, "pay")
    assert told(events, "border")[0].data == {"who": "blue", "seals": price, "left": 0}
    assert paid.clan("blue").influence == space + 2
    stayed, events = play(position, "stay")
    assert told(events, "border_stop")[0].rule == "influence.border"
    assert (stayed.clan("blue").influence, stayed.clan("blue").seal) == (space, price)
    poor = Position.read(f"bridges 36/36/36 {rooms} blue influence {space} seal {price - 1}")
    poor, events = play(poor, "castle:diplomat-1.2")
    assert told(events, "border_stop")[0]["lost"] == 2
    assert poor.clan("blue").influence == space


def test_the_marker_that_lands_on_others_lies_on_top_and_one_that_does_not_move_stays_below() -> None:
    start = "players 3 bridges 36/36/36 rooms s02,s04,s05,d02,d03 track blue,ochre,moss stack castle:4 "
    position = Position.read(start + "blue influence 3 ochre influence 5 moss influence 5")
    position, events = play(position, "castle:diplomat-1.2")
    assert position.track[5] == ("ochre", "moss", "blue")
    assert told(events, "influence")[0].rules == ("influence.move", "influence.stack")
    position = Position.read(start + "blue influence 5 ochre influence 5 moss influence 5")
    position, events = play(position, "castle:diplomat-1.2")
    assert position.track[5] == ("blue", "ochre", "moss")
    assert "influence" not in kinds(events)


def test_the_track_ends_and_steps_beyond_it_are_lost() -> None:
    position = Position.read("bridges 36/36/36 rooms s02,s04,s05,d02,d03 stack castle:4 blue influence 19")
    position, events = play(position, "castle:diplomat-1.2")
    assert position.clan("blue").influence == 20
    assert told(events, "track_end")[0].rule == "influence.end"


def test_two_steps_from_two_places_cross_one_border_once() -> None:
    position = Position.read(
        "players 3 bridges 36/36/36 rooms s02,s04,s05,d11,d03 stack castle:4 blue influence 5 seal 1 lantern a1"
    )
    position, _ = play(position, "castle:diplomat-1.1", "pay")
    assert position.clan("blue").influence == 7
    assert position.mover == "ochre"


def test_where_seals_and_a_border_meet_the_player_says_which_comes_first() -> None:
    text = (
        "bridges 36/36/36 rooms s03,s04,s05,d02,d03 players 3 stack castle:4 blue influence 5 lantern a1,decree-seal "
    )
    position = Position.read(text)
    position, _ = play(position, "castle:steward-1.2")
    assert moves(position) == {"seals-first", "influence-first"}
    first, events = play(position, "seals-first", "pay")
    assert told(events, "order_chosen")[0].rule == "action.order"
    assert (first.clan("blue").influence, first.clan("blue").seal) == (6, 0)
    last, _ = play(position, "influence-first")
    assert (last.clan("blue").influence, last.clan("blue").seal) == (5, 1)
    full = Position.read(text + "seal 5")
    full, _ = play(full, "castle:steward-1.2", "influence-first", "pay")
    assert (full.clan("blue").influence, full.clan("blue").seal) == (6, 5)


# --- 12: the end of a round ------------------------------------------------------------------------------------------
def test_the_order_is_new_before_the_gardens_and_dice_are_rolled_after_them() -> None:
    position = Position.read(
        "bridges 36/-6/36 turn 5 order ochre,blue track ochre,blue gardens p1,s1,p2,s2,p3,s3 "
        "blue influence 1 gardeners black-stone ochre influence 3 gardeners coral-stone,white-stone"
    )
    position, events = play(position, "black-right:well")
    assert kinds(events)[-2:] == ["turn_order", "garden_step"]
    assert [event.rule for event in events[-2:]] == ["round.order", "round.gardens"]
    assert "ruling.gardens_held" in events[-1].rules
    assert position.order == ("ochre", "blue")
    assert position.mover == "ochre"
    position, events = play(position, "use:coral-stone", "take:food", "take:food", "use:white-stone")
    assert position.clan("ochre").food == 2
    assert kinds(events)[-4:] == ["roll", "roll", "roll", "next_round"]
    assert told(events, "next_round")[0].rule == "round.prepare"
    assert not told(events, "garden_step")  # blue's garden lies under a bridge without dice
    assert position.round == 2
    assert all(list(dice) == sorted(dice) for dice in position.bridges.values())


def test_a_garden_entered_during_the_garden_step_does_not_work_again_in_it() -> None:
    position = Position.read(
        "bridges 36/36/36 phase gardens turn 0 stack gardens:4 gardens p1,s1,p2,s2,p3,s3 "
        "blue gardeners black-plant food 1 coin 3"
    )
    position, _ = play(position, "use:black-plant", "garden:coral-stone")
    assert position.pending[-1].kind == "garden"
    position, _ = play(position, "use:coral-stone", "take:food", "take:food")
    assert position.round == 2


def test_after_the_third_round_only_the_order_changes_and_it_breaks_ties() -> None:
    position = Position.read(
        "round 3 turn 5 order ochre,blue track blue,ochre bridges 36/-1/36 gardens p1,s1,p2,s2,p3,s3 "
        "tiles cco,bco,wco,bfo,wfo,can,wir,cfo,bir,cir,ban,bpe,wpe,cpe,wan "
        "blue influence 2 gardeners coral-stone ochre influence 1 gardeners white-stone vp 0"
    )
    position, events = play(position, "black-right:well", "take:food")
    assert "garden_step" not in kinds(events)
    assert told(events, "game_end")[0].rule == "end.after_three"
    assert position.points == {"blue": 1, "ochre": 3}
    level = Position.read("phase seals turn 1 round 3 order ochre,blue stack seals blue vp 5 seal 2 ochre vp 5")
    level, events = play(level, "done")
    assert level.winner == "ochre"
    assert told(events, "win")[0].rules == ("end.winner", "end.tie")
    assert refused(level, "done") == "end.after_three"


# --- 13: castle actions ----------------------------------------------------------------------------------------------
def test_a_castle_action_ignores_dice_leaves_the_card_and_pays_for_a_dark_row() -> None:
    text = "bridges 36/36/36 rooms s02,s04,s05,d02,d03 on steward-1:c3 stack castle:0 blue coin 2 "
    position = Position.read(text + "seal 1")
    assert moves(position, "castle") == {"castle:steward-1.1", "castle:steward-2.3", "castle:steward-3.2"} | {
        "castle:diplomat-1.1",
        "castle:diplomat-2.2",
    }
    position, events = play(position, "castle:steward-1.1")
    assert told(events, "castle_action")[0].rule == "castle.action"
    assert told(events, "pay")[0].rule == "action.pay"
    assert (position.clan("blue").seal, position.asks) == (0, "courtier")
    assert position.rooms["steward-1"] == "steward-02"
    assert refused(Position.read(text), "castle:steward-1.1") == "castle.action"


def test_a_light_castle_action_may_choose_any_light_row() -> None:
    position = Position.read("bridges 36/36/36 rooms s02,s04,s05,d02,d07 stack castle:4")
    assert moves(position, "castle") == {
        *(f"castle:steward-{room}.{row}" for room in (1, 2, 3) for row in (2, 3)),
        "castle:diplomat-1.2",
        "castle:diplomat-2.1",
    }


# --- 14: scoring -----------------------------------------------------------------------------------------------------
def test_warriors_count_courtiers_in_rooms_only_and_double_in_the_yard_of_five() -> None:
    position = Position.read(
        "phase seals round 3 turn 1 actor ochre stack seals ochre seal 2 blue coin 4 seal 1 food 2 iron 3 pearl 7 "
        "warriors 5,3,1 courtiers gate,gate,steward-1,diplomat-2"
    )
    assert position.breakdown("blue") == {
        "game": 0,
        "coins_seals": 1,
        "resources": 3,
        "influence": 0,
        "courtiers": 11,
        "warriors": 8,
        "gardeners": 0,
    }
    _, events = play(position, "done")
    assert [event.rule for event in told(events, "score") if event["who"] == "blue"] == [
        "score.coins_seals",
        "score.resources",
        "score.influence",
        "score.courtiers",
        "score.warriors",
        "score.gardeners",
    ]


# --- 15: solo --------------------------------------------------------------------------------------------------------
def test_the_rival_pays_nothing_ignores_tiles_and_gains_coins() -> None:
    position = Position.read("players 1 rival medium turn 1 order blue,ochre bridges 146/36/36 deck 7,2,1,3,4,5,6,8,9")
    after, events = play(position, "rival")
    assert [told(events, kind)[0].rule for kind in ("rival_card", "rival_die")] == ["solo.card", "solo.die"]
    assert "ruling.solo_deck" in told(events, "rival_card")[0].rules
    assert after.spaces["steward-1"] == (("coral", 4),)
    assert after.clan("ochre").coin == 1
    assert told(events, "coins_gained")[0].rule == "solo.coins"
    assert told(events, "gate")[0].rule == "solo.gate"
    assert moves(after) == {"room:steward-1", "room:steward-2", "room:steward-3"}
    after, events = play(after, "room:steward-3")
    assert after.clan("ochre").courtiers == {"steward-3": 1}
    assert told(events, "rival_card_gone")[0].rule == "solo.advance"
    assert after.mover == "blue"


def test_the_die_is_named_by_the_card_on_top_of_the_deck_and_the_actions_by_those_that_were_opened() -> None:
    position = Position.read("players 1 rival easy turn 5 order blue,ochre bridges 3-/-6/-- deck 1,2,3,5,4,6,7,8,9")
    after, events = play(position, "rival")
    assert [event["card"] for event in told(events, "rival_card")] == [1, 2, 3, 5, 4]
    assert [event["card"] for event in told(events, "rival_no_die")] == [2, 3, 5, 4]
    assert (told(events, "rival_die")[0]["bridge"], told(events, "rival_die")[0]["place"]) == ("black", "right")
    assert told(events, "place_die")[0]["space"] == "steward-3"
    assert kinds(events)[11:] == ["coins_gained"]
    assert moves(after) == {"garden:coral-stone", "garden:black-stone"}


def test_a_solo_game_needs_a_die_more_than_turns() -> None:
    with pytest.raises(BadPosition, match="1 dice for 1 turns of a solo game"):
        Position.read("players 1 rival easy turn 5 order blue,ochre bridges 3-/--/--")


def test_a_space_that_is_occupied_sends_the_rivals_die_to_the_well() -> None:
    position = Position.read(
        "players 1 rival easy turn 1 order blue,ochre bridges 36/36/36 on diplomat-1:w3 deck 2,9,1,3,4,5,6,7,8"
    )
    position, events = play(position, "rival")
    assert told(events, "rival_occupied")[0].rule == "solo.occupied"
    assert position.spaces["well"] == (("white", 6),)
    assert position.clan("ochre").coin == 5
    assert told(events, "warrior")[0].rule == "solo.warrior"
    assert told(events, "rival_instead")[0].rule == "solo.impossible"
    assert told(events, "rival_cards_back")[0].rule == "solo.actions"


def test_the_rival_moves_its_marker_past_borders_for_nothing() -> None:
    position = Position.read(
        "players 1 rival easy turn 1 order blue,ochre bridges 36/36/36 deck 1,9,2,3,4,5,6,7,8 ochre influence 5 "
        "gardeners coral-stone,black-stone"
    )
    position, events = play(position, "rival")
    assert "solo.influence" in told(events, "influence")[0].rules
    assert told(events, "gardener")[0].rules == ("solo.gardener",)
    assert position.clan("ochre").influence == 7


def test_the_rivals_lowest_courtier_goes_up_at_most_to_the_daimyo_and_takes_the_leftmost_slot() -> None:
    position = Position.read(
        "players 1 rival easy turn 1 order blue,ochre bridges 36/36/36 deck 9,1,2,3,4,5,6,7,8 slots blue,-,- "
        "blue courtiers daimyo ochre courtiers diplomat-1,daimyo"
    )
    position, events = play(position, "rival")
    assert told(events, "climb")[0].rules == ("solo.advance", "ruling.rival_top")
    assert position.slots == ("blue", "ochre", None)


@pytest.mark.parametrize(("influence", "price", "points", "left"), [(3, 3, 6, 1), (0, 5, 2, 2)])
def test_the_rival_turns_coins_into_points_each_round(influence: int, price: int, points: int, left: int) -> None:
    position = Position.read(
        f"players 1 rival easy round 2 turn 5 order ochre,blue bridges 36/36/36 "
        f"blue influence 1 ochre coin 7 influence {influence} gardeners coral-stone"
    )
    after, events = play(position, "white-right:well")
    told_of = told(events, "rival_exchange")[0]
    assert told_of.rule == "solo.exchange"
    assert told_of["price"] == 3 if influence else 5
    gain = 2 * (7 // price)
    assert told_of["n"] == gain
    assert after.clan("ochre").coin == 7 % price
    assert told(events, "rival_gardens")[0].rule == "solo.gardens"
    assert after.points["ochre"] == gain + 2
    assert "solo.shuffle" in told(events, "next_round")[0].rules
    assert (gain, after.clan("ochre").coin) in ((4, 1), (2, 2))


def test_the_rival_scores_no_coins_and_no_goods_but_exchanges_after_round_three_too() -> None:
    position = Position.read(
        "players 1 rival hard round 3 turn 5 order ochre,blue bridges 36/36/36 ochre coin 4 influence 3 courtiers gate"
    )
    position, events = play(position, "white-right:well")
    assert told(events, "rival_exchange")[0]["n"] == 3
    scored = [event for event in told(events, "score") if event["who"] == "ochre"]
    assert [event["category"] for event in scored] == ["influence", "courtiers", "warriors", "gardeners"]
    assert all("solo.score" in event.rules for event in scored)
    assert position.points["ochre"] == 3 + 1


@pytest.mark.parametrize(
    ("difficulty", "points", "influence", "first"),
    [("easy", 0, 0, False), ("medium", 3, 1, True), ("hard", 8, 3, True)],
)
def test_the_difficulty_says_where_the_rival_begins(difficulty: str, points: int, influence: int, first: bool) -> None:  # noqa: FBT001
    position = new_game(1, seed=4, difficulty=difficulty)
    rival = position.clan("ochre")
    assert (rival.vp, rival.influence, position.order[0] == "ochre") == (points, influence, first)
    assert position.clan("blue").card is not None
    assert rival.card is None


# --- rulings and the rest --------------------------------------------------------------------------------------------
def test_the_rows_of_a_die_are_those_of_the_card_that_lay_there_when_it_was_placed() -> None:
    tiles = "cco,can,wco,bfo,wfo,cfo,wir,bir,bco,ban,cir,bpe,wpe,cpe,wan"
    position = Position.read(
        f"bridges 36/36/36 rooms s02,s04,s05,d02,d03 tiles {tiles} blue seal 1 pearl 2 courtiers gate card a1"
    )
    position, _ = play(position, "coral-right:steward-1", "row-1", "gate>steward-1", "done", "done")
    assert position.rooms["steward-1"] != "steward-02"
    position, events = play(position, "row-2")
    assert told(events, "row")[0].rules == ("room.rows", "ruling.room_card")
    assert position.clan("blue").influence == 1


def test_the_domain_symbol_does_a_row_of_the_own_board_without_a_die() -> None:
    position = Position.read("bridges 36/36/36 stack domain blue card a3 dice 5/-/-")
    assert moves(position) == {"clan:courtier", "clan:gardener", "clan:warrior", "done"}
    position, events = play(position, "clan:courtier")
    assert told(events, "clan_row")[0].rule == "clan.action"
    assert position.clan("blue").food == 1


def test_both_tiles_of_the_dear_yard_may_be_used_in_any_order() -> None:
    position = Position.read("bridges 36/36/36 yards 4,8,1,2 stack warrior blue iron 5")
    position, events = play(position, "yard-5")
    assert told(events, "warrior")[0].rule == "warrior.yard"
    assert moves(position, "tile") == {"tile-5-blue", "tile-5-gold"}
    position, events = play(position, "tile-5-gold")
    assert told(events, "yard_tile")[0].rule == "warrior.tiles"
    assert told(events, "points")[0].rules[-1] == "points.now"
    assert position.clan("blue").vp == 2
    assert moves(position, "tile") == {"tile-5-blue"}
    assert refused(Position.read("bridges 36/36/36 stack warrior blue iron 2"), "yard-3") == "warrior.yard"


def test_a_clan_has_one_gardener_a_garden_and_pays_its_food() -> None:
    position = Position.read(
        "bridges 36/36/36 gardens p1,s1,p2,s2,p3,s3 stack gardener blue food 2 gardeners coral-stone"
    )
    assert refused(position, "garden:coral-stone") == "gardener.garden"
    assert refused(position, "garden:coral-plant") == "gardener.garden"
    position, events = play(position, "garden:white-stone")
    assert told(events, "gardener")[0].rule == "gardener.garden"
    position, events = play(position, "use:white-stone")
    assert told(events, "garden_action")[0].rule == "gardener.action"
    assert position.clan("blue").seal == 2


def test_the_outside_offers_one_of_its_two_actions() -> None:
    position = Position.read("bridges 56/36/36 blue food 5 coin 2")
    position, _ = play(position, "coral-right:outside-left")
    assert moves(position) == {"act:gardener", "act:courtier", "done"}
    position, events = play(position, "act:gardener")
    assert told(events, "outside")[0].rule == "outside.choice"
    assert position.asks == "gardener"


def test_the_well_is_a_reward_of_its_own() -> None:
    position = Position.read("bridges 36/36/36 stack castle:4 rooms s04,s02,s05,d02,d03")
    position, events = play(position, "castle:steward-1.2")
    assert told(events, "well")[0].rule == "well.reward"
    blue = position.clan("blue")
    assert (blue.coin, blue.seal, blue.pearl) == (1, 1, 2)


def test_a_lantern_symbol_lights_the_lantern() -> None:
    position = Position.read("bridges 36/36/36 stack castle:4 rooms s04,s02,s05,d02,d03 blue lantern r9,decree-vp")
    position, events = play(position, "castle:steward-1.3")
    assert told(events, "lantern")[0].rule == "lantern.reward"
    assert (position.clan("blue").food, position.clan("blue").vp) == (1, 1)


def test_units_of_any_resource_are_chosen_one_by_one() -> None:
    position = Position.read("bridges 36/36/36 stack any:3")
    position, events = play(position, "take:food", "take:pearl", "take:food")
    assert {event.rule for event in events} == {"resource.any"}
    assert position.clan("blue").goods["food"] == 2


# --- setting up ------------------------------------------------------------------------------------------------------
def test_the_last_in_turn_order_chooses_the_first_pair() -> None:
    position = new_game(3, seed=5)
    assert len(position.pairs) == 4
    chosen = position.pairs[2]
    last = position.order[-1]
    assert position.mover == last
    after, events = play(position, "pair-3")
    assert told(events, "pair")[0].rule == "setup.draft"
    assert chosen is not None
    assert after.clan(last).card == chosen[1]
    assert after.clan(last).lantern[0] == chosen[0]
    if after.mover != last:
        assert after.mover == position.order[-2]
    assert refused(position, "pair-5") == "setup.draft"


def test_all_pairs_left_over_go_back_and_the_first_in_order_plays() -> None:
    position = new_game(2, seed=1)
    while position.phase == "draft":
        position = apply(position, legal_moves(position)[0])[-1].position
    assert position.pairs == ()
    assert position.mover == position.order[0]
    assert all(position.clan(name).card for name in position.clans)


def test_setup_redraw_never_leaves_the_same_dark_action_on_all_five_cards() -> None:
    assert setting_up.same_dark_action([0, 1, 2, 15, 16])
    assert not setting_up.same_dark_action([0, 1, 2, 15, 19])
    for seed in range(300):
        cards = list(setting_up.set_up(2, seed)[st.ROOM : st.ROOM + 5])
        assert not setting_up.same_dark_action(cards)


def test_setup_tile_overflow_sends_a_tile_on_and_the_next_one_fills_its_space() -> None:
    """ruling.tile_spaces: 1-3 and 4-5 are the second-to-last spaces of the rooms, 6-10 their last ones."""
    drawn = [0, 5, 10, 1, 6, 11, 7, 12, 2, 8, 13, 9, 3, 14, 4]
    tiles = setting_up.place_tiles(drawn, [0, 1, 2])
    # the third coral tile (2) would leave steward-1 all coral, so it goes on to steward-2, and 8 fills the gap
    assert tiles[0:3] == (0, 1, 8)
    assert tiles[3:6] == (5, 6, 2)
    # steward-3 holds white, white: 13 goes on to diplomat-1, and 9 fills the gap
    assert tiles[6:9] == (10, 11, 9)
    assert tiles[9:11] == (7, 13)
    assert tiles[11:13] == (12, 3)
    assert tiles[13:] == (14, 4)


def test_setup_tiles_that_cannot_be_placed_are_dealt_again() -> None:
    # steward-3 has coral on top and in the middle, and only coral tiles are left for its last space
    stuck = [5, 10, 0, 6, 11, 1, 7, 12, 8, 13, 9, 14, 2, 3, 4]
    assert setting_up.place_tiles(stuck, [1, 2, 0])[6:9] == (0, 1, 9)
    stuck = [5, 10, 0, 6, 11, 1, 7, 12, 8, 13, 2, 9, 14, 3, 4]
    assert sorted(setting_up.place_tiles(stuck, [1, 2, 0])) == list(range(15))
    stuck = [0, 5, 10, 1, 2, 11, 3, 6, 7, 8, 9, 12, 13, 14, 4]
    tiles = setting_up.place_tiles(stuck, [0, 1, 2])
    assert tiles == () or sorted(tiles) == list(range(15))
    for seed in range(200):
        position = new_game(2, seed=seed)
        for room, names in position.tiles.items():
            assert room == "well" or len({name.split("-")[0] for name in names}) > 1


def test_solo_setup_deals_a_game_for_two_and_cites_its_rules() -> None:
    from imperial_widget.white_castle import WHITE_CASTLE  # noqa: PLC0415

    opening = WHITE_CASTLE.opening(new_game(1, seed=3))
    assert opening.event.kind == "setup"
    assert "solo.setup" in opening.event.rules
    assert len(new_game(1, seed=3).bridges["coral"]) == 3
    assert {"setup", "setup.redraw", "setup.tile_overflow", "ruling.tile_spaces"} <= set(opening.event.rules)
    assert WHITE_CASTLE.opening(Position.read("bridges 36/36/36 blue coin 3")).event.kind == "start"


def test_a_move_of_another_kind_is_refused_by_the_rule_that_asks() -> None:
    position = Position.read("bridges 36/36/36")
    assert refused(position, "gate") == "turn.take_die"
    assert refused(position, "rival") == "turn.take_die"
    assert refused(position, "somewhere") == "turn.take_die"
    with pytest.raises(IllegalMove):
        apply(position, Move("dance"))


# --- why something is gained -----------------------------------------------------------------------------------------
def test_what_an_action_gives_is_told_with_the_rule_that_offered_it() -> None:
    position = Position.read("bridges 36/36/36 yards 6,1,2,3 stack warrior blue iron 5")
    position, _ = play(position, "yard-5")
    golden = next(text for text in moves(position, "tile") if text.endswith("gold"))
    _, events = play(position, golden)
    assert told(events, "gain")[0].rules == ("warrior.tiles",)


def test_a_lantern_whose_order_is_chosen_still_says_why_it_was_lit() -> None:
    position = Position.read("bridges 36/36/36 blue influence 5 lantern r9,a1,decree-seal card s04 coin 9")
    position, _ = play(position, "white-left:well")
    assert moves(position) >= {"seals-first", "influence-first"}
    _, events = play(position, "seals-first")
    assert told(events, "lantern")[0].rules == ("lantern.left_end", "lantern.reward")
