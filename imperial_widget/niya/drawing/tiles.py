"""The sixteen tiles: a feature in the sky, a plant on the ground, nothing else.

A tile is 104 units wide, drawn around (0, 0). Its pictures are symbols of their own (`sky:sun`, `ground:maple`), so
that sixteen tiles, their faded form and their thumbnails do not repeat them.
"""

from __future__ import annotations

from typing import Final

from imperial_widget.core.scene import Shape
from imperial_widget.core.shapes import faded, rect, square, use
from imperial_widget.niya.components import FEATURES, PLANTS

from . import features, plants

HALF: Final = 52.0
"""Half a tile."""
CORNER: Final = 7.3
SKY: Final = -28.0
GROUND: Final = 15.5
PLANT: Final = {"iris": 0.83, "cherry": 0.94}
"""How much smaller a tall plant stands on a tile."""
FADED: Final = 0.42
THUMB: Final = 24.0
"""Half a thumbnail."""


def face() -> list[Shape]:
    """The paper of a tile, with its rim and frame."""
    return [
        square(HALF - 0.5, CORNER, fill="tile", stroke="tile-rim", w=1),
        square(HALF - 4.7, 4.2, stroke="tile-frame", w=0.8),
    ]


def pictures(plant: str, feature: str) -> list[Shape]:
    """Sky above, ground below."""
    return [use(f"sky:{feature}", 0, SKY), use(f"ground:{plant}", 0, GROUND, PLANT.get(plant, 1.0))]


def thumbnail(plant: str, feature: str) -> list[Shape]:
    """A tile of 48 units that keeps only what can be seen there."""
    return [
        square(THUMB - 0.5, 4, fill="tile", stroke="tile-rim", w=1),
        use(f"feature:{feature}", 0, -12.4, 0.82),
        use(f"plant:{plant}", 0, 9.4, 0.88),
    ]


def edges(count: int) -> list[Shape]:
    """The tiles of a pile that look out under the top one."""
    return [
        rect(-HALF + 0.5 + 3 * i, -HALF + 0.5 + 3 * i, 103, 103, rx=CORNER, fill="edge", stroke="tile-rim", w=1)
        for i in range(count, 0, -1)
    ]


def symbols() -> dict[str, list[Shape]]:
    """Tiles (`tile:maple-sun`), their faded forms (`faded:`), thumbnails (`thumb:`), and what they are made of."""
    found: dict[str, list[Shape]] = {
        **{f"ground:{plant}": plants.LARGE[plant] for plant in PLANTS},
        **{f"sky:{feature}": features.LARGE[feature] for feature in FEATURES},
        **{f"plant:{plant}": plants.SMALL[plant] for plant in PLANTS},
        **{f"feature:{feature}": features.SMALL[feature] for feature in FEATURES},
        "face": face(),
        "pile:1": edges(1),
        "pile:2": edges(2),
    }
    for plant in PLANTS:
        for feature in FEATURES:
            seen = pictures(plant, feature)
            found[f"tile:{plant}-{feature}"] = [use("face"), *seen]
            found[f"faded:{plant}-{feature}"] = [use("face"), faded(seen, FADED)]
            found[f"thumb:{plant}-{feature}"] = thumbnail(plant, feature)
    return found
