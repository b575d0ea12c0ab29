/** What everybody has: one row a seat, one symbol a unit. A loss leaves a hole and the old number, struck out. */
import { h } from "./dom";
import type { Room } from "./room";
import type { Counter, Frame } from "./scene";

const MOST_SYMBOLS = 10;

export class Counters {
  readonly element = h("section", { class: "iw-counters" });

  constructor(private readonly room: Room) {}

  show(frame: Frame): void {
    const { board, words } = this.room;
    const name = words.of(board.counterName);
    this.element.hidden = frame.counters.length === 0;
    this.element.setAttribute("aria-label", name);
    this.element.replaceChildren(
      h("div", { class: "iw-caption" }, h("span", {}, name), h("span", { class: "iw-aside" }, words.of(frame.supply))),
      h("ul", { class: "iw-counter-list" }, ...frame.counters.map((counter) => this.#row(counter, frame))),
    );
  }

  #row(counter: Counter, frame: Frame): HTMLElement {
    const { board, words, symbols } = this.room;
    const { t, of } = words;
    const seat = board.seats.find((each) => each.id === counter.seat);
    const changed = counter.was !== undefined && counter.was !== counter.n;
    const row = h(
      "li",
      { class: `iw-counter${counter.active ? " iw-active" : ""}${changed ? " iw-changed" : ""}` },
      symbols.icon(seat?.symbol, 20),
      h(
        "span",
        { class: "iw-counter-name" },
        h("b", {}, of(seat?.name) || counter.seat),
        counter.place === 1 && h("span", { class: "iw-pill iw-winner" }, `★ ${t("ui-winner")}`),
        counter.waiting && h("span", { class: "iw-pill iw-waits" }, counter.bot ? t("ui-waiting") : t("ui-your-turn")),
        Object.keys(board.bots).length > 0 && this.#holder(counter, frame, of(seat?.name)),
      ),
      h("span", { class: "iw-units", "aria-hidden": "true" }, ...this.#units(counter)),
      h(
        "span",
        { class: "iw-n" },
        changed && h("s", { "aria-hidden": "true" }, String(counter.was)),
        h("b", {}, String(counter.n)),
        changed && h("span", { class: "iw-was" }, t("ui-was", { n: counter.was ?? 0 })),
      ),
      symbols.icon(board.counterSymbol, 16, "iw-one"),
    );
    row.style.setProperty("--iw-seat", seat ? `var(--iw-${seat.colour})` : "var(--iw-ink)");
    return row;
  }

  #units({ n, was = n }: Counter): Element[] {
    const { board, symbols } = this.room;
    if (Math.max(n, was) > MOST_SYMBOLS) return [symbols.icon(board.counterSymbol, 15)];
    const units: Element[] = [];
    for (let i = 0; i < Math.max(n, was); i++) {
      if (i < n) units.push(symbols.icon(board.counterSymbol, 15, i >= was ? "iw-unit iw-gained" : "iw-unit"));
      else units.push(h("span", { class: "iw-hole" }, symbols.icon(board.counterSymbol, 15, "iw-falling")));
    }
    return units;
  }

  /** Who holds the seat: a person, or one of the bots. Without a kernel nobody can take it over, so it is only said. */
  #holder(counter: Counter, frame: Frame, name: string): HTMLElement | false {
    const { board, words, store } = this.room;
    if (!store.kernel) return counter.bot !== undefined && h("span", { class: "iw-holder" }, words.of(board.bots[counter.bot]));
    const change = (event: Event) => {
      const bot = (event.target as HTMLSelectElement).value || null;
      store.send({ do: "seat", frame: frame.id, seat: counter.seat, bot });
    };
    const holders: [string, string][] = [
      ["", words.t("ui-person")],
      ...Object.entries(board.bots).map(([id, text]): [string, string] => [id, words.of(text)]),
    ];
    return h(
      "select",
      { class: "iw-holder", "aria-label": words.t("ui-seat-of", { name }), onchange: change },
      ...holders.map(([value, label]) => h("option", { value, selected: value === (counter.bot ?? "") }, label)),
    );
  }
}
