"""Many games: the same answer on any workers, what is finished survives, and wrong wishes are refused at once."""

from __future__ import annotations

import multiprocessing
import os
import pickle
import sys
import time
import tracemalloc
import types
from concurrent.futures import Executor, Future, ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any

import pytest

from imperial_widget.core.errors import IllegalMove, ImperialError
from imperial_widget.core.timeline import Timeline
from imperial_widget.explore import Games, simulate
from imperial_widget.explore import flat as flat_rows
from imperial_widget.explore.series import Part, Series
from imperial_widget.sakura import BOTS, Move, Position, legal_moves

QUIET: dict[str, Any] = {"progress": False}
MAIN = "EXPLORE_TEST_MAIN"


def first_legal(position: Position, painter: str) -> Move:
    return next(move for move in legal_moves(position) if move.painter == painter)


def deadly(position: Position, painter: str) -> Move:
    """Play on, but take the process down in one certain game if it is a worker."""
    doomed = Series.of(players=3, seed=2).position(5).hands
    if os.environ.get(MAIN) != str(os.getpid()) and position.round == 1 and position.hands == doomed:
        os._exit(3)
    return first_legal(position, painter)


def cheat(_position: Position, painter: str) -> Move:
    return Move(painter, direction=1)


@pytest.fixture
def processes():
    with ProcessPoolExecutor(2, mp_context=multiprocessing.get_context("spawn")) as pool:
        yield pool


# --- the same answer -------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("compiled", [True, False])
def test_chunks_do_not_change_the_answer(compiled):
    whole = simulate(120, seed=5, compiled=compiled, keep=True, chunk=120, **QUIET)
    for chunk in (1, 7, 50, 1000):
        assert simulate(120, seed=5, compiled=compiled, keep=True, chunk=chunk, **QUIET) == whole
    assert whole.complete
    assert whole.finished == (range(120),)


@pytest.mark.parametrize("workers", [1, 2, 5])
def test_threads_do_not_change_the_answer(workers):
    with ThreadPoolExecutor(workers) as pool:
        many = simulate(3000, seed=6, executor=pool, chunk=250, keep=True, **QUIET)
    assert many == simulate(3000, seed=6, keep=True, **QUIET)


def test_processes_do_not_change_the_answer(processes):
    for options in ({"compiled": True}, {"compiled": False}, {"bots": {"red": "sensible"}, "players": 3}):
        here = simulate(12, seed=7, keep=True, **options, **QUIET)
        assert simulate(12, seed=7, keep=True, executor=processes, chunk=5, **options, **QUIET) == here


def test_answers_that_come_back_in_another_order_are_the_same_answer():
    class Backwards(Executor):
        """Answers the first chunk last."""

        def submit(self, function, /, *args, **options):
            future: Future[object] = Future()
            if isinstance(args[-1], range):
                pool.submit(self.later, future, function, *args, **options)
            else:
                future.set_result(function(*args, **options))
            return future

        def later(self, future, function, *args, **options):
            time.sleep(0.05 / (1 + args[-1].start))
            future.set_result(function(*args, **options))

    with ThreadPoolExecutor(4) as pool:
        mixed = simulate(60, seed=8, executor=Backwards(), chunk=9, keep=True, compiled=False, **QUIET)
    assert mixed == simulate(60, seed=8, keep=True, compiled=False, **QUIET)


def test_a_longer_run_begins_with_the_games_of_a_shorter_one():
    short, long = (simulate(n, seed=3, keep=True, compiled=False, **QUIET).records() for n in (20, 30))
    assert {name: column[:20] for name, column in long.items()} == short


def test_another_seed_gives_other_games():
    assert simulate(20, seed=1, compiled=False, **QUIET).part != simulate(20, seed=2, compiled=False, **QUIET).part


def test_the_answer_does_not_grow_with_the_games():
    few, many = (len(pickle.dumps(simulate(games, **QUIET))) for games in (500, 20_000))
    assert many < few * 1.5


