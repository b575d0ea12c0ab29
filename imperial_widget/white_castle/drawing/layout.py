"""Where everything lies: boxes that are drawn once, and named places that pieces stand on and that can be pointed at.

Two plans: wide, 960 units, and narrow for a phone, 390, with the same places. A place with a radius can be pointed at;
one without is scenery. Pieces that crowd (courtiers of a room, cards of a lantern row) share one place and stand beside
each other by their own offset, see :func:`crowd`. Knows no rule, no position and no language.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Final, NamedTuple

from imperial_widget.core.shapes import Point

from .cards import BOX, PITCH
from .palette import DICE

YARDS: Final = ("yard-1", "yard-3", "yard-5")
GARDENS: Final = tuple(f"garden-{colour}-{n}" for colour in DICE for n in (1, 2))
GROUNDS: Final = ("outside-left", "well", *YARDS, "outside-right")
ROWS: Final = tuple(row["row"] for row in BOX["clan_rows"])
STOCKS: Final = ("food", "iron", "pearl", "seal", "coin")
LAST: Final = len(BOX["board"]["influence_points"]) - 1
BORDERS: Final = tuple(border["enter"] for border in BOX["board"]["borders"])
WORKERS: Final = 5
ROUNDS: Final = 3
MIDDLE: Final = 3
"""So many dice find room in the middle of a bridge."""
RIVAL_CARDS: Final = ("rival-dice", "rival-actions-1", "rival-actions-2")
"""The top of its deck, the last card but one that was opened, the last one."""
STEP: Final = 14.0
"""From figure to figure of a crowd."""
STACK: Final = (5.0, -8.0)
"""Markers on one space of influence: each further one stands a little right and above."""
SECOND: Final = (7.0, -9.0)
"""The second die on a space; where there is little room at the right, it lies left of the first."""


class Box(NamedTuple):
    """A rectangle."""

    x: float
    y: float
    w: float
    h: float

    @property
    def right(self) -> float:
        """The right edge."""
        return self.x + self.w

    @property
    def bottom(self) -> float:
        """The lower edge."""
        return self.y + self.h


class Place(NamedTuple):
    """A place of pieces; without a radius it cannot be pointed at."""

    x: float
    y: float
    r: float = 0.0
    across: float = 0.0


@dataclass
class Plan:
    """One drawing: its size, the scale of its pieces, boxes and places by name."""

    name: str
    width: float
    scale: float
    clans: tuple[str, ...]
    height: float = 0.0
    boxes: dict[str, Box] = field(default_factory=dict)
    places: dict[str, Place] = field(default_factory=dict)

    def at(self, name: str, x: float, y: float, r: float = 0.0, across: float = 0.0) -> None:
        """Name a place; the radius is in units of the drawing."""
        self.places[name] = Place(x, y, r, across)

    @property
    def upright(self) -> bool:
        """Whether rooms stand upright, the die above the card."""
        return self.name == "narrow"


def crowd(count: int, room: float = 64.0, step: float = STEP) -> list[float]:
    """Offsets to the right for figures that share a place, closer together where they are many.

    >>> crowd(3), crowd(11)[-1]
    ([0.0, 14.0, 28.0], 64.0)
    """
    near = min(step, room / max(count - 1, 1))
    return [round(near * i, 1) for i in range(count)]


def stack(index: int) -> Point:
    """The offset of a marker that has so many others under it."""
    return STACK[0] * index, STACK[1] * index


# --- parts of both plans ---------------------------------------------------------------------------------------------
def _room(plan: Plan, name: str, box: Box) -> None:
    """Die, badge and courtiers beside the tiles and the card, or above them."""
    k = plan.scale
    plan.boxes[name] = box
    card_x, card_y = box.right - 48 * k, box.bottom - 57 * k
    left = box.x + (box.w - 108 * k) / 2
    narrow = plan.upright and box.w < 150
    die = (box.x + 24 * k, box.y + 27 * k) if narrow else (left, box.y + 31 * k)
    plan.at(name, *die, 19 if narrow else 24 if plan.upright else 44)
    plan.at(f"{name}-die-2", die[0] + SECOND[0] * k, die[1] + SECOND[1] * k)
    plan.at(f"{name}-card", card_x, card_y)
    rows = range(3) if name.startswith("steward") else (0, 2)
    for number, row in enumerate(rows, start=1):
        plan.at(f"{name}-tile-{number}", card_x - 55 * k, card_y + PITCH * k * (row - 1))
        plan.at(f"{name}-row-{number}", card_x, card_y + PITCH * k * (row - 1), 16 * k, 26 * k)
    if narrow:
        plan.at(f"{name}-badge", die[0] + 46 * k, die[1] - 9 * k)
        plan.at(f"{name}-courtiers", box.x + 60 * k, box.y + 39 * k, 14)
    else:
        plan.at(f"{name}-badge", left, box.y + 63 * k)
        plan.at(f"{name}-courtiers", box.x + 17 * k, box.bottom - 17 * k, 20)


def _daimyo(plan: Plan, box: Box) -> None:
    k = plan.scale
    plan.boxes["daimyo"] = box
    x, y = box.right - 93 * k, box.y + box.h / 2
    plan.at("daimyo", box.x + 30 * k, box.y + 44 * k, 22)
    plan.at("daimyo-card", x, y)
    for slot in range(3):
        plan.at(f"daimyo-{slot + 1}", x + 58 * k * (slot - 1), y, 22 if not plan.upright else 20)


def _ground(plan: Plan, name: str, box: Box) -> None:
    k = plan.scale
    plan.boxes[name] = box
    if name in YARDS:
        plan.at(name, box.x + 18 * k, box.bottom - 17 * k, 18)
        yard = next(yard for yard in BOX["yards"] if yard["iron"] == int(name[-1]))
        for i, side in enumerate(yard["tiles"]):
            plan.at(f"{name}-{side}", box.x + (37 + 64 * i) * k, box.y + 42 * k, 16 * k, 10 * k)
        return
    die = (box.x + 27 * k, box.y + 44 * k)
    plan.at(name, *die, 28)
    plan.at(f"{name}-die-2", die[0] - SECOND[0] * k, die[1] + SECOND[1] * k)
    plan.at(f"{name}-badge", box.x + 31 * k, box.bottom - 12 * k)
    if name == "well":
        for n in (1, 2):
            plan.at(f"well-tile-{n}", box.x + (54 + 29 * n) * k, box.y + 45 * k)


def _bridge(plan: Plan, colour: str, box: Box) -> None:
    k, name = plan.scale, f"bridge-{colour}"
    plan.boxes[name] = box
    y = box.y + 26 * k
    plan.at(f"{name}-left", box.x + 30 * k, y, 24)
    gap = 38 * k
    for n in range(MIDDLE):
        plan.at(f"{name}-middle-{n + 1}", box.x + box.w / 2 + gap * (n - 1), y - 11 * k, 0)
    plan.at(f"{name}-right", box.right - 30 * k, y, 24)


def _garden(plan: Plan, colour: str, number: int, box: Box) -> None:
    k, name = plan.scale, f"garden-{colour}-{number}"
    plan.boxes[name] = box
    plan.at(f"{name}-card", box.x + 73 * k, box.y + 31 * k)
    if box.w > 160 * k:
        plan.at(name, box.x + 158 * k, box.bottom - 18 * k, 24)
    else:
        plan.at(name, box.right - 46 * k, box.bottom - 17 * k, 24)


def _clan(plan: Plan, clan: str, box: Box) -> None:
    """Stocks above, three rows beside a card, lantern row and bar of points below."""
    k = plan.scale
    plan.boxes[clan] = box
    plan.at(f"{clan}-points", box.right - 25 * k, box.y + 21 * k)
    pitch = (box.w - 16 * k) / len(STOCKS)
    for i, good in enumerate(STOCKS):
        plan.at(f"{clan}-{good}", box.x + 8 * k + pitch * i + 31 * k, box.y + 46 * k, 15 * k)
    top, card_x = box.y + 78 * k, box.right - 50 * k
    plan.at(f"{clan}-card", card_x, top + PITCH * k)
    start, end = box.x + 90 * k, card_x - 50 * k
    step = (end - start) / WORKERS
    for i, row in enumerate(ROWS):
        y = top + PITCH * k * i
        plan.at(f"{clan}-{row}", box.x + 24 * k, y, 16 * k)
        plan.at(f"{clan}-{row}-badge", box.x + 84 * k, y)
        plan.at(f"{clan}-card-{i + 1}", card_x, y, 16 * k, 26 * k)
        for n in range(WORKERS):
            plan.at(f"{clan}-{row}-{n + 1}", start + step * (n + 0.5), y)
    plan.at(f"{clan}-lantern", box.x + 46 * k, box.y + 180 * k)
    plan.at(f"{clan}-bar", box.x + 8 * k, box.y + 201 * k)


def _track(plan: Plan, lines: Sequence[tuple[int, int]], left: float, top: float, size: Point, pitch: float) -> None:
    """The spaces of influence, in one line or broken at the borders."""
    for number, (first, last) in enumerate(lines):
        for space in range(first, last + 1):
            x, y = left + size[0] * (space - first), top + pitch * number
            plan.boxes[f"influence-{space}"] = Box(x, y, *size)
            plan.at(f"influence-{space}", x + size[0] * 0.42, y + size[1] - 12 * plan.scale, 20)


def _corner(plan: Plan, rounds: Point, order: Point, pitch: float) -> None:
    """Rounds and order of turns beside the uppermost roof."""
    k = plan.scale
    for n in range(ROUNDS):
        plan.at(f"round-{n + 1}", rounds[0] + 34 * k * n, rounds[1])
    for n in range(max(len(plan.clans), 2)):
        plan.at(f"order-{n + 1}", order[0] + pitch * n, order[1])


# --- the plans -------------------------------------------------------------------------------------------------------
def _wide(clans: tuple[str, ...]) -> Plan:
    plan = Plan("wide", 960, 1.0, clans)
    _corner(plan, (42, 62), (488, 62), 36)
    _daimyo(plan, Box(188, 30, 272, 66))
    for i in range(2):
        _room(plan, f"diplomat-{i + 1}", Box(102 + 228 * i, 126, 216, 116))
    for i in range(3):
        _room(plan, f"steward-{i + 1}", Box(24 + 204 * i, 272, 192, 116))
    plan.boxes["gate"] = Box(24, 396, 600, 36)
    plan.at("gate", 240, 414, 22)
    x = 24.0
    for name, width in zip(GROUNDS, (132, 140, 146, 146, 150, 148), strict=True):
        _ground(plan, name, Box(x, 446, width, 90))
        x += width + 10
    for i, colour in enumerate(DICE):
        _bridge(plan, colour, Box(24 + 308 * i, 554, 296, 66))
        for n in (1, 2):
            _garden(plan, colour, n, Box(24 + 308 * i + 150 * (n - 1), 628, 146, 62))
    _track(plan, [(0, LAST)], 24, 728, (912 / (LAST + 1), 36), 0)
    homes = [Box(640, 12, 296, 210), Box(640, 232, 296, 210), Box(24, 798, 450, 210), Box(486, 798, 450, 210)]
    for clan, home in zip(clans, homes, strict=False):
        _clan(plan, clan, home)
    if len(clans) == 1:
        plan.boxes["rival"] = homes[1]
    if len(clans) == 3:
        plan.boxes["gravel"] = homes[3]
    plan.height = 796 if len(clans) < 3 else 1020
    _rival(plan)
    return plan


def _narrow(clans: tuple[str, ...]) -> Plan:
    k = 0.88
    plan = Plan("narrow", 390, k, clans)
    _corner(plan, (24, 40), (242, 40), 34)
    _daimyo(plan, Box(72, 80, 246, 60))
    for i in range(2):
        _room(plan, f"diplomat-{i + 1}", Box(8 + 190 * i, 166, 184, 106))
    for i in range(3):
        _room(plan, f"steward-{i + 1}", Box(8 + 126 * i, 298, 122, 148))
    plan.boxes["gate"] = Box(8, 454, 374, 38)
    plan.at("gate", 150, 473, 22)
    for i, name in enumerate(("outside-left", "well", "outside-right", *YARDS)):
        _ground(plan, name, Box(8 + 126 * (i % 3), 504 + 92 * (i // 3), 122, 86))
    for i, colour in enumerate(DICE):
        top = 696.0 + 132 * i
        _bridge(plan, colour, Box(8, top, 374, 56))
        for n in (1, 2):
            _garden(plan, colour, n, Box(8 + 189 * (n - 1), top + 64, 185, 56))
    lines = [(0, 5), (6, 10), (11, 14), (15, LAST)]
    _track(plan, lines, 8, 1120, (374 / 6, 32), 58)
    top = 1360.0
    for clan in clans:
        _clan(plan, clan, Box(8, top, 374, 188))
        top += 198
    if len(clans) == 1:
        plan.boxes["rival"] = Box(8, top, 374, 150)
        top += 160
    plan.height = top + 2
    _rival(plan)
    return plan


def _rival(plan: Plan) -> None:
    """In a game alone: the top of the rival's deck, the two cards opened last, its coins and its points."""
    if "rival" not in plan.boxes:
        return
    box, k = plan.boxes["rival"], plan.scale
    for i, name in enumerate(RIVAL_CARDS):
        if plan.upright:
            plan.at(name, box.x + (72 + 140 * i) * k, box.y + 98 * k)
        else:
            plan.at(name, box.x + (74, 222, 222)[i], box.y + (118, 80, 164)[i])
    plan.at("rival-coin", box.right - 76 * k, box.y + 23 * k)
    plan.at("rival-points", box.right - 25 * k, box.y + 21 * k)


@lru_cache(maxsize=32)
def plans(clans: tuple[str, ...]) -> tuple[Plan, Plan]:
    """The wide and the narrow plan for the clans that play, in the order of their seats."""
    if not 1 <= len(set(clans)) == len(clans) <= 4:
        raise ValueError(f"one to four clans play, each once, not {', '.join(clans) or 'nobody'}")
    return _wide(clans), _narrow(clans)
