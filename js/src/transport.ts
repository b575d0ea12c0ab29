/**
 * First, back, play, forward, last, the slider with the curve under it, "8 of 10" and the speed. Arrow keys step
 * wherever you are in it.
 */
import type { Curve } from "./curve";
import { h, rich } from "./dom";
import { type Sign, sign } from "./icons";
import type { Room } from "./room";
import { Slider } from "./slider";
import type { Word } from "./words";

const SPEEDS = [0.5, 1, 2, 4];

type Press = "first" | "back" | "play" | "forward" | "last";

export class Transport {
  readonly element = h("section", { class: "iw-transport", role: "group" });
  readonly slider: Slider;
  #curve: Curve | undefined;
  readonly #beats: HTMLElement;
  readonly #buttons: Record<Press, HTMLButtonElement>;
  readonly #count = h("span", { class: "iw-count" });
  readonly #speed: HTMLButtonElement;

  constructor(private readonly room: Room) {
    const { act } = room;
    // The slider's keys do what these four do, so they need no tab stops of their own.
    const button = (name: Sign, press: () => void) => h("button", { class: "iw-button", tabindex: -1, onclick: press }, sign(name));
    this.#buttons = {
      first: button("first", () => act.first()),
      back: button("back", () => act.step(-1)),
      play: h("button", { class: "iw-button iw-play", onclick: () => act.toggle() }),
      forward: button("forward", () => act.step(1)),
      last: button("last", () => act.last()),
    };
    this.#speed = h("button", { class: "iw-button iw-speed", onclick: () => this.#faster() });
    this.slider = new Slider(room);
    this.#beats = h("div", { class: "iw-beats" }, this.slider.element);
    this.element.append(
      h("div", { class: "iw-buttons" }, ...Object.values(this.#buttons)),
      this.#beats,
      this.#count,
      this.#speed,
    );
  }

  show(line: readonly number[], at: number, fork: number): void {
    const { words, store } = this.room;
    const { t } = words;
    this.element.setAttribute("aria-label", t("ui-transport"));
    const names: Record<Press, Word> = {
      first: "ui-first",
      back: "ui-back",
      play: store.playing ? "ui-pause" : "ui-play",
      forward: "ui-forward",
      last: "ui-last",
    };
    for (const [key, button] of Object.entries(this.#buttons) as [Press, HTMLButtonElement][]) {
      button.setAttribute("aria-label", t(names[key]));
      button.title = t(names[key]);
    }
    const off = (button: HTMLButtonElement, is: boolean) => button.setAttribute("aria-disabled", String(is));
    off(this.#buttons.first, at === 0);
    off(this.#buttons.back, at === 0);
    off(this.#buttons.forward, at >= line.length - 1);
    off(this.#buttons.last, at >= line.length - 1);
    this.#buttons.play.replaceChildren(sign(store.playing ? "pause" : "play"));
    this.#count.replaceChildren(...rich(t("ui-beat-of", { n: at + 1, total: line.length })));
    this.#speed.textContent = `${store.speed}×`;
    this.#speed.setAttribute("aria-label", `${t("ui-speed")} ${store.speed}×`);
    this.#drawCurve(line, at);
    this.slider.show(line, at, fork, this.#curve?.spoken(line[at]) ?? "");
  }

  /** The curve is a part that may come later. */
  #drawCurve(line: readonly number[], at: number): void {
    const { Curve } = this.room.parts;
    if (!this.#curve && Curve) {
      this.#curve = new Curve(this.room, (element) => this.slider.drag(element));
      this.#beats.append(this.#curve.element);
    }
    this.#curve?.show(line, at);
  }

  #faster(): void {
    const { store } = this.room;
    store.set("speed", SPEEDS[(SPEEDS.indexOf(store.speed) + 1) % SPEEDS.length] ?? 1);
  }
}
