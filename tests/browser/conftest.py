"""Fixtures of the browser tests: `lab` (a real JupyterLab), `page_at` (an exported file), `axe`, `screenshot`.

Plain Playwright, with the Chromium of the machine. Every test here fails on an error in the console and on a request
that leaves the machine; after a failure a picture of the page is in screenshots/.
"""

from __future__ import annotations

import contextlib
import re
from pathlib import Path
from typing import TYPE_CHECKING, Literal, Protocol

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, Locator, Page, sync_playwright
from playwright.sync_api import Error as PlaywrightError

from tests.browser.chromium import find_chromium
from tests.browser.laboratory import Lab, Laboratory
from tests.browser.watch import Watch

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

HERE = Path(__file__).parent
SCREENSHOTS = HERE / "screenshots"
ARGUMENTS = [
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-gpu",
    "--disable-quic",
    "--disable-sync",
    "--no-first-run",
    "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1",  # no test reaches the network, whatever it asks for
]
PATIENCE_MS = 30_000
SECONDS = 150  # for one test; the first one also waits for the server and the browser

_failed = pytest.StashKey[bool]()


class PageAt(Protocol):
    """How a test opens an exported file."""

    def __call__(
        self,
        html_path: Path,
        width: int = ...,
        theme: Literal["light", "dark"] = ...,
        *,
        height: int = ...,
        reduced_motion: bool = ...,
        contrast: bool = ...,
        script: bool = ...,
    ) -> Page: ...


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark the browser tests, and keep them in one process, which then needs one server and one browser only."""
    for item in items:
        if HERE in item.path.parents:
            item.add_marker(pytest.mark.browser)
            item.add_marker(pytest.mark.xdist_group("browser"))
            if item.get_closest_marker("timeout") is None:
                item.add_marker(pytest.mark.timeout(SECONDS))


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item, call: pytest.CallInfo[None]) -> Iterator[None]:
    """Remember a failure, so that the fixtures can take a picture of it."""
    report = yield
    if call.when == "call":
        item.stash[_failed] = report.failed  # type: ignore[attr-defined]
    return report


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """The Chromium of this machine."""
    path = find_chromium()
    if path is None:
        pytest.fail('No Chromium and no Chrome here: install one, run ./garden test, or leave out: -m "not browser".')
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=ARGUMENTS, chromium_sandbox=False)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def laboratory(tmp_path_factory: pytest.TempPathFactory, jupyter_environment: dict[str, str]) -> Iterator[Laboratory]:
    """The JupyterLab server of all browser tests."""
    with Laboratory(tmp_path_factory.mktemp("laboratory"), jupyter_environment) as laboratory:
        yield laboratory


class _Room:
    """The page that shows JupyterLab, kept from test to test until one fails."""

    def __init__(self, browser: Browser, laboratory: Laboratory) -> None:
        self._browser = browser
        self._laboratory = laboratory
        self._lab: Lab | None = None
        self._watch: Watch | None = None

    def enter(self) -> tuple[Lab, Watch]:
        if self._lab is None or self._watch is None:
            page = self._browser.new_page()
            page.set_default_timeout(PATIENCE_MS)
            self._watch = Watch(page)
            self._lab = Lab(self._laboratory, page)
        return self._lab, self._watch

    def leave(self) -> None:
        if self._lab is not None:
            self._lab.page.close()
        self._lab = None


@pytest.fixture(scope="session")
def _room(browser: Browser, laboratory: Laboratory) -> Iterator[_Room]:
    room = _Room(browser, laboratory)
    yield room
    room.leave()


@pytest.fixture
def lab(_room: _Room, request: pytest.FixtureRequest) -> Iterator[Lab]:
    """A real JupyterLab: `lab.notebook(["1 + 1"])` opens and runs a new notebook."""
    lab, watch = _room.enter()
    yield lab
    if request.node.stash.get(_failed, True):
        _picture_of_failure(lab.page, request.node.name)
        complaints = watch.complain()
        _room.leave()
    else:
        lab.close_notebooks()
        complaints = watch.complain()
    assert not complaints, "\n".join(complaints)


@pytest.fixture
def page_at(browser: Browser, request: pytest.FixtureRequest) -> Iterator[PageAt]:
    """Opens an exported HTML file as a reader would, from the disk: `page_at(path, width=390, theme="dark")`."""
    opened: list[tuple[Page, Watch]] = []

    def open_file(
        html_path: Path,
        width: int = 1280,
        theme: Literal["light", "dark"] = "light",
        *,
        height: int = 900,
        reduced_motion: bool = True,
        contrast: bool = False,
        script: bool = True,
    ) -> Page:
        page = browser.new_page(
            viewport={"width": width, "height": height},
            color_scheme=theme,
            reduced_motion="reduce" if reduced_motion else "no-preference",
            contrast="more" if contrast else "no-preference",
            java_script_enabled=script,
        )
        page.set_default_timeout(PATIENCE_MS)
        opened.append((page, Watch(page)))
        page.goto(html_path.resolve().as_uri())
        return page

    yield open_file
    complaints = []
    for page, watch in opened:
        if request.node.stash.get(_failed, True):
            _picture_of_failure(page, request.node.name)
        complaints += watch.complain()
        page.close()
    assert not complaints, "\n".join(complaints)


@pytest.fixture(scope="session")
def axe() -> Callable[..., list[str]]:
    """Asks axe-core what is wrong for people: `assert axe(page, within=".iw-root") == []`."""
    engine = Axe()

    def violations(page: Page, within: str | None = None) -> list[str]:
        found = engine.run(page, context=within).response["violations"]
        return [
            f"{violation['id']} ({violation['impact']}): {violation['help']}, at {node['target']}"
            for violation in found
            for node in violation["nodes"]
        ]

    return violations


@pytest.fixture(scope="session")
def screenshot() -> Callable[[Page | Locator, str], Path]:
    """Takes a picture for people to look at: `screenshot(nb.garden(), "first beat")`. The folder is not kept by git."""

    def take(what: Page | Locator, name: str) -> Path:
        SCREENSHOTS.mkdir(exist_ok=True)
        path = SCREENSHOTS / f"{_file_name(name)}.png"
        what.screenshot(path=path, animations="disabled")
        return path

    return take


def _picture_of_failure(page: Page, test: str) -> None:
    SCREENSHOTS.mkdir(exist_ok=True)
    with contextlib.suppress(PlaywrightError):  # the page may be gone, and the failure itself says more
        page.screenshot(path=SCREENSHOTS / f"failed_{_file_name(test)}.png", animations="disabled", timeout=5_000)


def _file_name(text: str) -> str:
    return re.sub(r"\W+", "_", text).strip("_")
