/**
 * Pieces on the drawing. A figure is put in place by `pose`; where it came from is kept for the motion. Besides its
 * symbol it carries two things that are hidden unless they are called for: an initial for high contrast, and a ring
 * for a piece that stands elsewhere in another branch.
 */
import type { Figure } from "./choreography";
import { s } from "./dom";
import type { Piece } from "./scene";

export interface Pose {
  x: number;
  y: number;
  scale: number;
}

export function newFigure(piece: Piece, to: Pose): Figure {
  const element = s("g", { class: piece.quiet ? "iw-piece iw-quiet" : "iw-piece", "data-piece": piece.id });
  const letter = s("text", { class: "iw-letter", y: 1.4 });
  const initial = s("g", { class: "iw-initial" }, s("circle", { r: 7, cy: 1.4 }), letter);
  const stamps = s("g");
  element.append(stamps);
  if (!piece.quiet) element.append(initial, s("circle", { class: "iw-apart", r: 23.5 }));
  let symbol = "";
  const figure: Figure = {
    id: piece.id,
    element,
    stamps,
    quiet: piece.quiet === true,
    isNew: true,
    from: to,
    to,
    outgoing: null,
    pose(x, y, scale) {
      element.setAttribute("transform", `translate(${x.toFixed(2)} ${y.toFixed(2)}) scale(${+scale.toFixed(4)})`);
    },
    change(next, pose, symbols) {
      figure.isNew = symbol === "";
      figure.from = figure.isNew ? pose : figure.to;
      figure.to = pose;
      figure.settle();
      if (next.symbol !== symbol && symbols.has(next.symbol)) {
        figure.outgoing = stamps.firstElementChild as SVGElement | null;
        stamps.append(symbols.stamp(next.symbol));
        symbol = next.symbol;
        if (!figure.quiet) figure.settle();
      }
      element.classList.toggle("iw-faded", next.faded === true);
      figure.pose(pose.x, pose.y, pose.scale);
    },
    settle() {
      figure.outgoing?.remove();
      figure.outgoing = null;
    },
    call(initial) {
      letter.textContent = initial;
      letter.classList.toggle("iw-two", initial.length > 1);
    },
  };
  return figure;
}

/**
 * A letter for each name, two where one would not tell them apart. Taken from the last word, since many languages
 * put an article before it.
 */
export function initials(names: readonly string[]): string[] {
  const words = names.map((name) => [...(name.trim().split(/\s+/).at(-1) ?? "")]);
  const first = words.map(([letter = ""]) => letter.toLocaleUpperCase());
  return first.map((letter, i) => (first.indexOf(letter) === first.lastIndexOf(letter) ? letter : letter + (words[i]?.[1] ?? "")));
}
