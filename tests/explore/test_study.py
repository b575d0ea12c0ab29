"""What perfect play makes of many layouts: known truths, and the same answer however the work is spread."""

from __future__ import annotations

import multiprocessing
from concurrent.futures import Executor, Future, ProcessPoolExecutor, ThreadPoolExecutor
from importlib import import_module
from importlib.util import find_spec
from math import factorial
from typing import Any

import pytest

from imperial_widget.core.errors import ImperialError
from imperial_widget.explore.study import Study, study
from imperial_widget.niya import Value, values
from imperial_widget.niya.components import BORDER, CELLS
from imperial_widget.niya.symmetry import different_layouts, renamings

compiled_only = pytest.mark.skipif(find_spec("numba") is None, reason="needs numba")

module = import_module("imperial_widget.explore.study")  # `explore.study` is the function of that name


@pytest.fixture(scope="module")
def thousand() -> Study:
    """The thousand layouts about which something is known."""
    return study(1000, seed=42, generator="numpy", progress=False)


@compiled_only
def test_of_a_thousand_known_layouts_the_first_player_wins_672(thousand: Study) -> None:
    assert len(thousand) == 1000
    assert thousand.complete
    assert thousand.first_wins == 672
    assert {count: thousand.openings[count] for count in (0, 1, 2)} == {0: 328, 1: 292, 2: 196}
    assert set(thousand.tiles_left) == {1, 3, 5}
    assert max(thousand.best) <= 10
    assert thousand.first_share.low < 0.676 < thousand.first_share.high


def test_of_the_first_forty_known_layouts_plain_python_says_the_same() -> None:
    forty = study(40, seed=42, generator="numpy", progress=False, compiled=False)
    assert forty.first_wins == 30
    assert forty.openings == {0: 10, 1: 16, 2: 6, 3: 6, 4: 2}


@compiled_only
@pytest.mark.parametrize("full_board", ["blocked", "draw"])
def test_compiled_and_plain_say_the_same(full_board: str) -> None:
    options: dict[str, Any] = {"seed": 11, "full_board": full_board, "progress": False}
    fast = study(25, compiled=True, **options)
    plain = study(25, compiled=False, **options)
    assert fast == plain
    assert (fast.compiled, plain.compiled) == (True, False)


@compiled_only
def test_when_a_full_board_is_a_draw_the_first_player_hardly_ever_loses(thousand: Study) -> None:
    drawn = study(1000, seed=42, generator="numpy", full_board="draw", progress=False)
    assert (drawn.first_wins, drawn.draws) == (672, 328)
    assert "are drawn" in drawn.summary()
    for row in range(1000):  # what wins before the board is full wins under either ruling, and by as much
        blocked = thousand.values(row)
        for cell, value in drawn.values(row).items():
            assert value == blocked[cell] if value.worth > 0 else blocked[cell].worth < 0
            assert value >= blocked[cell]


def test_a_study_says_what_the_solver_says() -> None:
    answer = study(3, seed=5, progress=False, compiled=False)
    for row in range(3):
        position = answer.position(row)
        assert answer.values(row) == {str(move): value for move, value in values(position).items()}
        best = max(answer.values(row).values())
        timeline = answer.witness(row)
        timeline.last()
        assert timeline.position.winner == best.winner
        assert timeline.position.left == best.tiles
        worst = min(answer.values(row), key=lambda cell: answer.values(row)[cell])
        assert str(answer.witness(row, worst).line[1].move) == worst


def test_the_figures_add_up() -> None:
    answer = study(12, seed=2, progress=False, compiled=False)
    assert sum(answer.outcomes.values()) == sum(answer.openings.values()) == 12
    assert sum(answer.tiles_left.values()) == answer.first_wins
    assert sum(answer.cells.values()) == sum(answer.winning)
    assert list(answer.cells) == [CELLS[cell] for cell in BORDER]
    assert set(answer.places) == {"corner", "edge"}
    corners = sum(answer.cells[cell] for cell in ("a4", "d4", "a1", "d1"))
    assert answer.places["corner"].value == corners / 48
    assert all(isinstance(value, Value) for value in answer.outcomes)
    for what in module.FRAMES:
        rows = answer.rows(what)
        assert rows
        assert len(answer.to_frame(what)) == len(rows)
    assert answer.rows()[3]["layout"] == answer.position(3).code
    assert "With best play the first player wins" in str(answer)
    assert "<table>" in answer._repr_html_()


@pytest.mark.parametrize("workers", [1, 2])
def test_threads_give_the_same_answer(workers: int) -> None:
    here = study(8, seed=3, progress=False, compiled=False)
    with ThreadPoolExecutor(workers) as executor:
        assert study(8, seed=3, progress=False, compiled=False, executor=executor, chunk=3) == here


def test_processes_give_the_same_answer() -> None:
    here = study(30, seed=3, progress=False)
    with ProcessPoolExecutor(2, mp_context=multiprocessing.get_context("spawn")) as executor:
        assert study(30, seed=3, progress=False, executor=executor, chunk=7) == here


