/**
 * Taking the cards on the table in another order. A card is lifted (dragged, or with Space), moved and dropped; until
 * then the others only make room for it, and Esc puts everything back. The new order goes to Python as an intent: what
 * comes of it is not known here.
 */
import { h } from "./dom";
import type { Room } from "./room";

const ACROSS = 3; // cards in a row
const NEAR = 6; // a press that moves no further is a click
const ALONG: Record<string, number> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

interface Held {
  button: HTMLElement;
  from: number;
  to: number;
  dragged: boolean; // by the pointer, which then says where it is drawn
}

export class Order {
  #ids: readonly string[] = []; // as on show; empty: nothing can be moved
  #held: Held | null = null;
  #sent: readonly string[] | null = null; // dropped, and not yet answered
  #release = () => {}; // lets go of the pointer
  #swallow = false; // the click that ends a drag is none
  readonly #extras: HTMLElement[] = [];

  constructor(
    private readonly room: Room,
    private readonly list: HTMLElement,
  ) {
    list.addEventListener("keydown", (event) => this.#key(event), true); // before arrows walk
    list.addEventListener("keyup", (event) => {
      if (event.key === " " && this.#cardOf(event)) event.preventDefault(); // some browsers click only now
    });
    list.addEventListener("pointerdown", (event) => this.#press(event));
    list.addEventListener("focusout", () => this.#held && !this.#held.dragged && this.#cancel());
    const swallow = (event: Event) => {
      if (this.#swallow) event.stopPropagation();
      this.#swallow = false;
    };
    list.addEventListener("click", swallow, true);
  }

  /** The cards as they lie now; none: they stay as they are. */
  show(ids: readonly string[]): void {
    if (this.#held) this.#put();
    this.#sent = null;
    this.#ids = ids;
    this.list.classList.toggle("iw-ordered", ids.length > 0);
    this.#place();
  }

  busy(is: boolean): void {
    if (is || !this.#sent) return;
    this.#sent = null;
    this.#place();
  }

  #cards(): HTMLElement[] {
    return [...this.list.querySelectorAll<HTMLElement>(".iw-card")];
  }

  /** The card an event is about, if it can be moved. */
  #cardOf(event: Event): HTMLElement | null {
    const card = (event.target as Element).closest<HTMLElement>(".iw-card");
    return card && this.#ids.includes(card.dataset["card"] ?? "") && !card.classList.contains("iw-playable") ? card : null;
  }

  /* Moving. */

  #lift(button: HTMLElement, dragged = false): void {
    const from = this.#ids.indexOf(button.dataset["card"] ?? "");
    const { store, popover } = this.room;
    if (store.playing) store.set("playing", false);
    popover.close(false);
    this.#held = { button, from, to: from, dragged };
    button.classList.add("iw-lifted");
    this.#place();
  }

  #move(to: number): void {
    if (!this.#held || to === this.#held.to || !(to in this.#ids)) return;
    this.#held.to = to;
    this.#place();
    this.#tell();
  }

  #drop(): void {
    const held = this.#held;
    if (!held) return;
    const order = this.#order();
    this.#put();
    if (held.from === held.to) return this.room.act.say(this.room.words.t("ui-order-back"));
    this.#sent = order;
    this.#place();
    this.room.act.order(order, held.button);
  }

  #cancel(): void {
    this.#put();
    this.#place();
    this.room.act.say(this.room.words.t("ui-order-back"));
  }

  /** Out of the hand again, wherever it is drawn then. */
  #put(): void {
    this.#release();
    this.#held?.button.classList.remove("iw-lifted");
    this.#held?.button.style.removeProperty("translate");
    this.#held = null;
    this.#place();
  }

  /** Where it would lie now, for those who listen. */
  #tell(): void {
    const { button, to } = this.#held ?? {};
    const card = button?.querySelector(".iw-card-title")?.textContent ?? "";
    this.room.act.say(this.room.words.t("ui-order-at", { card, n: (to ?? 0) + 1, total: this.#ids.length }));
  }

  #order(): readonly string[] {
    if (!this.#held) return this.#sent ?? this.#ids;
    const { from, to } = this.#held;
    const order = [...this.#ids];
    order.splice(to, 0, ...order.splice(from, 1));
    return order;
  }

  /* Drawing: every card has its cell, numbered above; a held one shows where it came from and where it would lie. */

  #place(): void {
    for (const extra of this.#extras.splice(0)) extra.remove();
    const put = (cls: string, i: number, text = "", row = 2) => {
      const extra = h("span", { class: cls, "aria-hidden": "true" }, text);
      extra.style.gridArea = cell(i, row);
      this.#extras.push(extra);
    };
    const held = this.#held;
    const order = this.#order();
    for (const button of this.#cards()) {
      const at = order.indexOf(button.dataset["card"] ?? "");
      button.style.gridArea = at < 0 ? "" : cell(held?.dragged && button === held.button ? held.from : at);
    }
    order.forEach((_, i) => put(held?.to === i ? "iw-slot iw-aimed" : "iw-slot", i, String(i + 1), 1));
    if (held) {
      put("iw-came", held.from);
      put("iw-lands", held.to);
    }
    this.list.append(...this.#extras);
  }

  /* Keys. */

  #key(event: KeyboardEvent): void {
    const card = this.#cardOf(event);
    if (!card || event.ctrlKey || event.metaKey || event.altKey) return;
    const by = ALONG[event.key];
    const press = event.key === " " || event.key === "Enter";
    if (this.#held) {
      if (by !== undefined) this.#move(this.#held.to + by);
      else if (press) this.#drop();
      else if (event.key === "Escape" || event.key === "Tab") this.#cancel();
      if (event.key === "Tab") return;
    } else if (this.room.store.busy) {
      return;
    } else if (press) {
      this.#lift(card);
      this.room.act.say(this.room.words.t("ui-order-lifted", { card: card.querySelector(".iw-card-title")?.textContent ?? "" }));
    } else if (event.shiftKey && by !== undefined) {
      this.#lift(card);
      this.#move(this.#ids.indexOf(card.dataset["card"] ?? "") + by);
      this.#drop();
    } else {
      return;
    }
    event.preventDefault();
    event.stopImmediatePropagation(); // neither walks nor reaches the notebook
  }

  /* The pointer. */

  #press(event: PointerEvent): void {
    this.#swallow = false;
    const button = this.#cardOf(event);
    if (!button || event.button !== 0 || this.room.store.busy) return;
    if (this.#held) this.#cancel();
    const cells = this.#cards().map((card) => card.getBoundingClientRect());
    const follow = (move: PointerEvent) => {
      const [dx, dy] = [move.clientX - event.clientX, move.clientY - event.clientY];
      if (!this.#held) {
        if (Math.hypot(dx, dy) < NEAR) return;
        button.setPointerCapture?.(event.pointerId);
        this.#lift(button, true);
      }
      this.#swallow = true;
      button.style.translate = `${dx}px ${dy}px`;
      const from = cells[this.#held?.from ?? 0] ?? new DOMRect();
      const far = cells.map((box) => Math.hypot(box.left - from.left - dx, box.top - from.top - dy));
      this.#move(far.indexOf(Math.min(...far)));
    };
    const up = () => (this.#held ? this.#drop() : this.#release());
    const cancel = () => (this.#held ? this.#cancel() : this.#release());
    const on = { pointermove: follow, pointerup: up, pointercancel: cancel };
    for (const [name, listener] of Object.entries(on)) button.addEventListener(name, listener as EventListener);
    this.#release = () => {
      for (const [name, listener] of Object.entries(on)) button.removeEventListener(name, listener as EventListener);
      this.#release = () => {};
    };
  }
}

/** The nth cell: three abreast, each below its number. */
function cell(i: number, row = 2): string {
  return `${2 * Math.floor(i / ACROSS) + row} / ${(i % ACROSS) + 1}`;
}
