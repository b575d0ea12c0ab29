"""The castle that does not change: roofs over three floors, rooms with a place for a die, tiles and a card, the gate.

Cards, tiles, dice and courtiers are pieces and not drawn here: a room is what shows when nothing lies in it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from imperial_widget.core.scene import Shape, Text
from imperial_widget.core.shapes import Point, circle, draw, path, rect, tidy, use

from .cards import BOX
from .layout import ROUNDS, Box, Plan

Words = Callable[[str], Text]

VALUES = BOX["board"]["space_values"]
FLOORS = BOX["board"]["courtier_points"]


def words_at(x: float, y: float, text: Text, size: float = 13, anchor: str = "start", **fields: Any) -> Shape:
    """Words on the baseline y."""
    anchored = {"anchor": anchor} if anchor != "start" else {}
    return draw("text", x=x, y=y, text=text, size=tidy(size), **anchored, **{"fill": "ink-2", **fields})


def panel(box: Box, fill: str = "tile", rim: str = "tile-rim", w: float = 1.2, r: float = 6) -> Shape:
    """A box of paper."""
    return rect(*box, rx=r, fill=fill, stroke=rim, w=w)


def well(at: Point, value: int, k: float, half: float = 18.0) -> Shape:
    """The place of a die with its printed value."""
    return use(f"well:{value}", at[0], at[1], k * half / 18)


def roof(left: float, right: float, y: float, k: float) -> Shape:
    """A roof of ink whose ends curl past the walls."""
    a, b, h, o = left, right, 14 * k, 11 * k
    return path(
        f"M{a + 2 * o:g} {y - h:g}H{b - 2 * o:g}C{b - o:g} {y - 0.5 * h:g} {b:g} {y - 0.1 * h:g} {b + o:g} {y - 1:g}"
        f"L{b + o - 2:g} {y:g}H{a - o + 2:g}L{a - o:g} {y - 1:g}"
        f"C{a:g} {y - 0.1 * h:g} {a + o:g} {y - 0.5 * h:g} {a + 2 * o:g} {y - h:g}Z",
        fill="roof",
        stroke="roof",
        w=1,
        join="round",
    )


def walls(plan: Plan) -> list[Shape]:
    """The body of the castle behind the rooms, narrower from floor to floor."""
    daimyo, one, two = (plan.boxes[name] for name in ("daimyo", "diplomat-1", "diplomat-2"))
    first, last, gate = (plan.boxes[name] for name in ("steward-1", "steward-3", "gate"))
    k = plan.scale
    over = -4 if plan.upright else 4
    return [
        path(
            f"M{daimyo.x:g} {daimyo.y:g}H{daimyo.right:g}L{last.right:g} {first.y - 14 * k:g}V{gate.bottom:g}"
            f"H{first.x:g}V{first.y - 14 * k:g}Z",
            fill="wall",
        ),
        roof(daimyo.x, daimyo.right, daimyo.y - 3, k),
        roof(one.x - over, two.right + over, one.y - 3, k),
        roof(first.x - min(over, 0), last.right + min(over, 0), first.y - 3, k),
    ]


def rooms(plan: Plan) -> list[Shape]:
    """Every room with its empty places."""
    k = plan.scale
    shapes: list[Shape] = []
    for name in ("steward-1", "steward-2", "steward-3", "diplomat-1", "diplomat-2"):
        place, card = plan.places[name], plan.places[f"{name}-card"]
        shapes += [
            panel(plan.boxes[name]),
            use("card-place", card.x, card.y, k),
            well((place.x, place.y), VALUES[name.split("-")[0]], k),
        ]
    return shapes


def daimyo(plan: Plan, words: Words) -> list[Shape]:
    """The room under the uppermost roof."""
    k, box = plan.scale, plan.boxes["daimyo"]
    card = plan.places["daimyo-card"]
    return [
        panel(box),
        words_at(box.x + 10 * k, box.y + 21 * k, words("daimyo"), 13 * k, weight=600),
        use(f"points:{FLOORS['daimyo']}", box.x + 24 * k, box.y + 44 * k, 1.1 * k),
        *(use("slot", card.x + 58 * k * (i - 1), card.y, k) for i in range(3)),
    ]


def gate(plan: Plan, words: Words) -> list[Shape]:
    """The strip below: what a courtier pays to enter, and what the floors are worth."""
    k, box = plan.scale, plan.boxes["gate"]
    y = box.y + box.h / 2
    left, two = plan.boxes["steward-1"], plan.boxes["diplomat-1"]
    shapes: list[Shape] = [
        rect(*box, rx=6, fill="tray", stroke="tray-rim", w=1),
        words_at(box.x + 10 * k, y + 4.6 * k, words("gate"), 13 * k, weight=600),
        use(f"points:{FLOORS['gate']}", box.x + 86 * k, y, k),
        words_at(box.x + 110 * k, y + 5 * k, str(BOX["board"]["gate_coins"]), 14 * k, fill="ink", weight=700),
        use("icon:coin", box.x + 130 * k, y, 0.8 * k),
        words_at(box.right - 40 * k, y + 4.6 * k, words("stewards"), 13 * k, "end", weight=600),
        use(f"points:{FLOORS['steward']}", box.right - 22 * k, y, k),
    ]
    if plan.upright:
        shapes.append(use(f"points:{FLOORS['diplomat']}", 28, two.y - 33, k))
    else:
        shapes += [
            words_at(left.x + 38, two.y + 50, words("diplomats"), 11.5, "middle", weight=600),
            use(f"points:{FLOORS['diplomat']}", left.x + 38, two.y + 74, 1.1),
        ]
    return shapes


def corners(plan: Plan, words: Words) -> list[Shape]:
    """Rounds at the left of the uppermost roof, the order of turns at its right."""
    k = plan.scale
    first, order = plan.places["round-1"], plan.places["order-1"]
    shapes = [
        words_at(first.x - 15 * k, first.y - 26 * k, words("round"), 13 * k, weight=600),
        words_at(order.x - 15 * k, order.y - 26 * k, words("order"), 13 * k, weight=600),
    ]
    for n in range(1, ROUNDS + 1):
        place = plan.places[f"round-{n}"]
        shapes += [
            circle(place.x, place.y, 13 * k, fill="hollow", stroke="ink-2", w=1.4),
            words_at(place.x, place.y + 5 * k, str(n), 14 * k, "middle", weight=700),
        ]
    for name, place in plan.places.items():
        if name.startswith("order-"):
            shapes.append(
                rect(place.x - 15 * k, place.y - 15 * k, 30 * k, 30 * k, rx=7, fill="hollow", stroke="tray-rim", w=1.2)
            )
    return shapes


def castle(plan: Plan, words: Words) -> list[Shape]:
    """Walls, roofs, rooms and gate."""
    return [*corners(plan, words), *walls(plan), *daimyo(plan, words), *rooms(plan), *gate(plan, words)]