class Broken(Executor):
    """An executor that answers the first question, and whose workers then die."""

    def submit(self, fn: Any, /, *args: Any, **kwargs: Any) -> Future[Any]:
        future: Future[Any] = Future()
        if isinstance(args[-1], range):
            future.set_exception(OSError("the worker has gone"))
        else:
            future.set_result(fn(*args, **kwargs))
        return future


def test_a_chunk_that_a_worker_loses_is_solved_here() -> None:
    answer = study(4, seed=3, progress=False, compiled=False, executor=Broken(), chunk=2)
    assert answer == study(4, seed=3, progress=False, compiled=False)
    assert "2 chunk(s) failed on a worker" in answer.summary()


def test_an_interrupt_returns_what_is_finished(monkeypatch: pytest.MonkeyPatch) -> None:
    whole = study(6, seed=3, progress=False, compiled=False)
    solve = module.solve_chunk

    def interrupted(layouts: Any, compiled: bool, numbers: range) -> bytes:  # noqa: FBT001
        if numbers.start >= 4:
            raise KeyboardInterrupt
        return bytes(solve(layouts, compiled, numbers))

    monkeypatch.setattr(module, "solve_chunk", interrupted)
    part = study(6, seed=3, progress=False, compiled=False, chunk=2)
    assert not part.complete
    assert part.finished == (range(4),)
    assert part.best == whole.best[:4]
    assert "4 of 6 (interrupted)" in repr(part)


def test_progress_is_shown_and_changes_nothing() -> None:
    assert study(2, seed=3, compiled=False) == study(2, seed=3, compiled=False, progress=False)


def test_a_study_of_nothing_still_speaks(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*_: object) -> bytes:
        raise KeyboardInterrupt

    monkeypatch.setattr(module, "solve_chunk", interrupted)
    nothing = study(2, progress=False, compiled=False)
    assert len(nothing) == 0
    assert nothing.first_share.value == 0
    assert "0 of 2" in nothing.summary()
    with pytest.raises(ImperialError, match="row 0"):
        nothing.witness(0)


@pytest.mark.parametrize(
    ("options", "words"),
    [
        ({"layouts": 0}, "layouts=0; expected a whole number from 1"),
        ({"layouts": 1.5}, "layouts=1.5"),
        ({"seed": -1}, "seed=-1"),
        ({"chunk": 0}, "chunk=0"),
        ({"full_board": "moon"}, "full_board='moon'; expected one of 'blocked', 'draw'"),
        ({"generator": "dice"}, "generator='dice'; expected one of 'game', 'numpy'"),
        ({"executor": 4}, "executor=4; expected one of concurrent.futures"),
        ({"compiled": "yes"}, "compiled='yes'"),
    ],
)
def test_what_cannot_be_studied_is_refused(options: dict[str, Any], words: str) -> None:
    with pytest.raises(ImperialError, match=words):
        study(**{"layouts": 1, "progress": False, **options})


def test_rows_that_are_not_there_are_refused() -> None:
    answer = study(1, progress=False, compiled=False)
    with pytest.raises(ImperialError, match="row 1; expected a number from 0 to 0"):
        answer.witness(1)
    with pytest.raises(ImperialError, match="rows of 'cards'; expected one of layouts"):
        answer.rows("cards")


def test_there_are_2270454064_essentially_different_layouts() -> None:
    ways = list(renamings())
    assert len(set(ways)) == 24 * 24 * 2
    assert different_layouts() == 2_270_454_064
    assert different_layouts() * 8 * len(ways) > factorial(16)


# --- the figure ------------------------------------------------------------------------------------------------------
def test_every_mark_of_the_figure_opens_a_layout_that_is_a_case_of_it() -> None:
    pytest.importorskip("plotly")
    answer = study(60, seed=3, progress=False)
    outcomes, openings, cells = answer.plot().data
    for name, row in zip(outcomes.x, outcomes.customdata, strict=True):
        assert str(max(answer.values(row).values())).replace(" · ", " ") == name
    for number, row in zip(openings.x, openings.customdata, strict=True):
        assert answer.winning[row] == int(number)
    assert sum(outcomes.y) == pytest.approx(1)
    assert sum(openings.y) == pytest.approx(1)
    for rank, line in enumerate(cells.customdata):
        for file, row in enumerate(line):
            if row is not None:
                assert answer.values(row)["abcd"[file] + "1234"[rank]].outcome == "win"
    assert cells.z[1][1] is None, "the inner four cannot open a round"


def test_the_figure_of_a_study_of_nothing_is_empty(monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("plotly")

    def interrupted(*_: object) -> bytes:
        raise KeyboardInterrupt

    monkeypatch.setattr(module, "solve_chunk", interrupted)
    assert not study(2, progress=False, compiled=False).plot().data
