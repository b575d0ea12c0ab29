"""A position of The White Castle: a frozen value, with a one-line text form that reads back exactly.

    players 2 round 1 turn 1 order ochre,blue bridges 136/245/1-6 rooms 02,05,09,16,20 ...

`notation.py` says how that line is written. The class is the human face of a row (`state.py`); it knows no widget and
leaves every rule to `rules.py` and its neighbours.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from . import rounds, rules
from . import state as st
from .components import (
    CARDS,
    CLAN_ROWS,
    CLANS,
    COLOURS,
    DAIMYO_CARDS,
    DIE_TILES,
    DIFFICULTIES,
    GARDEN_CARDS,
    GARDENS,
    GOODS,
    ROOM_ROWS,
    ROOM_TILES,
    ROOMS,
    SPACES,
    WELL_TILES,
    YARD_SLOTS,
    YARD_TILES,
    YARDS,
)
from .notation import read_row, write


@dataclass(frozen=True, slots=True)
class Pending:
    """One thing that is still to be decided, or done by itself: `kind`, and the numbers that kind needs."""

    kind: str
    numbers: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True, repr=False)
class Clan:
    """What one clan has: goods, workers, cards, dice on its board."""

    name: str
    row: tuple[Any, ...]
    gardens: tuple[str, ...]
    slots: tuple[int, ...]

    def __getattr__(self, name: str) -> int:
        """Return how much of a good the clan has: `food`, `iron`, `pearl`, `coin`, `seal`, `vp` or `influence`."""
        if name in GOODS[:7]:
            number: int = self.row[GOODS.index(name)]
            return number
        raise AttributeError(name)

    @property
    def goods(self) -> Mapping[str, int]:
        """Resources, coins and seals, by name."""
        return dict(zip(GOODS[:5], self.row, strict=False))

    @property
    def at_home(self) -> Mapping[str, int]:
        """The workers still on the clan board, by row."""
        places = (st.COURTIERS, st.GARDENERS, st.WARRIORS)
        return {name: self.row[place] for name, place in zip(CLAN_ROWS, places, strict=True)}

    @property
    def courtiers(self) -> Mapping[str, int]:
        """The courtiers at court: at the gate, in each room, with the daimyo."""
        names = ("gate", *ROOMS, "daimyo")
        return {name: number for name, number in zip(names, self.row[st.AT_GATE :], strict=False) if number}

    @property
    def warriors(self) -> Mapping[str, int]:
        """The warriors in the yards, by the iron the yard costs."""
        return {yard: n for yard, n in zip(YARDS, self.row[st.IN_YARD :], strict=False) if n}

    @property
    def card(self) -> str | None:
        """The action card on the clan board."""
        return CARDS[self.row[st.CARD]] if self.row[st.CARD] >= 0 else None

    @property
    def lantern(self) -> tuple[str, ...]:
        """The cards under the board, the oldest first."""
        return tuple(CARDS[card] for card in self.row[st.LANTERN])

    @property
    def dice(self) -> Mapping[str, int]:
        """The dice on the clan board, by row."""
        return {name: die for name, die in zip(CLAN_ROWS, self.row[st.CLAN_DIE :], strict=False) if die}


@dataclass(frozen=True, slots=True, repr=False)
class Position:
    """Everything of a game at one instant, decks and the random seed included.

    >>> from imperial_widget.white_castle import new_game
    >>> position = new_game(3, seed=1)
    >>> position.phase, position.round, len(position.pairs)
    ('draft', 1, 4)
    >>> Position.read(str(position)) == position
    True
    """

    state: tuple[Any, ...]

    # --- players and turns -------------------------------------------------------------------------------------------
    @property
    def players(self) -> int:
        """How many people play."""
        return int(self.state[st.PLAYERS])

    @property
    def clans(self) -> tuple[str, ...]:
        """The clans in play, the rival's included."""
        return CLANS[: self.state[st.SEATS]]

    @property
    def rival(self) -> str | None:
        """The clan of the rival of a solo game."""
        return CLANS[1] if self.state[st.DIFFICULTY] >= 0 else None

    @property
    def difficulty(self) -> str | None:
        """How strong the rival is: `easy`, `medium` or `hard`."""
        return DIFFICULTIES[self.state[st.DIFFICULTY]] if self.rival else None

    @property
    def phase(self) -> str:
        """`draft`, `play`, `gardens` (a round ends), `seals` (before the scoring) or `over`."""
        return st.PHASES[self.state[st.PHASE]]

    @property
    def round(self) -> int:
        """The round, from 1."""
        return int(self.state[st.ROUND])

    @property
    def turn(self) -> int:
        """How many turns (or steps of this phase) have been finished."""
        return int(self.state[st.TURN])

    @property
    def order(self) -> tuple[str, ...]:
        """The turn order."""
        return tuple(CLANS[seat] for seat in self.state[st.ORDER])

    @property
    def actor(self) -> str:
        """The clan whose turn or step this is; after the game, the winner."""
        return CLANS[self.state[st.ACTOR]]

    @property
    def mover(self) -> str | None:
        """The player who decides now (for the rival the player does); None when the game is over."""
        if self.phase == "over":
            return None
        return CLANS[0] if self.actor == self.rival else self.actor

    @property
    def winner(self) -> str | None:
        """Who has won."""
        return self.actor if self.phase == "over" else None

    @property
    def pending(self) -> tuple[Pending, ...]:
        """What is still to be decided or done, the next thing last."""
        return tuple(Pending(st.FRAMES[frame[0]], frame[1:]) for frame in self.state[st.STACK])

    @property
    def asks(self) -> str | None:
        """The kind of the decision to be made now."""
        return self.pending[-1].kind if self.state[st.STACK] and not self.busy else None

    @property
    def busy(self) -> bool:
        """Is this an instant between two beats of a move?"""
        return bool(self.state[st.BUSY])

    # --- the board ---------------------------------------------------------------------------------------------------
    @property
    def bridges(self) -> Mapping[str, tuple[int, ...]]:
        """The dice on each bridge, from the left end to the right; 0 for an empty end."""
        return {colour: self.state[st.BRIDGE + i] for i, colour in enumerate(COLOURS)}

    def die_at(self, end: str) -> int:
        """Return the value of the die at an end of a bridge, such as `coral-left`; 0 for none."""
        colour, _, side = end.partition("-")
        return int(self.bridges[colour][0 if side == "left" else -1])

    @property
    def held(self) -> tuple[str, int] | None:
        """A die that has been taken and not placed yet."""
        die = self.state[st.HELD]
        return (COLOURS[die // 10], die % 10) if die else None

    @property
    def spaces(self) -> Mapping[str, tuple[tuple[str, int], ...]]:
        """The dice on each space of the board, the top one last."""
        dice = self.state[st.SPACE : st.WELL + 1]
        return {
            name: tuple((COLOURS[die // 10], die % 10) for die in here)
            for name, here in zip(SPACES, dice, strict=False)
        }

    @property
    def rooms(self) -> Mapping[str, str | None]:
        """The card in each room."""
        cards = self.state[st.ROOM : st.ROOM + 5]
        return {room: CARDS[card] if card >= 0 else None for room, card in zip(ROOMS, cards, strict=True)}

    @property
    def tiles(self) -> Mapping[str, tuple[str, ...]]:
        """The die tiles of each room from top to bottom, and those at the well."""
        tiles = [DIE_TILES[tile] for tile in self.state[st.TILES]]
        rooms = {room: tuple(tiles[at : at + n]) for room, at, n in zip(ROOMS, ROOM_TILES, ROOM_ROWS, strict=True)}
        return {**rooms, "well": tuple(tiles[WELL_TILES:])}

    @property
    def decks(self) -> Mapping[str, tuple[str, ...]]:
        """The cards to come on each floor, the next one first."""
        names = ("steward", "diplomat")
        return {name: tuple(CARDS[c] for c in self.state[st.DECK + i]) for i, name in enumerate(names)}

    @property
    def daimyo(self) -> str:
        """The daimyo card."""
        return DAIMYO_CARDS[int(self.state[st.DAIMYO])]

    @property
    def slots(self) -> tuple[str | None, ...]:
        """The clans on the slots of the daimyo card."""
        return tuple(CLANS[seat] if seat >= 0 else None for seat in self.state[st.SLOTS])

    @property
    def gardens(self) -> Mapping[str, str]:
        """The garden cards, by bridge and kind."""
        return {name: GARDEN_CARDS[card] for name, card in zip(GARDENS, self.state[st.GARDENS], strict=True)}

    def garden_number(self, garden: str) -> int:
        """Return the number of the card in a garden."""
        return int(self.state[st.GARDENS][GARDENS.index(garden)])

    @property
    def yards(self) -> Mapping[str, str]:
        """The tiles of the training yards, by yard and side: `5-blue`."""
        return {
            f"{YARDS[yard]}-{side}": YARD_TILES[tile]
            for (yard, side), tile in zip(YARD_SLOTS, self.state[st.YARD_TILES], strict=True)
        }

    @property
    def track(self) -> Mapping[int, tuple[str, ...]]:
        """The influence markers by space, the top one last."""
        spaces: dict[int, tuple[str, ...]] = {}
        for seat in self.state[st.TRACK]:
            space = self.state[st.HEAD + st.WIDTH * seat + st.INFLUENCE]
            spaces[space] = (*spaces.get(space, ()), CLANS[seat])
        return dict(sorted(spaces.items()))

    @property
    def pairs(self) -> tuple[tuple[str, str] | None, ...]:
        """The pairs of starting cards to choose from: resources and action; None where one was taken."""
        cards = self.state[st.PAIRS]
        return tuple((CARDS[a], CARDS[b]) if a >= 0 else None for a, b in zip(cards[::2], cards[1::2], strict=True))

    @property
    def deck(self) -> tuple[int, ...]:
        """The cards of the rival's deck, numbered from 1, the top one first."""
        return tuple(card + 1 for card in self.state[st.RIVAL_DECK])

    @property
    def opened(self) -> tuple[int, ...]:
        """The cards of the rival opened this turn, numbered from 1."""
        return tuple(card + 1 for card in self.state[st.RIVAL_OPEN])

    # --- the clans ---------------------------------------------------------------------------------------------------
    def clan(self, name: str) -> Clan:
        """Return what a clan has."""
        seat = self.clans.index(name)
        start = st.HEAD + st.WIDTH * seat
        row = self.state[start : start + st.WIDTH]
        gardens = tuple(garden for i, garden in enumerate(GARDENS) if row[st.IN_GARDENS] >> i & 1)
        return Clan(name, row, gardens, tuple(i + 1 for i, owner in enumerate(self.slots) if owner == name))

    @property
    def points(self) -> Mapping[str, int]:
        """The points of each clan so far."""
        return {name: self.state[st.HEAD + st.WIDTH * seat + st.POINTS] for seat, name in enumerate(self.clans)}

    def breakdown(self, name: str) -> Mapping[str, int]:
        """Return a clan's points by category: those of the game, then the final scoring as it would be now."""
        seat = self.clans.index(name)
        scores = dict(zip(rounds.CATEGORIES, rounds.score_of(list(self.state), seat), strict=True))
        before = self.points[name] - (sum(scores.values()) if self.phase == "over" else 0)
        return {"game": before, **scores}

    # --- text --------------------------------------------------------------------------------------------------------
    def __str__(self) -> str:
        """Return the one-line text form."""
        return write(self.state)

    def __repr__(self) -> str:
        """Return a short description: the text form is long, `str(position)` gives it."""
        points = " ".join(f"{name} {number}" for name, number in self.points.items())
        return f"<White Castle, {self.phase}, round {self.round}: {points}>"

    @classmethod
    def read(cls, text: str) -> Position:
        """Read the text form; anything that breaks the rules of the box raises `BadPosition`.

        What waits on the stack and asks nobody is done at once, so that a position somebody typed can be played on.
        """
        row = read_row(text)
        if not row[st.BUSY]:
            rules.settle(row, None)
        return cls(tuple(row))
