"""A scene as a still picture: one standalone SVG of a frame, for print, GitHub and notebooks without a widget.

Reads the same board and frame that the stage reads, so it knows no game. Colours are written out from the palette,
because a picture outside the widget has no variables. The pen writes shapes, `_stage` puts marks and pieces on the
board, the rest sets the page: header, counters and cards in a rail on the right, narration beneath.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from html import escape
from math import ceil, hypot
from typing import Final

from .page import HEADER, MARGIN, RAIL, header, narration, rail
from .pen import UI, Data, Pen, num, say

BELOW: Final = ("trace", "ghost")  # marks that pieces stand on; the others are stamped over them
ABOVE: Final = ("ring", "burst", "badge", "tag", "note")


def shapes_to_svg(
    shapes: Iterable[Data],
    palette: Mapping[str, str],
    symbols: Mapping[str, Sequence[Data]] | None = None,
    *,
    language: str = "en",
    current: str = "ink",
) -> str:
    """Shapes as a fragment of SVG, without the outer element.

    >>> shapes_to_svg([{"t": "circle", "cx": 1, "cy": 2, "r": 3, "fill": "ink"}], {"ink": "#000000"})
    '<circle cx="1" cy="2" r="3" fill="#000000"/>'
    """
    return Pen(palette, symbols or {}, language).shapes(shapes, current)


def draw(board: Data, frame: Data, *, theme: str = "light", language: str = "en", width: float | None = None) -> str:
    """A frame as a complete picture: header, board, counters, cards and narration.

    The picture scales to `width` pixels; without one it is as wide as it was set.
    """
    pen = _pen(board, theme, language)
    layout = board["layouts"]["wide"]
    left, rail_x = layout["width"], layout["width"] + MARGIN
    figure, figure_height = _figure(pen, frame, left, HEADER + layout["height"])
    below = HEADER + layout["height"] + figure_height
    story, story_height = narration(pen, board, frame, left, below)
    side, rail_height = rail(pen, board, frame, rail_x, left + RAIL - MARGIN)
    full_width, full_height = left + RAIL, ceil(max(below + story_height, rail_height))
    body = [
        pen.box(0, 0, full_width, full_height, fill="paper"),
        header(pen, board, full_width),
        _stage(pen, layout, frame, 0, HEADER),
        figure,
        story,
        pen.box(left, HEADER, 1, full_height - HEADER, fill="line"),
        side,
    ]
    return _document(pen, board, frame, "".join(body), full_width, full_height, width)


def draw_board(
    board: Data,
    frame: Data,
    *,
    theme: str = "light",
    language: str = "en",
    layout: str = "wide",
    width: float | None = None,
) -> str:
    """The board alone, with its pieces and marks, in either layout."""
    pen = _pen(board, theme, language)
    chosen = board["layouts"][layout]
    body = _stage(pen, chosen, frame, 0, 0, layout)
    return _document(pen, board, frame, body, chosen["width"], chosen["height"], width)


def _figure(pen: Pen, frame: Data, width: float, y: float) -> tuple[str, float]:
    """The picture that belongs to the beat, as wide as the board; and its height."""
    figure = frame.get("figure")
    if not figure:
        return "", 0.0
    scale = width / figure["width"]
    body = pen.shapes(figure["shapes"])
    return f'<g transform="translate(0 {num(y)}) scale({num(scale)})">{body}</g>', scale * figure["height"]


def _pen(board: Data, theme: str, language: str) -> Pen:
    palettes = board["palette"]
    if theme not in palettes:
        raise ValueError(f"no theme {theme!r}; the themes are {', '.join(palettes)}")
    return Pen(palettes[theme], board["symbols"], language, solid=theme == "contrast")


def _document(
    pen: Pen, board: Data, frame: Data, body: str, full_width: float, full_height: float, width: float | None
) -> str:
    scale = 1 if width is None else width / full_width
    title = f"{pen.words(board['title'])}: {pen.words(frame.get('status'))}".removesuffix(": ")
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {num(full_width)} {num(full_height)}"'
        f' width="{num(full_width * scale)}" height="{num(full_height * scale)}" role="img" font-family="{UI}">'
        f"<title>{escape(title)}</title><desc>{escape(describe(board, frame, pen.language))}</desc>{body}</svg>"
    )


def describe(board: Data, frame: Data, language: str = "en") -> str:
    """The frame in words: what is said, and where every piece stands."""
    spots = board["layouts"]["wide"]["spots"]
    told = [say(frame.get("note"), language), say(frame.get("say"), language).replace("**", "")]
    for piece in frame.get("pieces", ()):
        name = say(piece.get("name") or board.get("names", {}).get(piece["id"]), language)
        if name and not piece.get("quiet") and piece["spot"] in spots:
            told.append(f"{name}: {say(spots[piece['spot']]['name'], language)}.")
    return " ".join(part for part in told if part)


# --- the board with its pieces ------------------------------------------------------------------------------------


def _stage(pen: Pen, layout: Data, frame: Data, x: float, y: float, name: str = "wide") -> str:
    """The board in its own clipped window, in the order of the art: scenery, numbers, traces, pieces, stamps."""
    pieces = [piece for piece in frame.get("pieces", ()) if piece["spot"] in layout["spots"]]
    marks = frame.get("marks", ())
    taken = {piece["spot"] for piece in pieces if not piece.get("quiet")}
    first = (choice.get("lift") or choice.get("spot") for choice in frame.get("choices", ()))
    chosen = dict.fromkeys(spot for spot in first if spot in layout["spots"])
    size = f"{num(layout['width'])} {num(layout['height'])}"
    inside = [
        pen.shapes(layout["back"]),
        *(_piece(pen, layout, piece) for piece in pieces if piece.get("quiet")),
        *(_label(pen, spot) for key, spot in layout["spots"].items() if spot.get("label") and key not in taken),
        *(_mark(pen, layout, mark, name) for kind in BELOW for mark in _earlier_first(marks) if mark["kind"] == kind),
        *(_piece(pen, layout, piece) for piece in pieces if not piece.get("quiet")),
        pen.shapes(layout["front"]),
        *(_mark(pen, layout, {"kind": "ring", "symbol": "candidate", "spot": spot}, name) for spot in chosen),
        *(_mark(pen, layout, mark, name) for mark in sorted(marks, key=_height) if mark["kind"] not in BELOW),
    ]
    return (
        f'<svg x="{num(x)}" y="{num(y)}" width="{size.split(maxsplit=1)[0]}" height="{size.split()[1]}"'
        f' viewBox="0 0 {size}" overflow="hidden">{"".join(inside)}</svg>'
    )


def _earlier_first(marks: Iterable[Data]) -> list[Data]:
    return sorted(marks, key=lambda mark: mark.get("tone") != "earlier")


def _height(mark: Data) -> int:
    return ABOVE.index(mark["kind"]) if mark["kind"] in ABOVE else len(ABOVE)


def _label(pen: Pen, spot: Data) -> str:
    return pen.text(spot["x"], spot["y"] + 3.8, pen.words(spot["label"]), 10.5, "mute", anchor="middle")


def _piece(pen: Pen, layout: Data, piece: Data) -> str:
    spot, k = layout["spots"][piece["spot"]], layout["scale"]
    x, y = spot["x"] + k * piece.get("dx", 0), spot["y"] + k * piece.get("dy", 0)
    drawn = pen.symbol(piece["symbol"], x, y, k * piece.get("scale", 1))
    return f'<g opacity=".42">{drawn}</g>' if piece.get("faded") else drawn


def _mark(pen: Pen, layout: Data, mark: Data, name: str) -> str:
    """A trace, or a symbol and a word stamped at a spot or a point."""
    colour = "bad" if mark.get("tone") == "wrong" else mark.get("colour") or "accent"
    if "d" in mark:
        return _trace(pen, mark, mark["d"][name], colour)
    if "at" in mark:
        x, y = mark["at"][name]
    elif mark.get("spot") in layout["spots"]:
        x, y = (layout["spots"][mark["spot"]][axis] for axis in "xy")
    else:
        return ""
    stamp = pen.symbol(mark["symbol"], x, y, layout["scale"], colour) if mark.get("symbol") else ""
    if not mark.get("text"):
        return stamp
    on_disc = mark["kind"] == "badge"
    size, fill = (11.0, "halo") if on_disc else (13.0, colour)
    return stamp + pen.text(x, y + 0.36 * size, pen.words(mark["text"]), size, fill, anchor="middle", weight=700)


def _trace(pen: Pen, mark: Data, d: str, colour: str) -> str:
    """A line in a halo, with an arrow head where it ends; on paper an earlier one is thinner but not fainter."""
    if not d:
        return ""
    w = 2.2 if mark.get("tone") == "earlier" else 3.2
    dash = {"dash": "5 4"} if mark.get("tone") == "wrong" else {}
    line = {"t": "path", "d": d, "cap": "round", "join": "round"}
    head = _arrow(d, w) if mark.get("arrow") else ""
    under = [{**line, "stroke": "halo", "w": w + 3}]
    over = [{**line, "stroke": colour, "w": w, **dash}]
    if head:
        under.append({"t": "polygon", "points": head, "fill": "halo", "stroke": "halo", "w": 3, "join": "round"})
        over.append({"t": "polygon", "points": head, "fill": colour})
    return pen.shapes(under + over)


def _arrow(d: str, w: float) -> str:
    """The corners of an arrow head at the end of path data."""
    values = [float(v) for v in re.findall(r"-?\d*\.?\d+", d)]
    if len(values) < 4:
        return ""
    bx, by, x, y = values[-4:]
    size = hypot(x - bx, y - by) or 1
    dx, dy = (x - bx) / size, (y - by) / size
    long, wide = 5.4 + 1.3 * w, 2.4 + 0.85 * w
    corners = ((2.0, 0.0), (2 - long, wide), (2 - 0.72 * long, 0.0), (2 - long, -wide))
    return " ".join(f"{num(x + a * dx - b * dy)},{num(y + a * dy + b * dx)}" for a, b in corners)
