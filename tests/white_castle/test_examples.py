"""The rulebook's worked examples, each set up as a position and checked to the last coin."""

from __future__ import annotations

from imperial_widget.white_castle import Position
from tests.white_castle.walk import kinds, moves, play, told


def test_a_five_on_a_three_brings_two_coins_and_a_one_on_that_five_costs_four() -> None:
    position = Position.read("players 3 bridges 1155/2346/2346 blue coin 1 ochre coin 4")
    position, events = play(position, "coral-right:steward-1")
    assert position.clan("blue").coin == 3
    assert told(events, "coins_gained")[0].data == {"who": "blue", "n": 2, "total": 3}
    position, events = play(position, "coral-left:steward-1")
    assert told(events, "place_die")[0]["covers"] == 5
    assert "turn.stack" in told(events, "place_die")[0].rules
    assert told(events, "coins_paid")[0].data == {"who": "ochre", "n": 4, "total": 0}
    assert position.spaces["steward-1"] == (("coral", 5), ("coral", 1))


def test_a_four_on_the_right_outside_costs_a_coin_and_opens_the_courtier_or_the_warrior() -> None:
    position = Position.read(
        "players 3 bridges 15/-4/12 on outside-left:w5c2 blue coin 4 iron 1 pearl 2 courtiers gate"
    )
    assert not [text for text in moves(position) if text.endswith("outside-left")]
    position, events = play(position, "black-right:outside-right")
    assert told(events, "coins_paid")[0]["n"] == 1
    assert position.clan("blue").coin == 3
    assert moves(position) == {"act:courtier", "act:warrior", "done"}


def test_a_three_at_the_well_brings_two_coins_a_seal_and_what_the_tiles_show() -> None:
    tiles = "cco,bco,wco,bfo,wfo,can,wir,cfo,bir,cir,ban,bpe,wpe,cpe,wan"
    position = Position.read(f"bridges 36/36/36 on well:w6 tiles {tiles}")
    position, events = play(position, "black-left:well")
    blue = position.clan("blue")
    assert (blue.coin, blue.seal, blue.pearl) == (2, 1, 1)
    assert told(events, "place_die")[0]["covers"] == 1
    assert moves(position, "take") == {"take:food", "take:iron", "take:pearl"}
    position, _ = play(position, "take:iron")
    assert position.clan("blue").iron == 1
    assert position.spaces["well"] == (("white", 6), ("black", 3))


def test_a_coral_three_on_the_clan_board_costs_three_and_pays_the_row_and_then_the_card() -> None:
    position = Position.read("bridges 36/36/36 blue coin 3 courtiers gate,gate,gate card s10")
    position, events = play(position, "coral-left:clan")
    blue = position.clan("blue")
    assert (blue.coin, blue.food) == (2, 3)
    assert [event["n"] for event in told(events, "coins_paid")] == [3]
    assert moves(position, "row", "done") == {"row-1", "done"}
    position, _ = play(position, "row-1", "take:pearl")
    blue = position.clan("blue")
    assert (blue.seal, blue.pearl, blue.dice) == (1, 1, {"courtier": 3})


def test_a_gardener_avoids_the_garden_where_one_is_already_and_may_pay_for_the_gardens_action() -> None:
    position = Position.read(
        "bridges 36/36/36 gardens p1,s3,p3,s1,p5,s2 stack gardener blue food 4 coin 5 gardeners coral-stone"
    )
    assert "garden:coral-stone" not in moves(position)
    position, _ = play(position, "garden:black-plant")
    assert position.clan("blue").food == 0
    assert position.clan("blue").at_home["gardener"] == 3
    position, events = play(position, "use:black-plant")
    assert position.clan("blue").coin == 2
    assert told(events, "pay")[0].data == {"who": "blue", "what": "coin", "n": 3, "total": 2}
    assert moves(position) == {"gate", "done"}


def test_a_courtier_goes_to_the_gate_and_another_climbs_to_the_diplomats_and_takes_the_card() -> None:
    position = Position.read(
        "bridges 36/36/36 rooms s02,s04,s05,d05,d03 diplomats d07,d08 stack courtier:0 "
        "blue coin 2 pearl 2 courtiers gate,steward-2 card a1"
    )
    position, _ = play(position, "gate")
    assert position.clan("blue").courtiers == {"gate": 2, "steward-2": 1}
    position, events = play(position, "steward-2>diplomat-1")
    blue = position.clan("blue")
    assert (blue.coin, blue.pearl, blue.card, blue.lantern) == (0, 0, "diplomat-05", ("action-1",))
    assert kinds(events) == ["pay", "climb", "lantern_card", "take_card"]
    position, events = play(position, "row-2", "take:food", "take:food", "take:iron")
    assert position.clan("blue").food == 2
    assert position.rooms["diplomat-1"] == "diplomat-07"
    assert "refill" in kinds(events)


