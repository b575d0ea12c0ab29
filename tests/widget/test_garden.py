"""The garden from Python's side: what it syncs, what it answers, what it refuses."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
import traitlets

from imperial_widget import Garden, IllegalMove, ImperialError, Timeline, lesson, sakura

ROUND = "E20 B17 R18 G16 tokens B8 R7 G6 table B3 G20 R51"
CHOICE = "E20 B18 R8 G5 table B2. G5. R30"


class Sent(list[dict[str, Any]]):
    """The messages a garden sends to its views."""

    def watch(self, garden: Garden) -> Sent:
        garden.send = lambda content, buffers=None: self.append(content)
        return self


@pytest.fixture
def garden() -> Garden:
    return Garden(CHOICE)


def intend(garden: Garden, **intent: object) -> None:
    """Let the view ask for something."""
    garden._on_intent(garden, intent, [])


# --- what can be shown -----------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    "source",
    [
        ROUND,
        f"sakura: {ROUND}",
        sakura.read_position(ROUND),
        sakura.new_game(4, seed=1),
        "sakura/rulebook",
        lesson("sakura/gate"),
        Timeline(sakura.SAKURA, sakura.read_position(ROUND)),
    ],
    ids=lambda source: type(source).__name__,
)
def test_a_line_of_text_a_position_a_lesson_or_a_timeline_becomes_a_garden(source: object) -> None:
    garden = Garden(source)
    assert garden._frames[0]["parent"] == -1
    assert garden.position.emperor


def test_a_record_becomes_the_same_garden_again(garden: Garden) -> None:
    garden.play("go")
    garden.play("R-")
    again = Garden(garden.record)
    assert again.record == garden.record
    assert len(again._frames) == len(garden._frames)


@pytest.mark.parametrize(
    ("source", "words"), [(7, "cannot show 7"), ("E6 nonsense", "expected"), ("sakura/none", "no lesson")]
)
def test_anything_else_is_refused(source: object, words: str) -> None:
    with pytest.raises(ImperialError, match=words):
        Garden(source)


def test_an_unknown_keyword_is_answered_with_advice() -> None:
    with pytest.raises(TypeError, match="'langauge'; did you mean 'language'"):
        Garden(ROUND, langauge="ru")
    with pytest.raises(traitlets.TraitError, match="language"):
        Garden(ROUND, language="tlh")
    with pytest.raises(ImperialError, match="bots: 'robot' is unknown; expected one of random, sensible"):
        Garden(sakura.new_game(3), bots={"blue": "robot"})
    with pytest.raises(ImperialError, match="'pink' is no seat"):
        Garden(sakura.new_game(3), bots={"pink": "random"})


# --- walking ---------------------------------------------------------------------------------------------------------
def test_step_cursor_and_position_move_together(garden: Garden) -> None:
    garden.play("go")
    seen: list[int] = []
    garden.observe(lambda change: seen.append(change["new"]), "step")
    garden.step = 1
    assert garden._frames[garden.cursor]["kind"] == "card"
    garden.cursor = 0
    assert garden.step == 0
    assert garden.position == garden.timeline.root.position
    assert seen == [1, 0]


def test_a_step_that_is_none_is_refused_and_changes_nothing(garden: Garden) -> None:
    with pytest.raises(ImperialError, match="expected a whole number from 0 to 0"):
        garden.step = 5
    assert (garden.step, garden.cursor) == (0, 0)
    with pytest.raises(traitlets.TraitError, match="cursor 9"):
        garden.cursor = 9
    with pytest.raises(traitlets.TraitError):
        garden.position = None


def test_the_cursor_of_a_view_moves_python(garden: Garden) -> None:
    garden.play("go")
    garden.set_state({"cursor": 1})
    assert garden.step == 1
    assert garden.timeline.beat.event.kind == "card"


def test_whoever_observes_one_of_them_finds_step_cursor_and_position_true() -> None:
    garden = Garden(ROUND)
    seen: list[tuple[int, int, int]] = []

    def look(_change: Any) -> None:
        seen.append((garden.step, garden.cursor, garden.position.spaces["green"]))

    garden.observe(look, ["step", "cursor", "position"])
    garden.play("go")
    garden.set_state({"cursor": 11})
    garden.step = 12
    assert set(seen) == {(22, 22, 15), (11, 11, 19), (12, 12, 19)}


def test_gardens_of_one_timeline_keep_apart() -> None:
    first = Garden(CHOICE)
    first.play("go")
    second = Garden(first.timeline)
    assert second.step == 2
    second.play("R-")
    first.step = 0
    assert (len(first.timeline), second.step > 2) == (3, True)


# --- playing ---------------------------------------------------------------------------------------------------------
def test_play_goes_to_the_last_beat_of_the_move(garden: Garden) -> None:
    beats = garden.play("go")
    assert garden.position == beats[-1].position
    assert garden.step == len(beats)


def test_an_illegal_move_raises_and_leaves_everything_as_it_was(garden: Garden) -> None:
    before = (garden.record, garden.cursor, len(garden._frames))
    with pytest.raises(IllegalMove, match="R9"):
        garden.play("R9")
    assert (garden.record, garden.cursor, len(garden._frames)) == before


def test_a_move_elsewhere_than_at_the_end_is_a_fork(garden: Garden) -> None:
    garden.play("go")
    garden.play("R-")
    garden.step = 2
    garden.play("R+")
    parents = [frame["parent"] for frame in garden._frames if frame.get("move") in ("R-", "R+")]
    assert parents == [2, 2]


def test_a_new_beat_costs_the_same_bytes_in_a_long_game_as_in_a_short_one() -> None:
    garden = Garden(sakura.new_game(3, seed=5), bots={"red": "random", "green": "random"})
    sent = Sent().watch(garden)
    sizes: list[tuple[int, int]] = []
    traits: list[str] = []
    garden.observe(lambda change: traits.append(change["name"]))
    while garden.position.phase != "over":
        garden.play(sakura.BOTS["random"](garden.position, "blue"))
        message = sent[-1]
        assert message["from"] + len(message["frames"]) == len(garden._frames)
        sizes.append((len(json.dumps(message)), len(message["frames"])))
    assert len(garden._frames) > 150
    early = sum(size for size, _ in sizes[:5]) / sum(count for _, count in sizes[:5])
    late = sum(size for size, _ in sizes[-5:]) / sum(count for _, count in sizes[-5:])
    assert late < 1.6 * early
    assert "_frames" not in traits, "the whole list was sent"


def test_frames_in_the_trait_and_frames_sent_are_the_same(garden: Garden) -> None:
    sent = Sent().watch(garden)
    garden.play("go")
    garden.play("R-")
    frames = [garden._frames[0]]
    for message in sent:
        del frames[message["from"] :]
        frames += message["frames"]
    assert frames == garden._frames == garden.get_state()["_frames"]
    assert [frame["id"] for frame in frames] == list(range(len(frames)))


def test_undo_and_notes_redraw_the_garden(garden: Garden) -> None:
    garden.play("go")
    garden.annotate("Which way?")
    assert garden._frames[garden.cursor]["note"] == "Which way?"
    garden.undo()
    assert (len(garden._frames), garden.step) == (1, 0)


def test_bots_move_as_soon_as_no_person_is_to_move() -> None:
    garden = Garden(sakura.new_game(3, seed=3), bots={"red": "sensible", "green": "random"})
    assert garden.position.choosing == ("blue", "red", "green")
    garden.play(f"B{garden.position.hands['blue'][0]}")
    assert garden.position.deciding in ("blue", None)
    assert garden.position.round == 2 or garden.position.deciding == "blue"


def test_when_bots_hold_every_seat_they_play_a_round_at_a_time() -> None:
    garden = Garden(sakura.new_game(3, seed=3), bots=dict.fromkeys(("blue", "red", "green"), "random"))
    garden.let_bots_play()
    assert garden.position.round == 2
    garden.let_bots_play(rounds=100)
    assert garden.position.phase == "over"


def test_a_seat_given_to_a_bot_from_python_moves_at_once_when_it_is_its_turn() -> None:
    garden = Garden(sakura.new_game(3, seed=3), bots={"red": "random"})
    for seat in ("blue", "green"):
        garden.timeline.play(f"{seat[0].upper()}{garden.timeline.position.hands[seat][0]}")
    garden._show_new_frames()
    assert garden.position.phase == "choosing"
    garden.bots = {"red": "sensible"}
    assert garden.position.round == 2 or garden.position.deciding


def test_bots_that_cannot_move_say_why() -> None:
    garden = Garden(sakura.new_game(3, seed=3), bots={"red": "random"})
    with pytest.raises(ImperialError, match=r"it is a person's move; .*held by bots: red"):
        garden.let_bots_play()


@pytest.mark.parametrize(
    ("wrong", "words"),
    [
        (
            lambda: Garden(ROUND, bots=["red"]),  # type: ignore[arg-type]
            "bots is .'red'.; expected seats and their bots",
        ),
        (
            lambda: Garden(ROUND, title=5),  # type: ignore[arg-type]
            "title is 5; expected a text",
        ),
        (lambda: Garden(ROUND).play(3), "move '3' cannot be read; expected one of B, R, G"),
        (
            lambda: Garden(ROUND).annotate(5),  # type: ignore[arg-type]
            "a note is 5; expected a text",
        ),
        (lambda: Garden("disgrace"), "expected 'sakura/disgrace' for the lesson of that name"),
        (lambda: Garden("my/lesson.toml"), "my/lesson.toml: cannot read this lesson"),
        (lambda: Garden("E20, B17 R3 G2"), "without commas|is no number"),
        (lambda: Garden("e20 B17 R3 G2"), "capital letters"),
        (lambda: Garden("E20 B17 R3 X2"), "out of B R G Y W V"),
    ],
)
def test_a_teachers_slip_is_answered_with_what_was_expected(wrong: Callable[[], object], words: str) -> None:
    with pytest.raises(ImperialError, match=words):
        wrong()


def test_the_moves_that_may_be_made_are_at_hand(garden: Garden) -> None:
    assert [str(move) for move in garden.legal_moves()] == ["go"]
    garden.play("go")
    assert [str(move) for move in garden.legal_moves()] == ["R+", "R-"]


# --- what the view asks for ------------------------------------------------------------------------------------------
def test_a_click_plays_a_move_and_the_story_starts_at_its_first_beat(garden: Garden) -> None:
    intend(garden, do="play", frame=0, move="go")
    assert garden.step == 1
    assert garden.playing
    intend(garden, do="play", frame=2, move="R+")
    assert garden._frames[garden.cursor]["move"] == "R+"
    assert garden.error == ""


def test_a_seat_can_be_given_to_a_bot_and_taken_back() -> None:
    garden = Garden(sakura.new_game(3, seed=3))
    intend(garden, do="seat", frame=0, seat="red", bot="sensible")
    assert garden.bots == {"red": "sensible"}
    assert garden._frames[0]["counters"][1]["bot"] == "sensible"
    intend(garden, do="seat", frame=0, seat="red", bot=None)
    assert garden.bots == {}
    for seat in ("blue", "red", "green"):
        intend(garden, do="seat", frame=0, seat=seat, bot="random")
    assert len(garden._frames) == 1, "three bots wait to be asked"
    intend(garden, do="bots", frame=0)
    assert garden.timeline.line[-1].position.round == 2


def test_a_view_that_opens_late_is_sent_what_it_missed(garden: Garden) -> None:
    garden.play("go")
    garden.play("R-")
    sent = Sent().watch(garden)
    intend(garden, do="sync", frame=0)
    assert sent == [{"kind": "frames", "from": 1, "frames": garden._frames[1:]}]
    intend(garden, do="sync", frame=len(garden._frames) - 1)
    assert len(sent) == 1


def test_a_branch_can_be_removed(garden: Garden) -> None:
    garden.play("go")
    garden.play("R-")
    garden.step = 2
    garden.play("R+")
    fork = next(frame["id"] for frame in garden._frames if frame.get("move") == "R-")
    intend(garden, do="remove", frame=fork)
    assert len(garden.timeline.branches()) == 1


@pytest.mark.parametrize(
    "intent",
    [
        {},
        {"do": "fly"},
        {"do": ["play"], "frame": 0, "move": "go"},
        {"do": "play"},
        {"do": "play", "frame": 0},
        {"do": "play", "frame": 99, "move": "go"},
        {"do": "play", "frame": -1, "move": "go"},
        {"do": "play", "frame": True, "move": "go"},
        {"do": "play", "frame": "0", "move": "go"},
        {"do": "play", "frame": 0, "move": "R9x"},
        {"do": "play", "frame": 0, "move": ["go"]},
        {"do": "play", "frame": 0, "move": "R+"},
        {"do": "seat", "frame": 0, "seat": "pink", "bot": "random"},
        {"do": "seat", "frame": 0, "seat": "red", "bot": "genius"},
        {"do": "seat", "frame": 0, "seat": None, "bot": "random"},
        {"do": "seat", "frame": 0, "seat": "red", "bot": ["random"]},
        {"do": "remove", "frame": 0},
        "play",
        None,
        7,
    ],
    ids=str,
)
def test_a_message_that_makes_no_sense_is_answered_in_error_and_changes_nothing(garden: Garden, intent: Any) -> None:
    garden.play("go")
    garden.step = 0
    before = (garden.record, garden.cursor, garden.step, garden.bots, garden.playing, json.dumps(garden._frames))
    garden._on_intent(garden, intent, [])
    assert garden.error
    after = (garden.record, garden.cursor, garden.step, garden.bots, garden.playing, json.dumps(garden._frames))
    assert after == before


@pytest.mark.parametrize(
    "state", [{"cursor": 99}, {"cursor": -1}, {"cursor": "x"}, {"language": "xx"}, {"speed": 3}, {"theme": 1}]
)
def test_a_trait_that_makes_no_sense_is_answered_in_error_and_changes_nothing(
    garden: Garden, state: dict[str, Any]
) -> None:
    before = garden.get_state(["cursor", "language", "speed", "theme"])
    garden.set_state(state)
    assert garden.error
    assert garden.get_state(["cursor", "language", "speed", "theme"]) == before


def test_the_next_thing_that_works_clears_the_error(garden: Garden) -> None:
    intend(garden, do="fly")
    assert "expected one of play, seat, bots, remove, order, line, outcomes, foresee, part, sync" in garden.error
    intend(garden, do="play", frame=0, move="go")
    assert garden.error == ""


# --- without a kernel ------------------------------------------------------------------------------------------------
def test_the_display_brings_a_picture_and_a_text_board_along(garden: Garden) -> None:
    bundle = garden._repr_mimebundle_()
    assert bundle is not None
    data, _ = bundle
    assert "application/vnd.jupyter.widget-view+json" in data
    assert data["image/svg+xml"].startswith("<svg")
    assert "gate" in data["text/plain"]
    assert "shrine" in data["text/plain"]


def test_the_text_board_speaks_the_language_of_the_garden() -> None:
    assert "Император" in str(Garden(ROUND, language="ru"))


def test_to_html_writes_one_file_that_asks_the_network_for_nothing(garden: Garden, tmp_path: Path) -> None:
    garden.play("go")
    path = garden.to_html(tmp_path / "garden.html")
    text = path.read_text(encoding="utf-8")
    for outside in ("http://", "https://", "//cdn", "src=", "@import", "url("):
        assert outside not in text.replace("http://www.w3.org/", "").replace("https://www.w3.org/", ""), outside
    assert "ImperialWidget.mount" in text
    with pytest.raises(ImperialError, match="cannot write"):
        garden.to_html(tmp_path / "no" / "such" / "folder.html")


def test_text_of_a_teacher_is_text_in_the_export_and_never_script(tmp_path: Path) -> None:
    garden = Garden(CHOICE, title='</script><script>alert("title")</script>')
    garden.annotate("</script><script>alert(1)</script><img src=x onerror=alert(2)>")
    text = garden.to_html(tmp_path / "evil.html").read_text(encoding="utf-8")
    assert "<script>alert" not in text
    assert "<img" not in text
    svg = garden._repr_svg_()
    assert "<script" not in svg
    assert "<img" not in svg


def test_several_gardens_share_nothing(garden: Garden) -> None:
    other = Garden(CHOICE)
    garden.play("go")
    assert len(other._frames) == 1
    assert other.step == 0
