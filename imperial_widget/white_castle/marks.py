"""What is drawn over the board for one beat: frames around what is used, arrows, rings, and what changed by how much.

Gold is "now": at most one golden thing for each part of the board. A good that comes or goes carries a tag with its
number. Knows no words and no widget.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from imperial_widget.core.model import Beat, Event
from imperial_widget.core.scene import Mark

from .components import CARD_NUMBERS as CARD
from .components import CLAN_BLOCK, CLAN_ROWS, COLOURS, GOODS, POINTS
from .drawing import arrow, at, frame, row_frame, score_bar, worker_row
from .pieces import court_of, place_of
from .position import Position

_MINUS: Final = "\N{MINUS SIGN}"
_MOST_BADGE: Final = 5


class Painter:
    """Makes the marks of one beat: it knows which clans have a board, and what came before."""

    def __init__(self, beats: Sequence[Beat[Position]], index: int) -> None:
        self.beats = beats
        self.index = index
        self.position = beats[index].position
        self.seats = tuple(clan for clan in self.position.clans if clan != self.position.rival)

    def marks(self) -> list[Mark]:
        """Return the marks of the beat."""
        event = self.beats[self.index].event
        paint = _PAINT.get(event.kind)
        return [*self.turn(), *(paint(self, event) if paint is not None else [])]

    def turn(self) -> list[Mark]:
        """A frame in its own colour around the board of the clan that decides."""
        actor = self.position.actor
        asked = self.position.asks is not None and actor in self.seats
        return [_trace(frame(self.seats, actor), actor)] if asked else []

    # --- strokes -----------------------------------------------------------------------------------------------------
    def box(self, name: str, colour: str = "gold") -> list[Mark]:
        """A frame around a room, a yard, a garden, a bridge, a clan board."""
        if name in self.position.clans and name not in self.seats:
            name = "rival"
        return [_trace(frame(self.seats, name), colour)]

    def row(self, card: str, place: str, row: int) -> list[Mark]:
        """A frame around a row of a card."""
        covers = [i for i, each in enumerate(CLAN_BLOCK[CARD[card]]) if each == row]
        return [_trace(row_frame(self.seats, place, covers[0], len(covers)), "gold")]

    def way(self, start: str, end: str, colour: str) -> list[Mark]:
        """An arrow from place to place."""
        trace: Mark = {**_trace(arrow(self.seats, start, end), colour), "arrow": True}
        return [trace]

    def ring(self, spot: str, dx: float = 0) -> list[Mark]:
        """The golden ring around a place."""
        return [{"kind": "ring", "symbol": "ring", "at": at(self.seats, spot, dx)}]

    def change(self, who: str, good: str, number: int) -> list[Mark]:
        """A tag beside a stock: so many more, or fewer."""
        if who not in self.seats:
            spot = {"vp": "rival-points", "coin": "rival-coin"}[good]
        else:
            spot = f"{who}-{'points' if good == 'vp' else good}"
        sign = "+" if number > 0 else _MINUS
        style = "pays" if number > 0 else "costs"
        return [
            {
                "kind": "tag",
                "symbol": f"tag-{style}",
                "colour": f"on-{style}",
                "text": f"{sign}{abs(number)}",
                "at": at(self.seats, spot, *((20, -1) if good != "vp" else (-36, -2))),
            }
        ]

    def last(self, *kinds: str) -> Event | None:
        """Return the last event of these kinds, this beat's included."""
        return next((beat.event for beat in self.beats[self.index :: -1] if beat.event.kind in kinds), None)


def _trace(d: dict[str, str], colour: str) -> Mark:
    return {"kind": "trace", "tone": "now", "colour": colour, "d": d}


def _who(event: Event) -> str:
    return str(event["who"])


def _int(event: Event, key: str) -> int:
    return int(str(event[key]))


def _space(event: Event) -> str:
    """Return the place of a die that is placed: on a clan board, the row of its colour."""
    if event["space"] != "clan":
        return str(event["space"])
    return f"{_who(event)}-{CLAN_ROWS[COLOURS.index(str(event['die']))]}"


# --- taking and placing ----------------------------------------------------------------------------------------------
def _take_die(painter: Painter, event: Event) -> list[Mark]:
    place = event.data.get("place", event.data.get("end"))
    spot = f"bridge-{event['bridge']}-{'middle-1' if place == 'centre' else place}"
    return [{"kind": "ring", "symbol": "lifted", "at": at(painter.seats, spot, 0, -24)}]


