"""Where everything lies: the pieces of a position, by symbol and by place. Knows no rule and no words.

A piece that never moves by itself (a card, a tile, a number) is quiet: nobody points at it.
"""

from __future__ import annotations

from collections.abc import Iterator

from imperial_widget.core.scene import Piece

from .components import CARDS, CLAN_ROWS, COLOURS, GOODS, LANTERN_PART
from .drawing import crowd, stack
from .position import Clan, Position

_MIDDLE = 0.7  # how large the middle dice of a bridge are
_OWN = 0.84  # a die on a clan board
_CROWD = 0.8
_POINTS = 0.85


def pieces(position: Position) -> list[Piece]:
    """Return everything that lies on the table."""
    return [
        *_castle(position),
        *_grounds(position),
        *_bridges(position),
        *_tracks(position),
        *_crowds(position),
        *(piece for clan in position.clans for piece in _home(position, position.clan(clan))),
    ]


def _quiet(id_: str, symbol: str, spot: str, dx: float = 0, dy: float = 0, scale: float = 1) -> Piece:
    return {**_piece(id_, symbol, spot, dx, dy, scale), "quiet": True}


def _piece(id_: str, symbol: str, spot: str, dx: float = 0, dy: float = 0, scale: float = 1) -> Piece:
    piece: Piece = {"id": id_, "symbol": symbol, "spot": spot}
    if dx:
        piece["dx"] = dx
    if dy:
        piece["dy"] = dy
    if scale != 1:
        piece["scale"] = scale
    return piece


def _castle(position: Position) -> Iterator[Piece]:
    for room, card in position.rooms.items():
        if card is not None:
            yield _quiet(f"{room}-card", card, f"{room}-card")
        for number, tile in enumerate(position.tiles[room], start=1):
            yield _quiet(f"{room}-tile-{number}", f"tile:{tile.partition('-')[0]}", f"{room}-tile-{number}")
    yield _quiet("daimyo-card", position.daimyo, "daimyo-card")
    for number, clan in enumerate(position.slots, start=1):
        if clan is not None:
            yield _piece(f"daimyo-{clan}-{number}", f"daimyo:{clan}", f"daimyo-{number}")


def _grounds(position: Position) -> Iterator[Piece]:
    for number, tile in enumerate(position.tiles["well"], start=1):
        yield _quiet(f"well-tile-{number}", f"tile:{tile}", f"well-tile-{number}")
    for slot, tile in position.yards.items():
        yield _quiet(f"yard-{slot}-tile", f"{tile}:{slot.partition('-')[2]}", f"yard-{slot}")
    for space, dice in position.spaces.items():
        for number, (colour, value) in enumerate(dice[-2:]):
            spot = f"{space}-die-2" if number else space
            yield _piece(f"{space}-die-{number}", f"die:{colour}:{value}", spot)
    for garden, card in position.gardens.items():
        yield _quiet(f"{_place(garden)}-card", card, f"{_place(garden)}-card")


def _place(garden: str) -> str:
    """Return the place of a garden: the plant lies left, the stone right."""
    colour, kind = garden.split("-")
    return f"garden-{colour}-{1 if kind == 'plant' else 2}"


def _bridges(position: Position) -> Iterator[Piece]:
    for colour, dice in position.bridges.items():
        for number, value in enumerate(dice):
            if value:
                last = len(dice) - 1
                end = "left" if number == 0 else "right" if number == last else f"middle-{number}"
                size = 1 if number in (0, last) else _MIDDLE
                name = f"die:{colour}:{value}"
                yield _piece(f"bridge-{colour}-{number}", name, f"bridge-{colour}-{end}", scale=size)


def _tracks(position: Position) -> Iterator[Piece]:
    for space, clans in position.track.items():
        for under, clan in enumerate(clans):
            dx, dy = stack(under)
            yield _piece(f"influence-{clan}", f"clan:{clan}", f"influence-{space}", dx, dy)
    for number, clan in enumerate(position.order, start=1):
        yield _quiet(f"order-{clan}", f"order:{clan}", f"order-{number}")
    yield _quiet("round", "round-now", f"round-{min(position.round, 3)}")


def _crowds(position: Position) -> Iterator[Piece]:
    """Yield the workers that share a place, side by side."""
    found: dict[str, list[str]] = {}
    for name in position.clans:
        clan = position.clan(name)
        for place, count in clan.courtiers.items():
            if place != "daimyo":
                spot = place if place == "gate" else f"{place}-courtiers"
                found.setdefault(spot, []).extend([f"courtier:{name}"] * count)
        for yard, count in clan.warriors.items():
            found.setdefault(f"yard-{yard}", []).extend([f"warrior:{name}"] * count)
        for garden in clan.gardens:
            found.setdefault(_place(garden), []).append(f"gardener:{name}")
    for spot, symbols in found.items():
        for number, (symbol, dx) in enumerate(zip(symbols, crowd(len(symbols)), strict=True)):
            yield _piece(f"{spot}-{number}", symbol, spot, dx, scale=_CROWD)


def _home(position: Position, clan: Clan) -> Iterator[Piece]:
    name = clan.name
    if name == position.rival:
        yield _quiet("rival-points", f"number:{min(position.points[name], 139)}", "rival-points", scale=_POINTS)
        return
    for row in CLAN_ROWS:
        for number in range(6 - clan.at_home[row], 6):
            yield _quiet(f"{name}-{row}-{number}", f"{row}:{name}:home", f"{name}-{row}-{number}")
    for row, value in clan.dice.items():
        colour = COLOURS[CLAN_ROWS.index(row)]
        yield _piece(f"{name}-{row}-die", f"die:{colour}:{value}", f"{name}-{row}", scale=_OWN)
    for good, count in clan.goods.items():
        yield _quiet(f"{name}-{good}", f"number:{min(count, 139)}", f"{name}-{good}")
    yield _quiet(f"{name}-points", f"number:{min(position.points[name], 139)}", f"{name}-points", scale=_POINTS)
    if clan.card is not None:
        yield _quiet(f"{name}-card", clan.card, f"{name}-card")
    for number, card in enumerate(clan.lantern):
        what, _ = LANTERN_PART[CARDS.index(card)]
        yield _quiet(f"{name}-lantern-{number}", f"lantern:{GOODS[what]}", f"{name}-lantern", dx=30 * number)
