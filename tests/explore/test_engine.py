"""One source of the rules: compiled, plain and step by step they play the very same games."""

from __future__ import annotations

import os
import subprocess
import sys
import threading
from functools import cache

import pytest

from imperial_widget.core.errors import ImperialError
from imperial_widget.explore import flat
from imperial_widget.explore.engine import Engine, engine, fingerprint
from imperial_widget.explore.series import Series
from imperial_widget.explore.study import study
from imperial_widget.sakura import Position, apply, legal_moves, new_game, read_position, rules
from imperial_widget.sakura import state as st

TABLES = ((2, None), (2, "tricky"), (3, None), (4, None), (5, None), (6, None))
GAMES = 1_700  # at each of the six tables: 10,200
STEP_BY_STEP = 500  # of them: 3,000


@cache
def compiled() -> Engine:
    return engine(compiled=True)


def finished(machine: Engine, position: Position, cards: int) -> tuple[list[int], list[int], int]:
    row, table = machine.rows(position)
    tally, chance = machine.tally(), machine.row([flat.players_seed(cards)])
    made = machine.play_random(row, table, chance, tally=tally)
    return [int(n) for n in row], [int(n) for n in tally], made


@pytest.mark.parametrize(("players", "variant"), TABLES)
def test_compiled_and_plain_rules_end_ten_thousand_games_alike(players, variant):
    for game in range(GAMES):
        cards = flat.game_seed(players, game)
        position = new_game(players, seed=cards, variant=variant)
        fast = finished(compiled(), position, cards)
        assert fast == finished(engine(compiled=False), position, cards), (players, variant, game)
        assert fast[0][st.PHASE] == st.OVER


@pytest.mark.parametrize(("players", "variant"), TABLES)
def test_three_thousand_of_them_end_alike_move_by_move(players, variant):
    series = Series.of(players=players, variant=variant, seed=players)
    for game in range(STEP_BY_STEP):
        position, chance = series.position(game), series.chance(game)
        row, _, made = finished(compiled(), position, flat.game_seed(players, game))
        moves = 0
        while (move := series.next_move(position, chance)) is not None:
            position = apply(position, move)[-1].position
            moves += 1
        assert list(position.state) == row, (players, variant, game)
        assert moves == made


@pytest.mark.parametrize(("players", "variant"), TABLES)
def test_the_sums_agree_however_the_games_are_played(players, variant):
    series = Series.of(players=players, variant=variant, seed=9)
    fast = series.play(30, 40, compiled=True, keep=True)
    assert fast == series.play(30, 40, compiled=False, keep=True)
    assert fast == series.play_minds(30, 40, keep=True)
    assert fast.total[flat.GAMES] == 40


@pytest.mark.parametrize(("players", "variant"), TABLES)
def test_the_cards_are_dealt_as_in_a_new_game(players, variant):
    position = new_game(players, variant=variant)
    blank = list(position.state)
    blank[st.HAND_COUNT : st.HAND_COUNT + st.MOST] = [0] * st.MOST
    blank[st.HAND : st.DISCARD] = [0] * (st.DISCARD - st.HAND)
    for machine in (engine(compiled=False), compiled()):
        for seed in (0, 1, 77, 1 << 31, (1 << 32) - 1):
            row = machine.row(blank)
            machine.run(flat.deal)(row, machine.row(blank), machine.tally(), seed)
            assert tuple(int(n) for n in row) == new_game(players, seed=seed, variant=variant).state


@pytest.mark.parametrize(
    "text",
    [
        "E20 B18 R17 G16 tokens B8 R7 G6 table B3 R51 G20",
        "E20 B18 R17 G16 tokens B8 R7 G6",
        "E20 B18 R17 G16 tokens B8 R7 G6 table B3",
    ],
)
def test_random_players_finish_a_typed_position_too(text):
    position = read_position(text)
    rows = []
    for machine in (engine(compiled=False), compiled()):
        row, table = machine.rows(position)
        chance = machine.row([5])
        machine.play_random(row, table, chance)
        rows.append([int(n) for n in row])
    assert rows[0] == rows[1]
    assert rows[0][st.PHASE] == st.OVER
    series, chance = Series.of(players=3), [5]
    while (move := series.next_move(position, chance)) is not None:
        position = apply(position, move)[-1].position
    assert list(position.state) == rows[0]


