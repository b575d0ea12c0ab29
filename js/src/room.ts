/**
 * What every part of the stage may use. A part gets the room, draws itself into its `element` and shows beats;
 * parts do not know each other, they only ask for things to happen.
 */
import type { Parts } from "./parts";
import type { Popover } from "./popover";
import type { Board, Intent, PartName } from "./scene";
import type { Store } from "./store";
import type { Symbols } from "./symbols";
import type { Words } from "./words";

export interface Room {
  readonly store: Store;
  readonly board: Board;
  readonly symbols: Symbols;
  readonly popover: Popover;
  readonly act: Actions;
  readonly parts: Parts;
  words: Words; // replaced when the language changes
}

export interface Actions {
  /** Put the cursor on a beat. */
  go(id: number): void;
  /** One beat on or back along the line; at an open decision, a hint. */
  step(by: 1 | -1): void;
  first(): void;
  last(): void;
  /** Start or stop playing. */
  toggle(): void;
  /** Show a beat on the drawing without going there; null goes back. */
  preview(id: number | null): void;
  /** Somebody points at a move, or at none: what it would do is shown beside the anchor. */
  point(move: string | undefined, anchor: Element): void;
  /** Play a move from the beat on show. */
  play(move: string, anchor: Element): void;
  /** Ask Python for something; beside the anchor it is said when nobody answers. */
  ask(intent: Intent, anchor: Element): void;
  /** Take the cards on the table in this order, with these decisions on the way. */
  order(cards: readonly string[], anchor: Element, moves?: readonly string[]): void;
  /** A part of the stage is needed; once it is there, this is done. */
  need(part: PartName, then?: () => void): void;
  /** Open or close what would have come of other orders. */
  whatIf(): void;
  /** Put the focus on the first card that can be played. */
  toHand(): void;
  /** Answer a click with a rule: the one given, or the beat's own. */
  refuse(rule: string | undefined, anchor: Element): void;
  /** Open a rule to read. */
  rule(rule: string, anchor: Element): void;
  /** Put the branch that ends in this leaf beside the line; null closes it. */
  compare(leaf: number | null): void;
  /** Speak, for those who listen to the page. */
  say(words: string): void;
}
