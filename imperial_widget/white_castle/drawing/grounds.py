"""The grounds around the castle: outside and well, training yards, bridges and gardens, the track of influence."""

from __future__ import annotations

from itertools import pairwise

from imperial_widget.core.scene import Shape
from imperial_widget.core.shapes import line, path, rect, use

from .cards import BOX
from .castle import VALUES, Words, panel, well, words_at
from .layout import BORDERS, GARDENS, GROUNDS, LAST, YARDS, Box, Plan
from .palette import DICE

POINTS = BOX["board"]["influence_points"]


def outside(plan: Plan, side: str, words: Words) -> list[Shape]:
    """A space outside the walls: one of two deeds."""
    k, box = plan.scale, plan.boxes[f"outside-{side}"]
    place = plan.places[f"outside-{side}"]
    one, other = BOX["board"]["outside"][side]
    y, middle = box.y + 44 * k, box.x + 50 * k + (box.w - 50 * k) / 2 - 2 * k
    reach = min(30 * k, (box.w - 62 * k) / 2)
    return [
        panel(box),
        words_at(box.x + 9 * k, box.y + 17 * k, words(f"outside-{side}"), 12.5 * k, weight=600),
        well((place.x, place.y), VALUES["outside"], k, 17),
        use(f"icon:{one}", middle - reach + 4 * k, y, 1.1 * k),
        words_at(middle, y + 5 * k, words("or"), 12 * k, "middle"),
        use(f"icon:{other}", middle + reach - 4 * k, y, 1.1 * k),
    ]


def the_well(plan: Plan, words: Words) -> list[Shape]:
    """The well: a seal and whatever two tiles give."""
    k, box, place = plan.scale, plan.boxes["well"], plan.places["well"]
    shapes: list[Shape] = [
        panel(box),
        words_at(box.x + 9 * k, box.y + 17 * k, words("well"), 12.5 * k, weight=600),
        use("icon:well", box.right - 15 * k, box.y + 14 * k, 0.72 * k),
        well((place.x, place.y), VALUES["well"], k, 17),
        use("icon:seal", box.x + 58 * k, box.y + 45 * k, 0.8 * k),
    ]
    for n in (1, 2):
        tile = plan.places[f"well-tile-{n}"]
        shapes.append(
            rect(tile.x - 13 * k, tile.y - 13 * k, 26 * k, 26 * k, rx=4, fill="hollow", stroke="tray-rim", w=1)
        )
    return shapes


def yard(plan: Plan, name: str, words: Words) -> list[Shape]:
    """A training yard: its price, how often it counts, places for its tiles."""
    k, box = plan.scale, plan.boxes[name]
    data = next(each for each in BOX["yards"] if each["iron"] == int(name[-1]))
    shapes: list[Shape] = [
        panel(box),
        words_at(box.x + 9 * k, box.y + 17 * k, words("yard"), 12.5 * k, weight=600),
        words_at(box.right - 52 * k, box.y + 18 * k, str(data["iron"]), 14 * k, "end", fill="ink", weight=700),
        use("icon:iron", box.right - 40 * k, box.y + 13 * k, 0.78 * k),
        words_at(box.right - 8 * k, box.y + 18 * k, f"×{data['times']}", 14 * k, "end", fill="ink", weight=700),
    ]
    for side in data["tiles"]:
        place = plan.places[f"{name}-{side}"]
        frame = rect(place.x - 29 * k, place.y - 16 * k, 58 * k, 32 * k, rx=4, fill="hollow", stroke="tray-rim", w=1)
        shapes.append(frame)
    return shapes


