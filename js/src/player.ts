/** Playing: the pause between two beats, long enough to read the first one. */

const BASE = 900;
const PER_WORD = 45;

export function pauseAfter(words: string): number {
  return BASE + PER_WORD * (words.trim() ? words.trim().split(/\s+/).length : 0);
}

export class Player {
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** `next` is told from which beat the pause was counted: the cursor may have moved since. */
  constructor(private readonly next: (from: number) => void) {}

  /** Go on from a beat after so many milliseconds; asking again starts the wait anew, so two views never step twice. */
  wait(ms: number, from: number): void {
    this.stop();
    this.#timer = setTimeout(() => this.next(from), ms);
  }

  stop(): void {
    clearTimeout(this.#timer);
  }
}
