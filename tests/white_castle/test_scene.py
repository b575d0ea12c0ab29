"""The scene of The White Castle: what can be clicked, what is refused and why, and what a frame may hold."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from imperial_widget.core.errors import IllegalMove
from imperial_widget.core.messages import LANGUAGES
from imperial_widget.core.model import Beat
from imperial_widget.white_castle import (
    RULES,
    WHITE_CASTLE,
    Move,
    Position,
    after,
    apply,
    legal_moves,
    new_game,
)
from imperial_widget.white_castle.choices import choices, refusals
from imperial_widget.white_castle.components import CLAN_ROWS, COLOURS, DIFFICULTIES, ENDS, SPACES
from tests.white_castle.test_foresight import along_games
from tests.white_castle.walk import told

PLAYERS = [1, 2, 3, 4]


def frame_of(position: Position, seats: dict[str, str] | None = None) -> Any:
    """Return the frame of a position that somebody laid out."""
    return WHITE_CASTLE.frame([WHITE_CASTLE.opening(position)], 0, seats or {})


def whole_game(players: int, seed: int) -> list[Beat[Position]]:
    """Return the beats of a game whose moves are drawn by lot."""
    position, chance = new_game(players, seed=seed, difficulty=DIFFICULTIES[seed % 3]), Random(seed)
    beats = [WHITE_CASTLE.opening(position)]
    while moves := legal_moves(position):
        beats += apply(position, chance.choice(moves))
        position = beats[-1].position
    return beats


# --- what can be clicked ---------------------------------------------------------------------------------------------
@pytest.mark.parametrize("players", PLAYERS)
def test_every_legal_move_is_offered_once_and_no_other(players: int) -> None:
    for position in along_games(players, 6, 3):
        frame = frame_of(position)
        offered = [choice["move"] for choice in frame["choices"]]
        offered += [card["move"] for card in frame["table"] if "move" in card]
        assert Counter(offered) == Counter(map(str, legal_moves(position)))


def test_in_the_draft_each_pair_that_is_left_carries_its_move() -> None:
    position = new_game(4, seed=2)
    while position.asks == "pair":
        table = frame_of(position)["table"]
        assert [card["move"] for card in table] == [str(move) for move in legal_moves(position)]
        assert all(len(card["rows"]) == 2 for card in table)
        position = after(position, legal_moves(position)[-1])


@pytest.mark.parametrize("players", PLAYERS)
def test_every_place_and_sign_of_a_choice_is_on_the_board_in_both_drawings(players: int) -> None:
    board = WHITE_CASTLE.board(new_game(players))
    kinds = set()
    for position in along_games(players, 25, 1):
        for choice in choices(position):
            kinds.add("".join(letter for letter in choice["move"] if letter.isalpha())[:4])
            for layout in (board["layouts"]["wide"], board["layouts"]["narrow"]):
                assert choice.get("spot", "gate") in layout["spots"], choice
                assert choice.get("lift", "gate") in layout["spots"], choice
            assert choice.get("sign", "badge:0") in board["symbols"], choice
            assert ("spot" in choice) or all_words(choice["label"]), "neither a place nor a button"
    assert len(kinds) > 12


@pytest.mark.parametrize("players", PLAYERS)
def test_a_die_and_a_place_or_a_courtier_and_a_floor_mean_one_move(players: int) -> None:
    for position in along_games(players, 10, 2):
        gestures = [(choice.get("lift"), choice["spot"]) for choice in choices(position) if "lift" in choice]
        assert len(gestures) == len(set(gestures))
        for choice in choices(position):
            if choice["move"].startswith(COLOURS):
                assert str(choice["lift"]).removeprefix("bridge-") == choice["move"].split(":")[0]


def test_to_decline_and_to_exchange_seals_come_last() -> None:
    position = Position.read("bridges 36/36/36 stack courtier:0 blue seal 3 coin 2 pearl 2 courtiers gate")
    offered = [choice["move"] for choice in choices(position)]
    assert offered[:4] == ["gate", "gate>steward-1", "gate>steward-2", "gate>steward-3"]
    assert offered[4] == "done"
    assert all(move.startswith("exchange:") for move in offered[5:])
    assert all(choice.get("minor", False) == choice["move"].startswith("exchange") for choice in choices(position))


def test_what_a_bot_decides_is_not_offered() -> None:
    position = Position.read("bridges 36/36/36 blue coin 3")
    assert frame_of(position)["choices"]
    assert frame_of(position, {"blue": "random"})["choices"] == []
    assert "refusals" not in frame_of(position, {"blue": "random"})
    draft = new_game(3, seed=1)
    bots = dict.fromkeys(draft.clans, "random")
    assert [card.get("move") for card in frame_of(draft, bots)["table"]] == [None] * 4
    assert all(card["why"] in RULES for card in frame_of(draft, bots)["table"])


# --- what is refused -------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("players", PLAYERS)
def test_a_refusal_is_given_for_exactly_the_dice_and_places_that_do_not_go_together(players: int) -> None:
    reasons: set[str] = set()
    for position in along_games(players, 10, 1):
        found = refusals(position)
        if position.asks != "turn":
            assert found == {}
            continue
        legal = set(legal_moves(position))
        expected = {}
        for colour in COLOURS:
            for end in ENDS:
                if not position.bridges[colour][0 if end == "left" else -1]:
                    continue
                for space in SPACES:
                    move = Move("die", f"{colour}-{end}", space)
                    own = f"{position.actor}-{CLAN_ROWS[COLOURS.index(colour)]}"
                    if move not in legal:
                        place = own if space == "clan" else space
                        expected[f"bridge-{colour}-{end}>{place}"] = rule_against(position, move)
        assert found == expected
        reasons.update(found.values())
    assert reasons <= set(RULES)
    assert reasons == {"turn.coins", "room.colour", "turn.stack", "clan.die"}


def rule_against(position: Position, move: Move) -> str:
    """Return the rule a move is refused by."""
    with pytest.raises(IllegalMove) as caught:
        apply(position, move)
    return caught.value.rule


def test_each_refusal_names_the_rule_that_stands_in_the_way() -> None:
    tiles = "cco,can,wco,bfo,wfo,cfo,wir,bir,bco,ban,cir,bpe,wpe,cpe,wan"
    position = Position.read(f"bridges 36/36/36 tiles {tiles} on steward-2:w2 blue coin 1 dice 5/-/-")
    found = refusals(position)
    assert found["bridge-black-left>steward-1"] == "room.colour"
    assert found["bridge-coral-left>outside-left"] == "turn.coins"
    assert found["bridge-black-right>steward-2"] == "turn.stack"
    assert found["bridge-coral-right>blue-courtier"] == "clan.die"
    assert "bridge-coral-left>well" not in found


# --- frames ----------------------------------------------------------------------------------------------------------
def all_words(value: Any) -> bool:
    """Is this one text in every language?"""
    return isinstance(value, dict) and set(value) == set(LANGUAGES) and all(value.values())


def texts(value: Any) -> Iterator[dict[str, str]]:
    """Yield whatever in a frame or a board is text in some language."""
    if isinstance(value, dict):
        if set(value) & set(LANGUAGES):
            yield value
        else:
            for part in value.values():
                yield from texts(part)
    elif isinstance(value, list):
        for part in value:
            yield from texts(part)


@pytest.mark.parametrize("players", PLAYERS)
def test_boards_are_plain_data_with_all_words_in_all_languages(players: int) -> None:
    board = WHITE_CASTLE.board(new_game(players))
    assert json.loads(json.dumps(board)) == board
    assert board["languages"] == dict(LANGUAGES)
    found = [words for key, part in board.items() if key != "languages" for words in texts(part)]
    assert all(all_words(words) for words in found)
    assert len(found) > 200
    assert set(board["layouts"]["wide"]["spots"]) == set(board["layouts"]["narrow"]["spots"])
    assert set(board["rules"]) == set(RULES)


@pytest.mark.parametrize("players", PLAYERS)
def test_frames_are_plain_data_with_all_words_in_all_languages(players: int) -> None:
    beats = whole_game(players, 21)
    board = WHITE_CASTLE.board(beats[0].position)
    spots, symbols = board["layouts"]["wide"]["spots"], board["symbols"]
    for index, beat in enumerate(beats):
        frame = WHITE_CASTLE.frame(beats, index, {})
        assert json.loads(json.dumps(frame)) == frame
        assert all(all_words(words) for words in texts(frame))
        assert all(text.count("**") % 2 == 0 for words in texts(frame) for text in words.values())
        assert all(rule in RULES for rule in (*frame["rules"], frame["why"]))
        assert all(piece["spot"] in spots and piece["symbol"] in symbols for piece in frame["pieces"])
        assert all(mark["spot"] in spots for mark in frame["marks"] if "spot" in mark)
        assert [counter["seat"] for counter in frame["counters"]] == list(beat.position.clans)
        assert {counter["seat"]: counter["n"] for counter in frame["counters"]} == beat.position.points
        waiting = [counter["seat"] for counter in frame["counters"] if counter.get("waiting")]
        assert waiting == ([beat.position.mover] if beat.position.asks else [])
        assert ("ask" in frame) == (beat.position.asks is not None)
    assert [counter.get("place") for counter in frame["counters"]].count(1) == 1
    assert frame["choices"] == []


@pytest.mark.parametrize("players", PLAYERS)
def test_the_turns_that_are_left_count_down_and_each_begins_a_chapter(players: int) -> None:
    beats = whole_game(players, 22)
    frames: list[Any] = [WHITE_CASTLE.frame(beats, index, {}) for index in range(len(beats))]
    chapters = [frame["chapter"] for frame in frames if "chapter" in frame]
    turns = 3 * len(beats[0].position.clans)
    assert {int(chapter) for chapter in chapters} >= set(range(1, turns + 1))
    markers = Counter(frame["marker"] for frame in frames if "marker" in frame)
    assert markers["stop"] == 3 + 2
    assert markers["end"] == 1


# --- the figure of the scoring ---------------------------------------------------------------------------------------
def numbers(shapes: list[Any], size: int) -> list[int]:
    """Return the numbers written in one size."""
    return [int(shape["text"]) for shape in shapes if shape["t"] == "text" and shape["size"] == size]


def widths(shapes: list[Any], y: float, high: float) -> float:
    """Return how long a bar is, all its parts together."""
    parts = [s for s in shapes if s["t"] == "rect" and s["y"] == y and s["height"] == high]
    return float(sum(part["width"] for part in parts if str(part["fill"]).startswith("score-")))


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("seed", range(6))
def test_the_figure_of_the_scoring_adds_up_to_the_points(players: int, seed: int) -> None:
    beats = whole_game(players, seed)
    scored = 0
    for index, beat in enumerate(beats):
        frame = WHITE_CASTLE.frame(beats, index, {})
        if beat.event.kind == "score":
            scored += 1
            who = str(beat.event["who"])
            shapes: list[Any] = frame["figure"]["shapes"]
            assert numbers(shapes, 44) == [beat.event["total"]] == [beat.position.points[who]]
            whole = sum(beats[-1].position.breakdown(who).values())
            scale = min(10.0, 740 / max(whole, 1))
            assert widths(shapes, 40, 52) == pytest.approx(scale * beat.position.points[who], abs=0.1)
        elif beat.event.kind == "win":
            shapes = frame["figure"]["shapes"]
            assert numbers(shapes, 24) == [beat.position.points[name] for name in beat.position.order]
            scale = min(10.0, 690 / max(*beat.position.points.values(), 1))
            for place, name in enumerate(beat.position.order):
                length = widths(shapes, 28 + 76 * place, 40)
                assert length == pytest.approx(scale * beat.position.points[name], abs=0.1)
        else:
            assert "figure" not in frame
    assert scored == (6 + 4 if players == 1 else 6 * players)


# --- the rival and the drawing ---------------------------------------------------------------------------------------
def test_the_rival_is_nobodys_seat_and_the_board_says_that_its_deck_is_a_reconstruction() -> None:
    position = new_game(1, seed=3, difficulty="hard")
    board = WHITE_CASTLE.board(position)
    rival = board["seats"][1]
    assert rival["fixed"]
    assert all_words(rival["role"])
    assert len(board["badges"]) == 2
    assert len(WHITE_CASTLE.board(new_game(2))["badges"]) == 1
    assert "fixed" not in board["seats"][0]


def test_the_player_is_asked_to_let_the_rival_play() -> None:
    position = Position.read("players 1 rival easy turn 1 order blue,ochre bridges 36/36/36")
    frame = frame_of(position)
    assert [(choice["move"], choice["key"]) for choice in frame["choices"]] == [("rival", "g")]
    events = [beat.event for beat in apply(position, Move("rival"))]
    assert told(events, "rival_card")


def test_what_lies_in_the_decks_is_in_no_frame() -> None:
    position = new_game(4, seed=9)
    while position.phase == "draft":
        position = after(position, legal_moves(position)[0])
    shown = json.dumps(frame_of(position))
    for deck in position.decks.values():
        assert not [card for card in deck if f'"{card}"' in shown]
    assert all(f'"{card}"' in shown for card in position.rooms.values())
