"""A garden without a kernel: one HTML file that steps and speaks, a still picture, a text board.

All three are made from the same scenes as the live widget, so a learner sees the same thing everywhere.
"""

from __future__ import annotations

import json
from html import escape
from pathlib import Path
from typing import TYPE_CHECKING, Final

from imperial_widget.core.errors import ImperialError
from imperial_widget.core.patch import whole
from imperial_widget.core.record import in_language
from imperial_widget.core.svg import draw

if TYPE_CHECKING:
    from .garden import Garden

_STATIC: Final = Path(__file__).parent / "static"

PARTS: Final = ("whatif", "foresight")
"""Parts of the stage that a view asks for when it needs them."""

_PAGE: Final = """<!doctype html>
<html lang="{language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="generator" content="imperial_widget">
<title>{title}</title>
<style>
html {{ background: #fbf8f1; }}
@media (prefers-color-scheme: dark) {{ html {{ background: #13171c; }} }}
body {{ margin: 0; }}
main {{ max-width: 1200px; margin: 0 auto; padding: 0; }}
h1 {{ position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); margin: 0; }}
{css}
</style>
</head>
<body>
<main>
<h1>{title}</h1>
<div id="garden"></div>
<noscript>{picture}</noscript>
</main>
<script type="application/json" id="scene">{scene}</script>
<script>{script}</script>
<script>
ImperialWidget.mount(document.getElementById("garden"), JSON.parse(document.getElementById("scene").textContent));
</script>
</body>
</html>
"""


def part(name: str) -> dict[str, str]:
    """Return a part of the stage that is not in the bundle, as text: `js/src/parts.ts` says why."""
    return {"code": _read(f"{name}.js"), "css": _read(f"{name}.css")}


def to_html(garden: Garden, path: Path, title: str | None = None) -> Path:
    """Write the garden into one file; return its path."""
    scene = {
        "board": garden._board,  # noqa: SLF001 -- the export is part of the widget
        "frames": garden._frames,  # noqa: SLF001
        "curve": {key: value for key, value in garden._curve.items() if key != "part"},  # noqa: SLF001
        "cursor": garden.cursor,
        "language": garden.language,
        "theme": garden.theme,
        "speed": garden.speed,
    }
    text = _PAGE.format(
        language=garden.language,
        title=escape(title or _title(garden)),
        css=(_read("widget.css") + _read("curve.css")).replace("</", "<\\/"),
        picture=to_svg(garden),
        scene=json.dumps(scene, ensure_ascii=False, separators=(",", ":")).replace("<", "\\u003c"),
        script=_read("standalone.js").replace("</script", "<\\/script"),
    )
    try:
        path.write_text(text, encoding="utf-8")
    except OSError as error:
        msg = f"cannot write {path}: {error.strerror or error}"
        raise ImperialError(msg) from error
    return path


def _read(name: str) -> str:
    return (_STATIC / name).read_text(encoding="utf-8")


def _title(garden: Garden) -> str:
    board = garden._board  # noqa: SLF001
    parts = (in_language(board[key], garden.language) for key in ("title", "subtitle"))
    return " · ".join(part for part in parts if part)


def to_svg(garden: Garden) -> str:
    """Return the beat under the cursor as a standalone picture, light as on paper unless the garden says otherwise."""
    theme = garden.theme if garden.theme in ("dark", "contrast") else "light"
    frame = whole(garden._frames, garden.cursor)  # noqa: SLF001
    return draw(garden._board, frame, theme=theme, language=garden.language)  # noqa: SLF001


def to_text(garden: Garden) -> str:
    """Return the beat under the cursor in plain text: what happened, and the board."""
    frame = garden._frames[garden.cursor]  # noqa: SLF001
    say = in_language(frame["say"], garden.language).replace("**", "")
    status = in_language(frame["status"], garden.language)
    beats = len(garden.timeline) - 1
    return f"{_title(garden)} · {status} · {garden.step}/{beats}\n{say}\n{garden.game.text_board(garden.position)}"
