/**
 * What would have come of the cards in other orders: one row an outcome, one column a seat, a bar from the goal back
 * to the seat: short is close. Python plays the orders; here its answer is drawn, and a click opens that very game.
 * The answer stays while the cursor stays in the same round.
 */
import { h, rich } from "./dom";
import type { Room } from "./room";
import { rove, settle } from "./roving";
import type { Frame, OutcomeRow, Outcomes, OutcomesMessage } from "./scene";
import type { Word } from "./words";

const PATIENCE = 30_000; // all the orders of many cards take a while
const MANY_SPACES = 14; // beyond, only every fifth space has its tick

export class WhatIf {
  readonly element = h("section", { class: "iw-whatif", hidden: true });
  #frame: Frame | undefined;
  #round = ""; // the one that was asked about
  #wanted = -1; // the frame it was asked from; -1: nothing is waited for
  #timer: ReturnType<typeof setTimeout> | undefined;
  #outcomes: Outcomes | undefined;
  #lost = false;
  #width = 960;
  #drawn = "";
  #rows: HTMLElement[] = [];
  readonly #strip = h("div", { class: "iw-w-after" });

  constructor(private readonly room: Room) {
    this.element.addEventListener("keydown", (event) => {
      if (event.key !== "Escape" || room.popover.isOpen) return;
      event.preventDefault();
      room.act.whatIf();
    });
    const look = (event: Event) => this.#look((event.target as Element).closest<HTMLElement>(".iw-w-row"));
    this.element.addEventListener("pointerover", look);
    this.element.addEventListener("focusin", look);
    this.element.addEventListener("pointerleave", () => this.#look(null));
  }

  get isOpen(): boolean {
    return !this.element.hidden;
  }

  toggle(): void {
    this.element.hidden = this.isOpen;
    this.#round = "";
    this.stop();
    if (this.isOpen && this.#frame) this.show(this.#frame);
  }

  /** The cursor is on this beat: ask, where it is in another round, else only mark the order on show. */
  show(frame: Frame): void {
    this.#frame = frame;
    if (!this.isOpen) return;
    const round = frame.order ? this.#roundOf(frame) : "";
    if (round !== this.#round) this.#ask(round);
    this.#draw();
  }

  take({ frame, outcomes }: OutcomesMessage): void {
    if (frame !== this.#wanted) return;
    this.stop();
    this.#outcomes = outcomes;
    this.#draw();
    this.element.scrollIntoView?.({ block: "nearest" });
  }

  /** How the columns stand depends on their number and on the width of the stage. */
  resize(width: number): void {
    this.#width = width || this.#width;
    const { columns = [], cards = [] } = this.#outcomes ?? {};
    const table = this.element.querySelector<HTMLElement>(".iw-w-table");
    const least = 240 + 125 * columns.length + 20 * cards.length; // below it, the columns stand below the order
    const stacked = this.#width < least;
    table?.classList.toggle("iw-w-stacked", stacked);
    table?.classList.toggle("iw-w-tight", !stacked && this.#width < least + 200);
    table?.style.setProperty("--iw-fold", String(this.#width < 600 ? Math.min(3, columns.length) : columns.length));
  }

  /** An order is on its way to Python. */
  busy(is: boolean): void {
    this.element.setAttribute("aria-busy", String(is));
  }

  /** No answer is waited for any longer. */
  stop(): void {
    clearTimeout(this.#timer);
    this.#wanted = -1;
  }

  /** It will not be answered. */
  lose(): void {
    if (this.#wanted < 0) return;
    this.stop();
    this.#lost = true;
    this.#draw();
  }

  #ask(round: string): void {
    this.stop();
    this.#round = round;
    this.#outcomes = undefined;
    this.#lost = false;
    if (!round) return;
    this.#wanted = this.room.store.cursor;
    this.#timer = setTimeout(() => this.lose(), PATIENCE);
    if (!this.room.store.send({ do: "outcomes", frame: this.#wanted })) this.lose();
  }

  /** What the beats of a round have in common: the cards, and the beat before them. */
  #roundOf(frame: Frame): string {
    const { frames, tree, cursor } = this.room.store;
    const cards = cardsOf(frame);
    let at = cursor;
    while (at >= 0 && cardsOf(frames[at]) === cards) at = tree.parent(at);
    return `${tree.name(at)} ${cards}`;
  }

  /** Draw the answer, unless it is on show; then mark the order the cards lie in. */
  #draw(): void {
    const { words } = this.room;
    const quiet: Word | undefined = !this.#round ? "ui-what-if-none" : this.#lost ? "ui-python-gone" : this.#outcomes ? undefined : "ui-what-if-wait";
    const drawn = `${words.language} ${quiet ?? this.#round}`;
    if (drawn !== this.#drawn) {
      this.#drawn = drawn;
      const title = words.t("ui-what-if-title");
      this.element.setAttribute("aria-label", title);
      const close = h("button", { class: "iw-quiet-button", "data-is": "close what if", "aria-label": words.t("ui-close"), onclick: () => this.room.act.whatIf() }, "×");
      this.element.replaceChildren(
        h("div", { class: "iw-caption" }, h("span", {}, title), close),
        ...(this.#outcomes && !quiet ? [this.#table(this.#outcomes), this.#foot(this.#outcomes)] : [h("p", { class: "iw-muted", role: "status" }, words.t(quiet ?? "ui-what-if-wait"))]),
      );
      this.resize(0);
    }
    const here = this.#here();
    this.#rows.forEach((row, i) => {
      row.classList.toggle("iw-here", i === here);
      if (i === here) row.setAttribute("aria-current", "true");
      else row.removeAttribute("aria-current");
    });
    this.#look(null);
  }

  /** The row of the order on show; where decisions tell rows apart, of those taken. */
  #here(): number {
    const { store } = this.room;
    const order = this.#frame?.table.map((card) => card.id).join();
    const rows = (this.#outcomes?.rows ?? []).map((row, i) => ({ row, i })).filter(({ row }) => row.cards.join() === order);
    const taken = store.line.map((id) => store.frames[id]?.move);
    return (rows.length === 1 ? rows[0] : rows.find(({ row }) => row.moves.every((move) => taken.includes(move))))?.i ?? -1;
  }

  #table(outcomes: Outcomes): HTMLElement {
    const { board, words, symbols } = this.room;
    const seats = outcomes.columns.map((id) => board.seats.find((seat) => seat.id === id));
    const head = (cls: string, ...parts: (Node | string)[]) => h("span", { class: cls, role: "columnheader" }, ...parts);
    const heads = seats.map((seat) => head("iw-w-seat", symbols.icon(seat?.symbol, 18), h("b", {}, words.of(seat?.name)), symbols.icon(outcomes.goal, 20)));
    const focus = board.seats.find((seat) => seat.id === outcomes.focus);
    const tokens = head("iw-w-n", symbols.icon(focus?.symbol, 15), h("span", {}, words.of(board.counterName)));
    this.#rows = outcomes.rows.map((row, i) => this.#row(row, i, outcomes));
    const table = h(
      "div",
      { class: "iw-w-table", role: "table", "aria-label": words.t("ui-what-if-title") },
      h("div", { class: "iw-w-head", role: "row" }, head("iw-w-order", words.t("ui-what-if-order")), ...heads, tokens, head("iw-sr", words.t("ui-what-if-open"))),
      ...this.#rows,
    );
    table.style.setProperty("--iw-columns", String(seats.length));
    table.style.setProperty("--iw-tick", `${((outcomes.far > MANY_SPACES ? 5 : 1) / Math.max(1, outcomes.far)) * 100}%`);
    rove(table, "button", "row", seats.length + 1);
    settle([...table.querySelectorAll<HTMLElement>("button")]);
    return table;
  }

  #row(row: OutcomeRow, index: number, outcomes: Outcomes): HTMLElement {
    const { board, words, symbols, act } = this.room;
    const { t } = words;
    const order = this.#titles(row);
    const open = (event: Event) => act.order(row.cards, event.currentTarget as Element, row.moves);
    const cell = (cls: string, ...parts: (Node | string | false)[]) => h("div", { class: cls, role: "cell" }, ...parts);
    const notes = [row.played && t("ui-what-if-played"), row.count > 1 && t("ui-what-if-more", { n: row.count - 1 })].filter(Boolean);
    const bars = row.ends.map(({ far }, i) => {
      const seat = board.seats.find((each) => each.id === outcomes.columns[i]);
      const share = `${(Math.max(0, far) / Math.max(1, outcomes.far)) * 100}%`;
      const bar = h("span", { class: "iw-w-bar" });
      const piece = symbols.icon(seat?.symbol, 20);
      bar.style.width = piece.style.right = share;
      const button = h(
        "button",
        { class: "iw-w-button", tabindex: -1, "data-tip": t("ui-what-if-opens"), "aria-label": `${order}. ${words.of(seat?.name)}: ${far}. ${t("ui-what-if-opens")}`, onclick: open },
        h("span", { class: "iw-w-track" }, bar, piece),
        h("b", {}, String(far)),
      );
      button.style.setProperty("--iw-seat", seat ? `var(--iw-${seat.colour})` : "var(--iw-ink)");
      return cell("iw-w-cell", button);
    });
    const { n, losses } = row.ends[outcomes.columns.indexOf(outcomes.focus)] ?? { n: 0, losses: 0 };
    const lost = h("span", { class: "iw-w-losses", role: "img", "aria-label": t("ui-what-if-losses", { n: losses }) });
    for (let i = 0; i < losses; i++) lost.append(symbols.icon(outcomes.loss, 13));
    return h(
      "div",
      { class: row.played ? "iw-w-row iw-played" : "iw-w-row", role: "row", "data-row": index },
      cell("iw-w-order", this.#chips(row, outcomes), notes.length > 0 && h("span", { class: "iw-w-note" }, notes.join(", "))),
      ...bars,
      cell("iw-w-n", h("b", {}, String(n)), losses > 0 && lost),
      cell("iw-w-open", h("button", { class: "iw-small", tabindex: -1, title: t("ui-what-if-opens"), "aria-label": `${t("ui-what-if-open")}: ${order}`, onclick: open }, h("span", {}, `${t("ui-what-if-open")} `), "›")),
    );
  }

  #chips(row: OutcomeRow, { cards }: Outcomes): HTMLElement {
    const { board, symbols } = this.room;
    const chips = row.cards.map((id) => {
      const card = cards.find((each) => each.id === id);
      const seat = board.seats.find((each) => each.id === card?.seat);
      const chip = h("li", { class: "iw-w-chip" }, h("span", {}, card?.title ?? id), seat && symbols.icon(seat.symbol, 14));
      if (seat) chip.style.setProperty("--iw-seat", `var(--iw-${seat.colour})`);
      return chip;
    });
    return h("ol", { class: "iw-w-chips" }, ...chips);
  }

  #foot({ say, legend, loss, hidden }: Outcomes): HTMLElement {
    const { words, symbols } = this.room;
    const chips = legend.map((text, i) => h("li", { class: "iw-chip iw-ruling" }, i === 1 && symbols.icon(loss, 12), words.of(text)));
    if (hidden > 0) chips.push(h("li", { class: "iw-chip iw-ruling" }, words.t("ui-what-if-hidden", { n: hidden })));
    return h("div", { class: "iw-w-foot" }, this.#strip, h("div", {}, h("p", { class: "iw-voice" }, ...rich(words.of(say))), h("ul", { class: "iw-chips" }, ...chips)));
  }

  /** Show where everybody stands at the end of a row; without one, of the order on show. */
  #look(element: HTMLElement | null): void {
    const { board, words, symbols } = this.room;
    const rows = this.#outcomes?.rows ?? [];
    const row = rows[element ? Number(element.dataset["row"]) : this.#here()] ?? rows.find((each) => each.played) ?? rows[0];
    const drawn = `${this.#drawn} ${row ? rows.indexOf(row) : ""}`;
    if (!row || drawn === this.#strip.dataset["drawn"]) return;
    this.#strip.dataset["drawn"] = drawn;
    const title = words.t("ui-what-if-after", { order: this.#titles(row) });
    const stones = row.strip.map(({ label, symbol, bridge }) =>
      h("span", { class: bridge ? "iw-w-stone iw-w-bridge" : "iw-w-stone" }, h("span", {}, symbol ? "" : label), symbol !== undefined && symbols.icon(symbol, 28)),
    );
    const spoken = row.strip.map(({ label, symbol }) => [label, words.of(board.seats.find((seat) => seat.symbol === symbol)?.name)].filter(Boolean).join(" "));
    this.#strip.replaceChildren(
      h("p", { class: "iw-caption" }, title),
      h("div", { class: "iw-w-strip", role: "img", "aria-label": `${title}: ${spoken.join(", ")}` }, ...stones),
    );
  }

  #titles(row: OutcomeRow): string {
    return row.cards.map((id) => this.#outcomes?.cards.find((card) => card.id === id)?.title ?? id).join(" › ");
  }
}

function cardsOf(frame: Frame | undefined): string {
  return (frame?.table ?? []).map((card) => card.id).sort().join();
}