def test_five_pearls_lift_a_courtier_two_floors_to_the_daimyo_for_the_lantern_and_a_free_slot() -> None:
    position = Position.read(
        "bridges 36/36/36 daimyo 1 slots ochre,-,- stack courtier:0 ochre courtiers daimyo "
        "blue pearl 5 courtiers steward-1 card a1 lantern r9"
    )
    position, events = play(position, "steward-1>daimyo")
    assert kinds(events) == ["pay", "climb", "daimyo", "lantern", "gain"]
    assert position.clan("blue").food == 1
    assert moves(position) == {"slot-2", "slot-3"}
    position, _ = play(position, "slot-3")
    blue = position.clan("blue")
    assert (blue.seal, blue.pearl, blue.courtiers) == (2, 0, {"daimyo": 1})
    assert position.slots == ("ochre", None, "blue")


def test_five_cards_under_the_board_give_a_step_a_food_a_coin_and_two_points() -> None:
    position = Position.read("bridges 36/36/36 blue lantern r9,a1,s02,d02,d03 card s04")
    position, events = play(position, "white-left:well")
    blue = position.clan("blue")
    assert (blue.influence, blue.food, blue.vp) == (1, 1, 2)
    assert blue.coin == 2 + 1
    assert told(events, "lantern")[0].rule == "lantern.left_end"


def test_at_the_end_of_a_round_gardens_work_in_the_new_order_and_only_under_bridges_with_dice() -> None:
    gardens = "p1,s1,p5,s2,p4,s3"
    position = Position.read(
        f"players 4 round 1 turn 11 order blue,ochre,moss,plum track plum,moss,ochre,blue gardens {gardens} "
        "bridges 23/45/-- actor plum stack gardener "
        "blue influence 1 coin 9 gardeners black-stone "
        "ochre influence 4 coin 9 gardeners black-stone,white-stone "
        "moss influence 3 gardeners coral-stone,black-stone "
        "plum influence 2 gardeners coral-stone,black-stone food 4"
    )
    position, events = play(position, "done")
    assert position.order == ("ochre", "moss", "plum", "blue")
    steps = {event["who"]: event["gardens"] for event in told(events, "garden_step")}
    assert steps == {"ochre": ("black-stone",)}
    assert moves(position) == {"use:black-stone", "done"}
    position, events = play(position, "use:black-stone")
    assert position.clan("ochre").coin == 12
    assert told(events, "garden_step")[0]["gardens"] == ("coral-stone", "black-stone")
    position, events = play(position, "use:black-stone", "use:coral-stone", "take:food", "take:iron")
    assert position.clan("moss").goods == {"food": 1, "iron": 1, "pearl": 0, "coin": 3, "seal": 0}
    position, events = play(position, "done")
    assert position.mover == "blue"
    position, events = play(position, "use:black-stone")
    assert (position.round, position.mover, position.clan("blue").coin) == (2, "ochre", 12)
    assert [len(dice) for dice in position.bridges.values()] == [5, 5, 5]


def test_the_blue_clan_scores_seventy_six_points() -> None:
    position = Position.read(
        "players 2 phase seals round 3 turn 1 actor ochre stack seals gardens p2,s3,p5,s1,p1,s2 slots blue,blue,- "
        "blue vp 8 coin 7 seal 1 food 7 pearl 3 influence 12 courtiers daimyo,daimyo,steward-1,gate,gate "
        "warriors 3,1,5,5 gardeners coral-plant,coral-stone,black-plant ochre seal 2"
    )
    before = position.breakdown("blue")
    position, events = play(position, "done")
    scores = [(event["category"], event["n"]) for event in told(events, "score") if event["who"] == "blue"]
    assert scores == [
        ("coins_seals", 1),
        ("resources", 3),
        ("influence", 6),
        ("courtiers", 25),
        ("warriors", 18),
        ("gardeners", 15),
    ]
    assert list(position.breakdown("blue").values()) == [8, 1, 3, 6, 25, 18, 15] == list(before.values())
    assert position.points["blue"] == 76 == told(events, "win")[0]["points"]
    assert position.winner == "blue"


def test_the_rival_opens_cards_until_a_die_is_there_and_scores_three_for_what_it_cannot_do() -> None:
    position = Position.read(
        "players 1 rival easy round 3 turn 3 order blue,ochre bridges 36/4-/-2 deck 8,2,6,4,1,3,5,7,9 ochre vp 5"
    )
    assert position.actor == position.rival == "ochre"
    assert position.mover == "blue"
    position, events = play(position, "rival")
    assert kinds(events)[:6] == [
        "rival_card",
        "rival_no_die",
        "rival_card",
        "rival_no_die",
        "rival_card",
        "rival_die",
    ]
    assert [(event["card"], event["top"]) for event in told(events, "rival_card")] == [(8, 2), (2, 6), (6, 4)]
    assert position.spaces["outside-right"] == (("black", 4),)
    assert kinds(events)[6:] == ["place_die", "warrior", "rival_instead", "gate", "influence", "rival_cards_back"]
    assert told(events, "rival_instead")[0].data == {"who": "ochre", "n": 3, "total": 8, "deed": "advance"}
    rival = position.clan("ochre")
    assert (rival.vp, rival.influence, rival.warriors, rival.courtiers) == (8, 1, {"3": 1}, {"gate": 1})
    assert position.opened == ()
    assert position.state[37] == tuple(card - 1 for card in (4, 1, 3, 5, 7, 9, 8, 2, 6))
    assert position.mover == "blue"
