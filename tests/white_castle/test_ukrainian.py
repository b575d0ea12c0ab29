"""The White Castle in Ukrainian: what is counted agrees with its number, and a name stands in the case it needs."""

from __future__ import annotations

from itertools import chain

import pytest

from imperial_widget.core.model import Beat
from imperial_widget.white_castle import WHITE_CASTLE, Position, apply, legal_moves, new_game, read_move
from imperial_widget.white_castle.components import CLANS, COLOURS, GARDENS, ROOMS, SPACES
from imperial_widget.white_castle.narration import WORDS, action_text, move_text, piece_name, question_text, tell


def say(message: str, **args: object) -> str:
    return WORDS.say("uk", message, **args)


def words_of(beats: list[Beat[Position]]) -> list[str]:
    """Return the narration and the log lines of some beats, one after the other."""
    told = (tell(beat.event, beat.position) for beat in beats)
    return [text["uk"] for text in chain.from_iterable(told) if isinstance(text, dict)]


def played(position: Position, *moves: str) -> list[str]:
    """Return all that is said while these moves are made."""
    beats: list[Beat[Position]] = []
    for move in moves:
        beats += apply(position, read_move(position, move))
        position = beats[-1].position
    return words_of(beats)


# --- plurals ---------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("what", "one", "two", "five", "twenty_one"),
    [
        ("coin", "1 монету", "2 монети", "5 монет", "21 монету"),
        ("seal", "1 печатку", "2 печатки", "5 печаток", "21 печатку"),
        ("pearl", "1 перламутр", "2 перламутри", "5 перламутрів", "21 перламутр"),
        ("food", "1 їжу", "2 їжі", "5 їжі", "21 їжу"),
        ("iron", "1 залізо", "2 заліза", "5 заліза", "21 залізо"),
    ],
)
def test_what_is_gained_agrees_with_its_number(what: str, one: str, two: str, five: str, twenty_one: str) -> None:
    for number, goods in ((1, one), (2, two), (5, five), (21, twenty_one)):
        said = say("say-gain", who="moss", what=what, n=number, total=number)
        assert said == f"Клан Моху отримує **{goods}** і тепер має {number}."


@pytest.mark.parametrize(
    ("points", "expected"), [(1, "1 очко"), (3, "3 очки"), (12, "12 очок"), (21, "21 очко"), (76, "76 очок")]
)
def test_whoever_wins_has_a_number_of_points(points: int, expected: str) -> None:
    assert say("say-win", who="blue", n=points) == f"**Синій клан перемагає**: {expected}."


def test_a_tie_gives_each_clan_its_points() -> None:
    assert say("say-win-tie", who="plum", level=2, n=1).startswith("Два клани мають по 1 очку. ")
    assert say("say-win-tie", who="plum", level=3, n=42).startswith("Три клани мають по 42 очки. ")
    assert say("say-win-tie", who="plum", level=4, n=39).endswith(
        "по 39 очок. Вирішує остаточна черговість ходу: **перемагає клан Сливи**."
    )


@pytest.mark.parametrize(
    ("left", "expected"),
    [
        (0, "ходів у раунді не лишилося"),
        (1, "у раунді лишився один хід"),
        (3, "у раунді лишилися 3 ходи"),
        (12, "у раунді лишилося 12 ходів"),
    ],
)
def test_the_turns_that_are_left_agree_with_their_number(left: int, expected: str) -> None:
    assert say("supply-turns", n=left) == expected


def test_people_are_counted_as_people() -> None:
    gate = [say("say-gate", who="ochre", gate=number) for number in (1, 2, 5)]
    assert [each.partition("**. ")[2] for each in gate] == [
        "Тепер там чекає один.",
        "Тепер там чекають двоє.",
        "Тепер там чекають п’ятеро.",
    ]
    row = {"who": "blue", "row": "row-courtier", "gains": "X"}
    assert say("say-visible", uncovered=0, **row).startswith("Із рядка придворних ще ніхто не пішов, тож Синій клан ")
    assert say("say-visible", uncovered=3, **row).startswith("Із рядка придворних пішли троє, тож Синій клан ")


