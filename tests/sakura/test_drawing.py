"""The drawing of the garden: colours can be told apart, spaces do not overlap, traces stay on the page."""

import json
import re
from itertools import combinations
from math import hypot

import pytest

from imperial_widget.core.palette import SHELL, contrast
from imperial_widget.sakura.drawing import (
    ACTIONS,
    PAINTERS,
    PALETTE,
    SYMBOLS,
    Garden,
    gate_scale,
    gate_slot,
    ground,
    icon,
    symbols_for,
)
from imperial_widget.sakura.drawing.path import NARROW, WIDE, Track, rows
from imperial_widget.sakura.drawing.scenery import CANOPY
from imperial_widget.sakura.drawing.trees import plant
from imperial_widget.sakura.drawing.water import bridges

SMALL = Garden(36, 6, (16, 26, 36), ((5,), (11,), (21,), (31,)))
LARGE = Garden(44, 8, (20, 32, 44), ((5, 6, 7), (13, 14, 15), (25, 26, 27), (37, 38, 39)))
ODD = [
    Garden(60, 9, (30, 52, 60), ((4,), (15, 16), (40,))),
    Garden(12, 3, (7, 12), ((2,), (9,))),
    Garden(50, 5, (14, 26, 38, 50), ((8,), (20,), (30, 31, 32), (45,))),
    Garden(40, 18, (30, 40), ((6,), (18,), (25, 26))),
    Garden(9, 4, (9,)),
    Garden(33, 6, (15, 25), ((3, 4), (11,), (29,))),
    Garden(7, 7, (7,)),
]
BOARDS = [SMALL, LARGE, *ODD]
FOLDS = ["wide", "narrow"]

FIELDS = {
    *("t", "fill", "stroke", "w", "dash", "cap", "join", "opacity", "transform", "d", "points", "x", "y", "x1", "y1"),
    *("x2", "y2", "cx", "cy", "r", "rx", "ry", "width", "height", "text", "size", "weight", "anchor", "font"),
    *("symbol", "scale", "children", "cls"),
}

each_board = pytest.mark.parametrize("garden", BOARDS, ids=lambda g: f"{g.length} spaces")
each_fold = pytest.mark.parametrize("fold", FOLDS)


def name(space):
    return f"space {space}"


def every_shape(shapes):
    for shape in shapes:
        yield shape
        yield from every_shape(shape.get("children", ()))


def numbers(d):
    return [float(value) for value in re.findall(r"-?\d+\.?\d*", d)]


# --- palette ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("one", "other", "light", "dark"),
    [
        ("ink", "paper", 14.4, 14.6),
        ("mute", "paper", 5.8, 9.2),
        ("mute", "stone", 6.0, 4.8),
        ("mute", "ground", 5.0, 8.0),
        ("accent", "accent-bg", 5.1, 6.8),
        ("accent", "paper", 5.6, 8.4),
        ("bad", "panel", 7.1, 8.0),
        ("good", "panel", 6.5, 9.0),
        ("focus", "ground", 5.5, 8.1),
        ("stone-line", "stone", 3.9, 3.1),
        ("stone-line", "path", 3.5, 3.6),
        ("torii", "ground", 4.1, 4.9),
        ("gold", "sumi", 7.7, 12.1),
    ],
)
def test_the_contrast_of_the_art_is_kept(one, other, light, dark):
    assert contrast(PALETTE["light"][one], PALETTE["light"][other]) == pytest.approx(light, abs=0.11)
    assert contrast(PALETTE["dark"][one], PALETTE["dark"][other]) == pytest.approx(dark, abs=0.11)
    assert contrast(PALETTE["contrast"][one], PALETTE["contrast"][other]) >= 4.5


@pytest.mark.parametrize("theme", ["light", "dark", "contrast"])
def test_words_can_be_read_and_lines_can_be_seen(theme):
    colours = PALETTE[theme]
    for words, paper in [("ink", "panel"), ("mute", "panel"), ("mute", "sakura-before"), ("mute", "sakura-after")]:
        assert contrast(colours[words], colours[paper]) >= 4.5, (words, paper)
    for mark, paper in [
        ("bloom-ink", "sakura-before"),
        ("bloom-ink", "path"),
        ("gold-line", "ground"),
        ("wood", "ground"),
    ]:
        assert contrast(colours[mark], colours[paper]) >= 3, (mark, paper)


@pytest.mark.parametrize("theme", ["light", "dark", "contrast"])
@pytest.mark.parametrize("colour", PAINTERS)
def test_a_painter_stands_out_from_its_stone_by_fill_or_outline(theme, colour):
    colours = PALETTE[theme]
    assert max(contrast(colours[part], colours["stone"]) for part in (colour, "outline")) >= 3
    assert contrast(colours[f"{colour}-line"], colours[colour]) >= 3


def test_every_theme_has_every_colour_and_the_shell_is_among_them():
    assert set(PALETTE["light"]) == set(PALETTE["dark"]) == set(PALETTE["contrast"]) >= set(SHELL)
    assert all(re.fullmatch("#[0-9A-F]{6}", value) for theme in PALETTE.values() for value in theme.values())


