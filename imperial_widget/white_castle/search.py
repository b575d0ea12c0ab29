"""A searching player: Monte Carlo tree search over the game's own legal moves.

Each iteration deals what is hidden anew (cards to come, dice to come), walks down the tree by what promises most, adds
a node, and guesses what has been reached: the mover finishes its turn as well as it can (`plans.py`), then the game is
weighed (`worth.py`). Every seat in the tree looks for its own good. A node is told from its brothers by its move alone;
which moves there are may differ from deal to deal.
"""

from __future__ import annotations

from math import exp, sqrt
from random import Random
from time import perf_counter
from typing import Final

from . import rules
from . import state as st
from .plans import plans
from .state import Row
from .table import Table
from .worth import worth

EXPLORE: Final = 6.0
"""How much an untried move with a good promise is worth trying, in points."""
BEST: Final = 8
"""So many moves of a decision are searched, those that promise most."""
THOUGHT: Final = 300
"""How many ways to finish a turn are looked at in each node."""


class Node:
    """A move in the tree: how often it was chosen, what came of it for its maker, and what can follow."""

    __slots__ = ("children", "promise", "total", "visits")

    def __init__(self, promise: float) -> None:
        self.children: dict[int, Node] | None = None
        self.promise = promise
        self.visits = 0
        self.total = 0.0


def best_move(table: Table, chance: Random, *, iterations: int, seconds: float | None = None) -> int:
    """Return the move that was tried most."""
    if len(table.moves) == 1:
        return table.moves[0]
    root = Node(1.0)
    end = None if seconds is None else perf_counter() + seconds
    done = 0
    while (done < iterations) if end is None else (perf_counter() < end or done < 2):
        trial = table.copy()
        trial.resample(chance)
        _iterate(root, trial)
        done += 1
        if root.children is not None and len(root.children) == 1:
            break
    children = root.children or {}
    return max(children, key=lambda move: (children[move].visits, children[move].promise))


def _iterate(root: Node, table: Table) -> None:
    s = table.row
    moves = table.moves
    node = root
    path: list[tuple[int, Node]] = []
    while moves and node.children is not None:
        children = {move: child for move, child in node.children.items() if move in moves}
        if not children:
            break
        move = _choose(children)
        path.append((table.seat, children[move]))
        node = children[move]
        moves = rules.play(s, None, move)
    values = _expand(node, s, moves, table.seat)
    for seat, child in path:
        child.visits += 1
        child.total += values[seat]


def _choose(children: dict[int, Node]) -> int:
    """Return the move to try: what came of it so far, and its promise while it has been tried little."""
    visits = sum(child.visits for child in children.values())
    least = min((child.total / child.visits for child in children.values() if child.visits), default=0.0)
    best, chosen = -1e9, -1
    for move, child in children.items():
        value = child.total / child.visits if child.visits else least
        value += EXPLORE * child.promise * sqrt(visits + 1) / (1 + child.visits)
        if value > best:
            best, chosen = value, move
    return chosen


def _expand(node: Node, s: Row, moves: list[int], seat: int) -> list[float]:
    """Give a node the moves that promise most; return how far ahead each seat is then."""
    worths = [worth(s, each) for each in range(s[st.SEATS])]
    if moves:
        found = sorted(plans(s, moves, seat, THOUGHT), reverse=True)[:BEST]
        top = found[0][0]
        weights = [exp((value - top) / 2.0) for value, _ in found]
        total = sum(weights)
        node.children = {move: Node(w / total) for (_, move), w in zip(found, weights, strict=True)}
        if len(found) > 1:
            others = max(each for other, each in enumerate(worths) if other != seat)
            worths[seat] = top + 0.2 * others
    return [
        own - 0.5 * max(each for other, each in enumerate(worths) if other != seat_of)
        for seat_of, own in enumerate(worths)
    ]
