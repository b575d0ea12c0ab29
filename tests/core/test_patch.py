"""Frames travel as differences: what is put together again is what was drawn."""

from __future__ import annotations

from random import Random
from typing import Any

from imperial_widget.core.patch import patch, patched, whole


def pieces(*names: str, spot: str = "x") -> list[Any]:
    return [{"id": name, "symbol": "s", "spot": spot} for name in names]


def test_what_has_not_changed_is_not_sent() -> None:
    assert patch(pieces("a", "b"), pieces("a", "b")) == {"put": [], "gone": []}


def test_a_piece_that_has_moved_is_sent_and_one_that_has_gone_is_named() -> None:
    assert patch(pieces("a", "b"), pieces("a", spot="y")) == {"put": pieces("a", spot="y"), "gone": ["b"]}


def test_new_pieces_lie_on_top_and_anything_else_is_said() -> None:
    assert "order" not in patch(pieces("a"), pieces("a", "b"))
    assert patch(pieces("a"), pieces("b", "a"))["order"] == ["b", "a"]


def test_any_change_can_be_undone_and_made_again() -> None:
    chance = Random(4)
    before = pieces()
    for _ in range(300):
        names = chance.sample("abcdefgh", chance.randrange(9))
        after: list[Any] = [{"id": name, "symbol": chance.choice("st"), "spot": chance.choice("xyz")} for name in names]
        assert patched(before, patch(before, after)) == after
        before = after


def test_a_frame_is_made_whole_along_its_own_branch() -> None:
    drawn = [pieces("a", "b"), pieces("a", spot="y"), pieces("c", "a"), pieces("b", spot="z")]
    parents = [-1, 0, 1, 0]
    frames: list[Any] = [{"parent": -1, "pieces": drawn[0]}]
    for parent, now in zip(parents[1:], drawn[1:], strict=True):
        frames.append({"parent": parent, "patch": patch(drawn[parent], now)})
    assert [whole(frames, number)["pieces"] for number in range(4)] == drawn
    assert "pieces" not in frames[3], "the list itself stays as it was"
