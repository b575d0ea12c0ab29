"""A real JupyterLab for tests: starts the server, opens notebooks in one page, runs them, talks to their kernels.

`Laboratory` is the server, `Lab` the page that shows it, `Notebook` one open notebook. None of them knows the widget
beyond the class of its root element. What must be true of every page is in `watch.py`.
"""

from __future__ import annotations

import json
import secrets
import signal
import socket
import subprocess
import sys
import time
import uuid
from pathlib import Path
from typing import TYPE_CHECKING, Any, Self

import nbformat

if TYPE_CHECKING:
    from collections.abc import Sequence

    from playwright.sync_api import Locator, Page

ROOT_CLASS = ".iw-root"
START_SECONDS = 90
THEMES = {
    "light": "JupyterLab Light",
    "dark": "JupyterLab Dark",
    "contrast": "JupyterLab Dark High Contrast",
}

# Playwright takes the promise of an asynchronous condition for a yes: the conditions it polls are synchronous.
NOTEBOOK_READY = """(path) => {
  const panel = window.jupyterapp.shell.currentWidget;
  if (!panel || !panel.context || panel.context.path !== path || !panel.context.isReady) return false;
  const session = panel.sessionContext;
  const kernel = session.session && session.session.kernel;
  return session.isReady && !!kernel && kernel.connectionStatus === "connected" && kernel.status === "idle";
}"""

# Resolves when every cell has run. The command answers false when a cell has failed.
RUN_ALL = "() => window.jupyterapp.commands.execute('notebook:run-all-cells')"

CELL_ERRORS = """() => window.jupyterapp.shell.currentWidget.content.widgets.flatMap((cell, number) => {
  const outputs = cell.model.type === "code" ? cell.model.outputs.toJSON() : [];
  return outputs.filter((output) => output.output_type === "error")
    .map((output) => `cell ${number}: ${output.ename}: ${output.evalue}\\n${output.traceback.join("\\n")}`);
})"""

EXECUTE = """async (code) => {
  const kernel = window.jupyterapp.shell.currentWidget.sessionContext.session.kernel;
  const future = kernel.requestExecute({ code, store_history: false });
  const said = { text: "", error: "" };
  future.onIOPub = ({ header, content }) => {
    if (header.msg_type === "stream" && content.name === "stdout") said.text += content.text;
    if (header.msg_type === "execute_result") said.text += content.data["text/plain"];
    if (header.msg_type === "error") said.error = content.traceback.join("\\n");
  };
  await future.done;
  return said;
}"""

CLOSE = """async (path) => {
  for (const panel of Array.from(window.jupyterapp.shell.widgets("main"))) {
    if (panel.context && panel.context.path === path) {
      await panel.sessionContext.shutdown();
      panel.dispose();
    }
  }
}"""


