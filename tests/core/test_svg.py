"""The still picture: complete, escaped, without variables, and set so that words fit."""

import xml.etree.ElementTree as ET

import pytest

from imperial_widget.core.page import wrap
from imperial_widget.core.pen import measure
from imperial_widget.core.svg import describe, draw, draw_board, shapes_to_svg

SVG = "{http://www.w3.org/2000/svg}"
SHELL = ("paper", "panel", "ink", "mute", "line", "accent", "accent-bg", "focus", "good", "bad", "halo")
SPOTS = {
    "a": {"x": 20, "y": 30, "r": 10, "name": {"en": "first place", "es": "primer lugar"}, "label": "1"},
    "b": {"x": 60, "y": 30, "r": 10, "name": "second place", "label": {"en": "two", "es": "dos"}},
}


def layout():
    return {
        "width": 648,
        "height": 200,
        "scale": 1,
        "back": [{"t": "rect", "x": 0, "y": 0, "width": 648, "height": 200, "fill": "moss"}],
        "front": [],
        "spots": SPOTS,
    }


@pytest.fixture
def board():
    themes = {"light": "#112233", "dark": "#DDEEFF", "contrast": "#000000"}
    return {
        "title": {"en": "A game", "es": "Un juego"},
        "subtitle": "of <two> places & one piece",
        "emblem": "disc",
        "badges": [{"text": "2 players"}],
        "palette": {theme: {**dict.fromkeys(SHELL, value), "moss": "#00AA00"} for theme, value in themes.items()},
        "symbols": {
            "disc": [{"t": "circle", "cx": 0, "cy": 0, "r": 9, "fill": "currentColor"}],
            "pair": [{"t": "use", "symbol": "disc", "x": 3, "y": 0, "scale": 0.5, "opacity": 0.5}],
        },
        "names": {"piece": "the piece"},
        "layouts": {"wide": layout(), "narrow": {**layout(), "width": 390}},
        "seats": [{"id": "s", "name": "Seat", "symbol": "disc", "colour": "accent", "playing": True}],
        "rules": {
            "rule.one": {"title": "Rule one", "text": "A rule in words."},
            "ruling.two": {"title": "Ruling two", "text": "", "ruling": True},
        },
        "counterName": "Tokens",
        "counterSymbol": "disc",
        "cardsName": "Cards",
    }


@pytest.fixture
def frame():
    rows = [{"symbol": "pair", "tone": "moss", "state": "done"}, {"symbol": "pair", "tone": "panel", "state": "now"}]
    return {
        "say": {"en": "It goes **two & more** places.", "es": "Va dos lugares."},
        "line": "Goes on",
        "status": "Round 1",
        "supply": "supply 3",
        "who": "s",
        "rules": ["rule.one", "ruling.two"],
        "pieces": [
            {"id": "piece", "symbol": "disc", "spot": "a"},
            {"id": "tree", "symbol": "pair", "spot": "b", "quiet": True},
        ],
        "marks": [
            {"kind": "trace", "colour": "good", "d": {"wide": "M1 2C3 4 5 6 9 6", "narrow": "M1 1L2 2"}, "arrow": True},
            {"kind": "badge", "symbol": "disc", "text": "7", "at": {"wide": [40, 50], "narrow": [4, 5]}},
            {"kind": "ring", "symbol": "disc", "spot": "nowhere"},
            {"kind": "trace", "tone": "wrong", "d": {"wide": "M0 0L9 9", "narrow": ""}},
        ],
        "counters": [{"seat": "s", "n": 3, "was": 5, "active": True}],
        "table": [
            {"id": "1", "seat": "s", "title": "12", "state": "now", "rows": rows},
            {"id": "2", "seat": "s", "title": "13", "state": "discarded", "rows": rows},
            {"id": "3", "title": "", "state": "hidden", "rows": []},
        ],
        "choices": [{"move": "m", "label": "Go", "spot": "b"}],
    }


def words(svg):
    return [" ".join("".join(text.itertext()).split()) for text in ET.fromstring(svg).iter(f"{SVG}text")]  # noqa: S314


def test_a_picture_is_well_formed_and_names_itself(board, frame):
    root = ET.fromstring(draw(board, frame))  # noqa: S314 -- our own picture
    assert root.tag == f"{SVG}svg"
    assert root.findtext(f"{SVG}title") == "A game: Round 1"
    assert root.findtext(f"{SVG}desc") == "It goes two & more places. the piece: first place."
    assert root.get("role") == "img"


def test_a_picture_needs_no_variable_no_style_and_no_other_file(board, frame):
    svg = draw(board, frame)
    for foreign in ("var(", "currentColor", "<style", "href", "url(", "None"):
        assert foreign not in svg


