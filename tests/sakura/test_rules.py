"""The rules of Sakura, one sentence each, on positions small enough to see through."""

from __future__ import annotations

import pytest

from imperial_widget.core.errors import IllegalMove
from imperial_widget.core.model import Beat
from imperial_widget.sakura import Position, apply, legal_moves, new_game, read_move, read_position
from imperial_widget.sakura.vocabulary import RULES

# Cards of the teaching edition used below: number, garden half, painter half.
#   1 E-1 +2 | 2 E+1 ±1 | 3 closest +1 | 4 furthest ±3 | 5 E+1 +3 | 6 E+2 between | 7 E±1 +2 | 8 E-1 ±2 | 9 E+1 +1
#  10 closest overtake | 11 furthest +2 | 15 E+1 between | 16 E-1 +1 | 17 closest +2 | 18 E±1 ±2 | 19 E+1 overtake
#  20 furthest +3 | 21 E+2 +2 | 22 E+1 +1 | 25 closest between | 28 E+2 +3 | 30 E±1 overtake | 39 E+1 +1


def run(text: str, *moves: str) -> list[Beat[Position]]:
    """Play moves (by default the cards on the table) and return all beats."""
    position = read_position(text)
    beats: list[Beat[Position]] = []
    for move in moves or ("go",):
        beats += apply(position, read_move(position, move))
        position = beats[-1].position
    return beats


def kinds(beats: list[Beat[Position]]) -> list[str]:
    return [beat.event.kind for beat in beats]


def cites(beats: list[Beat[Position]], rule: str) -> bool:
    assert rule in RULES
    return any(rule in beat.event.rules for beat in beats)


def only(text: str, card: str, *moves: str) -> list[Beat[Position]]:
    """Resolve one card of a position; the other painters' cards are done already."""
    painter = card[0]
    painters = [word[0] for word in text.split()[1:] if word[0].isupper() and word[1:].isdigit()]
    spare = iter(("56", "57", "58", "59", "60", "55"))
    table = " ".join(card if letter == painter else f"{letter}{next(spare)}." for letter in painters)
    return run(f"{text} table {table}", "go", *moves)


# --- the garden ------------------------------------------------------------------------------------------------------
def test_painters_share_the_gate_and_nothing_else() -> None:
    assert read_position("E6 B0 R0 G0").spaces == {"blue": 0, "red": 0, "green": 0}
    with pytest.raises(ValueError, match="both stand on 3"):
        read_position("E6 B3 R3 G0")


@pytest.mark.parametrize(("players", "length"), [(2, 1), (3, 1), (4, 1), (5, 3), (6, 3)])
def test_a_bridge_is_one_space_with_two_to_four_players_and_three_with_more(players: int, length: int) -> None:
    board = new_game(players).board
    assert [len(bridge) for bridge in board.bridges] == [length] * 4


def test_the_emperor_crosses_a_short_bridge_in_one_move_and_stands_on_the_middle_of_a_long_one() -> None:
    short = only("E20 B17 R15 G14", "B21")
    assert short[-1].position.emperor == 22
    assert cites(short, "bridge.length")
    long = only("E24 B17 R15 G14 Y13 W12", "B21")
    assert long[-1].position.emperor == 26
    assert read_position("E24 B17 R15 G14 Y13 W12").board.bridges[2] == (25, 26, 27)


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_the_game_begins_with_the_emperor_on_the_torii_and_five_tokens_and_cards_each(players: int) -> None:
    position = new_game(players, seed=3)
    painters = 3 if players == 2 else players
    assert position.emperor == position.board.torii
    assert position.board.bridges[0][-1] == position.board.torii - 1
    assert set(position.spaces.values()) == {0}
    assert set(position.tokens.values()) == {5}
    assert position.supply == 54 - 5 * painters
    assert {len(hand) for hand in position.hands.values()} == {5}
    assert len(position.hands) == players
    assert len(position.deck) == 60 - 5 * players


