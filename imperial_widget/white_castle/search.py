"""A searching player: Monte Carlo tree search over the game's own legal moves.

Each iteration walks down the tree by what has done well and what promises much, deals what is hidden anew (cards to
come, dice to come), lets everybody finish turn after turn by the best plans they find (`plans.py`) until the searcher's
next turn is over, and weighs the game then (`worth.py`). A move that has been tried often enough is opened: what can
follow becomes part of the tree, each player choosing there for itself. The k-th trial of every move is on the same
deal, so that moves differ by themselves and not by luck.
"""

from __future__ import annotations

from math import exp, sqrt
from random import Random
from time import perf_counter
from typing import Final

from . import rules
from . import state as st
from .plans import NODES, Plan, best_of_others, best_plans, moment, worthwhile
from .state import Row
from .table import Table
from .worth import worth

BEST: Final = 12
"""So many moves of a decision are in the tree at most, those that promise most."""
BEHIND: Final = 6.0
"""A move that promises so many points less than the best is not tried."""
THOUGHT: Final = 300
"""How many ways to finish a turn are looked at for each player in an imagined game."""
OTHERS: Final = 0.5
"""How much a point of the best of the others counts, beside a point of one's own."""
EXPLORE: Final = 4.0
"""How much an untried move with a good promise is worth trying, in points."""
RIPE: Final = 3
"""A move that has been tried so often is opened: what can follow it joins the tree."""


class Node:
    """A move in the tree: how often it was tried, what came of it for whoever made it, and what can follow."""

    __slots__ = ("children", "plan", "promise", "total", "visits")

    def __init__(self, promise: float = 1.0, plan: Plan | None = None) -> None:
        self.promise = promise
        self.plan = plan
        self.children: dict[int, Node] = {}
        self.visits = 0
        self.total = 0.0

    @property
    def mean(self) -> float:
        """What came of it on average."""
        return self.total / self.visits if self.visits else 0.0

    def open(self, s: Row, moves: list[int], seat: int, nodes: int) -> None:
        """Put the moves that promise most below this one; the more they promise, the sooner they are tried."""
        found = best_plans(s, worthwhile(s, moves), seat, nodes)
        best = sorted(found, key=lambda move: -found[move].value)[:BEST]
        top = found[best[0]].value
        weights = {move: exp((found[move].value - top) / 2) for move in best if found[move].value >= top - BEHIND}
        total = sum(weights.values())
        self.children = {move: Node(weight / total, found[move]) for move, weight in weights.items()}

    def choose(self, moves: list[int]) -> int:
        """Return the move to try next, of those there are on this deal; -1 where the tree knows none of them."""
        here = {move: child for move, child in self.children.items() if move in moves}
        visits = sum(child.visits for child in here.values())
        least = min((child.mean for child in here.values() if child.visits), default=0.0)
        best, chosen = -1e9, -1
        for move, child in here.items():
            value = child.mean if child.visits else least
            value += EXPLORE * child.promise * sqrt(visits + 1) / (1 + child.visits)
            if value > best:
                best, chosen = value, move
        return chosen


class _Game:
    """A game that is imagined, until so many turns are over."""

    def __init__(self, row: Row, moves: list[int], turns: int, chance: Random) -> None:
        self.row, self.moves, self.turns = row, moves, turns
        self.now = moment(row)
        self._deal(chance)

    def _deal(self, chance: Random) -> None:
        Table(row=self.row).resample(chance)

    def _count(self) -> None:
        now = moment(self.row)
        self.turns -= now != self.now
        self.now = now

    @property
    def seat(self) -> int:
        """Who decides; for the rival the player does."""
        return 0 if self.row[st.DIFFICULTY] >= 0 else int(self.row[st.ACTOR])

    def play(self, move: int) -> None:
        """Make a move."""
        self.moves = rules.play(self.row, None, move)
        self._count()

    def follow(self, plan: Plan, chance: Random) -> None:
        """Go where a plan leads; what is hidden then is dealt anew."""
        self.row, self.moves = plan.row.copy(), plan.moves
        self._deal(chance)
        self._count()

    def finish(self) -> list[float]:
        """Let everybody go on by the best plans; return how far ahead each seat is in the end."""
        while self.moves and self.turns > 0:
            chosen = worthwhile(self.row, self.moves)
            if len(chosen) == 1:
                self.play(chosen[0])
                continue
            plan = max(best_plans(self.row, chosen, self.seat, THOUGHT).values(), key=lambda plan: plan.value)
            self.row, self.moves = plan.row, plan.moves
            self._count()
        return [worth(self.row, seat) - OTHERS * best_of_others(self.row, seat) for seat in range(self.row[st.SEATS])]


def best_move(table: Table, chance: Random, *, iterations: int, seconds: float | None = None) -> int:
    """Return the move that was tried most (of several, the one that did best), after so many trials or so much time."""
    start = table.copy()
    start.resample(chance)
    chosen = worthwhile(start.row, start.moves)
    if len(chosen) == 1:
        return chosen[0]
    root = Node()
    root.open(start.row, start.moves, start.seat, NODES)
    end = None if seconds is None else perf_counter() + seconds
    deals = chance.getrandbits(32)
    tried = 0
    while len(root.children) > 1 and (tried < iterations if end is None else perf_counter() < end or not tried):
        _try(root, table, deals)
        tried += 1
    return max(root.children, key=lambda move: (root.children[move].visits, root.children[move].mean))


def _try(root: Node, table: Table, deals: int) -> None:
    """Walk down the tree, imagine how the game goes on, and tell the moves on the way what came of them."""
    move = root.choose(table.moves)
    node = root.children[move]
    chance = Random(deals + node.visits)
    game = _Game(table.row.copy(), table.moves, table.row[st.SEATS] + 1, chance)
    path = [(game.seat, node)]
    if node.visits < RIPE and node.plan is not None:
        game.follow(node.plan, chance)
    else:
        game.play(move)
        _walk(node, game, path)
    values = game.finish()
    for seat, each in path:
        each.visits += 1
        each.total += values[seat]


def _walk(node: Node, game: _Game, path: list[tuple[int, Node]]) -> None:
    """Go on from an open move through what the tree knows, as far as one move that has never been tried."""
    while game.moves and game.turns > 0:
        if not node.children:
            node.open(game.row, game.moves, game.seat, THOUGHT)
        move = node.choose(game.moves)
        if move < 0:
            return
        node = node.children[move]
        path.append((game.seat, node))
        game.play(move)
        if not node.visits:
            return
