"""The rulebook's examples as golden files: a text a person can read, with every beat, the board and what may be done.

`python -m tests.core.test_playthroughs` writes them anew; read the difference before you commit it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from imperial_widget import lesson_ids, niya, sakura, white_castle
from imperial_widget.core.timeline import Timeline
from imperial_widget.games import timeline_of
from imperial_widget.niya.narration import tell as tell_niya
from imperial_widget.sakura.bots import sensible_bot
from imperial_widget.sakura.narration import tell as tell_sakura
from imperial_widget.white_castle.narration import tell as tell_castle

FOLDER = Path(__file__).parents[1] / "playthroughs"
TELL: dict[str, Callable[..., tuple[Any, Any]]] = {
    "sakura": tell_sakura,
    "niya": tell_niya,
    "white_castle": tell_castle,
}
LARGE = ("white_castle",)
"""The boards that are written whole once and then only where something changed."""
LESSONS = [name for game in TELL for name in lesson_ids(game)]


def lesson(name: str) -> str:
    """Return the whole story of a lesson."""
    timeline = timeline_of(name)
    game = timeline.game
    lines = [f"# {name}"]
    for branch in timeline.branches():
        lines.append("")
        lines.append(f"## {' '.join(str(node.move) for node in branch.path()[1:])}".rstrip())
        step = 0
        known: list[str] = []
        for node in branch.path():
            for beat in node.beats:
                said, _ = TELL[game.name](beat.event, beat.position)
                shown = board(timeline, beat.position)
                lines += ["", f"{step:3} {beat.event}", f"    {said['en']}", *news(game.name, known, shown)]
                known = shown
                step += 1
        moves = " ".join(map(str, game.legal_moves(branch.position)[:8]))
        lines += ["", f"    legal now: {moves or 'nothing'}", f"    {branch.position}"]
    return "\n".join(lines) + "\n"


def board(timeline: Timeline[Any, Any], position: Any) -> list[str]:
    return [f"    {line}" for line in timeline.game.text_board(position).splitlines()]


def news(game: str, known: list[str], shown: list[str]) -> Iterator[str]:
    """Yield a board; of a large one only the lines that differ from what is known."""
    for number, line in enumerate(shown):
        if game not in LARGE or not known or line != known[number]:
            yield line


def painters(_name: str) -> str:
    """Return a whole game between sensible bots."""
    timeline = timeline_of(sakura.new_game(3, seed=2018))
    lines = ["# A whole game between three sensible bots, move by move", "", str(timeline.position)]
    while moves := timeline.legal_moves():
        position = timeline.position
        painter = position.deciding or position.choosing[0]
        move = sensible_bot(position, painter)
        legal = " ".join(str(m) for m in moves if m.painter == painter)
        beats = timeline.play(move)
        lines += ["", f"{painter} may play {legal}: {move}", *(f"    {beat.event}" for beat in beats)]
        lines += board(timeline, timeline.position)
    return "\n".join([*lines, "", f"won by {', '.join(timeline.position.winners)}", str(timeline.position)]) + "\n"


def match(_name: str) -> str:
    """Return a match to ten points between a perfect player and one who takes the first tile."""
    timeline = timeline_of(niya.new_game(seed=2019, match=10))
    lines = ["# A match to ten points: black plays perfectly, red takes the first tile that may be taken"]
    lines += ["", str(timeline.position)]
    while moves := timeline.legal_moves():
        perfect = timeline.position.mover == "black"
        move = niya.BOTS["perfect"](timeline.position, "black") if perfect else moves[0]
        beats = timeline.play(move)
        legal = " ".join(map(str, moves))
        lines += ["", f"may be taken: {legal}: {move}", *(f"    {beat.event}" for beat in beats)]
        lines += board(timeline, timeline.position)
    return "\n".join([*lines, "", f"won by {timeline.position.match_winner}", str(timeline.position)]) + "\n"


def clans(_name: str) -> str:
    """Return a whole game of two clans whose moves are drawn by lot."""
    timeline = timeline_of(white_castle.new_game(2, seed=2022))
    chance = Random(2022)
    known = board(timeline, timeline.position)
    lines = ["# A whole game for two, every move drawn by lot", "", str(timeline.position), "", *known]
    while moves := timeline.legal_moves():
        mover = timeline.position.mover
        move = chance.choice(moves)
        beats = timeline.play(move)
        legal = " ".join(map(str, moves[:8])) + (f" and {len(moves) - 8} more" if len(moves) > 8 else "")
        lines += ["", f"{mover} may {legal}: {move}", *(f"    {beat.event}" for beat in beats)]
        shown = board(timeline, timeline.position)
        lines += news("white_castle", known, shown)
        known = shown
    return "\n".join([*lines, "", f"won by {timeline.position.winner}", str(timeline.position)]) + "\n"


STORIES: dict[str, Callable[[str], str]] = {
    **dict.fromkeys(LESSONS, lesson),
    "sakura/whole-game": painters,
    "niya/whole-match": match,
    "white_castle/whole-game": clans,
}


def path_of(name: str) -> Path:
    return FOLDER / f"{name.replace('/', '_')}.txt"


@pytest.mark.parametrize("name", STORIES)
def test_the_story_is_told_as_in_the_golden_file(name: str) -> None:
    assert STORIES[name](name) == path_of(name).read_text(encoding="utf-8")


def test_there_is_no_golden_file_without_a_story() -> None:
    assert {path.name for path in FOLDER.glob("*.txt")} == {path_of(name).name for name in STORIES}


def test_the_rulebooks_round_ends_as_the_rulebook_says() -> None:
    timeline = timeline_of("sakura/rulebook")
    timeline.last()
    position = timeline.position
    assert position.emperor == 22
    assert position.spaces == {"blue": 18, "red": 20, "green": 15}
    assert position.tokens == {"blue": 8, "red": 7, "green": 5}


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for each, tell in STORIES.items():
        path_of(each).write_text(tell(each), encoding="utf-8")
