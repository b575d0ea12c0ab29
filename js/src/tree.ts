/**
 * Frames form a tree by `parent`. This file answers where one is in it: the path to a beat, the line shown
 * (the path, and then on along the branch last walked), the leaves, and where two branches part.
 * Numbers of beats change when a branch is removed; what is remembered is remembered by name, which comes from the
 * moves that lead to a beat and so outlives its number. It draws nothing.
 */
import type { Frame } from "./scene";

const ROOT = -1;

/** A branch: the leaf it ends in and the beat that made it a branch of its own. */
export interface Branch {
  leaf: number;
  first: number; // the first beat after the fork; the root beat when nothing forks
  beats: number; // from `first` to the leaf
  main: boolean; // no turn-off was taken on the way
}

export class Tree {
  readonly #children = new Map<number, number[]>();
  readonly #known = new Map<string, number>(); // the moves that lead to a beat -> its name
  readonly #chosen = new Map<number, number>(); // by name: fork -> the way taken last
  readonly #seen = new Set<number>(); // by name
  #names: number[] = [];

  /** `frames` is the live list: it may grow or be cut in place, followed by `refresh`. */
  constructor(private frames: readonly Frame[]) {
    this.refresh(frames);
  }

  /** Read the list again. */
  refresh(frames: readonly Frame[]): void {
    this.frames = frames;
    this.#names = [];
    this.#children.clear();
    const taken = new Set<number>();
    frames.forEach((frame, id) => {
      const parent = this.parent(id);
      const siblings = this.#children.get(parent);
      if (siblings) siblings.push(id);
      else this.#children.set(parent, [id]);
      const moves = `${this.name(parent)}/${frame.move ?? ""}`;
      let name = this.#intern(moves);
      for (let twin = 2; taken.has(name); twin++) name = this.#intern(`${moves}/${twin}`);
      taken.add(name);
      this.#names.push(name);
    });
  }

  /** What a beat is called whatever its number: the same moves lead to it. */
  name(id: number): number {
    return this.#names[id] ?? ROOT;
  }

  #intern(moves: string): number {
    const name = this.#known.get(moves) ?? this.#known.size;
    this.#known.set(moves, name);
    return name;
  }

  /** The ways taken, to be put back if they turn out not to have been meant. */
  get choices(): ReadonlyMap<number, number> {
    return new Map(this.#chosen);
  }
  set choices(choices: ReadonlyMap<number, number>) {
    this.#chosen.clear();
    for (const [fork, way] of choices) this.#chosen.set(fork, way);
  }

  /** Has this beat, or one after it, been on show? */
  seen(id: number): boolean {
    return this.#seen.has(this.name(id));
  }

  /** The beat before; a parent that is not an earlier beat counts as none. */
  parent(id: number): number {
    const parent = this.frames[id]?.parent ?? ROOT;
    return parent >= 0 && parent < id ? parent : ROOT;
  }

  children(id: number): readonly number[] {
    return this.#children.get(id) ?? [];
  }

  path(id: number): number[] {
    const path: number[] = [];
    for (let at = id; at !== ROOT && at in this.frames; at = this.parent(at)) path.push(at);
    return path.reverse();
  }

  /** Remember the turns taken on the way to this beat. */
  follow(id: number): void {
    for (const at of this.path(id)) {
      this.#chosen.set(this.name(this.parent(at)), this.name(at));
      this.#seen.add(this.name(at));
    }
  }

  /** Root to this beat, then on along the child chosen last, or the first one. */
  line(id: number): number[] {
    const line = this.path(id);
    for (let at = id; ; ) {
      const children = this.children(at);
      const chosen = this.#chosen.get(this.name(at));
      const next = children.find((child) => this.name(child) === chosen) ?? children[0];
      if (next === undefined) return line;
      line.push((at = next));
    }
  }

  /** The beat that this move led to from here, if it has been played before. */
  childByMove(id: number, move: string): number | undefined {
    return this.children(id).find((child) => this.frames[child]?.move === move);
  }

  isWithin(ancestor: number, id: number): boolean {
    return this.path(id).includes(ancestor);
  }

  /** How many other ways lead on from the beat before this one. */
  alternatives(id: number): number {
    return this.children(this.parent(id)).length - 1;
  }

  branches(): Branch[] {
    return this.frames.flatMap((_, id) => {
      if (this.children(id).length) return [];
      const path = this.path(id);
      const turns = path.filter((at) => this.alternatives(at) > 0);
      const first = turns.at(-1) ?? path[0] ?? id;
      return [
        {
          leaf: id,
          first,
          beats: path.length - path.indexOf(first),
          main: turns.every((at) => this.children(this.parent(at))[0] === at),
        },
      ];
    });
  }
}

/** How many beats two lines have in common, counted from the start. */
export function common(a: readonly number[], b: readonly number[]): number {
  let n = 0;
  while (n < a.length && n < b.length && a[n] === b[n]) n++;
  return n;
}
