"""The course runs: every notebook, from a fresh kernel, top to bottom, without an error and without a warning."""

from __future__ import annotations

from pathlib import Path

import nbformat
import pytest
from nbclient import NotebookClient

NOTEBOOKS = Path(__file__).parents[2] / "notebooks"
FOUND = sorted(path.relative_to(NOTEBOOKS).as_posix() for path in NOTEBOOKS.rglob("[!.]*.ipynb"))
FOUND = [name for name in FOUND if ".ipynb_checkpoints" not in name]


def test_there_is_a_notebook():
    assert FOUND, f"no notebook in {NOTEBOOKS.name}/: the course is missing"


@pytest.mark.parametrize("name", FOUND)
def test_the_notebook_runs(name, jupyter_environment, monkeypatch):
    for variable, value in jupyter_environment.items():
        monkeypatch.setenv(variable, value)
    notebook = nbformat.read(NOTEBOOKS / name, as_version=4)
    nbformat.validate(notebook)
    folder = str((NOTEBOOKS / name).parent)
    client = NotebookClient(
        notebook, timeout=240, kernel_name="python3", allow_errors=True, resources={"metadata": {"path": folder}}
    )
    client.execute()
    found = list(complaints(notebook))
    assert not found, "\n".join(found)


def complaints(notebook):
    """What a learner should never see: an error, even one a tag allows, or a line on stderr."""
    for number, cell in enumerate(notebook.cells):
        for output in cell.get("outputs", ()):
            if output.output_type == "error":
                yield f"cell {number}: {output.ename}: {output.evalue}"
            elif output.get("name") == "stderr":
                yield f"cell {number}, stderr: {output.text}"


@pytest.mark.parametrize("name", FOUND)
def test_the_saved_notebook_shows_pictures_where_there_is_no_kernel(name):
    notebook = nbformat.read(NOTEBOOKS / name, as_version=4)
    data = [output.data for cell in notebook.cells for output in cell.get("outputs", ()) if "data" in output]
    assert any("image/svg+xml" in each for each in data), "run notebooks/keep_pictures.py"
    assert not any("application/vnd.jupyter.widget-view+json" in each for each in data)
    assert "widgets" not in notebook.metadata


def test_a_figure_that_is_watched_is_drawn_anew_in_its_place(jupyter_environment, monkeypatch):
    for variable, value in jupyter_environment.items():
        monkeypatch.setenv(variable, value)
    hand = "E14 B9 R11 G7 hands B5,20,33 R1,2,3 G10,11,12"
    cell = nbformat.v4.new_code_cell(
        "from imperial_widget.explore import worth_growing\nfrom imperial_widget.plots import watch\n"
        f"answer = watch(worth_growing({hand!r}, 'blue', samples=100))"
    )
    notebook = nbformat.v4.new_notebook(cells=[cell])
    NotebookClient(notebook, timeout=120, kernel_name="python3").execute()
    shown = [output.data for output in notebook.cells[0].outputs if output.output_type == "display_data"]
    assert len(shown) == 1
    assert "over 100 deals" in shown[0]["application/vnd.plotly.v1+json"]["layout"]["title"]["text"]
