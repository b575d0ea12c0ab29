"""Everything of a position lies somewhere on the drawing, once, at every number of players."""

from __future__ import annotations

from random import Random

import pytest

from imperial_widget.white_castle import Position, after, legal_moves, new_game
from imperial_widget.white_castle.drawing import layouts, symbols_for
from imperial_widget.white_castle.pieces import pieces


def along_a_game(players: int, seed: int) -> list[Position]:
    position, chance = new_game(players, seed=seed), Random(seed)
    found = [position]
    while moves := legal_moves(position):
        position = after(position, chance.choice(moves))
        found.append(position)
    return found


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_every_piece_has_a_drawing_and_a_place_and_lies_there_once(players: int) -> None:
    for seed in range(3):
        for position in along_a_game(players, seed):
            people = tuple(clan for clan in position.clans if clan != position.rival)
            spots = layouts(people, str, str)["wide"]["spots"]
            known = symbols_for(people)
            found = pieces(position)
            assert len({piece["id"] for piece in found}) == len(found)
            for piece in found:
                assert piece["spot"] in spots, piece
                assert piece["symbol"] in known, piece


def test_what_is_on_the_board_is_drawn() -> None:
    for position in along_a_game(4, 5)[::7]:
        symbols = [piece["symbol"] for piece in pieces(position)]
        shown = sum(symbol.startswith("die:") for symbol in symbols)
        on_bridges = sum(bool(die) for dice in position.bridges.values() for die in dice)
        on_spaces = sum(min(len(dice), 2) for dice in position.spaces.values())
        at_home = sum(len(position.clan(clan).dice) for clan in position.clans)
        assert shown == on_bridges + on_spaces + at_home
        for kind in ("courtier", "gardener", "warrior"):
            people = sum(symbol.startswith(f"{kind}:") for symbol in symbols)
            people += sum(symbol.startswith("daimyo:") for symbol in symbols) if kind == "courtier" else 0
            assert people == 5 * len(position.clans), kind
