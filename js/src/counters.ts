/**
 * What everybody has: one row a seat, one symbol a unit. A loss leaves a hole and the old number, struck out. Beside
 * another branch the rows that differ from it are marked. A row stays, and with it the choice of who holds the seat:
 * it must not close under somebody's hand because a beat is played.
 */
import { h } from "./dom";
import type { Flight } from "./flight";
import { sign } from "./icons";
import type { Room } from "./room";
import type { Counter, Frame, Seat } from "./scene";

const MOST_SYMBOLS = 20;
const ROOMY = 10; // more symbols than this lie closer together
const SYMBOL = 15;
const LAP = 2.5; // how far they overlap when there is room

interface Row {
  element: HTMLElement;
  name: HTMLElement;
  holder: HTMLElement | null;
  drawn: string; // what the holder was drawn from
}

export class Counters {
  readonly element = h("section", { class: "iw-counters" });
  readonly #caption = h("div", { class: "iw-caption" });
  readonly #list = h("ul", { class: "iw-counter-list" });
  readonly #rows = new Map<string, Row>();

  constructor(private readonly room: Room) {
    this.element.append(this.#caption, this.#list);
  }

  show(frame: Frame, other?: Frame): void {
    const { board, words } = this.room;
    const name = words.of(board.counterName);
    this.element.hidden = frame.counters.length === 0;
    this.element.setAttribute("aria-label", name);
    this.#caption.replaceChildren(h("span", {}, name), h("span", { class: "iw-aside iw-supply" }, words.of(frame.supply)));
    for (const [seat, row] of this.#rows) {
      if (frame.counters.some((counter) => counter.seat === seat)) continue;
      row.element.remove();
      this.#rows.delete(seat);
    }
    frame.counters.forEach((counter, i) => {
      const { element } = this.#row(counter, frame, other);
      if (this.#list.children[i] !== element) this.#list.insertBefore(element, this.#list.children[i] ?? null);
    });
  }

  /** What flies in this beat: a loss from its row to the place of the seat's colour, or to the supply; a gain back. */
  flights(frame: Frame, place: (colour: string | undefined) => Element | undefined): Flight[] {
    const { board, symbols } = this.room;
    const picture = () => symbols.icon(board.counterSymbol, 18);
    return frame.counters.flatMap(({ seat, n, was = n }) => {
      const row = this.#rows.get(seat)?.element;
      const unit = row && [".iw-hole", ".iw-gained", ".iw-units > :last-child", ".iw-one"].map((q) => row.querySelector(q)).find(seen);
      const away = place(board.seats.find((each) => each.id === seat)?.colour) ?? this.element.querySelector(".iw-supply");
      if (n === was || !unit || !away) return [];
      const landing = row.querySelectorAll<SVGElement>(".iw-gained");
      return [n < was ? { picture, from: unit, to: away } : { picture, from: away, to: unit, landing }];
    });
  }

  #row(counter: Counter, frame: Frame, other: Frame | undefined): Row {
    const { board, words, symbols } = this.room;
    const { t, of } = words;
    const seat = board.seats.find((each) => each.id === counter.seat);
    const changed = counter.was !== undefined && counter.was !== counter.n;
    const differs = other !== undefined && other.counters.find((each) => each.seat === counter.seat)?.n !== counter.n;
    const row = this.#rows.get(counter.seat) ?? newRow();
    this.#rows.set(counter.seat, row);
    const { element, name } = row;
    element.className = `iw-counter${counter.active ? " iw-active" : ""}${changed ? " iw-changed" : ""}${differs ? " iw-differs" : ""}`;
    element.style.setProperty("--iw-seat", seat ? `var(--iw-${seat.colour})` : "var(--iw-ink)");

    this.#hold(row, other ? null : this.#holder(counter, seat), counter);
    clear(name, row.holder);
    const personWaits = frame.counters.some((each) => each.waiting && each.bot === undefined);
    const waits = counter.waiting && (counter.bot === undefined || !personWaits);
    name.prepend(
      h("b", {}, of(seat?.name) || counter.seat),
      ...(counter.place === 1 ? [h("span", { class: "iw-pill iw-winner" }, `★ ${t("ui-winner")}`)] : []),
      ...(waits ? [h("span", { class: "iw-pill iw-waits" }, counter.bot ? t("ui-waiting") : t("ui-your-turn"))] : []),
    );
    clear(element, name);
    name.before(symbols.icon(seat?.symbol, 20));
    element.append(
      this.#units(counter),
      h(
        "span",
        { class: "iw-n" },
        changed && h("s", { "aria-hidden": "true" }, String(counter.was)),
        h("b", {}, String(counter.n)),
        changed && h("span", { class: "iw-was" }, t("ui-was", { n: counter.was ?? 0 })),
      ),
      symbols.icon(board.counterSymbol, 16, "iw-one"),
      ...(differs ? [h("span", { class: "iw-unlike", role: "img", "aria-label": t("ui-differs"), title: t("ui-differs") }, sign("differs", 14))] : []),
    );
    return row;
  }

  /** One symbol a unit, closer together the more there are; a crowd is one symbol beside its number. */
  #units({ n, was = n }: Counter): HTMLElement {
    const { board, symbols } = this.room;
    const most = Math.max(n, was);
    const units = h("span", { class: "iw-units", "aria-hidden": "true" });
    if (most > MOST_SYMBOLS) {
      units.append(symbols.icon(board.counterSymbol, SYMBOL));
      return units;
    }
    if (most > ROOMY) units.style.setProperty("--iw-lap", `${((ROOMY * (SYMBOL - LAP)) / most - SYMBOL).toFixed(1)}px`);
    for (let i = 0; i < most; i++) {
      if (i < n) units.append(symbols.icon(board.counterSymbol, SYMBOL, i >= was ? "iw-unit iw-gained" : "iw-unit"));
      else units.append(h("span", { class: "iw-hole" }));
    }
    return units;
  }

