"""One version everywhere, and one set of pins."""

from __future__ import annotations

import json
import re
import tomllib
from importlib.metadata import version

import pytest
import yaml
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

import imperial_widget


@pytest.fixture(scope="module")
def project(checkout):
    return tomllib.loads((checkout / "pyproject.toml").read_text(encoding="utf-8"))["project"]


def pins(path):
    """The pinned versions of a requirements file, by name."""
    lines = [line.partition("#")[0].strip() for line in path.read_text(encoding="utf-8").splitlines()]
    pairs = [re.fullmatch(r"([\w.-]+)==([\w.]+)", line) for line in lines if line]
    assert all(pairs), f"{path.name} holds lines of the form name==version only"
    return {canonicalize_name(pair[1]): pair[2] for pair in pairs if pair}


def test_every_file_names_the_same_version(checkout, project):
    citation = yaml.safe_load((checkout / "CITATION.cff").read_text(encoding="utf-8"))
    newest = re.search(r"^## ([\d.]+)", (checkout / "CHANGELOG.md").read_text(encoding="utf-8"), re.MULTILINE)
    stage = json.loads((checkout / "js" / "package.json").read_text(encoding="utf-8"))
    assert newest is not None
    named = {
        "CITATION.cff": str(citation["version"]),
        "CHANGELOG.md": newest[1],
        "js/package.json": stage["version"],
        "imperial_widget.__version__": imperial_widget.__version__,
        "the installed package": version("imperial_widget"),
    }
    assert named == dict.fromkeys(named, project["version"])


def test_the_citation_can_be_read(checkout):
    citation = yaml.safe_load((checkout / "CITATION.cff").read_text(encoding="utf-8"))
    assert {"cff-version", "message", "title", "authors", "license"} <= set(citation)


def test_every_dependency_is_pinned_for_ci_to_a_version_the_project_allows(checkout, project):
    pinned = pins(checkout / "requirements-ci.txt")
    asked = [*project["dependencies"], *(line for extra in project["optional-dependencies"].values() for line in extra)]
    for requirement in map(Requirement, asked):
        name = canonicalize_name(requirement.name)
        if name != "imperial-widget":
            assert name in pinned, f"{name} is not in requirements-ci.txt: run ./garden pin"
            assert requirement.specifier.contains(pinned[name])


def test_what_is_tested_is_what_is_pinned(checkout):
    pinned = pins(checkout / "requirements-ci.txt")
    for name in ("anywidget", "jupyterlab", "playwright", "pytest", "traitlets"):
        assert version(name) == pinned[name]


def test_binder_has_every_dependency_in_the_tested_version(checkout, project):
    tested = pins(checkout / "requirements-ci.txt")
    binder = pins(checkout / "binder" / "requirements.txt")
    needed = {canonicalize_name(Requirement(line).name) for line in project["dependencies"]}
    assert needed - set(binder) == set()
    assert binder == {name: tested[name] for name in binder}