@pytest.mark.parametrize(("compiled", "games", "chunk"), [(False, 40, 10), (True, 2_000, 500)])
def test_memory_does_not_grow_with_the_games(compiled, games, chunk):
    def peak(number: int) -> int:
        tracemalloc.start()
        try:
            simulate(number, compiled=compiled, chunk=chunk, **QUIET)
            return tracemalloc.get_traced_memory()[1]
        finally:
            tracemalloc.stop()

    peak(games)  # whatever is made once is made now
    assert peak(8 * games) < 1.2 * peak(games) + 4_096


def test_the_cost_grows_in_proportion_to_the_games():
    asked: list[int] = []

    def counting(position: Position, painter: str) -> Move:
        asked[-1] += 1
        return first_legal(position, painter)

    for games in (20, 160):
        asked.append(0)
        simulate(games, players=3, bots=counting, seed=3, **QUIET)
    assert 7.2 < asked[1] / asked[0] < 8.8


def test_a_dask_cluster_does_not_change_the_answer():
    distributed = pytest.importorskip("distributed")
    options: dict[str, Any] = {"n_workers": 2, "threads_per_worker": 1, "processes": True, "dashboard_address": None}
    with (
        distributed.LocalCluster(host="127.0.0.1", protocol="tcp://", **options) as cluster,
        distributed.Client(cluster) as client,
    ):
        addresses = list(client.scheduler_info()["workers"])
        assert len(addresses) == 2
        assert all(address.startswith("tcp://127.0.0.1:") for address in addresses)
        executor = client.get_executor()
        for wish in ({"compiled": False}, {"bots": {"red": "sensible"}, "players": 3}):
            here = simulate(12, seed=7, keep=True, **wish, **QUIET)
            there = simulate(12, seed=7, keep=True, executor=executor, chunk=3, **wish, **QUIET)
            assert there == here
            assert not [note for note in there.notes if "failed" in note]
        assert set(client.run(os.getpid).values()).isdisjoint({os.getpid()})


# --- what goes wrong -------------------------------------------------------------------------------------------------
def test_an_interrupt_returns_what_is_finished(monkeypatch):
    play = Series.play

    def interrupted(self, first, games, **options):
        if first == 30:
            raise KeyboardInterrupt
        return play(self, first, games, **options)

    monkeypatch.setattr(Series, "play", interrupted)
    games = simulate(100, chunk=10, compiled=False, keep=True, **QUIET)
    assert (games.games, games.asked, games.complete) == (30, 100, False)
    assert games.finished == (range(30),)
    assert "30 of 100 games (interrupted)" in games.summary()
    assert len(games.records()["game"]) == 30
    with ThreadPoolExecutor(1) as pool:
        spread = simulate(100, chunk=10, compiled=False, executor=pool, **QUIET)
    assert not spread.complete
    assert range(30) in spread.finished or spread.finished[0].start == 0


def test_an_interrupt_before_the_first_chunk_leaves_an_empty_answer(monkeypatch):
    def interrupted(*_args, **_options):
        raise KeyboardInterrupt

    monkeypatch.setattr(Series, "play", interrupted)
    games = simulate(100, compiled=False, **QUIET)
    assert (games.games, games.complete, games.finished) == (0, False, ())
    assert "0 of 100" in games.summary()
    assert "<table>" in games._repr_html_()
    with pytest.raises(ImperialError, match="game 'longest'"):
        games.witness("longest")


def test_a_worker_that_dies_loses_nothing(processes, monkeypatch):
    monkeypatch.setenv(MAIN, str(os.getpid()))
    bots = [deadly, first_legal, first_legal]
    games = simulate(12, players=3, seed=2, bots=bots, executor=processes, chunk=2, keep=True, **QUIET)
    assert games.complete
    assert games == simulate(12, players=3, seed=2, bots=bots, keep=True, **QUIET)
    assert any("failed on a worker" in note for note in games.notes)
    with pytest.raises(BrokenProcessPool):
        processes.submit(os.getpid)


