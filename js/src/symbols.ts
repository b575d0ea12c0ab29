/**
 * The symbols of a board, drawn once for each view and stamped wherever they are needed: on the drawing, on
 * cards, beside lines of text. A small picture of a symbol fits itself around what the symbol really covers.
 */
import { s } from "./dom";
import { drawAll, type Ref } from "./draw";
import type { Shape } from "./scene";
import type { Words } from "./words";

const UNMEASURED = "-16 -16 32 32";

export class Symbols {
  readonly element = s("svg", { class: "iw-sprite", width: 0, height: 0, "aria-hidden": "true", focusable: "false" });
  readonly #defs = s("defs");
  readonly #boxes = new Map<string, string>();
  readonly #order: ReadonlyMap<string, number>; // ids are numbers: a symbol may be called anything

  constructor(
    private readonly symbols: Record<string, Shape[]>,
    private readonly prefix: string,
  ) {
    this.#order = new Map(Object.keys(symbols).map((name, i) => [name, i]));
    this.element.append(this.#defs);
  }

  /** Draw them all; again when the language changes, since a symbol may hold a word. */
  build(words: Words): void {
    this.#defs.replaceChildren(
      ...Object.entries(this.symbols).map(([name, shapes]) =>
        s("g", { id: this.#id(name) }, ...drawAll(shapes, words, this.ref)),
      ),
    );
  }

  ref: Ref = (symbol) => `#${this.#id(symbol)}`;

  has(symbol: string | undefined): symbol is string {
    return symbol !== undefined && this.#order.has(symbol);
  }

  /** The symbol, to be placed inside an SVG. */
  stamp(symbol: string, props: Record<string, string | number> = {}): SVGUseElement {
    return s("use", { href: this.ref(symbol), ...props });
  }

  /** The symbol as a picture of its own, `size` pixels high and wide. */
  icon(symbol: string | undefined, size: number, extra = ""): SVGSVGElement {
    const svg = s("svg", { class: `iw-icon ${extra}`.trim(), width: size, height: size, "aria-hidden": "true", focusable: "false" });
    if (this.has(symbol)) {
      svg.dataset["symbol"] = symbol;
      put(svg, this.#boxes.get(symbol) ?? this.#measure(symbol));
      svg.append(this.stamp(symbol));
    }
    return svg;
  }

  /** The symbol in a given box, such as the 68 x 28 of a card's row. */
  picture(symbol: string, width: number, height: number): SVGSVGElement {
    const viewBox = `${-width / 2} ${-height / 2} ${width} ${height}`;
    const svg = s("svg", { class: "iw-picture", viewBox, "aria-hidden": "true", focusable: "false" });
    if (this.has(symbol)) svg.append(this.stamp(symbol));
    return svg;
  }

  /** Sizes are known only once the view is on the page; icons drawn before that are corrected here. */
  refit(within: Element): void {
    this.#boxes.clear();
    for (const svg of within.querySelectorAll<SVGSVGElement>("svg[data-symbol]")) {
      put(svg, this.#measure(svg.dataset["symbol"] ?? ""));
    }
  }

  #measure(symbol: string): string {
    const known = this.#boxes.get(symbol);
    if (known) return known;
    const group = this.#defs.children[this.#order.get(symbol) ?? -1] as SVGGraphicsElement | undefined;
    if (!group?.isConnected || typeof group.getBBox !== "function") return UNMEASURED;
    const { x, y, width, height } = group.getBBox();
    if (!width && !height) return UNMEASURED;
    const side = Math.max(width, height) + 2.4; // room for the outline
    const box = [x + width / 2 - side / 2, y + height / 2 - side / 2, side, side].map((v) => +v.toFixed(2)).join(" ");
    this.#boxes.set(symbol, box);
    return box;
  }

  #id(symbol: string): string {
    return `${this.prefix}-s${this.#order.get(symbol) ?? "none"}`;
  }
}

function put(svg: SVGSVGElement, viewBox: string): void {
  svg.setAttribute("viewBox", viewBox);
}
