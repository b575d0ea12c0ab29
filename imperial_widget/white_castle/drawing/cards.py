"""The cards and tiles of the box, made from the data: icons only, words live elsewhere.

A castle card is 84 by 102 units: three equal rows, or a row and a block of two, cream for light rows and sumi for
dark ones. It lies beside the colour tiles of a room and beside the rows of a clan board in the same size. Everything
is drawn around (0, 0); equal rows of icons are one symbol.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from importlib import resources
from typing import Any, Final

from imperial_widget.core.scene import Shape
from imperial_widget.core.shapes import group, label, line, path, rect, use

from .effects import Effects, code, numbered, row

Data = Mapping[str, Any]

CARD: Final = (84.0, 102.0)
"""The size of a castle card."""
ROW: Final = 32.0
PITCH: Final = 35.0
"""From row to row of a card; the rows of rooms and clan boards keep it."""
DAIMYO: Final = (174.0, 52.0)
SLOT: Final = 58.0
GARDEN: Final = (146.0, 62.0)
YARD: Final = (58.0, 32.0)
CHIP: Final = (26.0, 24.0)
SOLO: Final = (120.0, 76.0)
ROWS: Final = ("top", "middle", "bottom")
POSITIONS: Final = ("left", "centre", "right")
ROOMS: Final = ("steward-1", "steward-2", "steward-3", "diplomat-1", "diplomat-2")


def _load(name: str) -> dict[str, Any]:
    package = resources.files(__package__.rpartition(".")[0])
    data: dict[str, Any] = json.loads(package.joinpath(f"data/{name}").read_text(encoding="utf-8"))
    return data


BOX: Final = _load("components.json")
"""What lies in the box, in the words of the data."""
RIVAL: Final = _load("rival.json")


# --- castle cards ----------------------------------------------------------------------------------------------------
def sheet(width: float, height: float, fill: str = "tile", rim: str = "tile-rim") -> Shape:
    """A piece of card around (0, 0)."""
    return rect(-width / 2 + 0.5, -height / 2 + 0.5, width - 1, height - 1, rx=5, fill=fill, stroke=rim, w=1)


def castle_card(card: Data) -> list[Shape]:
    """A card of stewards or diplomats."""
    shapes: list[Shape] = []
    for part in card["rows"]:
        first, count = ROWS.index(part["covers"][0]), len(part["covers"])
        middle = PITCH * (first - 1 + (count - 1) / 2)
        shapes += [
            use(f"block:{part['tone']}-{count}", 0, middle),
            use(code(part["effects"], part["tone"]), 0, middle),
        ]
    return shapes


def back(effects: Effects) -> list[Shape]:
    """The back of a card: a lantern over what it gives."""
    return [
        sheet(*CARD, "dark-row", "dark-row-rim"),
        use("icon:lantern", 0, -16, 1.7),
        rect(-22, 16, 44, 28, rx=5, fill="light-row", stroke="light-row-rim", w=1),
        use(code(effects), 0, 30),
    ]


def chip(effects: Effects) -> list[Shape]:
    """A card in the lantern row of a clan: only its gift looks out."""
    return [
        rect(-CHIP[0] / 2, -CHIP[1] / 2, *CHIP, rx=4, fill="light-row", stroke="light-row-rim", w=1),
        use(code(effects), 0, 0, 0.86),
    ]


# --- starting cards --------------------------------------------------------------------------------------------------
def start_action(card: Data) -> list[Shape]:
    """One action for all three rows."""
    return [use("block:dark-3"), use(code(card["effects"], "dark"), 0, 0, 1.5)]


def start_resource(card: Data) -> list[Shape]:
    """What a clan begins with, and the decree that comes with it."""
    shapes = [sheet(*CARD, "light-row", "light-row-rim")]
    effects = card["effects"]
    lines = (len(effects) + 1) // 2
    top = -CARD[1] / 2 + (24 if card["decree"] is None and lines == 2 else 16)
    for i, effect in enumerate(effects):
        alone = i == len(effects) - 1 and i % 2 == 0
        drawn, width = numbered(f"icon:{effect['gain']}", effect["n"])
        x = 0 if alone else -20 + 40 * (i % 2)
        shapes.append(group(drawn, x - width / 2, top + 30 * (i // 2)))
    if card["decree"] is not None:
        shapes += [
            line("M-34 26H34", "light-row-rim", 1.2),
            use(card["decree"], 0, 38, 0.78),
        ]
    return shapes


def goods_row(card: Data) -> list[Shape]:
    """What a clan begins with, small enough for a row of a card in the rail."""
    effects = card["effects"]
    half = len(effects) if len(effects) <= 2 else (len(effects) + 1) // 2
    lines = [line_ for line_ in (effects[:half], effects[half:]) if line_]
    decreed = card["decree"] is not None
    scale = 0.56 if decreed else 0.62 if len(lines) > 1 else 0.82
    shapes: list[Shape] = []
    for n, line_ in enumerate(lines):
        drawn = [numbered(f"icon:{effect['gain']}", effect["n"]) for effect in line_]
        x = -sum(width for _, width in drawn) / 2
        inner: list[Shape] = []
        for part, width in drawn:
            inner.append(group(part, x, 0))
            x += width
        y = 7.5 * (2 * n + 1 - len(lines))
        shapes.append(
            {"t": "g", "transform": f"translate({-14 if decreed else 0} {y:g}) scale({scale})", "children": inner}
        )
    return [*shapes, use(card["decree"], 19, 0, 0.48)] if decreed else shapes


def decree(card: Data) -> list[Shape]:
    """A decree: a lantern and its gift on a narrow strip."""
    return [
        rect(-30, -13, 60, 26, rx=5, fill="tile", stroke="lantern", w=1.4),
        use("icon:lantern", -16, 0, 0.8),
        use(code(card["lantern"]), 11, 0, 0.9),
    ]


# --- daimyo, gardens, yards ------------------------------------------------------------------------------------------
def daimyo(card: Data) -> list[Shape]:
    """Three slots from left to right."""
    return [
        shape for i, effects in enumerate(card["slots"]) for shape in (use("slot", SLOT * (i - 1)), _slot(effects, i))
    ]


def _slot(effects: Effects, i: int) -> Shape:
    return use(code(effects), SLOT * (i - 1), 0, 1.1)


def garden(card: Data) -> list[Shape]:
    """Cost above left, points above right, effect below left; gardeners stand below right."""
    left, right = -GARDEN[0] / 2, GARDEN[0] / 2
    price, wide = numbered("icon:food", card["food"])
    gift = _wide(card["effects"])
    sign = "icon:leaf" if card["kind"] == "plant" else "icon:rock"
    return [
        sheet(*GARDEN, card["kind"], f"{card['kind']}-rim"),
        group(price, left + 7, -16),
        use(sign, left + wide + 24, -16, 0.8),
        use(f"points:{card['points']}", right - 17, -15, 1.04),
        use(code(card["effects"]), left + 8 + gift / 2, 15),
    ]


def _wide(effects: Effects) -> float:
    """How wide a row of effects is."""
    width = 0.0
    for effect in effects:
        if "pay" in effect:
            ((what, count),) = effect["pay"].items()
            width += numbered(f"icon:{what}", count)[1] + 11 + 5 + 20
        else:
            width += numbered("icon", int(effect.get("n", 1)))[1]
    return width


def yard_tile(effects: Effects, side: str) -> list[Shape]:
    """One side of a tile of a training yard."""
    w, h = YARD
    frame = [rect(-w / 2 + 3, -h / 2 + 3, w - 6, h - 6, rx=2, stroke="gold-tile-rim", w=0.8)] if side == "gold" else []
    return [
        rect(-w / 2, -h / 2, w, h, rx=4, fill=f"{side}-tile", stroke=f"{side}-tile-rim", w=1.5),
        *frame,
        use(code(effects), 0, 0),
    ]


# --- the rival -------------------------------------------------------------------------------------------------------
def rival_dice(card: Data) -> list[Shape]:
    """Which die the rival takes (a bridge with one place filled), and on a small map of the board where it lays it."""
    x = (-38.0, 0.0, 38.0)[POSITIONS.index(card["position"])]
    colour = card["bridge"]
    places = [rect(px - 12, -19, 24, 24, rx=5, fill="hollow", stroke="tray-rim", w=1) for px in (-38, 0, 38)]
    mark = rect(x - 4.4, -11.4, 8.8, 8.8, rx=1, stroke="black-pip", w=1.4)
    bridge = [
        *places,
        use(f"face:{colour}", x, -7, 0.72),
        use(f"colour:{colour}", x, -7, 0.9) if colour != "black" else mark,
        path("M-54 26Q0 8 54 26V32Q0 15-54 32Z", fill=colour, stroke=f"{colour}-rim", w=1.2),
    ]
    small: Shape = {"t": "g", "transform": "translate(-22 -3) scale(0.62)", "children": bridge}
    return [
        sheet(*SOLO),
        small,
        use("icon:then", 19, 0, 0.62),
        use("rival:map"),
        _box(card["space"], fill="gold", stroke="gold"),
    ]


def _box(space: str, **look: Any) -> Shape:
    """The box of a space on the small map."""
    rows = (ROOMS[3:], ROOMS[:3], ("outside-left", "well", "outside-right"))
    line_, names = next((n, names) for n, names in enumerate(rows) if space in names)
    x, y = 41 + 11 * (names.index(space) - (len(names) - 1) / 2), (-15, -3, 13)[line_]
    return rect(x - 4.2, y - 4, 8.4, 8, rx=1.5, w=1, **look)


def rival_map() -> list[Shape]:
    """The spaces of the board as small boxes."""
    spaces = (*ROOMS, "outside-left", "well", "outside-right")
    return [_box(space, fill="hollow", stroke="ink-2") for space in spaces]


def rival_actions(card: Data) -> list[Shape]:
    """What the rival does, the upper one first."""
    return [
        sheet(*SOLO),
        line("M-48 0H48", "tile-rim", 1),
        *(shape for i, action in enumerate(card["actions"]) for shape in _rival_action(action, -19 + 38 * i)),
    ]


def _rival_action(action: Mapping[str, Any], y: float) -> list[Shape]:
    """A figure and where it goes, or a number of goods."""
    ((deed, value),) = action.items()
    if deed in ("vp", "influence", "coin"):
        return [use(code([{"gain": deed, "n": value}]), 0, y, 1.2)]
    figure = use(f"icon:{'courtier' if deed in ('gate', 'advance') else deed}", -30, y)
    arrow = use("icon:then", -6, y, 0.8)
    if deed == "gardener":
        kinds = {"plant": ("leaf",), "stone": ("rock",), "any": ("leaf", "rock")}[value]
        return [figure, arrow, *(use(f"icon:{kind}", 20 + 24 * i, y, 0.9) for i, kind in enumerate(kinds))]
    if deed == "warrior":
        return [figure, arrow, group(numbered("icon:iron", value)[0], 10, y)]
    if deed == "gate":
        return [figure, arrow, path(f"M12 {y + 10:g}v-16h28v16M7 {y - 6:g}h38", stroke="ink", w=2.4, cap="round")]
    steps = "".join(f"M{14 + 12 * i} {y + 9:g}v-18m-5 6l5-6l5 6" for i in range(value))
    return [figure, line(steps, "ink", 2.2), label(22 + 12 * value, y + 5, f"+{value}", 14, fill="ink", weight=700)]


# --- all of them -----------------------------------------------------------------------------------------------------
def _rows() -> dict[str, list[Shape]]:
    """Every row of icons that a card carries, once."""
    found: dict[str, list[Shape]] = {}

    def add(effects: Effects, tone: str = "light") -> None:
        found.setdefault(code(effects, tone), row(effects, tone))

    for card in (*BOX["stewards"], *BOX["diplomats"]):
        for part in card["rows"]:
            add(part["effects"], part["tone"])
    for card in BOX["starting_actions"]:
        add(card["effects"], "dark")
    for card in BOX["daimyo"]:
        for slot in card["slots"]:
            add(slot)
    for tile in BOX["yard_tiles"]:
        add(tile["blue"])
        add(tile["gold"])
    for card in BOX["gardens"]:
        add(card["effects"])
    for effects in lanterns().values():
        add(effects)
    for card in RIVAL["cards"]:
        for action in card["actions"]:
            ((deed, value),) = action.items()
            if deed in ("vp", "influence", "coin"):
                add([{"gain": deed, "n": value}])
    return found


def lanterns() -> dict[str, Effects]:
    """What the backs of cards give, by the name of what is given."""
    cards = (*BOX["starting_actions"], *BOX["starting_resources"], *BOX["decrees"])
    gifts = [*BOX["lantern_backs"].values(), *(card["lantern"] for card in cards)]
    return {gift[0]["gain"]: gift for gift in gifts}


def symbols() -> dict[str, list[Shape]]:
    """Cards by the id of the data, `lantern:coin` in the lantern row, `back:coin` for a back, `rival:1:dice`."""
    found = _rows()
    for tone in ("light", "dark"):
        for count in (1, 2, 3):
            height = ROW + PITCH * (count - 1)
            found[f"block:{tone}-{count}"] = [sheet(CARD[0], height, f"{tone}-row", f"{tone}-row-rim")]
    found["card-place"] = [
        rect(-CARD[0] / 2, PITCH * (i - 1) - ROW / 2, CARD[0], ROW, rx=5, fill="hollow") for i in range(3)
    ]
    found["slot"] = [sheet(54, DAIMYO[1] - 2, "light-row", "light-row-rim")]
    found |= {card["id"]: castle_card(card) for card in (*BOX["stewards"], *BOX["diplomats"])}
    found |= {card["id"]: decree(card) for card in BOX["decrees"]}
    found |= {card["id"]: start_action(card) for card in BOX["starting_actions"]}
    found |= {card["id"]: start_resource(card) for card in BOX["starting_resources"]}
    found |= {f"goods:{card['id']}": goods_row(card) for card in BOX["starting_resources"]}
    found |= {card["id"]: daimyo(card) for card in BOX["daimyo"]}
    found |= {card["id"]: garden(card) for card in BOX["gardens"]}
    for tile in BOX["yard_tiles"]:
        found |= {f"{tile['id']}:{side}": yard_tile(tile[side], side) for side in ("blue", "gold")}
    for good, effects in lanterns().items():
        found[f"lantern:{good}"] = chip(effects)
        found[f"back:{good}"] = back(effects)
    found["rival:map"] = rival_map()
    for i, card in enumerate(RIVAL["cards"], start=1):
        found[f"rival:{i}:dice"] = rival_dice(card)
        found[f"rival:{i}:actions"] = rival_actions(card)
    return found