def test_a_worker_that_fails_once_is_helped_out_and_twice_is_an_error(monkeypatch):
    play = Series.play
    tried: list[int] = []

    def failing(self, first, games, **options):
        tried.append(first)
        if tried.count(first) <= failures and first == 20:
            raise OSError("the disk is gone")
        return play(self, first, games, **options)

    monkeypatch.setattr(Series, "play", failing)
    with ThreadPoolExecutor(2) as pool:
        failures = 1
        games = simulate(50, chunk=10, compiled=False, executor=pool, **QUIET)
        assert games.complete
        assert tried.count(20) == 2
        failures, tried[:] = 9, []
        with pytest.raises(OSError, match="the disk is gone"):
            simulate(50, chunk=10, compiled=False, executor=pool, **QUIET)


def test_a_bot_that_cheats_is_caught():
    with pytest.raises(IllegalMove, match="nobody has to choose a direction now"):
        simulate(4, bots=cheat_table(), **QUIET)
    with ThreadPoolExecutor(1) as pool, pytest.raises(IllegalMove):
        simulate(4, bots=cheat_table(), executor=pool, **QUIET)


def cheat_table():
    return {"green": cheat}


@pytest.mark.parametrize(
    ("wish", "words"),
    [
        ({"games": 0}, "games=0; expected a whole number from 1"),
        ({"games": -5}, "games=-5"),
        ({"games": True}, "games=True"),
        ({"games": 2.5}, "games=2.5"),
        ({"games": 1 << 40}, "expected a whole number from 1 to"),
        ({"chunk": 0}, "chunk=0"),
        ({"players": 7}, "players=7; expected a number from 2 to 6"),
        ({"players": 1}, "players=1"),
        ({"seed": -1}, "seed=-1"),
        ({"variant": "odd"}, "variant='odd'"),
        ({"variant": "tricky"}, "expected two players"),
        ({"bots": "clever"}, "bot 'clever'; expected one of random, sensible"),
        ({"bots": {"blue": "clever"}}, "bot 'clever'"),
        ({"bots": {"pink": "random"}}, "bots for 'pink'; expected painters at this table: blue, red, green, yellow"),
        ({"bots": ["random"]}, "1 bots for 4 players"),
        ({"bots": 3}, "bots=3; expected a name"),
        ({"bots": {"blue": 3}}, "bot 3"),
        ({"executor": "threads"}, "executor='threads'; expected one of concurrent.futures"),
        ({"compiled": True, "bots": "sensible"}, "expected random players only"),
        ({"edition": "nowhere.json"}, "nowhere.json: cannot read this edition file"),
    ],
)
def test_wrong_wishes_are_refused_before_any_game(wish, words, monkeypatch):
    monkeypatch.setattr(Series, "play", lambda *_args, **_options: pytest.fail("a game was played"))
    with pytest.raises(ImperialError) as error:
        simulate(**wish)
    assert words in str(error.value)


def test_an_executor_that_is_closed_is_refused(processes):
    pool = ThreadPoolExecutor(1)
    pool.shutdown()
    with pytest.raises(ImperialError, match="the executor does not work"):
        simulate(10, executor=pool, compiled=False, **QUIET)
    processes.submit(os._exit, 1).exception()
    with pytest.raises(ImperialError, match="BrokenProcessPool"):
        simulate(10, executor=processes, compiled=False, **QUIET)


def test_a_bot_that_cannot_be_sent_is_refused(processes):
    def local(position, painter):
        return first_legal(position, painter)

    with pytest.raises(ImperialError, match="bots that can be sent"):
        simulate(10, bots=local, players=3, executor=processes, **QUIET)
    assert simulate(2, bots=local, players=3, **QUIET) == simulate(2, bots=[local] * 3, players=3, **QUIET)


