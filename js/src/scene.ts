/**
 * The scene: everything the stage may know. Python writes it, the stage draws it.
 *
 * The boundary of the project runs here. A scene holds shapes, spots, pieces, cards, marks, words and
 * choices; it holds no rule and names no game. `imperial_widget/core/scene.py` is the same page in Python.
 * Changing a field means changing both files and `VERSION`.
 */

export const VERSION = 3;

/** Words in every language the scene speaks, or one string that is the same in all of them. */
export type Text = string | Record<string, string>;

/** One value for each drawing: `wide` (notebook) and `narrow` (phone). */
export interface PerLayout<T> {
  wide: T;
  narrow: T;
}

/** The name of a palette entry (drawn as `var(--iw-NAME)`), `"none"` or `"currentColor"`. Never a CSS value. */
export type Colour = string;

export type Point = [number, number];

/** One drawn thing. Only the fields listed here are ever put into the SVG; anything else is ignored. */
export interface Shape {
  t: "path" | "circle" | "ellipse" | "rect" | "line" | "polyline" | "polygon" | "text" | "use" | "g";
  fill?: Colour; // default "none"
  stroke?: Colour; // default "none"
  w?: number; // stroke width
  dash?: string;
  cap?: "round" | "butt" | "square";
  join?: "round" | "miter" | "bevel";
  opacity?: number;
  transform?: string;
  d?: string;
  points?: string;
  x?: number;
  y?: number;
  x1?: number;
  y1?: number;
  x2?: number;
  y2?: number;
  cx?: number;
  cy?: number;
  r?: number;
  rx?: number;
  ry?: number;
  width?: number;
  height?: number;
  text?: Text; // t = "text"
  size?: number;
  weight?: number;
  anchor?: "start" | "middle" | "end";
  font?: "ui" | "voice";
  symbol?: string; // t = "use": the name of a symbol, placed at x, y and scaled by `scale`
  scale?: number;
  children?: Shape[]; // t = "g"
  cls?: string; // a hook for motion: becomes the class `iw-s-CLS` (letters, digits, dashes)
}

/** A place on the drawing that pieces stand on and that can be pointed at. */
export interface Spot {
  x: number;
  y: number;
  r: number; // radius of the area that answers to the pointer
  across?: number; // so far to the left and to the right the area is stretched: a row of a card
  name: Text; // spoken: "space 19", "the gate"
  label?: Text; // drawn in the middle while no piece stands there
}

export interface Layout {
  width: number;
  height: number;
  scale: number; // pieces and stamps are drawn at this scale
  back: Shape[]; // below the spots' labels, marks and pieces
  front: Shape[]; // above the pieces
  spots: Record<string, Spot>; // in the order in which arrow keys walk through them; those of a seat begin with its id and a dash
  grid?: number; // so many spots make a row: up and down go from row to row
}

export interface Seat {
  id: string;
  name: Text;
  symbol: string;
  colour: Colour;
  playing: boolean; // false: shown faded in the header
  fixed?: boolean; // nobody holds it and nobody can take it
  role?: Text; // what it is instead of a holder: "court painter"
}

export interface RuleText {
  title: Text;
  text: Text;
  ruling?: boolean; // a ruling of this edition where the rulebook is silent
}

/** Sent once. */
export interface Board {
  version: number;
  game: string;
  title: Text;
  subtitle: Text;
  emblem: string; // a symbol
  badges: { text: Text; hint?: Text }[]; // small facts in the header; the hint opens on click
  palette: { light: Record<string, string>; dark: Record<string, string>; contrast?: Record<string, string> };
  symbols: Record<string, Shape[]>; // drawn around (0, 0)
  names: Record<string, Text>; // spoken names of pieces (by piece id), of card rows and of signs (by symbol)
  layouts: PerLayout<Layout>;
  seats: Seat[];
  rules: Record<string, RuleText>;
  languages: Record<string, string>; // code -> its own name: "en" -> "English"
  ui: Record<string, Text>; // the words of the interface; `{name}` is filled in by the stage
  counterName: Text; // "Tokens"
  counterSymbol: string; // drawn once for each unit of a counter
  cardsName: Text; // "Cards, lowest number first"; "": a game without cards
  hints?: { id: string; name: Text }[]; // how much the garden may tell, least first; a person picks one (trait `hints`)
  bots: Record<string, Text>; // the players a seat can be given to; empty: this board is not for playing
  plain?: boolean; // its pieces differ in shape: high contrast needs no initials on them
  foresight?: boolean; // Python can say what a move would do
}

