"""What a class does with a garden in a real JupyterLab: walk a lesson, play a card, decide, fork, change language."""

from __future__ import annotations

import re

IMPORT = "from imperial_widget import Garden, sakura\n"
LESSON = IMPORT + "garden = Garden('sakura/rulebook')\ngarden"
FUTURES = """from imperial_widget import beside
from imperial_widget.explore import changed
box = beside(changed('E20 B17 R18 G16 tokens B8 R7 G6 table B3 G20 R51', spaces={'green': 13}))
box"""
CHOICE = IMPORT + "garden = Garden('E20 B18 R8 G5 table B2. G5. R30')\ngarden"
GAME = (
    IMPORT
    + "bots = {'red': 'sensible', 'green': 'random'}\n"
    + "garden = Garden(sakura.new_game(players=3, seed=3), bots=bots, speed=4.0)\ngarden"
)


def test_a_lesson_is_walked_by_mouse(lab, screenshot):
    nb = lab.notebook([LESSON])
    garden = nb.garden()
    garden.locator(".iw-words").get_by_text("Guess before you look").wait_for()
    for _ in range(4):
        garden.get_by_role("button", name="One beat forward").click()
    nb.wait_for("garden.step", "4")
    garden.locator(".iw-words").get_by_text("Red has to go back two.").wait_for()
    garden.get_by_role("button", name="Only empty spaces count").click()
    garden.get_by_role("dialog").get_by_text("steps over spaces that hold other painters").wait_for()
    screenshot(garden, "lesson, a rule is open")


def test_a_lesson_is_walked_by_keyboard_alone(lab):
    nb = lab.notebook([LESSON])
    nb.garden().get_by_role("slider").focus()
    for _ in range(12):
        nb.page.keyboard.press("ArrowRight")
    nb.wait_for("garden.timeline.beat.event.kind", "'bump'")
    nb.page.keyboard.press("End")
    nb.wait_for("garden.step", "22")
    nb.page.keyboard.press("Home")
    nb.wait_for("garden.step", "0")
    nb.page.keyboard.press("r")
    nb.garden().get_by_role("dialog").get_by_text("The Emperor starts on the torii").wait_for()
    nb.page.keyboard.press("Escape")
    assert nb.cells() == 1


def test_the_story_plays_by_itself_and_can_be_paused(lab):
    nb = lab.notebook([LESSON])
    nb.run("garden.speed = 4.0")
    nb.garden().get_by_role("button", name="Play", exact=True).click()
    nb.wait_for("garden.step >= 2", "True", seconds=20)
    nb.garden().get_by_role("button", name="Pause", exact=True).click()
    nb.wait_for("garden.playing", "False")


def test_a_line_of_the_log_previews_on_hover_and_jumps_on_click(lab):
    nb = lab.notebook([LESSON])
    garden = nb.garden()
    green = garden.locator(".iw-garden [data-piece=green]").first
    start = green.get_attribute("data-spot")
    line = garden.get_by_text("Over Red and Blue to 19")
    line.hover()
    nb.page.wait_for_function("() => document.querySelector('.iw-garden [data-piece=green]').dataset.spot === '19'")
    assert nb.run("garden.step") == "0"
    garden.get_by_text("Teaching edition").hover()
    nb.page.wait_for_function(
        "(spot) => document.querySelector('.iw-garden [data-piece=green]').dataset.spot === spot", arg=start
    )
    line.click()
    nb.wait_for("garden.step", "11")


def test_a_card_is_played_by_a_click_and_the_bots_answer(lab, screenshot):
    nb = lab.notebook([GAME])
    garden = nb.garden()
    garden.get_by_text("your turn").wait_for()
    screenshot(garden, "game, your turn")
    number = nb.run("sorted(garden.position.hands['blue'])[0]")
    garden.get_by_role("button", name=re.compile(rf"^{number}\b")).click()
    nb.wait_for("str(garden.timeline.root.children[0].move)", repr(f"B{number}"))
    nb.wait_for("garden.timeline.line[-1].position.phase in ('choosing', 'deciding')", "True")
    nb.wait_for("len(garden.timeline.line) > 2", "True")
    nb.wait_for("garden.step > 0", "True")


