"""The lessons of The White Castle: each plays through, speaks every language, and says only what happens in it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from importlib import resources
from typing import Any

import pytest

from imperial_widget.core.lesson import Lesson
from imperial_widget.core.messages import LANGUAGES
from imperial_widget.core.model import Event
from imperial_widget.core.timeline import Timeline
from imperial_widget.white_castle import WHITE_CASTLE, Move, Position, apply, legal_moves, new_game, read_move
from imperial_widget.white_castle.components import CARDS as CARD_NAMES
from imperial_widget.white_castle.components import DICE_PER_COLOUR, NOT_FOR_TWO
from imperial_widget.white_castle.vocabulary import KINDS
from tests.white_castle.walk import told

FOLDER = resources.files("imperial_widget.white_castle").joinpath("lessons")
ORDER = tuple(FOLDER.joinpath("order.txt").read_text(encoding="utf-8").split())
OTHER_WAY = {
    "en": "other way",
    "es": "otro camino",
    "ru": ("другой путь", "другом пути"),
    "uk": ("інший шлях", "іншому шляху"),
}
"""How a note speaks of a variation."""


def lesson(name: str) -> Lesson:
    return Lesson.read(FOLDER.joinpath(f"{name}.toml").read_text(encoding="utf-8"), f"{name}.toml")


def timeline(name: str) -> Timeline[Position, Move]:
    game: Any = WHITE_CASTLE  # a lesson needs no picture of the game
    return lesson(name).timeline(game)


def events(name: str) -> Iterator[Event]:
    """Walk through everything that happens in a lesson, its other ways included."""
    for node in timeline(name).nodes():
        yield from (beat.event for beat in node.beats)


def main_line(name: str) -> list[Event]:
    return [beat.event for beat in timeline(name).beats]


def start(name: str) -> Position:
    return timeline(name).position


def end(name: str) -> Position:
    """Return where the main line of a lesson ends."""
    return timeline(name).line[-1].position


def ends(name: str) -> list[Position]:
    """Return where each line of a lesson ends, the main line first."""
    return [node.position for node in timeline(name).branches()]


def by(happened: list[Event], who: str, kind: str) -> list[Event]:
    """Return the events of one kind that happened to one clan."""
    return [event for event in told(happened, kind) if event["who"] == who]


# --- every lesson ----------------------------------------------------------------------------------------------------
def test_every_file_is_in_the_order_of_reading() -> None:
    files = {path.name.removesuffix(".toml") for path in FOLDER.iterdir() if path.name.endswith(".toml")}
    assert files == set(ORDER)
    assert len(ORDER) == len(files)


@pytest.mark.parametrize("name", ORDER)
def test_every_lesson_plays_through_and_speaks_every_language(name: str) -> None:
    read = lesson(name)
    assert read.id == name
    assert timeline(name).step == 0
    for words in (read.title, *(note.text for note in read.notes)):
        assert set(words) == set(LANGUAGES)
        assert all(text.count("**") % 2 == 0 for text in words.values())


@pytest.mark.parametrize("name", ORDER)
def test_every_lesson_begins_with_a_question_and_ends_with_its_point(name: str) -> None:
    read = lesson(name)
    opening = main_line(name)[0].kind
    assert read.notes[0].at == opening
    assert {language for language, text in read.notes[0].text.items() if "?" in text} == set(LANGUAGES)
    walk = timeline(name)
    noted = [step for step, node in _steps(walk) if node]
    assert noted[-1] >= len(walk) - 3


def _steps(walk: Timeline[Position, Move]) -> Iterator[tuple[int, bool]]:
    """Walk the beats of a main line: the step, and whether it has a note."""
    step = 0
    for node in walk.line:
        for index in range(len(node.beats)):
            yield step, index in node.notes
            step += 1


@pytest.mark.parametrize("name", ORDER)
def test_a_note_speaks_of_another_way_just_where_a_lesson_has_one(name: str) -> None:
    forks = len(timeline(name).branches()) > 1
    for language, words in OTHER_WAY.items():
        wanted = (words,) if isinstance(words, str) else words
        said = any(each in note.text[language].lower() for note in lesson(name).notes for each in wanted)
        assert said == forks, language


@pytest.mark.parametrize("name", ORDER)
def test_every_lesson_begins_where_real_play_can_come(name: str) -> None:
    position = start(name)
    dice = Counter({colour: sum(1 for die in bridge if die) for colour, bridge in position.bridges.items()})
    left = dice.total()
    for placed in position.spaces.values():
        dice.update(colour for colour, _ in placed)
    for clan in map(position.clan, position.clans):
        rows = {"courtier": "coral", "gardener": "black", "warrior": "white"}
        dice.update(rows[row] for row in clan.dice)
    each = DICE_PER_COLOUR[position.players]
    assert dice == {"coral": each, "black": each, "white": each}
    assert all(bridge == tuple(sorted(filter(None, bridge))) for bridge in position.bridges.values() if all(bridge))
    turns = position.turn if position.phase == "play" else 0
    assert (3 * each - left, position.actor) == (turns, _whose_turn(position))


def _whose_turn(position: Position) -> str:
    order = position.order[::-1] if position.phase == "draft" else position.order
    return order[position.turn % len(order)]


@pytest.mark.parametrize("name", ORDER)
def test_no_room_is_of_one_colour_and_every_die_lies_beside_a_tile_of_its_own(name: str) -> None:
    position = start(name)
    for room, tiles in position.tiles.items():
        colours = {tile.split("-")[0] for tile in tiles}
        if room == "well":
            continue
        assert len(colours) > 1
        assert {colour for colour, _ in position.spaces[room]} <= colours or position.rival


@pytest.mark.parametrize("name", ORDER)
def test_every_clan_has_the_cards_that_its_courtiers_can_have_brought(name: str) -> None:
    position = start(name)
    for clan in map(position.clan, position.clans):
        if position.phase == "draft" or clan.name == position.rival:
            assert (clan.card, clan.lantern) == (None, ())
            continue
        cards = [*clan.lantern, clan.card or ""]
        kinds = Counter(card.split("-")[0] for card in cards)
        assert clan.card is not None
        assert (kinds["resource"], kinds["action"]) == (1, 1)
        assert cards[0].startswith("resource")
        floors = Counter(place.split("-")[0] for place, n in clan.courtiers.items() for _ in range(n))
        inside = floors["steward"] + floors["diplomat"] + floors["daimyo"]
        arrivals = kinds["steward"] + kinds["diplomat"]
        assert inside <= arrivals <= floors["steward"] + 2 * (floors["diplomat"] + floors["daimyo"])
        assert position.players > 2 or not {CARD_NAMES[card] for card in NOT_FOR_TWO} & set(cards)


def test_every_rule_is_cited_by_some_lesson() -> None:
    cited = {rule for name in ORDER for event in events(name) for rule in event.rules}
    assert cited == set(WHITE_CASTLE.rules)


def test_every_kind_of_event_happens_in_some_lesson() -> None:
    assert {event.kind for name in ORDER for event in events(name)} == set(KINDS)


# --- what each of them says ------------------------------------------------------------------------------------------
def test_the_first_turn_brings_two_coins_a_pearl_a_seal_a_food_and_a_courtier_at_the_gate() -> None:
    happened = main_line("first-turn")
    gained = [(event["what"], event["n"]) for event in told(happened, "gain")]
    assert gained == [("pearl", 1), ("coin", 1), ("seal", 1), ("food", 1)]
    assert [event["n"] for event in told(happened, "coins_gained")] == [1]
    assert end("first-turn").clan("blue").courtiers == {"gate": 1}
    assert start("first-turn").bridges["coral"][-1] - 3 == 3
    _, black = ends("first-turn")
    assert black.spaces["steward-1"] == (("black", 5),)


def test_the_second_die_pays_four_for_the_row_that_paid_the_first_two() -> None:
    happened = main_line("covering")
    assert [(event.kind, event["who"], event["n"]) for event in happened if event.kind.startswith("coins_")] == [
        ("coins_gained", "blue", 2),
        ("coins_paid", "ochre", 4),
    ]
    assert end("covering").clan("ochre").coin == 0
    assert ends("covering")[1].clan("ochre").coin == start("covering").clan("ochre").coin == 4


def test_the_left_space_is_full_and_either_action_of_the_right_one_can_be_chosen() -> None:
    assert len(start("outside").spaces["outside-left"]) == 2
    assert not told(main_line("outside"), "lantern")
    assert [event["action"] for event in events("outside") if event.kind == "outside"] == ["warrior", "courtier"]


def test_a_three_brings_two_coins_at_the_well_and_a_six_brings_five() -> None:
    gained = [event["n"] for event in events("well") if event.kind == "coins_gained"]
    assert gained == [2, 5]
    assert [event["what"] for event in told(main_line("well"), "gain")] == ["seal", "pearl", "iron"]


def test_what_a_courtier_uncovers_is_not_paid_in_the_same_turn() -> None:
    happened = main_line("clan-board")
    kinds = [event.kind for event in happened if event.data.get("who") == "ochre"]
    assert kinds.index("visible") < kinds.index("card_row") < kinds.index("gate") == len(kinds) - 1
    assert [(event["what"], event["n"]) for event in by(happened, "ochre", "gain")] == [("food", 1)]
    _, dear = ends("clan-board")
    assert (dear.clan("ochre").coin, dear.clan("ochre").courtiers) == (1, {})


def test_the_yard_for_five_iron_uses_both_tiles() -> None:
    happened = main_line("warrior")
    assert [event["side"] for event in told(happened, "yard_tile")] == ["gold", "blue"]
    gained = {event["what"]: event["n"] for event in told(happened, "gain")}
    assert gained == {"coin": 5, "seal": 1, "pearl": 1}
    assert ends("warrior")[1].clan("blue").warriors == {"1": 2}


def test_the_gardener_and_the_courtier_leave_with_one_die() -> None:
    blue = end("gardener").clan("blue")
    assert (blue.food, blue.coin, blue.gardens) == (0, 0, ("coral-stone", "black-plant"))
    assert blue.courtiers == {"gate": 1}
    line = timeline("gardener").line
    asked = next(node.position for node in line if node.position.asks == "gardener")
    assert "garden:coral-stone" not in {str(move) for move in legal_moves(asked)}
    points = [end("gardener").breakdown("blue")["gardeners"], ends("gardener")[1].breakdown("blue")["gardeners"]]
    assert [number - start("gardener").breakdown("blue")["gardeners"] for number in points] == [7, 1]


def test_a_row_of_the_card_that_has_just_been_taken_is_still_done() -> None:
    happened = main_line("courtier")
    rows = told(happened, "row")
    assert {event["card"] for event in rows} == {"steward-09"}
    assert "ruling.room_card" in rows[-1].rules
    assert end("courtier").clan("ochre").card == "steward-09"
    assert end("courtier").clan("blue").courtiers == {"gate": 2, "diplomat-1": 1}
    assert end("courtier").clan("blue").lantern[-1] == "steward-10"


def test_the_third_courtier_at_the_daimyo_gets_the_lantern_and_no_slot() -> None:
    happened = main_line("daimyo")
    assert [event["who"] for event in told(happened, "lantern")] == ["blue", "ochre", "moss"]
    assert [event["who"] for event in told(happened, "no_slot")] == ["moss"]
    assert end("daimyo").slots == ("ochre", "ochre", "blue")
    assert ends("daimyo")[1].slots == ("ochre", "blue", None)
    assert [event["n"] for event in told(happened, "pay") if event["what"] == "pearl"] == [5, 2, 2]


def test_the_left_die_of_the_lantern_lesson_is_worth_more_than_its_three_coins() -> None:
    left, right = (position.clan("blue") for position in ends("lantern"))
    assert right.coin - (left.coin - 1) == 3
    assert (left.food - right.food, left.influence - right.influence, left.vp - right.vp) == (1, 1, 2)
    assert len(left.lantern) == 5


def test_seals_and_food_are_lost_above_their_limits_unless_exchanged_before() -> None:
    happened = main_line("seals")
    assert [event["what"] for event in told(happened, "lost")] == ["seal", "food"]
    full, exchanged = (position.clan("blue") for position in ends("seals"))
    assert (full.seal, full.food, full.pearl) == (5, 7, 0)
    assert (exchanged.seal, exchanged.pearl) == (4, 1)
    assert [event["seals"] for event in by(happened, "ochre", "exchange")] == [1, 1, 1, 1]


def test_the_borders_cost_one_two_and_three_seals_and_paying_is_free_to_choose() -> None:
    happened = main_line("influence")
    assert [event["seals"] for event in told(happened, "border")] == [1, 2, 3]
    assert told(happened, "influence")[2]["under"] == ("moss",)
    assert told(happened, "track_end")[0]["who"] == "plum"
    assert [event["who"] for event in events("influence") if event.kind == "border_stop"] == ["ochre", "blue"]
    assert end("influence").breakdown("moss")["influence"] == 10


def test_a_castle_action_pays_for_a_dark_row_beside_somebody_elses_die() -> None:
    happened = main_line("castle-action")
    assert start("castle-action").spaces["steward-1"]
    paid = [(event["what"], event["n"]) for event in by(happened, "blue", "pay")]
    assert paid == [("iron", 3), ("seal", 1), ("coin", 2)]
    assert end("castle-action").rooms["steward-1"] == start("castle-action").rooms["steward-1"]
    gained = [(event["what"], event["n"]) for event in by(happened, "ochre", "gain")]
    assert gained == [("food", 3), ("coin", 3)]
    assert len(by(happened, "ochre", "gardener")) == 2


def test_three_dice_of_a_bridge_light_two_lanterns() -> None:
    happened = main_line("end-of-bridge")
    taken = [(event["value"], event["end"]) for event in told(happened, "take_die")]
    assert taken == [(3, "left"), (4, "left"), (5, "right")]
    assert [event["who"] for event in told(happened, "lantern")] == ["blue", "ochre"]


def test_no_garden_works_under_the_bridge_whose_last_die_was_taken() -> None:
    steps = [(event["who"], event["gardens"]) for event in told(main_line("round-end"), "garden_step")]
    assert steps == [
        ("ochre", ("black-stone",)),
        ("moss", ("coral-stone", "black-stone")),
        ("plum", ("coral-stone", "black-stone")),
        ("blue", ("black-stone",)),
    ]
    assert "white-stone" in start("round-end").clan("ochre").gardens
    assert (end("round-end").round, end("round-end").order[-1]) == (2, start("round-end").order[0])
    used = by(main_line("round-end"), "plum", "garden_action")
    assert [event["garden"] for event in used] == ["black-stone", "coral-stone", "black-stone"]


def test_a_card_stays_where_its_deck_is_empty_and_leaves_where_it_is_not() -> None:
    assert start("empty-deck").decks["steward"] == ()
    stays, leaves = ends("empty-deck")
    before = start("empty-deck").clan("blue")
    assert (stays.clan("blue").card, stays.clan("blue").lantern) == (before.card, before.lantern)
    assert stays.rooms["steward-2"] == "steward-10"
    assert leaves.clan("blue").card == "diplomat-03"


def test_blue_scores_its_seventy_six_points_category_by_category() -> None:
    scores = [event["n"] for event in by(main_line("final-scoring"), "blue", "score")]
    assert [start("final-scoring").points["blue"], *scores] == [8, 1, 3, 6, 25, 18, 15]
    assert end("final-scoring").points == {"blue": 76, "ochre": 44}
    assert ends("final-scoring")[1].points == {"blue": 76, "ochre": 43}


def test_one_step_of_influence_decides_a_tie() -> None:
    stepped, declined = ends("a-tie")
    assert stepped.points == declined.points == {"blue": 39, "ochre": 39}
    assert (stepped.winner, declined.winner) == ("ochre", "blue")
    assert stepped.breakdown("ochre")["influence"] == declined.breakdown("ochre")["influence"] == 3


def test_the_set_up_is_a_dealt_game_where_the_last_chooses_first() -> None:
    position = start("set-up")
    assert position == new_game(4, seed=4)
    assert len(position.pairs) == 5
    chosen = [event["who"] for event in told(main_line("set-up"), "pair")]
    assert chosen == list(position.order[::-1])
    assert end("set-up").clan("blue").lantern == ("resource-4", "decree-seal")
    assert (end("set-up").phase, end("set-up").mover) == ("play", "plum")


def test_the_first_round_is_a_dealt_game_and_sends_three_people_of_each_clan() -> None:
    assert start("first-round") == new_game(2, seed=7)
    assert len(told(main_line("first-round"), "take_die")) == 6
    position = end("first-round")
    assert (position.round, position.order) == (2, ("blue", "ochre"))
    blue, ochre = position.clan("blue"), position.clan("ochre")
    assert (blue.courtiers, blue.warriors, blue.influence) == ({"steward-3": 2}, {"3": 1}, 2)
    assert (ochre.courtiers, ochre.gardens) == ({"gate": 1, "diplomat-1": 1}, ("coral-plant",))


def test_the_solo_lesson_begins_as_a_solo_game_is_dealt() -> None:
    position = start("solo-set-up")
    assert position == new_game(1, seed=4, difficulty="medium")
    rival = position.clan("ochre")
    assert (rival.vp, rival.influence, position.order[0]) == (3, 1, position.rival)
    assert not [event for event in main_line("solo-set-up") if event.kind in {"pay", "coins_paid"}]
    assert told(main_line("solo-set-up"), "rival_card_gone")[0]["room"] == "steward-1"


def test_the_rival_acts_by_the_last_two_of_three_cards_and_pays_nowhere() -> None:
    happened = main_line("solo-turn")
    assert [event["card"] for event in told(happened, "rival_card")] == [8, 2, 6]
    assert [event["card"] for event in told(happened, "rival_no_die")] == [2, 6]
    assert [(event["deed"], event["n"]) for event in told(happened, "rival_instead")] == [("advance", 3)]
    assert (told(happened, "influence")[0]["from"], told(happened, "influence")[0]["to"]) == (5, 6)
    assert end("solo-turn").clan("ochre").coin == start("solo-turn").clan("ochre").coin


def test_the_rival_turns_ten_of_eleven_coins_into_four_points_and_two_gardens_into_four_more() -> None:
    happened = main_line("solo-round-end")
    swap = told(happened, "rival_exchange")[0]
    assert (start("solo-round-end").clan("ochre").coin, told(happened, "coins_gained")[-1]["total"]) == (6, 11)
    assert (swap["coins"], swap["price"], swap["n"]) == (10, 5, 4)
    assert end("solo-round-end").clan("ochre").coin == 1
    assert end("solo-round-end").clan("ochre").gardens == ("coral-stone", "black-plant", "white-plant", "white-stone")
    assert (told(happened, "rival_gardens")[0]["gardens"], told(happened, "rival_gardens")[0]["n"]) == (2, 4)


def test_you_beat_the_rival_by_one_point_and_would_lose_with_one_food_less() -> None:
    assert end("solo-scoring").points == {"blue": 65, "ochre": 64}
    assert end("solo-scoring").winner == "blue"
    scored = {event["category"] for event in by(main_line("solo-scoring"), "ochre", "score")}
    assert scored == {"influence", "courtiers", "warriors", "gardeners"}
    hungry = Position.read(lesson("solo-scoring").position.replace("food 3", "food 2"))
    level = apply(hungry, read_move(hungry, "rival"))[-1].position
    assert (level.points, level.winner) == ({"blue": 64, "ochre": 64}, "ochre")
