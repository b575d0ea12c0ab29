"""The page around a still picture: header, counters, cards and narration, set without asking a font.

Every function returns SVG; those that grow with their content return the height they took as well. Reads boards and
frames of the scene contract and knows no game.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from html import escape
from typing import Final

from .pen import UI, VOICE, Data, Pen, Text, measure, num

HEADER: Final = 48.0
RAIL: Final = 312.0
MARGIN: Final = 16.0
CARD: Final = (89.0, 34.0, 38.0)  # width, height of its head, height of a row


def header(pen: Pen, board: Data, right: float) -> str:
    """Emblem, title, seats and badges."""
    title, subtitle = pen.words(board["title"]), pen.words(board.get("subtitle"))
    x = MARGIN + 44 + measure(title, 19, bold=True, voice=True)
    parts = [
        pen.symbol(board["emblem"], MARGIN + 11, HEADER / 2),
        pen.text(MARGIN + 32, 30, title, 19, weight=600, font="voice"),
        pen.text(x, 29.5, subtitle, 13, "mute"),
        pen.box(0, HEADER - 1, right, 1, fill="line"),
    ]
    x = right - MARGIN
    for badge in reversed(board.get("badges", ())):
        words = pen.words(badge["text"])
        width = measure(words, 12) + 20
        parts.append(pen.box(x - width, 12, width, 23, rx=11.5, stroke="line", w=1, fill="none"))
        parts.append(pen.text(x - width / 2, 27.6, words, 12, "mute", anchor="middle"))
        x -= width + 8
    for seat in reversed([seat for seat in board.get("seats", ()) if seat["playing"] or not pen.solid]):
        x -= 20
        parts.append(pen.symbol(seat["symbol"], x + 6, 23.6, 0.52, opacity=1 if seat["playing"] else 0.38))
    return "".join(parts)


def rail(pen: Pen, board: Data, frame: Data, left: float, right: float) -> tuple[str, float]:
    """Counters, cards and where in the game we are; with the height it needs."""
    y = HEADER + 26
    parts = []
    if frame.get("counters"):
        parts.append(_heading(pen, board.get("counterName"), frame.get("supply"), left, right, y))
        y += 9
        names = [pen.words(_seat(board, counter["seat"]).get("name")) for counter in frame["counters"]]
        stamps = left + max(92, 48 + max(measure(name, 13, bold=True) for name in names))
        for counter in frame["counters"]:
            parts.append(_counter(pen, board, counter, left, stamps, right, y))
            y += 30
        y += 24
    cards = frame.get("table") or frame.get("hand", {}).get("cards")
    if cards:
        parts.append(_heading(pen, board.get("cardsName"), None, left, right, y))
        drawn, y = _cards(pen, board, cards, left, y + 11)
        parts.append(drawn)
        y += 26
    parts.append(_heading(pen, frame.get("status"), None, left, right, y))
    for line in wrap(pen.words(frame.get("line")), 13, right - left):
        y += 19
        parts.append(running(pen, line, left, y, 13, "ui"))
    told, y = _rule(pen, board, frame, left, right, y + 30)
    return "".join(parts) + told, y + MARGIN


def _rule(pen: Pen, board: Data, frame: Data, left: float, right: float, y: float) -> tuple[str, float]:
    """The main rule of the beat in words: a picture has no chip to open."""
    acted = [board["rules"][key] for key in frame.get("rules", ()) if key in board.get("rules", {})]
    text = pen.words(acted[0]["text"]) if acted else ""
    if not text:
        return "", y - 30
    parts = [_heading(pen, acted[0]["title"], None, left, right, y)]
    for line in wrap(text, 13, right - left):
        y += 19
        parts.append(running(pen, line, left, y, 13, "ui"))
    return "".join(parts), y


def _heading(pen: Pen, text: Text | None, aside: Text | None, left: float, right: float, y: float) -> str:
    title = pen.text(left, y, pen.words(text), 12.5, "mute", weight=600)
    return title + pen.text(right, y, pen.words(aside), 12.5, "mute", anchor="end")


def _counter(pen: Pen, board: Data, counter: Data, left: float, stamps: float, right: float, y: float) -> str:
    """A seat, one stamp for each unit it has and a hole for each it has just lost."""
    seat = _seat(board, counter["seat"])
    n, was, stamp = counter["n"], counter.get("was", counter["n"]), board["counterSymbol"]
    parts = [pen.box(left, y, right - left, 1, fill="line")]
    if counter.get("active"):
        parts.append(pen.box(left - 6, y + 1, right - left + 12, 29, fill="panel"))
        parts.append(pen.box(left - 6, y + 1, 3, 29, fill=seat.get("colour", "ink")))
    middle = y + 15.5
    parts.append(pen.symbol(seat.get("symbol", ""), left + 11, middle, 0.6))
    parts.append(pen.text(left + 28, middle + 4.6, pen.words(seat.get("name")), 13, weight=600))
    many = max(n, was) > 10
    shown = [stamp] if many else [stamp] * n + [f"{stamp}-lost"] * (was - n)
    pitch = min(12.0, (right - stamps - 44) / max(len(shown), 1))
    parts += [pen.symbol(name, stamps + pitch * i, middle, 0.84) for i, name in enumerate(shown)]
    parts.append(pen.text(right, middle + 5, str(n), 14.5, weight=700, anchor="end"))
    if was != n:
        x = right - measure(str(n), 14.5, bold=True) - 5
        parts.append(pen.text(x, middle + 4.6, str(was), 12, "mute", anchor="end"))
        parts.append(pen.box(x - measure(str(was), 12) - 1, middle, measure(str(was), 12) + 2, 1, fill="mute"))
    return "".join(parts)


def _seat(board: Data, key: str | None) -> Data:
    return next((seat for seat in board.get("seats", ()) if seat["id"] == key), {})


def _cards(pen: Pen, board: Data, cards: Sequence[Data], left: float, y: float) -> tuple[str, float]:
    """Cards three abreast; returns the lower edge too."""
    width, head, row = CARD
    rows = max(max((len(card["rows"]) for card in cards), default=0), 2)
    tall = head + rows * row
    parts = []
    for i, card in enumerate(cards):
        x, top = left + (width + 6.5) * (i % 3), y + (tall + 8) * (i // 3)
        parts.append(f'<g transform="translate({num(x)} {num(top)})">{_card(pen, board, card, tall)}</g>')
    return "".join(parts), y + (tall + 8) * ((len(cards) + 2) // 3) - 8


def _card(pen: Pen, board: Data, card: Data, tall: float) -> str:
    width, head, row = CARD
    state, seat = card["state"], _seat(board, card.get("seat"))
    now, faded = state == "now", state in ("done", "discarded")
    if not card["rows"]:
        back = pen.box(0.5, 0.5, width - 1, tall - 1, rx=6, fill="paper", stroke="line", w=1)
        return back + pen.symbol("card-back", width / 2, tall / 2)
    inside = [
        pen.text(9, 25.5, card["title"], 21, weight=700, font="voice"),
        pen.symbol(seat.get("symbol", ""), width - 17, 19, 0.55),
        *(
            _row(pen, half, head + row * i, last=i == len(card["rows"]) - 1, faded=faded)
            for i, half in enumerate(card["rows"])
        ),
    ]
    outline = pen.box(0.5, 0.5, width - 1, tall - 1, rx=6, stroke="ink" if now else "line", w=2 if now else 1)
    band = pen.shape(
        {
            "t": "path",
            "d": f"M0.5 4.5V6A5.5 5.5 0 0 1 6 0.5H{num(width - 6)}A5.5 5.5 0 0 1 {num(width - 0.5)} 6V4.5Z",
            "fill": seat.get("colour", "line"),
        }
    )
    strike = {"t": "line", "x1": 8, "y1": tall - 8, "x2": width - 8, "y2": 8, "stroke": "mute", "w": 1.4}
    body = pen.box(0.5, 0.5, width - 1, tall - 1, rx=6, fill="panel") + _fade(
        "".join(inside) + band, faded=faded and not pen.solid
    )
    return body + outline + (pen.shape(strike) if state == "discarded" else "")


def _row(pen: Pen, half: Data, y: float, *, last: bool, faded: bool) -> str:
    """One half of a card: waiting, resolving now, or done."""
    width, _, tall = CARD
    now, done = half["state"] == "now", half["state"] == "done"
    fill = "accent-bg" if now else half.get("tone", "panel")
    corner = {
        "t": "path",
        "fill": fill,
        "d": f"M1 {num(y)}H{num(width - 1)}V{num(y + tall - 6)}a5 5 0 0 1 -5 5H6a5 5 0 0 1 -5 -5Z",
    }
    parts = [pen.shape(corner) if last else pen.box(1, y, width - 2, tall, fill=fill)]
    parts.append(pen.box(1, y, width - 2, 1, fill="line"))
    parts.append(
        _fade(pen.symbol(half["symbol"], width / 2, y + tall / 2 + 1), faded=done and not faded and not pen.solid)
    )
    if now:
        parts.append(pen.box(1, y + 1, 4, tall - (6 if last else 1), fill="accent"))
        parts.append(
            pen.shape({"t": "path", "d": f"M{num(width - 13)} {num(y + 5)}l6.5 3.6l-6.5 3.6Z", "fill": "accent"})
        )
    if done:
        tick = f"M{num(width - 13.5)} {num(y + 8)}l2.4 2.8l4.6 -6"
        parts.append(pen.shape({"t": "path", "d": tick, "stroke": "good", "w": 1.7, "cap": "round", "join": "round"}))
    return "".join(parts)


def _fade(content: str, *, faded: bool) -> str:
    return f'<g opacity="0.6">{content}</g>' if faded else content


def narration(pen: Pen, board: Data, frame: Data, right: float, top: float) -> tuple[str, float]:
    """What is said beneath the board, with the rules that acted; and the height it needs."""
    left, y = MARGIN + 17, top + 8
    parts = [pen.box(0, top, right, 1, fill="line")]
    note, said = pen.words(frame.get("note")), pen.words(frame.get("say"))
    for text, size, leading in ((note, 17.0, 23.5), (said, 14.5 if note else 17.0, 20.0 if note else 23.5)):
        for line in wrap(text, size, right - left - MARGIN, voice=True) if text else []:
            y += leading
            parts.append(running(pen, line, left, y, size, "voice"))
    for line in wrap(f"**{asked}**", 14.5, right - left - MARGIN) if (asked := pen.words(frame.get("ask"))) else []:
        y += 21.0
        parts.append(running(pen, line, left, y, 14.5, "ui"))
    rules = [board["rules"][key] for key in frame.get("rules", ()) if key in board.get("rules", {})]
    chips, y = _chips(pen, rules, left, right - MARGIN, y + 11)
    colour = _seat(board, frame.get("who")).get("colour", "ink")
    parts.append(pen.box(MARGIN, top + 13, 3, max(y - top - 14, 12), rx=1.5, fill=colour))
    return "".join(parts) + chips, y - top + 13


def _chips(pen: Pen, rules: Sequence[Data], left: float, right: float, y: float) -> tuple[str, float]:
    """The names of rules in a row that wraps: rules tinted, rulings outlined. Returns the lower edge too."""
    parts, x = [], left
    for rule in rules:
        words, ruling = pen.words(rule["title"]), bool(rule.get("ruling"))
        width = measure(words, 12.5, bold=not ruling) + 16
        if x + width > right and x > left:
            x, y = left, y + 29
        look = {"fill": "none", "stroke": "line", "w": 1} if ruling else {"fill": "accent-bg"}
        parts.append(pen.box(x, y, width, 23, rx=4, **look))
        fill, weight = ("mute", 400) if ruling else ("accent", 600)
        parts.append(pen.text(x + width / 2, y + 15.8, words, 12.5, fill, weight=weight, anchor="middle"))
        x += width + 6
    return "".join(parts), y + 23 if rules else y


Word = list[tuple[str, bool]]
"""A word of a running text: its pieces, and whether each is bold."""


def wrap(text: str, size: float, width: float, *, voice: bool = False) -> list[list[Word]]:
    """Lines of words; `**` switches bold on and off, also within a word.

    >>> [len(line) for line in wrap("Green goes back **three empty spaces**, counted", 10, 160)]
    [5, 2]
    """
    words: list[Word] = [[]]
    for i, part in enumerate(text.split("**")):
        for j, piece in enumerate(re.split(r"\s+", part)):
            if j:
                words.append([])
            if piece:
                words[-1].append((piece, i % 2 == 1))
    lines: list[list[Word]] = [[]]
    used = 0.0
    for word in filter(None, words):
        wide = sum(measure(piece, size, bold=bold, voice=voice) for piece, bold in word)
        if lines[-1] and used + wide > width:
            lines.append([])
            used = 0
        lines[-1].append(word)
        used += wide + measure(" ", size, voice=voice)
    return lines


def running(pen: Pen, line: Sequence[Word], x: float, y: float, size: float, font: str) -> str:
    """A line of running text in one element, so that the reader's font spaces it."""
    runs: list[tuple[str, bool]] = []
    for i, word in enumerate(line):
        for j, (piece, bold) in enumerate(word):
            lead = " " if i and not j else ""
            if runs and runs[-1][1] == bold:
                runs[-1] = (runs[-1][0] + lead + piece, bold)
            else:
                runs.append((lead + piece, bold))
    spans = "".join(f'<tspan font-weight="{700 if bold else 400}">{escape(text)}</tspan>' for text, bold in runs)
    family = VOICE if font == "voice" else UI
    return (
        f'<text x="{num(x)}" y="{num(y)}" font-size="{num(size)}" font-family="{family}" fill="{pen.colour("ink")}"'
        f' xml:space="preserve">{spans}</text>'
    )
