"""Niya in a real JupyterLab: a tile is taken, another is refused, the teacher helps and shows why a move loses."""

from __future__ import annotations

import re

from imperial_widget import Garden
from imperial_widget.explore import evaluate
from imperial_widget.niya import new_game

GAME = """from imperial_widget import Garden, niya
garden = Garden(niya.new_game(seed=1))
garden"""
MISTAKE = """from imperial_widget import Garden, niya
from imperial_widget.explore import evaluate
garden = Garden(niya.new_game(seed=1), hints="all")
garden.curve = evaluate
for cell in ("c1", "b3", "d1"):
    beats = garden.play(cell)
garden"""
TAKEN = "[str(node.move) for node in garden.timeline.node.path()[1:]]"


def tile(garden, cell):
    return garden.get_by_role("button", name=re.compile(rf"^{cell}\b"))


def test_a_tile_is_taken_and_one_that_may_not_be_taken_says_why(lab, screenshot, axe):
    nb = lab.notebook([GAME])
    garden = nb.garden()
    tile(garden, "b2").click(force=True)
    garden.get_by_text("The edge comes first").first.wait_for()
    screenshot(garden, "niya, why not")
    nb.page.keyboard.press("Escape")
    tile(garden, "c1").click()
    garden.get_by_text("Now Black needs").wait_for()
    tile(garden, "b3").click()
    garden.get_by_text("Now Red needs").wait_for()
    tile(garden, "a2").click(force=True)
    garden.get_by_text("Match the pile").first.wait_for()
    nb.wait_for(TAKEN, "['c1', 'b3']")
    nb.page.keyboard.press("Escape")
    assert axe(nb.page, ".iw-root") == []


def test_the_teacher_helps_as_much_as_one_wants(lab, screenshot):
    nb = lab.notebook([GAME])
    garden = nb.garden()
    assert garden.locator(".iw-hint").count() == 0
    garden.get_by_role("combobox", name="Hints").select_option("nudge")
    garden.get_by_text("one", exact=False).first.wait_for()
    nb.wait_for("garden.hints", "'nudge'")
    garden.get_by_role("combobox", name="Hints").select_option("all")
    garden.get_by_text("▲ win · 1").first.wait_for()
    garden.get_by_text("Every move").first.wait_for()
    assert garden.get_by_text("▼ loss").count() >= 11
    screenshot(garden, "niya, all values")


def test_a_mistake_is_marked_and_its_refutation_is_played_out(lab, screenshot, axe):
    nb = lab.notebook([MISTAKE])
    garden = nb.garden()
    garden.locator(".iw-curve-plot").wait_for()
    assert garden.locator(".iw-curve-mark").count() == 2
    screenshot(garden, "niya, a mistake")
    assert axe(nb.page, ".iw-root") == []
    garden.get_by_role("button", name="Why does this lose?").click()
    nb.wait_for("len(garden.timeline.line) > 4", "True")
    nb.wait_for("garden.timeline.line[-1].position.winner", "'black'")


def test_a_tile_is_taken_by_keys_alone(lab):
    nb = lab.notebook([GAME])
    tile(nb.garden(), "d2").focus()
    nb.page.keyboard.press("ArrowDown")
    nb.page.keyboard.press("Enter")
    nb.wait_for(TAKEN, "['d1']")
    assert nb.cells() == 1


def test_an_exported_game_walks_on_a_phone_in_the_dark_in_russian(page_at, screenshot, axe, tmp_path):
    garden = Garden(new_game(seed=1), hints="all", language="ru")
    garden.curve = evaluate
    for cell in ("c1", "b3", "d1"):
        garden.play(cell)
    page = page_at(garden.to_html(tmp_path / "niya.html"), 390, "dark")
    root = page.locator(".iw-root")
    root.wait_for()
    screenshot(root, "niya, phone, dark, ru")
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    assert axe(page, ".iw-root") == []
