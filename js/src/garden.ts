/**
 * The drawing: built once for a layout, then patched from beat to beat. Pieces are known by their id, so a
 * piece that stands somewhere else has moved. The choreography of a move is in `choreography.ts`, the pointing and
 * walking over spots in `spots.ts`.
 */
import { backwards, type Beat, crossfade, type Figure, forwards, keyOf } from "./choreography";
import { s } from "./dom";
import { drawAll } from "./draw";
import { initials, newFigure } from "./figures";
import { type DrawnMark, drawMark, type LayoutName } from "./marks";
import { Motion, type Movement } from "./motion";
import type { Board, Frame, Layout, Piece } from "./scene";
import { Spots, type SpotActions } from "./spots";
import type { Symbols } from "./symbols";
import type { Words } from "./words";

/** How one beat follows another: played forwards, taken back, jumped to, or simply there. */
export type Step = "forward" | "back" | "jump" | "still";

export interface Playing {
  step: Step;
  speed: number;
  whenDone?: () => void;
  guests?: Beat["guests"]; // movements outside the drawing that belong to the beat
}

const STILL: Playing = { step: "still", speed: 1 };
const LONG_LABEL = 4; // letters that fit a spot at full size
const FAR = 1.4; // a trace of so many times the way to the next spot is a hop

export class Garden {
  readonly element = s("svg", { class: "iw-garden-svg", role: "group" });
  readonly spots: Spots;
  readonly #back = s("g");
  readonly #scene = s("g");
  readonly #scenery = s("g", { class: "iw-scenery" });
  readonly #labels = s("g", { class: "iw-labels" });
  readonly #earlier = s("g");
  readonly #current = s("g");
  readonly #pieces = s("g", { class: "iw-pieces" });
  readonly #over = s("g");
  readonly #front = s("g");
  readonly #figures = new Map<string, Figure>();
  readonly #motion = new Motion();
  #name: LayoutName = "wide";
  #frame: Frame | undefined;
  #drawn: DrawnMark[] = [];
  #pitch = Infinity; // the usual way from a spot to the next

