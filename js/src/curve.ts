/**
 * A value for each beat, drawn under the slider at the same x: played so far in a full line, what is to come dashed.
 * Pointing at it tells the values of that beat, a press goes there. Where there is no curve, or hardly a value of it on
 * the line on show, nothing is drawn.
 */
import { h, s } from "./dom";
import { paint } from "./draw";
import type { Room } from "./room";
import { rove, settle } from "./roving";
import type { Curve as Values } from "./scene";

const HEIGHT = 66;
const EDGE = 7; // room above the highest and below the lowest value
const WIDTH = 1000; // in units of the drawing, which is stretched to the slider's width
const CLOSE = 13; // symbols nearer than this step aside

export class Curve {
  readonly element = h("div", { class: "iw-curve", hidden: true });
  readonly #caption = h("div", { class: "iw-curve-caption" });
  readonly #name = h("button", { class: "iw-curve-name", "data-is": "curve", "aria-haspopup": "dialog" });
  readonly #values = h("span", { class: "iw-curve-values", "aria-hidden": "true" });
  readonly #svg = s("svg", { viewBox: `0 0 ${WIDTH} ${HEIGHT}`, preserveAspectRatio: "none", "aria-hidden": "true" });
  readonly #over = h("div", { class: "iw-curve-over" }); // what must not be stretched
  readonly #marks = h("div", { class: "iw-curve-marks", role: "group" });
  readonly #plot = h("div", { class: "iw-curve-plot" }, this.#svg, this.#over, this.#marks);
  #line: readonly number[] = [];
  #at = 0;
  #drawn = "";

  constructor(
    private readonly room: Room,
    drag: (element: HTMLElement) => void,
  ) {
    this.element.append(this.#caption, this.#plot);
    this.#caption.append(this.#name, this.#values);
    this.#name.onclick = () => {
      const { store, words, popover } = room;
      popover.open(this.#name, words.of(store.curve?.name), [h("p", {}, words.of(store.curve?.note))]);
    };
    drag(this.#plot);
    this.#plot.addEventListener("pointermove", (event) => {
      const box = this.#svg.getBoundingClientRect();
      const f = box.width ? (event.clientX - box.left) / box.width : 0;
      this.#tell(Math.round(Math.min(1, Math.max(0, f)) * (this.#line.length - 1)));
    });
    this.#plot.addEventListener("pointerleave", () => this.#tell(this.#at));
    rove(this.#marks, "button", "row");
  }

  show(line: readonly number[], at: number): void {
    const { curve } = this.room.store;
    this.#line = line;
    this.#at = at;
    this.element.hidden = !curve?.lines.some(({ values }) => line.filter((id) => known(values[id])).length > 1);
    if (!curve || this.element.hidden) return;
    const { words } = this.room;
    this.#name.replaceChildren(words.of(curve.name), h("span", { "aria-hidden": "true" }, "?"));
    this.#name.title = words.of(curve.note);
    this.#draw(curve);
    this.#mark(curve);
    this.#tell(at);
  }

  /** The values of a beat in words. */
  spoken(id: number | undefined): string {
    const { store, words } = this.room;
    const lines = this.element.hidden || id === undefined ? [] : (store.curve?.lines ?? []);
    return lines.flatMap(({ name, values }) => (known(values[id ?? -1]) ? [`${words.of(name)}: ${this.#format(values[id ?? -1])}`] : [])).join(", ");
  }

  #x(at: number): number {
    return this.#line.length > 1 ? at / (this.#line.length - 1) : 0;
  }

