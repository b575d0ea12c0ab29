"""The words of The White Castle: complete in every language, and every beat, question and move can be told in them."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from contextlib import suppress
from functools import cache
from importlib import resources
from pathlib import Path
from random import Random

import pytest
from fluent.syntax import ast as fluent
from fluent.syntax import parse
from fluent.syntax.visitor import Visitor

from imperial_widget.core.errors import BadPosition
from imperial_widget.core.messages import LANGUAGES, rule_message
from imperial_widget.core.model import Beat, Event
from imperial_widget.white_castle import (
    BOTS,
    RULES,
    WHITE_CASTLE,
    Position,
    apply,
    legal_moves,
    new_game,
    read_move,
    wording,
)
from imperial_widget.white_castle.components import (
    ACTIONS,
    CLAN_ROWS,
    CLANS,
    COLOURS,
    DIFFICULTIES,
    GARDENS,
    SPACES,
    YARDS,
)
from imperial_widget.white_castle.drawing.layout import plans
from imperial_widget.white_castle.narration import (
    _SAME_LINE,
    WORDS,
    action_text,
    message,
    move_text,
    piece_name,
    question_text,
    spot_name,
    tell,
)
from imperial_widget.white_castle.pieces import pieces
from imperial_widget.white_castle.vocabulary import KINDS
from tests.white_castle.walk import play, told

OTHERS = sorted(set(LANGUAGES) - {"en"})
HERE = Path(__file__).parent
SHORT = {"en": 34}  # how long a log line may be
LONGER = 42  # in the other languages
EXAMPLES: dict[str, object] = {
    **dict.fromkeys(("who", "you", "first"), "blue"),
    **dict.fromkeys(("rival", "last"), "ochre"),
    **dict.fromkeys(("order", "under"), "blue,moss"),
    **dict.fromkeys(("die", "bridge", "colour"), "coral"),
    **dict.fromkeys(("space", "room", "to"), "steward-1"),
    **dict.fromkeys(("does", "gains", "decree"), "2 X"),
    "from": "gate",
    "place": "left",
    "garden": "black-stone",
    "yard": "yard-5",
    "row": "row-gardener",
    "what": "coin",
    "end": "left",
    "change": "more",
    "price": "1 X",
    "question": "X?",
}
FOR_THE_SCENE = (
    *("game-", "counter-", "cards-", "badge-", "edition-", "status-", "supply-", "bot-", "role-", "board-"),
    *("lens-", "score-", "part-", "sum-", "card-", "standings-"),
)
"""What tells no event and asks no question: titles, badges, words on the board, the lens, the figure of the scoring."""


# --- what is told ----------------------------------------------------------------------------------------------------
def game(position: Position, seed: int) -> Iterator[tuple[Position, list[Beat[Position]]]]:
    """Every decision of a game played at random, with the beats that led to it; most offers are taken."""
    chance = Random(seed)
    beats = [WHITE_CASTLE.opening(position)]
    while True:
        yield position, beats
        moves = legal_moves(position)
        if not moves:
            return
        deeds = [move for move in moves if move.kind not in ("done", "exchange")]
        beats = list(apply(position, chance.choice(deeds if deeds and chance.random() < 0.8 else moves)))
        position = beats[-1].position


@cache
def laid_out() -> tuple[Position, ...]:
    """The positions of the rulebook's examples and of the tests of the rules, but for those that are refused there."""
    found = []
    for name in ("test_examples.py", "test_rules.py"):
        for node in ast.walk(ast.parse((HERE / name).read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func) == "Position.read":
                text = node.args[0]
                if isinstance(text, ast.Constant):
                    with suppress(BadPosition):
                        found.append(Position.read(str(text.value)))
    return (*found, *map(Position.read, RARE))


RARE = (
    "bridges 36/36/36 rooms s03,s04,s05,d02,d03 stack room:1.6.0 blue card s02",
    "bridges 36/36/36 stewards - stack courtier:1 blue pearl 2 courtiers gate",
    "players 1 rival easy order ochre,blue bridges 136/136/136 stewards - stack rival_room:0.1 ochre courtiers gate",
    "slots ochre,ochre,ochre stack courtier:1 blue pearl 2 courtiers diplomat-1 ochre courtiers daimyo,daimyo,daimyo",
    "bridges 36/36/36 stack any:2 blue food 7 iron 7 pearl 6",
)
"""A card that has left under a die; a floor without a deck, for a player and for the rival; a daimyo card without a
free slot; no room for a resource."""


@cache
def heard() -> tuple[list[tuple[Event, str]], set[str]]:
    """Tell, ask and label everything in many games: each event with its key, and the messages that were said."""
    said: set[str] = set()
    events: list[tuple[Event, str]] = []
    real = wording._said

    def listen(language: str, name: str, args: tuple[tuple[str, object], ...]) -> str:
        said.add(name.partition(".")[0])
        words = real(language, name, args)
        assert words or name == "list-and", (language, name, args)
        return words

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(wording, "_said", listen)
        fresh = [
            (new_game(players, seed=seed, difficulty=DIFFICULTIES[seed % 3]), seed)
            for players, games in ((1, 15), (2, 8), (3, 6), (4, 6))
            for seed in range(games)
        ]
        for start, seed in (*fresh, *((position, seed) for position in laid_out() for seed in range(2))):
            for position, beats in game(start, seed):
                for beat in beats:
                    events.append((beat.event, message(beat.event, beat.position)))
                    for words in (*tell(beat.event, beat.position), question_text(beat.position)):
                        assert isinstance(words, dict)
                        assert set(words) == set(LANGUAGES)
                        assert all(words.values()), beat.event
                labels = [move_text(position, move) for move in legal_moves(position)]
                assert all(label[language] for label in labels for language in LANGUAGES)
                assert len({label["en"] for label in labels}) == len(labels), (str(position), labels)
        for clans in range(1, 5):
            for plan in plans(CLANS[:clans]):
                assert all(all(spot_name(name).values()) for name in plan.places)
        for colour in COLOURS:
            piece_name(f"die:{colour}:1")
        for kind in ("courtier", "gardener", "warrior", "clan", "daimyo"):
            piece_name(f"{kind}:moss")
    return events, said


# --- what the catalogues hold ----------------------------------------------------------------------------------------
def plain(ids: set[str]) -> set[str]:
    """The ids without the attributes that are the cases of a language."""
    return {name for name in ids if "." not in name or name.endswith((".text", ".hint"))}


class _Reader(Visitor):
    """What a message mentions: arguments, and other messages."""

    def __init__(self) -> None:
        self.arguments: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: fluent.VariableReference) -> None:  # noqa: N802 -- fluent's name
        self.arguments.add(node.id.name)

    def visit_MessageReference(self, node: fluent.MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)


