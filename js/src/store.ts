/**
 * The only file that touches the model: reads and writes its traits, takes in new frames, sends intents.
 * Everything else works from here, with a kernel or without one.
 */
import type { Answer, Board, Curve, Frame, Intent, Message, Patch, Piece, Traits } from "./scene";
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

export type Change = "cursor" | "frames" | "board" | "curve" | "hints" | "language" | "theme" | "playing" | "speed" | "error" | "asked";

const TRAITS: readonly (keyof Traits)[] = ["_board", "_frames", "_curve", "cursor", "hints", "language", "theme", "playing", "speed", "error"];

const PATIENCE = 4_000; // so many milliseconds Python may take to answer

let setting = 0; // a view is changing a trait: such a change is no answer of Python's

/** What was asked of Python and has not been answered. */
interface Asked {
  intent: Intent;
  lost: () => void;
  timer: ReturnType<typeof setTimeout>;
}

export class Store {
  readonly tree: Tree;
  readonly frames: Frame[] = []; // the model's, each with all its pieces; grows and shrinks in place
  #wire: readonly Frame[] = []; // the model's own list, which is saved with the notebook
  readonly #undo: (() => void)[] = [];
  #told = false; // the model has reported the change that is being made
  #asked: Asked | undefined;
  #before: Tree["choices"] | undefined; // as they were before the list was replaced

  constructor(
    private readonly model: Model,
    private readonly changed: (change: Change) => void,
    private readonly heard: (message: Answer) => void,
  ) {
    this.#unfold();
    this.tree = new Tree(this.frames);
    this.tree.follow(this.cursor);
    for (const trait of TRAITS) this.#listen(`change:${trait}`, () => this.#traitChanged(trait));
    this.#listen("msg:custom", (message: Message) => this.#receive(message));
    this.send({ do: "sync", frame: this.frames.length - 1 }); // moves made before this view opened were heard by nobody
  }

  close(): void {
    clearTimeout(this.#asked?.timer);
    for (const undo of this.#undo.splice(0)) undo();
  }

  get board(): Board {
    return this.model.get("_board");
  }
  get frame(): Frame | undefined {
    return this.frames[this.cursor];
  }
  /** A value for each beat, where there is one. */
  get curve(): Curve | undefined {
    const curve = this.model.get("_curve") as Curve | undefined;
    return curve?.lines?.length ? curve : undefined;
  }
  /** Always a beat that exists: a cursor that runs ahead of its frames waits at the last one. */
  get cursor(): number {
    return Math.max(0, Math.min(Math.trunc(this.model.get("cursor") ?? 0), this.frames.length - 1));
  }
  get hints(): string {
    return this.model.get("hints");
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

  /** A move, or an order of the cards, has been sent and not been answered: no other may be played. */
  get busy(): boolean {
    return /^(play|order)$/.test(this.#asked?.intent.do ?? "");
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
    setting++;
    try {
      this.model.set(trait, value);
      if (!this.#told) this.#traitChanged(trait); // some hosts tell only the other side
    } finally {
      setting--;
    }
    try {
      this.model.save_changes();
    } catch {
      // nobody to share it with
    }
  }

  /** Play a move from a beat. A move played before is only walked to; a new one is for Python to judge. */
  play(frame: number, move: string, lost: () => void): void {
    if (this.busy) return;
    const known = this.tree.childByMove(frame, move);
    if (known !== undefined) this.go(known);
    else this.ask({ do: "play", frame, move }, lost);
  }

  /** Ask Python for something. If nobody hears it, or nothing comes back in time, `lost` is told. */
  ask(intent: Intent, lost: () => void): void {
    this.#settle();
    if (this.kernel && this.error) this.set("error", ""); // so that the same error again is an answer
    this.#asked = { intent, lost, timer: setTimeout(() => this.#giveUp(), PATIENCE) };
    this.changed("asked");
    if (!this.send(intent)) this.#giveUp();
  }

  send(intent: Intent): boolean {
    if (!this.kernel) return false;
    try {
      const sent: unknown = this.model.send(intent);
      if (sent instanceof Promise) sent.catch(() => this.#giveUp()); // some hosts say later that they could not
      return true;
    } catch {
      return false;
    }
  }

  /** Python has answered, or is not waited for any longer. */
  #settle(): void {
    if (!this.#asked) return;
    clearTimeout(this.#asked.timer);
    this.#asked = undefined;
    this.changed("asked");
  }

  #giveUp(): void {
    const lost = this.#asked?.lost;
    this.#settle();
    lost?.();
  }

  #listen(event: string, listener: (...args: any[]) => void): void {
    this.model.on(event, listener);
    this.#undo.push(() => this.model.off(event, listener));
  }

  #traitChanged(trait: keyof Traits): void {
    this.#told = true;
    const { frames, tree } = this;
    if (trait === "_frames" || this.#wire !== this.model.get("_frames")) {
      this.#unfold();
      tree.refresh(frames);
    }
    // A replaced list may have new numbers, and the cursor that fits it may come only now.
    if (trait === "_frames") this.#before = tree.choices;
    else if (trait === "cursor" && this.#before && !setting) tree.choices = this.#before;
    if (trait === "cursor" || trait === "_frames") tree.follow(this.cursor);
    if (trait !== "_frames") this.#before = undefined;
    if (!setting) this.#settle();
    this.changed(trait.replace("_", "") as Change);
  }

  /** New frames replace the tail of the list in place. Two views of one model may both do it: nothing doubles. */
  #receive(message: Message): void {
    if (message?.kind === "part" && this.#asked?.intent.do === "part") this.#settle();
    if (message?.kind === "outcomes" || message?.kind === "part" || message?.kind === "foresight") return this.heard(message);
    if (message?.kind !== "frames" || !Array.isArray(message.frames)) return;
    const wire = this.model.get("_frames") ?? [];
    wire.length = Math.min(message.from, wire.length);
    for (const frame of message.frames) wire.push(frame);
    this.#unfold(message.from);
    this.tree.refresh(this.frames);
    this.tree.follow(this.cursor);
    if (!this.#arrive()) this.changed("frames");
    this.#settle();
  }

  /** Put the pieces of the frames from a number on together. */
  #unfold(from = 0): void {
    const { frames } = this;
    this.#wire = this.model.get("_frames") ?? [];
    frames.length = Math.min(from, frames.length, this.#wire.length);
    for (const frame of this.#wire.slice(frames.length)) {
      const pieces = frame.pieces ?? patched(frames[frame.parent]?.pieces ?? [], frame.patch);
      frames.push({ ...frame, pieces });
    }
  }

  /** The answer to a move of this view has come: walk to its first beat and let the beats run. True when it walked. */
  #arrive(): boolean {
    const intent = this.#asked?.intent;
    const first = intent?.do === "play" ? this.tree.childByMove(intent.frame, intent.move) : undefined;
    if (first === undefined) return false;
    const walks = !this.tree.isWithin(first, this.cursor);
    if (walks) this.go(first);
    if (this.tree.children(this.cursor).length && !this.playing) this.set("playing", true);
    return walks;
  }
}

/** The pieces after a change: those that stay keep their places, new ones lie on top. */
function patched(before: readonly Piece[], patch: Patch | undefined): Piece[] {
  const pieces = new Map(before.map((piece) => [piece.id, piece]));
  for (const id of patch?.gone ?? []) pieces.delete(id);
  for (const piece of patch?.put ?? []) pieces.set(piece.id, piece);
  return patch?.order?.flatMap((id) => pieces.get(id) ?? []) ?? [...pieces.values()];
}