  /** Put the holder into its row, unless it is there already. */
  #hold(row: Row, make: { drawn: string; make: () => HTMLElement } | null, counter: Counter): void {
    if (row.drawn !== (make?.drawn ?? "")) {
      row.holder?.remove();
      row.holder = make?.make() ?? null;
      row.drawn = make?.drawn ?? "";
      if (row.holder) row.name.append(row.holder);
    }
    if (row.holder instanceof HTMLSelectElement) row.holder.value = counter.bot ?? "";
  }

  /** Who holds the seat: a person, or one of the bots. Where nobody can take it over it is only said. */
  #holder(counter: Counter, seat: Seat | undefined): { drawn: string; make: () => HTMLElement } | null {
    const { board, words, store } = this.room;
    const said = (text: string) => ({ drawn: `said ${text}`, make: () => h("span", { class: "iw-holder" }, text) });
    if (seat?.fixed) return seat.role === undefined ? null : said(words.of(seat.role));
    const bots = Object.entries(board.bots);
    if (bots.length === 0) return null;
    if (!store.kernel) return counter.bot === undefined ? null : said(words.of(board.bots[counter.bot]));
    const change = (event: Event) => {
      const select = event.target as HTMLSelectElement;
      this.room.act.ask({ do: "seat", frame: store.cursor, seat: counter.seat, bot: select.value || null }, select);
    };
    const make = () =>
      h(
        "select",
        { class: "iw-holder", "data-is": `seat ${counter.seat}`, "aria-label": words.t("ui-seat-of", { name: words.of(seat?.name) }), onchange: change },
        h("option", { value: "" }, words.t("ui-person")),
        ...bots.map(([id, text]) => h("option", { value: id }, words.of(text))),
      );
    return { drawn: `select ${words.language}`, make };
  }
}

function newRow(): Row {
  const name = h("span", { class: "iw-counter-name" });
  return { element: h("li", {}, name), name, holder: null, drawn: "" };
}

/** Take everything out but one child. */
function clear(element: Element, but: Element | null): void {
  for (const child of [...element.childNodes]) if (child !== but) child.remove();
}

function seen(element: Element | null): element is Element {
  return Boolean(element?.getBoundingClientRect().width);
}
