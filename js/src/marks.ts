/**
 * The marks of one beat: traces with arrow heads, ghosts, rings, badges, bursts, tags and notes. A mark's kind
 * decides only how it looks and when it appears; what it means is the scene's affair.
 */
import { s } from "./dom";
import { paint, pathData } from "./draw";
import type { Layout, Mark, Point } from "./scene";
import type { Symbols } from "./symbols";

export type LayoutName = "wide" | "narrow";

/** The line of a trace, as far as motion needs it. */
export interface Trace {
  lines: SVGPathElement[];
  head: SVGElement | null;
  length: number;
  at(f: number): Point;
}

export interface DrawnMark {
  mark: Mark;
  element: SVGGElement;
  layer: "earlier" | "current" | "over";
  trace?: Trace;
  at?: Point; // where it is stamped
}

const STAR = "M0-10.5 2.5-4.6 8.3-6.6 5.6-1.5 10.5 2 4.6 3.2 4.9 9.3 0 5.7-4.9 9.3-4.6 3.2-10.5 2-5.6-1.5-8.3-6.6-2.5-4.6Z";

export function drawMark(mark: Mark, text: string, layout: Layout, name: LayoutName, symbols: Symbols): DrawnMark | null {
  const kind = /^[a-z][a-z-]*$/.test(mark.kind) ? mark.kind : "note";
  const tone = mark.tone === "earlier" || mark.tone === "wrong" ? mark.tone : "now";
  const element = s("g", { class: `iw-mark iw-m-${kind} iw-t-${tone}` });
  const named = mark.colour ?? (tone === "wrong" ? "bad" : kind === "burst" || kind === "tag" ? "accent" : "ink");
  element.style.color = paint(named);
  element.style.setProperty("--iw-on", `var(--iw-on-${named.replace(/[^\w-]/g, "")}, var(--iw-halo))`);

  if (mark.d) {
    const trace = drawTrace(element, pathData(mark.d[name]), mark.arrow === true, layout.scale);
    return { mark, element, layer: tone === "earlier" ? "earlier" : "current", trace };
  }
  const point = place(mark, layout, name);
  if (!point) return null;
  element.setAttribute("transform", `translate(${point[0]} ${point[1]}) scale(${layout.scale})`);
  const inner = s("g", { class: "iw-m-inner" });
  element.append(inner);
  inner.append(...stamp(mark, text, kind, symbols));
  const under = tone === "earlier" ? "earlier" : "current";
  return { mark, element, layer: kind === "ghost" ? under : "over", at: point };
}

function place(mark: Mark, layout: Layout, name: LayoutName): Point | null {
  if (mark.at) return mark.at[name];
  const spot = mark.spot === undefined ? undefined : layout.spots[mark.spot];
  if (!spot) return null;
  return mark.kind === "tag" ? [spot.x, spot.y - 34 * layout.scale] : [spot.x, spot.y];
}

function drawTrace(element: SVGGElement, d: string, arrow: boolean, scale: number): Trace {
  const casing = s("path", { class: "iw-casing", d });
  const line = s("path", { class: "iw-stroke", d });
  element.append(casing, line);
  const length = measure(line);
  const at = (f: number): Point => {
    if (!length) return [0, 0];
    const { x, y } = line.getPointAtLength(length * f);
    return [x, y];
  };
  let head: SVGElement | null = null;
  if (arrow && length) {
    const [x, y] = at(1);
    const [px, py] = at(Math.max(0, 1 - 5 / length));
    const angle = (Math.atan2(y - py, x - px) * 180) / Math.PI;
    head = s("path", {
      class: "iw-head",
      d: "M2.5 0-8.5 5.2-6 0-8.5-5.2Z",
      transform: `translate(${x.toFixed(2)} ${y.toFixed(2)}) rotate(${angle.toFixed(1)}) scale(${scale})`,
    });
    element.append(head);
  }
  return { lines: [casing, line], head, length, at };
}

function measure(line: SVGPathElement): number {
  try {
    return line.getTotalLength();
  } catch {
    return 0; // a drawing that is not on a screen has no lengths
  }
}

/** What stands at the place: the mark's own symbol, or the usual one of its kind. */
function stamp(mark: Mark, words: string, kind: string, symbols: Symbols): SVGElement[] {
  const own = symbols.has(mark.symbol) ? symbols.stamp(mark.symbol) : null;
  if (!own && kind === "tag") return pill(words);
  const shapes: SVGElement[] = own ? [own] : [];
  if (!own && kind === "ring") shapes.push(s("circle", { class: "iw-casing", r: 21 }), s("circle", { class: "iw-stroke", r: 21 }));
  if (!own && kind === "burst") shapes.push(s("path", { class: "iw-solid", d: STAR }));
  if (!own && kind === "badge") shapes.push(s("circle", { class: "iw-solid", r: 8 }));
  if (words) {
    const text = s("text", { class: "iw-m-text", y: kind === "badge" ? 3.7 : 4.2 });
    text.textContent = words;
    shapes.push(text);
  }
  return shapes;
}

function pill(words: string): SVGElement[] {
  const width = 18 + words.length * 7.6;
  const text = s("text", { class: "iw-m-text", y: 4.4 });
  text.textContent = words;
  return [
    s("rect", { class: "iw-pill-halo", x: -width / 2 - 1.5, y: -12.5, width: width + 3, height: 25, rx: 12.5 }),
    s("rect", { class: "iw-pill-face", x: -width / 2, y: -11, width, height: 22, rx: 11 }),
    text,
  ];
}
