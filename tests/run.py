"""Run all tests, as `./garden test` does: those that drive a browser in one process, all others beside them.

Apart, because a driver of browsers and compiled games do not belong into one process: when one of them takes the
process down, the other goes on. A process that is brought down by a signal, not by a failing test, is started once
more; one that takes too long is ended, and so is whatever it left running, so that this script always comes to an end.

    python -m tests.run             # everything
    python -m tests.run -k walk     # what pytest makes of these arguments, in one process
"""

from __future__ import annotations

import contextlib
import os
import signal
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from typing import IO, Final

PYTEST: Final = (sys.executable, "-m", "pytest")
BROWSER: Final = ("-m", "browser", "-n0")
OTHERS: Final = ("-m", "not browser", "-n2")
MINUTES: Final = 30
NO_TIME: Final = 124  # the exit code of a run that took too long, as coreutils' `timeout` has it


def run(command: tuple[str, ...], out: IO[str] | None = None, *, seconds: float = 60 * MINUTES) -> int:
    """Run a command and return its exit code; when this returns, nothing that it has started runs any more.

    A code below zero is the signal that ended it.
    """
    process = subprocess.Popen(command, stdout=out, stderr=out and subprocess.STDOUT, start_new_session=True)
    try:
        return process.wait(seconds)
    except subprocess.TimeoutExpired:
        _say(f"ended after {seconds / 60:g} minutes: {' '.join(command)}", out)
        return NO_TIME
    finally:
        with contextlib.suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)
        process.wait()


def run_again_after_a_crash(command: tuple[str, ...], out: IO[str] | None = None) -> int:
    """Run a command; if it was brought down by a signal, run it once more, and say so."""
    code = run(command, out)
    if code < 0:
        _say(f"{signal.Signals(-code).name} brought down: {' '.join(command)}; once more", out)
        code = run(command, out)
    return code


def _say(words: str, out: IO[str] | None) -> None:
    out = out or sys.stdout
    out.write(f"\ntests: {words}\n")
    out.flush()


def main(arguments: list[str]) -> int:
    """Run the tests and return the exit code."""
    if arguments:
        return subprocess.call((*PYTEST, "-n2", "--dist=loadgroup", *arguments))
    with tempfile.TemporaryFile("w+", encoding="utf-8") as out, ThreadPoolExecutor(1) as beside:
        browser = beside.submit(run_again_after_a_crash, (*PYTEST, *BROWSER), out)
        codes = [run_again_after_a_crash((*PYTEST, *OTHERS)), browser.result()]
        out.seek(0)
        sys.stdout.write(f"\nIn the browser:\n\n{out.read()}\n")
    return max(codes, key=bool)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
