"""What if? Questions a table asks, answered exactly where that can be done, by sampling with a stated error elsewhere.

    orders(position)            the cards on the table in every order, with every choice of direction
    worth(position, "blue")     what each card of a hand is worth, over the cards that player cannot see
    simulate(10_000)            who wins how often, over whole games of bots, here or on any executor

An answer is a value: `.summary()`, `.rows()`, `.to_frame()` (pandas), `.plot()` (Plotly), and `.witness(row)`, the very
game behind a row, ready for `Garden(...)`. This room reads the rules; it knows no widget and no figure.

    >>> from imperial_widget.explore import simulate
    >>> games = simulate(50, players=3, seed=4, compiled=False, progress=False)
    >>> games
    <50 games of Sakura, 3 players, Teaching edition, seed 4>
    >>> games.witness("longest")
    <Timeline of sakura: step 0 of ..., 1 line(s)>

Files of `simulate`: `flat` (random players, and counting, in the rules' own style of integers), `engine` (the rules and
`flat`, plain or compiled, from one source), `series` (game number i from a seed alone), `simulate` (many games, here or
on workers), `played` (what came of them).
"""

from .engine import engine
from .orders import Orders, Outcome, orders
from .played import Games
from .simulate import simulate
from .worth import CardWorth, Estimate, Worth, worth

__all__ = [
    "CardWorth",
    "Estimate",
    "Games",
    "Orders",
    "Outcome",
    "Worth",
    "engine",
    "orders",
    "simulate",
    "worth",
]