def test_an_executor_that_closes_on_the_way_is_replaced_by_this_process():
    class Tired(ThreadPoolExecutor):
        def submit(self, function, /, *args, **options):
            if isinstance(args[-1], range) and args[-1].start >= 20:
                raise RuntimeError("cannot schedule new futures after shutdown")
            return super().submit(function, *args, **options)

    with Tired(1) as pool:
        games = simulate(50, chunk=10, executor=pool, compiled=False, keep=True, **QUIET)
    assert games == simulate(50, compiled=False, keep=True, **QUIET)


# --- the answer ------------------------------------------------------------------------------------------------------
@pytest.fixture(scope="module")
def answer() -> Games:
    return simulate(200, players=3, seed=11, compiled=False, keep=True, **QUIET)


@pytest.mark.parametrize("which", [0, 17, "longest", "shortest", "closest", "widest", "clumsiest"])
def test_a_witness_is_the_very_game_that_was_counted(answer, which):
    timeline = answer.witness(which)
    assert isinstance(timeline, Timeline)
    assert timeline.step == 0
    timeline.last()
    end, game = timeline.position, answer.number(which)
    records = answer.records()
    assert end.round == records["rounds"][game]
    assert end.tokens == {colour: records[f"tokens_{colour}"][game] for colour in end.painters}
    bumps = [beat.event.data["who"] for beat in timeline.beats if beat.event.kind == "bump"]
    assert {colour: bumps.count(colour) for colour in end.painters} == {
        colour: records[f"disgraces_{colour}"][game] for colour in end.painters
    }


def test_the_remarkable_games_are_the_most_remarkable(answer):
    records = answer.records()
    rounds = records["rounds"]
    ends = list(zip(*(records[f"tokens_{seat.painter}"] for seat in answer.seats), strict=True))
    margins = [max(tokens) - sorted(tokens)[-2] for tokens in ends]
    bumps = [sum(some) for some in zip(*(records[f"disgraces_{seat.painter}"] for seat in answer.seats), strict=True)]
    assert answer.number("longest") == rounds.index(max(rounds))
    assert answer.number("shortest") == rounds.index(min(rounds))
    assert answer.number("closest") == margins.index(min(margins))
    assert answer.number("widest") == margins.index(max(margins))
    assert answer.number("clumsiest") == bumps.index(max(bumps))


def test_the_sums_are_sums_of_the_records(answer):
    records = answer.records()
    for index, seat in enumerate(answer.seats):
        tokens = records[f"tokens_{seat.painter}"]
        assert seat.mean_tokens == pytest.approx(sum(tokens) / 200)
        assert [seat.tokens[n] for n in range(20)] == [tokens.count(n) for n in range(20)]
        assert seat.disgraces == sum(records[f"disgraces_{seat.painter}"])
        assert 0 <= seat.tokens_lost <= seat.disgraces
        assert seat.wins == sum(winners >> index & 1 for winners in records["winners"])
    assert sum(answer.rounds.values()) == len(answer) == 200
    assert answer.mean_rounds == pytest.approx(sum(records["rounds"]) / 200)
    assert sum(answer.wins.values()) >= 200
    assert all(card.wins <= card.plays for card in answer.cards)
    assert len(answer.cards) == 60


def test_bots_are_summed_up_over_their_seats():
    games = simulate(4, players=4, bots=["sensible", "random", "random", "random"], **QUIET)
    sensible, random = games.bots
    assert (sensible.bot, sensible.painter, sensible.games) == ("sensible", "blue", 4)
    assert (random.painter, random.games) == ("red green yellow", 12)
    assert random.wins == sum(seat.wins for seat in games.seats[1:])


def test_all_bots_that_are_random_play_the_games_of_random_players():
    named = simulate(10, players=3, bots=["random"] * 3, compiled=False, **QUIET)
    assert named == simulate(10, players=3, compiled=False, **QUIET)
    assert named.part == Series.of(players=3).play_minds(0, 10)


