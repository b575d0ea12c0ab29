"""Where everything lies: the pieces of a position, by symbol and by place. Knows no rule and no words.

Dice, workers and markers keep their names while they move (`whereabouts.py`). A piece that never moves by itself (a
card, a tile, a number) is quiet: nobody points at it. The order of the list is what lies above what, and it changes as
seldom as can be: a frame then travels as a small difference.
"""

from __future__ import annotations

from collections.abc import Iterator

from imperial_widget.core.scene import Piece

from .components import CARDS, CLAN_ROWS, COLOURS, GOODS, LANTERN_PART, WORKERS
from .drawing import crowd, stack
from .position import Clan, Position
from .whereabouts import Whereabouts

_MIDDLE = 0.7  # how large the middle dice of a bridge are
_OWN = 0.84  # a die on a clan board
_CROWD = 0.8
_POINTS = 0.85
_LIFTED = -24  # how far above its bridge a die is held
_MOST = 139  # the highest number that is drawn


def pieces(position: Position, where: Whereabouts | None = None) -> list[Piece]:
    """Return everything that lies on the table; without `where` the pieces are named from the position alone."""
    where = where or Whereabouts(position)
    clans = [position.clan(name) for name in position.clans]
    return [
        *_castle(position),
        *_grounds(position),
        *(piece for clan in clans for piece in _home(position, clan)),
        *_rival(position),
        *sorted(_workers(position, where), key=lambda worker: worker["id"]),
        *_dice(position, where),
        *_tracks(position),
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
        yield _quiet(f"{room}-card", card or "card-place", f"{room}-card")
        for number, tile in enumerate(position.tiles[room], start=1):
            yield _quiet(f"{room}-tile-{number}", f"tile:{tile.partition('-')[0]}", f"{room}-tile-{number}")
    yield _quiet("daimyo-card", position.daimyo, "daimyo-card")


def _grounds(position: Position) -> Iterator[Piece]:
    for number, tile in enumerate(position.tiles["well"], start=1):
        yield _quiet(f"well-tile-{number}", f"tile:{tile}", f"well-tile-{number}")
    for slot, tile in position.yards.items():
        yield _quiet(f"yard-{slot}-tile", f"{tile}:{slot.partition('-')[2]}", f"yard-{slot}")
    for garden, card in position.gardens.items():
        yield _quiet(f"{place_of(garden)}-card", card, f"{place_of(garden)}-card")


def place_of(garden: str) -> str:
    """Return the place of a garden: the plant lies left, the stone right.

    >>> place_of("coral-stone")
    'garden-coral-2'
    """
    colour, kind = garden.split("-")
    return f"garden-{colour}-{1 if kind == 'plant' else 2}"


def _dice(position: Position, where: Whereabouts) -> list[Piece]:
    """Return the dice by name; a second one on a space lies above."""
    above: list[Piece] = []
    below: list[Piece] = []
    for colour, dice in position.bridges.items():
        last = len(dice) - 1
        for number, value in enumerate(dice):
            if value:
                end = "left" if number == 0 else "right" if number == last else f"middle-{number}"
                size = 1 if number in (0, last) else _MIDDLE
                id_ = where.bridges[colour][number]
                below.append(_piece(id_, f"die:{colour}:{value}", f"bridge-{colour}-{end}", scale=size))
    for space, placed in position.spaces.items():
        ids = where.dice[space]
        for number, (colour, value) in enumerate(placed[-2:]):
            spot = f"{space}-die-2" if number else space
            die = _piece(ids[len(placed) - len(placed[-2:]) + number], f"die:{colour}:{value}", spot)
            (above if number else below).append(die)
    for name in position.clans:
        for row, value in position.clan(name).dice.items():
            colour = COLOURS[CLAN_ROWS.index(row)]
            id_ = where.dice[f"{name}-{row}"][0]
            below.append(_piece(id_, f"die:{colour}:{value}", f"{name}-{row}", scale=_OWN))
    if position.held is not None:
        colour, value = position.held
        below.append(_piece(where.held, f"die:{colour}:{value}", where.lifted_from, dy=_LIFTED, scale=1.12))
    return [*sorted(below, key=lambda die: die["id"]), *above]


def _tracks(position: Position) -> Iterator[Piece]:
    for number, clan in enumerate(position.order, start=1):
        turn = ":now" if clan == position.actor and position.phase != "over" else ""
        yield _quiet(f"order-{clan}", f"order:{clan}{turn}", f"order-{number}")
    now = min(position.round, 3)
    yield _quiet("round", f"round:{now}", f"round-{now}")
    for space, clans in position.track.items():
        for under, clan in enumerate(clans):
            dx, dy = stack(under)
            yield _piece(f"influence-{clan}", f"clan:{clan}", f"influence-{space}", dx, dy)


def _workers(position: Position, where: Whereabouts) -> Iterator[Piece]:
    """Yield the workers: at home each covers its place; those that share a place elsewhere stand side by side."""
    taken = {id_: slot for slot, id_ in where.slots.items()}
    found: dict[str, list[tuple[str, str]]] = {}
    for (kind, clan, place), ids in where.workers.items():
        for id_ in ids:
            if id_ in taken:
                yield _piece(id_, f"daimyo:{clan}", f"daimyo-{taken[id_]}")
            else:
                found.setdefault(_spot_of(kind, place), []).append((id_, f"{kind}:{clan}"))
    for spot, standing in found.items():
        for (id_, symbol), dx in zip(sorted(standing), crowd(len(standing)), strict=True):
            yield _piece(id_, symbol, spot, dx, scale=_CROWD)
    for name in position.clans:
        for kind, count in position.clan(name).at_home.items() if name != position.rival else ():
            for number in range(WORKERS + 1 - count, WORKERS + 1):
                yield _quiet(f"{kind}-{name}-{number}", f"{kind}:{name}:home", f"{name}-{kind}-{number}")


def court_of(place: str) -> str:
    """Return the place of the courtiers at the gate, in a room, at the daimyo.

    >>> court_of("steward-1"), court_of("gate")
    ('steward-1-courtiers', 'gate')
    """
    return place if place in ("gate", "daimyo") else f"{place}-courtiers"


def _spot_of(kind: str, place: str) -> str:
    if kind == "courtier":
        return court_of(place)
    return f"yard-{place}" if kind == "warrior" else place_of(place)


def _home(position: Position, clan: Clan) -> Iterator[Piece]:
    name = clan.name
    if name == position.rival:
        return
    for good, count in clan.goods.items():
        yield _quiet(f"{name}-{good}", f"number:{min(count, _MOST)}", f"{name}-{good}")
    yield _quiet(f"{name}-points", f"number:{min(clan.vp, _MOST)}", f"{name}-points", scale=_POINTS)
    if clan.card is not None:
        yield _quiet(f"{name}-card", clan.card, f"{name}-card")
    for number, card in enumerate(clan.lantern):
        what, _ = LANTERN_PART[CARDS.index(card)]
        yield _quiet(f"{name}-lantern-{number}", f"lantern:{GOODS[what]}", f"{name}-lantern", dx=30 * number)


def _rival(position: Position) -> Iterator[Piece]:
    """Yield what shows of the rival: the die on top of its deck and, while it plays, the actions it opened last."""
    rival = position.rival
    if rival is None:
        return
    clan = position.clan(rival)
    yield _quiet("rival-points", f"number:{min(clan.vp, _MOST)}", "rival-points", scale=_POINTS)
    yield _quiet("rival-coin", f"number:{min(clan.coin, _MOST)}", "rival-coin")
    if position.deck:
        yield _quiet("rival-deck", f"rival:{position.deck[0]}:dice", "rival-dice")
    for number, card in enumerate(position.opened[-2:], start=3 - len(position.opened[-2:])):
        yield _quiet(f"rival-open-{number}", f"rival:{card}:actions", f"rival-actions-{number}")
