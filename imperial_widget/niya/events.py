"""What happens in Niya, as events: names and numbers with the rules that made it happen. No words, no pictures.

Each function tells of one event; `moves.py` decides which of them happen and in what order.
"""

from __future__ import annotations

from imperial_widget.core.model import Datum, Event

from . import rules
from .components import CELLS, CODES, PATTERNS, SHAPES, feature_of, other, plant_of
from .position import Position


def take(position: Position, who: str, cell: int) -> Event:
    """Return: a player takes a tile, which matches the one on top of the pile (`position` is the one before)."""
    tile = position.layout[cell]
    top = position.layout[position.taken[-1]] if position.taken else None
    data: dict[str, Datum] = {
        "who": who,
        "cell": CELLS[cell],
        "tile": CODES[tile],
        "plant": plant_of(tile),
        "feature": feature_of(tile),
        "matches": "first" if top is None else rules.match(top, tile),
        "top": None if top is None else CODES[top],
    }
    return Event("take", ("first.border" if top is None else "take.match", "take.replace"), data)


def place(position: Position, who: str) -> Event:
    """Return: a token takes the place of the tile."""
    cell = position.taken[-1]
    return Event("place", ("take.replace",), {"who": who, "cell": CELLS[cell], "supply": position.supply[who]})


def pattern(who: str, number: int) -> Event:
    """Return: four tokens fill a row, a column, a diagonal or a square."""
    cells = tuple(CELLS[cell] for cell in PATTERNS[number])
    if SHAPES[number] == "square":
        return Event("square", ("win.square",), {"who": who, "cells": cells})
    return Event("row", ("win.row",), {"who": who, "cells": cells, "shape": SHAPES[number]})


def block(position: Position, who: str) -> Event:
    """Return: the other player cannot take any of the tiles left."""
    top = position.layout[position.taken[-1]]
    data: dict[str, Datum] = {
        "who": who,
        "loser": other(who),
        "top": CODES[top],
        "plant": plant_of(top),
        "feature": feature_of(top),
        "cells": tuple(position.tiles),
        "tiles": tuple(position.tiles.values()),
    }
    return Event("block", ("win.block",), data)


def full_board(position: Position) -> Event:
    """Return: all sixteen tiles are taken and nobody has a pattern."""
    winner = position.winner
    because = ("ruling.full_board",) if winner is None else ("ruling.full_board", "win.block")
    loser = other(winner) if winner else None
    return Event("full_board", because, {"who": winner, "loser": loser, "ruling": position.full_board})


def score(position: Position, who: str, points: int) -> Event:
    """Return: the winner of a round scores (`position` is the one after)."""
    red, black = position.score
    data: dict[str, Datum] = {
        "who": who,
        "points": points,
        "red": red,
        "black": black,
        "goal": rules.GOALS[position.match],
    }
    return Event("score", (rules.MATCH_RULES[position.match],), data)


def match_end(position: Position) -> Event:
    """Return: the match is won, or a single round is drawn (`position` is the one after)."""
    rule = rules.MATCH_RULES[position.match]
    who = position.match_winner
    if who is None:
        return Event("match_drawn", (rule, "ruling.full_board"), {})
    red, black = position.score
    return Event("match_won", (rule,), {"who": who, "match": str(position.match), "red": red, "black": black})


def next_round(position: Position, result: str) -> Event:
    """Return: the tiles are laid out anew (`position` is the one after)."""
    why = "ruling.full_board" if result == "draw" else "match.loser_starts"
    data: dict[str, Datum] = {
        "round": position.round,
        "who": position.starter,
        "after": result,
        "layout": position.code,
    }
    return Event("next_round", (why, "setup"), data)