@cache
def catalogue(language: str) -> dict[str, _Reader]:
    """What each message of a language mentions by itself."""
    found = {}
    for entry in parse(source(language)).body:
        if isinstance(entry, fluent.Message):
            found[entry.id.name] = _Reader()
            found[entry.id.name].visit(entry)
    return found


def source(language: str) -> str:
    """The text of a catalogue."""
    return resources.files("imperial_widget.white_castle").joinpath(f"text/{language}.ftl").read_text(encoding="utf-8")


def reached(language: str, names: set[str]) -> set[str]:
    """These messages, and those that they mention, and so on."""
    book, found, todo = catalogue(language), set[str](), set(names)
    while todo:
        name = todo.pop()
        found.add(name)
        todo |= book[name].messages - found
    return found


def mentions(language: str, name: str) -> set[str]:
    """The arguments a message needs, those of the messages it mentions included."""
    return set[str]().union(*(catalogue(language)[each].arguments for each in reached(language, {name})))


@pytest.mark.parametrize("language", OTHERS)
def test_every_language_has_every_message_and_no_other(language: str) -> None:
    assert plain(WORDS.ids(language)) == plain(WORDS.ids("en"))


@pytest.mark.parametrize("language", OTHERS)
def test_no_language_mentions_what_english_is_not_told(language: str) -> None:
    """What tells, asks and labels is said in every language anyhow; the rest is what the scene gives arguments to."""
    for name in catalogue("en"):
        assert not name.startswith(FOR_THE_SCENE) or mentions(language, name) <= mentions("en", name), name


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_line_of_a_catalogue_is_lost_to_a_syntax_error(language: str) -> None:
    written = re.findall(r"^([a-z][a-z0-9-]*) =", source(language), flags=re.MULTILINE)
    assert len(written) == len(set(written))
    assert set(written) == {name for name in WORDS.ids(language) if "." not in name}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("number", [0, 1, 2, 5, 11, 21, 22, 25])
