"""A second opinion on the rules of Sakura: one round, written from the rulebook and sharing no code with the package.

It is meant to be compared with a rulebook line by line, not to be fast. Nothing but the edition, board and cards as
data, comes from the package. Each function names the rule it carries out; the ids are those the package cites.

A painter's space is a number: 0 is the gate, and a piece that moves forwards moves to a higher number.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from itertools import pairwise
from typing import NamedTuple

from imperial_widget.sakura import Edition

GATE = 0
ALL_TOKENS = 54
FORWARDS, BACKWARDS = 1, -1

Choose = Callable[[str, str], int]
"""Asked (colour, "garden" or "painter") when that half of that painter's card leaves the direction open."""


class Bump(NamedTuple):
    """A painter was disgraced."""

    who: str


class Award(NamedTuple):
    """A painter received tokens at a sakura."""

    who: str
    tokens: int


class Unresolved(NamedTuple):
    """A card was discarded without having been resolved."""

    who: str
    card: int


Fact = Bump | Award | Unresolved


@dataclass
class Garden:
    """Who stands where and owns what, between two rounds; `facts` tells what happened in the round just played."""

    edition: Edition
    players: int
    emperor: int
    spaces: dict[str, int]
    tokens: dict[str, int]
    court: str | None = None
    scored: int = 0
    over: bool = False
    winners: set[str] = field(default_factory=set)
    facts: list[Fact] = field(default_factory=list)


def play_round(before: Garden, table: Mapping[str, int], choose: Choose) -> Garden:
    """Resolve the cards on the table, from the lowest number to the highest (round.order)."""
    garden = replace(before, spaces=dict(before.spaces), tokens=dict(before.tokens), facts=[])
    waiting = sorted(table, key=lambda colour: table[colour])
    while waiting:
        colour = waiting.pop(0)
        card = garden.edition.card(table[colour])
        reached_sakura = garden_action(garden, card.garden, colour, choose)
        painter_action(garden, card.painter, colour, choose)  # card.sequence: always second, also under a sakura
        if reached_sakura:  # sakura.finish_card
            garden.facts += [Unresolved(other, table[other]) for other in waiting]
            score(garden)
            break
    return garden


def direction(garden: Garden, colour: str, half: str, choose: Choose) -> int:
    """Ask the card's player which way; the court painter always goes forwards (two.court_forward)."""
    return FORWARDS if colour == garden.court else choose(colour, half)


# --- garden actions --------------------------------------------------------------------------------------------------


def garden_action(garden: Garden, action: str, colour: str, choose: Choose) -> bool:
    """Carry out the upper half of a card; tell whether the Emperor has reached a sakura for the first time."""
    if action == "closest-2":
        if painter := closest(garden):
            move_back(garden, painter, 2)
        return False
    if action == "furthest+2":
        if painter := furthest(garden):
            move_forward(garden, painter, 2)
        return False
    if action == "emperor±1":
        return move_emperor(garden, direction(garden, colour, "garden", choose))
    return move_emperor(garden, {"emperor+1": 1, "emperor+2": 2, "emperor-1": -1}[action])


def closest(garden: Garden) -> str | None:
    """Nobody is closest when every painter is on the gate (garden.closest)."""
    front = max(garden.spaces.values())
    return None if front == GATE else painter_on(garden, front)


def furthest(garden: Garden) -> str | None:
    """Nobody is furthest when two or more painters are on the gate (garden.furthest)."""
    back = min(garden.spaces.values())
    return None if len(on_the_gate(garden)) >= 2 else painter_on(garden, back)


def move_emperor(garden: Garden, spaces: int) -> bool:
    """Walk the Emperor space by space; tell whether he has reached a sakura for the first time."""
    for _ in range(abs(spaces)):
        if spaces > 0:
            garden.emperor += 1
        elif garden.emperor > GATE + 1:  # move.emperor_floor
            garden.emperor -= 1
            if startled := painter_on(garden, garden.emperor):
                disgrace(garden, startled)  # disgrace.by_emperor
        else:
            return False
        # He cannot get past a sakura that is not scored, so they are scored in their order on the path.
        if garden.emperor in garden.edition.board(garden.players).sakura[garden.scored :]:
            return True  # sakura.stop, sakura.once
    return False


# --- painter actions -------------------------------------------------------------------------------------------------


def painter_action(garden: Garden, action: str, colour: str, choose: Choose) -> None:
    """Carry out the lower half of a card on the own painter."""
    if action == "overtake":
        overtake(garden, colour)
    elif action == "between":  # painter.between
        move_forward(garden, colour, len(ahead_of(garden, colour)))
    elif action.startswith("±"):  # painter.choice
        if direction(garden, colour, "painter", choose) == FORWARDS:
            move_forward(garden, colour, int(action[1:]))
        else:
            move_back(garden, colour, int(action[1:]))
    else:  # painter.move
        move_forward(garden, colour, int(action))