def bridge(plan: Plan, colour: str) -> list[Shape]:
    """An arch with its planks; the lantern stands at the left end."""
    k, box = plan.scale, plan.boxes[f"bridge-{colour}"]
    a, b, foot, high = box.x, box.right, box.bottom - 2 * k, 17 * k
    mid, top = (a + b) / 2, box.bottom - 14 * k - high
    lift = 2 * top - (foot - 12 * k)
    deck = (
        f"M{a:g} {foot - 12 * k:g}Q{mid:g} {lift:g} {b:g} {foot - 12 * k:g}V{foot:g}"
        f"Q{mid:g} {lift + 14 * k:g} {a:g} {foot:g}Z"
    )
    planks = ""
    for i in range(1, 12):
        f = i / 12
        x = a + (b - a) * f
        upper = (1 - f) ** 2 * (foot - 12 * k) + 2 * f * (1 - f) * lift + f * f * (foot - 12 * k)
        planks += f"M{x:.1f} {upper:.1f}v{11.6 * k:.1f}"
    return [
        path(deck, fill=colour, stroke=f"{colour}-rim", w=1.4, join="round"),
        line(planks, f"{colour}-plank", 1.2),
        use("icon:lantern", a + 61 * k, box.y + 28 * k, 0.78 * k),
    ]


def gardens(plan: Plan) -> list[Shape]:
    """The empty places of the garden cards: a plant, then a stone."""
    shapes: list[Shape] = []
    for name in GARDENS:
        kind = "plant" if name.endswith("1") else "stone"
        card, k = plan.places[f"{name}-card"], plan.scale
        shapes.append(panel(Box(card.x - 73 * k, card.y - 31 * k, 146 * k, 62 * k), kind, f"{kind}-rim", 1, 5))
    return shapes


def influence(plan: Plan, words: Words) -> list[Shape]:
    """The track: four tints, a border with its price before each of the last three, points below."""
    k = plan.scale
    start = plan.boxes["influence-0"]
    shapes = [words_at(start.x, start.y - 14 * k, words("influence"), 13 * k, weight=600)]
    section = 0
    for space in range(LAST + 1):
        box = plan.boxes[f"influence-{space}"]
        section += space in BORDERS
        shapes += [
            rect(*box, fill=f"section-{section}", stroke="section-rim", w=1.4),
            words_at(box.right - 5 * k, box.y + 13 * k, str(space), 11.5 * max(k, 0.95), "end"),
        ]
    for border in BOX["board"]["borders"]:
        shapes += _border(plan, border["enter"], border["seals"])
    edges = [0, *BORDERS]
    for first, after in pairwise(edges):
        one, last = plan.boxes[f"influence-{first}"], plan.boxes[f"influence-{after - 1}"]
        shapes.append(use(f"points:{POINTS[first]}", (one.x + last.right) / 2, one.bottom + 13 * k, k))
    for space in range(BORDERS[-1], LAST + 1):
        box = plan.boxes[f"influence-{space}"]
        shapes.append(use(f"points:{POINTS[space]}", box.x + box.w / 2, box.bottom + 13 * k, k))
    return shapes


def _border(plan: Plan, space: int, seals: int) -> list[Shape]:
    """A bar with a tag: so many seals to pass."""
    k, box = plan.scale, plan.boxes[f"influence-{space}"]
    x = box.x + (0 if not plan.upright else 1)
    tag = x + (22 * k if plan.upright else 0)
    return [
        line(f"M{x:g} {box.y - 4 * k:g}V{box.bottom + 4 * k:g}", "border", 3),
        rect(tag - 21 * k, box.y - 23 * k, 42 * k, 21 * k, rx=4, fill="tile", stroke="border", w=1.5),
        words_at(tag - 8 * k, box.y - 7.4 * k, str(seals), 14 * k, "middle", fill="ink", weight=700),
        use("icon:seal", tag + 8 * k, box.y - 12.5 * k, 0.66 * k),
    ]


def grounds(plan: Plan, words: Words) -> list[Shape]:
    """Everything between the castle and the clans."""
    shapes: list[Shape] = []
    for name in GROUNDS:
        if name in YARDS:
            shapes += yard(plan, name, words)
        else:
            shapes += the_well(plan, words) if name == "well" else outside(plan, name.removeprefix("outside-"), words)
    for colour in DICE:
        shapes += bridge(plan, colour)
    return [*shapes, *gardens(plan), *influence(plan, words)]
