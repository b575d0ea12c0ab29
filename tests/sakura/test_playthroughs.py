"""The rulebook's examples as golden files: a text a person can read, with every beat, the board and the tokens.

`python -m tests.sakura.test_playthroughs` writes them anew; read the difference before you commit it.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from imperial_widget import lesson_ids
from imperial_widget.games import timeline_of
from imperial_widget.sakura import SAKURA, new_game
from imperial_widget.sakura.bots import sensible_bot
from imperial_widget.sakura.narration import tell

FOLDER = Path(__file__).parents[1] / "playthroughs"
NAMES = (*lesson_ids("sakura"), "sakura/whole-game")


def playthrough(name: str) -> str:
    """Return the whole story of a lesson, or of a game between sensible bots."""
    if name.endswith("whole-game"):
        return whole_game()
    timeline = timeline_of(name)
    lines = [f"# {name}"]
    for branch in timeline.branches():
        lines.append("")
        lines.append(f"## {' '.join(str(node.move) for node in branch.path()[1:])}")
        step = 0
        for node in branch.path():
            for beat in node.beats:
                lines += ["", f"{step:3} {beat.event}", f"    {tell(beat.event, beat.position)[0]['en']}"]  # type: ignore[index]
                lines += [f"    {line}" for line in SAKURA.text_board(beat.position).splitlines()]
                step += 1
        moves = " ".join(map(str, SAKURA.legal_moves(branch.position)[:8]))
        lines += ["", f"    legal now: {moves or 'nothing'}", f"    {branch.position}"]
    return "\n".join(lines) + "\n"


def whole_game() -> str:
    position = new_game(3, seed=2018)
    lines = ["# A whole game between three sensible bots, move by move", "", str(position)]
    while not SAKURA.is_over(position):
        painter = position.deciding or position.choosing[0]
        move = sensible_bot(position, painter)
        legal = " ".join(str(m) for m in SAKURA.legal_moves(position) if m.painter == painter)
        beats = SAKURA.apply(position, move)
        position = beats[-1].position
        lines += ["", f"{painter} may play {legal}: {move}", *(f"    {beat.event}" for beat in beats)]
        lines += [f"    {line}" for line in SAKURA.text_board(position).splitlines()]
    return "\n".join([*lines, "", f"won by {', '.join(position.winners)}", str(position)]) + "\n"


def path_of(name: str) -> Path:
    return FOLDER / f"{name.replace('/', '_')}.txt"


@pytest.mark.parametrize("name", NAMES)
def test_the_story_is_told_as_in_the_golden_file(name: str) -> None:
    assert playthrough(name) == path_of(name).read_text(encoding="utf-8")


def test_there_is_no_golden_file_without_a_story() -> None:
    assert {path.name for path in FOLDER.glob("*.txt")} == {path_of(name).name for name in NAMES}


def test_the_rulebooks_round_ends_as_the_rulebook_says() -> None:
    timeline = timeline_of("sakura/rulebook")
    timeline.last()
    position = timeline.position
    assert position.emperor == 22
    assert position.spaces == {"blue": 18, "red": 20, "green": 15}
    assert position.tokens == {"blue": 8, "red": 7, "green": 5}


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for each in NAMES:
        path_of(each).write_text(playthrough(each), encoding="utf-8")
