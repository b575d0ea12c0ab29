/**
 * Where the parts stand, by the width of the widget. The order on the page is the order of Tab and of reading aloud:
 * the drawing, what is to be decided, the hand to decide with, playback, then what there is to look up. What other
 * orders would have brought has the full width, below whatever opens it. Only the hand is drawn elsewhere: below playback, which must not move when a hand comes and goes. A part is moved only when the
 * shape changes.
 */
import { h } from "./dom";

export type Shape = "wide" | "middle" | "phone";

const PARTS = ["counters", "garden", "compare", "talk", "transport", "hand", "table", "whatIf", "log", "branches"] as const;
export type Parts = Record<(typeof PARTS)[number], HTMLElement | null>;

export function shapeFor(width: number): Shape {
  return width >= 880 ? "wide" : width >= 600 ? "middle" : "phone";
}

export function arrange(body: HTMLElement, shape: Shape, parts: Parts): void {
  const column = (cls: string, ...names: (keyof Parts)[]) => h("div", { class: cls }, ...names.map((name) => parts[name]));
  if (parts.compare) {
    body.replaceChildren(column("iw-main", "garden", "talk"), parts.compare, column("iw-foot", "transport"));
    parts.garden?.firstElementChild?.after(parts.counters ?? ""); // below the caption, as in the other branch
  } else if (shape === "wide") {
    body.replaceChildren(
      column("iw-main", "garden", "talk"),
      column("iw-foot", "hand", "transport"),
      column("iw-rail", "counters", "table", "log", "branches"),
      parts.whatIf ?? "",
    );
  } else if (shape === "middle") {
    body.replaceChildren(
      column("iw-main", "garden", "talk", "hand", "transport"),
      column("iw-pair", "table", "counters"),
      parts.whatIf ?? "",
      column("iw-below", "log", "branches"),
    );
  } else {
    body.replaceChildren(column("iw-main", "counters", "garden", "talk", "hand", "transport", "table", "whatIf", "log", "branches"));
  }
}
