"""The tests always come to an end."""

from __future__ import annotations

import os
import signal
import sys
import time
from typing import TYPE_CHECKING

import pytest

from tests.run import NO_TIME, run, run_again_after_a_crash

if TYPE_CHECKING:
    from pathlib import Path


def python(code: str, *words: object) -> tuple[str, ...]:
    return (sys.executable, "-c", code, *map(str, words))


def test_the_exit_code_is_that_of_the_run() -> None:
    assert run(python("raise SystemExit(5)")) == 5


def test_a_run_that_takes_too_long_is_ended(tmp_path: Path) -> None:
    with (tmp_path / "out").open("w+", encoding="utf-8") as out:
        assert run(python("import time; time.sleep(600)"), out, seconds=0.2) == NO_TIME
        out.seek(0)
        assert "ended after" in out.read()


def test_what_a_run_leaves_behind_is_ended(tmp_path: Path) -> None:
    code = (
        "import subprocess, sys, pathlib; left = subprocess.Popen(['sleep', '600']);"
        "pathlib.Path(sys.argv[1]).write_text(str(left.pid))"
    )
    note = tmp_path / "pid"
    assert run(python(code, note)) == 0
    left, patience = int(note.read_text()), time.monotonic() + 30
    while time.monotonic() < patience:
        try:
            with open(f"/proc/{left}/stat", encoding="utf-8") as stat:  # noqa: PTH123 -- not a file to keep
                if stat.read().split()[2] == "Z":
                    return
        except FileNotFoundError:
            return
    os.kill(left, signal.SIGKILL)
    pytest.fail("it is still running")


@pytest.mark.parametrize(("crashes", "code"), [(1, 3), (2, -signal.SIGSEGV)])
def test_a_run_that_crashed_is_tried_once_more(tmp_path: Path, crashes: int, code: int) -> None:
    program = (
        "import os, sys, signal, pathlib; p = pathlib.Path(sys.argv[1]);"
        "n = int(p.read_text()); p.write_text(str(n - 1));"
        "os.kill(os.getpid(), signal.SIGSEGV) if n > 0 else sys.exit(3)"
    )
    count = tmp_path / "count"
    count.write_text(str(crashes))
    with (tmp_path / "out").open("w+", encoding="utf-8") as out:
        assert run_again_after_a_crash(python(program, count), out) == code
        out.seek(0)
        assert "SIGSEGV brought down" in out.read()