# --- the round -------------------------------------------------------------------------------------------------------
def test_players_choose_in_any_order_and_nothing_is_revealed_before_the_last_has_chosen() -> None:
    position = new_game(3, seed=1)
    green, blue, red = (position.hands[colour][0] for colour in ("green", "blue", "red"))
    beats = apply(position, read_move(position, f"G{green}"))
    assert kinds(list(beats)) == ["choose"]
    beats = apply(beats[-1].position, read_move(position, f"B{blue}"))
    assert kinds(list(beats)) == ["choose"]
    assert beats[-1].position.choosing == ("red",)
    beats = apply(beats[-1].position, read_move(position, f"R{red}"))
    assert kinds(list(beats))[:3] == ["choose", "reveal", "card"]


def test_cards_resolve_from_the_lowest_number_to_the_highest() -> None:
    beats = run("E20 B5 R4 G3 table B39 R9 G22")
    assert [beat.event["card"] for beat in beats if beat.event.kind == "card"] == [9, 22, 39]
    assert cites(beats, "round.order")


def test_somebody_may_ask_what_if_the_cards_had_come_in_another_order() -> None:
    beats = run("E20 B17 R18 G16 table B3 G20 R51 order RGB")
    assert [beat.event["card"] for beat in beats if beat.event.kind == "card"] == [51, 20, 3]
    assert beats[-1].position.spaces == {"blue": 19, "red": 16, "green": 18}
    assert not cites(beats, "round.order"), "nobody may think that this is the rule"
    assert beats[-1].position.order == ()


def test_played_cards_are_discarded_and_everyone_draws_one() -> None:
    beats = run("E20 B5 R4 G3 hands B9,1 R22,2 G39,4 deck 60,59,58,57 discard 50", "B9", "R22", "G39")
    after = beats[-1].position
    assert after.discard == (50, 9, 22, 39)
    assert after.hands == {"blue": (1, 60), "red": (2, 59), "green": (4, 58)}
    assert after.deck == (57,)
    assert cites(beats, "round.draw")


def test_an_empty_deck_is_made_anew_from_the_discard_pile() -> None:
    beats = run("E20 B5 R4 G3 hands B9,1 R22,2 G39,4 deck 60 discard 50,51", "B9", "R22", "G39")
    after = beats[-1].position
    assert "reshuffle" in kinds(beats)
    drawn = {after.hands["red"][-1], after.hands["green"][-1], *after.deck}
    assert after.hands["blue"][-1] == 60
    assert drawn == {50, 51, 9, 22, 39}
    assert after.discard == ()
    assert cites(beats, "ruling.new_deck")


@pytest.mark.parametrize(("players", "rounds"), [(3, 15), (4, 10), (5, 7), (6, 5)])
def test_the_deck_runs_out_after_the_known_number_of_rounds(players: int, rounds: int) -> None:
    assert (60 - 5 * players) / players == rounds
    position = new_game(players, seed=11)
    for _ in range(rounds):
        before = position.round
        assert len(position.deck) == 60 - 5 * players - players * (before - 1)
        while position.round == before and position.phase != "over":
            position = apply(position, legal_moves(position)[0])[-1].position
        if position.phase == "over":
            return
    assert position.deck == ()


def test_the_garden_half_comes_first_then_the_painter_half() -> None:
    beats = only("E20 B15 R12 G11", "B9")
    movers = [beat.event["who"] for beat in beats if beat.event.kind == "step"]
    assert movers == ["emperor", "blue"]
    assert cites(beats, "card.sequence")


# --- movement --------------------------------------------------------------------------------------------------------
def test_a_painter_moves_exactly_as_far_as_the_card_says() -> None:
    beats = only("E20 B10 R5 G4", "B5")
    assert beats[-1].position.spaces["blue"] == 13
    assert cites(beats, "move.exact")


def test_a_painter_steps_over_others_and_counts_only_empty_spaces() -> None:
    beats = only("E20 B10 R11 G13", "B5")
    assert [
        beat.event["to"] for beat in beats if beat.event.data.get("who") == "blue" and beat.event.kind == "step"
    ] == [12, 14, 15]
    assert cites(beats, "move.skip")