# --- shapes ----------------------------------------------------------------------------------------------------------


def everything_drawn():
    for garden in BOARDS:
        for layout in ground(garden).layouts(name).values():
            yield from every_shape([*layout["back"], *layout["front"]])
    for symbol in symbols_for(PAINTERS).values():
        yield from every_shape(symbol)


def test_a_shape_has_only_fields_of_the_contract_and_colours_of_the_palette():
    for shape in everything_drawn():
        assert set(shape) <= FIELDS
        for paint in ("fill", "stroke"):
            assert shape.get(paint, "none") in {*PALETTE["light"], "none", "currentColor"}
        assert shape.get("symbol", "red") in SYMBOLS
        assert re.fullmatch("[a-z0-9-]*", shape.get("cls", ""))


def test_a_drawing_is_plain_json_and_small():
    for garden in (SMALL, LARGE):
        assert len(json.dumps(ground(garden).layouts(name))) < 65_000
    assert len(json.dumps(symbols_for(PAINTERS))) < 70_000


def test_every_painter_has_a_piece_a_ghost_and_a_place_at_court():
    assert {f"{kind}{colour}" for colour in PAINTERS for kind in ("", "ghost:", "court:")} <= set(SYMBOLS)
    assert all(shape["stroke"] == "currentColor" and "dash" in shape for shape in SYMBOLS["ghost:red"])


def test_the_clusters_of_a_blossoming_tree_can_open_one_by_one():
    hooks = [shape["cls"] for shape in every_shape(SYMBOLS["tree-bloom"]) if "cluster" in shape.get("cls", "")]
    assert sorted(hooks) == [f"cluster-{i}" for i in range(1, 6)]


def test_every_action_has_an_icon_with_its_number():
    for action in ACTIONS:
        words = [shape["text"] for shape in every_shape(icon(action, "green")) if shape["t"] == "text"]
        expected = {"overtake": [], "between": ["+n"]}.get(action, [re.sub("[a-z]", "", action).replace("-", "−")])
        assert words == expected


def test_an_unknown_action_or_painter_is_refused_by_name():
    with pytest.raises(ValueError, match="no icon for the action 'fly'"):
        icon("fly")
    with pytest.raises(ValueError, match="no painter is called 'pink'"):
        icon("+1", "pink")


def test_only_the_painters_in_play_get_icons_of_their_own():
    symbols = symbols_for(["blue"])
    assert "do:+2:blue" in symbols
    assert "do:emperor±1" in symbols
    assert "do:+2:red" not in symbols


# --- geometry --------------------------------------------------------------------------------------------------------


def test_the_rows_are_the_chapters_of_the_path():
    assert rows(SMALL, WIDE) == [(0, 6), (6, 16), (16, 26), (26, 36)]
    assert rows(LARGE, WIDE) == [(0, 8), (8, 20), (20, 32), (32, 44)]
    assert rows(SMALL, NARROW) == [(0, 6), (6, 11), (11, 16), (16, 21), (21, 26), (26, 31), (31, 36)]


def test_a_chapter_of_more_than_fourteen_spaces_takes_two_rows():
    assert rows(Garden(40, 18, (30, 40)), WIDE)[:2] == [(0, 9), (9, 18)]


def test_landmarks_stand_exactly_on_the_turns_and_bridges_in_the_middle_of_their_rows():
    track = Track(SMALL, WIDE)
    assert (track.width, track.height) == (648, 430)
    assert track.space(6) == pytest.approx((574, 326), abs=0.1)
    assert track.space(16) == pytest.approx((112, 234), abs=0.1)
    assert track.space(26) == pytest.approx((574, 142), abs=0.1)
    assert track.space(21) == pytest.approx((343, 188), abs=0.3)
    assert track.space(0)[0] == pytest.approx(292, abs=1)
    assert Track(LARGE, WIDE).space(0)[0] == pytest.approx(257, abs=1.5)


def test_on_a_phone_bridges_fall_on_the_left_turns_and_sakura_on_the_right():
    track = Track(SMALL, NARROW)
    assert (track.width, track.height) == (390, 456)
    assert {track.space(space)[0] for space in (11, 21, 31)} == {62}
    assert [round(track.space(space)[0]) for space in (6, 16, 26)] == [330, 330, 330]


@each_fold
@each_board
def test_no_two_spots_overlap_and_all_are_on_the_drawing(garden, fold):
    layout = ground(garden).layouts(name)[fold]
    spots = [spot for spot in layout["spots"].values() if spot["r"]]
    assert len(spots) == garden.length + 1
    for spot in spots:
        assert spot["r"] <= spot["x"] <= layout["width"] - spot["r"]
        assert spot["r"] <= spot["y"] <= layout["height"] - spot["r"]
    for one, other in combinations(spots, 2):
        assert hypot(one["x"] - other["x"], one["y"] - other["y"]) >= one["r"] + other["r"] - 0.2


