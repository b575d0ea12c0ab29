"""The final scoring as a picture: one bar of all points, and below it a row for each part, at its place under the bar.

The parts come one beat after the other; rows that are still to come are empty outlines. Names and sums come from
outside. Everything is a list of shapes of the scene contract, 960 units wide; `scoring_svg` writes it out.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from imperial_widget.core.pen import UI, measure, num, say
from imperial_widget.core.scene import Shape, Text
from imperial_widget.core.shapes import circle, line, rect, use
from imperial_widget.core.svg import shapes_to_svg

from .castle import words_at
from .palette import PALETTE, PARTS
from .symbols import SYMBOLS

WIDTH: Final = 960.0
LEFT: Final = 196.0
RIGHT: Final = 936.0
BAR: Final = (40.0, 52.0)
"""Where the bar begins, and how high it is."""
ROWS: Final = 140.0
ROW: Final = 50.0
WRAP: Final = 40
"""The track of points begins again here."""
ICONS: Final = (
    "icon:vp",
    "icon:coin",
    "icon:pearl",
    "icon:influence",
    "icon:courtier",
    "icon:warrior",
    "icon:gardener",
)


@dataclass(frozen=True)
class Part:
    """One part of the scoring: its name, the numbers it is made of, and the sum in words."""

    name: Text
    counts: tuple[int, ...]
    words: Text = ""

    @property
    def total(self) -> int:
        """The points of the part."""
        return sum(self.counts)


def unit(total: int) -> float:
    """How wide a point is: ten units while all of them fit.

    >>> round(unit(76), 2), unit(148)
    (9.74, 5.0)
    """
    return min(10.0, (RIGHT - LEFT) / max(total, 1))


def scoring(
    parts: Sequence[Part], shown: int | None = None, *, language: str = "en", caption: Text = ""
) -> list[Shape]:
    """The bar and its rows: parts A to G in order, of which the first `shown` have been counted."""
    shown = len(parts) if shown is None else shown
    scale = unit(sum(part.total for part in parts))
    shapes = [
        rect(0, 0, WIDTH, height(parts), fill="ground"),
        *(_ground(i, i == shown - 1) for i in range(len(parts))),
        *_axis(parts, scale),
    ]
    done = 0
    for i, part in enumerate(parts):
        counted = i < shown
        shapes += _row(i, part, done, scale, counted, i == shown - 1, language)
        if counted:
            shapes += _segment(i, part.total, done, scale)
            done += part.total
    shapes += [
        words_at(24, 72, str(done), 44, fill="ink", weight=700),
        words_at(24, 94, caption, 13),
    ]
    if done > WRAP:
        x = LEFT + scale * WRAP
        shapes.append(line(f"M{x:g} {BAR[0]:g}v{BAR[1]:g}", "on-score", 1.6, dash="3 4"))
    return shapes


def bars(clans: Sequence[tuple[str, Text, Sequence[Part]]]) -> list[Shape]:
    """The points of several clans, one bar below the other on the same scale: crest, name, parts, sum."""
    totals = [sum(part.total for part in parts) for _, _, parts in clans]
    scale = min(10.0, (RIGHT - LEFT - 50) / max(*totals, 1))
    shapes = [rect(0, 0, WIDTH, bars_height(len(clans)), fill="ground")]
    for i, (clan, name, parts) in enumerate(clans):
        y, x = 48.0 + 76 * i, LEFT
        shapes += [use(f"clan:{clan}", 40, y, 1.4), words_at(62, y + 5, name, 15, fill="ink", weight=700)]
        for letter, part in zip(PARTS, parts, strict=True):
            wide = scale * part.total
            if not wide:
                continue
            shapes.append(rect(x, y - 20, wide, 40, fill=f"score-{letter}", stroke="ground", w=1.2))
            inside = wide >= 22
            fill = "on-score" if inside else f"score-{letter}"
            number = words_at(
                x + wide / 2, y + 6 if inside else y + 33, str(part.total), 16 if inside else 12, "middle"
            )
            shapes.append({**number, "fill": fill, "weight": 700})
            shapes.append(words_at(x + wide / 2, y - 24, letter.upper(), 11, "middle", weight=700))
            x += wide
        shapes.append(words_at(x + 10, y + 8, str(totals[i]), 24, fill="ink", weight=700))
    return shapes


def bars_height(count: int) -> float:
    """How high the picture of so many bars is."""
    return 76.0 * count + 18


def height(parts: Sequence[Part]) -> float:
    """How high the picture is."""
    return ROWS + ROW * len(parts) + 12


def _axis(parts: Sequence[Part], scale: float) -> list[Shape]:
    """A tick and a number every ten points."""
    foot = ROWS + ROW * len(parts)
    total = max(sum(part.total for part in parts), 10)
    shapes: list[Shape] = []
    for tens in range(0, total + 1, 10):
        x = LEFT + scale * tens
        shapes += [
            line(f"M{x:g} {ROWS:g}V{foot:g}", "tray", 1),
            line(f"M{x:g} {BAR[0] + BAR[1] + 4:g}v6", "ink-2", 1.2),
            words_at(x, BAR[0] + BAR[1] + 25, str(tens), 12.5, "middle"),
        ]
    return shapes


def _segment(i: int, total: int, done: int, scale: float) -> list[Shape]:
    """A part in the bar, with its number inside, or above where it is too narrow."""
    if not total:
        return []
    x, wide = LEFT + scale * done, scale * total
    inside = wide >= 40
    size = 20.0 if inside else 13.0
    y = BAR[0] + BAR[1] / 2 + 7 if inside else BAR[0] - 7
    fill = "on-score" if inside else f"score-{PARTS[i]}"
    return [
        rect(x, BAR[0], wide, BAR[1], fill=f"score-{PARTS[i]}", stroke="ground", w=1.2),
        words_at(x + wide / 2, y, str(total), size, "middle", fill=fill, weight=700),
    ]


def _ground(i: int, now: bool) -> Shape:
    """The strip under a row; the one of the beat has a golden rim."""
    paint = {"fill": "gold-tile", "stroke": "gold", "w": 2} if now else {"fill": "tile" if i % 2 else "ground"}
    return rect(16, ROWS + ROW * i + 1, RIGHT - 8, ROW - 2, rx=6, **paint)


def _row(i: int, part: Part, done: int, scale: float, counted: bool, now: bool, language: str) -> list[Shape]:
    """A letter, a name, the segment at its place and the sum."""
    top, colour = ROWS + ROW * i, f"score-{PARTS[i]}"
    y, x, wide = top + ROW / 2, LEFT + scale * done, scale * part.total
    shapes = [
        circle(36, y, 11.5, fill=colour),
        words_at(36, y + 4.6, PARTS[i].upper(), 13, "middle", fill="on-score", weight=700),
        words_at(54, y + 4.8, part.name, 13, fill="ink", weight=600),
    ]
    if not counted:
        return [*shapes, rect(LEFT, y - 15, 60, 30, rx=3, stroke="ink-2", w=1, dash="4 3")]
    if x > LEFT + 8:
        shapes.append(line(f"M{LEFT:g} {y:g}H{x - 4:g}", "tray-rim", 1.8))
    for count in part.counts:
        if not count:
            continue
        shapes.append(rect(x, y - 15, scale * count, 30, rx=2, fill=colour, stroke="ground", w=1.2))
        if len(part.counts) > 1 and scale * count >= 20:
            number = words_at(x + scale * count / 2, y + 4.8, str(count), 13, "middle", fill="on-score", weight=700)
            shapes.append(number)
        x += scale * count
    words = say(part.words, language)
    long = 150 + measure(words, 13)
    sums = f"+{part.total} = {done + part.total}"
    start = x + 10 if x + long < RIGHT or x - wide - long < LEFT else x - wide - long - 4
    if start < x:
        shapes.append(rect(start - 6, y - 12, long, 24, fill="gold-tile" if now else "tile" if i % 2 else "ground"))
    return [
        *shapes,
        words_at(start, y + 5, sums, 14.5, fill="ink", weight=700),
        use(ICONS[i], start + 98, y, 0.9),
        words_at(start + 116, y + 4.8, part.words, 13),
    ]


def scoring_svg(
    parts: Sequence[Part],
    shown: int | None = None,
    *,
    theme: str = "light",
    language: str = "en",
    title: str = "",
    caption: Text = "",
) -> str:
    """The scoring as a standalone picture."""
    body = shapes_to_svg(
        scoring(parts, shown, language=language, caption=caption), PALETTE[theme], SYMBOLS, language=language
    )
    size = f"{num(WIDTH)} {num(height(parts))}"
    name = f"<title>{title.replace('&', '&amp;').replace('<', '&lt;')}</title>" if title else ""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {size}" width="{num(WIDTH)}"'
        f' height="{num(height(parts))}" role="img" font-family="{UI}">{name}{body}</svg>'
    )