def test_single_moves_and_the_limit():
    position = new_game(3, seed=4)
    move = legal_moves(position)[0]
    for machine in (engine(compiled=False), compiled()):
        row, table = machine.rows(position)
        machine.play(row, table, move.card)
        assert tuple(row) == apply(position, move)[-1].position.state
        assert machine.play_random(row, table, machine.row([1]), limit=3) == 3
        assert row[st.PHASE] != st.OVER


def test_no_two_games_of_a_series_share_their_cards():
    assert len({flat.game_seed(3, game) for game in range(100_000)}) == 100_000
    few = {flat.game_seed(seed, game) for seed in range(20) for game in range(500)}
    assert len(few) > 9_990  # of different series a handful may


def test_chance_is_fair():
    chance = [flat.players_seed(1)]
    counts = [0] * 5
    for _ in range(50_000):
        counts[flat.roll(chance, 5)] += 1
    assert all(9_600 < count < 10_400 for count in counts)


def test_without_numba_the_rules_are_plain_and_say_so(monkeypatch):
    monkeypatch.setitem(sys.modules, "numba", None)
    machine = engine()
    assert not machine.compiled
    assert "numba cannot be imported" in machine.note()
    assert "imperial_widget[fast]" in machine.note()
    with pytest.raises(ImperialError, match=r"pip install 'imperial_widget\[fast\]'"):
        engine(compiled=True)


def test_compiled_rules_need_no_note():
    assert compiled().note() == ""
    assert engine().compiled


def test_a_strange_wish_is_refused():
    with pytest.raises(ImperialError, match="compiled='yes'"):
        engine("yes")  # type: ignore[arg-type]


def test_plain_rules_import_no_numpy():
    code = (
        "import sys; from imperial_widget.explore import simulate;"
        "simulate(3, compiled=False, progress=False); print('numpy' in sys.modules, 'numba' in sys.modules)"
    )
    told = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert told.stdout.split() == ["False", "False"]


def test_threads_that_ask_at_once_get_the_same_function():
    machine = Engine()
    found: list[object] = []
    threads = [threading.Thread(target=lambda: found.append(machine.run(flat.play_games))) for _ in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len({id(function) for function in found}) == 1


def test_the_kept_code_is_known_by_everything_it_depends_on(monkeypatch):
    before = fingerprint(flat.play_games)
    assert before == fingerprint(flat.play_games)
    with monkeypatch.context() as patch:
        patch.setattr(rules, "EITHER", 4)  # a number of another module, deep inside
        assert fingerprint(flat.play_games) != before
    with monkeypatch.context() as patch:
        patch.setattr(rules, "prize", lambda _s, _place: 1)
        assert fingerprint(flat.play_games) != before


def test_where_nothing_can_be_written_the_rules_are_compiled_all_the_same(monkeypatch, tmp_path):
    blocked = tmp_path / "a file, not a directory"
    blocked.write_text("")
    machine = engine(compiled=True)
    fresh = Engine(machine._numba)
    monkeypatch.setattr(machine._numba.core.config, "CACHE_DIR", str(blocked))
    assert fresh.run(flat.game_seed)(3, 4) == flat.game_seed(3, 4)
    assert str(blocked) == machine._numba.core.config.CACHE_DIR


OTHER_CHECKOUT = """
from pathlib import Path
from imperial_widget.explore import study
from imperial_widget.explore.engine import engine, fingerprint
from imperial_widget.niya import search
numba = engine(True)._numba
place = Path(numba.core.config.CACHE_DIR) / f"parts-{fingerprint(search.solve)}-numba-{numba.__version__}" / "elsewhere"
place.mkdir(parents=True, exist_ok=True)
(place / "search.solve-1.py311.1.nbc").write_bytes(b"code that another checkout has kept")
print(study(20, seed=42, generator="numpy", progress=False, compiled=True).first_wins)
"""


def test_what_another_checkout_has_kept_does_not_change_how_the_rules_are_compiled(tmp_path):
    pytest.importorskip("numba")
    plain = study(20, seed=42, generator="numpy", progress=False, compiled=False).first_wins
    for time in ("compiled", "kept"):
        done = subprocess.run(
            [sys.executable, "-c", OTHER_CHECKOUT],
            env={**os.environ, "NUMBA_CACHE_DIR": str(tmp_path)},
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.stdout.split() == [str(plain)], f"{time}: exit code {done.returncode}: {done.stderr[:500]}"


def test_nothing_is_written_beside_the_package(checkout):
    compiled().run(flat.play_games)
    assert not list((checkout / "imperial_widget").rglob("*.nbi"))
