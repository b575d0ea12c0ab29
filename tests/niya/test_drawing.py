"""The drawing of Niya: tiles differ without colour, colours can be seen, places do not overlap, lines stay inside."""

import json
import re
from itertools import combinations, pairwise
from math import hypot

import pytest

from imperial_widget.core.palette import SHELL, contrast
from imperial_widget.core.svg import draw_board, shapes_to_svg
from imperial_widget.niya.components import CELLS, FEATURES, INNER, PATTERNS, PLANTS, PLAYERS
from imperial_widget.niya.drawing import BEND, PALETTE, SYMBOLS, arrow, centre, corner, layouts, outline, rim
from imperial_widget.niya.drawing.field import PLANS

FIELDS = {
    *("t", "fill", "stroke", "w", "dash", "cap", "join", "opacity", "transform", "d", "points", "x", "y", "x1", "y1"),
    *("x2", "y2", "cx", "cy", "r", "rx", "ry", "width", "height", "text", "size", "weight", "anchor", "font"),
    *("symbol", "scale", "children", "cls"),
}
THEMES = ["light", "dark", "contrast"]
LAYOUTS = ["wide", "narrow"]
TILES = [f"{plant}-{feature}" for plant in PLANTS for feature in FEATURES]
ROWS = [[CELLS[cell] for cell in pattern] for pattern in PATTERNS]

each_theme = pytest.mark.parametrize("theme", THEMES)
each_layout = pytest.mark.parametrize("layout", LAYOUTS)


def name(spot):
    return f"spot {spot}"


def every_shape(shapes):
    for shape in shapes:
        yield shape
        yield from every_shape(shape.get("children", ()))


def everything_drawn():
    for drawing in layouts(name).values():
        yield from every_shape([*drawing["back"], *drawing["front"]])
    for symbol in SYMBOLS.values():
        yield from every_shape(symbol)


def without_colour(symbol):
    """What is left of a symbol in one ink: its shapes, with everything that was painted painted the same."""
    ink = dict.fromkeys(PALETTE["light"], "#000000")
    return shapes_to_svg(SYMBOLS[symbol], ink, SYMBOLS)


def points(d):
    values = [float(value) for value in re.findall(r"-?\d+\.?\d*", d)]
    return list(zip(values[::2], values[1::2], strict=True))


# --- palette ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("one", "other", "light", "dark"),
    [
        ("on-win", "win", 7.2, 8.2),
        ("on-loss", "loss", 7.4, 8.9),
        ("loss-rim", "tile", 5.0, 6.2),
        ("on-draw", "draw", 6.0, 8.0),
        ("maple", "tile", 5.3, 5.4),
        ("cherry", "tile", 3.9, 7.3),
        ("pine", "tile", 6.8, 7.0),
        ("iris", "tile", 6.9, 7.0),
        ("sun", "tile", 5.2, 5.0),
        ("tanzaku", "tile", 7.9, 4.8),
        ("birds", "tile", 15.6, 11.8),
        ("rain", "tile", 5.2, 6.8),
        ("gold", "ground", 3.7, 9.1),
    ],
)
def test_the_contrast_of_the_art_is_kept(one, other, light, dark):
    assert contrast(PALETTE["light"][one], PALETTE["light"][other]) == pytest.approx(light, abs=0.11)
    assert contrast(PALETTE["dark"][one], PALETTE["dark"][other]) == pytest.approx(dark, abs=0.11)
    assert contrast(PALETTE["contrast"][one], PALETTE["contrast"][other]) >= 4.5


@each_theme
@pytest.mark.parametrize(
    ("words", "paper"),
    [
        ("mute", "ground"),
        ("mute", "tray"),
        ("ink", "tile"),
        ("on-win", "win"),
        ("on-loss", "loss"),
        ("on-draw", "draw"),
        ("on-red", "red"),
        ("on-black", "black"),
    ],
)
def test_words_can_be_read(theme, words, paper):
    assert contrast(PALETTE[theme][words], PALETTE[theme][paper]) >= 4.5