def test_every_bot_of_the_game_can_sit_at_every_table():
    for name in BOTS:
        for players, variant in ((2, "tricky"), (2, None), (6, None)):
            games = simulate(1, players=players, variant=variant, bots=name, **QUIET)
            assert games.games == 1
            assert len(games.seats) == (3 if players == 2 else players)


def test_a_game_without_end_is_counted_apart():
    series = Series(3, None, Series.of().edition, ("random",) * 3, 0, limit=5)
    for part in (series.play(0, 4, keep=True), series.play_minds(0, 4, keep=True)):
        assert (part.total[flat_rows.GAMES], part.total[flat_rows.UNFINISHED]) == (0, 4)
    assert "not counted: 4" in Games(series, 4, (range(4),), part).summary()


def test_the_summary_speaks_of_seats_rounds_cards_and_how_it_was_played(answer, monkeypatch):
    text = answer.summary()
    assert text.startswith("200 games of Sakura, 3 players, Teaching edition, seed 11")
    for words in ("blue", "95 %", "Rounds:", "Cards:", "Tokens lost:", "plain Python"):
        assert words in text
    assert str(answer) == text
    assert repr(answer) == "<200 games of Sakura, 3 players, Teaching edition, seed 11>"
    assert "<caption>200 games" in answer._repr_html_()
    monkeypatch.setitem(sys.modules, "numba", None)
    assert "numba cannot be imported" in simulate(5, **QUIET).summary()


def test_rows_and_frames(answer, monkeypatch):
    assert [row["painter"] for row in answer.rows()] == ["blue", "red", "green"]
    assert [len(answer.rows(what)) for what in ("seats", "bots", "cards", "games")] == [3, 1, 60, 200]
    assert [row["tokens"] for row in answer.rows("losses")] == [loss.tokens for loss in answer.losses]
    for row, card in zip(answer.rows("cards"), answer.cards, strict=True):
        assert row["share low"] <= row["share"] <= row["share high"]
        assert card.win_share.value == card.share
    assert sum(row["games"] for row in answer.rows("rounds")) == 200
    with pytest.raises(ImperialError, match="rows of 'colours'; expected one of seats"):
        answer.to_frame("colours")
    with pytest.raises(ImperialError, match="keep=True"):
        simulate(2, compiled=False, **QUIET).to_frame("games")
    pandas = types.ModuleType("pandas")
    pandas.DataFrame = lambda rows: ("frame", rows)  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, "pandas", pandas)
    assert answer.to_frame("cards") == ("frame", answer.rows("cards"))
    assert answer.to_frame("games") == ("frame", answer.records())
    monkeypatch.setitem(sys.modules, "pandas", None)
    with pytest.raises(ImperialError, match="pip install pandas"):
        answer.to_frame()


@pytest.mark.parametrize("which", [-1, 200, "fastest", 1.0, True])
def test_a_witness_that_does_not_exist_is_refused(answer, which):
    with pytest.raises(ImperialError, match="expected a number from 0 to 199, or one of longest"):
        answer.witness(which)


def test_nothing_plus_some_games_is_some_games():
    some = Series.of(players=3).play(4, 3)
    assert Part.nothing() + some == some == some + Part.nothing()


def test_progress_is_shown_where_tqdm_is_installed(monkeypatch):
    told: list[object] = []

    class Bar:
        def __init__(self, **options):
            told.append(options["total"])

        def __enter__(self):
            return self

        def __exit__(self, *_error):
            told.append("closed")

        def update(self, games):
            told.append(games)

    auto = types.ModuleType("tqdm.auto")
    auto.tqdm = Bar  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, "tqdm", types.ModuleType("tqdm"))
    monkeypatch.setitem(sys.modules, "tqdm.auto", auto)
    simulate(25, chunk=10, compiled=False)
    assert told == [25, 10, 10, 5, "closed"]
    monkeypatch.setitem(sys.modules, "tqdm.auto", None)
    assert simulate(5, compiled=False).complete
