/**
 * Who moves when. A beat played forwards: pieces travel along their traces while the traces draw themselves,
 * then rings and badges appear, bursts spring up and the piece of the beat bumps into them, tags rise, and
 * whatever else the beat brings follows. Taken back, pieces return the way they came. A mark that was there
 * before is simply there.
 */
import type { DrawnMark, Trace } from "./marks";
import { easeOut, linear, type Movement, spring, travel } from "./motion";
import type { Piece, Point } from "./scene";
import type { Symbols } from "./symbols";

/** A piece on the drawing, with the change the present beat brought. */
export interface Figure {
  id: string;
  element: SVGGElement;
  stamps: SVGGElement; // the symbol it wears, and for a while the one it wore
  quiet: boolean;
  isNew: boolean;
  from: { x: number; y: number; scale: number };
  to: { x: number; y: number; scale: number };
  outgoing: SVGElement | null; // the symbol it wore before, until it has faded
  pose(x: number, y: number, scale: number): void;
  change(piece: Piece, to: { x: number; y: number; scale: number }, symbols: Symbols): void;
  settle(): void;
  call(initial: string): void;
}

const MS_PER_UNIT = 5.2; // 260 ms for a step of about fifty units
const LONGEST = 1200;
const FADE = 140;
const STRAIGHT = 340;
const HOP = 340; // a long trace is jumped, not walked
const HOP_MS_PER_UNIT = 1.7;
const LIFT = 10;
const NUDGE = 6;
const BLOSSOM = 900;
const SPRING = 180;
const TAG = 420;

/** What the choreography must know besides pieces and marks. Lengths are in units of the drawing. */
export interface Beat {
  who?: string | undefined; // the piece the beat is about
  unit: number; // the scale of pieces and marks
  far: number; // a trace longer than this is a hop
  known: ReadonlySet<string>; // marks that were on show before, as `keyOf` names them
  guests?: ((delay: number) => Movement[]) | undefined; // what moves outside the drawing, after everything here
}

/** Two marks with the same key look the same and stand in the same place. */
export const keyOf = ({ mark }: DrawnMark): string => JSON.stringify(mark);

export function forwards(figures: readonly Figure[], marks: readonly DrawnMark[], beat: Beat): Movement[] {
  const movements: Movement[] = [];
  let end = 0;
  for (const figure of figures) {
    const traces = tracesOf(figure, marks);
    const duration = durationOf(figure, traces, beat);
    if (duration) movements.push(journey(figure, traces, duration, beat, false));
    end = Math.max(end, duration);
    movements.push(...appearance(figure));
  }
  for (const mark of marks) {
    if (mark.trace && mark.mark.tone !== "earlier" && !beat.known.has(keyOf(mark))) {
      const { delay, duration } = windowOf(mark, marks, figures, beat);
      movements.push(...drawing(mark.trace, delay, duration));
      end = Math.max(end, delay + duration);
    }
  }
  const fresh = marks.filter((mark) => mark.layer === "over" && !beat.known.has(keyOf(mark)));
  const burst = fresh.find(({ mark }) => mark.kind === "burst");
  const bumper = figures.find((figure) => figure.id === beat.who);
  if (burst?.at && bumper) movements.push(nudge(bumper, burst.at, end, beat.unit));
  const after = burst ? end + SPRING : end;
  for (const { element, mark } of fresh) {
    if (mark.kind === "burst") movements.push(scaling(element, end));
    else if (mark.kind === "tag") movements.push(fading(element, after, TAG));
    else movements.push(fading(element, end, FADE));
  }
  return [...movements, ...(beat.guests?.(after) ?? [])];
}

/** The same ways, walked back; the marks of the earlier beat are simply there. */
export function backwards(figures: readonly Figure[], marksLeft: readonly DrawnMark[], beat: Beat): Movement[] {
  return figures.flatMap((figure) => {
    const traces = tracesOf(figure, marksLeft);
    const duration = durationOf(figure, traces, beat);
    return duration ? [journey(figure, traces, duration, beat, true), ...appearance(figure)] : appearance(figure);
  });
}

export function crossfade(scene: SVGGElement, ghost: SVGGElement): Movement[] {
  const draw = (f: number) => {
    scene.style.opacity = f === 1 ? "" : String(f);
    ghost.style.opacity = String(1 - f);
    if (f === 1) ghost.remove();
  };
  return [{ duration: FADE, ease: linear, draw }];
}

function tracesOf(figure: Figure, marks: readonly DrawnMark[]): Trace[] {
  return marks.flatMap((m) => (m.trace?.length && m.mark.piece === figure.id && m.mark.tone !== "earlier" ? [m.trace] : []));
}

function lengthOf(traces: readonly Trace[]): number {
  return traces.reduce((sum, trace) => sum + trace.length, 0);
}

function isHop(traces: readonly Trace[], beat: Beat): boolean {
  return traces.length === 1 && lengthOf(traces) > beat.far;
}

