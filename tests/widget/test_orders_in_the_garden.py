"""Cards taken in another order, in the garden: the fork, the table of outcomes, the way back."""

from __future__ import annotations

import json
from typing import Any

import pytest

from imperial_widget import Garden, IllegalMove, sakura
from imperial_widget.core.messages import LANGUAGES

ROUND = "E20 B17 R18 G16 tokens B8 R7 G6 table B3 G20 R51"


def intend(garden: Garden, **intent: object) -> None:
    garden._on_intent(garden, intent, [])


def sent(garden: Garden) -> list[Any]:
    messages: list[Any] = []

    def keep(content: Any, buffers: Any = None) -> None:
        messages.append(content)

    garden.send = keep
    return messages


@pytest.fixture
def garden() -> Garden:
    garden = Garden(ROUND)
    garden.play("go")
    garden.step = 12
    return garden


def test_cards_that_lie_open_say_which_order_the_numbers_demand(garden: Garden) -> None:
    assert garden._frames[0]["order"] == ["3", "20", "51"], "a typed position lies open"
    assert garden._frames[12]["order"] == ["3", "20", "51"]
    assert "order" not in garden._frames[-1], "the round is over and the cards are gone"


def test_cards_that_are_face_down_cannot_be_taken_in_another_order() -> None:
    garden = Garden(sakura.new_game(3, seed=1))
    for painter in "BR":
        garden.play(next(str(move) for move in garden.legal_moves() if str(move).startswith(painter)))
    assert all("order" not in frame for frame in garden._frames)


def test_another_order_is_a_fork_that_shows_how_the_garden_stands_at_its_end(garden: Garden) -> None:
    intend(garden, do="order", frame=garden.cursor, cards=["51", "20", "3"])
    assert garden.error == ""
    assert len(garden.timeline.branches()) == 2
    assert str(garden.timeline.node.move) == "go:RGB"
    assert garden.position.spaces == {"blue": 19, "red": 16, "green": 18}
    frame = garden._frames[garden.cursor]
    assert [card["id"] for card in frame["table"]] == ["51", "20", "3"], "the cards are still on the table"
    assert frame["order"] == ["3", "20", "51"], "and say how they should lie"


def test_the_order_of_the_numbers_is_one_intent_away_and_makes_no_second_branch(garden: Garden) -> None:
    intend(garden, do="order", frame=garden.cursor, cards=["51", "20", "3"])
    intend(garden, do="order", frame=garden.cursor, cards=["3", "20", "51"])
    assert str(garden.timeline.node.move) == "go"
    assert len(garden.timeline.branches()) == 2


def test_a_typed_position_can_be_taken_in_another_order_before_it_is_let_go() -> None:
    garden = Garden(ROUND)
    intend(garden, do="order", frame=0, cards=["20", "3", "51"])
    assert str(garden.timeline.node.move) == "go:GBR"


def test_a_real_game_is_forked_at_the_last_card_chosen() -> None:
    garden = Garden(sakura.new_game(3, seed=1))
    while len(garden.timeline) < 12:
        garden.play(garden.legal_moves()[0])
    frame = next(frame for frame in reversed(garden._frames) if "order" in frame)
    wanted = [card["id"] for card in reversed(frame["table"])]
    intend(garden, do="order", frame=frame["id"], cards=wanted)
    assert garden.error == ""
    assert [card["id"] for card in garden._frames[garden.cursor]["table"]] == wanted
    assert ":" in garden.record
    assert Garden(garden.record).record == garden.record


def test_decisions_along_the_way_are_played_too() -> None:
    garden = Garden("E20 B18 R8 G5 table B3 G5 R30")  # 30: the Emperor one space, forwards or back
    intend(garden, do="order", frame=0, cards=["30", "3", "5"], moves=["R-"])
    assert garden.error == ""
    assert garden.timeline.node.move is not None
    assert str(garden.timeline.node.move) == "R-"
    assert garden.position.emperor == 20, "back by 30, on again by 5"


@pytest.mark.parametrize(
    "intent",
    [
        {"cards": []},
        {"cards": ["3", "20"]},
        {"cards": ["3", "20", "52"]},
        {"cards": "3 20 51"},
        {"cards": [3, 20, 51]},
        {"cards": ["51", "20", "3"], "moves": ["R+"]},
    ],
    ids=str,
)
def test_an_order_that_makes_no_sense_is_answered_in_error_and_changes_nothing(garden: Garden, intent: Any) -> None:
    before = (garden.cursor, garden.step)
    intend(garden, do="order", frame=garden.cursor, **intent)
    assert garden.error
    assert (garden.cursor, garden.step) == before


