"""The White Castle in a garden: a move is foreseen and refused, frames stay small, a saved garden is whole."""

from __future__ import annotations

import json
from typing import Any

import pytest

from imperial_widget import Garden, white_castle
from imperial_widget.core.messages import LANGUAGES
from imperial_widget.core.patch import whole
from imperial_widget.white_castle.scene import draw_frame

TURN = "players 2 bridges 146/245/236 blue coin 2 seal 2 pearl 2 food 1 card a1 lantern r9 courtiers gate ochre coin 3"


def asked(garden: Garden, **intent: Any) -> dict[str, Any]:
    """Send an intent as a view does; return the last message that came back."""
    sent: list[dict[str, Any]] = []
    garden.send = sent.append
    garden._on_intent(None, {"frame": 0, **intent}, [])
    return sent[-1] if sent else {}


def test_what_a_die_would_do_is_told_in_three_steps_and_in_every_language() -> None:
    answer = asked(Garden(TURN), do="foresee", move="black-left:well")
    assert (answer["kind"], answer["frame"], answer["move"]) == ("foresight", 0, "black-left:well")
    steps = answer["foresight"]["steps"]
    assert len(steps) == 3
    assert steps[0]["sign"] == "badge:+1"
    assert all(set(step["name"]) == set(LANGUAGES) for step in steps)


def test_foreseeing_changes_nothing_and_pointing_at_what_cannot_be_is_no_mistake() -> None:
    garden = Garden(TURN)
    before = (garden.record, garden.cursor, len(garden._frames))
    asked(garden, do="foresee", move="black-left:well")
    for wrong in ("steward-1>diplomat-1", "coral-left:diplomat-1", "coral-left:clan", "a walk in the rain"):
        assert asked(garden, do="foresee", move=wrong) == {}
    assert asked(garden, do="foresee", move="black-left:well", frame=99) == {}
    assert garden.error == ""
    assert (garden.record, garden.cursor, len(garden._frames)) == before


def test_a_game_that_cannot_foresee_says_so() -> None:
    garden = Garden("E20 B17 R18 G16 tokens B8 R7 G6 table B3 G20 R51")
    asked(garden, do="foresee", move="go")
    assert "sakura" in garden.error.lower()


def test_a_frame_is_sent_as_what_has_changed_and_is_whole_again_in_the_end() -> None:
    garden = Garden("white_castle/courtier")
    assert "pieces" in garden._frames[0]
    assert all("pieces" not in frame for frame in garden._frames[1:])
    sizes = [len(json.dumps(frame["patch"])) for frame in garden._frames[1:]]
    assert max(sizes) < len(json.dumps(garden._frames[0]["pieces"])) / 2
    for number, (node, index) in enumerate(garden._places):
        beats = [beat for each in node.path() for beat in each.beats]
        at = len(beats) - len(node.beats) + index
        assert whole(garden._frames, number)["pieces"] == draw_frame(beats, at, {})["pieces"]


@pytest.mark.parametrize("step", [0, 12, 16])
def test_the_still_picture_shows_the_beat_with_its_figure(step: int) -> None:
    garden = Garden("white_castle/final-scoring", step=step)
    assert ("clan points" in garden._repr_svg_()) == (step > 10)


def test_bots_play_their_turns_and_the_person_is_asked() -> None:
    garden = Garden(white_castle.new_game(players=2, seed=5), bots={"ochre": "greedy"})
    while garden.position.phase == "draft":
        garden.play(garden.legal_moves()[0])
    assert garden.position.mover == "blue"
    frame: Any = garden._frames[garden.cursor]
    assert frame["ask"]["en"].startswith("Blue chooses a die")
    assert {choice.get("lift", "")[:6] for choice in frame["choices"] if choice["move"].count(":")} >= {"bridge"}
