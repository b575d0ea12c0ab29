/**
 * The line of beats as a slider: a dot a beat, a tall tick between chapters, a sign where something special
 * happens. When beats are too many for dots they thin out to the line and its signs; it stays a slider.
 */
import { h, plain } from "./dom";
import { sign } from "./icons";
import type { Room } from "./room";
import type { Frame } from "./scene";

const DOT_ROOM = 11; // a dot needs so many pixels
const SIGN_ROOM = 17;
const LABEL_ROOM = 24;
const WEIGHT = ["choice", "stop", "bump", "score", "end"]; // which sign stays where there is no room for two

export class Slider {
  readonly element = h("div", { class: "iw-slider", role: "slider", tabindex: 0, "aria-orientation": "horizontal" });
  readonly #done = h("div", { class: "iw-track-done" });
  readonly #dots = h("div", { class: "iw-dots" });
  readonly #knob = h("div", { class: "iw-knob" });
  #line: readonly number[] = [];
  #drawn = "";
  #width = 0;

  constructor(private readonly room: Room) {
    this.element.append(h("div", { class: "iw-track" }, this.#done, this.#dots, this.#knob));
    this.drag(this.element);
  }

  /** A press on this element, and dragging on, goes to the beat at that x. */
  drag(element: HTMLElement): void {
    element.addEventListener("pointerdown", (event) => this.#drag(event, element));
  }

  /** `more` is spoken after the beat's own line. */
  show(line: readonly number[], at: number, fork: number, more = ""): void {
    const { store, words } = this.room;
    this.#line = line;
    const frames = line.map((id) => store.frames[id]).filter((f): f is Frame => f !== undefined);
    const key = JSON.stringify([frames.map((f) => [f.id, f.marker, f.chapter]), words.language, this.#width, fork]);
    if (key !== this.#drawn) {
      this.#drawn = key;
      this.#draw(frames, fork);
    }
    for (const name of this.#dots.querySelectorAll<HTMLElement>("[data-from]")) {
      name.hidden = !store.tree.seen(line[Number(name.dataset["from"])] ?? -1); // not before it is reached
    }
    const share = this.#share(at);
    this.#done.style.width = share;
    this.#knob.style.left = share;
    for (const dot of this.#dots.querySelectorAll<HTMLElement>("[data-at]")) {
      dot.classList.toggle("iw-past", Number(dot.dataset["at"]) <= at);
    }
    const frame = store.frames[line[at] ?? -1];
    const position = plain(words.t("ui-beat-of", { n: at + 1, total: line.length }));
    const set = (name: string, value: string | number) => this.element.setAttribute(name, String(value));
    set("aria-label", words.t("ui-slider"));
    set("aria-valuemin", 1);
    set("aria-valuemax", Math.max(1, line.length));
    set("aria-valuenow", at + 1);
    set("aria-valuetext", [`${position}. ${words.of(frame?.line)}`, more].filter(Boolean).join(". "));
  }

  resize(width: number): void {
    this.#width = Math.round(width);
  }

  #share(at: number): string {
    return this.#line.length > 1 ? `${((at / (this.#line.length - 1)) * 100).toFixed(3)}%` : "0%";
  }

  #draw(frames: readonly Frame[], fork: number): void {
    const gap = (this.#width || 400) / Math.max(1, frames.length - 1);
    const parts: HTMLElement[] = [];
    const put = (cls: string, at: number, ...content: Node[]) => {
      const part = h("span", { class: cls }, ...content);
      part.style.left = this.#share(at);
      parts.push(part);
      return part;
    };
    const signs = gap >= DOT_ROOM ? null : weightiest(frames, SIGN_ROOM / gap);
    frames.forEach((frame, i) => {
      if (frame.marker !== undefined && (signs === null || signs.has(i))) {
        put(`iw-flag iw-flag-${frame.marker}`, i, this.#flag(frame.marker)).dataset["at"] = String(i);
      } else if (gap >= DOT_ROOM) put("iw-dot", i).dataset["at"] = String(i);
    });
    let lastTick = -Infinity;
    for (const { name, from, to } of chapters(frames)) {
      if (from > 0 && (from - lastTick) * gap >= LABEL_ROOM) put("iw-chapter-tick", (lastTick = from) - 0.5);
      if (name && (to - from + 1) * gap >= LABEL_ROOM) {
        put("iw-chapter-name", (from + to) / 2, document.createTextNode(name)).dataset["from"] = String(from);
      }
    }
    if (fork > 0) put("iw-fork-tick", fork - 0.5);
    this.#dots.replaceChildren(...parts);
  }

  #flag(marker: Frame["marker"]): Node {
    const { board, symbols } = this.room;
    if (marker === "bump") return sign("burst", 16);
    if (marker === "end") return sign("end", 16);
    if (marker === "choice") return document.createTextNode("?");
    return symbols.icon(board.counterSymbol, 16);
  }

  #drag(event: PointerEvent, element: HTMLElement): void {
    if (event.button !== 0) return;
    const follow = (move: PointerEvent) => {
      const box = this.#dots.getBoundingClientRect();
      const f = box.width ? (move.clientX - box.left) / box.width : 0;
      const at = Math.round(Math.min(1, Math.max(0, f)) * (this.#line.length - 1));
      const id = this.#line[at];
      if (id !== undefined) this.room.act.go(id);
    };
    const stop = () => {
      element.removeEventListener("pointermove", follow);
      element.removeEventListener("pointerup", stop);
      element.removeEventListener("pointercancel", stop);
    };
    element.setPointerCapture?.(event.pointerId);
    element.addEventListener("pointermove", follow);
    element.addEventListener("pointerup", stop);
    element.addEventListener("pointercancel", stop);
    follow(event);
  }
}

/** The beats whose signs have room so many beats apart, the weightiest first. */
export function weightiest(frames: readonly Frame[], apart: number): Set<number> {
  const kept = new Set<number>();
  const signs = frames.flatMap(({ marker }, at) => (marker === undefined ? [] : [{ at, weight: WEIGHT.indexOf(marker) }]));
  for (const { at } of signs.sort((a, b) => b.weight - a.weight)) {
    if ([...kept].every((other) => Math.abs(other - at) >= apart)) kept.add(at);
  }
  return kept;
}

/** Neighbouring beats of one chapter, with its name. */
export function chapters(frames: readonly Frame[]): { name: string; from: number; to: number }[] {
  const found: { name: string; from: number; to: number }[] = [];
  frames.forEach((frame, i) => {
    const name = frame.chapter ?? "";
    const last = found.at(-1);
    if (last && last.name === name) last.to = i;
    else found.push({ name, from: i, to: i });
  });
  return found;
}
