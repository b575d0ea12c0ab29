/**
 * What a move would do, beside whatever somebody points at: a small sheet with the steps in their order. It cannot be
 * pointed at itself, so it never stands in the way, and it is read out where the keyboard does the pointing.
 */
import { focused, h, plain, rich } from "./dom";
import type { Room } from "./room";
import type { Foresight, ForesightMessage, ForesightStep } from "./scene";

const EDGE = 12;
const REST = 60; // so many milliseconds a pointer rests before it asks

export class Foresee {
  readonly element = h("div", { class: "iw-foresight", "aria-hidden": "true", hidden: true });
  #known = new Map<string, Foresight>(); // by frame and move
  #pointed: { key: string; anchor: Element } | undefined;
  #resting: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly room: Room,
    private readonly root: HTMLElement,
  ) {
    root.addEventListener("focusout", () => this.hide());
  }

  /** Somebody points at a move, or no longer. Once the pointer rests, Python is asked. */
  point(move: string | undefined, anchor: Element): void {
    this.hide();
    const { store } = this.room;
    if (move === undefined || !store.kernel || store.playing) return;
    const frame = store.cursor;
    const key = `${frame} ${move}`;
    this.#pointed = { key, anchor };
    this.#resting = setTimeout(() => {
      const known = this.#known.get(key);
      if (known) this.#show(known, anchor);
      else store.send({ do: "foresee", frame, move });
    }, REST);
  }

  /** Python has answered. */
  take({ frame, move, foresight }: ForesightMessage): void {
    const key = `${frame} ${move}`;
    this.#known.set(key, foresight);
    if (this.#pointed?.key === key) this.#show(foresight, this.#pointed.anchor);
  }

  /** The frames have changed: their numbers may mean other beats. */
  forget(): void {
    this.#known.clear();
  }

  hide(): void {
    clearTimeout(this.#resting);
    this.#pointed = undefined;
    this.element.hidden = true;
  }

  #show(foresight: Foresight, anchor: Element): void {
    const { words, act } = this.room;
    if (!anchor.isConnected) return;
    this.element.replaceChildren(
      h("div", { class: "iw-foresight-title" }, words.of(foresight.title)),
      h("ol", {}, ...foresight.steps.map((step) => this.#step(step))),
    );
    this.element.hidden = false;
    this.#place(anchor);
    if (focused(this.root) !== anchor) return;
    const told = foresight.steps.flatMap(({ name, text, rows = [] }) => [name, text, ...rows.map((row) => row.text)].map(words.of).filter(Boolean));
    act.say(plain([words.of(foresight.title), ...told].join(". ")));
  }

  #step({ name, text, sign, rows = [], faded }: ForesightStep): HTMLElement {
    const { words, symbols } = this.room;
    return h(
      "li",
      { class: faded ? "iw-step iw-cannot" : "iw-step" },
      h("div", { class: "iw-step-name" }, h("b", {}, words.of(name)), sign && symbols.picture(sign, 52, 24)),
      text !== undefined && h("div", { class: "iw-step-text" }, words.of(text)),
      ...rows.map((row) =>
        h(
          "div",
          { class: row.faded ? "iw-step-row iw-cannot" : "iw-step-row" },
          row.symbol && symbols.picture(row.symbol, 84, 34),
          h("span", {}, ...rich(words.of(row.text))),
        ),
      ),
    );
  }

  /** Where it hides least of what can be chosen and of what belongs to whoever chooses, and never what is pointed at. */
  #place(anchor: Element): void {
    if (this.root.dataset["width"] === "phone") return void (this.element.style.transform = ""); // a sheet: see the styles
    const root = this.root.getBoundingClientRect();
    const seen = visible(this.root);
    const at = anchor.getBoundingClientRect();
    const { offsetWidth: width, offsetHeight: height } = this.element;
    const seat = this.room.store.frame?.counters.find(({ waiting }) => waiting)?.seat;
    const own = seat ? `, .iw-spot[data-spot^="${CSS.escape(seat)}-"]` : "";
    const kept = [...this.root.querySelectorAll(`.iw-open, .iw-held, .iw-choices button${own}`)].map((each) => each.getBoundingClientRect());
    const inTalk = anchor.closest(".iw-talk") !== null;
    const xs = [seen.right - width - EDGE, seen.left + EDGE, at.right + EDGE, at.left - width - EDGE, at.left];
    const ys = inTalk ? [at.bottom + EDGE] : [(at.top + at.bottom - height) / 2, at.bottom + EDGE, at.top - height - EDGE, seen.top + EDGE, seen.bottom - height - EDGE];
    let best = { cost: Infinity, x: xs[0] ?? 0, y: ys[0] ?? 0 };
    for (const left of xs) {
      for (const top of ys) {
        const x = clamp(left, seen.left + EDGE, seen.right - width - EDGE);
        const y = clamp(top, seen.top + EDGE, seen.bottom - height - EDGE);
        const box = new DOMRect(x, y, width, height);
        const away = Math.hypot(x + width / 2 - (at.left + at.right) / 2, y + height / 2 - (at.top + at.bottom) / 2);
        const cost = kept.reduce((sum, each) => sum + overlap(box, each), 0) + 100 * overlap(box, at) + away / 10;
        if (cost < best.cost) best = { cost, x, y };
      }
    }
    this.element.style.transform = `translate(${Math.round(best.x - root.left)}px, ${Math.round(best.y - root.top)}px)`;
  }
}

function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(value, most));
}

/** How much two rectangles share. */
function overlap(a: DOMRect, b: DOMRect): number {
  return Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) * Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));
}

/** The part of an element that is on the screen: what surrounds it may scroll. */
function visible(element: HTMLElement): { left: number; right: number; top: number; bottom: number } {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const seen = { left, right, top: Math.max(top, 0), bottom: Math.min(bottom, window.innerHeight) };
  for (let box = element.parentElement; box; box = box.parentElement) {
    if (!/auto|scroll/.test(getComputedStyle(box).overflowY)) continue;
    const outer = box.getBoundingClientRect();
    seen.top = Math.max(seen.top, outer.top);
    seen.bottom = Math.min(seen.bottom, outer.bottom);
  }
  return seen;
}
