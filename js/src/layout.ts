/**
 * Where the parts stand, by the width of the widget. The order on the page is the order of reading, so that Tab
 * and the eye agree; a part is moved only when the shape changes.
 */
import { h } from "./dom";

export type Shape = "wide" | "middle" | "phone";

const PARTS = ["counters", "garden", "compare", "talk", "transport", "hand", "table", "log", "branches"] as const;
export type Parts = Record<(typeof PARTS)[number], HTMLElement | null>;

export function shapeFor(width: number): Shape {
  return width >= 880 ? "wide" : width >= 600 ? "middle" : "phone";
}

export function arrange(body: HTMLElement, shape: Shape, parts: Parts): void {
  const column = (cls: string, ...names: (keyof Parts)[]) => h("div", { class: cls }, ...names.map((name) => parts[name]));
  if (parts.compare) {
    body.replaceChildren(column("iw-main", "garden", "talk"), parts.compare, column("iw-foot", "transport"));
  } else if (shape === "wide") {
    body.replaceChildren(
      column("iw-main", "garden", "talk"),
      column("iw-rail", "counters", "table", "log", "branches"),
      column("iw-foot", "transport", "hand"),
    );
  } else if (shape === "middle") {
    body.replaceChildren(
      column("iw-main", "garden", "talk", "transport", "hand"),
      column("iw-pair", "table", "counters"),
      column("iw-foot", "log", "branches"),
    );
  } else {
    body.replaceChildren(column("iw-main", "counters", "garden", "talk", "transport", "hand", "table", "log", "branches"));
  }
}