def test_skipping_works_backwards_too() -> None:
    beats = only("E20 B14 R13 G12", "B3")
    steps = [(beat.event["to"], beat.event.data.get("over")) for beat in beats if beat.event.kind == "step"]
    assert steps[:2] == [(11, ("red", "green")), (10, None)]


def test_a_painter_that_would_go_back_past_the_start_stands_on_the_gate() -> None:
    beats = only("E20 B1 R0 G0", "R17")
    assert beats[-1].position.spaces["blue"] == 0
    assert cites(beats, "move.gate")


def test_a_painter_on_the_gate_cannot_go_back() -> None:
    beats = only("E20 B0 R5 G4", "B2", "B-")
    assert "stay" in kinds(beats)
    assert beats[-1].position.spaces["blue"] == 0


def test_the_emperor_never_stands_on_the_gate() -> None:
    beats = only("E1 B0 R0 G0", "B1")
    assert beats[-1].position.emperor == 1
    assert cites(beats, "move.emperor_floor")


# --- disgrace --------------------------------------------------------------------------------------------------------
def test_a_painter_that_bumps_into_the_emperor_loses_a_token_and_goes_back_three_empty_spaces() -> None:
    beats = only("E20 B18 R17 G5", "B28")  # the Emperor walks two, blue three: 19, 20, 21, no bump yet
    assert "bump" not in kinds(beats)
    beats = only("E20 B18 R17 G5", "B20")  # furthest is green; then blue steps to 19 and bumps
    assert kinds(beats)[-6:-1] == ["bump", "lose", "retreat", "retreat", "retreat"]
    assert [beat.event["to"] for beat in beats if beat.event.kind == "retreat"] == [19, 18, 16]
    assert beats[-1].position.tokens["blue"] == 4
    assert cites(beats, "disgrace")
    assert cites(beats, "ruling.retreat_start")


def test_a_painter_without_tokens_loses_none_but_still_goes_back() -> None:
    beats = only("E20 B19 R5 G4 tokens B0", "B20")
    assert beats[-1].position.tokens["blue"] == 0
    assert beats[-1].position.spaces["blue"] == 17


def test_the_emperor_stepping_back_onto_a_painter_disgraces_it_in_the_same_way() -> None:
    beats = only("E20 B10 R19 G18", "B16")
    assert kinds(beats)[:7] == ["card", "bump", "lose", "retreat", "retreat", "retreat", "step"]
    after = beats[-1].position
    assert (after.emperor, after.spaces["red"], after.tokens["red"]) == (19, 15, 4)
    assert cites(beats, "disgrace.by_emperor")


@pytest.mark.parametrize("gap", [3, 5, 9])
def test_a_bump_from_more_than_two_spaces_away_gains_ground_for_one_token(gap: int) -> None:
    start = 19 - gap
    beats = only(f"E20 B18 R{start} G1", "R30", "R-")  # the Emperor back to 19, right in front of blue; red overtakes
    after = beats[-1].position
    assert "bump" in kinds(beats)
    assert after.spaces["red"] == 15 > start or gap == 3
    assert after.tokens["red"] == 4


def test_a_disgrace_never_takes_a_painter_past_the_gate() -> None:
    beats = only("E2 B1 R0 G0", "B20")
    assert beats[-1].position.spaces["blue"] == 0


# --- garden actions --------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("card", "space"), [("B9", 21), ("B21", 22), ("B16", 19)])
def test_the_emperor_walks_as_the_card_says(card: str, space: int) -> None:
    beats = only("E20 B5 R4 G3", card)
    assert beats[-1].position.emperor == space
    assert cites(beats, "garden.emperor")


