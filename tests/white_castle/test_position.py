"""A position is a line of text that a person can type; what cannot be is refused with the word and the reason."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as some

from imperial_widget.core.errors import BadPosition, IllegalMove, ImperialError
from imperial_widget.white_castle import (
    RULES,
    WHITE_CASTLE,
    Move,
    Position,
    Table,
    after,
    apply,
    is_over,
    legal_moves,
    new_game,
    read_move,
)
from imperial_widget.white_castle.components import CARDS, CLANS, DIFFICULTIES
from imperial_widget.white_castle.names import MOVES
from imperial_widget.white_castle.notation import CARD_CODES
from imperial_widget.white_castle.state import FRAMES

BRIDGES = "bridges 36/36/36"


# --- what may be typed -----------------------------------------------------------------------------------------------
def test_a_teacher_types_just_the_bridges_and_the_rest_is_filled_in() -> None:
    position = Position.read(BRIDGES)
    assert (position.players, position.phase, position.round, position.turn) == (2, "play", 1, 0)
    assert (position.mover, position.asks) == ("blue", "turn")
    assert list(position.rooms.values()) == ["steward-02", "steward-04", "steward-05", "diplomat-02", "diplomat-03"]
    assert all(sum(position.clan(name).at_home.values()) == 15 for name in position.clans)
    assert position.track == {0: ("ochre", "blue")}


def test_parts_may_come_in_any_order_and_a_clan_in_two_places() -> None:
    one = Position.read("players 3 round 2 bridges 136/25/-4 on well:b3 blue coin 3 food 2 ochre seal 1")
    two = Position.read("on well:b3 bridges 136/25/-4 round 2 players 3 ochre seal 1 blue food 2 blue coin 3")
    assert one == two
    assert str(one) == str(two)


def test_cards_that_are_named_are_not_dealt_again() -> None:
    position = Position.read(f"{BRIDGES} blue card s04 lantern s02,d02")
    rooms, decks = position.rooms, position.decks
    dealt = [card for card in rooms.values() if card] + [card for deck in decks.values() for card in deck]
    assert not {"steward-04", "steward-02", "diplomat-02"} & set(dealt)
    assert len(dealt) == 27 - 9 - 3


def test_what_waits_and_asks_nobody_is_done_at_once() -> None:
    position = Position.read(f"{BRIDGES} stack refill:0 rooms -,s04,s05,d02,d03 stewards s07,s09")
    assert position.rooms["steward-1"] == "steward-07"
    assert position.mover == "ochre"
    assert Position.read(f"{BRIDGES} stack gardener").mover == "ochre", "nothing can be done without food"


def test_every_card_has_a_code_of_its_own() -> None:
    assert len(set(CARD_CODES)) == len(CARDS) == len(CARD_CODES)


def test_a_position_shows_itself_as_a_picture_and_tells_what_it_is_in_a_line() -> None:
    position = Position.read(f"{BRIDGES} blue vp 3")
    assert repr(position) == "<White Castle, play, round 1: blue 3 ochre 0>"
    assert WHITE_CASTLE.text_board(position).splitlines()[:2] == [
        "round 1, play, order blue ochre",
        "coral  3 6   gardens plant-1 stone-1",
    ]


# --- what may not ----------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", "position ''; expected a line such as"),
        ("   ", "expected a line such as"),
        ("bridges", "'bridges' ends the line; expected a value after it"),
        ("wobble 3", "word 'wobble'; expected a clan or one of phase, round"),
        ("bridges 36/36", "bridges '36/36'; expected three of them"),
        ("bridges 36/36/7", "bridges '7'; expected values from the left end to the right"),
        ("bridges 3-6/36/36", "bridges '3-6'; expected values"),
        ("bridges 3/36/36", "bridges '3'; expected values"),
        (
            "bridges 13-/36/36",
            "the coral bridge has a die in the middle and an empty end; expected the middle to slide",
        ),
        ("bridges 1346/36/36", "4 coral dice; expected at most 3"),
        ("bridges --/--/--", "a turn with no die on any bridge; expected dice to take"),
        (f"{BRIDGES} players 5", "players '5'; expected a number from 1 to 4"),
        (f"{BRIDGES} players x", "players 'x'; expected a number"),
        (
            f"{BRIDGES} players 1",
            "players 1 with rival None; expected a rival .easy, medium, hard. for one player only",
        ),
        (f"{BRIDGES} rival easy", "players 2 with rival 'easy'; expected a rival"),
        (f"{BRIDGES} players 1 rival cruel", "rival 'cruel'; expected one of easy, medium, hard"),
        (f"{BRIDGES} {BRIDGES}", "word 'bridges'; expected each of them once"),
        (f"{BRIDGES} round 0", "round '0'; expected a number from 1 to 3"),
        (f"{BRIDGES} round 4", "round '4'; expected a number from 1 to 3"),
        (f"{BRIDGES} turn 13", "turn '13'; expected a number from -1 to 12"),
        (f"{BRIDGES} turn 7", "turn 7; expected from 0 to 6"),
        (f"{BRIDGES} turn -1", "turn -1; expected from 0 to 6"),
        (f"{BRIDGES} phase night", "phase 'night'; expected one of draft, play, gardens, seals, over"),
        (f"{BRIDGES} order blue", "order 'blue'; expected each of blue, ochre once"),
        (f"{BRIDGES} order blue,blue", "order 'blue,blue'; expected each"),
        (f"{BRIDGES} track blue,moss", "track 'moss'; expected one of blue, ochre"),
        (f"{BRIDGES} actor moss", "actor 'moss'; expected one of blue, ochre"),
        (f"{BRIDGES} moss coin 3", "a clan 'moss'; expected one of blue, ochre"),
        (f"{BRIDGES} on garden:c3", "on 'garden'; expected one of steward-1"),
        (f"{BRIDGES} on well:x3", "on 'x3'; expected a die such as c5"),
        (f"{BRIDGES} on well:c7", "on 'c7'; expected a die"),
        (f"{BRIDGES} on steward-1:c3b3", "2 dice on steward-1; expected at most 1 with 2 players"),
        (f"{BRIDGES} players 3 on well:c1 on well:c2", "word 'on'; expected each of them once"),
        (f"{BRIDGES} players 3 on steward-1:c3b3w3", "3 dice on steward-1; expected at most 2 with 3 players"),
        (f"{BRIDGES} held c0", "held 'c0'; expected a die"),
        ("bridges 136/36/36 held c1", "4 coral dice; expected at most 3"),
        ("bridges 136/36/36 blue dice 5/-/-", "4 coral dice; expected at most 3"),
        (f"{BRIDGES} rooms s01,s02", "rooms 's01,s02'; expected five cards: three stewards and two diplomats"),
        (f"{BRIDGES} rooms s01,s02,s03,s04,d01", "rooms 's04'; expected one of d01"),
        (f"{BRIDGES} rooms s01,s01,s03,d02,d01", "card steward-01 lies in two places; expected each card once"),
        (f"{BRIDGES} rooms -,s02,s03,d02,d01", "no card in steward-1, to be filled: none; expected a card a room"),
        (f"{BRIDGES} stewards d01", "stewards 'd01'; expected one of s01"),
        (f"{BRIDGES} tiles cco,bco", "tiles 'cco,bco'; expected each of the fifteen tiles once"),
        (f"{BRIDGES} daimyo 10", "daimyo '10'; expected a number from 1 to 9"),
        (f"{BRIDGES} slots blue", "slots 'blue'; expected three clans"),
        (
            f"{BRIDGES} slots blue,-,-",
            "blue holds 1 slots with 0 courtiers at the daimyo; expected one courtier a slot",
        ),
        (f"{BRIDGES} gardens p1,p2,p3,s1,s2,s3", "expected six different cards, a plant and a stone garden by turns"),
        (f"{BRIDGES} gardens p1,s1,p1,s2,p3,s3", "expected six different cards"),
        (f"{BRIDGES} yards 1,2,3", "yards '1,2,3'; expected 4 numbers"),
        (f"{BRIDGES} yards 1,2,3,3", "yard-3, yard-3; expected four different tiles"),
        (f"{BRIDGES} yards 1,2,3,9", "yards '9'; expected a number from 1 to 8"),
        (f"{BRIDGES} pairs r1", "pairs 'r1'; expected pairs such as r1.a2"),
        (f"{BRIDGES} phase draft stack pair", "a draft without pairs; expected pairs of starting cards"),
        (
            f"{BRIDGES} phase draft pairs a1+r1 stack pair",
            "pair action-1 and resource-1; expected resources and an action",
        ),
        (
            f"{BRIDGES} phase over stack turn",
            "the game is over and something waits on the stack; expected an empty stack",
        ),
        (f"{BRIDGES} phase gardens round 3", "gardens after round 3; expected a step of gardens"),
        (
            "players 1 rival easy phase draft bridges 36/36/-- stack any:1",
            "4 dice for 6 turns of a solo game; expected one more than turns",
        ),
        ("players 1 rival easy phase draft bridges 136/136/136 stack rival actor ochre", "stack rival"),
        ("bridges 36/-4/36 held b4 turn 5 stack -", "a die in somebody's hand; expected it on a bridge or on a space"),
        (f"{BRIDGES} blue gardeners coral-plant,coral-plant", "each garden once, and coral-plant stands there twice"),
        (f"{BRIDGES} deck 1,2", "a deck of the rival; expected one in the solo game only"),
        (f"{BRIDGES} players 1 rival easy deck 1,2", "expected each of its nine cards once"),
        ("players 1 rival easy bridges 36/36/--", "4 dice for 6 turns of a solo game; expected one more than turns"),
        (f"{BRIDGES} busy 2", "busy '2'; expected a number from 0 to 1"),
        (f"{BRIDGES} rng 0", "rng '0'; expected a number from 1 to 4294967295"),
        (f"{BRIDGES} rng 4294967296", "rng '4294967296'; expected a number"),
        (f"{BRIDGES} stack nap", "stack 'nap'; expected one of pair, turn, room"),
        (f"{BRIDGES} stack any:64", "stack '64'; expected a number from 0 to 63"),
        (f"{BRIDGES} stack room:1", "stack room:1; expected a frame this game can have"),
        (f"{BRIDGES} stack room:0.8.0", "stack room:0.8.0; expected a frame"),
        (f"{BRIDGES} stack room:15.1.0", "stack room:15.1.0; expected a frame"),
        (f"{BRIDGES} stack any:10", "stack any:10; expected a frame"),
        (f"{BRIDGES} stack light:27", "stack light:27; expected a frame"),
        (f"{BRIDGES} stack turn:1", "stack turn:1; expected a frame"),
        (f"{BRIDGES} stack rival", "expected a frame this game can have"),
        (f"{BRIDGES} stack refill:0", "no card in none, to be filled: steward-1; expected a card a room"),
        (f"{BRIDGES} blue coin", "'coin' ends the line; expected a value after it"),
        (f"{BRIDGES} blue coin -1", "coin '-1'; expected a number from 0 to 999"),
        (f"{BRIDGES} blue coin 1000", "coin '1000'; expected a number from 0 to 999"),
        (f"{BRIDGES} blue coin ٣", "coin '٣'; expected a number"),
        (f"{BRIDGES} blue coin 3 coin 4", "word 'coin'; expected each of them once"),
        (f"{BRIDGES} blue turn 3", "word 'turn'; expected a clan or one of food"),
        (f"{BRIDGES} blue food 8", "blue food 8; expected at most 7"),
        (f"{BRIDGES} ochre pearl 8", "ochre pearl 8; expected at most 7"),
        (f"{BRIDGES} blue seal 6", "blue seal 6; expected at most 5"),
        (f"{BRIDGES} blue influence 21", "blue influence 21; expected at most 20"),
        (f"{BRIDGES} blue courtiers gate,gate,gate,gate,gate,gate", "blue has sent 6 courtiers; expected at most 5"),
        (f"{BRIDGES} blue courtiers roof", "courtiers 'roof'; expected one of gate, steward-1"),
        (f"{BRIDGES} blue warriors 5,5,5,5,5,5", "blue has sent 6 warriors; expected at most 5"),
        (f"{BRIDGES} blue warriors 2", "warriors '2'; expected one of 5, 3, 1"),
        (f"{BRIDGES} blue gardeners red-plant", "gardeners 'red-plant'; expected one of coral-plant"),
        (
            f"{BRIDGES} blue gardeners coral-plant,coral-stone,black-plant,black-stone,white-plant,white-stone",
            "blue has sent 6 gardeners; expected at most 5",
        ),
        (f"{BRIDGES} blue card r1", "card 'r1'; expected one of s01"),
        (f"{BRIDGES} blue card s01 lantern s01", "card steward-01 lies in two places"),
        (f"{BRIDGES} blue card a1 ochre card a1", "card action-1 lies in two places"),
        (f"{BRIDGES} blue lantern x1", "lantern 'x1'; expected one of s01"),
        (f"{BRIDGES} blue dice 5/5", "dice '5/5'; expected the dice of the three rows, such as 5/-/3"),
        (f"{BRIDGES} blue dice 7/-/-", "dice '7/-/-'; expected the dice"),
    ],
)
def test_what_cannot_be_is_refused_with_the_word_and_what_was_expected(text: str, words: str) -> None:
    with pytest.raises(BadPosition, match=words):
        Position.read(text)


@pytest.mark.parametrize("thing", [7, None, b"bridges 36/36/36", ["bridges"]])
def test_something_else_than_text_is_refused(thing: object) -> None:
    with pytest.raises(BadPosition, match="expected a line such as"):
        Position.read(thing)  # type: ignore[arg-type]


# --- spoilt texts ----------------------------------------------------------------------------------------------------
def texts_of_games(count: int) -> list[str]:
    """Return positions of games whose moves are drawn by lot, some of them in the middle of a move."""
    texts = []
    for seed in range(count):
        position, chance = new_game(1 + seed % 4, seed=seed, difficulty=DIFFICULTIES[seed % 3]), Random(seed)
        while moves := legal_moves(position):
            beats = apply(position, chance.choice(moves))
            texts.append(str(chance.choice(beats).position))
            position = beats[-1].position
    return texts


def read_or_refuse(text: str) -> Position | None:
    """Read a text; None if it is refused with a message that says what was expected."""
    try:
        return Position.read(text)
    except BadPosition as error:
        assert "expected" in str(error)  # noqa: PT017 -- whether it raises is not the point
        return None


def play_on(position: Position, chance: Random) -> None:
    """What reads must read back, and can be played to its end."""
    assert Position.read(str(position)) == position
    if position.busy:
        assert not legal_moves(position)
        return
    table = Table(position)
    for _ in range(1000):
        if table.over:
            break
        assert table.moves, f"nobody may move: {table.position()}"
        table.play(chance.choice(table.moves))
    assert table.over, f"a game without an end: {position}"


def spoil(text: str, other: str, chance: Random) -> str:
    """Return a text with a word, an item or a letter that is lost, doubled, moved, or taken from elsewhere."""
    words = text.split()
    i = chance.randrange(len(words) - 1)
    items = words[i].split(",")
    match chance.randrange(8):
        case 0:
            del words[i]
        case 1:
            del words[i : i + 2]
        case 2:
            j = chance.randrange(len(words))
            words[i], words[j] = words[j], words[i]
        case 3:
            words[i] = "".join(
                str(chance.randrange(10)) if c.isdigit() and chance.random() < 0.4 else c for c in words[i]
            )
        case 4:
            at = chance.randrange(len(words[i]) + 1)
            words[i] = words[i][:at] + chance.choice("-,.:/0123456789abcsdpw") + words[i][at:]
        case 5:
            del items[chance.randrange(len(items))]
            words[i] = ",".join(items) or "-"
        case 6:
            chance.shuffle(items)
            words[i] = ",".join(items)
        case _:
            others = other.split()
            if words[i] in others[:-1]:
                words[i + 1] = others[others.index(words[i]) + 1]
    return " ".join(words)


def test_a_spoilt_text_is_refused_or_it_is_a_position_that_can_be_played() -> None:
    texts = list(texts_of_games(24))
    chance = Random(2026)
    read = refused = 0
    for _ in range(4000):
        text = chance.choice(texts)
        for _ in range(chance.choice((1, 1, 2, 3))):
            text = spoil(text, chance.choice(texts), chance)
        position = read_or_refuse(text)
        if position is None:
            refused += 1
        else:
            read += 1
            play_on(position, chance)
    assert read > 800
    assert refused > 1500


def any_frame(chance: Random) -> str:
    """Return a frame with as many numbers as that kind may have, often numbers that cannot be."""
    name = chance.choice(FRAMES)
    pairs = 2 * chance.randrange(3)
    count = {"room": 3, "order": pairs, "rest": pairs, "rival_do": 2, "rival_room": 2}.get(name, chance.randrange(2))
    numbers = ".".join(str(chance.randrange(chance.choice((3, 6, 16, 27, 64)))) for _ in range(count))
    return f"{name}:{numbers}" if numbers else name


def test_whatever_may_wait_on_the_stack_comes_to_an_end() -> None:
    texts, chance = [text for text in texts_of_games(24) if " phase play " in text], Random(2027)
    read = 0
    for _ in range(4000):
        words = chance.choice(texts).split()
        stack = ",".join(any_frame(chance) for _ in range(chance.randrange(4))) or "-"
        words[words.index("stack") + 1] = stack
        if chance.random() < 0.2:
            words[words.index("actor") + 1] = chance.choice(CLANS)
        if chance.random() < 0.2:
            words[words.index("turn") + 1] = str(chance.randrange(13))
        position = read_or_refuse(" ".join(words))
        if position is not None:
            read += 1
            play_on(position, chance)
    assert read > 500


TABLE = ["players 3", "players 1 rival easy", "round 3", "turn 2", "turn 5", "order ochre,blue", "actor ochre", "x",
         "on well:c3", "on steward-1:b2", "slots blue,-,-", "rooms s01,s02,s03,d01,d02", "stewards -", "stewards s09",
         "stack any:2", "stack courtier:0", "stack slot", "stack -", "stack border:2", "stack room:0.3.1"]  # fmt: skip
PEOPLE = ["blue", "ochre", "coin 3", "food 7", "pearl 5", "seal 4", "influence 5", "card s01", "card d05", "coin",
          "lantern d02,r1", "courtiers gate,daimyo", "courtiers steward-1", "gardeners coral-stone", "warriors 5,1",
          "dice 5/-/-", "dice -/-/2"]  # fmt: skip


def parts_of(parts: list[str], most: int) -> some.SearchStrategy[list[str]]:
    """Draw some parts of a line, hardly ever two that begin alike."""
    some_parts = some.sampled_from(parts)
    return some.lists(some_parts, max_size=most, unique_by=lambda part: part.split()[0]) | some.lists(
        some_parts, max_size=3
    )


@given(parts_of(TABLE, 5), parts_of(PEOPLE, 9))
@settings(max_examples=300)
def test_any_line_of_words_is_a_position_that_can_be_played_or_is_refused(table: list[str], people: list[str]) -> None:
    position = read_or_refuse(" ".join(["bridges 36/36/36", *table, *people]))
    if position is not None:
        play_on(position, Random(1))


@given(some.text(max_size=60))
def test_any_other_text_is_refused_or_read(text: str) -> None:
    read_or_refuse(text)


# --- wrong moves -----------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_a_move_that_may_not_be_made_names_a_rule_and_changes_nothing(players: int) -> None:
    position, chance = new_game(players, seed=12), Random(12)
    cited: set[str] = set()
    while True:
        moves = legal_moves(position)
        text = str(position)
        for move in chance.sample(sorted(MOVES.values(), key=str), 40):
            if move in moves:
                continue
            for attempt in (apply, after):
                with pytest.raises(IllegalMove) as caught:
                    attempt(position, move)
                assert caught.value.rule in RULES
                assert caught.value.move == str(move)
                assert f"(rule {caught.value.rule})" in str(caught.value)
                assert repr(str(move)) in str(caught.value)
            cited.add(caught.value.rule)
        assert str(position) == text
        if is_over(position):
            break
        position = after(position, chance.choice(moves))
    assert len(cited) >= 12
    assert "end.after_three" in cited


@pytest.mark.parametrize("text", ["", "dance", "coral-left", "coral-left:moon", "pair-6", "take:gold", "row-0", "7"])
def test_a_word_that_is_no_move_is_refused_with_what_may_be_done(text: str) -> None:
    position = Position.read(BRIDGES)
    with pytest.raises(IllegalMove, match="cannot be read; expected one such as coral-left:") as caught:
        read_move(position, text)
    assert caught.value.rule == "turn.take_die"


def test_every_move_reads_back_whatever_its_letters() -> None:
    position = Position.read(BRIDGES)
    for move in MOVES.values():
        assert read_move(position, f" {str(move).upper()} ") == move


def test_a_move_that_was_made_up_is_refused() -> None:
    position = Position.read(BRIDGES)
    for move in (Move("dance"), Move("die", "coral-left", "moon"), Move("die", "red-left", "well"), Move("")):
        with pytest.raises(IllegalMove, match="there is no such move; expected coral-left:"):
            apply(position, move)


def test_between_two_beats_nobody_may_move() -> None:
    beats = apply(Position.read(BRIDGES), Move("die", "coral-left", "well"))
    assert legal_moves(beats[0].position) == ()
    with pytest.raises(IllegalMove, match="another move is under way"):
        apply(beats[0].position, Move("done"))


# --- setting up ------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("options", "words"),
    [
        ({"players": 0}, "players=0; expected a number from 1 to 4"),
        ({"players": 5}, "players=5; expected a number"),
        ({"players": True}, "players=True; expected a number"),
        ({"players": "2"}, "players='2'; expected a number"),
        ({"players": 2.0}, "players=2.0; expected a number"),
        ({"seed": -1}, "seed=-1; expected a whole number from 0 to 4294967295"),
        ({"seed": 2**32}, "seed=4294967296; expected a whole number"),
        ({"seed": True}, "seed=True; expected a whole number"),
        ({"seed": "x"}, "seed='x'; expected a whole number"),
        ({"players": 1, "difficulty": "cruel"}, "difficulty='cruel'; expected one of 'easy', 'medium', 'hard'"),
        ({"difficulty": None}, "difficulty=None; expected one of"),
        ({"difficulty": ["easy"]}, "expected one of"),
    ],
)
def test_a_game_that_cannot_be_set_up_says_why(options: dict[str, object], words: str) -> None:
    with pytest.raises(ImperialError, match=words):
        new_game(**options)  # type: ignore[arg-type]


@given(some.integers(1, 4), some.integers(0, 2**32 - 1), some.sampled_from(DIFFICULTIES))
@settings(max_examples=60)
def test_any_other_game_can_be_set_up(players: int, seed: int, difficulty: str) -> None:
    position = new_game(players, seed=seed, difficulty=difficulty)
    assert position.players == players
    assert position.difficulty == (difficulty if players == 1 else None)
    assert len(position.clans) == max(players, 2)
    assert len(position.pairs) == (players + 1 if players > 1 else 0)
    assert all(len(dice) == max(players, 2) + 1 for dice in position.bridges.values())
    assert all(list(dice) == sorted(dice) for dice in position.bridges.values())
    play_on(position, Random(seed))
