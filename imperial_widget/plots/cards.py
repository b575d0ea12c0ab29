"""Which cards win? Every card of the deck with the share of its plays that were a later winner's, and the interval.

A card's place is its number, its shape what it does in the garden; hovering says all it does. A mark carries the number
of a game in which a winner resolved the card: `games.witness(number)`.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, Final

from imperial_widget.explore.played import Card, Games
from imperial_widget.sakura.drawing import PALETTE

from .house import graph_objects, house_layout

# What a card does in the garden: words, a shape, and a colour by its name.
_KINDS: Final[Mapping[str, tuple[str, str, str]]] = MappingProxyType(
    {
        "emperor+1": ("the Emperor 1 on", "triangle-up", "focus"),
        "emperor+2": ("the Emperor 2 on", "triangle-up-open-dot", "focus"),
        "emperor-1": ("the Emperor 1 back", "triangle-down", "bad"),
        "emperor±1": ("the Emperor 1 on or back", "diamond-tall", "accent"),
        "closest-2": ("the closest painter 2 back", "square", "mute"),
        "furthest+2": ("the furthest painter 2 on", "circle", "good"),
    }
)


def cards_figure(games: Games) -> Any:
    """Return one mark a card, with its interval, beside the share that all cards together have."""
    go = graph_objects()
    light = PALETTE["light"]
    figure = go.Figure()
    cards = [card for card in games.cards if card.plays]
    kinds: dict[str, list[Card]] = {}
    for card in cards:
        kinds.setdefault(games.series.edition.card(card.number).garden, []).append(card)
    for kind, (words, shape, colour) in _KINDS.items():
        own = kinds.get(kind, [])
        shares = [card.win_share for card in own]
        figure.add_trace(
            go.Scatter(
                x=[card.number for card in own],
                y=[share.value for share in shares],
                mode="markers",
                name=words,
                marker={
                    "symbol": shape,
                    "size": 11,
                    "color": light[colour],
                    "line": {"color": light["ink"], "width": 1},
                },
                error_y={
                    "type": "data",
                    "symmetric": False,
                    "array": [share.high - share.value for share in shares],
                    "arrayminus": [share.value - share.low for share in shares],
                    "color": light["mute"],
                    "thickness": 1.2,
                    "width": 2,
                },
                customdata=[card.game if card.game >= 0 else None for card in own],
                hovertext=[_hover(games, card, words) for card in own],
                hoverinfo="text",
            )
        )
    if cards:
        usual = sum(card.wins for card in cards) / sum(card.plays for card in cards)
        figure.add_hline(
            y=usual,
            line={"dash": "dot", "color": light["mute"]},
            annotation={"text": f"all cards {usual:.1%}", "font": {"size": 11}},
        )
    figure.update_xaxes(title_text="number of the card (lower resolves earlier)", range=[0, 61], dtick=5)
    figure.update_yaxes(title_text="plays by the later winner", tickformat=".0%")
    figure.update_layout(legend={"orientation": "h", "y": -0.22})
    title = f"The cards of winners, over {games.games:,} games (95 % intervals)"
    return house_layout(figure, title, rows=12).update_layout(margin={"l": 80, "r": 30, "t": 80, "b": 110})


def _hover(games: Games, card: Card, garden: str) -> str:
    share, painter = card.win_share, games.series.edition.card(card.number).painter
    return (
        f"card {card.number}: {garden}; own painter {painter}<br>"
        f"{share.value:.1%} ({share.low:.1%} to {share.high:.1%}) of {card.plays:,} plays were a winner's<br>"
        f"seen in game {card.game}"
    )
