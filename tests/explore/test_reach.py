"""What a turn of The White Castle can come to: every line, counted by hand and by brute force, opened in a garden."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from imperial_widget.core.errors import ImperialError
from imperial_widget.core.timeline import Timeline
from imperial_widget.explore.reach import MEASURES, Reach, reach
from imperial_widget.explore.turns import begin, end_of
from imperial_widget.sakura import SAKURA, read_position
from imperial_widget.white_castle import WHITE_CASTLE, Position, after, legal_moves, new_game, read_move, rules
from imperial_widget.white_castle import state as st
from imperial_widget.white_castle.bots import greedy_bot
from imperial_widget.white_castle.names import MOVES, NUMBERS, move_of
from imperial_widget.white_castle.plans import plans
from imperial_widget.white_castle.worth import worth

BRIDGES = "bridges 136/245/116"
WISHES = f"{BRIDGES} stack any:2"
COURT = (
    f"{BRIDGES} rooms s02,s04,s05,d05,d03 diplomats d07,d08 blue coin 3 pearl 5 seal 1 courtiers gate,steward-2 card a1"
)
TURN = "bridges 16/-4/-- rooms s02,s04,s05,d05,d03 blue coin 1 food 2 iron 3 pearl 2 seal 1 card s10 courtiers gate"


def line_at(text: str) -> Timeline[Any, Any]:
    return Timeline(WHITE_CASTLE, Position.read(text))


def opened(seed: int, players: int = 2, *, moves: int = 0) -> Timeline[Any, Any]:
    """A game between greedy players after so many moves, and then on to where a turn begins."""
    game: Timeline[Any, Any] = Timeline(WHITE_CASTLE, new_game(players, seed=seed))
    while game.position.asks != "turn" or moves > 0:
        moves -= 1
        game.play(greedy_bot(game.position))
    return game


def by_line(answer: Reach) -> dict[str, int]:
    return {outcome.line: row for row, outcome in enumerate(answer.outcomes)}


def gained(before: Position, later: Position, clan: str) -> dict[str, int]:
    """What a clan has more, by the names that outcomes use."""
    one, two = before.clan(clan), later.clan(clan)
    goods = {name: getattr(two, name) - getattr(one, name) for name in ("coin", "food", "iron", "pearl", "seal")}
    home = {name: one.at_home[name] - two.at_home[name] for name in one.at_home}
    return {
        "coins": goods["coin"],
        "food": goods["food"],
        "iron": goods["iron"],
        "pearl": goods["pearl"],
        "seals": goods["seal"],
        "points": later.points[clan] - before.points[clan],
        "influence": two.influence - one.influence,
        "gate": home["courtier"],
        "gardeners": home["gardener"],
        "warriors": home["warrior"],
        "worth": sum(later.breakdown(clan).values()) - sum(before.breakdown(clan).values()),
    }


# --- counted by hand -------------------------------------------------------------------------------------------------
def test_two_wishes_have_six_outcomes_and_a_mixed_pair_can_be_taken_in_two_orders() -> None:
    answer = reach(line_at(WISHES))
    ends = {(outcome.food, outcome.iron, outcome.pearl): outcome.ways for outcome in answer.outcomes}
    assert ends == {(2, 0, 0): 1, (0, 2, 0): 1, (0, 0, 2): 1, (1, 1, 0): 2, (1, 0, 1): 2, (0, 1, 1): 2}
    assert answer.complete
    assert [placement.name for placement in answer.placements] == ["the rest of this turn"]
    assert answer.placements[0].ways == 9


def test_a_die_can_go_wherever_its_value_can_be_paid() -> None:
    answer = reach(
        line_at("bridges 13/--/-- tiles cco,bco,wco,bfo,wfo,can,wir,cfo,bir,cir,ban,bpe,wpe,cpe,wan blue coin 1")
    )
    settled = {(placement.die, placement.space): placement.settled for placement in answer.placements}
    # a 1 and a coin reach the well alone; a 3 the steward rooms with a coral tile, the diplomats' for a coin, the well
    assert settled == {
        ("coral-left", "well"): 0,
        ("coral-right", "steward-1"): 0,
        ("coral-right", "steward-2"): 0,
        ("coral-right", "steward-3"): 0,
        ("coral-right", "diplomat-1"): -1,
        ("coral-right", "well"): 2,
    }
    assert {placement.value for placement in answer.placements if placement.die == "coral-right"} == {3}
    assert all(outcome.settled == settled[outcome.die, outcome.space] for outcome in answer.outcomes)


def test_a_seal_is_exchanged_only_for_what_it_opens() -> None:
    text = f"{BRIDGES} stack courtier:0 blue coin 1 seal 1"
    assert set(by_line(reach(line_at(text)))) == {"done", "exchange:coin › gate"}
    assert set(by_line(reach(line_at(text), exchanges=True))) == {
        "done",
        "exchange:coin › gate",
        "exchange:coin › done",
    }


def test_seals_pay_for_a_placement_that_coins_alone_could_not() -> None:
    text = "bridges 22/--/-- blue coin 1 seal 3 card s10"
    answer = reach(line_at(text))
    assert {placement.space for placement in answer.placements} >= {"outside-left", "clan"}
    clan = next(placement for placement in answer.placements if placement.name == "coral-right:clan")
    assert all(answer.line(row)[:3] == ("exchange:coin", "exchange:coin", "exchange:coin") for row in clan.outcomes)
    assert (clan.settled, {answer.outcomes[row].coins <= 0 for row in clan.outcomes}) == (-4, {True})


def test_before_the_scoring_every_exchange_is_an_answer() -> None:
    answer = reach(line_at("phase seals round 3 stack seals bridges 13/--/-- blue seal 4 food 2 iron 6"))
    found = {(o.food, o.iron, o.pearl, o.seals): o.worth for o in answer.outcomes}
    assert found[0, 0, 0, 0] == 0
    assert found[1, 1, 0, -4] == 2, "three food and seven iron bring a point each more"
    assert len(found) == 9  # none, one of three kinds, or two: there is room for one more iron only


# --- counted by the rules themselves ---------------------------------------------------------------------------------
def brute_force(position: Position) -> Counter[tuple[Any, ...]]:
    """Every line to the end of the turn, through `legal_moves` and `after`; how many lead to each end."""
    clan, moment = position.actor, (position.phase, position.round, position.turn)
    found: Counter[tuple[Any, ...]] = Counter()
    waiting = [(position, "")]
    while waiting:
        here, die = waiting.pop()
        if (here.phase, here.round, here.turn) != moment:
            rooms, slots = tuple(here.rooms.values()), here.slots
            found[die, here.clan(clan).row, rooms, slots, tuple(here.track.items())] += 1
            continue
        waiting += [(after(here, move), str(move) if move.kind == "die" else die) for move in legal_moves(here)]
    return found


def ends_of(answer: Reach) -> Counter[tuple[Any, ...]]:
    """The same of an answer, by playing its lines."""
    found: Counter[tuple[Any, ...]] = Counter()
    for outcome in answer.outcomes:
        here = answer.position
        for move in outcome.moves:
            here = after(here, read_move(here, move))
        die = f"{outcome.die}:{outcome.space}" if outcome.die else ""
        row = here.clan(answer.clan).row
        found[die, row, tuple(here.rooms.values()), here.slots, tuple(here.track.items())] += outcome.ways
    return found


@pytest.mark.parametrize(
    "text",
    [
        WISHES,
        f"{COURT.replace('blue', 'stack courtier:0 blue', 1)}",
        f"{BRIDGES} stack warrior blue iron 5 coin 3 seal 3",
        f"{BRIDGES} stack gardener blue food 5 coin 3 seal 1",
        f"{BRIDGES} stack castle:4 blue coin 2 seal 2 food 3 iron 3",
        f"{BRIDGES} stack domain blue coin 2 seal 1 card s10",
        f"{BRIDGES} phase gardens stack gardens:5 blue coin 4 seal 2 gardeners coral-plant,black-plant",
        TURN,
    ],
)
def test_no_line_of_a_turn_is_forgotten_and_none_is_counted_twice(text: str) -> None:
    position = Position.read(text)
    assert ends_of(reach(Timeline(WHITE_CASTLE, position), exchanges=True)) == brute_force(position)


@pytest.mark.parametrize("text", [COURT, TURN])
def test_without_needless_exchanges_nothing_new_is_found_and_nothing_good_is_lost(text: str) -> None:
    some, all_of_it = reach(line_at(text)), reach(line_at(text), exchanges=True)
    assert ends_of(some).keys() < ends_of(all_of_it).keys()
    for measure in ("points", "warriors", "gardeners", "floors", "gate"):
        best = [max(getattr(outcome, measure) for outcome in answer.outcomes) for answer in (some, all_of_it)]
        assert best[0] == best[1], measure
    better = [outcome for outcome in all_of_it.outcomes if outcome.worth > some.outcomes[some.best()].worth]
    assert all("exchange" in outcome.line for outcome in better), "two seals for a third pearl: a point in the scoring"


@pytest.mark.parametrize(("players", "seed"), [(2, 1), (4, 2), (1, 3)])
def test_a_turn_changes_nothing_but_what_moments_are_told_apart_by(players: int, seed: int) -> None:
    position = opened(seed, players, moves=30).position
    answer = reach(Timeline(WHITE_CASTLE, position))
    b = st.HEAD + st.WIDTH * position.clans.index(position.actor)
    own = {st.STACK, st.TRACK, *range(st.ROOM, st.ROOM + 9), *range(b, b + st.WIDTH)}
    for placement in answer.placements:
        rows = [list(_end(answer, row)) for row in placement.outcomes]
        assert all(a == b or at in own for row in rows for at, (a, b) in enumerate(zip(rows[0], row, strict=True)))


def _end(answer: Reach, row: int) -> tuple[Any, ...]:
    s = begin(answer.position.state)
    for move in answer.line(row):
        found = move_of(move)
        assert found is not None
        rules.play(s, None, NUMBERS[found])
    return end_of(s)


# --- what outcomes say -----------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("players", "seed", "moves"), [(2, 5, 0), (3, 6, 40), (4, 7, 90), (1, 8, 25)])
def test_every_outcome_is_what_its_witness_plays(players: int, seed: int, moves: int) -> None:
    game = opened(seed, players, moves=moves)
    answer = reach(game)
    for row in range(0, len(answer.outcomes), 7):
        witness = answer.witness(row)
        outcome = answer.outcomes[row]
        assert witness.position == game.position
        for move in outcome.moves:
            assert str(witness.node.next().move) == move  # type: ignore[union-attr] # it is there
            witness.visit(witness.node.next())  # type: ignore[arg-type]
        later = witness.position
        facts = gained(game.position, later, answer.clan)
        assert facts == {name: getattr(outcome, name) for name in facts}, outcome
        assert (later.phase, later.round, later.turn) != (game.position.phase, game.position.round, game.position.turn)


def test_climbing_counts_floors() -> None:
    answer = reach(line_at(COURT.replace("blue", "stack courtier:0 blue", 1)))
    lines = by_line(answer)
    assert answer.outcomes[lines["gate › done"]].gate == 1
    climbed = {
        climb: {outcome.floors for outcome in answer.outcomes if climb in outcome.moves and "gate" not in outcome.moves}
        for climb in ("gate>steward-1", "gate>diplomat-1", "steward-2>diplomat-1", "steward-2>daimyo")
    }
    assert climbed == {
        "gate>steward-1": {1},
        "gate>diplomat-1": {2},
        "steward-2>diplomat-1": {1},
        "steward-2>daimyo": {2},
    }


def test_an_outcome_ends_with_the_turn_and_knows_nothing_of_the_scoring_after_it() -> None:
    answer = reach(line_at("round 3 turn 5 order ochre,blue bridges --/--/-6 blue coin 5 food 7"))
    assert answer.clan == "blue"
    well = answer.outcomes[by_line(answer)["white-right:well"]] if "white-right:well" in by_line(answer) else None
    outcomes = [outcome for outcome in answer.outcomes if outcome.space == "well"] if well is None else [well]
    assert {outcome.points for outcome in outcomes} == {0}, "the points of the final scoring are in worth alone"
    assert max(outcome.worth for outcome in outcomes) == 1, "five coins and five more are two points, not one"


def test_a_card_that_is_turned_up_is_the_one_that_lies_there() -> None:
    answer = reach(line_at(COURT.replace("blue", "stack courtier:0 blue", 1)))
    row = next(row for row, outcome in enumerate(answer.outcomes) if "steward-2>diplomat-1" in outcome.moves)
    timeline = answer.witness(row)
    timeline.last()
    assert timeline.position.rooms["diplomat-1"] == "diplomat-07"


def test_the_best_of_a_placement_is_the_best_of_its_outcomes() -> None:
    answer = reach(opened(2))
    for placement, row in zip(answer.placements, answer.rows("placements"), strict=True):
        own = [answer.outcomes[each] for each in placement.outcomes]
        assert {(o.die, o.space) for o in own} == {(placement.die, placement.space)}
        for measure in ("worth", "points", "coins"):
            assert row[f"best {measure}"] == max(getattr(outcome, measure) for outcome in own)
            assert getattr(answer.outcomes[row[f"row of best {measure}"]], measure) == row[f"best {measure}"]
    assert sum(row["outcomes"] for row in answer.rows("placements")) == len(answer.rows()) == len(answer.to_frame())
    words = answer.summary()
    assert f"by {len(answer.placements)} placements of a die" in words
    assert answer.outcomes[answer.best("worth")].line in words


# --- too much to look at ---------------------------------------------------------------------------------------------
def test_what_is_too_much_is_shared_evenly_and_said() -> None:
    game = opened(1)
    whole, part = reach(game), reach(game, most=120)
    assert whole.complete
    assert not part.complete
    assert [placement.name for placement in part.placements] == [placement.name for placement in whole.placements]
    assert all(placement.outcomes for placement in part.placements)
    assert ends_of(part).keys() < ends_of(whole).keys()
    assert "Not all of them" in part.summary()
    assert "Not all of them" not in whole.summary()
    assert part.states < whole.states


def test_even_the_smallest_budget_gives_a_line_for_every_placement() -> None:
    game = opened(1)
    assert [len(p.outcomes) > 0 for p in reach(game, most=1).placements] == [True] * len(reach(game).placements)


# --- in a timeline ---------------------------------------------------------------------------------------------------
def test_a_line_is_played_as_a_fork_of_the_very_game_that_was_asked_about() -> None:
    game = opened(3, moves=20)
    path = tuple(str(node.move) for node in game.node.path()[1:])
    here = game.node
    game.play(greedy_bot(game.position))
    game.visit(here)
    answer = reach(game)
    assert answer.path == path
    row = next(row for row, outcome in enumerate(answer.outcomes) if outcome.moves[0] != str(here.children[0].move))
    forked = answer.witness(row)
    assert len(forked.branches()) == len(game.branches()) + 1
    assert [str(node.move) for node in forked.node.path()[1:]] == list(path)
    assert answer.locate(forked) == row
    assert answer.locate(game) != row, "the game that was asked about is as it was"


def test_any_way_to_an_outcome_is_recognised() -> None:
    timeline = line_at(WISHES)
    answer = reach(timeline)
    assert answer.locate(timeline) is None
    rows = []
    for first, second in (("iron", "food"), ("food", "iron")):
        timeline.first()
        timeline.play(f"take:{first}")
        assert timeline.position.asks == "any"
        timeline.play(f"take:{second}")
        rows.append(answer.locate(timeline))
    mixed = next(row for row, outcome in enumerate(answer.outcomes) if (outcome.food, outcome.iron) == (1, 1))
    assert rows == [mixed, mixed]
    assert answer.locate(line_at(TURN)) is None


def test_the_rest_of_a_turn_can_be_asked_about() -> None:
    game = opened(1)
    whole = reach(game)
    row = max(range(len(whole.outcomes)), key=lambda each: len(whole.outcomes[each].moves))
    line = whole.line(row)
    game.play(line[0])
    rest = reach(game)
    assert rest.path[-1] == line[0]
    assert line[1:] in {outcome.moves for outcome in rest.outcomes}
    assert len(rest.outcomes) == len(next(p for p in whole.placements if p.name == line[0]).outcomes)


@pytest.mark.parametrize(
    ("make", "words"),
    [
        (lambda: reach(Timeline(SAKURA, read_position("E20 B17 R18 G16"))), "expected 'white_castle'"),
        (lambda: reach(line_at(TURN), most=0), "most=0; expected a whole number from 1"),
        (lambda: reach(line_at("players 1 rival easy order ochre,blue bridges 136/245/116")), "it is the rival's turn"),
        (lambda: reach(line_at(WISHES)).witness(6), "row 6; expected a number from 0 to 5"),
        (lambda: reach(line_at(WISHES)).best("luck"), "the best by 'luck'; expected one of worth"),
        (lambda: reach(line_at(WISHES)).rows("dice"), "rows of 'dice'; expected one of outcomes, placements"),
    ],
)
def test_a_question_that_makes_no_sense_is_refused(make: Any, words: str) -> None:
    with pytest.raises(ImperialError, match=words):
        make()


def test_an_instant_in_the_middle_of_a_move_and_a_finished_game_are_refused() -> None:
    game = opened(1)
    game.play("coral-right:well")
    game.back()
    with pytest.raises(ImperialError, match="in the middle of a move; expected the cursor where a player decides"):
        reach(game)
    game.last()
    while game.legal_moves():
        game.play(game.legal_moves()[-1])
    with pytest.raises(ImperialError, match="the game is over"):
        reach(game)


# --- figures ---------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("measure", MEASURES)
def test_the_figure_has_a_mark_a_placement_that_opens_its_best_outcome(measure: str) -> None:
    pytest.importorskip("plotly")
    answer = reach(opened(1))
    drawn = answer.plot(measure=measure, most=99)
    marks = [(trace.name, x, row) for trace in drawn.data for x, row in zip(trace.x, trace.customdata, strict=True)]
    assert len(marks) == len(answer.placements)
    for name, x, row in marks:
        assert name.startswith(answer.outcomes[row].die.partition("-")[0])
        assert x == getattr(answer.outcomes[row], measure)
    assert len({trace.marker.symbol for trace in drawn.data}) == len(drawn.data)
    few = answer.plot(measure=measure, most=5)
    assert sum(len(trace.x) for trace in few.data) == 5
    assert f"the best 5 of {len(answer.placements)}" in few.layout.title.text
    best = max(x for _, x, _ in marks)
    assert max(x for trace in few.data for x in trace.x) == best
    assert drawn.layout.yaxis.categoryarray[-1] in {
        y for trace in drawn.data for x, y in zip(trace.x, trace.y, strict=True) if x == best
    }


def test_the_figure_of_the_outcomes_holds_them_all() -> None:
    pytest.importorskip("plotly")
    answer = reach(opened(1))
    drawn = answer.plot("outcomes", measure="points")
    before = sum(answer.position.clan(answer.clan).goods.values())
    spots = {
        (trace.name.split()[0], round(x), y) for trace in drawn.data for x, y in zip(trace.x, trace.y, strict=True)
    }
    assert spots == {(o.die.partition("-")[0], before + o.goods, o.points) for o in answer.outcomes}
    for trace in drawn.data:
        for x, y, row in zip(trace.x, trace.y, trace.customdata, strict=True):
            assert (round(x), y) == (before + answer.outcomes[row].goods, answer.outcomes[row].points)


def test_the_rest_of_a_turn_has_figures_too() -> None:
    pytest.importorskip("plotly")
    answer = reach(line_at(WISHES))
    assert list(answer.plot().data[0].y) == ["the rest of this turn"]
    assert len(answer.plot("outcomes").data) == 1
    with pytest.raises(ImperialError, match="a figure of 'pies'; expected one of placements, outcomes"):
        answer.plot("pies")
    with pytest.raises(ImperialError, match="measure 'luck'"):
        answer.plot(measure="luck")


# --- what the bots see of a turn -------------------------------------------------------------------------------------
@pytest.mark.parametrize(("players", "seed", "moves"), [(2, 11, 0), (3, 12, 30), (4, 13, 60)])
def test_the_greedy_player_finds_the_best_end_there_is(players: int, seed: int, moves: int) -> None:
    game = opened(seed, players, moves=moves)
    b = st.HEAD + st.WIDTH * game.position.clans.index(game.position.actor)
    row = list(game.position.state)
    row[b + st.SEAL] = 0  # bots keep their seals
    answer = reach(Timeline(WHITE_CASTLE, Position(tuple(row))))
    seat = answer.position.clans.index(answer.clan)
    ends = []
    for outcome in answer.outcomes:
        here = answer.position
        for move in outcome.moves:
            here = after(here, read_move(here, move))
        ends.append((worth(list(here.state), seat), outcome.moves[0]))
    offered = {move: value for value, move in plans(row, rules.options(row), seat, 100_000)}
    best = max(offered, key=lambda move: offered[move])
    firsts = {str(MOVES[move]) for move in offered}
    assert firsts == {placement.name for placement in answer.placements}
    assert max(value for value, _ in ends) == max(value for value, first in ends if first == str(MOVES[best]))
