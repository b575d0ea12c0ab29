"""The White Castle in Russian: numbers, cases and agreement, in sentences that a game says."""

from __future__ import annotations

import re

import pytest

from imperial_widget.white_castle import Position, apply, legal_moves, new_game, read_move
from imperial_widget.white_castle.components import CLAN_ROWS, CLANS, COLOURS, GARDENS, ROOMS, SPACES, YARDS
from imperial_widget.white_castle.narration import WORDS, action_text, move_text, question_text, tell
from tests.white_castle.test_words import game


def told(position: Position, *texts: str) -> list[str]:
    """What is told in Russian while these moves are made."""
    found: list[str] = []
    for text in texts:
        beats = apply(position, read_move(position, text))
        for beat in beats:
            words = tell(beat.event, beat.position)[0]
            assert isinstance(words, dict)
            found.append(words["ru"])
        position = beats[-1].position
    return found


def labels(position: Position) -> dict[str, str]:
    """What the buttons say in Russian, by their moves."""
    return {str(move): move_text(position, move)["ru"] for move in legal_moves(position)}


# --- numbers ---------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("goods", "one", "two", "five", "twenty_one"),
    [
        ("coin", "1 монета", "2 монеты", "5 монет", "21 монета"),
        ("seal", "1 печать", "2 печати", "5 печатей", "21 печать"),
        ("food", "1 еда", "2 еды", "5 еды", "21 еда"),
        ("iron", "1 железо", "2 железа", "5 железа", "21 железо"),
        ("pearl", "1 перламутр", "2 перламутра", "5 перламутра", "21 перламутр"),
        ("vp", "1 очко", "2 очка", "5 очков", "21 очко"),
        ("influence", "1 шаг влияния", "2 шага влияния", "5 шагов влияния", "21 шаг влияния"),
        ("any", "1 любой ресурс", "2 любых ресурса", "5 любых ресурсов", "21 любой ресурс"),
    ],
)
def test_goods_are_counted_one_few_and_many(goods: str, one: str, two: str, five: str, twenty_one: str) -> None:
    said = [WORDS.say("ru", "goods", what=goods, n=n) for n in (1, 2, 5, 21)]
    assert said == [one, two, five, twenty_one]


def test_eleven_to_fourteen_are_many() -> None:
    assert [WORDS.say("ru", "goods-coin", n=n) for n in (11, 12, 14, 22)] == [
        "11 монет",
        "12 монет",
        "14 монет",
        "22 монеты",
    ]


@pytest.mark.parametrize(
    ("cards", "expected"),
    [
        (0, "Это была последняя карта колоды."),
        (1, "В колоде осталась одна карта."),
        (2, "В колоде остались 2 карты."),
        (5, "В колоде осталось 5 карт."),
        (21, "В колоде осталась 21 карта."),
    ],
)
def test_the_verb_agrees_with_the_number_of_cards(cards: int, expected: str) -> None:
    said = WORDS.say("ru", "say-refill", room="diplomat-2", left=cards)
    assert said == f"Новая карта приходит во 2-ю комнату дипломатов. {expected}"


@pytest.mark.parametrize(
    ("steps", "expected"),
    [
        (1, "Последний шаг **пропадает**."),
        (3, "3 шага **пропадают**."),
        (5, "5 шагов **пропадают**."),
        (21, "21 шаг **пропадает**."),
    ],
)
def test_the_verb_agrees_with_the_number_of_steps(steps: int, expected: str) -> None:
    assert (
        WORDS.say("ru", "say-track-end", who="plum", lost=steps)
        == f"Маркер клана Сливы стоит в конце шкалы. {expected}"
    )


def test_workers_are_counted_as_people() -> None:
    position = Position.read("bridges 36/36/36 yards 1,5,8,3 stack warrior blue iron 2 warriors 3")
    assert told(position, "yard-1")[1] == ("Воин Синего клана идёт **на площадку за 1 железо**. Свободны ещё трое.")


# --- cases -----------------------------------------------------------------------------------------------------------
def test_a_die_is_laid_into_an_accusative_and_its_coins_are_owed_to_a_dative() -> None:
    position = Position.read("players 3 bridges 1155/2346/2346 order blue,ochre,moss blue coin 1 ochre coin 4")
    first, second = (
        each for each in told(position, "coral-right:steward-2", "done", "coral-left:steward-2") if " кладёт " in each
    )
    assert first == (
        "Синий клан кладёт коралловую 5 во 2-ю комнату смотрителей, поверх напечатанной 3: "
        "на 2 больше, поэтому запас должен Синему клану **2 монеты**."
    )
    assert second == (
        "Клан Охры кладёт коралловую 1 во 2-ю комнату смотрителей, поверх кубика со значением 5: "
        "на 4 меньше, поэтому клан Охры должен запасу **4 монеты**."
    )


