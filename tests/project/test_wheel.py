"""What a user gets from `pip install`: the wheel, built from the source archive, holds the whole package and works."""

from __future__ import annotations

import subprocess
import sys
import tarfile
import zipfile
from email.parser import Parser

import pytest

NEEDED = {
    "imperial_widget/py.typed",
    "imperial_widget/widget/static/widget.css",
    "imperial_widget/widget/static/widget.js",
}
DATA = {".css", ".ftl", ".js", ".json", ".toml"}


@pytest.fixture(scope="module")
def archives(checkout, tmp_path_factory):
    """The wheel and the source archive, without the network: the wheel comes out of the archive, as at a release."""
    folder = tmp_path_factory.mktemp("dist")
    command = [sys.executable, "-m", "build", "--no-isolation", "--outdir", folder, checkout]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return next(folder.glob("*.whl")), next(folder.glob("*.tar.gz"))


@pytest.fixture(scope="module")
def wheel_names(archives):
    with zipfile.ZipFile(archives[0]) as wheel:
        return set(wheel.namelist())


def test_the_wheel_holds_every_file_of_the_package(checkout, wheel_names):
    package = checkout / "imperial_widget"
    here = {
        path.relative_to(checkout).as_posix()
        for path in package.rglob("*")
        if path.is_file() and path.suffix in DATA | {".py", ".typed"}
    }
    assert here - wheel_names == set()


def test_the_wheel_holds_what_a_widget_needs(wheel_names):
    assert NEEDED - wheel_names == set()
    for kind in (".json", ".ftl", ".toml"):
        assert any(name.endswith(kind) for name in wheel_names), f"no {kind} file in the wheel"


def test_the_wheel_holds_nothing_else(wheel_names):
    assert {name.split("/")[0].split("-")[0] for name in wheel_names} == {"imperial_widget"}


def test_the_source_archive_can_rebuild_the_bundle_and_run_the_tests(archives):
    with tarfile.open(archives[1]) as archive:
        names = {name.partition("/")[2] for name in archive.getnames()}
    assert {"js/package-lock.json", "js/src/widget.ts", "tests/conftest.py", "LICENSE", "README.md"} <= names
    assert not any("node_modules" in name for name in names)


def test_the_wheel_asks_for_pure_python_only(archives):
    with zipfile.ZipFile(archives[0]) as wheel:
        name = next(name for name in wheel.namelist() if name.endswith(".dist-info/METADATA"))
        metadata = Parser().parsestr(wheel.read(name).decode())
    always = {line for line in metadata.get_all("Requires-Dist", ()) if "extra ==" not in line}
    assert sorted(line.split("<")[0].split(">")[0] for line in always) == ["anywidget", "fluent-runtime", "traitlets"]
    assert archives[0].name.endswith("py3-none-any.whl")


def test_the_installed_wheel_imports_with_its_data(archives, tmp_path):
    target = tmp_path / "site"
    pip = [sys.executable, "-m", "pip", "install", "-q", "--no-deps", "--no-index", "--target", target, archives[0]]
    subprocess.run(pip, check=True)
    code = f"import sys; sys.path.insert(0, {str(target)!r}); import imperial_widget; print(imperial_widget.__file__)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, cwd=tmp_path)
    assert done.stdout.startswith(str(target))
