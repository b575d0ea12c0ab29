"""The drawing of The White Castle: everything in the box has a picture, pictures differ without colour, places fit."""

import json
import re
from itertools import combinations
from math import hypot
from xml.etree import ElementTree as ET

import pytest

from imperial_widget.core.palette import SHELL, contrast
from imperial_widget.core.svg import draw_board, shapes_to_svg
from imperial_widget.white_castle.drawing import (
    CLANS,
    DICE,
    PALETTE,
    PARTS,
    SYMBOLS,
    WORDS,
    Part,
    arrow,
    at,
    code,
    crowd,
    frame,
    lanterns,
    layouts,
    plans,
    row_frame,
    score_bar,
    scoring,
    scoring_svg,
    stack,
    symbols_for,
    worker_row,
)
from imperial_widget.white_castle.drawing.cards import BOX, CARD, RIVAL
from imperial_widget.white_castle.drawing.icons import GOODS, PEOPLE, ROOMS

FIELDS = {
    *("t", "fill", "stroke", "w", "dash", "cap", "join", "opacity", "transform", "d", "points", "x", "y", "x1", "y1"),
    *("x2", "y2", "cx", "cy", "r", "rx", "ry", "width", "height", "text", "size", "weight", "anchor", "font"),
    *("symbol", "scale", "children", "cls"),
}
THEMES = ["light", "dark", "contrast"]
LAYOUTS = ["wide", "narrow"]
TABLES = [CLANS[:count] for count in range(1, 5)]
NUMBER = r"-?(?:\d+\.?\d*|\.\d+)"

each_theme = pytest.mark.parametrize("theme", THEMES)
each_layout = pytest.mark.parametrize("layout", LAYOUTS)
each_table = pytest.mark.parametrize("clans", TABLES, ids=len)


def name(spot):
    return f"spot {spot}"


def word(key):
    assert key in WORDS
    return key


def every_shape(shapes):
    for shape in shapes:
        yield shape
        yield from every_shape(shape.get("children", ()))


def everything_drawn():
    for clans in TABLES:
        for drawing in layouts(clans, name, word).values():
            yield from every_shape([*drawing["back"], *drawing["front"]])
    for symbol in SYMBOLS.values():
        yield from every_shape(symbol)
    yield from every_shape(scoring(COUNT))


def without_colour(symbol):
    """What is left of a symbol in one ink: its shapes, with everything that was painted painted the same."""
    ink = dict.fromkeys(PALETTE["light"], "#000000")
    return shapes_to_svg(SYMBOLS[symbol], ink, SYMBOLS)


COUNT = [
    Part("During the game", (8,), "score track"),
    Part("Coins and seals", (1,), "(7 + 1) ÷ 5"),
    Part("Resources", (2, 1), "7 food 2, 3 pearl 1"),
    Part("Influence", (6,), "third section"),
    Part("Courtiers", (10, 10, 3, 1, 1), "10 + 10 + 3 + 1 + 1"),
    Part("Warriors", (3, 3, 6, 6), "2 × 3 + 2 × 6"),
    Part("Gardeners", (5, 3, 7), "5 + 3 + 7"),
]


# --- palette ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("one", "other", "light", "dark"),
    [
        ("on-pays", "pays", 7.2, 8.2),
        ("on-costs", "costs", 7.4, 8.9),
        ("costs-rim", "tile", 5.0, 6.2),
        ("on-free", "free", 6.0, 8.0),
        ("on-clan", "blue", 7.3, 7.9),
        ("on-clan", "ochre", 5.2, 8.6),
        ("on-clan", "moss", 5.5, 9.4),
        ("on-clan", "plum", 7.5, 8.3),
        ("coral-pip", "coral", 3.9, 6.9),
        ("food", "light-row", 3.1, 7.2),
        ("pearl", "light-row", 3.2, 7.7),
        ("lantern", "light-row", 3.7, 7.3),
        ("tile", "dark-row", 9.7, 1.3),
        ("gold", "ground", 3.7, 9.1),
    ],
)
def test_the_contrast_of_the_art_is_kept(one, other, light, dark):
    assert contrast(PALETTE["light"][one], PALETTE["light"][other]) == pytest.approx(light, abs=0.25)
    assert contrast(PALETTE["dark"][one], PALETTE["dark"][other]) == pytest.approx(dark, abs=0.25)


