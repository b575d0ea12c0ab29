"""What if? Questions a table asks after a round, answered exactly where that can be done.

    orders(position)       the cards on the table in every order, with every choice of direction

An answer is a value: `.summary()`, `.rows()`, `.to_frame()` (pandas), `.plot()` (Plotly), and `.witness(row)`, the very
game behind a row, ready for `Garden(...)`. This room reads the rules; it knows no widget and no figure.
"""

from .orders import Orders, Outcome, orders

__all__ = ["Orders", "Outcome", "orders"]