def test_every_message_can_be_said_with_every_number(language: str, number: int) -> None:
    for name in WORDS.ids(language):
        args = {each: EXAMPLES.get(each, number) for each in mentions(language, name.partition(".")[0])}
        said = WORDS.say(language, name, **args)
        assert said, name
        assert said.count("**") % 2 == 0, name
        assert not re.search(r"[{}]|\*\*\*|  | [,.:;!?](?!\S)", said), (name, said)


# --- everything is told ----------------------------------------------------------------------------------------------
def test_every_kind_of_beat_is_told_and_every_message_that_tells_one_is_used() -> None:
    events, _ = heard()
    assert {event.kind for event, _ in events} == set(KINDS)
    keys = {key for _, key in events}
    told_by = {f"say-{key}" for key in keys} | {f"line-{_SAME_LINE.get(key, key)}" for key in keys}
    assert told_by == {name for name in WORDS.ids("en") if name.startswith(("say-", "line-"))}


def test_every_other_message_is_said_in_a_game_or_belongs_to_the_scene_a_name_or_a_rule() -> None:
    _, said = heard()
    names = {name for name in catalogue("en") if name.startswith(("name-", "rule-"))}
    silent = catalogue("en").keys() - reached("en", said | names)
    assert not {name for name in silent if not name.startswith(FOR_THE_SCENE)}
    assert not {name for name in said if name.startswith(FOR_THE_SCENE)}


def test_the_names_are_those_of_clans_colours_places_gardens_yards_and_rows() -> None:
    names = {*CLANS, *COLOURS, *SPACES, "gate", "daimyo", *GARDENS}
    names |= {f"yard-{yard}" for yard in YARDS} | {f"row-{row}" for row in CLAN_ROWS}
    ids = WORDS.ids("en")
    assert {name for name in plain(ids) if name.startswith("name-")} == {f"name-{name}" for name in names}
    assert {f"bot-{bot}" for bot in BOTS} == {name for name in ids if name.startswith("bot-")}


def test_every_rule_has_a_title_and_a_text_and_a_ruling_says_that_it_is_one() -> None:
    ids = WORDS.ids("en")
    rules = {rule_message(rule) for rule in RULES}
    assert {name for name in ids if name.startswith("rule-")} == rules | {f"{rule}.text" for rule in rules}
    for rule in RULES:
        title = WORDS.say("en", rule_message(rule))
        assert title.startswith("Ruling: ") == rule.startswith("ruling."), title


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_log_line_is_short(language: str) -> None:
    most = SHORT.get(language, LONGER)
    for start in (new_game(4, seed=2), new_game(1, seed=3)):
        for _, beats in game(start, 1):
            for beat in beats:
                line = tell(beat.event, beat.position)[1]
                assert isinstance(line, dict)
                assert len(line[language]) <= most, line[language]


def test_every_printed_action_has_words_of_its_own() -> None:
    for language in LANGUAGES:
        assert len({action_text(number)[language] for number in range(len(ACTIONS))}) == len(ACTIONS)


def test_a_piece_has_a_name_unless_nobody_can_point_at_it() -> None:
    for players in range(1, 5):
        *_, (end, _) = game(new_game(players, seed=players), players)
        for piece in pieces(end):
            assert bool(piece_name(piece["symbol"])) == (not piece.get("quiet")), piece


def test_no_two_places_that_can_be_pointed_at_have_the_same_name() -> None:
    for language in LANGUAGES:
        for plan in plans(CLANS):
            names = [spot_name(name)[language] for name, place in plan.places.items() if place.r]
            assert len(names) == len(set(names))


# --- what is said ----------------------------------------------------------------------------------------------------
def words_of(position: Position, *texts: str) -> list[str]:
    """What is told in English while these moves are made."""
    found: list[str] = []
    for text in texts:
        beats = apply(position, read_move(position, text))
        for beat in beats:
            say, line = tell(beat.event, beat.position)
            assert isinstance(say, dict)
            assert isinstance(line, dict)
            found += [say["en"], line["en"]]
        position = beats[-1].position
    return found


def test_a_die_that_is_laid_down_says_what_it_covers_and_what_that_brings_or_costs() -> None:
    position = Position.read("players 3 bridges 1155/2346/2346 blue coin 1 ochre coin 4")
    said = words_of(position, "coral-right:steward-1", "coral-left:steward-1")
    first, second = (each for each in said if " lays " in each)
    assert first == (
        "Blue lays the coral 5 on Steward room 1, over the printed 3: 2 more, so the supply owes Blue **2 coins**."
    )
    assert second.endswith("over a die with 5: 4 less, so Ochre owes the supply **4 coins**.")