@each_theme
@pytest.mark.parametrize(
    ("words", "paper"),
    [
        *(("ink", paper) for paper in ("tile", "light-row", "hollow", "plant", "stone", "tray", "gold-tile")),
        *(("ink-2", paper) for paper in ("ground", "wall", "tile", "tray", "hollow")),
        *(("ink-2", f"section-{n}") for n in range(4)),
        *((f"on-{verdict}", verdict) for verdict in ("pays", "costs", "free")),
        *(("on-score", f"score-{part}") for part in PARTS),
        ("points", "points-cut"),
    ],
)
def test_words_can_be_read(theme, words, paper):
    assert contrast(PALETTE[theme][words], PALETTE[theme][paper]) >= 4.5


@each_theme
@pytest.mark.parametrize(
    ("shape", "paper"),
    [
        *((good, "tile") for good in ("food", "iron", "pearl", "seal", "points", "influence", "lantern", "well")),
        *((good, "light-row") for good in ("food", "iron", "pearl", "seal", "points", "influence", "lantern", "well")),
        *((clan, paper) for clan in CLANS for paper in ("tile", "hollow", "tray", "plant", "stone", "light-row")),
        *((clan, f"section-{n}") for clan in CLANS for n in range(3)),
        *(("on-clan", clan) for clan in CLANS),
        *((f"{colour}-pip", colour) for colour in DICE),
        *((f"{colour}-rim", "tile") for colour in DICE),
        ("seal-cut", "seal"),
        ("costs-rim", "tile"),
        ("border", "section-3"),
        ("gold", "halo"),
        ("leaf", "plant"),
        ("rock", "stone"),
        ("blue-tile-rim", "tile"),
        ("gold-tile-rim", "tile"),
    ],
)
def test_what_means_something_can_be_seen(theme, shape, paper):
    assert contrast(PALETTE[theme][shape], PALETTE[theme][paper]) >= 3


@each_theme
def test_a_coin_stands_out_by_its_fill_or_its_line(theme):
    colours = PALETTE[theme]
    assert max(contrast(colours[paint], colours["tile"]) for paint in ("coin", "coin-line")) >= 3


def test_every_theme_has_every_colour_and_the_shell_is_among_them():
    assert set(PALETTE["light"]) == set(PALETTE["dark"]) == set(PALETTE["contrast"]) >= set(SHELL)
    assert all(re.fullmatch("#[0-9A-F]{6}", value) for theme in PALETTE.values() for value in theme.values())


# --- symbols ---------------------------------------------------------------------------------------------------------


def test_a_shape_has_only_fields_of_the_contract_and_colours_of_the_palette():
    for shape in everything_drawn():
        assert set(shape) <= FIELDS
        for paint in ("fill", "stroke"):
            assert shape.get(paint, "none") in {*PALETTE["light"], "none", "currentColor"}
        assert shape.get("symbol", "crest") in SYMBOLS
        assert re.fullmatch(r"[\d\s,.eE+\-a-zA-Z]*", shape.get("d", ""))


def test_everything_in_the_box_has_a_picture():
    kinds = ("stewards", "diplomats", "daimyo", "gardens", "starting_resources", "starting_actions", "decrees")
    wanted = {card["id"] for kind in kinds for card in BOX[kind]}
    wanted |= {f"{tile['id']}:{side}" for tile in BOX["yard_tiles"] for side in ("blue", "gold")}
    wanted |= {f"tile:{tile['id']}" for tile in BOX["die_tiles"]} | {f"tile:{colour}" for colour in DICE}
    wanted |= {f"rival:{i + 1}:{side}" for i in range(len(RIVAL["cards"])) for side in ("dice", "actions")}
    wanted |= {f"{form}:{good}" for form in ("lantern", "back") for good in lanterns()}
    wanted |= {f"die:{colour}:{value}" for colour in DICE for value in range(1, 7)}
    wanted |= {f"{kind}:{clan}{form}" for kind in PEOPLE for clan in CLANS for form in ("", ":home")}
    wanted |= {f"{form}:{clan}" for clan in CLANS for form in ("clan", "order", "daimyo")}
    wanted |= {f"icon:{name}" for name in (*GOODS, *PEOPLE, "lantern", "well", "domain_row", "then")}
    wanted |= {f"icon:castle-{select}" for select in ROOMS}
    wanted |= {f"number:{n}" for n in range(140)} | {f"points:{n}" for n in range(16)}
    wanted |= {f"badge:{n:+d}" for n in range(-5, 6) if n} | {"badge:0", "tag-pays", "tag-costs", "tag-free"}
    wanted |= {"castle", "ring", "lifted", "candidate", "tick", "cross", "round:1", "round:2", "round:3"}
    assert wanted <= set(SYMBOLS)


