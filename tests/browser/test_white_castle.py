"""The White Castle in a real JupyterLab: a die is lifted and laid, a move is foreseen, the scoring builds up."""

from __future__ import annotations

from imperial_widget import Garden

TURN = """from imperial_widget import Garden
garden = Garden(
    "players 2 bridges 146/245/236 rooms s02,s04,s05,d05,d03 blue coin 2 seal 2 pearl 2 food 1 card a1 lantern r9"
    " courtiers gate ochre coin 3 food 2 card a3 lantern r5"
)
garden"""
DRAFT = """from imperial_widget import Garden, white_castle
garden = Garden(white_castle.new_game(players=3, seed=5), bots={"ochre": "greedy", "moss": "greedy"})
garden"""
SCORING = """from imperial_widget import Garden
garden = Garden("white_castle/final-scoring")
garden"""
FIGURE = """from imperial_widget import Garden, link
from imperial_widget.explore import reach
garden = Garden("players 2 bridges 146/245/236 blue coin 2 seal 1 food 4 card a1 ochre coin 3")
figure = link(garden, reach(garden.timeline).plot())
garden"""
MOVES = "[str(node.move) for node in garden.timeline.node.path()[1:]]"


def place(garden, name):
    """A place of the drawing, by its name."""
    return garden.locator(f".iw-spot[data-spot='{name}']")


def open_places(garden):
    """The places that can be chosen now."""
    return set(garden.locator(".iw-spot.iw-open").evaluate_all("spots => spots.map((spot) => spot.dataset.spot)"))


def test_a_die_is_lifted_from_its_bridge_and_every_space_says_what_it_costs(lab, screenshot, axe):
    nb = lab.notebook([TURN], height=1500)
    garden = nb.garden()
    garden.locator(".iw-voice", has_text="Blue chooses a die").first.wait_for()
    ends = {f"bridge-{colour}-{end}" for colour in ("coral", "black", "white") for end in ("left", "right")}
    assert open_places(garden) == ends, "the dice in the middle cannot be taken"
    place(garden, "bridge-black-right").click()
    garden.locator(".iw-held").wait_for(state="attached")
    assert "well" in open_places(garden)
    assert garden.locator(".iw-signs > g").count() == len(open_places(garden))
    screenshot(garden, "white castle, a die is lifted")
    assert axe(nb.page, ".iw-root") == []
    nb.page.keyboard.press("Escape")
    garden.locator(".iw-held").wait_for(state="detached")
    place(garden, "bridge-black-right").click()
    place(garden, "well").click()
    nb.wait_for(MOVES, "['black-right:well']")
    garden.locator(".iw-line", has_text="the well").first.wait_for()


def test_pointing_at_a_space_foretells_the_turn_step_by_step(lab, screenshot):
    nb = lab.notebook([TURN], height=1500)
    garden = nb.garden()
    place(garden, "bridge-black-left").click()
    place(garden, "well").hover()
    sheet = garden.locator(".iw-foresight")
    sheet.get_by_text("If the die goes to the well").wait_for()
    sheet.get_by_text("Settle the coins").wait_for()
    sheet.get_by_text("Lantern").wait_for()
    screenshot(garden, "white castle, foresight")
    assert sheet.locator(".iw-step").count() == 3
    nb.wait_for("len(garden.timeline.line)", "1")
    nb.page.mouse.move(5, 5)
    sheet.wait_for(state="hidden")


def test_a_whole_turn_is_played_by_keys_alone(lab):
    nb = lab.notebook([TURN], height=1500)
    garden = nb.garden()
    place(garden, "bridge-white-left").focus()
    nb.page.keyboard.press("Enter")
    garden.locator(".iw-held").wait_for(state="attached")
    while nb.page.evaluate("document.activeElement.dataset.spot") != "well":
        nb.page.keyboard.press("ArrowRight")
    nb.page.keyboard.press("Enter")
    nb.wait_for(MOVES, "['white-left:well']")
    assert nb.cells() == 1


def test_starting_cards_are_taken_by_click_and_bots_take_theirs(lab, screenshot):
    nb = lab.notebook([DRAFT], height=1500)
    garden = nb.garden()
    if nb.run("print(garden.position.mover)") != "blue":
        nb.run("garden.let_bots_play()")
    nb.wait_for("garden.position.mover", "'blue'")
    garden.locator(".iw-table .iw-playable").first.wait_for()
    screenshot(garden, "white castle, starting cards")
    garden.locator(".iw-table .iw-playable").first.click()
    nb.wait_for("garden.position.clan('blue').card is not None", "True")
    assert garden.locator(".iw-error:visible").count() == 0


def test_the_seventy_six_points_build_up_beat_by_beat(lab, screenshot, axe):
    nb = lab.notebook([SCORING], height=1500)
    garden = nb.garden()
    figure = garden.locator(".iw-figure")
    assert figure.is_hidden()
    nb.run("garden.step = next(i for i, b in enumerate(garden.timeline.beats) if b.event.kind == 'score')")
    totals = []
    for _ in range(6):
        figure.locator("svg").wait_for()
        totals.append(figure.locator("svg text").filter(has_text="=").count())
        garden.get_by_role("button", name="One beat forward").click()
    assert totals == [2, 3, 4, 5, 6, 7], "one more part has been counted at each beat"
    nb.run("garden.step -= 1")
    figure.get_by_text("76", exact=True).first.wait_for()
    screenshot(garden, "white castle, seventy-six points")
    assert axe(nb.page, ".iw-root") == []


def test_a_click_on_an_outcome_of_the_turn_plays_its_line_as_a_branch(lab):
    nb = lab.notebook([FIGURE, "figure"], height=1500)
    nb.run("garden.play('coral-left:well')")
    nb.run("trace = next(t for t in figure.data if t.customdata is not None)")
    nb.run("from types import SimpleNamespace; trace._click_callbacks[0](trace, SimpleNamespace(point_inds=[0]), None)")
    nb.wait_for("len(garden.timeline.root.children) == 2", "True")
    nb.garden().get_by_text("Branches").first.wait_for()
    nb.put_figures_away()


def test_an_exported_lesson_walks_on_a_phone_in_the_dark_in_russian(page_at, screenshot, axe, tmp_path):
    garden = Garden("white_castle/courtier", language="ru", step=8)
    page = page_at(garden.to_html(tmp_path / "castle.html"), 390, "dark")
    root = page.locator(".iw-root")
    root.wait_for()
    screenshot(root, "white castle, phone, dark, ru")
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    assert axe(page, ".iw-root") == []
    before = page.locator(".iw-current").inner_text()
    page.locator(".iw-buttons button").nth(3).click()
    page.wait_for_function("(before) => document.querySelector('.iw-current').innerText !== before", arg=before)
