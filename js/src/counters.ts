/**
 * What everybody has: one row a seat, one symbol a unit. A loss leaves a hole and the old number, struck out. Beside
 * another branch the rows that differ from it are marked.
 */
import { h } from "./dom";
import type { Flight } from "./flight";
import { sign } from "./icons";
import type { Room } from "./room";
import type { Counter, Frame } from "./scene";

const MOST_SYMBOLS = 10;

export class Counters {
  readonly element = h("section", { class: "iw-counters" });

  readonly #rows = new Map<string, HTMLElement>();

  constructor(private readonly room: Room) {}

  show(frame: Frame, other?: Frame): void {
    const { board, words } = this.room;
    const name = words.of(board.counterName);
    this.element.hidden = frame.counters.length === 0;
    this.element.setAttribute("aria-label", name);
    this.element.replaceChildren(
      h("div", { class: "iw-caption" }, h("span", {}, name), h("span", { class: "iw-aside iw-supply" }, words.of(frame.supply))),
      h("ul", { class: "iw-counter-list" }, ...frame.counters.map((counter) => this.#row(counter, frame, other))),
    );
  }

  /** What flies in this beat: a loss from its row to the place of the seat's colour, or to the supply; a gain back. */
  flights(frame: Frame, place: (colour: string | undefined) => Element | undefined): Flight[] {
    const { board, symbols } = this.room;
    const picture = () => symbols.icon(board.counterSymbol, 18);
    return frame.counters.flatMap(({ seat, n, was = n }) => {
      const row = this.#rows.get(seat);
      const unit = row && [".iw-hole", ".iw-gained", ".iw-units > :last-child", ".iw-one"].map((q) => row.querySelector(q)).find(seen);
      const away = place(board.seats.find((each) => each.id === seat)?.colour) ?? this.element.querySelector(".iw-supply");
      if (n === was || !unit || !away) return [];
      const landing = row.querySelectorAll<SVGElement>(".iw-gained");
      return [n < was ? { picture, from: unit, to: away } : { picture, from: away, to: unit, landing }];
    });
  }

  #row(counter: Counter, frame: Frame, other: Frame | undefined): HTMLElement {
    const { board, words, symbols } = this.room;
    const { t, of } = words;
    const seat = board.seats.find((each) => each.id === counter.seat);
    const changed = counter.was !== undefined && counter.was !== counter.n;
    const differs = other !== undefined && other.counters.find((each) => each.seat === counter.seat)?.n !== counter.n;
    const row = h(
      "li",
      { class: `iw-counter${counter.active ? " iw-active" : ""}${changed ? " iw-changed" : ""}${differs ? " iw-differs" : ""}` },
      symbols.icon(seat?.symbol, 20),
      h(
        "span",
        { class: "iw-counter-name" },
        h("b", {}, of(seat?.name) || counter.seat),
        counter.place === 1 && h("span", { class: "iw-pill iw-winner" }, `★ ${t("ui-winner")}`),
        counter.waiting && h("span", { class: "iw-pill iw-waits" }, counter.bot ? t("ui-waiting") : t("ui-your-turn")),
        Object.keys(board.bots).length > 0 && !other && this.#holder(counter, frame, of(seat?.name)),
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
      differs && h("span", { class: "iw-unlike", role: "img", "aria-label": t("ui-differs"), title: t("ui-differs") }, sign("differs", 14)),
    );
    this.#rows.set(counter.seat, row);
    row.style.setProperty("--iw-seat", seat ? `var(--iw-${seat.colour})` : "var(--iw-ink)");
    return row;
  }

  #units({ n, was = n }: Counter): Element[] {
    const { board, symbols } = this.room;
    if (Math.max(n, was) > MOST_SYMBOLS) return [symbols.icon(board.counterSymbol, 15)];
    const units: Element[] = [];
    for (let i = 0; i < Math.max(n, was); i++) {
      if (i < n) units.push(symbols.icon(board.counterSymbol, 15, i >= was ? "iw-unit iw-gained" : "iw-unit"));
      else units.push(h("span", { class: "iw-hole" }));
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

function seen(element: Element | null): element is Element {
  return Boolean(element?.getBoundingClientRect().width);
}
