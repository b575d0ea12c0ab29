"""What is each card of my hand worth: an estimate with its interval, and a game behind it."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Iterator
from itertools import pairwise
from typing import Any

import pytest

from imperial_widget.core.errors import ImperialError
from imperial_widget.explore import deals, simulate
from imperial_widget.explore.engine import engine
from imperial_widget.explore.worth import Worth, mean_interval, share_interval, sums_interval, worth, worth_growing
from imperial_widget.plots import watch
from imperial_widget.sakura import Position, apply, legal_moves, new_game, read_move, read_position
from imperial_widget.sakura import state as st

SURE = "E15 B14 R6 G4 scored 0 hands B5,16,33 R1,2,3 G10,11,12"


def test_a_card_that_must_bump_is_found_out() -> None:
    # 33 sends the closest, blue itself, back two and walks one; 5 and 16 walk into whatever the Emperor does.
    answer = worth("E15 B14 R6 G4 hands B20,33 R1,2,3 G10,11,12", "blue", samples=120)
    by_card = {card.number: card for card in answer.cards}
    assert by_card[20].disgrace.value > by_card[33].disgrace.value + 0.2


def test_the_same_seed_gives_the_same_answer_and_another_seed_another() -> None:
    position = new_game(4, seed=7)
    assert worth(position, "red", samples=30, seed=3) == worth(position, "red", samples=30, seed=3)
    assert worth(position, "red", samples=30, seed=3).rows() != worth(position, "red", samples=30, seed=4).rows()


def test_what_the_others_really_hold_makes_no_difference() -> None:
    one = worth("E14 B9 R11 G7 hands B5,20,33 R1,2,3 G10,11,12", "blue", samples=30)
    two = worth("E14 B9 R11 G7 hands B5,20,33 R51,52,53 G40,41,42", "blue", samples=30)
    assert one.rows() == two.rows()


def test_an_interval_shrinks_with_more_deals() -> None:
    position = new_game(3, seed=1)
    few, many = worth(position, "blue", samples=25), worth(position, "blue", samples=225)
    width = [card.tokens.high - card.tokens.low for answer in (few, many) for card in answer.cards[:1]]
    assert width[1] < width[0] / 2


@pytest.mark.parametrize("players", [2, 3, 6])
def test_a_witness_is_a_game_in_which_the_card_was_played_up_to_the_next_tree(players: int) -> None:
    position = new_game(players, seed=5)
    answer = worth(position, "blue", samples=4)
    timeline = answer.witness(row=2, sample=3)
    assert str(timeline.line[1].move) == f"B{answer.cards[2].number}"
    assert timeline.position.scored == 1
    assert timeline.root.position.hands["blue"] == position.hands["blue"]


def test_intervals_are_those_of_the_books() -> None:
    half = share_interval(50, 100)
    assert (round(half.low, 3), round(half.high, 3)) == (0.404, 0.596)
    assert share_interval(0, 10).low == 0
    assert share_interval(0, 10).high == pytest.approx(0.278, abs=0.001)
    mean = mean_interval([1, 2, 3, 4])
    assert (mean.value, round(mean.high, 3)) == (2.5, 3.765)


@pytest.mark.parametrize(
    ("position", "painter", "options", "words"),
    [
        (SURE, "pink", {}, "painter 'pink'; expected one of blue, red, green"),
        (SURE, "blue", {"samples": 0}, "samples=0; expected a number of deals"),
        (SURE, "blue", {"samples": True}, "samples=True"),
        (SURE, "blue", {"seed": -1}, "seed=-1; expected a whole number from 0"),
        (SURE, "blue", {"seed": "x"}, "seed='x'"),
        (SURE, "blue", {"compiled": "yes"}, "compiled='yes'; expected True, False, or None"),
        ("E15 B14 R6 G4", "blue", {}, "blue has no card to choose"),
        ("E15 B14 R6 G4 hands B5 R1 G10 table B33", "blue", {}, "before blue chooses"),
        ("E9 B6 R4 G3 court G hands B9 R22", "green", {}, "expected one of blue, red"),
    ],
)
def test_an_impossible_question_is_refused(position: str, painter: str, options: dict[str, Any], words: str) -> None:
    with pytest.raises(ImperialError, match=words):
        worth(position, painter, **options)
    with pytest.raises(ImperialError, match=words):
        worth_growing(position, painter, **options)  # at once, not with the first answer


def test_the_figure_draws_every_interval() -> None:
    answer = worth(read_position(SURE), "blue", samples=20)
    drawn = answer.plot()
    assert len(drawn.data) == 3
    for trace in drawn.data:
        assert list(trace.y) == ["card 5", "card 16", "card 33"]
        assert len(trace.error_x.array) == len(trace.error_x.arrayminus) == 3


def test_the_summary_says_what_is_not_certain() -> None:
    assert "Not certainly better than" in worth(new_game(4, seed=7), "blue", samples=20).summary()


# --- plain, compiled, and the game behind a figure -------------------------------------------------------------------
TABLES = ((2, None), (2, "tricky"), (3, None), (4, None), (5, None), (6, None))


def some_position(players: int, variant: str | None, seed: int) -> Position:
    """Return a position in the middle of a game in which blue has not chosen, but others may have."""
    position = new_game(players, seed=seed, variant=variant)
    for _ in range(17 + 3 * seed):
        moves = [move for move in legal_moves(position) if move.painter != "blue"] or legal_moves(position)
        position = apply(position, moves[(7 * seed) % len(moves)])[-1].position
    while "blue" not in position.choosing:
        position = apply(position, legal_moves(position)[0])[-1].position
    return position


@pytest.mark.parametrize(("players", "variant"), TABLES)
def test_compiled_and_plain_rules_find_the_same_worth(players: int, variant: str | None) -> None:
    for seed in range(4):
        position = some_position(players, variant, seed)
        fast = worth(position, "blue", samples=60, seed=seed, compiled=True)
        assert fast == worth(position, "blue", samples=60, seed=seed, compiled=False)
        assert fast == worth(position, "blue", samples=60, seed=seed)


@pytest.mark.parametrize(("players", "variant"), TABLES)
def test_the_figures_are_those_of_the_games_that_witness_them(players: int, variant: str | None) -> None:
    position = some_position(players, variant, 3)
    answer = worth(position, "blue", samples=12, seed=8, compiled=True)
    for row, card in enumerate(answer.cards):
        games = [answer.witness(row, sample) for sample in range(12)]
        gained = [game.position.tokens["blue"] - position.tokens["blue"] for game in games]
        assert mean_interval(gained) == card.tokens
        bumped = [
            any(
                b.event.kind == "bump" and b.event["who"] == "blue"
                for b in game.beats
                if b.position.round == position.round
            )
            for game in games
        ]
        # A beat that ends the round shows the next one already, and nobody is disgraced by it.
        assert share_interval(sum(bumped), 12) == card.disgrace
        winners = [
            next((b.event["who"] for b in game.beats if b.event.kind == "award" and b.event["place"] == 1), None)
            for game in games
        ]
        assert share_interval(winners.count("blue"), 12) == card.first


def test_every_deal_keeps_what_the_player_can_see_and_moves_what_it_cannot() -> None:
    position = some_position(4, None, 2)
    answer = worth(position, "blue", samples=40, compiled=False)
    hidden = set()
    for sample in range(40):
        dealt = answer.witness(0, sample).root.position
        assert (dealt.hands["blue"], dealt.discard) == (position.hands["blue"], position.discard)
        assert dealt.spaces == position.spaces
        assert {c: len(hand) for c, hand in dealt.hands.items()} == {c: len(h) for c, h in position.hands.items()}
        seen = [card for hand in dealt.hands.values() for card in hand]
        everything = sorted([*seen, *dealt.table.values(), *dealt.discard, *dealt.state[st.DECK : st.DISCARD]])
        assert [card for card in everything if card] == list(range(1, 61))
        hidden.add(dealt.hands["red"])
    assert len(hidden) > 35


def test_a_card_that_a_player_laid_for_the_court_painter_is_known_to_that_player() -> None:
    position = read_position("E14 B5 R9 G7 court G tricky hands B5,20,33,41,50 R1,2,3,12,13")
    position = apply(position, read_move(position, "G20"))[-1].position
    answer = worth(position, "blue", samples=20, compiled=False)
    assert {answer.witness(0, sample).root.position.table["green"] for sample in range(20)} == {20}
    assert all(20 not in answer.witness(0, sample).root.position.hands["red"] for sample in range(20))


def test_the_chance_to_draw_a_card_is_the_same_for_every_place() -> None:
    position = read_position("E14 B9 R11 G7 hands B5,20,33 R1,2,3 G10,11,12")
    answer = worth(position, "blue", samples=1, compiled=False)
    row = list(position.state)
    holes, unseen = [st.HAND + st.HAND_SIZE], [card for card in range(1, 61) if card not in (5, 20, 33)]
    counts = dict.fromkeys(unseen, 0)
    for deal in range(11_400):
        deals.deal_unseen(row, list(position.state), holes, unseen, list(unseen), [1], answer.seed, deal)
        counts[row[holes[0]]] += 1
    assert all(140 < count < 260 for count in counts.values())  # 200 each, and four standard deviations


def test_the_summary_says_when_the_rules_were_plain(monkeypatch: pytest.MonkeyPatch) -> None:
    assert "plain Python (this was asked for)" in worth(SURE, "blue", samples=5, compiled=False).summary()
    assert "plain Python" not in worth(SURE, "blue", samples=5, compiled=True).summary()
    monkeypatch.setitem(sys.modules, "numba", None)
    assert "numba cannot be imported" in worth(SURE, "blue", samples=5).summary()
    with pytest.raises(ImperialError, match=r"imperial_widget\[fast\]"):
        worth(SURE, "blue", samples=5, compiled=True)


def test_the_compiler_is_not_asked_for_a_few_deals(monkeypatch: pytest.MonkeyPatch) -> None:
    machine = engine(compiled=True)
    asked: list[object] = []
    run = machine.run

    def overheard(function: Callable[..., Any]) -> Callable[..., Any]:
        asked.append(function)
        return run(function)

    monkeypatch.setattr(machine, "run", overheard)
    worth(SURE, "blue", samples=100)
    assert not asked
    assert worth(SURE, "blue", samples=1_000) == worth(SURE, "blue", samples=1_000, compiled=False)
    assert asked == [deals.play_deals]


# --- answers that grow -----------------------------------------------------------------------------------------------
def test_growing_answers_double_and_end_with_the_answer_to_the_whole_question() -> None:
    answers = list(worth_growing(new_game(4, seed=7), "red", samples=170, seed=3))
    assert [answer.samples for answer in answers] == [25, 50, 100, 170]
    for answer in answers:
        assert answer == worth(new_game(4, seed=7), "red", samples=answer.samples, seed=3)
    widths = [answer.best.tokens.high - answer.best.tokens.low for answer in answers]
    assert widths[-1] < widths[0] / 2
    assert [answer.samples for answer in worth_growing(SURE, "blue", samples=7)] == [7]
    assert [answer.samples for answer in worth_growing(SURE, "blue", samples=25)] == [25]


def test_no_deal_of_a_growing_answer_is_played_twice(monkeypatch: pytest.MonkeyPatch) -> None:
    played: list[int] = []
    machine = engine(compiled=False)
    monkeypatch.setattr(machine, "run", lambda function: function)

    def play_deals(*rows: Any) -> None:
        first, count = rows[-3], rows[-2]
        played.extend(range(first, first + count))

    monkeypatch.setattr(deals, "play_deals", play_deals)
    assert [answer.samples for answer in worth_growing(SURE, "blue", samples=300, compiled=False)][-1] == 300
    assert played == list(range(300))


def test_a_time_limit_gives_the_answer_over_the_deals_that_were_played() -> None:
    began = time.monotonic()
    answers = list(worth_growing(new_game(4, seed=7), "red", samples=10_000_000, seconds=0.3, compiled=False))
    assert time.monotonic() - began < 5
    last = answers[-1]
    assert 10 <= last.samples < 10_000_000
    assert last == worth(new_game(4, seed=7), "red", samples=last.samples, compiled=False)
    for seconds in (0, -1, True, "1"):
        with pytest.raises(ImperialError, match="expected a time limit above 0"):
            worth_growing(SURE, "blue", seconds=seconds)  # type: ignore[arg-type]
        with pytest.raises(ImperialError, match="expected a time limit above 0"):
            watch([worth(SURE, "blue", samples=5)], seconds=seconds)  # type: ignore[arg-type]


# --- watching them ---------------------------------------------------------------------------------------------------
class Notebook:
    """Stands for a notebook's kernel: remembers what was shown, and in which place."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.kernel = object()
        self.shown: list[tuple[str, Any]] = []
        display = pytest.importorskip("IPython.display")
        monkeypatch.setattr(sys.modules["IPython"], "get_ipython", lambda: self)
        monkeypatch.setattr(display, "display", self.display)

    def display(self, data: Any, *, raw: bool, display_id: bool) -> Notebook:
        assert raw
        assert display_id
        self.shown.append(("shown", data))
        return self

    def update(self, data: Any, *, raw: bool) -> None:
        assert raw
        self.shown.append(("in its place", data))


