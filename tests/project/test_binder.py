"""Binder can read our folder: repo2docker writes a Dockerfile from it. No image is built here."""

from __future__ import annotations

import os
import subprocess
import sys


def test_repo2docker_accepts_the_checkout(checkout, tmp_path):
    command = [
        sys.executable,
        "-m",
        "repo2docker",
        "--no-build",
        "--debug",
        "--user-id=1000",
        "--user-name=jovyan",
        ".",
    ]
    done = subprocess.run(
        command, cwd=checkout, capture_output=True, text=True, check=False, env={**os.environ, "HOME": str(tmp_path)}
    )
    said = done.stdout + done.stderr
    assert done.returncode == 0, said
    requirements, copy, post_build = (
        said.find(words)
        for words in ('-r "binder/requirements.txt"', "COPY --chown=1000:1000 src/ ", "binder/postBuild")
    )
    assert -1 < requirements < copy < post_build, "the pinned packages come before our files: that layer is kept"
    assert "py312" in said or "3.12" in said


def test_post_build_can_be_executed(checkout):
    assert os.access(checkout / "binder" / "postBuild", os.X_OK)
