"""What if? In a real JupyterLab: cards in another order by mouse and keys, outcomes that open, a curve, a figure."""

from __future__ import annotations

import re

ROUND = "E20 B17 R18 G16 tokens B8 R7 G6 table B3 G20 R51"
GARDEN = f"from imperial_widget import Garden, link\ngarden = Garden('{ROUND}', step=0)\ngarden"
LINKED = f"""from imperial_widget.explore import orders
figure = link(garden, orders('{ROUND}').plot(painter='green'))
figure"""
CHANCES = """from imperial_widget import Garden
from imperial_widget.explore import chances, simulate
game = simulate(1, players=3, seed=4, progress=False).witness(0)
garden = Garden(game)
garden.curve = chances(game, samples=60, progress=False)
garden"""
ORDER = "[str(card) for card in [garden.position.table[c] for c in garden.position.order]]"


def test_cards_are_dragged_into_another_order_and_back_with_one_click(lab, screenshot):
    nb = lab.notebook([GARDEN])
    garden = nb.garden()
    garden.locator(".iw-ordered").wait_for()  # what lets cards be moved comes after the cards
    card = garden.get_by_role("button", name=re.compile(r"^51\b"))
    first = garden.get_by_role("button", name=re.compile(r"^3\b"))
    card.scroll_into_view_if_needed()
    start, end = card.bounding_box(), first.bounding_box()
    nb.page.mouse.move(start["x"] + start["width"] / 2, start["y"] + 20)
    nb.page.mouse.down()
    nb.page.mouse.move(end["x"] + 30, end["y"] + 20, steps=8)
    nb.page.mouse.move(end["x"] + 8, end["y"] + 20, steps=3)
    screenshot(garden, "a card is lifted")
    nb.page.mouse.up()
    nb.wait_for("str(garden.timeline.node.move)", "'go:RBG'")
    garden.get_by_role("button", name="Back to the real order").click()
    nb.wait_for("str(garden.timeline.node.move)", "'go'")
    nb.wait_for(ORDER, "['3', '20', '51']")


def test_cards_are_moved_by_keys_alone(lab):
    nb = lab.notebook([GARDEN])
    nb.garden().locator(".iw-ordered").wait_for()
    nb.garden().get_by_role("button", name=re.compile(r"^3\b")).focus()
    nb.page.keyboard.press(" ")
    nb.page.keyboard.press("ArrowRight")
    nb.page.keyboard.press("ArrowRight")
    nb.page.keyboard.press(" ")
    nb.wait_for("str(garden.timeline.node.move)", "'go:GRB'")
    assert nb.cells() == 1


def test_every_outcome_is_listed_and_opens_the_round_behind_it(lab, screenshot, axe):
    nb = lab.notebook([GARDEN])
    garden = nb.garden()
    garden.get_by_role("button", name="What if?").click()
    panel = garden.locator(".iw-whatif")
    panel.get_by_text("Green is disgraced in").wait_for()
    assert panel.get_by_role("button", name=re.compile("^Open")).count() == 6
    screenshot(garden, "what if")
    assert axe(nb.page, ".iw-root") == []
    panel.get_by_role("button", name=re.compile("^Open")).first.click()
    nb.wait_for("str(garden.timeline.node.move)", "'go:BRG'")
    nb.wait_for("garden.position.emperor - garden.position.spaces['green']", "3")
    panel.get_by_text("Green is disgraced in").wait_for()


def test_the_chance_to_win_runs_under_the_beats_and_leads_to_them(lab, screenshot):
    nb = lab.notebook([CHANCES])
    garden = nb.garden()
    plot = garden.locator(".iw-curve-plot")
    plot.wait_for()
    screenshot(garden, "chances under the beats")
    plot.click()
    nb.wait_for("abs(garden.step - len(garden.timeline) // 2) < len(garden.timeline) // 10", "True")
    mark = garden.locator(".iw-curve-mark").first
    mark.click()
    nb.wait_for("garden.step == garden.curve.turns[0]", "True")


def test_a_bar_of_a_linked_figure_opens_its_round_in_the_garden(lab):
    nb = lab.notebook([GARDEN, LINKED])
    output = nb.output(1)
    bar = output.locator(".bars .point path").first
    bar.wait_for()
    bar.scroll_into_view_if_needed()
    point = bar.bounding_box()
    nb.page.mouse.move(point["x"] + point["width"] - 3, point["y"] + point["height"] / 2)
    nb.page.mouse.click(point["x"] + point["width"] - 3, point["y"] + point["height"] / 2)
    nb.wait_for("len(garden.timeline.line) > 1", "True")
    nb.wait_for("str(garden.timeline.line[1].move)", "'go:BRG'")
    nb.run("garden.step = 0")
    nb.run("garden.play('go:GRB') and None")
    nb.wait_for("list(figure.data[0].selectedpoints or ()) != []", "True")
    nb.put_figures_away()