def test_everything_the_page_holds_is_there(board, frame):
    told = words(draw(board, frame))
    for expected in ("A game", "of <two> places & one piece", "Tokens", "supply 3", "Seat", "Cards", "12", "Round 1"):
        assert expected in told
    for expected in ("It goes two & more places.", "Rule one", "Ruling two", "A rule in words.", "7", "Goes on"):
        assert expected in told


def test_bold_words_are_bold(board, frame):
    assert '<tspan font-weight="700"> two &amp; more</tspan>' in draw(board, frame)


def test_a_picture_speaks_the_language_it_is_asked_for(board, frame):
    told = words(draw(board, frame, language="es"))
    assert "Un juego" in told
    assert "Va dos lugares." in told
    assert "dos" in told
    assert "It goes two & more places." in words(draw(board, frame, language="uk"))


def test_a_label_hides_under_a_piece_but_not_under_scenery(board, frame):
    told = words(draw_board(board, frame))
    assert "1" not in told
    assert "two" in told


def test_themes_differ_only_in_colour(board, frame):
    light, dark = draw(board, frame), draw(board, frame, theme="dark")
    assert light.replace("#112233", "#DDEEFF") == dark


def test_nothing_fades_in_the_contrast_theme(board, frame):
    assert "opacity" in draw(board, frame)
    assert "opacity" not in draw(board, frame, theme="contrast")


def test_an_unknown_theme_is_refused_by_name(board, frame):
    with pytest.raises(ValueError, match="no theme 'sepia'; the themes are light, dark, contrast"):
        draw(board, frame, theme="sepia")


def test_a_picture_scales_to_the_width_it_is_given(board, frame):
    root = ET.fromstring(draw(board, frame, width=480))  # noqa: S314 -- our own picture
    assert root.get("width") == "480"
    assert root.get("viewBox", "").startswith("0 0 960 ")


def test_the_board_alone_comes_in_either_layout(board, frame):
    assert 'viewBox="0 0 390 200"' in draw_board(board, frame, layout="narrow")


def test_an_arrow_ends_where_its_trace_ends(board, frame):
    assert '<polygon points="11,6 ' in draw_board(board, frame)


def test_text_from_outside_cannot_leave_its_place(board, frame):
    evil = '"><script>x</script>'
    board["title"] = frame["say"] = frame["status"] = frame["supply"] = frame["line"] = evil
    board["badges"] = [{"text": evil}]
    board["seats"][0].update(name=evil, symbol=evil, colour=evil)
    board["layouts"]["wide"]["back"] = [
        {"t": "path", "d": evil, "transform": evil, "fill": evil, "stroke": "ink", "dash": evil, "cap": evil},
        {"t": evil},
        {"t": "text", "text": evil, "anchor": evil, "font": evil, "fill": evil},
    ]
    frame["marks"] = [{"kind": "note", "text": evil, "spot": "a", "colour": evil}]
    frame["table"][0]["title"] = evil
    root = ET.fromstring(draw(board, frame))  # noqa: S314 -- our own picture
    assert not list(root.iter(f"{SVG}script"))


def test_an_unknown_shape_or_colour_draws_nothing():
    assert shapes_to_svg([{"t": "script"}], {}) == ""
    assert 'fill="none"' in shapes_to_svg([{"t": "circle", "r": 1, "fill": "red;x"}], {"ink": "#000000"})


def test_a_frame_may_be_nearly_empty(board):
    ET.fromstring(draw(board, {"say": ""}))  # noqa: S314 -- our own picture


def test_a_teachers_note_is_told_first(board, frame):
    frame["note"] = "Look here."
    assert describe(board, frame).startswith("Look here. It goes")
    told = words(draw(board, frame))
    assert told.index("Look here.") < told.index("It goes two & more places.")


def test_lines_break_before_they_are_too_long():
    text = "Green goes back **three empty spaces**, counted from the Emperor: 19, 16, 15. " * 3
    for line in wrap(text, 17, 300):
        assert sum(measure(piece, 17, bold=bold) for word in line for piece, bold in word) <= 300


def test_a_comma_stays_with_its_bold_word():
    lines = wrap("one **two**, three", 10, 30)
    assert [("two", True), (",", False)] in [word for line in lines for word in line]


def test_the_picture_grows_with_what_is_said(board, frame):
    def height(svg):
        return float(ET.fromstring(svg).get("height", ""))  # noqa: S314 -- our own picture

    before = height(draw(board, frame))
    frame["say"] = "word " * 400
    assert height(draw(board, frame)) > before
