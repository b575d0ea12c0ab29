"""The board: ground, gravel, water, ribbon, bridges, stones and landmarks, laid out from a track.

Returns layouts of the scene contract. Spoken names and drawn labels come from outside, so that this room speaks no
language. What changes during a game (trees, petal stones) is not drawn here but given an anchor to stand on.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from math import hypot, pi, sin
from typing import Final

from imperial_widget.core.scene import Layout, Shape, Spot, Text

from . import scenery
from .path import Track
from .shapes import Point, circle, disc, ellipse, group, pair, path, rect, smooth, tidy
from .trees import plant
from .water import Bridge, bridges, water

Namer = Callable[[int], Text]

GRAVEL: Final = (96.0, 34.0)  # the rock: its x, and its height above the lower edge


def gate_slot(index: int, count: int) -> Point:
    """Where the painter number `index` of `count` stands at the gate: rows of three, the first row in front.

    >>> gate_slot(0, 1), gate_slot(1, 2), gate_slot(5, 6)
    ((0, 0), (11.5, 0), (17, 9))
    """
    if count == 1:
        return (0, 0)
    if count == 2:
        return (-11.5 + 23 * index, 0)
    across = -17 + 17 * (index % 3)
    return (across, 0) if count <= 3 else (across, -9 + 18 * (index // 3))


def gate_scale(count: int) -> float:
    """How much smaller painters are drawn while they share the gate."""
    return {1: 1.0, 2: 0.78}.get(count, 0.62)


def layout(track: Track, names: Namer, labels: Namer) -> Layout:
    """One drawing of the board as the stage wants it."""
    return {
        "width": tidy(track.width),
        "height": tidy(track.height),
        "scale": track.scale,
        "back": back(track),
        "front": front(track),
        "spots": spots(track, names, labels),
    }


def spots(track: Track, names: Namer, labels: Namer) -> dict[str, Spot]:
    """The gate and the spaces, in walking order."""
    radius = reach(track)
    found: dict[str, Spot] = {}
    for space in range(len(track.spaces)):
        x, y = track.space(space)
        found[str(space)] = {
            "x": tidy(x),
            "y": tidy(y),
            "r": radius,
            "name": names(space),
            "label": labels(space),
        }
    return found


def reach(track: Track) -> float:
    """The radius in which a space answers: the whole ribbon, as long as neighbours do not overlap."""
    points = [track.space(space) for space in range(len(track.spaces))]
    nearest = min((hypot(bx - ax, by - ay) for (ax, ay), (bx, by) in pairwise(points)), default=track.fold.ribbon)
    return int(10 * min(track.fold.ribbon / 2, nearest / 2 - 0.1)) / 10


def anchors(track: Track) -> dict[str, Spot]:
    """Where scenery that changes stands: `tree:16` beside a sakura, `petal:16` on it."""
    found: dict[str, Spot] = {}
    for space, (x, y) in plant(track).items():
        found[f"tree:{space}"] = {"x": tidy(x), "y": tidy(y), "r": 0, "name": ""}
    for space in track.garden.sakura:
        x, y = track.space(space)
        found[f"petal:{space}"] = {"x": tidy(x), "y": tidy(y), "r": 0, "name": ""}
    return found


def back(track: Track) -> list[Shape]:
    """Everything below the pieces, in the order in which it is laid."""
    spans = bridges(track)
    return [
        rect(0, 0, track.width, track.height, fill="ground"),
        *gravel(track),
        *water(track),
        *ribbon(track, spans),
        *(shape for span in spans for shape in deck(track, span)),
        *stones(track),
        *landmarks(track),
    ]


def front(track: Track) -> list[Shape]:
    """What pieces walk under: the lintel of the torii."""
    return [group(scenery.torii_lintel(), *_torii(track))]


def _torii(track: Track) -> tuple[float, float, float]:
    """Where the torii stands and how large: its feet keep clear of the space before it."""
    x, y = track.space(track.garden.torii)
    return x, y - 3 * track.scale, track.scale


def gravel(track: Track) -> list[Shape]:
    """Raked gravel around the one rock, where the first row leaves room for it."""
    x, up = GRAVEL
    y = track.height - up
    room = min(px for px, py in map(track.space, range(len(track.spaces))) if py > y - 70)
    if track.fold.at_bridges or room - track.fold.ribbon / 2 < x + 75:
        return []
    widest = min(118.0, room - track.fold.ribbon / 2 - x)
    rings = [
        ellipse(x, y, 36 + (widest - 36) * i / 6, 25 + 54 * i / 6, fill="none", stroke="rake", w=1.7) for i in range(7)
    ]
    return [*rings[::-1], group(scenery.rock(), x - 1, y)]


def ribbon(track: Track, spans: list[Bridge]) -> list[Shape]:
    """The path itself, open where water passes under a bridge."""
    cuts = sorted((span.centre - 0.92 * span.half, span.centre + 0.92 * span.half) for span in spans)
    edges = [0.0, *(edge for cut in cuts for edge in cut), track.length]
    d = "".join(
        smooth([track.at(s) for s in track.samples(a, b, 0.55 * track.fold.radius)]) for a, b in _pairs(edges) if b > a
    )
    ends = [track.at(0), track.at(track.length)]
    wide = track.fold.ribbon
    return [
        *(circle(x, y, wide / 2 + 1, fill="edge") for x, y in ends),
        path(d, stroke="edge", w=wide + 2),
        *(circle(x, y, wide / 2, fill="path") for x, y in ends),
        path(d, stroke="path", w=wide),
    ]


def _pairs(edges: list[float]) -> list[tuple[float, float]]:
    return list(zip(edges[::2], edges[1::2], strict=True))


def deck(track: Track, span: Bridge) -> list[Shape]:
    """A bridge: a deck of planks that follows the path, and two rails that swell outwards."""
    half = _deck_half(track, span)
    side = 0.43 * track.fold.ribbon
    along = track.samples(-half, half, 10)
    left, right = [_on_deck(track, span, s, side) for s in along], [_on_deck(track, span, s, -side) for s in along]
    planks = track.samples(-half, half, 7)[1:-1]
    seams = "".join(f"M{pair(_on_deck(track, span, s, side))}L{pair(_on_deck(track, span, s, -side))}" for s in planks)
    return [
        path(smooth(left) + "L" + smooth(right[::-1])[1:] + "Z", fill="plank", stroke="plank-line", w=0.8),
        path(seams, stroke="plank-line", w=1.1),
        rail(track, span, half, side + 1.6),
        rail(track, span, half, -side - 1.6),
    ]


def _on_deck(track: Track, span: Bridge, along: float, offset: float) -> Point:
    """A point of a bridge, seen from its middle: a short one is straight, a long one follows the path."""
    if span.length > 1:
        return track.beside(span.centre + along, offset)
    (x, y), (tx, ty) = span.at, track.direction(span.centre)
    return x + along * tx + offset * ty, y + along * ty - offset * tx


def _deck_half(track: Track, span: Bridge) -> float:
    between = track.spaces[span.spaces[-1]] - track.spaces[span.spaces[0]]
    return (between + min(track.fold.deck, 0.97 * track.step)) / 2


def rail(track: Track, span: Bridge, half: float, offset: float) -> Shape:
    """A rail, a little longer than the deck."""
    along = track.samples(-half - 4, half + 4, 10)
    sign = 1 if offset > 0 else -1
    points = [_on_deck(track, span, s, offset + sign * 2.6 * sin(pi * (s + half + 4) / (2 * half + 8))) for s in along]
    return path(smooth(points), stroke="torii", w=2.8, cap="round")


def stones(track: Track) -> list[Shape]:
    """One stone a space: round, smaller on a bridge, five petals for a sakura."""
    on_bridge = {space for bridge in track.garden.bridges for space in bridge}
    petals, discs = [], []
    for space in range(1, len(track.spaces)):
        x, y = track.space(space)
        if space in track.garden.sakura:
            petals.append(group(scenery.petal_stone("sakura-before"), x, y, track.scale))
        else:
            discs.append(disc(x, y, track.stone * (0.76 if space in on_bridge else 1)))
    return [path("".join(discs), fill="stone", stroke="stone-line", w=1.3), *petals]


def landmarks(track: Track) -> list[Shape]:
    """Gate house, torii and shrine."""
    small = track.fold.at_bridges
    (gx, gy), (ex, ey) = track.space(0), track.space(track.garden.length)
    lift = 18.6 * track.scale
    gate = group(scenery.gate_house(), gx, gy, 0.8 if small else 1)
    shrine = group(scenery.shrine(), ex, ey - lift, 0.74 if small else 1)
    torii = group(scenery.torii_posts(), *_torii(track))
    stone = circle(gx, gy, track.stone, fill="stone", stroke="stone-line", w=1.3)
    return [gate, stone, shrine, torii]
