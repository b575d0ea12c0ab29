/**
 * Cards: those on the table, and the hand below. A card is a button that answers: a playable one plays its
 * move, any other says which rule keeps it where it is. Each group has one tab stop, arrows walk inside.
 */
import { focused, h, s } from "./dom";
import type { Room } from "./room";
import { rove, settle } from "./roving";
import type { Card, CardRow, Frame } from "./scene";

export class Cards {
  readonly element: HTMLElement;
  readonly #caption = h("div", { class: "iw-caption" });
  readonly #list = h("div", { class: "iw-card-list", role: "group" });
  readonly #buttons = new Map<string, { button: HTMLButtonElement; drawn: string }>();

  constructor(
    private readonly room: Room,
    private readonly which: "table" | "hand",
  ) {
    this.element = h("section", { class: `iw-cards iw-${which}` }, this.#caption, this.#list);
    rove(this.#list, ".iw-card", "row");
  }

  /** Keep room for the longest row of cards of the game, so that nothing below jumps. */
  reserve(cards: number): void {
    this.element.style.setProperty("--iw-card-rows", String(Math.ceil(cards / 3)));
  }

  show(frame: Frame): void {
    const cards = this.which === "table" ? frame.table : (frame.hand?.cards ?? []);
    const name = this.#name(frame);
    this.element.hidden = cards.length === 0 && this.which === "hand";
    this.#caption.replaceChildren(h("span", {}, name), this.#aside(cards));
    this.#list.setAttribute("aria-label", name);

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
    const buttons = [...this.#list.children] as HTMLElement[];
    settle(buttons, keepFocus ? null : buttons.find((b) => b.classList.contains("iw-now") || b.classList.contains("iw-playable")));
    if (keepFocus?.isConnected && focused(this.#list) !== keepFocus) (keepFocus as HTMLElement).focus({ preventScroll: true });
  }

  /** The nth playable card, counted from 1. */
  playable(n: number): HTMLButtonElement | undefined {
    return [...this.#list.querySelectorAll<HTMLButtonElement>(".iw-playable")][n - 1];
  }

  /** A move is on its way to Python: the cards wait. */
  busy(is: boolean): void {
    this.#list.setAttribute("aria-busy", String(is));
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

  #aside(cards: readonly Card[]): HTMLElement {
    const waits = this.which === "hand" && cards.some((card) => card.move !== undefined);
    return h("span", { class: "iw-aside" }, waits ? this.room.words.t("ui-choose") : "");
  }

  #patch(card: Card, frame: Frame): HTMLButtonElement {
    const { words, board } = this.room;
    const known = this.#buttons.get(card.id);
    const drawn = JSON.stringify([card, frame.id, words.language]);
    if (known?.drawn === drawn) return known.button;
    const button = known?.button ?? h("button", { tabindex: -1 });
    this.#buttons.set(card.id, { button, drawn });

    const seat = board.seats.find((each) => each.id === card.seat);
    const { store } = this.room;
    const open = card.move !== undefined && (store.kernel || store.tree.childByMove(frame.id, card.move) !== undefined);
    button.className = `iw-card iw-${card.state}${open ? " iw-playable" : ""}`;
    button.setAttribute("aria-disabled", String(card.move !== undefined && !open));
    button.style.setProperty("--iw-seat", seat ? `var(--iw-${seat.colour})` : "var(--iw-line)");
    button.setAttribute("aria-label", this.#spoken(card, words.of(seat?.name)));
    button.onclick = () => {
      if (card.move !== undefined) this.room.act.play(card.move, button);
      else this.room.act.refuse(card.why, button);
    };
    button.replaceChildren(...(card.rows.length ? this.#face(card, seat?.symbol) : this.#back(seat?.symbol)));
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
