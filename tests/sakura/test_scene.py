"""The scene of Sakura: what is shown to whom, and what is kept hidden."""

from __future__ import annotations

from typing import Any

from imperial_widget import Garden, sakura
from imperial_widget.core.timeline import Timeline
from imperial_widget.sakura import SAKURA, new_game, read_position


def frames(text: str, *moves: str, bots: dict[str, str] | None = None) -> list[Any]:
    timeline: Timeline[Any, Any] = Timeline(SAKURA, read_position(text))
    for move in moves:
        timeline.play(move)
    beats = timeline.beats
    return [SAKURA.frame(beats, index, bots or {}) for index in range(len(beats))]


def test_a_card_lies_face_down_until_the_last_has_chosen() -> None:
    told = frames("E20 B5 R4 G3 hands B9,1 R22,2 G39,4", "B9", "R22", "G39")
    assert [card["state"] for card in told[1]["table"]] == ["hidden"]
    assert all("9" not in str(card) for card in told[2]["table"])
    assert [card["title"] for card in told[4]["table"]] == ["9", "22", "39"]


def test_the_hand_of_a_bot_is_never_in_a_frame() -> None:
    garden = Garden(new_game(3, seed=5), bots={"red": "random", "green": "random"})
    for _ in range(3):
        move = next(move for move in sakura.legal_moves(garden.position) if move.painter == "blue")
        garden.play(move)
    shown = {card["seat"] for frame in garden._frames for card in frame.get("hand", {}).get("cards", [])}
    assert shown == {"blue"}


def test_a_lesson_without_hands_waits_for_nobody() -> None:
    assert not any(counter.get("waiting") for counter in frames("E20 B5 R4 G3")[0]["counters"])
    told = frames("E20 B5 R4 G3 hands B9,1 R22,2 G39,4")
    assert all(counter["waiting"] for counter in told[0]["counters"])


def test_the_court_painter_is_nobodys_seat_and_its_row_says_so() -> None:
    seats = {seat["id"]: seat for seat in SAKURA.board(new_game(2))["seats"]}
    assert seats["green"]["fixed"]
    assert seats["green"]["role"]["es"] == "pintor de la corte"  # type: ignore[index]
    assert "fixed" not in seats["blue"]


def test_a_choice_is_offered_on_the_board_where_the_piece_would_stand() -> None:
    choices = frames("E20 B18 R10 G9 table B8p? R56. G57.")[0]["choices"]
    assert [(choice["move"], choice["spot"], choice["key"]) for choice in choices] == [
        ("B+", "20", "f"),
        ("B-", "16", "b"),
    ]


def test_a_bots_choice_is_not_offered() -> None:
    assert frames("E20 B18 R10 G9 table B8p? R56. G57.", bots={"blue": "random"})[0]["choices"] == []


def test_the_half_of_the_card_that_acts_is_marked() -> None:
    told = frames("E20 B15 R12 G11 table B9 R56. G57.", "go")
    states = [[row["state"] for row in frame["table"][0]["rows"]] for frame in told[1:4]]
    assert states == [["now", "waiting"], ["now", "waiting"], ["done", "now"]]


def test_cards_that_a_sakura_cut_off_are_shown_as_discarded() -> None:
    told = frames("E15 B10 R5 G4 table B9 R22 G39", "go")
    score = next(frame for frame in told if frame["kind"] == "score")
    assert [card["state"] for card in score["table"]] == ["done", "discarded", "discarded"]


def test_a_tree_blossoms_when_it_is_scored() -> None:
    told = frames("E15 B10 R5 G4 table B9 R22 G39", "go")
    trees = [next(p["symbol"] for p in frame["pieces"] if p["id"] == "tree:1") for frame in told]
    kinds = [frame["kind"] for frame in told]
    assert trees[kinds.index("stop")] == "tree-bare"
    assert trees[kinds.index("score")] == "tree-bloom"


def test_a_bump_is_a_burst_then_a_tag_then_counted_steps_back() -> None:
    told = frames("E20 B17 R18 G16 table B3 G20 R51", "go")
    kinds = [[mark["kind"] for mark in frame["marks"]] for frame in told]
    assert "burst" in kinds[12]
    assert "tag" in kinds[13]
    assert [mark["text"] for mark in told[16]["marks"] if mark["kind"] == "badge"] == ["1", "2", "3"]
    assert sum(mark.get("tone") == "now" for mark in told[16]["marks"]) == 1
