"""The White Castle in Spanish: plurals, articles, contractions and genders, in sentences that a game really says."""

from __future__ import annotations

import re
from functools import cache

import pytest

from imperial_widget.white_castle import WHITE_CASTLE, Position, apply, legal_moves, new_game, read_move
from imperial_widget.white_castle.components import CLANS
from imperial_widget.white_castle.drawing.layout import plans
from imperial_widget.white_castle.narration import WORDS, move_text, question_text, spot_name, tell
from tests.white_castle.test_words import game

_OPEN = r"\b(?:a|de) el\b"
_TWICE = r"\b(?:el|la|al|del) (?:el|la|los|las|al|del)\b"
_MALE = r"\b(?:la|una) (?:jardín|campo|pozo|tablero|farol|dado)\b"
_FEMALE = r"\b(?:el|un|al|del) (?:sala|fila|casilla|puerta|loseta|carta)\b"
WRONG = rf"{_OPEN}|{_TWICE}|{_MALE}|{_FEMALE}"
"""Contractions that were not made, two articles in a row, an article of the wrong gender."""


def said(position: Position, *texts: str) -> list[str]:
    """What is told in Spanish, and written in the log, while these moves are made."""
    found: list[str] = []
    for text in texts:
        beats = apply(position, read_move(position, text))
        for beat in beats:
            for words in tell(beat.event, beat.position):
                assert isinstance(words, dict)
                found.append(words["es"])
        position = beats[-1].position
    return found


@cache
def heard() -> frozenset[str]:
    """Everything that is told, asked and offered in Spanish in some games."""
    found = set()
    for players in range(1, 5):
        for position, beats in game(new_game(players, seed=players), players):
            for beat in beats:
                say, _ = tell(beat.event, beat.position)
                assert isinstance(say, dict)
                found.add(say["es"])
            found.add(question_text(position)["es"])
            found |= {move_text(position, move)["es"] for move in legal_moves(position)}
    return frozenset(found)


# --- articles and contractions ---------------------------------------------------------------------------------------
def test_a_room_keeps_its_article_and_a_tile_agrees_with_its_colour() -> None:
    position = Position.read("bridges 36/36/36 tiles cco,bco,wco,bfo,wfo,can,wir,cfo,bir,cir,ban,bpe,wpe,cpe,wan")
    told = said(position, "black-right:steward-1", "row-2")
    assert "Azul coloca el 6 negro en la sala de intendentes 1, sobre el 3 impreso: 3 más, " in told[2]
    assert "Azul hace la fila 2 de la sala de intendentes 1, junto a una loseta negra: " in " ".join(told)
    assert "6 sobre 3: sala de intendentes 1" in told


def test_a_yard_makes_del_and_al() -> None:
    position = Position.read("bridges 36/36/36 yards 1,5,8,3 stack warrior blue iron 5")
    told = said(position, "yard-5", "tile-5-gold")
    assert "Un guerrero de Azul va **al campo de 5 de hierro**. En su tablero quedan 4." in told
    assert "Guerrero al campo de 5 de hierro" in told
    assert any(each.startswith("Azul usa una loseta del campo de 5 de hierro: ") for each in told)
    labels = {str(move): move_text(position, move)["es"] for move in legal_moves(position)}
    assert labels["yard-5"] == "Ir al campo de 5 de hierro"


def test_a_garden_takes_an_article_alone_and_al_on_the_way_there() -> None:
    position = Position.read("bridges 36/36/36 gardens p2,s3,p5,s1,p1,s2 stack gardener blue food 7 coin 4")
    labels = {str(move): move_text(position, move)["es"] for move in legal_moves(position)}
    assert labels["garden:white-stone"].startswith("Ir al jardín de piedras del puente blanco, por ")
    told = said(position, "garden:white-stone", "use:white-stone")
    assert any("va **al jardín de piedras del puente blanco**, que al final vale " in each for each in told)
    assert any(each.startswith("Azul hace lo que muestra el jardín de piedras del puente blanco: ") for each in told)


def test_a_courtier_goes_from_the_gate_to_a_room_and_up_two_floors() -> None:
    position = Position.read("bridges 36/36/36 stack courtier:0 blue pearl 5 coin 2 courtiers gate card s04")
    labels = {str(move): move_text(position, move)["es"] for move in legal_moves(position)}
    assert labels["gate>steward-3"] == "Subir de la puerta a la sala de intendentes 3, por 2 de nácar"
    assert labels["gate"] == "Un cortesano a la puerta, por 2 monedas"
    up = "Un cortesano de Azul sube **dos pisos** de golpe, de la puerta a la sala de diplomáticos 2. "
    assert any(each.startswith(up) for each in said(position, "gate>diplomat-2"))


def test_the_well_and_the_clan_board_contract_where_a_die_would_go() -> None:
    where = {
        space: WORDS.say("es", "lens-place", space=space) for space in ("well", "clan", "outside-left", "steward-2")
    }
    assert where == {
        "well": "Si el dado va al pozo",
        "clan": "Si el dado va al tablero de clan",
        "outside-left": "Si el dado va a la casilla izquierda de extramuros",
        "steward-2": "Si el dado va a la sala de intendentes 2",
    }


def test_no_sentence_of_a_game_leaves_a_contraction_open_or_doubles_an_article() -> None:
    assert len(heard()) > 500
    assert not [each for each in heard() if re.search(WRONG, each)]


