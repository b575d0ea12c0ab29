"""What the symbols do: gain, pay, lantern, well, influence, and the parts of an action in their order.

`s` is the game (a row, laid out in `state.py`), `log` where events go, or None when nobody watches: one source serves
teaching and speed. An effect that needs a decision puts a frame on the stack. Knows no turn and no round.
"""

from __future__ import annotations

from typing import Any, Final

from . import state as st
from .components import (
    ACTIONS,
    ANY,
    BORDERS,
    CARDS,
    CASTLE,
    CLANS,
    COIN,
    COURTIER,
    DIE_TILES,
    DOMAIN,
    GARDENER,
    GOODS,
    INFLUENCE,
    LANTERN,
    LANTERN_PART,
    MOST_RESOURCE,
    MOST_SEALS,
    PEARL,
    POINTS,
    SEAL,
    TILE_PART,
    TRACK_END,
    WARRIOR,
    WELL,
    WELL_TILES,
    Parts,
)
from .state import ACTOR, HEAD, STACK, TILES, TRACK, WIDTH, Frame, Row

Entry = tuple[str, tuple[str, ...], dict[str, Any], tuple[Any, ...]]
Log = list[Entry] | None


def tell(s: Row, log: list[Entry], kind: str, rules: tuple[str, ...], **facts: Any) -> None:
    """Note that something happened, by which rules, and how the game stands right after it."""
    s[st.BUSY] = 1
    log.append((kind, rules, facts, tuple(s)))
    s[st.BUSY] = 0


def base(s: Row) -> int:
    """Return where the row of the player who decides begins."""
    return HEAD + WIDTH * int(s[ACTOR])


def clan(s: Row) -> str:
    """Return the clan of the player who decides."""
    return CLANS[s[ACTOR]]


# --- chance: a seed inside the position ------------------------------------------------------------------------------
def next_random(s: Row, below: int) -> int:
    """Step the generator of the position (xorshift, 32 bits) and return a number below a bound."""
    x: int = s[st.RNG]
    x ^= (x << 13) & 0xFFFFFFFF
    x ^= x >> 17
    x ^= (x << 5) & 0xFFFFFFFF
    s[st.RNG] = x
    return (x * below) >> 32


def shuffled(s: Row, items: Any) -> list[int]:
    """Return the items in another order, Fisher and Yates' way."""
    cards = list(items)
    for i in range(len(cards) - 1, 0, -1):
        j = next_random(s, i + 1)
        cards[i], cards[j] = cards[j], cards[i]
    return cards


# --- the stack -------------------------------------------------------------------------------------------------------
def push(s: Row, *frame: int) -> None:
    """Put a frame on top of the stack: it comes next."""
    s[STACK] = (*s[STACK], frame)


def pop(s: Row) -> Frame:
    """Take the frame on top of the stack away."""
    stack = s[STACK]
    s[STACK] = stack[:-1]
    frame: Frame = stack[-1]
    return frame


# --- gaining and paying ----------------------------------------------------------------------------------------------
def gain(s: Row, log: Log, b: int, what: int, number: int, rules: tuple[str, ...]) -> None:
    """resource.limit, seal.limit, points.now: take something from the supply; what is over a limit is lost."""
    at = b + what
    had = s[at]
    has = had + number
    over = 0
    if what <= PEARL:
        over = has - MOST_RESOURCE
    elif what == SEAL:
        over = has - MOST_SEALS
    if over > 0:
        has -= over
    s[at] = has
    if log is not None:
        if what == POINTS:
            tell(s, log, "points", (*rules, "points.now"), who=clan(s), n=number, total=has)
        elif has > had:
            tell(s, log, "gain", rules, who=clan(s), what=GOODS[what], n=has - had, total=has)
        if over > 0:
            rule = "seal.limit" if what == SEAL else "resource.limit"
            tell(s, log, "lost", (rule,), who=clan(s), what=GOODS[what], n=over)


def pay(s: Row, log: Log, b: int, what: int, number: int, rules: tuple[str, ...]) -> None:
    """Put something back into the supply; who calls has made sure that it is there."""
    s[b + what] -= number
    if log is not None and number:
        tell(s, log, "pay", rules, who=clan(s), what=GOODS[what], n=number, total=s[b + what])


