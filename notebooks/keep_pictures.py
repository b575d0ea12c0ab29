"""Runs the notebooks and keeps their pictures, so that GitHub and any other place without a kernel shows gardens.

Only the picture and the text of a garden are kept, not the live widget: it would be an empty frame without its kernel,
and runs again with the first click on "run". Run from the checkout: `.venv/bin/python notebooks/keep_pictures.py`
"""

from __future__ import annotations

from pathlib import Path

import nbformat
from nbclient import NotebookClient

WIDGET = "application/vnd.jupyter.widget-view+json"


def main() -> None:
    """Execute each notebook beside this file and write it back."""
    for path in sorted(Path(__file__).parent.glob("*.ipynb")):
        notebook = nbformat.read(path, as_version=4)
        NotebookClient(notebook, kernel_name="python3", resources={"metadata": {"path": str(path.parent)}}).execute()
        notebook.metadata.pop("widgets", None)
        for cell in notebook.cells:
            cell.metadata.pop("execution", None)
            if "outputs" in cell:
                cell.outputs = [output for output in cell.outputs if _keeps(output)]
        nbformat.write(notebook, path)


def _keeps(output: nbformat.NotebookNode) -> bool:
    """Take the live widget out of an output. Is something worth keeping left: a picture, or what was never a widget?"""
    data = output.get("data", {})
    return data.pop(WIDGET, None) is None or "image/svg+xml" in data


if __name__ == "__main__":
    main()