class Laboratory:
    """A JupyterLab server on a free port of this machine, with a token, in folders of its own."""

    def __init__(self, folder: Path, environment: dict[str, str]) -> None:
        self.folder = folder
        self.files = folder / "files"
        self.token = secrets.token_hex(16)
        self._runtime = Path(environment["JUPYTER_RUNTIME_DIR"])
        self._environment = environment
        self._log = folder / "server.log"

    def __enter__(self) -> Self:
        self.files.mkdir(parents=True)
        self._write_settings()
        command = [
            *(sys.executable, "-m", "jupyterlab", "--no-browser", "--allow-root"),
            "--LabApp.expose_app_in_browser=True",
            "--ServerApp.ip=127.0.0.1",
            f"--ServerApp.port={_free_port()}",
            f"--IdentityProvider.token={self.token}",
            f"--ServerApp.root_dir={self.files}",
            "--ServerApp.terminals_enabled=False",
        ]
        with self._log.open("w") as log:
            self._process = subprocess.Popen(
                command, env=self._environment, stdout=log, stderr=log, stdin=subprocess.DEVNULL
            )
        try:
            self.url = self._wait_until_up()
        except BaseException:
            self._stop()
            raise
        return self

    def __exit__(self, *_: object) -> None:
        self._stop()

    def _write_settings(self) -> None:
        """No news, no questions: nothing may pop up over a notebook or ask the network."""
        settings = {
            "@jupyterlab/apputils-extension/notification": {"fetchNews": "false", "checkForUpdates": False},
            "@jupyterlab/docmanager-extension/plugin": {"autosave": False},
            "@jupyter-widgets/jupyterlab-manager/plugin": {"saveState": True},  # as ./garden open and Binder have it
        }
        for name, values in settings.items():
            place = Path(self._environment["JUPYTERLAB_SETTINGS_DIR"]) / f"{name}.jupyterlab-settings"
            place.parent.mkdir(parents=True, exist_ok=True)
            place.write_text(json.dumps(values), encoding="utf-8")
        # The debugger complains in the console when a notebook is closed before its questions are answered.
        page_config = Path(self._environment["JUPYTER_CONFIG_DIR"]) / "labconfig" / "page_config.json"
        page_config.parent.mkdir(parents=True, exist_ok=True)
        page_config.write_text('{"disabledExtensions": {"@jupyterlab/debugger-extension": true}}', encoding="utf-8")

    def _wait_until_up(self) -> str:
        """The server writes its address when it has one, and answers a little later."""
        note = self._runtime / f"jpserver-{self._process.pid}.json"
        until = time.monotonic() + START_SECONDS
        while time.monotonic() < until:
            if self._process.poll() is not None:
                break
            if note.exists():
                port = json.loads(note.read_text(encoding="utf-8"))["port"]
                with socket.socket() as knock:
                    if knock.connect_ex(("127.0.0.1", port)) == 0:
                        return f"http://127.0.0.1:{port}"
            time.sleep(0.1)
        raise RuntimeError(f"JupyterLab did not start:\n{self._log.read_text(encoding='utf-8')[-4000:]}")

    def _stop(self) -> None:
        """Ask the server to end, so that it ends its kernels; insist after a while."""
        self._process.send_signal(signal.SIGTERM)
        try:
            self._process.wait(20)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()


class Lab:
    """JupyterLab in a page. One page serves all tests; every notebook is a new file with a new kernel."""

    def __init__(self, laboratory: Laboratory, page: Page) -> None:
        self.page = page
        self._laboratory = laboratory
        self._open: list[Notebook] = []
        workspace = uuid.uuid4().hex[:8]
        page.goto(f"{laboratory.url}/lab/workspaces/{workspace}?token={laboratory.token}")
        page.wait_for_function("() => window.jupyterapp")
        page.evaluate("() => window.jupyterapp.restored.then(() => {})")

    def notebook(
        self,
        cells: Sequence[str] | Path,
        *,
        width: int = 1280,
        height: int = 900,
        theme: str = "light",
        reduced_motion: bool = True,
        allow_errors: bool = False,
    ) -> Notebook:
        """Open a new notebook with these code cells (or a copy of this file), run all and wait until it is done."""
        if isinstance(cells, Path):
            document = nbformat.read(cells, as_version=4)
        else:
            document = nbformat.v4.new_notebook(cells=[nbformat.v4.new_code_cell(code) for code in cells])
        document.metadata["kernelspec"] = {"name": "python3", "display_name": "Python 3", "language": "python"}
        name = f"{uuid.uuid4().hex[:8]}.ipynb"
        nbformat.write(document, self._laboratory.files / name)

        self.page.set_viewport_size({"width": width, "height": height})
        self.page.emulate_media(reduced_motion="reduce" if reduced_motion else "no-preference")
        self._wear(theme)
        notebook = Notebook(self.page, self._laboratory.files / name)
        self._open.append(notebook)
        notebook.open()
        notebook.run_all(allow_errors=allow_errors)
        return notebook

    def _wear(self, theme: str) -> None:
        self.page.evaluate(
            """async (theme) => {
              if (document.body.dataset.jpThemeName === theme) return;
              await window.jupyterapp.commands.execute("apputils:change-theme", { theme });
            }""",
            THEMES[theme],
        )
        self.page.wait_for_function("(theme) => document.body.dataset.jpThemeName === theme", arg=THEMES[theme])

    def close_notebooks(self) -> None:
        """Close what a test has left open."""
        while self._open:
            self._open.pop().close()