def test_a_card_is_played_by_its_key_and_another_one_later_is_a_fork(lab, screenshot):
    nb = lab.notebook([GAME])
    garden = nb.garden()
    garden.get_by_role("slider").focus()
    nb.page.keyboard.press("1")
    nb.wait_for("len(garden.timeline.branches())", "1")
    nb.wait_for("garden.step > 0", "True")
    nb.run("garden.playing = False; garden.step = 0")
    garden.get_by_text("your turn").wait_for()
    nb.page.keyboard.press("2")
    nb.wait_for("len(garden.timeline.branches())", "2")
    garden.get_by_text("Branches").wait_for()
    screenshot(garden, "game, two branches")


def test_a_direction_is_chosen_with_a_button_then_forked_on_the_board_and_compared(lab, axe, screenshot):
    nb = lab.notebook([CHOICE])
    garden = nb.garden()
    garden.get_by_role("button", name="Turn the cards over").click()
    nb.wait_for("garden.timeline.line[-1].position.deciding", "'red'")
    nb.run("garden.playing = False; garden.step = 2")
    garden.get_by_role("button", name=re.compile("The Emperor back to 19")).first.click()
    nb.wait_for("[str(n.move) for n in garden.timeline.line]", "['None', 'go', 'R-']")
    nb.run("garden.playing = False; garden.step = 2")
    garden.locator(".iw-garden [data-spot='21']").first.click(force=True)
    nb.wait_for("len(garden.timeline.branches())", "2")
    nb.run("garden.playing = False; garden.step = 5")
    garden.get_by_role("button", name=re.compile("^Compare")).first.click()
    garden.get_by_role("button", name="Close").wait_for()
    assert axe(nb.page, within=".iw-root") == []
    screenshot(garden, "two futures side by side")


def test_a_click_that_the_rules_forbid_is_answered_with_the_rule(lab):
    nb = lab.notebook([LESSON])
    garden = nb.garden()
    garden.locator(".iw-garden [data-spot='12']").first.click(force=True)
    garden.get_by_role("dialog").get_by_text("Everyone picks one card from the hand").wait_for()
    assert nb.run("garden.step") == "0"


def test_the_language_changes_while_it_runs_from_the_view_and_from_python(lab, screenshot):
    nb = lab.notebook([LESSON])
    garden = nb.garden()
    garden.get_by_label("Language").select_option("ru")
    nb.wait_for("garden.language", "'ru'")
    garden.get_by_text("Один раунд, три карты").wait_for()
    assert garden.get_attribute("lang") == "ru"
    nb.run("garden.language = 'es'")
    garden.get_by_text("Una ronda, tres cartas").wait_for()
    nb.run("garden.language = 'uk'")
    garden.get_by_text("Один раунд, три карти").wait_for()
    screenshot(garden, "lesson, in Ukrainian")


def test_a_seat_is_given_to_a_bot_in_the_garden(lab):
    nb = lab.notebook([GAME])
    garden = nb.garden()
    garden.get_by_label("Who plays Blue").select_option("random")
    nb.wait_for("garden.bots['blue']", "'random'")
    garden.get_by_role("button", name="Let the bots play").click()
    nb.wait_for("garden.timeline.line[-1].position.round", "2")
    garden.get_by_label("Who plays Blue").select_option("")
    nb.wait_for("'blue' in garden.bots", "False")


def test_an_error_of_python_shows_in_the_garden(lab):
    nb = lab.notebook([LESSON])
    nb.run("garden._on_intent(garden, {'do': 'fly'}, [])")
    nb.garden().get_by_role("alert").get_by_text("the view asked for 'fly'").wait_for()


def test_text_of_a_teacher_is_shown_as_text(lab):
    nb = lab.notebook([IMPORT + "garden = Garden('E6 B0 R0 G0', title='<img src=x onerror=boom()>')\ngarden"])
    nb.run("garden.annotate('<b>bold?</b> <script>boom()</script>')")
    nb.garden().locator(".iw-words").get_by_text("<b>bold?</b> <script>boom()</script>").wait_for()
    nb.garden().get_by_text("<img src=x onerror=boom()>").wait_for()
    assert nb.garden().locator("img, script").count() == 0


def test_several_gardens_on_a_page_keep_apart(lab):
    nb = lab.notebook([LESSON, IMPORT + "other = Garden('sakura/gate')\nother"])
    nb.garden(1).get_by_role("button", name="One beat forward").click()
    nb.wait_for("(garden.step, other.step)", "(0, 1)")


