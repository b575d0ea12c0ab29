"""The boards of the clans: stocks, three rows of workers, a place for a card, the lantern row and the bar of points.

A worker covers its place; where it has left, the reward shows. Numbers, dice, workers and cards are pieces.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from imperial_widget.core.scene import Shape
from imperial_widget.core.shapes import line, path, rect, use

from .cards import BOX
from .castle import VALUES, Words, panel, well, words_at
from .effects import icon
from .layout import RIVAL_CARDS, STOCKS, WORKERS, Plan

RIVAL: Final = "ochre"
"""The clan of the rival."""
LIMITS: Final = BOX["board"]["limits"]


def symbols() -> dict[str, list[Shape]]:
    """What every board repeats: the sign of a stock with its limit (`stock:food`), a gift of two (`gift:2coin`)."""
    found: dict[str, list[Shape]] = {}
    for good in STOCKS:
        limit = [words_at(7, 5, f"/{LIMITS[good]}", 12)] if good in LIMITS else []
        found[f"stock:{good}"] = [use(f"icon:{good}", -20, 0, 0.8), *limit]
    for row in BOX["clan_rows"]:
        for effect in row["uncovered"]:
            if effect.get("n", 1) > 1:
                number = words_at(-10, 5.4, str(effect["n"]), 15, "middle", fill="ink", weight=700)
                found[f"gift:{effect['n']}{effect['gain']}"] = [number, use(icon(effect), 5, 0, 0.84)]
    return found


def clan_board(plan: Plan, clan: str, words: Words) -> list[Shape]:
    """The board of one clan."""
    k, box = plan.scale, plan.boxes[clan]
    points = plan.places[f"{clan}-points"]
    shapes: list[Shape] = [
        panel(box, "tile", clan, 1.8, 8),
        use(f"clan:{clan}", box.x + 20 * k, box.y + 19 * k, 1.15 * k),
        words_at(box.x + 38 * k, box.y + 24 * k, words(f"clan-{clan}"), 15 * k, fill="ink", weight=700),
        use("crest", points.x, points.y, 1.36 * k),
    ]
    for good in STOCKS:
        place = plan.places[f"{clan}-{good}"]
        shapes.append(use(f"stock:{good}", place.x, place.y, k))
    for row in BOX["clan_rows"]:
        shapes += _row(plan, clan, row)
    card = plan.places[f"{clan}-card"]
    return [*shapes, use("card-place", card.x, card.y, k), *_foot(plan, clan)]


def _row(plan: Plan, clan: str, row: Mapping[str, Any]) -> list[Shape]:
    """Die, colour, what is always gained, and the five places of the workers."""
    k, box = plan.scale, plan.boxes[clan]
    place, first, last = (plan.places[f"{clan}-{row['row']}{end}"] for end in ("", "-1", f"-{WORKERS}"))
    left, step = box.x + 59 * k, (last.x - first.x) / (WORKERS - 1)
    shapes: list[Shape] = [
        well((place.x, place.y), VALUES["clan"], k, 14.5),
        use(f"colour:{row['die']}", box.x + 48.5 * k, place.y, 0.86 * k),
        rect(left, place.y - 16 * k, last.x + step / 2 - left + 2 * k, 32 * k, rx=5, fill="hollow"),
        use(icon(row["always"][0]), left + 14 * k, place.y, 0.74 * k),
        line(f"M{left + 28 * k:g} {place.y - 10 * k:g}v{20 * k:g}", "tray-rim", 1.4),
    ]
    for n, effect in enumerate(row["uncovered"], start=1):
        at = plan.places[f"{clan}-{row['row']}-{n}"]
        gift = f"gift:{effect['n']}{effect['gain']}" if effect.get("n", 1) > 1 else icon(effect)
        shapes.append(use(gift, at.x, at.y, 0.7 * k))
    return shapes


def _foot(plan: Plan, clan: str) -> list[Shape]:
    """The lantern row and, below it, the place of the bar."""
    k, box = plan.scale, plan.boxes[clan]
    lantern, bar = plan.places[f"{clan}-lantern"], plan.places[f"{clan}-bar"]
    return [
        rect(box.x + 8 * k, lantern.y - 14 * k, box.w - 16 * k, 28 * k, rx=5, fill="hollow"),
        use("icon:lantern", box.x + 22 * k, lantern.y, 0.84 * k),
        rect(bar.x, bar.y - 2 * k, box.w - 16 * k, 4 * k, rx=2, fill="tray"),
    ]


def rival(plan: Plan, words: Words) -> list[Shape]:
    """In a game alone: where the rival's cards lie."""
    if "rival" not in plan.boxes:
        return []
    k, box = plan.scale, plan.boxes["rival"]
    points = plan.places["rival-points"]
    shapes = [
        panel(box, "tile", RIVAL, 1.8, 8),
        use(f"clan:{RIVAL}", box.x + 20 * k, box.y + 19 * k, 1.15 * k),
        words_at(box.x + 38 * k, box.y + 24 * k, words("rival"), 15 * k, fill="ink", weight=700),
        use("crest", points.x, points.y, 1.36 * k),
        use("icon:coin", plan.places["rival-coin"].x - 20 * k, plan.places["rival-coin"].y, 0.8 * k),
    ]
    for name in RIVAL_CARDS:
        place = plan.places[name]
        shapes.append(
            rect(place.x - 61 * k, place.y - 39 * k, 122 * k, 78 * k, rx=6, fill="hollow", stroke="tray-rim", w=1.2)
        )
    return shapes


def gravel(plan: Plan) -> list[Shape]:
    """Where a fourth clan would sit: one rock in raked gravel."""
    if "gravel" not in plan.boxes:
        return []
    box = plan.boxes["gravel"]
    x, y = box.x + 0.62 * box.w, box.y + 0.56 * box.h
    rings = "".join(
        f"M{x - r:g} {y + 14:g}A{r:g} {0.62 * r:g} 0 0 1 {x + r:g} {y + 14:g}" for r in (58.0, 74.0, 90.0, 106.0)
    )
    lines = "".join(f"M{box.x + 18:g} {y + 14 + 14 * i:g}H{box.right - 18:g}" for i in range(5))
    return [
        rect(*box, rx=8, fill="wall"),
        path(rings + lines, stroke="tray-rim", w=2, cap="round"),
        use("icon:rock", x, y, 3.6),
    ]


def clans(plan: Plan, words: Words) -> list[Shape]:
    """The boards of all clans that play."""
    boards = [shape for clan in plan.clans for shape in clan_board(plan, clan, words)]
    return [*boards, *rival(plan, words), *gravel(plan)]