def test_every_effect_of_the_box_is_a_row_of_icons():
    rows = [row for kind in ("stewards", "diplomats") for card in BOX[kind] for row in card["rows"]]
    assert {code(row["effects"], row["tone"]) for row in rows} <= set(SYMBOLS)
    assert {code(slot) for card in BOX["daimyo"] for slot in card["slots"]} <= set(SYMBOLS)
    assert {code(card["effects"]) for card in BOX["gardens"]} <= set(SYMBOLS)


@pytest.mark.parametrize(
    "kind",
    [
        [name for name in SYMBOLS if name.startswith("icon:")],
        [f"die:white:{value}" for value in range(1, 7)],
        [f"colour:{colour}" for colour in DICE],
        [f"tile:{tile['id']}" for tile in BOX["die_tiles"]],
        [f"clan:{clan}" for clan in CLANS],
        [card["id"] for card in BOX["daimyo"]],
        [card["id"] for card in BOX["gardens"]],
        [card["id"] for card in BOX["starting_resources"]],
        [f"rival:{i}:dice" for i in range(1, 10) if RIVAL["cards"][i - 1]["bridge"] == "white"],
        ["badge:+1", "badge:-1", "badge:0"],
        ["tag-pays", "tag-costs", "tag-free"],
    ],
    ids=lambda kind: kind[0],
)
def test_they_differ_without_colour(kind):
    assert len({without_colour(symbol) for symbol in kind}) == len(kind)


def test_equal_cards_have_equal_pictures_and_others_differ():
    for kind in ("stewards", "diplomats"):
        rows = {card["id"]: json.dumps(card["rows"]) for card in BOX[kind]}
        for one, other in combinations(rows, 2):
            assert (SYMBOLS[one] == SYMBOLS[other]) == (rows[one] == rows[other])


def test_a_figure_is_told_by_its_hat_and_not_by_its_clan():
    for clan in CLANS:
        hats = {without_colour(f"{kind}:{clan}") for kind in PEOPLE}
        assert len(hats) == 3
    assert len({without_colour(f"courtier:{clan}") for clan in CLANS}) == 1


@pytest.mark.parametrize("symbol", sorted(SYMBOLS))
def test_a_symbol_is_well_formed(symbol):
    drawn = shapes_to_svg(SYMBOLS[symbol], PALETTE["light"], SYMBOLS)
    assert list(ET.fromstring(f"<svg>{drawn}</svg>"))  # noqa: S314


def test_an_icon_stays_in_its_box():
    for symbol in (name for name in SYMBOLS if name.startswith("icon:")):
        for shape in every_shape(SYMBOLS[symbol]):
            if shape["t"] == "circle":
                assert abs(shape["cx"]) + shape["r"] <= 12
            if shape["t"] == "rect":
                assert max(abs(shape["x"]), abs(shape["y"])) <= 12
            assert shape.get("w", 1.3) >= 0.5


def test_a_row_of_icons_fits_its_card():
    for card in (*BOX["stewards"], *BOX["diplomats"]):
        for row in card["rows"]:
            for shape in SYMBOLS[code(row["effects"], row["tone"])]:
                x = shape.get("x", 0) if shape["t"] == "use" else float(shape["transform"][10:].split()[0])
                assert abs(x) < CARD[0] / 2 - 8


def test_only_figures_and_signs_are_written_on_symbols():
    words = {shape["text"] for symbol in SYMBOLS.values() for shape in every_shape(symbol) if shape["t"] == "text"}
    assert all(re.fullmatch(r"[+−/]?\d+|\?", text) for text in words)


def test_a_game_gets_only_the_symbols_it_needs():
    pair = symbols_for(["blue", "moss"])
    assert "courtier:plum" not in pair
    assert "rival:1:dice" not in pair
    assert "rival:1:dice" in symbols_for(["blue"])
    for drawing in layouts(["blue", "moss"], name, word).values():
        assert all(shape.get("symbol", "crest") in pair for shape in every_shape(drawing["back"]))
    for symbol in pair.values():
        assert all(shape.get("symbol", "crest") in pair for shape in every_shape(symbol))


