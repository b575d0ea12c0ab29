"""Facts that follow from the rules, for any game hypothesis can think of."""

from __future__ import annotations

from fractions import Fraction
from itertools import combinations
from math import comb

from hypothesis import given, settings
from hypothesis import strategies as st

from imperial_widget.core.errors import BadPosition, ImperialError
from imperial_widget.sakura import BOTS, Edition, Position, apply, is_over, legal_moves, new_game
from imperial_widget.sakura import state as s
from imperial_widget.sakura.rules import next_random, shuffle
from tests.sakura.test_conformance import invariant

games = st.builds(
    lambda players, seed, tricky: new_game(players, seed=seed, variant="tricky" if tricky and players == 2 else None),
    st.integers(2, 6),
    st.integers(0, 2**32 - 1),
    st.booleans(),
)


@st.composite
def gardens(draw: st.DrawFn) -> str:
    """Draw a teacher's position: the Emperor and three to six painters behind him."""
    count = draw(st.integers(3, 6))
    length = 36 if count < 5 else 44
    emperor = draw(st.integers(count + 1, length - 1))
    spaces = draw(st.lists(st.integers(1, emperor - 1), min_size=count, max_size=count, unique=True))
    at_gate = draw(st.sets(st.integers(0, count - 1)))
    tokens = draw(st.lists(st.integers(0, 9), min_size=count, max_size=count))
    letters = "BRGYWV"[:count]
    places = " ".join(f"{c}{0 if i in at_gate else spaces[i]}" for i, c in enumerate(letters))
    return f"E{emperor} {places} tokens " + " ".join(f"{c}{n}" for c, n in zip(letters, tokens, strict=True))


@given(games, st.lists(st.integers(0, 10**6), min_size=80, max_size=80))
@settings(max_examples=40)
def test_the_invariants_hold_after_every_event_of_any_game(position: Position, choices: list[int]) -> None:
    for choice in choices:
        moves = legal_moves(position)
        if not moves:
            assert is_over(position)
            return
        beats = apply(position, moves[choice % len(moves)])
        for beat in beats:
            invariant(beat.position)
        position = beats[-1].position


@given(gardens(), st.permutations(range(1, 61)), st.lists(st.booleans(), min_size=12, max_size=12))
@settings(max_examples=150)
def test_any_round_in_any_garden_keeps_the_invariants(text: str, cards: list[int], ways: list[bool]) -> None:
    painters = [word[0] for word in text.split(" tokens ", maxsplit=1)[0].split()[1:]]
    laid = " ".join(f"{letter}{card}" for letter, card in zip(painters, cards, strict=False))
    position = Position.read(f"{text} table {laid}")
    start = position.round
    directions = iter(ways)
    while position.round == start and not is_over(position):
        moves = legal_moves(position)
        move = moves[0] if len(moves) == 1 or next(directions) else moves[1]
        beats = apply(position, move)
        for beat in beats:
            invariant(beat.position)
            assert Position.read(str(beat.position)) == beat.position
        position = beats[-1].position


@given(gardens())
def test_a_bump_leaves_a_painter_on_the_third_empty_space_behind_the_emperor(text: str) -> None:
    position = Position.read(text)
    row = list(position.state)
    who = 0
    others = {space for colour, space in position.spaces.items() if colour != position.painters[who]}
    empty = [space for space in range(position.emperor - 1, 0, -1) if space not in others]
    from imperial_widget.sakura.rules import disgrace  # noqa: PLC0415 -- one rule, taken alone
    from imperial_widget.sakura.vocabulary import R_DISGRACE  # noqa: PLC0415

    disgrace(row, position.table_row, None, who, position.emperor, R_DISGRACE)
    assert row[s.SPACE + who] == (empty[2] if len(empty) > 2 else 0)


@given(gardens())
def test_a_position_reads_back_and_its_text_is_one_line(text: str) -> None:
    position = Position.read(text)
    assert Position.read(str(position)) == position
    assert "\n" not in str(position)
    assert eval(repr(position), {"Position": Position}) == position  # noqa: S307 -- a repr that gives the value back


@given(st.text(alphabet="EBRGYWV0123456789 ,.?gp+-tablehndsckoruoi", max_size=80))
@settings(max_examples=400)
def test_no_text_can_make_the_reader_fail_in_another_way_than_bad_position(text: str) -> None:
    try:
        position = Position.read(text)
    except BadPosition as error:
        complaint = str(error)
        assert repr(text) in complaint
        assert "expected" in complaint
    else:
        assert Position.read(str(position)) == position


@given(st.integers(0, 2**32 - 1), st.integers(2, 60))
def test_a_shuffle_keeps_every_card_and_depends_on_the_seed_alone(seed: int, count: int) -> None:
    row, again = [0] * s.SIZE, [0] * s.SIZE
    for each in (row, again):
        each[s.RNG] = seed or 1
        each[s.DECK : s.DECK + count] = range(1, count + 1)
        shuffle(each, s.DECK, count)
    assert row == again
    assert sorted(row[s.DECK : s.DECK + count]) == list(range(1, count + 1))


def test_the_generator_spreads_evenly() -> None:
    row = [0] * s.SIZE
    row[s.RNG] = 1
    counts = [0] * 10
    for _ in range(20_000):
        counts[next_random(row) % 10] += 1
    assert max(counts) - min(counts) < 300  # five standard deviations are about 210


def test_the_chance_that_a_card_resolves_first_is_the_known_one() -> None:
    for x in (1, 20, 59):
        others = [card for card in range(1, 61) if card != x]
        hands = list(combinations(others, 2))
        first = sum(x < min(hand) for hand in hands)
        assert Fraction(first, len(hands)) == Fraction(comb(60 - x, 2), comb(59, 2))


@given(st.sampled_from(sorted(BOTS)), games)
@settings(max_examples=30)
def test_bots_make_legal_moves_and_the_same_position_gives_the_same_move(name: str, position: Position) -> None:
    bot = BOTS[name]
    for _ in range(6):
        painter = position.deciding or (position.choosing or ("",))[0]
        if not painter:
            return
        move = bot(position, painter)
        assert move in legal_moves(position)
        assert move == bot(position, painter)
        position = apply(position, move)[-1].position


@given(games, st.data())
@settings(max_examples=25)
def test_bots_do_not_look_at_cards_they_cannot_see(position: Position, data: st.DataObject) -> None:
    mine = position.painters[0]
    hidden = [card for card in range(1, 61) if card not in position.hands[mine]]
    order = data.draw(st.permutations(hidden))
    hands = {mine: position.hands[mine]}
    rest = list(order)
    for colour in position.hands:
        if colour != mine:
            hands[colour] = tuple(rest.pop() for _ in range(5))
    words = str(position).split(" hands ")[0]
    shown = " ".join(colour[0].upper() + ",".join(map(str, hand)) for colour, hand in hands.items())
    dealt = Position.read(f"{words} hands {shown} deck {','.join(map(str, rest))} rng {position.state[s.RNG]:x}")
    for bot in BOTS.values():
        assert bot(dealt, mine) == bot(position, mine)


@given(
    st.dictionaries(
        st.sampled_from(["edition", "name", "official", "note", "boards", "cards"]),
        st.none() | st.integers() | st.text() | st.lists(st.integers()),
    )
)
def test_no_mapping_can_make_the_edition_reader_fail_in_another_way(data: dict[str, object]) -> None:
    try:
        Edition.load(data)
    except ImperialError as error:
        assert "expected" in str(error)  # noqa: PT017 -- whether it raises is not the point
