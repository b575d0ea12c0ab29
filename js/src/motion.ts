/**
 * Motion: one clock for everything that moves in a beat. A new command finishes what is running at once;
 * with reduced motion everything is finished before it starts. Nothing ever loops.
 */

export type Ease = (f: number) => number;

/** One movement: `draw(0)` at once, `draw(1)` at the end, whatever happens in between. */
export interface Movement {
  delay?: number;
  duration: number;
  ease?: Ease;
  draw(f: number): void;
}

export const linear: Ease = (f) => f;
export const travel = bezier(0.3, 0, 0.2, 1);
export const spring = bezier(0.2, 1.4, 0.4, 1);
export const easeOut = bezier(0, 0, 0.58, 1);

export class Motion {
  #movements: Movement[] = [];
  #request = 0;
  #whenDone: (() => void) | undefined;

  get running(): boolean {
    return this.#request !== 0;
  }

  /** Start; `speed` 2 is twice as fast. */
  run(movements: Movement[], speed: number, whenDone: () => void = () => {}): void {
    this.finish();
    this.#movements = movements;
    this.#whenDone = whenDone;
    for (const m of movements) m.draw(0);
    if (!movements.length || stillness()) return this.finish();

    const start = performance.now();
    const tick = (now: number) => {
      const time = (now - start) * speed;
      let over = true;
      for (const m of movements) {
        const f = clamp((time - (m.delay ?? 0)) / Math.max(m.duration, 1));
        if (f < 1) over = false;
        m.draw(f === 0 || f === 1 ? f : (m.ease ?? linear)(f));
      }
      if (over) this.finish();
      else this.#request = requestAnimationFrame(tick);
    };
    this.#request = requestAnimationFrame(tick);
  }

  /** Put everything where it was going. */
  finish(): void {
    if (this.#request) cancelAnimationFrame(this.#request);
    this.#request = 0;
    const movements = this.#movements;
    const whenDone = this.#whenDone;
    this.#movements = [];
    this.#whenDone = undefined;
    for (const m of movements) m.draw(1);
    whenDone?.();
  }
}

export function stillness(): boolean {
  return typeof matchMedia === "function" && matchMedia("(prefers-reduced-motion: reduce)").matches;
}

function clamp(f: number): number {
  return Math.min(1, Math.max(0, f));
}

/** The curve CSS calls cubic-bezier(x1, y1, x2, y2). */
export function bezier(x1: number, y1: number, x2: number, y2: number): Ease {
  const at = (a: number, b: number, u: number) => 3 * a * u * (1 - u) ** 2 + 3 * b * u * u * (1 - u) + u ** 3;
  return (x) => {
    let low = 0;
    let high = 1;
    for (let i = 0; i < 20; i++) {
      const middle = (low + high) / 2;
      if (at(x1, x2, middle) < x) low = middle;
      else high = middle;
    }
    return at(y1, y2, low);
  };
}