def test_the_search_for_wrong_articles_finds_them() -> None:
    for wrong in ("va a el pozo", "una loseta de el campo", "en el la sala", "va al el jardín", "la jardín", "al sala"):
        assert re.search(WRONG, wrong), wrong


def test_a_place_that_is_spoken_has_words_in_spanish_and_no_open_contraction() -> None:
    for plan in plans(CLANS):
        names = [spot_name(name)["es"] for name in plan.places]
        assert not [each for each in names if re.search(WRONG, each)]
    assert spot_name("steward-1-row-2")["es"] == "la sala de intendentes 1, fila 2"


# --- how a sentence begins and ends ----------------------------------------------------------------------------------
def test_what_is_told_begins_with_a_capital_or_a_number_and_a_question_opens_with_its_sign() -> None:
    for each in heard():
        bare = each.replace("**", "")
        assert not bare[0].islower() or bare.startswith(("el farol", "el pozo", "una acción")), each
        assert not re.search(r"\. [a-záéíóúñ]", bare), each
        assert bare.count("¿") == bare.count("?"), each


# --- plurals ---------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("what", "one", "several"),
    [
        ("coin", "1 moneda", "3 monedas"),
        ("seal", "1 sello", "3 sellos"),
        ("vp", "1 punto", "3 puntos"),
        ("influence", "1 paso de influencia", "3 pasos de influencia"),
        ("any", "1 recurso a elegir", "3 recursos a elegir"),
        ("food", "1 de comida", "3 de comida"),
        ("pearl", "1 de nácar", "3 de nácar"),
    ],
)
def test_goods_that_are_counted_have_a_plural_and_goods_that_are_measured_have_none(
    what: str, one: str, several: str
) -> None:
    assert WORDS.say("es", "goods", what=what, n=1) == one
    assert WORDS.say("es", "goods", what=what, n=3) == several


@pytest.mark.parametrize(("coins", "rest"), [(2, "se queda sin monedas."), (3, "le queda 1."), (5, "le quedan 3.")])
def test_what_is_left_after_a_payment_is_counted(coins: int, rest: str) -> None:
    position = Position.read(f"bridges 36/36/36 stack courtier:0 blue coin {coins} pearl 2")
    assert f"Azul paga **2 monedas** por un cortesano en la puerta y {rest}" in said(position, "gate")


def test_whoever_pays_the_last_iron_is_left_without_iron() -> None:
    position = Position.read("bridges 36/36/36 stack warrior blue iron 3")
    paid = "Azul paga **3 de hierro** por un puesto en el campo de entrenamiento y se queda sin hierro."
    assert paid in said(position, "yard-3")


def test_workers_cards_and_steps_agree_with_their_verb() -> None:
    assert WORDS.say("es", "workers-left", left=0) == "Era el último de su tablero."
    assert WORDS.say("es", "workers-left", left=1) == "En su tablero queda uno."
    assert WORDS.say("es", "workers-left", left=3) == "En su tablero quedan 3."
    assert WORDS.say("es", "say-track-end", who="plum", lost=1).endswith("**se pierde** el último paso.")
    assert WORDS.say("es", "say-track-end", who="plum", lost=2).endswith("**se pierden** 2 pasos.")
    step = {n: WORDS.say("es", "question-border", who="moss", n=n, steps=n) for n in (1, 2)}
    assert step[1] == "Musgo: ¿pagar 1 sello y cruzar la frontera? Queda un paso."
    assert step[2] == "Musgo: ¿pagar 2 sellos y cruzar la frontera? Quedan 2 pasos."


# --- genders ---------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("colour", "dice", "tile", "tiles"),
    [
        ("coral", "Los dados coral", "la loseta coral?", "las losetas coral?"),
        ("black", "Los dados negros", "la loseta negra?", "las losetas negras?"),
        ("white", "Los dados blancos", "la loseta blanca?", "las losetas blancas?"),
    ],
)
def test_a_colour_agrees_with_dice_and_with_tiles(colour: str, dice: str, tile: str, tiles: str) -> None:
    assert WORDS.say("es", "say-roll", bridge=colour, dice="1 · 2 · 4").startswith(f"{dice} se tiran de nuevo")
    assert tile in WORDS.say("es", "question-room", who="blue", n=1, colour=colour)
    assert tiles in WORDS.say("es", "question-room", who="blue", n=2, colour=colour)


@pytest.mark.parametrize("clan", ["blue", "plum"])
def test_who_leads_the_new_order_is_said_without_a_gender(clan: str) -> None:
    """Ciruela is feminine, the other clans are not: neither *primero* nor *primera* would fit all."""
    name = WORDS.say("es", f"name-{clan}")
    assert WORDS.say("es", "line-turn-order", first=clan) == f"Nuevo orden: {name} a la cabeza"
    assert WORDS.say("es", "say-next-round", round=2, first=clan).endswith(f"El primer turno es de {name}.")


# --- the first words of a game ---------------------------------------------------------------------------------------
def test_a_game_opens_with_its_clans_in_order_joined_by_y() -> None:
    opening = WHITE_CASTLE.opening(new_game(4, seed=5))
    say, _ = tell(opening.event, opening.position)
    assert isinstance(say, dict)
    assert say["es"] == (
        "Cuatro clanes llegan al castillo. En cada puente hay 5 dados de su color, el más bajo a la izquierda. "
        "Orden de turno: Ciruela, Ocre, Musgo y Azul. Quien juega al final, Azul, elige **primero** un par de cartas "
        "iniciales."
    )