def test_in_a_notebook_one_figure_is_shown_and_then_drawn_anew_in_its_place(monkeypatch: pytest.MonkeyPatch) -> None:
    notebook = Notebook(monkeypatch)
    last = watch(worth_growing(SURE, "blue", samples=100))
    assert last.samples == 100
    assert [how for how, _ in notebook.shown] == ["shown", "in its place", "in its place"]
    plotly = pytest.importorskip("plotly.graph_objects")
    figures = [plotly.Figure(data["application/vnd.plotly.v1+json"]) for _, data in notebook.shown]
    assert [" ".join(figure.layout.title.text.split("over ")[1].split()[:2]) for figure in figures] == [
        "25 deals",
        "50 deals",
        "100 deals",
    ]
    for before, after in pairwise(figures):
        for axis in ("xaxis", "xaxis2", "xaxis3"):
            assert after.layout[axis].range[0] <= before.layout[axis].range[0]
            assert after.layout[axis].range[1] >= before.layout[axis].range[1]


def test_outside_a_notebook_the_answers_just_run_through(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Worth, "plot", lambda *_: pytest.fail("a figure was drawn"))
    assert watch(worth_growing(SURE, "blue", samples=60)).samples == 60
    assert watch(iter([worth(SURE, "blue", samples=5)])).samples == 5


