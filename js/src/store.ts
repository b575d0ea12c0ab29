/**
 * The only file that touches the model: reads and writes its traits, takes in new frames, sends intents.
 * Everything else works from here, with a kernel or without one.
 */
import type { Board, Frame, FramesMessage, Intent, Traits } from "./scene";
import { Tree } from "./tree";

/** What the stage needs of a model; anywidget's fits, and so does the stub of a saved page. */
export interface Model {
  get<K extends keyof Traits>(name: K): Traits[K];
  set<K extends keyof Traits>(name: K, value: Traits[K]): void;
  save_changes(): void;
  send(intent: Intent): void;
  on(event: string, listener: (...args: any[]) => void): void;
  off(event: string, listener: (...args: any[]) => void): void;
  kernel?: boolean; // false: nobody answers
}

export type Change = "cursor" | "frames" | "board" | "language" | "theme" | "playing" | "speed" | "error";

const TRAITS: readonly (keyof Traits)[] = ["_board", "_frames", "cursor", "language", "theme", "playing", "speed", "error"];

export class Store {
  readonly tree: Tree;
  readonly #undo: (() => void)[] = [];
  #told = false; // the model has reported the change that is being made
  #awaited: { frame: number; move: string } | undefined; // the move this view has just sent

  constructor(
    private readonly model: Model,
    private readonly changed: (change: Change) => void,
  ) {
    this.tree = new Tree(this.frames);
    this.tree.follow(this.cursor);
    for (const trait of TRAITS) this.#listen(`change:${trait}`, () => this.#traitChanged(trait));
    this.#listen("msg:custom", (message: FramesMessage) => this.#receive(message));
    this.send({ do: "sync", frame: this.frames.length - 1 }); // moves made before this view opened were heard by nobody
  }

  close(): void {
    for (const undo of this.#undo.splice(0)) undo();
  }

  get board(): Board {
    return this.model.get("_board");
  }
  get frames(): Frame[] {
    return this.model.get("_frames") ?? [];
  }
  get frame(): Frame | undefined {
    return this.frames[this.cursor];
  }
  /** Always a beat that exists: a cursor that runs ahead of its frames waits at the last one. */
  get cursor(): number {
    return Math.max(0, Math.min(Math.trunc(this.model.get("cursor") ?? 0), this.frames.length - 1));
  }
  get language(): string {
    return this.model.get("language") || "en";
  }
  get theme(): string {
    return this.model.get("theme") || "auto";
  }
  get playing(): boolean {
    return Boolean(this.model.get("playing"));
  }
  get speed(): number {
    return this.model.get("speed") || 1;
  }
  get error(): string {
    return this.model.get("error") || "";
  }
  get kernel(): boolean {
    return this.model.kernel !== false;
  }

  get line(): number[] {
    return this.tree.line(this.cursor);
  }

  go(id: number): void {
    if (id in this.frames && id !== this.model.get("cursor")) this.set("cursor", id);
  }

  /** Set a trait and share it. Without a kernel sharing may fail, the view goes on all the same. */
  set<K extends keyof Traits>(trait: K, value: Traits[K]): void {
    this.#told = false;
    this.model.set(trait, value);
    if (!this.#told) this.#traitChanged(trait); // some hosts tell only the other side
    try {
      this.model.save_changes();
    } catch {
      // nobody to share it with
    }
  }

  /** Play a move from a beat. A move played before is only walked to; a new one is for Python to judge. */
  play(frame: number, move: string): "went" | "sent" | "alone" {
    const known = this.tree.childByMove(frame, move);
    if (known !== undefined) {
      this.go(known);
      return "went";
    }
    this.#awaited = { frame, move };
    return this.send({ do: "play", frame, move }) ? "sent" : "alone";
  }

  send(intent: Intent): boolean {
    if (!this.kernel) return false;
    try {
      this.model.send(intent);
      return true;
    } catch {
      return false;
    }
  }

  #listen(event: string, listener: (...args: any[]) => void): void {
    this.model.on(event, listener);
    this.#undo.push(() => this.model.off(event, listener));
  }

  #traitChanged(trait: keyof Traits): void {
    this.#told = true;
    // A list as long as before has only been rewritten: the branch on show stays. A shorter one may have new numbers.
    const { frames, tree } = this;
    if (trait === "_frames" || !tree.isOf(frames)) tree.refresh(frames, frames.length < tree.size ? 0 : tree.size);
    if (trait === "cursor" || trait === "_frames") this.tree.follow(this.cursor);
    this.changed(trait.replace("_", "") as Change);
  }

  /** New frames replace the tail of the list in place. Two views of one model may both do it: nothing doubles. */
  #receive(message: FramesMessage): void {
    if (message?.kind !== "frames" || !Array.isArray(message.frames)) return;
    const { frames } = this;
    frames.length = Math.min(message.from, frames.length);
    for (const frame of message.frames) frames.push(frame);
    this.tree.refresh(frames, message.from);
    this.tree.follow(this.cursor);
    this.changed("frames");
    this.#arrive();
  }

  /** The answer to a move of this view has come: walk to its first beat and let the beats run. */
  #arrive(): void {
    if (!this.#awaited) return;
    const first = this.tree.childByMove(this.#awaited.frame, this.#awaited.move);
    if (first === undefined) return;
    this.#awaited = undefined;
    if (!this.tree.isWithin(first, this.cursor)) this.go(first);
    if (this.tree.children(this.cursor).length && !this.playing) this.set("playing", true);
  }
}
