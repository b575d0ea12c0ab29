"""Open hands as a figure: two painters' cards against each other, or how each card of one painter's hand may end."""

from __future__ import annotations

from importlib import import_module
from typing import Any, Final

from imperial_widget.core.errors import ImperialError
from imperial_widget.explore.hands import CardSpread, Hands
from imperial_widget.explore.payoffs import Matrix
from imperial_widget.sakura.drawing import PALETTE

from .house import SHAPES, graph_objects, house_layout

SCALE: Final = ((0.0, "#B35806"), (0.25, "#F1A340"), (0.5, "#F7F7F7"), (0.75, "#998EC3"), (1.0, "#542788"))
"""From orange (the column's painter is better off) through white to violet: told apart by colour-blind eyes, too."""
_WORDS: Final = {
    "tokens": "tokens gained, less 1/128 a space behind",
    "place": "minus painters ahead, plus 1/128 a token",
}
_TEXT: Final = {"tokens": "{:+.2f}", "place": "{:.2f}"}
_CELL_ROWS: Final = 2.2  # how many rows of a figure the height of a cell is


def hands_figure(
    answer: Hands,
    *,
    painter: str | None = None,
    against: str | None = None,
    equilibrium: bool = False,
) -> Any:
    """Return a matrix of two painters' cards, or with one `painter` how each of the own cards may end.

    The matrix is drawn for `painter` and `against`, or without names where two painters choose or were asked about; a
    painter's shape marks the best reply, and `equilibrium` draws how often each card should be played.
    """
    two = answer.painters if len(answer.painters) == 2 else answer.deciding
    if against is not None or (painter is None and len(two) == 2):
        names = (painter, against) if against is not None else two
        return _matrix_figure(answer, answer.matrix(*names), equilibrium=equilibrium)
    if equilibrium:
        msg = f"equilibrium=True for {painter or ', '.join(answer.deciding)}; expected two choosing painters"
        raise ImperialError(msg)
    return _spread_figure(answer, painter or (answer.deciding or answer.painters)[0])


# --- two painters ----------------------------------------------------------------------------------------------------
def _matrix_figure(answer: Hands, matrix: Matrix, *, equilibrium: bool) -> Any:
    go = graph_objects()
    mixed = answer.equilibrium() if equilibrium else None
    if mixed and set(matrix.painters) != set(mixed.chances):
        msg = (
            f"equilibrium=True for {' and '.join(matrix.painters)}; expected {' and '.join(mixed.chances)}, who choose"
        )
        raise ImperialError(msg)
    figure = import_module("plotly.subplots").make_subplots(
        rows=2 if mixed else 1,
        cols=2 if mixed else 1,
        shared_xaxes=bool(mixed),
        shared_yaxes=bool(mixed),
        column_widths=[0.82, 0.18] if mixed else None,
        row_heights=[0.2, 0.8] if mixed else None,
        horizontal_spacing=0.03,
        vertical_spacing=0.04,
    )
    place = {"row": 2 if mixed else 1, "col": 1}
    lines, columns = (_labels(who, cards) for who, cards in zip(matrix.painters, matrix.cards, strict=True))
    figure.add_trace(_heat_map(go, answer, matrix, lines, columns), **place)
    for who, side in zip(matrix.painters, (-1, 1), strict=True):
        figure.add_trace(_replies(go, matrix, who, side), **place)
    if mixed:
        first, second = (list(mixed.chances[who].values()) for who in matrix.painters)
        line, column = first.index(max(first)), second.index(max(second))
        rows = [cells[column] for cells in matrix.rows]
        figure.add_trace(_bars(go, matrix, 1, second, list(matrix.rows[line])), row=1, col=1)
        figure.add_trace(_bars(go, matrix, 0, first, rows), row=2, col=2)
        figure.update_yaxes(tickformat=".0%", range=[0, 1], row=1, col=1)
        figure.update_xaxes(tickformat=".0%", range=[0, 1], row=2, col=2)
        figure.update_xaxes(tickvals=list(range(len(columns))), showticklabels=False, row=1, col=1)
    one, other = matrix.painters
    key = f"violet: {one} is better off; orange: {other} is"
    figure.update_xaxes(tickvals=list(range(len(columns))), ticktext=columns, title_text=key, **place)
    figure.update_yaxes(tickvals=list(range(len(lines))), ticktext=lines, **place)
    figure.update_xaxes(showgrid=False)
    figure.update_yaxes(showgrid=False)
    for col in (1, 2) if mixed else (1,):
        figure.update_yaxes(range=[len(lines) - 0.5, -0.5], row=place["row"], col=col)
    figure.update_layout(legend={"orientation": "h", "y": -0.22})
    title = f"{one.title()} against {other}: both values ({_WORDS[answer.value]})"
    if matrix.note:
        title += f"<br><sup>{matrix.note}</sup>"
    elif mixed:
        title += f"<br><sup>bars: an equilibrium; {mixed}</sup>"
    return house_layout(figure, title, rows=round(_CELL_ROWS * len(lines)) + (4 if mixed else 1))


def _labels(painter: str, cards: tuple[int, ...]) -> list[str]:
    return [f"{painter} {card}" for card in cards]


