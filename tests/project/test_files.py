"""What stands in the project's files: the README's commands exist, and nothing names the machine it was written on."""

from __future__ import annotations

import os
import re
import shutil
import subprocess

import pytest

SKIPPED_FOLDERS = {".git", ".venv", "node_modules", "__pycache__", "screenshots"}

# In pieces, so that this file does not hold what it forbids.
FORBIDDEN = [
    *(rf"(?<![\w.]){place}" for place in ("/" + r"root/\w", "/" + r"home/\w+/", "/" + r"Users/\w+/")),
    *(r"\.".join(host) for host in (("registry", "npmjs"), ("files", "pythonhosted"), ("pypi", "org/simple"))),
]


@pytest.fixture(scope="module")
def files(checkout):
    """The files git keeps or would keep; without git, all files outside the folders of tools."""
    if shutil.which("git") and (checkout / ".git").exists():
        command = ["git", "-c", "safe.directory=*", "ls-files", "-z", "-co", "--exclude-standard"]
        done = subprocess.run(command, cwd=checkout, capture_output=True, text=True, check=True)
        names = [checkout / name for name in done.stdout.split("\0") if name]
    else:
        names = [path for path in checkout.rglob("*") if not SKIPPED_FOLDERS & set(path.parts)]
    return [path for path in names if path.is_file()]


@pytest.fixture(scope="module")
def readme(checkout):
    return (checkout / "README.md").read_text(encoding="utf-8")


def test_no_file_names_a_place_of_one_machine_or_a_registry(checkout, files):
    pattern = re.compile("|".join(FORBIDDEN))
    found = [
        f"{path.relative_to(checkout)}:{number}: {match[0]}"
        for path in files
        for number, line in enumerate(path.read_text(encoding="utf-8", errors="ignore").splitlines(), 1)
        if (match := pattern.search(line))
    ]
    assert found == []


def test_the_search_for_forbidden_words_finds_them():
    pattern = re.compile("|".join(FORBIDDEN))
    assert pattern.search("see /" + "root/x")
    assert pattern.search("https://registry." + "npmjs.org/a")
    assert not pattern.search("the root/leaf of a tree, the work/life of a painter")


def test_the_readme_opens_and_tests_the_garden(readme):
    assert "./garden open" in readme


def test_every_command_of_the_readme_exists(checkout, readme):
    usage = subprocess.run([checkout / "garden", "help"], capture_output=True, text=True, check=True).stdout
    offered = set(re.findall(r"^  (\w+)", usage, re.MULTILINE))
    used = set(re.findall(r"\./garden (\w+)", readme))
    assert used <= offered


def test_every_file_the_readme_links_to_exists(checkout, readme):
    links = re.findall(r"\]\((?!https?:|#|mailto:)([^)#\s]+)", readme)
    assert [link for link in links if not (checkout / link).exists()] == []


@pytest.mark.parametrize("name", ["garden", ".ci/run"])
def test_the_scripts_can_be_executed(checkout, name):
    assert os.access(checkout / name, os.X_OK)


def test_an_unknown_command_fails_with_a_sentence(checkout):
    done = subprocess.run([checkout / "garden", "plant"], capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert "there is no command «plant»" in done.stderr
