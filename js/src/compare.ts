/**
 * Two branches side by side: the other branch on a drawing of its own, as many beats past the fork as the
 * line on show. Both step together, because both follow the same cursor. Once they have parted, each marks what
 * is different in the other.
 */
import { h, rich } from "./dom";
import { Counters } from "./counters";
import { Garden, type Step } from "./garden";
import type { LayoutName } from "./marks";
import type { Room } from "./room";
import type { Frame } from "./scene";
import { branchName } from "./branches";
import { common } from "./tree";

export class Compare {
  readonly element = h("section", { class: "iw-compare" });
  readonly #caption = h("div", { class: "iw-caption iw-versus" });
  readonly #words = h("p", { class: "iw-compare-words iw-voice" });
  readonly #counters: Counters;
  readonly #garden: Garden;
  readonly #name: number; // what the leaf is called: its number may come to mean another beat

  constructor(
    private readonly room: Room,
    readonly leaf: number,
  ) {
    this.#name = room.store.tree.name(leaf);
    const refuse = (anchor: Element) => room.act.refuse(undefined, anchor);
    this.#garden = new Garden(room.board, room.symbols, room.words, { choose: (_, anchor) => refuse(anchor), refuse, point() {}, foretells: () => false, known: () => true });
    this.#counters = new Counters(room);
    this.#counters.element.setAttribute("role", "group"); // inside the region of this branch
    this.element.append(this.#caption, this.#counters.element, h("div", { class: "iw-garden" }, this.#garden.element), this.#words);
  }

  build(layout: LayoutName): void {
    this.#garden.build(layout, this.room.words);
  }

  /** The step after which the line on show and the compared branch differ. */
  fork(line: readonly number[]): number {
    return common(line, this.room.store.tree.path(this.leaf));
  }

  /** How far both lines are apart at this step, in words. */
  distance(line: readonly number[], at: number): string {
    const { t } = this.room.words;
    const fork = this.fork(line);
    if (at < fork) return t("ui-branch-same");
    if (at === fork) return t("ui-branch-part");
    return at >= this.room.store.tree.path(this.leaf).length ? t("ui-branch-ended") : "";
  }

  /** The beat of the compared branch that stands beside this step. */
  frame(at: number): Frame | undefined {
    const { store } = this.room;
    const other = store.tree.path(this.leaf);
    return store.frames[other[Math.min(at, other.length - 1)] ?? -1];
  }

  show(line: readonly number[], at: number, step: Step, speed: number): void {
    const { store, words, act } = this.room;
    const beats = store.tree.path(this.leaf).length;
    const frame = this.frame(at);
    if (!frame || store.tree.name(this.leaf) !== this.#name) return act.compare(null);
    const branch = store.tree.branches().find((each) => each.leaf === this.leaf);
    const name = branch ? branchName(branch, this.room) : "";
    const apart = this.distance(line, at);
    this.element.setAttribute("aria-label", `${words.t("ui-compare")}: ${name}`);
    this.#caption.replaceChildren(
      h("span", {}, name),
      h("span", { class: at === this.fork(line) ? "iw-pill iw-parts" : "iw-aside" }, apart),
      h("button", { class: "iw-small", "data-is": "close", onclick: () => act.compare(null) }, words.t("ui-close")),
    );
    this.#words.replaceChildren(...rich(words.of(frame.note) || words.of(frame.say)));
    this.#garden.show(frame, { step: at < beats ? step : "still", speed });
    const here = store.frames[line[at] ?? -1];
    this.#counters.show(frame, here);
    this.#garden.differ(at < this.fork(line) ? undefined : here);
  }

  finish(): void {
    this.#garden.finish();
  }
}
