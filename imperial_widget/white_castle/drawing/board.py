"""The board as the stage wants it: what is drawn once, and the places of everything that moves, in both layouts.

Spoken names and the few words on the board come from outside, so that this room speaks no language.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from imperial_widget.core.scene import Layout, Shape, Spot, Text
from imperial_widget.core.shapes import rect, tidy

from .castle import Words, castle
from .clans import clans as boards
from .grounds import grounds
from .layout import Plan, plans

Namer = Callable[[str], Text]

WORDS: Final = (
    *("daimyo", "diplomats", "stewards", "gate", "round", "order", "outside-left", "outside-right", "or", "well"),
    *("yard", "influence", "rival", "clan-blue", "clan-ochre", "clan-moss", "clan-plum"),
)
"""The words that stand on the board, by the names under which they are asked for."""


def back(plan: Plan, words: Words) -> list[Shape]:
    """Everything that does not change."""
    ground = rect(0, 0, plan.width, plan.height, fill="ground")
    return [ground, *castle(plan, words), *grounds(plan, words), *boards(plan, words)]


def spots(plan: Plan, names: Namer) -> dict[str, Spot]:
    """The places with their spoken names; a place that cannot be pointed at has no radius and may stay unnamed."""
    found: dict[str, Spot] = {}
    for name, place in plan.places.items():
        found[name] = {"x": tidy(place.x), "y": tidy(place.y), "r": tidy(place.r), "name": names(name)}
        if place.across:
            found[name]["across"] = tidy(place.across)
    return found


def layouts(clans: Sequence[str], names: Namer, words: Words) -> dict[str, Layout]:
    """Both layouts for the clans that play, in the order of their seats.

    `names` says what a place is called, `words` what stands on the board (see `WORDS`).
    """
    return {
        plan.name: {
            "width": plan.width,
            "height": plan.height,
            "scale": plan.scale,
            "back": back(plan, words),
            "front": [],
            "spots": spots(plan, names),
        }
        for plan in plans(tuple(clans))
    }
