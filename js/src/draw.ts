/**
 * Shapes of a scene become SVG here, and only here. Tags and attributes come from a fixed list, colours only
 * by name, values only if they look like numbers or path data: a scene cannot smuggle a script onto the page.
 */
import { s } from "./dom";
import type { Shape } from "./scene";
import type { Words } from "./words";

/** What each tag may carry besides the paint that all of them share. */
const GEOMETRY: Record<Shape["t"], readonly (keyof Shape)[]> = {
  path: ["d"],
  circle: ["cx", "cy", "r"],
  ellipse: ["cx", "cy", "rx", "ry"],
  rect: ["x", "y", "width", "height", "rx", "ry"],
  line: ["x1", "y1", "x2", "y2"],
  polyline: ["points"],
  polygon: ["points"],
  text: ["x", "y"],
  use: [],
  g: [],
};

const PATH_DATA = /^[\d\s,.eE+\-a-zA-Z]*$/;
const TRANSFORM = /^[\d\s,.eE+\-a-zA-Z()]*$/;
const DASH = /^[\d\s,.]*$/;
const NAME = /^[a-zA-Z][\w-]*$/;
const CHOICES: Partial<Record<keyof Shape, readonly string[]>> = {
  cap: ["round", "butt", "square"],
  join: ["round", "miter", "bevel"],
  anchor: ["start", "middle", "end"],
};

/** A palette name becomes a variable; anything that is not a plain name is not painted. */
export function paint(colour: string | undefined): string {
  if (colour === "currentColor") return "currentColor";
  if (colour === undefined || colour === "none" || !NAME.test(colour)) return "none";
  return `var(--iw-${colour})`;
}

/** How a symbol is referred to: ids carry the view's own prefix, because a page may hold several views. */
export type Ref = (symbol: string) => string;

export function drawAll(shapes: readonly Shape[] | undefined, words: Words, ref: Ref): SVGElement[] {
  return (shapes ?? []).map((shape) => draw(shape, words, ref)).filter((e): e is SVGElement => e !== null);
}

export function draw(shape: Shape, words: Words, ref: Ref): SVGElement | null {
  const geometry = GEOMETRY[shape.t];
  if (!Object.hasOwn(GEOMETRY, shape.t) || !geometry) return null;
  const element = s(shape.t) as SVGElement;
  const set = (name: string, value: string | null) => value !== null && element.setAttribute(name, value);

  for (const key of geometry) {
    if (key === "d" || key === "points") set(key, matching(shape[key], PATH_DATA));
    else set(key, number(shape[key]));
  }
  // A group and a stamped symbol hand their paint down only when they have one: their parts bring their own.
  const container = shape.t === "g" || shape.t === "use";
  if (!container || shape.fill !== undefined) set("fill", paint(shape.fill));
  if (!container || shape.stroke !== undefined) set("stroke", paint(shape.stroke));
  set("stroke-width", number(shape.w));
  set("stroke-dasharray", matching(shape.dash, DASH));
  set("stroke-linecap", oneOf("cap", shape.cap));
  set("stroke-linejoin", oneOf("join", shape.join));
  set("opacity", number(shape.opacity));
  set("transform", matching(shape.transform, TRANSFORM));
  if (shape.cls && NAME.test(shape.cls)) set("class", `iw-s-${shape.cls}`);

  if (shape.t === "text") {
    set("font-size", number(shape.size ?? 12));
    set("font-weight", number(shape.weight));
    set("text-anchor", oneOf("anchor", shape.anchor));
    if (shape.font === "voice") element.classList.add("iw-voice");
    element.textContent = words.of(shape.text);
  } else if (shape.t === "use" && shape.symbol) {
    set("href", ref(shape.symbol));
    const place = `translate(${Number(shape.x) || 0} ${Number(shape.y) || 0}) scale(${Number(shape.scale) || 1})`;
    set("transform", [matching(shape.transform, TRANSFORM), place].filter(Boolean).join(" "));
  } else if (shape.t === "g") {
    element.append(...drawAll(shape.children, words, ref));
  }
  return element;
}

function number(value: unknown): string | null {
  return typeof value === "number" && Number.isFinite(value) ? String(value) : null;
}

function matching(value: unknown, pattern: RegExp): string | null {
  return typeof value === "string" && pattern.test(value) ? value : null;
}

function oneOf(key: keyof Shape, value: string | undefined): string | null {
  return value !== undefined && CHOICES[key]?.includes(value) ? value : null;
}

/** Path data that may be put into a `d`. */
export function pathData(d: unknown): string {
  return matching(d, PATH_DATA) ?? "";
}
