/**
 * The drawing: built once for a layout, then patched from beat to beat. Pieces are known by their id, so a
 * piece that stands somewhere else has moved. The choreography of a move is in `choreography.ts`, the pointing and
 * walking over spots in `spots.ts`.
 */
import { type Figure, backwards, crossfade, forwards } from "./choreography";
import { s } from "./dom";
import { drawAll } from "./draw";
import { type DrawnMark, drawMark, type LayoutName } from "./marks";
import { Motion, type Movement } from "./motion";
import type { Board, Frame, Layout, Piece } from "./scene";
import { Spots, type SpotActions } from "./spots";
import type { Symbols } from "./symbols";
import type { Words } from "./words";

/** How one beat follows another: played forwards, taken back, jumped to, or simply there. */
export type Step = "forward" | "back" | "jump" | "still";

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

  constructor(
    private readonly board: Board,
    private readonly symbols: Symbols,
    private words: Words,
    actions: SpotActions,
  ) {
    this.spots = new Spots(this.element, actions);
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
      this.#labels.append(label);
    }
    this.#figures.clear();
    this.#pieces.replaceChildren();
    this.#scenery.replaceChildren();
    this.spots.build(layout, words);
    const frame = this.#frame;
    this.#frame = undefined;
    if (frame) this.show(frame, "still", 1);
  }

  /** Show a beat. Whatever was still moving is finished first. */
  show(frame: Frame, step: Step, speed: number, whenDone?: () => void): void {
    this.#motion.finish();
    const before = this.#frame;
    const oldMarks = this.#marksOf(before);
    const ghost = step === "jump" && before ? (this.#scene.cloneNode(true) as SVGGElement) : null;
    this.#frame = frame;

    const changes = this.#patchPieces(frame.pieces);
    const marks = this.#marksOf(frame);
    for (const layer of ["earlier", "current", "over"] as const) {
      const group = { earlier: this.#earlier, current: this.#current, over: this.#over }[layer];
      group.replaceChildren(...marks.filter((m) => m.layer === layer).map((m) => m.element));
    }
    this.#hideCoveredLabels(frame.pieces);
    this.spots.show(frame, this.words, this.board.names);

    let movements: Movement[] = [];
    if (step === "forward") movements = forwards(changes, marks);
    else if (step === "back") movements = backwards(changes, oldMarks);
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

  #marksOf(frame: Frame | undefined): DrawnMark[] {
    const marks = (frame?.marks ?? []).map((mark) => drawMark(mark, this.layout, this.#name, this.symbols));
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

interface Pose {
  x: number;
  y: number;
  scale: number;
}

/** A piece on the drawing. It is put in place by `pose`; where it came from is kept for the motion. */
function newFigure(piece: Piece, to: Pose): Figure {
  const element = s("g", { class: piece.quiet ? "iw-piece iw-quiet" : "iw-piece", "data-piece": piece.id });
  let symbol = "";
  const figure: Figure = {
    id: piece.id,
    element,
    quiet: piece.quiet === true,
    isNew: true,
    from: to,
    to,
    outgoing: null,
    pose(x, y, scale) {
      element.setAttribute("transform", `translate(${x.toFixed(2)} ${y.toFixed(2)}) scale(${scale})`);
    },
    change(next, pose, symbols) {
      figure.isNew = symbol === "";
      figure.from = figure.isNew ? pose : figure.to;
      figure.to = pose;
      figure.outgoing?.remove();
      figure.outgoing = null;
      if (next.symbol !== symbol && symbols.has(next.symbol)) {
        figure.outgoing = element.firstElementChild as SVGElement | null;
        element.append(symbols.stamp(next.symbol));
        symbol = next.symbol;
        if (!figure.quiet) figure.settle();
      }
      figure.pose(pose.x, pose.y, pose.scale);
    },
    settle() {
      figure.outgoing?.remove();
      figure.outgoing = null;
    },
  };
  return figure;
}