@pytest.mark.parametrize(("way", "space"), [("B+", 21), ("B-", 19)])
def test_the_player_sends_the_emperor_either_way_when_the_card_resolves(way: str, space: int) -> None:
    beats = only("E20 B5 R4 G3", "B7", way)
    assert beats[-1].position.emperor == space
    assert cites(beats, "garden.emperor_choice")


def test_the_closest_painter_goes_back_two() -> None:
    beats = only("E20 B5 R10 G3", "B3")
    assert beats[-1].position.spaces["red"] == 8
    assert cites(beats, "garden.closest")


def test_nobody_is_closest_when_every_painter_is_on_the_gate() -> None:
    beats = only("E6 B0 R0 G0", "B3")
    aim = next(beat for beat in beats if beat.event.kind == "aim")
    assert aim.event["who"] is None
    assert beats[-1].position.spaces == {"blue": 1, "red": 0, "green": 0}
    assert cites(beats, "gate.shared")


def test_the_furthest_painter_goes_forward_two() -> None:
    beats = only("E20 B15 R10 G3", "B20")
    assert beats[-1].position.spaces["green"] == 5
    assert cites(beats, "garden.furthest")


def test_nobody_is_furthest_when_two_or_more_are_on_the_gate() -> None:
    beats = only("E20 B15 R0 G0", "B20")
    assert next(beat for beat in beats if beat.event.kind == "aim").event["who"] is None


def test_a_painter_alone_on_the_gate_is_the_furthest() -> None:
    beats = only("E20 B15 R10 G0", "B20")
    assert beats[-1].position.spaces["green"] == 2


def test_the_furthest_painter_can_bump_into_the_emperor() -> None:
    beats = only("E6 B5 R4 G3", "B11")
    bump = next(beat for beat in beats if beat.event.kind == "bump")
    assert bump.event["who"] == "green"


# --- painter actions -------------------------------------------------------------------------------------------------
def test_the_own_painter_walks_forward() -> None:
    assert cites(only("E20 B10 R5 G4", "B9"), "painter.move")


@pytest.mark.parametrize(("way", "space"), [("B+", 12), ("B-", 8)])
def test_the_player_chooses_the_direction_of_the_own_painter_when_the_card_resolves(way: str, space: int) -> None:
    beats = only("E20 B10 R5 G4", "B8", way)
    assert beats[-1].position.spaces["blue"] == space
    assert cites(beats, "painter.choice")


def test_overtaking_goes_to_the_first_empty_space_in_front_of_the_next_painter() -> None:
    beats = only("E20 B10 R12 G13", "B19")
    assert beats[-1].position.spaces["blue"] == 14
    assert cites(beats, "painter.overtake")


def test_painters_on_the_same_gate_are_not_ahead_of_each_other() -> None:
    beats = only("E20 B0 R0 G7", "B19")
    assert beats[-1].position.spaces["blue"] == 8


def test_with_nobody_ahead_an_overtaking_painter_stays() -> None:
    beats = only("E20 B10 R5 G4", "B19")
    assert beats[-1].position.spaces["blue"] == 10
    assert "stay" in kinds(beats)


def test_overtaking_can_bump_into_the_emperor() -> None:
    assert "bump" in kinds(only("E20 B18 R8 G1", "R30", "R-"))


def test_a_painter_goes_one_space_forward_for_each_painter_between_it_and_the_emperor() -> None:
    beats = only("E20 B5 R12 G13", "B15")
    assert beats[-1].position.spaces["blue"] == 7
    assert cites(beats, "painter.between")


def test_with_nobody_between_the_painter_stays() -> None:
    beats = only("E20 B15 R12 G13", "B15")
    assert beats[-1].position.spaces["blue"] == 15


# --- the trees -------------------------------------------------------------------------------------------------------
def test_the_emperor_stops_at_a_sakura_whatever_is_left_of_his_move() -> None:
    beats = only("E15 B10 R5 G4", "B21")
    assert beats[-1].position.emperor == 16
    assert cites(beats, "sakura.stop")


