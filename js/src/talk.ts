/**
 * The narration under the drawing: the teacher's note, what happened, the rules that acted, and, where somebody
 * must decide, the choices as buttons. An error of the Python side shows here too.
 */
import { h, rich } from "./dom";
import type { Room } from "./room";
import type { Choice, Frame } from "./scene";

export class Talk {
  readonly element = h("section", { class: "iw-talk" });
  readonly #words = h("div", { class: "iw-words" });
  readonly #chips = h("div", { class: "iw-chips" });
  readonly #choices = h("div", { class: "iw-choices", role: "group" });
  readonly #error = h("div", { class: "iw-error", role: "alert", hidden: true });
  #tallest = 0;

  constructor(private readonly room: Room) {
    const bar = h("div", { class: "iw-bar" }, this.#words, this.#choices, this.#chips);
    this.element.append(bar, this.#error);
  }

  show(frame: Frame): void {
    const { board, words } = this.room;
    const seat = board.seats.find((each) => each.id === frame.who);
    this.element.style.setProperty("--iw-seat", seat ? `var(--iw-${seat.colour})` : "var(--iw-ink)");
    const note = words.of(frame.note);
    const say = words.of(frame.say);
    this.#words.replaceChildren(
      ...(note ? [h("p", { class: "iw-voice" }, ...rich(note)), h("p", { class: "iw-muted" }, ...rich(say))] : [h("p", { class: "iw-voice" }, ...rich(say))]),
    );
    this.#chips.replaceChildren(...frame.rules.flatMap((id) => this.#chip(id)));
    this.#showChoices(frame);
  }

  /** Never shrink while stepping: the transport below must stay under the pointer. */
  hold(): void {
    const height = this.element.offsetHeight;
    if (height > this.#tallest) this.element.style.minHeight = `${(this.#tallest = height)}px`;
  }

  release(): void {
    this.#tallest = 0;
    this.element.style.minHeight = "";
  }

  error(message: string): void {
    this.#error.hidden = message === "";
    const dismiss = () => this.room.store.set("error", "");
    this.#error.replaceChildren(
      h("span", {}, message),
      h("button", { class: "iw-quiet-button", "aria-label": this.room.words.t("ui-close"), onclick: dismiss }, "×"),
    );
  }

  get firstChip(): HTMLElement | null {
    return this.#chips.querySelector("button");
  }

  /** The nth choice, counted from 1, or the one that answers to a letter. */
  choice(key: string): HTMLElement | null {
    const buttons = [...this.#choices.querySelectorAll<HTMLElement>("button")];
    return buttons.find((button) => button.dataset["key"] === key) ?? buttons[Number(key) - 1] ?? null;
  }

  hint(): void {
    this.#choices.classList.remove("iw-hint");
    void this.#choices.offsetWidth; // lets the animation start again
    this.#choices.classList.add("iw-hint");
  }

  #chip(id: string): HTMLElement[] {
    const { board, words, act } = this.room;
    const rule = board.rules[id];
    if (!rule) return [];
    const title = words.of(rule.title);
    const open = (event: Event) => act.rule(id, event.currentTarget as Element);
    return [
      h(
        "button",
        { class: rule.ruling ? "iw-chip iw-ruling" : "iw-chip", "aria-haspopup": "dialog", onclick: open },
        title,
      ),
    ];
  }

  #showChoices(frame: Frame): void {
    const { store, words } = this.room;
    const botsTurn = frame.counters.some((counter) => counter.waiting && counter.bot);
    const open = frame.choices.length > 0;
    this.#choices.hidden = !open && !botsTurn;
    this.#choices.setAttribute("aria-label", words.t("ui-choose"));
    this.#choices.replaceChildren(...frame.choices.map((choice, i) => this.#button(choice, i, frame)));
    if (botsTurn && store.kernel && !store.tree.children(frame.id).length) {
      const play = () => store.send({ do: "bots", frame: frame.id });
      this.#choices.append(h("button", { class: "iw-choice", onclick: play }, words.t("ui-bots-play")));
    }
  }

  #button(choice: Choice, index: number, frame: Frame): HTMLElement {
    const { board, words, store, symbols, act } = this.room;
    const seat = board.seats.find((each) => each.id === choice.seat);
    const cardsTakeDigits = frame.hand?.cards.some((card) => card.move !== undefined);
    const walkable = store.kernel || store.tree.childByMove(frame.id, choice.move) !== undefined;
    return h(
      "button",
      {
        class: "iw-choice",
        "aria-disabled": walkable ? undefined : "true",
        "data-key": choice.key?.toLowerCase(),
        onclick: (event: Event) => act.play(choice.move, event.currentTarget as Element),
      },
      seat && symbols.icon(seat.symbol, 18),
      h("span", {}, words.of(choice.label)),
      h("kbd", { "aria-hidden": "true" }, choice.key?.toUpperCase() ?? (index < 9 && !cardsTakeDigits ? String(index + 1) : "")),
    );
  }
}
