/**
 * Where the parts stand, by the width of the widget. The order on the page is the order of Tab and of reading aloud:
 * the drawing, what is to be decided, the hand to decide with, playback, then what there is to look up. What other
 * orders would have brought has the full width, below whatever opens it. Only the hand is drawn elsewhere: below playback, which must not move when a hand comes and goes. A part is moved only when the
 * shape changes.
 */
import { h } from "./dom";
import type { Board } from "./scene";

export type Shape = "wide" | "middle" | "phone";

const PARTS = ["counters", "garden", "figure", "compare", "talk", "transport", "hand", "table", "whatIf", "log", "branches"] as const;
export type Parts = Record<(typeof PARTS)[number], HTMLElement | null>;

/** Beside the rail a drawing has two thirds of the width: one that is wide itself stands alone until that is enough. */
export function shapeFor(width: number, drawing: number): Shape {
  return width >= LARGE && width >= drawing * 1.35 ? "wide" : width >= 600 ? "middle" : "phone";
}

/** Above this many units a drawing is so large that what is told about it stands above, or nobody would see both. */
export const LARGE = 880;

export function isLarge({ layouts }: Board): boolean {
  return layouts.wide.width > LARGE;
}

export function arrange(body: HTMLElement, shape: Shape, parts: Parts, large: boolean): void {
  const column = (cls: string, ...names: (keyof Parts)[]) => h("div", { class: cls }, ...names.map((name) => parts[name]));
  if (parts.compare) {
    if (large) body.replaceChildren(column("iw-over", "talk", "transport"), column("iw-main", "garden"), parts.compare);
    else body.replaceChildren(column("iw-main", "garden", "figure", "talk"), parts.compare, column("iw-foot", "transport"));
    parts.garden?.firstElementChild?.after(parts.counters ?? ""); // below the caption, as in the other branch
  } else if (large) {
    const main = column("iw-main", "talk", "transport", "table", "figure", "garden", "hand");
    body.replaceChildren(main, column({ wide: "iw-rail", middle: "iw-pair", phone: "iw-below" }[shape], "counters", "log", "branches"), parts.whatIf ?? "");
  } else if (shape === "wide") {
    body.replaceChildren(
      column("iw-main", "garden", "figure", "talk"),
      column("iw-foot", "hand", "transport"),
      column("iw-rail", "counters", "table", "log", "branches"),
      parts.whatIf ?? "",
    );
  } else if (shape === "middle") {
    body.replaceChildren(
      column("iw-main", "garden", "figure", "talk", "hand", "transport"),
      column("iw-pair", "table", "counters"),
      parts.whatIf ?? "",
      column("iw-below", "log", "branches"),
    );
  } else {
    body.replaceChildren(column("iw-main", "counters", "garden", "figure", "talk", "hand", "transport", "table", "whatIf", "log", "branches"));
  }
}
