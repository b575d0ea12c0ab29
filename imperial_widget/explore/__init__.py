"""What if? Questions a table asks, answered exactly where that can be done, by sampling with a stated error elsewhere.

    orders(position)            the cards on the table in every order, with every choice of direction
    hands(position)             open hands: every combination of cards, the best replies, an equilibrium
    worth(position, "blue")     what each card of a hand is worth, over the cards that player cannot see
    worth_growing(...)          the same, ever more closely; `imperial_widget.plots.watch` shows it growing
    changed(position, ...)      one position, one changed thing: the two futures, and where they part
    chances(timeline)           along a recorded game: the chance to win after every beat
    evaluate(timeline)          along a game of Niya: who wins with best play, which moves were mistakes
    study(1_000)                many layouts of Niya, solved: how often the first player wins, which openings win
    simulate(10_000)            who wins how often, over whole games of bots, here or on any executor
    simulate_tables(10_000)     the same at tables of two to six players, side by side
    reach(position)             The White Castle: everything this very turn can come to, every die, space and action
    standings(timeline)         along a game of it: who would have how many points if it were scored now, and from what
    compete(100, bots=[...])    many games of it between bots: who wins, where the points come from, what it is to begin

An answer is a value: `.summary()`, `.rows()`, `.to_frame()` (pandas), `.plot()` (Plotly), and `.witness(row)`, the very
game behind a row, ready for `Garden(...)`. This room reads the rules; it knows no widget and no figure.

    >>> from imperial_widget.explore import simulate
    >>> games = simulate(50, players=3, seed=4, compiled=False, progress=False)
    >>> games
    <50 games of Sakura, 3 players, Teaching edition, seed 4>
    >>> games.witness("longest")
    <Timeline of sakura: step 0 of ..., 1 line(s)>

Files of `simulate`: `flat` (random players, and counting, in the rules' own style of integers), `engine` (the rules
and `flat`, plain or compiled, from one source), `series` (game number i from a seed alone), `simulate` (many games,
here or on workers), `played` (what came of them), `tables` (by number of players). `deals` is to `worth` what `flat`
is to it. Of The White Castle: `turns` walks one turn for `reach`; `contest` plays one game for `compete`.
"""

from .chances import Chances, chances
from .changed import Changed, changed
from .compete import Contests, compete
from .engine import engine
from .evaluation import Evaluation, evaluate
from .hands import Hands, hands
from .orders import Orders, Outcome, orders
from .played import Games
from .reach import Reach, reach
from .simulate import simulate
from .standings import Standings, standings
from .study import Study, study
from .tables import Tables, simulate_tables
from .worth import CardWorth, Estimate, Worth, worth, worth_growing

__all__ = [
    "CardWorth",
    "Chances",
    "Changed",
    "Contests",
    "Estimate",
    "Evaluation",
    "Games",
    "Hands",
    "Orders",
    "Outcome",
    "Reach",
    "Standings",
    "Study",
    "Tables",
    "Worth",
    "chances",
    "changed",
    "compete",
    "engine",
    "evaluate",
    "hands",
    "orders",
    "reach",
    "simulate",
    "simulate_tables",
    "standings",
    "study",
    "worth",
    "worth_growing",
]