def test_a_drawing_is_plain_json_and_small():
    assert len(json.dumps(SYMBOLS)) < 134_000
    assert len(json.dumps(symbols_for(CLANS), separators=(",", ":"))) < 104_000
    for drawing in layouts(CLANS, lambda _: "", word).values():
        assert len(json.dumps(drawing, separators=(",", ":"))) < 50_000


# --- layouts ---------------------------------------------------------------------------------------------------------


@each_table
def test_the_layouts_have_the_size_of_their_page(clans):
    drawn = layouts(clans, name, word)
    assert (drawn["wide"]["width"], drawn["wide"]["scale"]) == (960, 1)
    assert drawn["narrow"]["width"] == 390
    assert drawn["wide"]["height"] < 1110
    assert drawn["wide"]["spots"].keys() == drawn["narrow"]["spots"].keys()


def test_every_place_that_is_promised_is_there():
    spots = layouts(CLANS, name, word)["wide"]["spots"]
    wanted = {"daimyo", "daimyo-card", "gate", "outside-left", "outside-right", "well", "well-tile-1", "well-tile-2"}
    wanted |= (
        {f"daimyo-{n}" for n in (1, 2, 3)} | {f"round-{n}" for n in (1, 2, 3)} | {f"order-{n}" for n in range(1, 5)}
    )
    rooms = [*(f"steward-{n}" for n in (1, 2, 3)), *(f"diplomat-{n}" for n in (1, 2))]
    wanted |= {room + part for room in rooms for part in ("", "-die-2", "-card", "-courtiers", "-badge", "-tile-2")}
    wanted |= {f"{room}-row-{n}" for room in rooms for n in range(1, 4 if room.startswith("steward") else 3)}
    wanted |= {"yard-1", "yard-1-gold", "yard-3", "yard-3-blue", "yard-5", "yard-5-blue", "yard-5-gold"}
    ends = ("left", "middle-1", "middle-2", "middle-3", "right")
    wanted |= {f"bridge-{colour}-{end}" for colour in DICE for end in ends}
    wanted |= {f"garden-{colour}-{n}{part}" for colour in DICE for n in (1, 2) for part in ("", "-card")}
    wanted |= {f"influence-{n}" for n in range(21)}
    for clan in CLANS:
        wanted |= {
            f"{clan}-{part}" for part in ("points", "food", "iron", "pearl", "seal", "coin", "card", "lantern", "bar")
        }
        wanted |= {f"{clan}-card-{n}" for n in (1, 2, 3)} | {f"{clan}-{row}-badge" for row in PEOPLE}
        wanted |= {f"{clan}-{row}" for row in PEOPLE} | {f"{clan}-{row}-{n}" for row in PEOPLE for n in range(1, 6)}
    assert wanted == set(spots) - {"steward-1-tile-1", *(f"{room}-tile-{n}" for room in rooms for n in (1, 3))} - {
        f"{side}-{part}" for side in ("outside-left", "outside-right", "well") for part in ("die-2", "badge")
    }


@each_layout
@each_table
def test_no_two_places_to_point_at_overlap_and_all_are_on_the_drawing(clans, layout):
    drawn = layouts(clans, name, word)[layout]
    for key, spot in drawn["spots"].items():
        reach = max(spot["r"], 6)
        assert reach <= spot["x"] <= drawn["width"] - reach, key
        assert reach <= spot["y"] <= drawn["height"] - 3, key
    targets = [(key, spot) for key, spot in drawn["spots"].items() if spot["r"]]
    for (one, a), (other, b) in combinations(targets, 2):
        assert hypot(a["x"] - b["x"], a["y"] - b["y"]) >= a["r"] + b["r"] - 0.01, (one, other)


@each_layout
def test_a_place_is_large_enough_to_point_at(layout):
    spots = layouts(CLANS, name, word)[layout]["spots"]
    assert min(spot["r"] for spot in spots.values() if spot["r"]) >= 12


@each_layout
@each_table
def test_boxes_do_not_overlap(clans, layout):
    plan = next(plan for plan in plans(clans) if plan.name == layout)
    boxes = {key: box for key, box in plan.boxes.items() if not key.startswith("influence")}
    for (one, a), (other, b) in combinations(boxes.items(), 2):
        apart = a.right <= b.x or b.right <= a.x or a.bottom <= b.y or b.bottom <= a.y
        assert apart, (one, other)


