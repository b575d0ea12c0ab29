"""The words of Niya: complete in every language, and every beat of every match can be told in them."""

from __future__ import annotations

import re
from importlib import resources
from random import Random

import pytest

from imperial_widget.core.messages import LANGUAGES
from imperial_widget.core.model import Beat
from imperial_widget.niya import BOTS, NIYA, RULES, Position, apply, is_over, legal_moves, new_game
from imperial_widget.niya.components import CODES, FEATURES, PLANTS, PLAYERS
from imperial_widget.niya.narration import _SAME_LINE, WORDS, message, tell
from imperial_widget.niya.rules import FULL_BOARDS, MATCHES
from imperial_widget.niya.vocabulary import KINDS

OTHERS = sorted(set(LANGUAGES) - {"en"})
ZERO_POINTS = "pbitmrmb/psptcrir/csprmtct/msibcbis red d2 c1 a3 c4 b3 d1 b1 black c3 a2 a1 b2 b4 d3 a4 match 10"
EXAMPLES: dict[str, object] = {
    "who": "red",
    "next": "black",
    "loser": "black",
    "cell": "a4",
    "cells": "a4 · b4 · c4 · d4",
    "tile": "it",
    "plant": "iris",
    "feature": "tanzaku",
    "shape": "column",
    "where": "corner",
    "outcome": "win",
    "before": "▲",
    "after": "▼",
    "first": "a",
    "last": "b",
}


def plain(ids: set[str]) -> set[str]:
    """The ids without the attributes of names, which are the cases of a language."""
    return {name for name in ids if not (name.startswith("name-") and "." in name)}


def beats(position: Position, seed: int) -> list[Beat[Position]]:
    """The beats of a match played at random."""
    chance = Random(seed)
    told = [NIYA.opening(position)]
    while not is_over(position):
        told += apply(position, chance.choice(legal_moves(position)))
        position = told[-1].position
    return told


@pytest.mark.parametrize("language", OTHERS)
def test_every_language_has_every_message_and_no_other(language: str) -> None:
    assert plain(WORDS.ids(language)) == plain(WORDS.ids("en"))


@pytest.mark.parametrize("language", OTHERS)
def test_every_language_mentions_the_same_things(language: str) -> None:
    for name in plain(WORDS.ids("en")):
        assert WORDS.variables(name, language) == WORDS.variables(name, "en"), name


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_line_of_a_catalogue_is_lost_to_a_syntax_error(language: str) -> None:
    text = resources.files("imperial_widget.niya").joinpath(f"text/{language}.ftl").read_text(encoding="utf-8")
    written = re.findall(r"^([a-z][a-z0-9-]*) =", text, flags=re.MULTILINE)
    assert len(written) == len(set(written))
    assert set(written) == {name for name in WORDS.ids(language) if "." not in name}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("number", [0, 1, 2, 5, 11, 21, 22, 25])
def test_every_message_can_be_said_with_every_number(language: str, number: int) -> None:
    for name in WORDS.ids(language):
        args = {each: EXAMPLES.get(each, number) for each in WORDS.variables(name, language)}
        said = WORDS.say(language, name, **args)
        assert said, name
        assert said.count("**") % 2 == 0, name
        assert not re.search(r"[{}]|\*\*\*|  | [,.:;!?](?!\S)", said.replace(" : ", " ")), (name, said)


@pytest.mark.parametrize("full_board", FULL_BOARDS)
@pytest.mark.parametrize("match", MATCHES)
def test_every_beat_of_random_matches_is_told_in_every_language(match: str | int, full_board: str) -> None:
    for seed in range(25):
        starter = PLAYERS[seed % 2]
        position = new_game(seed, match=match, full_board=full_board, starter=starter)
        for beat in beats(position, seed):
            for words in tell(beat.event, beat.position):
                assert isinstance(words, dict)
                assert set(words) == set(LANGUAGES)
                assert all(words.values())


def test_every_message_that_tells_a_beat_is_used_and_every_kind_is_told() -> None:
    played = [NIYA.opening(Position.read(text)) for text in _OPENINGS]
    played += beats(Position.read(ZERO_POINTS), 0)
    for match in MATCHES:
        for full_board in FULL_BOARDS:
            for seed in range(60):
                played += beats(new_game(seed, match=match, full_board=full_board), seed)
    assert {beat.event.kind for beat in played} == set(KINDS)
    keys = {message(beat.event, beat.position) for beat in played}
    told = {f"say-{key}" for key in keys} | {f"line-{_SAME_LINE.get(key, key)}" for key in keys}
    assert told == {name for name in WORDS.ids("en") if name.startswith(("say-", "line-"))}


_FIELD = "mscspsis/mtctptit/mbcbpbib/mrcrprir"
_OPENINGS = (
    _FIELD,
    f"{_FIELD} red a4",
    f"{_FIELD} red a4 placing",
    f"{_FIELD} match three score 1-0 round 2",
    f"{_FIELD} red a4 b4 c4 d4 black a3 b2 d3",
)


@pytest.mark.parametrize("text", _OPENINGS)
def test_any_position_somebody_lays_out_can_be_told(text: str) -> None:
    beat = NIYA.opening(Position.read(text))
    say, line = tell(beat.event, beat.position)
    assert set(say) == set(line) == set(LANGUAGES)


def test_every_rule_tile_plant_feature_player_and_bot_has_its_words() -> None:
    ids = WORDS.ids("en")
    rules = {"rule-" + rule.replace(".", "-").replace("_", "-") for rule in RULES}
    assert {name for name in ids if name.startswith("rule-")} == rules | {f"{rule}.text" for rule in rules}
    assert {f"tile-{plant}-{feature}" for plant in PLANTS for feature in FEATURES} <= ids
    assert {f"plant-{plant}" for plant in PLANTS} | {f"feature-{feature}" for feature in FEATURES} <= ids
    names = (*PLAYERS, *PLANTS, *FEATURES, *CODES)
    assert {name for name in plain(ids) if name.startswith("name-")} == {f"name-{each}" for each in names}
    assert {f"bot-{bot}" for bot in BOTS} <= ids


@pytest.mark.parametrize(
    ("language", "expected"),
    [
        ("en", ["one tile left", "3 tiles left", "7 tiles left"]),
        ("es", ["queda una loseta", "quedan 3 losetas", "quedan 7 losetas"]),
        ("ru", ["осталась одна плитка", "остались 3 плитки", "осталось 7 плиток"]),
        ("uk", ["лишилася одна плитка", "лишилися 3 плитки", "лишилося 7 плиток"]),
    ],
)
def test_plurals_are_those_of_the_language(language: str, expected: list[str]) -> None:
    assert [WORDS.say(language, "supply-left", n=number) for number in (1, 3, 7)] == expected


def test_names_take_the_case_the_sentence_needs() -> None:
    args = {"who": "red", "loser": "black", "plant": "pine", "feature": "birds"}
    assert "ни сосны, ни птиц: Чёрным" in WORDS.say("ru", "say-block", **args)
    assert "ні сосни, ні птахів: Чорним" in WORDS.say("uk", "say-block", **args)
    assert "сосну с птицами" in WORDS.say("ru", "choice-take", cell="d2", tile="pb")
    assert "сосну з птахами" in WORDS.say("uk", "choice-take", cell="d2", tile="pb")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_pill_is_short_enough_to_be_one(language: str) -> None:
    for name in ("pill-win", "pill-loss", "pill-draw"):
        assert len(WORDS.say(language, name, n=9)) <= 12
