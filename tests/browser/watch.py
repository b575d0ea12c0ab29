"""What must hold on every page of every test: the console shows no error and no request leaves this machine."""

from __future__ import annotations

from typing import TYPE_CHECKING
from urllib.parse import urlsplit

if TYPE_CHECKING:
    from playwright.sync_api import ConsoleMessage, Error, Page

AT_HOME = {"127.0.0.1", "localhost"}
WITHOUT_NETWORK = {"about", "blob", "data", "file"}
# A kernel answers widgets and cells on two threads; once in some hundred tests it welds two of its messages into one,
# and JupyterLab refuses the result. What a test waits for comes all the same, or the test fails by itself.
WELDED = "Kernel message validation error: Unexpected token"


class Watch:
    """Listens to a page and keeps what should not have happened."""

    def __init__(self, page: Page) -> None:
        self.complaints: list[str] = []
        page.on("console", self._console)
        page.on("pageerror", self._uncaught)
        page.on("crash", lambda _: self.complaints.append("the page crashed"))
        page.on("request", lambda request: self._request(request.url))
        page.on("websocket", lambda channel: self._request(channel.url))

    def _console(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self.complaints.append(f"console: {message.text} ({message.location.get('url', '')})")

    def _uncaught(self, error: Error) -> None:
        if not error.message.startswith(WELDED):
            self.complaints.append(f"uncaught: {error}")

    def _request(self, url: str) -> None:
        parts = urlsplit(url)
        if parts.scheme not in WITHOUT_NETWORK and parts.hostname not in AT_HOME:
            self.complaints.append(f"a request left the machine: {url}")

    def complain(self) -> list[str]:
        """What has been seen since the last time."""
        seen, self.complaints = self.complaints, []
        return seen