def test_nobody_and_twins_cannot_play():
    for clans in ((), ("blue", "blue"), (*CLANS, "blue")):
        with pytest.raises(ValueError, match="one to four clans"):
            layouts(clans, name, word)


@each_layout
@each_theme
def test_a_position_can_be_drawn_as_a_still_picture(layout, theme):
    board = {"title": "Castle", "palette": PALETTE, "symbols": SYMBOLS, "layouts": layouts(CLANS, name, word)}
    pieces = [
        {"id": "card", "symbol": "steward-04", "spot": "steward-2-card", "quiet": True},
        {"id": "die", "symbol": "die:black:4", "spot": "steward-2", "name": "black 4"},
        *(
            {"id": clan, "symbol": f"clan:{clan}", "spot": "influence-7", "dx": stack(i)[0]}
            for i, clan in enumerate(CLANS)
        ),
    ]
    marks = [
        {"kind": "badge", "symbol": "badge:+1", "spot": "steward-2-badge"},
        {"kind": "trace", "d": frame(CLANS, "steward-2"), "colour": "gold"},
        *score_bar(CLANS, "blue", [8, 1, 3]),
    ]
    picture = draw_board(board, {"pieces": pieces, "marks": marks}, theme=theme, layout=layout)
    assert "+1" in picture
    assert PALETTE[theme]["gold"] in picture
    assert ET.fromstring(picture).tag.endswith("svg")  # noqa: S314


# --- marks -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "lines",
    [
        frame(CLANS, "blue"),
        frame(CLANS, "garden-coral-1"),
        row_frame(CLANS, "diplomat-1-card", 0, 2),
        worker_row(CLANS, "moss", "warrior"),
        arrow(CLANS, "bridge-black-left", "steward-2"),
        arrow(CLANS, "ochre-courtier-1", "gate"),
    ],
)
def test_a_line_stays_on_the_drawing(lines):
    for plan in plans(CLANS):
        assert re.fullmatch(r"[\d\s,.eE+\-a-zA-Z]+", lines[plan.name])
        assert min(map(float, re.findall(NUMBER, lines[plan.name]))) >= 0


def test_an_arrow_to_its_own_place_is_nothing():
    assert arrow(CLANS, "well", "well") == {"wide": "", "narrow": ""}


def test_a_crowd_stays_in_its_room_and_a_stack_climbs():
    assert crowd(0) == []
    assert all(crowd(count)[-1] <= 64 for count in range(1, 21))
    assert stack(0) == (0, 0)
    assert stack(2)[1] < stack(1)[1] < 0


def test_the_bar_of_a_clan_is_as_long_as_its_points():
    bars = score_bar(CLANS, "plum", [8, 1, 3, 6, 25, 18, 15])
    assert [bar["symbol"] for bar in bars] == [f"bar:{n}" for n in (8, 1, 3, 6, 25, 18, 15)]
    assert [bar["colour"] for bar in bars] == [f"score-{part}" for part in PARTS]
    first, last = bars[0]["at"]["wide"][0], bars[-1]["at"]["wide"][0]
    assert last - first == pytest.approx(61 * 2.6)
    assert at(CLANS, "plum-bar")["wide"] == bars[0]["at"]["wide"]


# --- final scoring ---------------------------------------------------------------------------------------------------


@each_theme
@pytest.mark.parametrize("shown", range(8))
def test_the_scoring_counts_part_after_part(theme, shown):
    picture = scoring_svg(COUNT, shown, theme=theme, title="Blue & co", caption="points")
    ET.fromstring(picture)  # noqa: S314
    done = sum(part.total for part in COUNT[:shown])
    assert f">{done}</text>" in picture
    assert picture.count('stroke-dasharray="4 3"') == 7 - shown
    assert "Blue &amp; co" in picture


def test_the_sum_stands_beside_its_segment_and_inside_the_picture():
    for shape in every_shape(scoring(COUNT)):
        if shape["t"] == "rect":
            assert shape["x"] >= 0
            assert shape["x"] + shape["width"] <= 960
        if shape["t"] == "text":
            assert 20 <= shape["x"] <= 940


def test_a_hundred_points_and_more_still_fit():
    parts = [Part("A", (60,)), Part("B", (0,)), *(Part(letter, (20,)) for letter in "CDEFG")]
    rects = [shape for shape in scoring(parts) if shape["t"] == "rect"]
    assert max(shape["x"] + shape["width"] for shape in rects) <= 960
