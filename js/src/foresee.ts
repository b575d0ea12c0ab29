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
  #frames: number | undefined; // as many as there were: others may mean other beats
  #pointed: { key: string; anchor: Element } | undefined;
  #resting: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly room: Room,
    private readonly root: HTMLElement,
  ) {}

  /** Somebody points at a move, or no longer. Once the pointer rests, Python is asked. */
  point(move: string | undefined, anchor: Element): void {
    this.hide();
    const { store } = this.room;
    if (move === undefined || !store.kernel || store.playing) return;
    if (store.frames.length !== this.#frames) this.#known.clear();
    this.#frames = store.frames.length;
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

  /** At the edge of the stage that is further away, as high as the anchor; below it where the stage is narrow. */
  #place(anchor: Element): void {
    const box = this.root.getBoundingClientRect();
    const at = anchor.getBoundingClientRect();
    const { offsetWidth: width, offsetHeight: height } = this.element;
    const middle = (at.left + at.right) / 2 - box.left;
    const wide = box.width >= 2.4 * width;
    const far = middle < 0.6 * box.width ? box.width - width - EDGE : EDGE;
    const x = wide ? far : Math.min(Math.max(EDGE, middle - width / 2), box.width - width - EDGE);
    const y = wide ? (at.top + at.bottom - height) / 2 - box.top : at.bottom - box.top + EDGE;
    this.element.style.transform = `translate(${Math.round(x)}px, ${Math.round(Math.max(EDGE, Math.min(y, box.height - height - EDGE)))}px)`;
  }
}