def overtake(garden: Garden, colour: str) -> None:
    """Go to the first empty space in front of the next painter ahead; with nobody ahead, stay (painter.overtake)."""
    if not (ahead := ahead_of(garden, colour)):
        return
    garden.spaces[colour] = next_empty(garden, colour, min(ahead.values()), FORWARDS)
    if garden.spaces[colour] == garden.emperor:
        disgrace(garden, colour)


def ahead_of(garden: Garden, colour: str) -> dict[str, int]:
    """The painters between this one and the Emperor; on the gate nobody is ahead of anybody (gate.shared)."""
    return {other: space for other, space in garden.spaces.items() if space > garden.spaces[colour]}


# --- how painters move -----------------------------------------------------------------------------------------------


def move_forward(garden: Garden, colour: str, spaces: int) -> None:
    """Move over so many empty spaces (move.exact, move.skip); the Emperor's space ends the move (disgrace)."""
    for _ in range(spaces):
        garden.spaces[colour] = next_empty(garden, colour, garden.spaces[colour], FORWARDS)
        if garden.spaces[colour] == garden.emperor:
            disgrace(garden, colour)
            return


def move_back(garden: Garden, colour: str, spaces: int) -> None:
    """Move back over so many empty spaces, at most to the gate (move.gate)."""
    for _ in range(spaces):
        garden.spaces[colour] = next_empty(garden, colour, garden.spaces[colour], BACKWARDS)


def disgrace(garden: Garden, colour: str) -> None:
    """On the Emperor's space: lose a token, if possible, and go back three empty spaces (ruling.retreat_start)."""
    garden.facts.append(Bump(colour))
    garden.tokens[colour] = max(0, garden.tokens[colour] - 1)
    garden.spaces[colour] = garden.emperor
    move_back(garden, colour, 3)


def next_empty(garden: Garden, colour: str, space: int, way: int) -> int:
    """Find the next space this way that no other painter holds; the gate has room for all (gate.shared)."""
    others = {held for other, held in garden.spaces.items() if other != colour}
    space = max(GATE, space + way)
    while space != GATE and space in others:
        space += way
    return space


def painter_on(garden: Garden, space: int) -> str | None:
    return next((colour for colour, held in garden.spaces.items() if held == space), None)


def on_the_gate(garden: Garden) -> list[str]:
    return [colour for colour, space in garden.spaces.items() if space == GATE]


# --- scoring and the end ---------------------------------------------------------------------------------------------


def score(garden: Garden) -> None:
    """Reward the painters nearest to the Emperor, then end the game or let the painters line up."""
    garden.scored += 1
    last = garden.scored == len(garden.edition.board(garden.players).sakura)
    rewards = [4 if last else 3, 2, 1] + [1] * (garden.players >= 5)  # sakura.score
    in_order = ranking(garden)
    for colour, reward in zip(in_order, rewards, strict=False):
        supply = ALL_TOKENS - sum(garden.tokens.values())  # enough in any real game, not in any typed position
        garden.facts.append(Award(colour, min(reward, supply)))
        garden.tokens[colour] += min(reward, supply)
    if last:  # end: immediately after scoring, so nobody lines up any more
        garden.over = True
        garden.winners = winners(garden)
    else:
        for one, next_one in pairwise(in_order):  # sakura.line_up, ruling.gate_line_up
            garden.spaces[next_one] = max(GATE, garden.spaces[one] - 1)


def ranking(garden: Garden) -> list[str]:
    """From the closest to the furthest; two or more on the gate hold no rank (ruling.gate_scoring)."""
    unranked = on_the_gate(garden) if len(on_the_gate(garden)) >= 2 else []
    ranked = [colour for colour in garden.spaces if colour not in unranked]
    return sorted(ranked, key=lambda colour: -garden.spaces[colour])


def winners(garden: Garden) -> set[str]:
    """Most tokens, then closest to the Emperor (end); on the gate they share (ruling.gate_tie, ruling.court_wins)."""
    best = max((garden.tokens[colour], garden.spaces[colour]) for colour in garden.spaces)
    return {colour for colour in garden.spaces if (garden.tokens[colour], garden.spaces[colour]) == best}


def lender(garden: Garden) -> str | None:
    """Name the player who plays the court painter's card: the one further back; on the gate, nobody (two.tricky)."""
    one, other = (colour for colour in garden.spaces if colour != garden.court)
    if garden.spaces[one] == garden.spaces[other]:  # the gate is the only space they can share
        return None
    return min(one, other, key=lambda colour: garden.spaces[colour])