  /** How far down a value lies, in pixels. */
  #y(value: number, { low, high }: Values): number {
    const f = high > low ? (value - low) / (high - low) : 0.5;
    return EDGE + (1 - Math.min(1, Math.max(0, f))) * (HEIGHT - 2 * EDGE);
  }

  #draw(curve: Values): void {
    const across = (value: number, cls: string) => s("path", { class: cls, d: `M0 ${this.#y(value, curve)}H${WIDTH}` });
    const level = [across(curve.low, "iw-curve-edge"), across(curve.high, "iw-curve-edge")];
    if (curve.low < 0 && curve.high > 0) level.push(across(0, "iw-curve-zero"));
    const paths = curve.lines.flatMap((line) =>
      (["iw-curve-casing", "iw-curve-rest", "iw-curve-past"] as const).map((cls) => {
        const [from, to] = cls === "iw-curve-past" ? [0, this.#at] : cls === "iw-curve-rest" ? [this.#at, Infinity] : [0, Infinity];
        return s("path", { class: cls, stroke: cls === "iw-curve-casing" ? undefined : paint(line.colour), d: this.#path(line.values, curve, from, to) });
      }),
    );
    this.#svg.replaceChildren(...level, ...paths.sort((a, b) => order(a) - order(b)));
    const hair = h("span", { class: "iw-curve-now" });
    hair.style.left = percent(this.#x(this.#at));
    const ends = [curve.high, curve.low].map((value) => {
      const label = h("span", { class: "iw-curve-end" }, this.#format(value));
      label.style.top = `${this.#y(value, curve)}px`;
      return label;
    });
    this.#over.replaceChildren(hair, ...ends, ...this.#heads(curve));
  }

  /** The line from one beat to another; where a value is missing it is broken. */
  #path(values: Values["lines"][number]["values"], curve: Values, from: number, to: number): string {
    let path = "";
    let before = false; // the beat before has a value
    this.#line.forEach((id, i) => {
      const value = values[id];
      if (i < from || i > to) return;
      if (known(value)) {
        const [x, y] = [(this.#x(i) * WIDTH).toFixed(1), this.#y(value, curve).toFixed(1)];
        path += !before ? `M${x} ${y}h0` : curve.steps ? `H${x}V${y}` : `L${x} ${y}`;
      }
      before = known(value);
    });
    return path;
  }

  /** The symbols at the cursor; those of nearly the same value stand side by side. */
  #heads(curve: Values): Element[] {
    const here = curve.lines.flatMap(({ symbol, colour, values }) => {
      const value = values[this.#line[this.#at] ?? -1];
      return known(value) ? [{ symbol, colour, y: this.#y(value, curve) }] : [];
    });
    const aside = this.#x(this.#at) > 0.5 ? -CLOSE : CLOSE;
    let crowd = 0;
    return here
      .sort((a, b) => a.y - b.y)
      .map(({ symbol, colour, y }, i) => {
        crowd = i > 0 && y - (here[i - 1]?.y ?? 0) < CLOSE ? crowd + 1 : 0;
        const head = h("span", { class: "iw-curve-head" }, this.room.symbols.has(symbol) && this.room.symbols.icon(symbol, 16));
        head.style.cssText = `left:calc(${percent(this.#x(this.#at))} + ${crowd * aside}px);top:${y}px`;
        head.style.setProperty("--iw-seat", paint(colour));
        return head;
      });
  }

  /** Turning points: a press on one goes to its beat. They stay while only the cursor moves. */
  #mark(curve: Values): void {
    const { words, act } = this.room;
    const drawn = JSON.stringify([curve.marks, this.#line, words.language]);
    if (drawn === this.#drawn) return;
    this.#drawn = drawn;
    this.#marks.setAttribute("aria-label", words.of(curve.name));
    const marks = curve.marks.flatMap(({ frame, symbol, text }) => {
      const at = this.#line.indexOf(frame);
      if (at < 0) return [];
      const value = curve.lines.map(({ values }) => values[frame]).find(known) ?? (curve.low + curve.high) / 2;
      const label = words.of(text);
      const go = { onclick: () => act.go(frame), onpointerdown: (event: Event) => event.stopPropagation() };
      const mark = h("button", { class: "iw-curve-mark", tabindex: -1, "data-is": `mark ${frame}`, "aria-label": label, title: label, ...go }, h("span", {}, symbol));
      mark.style.cssText = `left:${percent(this.#x(at))};top:${this.#y(value, curve)}px`;
      return [mark];
    });
    this.#marks.replaceChildren(...marks);
    settle(marks);
  }

  /** The values of a beat, in the caption. */
  #tell(at: number): void {
    const { store, words, symbols } = this.room;
    const id = this.#line[at] ?? -1;
    const values = (store.curve?.lines ?? []).map(({ name, symbol, colour, values }) => {
      const sign = symbols.has(symbol) ? symbols.icon(symbol, 13) : h("i");
      const part = h("span", {}, sign, h("em", {}, `${words.of(name)}: `), h("b", {}, known(values[id]) ? this.#format(values[id]) : "–"));
      part.style.setProperty("--iw-seat", paint(colour));
      return part;
    });
    this.#values.classList.toggle("iw-elsewhen", at !== this.#at);
    this.#values.replaceChildren(h("span", {}, `${at + 1}.`), ...values);
  }

  #format(value: number | null | undefined): string {
    const { store, words } = this.room;
    const text = (value ?? 0).toLocaleString(words.language, { maximumFractionDigits: 1 });
    return store.curve?.unit ? `${text}\u202f${store.curve.unit}` : text.replace("-", "−");
  }
}

function known(value: number | null | undefined): value is number {
  return typeof value === "number" && Number.isFinite(value);
}

function percent(f: number): string {
  return `${(f * 100).toFixed(3)}%`;
}

/** Casings lie lowest, so that where lines cross none is cut. */
function order(path: Element): number {
  return path.classList.contains("iw-curve-casing") ? 0 : 1;
}