def exchange(s: Row, log: Log, what: int) -> None:
    """seal.exchange: one seal becomes a coin, two become a resource, at any moment."""
    b = base(s)
    price = 1 if what == COIN else 2
    s[b + SEAL] -= price
    s[b + what] += 1
    if log is not None:
        facts = {"who": clan(s), "seals": price, "what": GOODS[what], "total": s[b + what], "left": s[b + SEAL]}
        tell(s, log, "exchange", ("seal.exchange",), **facts)


# --- the parts of an action ------------------------------------------------------------------------------------------
def perform(s: Row, log: Log, number: int, rule: str) -> None:
    """action.pay: pay what an action costs, then do its parts; they are told with the rule that offered them."""
    action = ACTIONS[number]
    b = base(s)
    if action.coins:
        pay(s, log, b, COIN, action.coins, ("action.pay",))
    if action.seals:
        pay(s, log, b, SEAL, action.seals, ("action.pay",))
    do_parts(s, log, action.parts, (rule,))


def do_parts(s: Row, log: Log, parts: Parts, rules: tuple[str, ...]) -> None:
    """Do every part. Their order is open; it is asked for only where it makes a difference (action.order)."""
    if order_matters(s, parts):
        push(s, st.F_PARTS, *(number for part in parts for number in part))
        return
    for what, number in parts:
        do_part(s, log, what, number, rules)


_FRAME_OF: Final = {
    COURTIER: (st.F_COURTIER, 0),
    GARDENER: (st.F_GARDENER,),
    WARRIOR: (st.F_WARRIOR,),
    DOMAIN: (st.F_DOMAIN,),
}


def do_part(s: Row, log: Log, what: int, number: int, rules: tuple[str, ...]) -> None:
    """Do one part of an action."""
    if what <= POINTS:
        gain(s, log, base(s), what, number, rules)
    elif what == INFLUENCE:
        advance(s, log, number)
    elif what == ANY:
        push(s, st.F_ANY, number)
    elif what == LANTERN:
        lantern(s, log, number)
    elif what == WELL:
        well(s, log)
    elif what == CASTLE:
        push(s, st.F_CASTLE, number)
    else:
        push(s, *_FRAME_OF[what])


def order_matters(s: Row, parts: Parts) -> bool:
    """action.order: does influence reach a border here, and do seals come with it?"""
    b = base(s)
    steps = seals = 0
    for what, number in parts:
        if what == INFLUENCE:
            steps += number
        elif what == SEAL:
            seals += number
        elif what == WELL:
            seals += 1
        elif what == LANTERN:
            for card in s[b + st.LANTERN]:
                kind, count = LANTERN_PART[card]
                if kind == INFLUENCE:
                    steps += count
                elif kind == SEAL:
                    seals += count
    if not steps or not seals:
        return False
    space = s[b + st.INFLUENCE]
    return any(space + step in BORDERS for step in range(1, steps + 1))


def in_chosen_order(s: Row, log: Log, numbers: Frame, *, seals_first: bool) -> None:
    """action.order: do the parts of an action, those of its lantern included, influence first or last."""
    parts = list(zip(numbers[::2], numbers[1::2], strict=True))
    if log is not None:
        first = "seals" if seals_first else "influence"
        tell(s, log, "order_chosen", ("action.order",), who=clan(s), first=first)
    steps = [number for what, number in parts if what == INFLUENCE]
    rest = []
    for what, number in parts:
        if what == LANTERN:
            cards = s[base(s) + st.LANTERN]
            if log is not None:
                lantern_lit(s, log, number)
            steps += [count for kind, count in map(LANTERN_PART.__getitem__, cards) if kind == INFLUENCE]
            rest += [part for part in map(LANTERN_PART.__getitem__, cards) if part[0] != INFLUENCE]
        elif what != INFLUENCE:
            rest.append((what, number))
    later = tuple(number for part in rest for number in part)
    if not seals_first:
        if later:
            push(s, st.F_REST, *later)
        advance(s, log, sum(steps))
        return
    for what, number in rest:
        do_part(s, log, what, number, ("action.order",))
    advance(s, log, sum(steps))


# --- the lantern and the well ----------------------------------------------------------------------------------------
BY_LEFT_END: Final = 1
BY_DAIMYO: Final = 2
_LIT_BY: Final = (("lantern.reward",), ("lantern.left_end", "lantern.reward"), ("courtier.daimyo", "lantern.reward"))
"""Why a lantern is lit: an action, a die from the left end, the daimyo."""


