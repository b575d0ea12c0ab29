"""The catalogues are complete: every message in every language, none unused, none broken."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from imperial_widget.core.messages import LANGUAGES, Catalogue, rule_message
from imperial_widget.sakura import RULES
from imperial_widget.sakura.scene import action_message

PACKAGES = ("imperial_widget.sakura", "imperial_widget.widget")
ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("package", PACKAGES)
@pytest.mark.parametrize("language", sorted(set(LANGUAGES) - {"en"}))
def test_every_language_has_every_message_and_no_other(package: str, language: str) -> None:
    words = Catalogue(package)
    plain = {name for name in words.ids("en") if not name.startswith("name-")}
    other = {name for name in words.ids(language) if not name.startswith("name-")}
    assert other == plain
    names = {name for name in words.ids("en") if name.startswith("name-") and "." not in name}
    assert names == {name for name in words.ids(language) if name.startswith("name-") and "." not in name}


@pytest.mark.parametrize("package", PACKAGES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_asks_for_something_the_english_one_does_not_have(package: str, language: str) -> None:
    words = Catalogue(package)
    for name in words.ids(language):
        assert words.variables(name, language) <= words.variables(name, "en"), name


@pytest.mark.parametrize("package", PACKAGES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_line_of_a_catalogue_is_lost_to_a_syntax_error(package: str, language: str) -> None:
    path = ROOT / package.replace(".", "/") / "text" / f"{language}.ftl"
    written = set(re.findall(r"^([a-z][a-z0-9-]*) =", path.read_text(encoding="utf-8"), flags=re.MULTILINE))
    read = {name for name in Catalogue(package).ids(language) if "." not in name}
    assert read == written


def test_every_message_of_sakura_is_used() -> None:
    rooms = [ROOT / "imperial_widget" / room for room in ("sakura", "explore")]
    source = "\n".join(path.read_text(encoding="utf-8") for room in rooms for path in room.glob("*.py"))
    from imperial_widget.sakura.components import GARDEN_ACTIONS, PAINTER_ACTIONS  # noqa: PLC0415 -- only here

    used = {rule_message(rule) for rule in RULES}
    used |= {action_message(action) for action in (*GARDEN_ACTIONS, *PAINTER_ACTIONS)}
    told = told_messages()
    for name in Catalogue("imperial_widget.sakura").ids("en"):
        stem = name.partition(".")[0]
        if stem in used or stem.startswith("name-") or stem == "list-and" or stem in told:
            continue
        assert f'"{stem}"' in source or re.sub(r"-(random|sensible|forward|back|bare|bloom)$", "-{", stem) in source, (
            stem
        )


def told_messages() -> set[str]:
    """Return the say- and line- messages that random games and the lessons really use."""
    from random import Random  # noqa: PLC0415 -- only here

    from imperial_widget import lesson_ids  # noqa: PLC0415
    from imperial_widget.games import timeline_of  # noqa: PLC0415
    from imperial_widget.sakura import SAKURA, new_game  # noqa: PLC0415
    from imperial_widget.sakura.narration import _SAME_LINE, message  # noqa: PLC0415

    asked = timeline_of("E20 B17 R18 G16 table B3 G20 R51 order RGB")
    keys = {message(beat.event, beat.position) for beat in asked.play("go")}
    for name in lesson_ids("sakura"):
        for node in timeline_of(name).nodes():
            keys |= {message(beat.event, beat.position) for beat in node.beats}
    for seed in range(20):
        for players in range(2, 7):
            position = new_game(players, seed=seed, variant="tricky" if players == 2 and seed % 2 else None)
            keys.add(message(SAKURA.opening(position).event, position))
            chance = Random(seed)
            while moves := SAKURA.legal_moves(position):
                beats = SAKURA.apply(position, chance.choice(moves))
                keys |= {message(beat.event, beat.position) for beat in beats}
                position = beats[-1].position
    return {f"say-{key}" for key in keys} | {f"line-{_SAME_LINE.get(key, key)}" for key in keys}


def test_the_words_of_the_interface_are_those_the_stage_asks_for() -> None:
    source = (ROOT / "js/src/words.ts").read_text(encoding="utf-8")
    words = Catalogue("imperial_widget.widget").ids("en")
    assert set(re.findall(r'"(ui-[a-z-]+)"', source)) == {word for word in words if word.startswith("ui-")}


def test_every_other_word_of_the_widget_is_used_by_it() -> None:
    source = "\n".join(path.read_text(encoding="utf-8") for path in (ROOT / "imperial_widget/widget").glob("*.py"))
    for word in Catalogue("imperial_widget.widget").ids("en"):
        assert word.startswith("ui-") or f'"{word}"' in source, word


@pytest.mark.parametrize(
    ("language", "expected"),
    [
        ("en", ["1 token", "2 tokens", "5 tokens"]),
        ("ru", ["один жетон", "2 жетона", "5 жетонов"]),
        ("uk", ["один жетон", "2 жетони", "5 жетонів"]),
        ("es", ["una ficha", "2 fichas", "5 fichas"]),
    ],
)
def test_plurals_are_those_of_the_language(language: str, expected: list[str]) -> None:
    words = Catalogue("imperial_widget.sakura")
    for count, noun in zip((1, 2, 5), expected, strict=True):
        said = words.say(language, "say-award", who="blue", place=1, won=count, tokens=9)
        assert noun.split()[-1] in said, said


def test_names_take_the_case_the_sentence_needs() -> None:
    words = Catalogue("imperial_widget.sakura")
    said = words.say("ru", "say-step-over", who="green", over=("red", "blue"), to=19, count=1, of=3)
    assert "Красного и Синего" in said or "Красным и Синим" in said


def test_a_missing_argument_is_an_error_and_not_a_hole_in_the_text() -> None:
    with pytest.raises(KeyError, match="say-step"):
        Catalogue("imperial_widget.sakura").say("en", "say-step", who="blue")
