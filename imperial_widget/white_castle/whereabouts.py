"""Which die and which worker is which: followed from beat to beat, so that a piece that moves keeps its name.

A position knows that a coral five lies in a room; that it is the die which just lay at the right end of the bridge only
the events tell. Names are the same in every frame of a line: `die-coral-2`, `courtier-blue-1`. Knows no drawing.

    >>> from imperial_widget.white_castle import Position
    >>> where = Whereabouts(Position.read("bridges 136/25/-4 blue courtiers gate"))
    >>> where.bridges["coral"], where.workers["courtier", "blue", "gate"]
    (['die-coral-1', 'die-coral-2', 'die-coral-3'], ['courtier-blue-1'])
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Sequence
from typing import Final

from imperial_widget.core.model import Beat, Event

from .components import CLAN_ROWS, COLOURS, WORKERS
from .position import Position

_COURT: Final = ("daimyo", "diplomat-2", "diplomat-1", "steward-3", "steward-2", "steward-1", "gate")
_ENDS: Final = {"left": 0, "centre": 1, "right": -1}


def whereabouts(beats: Sequence[Beat[Position]], index: int) -> Whereabouts:
    """Return what lies where at a beat of a line."""
    where = Whereabouts(beats[0].position)
    for beat in beats[1 : index + 1]:
        where.follow(beat.event)
    return where


class Whereabouts:
    """The names of the dice and the workers, by place; "" is an empty end of a bridge."""

    def __init__(self, position: Position) -> None:
        self.bridges: dict[str, list[str]] = {}
        self.dice: dict[str, list[str]] = defaultdict(list)  # spaces, and rows of clan boards such as `blue-courtier`
        self.workers: dict[tuple[str, str, str], list[str]] = defaultdict(list)  # kind, clan, place
        self.slots: dict[int, str] = {}  # of the daimyo card, from 1
        self.held = ""
        self.lifted_from = ""
        self._lay_dice(position)
        self._send_workers(position)

    def _lay_dice(self, position: Position) -> None:
        """Name the dice of a position: on the bridge from left to right, then those that have been placed."""
        count = dict.fromkeys(COLOURS, 0)

        def name(colour: str) -> str:
            count[colour] += 1
            return f"die-{colour}-{count[colour]}"

        for colour, dice in position.bridges.items():
            self.bridges[colour] = [name(colour) if value else "" for value in dice]
        if position.held:
            self.held = name(position.held[0])
            self.lifted_from = f"bridge-{position.held[0]}-left"
        for space, placed in position.spaces.items():
            self.dice[space] = [name(colour) for colour, _ in placed]
        for clan in position.clans:
            for row in position.clan(clan).dice:
                self.dice[f"{clan}-{row}"] = [name(COLOURS[CLAN_ROWS.index(row)])]

    def _send_workers(self, position: Position) -> None:
        """Name the workers of a position: those furthest up have left the clan board first."""
        for name in position.clans:
            clan = position.clan(name)
            places = {
                "courtier": [place for place in _COURT for _ in range(clan.courtiers.get(place, 0))],
                "gardener": list(clan.gardens),
                "warrior": [yard for yard, count in clan.warriors.items() for _ in range(count)],
            }
            for kind, sent in places.items():
                for number, place in enumerate(sent, start=1):
                    self.workers[kind, name, place].append(f"{kind}-{name}-{number}")
            for number, slot in enumerate(clan.slots):
                self.slots[slot] = self.workers["courtier", name, "daimyo"][number]

    def follow(self, event: Event) -> None:
        """Move what an event moves."""
        step = _STEPS.get(event.kind)
        if step is not None:
            step(self, event)

    def _take(self, event: Event) -> None:
        bridge, end = str(event["bridge"]), str(event["end"])
        self._lift(bridge, _ENDS[end])
        self.lifted_from = f"bridge-{bridge}-{end}"

    def _rival_takes(self, event: Event) -> None:
        bridge, place = str(event["bridge"]), str(event["place"])
        dice = self.bridges[bridge]
        self._lift(bridge, _ENDS[place])
        self.lifted_from = f"bridge-{bridge}-{'middle-1' if place == 'centre' else place}"
        if len(dice) > 2:
            dice.remove("")

    def _lift(self, bridge: str, at: int) -> None:
        dice = self.bridges[bridge]
        self.held, dice[at] = dice[at], ""

    def _slide(self, event: Event) -> None:
        dice = self.bridges[str(event["bridge"])]
        dice.pop(_ENDS[str(event["end"])])

    def _place(self, event: Event) -> None:
        space = str(event["space"])
        if space == "clan":
            space = f"{event['who']}-{CLAN_ROWS[COLOURS.index(str(event['die']))]}"
        self.dice[space].append(self.held)
        self.held = ""

    def _roll(self, event: Event) -> None:
        """All dice of a colour gather on their bridge again."""
        colour = str(event["bridge"])
        for names in self.dice.values():
            names[:] = [name for name in names if not name.startswith(f"die-{colour}-")]
        self.bridges[colour] = [f"die-{colour}-{number}" for number in range(1, len(str(event["dice"])) + 1)]

    def _send(self, kind: str, event: Event, place: str) -> None:
        number = WORKERS - int(str(event["left"]))
        self.workers[kind, str(event["who"]), place].append(f"{kind}-{event['who']}-{number}")

    def _gate(self, event: Event) -> None:
        self._send("courtier", event, "gate")

    def _gardener(self, event: Event) -> None:
        self._send("gardener", event, str(event["garden"]))

    def _warrior(self, event: Event) -> None:
        self._send("warrior", event, str(event["yard"]))

    def _climb(self, event: Event) -> None:
        who = str(event["who"])
        name = self.workers["courtier", who, str(event["from"])].pop()
        self.workers["courtier", who, str(event["to"])].append(name)

    def _slot(self, event: Event) -> None:
        self.slots[int(str(event["slot"]))] = self.workers["courtier", str(event["who"]), "daimyo"][-1]


_STEPS: Final[dict[str, Callable[[Whereabouts, Event], None]]] = {
    "take_die": Whereabouts._take,  # noqa: SLF001 -- the class's own table of steps
    "rival_die": Whereabouts._rival_takes,  # noqa: SLF001
    "slide": Whereabouts._slide,  # noqa: SLF001
    "place_die": Whereabouts._place,  # noqa: SLF001
    "roll": Whereabouts._roll,  # noqa: SLF001
    "gate": Whereabouts._gate,  # noqa: SLF001
    "gardener": Whereabouts._gardener,  # noqa: SLF001
    "warrior": Whereabouts._warrior,  # noqa: SLF001
    "climb": Whereabouts._climb,  # noqa: SLF001
    "slot": Whereabouts._slot,  # noqa: SLF001
}
