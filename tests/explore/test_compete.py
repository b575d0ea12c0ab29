"""Many games of The White Castle between bots: the same from the same seed, summed up, each to be seen again."""

from __future__ import annotations

import pickle
from collections.abc import Iterator
from concurrent.futures import Executor, Future, ThreadPoolExecutor
from typing import Any

import pytest

from imperial_widget.core.errors import IllegalMove, ImperialError
from imperial_widget.explore import Contests, compete
from imperial_widget.explore.contest import PARTS, Contestants
from imperial_widget.explore.worth import share_interval
from imperial_widget.white_castle import Move, Position, after, legal_moves, new_game
from imperial_widget.white_castle.bots import greedy_bot, random_bot, searching

GAMES = 8


def last_bot(position: Position, _clan: str) -> Move:
    return legal_moves(position)[-1]


def moment(position: Position) -> tuple[int, int, str]:
    return position.round, position.turn, position.phase


def cheat(_position: Position, _clan: str) -> Move:
    return Move("pair", "5")


@pytest.fixture(scope="module")
def contests() -> Contests:
    return compete(
        GAMES, players=3, bots={"blue": "greedy", "ochre": "random", "moss": "random"}, seed=5, progress=False
    )


@pytest.fixture(scope="module")
def chances() -> Contests:
    return compete(60, players=4, bots="random", seed=1, progress=False)


# --- the same games again --------------------------------------------------------------------------------------------
@pytest.mark.parametrize("chunk", [1, 5])
def test_the_size_of_the_chunks_makes_no_difference(contests: Contests, chunk: int) -> None:
    bots = {"blue": "greedy", "ochre": "random", "moss": "random"}
    assert compete(GAMES, players=3, bots=bots, seed=5, progress=False, chunk=chunk) == contests


def test_a_pool_of_threads_gives_the_same_games(contests: Contests) -> None:
    with ThreadPoolExecutor(2) as pool:
        again = compete(GAMES, players=3, bots=["greedy", "random", "random"], seed=5, executor=pool, progress=False)
    assert again == contests
    assert again.contests == contests.contests


def test_another_seed_gives_other_games(chances: Contests) -> None:
    other = compete(5, players=4, bots="random", seed=2, progress=False)
    assert {contest.points for contest in other.contests}.isdisjoint(contest.points for contest in chances.contests)


def test_what_is_sent_to_workers_can_be_sent() -> None:
    sent = Contestants.of(players=2, bots=["greedy", last_bot], seed=3)
    assert pickle.loads(pickle.dumps(sent)) == sent  # noqa: S301 -- our own
    assert sent.names == ("greedy", "last_bot")


# --- what is noted of a game -----------------------------------------------------------------------------------------
@pytest.mark.parametrize(("players", "bots"), [(1, "greedy"), (2, ["greedy", "random"]), (4, "random")])
def test_a_witness_is_the_very_game_that_was_counted(players: int, bots: Any) -> None:
    contests = compete(3, players=players, bots=bots, seed=8, progress=False)
    for contest in contests.contests:
        game = contests.witness(contest.number)
        end = game.beats[-1].position
        assert tuple(end.points.values()) == contest.points
        assert end.winner == contests.clans[contest.winner]
        assert tuple(contests.clans[seat] for seat in contest.order) == game.root.position.order
        assert len(game.line) - 1 == contest.decisions
        assert game.step == 0
        parts = [tuple(end.breakdown(clan).values()) for clan in end.clans]
        assert tuple(parts) == contest.parts
        assert [sum(each) for each in parts] == list(contest.points)


def test_the_points_after_every_turn_are_those_of_the_game_at_that_moment() -> None:
    contests = compete(2, players=3, bots="greedy", seed=4, progress=False)
    for contest in contests.contests:
        turns: list[list[int]] = [[] for _ in contests.clans]
        before: Position | None = None
        for node in contests.witness(contest.number).line:
            here = node.position
            moved = before is not None and (before.round, before.turn, before.phase) != (
                here.round,
                here.turn,
                here.phase,
            )
            if before is not None and moved and before.phase == "play":
                turns[here.clans.index(before.actor)].append(sum(here.breakdown(before.actor).values()))
            before = here
        assert tuple(map(tuple, turns)) == contest.turns
        assert {len(each) for each in contest.turns} == {9}


