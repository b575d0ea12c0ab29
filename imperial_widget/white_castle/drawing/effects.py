"""Words made of marks: the effects of the data as rows of icons, drawn around (0, 0).

A number stands left of its icon in bold, 1 is not written; the number of clan points stands inside the crest. What is
paid stands on a white tag with an arrow for its right edge, and what it buys follows. On a dark row an action lies on a
plate. Equal effects are one symbol, named by :func:`code`, however many cards carry them.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from imperial_widget.core.scene import Shape
from imperial_widget.core.shapes import Point, group, label, path, rect, tidy, use

Effects = Sequence[Mapping[str, Any]]

ICON: Final = 0.86
"""How large an icon of 24 stands in a row."""
WIDE: Final = 20.0
DIGIT: Final = 8.6
GAP: Final = 5.0
PLATE: Final = 27.0
SIZE: Final = 15.0


def icon(effect: Mapping[str, Any]) -> str:
    """The symbol of one effect that is gained or done.

    >>> icon({"do": "castle_action", "select": "any"}), icon({"gain": "food", "n": 2})
    ('icon:castle-any', 'icon:food')
    """
    if "gain" in effect:
        return f"icon:{effect['gain']}"
    return f"icon:castle-{effect['select']}" if effect["do"] == "castle_action" else f"icon:{effect['do']}"


def code(effects: Effects, tone: str = "light") -> str:
    """The symbol of a row of effects.

    >>> code([{"gain": "food", "n": 2}, {"do": "well"}])
    'do:2food+well'
    >>> code([{"pay": {"seal": 1}, "then": [{"do": "courtier"}]}], "dark")
    'dark:1seal>courtier'
    """
    return ("dark:" if tone == "dark" else "do:") + "+".join(_word(effect) for effect in effects)


def _word(effect: Mapping[str, Any]) -> str:
    if "pay" in effect:
        price = "+".join(f"{n}{what}" for what, n in effect["pay"].items())
        return f"{price}>{'+'.join(_word(then) for then in effect['then'])}"
    return f"{effect['n']}{effect['gain']}" if "gain" in effect else icon(effect).removeprefix("icon:")


def row(effects: Effects, tone: str = "light") -> list[Shape]:
    """A row of effects, centred."""
    parts: list[tuple[list[Shape], float]] = []
    for effect in effects:
        if "pay" in effect:
            parts.append(_tag(effect["pay"]))
            parts += [_part(then, plate=tone == "dark") for then in effect["then"]]
        else:
            parts.append(_part(effect, plate=tone == "dark"))
    return _in_line(parts, 2.0 if tone == "dark" else GAP)


def _in_line(parts: Sequence[tuple[list[Shape], float]], gap: float) -> list[Shape]:
    """Parts side by side around (0, 0); a part begins at its own left edge."""
    x = -(sum(width for _, width in parts) + gap * (len(parts) - 1)) / 2
    shapes: list[Shape] = []
    for drawn, width in parts:
        shapes.append(group(drawn, x, 0))
        x += width + gap
    return _flat(shapes)


def _flat(shapes: Sequence[Shape]) -> list[Shape]:
    """A group of a single stamped symbol is that symbol, moved."""
    found: list[Shape] = []
    for shape in shapes:
        inner = shape["children"]
        if len(inner) == 1 and inner[0]["t"] == "use":
            x = float(shape["transform"][10:-1].split()[0])
            found.append({**inner[0], "x": tidy(inner[0].get("x", 0) + x)})
        else:
            found.append(shape)
    return found


def _part(effect: Mapping[str, Any], *, plate: bool = False) -> tuple[list[Shape], float]:
    """One effect, and how wide it is."""
    count = int(effect.get("n", 1))
    if effect.get("gain") == "vp":
        return [use(f"points:{count}", WIDE / 2 + 1, 0, ICON)], WIDE + 2
    if plate:
        return [
            rect(0, -PLATE / 2, PLATE, PLATE, rx=4, fill="tile"),
            use(icon(effect), PLATE / 2, 0, 0.92),
        ], PLATE
    return numbered(icon(effect), count)


def numbered(symbol: str, count: int) -> tuple[list[Shape], float]:
    """An icon with its number, if that is not 1, from x = 0 on, and how wide they are."""
    if count == 1:
        return [use(symbol, WIDE / 2, 0, ICON)], WIDE
    wide = DIGIT * len(str(count)) + 2
    number = label(wide / 2 - 1, 5.2, str(count), SIZE, fill="ink", weight=700)
    return [number, use(symbol, wide + WIDE / 2, 0, ICON)], wide + WIDE


def _tag(price: Mapping[str, int]) -> tuple[list[Shape], float]:
    """What is paid, on a tag that points at what it buys."""
    drawn: list[Shape] = []
    x = 4.0
    for what, count in price.items():
        shapes, width = numbered(f"icon:{what}", count)
        drawn.append(group(shapes, x, 0))
        x += width
    tag = path(f"M0.5-13H{x:g}L{x + 7:g} 0L{x:g} 13H0.5Z", fill="tile", stroke="light-row-rim", w=1, join="round")
    return [tag, *_flat(drawn)], x + 7


def points(count: int) -> list[Shape]:
    """The crest of clan points with its number."""
    size = 11.5 if count < 10 else 9.6 if count < 100 else 7.6
    return [use("crest"), label(0, 0.36 * size, str(count), size, fill="points", weight=700)]


def number(text: str, place: Point = (0, 0), size: float = 15, **fields: Any) -> Shape:
    """A number that stands for itself, such as the stock of a clan."""
    return label(place[0], place[1] + 0.36 * size, text, size, weight=700, **{"fill": "ink", **fields})
