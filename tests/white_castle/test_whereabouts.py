"""Which die and which worker is which: over whole games nobody gets lost, nobody is in two places, names stay."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from imperial_widget import lesson, lesson_ids
from imperial_widget.core.model import Beat
from imperial_widget.white_castle import WHITE_CASTLE, Position, apply, legal_moves, new_game
from imperial_widget.white_castle.components import CLAN_ROWS, COLOURS, DICE_PER_COLOUR, DIFFICULTIES, WORKERS
from imperial_widget.white_castle.pieces import pieces
from imperial_widget.white_castle.whereabouts import Whereabouts, whereabouts

Line = tuple[Beat[Position], ...]
MOVE_DICE = {"take_die", "slide", "place_die", "roll", "rival_die"}
MOVE_WORKERS = {"gate", "climb", "warrior", "gardener", "slot"}
GAMES = [(players, seed) for players in (1, 2, 3, 4) for seed in range(6)]


def whole_game(players: int, seed: int) -> Line:
    """Return the beats of a game whose moves are drawn by lot."""
    position, chance = new_game(players, seed=seed, difficulty=DIFFICULTIES[seed % 3]), Random(seed)
    beats = [WHITE_CASTLE.opening(position)]
    while moves := legal_moves(position):
        beats += apply(position, chance.choice(moves))
        position = beats[-1].position
    return tuple(beats)


def followed(line: Line) -> Iterator[tuple[Beat[Position], Whereabouts]]:
    """Yield each beat of a line with what lies where then."""
    where = Whereabouts(line[0].position)
    yield line[0], where
    for beat in line[1:]:
        where.follow(beat.event)
        yield beat, where


def dice(where: Whereabouts) -> dict[str, str]:
    """Return the place of every die by name; a die that is held lies nowhere."""
    found = {}
    for colour, names in where.bridges.items():
        for number, name in enumerate(names):
            if name:
                assert name not in found
                found[name] = f"bridge-{colour}-{number}"
    for space, names in where.dice.items():
        for name in names:
            assert name not in found, f"{name} lies in two places"
            found[name] = space
    if where.held:
        assert where.held not in found
        found[where.held] = ""
    return found


def workers(where: Whereabouts) -> dict[str, tuple[str, str, str]]:
    """Return the place of every worker that has left its clan board, by name."""
    found: dict[str, tuple[str, str, str]] = {}
    for place, names in where.workers.items():
        for name in names:
            assert name not in found, f"{name} stands in two places"
            found[name] = place
    return found


@pytest.mark.parametrize(("players", "seed"), GAMES)
def test_no_die_is_lost_and_none_lies_in_two_places(players: int, seed: int) -> None:
    everything = {f"die-{c}-{n}" for c in COLOURS for n in range(1, DICE_PER_COLOUR[players] + 1)}
    for beat, where in followed(whole_game(players, seed)):
        assert set(dice(where)) == everything, beat.event


@pytest.mark.parametrize(("players", "seed"), GAMES)
def test_the_names_agree_with_the_position(players: int, seed: int) -> None:
    for beat, where in followed(whole_game(players, seed)):
        position = beat.position
        for colour, bridge in position.bridges.items():
            assert [bool(name) for name in where.bridges[colour]] == [bool(value) for value in bridge]
            assert all(name.startswith(f"die-{colour}-") for name in where.bridges[colour] if name)
        for space, placed in position.spaces.items():
            assert [name.split("-")[1] for name in where.dice[space]] == [colour for colour, _ in placed]
        assert (where.held.split("-")[1] if where.held else None) == (position.held[0] if position.held else None)
        for name in position.clans:
            clan = position.clan(name)
            for row, colour in zip(CLAN_ROWS, COLOURS, strict=True):
                assert [die.split("-")[1] for die in where.dice[f"{name}-{row}"]] == [colour] * (row in clan.dice)
            for place, ids in where.workers.items():
                if place[1] == name and ids:
                    kind, spot = place[0], place[2]
                    sent = {"courtier": clan.courtiers, "warrior": clan.warriors}.get(kind)
                    assert len(ids) == (sent.get(spot, 0) if sent is not None else (spot in clan.gardens))
            out = sum(len(ids) for place, ids in where.workers.items() if place[1] == name)
            assert out == 3 * WORKERS - sum(clan.at_home.values())
        for number, owner in enumerate(position.slots, start=1):
            assert (number in where.slots) == (owner is not None)
            if owner is not None:
                assert where.slots[number] in where.workers["courtier", owner, "daimyo"]
        assert len(set(where.slots.values())) == len(where.slots)


@pytest.mark.parametrize(("players", "seed"), GAMES)
def test_a_die_keeps_its_name_and_its_value_until_it_is_rolled_again(players: int, seed: int) -> None:
    values: dict[str, str] = {}
    for beat, where in followed(whole_game(players, seed)):
        if beat.event.kind in ("roll", "next_round"):
            values = {}
            continue
        for piece in pieces(beat.position, where):
            if piece["id"].startswith("die-"):
                assert values.setdefault(piece["id"], piece["symbol"]) == piece["symbol"]


@pytest.mark.parametrize(("players", "seed"), GAMES)
def test_only_what_an_event_moves_changes_its_place(players: int, seed: int) -> None:
    line = whole_game(players, seed)
    lain: dict[str, str] = {}
    stood: dict[str, tuple[str, str, str]] = {}
    for beat, where in followed(line):
        lie, stand = dice(where), workers(where)
        moved = {name for name in lie if lie[name] != lain.get(name, lie[name])}
        went = {name for name in stand if stand[name] != stood.get(name)}
        if lain:
            assert beat.event.kind in MOVE_DICE or not moved
            assert beat.event.kind in MOVE_WORKERS or not went
            assert len(went) <= 1
            if beat.event.kind in ("take_die", "place_die"):
                assert len(moved) == 1
        lain, stood = lie, stand


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_every_frame_holds_each_piece_once_and_all_of_them(players: int) -> None:
    line = whole_game(players, 11)
    for index, (beat, where) in enumerate(followed(line)):
        position = beat.position
        drawn = pieces(position, where)
        ids = [piece["id"] for piece in drawn]
        assert len(ids) == len(set(ids))
        shown = {name for name in ids if name.startswith("die-")}
        buried = set(where.dice["well"][:-2])
        assert shown == set(dice(where)) - buried
        for name in position.clans:
            home = position.clan(name).at_home if name != position.rival else {}
            for kind in CLAN_ROWS:
                sent = WORKERS - position.clan(name).at_home[kind]
                expected = set(range(1, WORKERS + 1 if home else sent + 1))
                assert {f"{kind}-{name}-{n}" for n in expected} == {i for i in ids if i.startswith(f"{kind}-{name}-")}
        if index % 9 == 0:
            assert pieces(position, whereabouts(line, index)) == drawn


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_a_frame_is_the_same_whether_the_line_goes_on_or_not(players: int) -> None:
    line = whole_game(players, 12)
    for index in range(0, len(line), 7):
        assert WHITE_CASTLE.frame(line, index, {}) == WHITE_CASTLE.frame(line[: index + 1], index, {})


@pytest.mark.parametrize("name", lesson_ids("white_castle"))
def test_in_the_lessons_pieces_move_only_when_an_event_moves_them(name: str) -> None:
    timeline = lesson(name).timeline(WHITE_CASTLE)
    for branch in timeline.branches():
        line = tuple(beat for node in branch.path() for beat in node.beats)
        before: dict[str, tuple[str, str]] = {}
        for beat, where in followed(line):
            drawn = {piece["id"]: (piece["spot"], piece["symbol"]) for piece in pieces(beat.position, where)}
            people = {id_: spot for id_, spot in drawn.items() if id_.startswith(("die-", *CLAN_ROWS))}
            if before and beat.event.kind not in MOVE_DICE | MOVE_WORKERS | {"next_round"}:
                assert people == before, beat.event
            before = people