function durationOf(figure: Figure, traces: readonly Trace[], beat: Beat): number {
  const moved = figure.from.x !== figure.to.x || figure.from.y !== figure.to.y;
  if (!moved || figure.isNew) return 0;
  const length = lengthOf(traces);
  if (isHop(traces, beat)) return Math.min(LONGEST, Math.max(HOP, length * HOP_MS_PER_UNIT));
  return length ? walking(length) : STRAIGHT;
}

function walking(length: number): number {
  return Math.min(LONGEST, Math.max(260, length * MS_PER_UNIT));
}

/**
 * A trace runs beside the stones, a piece stands on them: the piece follows the trace's shape, shifted so that
 * it starts and ends exactly where it stands. In a hop it also rises, and is a little larger while it is up.
 */
function journey(figure: Figure, traces: Trace[], duration: number, beat: Beat, reversed: boolean): Movement {
  const { from, to } = figure;
  const hops = isHop(traces, beat);
  const way = (f: number): Point => (reversed ? along(traces, 1 - f) : along(traces, f));
  const start = traces.length ? way(0) : null;
  const finish = traces.length ? way(1) : null;
  return {
    duration,
    ease: travel,
    draw(f) {
      let x = from.x + (to.x - from.x) * f;
      let y = from.y + (to.y - from.y) * f;
      if (start && finish && f > 0 && f < 1) {
        const [px, py] = way(f);
        x = px + (from.x - start[0]) * (1 - f) + (to.x - finish[0]) * f;
        y = py + (from.y - start[1]) * (1 - f) + (to.y - finish[1]) * f;
      }
      const up = hops ? Math.sin(Math.PI * f) : 0;
      figure.pose(x, y - LIFT * beat.unit * up, (from.scale + (to.scale - from.scale) * f) * (1 + 0.08 * up));
    },
  };
}

/** A point on several traces walked one after the other. */
function along(traces: readonly Trace[], f: number): Point {
  const total = lengthOf(traces);
  let rest = f * total;
  for (const trace of traces) {
    if (rest <= trace.length) return trace.at(rest / trace.length);
    rest -= trace.length;
  }
  return traces.at(-1)?.at(1) ?? [0, 0];
}

/** When a trace draws itself: while its piece walks over it, or by itself. */
function windowOf(mark: DrawnMark, marks: readonly DrawnMark[], figures: readonly Figure[], beat: Beat): { delay: number; duration: number } {
  const figure = figures.find((f) => f.id === mark.mark.piece);
  const length = mark.trace?.length ?? 0;
  const alone = walking(length);
  if (!figure) return { delay: 0, duration: alone };
  const traces = tracesOf(figure, marks);
  const total = lengthOf(traces);
  const duration = durationOf(figure, traces, beat) || alone;
  let before = 0;
  for (const trace of traces) {
    if (trace === mark.trace) break;
    before += trace.length;
  }
  return total ? { delay: (duration * before) / total, duration: (duration * length) / total } : { delay: 0, duration };
}

function drawing(trace: Trace, delay: number, duration: number): Movement[] {
  const draw = (f: number) => {
    for (const line of trace.lines) {
      line.style.strokeDasharray = f === 1 ? "" : `${trace.length} ${trace.length}`;
      line.style.strokeDashoffset = f === 1 ? "" : String(trace.length * (1 - f));
      line.style.visibility = f === 0 ? "hidden" : "";
    }
    if (trace.head) trace.head.style.opacity = f > 0.97 ? "" : "0";
  };
  return [{ delay, duration, ease: travel, draw }];
}

function appearance(figure: Figure): Movement[] {
  const { element, stamps, outgoing } = figure;
  if (figure.isNew) return [fading(element, 0, FADE)];
  const incoming = stamps.lastElementChild as SVGElement | null;
  if (!outgoing || !incoming) return [];
  const draw = (f: number) => {
    incoming.style.opacity = f === 1 ? "" : String(f);
    outgoing.style.opacity = String(1 - f);
    if (f === 1) figure.settle();
  };
  return [{ duration: BLOSSOM, ease: easeOut, draw }];
}

function fading(element: SVGElement, delay: number, duration: number): Movement {
  return { delay, duration, draw: (f) => void (element.style.opacity = f === 1 ? "" : String(f)) };
}

/** Towards the burst and back, each half on the springing curve. Until it starts the piece belongs to its journey. */
function nudge(figure: Figure, [x, y]: Point, delay: number, unit: number): Movement {
  const { to } = figure;
  const far = Math.hypot(x - to.x, y - to.y) || 1;
  const draw = (f: number) => {
    if (f === 0) return;
    const out = f < 0.5 ? spring(2 * f) : 1 - spring(2 * f - 1);
    const by = f === 1 ? 0 : (out * NUDGE * unit) / far;
    figure.pose(to.x + (x - to.x) * by, to.y + (y - to.y) * by, to.scale);
  };
  return { delay, duration: SPRING, draw };
}

function scaling(element: SVGElement, delay: number): Movement {
  const inner = element.firstElementChild as SVGElement | null;
  const draw = (f: number) => {
    element.style.opacity = f === 0 ? "0" : "";
    inner?.setAttribute("transform", f === 1 ? "" : `scale(${0.6 + 0.4 * f})`);
  };
  return { delay, duration: SPRING, ease: spring, draw };
}