def test_the_card_at_the_tree_is_finished_and_all_others_are_discarded_unresolved() -> None:
    beats = run("E15 B10 R5 G4 table B9 R22 G39")
    assert [beat.event["card"] for beat in beats if beat.event.kind == "card"] == [9]
    assert beats[-1].position.table == {}
    assert any(beat.event.kind == "step" and beat.event["who"] == "blue" for beat in beats)
    assert cites(beats, "sakura.finish_card")


@pytest.mark.parametrize(
    ("text", "prizes"),
    [
        ("E15 B10 R5 G4", {"blue": 3, "red": 2, "green": 1}),
        ("E15 B10 R5 G4 Y3", {"blue": 3, "red": 2, "green": 1}),
        ("E35 B10 R5 G4 scored 2", {"blue": 4, "red": 2, "green": 1}),
        ("E19 B10 R5 G4 Y3 W2", {"blue": 3, "red": 2, "green": 1, "yellow": 1}),
        ("E43 B10 R5 G4 Y3 W2 V1 scored 2", {"blue": 4, "red": 2, "green": 1, "yellow": 1}),
    ],
)
def test_the_closest_painters_are_given_tokens(text: str, prizes: dict[str, int]) -> None:
    beats = only(text, "B9")
    assert {beat.event["who"]: beat.event["won"] for beat in beats if beat.event.kind == "award"} == prizes
    assert cites(beats, "sakura.score")


def test_after_scoring_painters_line_up_one_directly_behind_the_other() -> None:
    beats = only("E15 B10 R5 G4 Y0", "B9")
    assert beats[-1].position.spaces == {"blue": 11, "red": 10, "green": 9, "yellow": 8}
    assert [beat.event["who"] for beat in beats if beat.event.kind == "line_up"] == ["red", "green", "yellow"]
    assert cites(beats, "sakura.line_up")


def test_a_painter_alone_on_the_gate_holds_its_rank() -> None:
    beats = only("E15 B10 R5 G0", "B9")
    assert [beat.event["who"] for beat in beats if beat.event.kind == "award"] == ["blue", "red", "green"]
    assert beats[-1].position.spaces["green"] == 9


def test_painters_who_share_the_gate_hold_no_rank_earn_nothing_and_stay() -> None:
    beats = only("E15 B10 R0 G0", "B9")
    assert [beat.event["who"] for beat in beats if beat.event.kind == "award"] == ["blue"]
    assert beats[-1].position.spaces == {"blue": 11, "red": 0, "green": 0}
    assert cites(beats, "ruling.gate_scoring")
    assert cites(beats, "ruling.gate_line_up")


def test_a_scored_sakura_is_an_ordinary_space() -> None:
    beats = only("E17 B10 R5 G4 scored 1", "B16")
    assert beats[-1].position.emperor == 16
    assert "stop" not in kinds(beats)
    assert cites(beats, "sakura.once")


# --- the end ---------------------------------------------------------------------------------------------------------
def test_the_game_ends_right_after_the_third_sakura_without_a_line_up() -> None:
    beats = only("E35 B10 R5 G4 scored 2", "B9")
    assert beats[-1].position.phase == "over"
    assert "line_up" not in kinds(beats)
    assert beats[-1].position.winners == ("blue",)
    assert cites(beats, "end")


def test_among_tied_players_the_one_closest_to_the_emperor_wins() -> None:
    beats = only("E35 B10 R12 G4 scored 2 tokens B7 R5 G1", "G9")
    after = beats[-1].position
    assert after.tokens["blue"] == after.tokens["red"] == 9
    assert after.winners == ("red",)


def test_tied_winners_who_share_the_gate_share_the_victory() -> None:
    beats = only("E35 B0 R0 G4 scored 2 tokens B9 R9 G1", "G9")
    assert beats[-1].position.winners == ("blue", "red")
    assert cites(beats, "ruling.gate_tie")


def test_the_court_painter_may_win() -> None:
    beats = only("E35 B10 R5 G20 court G scored 2 tokens B5 R5 G9", "B9")
    assert beats[-1].position.winners == ("green",)
    assert cites(beats, "ruling.court_wins")


