/**
 * Cards: those on the table, and the hand below. A card is a button that answers: a playable one plays its
 * move, any other says which rule keeps it where it is. Each group has one tab stop, arrows walk inside. Where the
 * scene allows it the cards on the table can be taken in another order.
 */
import { focused, h, s } from "./dom";
import { isLarge } from "./layout";
import type { Order } from "./order";
import type { Room } from "./room";
import { rove, settle } from "./roving";
import type { Card, CardRow, Frame } from "./scene";

export class Cards {
  readonly element: HTMLElement;
  readonly #caption = h("div", { class: "iw-caption" });
  readonly #list = h("div", { class: "iw-card-list", role: "group" });
  readonly #buttons = new Map<string, { button: HTMLButtonElement; drawn: string }>();
  #order: Order | undefined; // comes with the part that shows other orders
  #asking = false; // the panel of other orders is open

  constructor(
    private readonly room: Room,
    private readonly which: "table" | "hand",
  ) {
    this.element = h("section", { class: `iw-cards iw-${which}` }, this.#caption, this.#list);
    rove(this.#list, ".iw-card", "row");
  }

  /** Keep room for the longest row of cards of the game, so that nothing below jumps. */
  reserve(line: readonly (Frame | undefined)[]): void {
    const rows = Math.ceil(Math.max(...line.map((frame) => frame?.table.length ?? 0)) / 3);
    this.element.style.setProperty("--iw-card-rows", String(rows));
    this.element.classList.toggle("iw-numbered", line.some((frame) => this.#movable(frame).length > 0));
  }

  /** What would have come of other orders is on show, or not. */
  asking(is: boolean): void {
    this.#asking = is;
    this.#caption.querySelector("[aria-expanded]")?.setAttribute("aria-expanded", String(is));
  }

  /** The cards that may change places, as they lie; only Python can say what comes of it. */
  #movable(frame: Frame | undefined): string[] {
    return this.which === "table" && this.room.store.kernel && frame?.order ? frame.table.map((card) => card.id) : [];
  }

  show(frame: Frame): void {
    const cards = this.which === "table" ? frame.table : (frame.hand?.cards ?? []);
    const name = this.#name(frame);
    const rare = this.which === "hand" || !name || isLarge(this.room.board);
    this.element.hidden = cards.length === 0 && rare; // or nothing below would stay where it is
    const movable = this.#movable(frame);
    this.#caption.replaceChildren(h("span", {}, name), this.#aside(cards, frame, movable));
    this.#list.setAttribute("aria-label", movable.length ? `${name}. ${this.room.words.t("ui-order-hint")}` : name);

    const keepFocus = focused(this.#list);
    const seen = new Set(cards.map((card) => card.id));
    for (const [id, { button }] of this.#buttons) {
      if (seen.has(id)) continue;
      button.remove();
      this.#buttons.delete(id);
    }
    cards.forEach((card, i) => {
      const button = this.#patch(card, frame);
      if (this.#list.children[i] !== button) this.#list.insertBefore(button, this.#list.children[i] ?? null);
    });
    const buttons = cards.map((card) => this.#buttons.get(card.id)?.button as HTMLElement);
    settle(buttons, keepFocus ? null : buttons.find((b) => b.classList.contains("iw-now") || b.classList.contains("iw-playable")));
    if (keepFocus?.isConnected && focused(this.#list) !== keepFocus) (keepFocus as HTMLElement).focus({ preventScroll: true });
    const { Order } = this.room.parts;
    if (movable.length && Order) this.#order ??= new Order(this.room, this.#list);
    if (movable.length && !Order) this.room.act.need("whatif");
    this.#order?.show(movable);
  }

  /** The nth playable card, counted from 1. */
  playable(n: number): HTMLButtonElement | undefined {
    return [...this.#list.querySelectorAll<HTMLButtonElement>(".iw-playable")][n - 1];
  }

  /** A move is on its way to Python: the cards wait. */
  busy(is: boolean): void {
    this.#list.setAttribute("aria-busy", String(is));
    this.#order?.busy(is);
  }

  hint(): void {
    this.#list.classList.remove("iw-hint");
    void this.#list.offsetWidth; // lets the animation start again
    this.#list.classList.add("iw-hint");
  }

  #name(frame: Frame): string {
    const { board, words } = this.room;
    if (this.which === "table") return words.of(board.cardsName);
    const seat = board.seats.find((each) => each.id === frame.hand?.seat);
    return words.t("ui-hand", { name: words.of(seat?.name) });
  }

  #aside(cards: readonly Card[], { order = [] }: Frame, movable: readonly string[]): HTMLElement {
    const { words, act } = this.room;
    if (movable.length) {
      const home = (event: Event) => act.order(order, event.currentTarget as Element);
      return h(
        "span",
        { class: "iw-caption-buttons" },
        movable.join() !== order.join() && h("button", { class: "iw-small", "data-is": "home", onclick: home }, words.t("ui-order-home")),
        h("button", { class: "iw-small", "data-is": "what if", "aria-expanded": String(this.#asking), onclick: () => act.whatIf() }, words.t("ui-what-if")),
      );
    }
    const waits = this.which === "hand" && cards.some((card) => card.move !== undefined);
    return h("span", { class: "iw-aside" }, waits ? words.t("ui-choose") : "");
  }

  #patch(card: Card, frame: Frame): HTMLButtonElement {
    const { words, board } = this.room;
    const known = this.#buttons.get(card.id);
    const movable = this.#movable(frame).length > 0;
    const drawn = JSON.stringify([card, frame.id, words.language, movable]);
    if (known?.drawn === drawn) return known.button;
    const button = known?.button ?? h("button", { tabindex: -1, "data-card": card.id });
    this.#buttons.set(card.id, { button, drawn });

    const seat = board.seats.find((each) => each.id === card.seat);
    const { store } = this.room;
    const open = card.move !== undefined && (store.kernel || store.tree.childByMove(frame.id, card.move) !== undefined);
    button.className = `iw-card iw-${card.state}${open ? " iw-playable" : ""}`;
    button.setAttribute("aria-disabled", String(card.move !== undefined && !open));
    button.style.setProperty("--iw-seat", seat ? `var(--iw-${seat.colour})` : "var(--iw-line)");
    button.setAttribute("aria-label", this.#spoken(card, words.of(seat?.name)));
    const point = (move?: string) => () => this.room.act.point(move, button);
    Object.assign(button, { onpointerenter: point(open ? card.move : undefined), onpointerleave: point(), onfocus: point(open ? card.move : undefined), onblur: point() });
    button.onclick = () => {
      if (card.move !== undefined) this.room.act.play(card.move, button);
      else this.room.act.refuse(card.why, button);
    };
    button.replaceChildren(...(card.rows.length ? this.#face(card, seat?.symbol) : this.#back(seat?.symbol)));
    if (movable) button.firstElementChild?.firstElementChild?.after(h("span", { class: "iw-grip", title: words.t("ui-order-hint") }));
    if (card.state === "discarded") button.append(strike());
    return button;
  }

  #face(card: Card, symbol: string | undefined): Element[] {
    return [
      h("span", { class: "iw-card-top" }, h("span", { class: "iw-card-title" }, card.title), this.room.symbols.icon(symbol, 20)),
      ...card.rows.map((row) => this.#row(row)),
    ];
  }

  #row(row: CardRow): HTMLElement {
    const tick = row.state === "done" ? "✓" : row.state === "now" ? "▶" : "";
    return h(
      "span",
      { class: `iw-row iw-on-${row.tone === "ground" ? "ground" : "panel"} iw-row-${row.state}` },
      this.room.symbols.picture(row.symbol, 68, 28),
      tick && h("span", { class: "iw-tick" }, tick),
    );
  }

  #back(symbol: string | undefined): Element[] {
    const { symbols, board } = this.room;
    return [
      h("span", { class: "iw-card-top" }, h("span"), symbols.icon(symbol, 20)),
      h("span", { class: "iw-card-back" }, symbols.icon(board.counterSymbol, 44)),
    ];
  }

  #spoken(card: Card, owner: string): string {
    const { t, of } = this.room.words;
    const states = {
      waiting: "",
      now: t("ui-card-now"),
      done: t("ui-card-done"),
      discarded: t("ui-card-discarded"),
      hidden: t("ui-card-hidden"),
    };
    const rowStates = { waiting: "", now: t("ui-status-now"), done: t("ui-status-done") };
    const rows = card.rows.map((row) => [of(this.room.board.names[row.symbol]), rowStates[row.state]].filter(Boolean).join(", "));
    return [card.title, owner, states[card.state], card.move !== undefined && t("ui-card-playable"), ...rows].filter(Boolean).join(". ");
  }
}

/** One line through a card that is out. */
function strike(): SVGSVGElement {
  const line = s("line", { x1: 0, y1: 100, x2: 100, y2: 0, "vector-effect": "non-scaling-stroke" });
  return s("svg", { class: "iw-strike", viewBox: "0 0 100 100", preserveAspectRatio: "none", "aria-hidden": "true" }, line);
}