# --- cases -----------------------------------------------------------------------------------------------------------
def test_a_die_is_laid_into_a_room_and_the_coins_are_owed_to_or_by_the_clan() -> None:
    position = Position.read("players 3 bridges 1155/2346/2346 blue coin 1 ochre coin 4")
    said = played(position, "coral-right:steward-1", "coral-left:steward-1")
    assert (
        "Синій клан кладе коралову 5 у першу кімнату управителів, поверх надрукованої 3: "
        "це на 2 більше, тож запас винен Синьому клану **2 монети**."
    ) in said
    assert (
        "Клан Вохри кладе коралову 1 у першу кімнату управителів, поверх кубика зі значенням 5: "
        "це на 4 менше, тож клан Вохри винен запасу **4 монети**."
    ) in said


def test_a_price_is_in_the_accusative_and_a_deed_in_the_nominative() -> None:
    assert action_text(0)["uk"] == "за 1 печатку — дія придворного"
    assert action_text(8)["uk"] == "1 монета та криниця"


def test_a_courtier_goes_from_one_place_to_another() -> None:
    position = Position.read("bridges 36/36/36 stack courtier:1 blue pearl 2 courtiers gate")
    said = played(position, "gate>steward-2")
    assert "Синій клан платить **2 перламутри** за підйом придворного, лишається 0." in said
    assert "Придворний Синього клану піднімається на **один поверх**: від брами до другої кімнати управителів." in said
    assert "Підйом до другої кімнати управителів" in said


def test_a_gardener_goes_into_a_garden_that_pays_food_now_and_points_in_the_end() -> None:
    position = Position.read("bridges 36/36/36 gardens p3,s1,p4,s2,p5,s3 stack gardener blue food 7")
    labels = [move_text(position, move)["uk"] for move in legal_moves(position)]
    assert "У сад каменів біля коралового моста, 1 їжа" in labels
    said = played(position, "garden:coral-stone")
    assert "Синій клан платить **1 їжу** за місце в саду, лишається 6." in said
    assert any(each.endswith("який дасть наприкінці 1 очко. На планшеті лишилися ще четверо.") for each in said)
    assert "Садівник до коралових каменів" in said


def test_markers_lie_on_top_of_clans_in_the_genitive() -> None:
    facts = {"who": "plum", "from": 3, "to": 4, "under": "blue,moss"}
    assert say("say-influence-top", **facts) == (
        "Маркер клану Сливи переходить із поділки 3 на **поділку 4** "
        "і лягає поверх Синього клану та клану Моху: верхній вважається далі."
    )


def test_only_a_sentence_or_a_label_begins_with_a_capital_clan() -> None:
    assert say("say-turn-order", round=1, order="ochre,blue,moss") == (
        "Раунд 1 закінчено. Хто далі на шкалі впливу, той ходить раніше: **клан Вохри, Синій клан та клан Моху**."
    )
    assert say("line-next-round", round=2, first="ochre") == "Раунд 2: починає клан Вохри"
    assert say("spot-clan-points", who="ochre") == "Клан Вохри: очки"


def test_a_clan_never_stands_with_a_capital_in_the_middle_of_a_sentence() -> None:
    for players in (1, 4):
        position = new_game(players, seed=players)
        beats = [WHITE_CASTLE.opening(position)]
        while legal_moves(position):
            questions = [question_text(position)["uk"]]
            for text in words_of(beats) + questions:
                for before in text.split("Клан ")[:-1]:
                    assert not before or before.endswith((". ", "? ", "**")), text
                assert not text.startswith("клан "), text
            beats = list(apply(position, legal_moves(position)[0]))
            position = beats[-1].position


def test_a_piece_belongs_to_its_clan() -> None:
    names = {symbol: (piece_name(symbol) or {})["uk"] for symbol in ("courtier:blue", "clan:plum", "die:white:6")}
    assert names == {
        "courtier:blue": "придворний Синього клану",
        "clan:plum": "маркер впливу клану Сливи",
        "die:white:6": "білий кубик, 6",
    }


def test_every_name_has_the_cases_that_are_asked_for() -> None:
    needed = {
        **dict.fromkeys(CLANS, ("nom", "gen", "dat", "acc", "ins", "prep")),
        **dict.fromkeys(COLOURS, ("start", "gen", "prep", "femstart", "femacc", "pl", "plgen")),
        **dict.fromkeys(SPACES, ("gen", "into", "on")),
        **dict.fromkeys(ROOMS, ("gen", "prep", "into", "on", "short")),
        **dict.fromkeys(("gate", "daimyo", *GARDENS), ("gen",)),
    }
    ids = WORDS.ids("uk")
    assert {f"name-{name}.{case}" for name, cases in needed.items() for case in cases} <= ids
