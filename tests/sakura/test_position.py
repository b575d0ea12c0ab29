"""A position is a line of text that a person can type; what cannot be is refused with the place and the reason."""

from __future__ import annotations

import pytest

from imperial_widget.core.errors import BadPosition
from imperial_widget.sakura import Position, new_game


def test_a_teacher_types_just_the_path_and_the_rest_is_filled_in() -> None:
    position = Position.read("E20 B18 R17 G16")
    assert position.tokens == {"blue": 5, "red": 5, "green": 5}
    assert position.supply == 39
    assert position.scored == 1
    assert position.phase == "choosing"
    assert not position.hands_known


def test_parts_may_come_in_any_order() -> None:
    one = Position.read("E20 B18 R17 G16 tokens B8 R7 G6 round 5 table B3 G20")
    two = Position.read("E20 B18 R17 G16 table G20 B3 round 5 tokens G6 B8 R7")
    assert one == two


def test_hands_without_a_deck_leave_every_other_card_to_the_deck() -> None:
    position = Position.read("E6 B0 R0 G0 hands B1,2 R3 G4")
    assert sorted(position.deck) == list(range(5, 61))
    assert position.deck != tuple(range(5, 61)), "it is shuffled"


def test_a_new_game_prints_as_one_line_and_reads_back() -> None:
    position = new_game(6, seed=2**32 - 1)
    assert Position.read(str(position)) == position
    assert str(position).startswith("E8 B0 R0 G0 Y0 W0 V0 tokens B5")


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", "nothing is there; expected the Emperor first"),
        ("B3 E4", "word 1: 'B3'; expected the Emperor first"),
        ("Ex B0 R0 G0", "word 1: 'x' is no number"),
        ("E6 B0 R0", "only 2 painter.s.; expected three to six painters"),
        ("E6 B0 R0 B0", "word 4: blue stands in the garden twice"),
        ("E6 B0 R6 G0", "word 3: red on 6 is on the Emperor's space; expected a space below 6"),
        ("E6 B0 R9 G0", "word 3: red on 9 is ahead of the Emperor"),
        ("E6 B3 R3 G0", "word 3: blue and red both stand on 3"),
        ("E37 B0 R0 G0", "the Emperor on 37; expected a space from 1 to 36"),
        ("E0 B0 R0 G0", "the Emperor on 0"),
        ("E6 B0 R0 G0 tokens B60", "70 tokens; expected at most 54"),
        ("E6 B0 R0 G0 tokens Y5", "'Y' is nobody in this garden; expected one of B R G"),
        ("E6 B0 R0 G0 table B3 R3", "card 3 is twice in the table"),
        ("E6 B0 R0 G0 table B3 hands B3 R4 G5", "card 3 is in the table and in the hands"),
        ("E6 B0 R0 G0 table B61", "there is no card 61"),
        ("E6 B0 R0 G0 table B3g? R4. G5.", "a card whose half leaves the direction open"),
        ("E6 B0 R0 G0 table B3.", "a card for every painter"),
        ("E6 B0 R0 G0 deck 3,4", "a deck without hands"),
        ("E6 B0 R0 G0 hands B1 R2", "green has neither hand nor card"),
        ("E6 B0 R0 G0 hands B1,2,3,4,5,6 R7 G8", "a hand of 6 cards; expected at most 5"),
        ("E6 B0 R0 G0 wobble 3", "word 5: 'wobble' is unknown; expected one of court, deck"),
        ("E6 B0 R0 G0 round 1 round 2", "'round' is there twice"),
        ("E6 B0 R0 G0 round", "the line ends"),
        ("E6 B0 R0 G0 round 0", "round 0"),
        ("E6 B0 R0 G0 tricky", "'tricky' without a court painter"),
        ("E6 B0 R0 G0 Y0 court G", "two players"),
        ("E20 B0 R0 G0 scored 0", "0 sakura scored, the Emperor on 20; expected a number from 1 to 3"),
        ("E20 B0 R0 G0 scored 3", "'won' and the winners"),
        ("E20 B0 R0 G0 won B", "three scored sakura"),
        ("E20 B0 R0 G0 stopped", "the Emperor on a sakura that is not scored"),
        ("E16 B0 R0 G0 scored 0", "the tree he stands on scored"),
        ("E36 B10 R9 G8 scored 2 table B21 R51 G28", "the tree he stands on scored"),
        ("E16 B10 R9 G8 stopped table B21 R1 G16", "'stopped' before any card is under way"),
        ("E6 B0 R0 G0 table B3 R4 G5 order BR", "an order of 2; expected all 3 painters"),
        ("E6 B0 R0 G0 table B3 R4 G5 order BRB", "'B' is in the order twice"),
        ("E6 B0 R0 G0 table B3 R4 order BRG", "an order; expected a card on the table for every painter"),
        ("E6 B0 R0 G0 rng 0", "a hexadecimal number"),
        ("E6 B0 R0 G0 court G hands B1 R2 G3", "a hand for the court painter"),
    ],
)
def test_what_cannot_be_is_refused_with_the_text_the_place_and_what_was_expected(text: str, words: str) -> None:
    with pytest.raises(BadPosition, match=words) as caught:
        Position.read(text)
    assert repr(text) in str(caught.value)


def test_a_position_shows_itself_as_a_picture() -> None:
    picture = Position.read("E20 B18 R17 G16")._repr_svg_()
    assert picture.startswith("<svg")
    assert "The Emperor stands on 20" in picture


def test_something_else_than_text_is_refused() -> None:
    with pytest.raises(BadPosition, match="one line of text"):
        Position.read(7)  # type: ignore[arg-type]
