"""Finds the Chromium (or Chrome) of this machine. Run as a script it prints the path, or a sentence and fails."""

from __future__ import annotations

import os
import shutil
import sys
from pathlib import Path

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
APPLICATIONS = (
    Path("/Applications/Google Chrome.app/Contents/MacOS/Google Chrome"),
    Path("/Applications/Chromium.app/Contents/MacOS/Chromium"),
)


def find_chromium() -> str | None:
    """The path of a browser; the environment variable CHROMIUM chooses one."""
    if chosen := os.environ.get("CHROMIUM"):
        return shutil.which(chosen)
    found = (shutil.which(name) for name in NAMES)
    installed = (str(path) for path in APPLICATIONS if path.exists())
    return next(filter(None, (*found, *installed)), None)


if __name__ == "__main__":
    path = find_chromium()
    if path is None:
        sys.exit("no Chromium and no Chrome found")
    sys.stdout.write(f"{path}\n")
