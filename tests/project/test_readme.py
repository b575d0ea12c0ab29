"""The README is true: its examples run, its picture is the picture the code draws."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest

from imperial_widget import Garden, sakura

ROOT = Path(__file__).parents[2]
TEXT = (ROOT / "README.md").read_text(encoding="utf-8")
CELLS = [cell for cell in re.findall(r"```python\n(.*?)```", TEXT, flags=re.DOTALL) if ">>>" not in cell]


def test_the_examples_give_what_the_readme_says() -> None:
    result = doctest.testfile(str(ROOT / "README.md"), module_relative=False, optionflags=doctest.NORMALIZE_WHITESPACE)
    assert result.attempted >= 6
    assert result.failed == 0


@pytest.mark.parametrize("cell", CELLS)
def test_the_cells_run(cell: str) -> None:
    exec(cell, {"Garden": Garden, "sakura": sakura})  # noqa: S102 -- this is the point


def test_the_picture_is_current() -> None:
    garden = Garden("sakura/rulebook", step=16)
    assert (ROOT / "docs/garden.svg").read_text(encoding="utf-8") == garden._repr_svg_(), (
        "write it anew: Garden('sakura/rulebook', step=16)._repr_svg_()"
    )