def test_an_interrupt_while_watching_returns_what_there_is() -> None:
    def interrupted(answers: int) -> Iterator[Worth]:
        for _ in range(answers):
            yield worth(SURE, "blue", samples=5)
        raise KeyboardInterrupt

    assert watch(interrupted(2)).samples == 5
    with pytest.raises(KeyboardInterrupt):
        watch(interrupted(0))


def test_watching_stops_when_the_time_is_up() -> None:
    def endless() -> Iterator[Worth]:
        answer = worth(SURE, "blue", samples=5)
        while True:
            yield answer

    assert watch(endless(), seconds=0.05).samples == 5


def test_only_answers_can_be_watched() -> None:
    with pytest.raises(ImperialError, match="there was no answer to watch"):
        watch([])
    with pytest.raises(ImperialError, match="expected several, one after the other"):
        watch(worth(SURE, "blue", samples=5))  # type: ignore[arg-type]
    with pytest.raises(ImperialError, match="answers=3"):
        watch(3)  # type: ignore[arg-type]
    games = [simulate(n, compiled=False, progress=False) for n in (5, 10)]
    assert watch(games).games == 10


def test_sums_are_as_good_as_the_numbers_themselves() -> None:
    assert sums_interval(3, 6, 14) == mean_interval([1, 2, 3])
    assert sums_interval(1, 5, 25) == mean_interval([5])
    assert (sums_interval(1, 5, 25).low, sums_interval(4, 0, 0).high) == (5, 0)