@each_fold
@each_board
def test_stones_do_not_touch(garden, fold):
    track = ground(garden).tracks[fold]
    points = [track.space(space) for space in range(garden.length + 1)]
    assert min(hypot(a[0] - b[0], a[1] - b[1]) for a, b in combinations(points, 2)) > 2 * track.stone


@each_fold
@each_board
def test_the_crown_of_a_tree_never_covers_the_middle_of_a_space(garden, fold):
    track = ground(garden).tracks[fold]
    cx, cy, rx, ry = (track.scale * value for value in CANOPY)
    for foot in plant(track).values():
        for space in range(garden.length + 1):
            x, y = track.space(space)
            assert ((x - foot[0] - cx) / (rx + 8)) ** 2 + ((y - foot[1] - cy) / (ry + 8)) ** 2 > 1


@each_fold
@each_board
def test_water_passes_under_every_bridge(garden, fold):
    for bridge in bridges(ground(garden).tracks[fold]):
        assert bridge.half > 10
        assert bridge.spaces in garden.bridges


def test_a_space_answers_on_the_whole_ribbon():
    layouts = ground(SMALL).layouts(name)
    assert layouts["wide"]["spots"]["20"]["r"] == 21
    assert layouts["narrow"]["spots"]["20"]["r"] == 19


def test_spots_come_in_walking_order_with_names_and_labels():
    spots = ground(SMALL).layouts(name, lambda i: str(i) if i else {"en": "gate"})["wide"]["spots"]
    assert list(spots)[:37] == [str(i) for i in range(37)]
    assert spots["0"]["label"] == {"en": "gate"}
    assert spots["19"]["name"] == "space 19"
    assert {"tree:16", "tree:26", "tree:36", "petal:16"} <= set(spots)


def test_landmarks_off_the_path_are_refused():
    with pytest.raises(ValueError, match="spaces 1 to 36"):
        Garden(36, 6, (16, 40))
    with pytest.raises(ValueError, match="at least one space"):
        Garden(36, 6, (16,), ((),))


@pytest.mark.parametrize("count", range(1, 7))
def test_painters_at_the_gate_stand_apart(count):
    places = [gate_slot(i, count) for i in range(count)]
    apart = [hypot(a[0] - b[0], a[1] - b[1]) for a, b in combinations(places, 2)]
    assert min(apart, default=99) > 14.5 * 1.7 * gate_scale(count) - 0.1 * 14.5
    assert all(abs(x) <= 19 for x, _ in places)


# --- traces ----------------------------------------------------------------------------------------------------------


def test_a_garden_is_laid_out_once():
    assert ground(SMALL) is ground(Garden(36, 6, (16, 26, 36), ((5,), (11,), (21,), (31,))))


@each_fold
@each_board
def test_traces_stay_on_the_drawing(garden, fold):
    place = ground(garden)
    layout = place.layouts(name)[fold]
    ways = [(a, b) for a in range(garden.length) for b in (a + 1, a + 3, a + 9) if b <= garden.length]
    for a, b in ways:
        for d in (place.hop(a, b)[fold], place.hop(b, a)[fold], place.leap(a, b)[fold]):
            values = numbers(d)
            assert min(values) >= 0
            assert max(values[::2]) <= layout["width"]
            assert max(values[1::2]) <= layout["height"]


@each_fold
def test_a_hop_forward_and_a_hop_back_bow_to_different_sides(fold):
    place, track = ground(SMALL), ground(SMALL).tracks[fold]
    for a, b in [(16, 19), (6, 7), (25, 27), (1, 2)]:
        forth, back = numbers(place.hop(a, b)[fold]), numbers(place.hop(b, a)[fold])
        middle = track.at((track.spaces[a] + track.spaces[b]) / 2)
        half = len(forth) // 4 * 2
        tops = [(values[half] - middle[0], values[half + 1] - middle[1]) for values in (forth, back[:])]
        assert tops[0][0] * tops[1][0] + tops[0][1] * tops[1][1] < 0


def test_a_retreat_is_counted_on_the_inside_of_the_turn():
    place = ground(SMALL)
    x, y = place.tracks["wide"].space(16)
    assert place.badge(16, backward=True)["wide"] == pytest.approx([x + 20, y], abs=0.5)
    assert place.badge(16)["wide"] == pytest.approx([x - 20, y], abs=0.5)


@each_fold
def test_a_burst_lies_between_the_two_and_a_tag_above_the_emperor(fold):
    place = ground(SMALL)
    (ax, ay), (bx, by) = (place.tracks[fold].space(space) for space in (19, 20))
    x, y = place.burst(19, 20)[fold]
    assert min(ax, bx) < x < max(ax, bx)
    assert y < min(ay, by)
    assert place.above(20)[fold][1] < by - 25


@each_board
def test_a_tag_is_never_cut_off(garden):
    for space in range(garden.length + 1):
        for fold, (x, y) in ground(garden).above(space).items():
            track = ground(garden).tracks[fold]
            assert 29 * track.scale <= x <= track.width - 17 * track.scale
            assert y >= 12 * track.scale


def test_a_trace_that_goes_nowhere_is_empty():
    assert ground(SMALL).hop(5, 5) == {"wide": "", "narrow": ""}