  constructor(
    private readonly board: Board,
    private readonly symbols: Symbols,
    private words: Words,
    actions: Omit<SpotActions, "lift">,
  ) {
    this.spots = new Spots(this.element, { ...actions, lift: (spot) => this.#hold(spot) }, symbols);
    this.#scene.append(this.#scenery, this.#labels, this.#earlier, this.#current, this.#pieces, this.#over);
    for (const layer of [this.#back, this.#scene, this.#front]) layer.setAttribute("aria-hidden", "true");
    this.element.append(this.#back, this.#scene, this.#front, this.spots.element);
  }

  get moving(): boolean {
    return this.#motion.running;
  }

  get layout(): Layout {
    return this.board.layouts[this.#name];
  }

  /** Draw everything that never changes; called again for the other layout or another language. */
  build(name: LayoutName, words: Words): void {
    this.#motion.finish();
    this.#name = name;
    this.words = words;
    const { layout } = this;
    this.element.setAttribute("viewBox", `0 0 ${layout.width} ${layout.height}`);
    this.element.setAttribute("aria-label", words.t("ui-garden"));
    this.element.dataset["layout"] = name;
    this.#back.replaceChildren(...drawAll(layout.back, words, this.symbols.ref));
    this.#front.replaceChildren(...drawAll(layout.front, words, this.symbols.ref));
    this.#labels.replaceChildren();
    for (const [id, spot] of Object.entries(layout.spots)) {
      if (!spot.label) continue;
      const label = s("text", { class: "iw-label", x: spot.x, y: spot.y, "data-label": id });
      label.textContent = words.of(spot.label);
      const letters = [...label.textContent].length;
      if (letters > LONG_LABEL) label.style.setProperty("--iw-fit", Math.min(0.77, 4.6 / letters).toFixed(2));
      this.#labels.append(label);
    }
    this.#figures.clear();
    this.#pieces.replaceChildren();
    this.#scenery.replaceChildren();
    this.spots.build(layout, words);
    this.#pitch = pitchOf(layout);
    const frame = this.#frame;
    this.#frame = undefined;
    this.#drawn = [];
    if (frame) this.show(frame, STILL);
  }

  /** Show a beat. Whatever was still moving is finished first. */
  show(frame: Frame, { step, speed, whenDone, guests }: Playing = STILL): void {
    this.#motion.finish();
    const before = this.#frame;
    const oldMarks = this.#drawn;
    const ghost = step === "jump" && before ? (this.#scene.cloneNode(true) as SVGGElement) : null;
    this.#frame = frame;

    const changes = this.#patchPieces(frame.pieces);
    const marks = (this.#drawn = this.#marksOf(frame));
    for (const layer of ["earlier", "current", "over"] as const) {
      const group = { earlier: this.#earlier, current: this.#current, over: this.#over }[layer];
      group.replaceChildren(...marks.filter((m) => m.layer === layer).map((m) => m.element));
    }
    this.#hideCoveredLabels(frame.pieces);
    this.spots.show(frame, this.words, this.board.names);

    let movements: Movement[] = [];
    const { scale: unit } = this.layout;
    const beat: Beat = { who: frame.who, unit, far: this.#pitch * FAR, known: new Set(oldMarks.map(keyOf)), guests };
    if (step === "forward") movements = forwards(changes, marks, beat);
    else if (step === "back") movements = backwards(changes, oldMarks, beat);
    else if (ghost) {
      this.#scene.after(ghost);
      movements = crossfade(this.#scene, ghost);
    }
    if (step === "still") for (const change of changes) change.settle();
    this.#motion.run(movements, step === "back" ? speed * 2 : speed, whenDone);
  }

  finish(): void {
    this.#motion.finish();
  }

  /** Ring the pieces that stand elsewhere in another beat; without one, none. */
  differ(other: Frame | undefined): void {
    const spots = new Map(other?.pieces.map((piece) => [piece.id, piece.spot]));
    for (const piece of this.#frame?.pieces ?? []) {
      const apart = other !== undefined && spots.get(piece.id) !== piece.spot;
      this.#figures.get(piece.id)?.element.classList.toggle("iw-elsewhere", apart);
    }
  }

  /** The tag on show: of this colour if there is one, else the last. */
  tag(colour: string | undefined): Element | undefined {
    const tags = this.#drawn.filter(({ mark }) => mark.kind === "tag");
    return (tags.find(({ mark }) => mark.colour === colour) ?? tags.at(-1))?.element;
  }

  /** What stands on this spot is in somebody's hand; "": nothing is. */
  #hold(spot: string): void {
    for (const { element, quiet } of this.#figures.values()) {
      element.classList.toggle("iw-in-hand", spot !== "" && !quiet && element.dataset["spot"] === spot);
    }
  }

  #marksOf(frame: Frame): DrawnMark[] {
    const marks = frame.marks.map((mark) => drawMark(mark, this.words.of(mark.text), this.layout, this.#name, this.symbols));
    return marks.filter((m): m is DrawnMark => m !== null).sort((a, b) => height(a) - height(b));
  }

  /** Bring the pieces to where the frame has them and report what changed, for the choreography. */
  #patchPieces(pieces: readonly Piece[]): Figure[] {
    const seen = new Set<string>();
    for (const piece of pieces) {
      const spot = this.layout.spots[piece.spot];
      if (!spot) continue;
      seen.add(piece.id);
      const unit = this.layout.scale;
      const to = { x: spot.x + (piece.dx ?? 0) * unit, y: spot.y + (piece.dy ?? 0) * unit, scale: unit * (piece.scale ?? 1) };
      let figure = this.#figures.get(piece.id);
      if (!figure) this.#figures.set(piece.id, (figure = newFigure(piece, to)));
      figure.element.dataset["spot"] = piece.spot;
      (piece.quiet ? this.#scenery : this.#pieces).append(figure.element); // in the frame's order
      figure.change(piece, to, this.symbols);
    }
    const called = pieces.filter((piece) => !piece.quiet && !this.board.plain);
    const letters = initials(called.map((piece) => this.words.of(this.board.names[piece.id] ?? piece.name)));
    called.forEach((piece, i) => this.#figures.get(piece.id)?.call(letters[i] ?? ""));
    for (const [id, figure] of this.#figures) {
      if (seen.has(id)) continue;
      this.#figures.delete(id);
      figure.element.remove();
    }
    return [...this.#figures.values()];
  }

  #hideCoveredLabels(pieces: readonly Piece[]): void {
    const covered = new Set(pieces.filter((p) => !p.quiet).map((p) => p.spot));
    for (const label of this.#labels.children as HTMLCollectionOf<SVGElement>) {
      label.style.visibility = covered.has(label.dataset["label"] ?? "") ? "hidden" : "";
    }
  }
}

/** Rings lie lowest, then bursts, then the badges and tags that carry words. */
function height({ mark }: DrawnMark): number {
  return ["ring", "burst", "badge", "note", "tag"].indexOf(mark.kind);
}

/** How far it usually is from a spot to the nearest other one. */
function pitchOf(layout: Layout): number {
  const spots = Object.values(layout.spots).filter((spot) => spot.r > 0);
  const nearest = spots.map((a) => Math.min(...spots.map((b) => (a === b ? Infinity : Math.hypot(a.x - b.x, a.y - b.y)))));
  return nearest.sort((a, b) => a - b)[nearest.length >> 1] ?? Infinity;
}