@each_theme
@pytest.mark.parametrize(
    ("shape", "paper"),
    [
        *((colour, "tile") for colour in ("maple", "cherry", "pine", "iris", "iris-leaf", "wood")),
        *((colour, "tile") for colour in ("sun", "tanzaku", "birds", "rain", "ink", "mute")),
        *((colour, "tray") for colour in ("ink", "win", "loss-rim", "focus")),
        *(("gold", paper) for paper in ("halo", "ground")),
        *((f"{player}-ring", player) for player in PLAYERS),
        *((f"{player}-used", "ground") for player in PLAYERS),
        *((player, "skin") for player in PLAYERS),
        ("red", "cell"),
        ("red", "ground"),
        ("black-rim", "cell"),
        ("black-rim", "ground"),
        ("lips", "skin"),
        ("lash", "skin"),
        ("tanzaku-line", "tanzaku"),
        ("loss-rim", "loss"),
    ],
)
def test_what_means_something_can_be_seen(theme, shape, paper):
    assert contrast(PALETTE[theme][shape], PALETTE[theme][paper]) >= 3


def test_every_theme_has_every_colour_and_the_shell_is_among_them():
    assert set(PALETTE["light"]) == set(PALETTE["dark"]) == set(PALETTE["contrast"]) >= set(SHELL)
    assert all(re.fullmatch("#[0-9A-F]{6}", value) for theme in PALETTE.values() for value in theme.values())


def test_every_player_is_a_colour_of_the_palette():
    assert set(PLAYERS) <= set(PALETTE["light"])


# --- symbols ---------------------------------------------------------------------------------------------------------


def test_a_shape_has_only_fields_of_the_contract_and_colours_of_the_palette():
    for shape in everything_drawn():
        assert set(shape) <= FIELDS
        for paint in ("fill", "stroke"):
            assert shape.get(paint, "none") in {*PALETTE["light"], "none", "currentColor"}
        assert shape.get("symbol", "red") in SYMBOLS


def test_every_symbol_that_is_promised_is_there():
    wanted = {f"{form}:{tile}" for form in ("tile", "faded", "thumb") for tile in TILES}
    wanted |= {f"plant:{plant}" for plant in PLANTS} | {f"feature:{feature}" for feature in FEATURES}
    wanted |= {f"{player}{form}" for player in PLAYERS for form in ("", "-small", "-used", "-future")}
    wanted |= {"niya", "token", "takeable", "match-sky", "match-ground", "barred", "last", "nudge", "region"}
    wanted |= {"pill-win", "pill-loss", "pill-draw", "number", "number-red", "number-black", "pile:1", "pile:2"}
    assert wanted <= set(SYMBOLS)


@pytest.mark.parametrize("form", ["tile", "faded", "thumb"])
def test_every_tile_differs_from_every_other_without_colour(form):
    drawn = {tile: without_colour(f"{form}:{tile}") for tile in TILES}
    assert len(set(drawn.values())) == 16


@pytest.mark.parametrize("kinds", [[f"plant:{p}" for p in PLANTS], [f"feature:{f}" for f in FEATURES]])
def test_plants_and_features_alone_differ_without_colour(kinds):
    assert len({without_colour(kind) for kind in kinds}) == 4


@pytest.mark.parametrize("form", ["", "-small", "-used", "-future"])
def test_the_tokens_of_the_players_differ_without_colour(form):
    red, black = (without_colour(player + form) for player in PLAYERS)
    assert red != black
    assert ("dasharray" in red, "dasharray" in black) == (False, True)


def test_the_verdicts_differ_without_colour():
    assert len({without_colour(f"pill-{verdict}") for verdict in ("win", "loss", "draw")}) == 3
    assert [any("dash" in shape for shape in SYMBOLS[f"pill-{v}"]) for v in ("win", "loss", "draw")] == [0, 0, 1]


