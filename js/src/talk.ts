/**
 * The narration under the drawing: the teacher's note, what happened, the rules that acted, and, where somebody
 * must decide, the choices as buttons. An error of the Python side shows here too.
 */
import { h, rich } from "./dom";
import type { Room } from "./room";
import type { Choice, Frame, Offer } from "./scene";

const MOST = 190; // so many pixels are kept free at most

export class Talk {
  readonly element = h("section", { class: "iw-talk" });
  readonly #words = h("div", { class: "iw-words" });
  readonly #chips = h("div", { class: "iw-chips" });
  readonly #choices = h("div", { class: "iw-choices", role: "group" });
  readonly #error = h("div", { class: "iw-error", role: "alert", hidden: true });
  #tallest = 0;
  #drawn = { chips: "", choices: "" }; // what is on show stays where it has not changed

  constructor(private readonly room: Room) {
    const bar = h("div", { class: "iw-bar" }, this.#words, this.#choices, this.#chips);
    this.element.append(bar, this.#error);
  }

  show(frame: Frame): void {
    const { board, words } = this.room;
    const asked = frame.ask && frame.counters.find(({ waiting }) => waiting)?.seat;
    const seat = board.seats.find((each) => each.id === (asked ?? frame.who));
    this.element.style.setProperty("--iw-seat", seat ? `var(--iw-${seat.colour})` : "var(--iw-ink)");
    const note = words.of(frame.note);
    const say = words.of(frame.say);
    this.#words.replaceChildren(
      ...(note ? [h("p", { class: "iw-voice" }, ...rich(note)), h("p", { class: "iw-muted" }, ...rich(say))] : [h("p", { class: "iw-voice" }, ...rich(say))]),
      ...(frame.ask ? [h("p", { class: "iw-ask" }, words.of(frame.ask))] : []),
      ...(frame.hint ? [h("p", { class: "iw-lamp" }, h("b", {}, `${words.t("ui-hint")}: `), ...rich(words.of(frame.hint)))] : []),
    );
    const chips = JSON.stringify([frame.rules, words.language]);
    if (chips !== this.#drawn.chips) this.#chips.replaceChildren(...frame.rules.flatMap((id) => this.#chip(id)));
    this.#drawn.chips = chips;
    this.#showChoices(frame);
  }

  /** A move is on its way to Python. */
  busy(is: boolean): void {
    this.#choices.setAttribute("aria-busy", String(is));
  }

  /** Never shrink while stepping: the transport below must stay under the pointer. */
  hold(): void {
    const height = this.element.offsetHeight;
    if (height > this.#tallest) this.element.style.minHeight = `${(this.#tallest = Math.min(height, MOST))}px`;
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
    const buttons = [...this.#choices.querySelectorAll<HTMLElement>("button:not(.iw-to-hand)")];
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
        { class: rule.ruling ? "iw-chip iw-ruling" : "iw-chip", "data-is": `rule ${id}`, "aria-haspopup": "dialog", onclick: open },
        title,
      ),
    ];
  }

  #showChoices(frame: Frame): void {
    const { store, words } = this.room;
    const { hand, offers = [] } = frame;
    const choices = frame.choices.filter(({ spot, label, bare }) => label && !bare && (spot === undefined || !this.room.board.layouts.wide.grid));
    const waiting = frame.counters.filter((counter) => counter.waiting);
    const botsTurn = waiting.length > 0 && waiting.every((counter) => counter.bot !== undefined);
    const bots = botsTurn && store.kernel && !store.tree.children(frame.id).length;
    const walkable = [...choices, ...(hand?.cards ?? [])].map(({ move }) => this.#walkable(frame, move));
    const cards = walkable.slice(choices.length).includes(true);
    const drawn = JSON.stringify([frame.id, choices, offers, walkable, hand?.seat, bots, words.language]);
    if (drawn === this.#drawn.choices) return;
    this.#drawn.choices = drawn;
    this.#choices.hidden = !choices.length && !bots && !cards && !offers.length;
    this.#choices.setAttribute("aria-label", words.t("ui-choose"));
    this.#choices.replaceChildren(...choices.map((choice, i) => this.#button(choice, i, frame)));
    this.#choices.append(...offers.filter(({ moves }) => this.#walkable(frame, moves[0])).map((offer) => this.#offer(offer, frame)));
    if (cards) this.#choices.append(this.#toHand(hand?.seat));
    if (bots) {
      const play = (event: Event) => this.room.act.ask({ do: "bots", frame: store.cursor }, event.currentTarget as Element);
      this.#choices.append(h("button", { class: "iw-choice", onclick: play }, words.t("ui-bots-play")));
    }
  }

  /** A line that is played out on request; where it lies there already it is only walked to. */
  #offer({ label, moves }: Offer, frame: Frame): HTMLElement {
    const { store, words, act } = this.room;
    const take = (event: Event) => {
      const known = store.tree.childByMove(frame.id, moves[0] ?? "");
      if (!store.kernel && known !== undefined) act.go(known);
      else act.ask({ do: "line", frame: frame.id, moves }, event.currentTarget as Element);
    };
    return h("button", { class: "iw-choice iw-offer", "data-is": `offer ${moves.join(" ")}`, onclick: take }, words.of(label));
  }

  #walkable(frame: Frame, move: string | undefined): boolean {
    const { store } = this.room;
    return move !== undefined && (store.kernel || store.tree.childByMove(frame.id, move) !== undefined);
  }

  /** The cards lie below, perhaps out of sight: this leads to them. */
  #toHand(id: string | undefined): HTMLElement {
    const { board, words, symbols, act } = this.room;
    const seat = board.seats.find((each) => each.id === id);
    return h(
      "button",
      { class: "iw-choice iw-to-hand", onclick: () => act.toHand() },
      seat && symbols.icon(seat.symbol, 18),
      h("span", {}, words.t("ui-choose-card", { name: words.of(seat?.name) })),
    );
  }

  #button(choice: Choice, index: number, frame: Frame): HTMLElement {
    const { board, words, symbols, act } = this.room;
    const seat = board.seats.find((each) => each.id === choice.seat);
    const point = (move?: string) => (event: Event) => act.point(move, event.currentTarget as Element);
    const cardsTakeDigits = frame.hand?.cards.some((card) => card.move !== undefined);
    return h(
      "button",
      {
        class: choice.minor ? "iw-choice iw-offer iw-minor" : "iw-choice",
        "aria-disabled": this.#walkable(frame, choice.move) ? undefined : "true",
        "data-is": `choice ${choice.move}`,
        "data-key": choice.key?.toLowerCase(),
        onclick: (event: Event) => act.play(choice.move, event.currentTarget as Element),
        onpointerenter: point(choice.move),
        onpointerleave: point(),
        onfocus: point(choice.move),
        onblur: point(),
      },
      seat && symbols.icon(seat.symbol, 18),
      h("span", {}, words.of(choice.label)),
      h("kbd", { "aria-hidden": "true" }, choice.key?.toUpperCase() ?? (index < 9 && !cardsTakeDigits ? String(index + 1) : "")),
    );
  }
}