def _slide(painter: Painter, event: Event) -> list[Mark]:
    return painter.ring(f"bridge-{event['bridge']}-{event['end']}")


def _place_die(painter: Painter, event: Event) -> list[Mark]:
    place = _space(event)
    if event["space"] == "clan":
        return [_trace(worker_row(painter.seats, _who(event), place.partition("-")[2]), "gold")]
    return painter.box(place)


def _coins(painter: Painter, event: Event) -> list[Mark]:
    number = _int(event, "n") if event.kind == "coins_gained" else -_int(event, "n")
    marks = painter.change(_who(event), "coin", number)
    placed = painter.last("place_die", "take_die")
    if placed is not None and placed.kind == "place_die" and abs(number) <= _MOST_BADGE:
        place = _space(placed)
        marks.append({"kind": "badge", "symbol": f"badge:{number:+d}", "at": at(painter.seats, f"{place}-badge")})
    return marks


def _occupied(painter: Painter, event: Event) -> list[Mark]:
    return painter.box(str(event["space"]), "bad")


# --- gains -----------------------------------------------------------------------------------------------------------
def _lantern(painter: Painter, event: Event) -> list[Mark]:
    return painter.ring(f"{_who(event)}-lantern", -24)


def _gain(painter: Painter, event: Event) -> list[Mark]:
    return painter.change(_who(event), str(event["what"]), _int(event, "n"))


def _lost(painter: Painter, event: Event) -> list[Mark]:
    return painter.ring(f"{_who(event)}-{event['what']}") if event["what"] in GOODS[:POINTS] else []


def _points(painter: Painter, event: Event) -> list[Mark]:
    return painter.change(_who(event), "vp", _int(event, "n"))


def _pay(painter: Painter, event: Event) -> list[Mark]:
    return painter.change(_who(event), str(event["what"]), -_int(event, "n"))


def _exchange(painter: Painter, event: Event) -> list[Mark]:
    who = _who(event)
    return [*painter.change(who, "seal", -_int(event, "seals")), *painter.change(who, str(event["what"]), 1)]


def _rival_exchange(painter: Painter, event: Event) -> list[Mark]:
    who = _who(event)
    return [*painter.change(who, "coin", -_int(event, "coins")), *painter.change(who, "vp", _int(event, "n"))]


# --- what is used ----------------------------------------------------------------------------------------------------
def _row(painter: Painter, event: Event) -> list[Mark]:
    return painter.row(str(event["card"]), f"{event['room']}-card", _int(event, "row") - 1)


def _visible(painter: Painter, event: Event) -> list[Mark]:
    return [_trace(worker_row(painter.seats, _who(event), str(event["row"])), "gold")]


def _card_row(painter: Painter, event: Event) -> list[Mark]:
    row = CLAN_BLOCK[CARD[str(event["card"])]][CLAN_ROWS.index(str(event["row"]))]
    return painter.row(str(event["card"]), f"{_who(event)}-card", row)


def _light_row(painter: Painter, event: Event) -> list[Mark]:
    card, who = str(event["card"]), _who(event)
    if painter.position.clan(who).card == card:
        return painter.row(card, f"{who}-card", _int(event, "row") - 1)
    room = next((room for room, each in painter.position.rooms.items() if each == card), None)
    return painter.row(card, f"{room}-card", _int(event, "row") - 1) if room else []


def _outside(painter: Painter, _event: Event) -> list[Mark]:
    placed = painter.last("place_die")
    return painter.box(str(placed["space"])) if placed is not None else []


def _yard(painter: Painter, event: Event) -> list[Mark]:
    return painter.box(f"yard-{event['yard']}")


def _garden(painter: Painter, event: Event) -> list[Mark]:
    return painter.box(place_of(str(event["garden"])))


def _climb(painter: Painter, event: Event) -> list[Mark]:
    return painter.way(court_of(str(event["from"])), court_of(str(event["to"])), _who(event))


def _lantern_card(painter: Painter, event: Event) -> list[Mark]:
    who = _who(event)
    return painter.way(f"{who}-card-3", f"{who}-lantern", "lantern")


