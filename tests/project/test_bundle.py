"""The bundle of the widget is committed: it must be what the sources in js/ give, and it must stay small."""

from __future__ import annotations

import shutil
import subprocess

import pytest

BUDGET = 100_000  # bytes; the bundle is stored in every notebook once per widget


def test_the_committed_bundle_is_what_the_sources_give(checkout, tmp_path, under_ci):
    ready = shutil.which("node") and (checkout / "js" / "node_modules" / "esbuild").exists()
    if not ready and not under_ci:
        pytest.skip("no Node or no js/node_modules here: ./garden test brings both")
    done = subprocess.run(
        ["node", "build.mjs", "--outdir", tmp_path],  # noqa: S607
        cwd=checkout / "js",
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    static = checkout / "imperial_widget" / "widget" / "static"
    built = {path.name: path.read_bytes() for path in tmp_path.iterdir()}
    committed = {name: (static / name).read_bytes() if (static / name).exists() else None for name in built}
    stale = sorted(name for name in built if built[name] != committed[name])
    assert stale == [], "run ./garden build and commit what it writes"


def test_the_bundle_stays_small(checkout):
    static = checkout / "imperial_widget" / "widget" / "static"
    assert sum((static / name).stat().st_size for name in ("widget.js", "widget.css")) <= BUDGET