def test_who_begins_is_drawn_for_each_game(chances: Contests) -> None:
    assert {contest.order[0] for contest in chances.contests} == {0, 1, 2, 3}
    assert all(sorted(contest.order) == [0, 1, 2, 3] for contest in chances.contests)


# --- sums ------------------------------------------------------------------------------------------------------------
def test_every_game_has_one_winner(contests: Contests, chances: Contests) -> None:
    assert sum(contests.wins.values()) == contests.games == GAMES
    assert sum(side.wins for side in chances.order) == sum(side.wins for side in chances.seats) == 60
    for side in contests.seats:
        assert side.win_share == share_interval(side.wins, GAMES)


def test_the_parts_of_the_points_add_up_to_the_points(contests: Contests) -> None:
    for side in (*contests.seats, *contests.bots, *contests.order):
        assert sum(side.parts) == pytest.approx(side.points.value)
        assert side.points.low < side.points.value < side.points.high
    rows = contests.rows("breakdown")
    assert [row["part"] for row in rows] == list(PARTS)
    assert sum(row["blue"] for row in rows) == pytest.approx(contests.seats[0].points.value)


def test_a_bot_at_several_seats_is_summed_over_them(contests: Contests) -> None:
    greedy, chance = contests.bots
    assert (greedy.bot, greedy.name, greedy.games) == ("greedy", "blue", GAMES)
    assert (chance.bot, chance.name, chance.games) == ("random", "ochre moss", 2 * GAMES)
    assert greedy.wins + chance.wins == GAMES
    assert chance.points.value == pytest.approx(sum(side.points.value for side in contests.seats[1:]) / 2)


def test_who_plans_a_turn_beats_who_plays_anything(contests: Contests) -> None:
    assert contests.wins["blue"] == GAMES
    assert contests.seats[0].points.low > contests.seats[1].points.high


def test_a_place_in_the_turn_order_gathers_whoever_had_it(chances: Contests) -> None:
    first = chances.order[0]
    mine = [contest.points[contest.order[0]] for contest in chances.contests]
    assert first.points.value == pytest.approx(sum(mine) / 60)
    assert first.wins == sum(contest.winner == contest.order[0] for contest in chances.contests)
    assert [row["place"] for row in chances.rows("order")] == [1, 2, 3, 4]


def test_in_a_solo_game_the_rival_is_the_other_side() -> None:
    contests = compete(4, players=1, difficulty="hard", seed=2, progress=False)
    assert contests.contestants.names == ("greedy", "hard rival")
    assert [row["clan"] for row in contests.rows()] == ["blue", "ochre"]
    assert "solo, hard" in repr(contests)
    assert all(len(turns) == 9 for contest in contests.contests for turns in contest.turns)


def test_anybody_can_bring_a_bot() -> None:
    contests = compete(3, players=2, bots=["greedy", last_bot], progress=False)
    assert contests.rows("bots")[1]["bot"] == "last_bot"
    assert contests.wins == {"blue": 3, "ochre": 0}
    with pytest.raises(IllegalMove, match="move 'pair-5' is not legal"):
        compete(1, players=2, bots=cheat, progress=False)


def test_functions_of_bots_and_their_names_are_the_same_player() -> None:
    named, given = (compete(2, players=2, bots=bot, seed=6, progress=False) for bot in ("greedy", greedy_bot))
    assert named.contests == given.contests
    assert given.contestants.names == ("greedy_bot", "greedy_bot")
    assert compete(1, players=2, bots=random_bot, progress=False).games == 1


def test_the_searching_player_is_as_strong_as_it_is_told_to_be_and_always_the_same() -> None:
    position = new_game(2, seed=7)
    while position.asks != "turn":
        position = after(position, legal_moves(position)[-1])
    for bot in (searching(1), searching(12)):
        assert bot(position, position.mover or "") == bot(position, position.mover or "") in legal_moves(position)
    assert searching(seconds=0.01)(position, position.mover or "") in legal_moves(position)
    with pytest.raises(ImperialError, match="iterations=0; expected a number from 1"):
        searching(0)