def _take_card(painter: Painter, event: Event) -> list[Mark]:
    return painter.way(f"{event['room']}-card", f"{_who(event)}-card-2", _who(event))


def _refill(painter: Painter, event: Event) -> list[Mark]:
    return [_trace(row_frame(painter.seats, f"{event['room']}-card", 0, 3), "gold")]


def _card_stays(painter: Painter, event: Event) -> list[Mark]:
    return painter.box(str(event["room"]))


def _slot(painter: Painter, event: Event) -> list[Mark]:
    return painter.ring(f"daimyo-{event['slot']}")


# --- influence, rounds, the end --------------------------------------------------------------------------------------
def _influence(painter: Painter, event: Event) -> list[Mark]:
    start, to = f"influence-{event['from']}", f"influence-{event['to']}"
    return [*painter.way(start, to, _who(event)), *painter.ring(to)]


def _at_marker(painter: Painter, event: Event) -> list[Mark]:
    return painter.ring(f"influence-{painter.position.clan(_who(event)).influence}")


def _garden_step(painter: Painter, event: Event) -> list[Mark]:
    gardens: Any = event["gardens"]
    return [mark for garden in gardens for mark in painter.box(place_of(str(garden)))]


def _roll(painter: Painter, event: Event) -> list[Mark]:
    return painter.box(f"bridge-{event['bridge']}")


def _score(painter: Painter, event: Event) -> list[Mark]:
    marks = painter.change(_who(event), "vp", _int(event, "n")) if event["n"] else []
    return [*marks, *bars(painter.beats, painter.index)]


def _win(painter: Painter, event: Event) -> list[Mark]:
    return [*painter.box(_who(event)), *bars(painter.beats, painter.index)]


def bars(beats: Sequence[Beat[Position]], index: int) -> list[Any]:
    """Return the bar of points on each clan board, as far as the scoring has come."""
    position = beats[index].position
    seats = tuple(clan for clan in position.clans if clan != position.rival)
    scored = [beat.event for beat in beats[: index + 1] if beat.event.kind == "score"]
    found: list[Any] = []
    for clan in seats:
        own = [_int(event, "n") for event in scored if event["who"] == clan]
        found += score_bar(seats, clan, [position.points[clan] - sum(own), *own])
    return found


Paint = Callable[[Painter, Event], list[Mark]]
_PAINT: Final[dict[str, Paint]] = {
    "take_die": _take_die,
    "rival_die": _take_die,
    "slide": _slide,
    "place_die": _place_die,
    "coins_gained": _coins,
    "coins_paid": _coins,
    "rival_card": lambda painter, _: painter.box(str(painter.position.rival)),
    "rival_occupied": _occupied,
    "lantern": _lantern,
    "well": lambda painter, _: painter.box("well"),
    "gain": _gain,
    "lost": _lost,
    "points": _points,
    "rival_instead": _points,
    "rival_gardens": _points,
    "rival_exchange": _rival_exchange,
    "pay": _pay,
    "exchange": _exchange,
    "row": _row,
    "castle_action": _row,
    "visible": _visible,
    "clan_row": _visible,
    "card_row": _card_row,
    "light_row": _light_row,
    "outside": _outside,
    "warrior": _yard,
    "yard_tile": _yard,
    "gardener": _garden,
    "garden_action": _garden,
    "gate": lambda painter, _: painter.box("gate"),
    "climb": _climb,
    "lantern_card": _lantern_card,
    "take_card": _take_card,
    "refill": _refill,
    "card_stays": _card_stays,
    "rival_card_gone": _card_stays,
    "daimyo": lambda painter, _: painter.box("daimyo"),
    "no_slot": lambda painter, _: painter.box("daimyo"),
    "slot": _slot,
    "influence": _influence,
    "border": _at_marker,
    "border_stop": _at_marker,
    "track_end": _at_marker,
    "turn_order": lambda painter, _: painter.ring("order-1"),
    "garden_step": _garden_step,
    "roll": _roll,
    "next_round": lambda painter, _: painter.ring(f"round-{min(painter.position.round, 3)}"),
    "score": _score,
    "win": _win,
}


def marks(beats: Sequence[Beat[Position]], index: int) -> list[Mark]:
    """Return the marks of one beat of a line."""
    return Painter(beats, index).marks()