# --- two players -----------------------------------------------------------------------------------------------------
def test_the_top_card_of_the_deck_is_played_for_the_court_painter() -> None:
    beats = run("E20 B5 R4 G3 court G hands B9,1 R22,2 deck 39,60,59,58", "B9", "R22")
    court = next(beat for beat in beats if beat.event.kind == "court_card")
    assert court.event["card"] == 39
    assert beats[-1].position.hands == {"blue": (1, 60), "red": (2, 59)}
    assert cites(beats, "two.court_painter")


def test_the_court_painter_counts_as_a_player_when_a_tree_is_scored() -> None:
    beats = only("E15 B10 R5 G12 court G", "B9")
    assert [(b.event["who"], b.event["won"]) for b in beats if b.event.kind == "award"] == [
        ("green", 3),
        ("blue", 2),
        ("red", 1),
    ]


def test_the_court_painter_always_chooses_forward() -> None:
    beats = only("E10 B5 R4 G3 court G", "G18")
    assert beats[-1].position.emperor == 11
    assert beats[-1].position.spaces["green"] == 7
    assert cites(beats, "two.court_forward")


def test_in_the_tricky_variant_the_player_further_away_plays_two_cards_and_draws_two() -> None:
    text = "E20 B8 R4 G6 court G tricky hands B9,1 R22,2,39 deck 60,59,58,57"
    position = read_position(text)
    assert {str(move) for move in legal_moves(position)} == {"B9", "B1", "R22", "R2", "R39", "G22", "G2", "G39"}
    beats = run(text, "G39", "B9", "R22")
    assert beats[-1].position.hands == {"blue": (1, 60), "red": (2, 59, 58)}
    assert cites(beats, "two.tricky")


def test_in_the_tricky_variant_the_deck_plays_when_both_players_are_on_the_gate() -> None:
    beats = run("E20 B0 R0 G6 court G tricky hands B9,1 R22,2 deck 39,60,59,58", "B9", "R22")
    assert "court_card" in kinds(beats)


# --- what is not allowed ---------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("text", "move", "rule", "words"),
    [
        ("E20 B5 R4 G3 hands B9 R22 G39", "B22", "round.choose", "blue does not hold card 22; expected one of 9"),
        ("E20 B5 R4 G3 hands B1 R22 G39 table B9", "B1", "round.choose", "already chosen"),
        ("E20 B5 R4 G3", "B+", "garden.emperor_choice", "nobody has to choose a direction"),
        ("E20 B5 R4 G3", "go", "round.choose", "a card on the table for everyone"),
        ("E20 B5 R4 G3 table B7g? R9. G8.", "B9", "round.order", "blue chooses a direction now; expected B\\+ or B-"),
        ("E20 B5 R4 G3 table B7g? R9. G8.", "R+", "garden.emperor_choice", "blue chooses a direction now"),
        ("E36 B5 R4 G3 scored 3 won B", "B9", "end", "the game is over"),
        ("E20 B5 R4 G3 court G hands B9 R22", "G39", "two.court_painter", "the deck plays for the court painter"),
        ("E20 B5 R4 G3 table B9", "R9", "round.choose", "card 9 is on the table already"),
    ],
)
def test_an_illegal_move_names_itself_the_reason_and_the_rule(text: str, move: str, rule: str, words: str) -> None:
    position = read_position(text)
    with pytest.raises(IllegalMove, match=words) as caught:
        apply(position, read_move(position, move))
    assert caught.value.rule == rule
    assert repr(move) in str(caught.value)
    assert read_position(text) == position


@pytest.mark.parametrize("text", ["", "B", "Y9", "B61", "B0", "b", "B3x", "gogo", "B++", "E3"])
def test_a_move_that_cannot_be_read_says_what_was_expected(text: str) -> None:
    with pytest.raises(IllegalMove, match="expected one of B, R, G"):
        read_move(read_position("E6 B0 R0 G0"), text)
