"""A pen that writes shapes as SVG: colours resolved, words chosen, everything from outside escaped.

The lowest layer of the still picture. It knows the fields of a shape and nothing else of a scene; a field or kind that
the contract does not name is left out. Also measures words, roughly, because there is no font to ask.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from html import escape
from typing import Any, Final

Data = Mapping[str, Any]
Text = str | Mapping[str, str]

UI: Final = "system-ui, 'Segoe UI', 'Helvetica Neue', Arial, sans-serif"
VOICE: Final = "'Iowan Old Style', 'Palatino Linotype', Palatino, 'Noto Serif', Georgia, serif"

PLAIN: Final = ("path", "circle", "ellipse", "rect", "line", "polyline", "polygon")
NUMBERS: Final = ("x", "y", "x1", "y1", "x2", "y2", "cx", "cy", "r", "rx", "ry", "width", "height")
STROKE: Final = {"w": "stroke-width", "dash": "stroke-dasharray", "cap": "stroke-linecap", "join": "stroke-linejoin"}
NARROW: Final = frozenset("iljtfrI.,:;'’|!()[]·- іїґг")
BROAD: Final = frozenset("mwMWшщжюыфмШЩЖЮМФ@%—")


def say(text: Text | None, language: str) -> str:
    """Words in a language: the same for all, or the nearest one there is.

    >>> say({"en": "gate", "es": "puerta"}, "es"), say({"en": "gate"}, "uk"), say("19", "ru")
    ('puerta', 'gate', '19')
    """
    if text is None or isinstance(text, str):
        return text or ""
    return text.get(language) or text.get("en") or next(iter(text.values()), "")


def num(value: float) -> str:
    """A number for an attribute, with two decimals at most.

    >>> num(3.0), num(0.125), num(-0.001)
    ('3', '0.12', '0')
    """
    text = f"{float(value):.2f}".rstrip("0").rstrip(".")
    return "0" if text == "-0" else text


def measure(text: str, size: float, *, bold: bool = False, voice: bool = False) -> float:
    """About how wide words are at a size; the voice is set wider, so that they fit in whatever serif there is."""
    units = sum(0.32 if c in NARROW else 0.86 if c in BROAD else 0.68 if c.isupper() else 0.56 for c in text)
    return units * size * (1.06 if bold else 1) * (1.12 if voice else 1)


class Pen:
    """Writes shapes as SVG, in one theme and one language; a solid pen fades nothing."""

    def __init__(
        self,
        colours: Mapping[str, str],
        symbols: Mapping[str, Sequence[Data]],
        language: str,
        *,
        solid: bool = False,
    ) -> None:
        self.colours, self.symbols, self.language, self.solid = colours, symbols, language, solid

    def colour(self, name: str | None, current: str = "ink") -> str:
        """The value of a palette name; an unknown one draws nothing."""
        if name == "currentColor":
            name = current
        return self.colours.get(name or "none", "none")

    def words(self, text: Text | None) -> str:
        """Words in the pen's language."""
        return say(text, self.language)

    def shapes(self, shapes: Iterable[Data], current: str = "ink") -> str:
        """Shapes one after the other."""
        return "".join(self.shape(shape, current) for shape in shapes)

    def symbol(self, name: str, x: float, y: float, scale: float = 1, current: str = "ink", opacity: float = 1) -> str:
        """A symbol around (x, y)."""
        faded = f' opacity="{num(opacity)}"' if opacity < 1 and not self.solid else ""
        size = f" scale({scale:.4g})" if scale != 1 else ""
        inside = self.shapes(self.symbols.get(name, ()), current)
        return f'<g transform="translate({num(x)} {num(y)}){size}"{faded}>{inside}</g>'

    def shape(self, shape: Data, current: str = "ink") -> str:
        """One shape; a field or kind that the contract does not know is left out."""
        kind = shape.get("t")
        common = self._common(shape)
        if kind == "g":
            return f"<g{common}>{self.shapes(shape.get('children', ()), current)}</g>"
        if kind == "use":
            inside = self.symbol(
                shape.get("symbol", ""), shape.get("x", 0), shape.get("y", 0), shape.get("scale", 1), current
            )
            return f"<g{common}>{inside}</g>" if common else inside
        if kind == "text":
            return self._text_shape(shape, current, common)
        if kind not in PLAIN:
            return ""
        return f"<{kind}{self._geometry(shape)}{self._paint(shape, current)}{common}/>"

    def _common(self, shape: Data) -> str:
        parts = []
        if "transform" in shape:
            parts.append(f' transform="{escape(str(shape["transform"]))}"')
        if "opacity" in shape and not self.solid:
            parts.append(f' opacity="{num(shape["opacity"])}"')
        return "".join(parts)

    def _geometry(self, shape: Data) -> str:
        numbers = "".join(f' {name}="{num(shape[name])}"' for name in NUMBERS if name in shape)
        return numbers + "".join(f' {name}="{escape(str(shape[name]))}"' for name in ("d", "points") if name in shape)

    def _paint(self, shape: Data, current: str) -> str:
        parts = [f' fill="{self.colour(shape.get("fill"), current)}"']
        if shape.get("stroke", "none") != "none":
            parts.append(f' stroke="{self.colour(shape["stroke"], current)}"')
            parts += [f' {STROKE[name]}="{escape(str(shape[name]))}"' for name in STROKE if name in shape]
        return "".join(parts)

    def _text_shape(self, shape: Data, current: str, common: str) -> str:
        family = VOICE if shape.get("font") == "voice" else UI
        anchor, fill = escape(str(shape.get("anchor", "start"))), self.colour(shape.get("fill"), current)
        weight = f' font-weight="{int(shape["weight"])}"' if "weight" in shape else ""
        return (
            f'<text x="{num(shape.get("x", 0))}" y="{num(shape.get("y", 0))}" fill="{fill}"'
            f' font-size="{num(shape.get("size", 12))}" font-family="{family}"{weight} text-anchor="{anchor}"{common}>'
            f"{escape(self.words(shape.get('text')))}</text>"
        )

    def text(self, x: float, y: float, text: str, size: float, fill: str = "ink", **fields: Any) -> str:
        """Words standing on the baseline y."""
        return self.shape({"t": "text", "x": x, "y": y, "text": text, "size": size, "fill": fill, **fields})

    def box(self, x: float, y: float, width: float, height: float, **fields: Any) -> str:
        """A rectangle."""
        return self.shape({"t": "rect", "x": x, "y": y, "width": width, "height": height, **fields})
