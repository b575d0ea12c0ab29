"""The icons on the cards: one drawing for each action, in a box of 68 by 28 around (0, 0).

Forward is to the right, and the Emperor walks in front. The drawing of an action is chosen by the action's own
notation (`emperor+1`, `±2`, `overtake`), which is also part of the symbol's id.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from imperial_widget.core.scene import Shape

from .crests import small, small_emperor
from .palette import PAINTERS
from .shapes import circle, group, label, num, path, polygon
from .symbols import SYMBOLS

GARDEN_ACTIONS: Final = ("emperor+1", "emperor+2", "emperor-1", "emperor±1", "closest-2", "furthest+2")
PAINTER_ACTIONS: Final = ("+1", "+2", "+3", "±1", "±2", "±3", "overtake", "between")
ACTIONS: Final = (*GARDEN_ACTIONS, *PAINTER_ACTIONS)

MINUS: Final = "\N{MINUS SIGN}"


def chevrons(x: float, count: int, *, back: bool = False) -> Shape:
    """Chevrons side by side from x on, pointing forward or back."""
    point = -4.6 if back else 4.6
    start = x - point if back else x
    d = "".join(f"M{num(start + 7.2 * i)} -5.2l{num(point)} 5.2l{num(-point)} 5.2" for i in range(count))
    return path(d, stroke="currentColor", w=2, cap="round", join="round", cls="back" if back else "forward")


def number(text: str, x: float, y: float = 5) -> Shape:
    """The number of an icon, with a real minus."""
    return label(x, y, text.replace("-", MINUS), 14, weight=700, fill="currentColor", font="ui")


def arc(start: float, end: float, foot: float, top: float) -> list[Shape]:
    """An arc over the figures, with an arrow head where it comes down."""
    way = 1 if end > start else -1
    tip, shoulder = end + 0.6 * way, end - 1.4 * way
    curve = (
        f"M{num(start)} {num(foot)}C{num(start + 2 * way)} {num(top)} "
        f"{num(end - 5 * way)} {num(top)} {num(shoulder)} {num(foot - 4)}"
    )
    corners = [(tip, foot + 0.6), (tip - 6.2 * way, foot - 2.4), (tip + 0.8 * way, foot - 6.6)]
    return [path(curve, stroke="currentColor", w=2, cap="round"), polygon(corners, fill="currentColor")]


def _walk(figure: Sequence[Shape], steps: str) -> list[Shape]:
    """A figure and the way it goes: `+2` forward, `-1` back, `±1` either."""
    sign, count = steps[0], int(steps[1:])
    if sign == "+":
        return [group(figure, -22, 0), chevrons(-9.5, count), number(steps, 22)]
    front = [chevrons(1, 1)] if sign == "±" else []
    return [chevrons(-33, 1, back=True), group(figure, -15, 0), *front, number(steps, 21)]


def _ranked(action: str) -> list[Shape]:
    """Three painters behind the Emperor: the closest or the furthest of them moves."""
    places = (-29.0, -18.0, -7.0)
    chosen = places[2] if action.startswith("closest") else places[0]
    dots = [
        circle(x, 5.4, 4.2, fill="currentColor" if x == chosen else "none", stroke="currentColor", w=1.7)
        for x in places
    ]
    over = arc(-7, -25.5, -1.6, -15.5) if action.startswith("closest") else arc(-29, -10.5, -1.6, -15.5)
    return [*dots, group(small_emperor(8), 6.4, 4.4), *over, number(action[-2:], 24.4, 9.4)]


def _overtake(colour: str) -> list[Shape]:
    """Over the next figure to the space in front of it."""
    return [
        group([small(colour, 7.6)], -20, 5.4),
        circle(1, 6, 4.6, fill="none", stroke="currentColor", w=1.9),
        circle(20, 6, 4.6, fill="none", stroke="currentColor", w=1.6, dash="2.4 2"),
        *arc(-18, 18.6, -1.2, -19),
    ]


def _between(colour: str) -> list[Shape]:
    """As far as there are figures between the painter and the Emperor."""
    rings = [circle(x, 4, 4.5, fill="none", stroke="currentColor", w=1.7) for x in (-15.4, -4.4)]
    bracket = path("M-20.4 -5.4V-9H0.6V-5.4", stroke="currentColor", w=1.7, cap="round", join="round")
    return [
        group([small(colour, 7)], -27.5, 4),
        *rings,
        bracket,
        group(small_emperor(8), 9, 3.4),
        number("+n", 26, 8.6),
    ]


def icon(action: str, colour: str = "blue") -> list[Shape]:
    """The drawing of an action; `colour` is the painter who owns the card.

    >>> icon("emperor-1")[-1]["text"]
    '−1'
    """
    if action.startswith("emperor"):
        return _walk(small_emperor(9.4), action.removeprefix("emperor"))
    if action in ("closest-2", "furthest+2"):
        return _ranked(action)
    if action == "overtake":
        return _overtake(colour)
    if action == "between":
        return _between(colour)
    if action in PAINTER_ACTIONS:
        return _walk([small(colour, 8.6)], action)
    raise ValueError(f"no icon for the action {action!r}; the actions are {', '.join(ACTIONS)}")


def symbols_for(colours: Sequence[str] = PAINTERS) -> dict[str, list[Shape]]:
    """All symbols a board needs: those of the garden, the garden icons, and painter icons for the colours in play."""
    garden = {f"do:{action}": icon(action) for action in GARDEN_ACTIONS}
    own = {f"do:{action}:{colour}": icon(action, colour) for colour in colours for action in PAINTER_ACTIONS}
    return {**SYMBOLS, **garden, **own}