@pytest.mark.parametrize("verdict", ["win", "loss", "draw"])
def test_a_pill_is_narrower_than_a_tile(verdict):
    face = SYMBOLS[f"pill-{verdict}"][-1]
    assert (face["width"], face["height"]) == (80, 22)


def test_a_tile_has_its_feature_above_its_plant_and_nothing_else():
    for tile in TILES:
        plant, feature = tile.split("-")
        face, sky, ground = SYMBOLS[f"tile:{tile}"]
        assert (face["symbol"], sky["symbol"], ground["symbol"]) == ("face", f"sky:{feature}", f"ground:{plant}")
        assert sky["y"] < 0 < ground["y"]


def test_nothing_but_the_notation_is_worded():
    words = [shape["text"] for shape in everything_drawn() if shape["t"] == "text"]
    assert sorted(words) == sorted([*"abcd1234"] * 2)


def test_a_drawing_is_plain_json_and_small():
    assert len(json.dumps(SYMBOLS)) < 50_000
    assert len(json.dumps(layouts(name))) < 20_000


# --- layouts ---------------------------------------------------------------------------------------------------------


def test_the_layouts_have_the_size_of_their_page():
    drawn = layouts(name)
    assert (drawn["wide"]["width"], drawn["wide"]["scale"]) == (648, 1)
    assert drawn["narrow"]["width"] == 390
    assert drawn["narrow"]["scale"] == pytest.approx(82 / 104, abs=0.001)


@each_layout
def test_spots_come_in_walking_order_with_their_names(layout):
    spots = layouts(name)[layout]["spots"]
    tokens = [f"{player}:{i}" for player in ("red", "black") for i in range(1, 9)]
    assert list(spots) == [*CELLS, "pile", *tokens]
    assert spots["b3"]["name"] == "spot b3"
    assert "label" not in spots["b3"]


def test_a_label_is_drawn_only_where_one_is_given():
    spots = layouts(name, lambda spot: {"en": "pile"} if spot == "pile" else None)["wide"]["spots"]
    assert [key for key, spot in spots.items() if "label" in spot] == ["pile"]


@each_layout
def test_no_two_spots_overlap_and_all_are_on_the_drawing(layout):
    drawn = layouts(name)[layout]
    half = 52 * drawn["scale"]
    small = 12 * drawn["scale"]
    reach = {key: spot["r"] or small for key, spot in drawn["spots"].items()}
    for key, spot in drawn["spots"].items():
        size = small if ":" in key else half
        assert size <= spot["x"] <= drawn["width"] - size
        assert size <= spot["y"] <= drawn["height"] - size
    for (one, a), (other, b) in combinations(drawn["spots"].items(), 2):
        assert hypot(a["x"] - b["x"], a["y"] - b["y"]) >= reach[one] + reach[other] - 0.01, (one, other)


@each_layout
def test_a_cell_is_large_enough_for_a_finger_and_a_token_left_is_no_target(layout):
    spots = layouts(name)[layout]["spots"]
    assert min(spots[key]["r"] for key in [*CELLS, "pile"]) >= 22
    assert {spots[f"{player}:{i}"]["r"] for player in PLAYERS for i in range(1, 9)} == {0}


@each_layout
@each_theme
def test_a_position_can_be_drawn_as_a_still_picture(layout, theme):
    board = {"title": "Niya", "palette": PALETTE, "symbols": SYMBOLS, "layouts": layouts(name)}
    pieces = [{"id": cell, "symbol": f"tile:{tile}", "spot": cell} for cell, tile in zip(CELLS, TILES, strict=True)]
    marks = [
        {"kind": "ring", "symbol": "takeable", "spot": "a4"},
        {"kind": "verdict", "symbol": "pill-win", "text": "▲ 3", "colour": "on-win", "at": rim("a4")},
        {"kind": "trace", "d": outline(ROWS[0], "dashed"), "colour": "loss-rim"},
    ]
    picture = draw_board(board, {"pieces": pieces, "marks": marks}, theme=theme, layout=layout)
    assert "▲ 3" in picture
    assert PALETTE[theme]["loss-rim"] in picture