def test_the_table_of_outcomes_is_a_plain_scene_in_every_language(garden: Garden) -> None:
    messages = sent(garden)
    intend(garden, do="outcomes", frame=garden.cursor)
    assert garden.error == ""
    message = json.loads(json.dumps(messages[-1]))
    assert (message["kind"], message["frame"]) == ("outcomes", 12)
    table = message["outcomes"]
    assert table["columns"] == ["blue", "red", "green"]
    assert table["focus"] == "green", "green has the most at stake"
    assert table["rows"][0]["cards"] == ["3", "51", "20"]
    assert sum(row["count"] for row in table["rows"]) == 6
    assert [row["cards"] for row in table["rows"] if row["played"]] == [["3", "20", "51"]]
    assert set(table["say"]) == set(LANGUAGES)
    assert "Green is disgraced in **every** order." in table["say"]["en"]
    best = table["rows"][0]
    assert best["ends"] == [
        {"far": 4, "n": 8, "losses": 0},
        {"far": 5, "n": 7, "losses": 0},
        {"far": 3, "n": 5, "losses": 1},
    ]
    assert [space.get("symbol") for space in best["strip"]][-1] == "emperor"
    assert {"label": "21", "bridge": True} in best["strip"]


def test_opening_a_row_shows_the_end_it_promised(garden: Garden) -> None:
    messages = sent(garden)
    intend(garden, do="outcomes", frame=garden.cursor)
    table = messages[-1]["outcomes"]
    for row in table["rows"]:
        intend(garden, do="order", frame=garden.cursor, cards=row["cards"], moves=row["moves"])
        assert garden.error == ""
        position = garden.position
        assert [end["far"] for end in row["ends"]] == [position.emperor - space for space in position.spaces.values()]
        assert [end["n"] for end in row["ends"]] == list(position.tokens.values())


def test_outcomes_of_a_beat_without_cards_are_answered_in_error(garden: Garden) -> None:
    garden.timeline.last()
    intend(garden, do="outcomes", frame=len(garden._frames) - 1)
    assert "cannot be taken in this order" in garden.error


def test_six_cards_with_open_directions_are_answered_by_a_sample_that_says_so() -> None:
    garden = Garden("E24 B21 R22 G19 Y18 W17 V12 table B12 R18 G24 Y2 W8 V14")
    messages = sent(garden)
    intend(garden, do="outcomes", frame=0)
    table = messages[-1]["outcomes"]
    assert "sample" in table["say"]["en"]
    assert len(table["rows"]) <= 12
    assert any(row["played"] for row in table["rows"])
    assert table["hidden"] > 0


@pytest.mark.parametrize(
    ("move", "words"),
    [
        ("go:RG", "expected every painter once, such as BRG"),
        ("go:RGX", "asks for the order 'RGX'"),
        ("go:", "asks for the order ''"),
    ],
)
def test_a_move_with_a_strange_order_is_refused(move: str, words: str) -> None:
    with pytest.raises(IllegalMove, match=words) as caught:
        Garden(ROUND).play(move)
    assert caught.value.rule == "round.order"


def test_only_the_move_that_reveals_the_cards_may_name_an_order() -> None:
    garden = Garden(sakura.new_game(3, seed=1))
    first = garden.legal_moves()[0]
    with pytest.raises(IllegalMove, match="reveals no cards"):
        garden.play(f"{first}:RGB")


def test_a_line_that_was_offered_is_played_out_as_a_fork_and_told_from_its_first_beat() -> None:
    garden = Garden("E20 B18 R8 G5 table B3 G5 R30")
    garden.play("go")
    garden.play("R-")
    asked = next(frame["id"] for frame in garden._frames if frame["kind"] == "ask")
    intend(garden, do="line", frame=asked, moves=["R+"])
    assert garden.error == ""
    assert len(garden.timeline.branches()) == 2
    assert garden.timeline.index == 0
    assert garden.playing
    before = garden.record
    intend(garden, do="line", frame=0, moves=["go:GBR", "nonsense"])
    assert garden.error
    assert garden.record == before
    garden.playing = False


def test_a_game_without_hints_has_only_the_level_off() -> None:
    garden = Garden(ROUND)
    garden.set_state({"hints": "all"})
    assert "hints 'all'; expected one of off" in garden.error
    assert garden.hints == "off"


def test_the_panel_comes_from_python_when_it_is_asked_for_and_nothing_else_does() -> None:
    garden = Garden(ROUND)
    messages = sent(garden)
    intend(garden, do="part", frame=0, part="whatif")
    assert messages[-1]["kind"] == "part"
    assert "iw-whatif" in messages[-1]["code"]
    assert ".iw-whatif" in messages[-1]["css"]
    intend(garden, do="part", frame=0, part="../secrets")
    assert "expected one of whatif, foresight" in garden.error