export interface Piece {
  id: string; // the same piece in every frame: this is what moves
  symbol: string;
  spot: string;
  dx?: number; // offset from the spot, in units of the layout's scale
  dy?: number;
  scale?: number;
  name?: Text; // spoken; left out, `board.names[id]`
  faded?: boolean; // still there, but not what this beat is about: a tile that may not be taken
  quiet?: boolean; // scenery (a tree, a stone): below all labels and pieces, never focused, fades when its symbol changes
}

/**
 * Something drawn for this beat alone. `kind` is only a class name for looks and motion:
 * trace, ghost, ring, badge, burst, tag, note. A trace has `d`; the others stamp a symbol and a text
 * at a spot or a point.
 */
export interface Mark {
  kind: string;
  colour?: Colour; // becomes `currentColor` of the mark
  tone?: "now" | "earlier" | "wrong";
  d?: PerLayout<string>;
  arrow?: boolean; // an arrow head where the trace ends
  symbol?: string;
  text?: Text;
  spot?: string;
  at?: PerLayout<Point>;
  piece?: string; // a trace: this piece travels along it when the beat is played forwards
}

/** One half (or third...) of a card. */
export interface CardRow {
  symbol: string; // a 68 x 28 drawing around (0, 0); `board.names[symbol]` is spoken
  tone: "ground" | "panel";
  state: "waiting" | "now" | "done";
}

export interface Card {
  id: string;
  seat?: string; // whose it is
  title: string; // the number; empty when face down
  rows: CardRow[]; // empty when face down
  state: "waiting" | "now" | "done" | "discarded" | "hidden";
  move?: string; // a click plays this move
  why?: string; // not playable: the id of the rule that forbids it
}

export interface Counter {
  seat: string;
  n: number;
  was?: number; // before this beat, when it changed
  bot?: string; // the bot that holds the seat
  active?: boolean; // the beat is about this seat
  waiting?: boolean; // everybody waits for this seat
  place?: number; // at the end of a game: 1 for a winner
}

export interface Choice {
  move: string;
  label: Text; // "": it has no button, only its place on the drawing
  seat?: string;
  spot?: string; // also offered on the drawing, here; on a grid only there
  key?: string; // a letter that plays it: "f" for forward, "b" for back
  bare?: boolean; // no button: its place on the drawing is enough
  minor?: boolean; // always possible and seldom wanted: its button is quieter
  lift?: string; // a spot: what stands there is lifted first, then put on `spot`
  sign?: string; // a symbol, stamped where the lifted piece may go: on the spot `SPOT-badge` if there is one
}

/** How the pieces of a beat differ from those of the beat before. */
export interface Patch {
  put: Piece[]; // changed ones in their places, new ones at the end
  gone: string[]; // ids
  order?: string[]; // all ids, where new ones do not lie above all others
}

/** A picture that belongs to a beat, below the board. */
export interface Figure {
  name: Text; // spoken
  width: number;
  height: number;
  shapes: Shape[];
}

/** One beat, ready to draw. `id` is its index in the list of frames, `parent` the beat before it (-1: none). */
export interface Frame {
  id: number;
  parent: number;
  move?: string; // the move this beat begins
  kind: string; // kind of the event
  say: Text; // narration; **bold** is the only markup
  note?: Text; // a teacher's words for this beat: shown first, with `say` below it
  line: Text; // short, for the log
  who?: string; // seat or piece the line is about: its symbol stands beside the line
  rules: string[]; // the rules that acted, the main one first
  marker?: "bump" | "score" | "stop" | "choice" | "end"; // shown on the slider
  chapter?: string; // the card that is resolving: drawn once per chapter in log and slider
  status: Text; // "Round 5"
  supply?: Text; // beside the counters
  pieces: Piece[]; // on the wire a frame has either these or `patch`
  patch?: Patch;
  marks: Mark[];
  counters: Counter[];
  table: Card[];
  hand?: { seat: string; cards: Card[] }; // the hand shown to whoever sits here
  choices: Choice[]; // moves with a button or a spot of their own (cards carry theirs)
  ask?: Text; // what is to be decided, said above the choices
  order?: string[]; // the cards of `table` may be taken in another order; these are their ids as the rules demand it
  why: string; // the rule that answers a click on anything else
  refusals?: Record<string, string>; // by spot, or by `LIFTED>SPOT`: the rule that answers a click there
  hint?: Text; // what the garden gives away at the level of hints that was picked
  offers?: Offer[]; // lines the garden would play out: "Why does this lose?"
  figure?: Figure;
}

/** What a move would do: asked for by a view that points at it, answered to it. */
export interface Foresight {
  title: Text;
  steps: ForesightStep[]; // in the order in which they happen
}

