"""Where tokens are lost, and how: counted in the rules, and once more by reading the games."""

from __future__ import annotations

from collections import Counter

import pytest

from imperial_widget.explore import Games, flat, simulate
from imperial_widget.explore.played import CAUSES
from imperial_widget.explore.series import Series
from imperial_widget.sakura import Position
from imperial_widget.sakura import state as st

TABLES = ((2, None), (2, "tricky"), (3, None), (4, None), (5, None), (6, None))


def read_losses(games: Games) -> Counter[tuple[str, int]]:
    """Count them the way a reader of the games would: by the card on the table and the half that is being resolved."""
    found: Counter[tuple[str, int]] = Counter()
    for number in range(games.asked):
        timeline = games.witness(number)
        timeline.last()
        spaces: dict[str, int] = {}
        for beat in timeline.beats:
            if beat.event.kind == "bump":
                spaces[str(beat.event["who"])] = int(str(beat.event["to"]))
            if beat.event.kind == "lose" and beat.event["was"] != beat.event["tokens"]:
                who = str(beat.event["who"])
                found[read_cause(beat.position, who, beat.event.rule), spaces[who]] += 1
    return found


def read_cause(position: Position, who: str, rule: str) -> str:
    if rule == "disgrace.by_emperor":
        return "emperor"
    resolving = position.painters[position.state[st.CARD]]
    card = position.edition.card(position.table[resolving])
    if position.state[st.HALF] == st.GARDEN_HALF:
        assert card.garden == "furthest+2"
        return "furthest"
    assert who == resolving
    return card.painter if card.painter in CAUSES else "step"


@pytest.mark.parametrize(("players", "variant"), TABLES)
def test_every_token_lost_is_counted_with_its_cause_and_its_space(players, variant):
    games = simulate(25, players=players, variant=variant, seed=6, compiled=True, progress=False)
    assert {(loss.cause, loss.space): loss.tokens for loss in games.losses} == dict(read_losses(games))
    assert sum(loss.tokens for loss in games.losses) == sum(seat.tokens_lost for seat in games.seats)
    assert games.part == Series.of(players=players, variant=variant, seed=6).play_minds(0, 25)


def test_games_of_bots_with_a_mind_are_counted_alike():
    games = simulate(3, players=3, bots="sensible", progress=False)
    assert {(loss.cause, loss.space): loss.tokens for loss in games.losses} == dict(read_losses(games))


def test_a_loss_opens_a_game_in_which_it_happened():
    games = simulate(60, players=4, seed=2, compiled=False, progress=False)
    for loss in games.losses[::7]:
        one = Games(games.series, 1, (range(loss.game, loss.game + 1),), games.series.play(loss.game, 1))
        assert (loss.cause, loss.space) in {(each.cause, each.space) for each in one.losses}
        for earlier in range(loss.game):
            before = Games(games.series, 1, (range(1),), games.series.play(earlier, 1)).losses
            assert (loss.cause, loss.space) not in {(each.cause, each.space) for each in before}


def test_a_card_opens_a_game_in_which_a_winner_played_it():
    games = simulate(30, players=3, seed=2, compiled=False, progress=False)
    for card in games.cards[::9]:
        timeline = games.witness(card.game)
        timeline.last()
        played = {
            beat.event["who"]
            for beat in timeline.beats
            if beat.event.kind == "card" and beat.event["card"] == card.number
        }
        assert played & set(timeline.position.winners)


def test_every_cause_has_words_and_comes_up_in_enough_games():
    games = simulate(3_000, players=4, compiled=True, progress=False)
    assert {loss.cause for loss in games.losses} == set(CAUSES)
    remark = next(line for line in games.summary().splitlines() if line.startswith("Tokens lost:"))
    for words in CAUSES.values():
        assert words in remark


def test_no_game_can_lose_more_tokens_than_the_tally_has_room_for():
    most_given = 3 + 2 + 1 + 1 + 3 + 2 + 1 + 1 + 4 + 2 + 1 + 1  # at the three trees
    assert flat.MOST_TOKENS + most_given <= flat.MOST_LOSSES


def test_disgraces_a_game_have_the_interval_of_the_single_games():
    games = simulate(80, players=3, seed=4, compiled=False, keep=True, progress=False)
    for seat in games.seats:
        numbers = games.records()[f"disgraces_{seat.painter}"]
        mean = sum(numbers) / 80
        spread = (sum((n - mean) ** 2 for n in numbers) / 79) ** 0.5
        assert seat.disgraces_a_game.value == pytest.approx(mean)
        assert seat.disgraces_a_game.high == pytest.approx(mean + 1.96 * spread / 80**0.5)
        assert seat.tokens_at_the_end.value == pytest.approx(seat.mean_tokens)
    assert games.rounds_a_game.value == pytest.approx(games.mean_rounds)