# --- single games ----------------------------------------------------------------------------------------------------
def test_remarkable_games_are_found_by_name(chances: Contests) -> None:
    rows = {row["game"]: row for row in chances.rows("games")}
    winners = {game: max(row[clan] for clan in chances.clans) for game, row in rows.items()}
    assert rows[chances.number("closest")]["margin"] == min(row["margin"] for row in rows.values())
    assert winners[chances.number("highest")] == max(winners.values())
    assert winners[chances.number("lowest")] == min(winners.values())
    assert rows[chances.number("longest")]["decisions"] == max(row["decisions"] for row in rows.values())
    assert len(chances.witness("longest").line) - 1 == rows[chances.number("longest")]["decisions"]
    with pytest.raises(ImperialError, match="game 'oddest'; expected a number from 0 to 59, or one of closest"):
        chances.witness("oddest")


# --- work that is interrupted or lost --------------------------------------------------------------------------------
class Tired(Executor):
    """Does some of the work and is then interrupted."""

    def __init__(self, jobs: int) -> None:
        self.jobs = jobs

    def submit(self, work: Any, /, *args: Any, **kwargs: Any) -> Future[Any]:
        if self.jobs == 0:
            raise KeyboardInterrupt
        self.jobs -= 1
        done: Future[Any] = Future()
        done.set_result(work(*args, **kwargs))
        return done


class Broken(Executor):
    """Answers the first question and fails from then on."""

    def __init__(self) -> None:
        self.asked = 0

    def submit(self, work: Any, /, *args: Any, **kwargs: Any) -> Future[Any]:
        self.asked += 1
        done: Future[Any] = Future()
        if self.asked == 1:
            done.set_result(work(*args, **kwargs))
        else:
            done.set_exception(OSError("gone"))
        return done


def test_an_interrupt_keeps_what_is_finished(chances: Contests) -> None:
    part = compete(60, players=4, bots="random", seed=1, executor=Tired(3), chunk=4, progress=False)
    assert not part.complete
    assert part.finished == (range(8),)
    assert part.contests == chances.contests[:8]
    assert "8 of 60 games (interrupted)" in part.summary()
    assert "Interrupted" in part.notes[0]


def test_the_work_of_a_worker_that_dies_is_done_here(chances: Contests) -> None:
    whole = compete(8, players=4, bots="random", seed=1, executor=Broken(), chunk=4, progress=False)
    assert whole.contests == chances.contests[:8]
    assert "2 chunk(s) failed on a worker" in whole.notes[0]


# --- words and refusals ----------------------------------------------------------------------------------------------
def test_the_summary_says_who_wins_and_what_it_is_to_begin(contests: Contests) -> None:
    words = contests.summary()
    assert words.startswith(f"{GAMES} games of The White Castle, 3 players, seed 5.")
    assert "blue (greedy): wins" in words
    assert "Who begins wins" in words
    assert len(contests.to_frame()) == 3
    assert len(contests.to_frame("turns")) == 27


@pytest.mark.parametrize(
    ("options", "words"),
    [
        ({"games": 0}, "games=0; expected a whole number from 1"),
        ({"chunk": True}, "chunk=True"),
        ({"players": 5}, "players=5; expected a number from 1 to 4"),
        ({"bots": "clever"}, "bot 'clever'; expected one of search, greedy, random"),
        (
            {"bots": {"plum": "random"}, "players": 3},
            "bots for 'plum'; expected clans at this table: blue, ochre, moss",
        ),
        ({"bots": ["random"]}, "1 bots for 4 players"),
        ({"bots": 7}, "bots=7; expected a name"),
        ({"executor": "all of them"}, "executor='all of them'"),
        ({"players": 1, "difficulty": "brutal"}, "difficulty='brutal'"),
    ],
)
def test_a_question_that_makes_no_sense_is_refused(options: dict[str, Any], words: str) -> None:
    with pytest.raises(ImperialError, match=words):
        compete(**{"games": 1, "progress": False, **options})


