"""Small things a beat stamps on the garden: blossoms, the burst of a bump, rings, badges, a tag.

Drawn around (0, 0). A stamp wears a halo, so that it reads on any ground; `currentColor` is the colour of the mark.
"""

from __future__ import annotations

from typing import Final

from imperial_widget.core.scene import Shape

from .shapes import circle, path, polar, polygon, rect, ring_of, scallop

RING: Final = 21.0
CANDIDATE: Final = 20.0
BADGE: Final = 8.0
TAG: Final = (-29.0, 17.0, 11.5)
"""The tag reaches from -29 to 17, so that words centred on (0, 0) stand right of its blossom."""


def blossom(radius: float = 7.0) -> list[Shape]:
    """Five petals with a heart: one token."""
    petals = [
        circle(*polar(0.56 * radius, 72 * i), 0.42 * radius, fill="bloom", stroke="bloom-ink", w=0.9) for i in range(5)
    ]
    return [*petals, circle(0, 0, 0.2 * radius, fill="bloom-ink")]


def star(points: int, outer: float, inner: float, **fields: object) -> Shape:
    """A star with straight rays."""
    tips, notches = ring_of(points, outer), ring_of(points, inner, 180 / points)
    return polygon([p for both in zip(tips, notches, strict=True) for p in both], **fields)


def burst() -> list[Shape]:
    """The eight-pointed burst of a bump."""
    halo = star(8, 10.5, 5.2, fill="halo", stroke="halo", w=3.4, join="round")
    return [halo, star(8, 10.5, 5.2, fill="accent")]


def ring() -> list[Shape]:
    """The ring around a piece that has arrived."""
    return [
        circle(0, 0, RING, fill="none", stroke="halo", w=5.4),
        circle(0, 0, RING, fill="none", stroke="currentColor", w=2.4),
    ]


def candidate() -> list[Shape]:
    """The dashed ring around a space that can be chosen."""
    return [
        circle(0, 0, CANDIDATE, fill="none", stroke="halo", w=5.4),
        circle(0, 0, CANDIDATE, fill="none", stroke="focus", w=2.4, dash="4.6 3.2"),
    ]


def badge() -> list[Shape]:
    """The disc under a count."""
    return [circle(0, 0, BADGE + 1.5, fill="halo"), circle(0, 0, BADGE, fill="currentColor")]


def tag() -> list[Shape]:
    """A pill with a blossom: a token gained or lost, said beside it."""
    left, right, half = TAG
    pill = {"x": left, "y": -half, "width": right - left, "height": 2 * half, "rx": half}
    heart = {"t": "g", "transform": "translate(-17 0)", "children": blossom(6.6)}
    return [
        rect(**pill, fill="halo", stroke="halo", w=4.6),
        rect(**pill, fill="panel", stroke="currentColor", w=1.6),
        heart,
    ]


def cross() -> list[Shape]:
    """The mark of a wrong answer."""
    return [
        circle(0, 0, BADGE + 1.5, fill="halo"),
        circle(0, 0, BADGE, fill="bad"),
        path("M-3.2 -3.2L3.2 3.2M3.2 -3.2L-3.2 3.2", stroke="halo", w=2, cap="round"),
    ]


def tick() -> list[Shape]:
    """The mark of a right answer."""
    return [
        circle(0, 0, BADGE + 1.5, fill="halo"),
        circle(0, 0, BADGE, fill="good"),
        path("M-3.8 0.2L-1.2 3L3.8 -3", stroke="halo", w=2, cap="round", join="round"),
    ]


def stamps() -> dict[str, list[Shape]]:
    """All stamps by name."""
    return {
        "token": blossom(),
        "token-lost": [circle(0, 0, 5.6, fill="none", stroke="accent", w=1.4, dash="2.4 2")],
        "card-back": [path(scallop(7.5, 6.4), fill="none", stroke="stone-line", w=1.4, join="round")],
        "burst": burst(),
        "ring": ring(),
        "candidate": candidate(),
        "badge": badge(),
        "tag": tag(),
        "cross": cross(),
        "tick": tick(),
    }
