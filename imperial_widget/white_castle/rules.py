"""The rules of The White Castle as one machine: which moves there are now, and what a move leads to.

A game is a row (`state.py`) with a stack of what is still to be decided. `options` lists the moves of the frame on top;
`play` makes one and goes on by itself until somebody has to decide again. The rules themselves stand in `turn.py`,
`workers.py`, `effects.py`, `rounds.py` and `rival.py`; here every kind of frame is given its lister and its step. Knows
no names of moves, no positions, no words.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from . import effects, rival, rounds, turn, workers
from . import state as st
from .components import ANY, BORDERS, COIN, GOODS, MOST_RESOURCE, PEARL, SEAL
from .effects import Log, base, clan, pop, tell
from .state import Frame, Row

Lister = Callable[[Row, Frame, int, list[int]], bool]
Step = Callable[[Row, Log, int], None]


# --- listers and steps of the smaller frames -------------------------------------------------------------------------
def _list_order(s: Row, frame: Frame, b: int, moves: list[int]) -> bool:  # noqa: ARG001
    moves += [st.M_SEALS_FIRST, st.M_INFLUENCE_FIRST]
    return False


def _choose_order(s: Row, log: Log, move: int) -> None:
    frame = pop(s)
    effects.in_chosen_order(s, log, frame[1:], seals_first=move == st.M_SEALS_FIRST)


def _list_any(s: Row, frame: Frame, b: int, moves: list[int]) -> bool:  # noqa: ARG001
    moves += [st.M_TAKE + what for what in range(PEARL + 1) if s[b + what] < MOST_RESOURCE]
    return False


def _take_any(s: Row, log: Log, move: int) -> None:
    effects.take_any(s, log, move - st.M_TAKE)


def _list_border(s: Row, frame: Frame, b: int, moves: list[int]) -> bool:  # noqa: ARG001
    price = BORDERS.get(s[b + st.INFLUENCE] + 1, 0)  # an earlier step may have crossed it already
    if price and s[b + SEAL] >= price:
        moves += [st.M_PAY, st.M_STAY]
    return False


def _answer_border(s: Row, log: Log, move: int) -> None:
    if move == st.M_PAY:
        effects.cross(s, log)
    else:
        effects.stop_at_border(s, log)


def _list_seals(s: Row, frame: Frame, b: int, moves: list[int]) -> bool:  # noqa: ARG001
    """seal.exchange: before the scoring a coin for a seal would change nothing, a resource may."""
    return bool(s[b + SEAL] >= 2 and min(s[b : b + 3]) < MOST_RESOURCE)


def _list_rival(s: Row, frame: Frame, b: int, moves: list[int]) -> bool:  # noqa: ARG001
    moves.append(st.M_RIVAL)
    return False


def _courtier(s: Row, log: Log, move: int) -> None:
    if move == st.M_GATE:
        workers.ask_at_the_gate(s, log, move)
    else:
        workers.climb(s, log, move)


def _never(_s: Row, _log: Log, move: int) -> None:
    msg = f"move {move} answers nothing that is asked here"
    raise AssertionError(msg)


_LISTERS: Final[dict[int, Lister]] = {
    st.F_PAIR: turn.list_pairs,
    st.F_TURN: turn.list_turn,
    st.F_ROOM: turn.list_room,
    st.F_OUTSIDE: turn.list_outside,
    st.F_CARD: turn.list_card,
    st.F_PARTS: _list_order,
    st.F_ANY: _list_any,
    st.F_BORDER: _list_border,
    st.F_COURTIER: workers.list_courtier,
    st.F_GARDENER: workers.list_gardener,
    st.F_WARRIOR: workers.list_warrior,
    st.F_LIGHT: workers.list_light,
    st.F_SLOT: workers.list_slots,
    st.F_YARD: workers.list_yard,
    st.F_GARDEN: workers.list_garden,
    st.F_CASTLE: turn.list_castle,
    st.F_DOMAIN: turn.list_domain,
    st.F_GARDENS: workers.list_gardens,
    st.F_SEALS: _list_seals,
    st.F_RIVAL: _list_rival,
    st.F_RIVAL_GARDEN: rival.list_gardens,
    st.F_RIVAL_ROOM: rival.list_rooms,
}
_STEPS: Final[dict[int, Step]] = {
    st.F_PAIR: turn.take_pair,
    st.F_TURN: turn.play_die,
    st.F_ROOM: turn.do_room_row,
    st.F_OUTSIDE: turn.do_outside,
    st.F_CARD: turn.do_card,
    st.F_PARTS: _choose_order,
    st.F_ANY: _take_any,
    st.F_BORDER: _answer_border,
    st.F_COURTIER: _courtier,
    st.F_GARDENER: workers.place_gardener,
    st.F_WARRIOR: workers.place_warrior,
    st.F_LIGHT: turn.do_light,
    st.F_SLOT: workers.take_slot,
    st.F_YARD: workers.use_yard_tile,
    st.F_GARDEN: workers.use_garden,
    st.F_CASTLE: turn.do_castle,
    st.F_DOMAIN: turn.do_domain,
    st.F_GARDENS: workers.use_garden,
    st.F_SEALS: _never,
    st.F_RIVAL: rival.play,
    st.F_RIVAL_GARDEN: rival.place_gardener,
    st.F_RIVAL_ROOM: rival.enter_room,
}
_OPTIONAL: Final = frozenset(
    {
        st.F_ROOM,
        st.F_OUTSIDE,
        st.F_CARD,
        st.F_COURTIER,
        st.F_GARDENER,
        st.F_WARRIOR,
        st.F_LIGHT,
        st.F_YARD,
        st.F_GARDEN,
        st.F_CASTLE,
        st.F_DOMAIN,
        st.F_GARDENS,
        st.F_SEALS,
    }
)
"""turn.optional: what may be declined."""


# --- the machine -----------------------------------------------------------------------------------------------------
def options(s: Row) -> list[int]:
    """Return the moves there are now; none when the game is over or nothing here can be done."""
    stack = s[st.STACK]
    if not stack or s[st.BUSY]:
        return []
    frame = stack[-1]
    kind = frame[0]
    lister = _LISTERS.get(kind)
    if lister is None:
        return []
    b = base(s)
    moves: list[int] = []
    could = lister(s, frame, b, moves)
    if kind >= st.F_RIVAL or not (moves or could):
        return moves
    seals = s[b + SEAL]
    if seals:
        if kind != st.F_SEALS:
            moves.append(st.M_EXCHANGE + COIN)
        if seals > 1:
            if s[b] < MOST_RESOURCE:
                moves.append(st.M_EXCHANGE)
            if s[b + 1] < MOST_RESOURCE:
                moves.append(st.M_EXCHANGE + 1)
            if s[b + 2] < MOST_RESOURCE:
                moves.append(st.M_EXCHANGE + 2)
    if kind in _OPTIONAL:
        moves.append(st.M_DONE)
    return moves


def play(s: Row, log: Log, move: int) -> list[int]:
    """Make a move that `options` lists, go on until somebody must decide, and return the moves there are then."""
    if st.M_EXCHANGE <= move < st.M_TAKE:
        effects.exchange(s, log, move - st.M_EXCHANGE)
    elif move == st.M_DONE:
        _decline(s, log)
    else:
        _STEPS[s[st.STACK][-1][0]](s, log, move)
    return settle(s, log)


def settle(s: Row, log: Log) -> list[int]:
    """Do everything that needs no decision."""
    while True:
        stack = s[st.STACK]
        if not stack:
            if s[st.PHASE] == st.OVER:
                return []
            rounds.go_on(s, log)
            continue
        moves = options(s)
        if moves:
            return moves
        _by_itself(s, log, stack[-1])


def _by_itself(s: Row, log: Log, frame: Frame) -> None:
    """Do a frame that asks nobody, or one whose question has no answer."""
    kind = frame[0]
    if kind == st.F_RIVAL_DO:
        rival.next_action(s, log)
        return
    if kind == st.F_BORDER:
        effects.advance(s, log, pop(s)[1])
        return
    pop(s)
    if kind == st.F_WELL:
        effects.well(s, log)
    elif kind == st.F_CLAN:
        turn.begin_clan_row(s, log, frame[1])
    elif kind == st.F_REFILL:
        workers.refill(s, log, frame[1])
    elif kind == st.F_REST:
        for what, number in zip(frame[1::2], frame[2::2], strict=True):
            effects.do_part(s, log, what, number, ("action.order",))
    elif kind == st.F_SLOT:
        workers.no_slot(s, log)
    elif log is not None:
        _tell_nothing(s, log, frame)


def _decline(s: Row, log: Log) -> None:
    """turn.optional: leave the rest of what is offered."""
    frame = pop(s)
    if log is not None:
        tell(s, log, "decline", ("turn.optional",), who=clan(s), what=st.FRAMES[frame[0]])


def _tell_nothing(s: Row, log: list[effects.Entry], frame: Frame) -> None:
    """turn.cannot, resource.limit: tell that something offered cannot be done by this player now."""
    kind = frame[0]
    if kind == st.F_ANY:
        tell(s, log, "lost", ("resource.limit",), who=clan(s), what=GOODS[ANY], n=frame[1])
    elif kind != st.F_SEALS and not (kind == st.F_COURTIER and frame[1]):
        tell(s, log, "nothing", ("turn.cannot",), who=clan(s), what=st.FRAMES[kind])