def test_what_is_gained_or_paid_stands_in_the_accusative_and_what_is_listed_in_the_nominative() -> None:
    position = Position.read("bridges 36/36/36 blue coin 1 lantern r9 seal 1")
    said = told(position, "white-left:well")
    assert "Синий клан получает **2 монеты**, теперь у него 3." in said
    assert "Синий клан получает **1 еду**, теперь у него 1." in said
    assert "Кубик взят с левого края, поэтому Синий клан зажигает **фонарь**. Под планшетом одна карта: 1 еда." in said


def test_a_price_is_an_accusative_before_what_it_buys() -> None:
    assert action_text(0)["ru"] == "за 1 печать — действие придворного"


def test_the_buttons_of_a_courtier_say_where_from_and_where_to() -> None:
    position = Position.read("bridges 36/36/36 stack courtier:0 blue coin 2 pearl 5 courtiers gate,steward-2")
    said = labels(position)
    assert said["gate"] == "Послать придворного к воротам, 2 монеты"
    assert said["gate>steward-2"] == "Поднять от ворот во 2-ю комнату смотрителей, 2 перламутра"
    assert said["steward-2>daimyo"] == "Поднять из 2-й комнаты смотрителей в комнату даймё, 5 перламутра"


def test_seals_are_changed_into_an_accusative() -> None:
    said = labels(Position.read("bridges 36/36/36 blue seal 2"))
    assert said["exchange:coin"] == "Обменять 1 печать на 1 монету"
    assert said["exchange:food"] == "Обменять 2 печати на 1 еду"


def test_a_marker_lies_on_top_of_a_genitive() -> None:
    said = WORDS.say("ru", "say-influence-top", **{"who": "moss", "from": 0, "to": 2, "under": ("blue", "ochre")})
    assert said == (
        "Маркер клана Мха идёт с деления 0 на **деление 2** и ложится поверх Синего клана и клана Охры: "
        "верхний считается дальше."
    )


def test_a_question_tells_one_tile_from_several() -> None:
    one, several = (WORDS.say("ru", "question-room", who="moss", colour="black", n=n) for n in (1, 2))
    assert one == "Клан Мха: выполнить ряд напротив чёрного жетона?"
    assert several == "Клан Мха: какие ряды напротив чёрных жетонов? Порядок любой."


# --- letters and signs -----------------------------------------------------------------------------------------------
def test_a_clan_has_a_capital_at_the_beginning_and_none_in_the_middle() -> None:
    said = WORDS.say("ru", "say-turn-order", round=1, order=("ochre", "blue", "moss"))
    assert said.endswith("тот и ходит раньше: **клан Охры, Синий клан и клан Мха**.")
    assert WORDS.say("ru", "say-win", who="ochre", n=22) == "**Клан Охры побеждает**: у него 22 очка."


def test_every_name_has_the_cases_that_are_asked_of_it() -> None:
    ids = WORDS.ids("ru")
    assert {f"name-{clan}.{case}" for clan in CLANS for case in ("nom", "gen", "dat", "acc", "ins", "prep")} <= ids
    assert {f"name-{space}.{case}" for space in SPACES for case in ("to", "on")} <= ids
    assert {f"name-{room}.{case}" for room in ROOMS for case in ("gen", "from")} <= ids
    assert {"name-gate.to", "name-gate.from", "name-daimyo.to"} <= ids
    assert {f"name-{garden}.{case}" for garden in GARDENS for case in ("gen", "to")} <= ids
    assert {f"name-yard-{yard}.{case}" for yard in YARDS for case in ("gen", "to")} <= ids
    assert {f"name-row-{row}.gen" for row in CLAN_ROWS} <= ids
    assert {f"name-{c}.{case}" for c in COLOURS for case in ("start", "gen", "prep", "many", "fem", "fem-start")} <= ids


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_whole_games_are_told_in_russian_letters_and_begin_with_a_capital(players: int) -> None:
    for position, beats in game(new_game(players, seed=players), players):
        sentences = [
            words["ru"] for beat in beats for words in tell(beat.event, beat.position) if isinstance(words, dict)
        ]
        sentences += [question_text(position)["ru"], *labels(position).values()]
        for said in sentences:
            assert not re.search(r"[A-Za-z]", said), said
            assert not re.search(r"\s[,.:;?]|\.\.|[.?] [а-яё]", said), said
            assert not re.match(r"[*]*[а-яё]", said), said