# --- lines -----------------------------------------------------------------------------------------------------------


@each_layout
@pytest.mark.parametrize("style", ["solid", "dashed", "dotted"])
@pytest.mark.parametrize("cells", ROWS, ids="-".join)
def test_an_outline_runs_around_the_middle_of_its_cells_and_stays_on_the_tray(cells, style, layout):
    plan = next(plan for plan in PLANS if plan.name == layout)
    way = points(outline(cells, style)[layout])
    low, high = plan.origin[0] - plan.tray, plan.origin[0] + plan.side + plan.tray
    top, bottom = plan.origin[1] - plan.tray, plan.origin[1] + plan.side + plan.tray
    assert all(low <= x <= high and top <= y <= bottom for x, y in way)
    closest = min(hypot(x - cx, y - cy) for x, y in way for cx, cy in (plan.centre(cell) for cell in cells))
    assert closest > 0.8 * plan.cell / 2
    assert (max(hypot(b[0] - a[0], b[1] - a[1]) for a, b in pairwise(way)) < 20) == (style != "solid")


def test_a_threat_is_cut_into_strokes_and_another_into_dots():
    square = ["a4", "b4", "a3", "b3"]
    whole, dashes, dots = (outline(square, style)["wide"].count("M") for style in ("solid", "dashed", "dotted"))
    assert whole == 1
    assert 40 < dashes < dots


def test_what_is_no_pattern_has_no_outline():
    for cells in (["a4", "b4", "c4", "d3"], ["a4", "b4", "a2", "b2"], ["a4", "b3", "c2"], ["a4", "a4", "b4", "c4"]):
        with pytest.raises(ValueError, match="no row, diagonal or square"):
            outline(cells)
    with pytest.raises(ValueError, match="an outline is solid, dashed, dotted"):
        outline(["a4", "b4", "c4", "d4"], "wavy")


@each_layout
def test_an_arrow_ends_before_the_middle_of_its_cell(layout):
    plan = next(plan for plan in PLANS if plan.name == layout)
    for start in CELLS:
        for end in CELLS:
            if start == end:
                continue
            for bend in (0.0, BEND, -BEND):
                way = points(arrow(start, end, bend)[layout])
                x, y = plan.centre(end)
                assert hypot(way[-1][0] - x, way[-1][1] - y) == pytest.approx(49 * plan.scale, abs=3.1)
                assert hypot(way[0][0] - way[-1][0], way[0][1] - way[-1][1]) > 20


def test_a_bent_arrow_passes_the_token_between():
    (ax, ay), (cx, cy), (bx, by) = points(arrow("d3", "b3", BEND)["wide"])
    x, y = centre("c3")["wide"]
    middle = ((ax + 2 * cx + bx) / 4, (ay + 2 * cy + by) / 4)
    assert hypot(middle[0] - x, middle[1] - y) > 20


def test_an_arrow_to_its_own_cell_is_refused():
    with pytest.raises(ValueError, match="two cells"):
        arrow("a4", "a4")


@each_layout
def test_pills_and_numbers_stand_on_their_cell_and_inside_the_drawing(layout):
    drawn = layouts(name)[layout]
    k = drawn["scale"]
    for cell in CELLS:
        spot = drawn["spots"][cell]
        x, y = rim(cell)[layout]
        assert (x, y) == pytest.approx((spot["x"], spot["y"] + 53 * k), abs=0.02)
        assert y + 11 * k < drawn["height"]
        x, y = corner(cell)[layout]
        assert spot["x"] < x < spot["x"] + 52 * k
        assert spot["y"] - 52 * k < y < spot["y"]


def test_the_inner_four_are_the_middle_of_the_field():
    x, y = centre("a4")["wide"]
    ends = centre("d1")["wide"]
    for cell in INNER:
        cx, cy = centre(CELLS[cell])["wide"]
        assert x < cx < ends[0]
        assert y < cy < ends[1]
