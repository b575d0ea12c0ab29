"""The garden in a real JupyterLab and as a saved page: what a learner does reaches Python, and nothing else moves."""

from __future__ import annotations

import pytest

GARDEN = """
from imperial_widget import Garden

garden = Garden("E20 B17 R18 G16 tokens B8 R7 G6 table B3 G20 R51")
"""
PLAY = """
beats = garden.play("go")
last = garden.step
"""
SHOWN_THEN_PLAYED = [GARDEN + "garden", PLAY]
AT_THE_START = "button[aria-label='First beat']:is(:disabled, [aria-disabled=true])"


def test_moves_made_before_the_garden_is_shown_are_in_it(lab):
    nb = lab.notebook([GARDEN + PLAY + "garden"])
    nb.garden().get_by_text("23 of 23").wait_for(timeout=5_000)


def test_a_click_on_back_moves_python_one_beat_back(lab):
    nb = lab.notebook(SHOWN_THEN_PLAYED)
    nb.garden().get_by_role("button", name="One beat back").click()
    nb.wait_for("last - garden.step", "1")


def test_keys_walk_and_never_reach_the_notebook(lab):
    nb = lab.notebook(SHOWN_THEN_PLAYED)
    nb.garden().get_by_role("button", name="One beat back").focus()
    for key in ("Home", "ArrowRight", "ArrowRight", "b", "x", "d", "d"):
        nb.page.keyboard.press(key)
    nb.wait_for("garden.step", "2")
    assert nb.cells() == 2


def test_python_moves_and_the_garden_follows(lab):
    nb = lab.notebook(SHOWN_THEN_PLAYED)
    nb.run("garden.step = 0")
    nb.garden().locator(AT_THE_START).wait_for()


def test_two_views_show_the_same_beat(lab):
    nb = lab.notebook([*SHOWN_THEN_PLAYED, "garden"])
    nb.garden(1).get_by_role("button", name="First beat").click()
    nb.wait_for("garden.step", "0")
    nb.garden(0).locator(AT_THE_START).wait_for()


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_garden_is_accessible_in_jupyterlab(lab, axe, theme):
    nb = lab.notebook(SHOWN_THEN_PLAYED, theme=theme)
    nb.garden().wait_for()
    assert axe(nb.page, within=".iw-root") == []


@pytest.mark.parametrize(
    ("width", "theme", "language"),
    [(1280, "light", "en"), (1280, "dark", "es"), (390, "light", "ru"), (390, "dark", "uk")],
)
def test_a_saved_page_steps_without_a_kernel(lab, page_at, axe, screenshot, tmp_path, width, theme, language):
    nb = lab.notebook(SHOWN_THEN_PLAYED)
    file = tmp_path / "garden.html"
    nb.run(f"garden.language = {language!r}; garden.step = 0; garden.to_html({str(file)!r})")
    page = page_at(file, width, theme)
    garden = page.locator(".iw-root")
    before = garden.inner_text()
    garden.get_by_role("button").first.focus()
    page.keyboard.press("ArrowRight")
    page.wait_for_function("(before) => document.querySelector('.iw-root').innerText !== before", arg=before)
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth"), "it fits the width"
    assert axe(page) == []
    screenshot(page, f"saved page {width} {theme} {language}")