def test_the_rival_never_owes_coins() -> None:
    position = Position.read(
        "players 1 rival easy round 3 turn 3 order blue,ochre bridges 36/4-/-2 deck 4,1,2,3,5,6,7,8,9"
    )
    assert any(each.endswith("1 less, but the rival never pays.") for each in words_of(position, "rival"))


def test_the_lantern_says_why_it_is_lit_and_adds_its_cards_up() -> None:
    position = Position.read("bridges 36/36/36 blue lantern r9,a1,s02,d02,d03 card s04")
    said = words_of(position, "white-left:well")
    (lit,) = (each for each in said if "**lantern**" in each)
    assert lit.startswith("The die came from the left end, so Blue lights the **lantern**. 5 cards lie under")
    assert "2 points" in lit


def test_a_question_names_whoever_is_to_answer_it() -> None:
    for players in range(1, 5):
        for position, _ in game(new_game(players, seed=players), players):
            who = position.actor if position.asks in (None, "rival") else position.mover
            assert WORDS.say("en", f"name-{who}") in question_text(position)["en"]


def test_a_payment_says_what_it_is_for() -> None:
    position = Position.read("bridges 36/36/36 stack courtier:0 blue coin 2 pearl 2")
    assert "Blue pays **2 coins** for a courtier at the gate and has 0 left." in words_of(position, "gate")


def test_the_final_scoring_is_told_with_its_sums() -> None:
    position = Position.read(
        "players 2 phase seals round 3 turn 1 actor ochre stack seals gardens p2,s3,p5,s1,p1,s2 slots blue,blue,- "
        "blue vp 8 coin 7 seal 1 food 7 pearl 3 influence 12 courtiers daimyo,daimyo,steward-1,gate,gate "
        "warriors 3,1,5,5 gardeners coral-plant,coral-stone,black-plant ochre seal 2"
    )
    said = " ".join(words_of(position, "done"))
    assert "coins (7) and seals (1) are 8 together" in said
    assert "6 × 3 makes **18 points**" in said
    assert "2 × 1 at the gate, 1 × 3 with the stewards, 0 × 6 with the diplomats, 2 × 10 with the daimyo" in said
    assert "**Blue wins** with 76 points." in said


def test_a_label_says_what_a_row_does_for_the_card_that_is_asked_about() -> None:
    room = Position.read("bridges 36/36/36 rooms s10,s04,s05,d05,d03")
    room, events = play(room, "coral-right:steward-1")
    assert told(events, "place_die")
    labels = {str(move): move_text(room, move)["en"] for move in legal_moves(room)}
    assert labels["row-1"] == "Row 1: 1 seal and 1 resource of your choice"
    board = Position.read("bridges 36/36/36 stack card:1 blue card s06 seal 1 gardeners coral-stone food 4")
    labels = {str(move): move_text(board, move)["en"] for move in legal_moves(board)}
    assert labels["row-2"] == "The card: pay 1 seal for a gardener action"
    assert labels["done"] == "Not the card's action"


def test_the_same_die_value_at_both_ends_is_told_apart_by_the_lantern() -> None:
    position = Position.read("bridges 55/36/36")
    labels = {str(move): move_text(position, move)["en"] for move in legal_moves(position)}
    assert labels["coral-left:well"] == "Lay the coral 5 at the well, with the lantern"
    assert labels["coral-right:well"] == "Lay the coral 5 at the well"


@pytest.mark.parametrize(("number", "expected"), [(1, "one turn left"), (3, "3 turns left"), (0, "no turns left")])
def test_english_counts_turns(number: int, expected: str) -> None:
    assert WORDS.say("en", "supply-turns", n=number) == f"{expected} this round"


def test_a_price_stands_in_the_case_that_a_language_keeps_for_it(monkeypatch: pytest.MonkeyPatch) -> None:
    real = wording._said
    asked: list[str] = []

    def listen(language: str, name: str, args: tuple[tuple[str, object], ...]) -> str:
        asked.append(name)
        return real(language, name.removesuffix(".acc"), args)

    monkeypatch.setattr(wording, "_said", listen)
    monkeypatch.setattr(wording, "_ids", lambda _language: frozenset({"goods-seal.acc"}))
    action_text(0)
    assert "goods-seal.acc" in asked
    assert "deed-courtier" in asked
