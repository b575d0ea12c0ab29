"""What if? Questions a table asks, answered exactly where that can be done, by sampling with a stated error elsewhere.

    orders(position)            the cards on the table in every order, with every choice of direction
    worth(position, "blue")     what each card of a hand is worth, over the cards that player cannot see

An answer is a value: `.summary()`, `.rows()`, `.to_frame()` (pandas), `.plot()` (Plotly), and `.witness(row)`, the very
game behind a row, ready for `Garden(...)`. This room reads the rules; it knows no widget and no figure.
"""

from .orders import Orders, Outcome, orders
from .worth import CardWorth, Estimate, Worth, worth

__all__ = ["CardWorth", "Estimate", "Orders", "Outcome", "Worth", "orders", "worth"]