def test_there_are_no_other_rows(contests: Contests) -> None:
    with pytest.raises(ImperialError, match="rows of 'cards'; expected one of seats, bots, breakdown"):
        contests.rows("cards")


# --- figures ---------------------------------------------------------------------------------------------------------
def marks(drawn: Any) -> Iterator[tuple[Any, Any, Any, int]]:
    for trace in drawn.data:
        for x, y, game in zip(trace.x, trace.y, trace.customdata, strict=True):
            yield trace, x, y, game


def test_the_figure_of_the_seats_shows_shares_and_points_with_their_intervals(contests: Contests) -> None:
    pytest.importorskip("plotly")
    drawn = contests.plot()
    shares = [(trace.x[0], trace.error_x.array[0]) for trace in drawn.data[::2]]
    for (share, above), side in zip(shares, contests.seats, strict=True):
        assert share == side.win_share.value
        assert share + above == pytest.approx(side.win_share.high)
    assert [trace.x[0] for trace in drawn.data[1::2]] == [side.points.value for side in contests.seats]
    assert len({trace.marker.symbol for trace in drawn.data}) == 3
    highest = {trace.y[0]: trace.customdata[0] for trace in drawn.data[1::2]}
    best = max(contests.contests, key=lambda contest: contest.points[1])
    assert highest["ochre (random)"] == best.number
    assert drawn.layout.title.text.startswith(f"{GAMES} games (95 % intervals)")


def test_the_figure_of_the_breakdown_stacks_seven_parts_up_to_the_points(contests: Contests) -> None:
    pytest.importorskip("plotly")
    drawn = contests.plot("breakdown")
    assert drawn.layout.barmode == "stack"
    assert len(drawn.data) == 7
    for at, side in enumerate(contests.seats):
        assert sum(trace.x[at] for trace in drawn.data) == pytest.approx(side.points.value)
    by_number = {contest.number: contest for contest in contests.contests}
    for place, trace in enumerate(drawn.data):
        for seat, game in enumerate(trace.customdata):
            most = max(contest.parts[seat][place] for contest in contests.contests)
            assert by_number[game].parts[seat][place] == most
    assert len({(trace.marker.color, trace.marker.pattern.shape) for trace in drawn.data}) == 7
    assert len({trace.marker.pattern.shape for trace in drawn.data}) == 7


def test_the_figure_of_the_turns_has_nine_points_a_clan(contests: Contests) -> None:
    pytest.importorskip("plotly")
    drawn = contests.plot("turns")
    assert [len(trace.x) for trace in drawn.data] == [9, 9, 9]
    assert [trace.y[-1] for trace in drawn.data] == [contests.turns(seat)[-1].value for seat in range(3)]
    assert len({trace.line.dash for trace in drawn.data}) == 3


def test_the_figure_of_the_order_has_a_row_a_place(chances: Contests) -> None:
    pytest.importorskip("plotly")
    drawn = chances.plot("order")
    assert [trace.y[0] for trace in drawn.data[::2]] == ["first", "second", "third", "fourth"]
    for trace, x, _, game in marks(drawn):
        assert 0 <= game < 60
        assert x > 0 or trace is not None


def test_the_figure_of_the_bots_has_a_row_a_bot(contests: Contests) -> None:
    pytest.importorskip("plotly")
    assert [trace.y[0] for trace in contests.plot("bots").data[::2]] == ["greedy", "random"]
    with pytest.raises(ImperialError, match="a figure of 'pies'; expected one of seats, bots, breakdown, turns, order"):
        contests.plot("pies")


def test_no_games_have_no_figure() -> None:
    nothing = Contests(Contestants.of(players=2), 5, (), ())
    assert (
        nothing.summary().startswith("0 of 5 games of The White Castle (interrupted)") or "0 of 5" in nothing.summary()
    )
    with pytest.raises(ImperialError, match="no game was finished"):
        nothing.plot()
