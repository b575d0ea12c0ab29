"""The harness, tried on a widget of five lines: what it promises to the other tests is true."""

from __future__ import annotations

import pytest

from tests.browser.watch import Watch

COUNTER = """
import anywidget, traitlets

class Counter(anywidget.AnyWidget):
    _esm = '''
    export default {
      render({ model, el }) {
        const button = document.createElement("button");
        const show = () => { button.textContent = "clicked " + model.get("clicks"); };
        button.addEventListener("click", () => model.send({ kind: "click" }));
        model.on("change:clicks", show);
        el.classList.add("iw-root");
        el.append(button);
        show();
      },
    };
    '''
    clicks = traitlets.Int(0).tag(sync=True)

    def __init__(self):
        super().__init__()
        self.on_msg(lambda _widget, _content, _buffers: self.set_trait("clicks", self.clicks + 1))

counter = Counter()
counter
"""


def test_the_harness_sees_python_follow_a_click(lab):
    nb = lab.notebook([COUNTER, "counter"])
    nb.garden(0).get_by_role("button").click()
    nb.wait_for("counter.clicks", "1")
    nb.garden(1).get_by_text("clicked 1").wait_for()
    assert nb.run("print('a'); counter.clicks + 1") == "a\n2"
    assert nb.cells() == 2


def test_every_notebook_has_a_kernel_of_its_own(lab):
    first = lab.notebook(["x = 1"])
    first.close()
    second = lab.notebook(["y = 2"], theme="dark", width=390)
    assert second.run("'x' in globals()") == "False"
    assert second.page.evaluate("() => document.body.dataset.jpThemeLight") == "false"


def test_a_cell_that_raises_fails_the_test(lab):
    with pytest.raises(AssertionError, match="cell 1: ZeroDivisionError"):
        lab.notebook(["1", "1 / 0"])


def test_an_exported_page_is_watched(page_at, axe, tmp_path, screenshot):
    path = tmp_path / "page.html"
    path.write_text("<html lang='en'><title>t</title><main><h1>Garden</h1><img src='data:,'></main>", encoding="utf-8")
    page = page_at(path, width=390, theme="dark")
    assert page.evaluate("() => [innerWidth, matchMedia('(prefers-color-scheme: dark)').matches]") == [390, True]
    assert [line.split()[0] for line in axe(page)] == ["image-alt"]
    assert screenshot(page, "the harness").exists()


def test_a_request_that_leaves_the_machine_is_seen(browser, tmp_path):
    path = tmp_path / "page.html"
    path.write_text("<img src='https://example.org/a.png'><script>console.error('oh')</script>", encoding="utf-8")
    page = browser.new_page()
    watch = Watch(page)
    page.goto(path.as_uri())
    complaints = watch.complain()
    assert any("left the machine: https://example.org/a.png" in complaint for complaint in complaints)
    assert any("console: oh" in complaint for complaint in complaints)
    page.close()


@pytest.mark.parametrize(
    ("message", "seen"),
    [("nothing matches .iw-spot", 1), ('Kernel message validation error: Unexpected token c, "comm-98"', 0)],
)
def test_an_error_of_the_page_is_seen_but_not_a_message_the_kernel_has_spoilt(browser, message, seen):
    page = browser.new_page()
    watch = Watch(page)
    with page.expect_event("pageerror"):
        page.evaluate("(text) => void setTimeout(() => { throw new SyntaxError(text); })", message)
    assert len(watch.complain()) == seen
    page.close()