class Notebook:
    """One notebook, open and run in JupyterLab."""

    def __init__(self, page: Page, path: Path) -> None:
        self.page = page
        self.path = path
        self._closed = False

    @property
    def panel(self) -> Locator:
        """The notebook's own part of the page."""
        return self.page.locator(".jp-NotebookPanel:not(.lm-mod-hidden)")

    def garden(self, i: int = 0) -> Locator:
        """The root element of the i-th widget of the notebook."""
        return self.panel.locator(ROOT_CLASS).nth(i)

    def output(self, cell: int) -> Locator:
        """The output area of a cell, counted from 0."""
        return self.panel.locator(".jp-Notebook .jp-Cell").nth(cell).locator(".jp-OutputArea-output")

    def run(self, code: str) -> str:
        """Execute code in the notebook's kernel. Returns what it printed and the repr of its last expression."""
        said: dict[str, str] = self.page.evaluate(EXECUTE, code)
        if said["error"]:
            raise AssertionError(f"the kernel raised on {code!r}:\n{said['error']}")
        return said["text"].removesuffix("\n")

    def wait_for(self, code: str, expected: str, *, seconds: float = 10) -> None:
        """Wait until the kernel answers `code` with `expected`: a click needs a moment to reach Python."""
        until = time.monotonic() + seconds
        while (seen := self.run(code)) != expected:
            if time.monotonic() > until:
                raise AssertionError(f"after {seconds} s {code!r} was {seen!r} and not {expected!r}")
            self.page.wait_for_timeout(50)

    def cells(self) -> int:
        """How many cells the notebook has: a shortcut that leaks out of the widget changes it."""
        count: int = self.page.evaluate("() => window.jupyterapp.shell.currentWidget.content.widgets.length")
        return count

    def put_figures_away(self) -> None:
        """Clear all outputs while there is a kernel: Plotly's live figures say good-bye to it when they go."""
        self.page.evaluate("jupyterapp.commands.execute('notebook:clear-all-cell-outputs')")
        self.panel.locator(".js-plotly-plot").first.wait_for(state="detached")
        self.wait_for("1", "1")

    def save(self) -> Any:
        """Save as a user would, and return the file as nbformat reads it, widget state included."""
        self.page.evaluate("() => window.jupyterapp.commands.execute('docmanager:save')")
        return nbformat.read(self.path, as_version=4)

    def open(self) -> None:
        """Show the notebook and wait until its kernel is really there: the idle mark comes too early."""
        arguments = {"path": self.path.name, "factory": "Notebook"}
        self.page.evaluate(
            "(what) => window.jupyterapp.commands.execute('docmanager:open', what).then(() => {})", arguments
        )
        self.page.wait_for_function(NOTEBOOK_READY, arg=self.path.name)

    def run_all(self, *, allow_errors: bool = False) -> None:
        """Run every cell and wait for the last one."""
        self.page.evaluate(RUN_ALL)
        errors = self.page.evaluate(CELL_ERRORS)
        if errors and not allow_errors:
            raise AssertionError("\n".join(errors))

    def reopen(self) -> None:
        """Close the notebook with its kernel and open the saved file again; nothing is run."""
        self.page.evaluate(CLOSE, self.path.name)
        self.open()

    def close(self) -> None:
        """End the kernel and close the tab without a question."""
        if not self._closed:
            self._closed = True
            self.page.evaluate(CLOSE, self.path.name)
            self.path.unlink()


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port
