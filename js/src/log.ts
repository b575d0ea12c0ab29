/**
 * The log: one short sentence a beat of the line on show. Pointing at a line (or focusing it) previews its beat
 * on the drawing, a click goes there. Where the story forks, the other ways are one click away.
 */
import { wayName } from "./branches";
import { h, plain } from "./dom";
import { sign } from "./icons";
import type { Room } from "./room";
import { rove, settle } from "./roving";
import type { Frame } from "./scene";

/** "Forward 1 → 18" and "Loses a token 6 → 5": the result is said quietly. */
const RESULT = /(?: \d+)? → .*$/;

export class Log {
  readonly element = h("section", { class: "iw-log" });
  readonly #caption = h("div", { class: "iw-caption" });
  readonly #list = h("ol", { class: "iw-lines" });
  readonly #box = h("div", { class: "iw-log-box" }, this.#list);
  #lines = new Map<number, HTMLElement>();
  #drawn = "";
  #open = false;

  constructor(private readonly room: Room) {
    this.element.append(this.#caption, this.#box);
    rove(this.#list, ".iw-line-button", "column");
    const { act } = room;
    const idOf = (event: Event) => (event.target as Element).closest<HTMLElement>(".iw-line-button")?.dataset["id"];
    this.#list.addEventListener("pointerover", (event) => {
      const id = idOf(event);
      if (id !== undefined && event.pointerType !== "touch") act.preview(Number(id));
    });
    this.#list.addEventListener("pointerleave", () => act.preview(null));
    this.#list.addEventListener("focusin", (event) => {
      const id = idOf(event);
      if (id !== undefined) act.preview(Number(id));
    });
    this.#list.addEventListener("focusout", () => act.preview(null));
  }

  show(frame: Frame, line: readonly number[], at: number): void {
    const { words, store } = this.room;
    this.#list.setAttribute("aria-label", words.t("ui-log"));
    this.#showCaption(frame, line.length);
    const key = [words.language, ...line.map((id) => `${id}/${store.tree.name(id)}/${store.tree.alternatives(id)}`)].join();
    if (key !== this.#drawn) {
      this.#drawn = key;
      this.#draw(line);
    }
    for (const [i, id] of line.entries()) {
      const item = this.#lines.get(id);
      if (!item) continue;
      item.classList.toggle("iw-current", i === at);
      item.classList.toggle("iw-future", i > at);
      item.classList.toggle("iw-unseen", i > at && !store.tree.seen(id)); // veiled: who tells the end spoils it
      const button = item.querySelector(".iw-line-button");
      if (i === at) button?.setAttribute("aria-current", "step");
      else button?.removeAttribute("aria-current");
    }
    const current = this.#lines.get(line[at] ?? -1);
    const buttons = [...this.#list.querySelectorAll<HTMLElement>(".iw-line-button")];
    settle(buttons, current?.querySelector<HTMLElement>(".iw-line-button"));
    if (current) this.#reveal(current);
  }

  #showCaption(frame: Frame, beats: number): void {
    const { words } = this.room;
    const toggle = () => {
      this.#open = !this.#open;
      this.element.classList.toggle("iw-opened", this.#open);
      more.setAttribute("aria-expanded", String(this.#open));
    };
    const more = h(
      "button",
      { class: "iw-more", "data-is": "more", "aria-expanded": String(this.#open), onclick: toggle },
      `${words.t("ui-beats", { n: beats })} ▾`,
    );
    const aside = h("span", { class: "iw-aside" }, words.t("ui-beats", { n: beats }));
    this.#caption.replaceChildren(h("span", {}, words.of(frame.status)), aside, more);
  }

  #draw(line: readonly number[]): void {
    const { store } = this.room;
    this.#lines = new Map();
    let chapter: string | undefined;
    for (const id of line) {
      const frame = store.frames[id];
      if (!frame) continue;
      const opens = frame.chapter !== chapter && this.#lines.size > 0;
      this.#lines.set(id, this.#line(frame, id, frame.chapter !== chapter ? frame.chapter : undefined, opens));
      chapter = frame.chapter;
    }
    this.#list.replaceChildren(...this.#lines.values());
  }

  #line(frame: Frame, id: number, chapter: string | undefined, opens: boolean): HTMLElement {
    const { words, symbols, board, act, store } = this.room;
    const text = plain(words.of(frame.line));
    const result = RESULT.exec(text)?.[0] ?? "";
    const symbol = board.seats.find((seat) => seat.id === frame.who)?.symbol ?? frame.pieces.find((p) => p.id === frame.who)?.symbol;
    const button = h(
      "button",
      { class: "iw-line-button", tabindex: -1, "data-id": id, onclick: () => act.go(id) },
      h("span", { class: "iw-line-chapter" }, chapter ?? ""),
      symbol ? symbols.icon(symbol, 17) : h("span"),
      h("span", { class: "iw-line-text" }, text.slice(0, text.length - result.length), result && h("span", { class: "iw-result" }, result)),
    );
    const others = store.tree.alternatives(id);
    const name = words.t("ui-alternatives", { n: others });
    const fork =
      others > 0 &&
      h("button", { class: "iw-fork", "data-is": `fork ${store.tree.parent(id)}`, "aria-label": name, title: name, "aria-haspopup": "dialog", onclick: (e: Event) => this.#ways(e, id) }, sign("fork", 12), String(others));
    return h("li", { class: opens ? "iw-line iw-opens" : "iw-line" }, button, fork);
  }

  /** The other ways from the beat before this one. */
  #ways(event: Event, id: number): void {
    const { store, words, popover, act } = this.room;
    const others = store.tree.children(store.tree.parent(id)).filter((child) => child !== id);
    const go = (child: number) => {
      popover.close();
      act.go(child);
    };
    const ways = others.map((child) =>
      h("li", {}, h("button", { class: "iw-way", onclick: () => go(child) }, wayName(child, this.room))),
    );
    popover.open(event.currentTarget as Element, words.t("ui-alternatives", { n: others.length }), [h("ul", { class: "iw-ways" }, ...ways)]);
  }

  /** Scroll the list, never the page. */
  #reveal(item: HTMLElement): void {
    const box = this.#box;
    const top = item.offsetTop;
    const bottom = top + item.offsetHeight;
    const room = Math.min(60, box.clientHeight / 3);
    if (bottom + room > box.scrollTop + box.clientHeight) box.scrollTop = bottom + room - box.clientHeight;
    if (top - room < box.scrollTop) box.scrollTop = Math.max(0, top - room);
  }
}