def test_a_saved_notebook_has_a_picture_and_a_text_board(lab):
    nb = lab.notebook([LESSON])
    data = nb.save().cells[0].outputs[0].data
    assert data["image/svg+xml"].startswith("<svg")
    assert "shrine" in data["text/plain"]


def test_a_saved_garden_still_walks_when_it_is_opened_without_running_anything(lab):
    nb = lab.notebook([LESSON])
    nb.garden().get_by_role("button", name="One beat forward").click()
    nb.wait_for("garden.step", "1")
    saved = nb.save()
    states = saved.metadata.widgets["application/vnd.jupyter.widget-state+json"].state.values()
    assert any(len(state.state.get("_frames", [])) == 23 for state in states)
    nb.reopen()
    garden = nb.garden()
    garden.get_by_text("2 of 23").wait_for()
    garden.get_by_role("button", name="One beat forward").click()
    garden.get_by_text("3 of 23").wait_for()


def test_the_first_notebook_is_a_pleasure_from_top_to_bottom(lab, checkout, screenshot):
    nb = lab.notebook(checkout / "notebooks/00_a_walk_in_the_garden.ipynb", height=2400)
    nb.garden(3).get_by_text("your turn").wait_for()
    screenshot(nb.panel, "the first notebook")


def test_the_second_notebook_shows_its_figure_and_the_garden_behind_it(lab, checkout, screenshot):
    nb = lab.notebook(checkout / "notebooks/01_in_another_order.ipynb", height=2000)
    nb.panel.locator(".js-plotly-plot .main-svg").first.wait_for()
    nb.garden().get_by_text("The best order for green").wait_for()
    screenshot(nb.panel, "the second notebook")
    nb.put_figures_away()


def test_two_futures_walk_in_step(lab, screenshot):
    nb = lab.notebook([FUTURES])
    for i in (0, 1):
        nb.garden(i).locator(".iw-words").get_by_text("Here the two futures part.").wait_for()
    screenshot(nb.page.locator(".widget-hbox, .jupyter-widget-hbox").first, "two futures side by side")
    nb.garden(0).get_by_role("button", name="One beat back").click()
    nb.wait_for("[garden.step for garden in box.children]", "[7, 7]")


def test_two_gardens_in_a_row_share_the_width(lab, screenshot):
    row = "import ipywidgets\nipywidgets.HBox([Garden('sakura/rulebook'), Garden('sakura/gate')])"
    nb = lab.notebook([IMPORT + row])
    left, right = (nb.garden(i).bounding_box() for i in (0, 1))
    assert abs(left["width"] - right["width"]) <= 1
    assert left["x"] + left["width"] <= right["x"]
    nb.page.wait_for_function(
        "() => [...document.querySelectorAll('.iw-root')].every((e) => e.dataset.width !== 'wide')"
    )
    box = nb.page.locator(".widget-hbox, .jupyter-widget-hbox").first
    assert box.evaluate("(e) => e.scrollWidth <= e.clientWidth"), "nothing is cut off"
    screenshot(box, "two gardens in a row")


def test_the_way_to_the_cards_leads_to_the_first_that_can_be_played(lab, screenshot):
    nb = lab.notebook([GAME], width=800)  # JupyterLab keeps half of it for itself
    garden = nb.garden()
    assert garden.get_by_role("button", name="Let the bots play").count() == 0
    screenshot(garden, "game on a phone, choose a card")
    garden.get_by_role("button", name="Blue, choose a card below").click()
    first = garden.locator(".iw-hand .iw-playable").first
    assert first.evaluate("(e) => e === document.activeElement")
    nb.page.keyboard.press("Enter")
    nb.wait_for("garden.step > 0", "True")
    assert nb.page.evaluate("() => Boolean(document.activeElement.closest('.iw-root'))"), "the keyboard is not lost"
    nb.page.keyboard.press("Home")
    nb.wait_for("garden.step", "0")


def test_a_garden_that_python_does_not_answer_says_so(lab):
    nb = lab.notebook([GAME])
    garden = nb.garden()
    holder = garden.get_by_label("Who plays Blue")
    nb.run("garden.on_msg(garden._on_intent, remove=True)")  # as deaf as a kernel that was restarted
    holder.select_option("random")
    garden.get_by_role("dialog").get_by_text("Python does not answer").wait_for(timeout=10_000)
    assert holder.input_value() == ""
