"""The scene: everything the stage may know. A game writes it, the stage (JS) and the static picture draw it.

The boundary of the project runs here. A scene holds shapes, spots, pieces, cards, marks, words and choices; it holds
no rule and names no game. `js/src/scene.ts` is the same page in TypeScript, with a comment on every field. Changing a
field means changing both files and `VERSION`.
"""

from __future__ import annotations

from typing import Any, Final, NotRequired, TypedDict

VERSION: Final = 3

Text = str | dict[str, str]
"""Words in every language the scene speaks, or one string that is the same in all of them."""

Shape = dict[str, Any]
"""One drawn thing; the fields are those of `Shape` in `scene.ts`."""


class PerLayout(TypedDict):
    """One value for each drawing: the wide one of a notebook and the narrow one of a phone."""

    wide: Any
    narrow: Any


class Spot(TypedDict):
    """A place on the drawing that pieces stand on and that can be pointed at."""

    x: float
    y: float
    r: float
    name: Text
    label: NotRequired[Text]
    across: NotRequired[float]


class Layout(TypedDict):
    """One drawing of the board."""

    width: float
    height: float
    scale: float
    back: list[Shape]
    front: list[Shape]
    spots: dict[str, Spot]
    grid: NotRequired[int]


class Seat(TypedDict):
    """A seat in the header."""

    id: str
    name: Text
    symbol: str
    colour: str
    playing: bool
    fixed: NotRequired[bool]
    role: NotRequired[Text]


class RuleText(TypedDict):
    """A rule in words."""

    title: Text
    text: Text
    ruling: bool


class Badge(TypedDict):
    """A small fact in the header."""

    text: Text
    hint: NotRequired[Text]


class HintLevel(TypedDict):
    """How much the garden may tell."""

    id: str
    name: Text


class Board(TypedDict):
    """What stays: sent once."""

    version: int
    game: str
    title: Text
    subtitle: Text
    emblem: str
    badges: list[Badge]
    palette: dict[str, dict[str, str]]
    symbols: dict[str, list[Shape]]
    names: dict[str, Text]
    layouts: PerLayout
    seats: list[Seat]
    rules: dict[str, RuleText]
    languages: dict[str, str]
    ui: dict[str, Text]
    counterName: Text
    counterSymbol: str
    cardsName: Text
    bots: dict[str, Text]
    hints: NotRequired[list[HintLevel]]
    plain: NotRequired[bool]
    foresight: NotRequired[bool]


class Piece(TypedDict):
    """Something that stands on a spot, the same in every frame by its id."""

    id: str
    symbol: str
    spot: str
    name: NotRequired[Text]
    dx: NotRequired[float]
    dy: NotRequired[float]
    scale: NotRequired[float]
    faded: NotRequired[bool]
    quiet: NotRequired[bool]


class Mark(TypedDict):
    """Something drawn for one beat."""

    kind: str
    colour: NotRequired[str]
    tone: NotRequired[str]
    d: NotRequired[Any]
    arrow: NotRequired[bool]
    symbol: NotRequired[str]
    text: NotRequired[Text]
    spot: NotRequired[str]
    at: NotRequired[Any]
    piece: NotRequired[str]


class CardRow(TypedDict):
    """One half of a card."""

    symbol: str
    tone: str
    state: str


class Card(TypedDict):
    """A card on the table or in the hand."""

    id: str
    title: str
    rows: list[CardRow]
    state: str
    seat: NotRequired[str]
    move: NotRequired[str]
    why: NotRequired[str]


class Hand(TypedDict):
    """The hand shown to whoever sits here."""

    seat: str
    cards: list[Card]


class Counter(TypedDict):
    """What a seat has."""

    seat: str
    n: int
    was: NotRequired[int]
    bot: NotRequired[str]
    active: NotRequired[bool]
    waiting: NotRequired[bool]
    place: NotRequired[int]


class Choice(TypedDict):
    """A move with a button, or a spot, of its own; or one that lifts what stands on one spot and puts it on another."""

    move: str
    label: Text
    seat: NotRequired[str]
    spot: NotRequired[str]
    key: NotRequired[str]
    bare: NotRequired[bool]
    minor: NotRequired[bool]
    lift: NotRequired[str]
    sign: NotRequired[str]


class Patch(TypedDict):
    """How the pieces of a beat differ from those of the beat before: `patch.py` makes it, `store.ts` reads it."""

    put: list[Piece]
    gone: list[str]
    order: NotRequired[list[str]]


class Figure(TypedDict):
    """A picture that belongs to a beat, below the board."""

    name: Text
    width: float
    height: float
    shapes: list[Shape]


class Offer(TypedDict):
    """A line of moves that is played out as a fork when somebody asks."""

    label: Text
    moves: list[str]


class Frame(TypedDict):
    """One beat, ready to draw. `id` and `parent` are filled in by whoever keeps the list of frames."""

    id: int
    parent: int
    kind: str
    say: Text
    line: Text
    rules: list[str]
    status: Text
    pieces: NotRequired[list[Piece]]
    patch: NotRequired[Patch]
    marks: list[Mark]
    counters: list[Counter]
    table: list[Card]
    choices: list[Choice]
    why: str
    move: NotRequired[str]
    note: NotRequired[Text]
    who: NotRequired[str]
    marker: NotRequired[str]
    chapter: NotRequired[str]
    supply: NotRequired[Text]
    hand: NotRequired[Hand]
    order: NotRequired[list[str]]
    refusals: NotRequired[dict[str, str]]
    hint: NotRequired[Text]
    ask: NotRequired[Text]
    offers: NotRequired[list[Offer]]
    figure: NotRequired[Figure]


class ForesightRow(TypedDict):
    """One of several things, with its picture."""

    text: Text
    symbol: NotRequired[str]
    faded: NotRequired[bool]


class ForesightStep(TypedDict):
    """One thing a move would do, in the order in which it happens."""

    name: Text
    text: NotRequired[Text]
    sign: NotRequired[str]
    rows: NotRequired[list[ForesightRow]]
    faded: NotRequired[bool]


class Foresight(TypedDict):
    """What a move would do, in words and symbols, for whoever points at it."""

    title: Text
    steps: list[ForesightStep]


class OutcomeEnd(TypedDict):
    """How one seat ends in one order of the cards."""

    far: int
    n: int
    losses: int


class StripSpace(TypedDict):
    """One space of the strip that shows the end of an order."""

    label: str
    symbol: NotRequired[str]
    bridge: NotRequired[bool]


class OutcomeRow(TypedDict):
    """One end of the cards on the table, and an order that leads to it."""

    cards: list[str]
    moves: list[str]
    played: bool
    count: int
    ends: list[OutcomeEnd]
    strip: list[StripSpace]


class Outcomes(TypedDict):
    """What would have come of the cards on the table in other orders."""

    cards: list[Card]
    say: Text
    legend: list[Text]
    goal: str
    loss: str
    far: int
    columns: list[str]
    focus: str
    rows: list[OutcomeRow]
    hidden: int


class CurveLine(TypedDict):
    """One line of a curve; its values stand at the ids of the frames."""

    name: Text
    colour: str
    symbol: NotRequired[str]
    values: list[float | None]


class CurveMark(TypedDict):
    """A beat of a curve to be pointed at."""

    frame: int
    symbol: str
    text: Text


class Curve(TypedDict):
    """A value for each beat, drawn under the slider."""

    name: Text
    note: Text
    unit: str
    low: float
    high: float
    steps: bool
    lines: list[CurveLine]
    marks: list[CurveMark]
