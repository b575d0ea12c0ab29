"""The final scoring as a picture below the board: the parts of one clan as they are counted, at the end all clans.

Reads what has been scored from the events of the line. Draws with `drawing/scoring.py`; knows no rule.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from imperial_widget.core.model import Beat
from imperial_widget.core.scene import Figure, Text

from .components import COURTIER_POINTS, GARDEN_POINTS, GARDENS, MOST_RESOURCE, RESOURCES, ROOMS, YARD_TIMES, YARDS
from .drawing import WIDTH, Part, bars, bars_height, height, scoring
from .narration import WORDS, say, score_facts
from .position import Clan, Position
from .rounds import CATEGORIES

PARTS = ("game", *CATEGORIES)
_PEOPLE = ("courtiers", "warriors", "gardeners")


def figure(beats: Sequence[Beat[Position]], index: int) -> Figure | None:
    """Return the picture of a beat of the scoring, or None."""
    event, position = beats[index].event, beats[index].position
    if event.kind == "score":
        who = str(event["who"])
        shown = 2 + CATEGORIES.index(str(event["category"]))
        name = WORDS(f"name-{who}")
        parts = _parts(beats, index, who)
        caption = {language: f"{words} · {WORDS.say(language, 'score-caption')}" for language, words in name.items()}
        shapes = scoring(parts, shown, caption=caption)
        return {"name": name, "width": WIDTH, "height": height(parts), "shapes": shapes}
    if event.kind == "win":
        clans = [(who, WORDS(f"name-{who}"), _parts(beats, index, who)) for who in position.order]
        return {
            "name": WORDS("counter-name"),
            "width": WIDTH,
            "height": bars_height(len(clans)),
            "shapes": bars(clans),
        }
    return None


def _parts(beats: Sequence[Beat[Position]], index: int, who: str) -> list[Part]:
    """Return the seven parts of a clan; those that have not been counted yet are what they will be."""
    position = beats[index].position
    clan = position.clan(who)
    scored = [beat.event for beat in beats[: index + 1] if beat.event.kind == "score" and beat.event["who"] == who]
    before = position.points[who] - sum(int(str(event["n"])) for event in scored)
    facts = score_facts(clan)
    counts = _counts(position, clan, facts["inside"])
    sizes = {**position.breakdown(who), "game": before}
    found = []
    for part in PARTS:
        name = part.replace("_", "-")
        made = counts.get(part, (sizes[part],))
        split = made if sum(made) == sizes[part] else (sizes[part],)
        found.append(Part(WORDS(f"part-{name}"), split, _sum(name, split, facts)))
    return found


def _sum(name: str, split: tuple[int, ...], facts: Mapping[str, Any]) -> Text:
    """Return how a part adds up: in numbers, where each of them is a piece on the board, else in words."""
    if name in _PEOPLE:
        return " + ".join(map(str, split)) if len(split) > 1 else ""
    return say(f"sum-{name}", **facts)


def _counts(position: Position, clan: Clan, inside: int) -> dict[str, tuple[int, ...]]:
    """Return the numbers that the larger parts are made of: one for each courtier, warrior, garden and resource."""
    floors = {
        "daimyo": COURTIER_POINTS[3],
        **{room: COURTIER_POINTS[1 if i < 3 else 2] for i, room in enumerate(ROOMS)},
        "gate": COURTIER_POINTS[0],
    }
    stocks = [clan.goods[good] for good in RESOURCES]
    courtiers = [floors[place] for place in floors for _ in range(clan.courtiers.get(place, 0))]
    warriors = [
        times * inside
        for yard, times in sorted(zip(YARDS, YARD_TIMES, strict=True), key=lambda each: each[1])
        for _ in range(clan.warriors.get(yard, 0))
    ]
    gardens = [GARDEN_POINTS[position.garden_number(garden)] for garden in GARDENS if garden in clan.gardens]
    return {
        "courtiers": tuple(sorted(courtiers, reverse=True)),
        "warriors": tuple(warriors),
        "gardeners": tuple(gardens),
        "resources": tuple(2 if stock == MOST_RESOURCE else 1 for stock in stocks if stock >= 3),
    }