def lantern_lit(s: Row, log: list[Entry], cause: int) -> None:
    """Tell that the lantern is lit, why, and which cards lie under the board."""
    cards = s[base(s) + st.LANTERN]
    tell(s, log, "lantern", _LIT_BY[cause], who=clan(s), cards=tuple(CARDS[card] for card in cards))


def lantern(s: Row, log: Log, cause: int = 0) -> None:
    """lantern.reward: gain what every card under the clan board shows."""
    if order_matters(s, ((LANTERN, cause),)):
        push(s, st.F_PARTS, LANTERN, cause)
        return
    if log is not None:
        lantern_lit(s, log, cause)
    b = base(s)
    for card in s[b + st.LANTERN]:
        what, number = LANTERN_PART[card]
        if what == INFLUENCE:
            advance(s, log, number)
        else:
            gain(s, log, b, what, number, ("lantern.reward",))


def well(s: Row, log: Log) -> None:
    """well.reward: a seal, and what the two tiles at the well show."""
    tiles = s[TILES][WELL_TILES:]
    if log is not None:
        tell(s, log, "well", ("well.reward",), who=clan(s), tiles=tuple(DIE_TILES[tile] for tile in tiles))
    b = base(s)
    gain(s, log, b, SEAL, 1, ("well.reward",))
    wishes = 0
    for tile in tiles:
        what, number = TILE_PART[tile]
        if what == ANY:
            wishes += number
        else:
            gain(s, log, b, what, number, ("well.reward",))
    if wishes:
        push(s, st.F_ANY, wishes)


def well_parts(s: Row) -> Parts:
    """well.reward: everything the well gives, for those who only ask."""
    return ((SEAL, 1), *(TILE_PART[tile] for tile in s[TILES][WELL_TILES:]))


def take_any(s: Row, log: Log, what: int) -> None:
    """resource.any: one resource of the player's choice; the next unit is chosen anew."""
    left = pop(s)[1] - 1
    gain(s, log, base(s), what, 1, ("resource.any",))
    if left:
        push(s, st.F_ANY, left)


# --- influence -------------------------------------------------------------------------------------------------------
def advance(s: Row, log: Log, steps: int) -> None:
    """influence.move: go forward; a border waits for the player's answer, or stops a player without the seals."""
    b = base(s)
    start = space = s[b + INFLUENCE]
    while steps and space < TRACK_END:
        price = BORDERS.get(space + 1, 0)
        if price:
            break
        space += 1
        steps -= 1
    if space > start:
        land(s, log, start, space)
    if not steps:
        return
    if space == TRACK_END:
        if log is not None:
            tell(s, log, "track_end", ("influence.end",), who=clan(s), lost=steps)
    elif s[b + SEAL] >= price:
        push(s, st.F_BORDER, steps)
    elif log is not None:
        facts = {"who": clan(s), "seals": price, "has": s[b + SEAL], "lost": steps}
        tell(s, log, "border_stop", ("influence.border",), **facts)


def land(s: Row, log: Log, start: int, space: int, also: tuple[str, ...] = ()) -> None:
    """influence.stack: a marker that has moved lies on top of those it meets."""
    seat = s[ACTOR]
    s[HEAD + WIDTH * seat + INFLUENCE] = space
    s[TRACK] = (*(other for other in s[TRACK] if other != seat), seat)
    if log is not None:
        under = tuple(CLANS[o] for o in s[TRACK] if o != seat and s[HEAD + WIDTH * o + INFLUENCE] == space)
        rules = ("influence.move", "influence.stack", *also) if under else ("influence.move", *also)
        tell(s, log, "influence", rules, who=CLANS[seat], **{"from": start, "to": space, "under": under})


def cross(s: Row, log: Log) -> None:
    """influence.border: pay the seals, step over the border, and go on."""
    steps = pop(s)[1]
    b = base(s)
    space = s[b + INFLUENCE] + 1
    price = BORDERS[space]
    s[b + SEAL] -= price
    if log is not None:
        tell(s, log, "border", ("influence.border",), who=clan(s), seals=price, left=s[b + SEAL])
    land(s, log, space - 1, space)
    if steps > 1:
        advance(s, log, steps - 1)


def stop_at_border(s: Row, log: Log) -> None:
    """influence.border: not paid, so the steps left are lost."""
    steps = pop(s)[1]
    if log is not None:
        b = base(s)
        facts = {"who": clan(s), "seals": BORDERS[s[b + INFLUENCE] + 1], "has": s[b + SEAL], "lost": steps}
        tell(s, log, "border_stop", ("influence.border", "turn.optional"), **facts)