def _heat_map(go: Any, answer: Hands, matrix: Matrix, lines: list[str], columns: list[str]) -> Any:
    """Colour by who is better off, write both values into the cell."""
    form = _TEXT[answer.value]
    first, second = matrix.payoffs
    ahead = [[a - b for a, b in zip(*pair, strict=True)] for pair in zip(first, second, strict=True)]
    most = max(0.01, *(abs(each) for line in ahead for each in line))
    cells = [[(i, j) for j in range(len(columns))] for i in range(len(lines))]
    values = [[f"{form.format(first[i][j])} │ {form.format(second[i][j])}" for i, j in line] for line in cells]
    hover = [[f"{lines[i]}, {columns[j]}<br>{values[i][j]}" for i, j in line] for line in cells]
    return go.Heatmap(
        z=ahead,
        x=list(range(len(columns))),
        y=list(range(len(lines))),
        zmin=-most,
        zmax=most,
        colorscale=[list(stop) for stop in SCALE],
        customdata=[list(line) for line in matrix.rows],
        text=values,
        texttemplate="%{text}",
        hovertext=hover,
        hoverinfo="text",
        xgap=2,
        ygap=2,
        showscale=False,
    )


def _replies(go: Any, matrix: Matrix, painter: str, side: int) -> Any:
    """Mark the cells in which a painter's card is the best reply, at its own side of the cell."""
    marked = sorted(matrix.best_replies(painter))
    return go.Scatter(
        x=[column + side * 0.4 for _, column in marked],
        y=[line for line, _ in marked],
        customdata=[matrix.rows[line][column] for line, column in marked],
        mode="markers",
        marker=_marker(painter, 12),
        name=f"best reply of {painter}",
        hovertext=[f"best reply of {painter}"] * len(marked),
        hoverinfo="text",
    )


def _bars(go: Any, matrix: Matrix, who: int, shares: list[float], rows: list[int]) -> Any:
    """Draw how often a painter plays each card; a bar opens the round against the other's most likely card."""
    light, painter = PALETTE["light"], matrix.painters[who]
    places = list(range(len(shares)))
    line = {"color": light["ink"], "width": 1}
    return go.Bar(
        x=places if who else shares,
        y=shares if who else places,
        orientation="v" if who else "h",
        customdata=rows,
        marker={"color": light[painter], "line": line},
        hovertext=[
            f"{painter} plays {card}: {share:.0%}" for card, share in zip(matrix.cards[who], shares, strict=True)
        ],
        hoverinfo="text",
        width=0.6,
        showlegend=False,
    )


# --- one painter -----------------------------------------------------------------------------------------------------
def _spread_figure(answer: Hands, painter: str) -> Any:
    go = graph_objects()
    light = PALETTE["light"]
    spreads = answer.distribution(painter)
    labels = [f"card {spread.card}" for spread in spreads]
    panels = (f"value: {_WORDS[answer.value]}", "ends closest", "disgraced")
    figure = import_module("plotly.subplots").make_subplots(
        rows=1,
        cols=3,
        shared_yaxes=True,
        horizontal_spacing=0.04,
        subplot_titles=panels,
        column_widths=[0.6, 0.2, 0.2],
    )
    for spread, label in zip(spreads, labels, strict=True):
        figure.add_trace(_interval(go, spread, label), row=1, col=1)
    for column, (name, colour) in enumerate((("closest", light["good"]), ("disgrace", light["bad"])), start=2):
        shares = [getattr(spread, name) for spread in spreads]
        figure.add_trace(
            go.Scatter(
                x=shares,
                y=labels,
                mode="markers",
                marker={**_marker(painter, 14), "color": colour},
                customdata=[spread.rows[1] for spread in spreads],
                hovertext=[f"{share:.0%} of {s.rounds:,} rounds" for share, s in zip(shares, spreads, strict=True)],
                hoverinfo="text",
                showlegend=False,
            ),
            row=1,
            col=column,
        )
        figure.update_xaxes(tickformat=".0%", range=[-0.12, 1.12], row=1, col=column)
    figure.update_yaxes(autorange="reversed", type="category")
    rounds = f"{len(answer):,}" + ("" if answer.exact else f" of {answer.combinations:,}, a sample")
    title = f"{painter.title()}'s cards, over all that the others may play ({rounds} rounds)"
    return house_layout(figure, f"{title}: lowest, mean, highest", rows=max(3, len(labels)))


def _interval(go: Any, spread: CardSpread, label: str) -> Any:
    """Draw a card's lowest, mean and highest end; each opens a round that ends so, the mean an ordinary one."""
    light = PALETTE["light"]
    mean = _marker(spread.painter, 15)
    names = ("lowest", "mean", "highest")
    return go.Scatter(
        x=[spread.low, spread.mean, spread.high],
        y=[label] * 3,
        mode="lines+markers",
        line={"color": light["ink"], "width": 2},
        marker={**mean, "symbol": ["line-ns", mean["symbol"], "line-ns"]},
        customdata=list(spread.rows),
        hovertext=[
            f"{name}: {end:+.2f}" for name, end in zip(names, (spread.low, spread.mean, spread.high), strict=True)
        ],
        hoverinfo="text",
        showlegend=False,
    )


def _marker(painter: str, size: int) -> dict[str, Any]:
    light = PALETTE["light"]
    return {
        "symbol": SHAPES[painter],
        "size": size,
        "color": light[painter],
        "line": {"color": light["ink"], "width": 1.5},
    }
