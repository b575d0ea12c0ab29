/** What is spoken, for those who listen to the page: one polite live region, and a beat only once it has settled. */
import { h, plain } from "./dom";
import type { Room } from "./room";
import type { Frame, Layout } from "./scene";
import type { Words } from "./words";

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

/** What a beat says aloud. */
export function spoken(frame: Frame | undefined, { of }: Words): string {
  return plain([of(frame?.note), of(frame?.say), of(frame?.ask)].filter(Boolean).join(" "));
}

/** Where everybody stands, for those who cannot see it. */
export function standing(frame: Frame, layout: Layout, { board, words }: Room): string {
  const pieces = frame.pieces.filter((piece) => !piece.quiet);
  return pieces.map((p) => `${words.of(p.name ?? board.names?.[p.id])}: ${words.of(layout.spots[p.spot]?.name)}`).join("; ");
}
