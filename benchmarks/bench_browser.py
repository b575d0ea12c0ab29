"""What a learner feels in a real JupyterLab: a step between known beats, a click that needs Python.

Measured inside the page. A step is timed from the key to the changed document (no kernel takes part) and compared with
one animation frame; a click from the pointer to the new beat in the document and to the next painted frame. Needs what
`./garden test` installs. Run from the checkout: `.venv/bin/python benchmarks/bench_browser.py`
"""

from __future__ import annotations

import os
import sys
import tempfile
from pathlib import Path
from statistics import median

sys.path.insert(0, str(Path(__file__).parents[1]))

from playwright.sync_api import Page, sync_playwright

from tests.browser.chromium import find_chromium
from tests.browser.laboratory import Lab, Laboratory, Notebook
from tests.conftest import JUPYTER_PLACES

FRAME_MS = 1000 / 60
CELL = """
from imperial_widget import Garden, sakura
garden = Garden(sakura.new_game(players=3, seed=5), bots={"red": "random", "green": "random"})
garden
"""
STEPS = """async (count) => {
  const root = document.querySelector(".iw-root");
  const slider = root.querySelector("[role=slider]");
  slider.focus();
  const times = [];
  for (let i = 0; i < count; i++) {
    const before = slider.getAttribute("aria-valuenow");
    const start = performance.now();
    slider.dispatchEvent(new KeyboardEvent("keydown", { key: i % 2 ? "ArrowLeft" : "ArrowRight", bubbles: true }));
    if (slider.getAttribute("aria-valuenow") === before) throw new Error("the step was not drawn at once");
    root.getBoundingClientRect();  // make the browser lay it out now
    times.push(performance.now() - start);
    await new Promise(requestAnimationFrame);
  }
  return times;
}"""
CLICK = """async () => {
  const root = document.querySelector(".iw-root");
  const slider = root.querySelector("[role=slider]");
  const before = slider.getAttribute("aria-valuenow");
  const cards = [...root.querySelectorAll(".iw-hand button")];
  const card = cards.find((each) => each.getAttribute("aria-disabled") !== "true");
  const start = performance.now();
  card.click();
  while (slider.getAttribute("aria-valuenow") === before) {
    if (performance.now() - start > 5000) throw new Error("no answer");
    await new Promise((done) => setTimeout(done, 0));
  }
  const shown = performance.now() - start;
  await new Promise(requestAnimationFrame);
  return [shown, performance.now() - start];
}"""


def clicks(page: Page, notebook: Notebook, count: int) -> list[list[float]]:
    """Play a card at the start again and again, each time in a fresh garden cell's state."""
    times = []
    for _ in range(count):
        notebook.run("garden.playing = False; garden.step = 0")
        notebook.run(
            "[garden.timeline.remove(child) for child in list(garden.timeline.root.children)]; garden._redraw()"
        )
        page.wait_for_function(
            "() => document.querySelector('.iw-root [role=slider]').getAttribute('aria-valuemax') === '1'"
        )
        times.append(page.evaluate(CLICK))
    return times


def main() -> None:
    """Print the table of the README."""
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        places = {name: str(Path(folder) / name.lower()) for name in JUPYTER_PLACES}
        for place in places.values():
            Path(place).mkdir()
        environment = {**os.environ, **places, "JUPYTER_PREFER_ENV_PATH": "1"}
        with Laboratory(Path(folder) / "lab", environment) as laboratory:
            browser = playwright.chromium.launch(
                executable_path=find_chromium(), chromium_sandbox=False, args=["--disable-gpu"]
            )
            page = browser.new_page()
            page.set_default_timeout(60_000)
            notebook = Lab(laboratory, page).notebook([CELL])
            notebook.garden().wait_for()
            answers = clicks(page, notebook, 12)
            notebook.run("garden.playing = False")
            steps = page.evaluate(STEPS, 60)
            browser.close()
    shown = [answer[0] for answer in answers]
    painted = [answer[1] for answer in answers]
    print(
        f"step between known beats, ms        median {median(steps):6.1f}   worst {max(steps):6.1f}"
        f"   ({median(steps) / FRAME_MS:.2f} of an animation frame)"
    )
    print(f"click, Python, new beat shown, ms   median {median(shown):6.1f}   worst {max(shown):6.1f}")
    print(f"click, Python, painted, ms          median {median(painted):6.1f}   worst {max(painted):6.1f}")


if __name__ == "__main__":
    main()
