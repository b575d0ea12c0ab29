"""Lines and points that a beat draws on the board, once for each layout, as the marks of a scene want them.

`frame` runs around a room, a yard, a garden or a clan board, `row_frame` around rows of a card, `arrow` from place to
place, `score_bar` puts the final scoring of a clan on its board.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import hypot
from typing import Any, TypeVar

from imperial_widget.core.shapes import pair, tidy

from .cards import CARD, PITCH, ROW
from .layout import Box, Plan, plans
from .palette import PARTS
from .stamps import LONGEST, UNIT

T = TypeVar("T")


def _both(clans: Sequence[str], make: Callable[[Plan], T]) -> dict[str, T]:
    return {plan.name: make(plan) for plan in plans(tuple(clans))}


def around(box: Box, out: float = 1.5, radius: float = 7.0) -> str:
    """The path data of a rounded frame around a box."""
    x, y, right, bottom = (box.x - out, box.y - out, box.right + out, box.bottom + out)
    r = radius
    return (
        f"M{pair((x + r, y))}H{tidy(right - r)}Q{pair((right, y))} {pair((right, y + r))}V{tidy(bottom - r)}"
        f"Q{pair((right, bottom))} {pair((right - r, bottom))}H{tidy(x + r)}Q{pair((x, bottom))} "
        f"{pair((x, bottom - r))}V{tidy(y + r)}Q{pair((x, y))} {pair((x + r, y))}"
    )


def frame(clans: Sequence[str], name: str) -> dict[str, str]:
    """The frame of a box by its name: a room, `gate`, a yard, a garden, a bridge, a clan.

    >>> sorted(frame(["blue"], "steward-2"))
    ['narrow', 'wide']
    """
    return _both(clans, lambda plan: around(plan.boxes[name]))


def row_frame(clans: Sequence[str], card: str, first: int, count: int = 1) -> dict[str, str]:
    """The frame of some rows of the card at a place such as `steward-1-card`; rows count from 0."""

    def box(plan: Plan) -> str:
        place, k = plan.places[card], plan.scale
        top = place.y + k * (PITCH * (first - 1) - ROW / 2)
        size = Box(place.x - k * CARD[0] / 2, top, k * CARD[0], k * (ROW + PITCH * (count - 1)))
        return around(size, 1, 5)

    return _both(clans, box)


def worker_row(clans: Sequence[str], clan: str, row: str) -> dict[str, str]:
    """The frame of a row of workers on a clan board."""

    def box(plan: Plan) -> str:
        k, home = plan.scale, plan.boxes[clan]
        y, right = plan.places[f"{clan}-{row}"].y, plan.places[f"{clan}-card"].x - 48 * k
        return around(Box(home.x + 59 * k, y - 16 * k, right - home.x - 59 * k, 32 * k), 0, 5)

    return _both(clans, box)


def arrow(clans: Sequence[str], start: str, end: str) -> dict[str, str]:
    """The path data of an arrow that bows from one place to another and ends before it."""

    def way(plan: Plan) -> str:
        a, b = plan.places[start], plan.places[end]
        far = hypot(b.x - a.x, b.y - a.y)
        if far < 1:
            return ""
        ux, uy = (b.x - a.x) / far, (b.y - a.y) / far
        gap = min(20 * plan.scale, far / 3)
        bow = min(0.18 * far, 40.0) * (1 if ux >= 0 else -1)
        middle = ((a.x + b.x) / 2 + uy * bow, (a.y + b.y) / 2 - ux * bow)
        tip = (b.x - ux * gap, b.y - uy * gap)
        return f"M{pair((a.x + ux * gap, a.y + uy * gap))}Q{pair(middle)} {pair(tip)}"

    return _both(clans, way)


def at(clans: Sequence[str], name: str, dx: float = 0, dy: float = 0) -> dict[str, list[float]]:
    """A point beside a place, for a stamp."""
    return _both(
        clans,
        lambda plan: [
            tidy(plan.places[name].x + plan.scale * dx),
            tidy(plan.places[name].y + plan.scale * dy),
        ],
    )


def score_bar(clans: Sequence[str], clan: str, totals: Sequence[int]) -> list[dict[str, Any]]:
    """The marks of a clan's points so far, part after part (A to G), on its board.

    >>> [mark["symbol"] for mark in score_bar(["blue"], "blue", [8, 0, 45])]
    ['bar:8', 'bar:40', 'bar:5']
    """
    marks: list[dict[str, Any]] = []
    done = 0
    for part, total in zip(PARTS, totals, strict=False):
        left = total
        while left > 0:
            size = min(left, LONGEST)
            place = at(clans, f"{clan}-bar", UNIT * done)
            marks.append({"kind": "bar", "symbol": f"bar:{size}", "colour": f"score-{part}", "at": place})
            done += size
            left -= size
    return marks
