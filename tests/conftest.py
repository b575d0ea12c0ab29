"""What every test can ask for: the root of the checkout, and an environment that keeps Jupyter's files apart."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

JUPYTER_PLACES = (
    "IPYTHONDIR",
    "JUPYTER_CONFIG_DIR",
    "JUPYTER_DATA_DIR",
    "JUPYTER_RUNTIME_DIR",
    "JUPYTERLAB_SETTINGS_DIR",
    "JUPYTERLAB_WORKSPACES_DIR",
)

# A shared, noisy machine: how long an example takes says nothing. Under CI the same examples are tried every time.
settings.register_profile(
    "here",
    deadline=None,
    derandomize=os.environ.get("CI", "").lower() in {"1", "true"},
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("here")


@pytest.fixture(scope="session")
def checkout() -> Path:
    """The root of the checkout."""
    return Path(__file__).parents[1]


@pytest.fixture(scope="session")
def under_ci() -> bool:
    """Under CI nothing is skipped."""
    return os.environ.get("CI", "").lower() in {"1", "true"}


@pytest.fixture(scope="session")
def jupyter_environment(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """The environment of a Jupyter process that shares no setting and no history with the user's own."""
    home = tmp_path_factory.mktemp("jupyter")
    places = {}
    for name in JUPYTER_PLACES:
        places[name] = str(home / name.lower())
        Path(places[name]).mkdir()
    return {**os.environ, **places, "JUPYTER_PREFER_ENV_PATH": "1", "PYTHONUTF8": "1"}
