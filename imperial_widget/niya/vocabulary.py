"""The names of the rules and of the events of Niya: the lists that lessons, catalogues and tests must cover.

Where the rulebook is silent this edition decides; such a ruling begins with `ruling.`. Knows no rule, only names.
"""

from __future__ import annotations

from typing import Final

RULES: Final = (
    "setup",
    "first.border",
    "take.replace",
    "take.match",
    "win.row",
    "win.square",
    "win.block",
    "match.single",
    "match.three",
    "match.points",
    "match.loser_starts",
    "ruling.full_board",
)

KINDS: Final = (
    "setup",
    "start",
    "take",
    "place",
    "row",
    "square",
    "block",
    "full_board",
    "score",
    "match_won",
    "match_drawn",
    "next_round",
)
