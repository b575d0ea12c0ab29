/** What is spoken, for those who listen to the page: one polite live region, and a beat only once it has settled. */
import { h } from "./dom";

const SETTLED = 60;
const SETTLED_WHILE_PLAYING = 500;

export class Voice {
  readonly element = h("div", { class: "iw-sr", role: "status", "aria-live": "polite" });
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** At once: an answer to something just done. */
  say(words: string): void {
    this.stop();
    this.element.textContent = words;
  }

  /** A beat; if the next one comes quickly, only that one is told. */
  tell(words: () => string, playing: boolean): void {
    this.stop();
    this.#timer = setTimeout(() => this.say(words()), playing ? SETTLED_WHILE_PLAYING : SETTLED);
  }

  stop(): void {
    clearTimeout(this.#timer);
  }
}