export interface ForesightStep {
  name: Text;
  text?: Text;
  sign?: string; // a symbol beside the name
  rows?: { text: Text; symbol?: string; faded?: boolean }[];
  faded?: boolean;
}

/** A line of moves that is played out as a fork when somebody asks. */
export interface Offer {
  label: Text;
  moves: string[];
}

/** What would have come of the cards on the table in other orders: asked for by a view, answered to it. */
export interface Outcomes {
  cards: Card[]; // the cards, so that a row can draw them small
  say: Text; // the answer in a sentence or two; **bold** is the only markup
  legend: Text[]; // what a bar and a sign mean
  goal: string; // the symbol at the line where every bar begins
  loss: string; // the symbol drawn for each loss
  far: number; // the longest bar, in spaces
  columns: string[]; // seats, in order
  focus: string; // the seat the rows are sorted for, best first
  rows: OutcomeRow[]; // one for each end that differs
  hidden: number; // further rows that are not listed
}

export interface OutcomeRow {
  cards: string[]; // ids, in the order in which they were taken
  moves: string[]; // decisions along the way: forwards, back
  played: boolean; // this is what the rules demand
  count: number; // so many orders end like this
  ends: { far: number; n: number; losses: number }[]; // by column: spaces behind the goal, what the seat has then, losses
  strip: { label: string; symbol?: string; bridge?: boolean }[]; // the spaces from the last piece to the goal
}

/** A value for each beat, drawn under the slider at the same x: a chance, an evaluation. */
export interface Curve {
  name: Text; // "Chance to win"
  note: Text; // how it was found, and how sure it is
  unit: "%" | "";
  low: number;
  high: number;
  steps: boolean; // a value holds until the next beat, instead of a line between the two
  lines: { name: Text; colour: Colour; symbol?: string; values: (number | null)[] }[]; // values by frame id; null: none there
  marks: { frame: number; symbol: string; text: Text }[]; // turning points; the symbol is one character
  part?: PartText; // the part of the stage that draws it
}

/** A part of the stage that is not in the bundle: parts.ts says why. */
export interface PartText {
  code: string; // an ES module
  css: string;
}

/** What the view sends to Python. `frame` is where the view stands. */
export type Intent =
  | { do: "play"; frame: number; move: string }
  | { do: "seat"; frame: number; seat: string; bot: string | null } // give a seat to a bot, or take it back
  | { do: "bots"; frame: number } // let the bots make the moves that are theirs
  | { do: "order"; frame: number; cards: string[]; moves?: string[] } // take this round's cards in this order, as a fork
  | { do: "line"; frame: number; moves: string[] } // play these moves out, as a fork: an offer was taken
  | { do: "outcomes"; frame: number } // what would come of every order of this round's cards?
  | { do: "foresee"; frame: number; move: string } // what would this move do?
  | { do: "part"; frame: number; part: PartName } // a part that is not in the bundle is needed
  | { do: "sync"; frame: number } // a view opens and has the frames up to this one: send the rest
  | { do: "remove"; frame: number }; // drop the branch that begins with this frame's move

/** What Python sends to the view: frames from index `from` on. Idempotent: several views may each apply it. */
export interface FramesMessage {
  kind: "frames";
  from: number;
  frames: Frame[];
}

/** What Python sends back for `outcomes`: the frame that asked, so that other views can tell. */
export interface OutcomesMessage {
  kind: "outcomes";
  frame: number;
  outcomes: Outcomes;
}

/** What Python sends back for `foresee`. */
export interface ForesightMessage {
  kind: "foresight";
  frame: number;
  move: string;
  foresight: Foresight;
}

export type PartName = "whatif" | "foresight";

/** What Python sends back for `part`. */
export interface PartMessage extends PartText {
  kind: "part";
  part: PartName;
}

export type Answer = OutcomesMessage | ForesightMessage | PartMessage;
export type Message = FramesMessage | Answer;

/**
 * The synced traits of the model.
 *   _board     Board                          written by Python
 *   _frames    Frame[]                        written by Python; grows by FramesMessage, never resent whole
 *   _curve     Curve or {}                    written by Python; {}: there is none
 *   cursor     number, index into _frames     written by whoever moved last, like a slider's value
 *   hints      string, the id of a level      both
 *   language   string                         both
 *   theme      "auto"|"light"|"dark"|"contrast"  both
 *   playing    boolean                        both
 *   speed      number (0.5, 1, 2, 4)          both
 *   error      string                         written by Python; "" when all is well
 */
export interface Traits {
  _board: Board;
  _frames: Frame[];
  _curve: Curve | Record<string, never>;
  cursor: number;
  hints: string;
  language: string;
  theme: string;
  playing: boolean;
  speed: number;
  error: string;
}
