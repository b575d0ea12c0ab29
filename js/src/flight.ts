/**
 * A unit on its way between a counter and the drawing. It is a picture over the stage that exists only while it
 * flies: with reduced motion, or when a new command finishes the beat, there is never one or no longer one.
 */
import { bezier, type Movement } from "./motion";

const FLIGHT = 420;
const ease = bezier(0.4, 0, 0.2, 1);

export interface Flight {
  picture: () => SVGElement;
  from: Element;
  to: Element;
  landing?: Iterable<SVGElement>; // appears when the unit arrives
}

export function fly(root: HTMLElement, { picture, from, to, landing = [] }: Flight, delay: number): Movement[] {
  const start = centre(root, from);
  const end = centre(root, to);
  if (!start || !end) return [];
  let bird: SVGElement | undefined;
  const draw = (f: number) => {
    for (const unit of landing) unit.style.visibility = f < 1 ? "hidden" : "";
    if (f === 0) return;
    if (f === 1) return bird?.remove();
    if (!bird) {
      bird = picture();
      bird.classList.add("iw-flying");
      root.append(bird);
    }
    const at = (i: 0 | 1) => (start[i] + (end[i] - start[i]) * f).toFixed(1);
    bird.style.transform = `translate(${at(0)}px, ${at(1)}px) translate(-50%, -50%)`;
  };
  return [{ delay, duration: FLIGHT, ease, draw }];
}

/** The middle of an element on the root; nothing when it is not to be seen. */
function centre(root: HTMLElement, element: Element): [number, number] | null {
  const box = element.getBoundingClientRect();
  if (!box.width || !box.height) return null;
  const frame = root.getBoundingClientRect();
  return [box.left + box.width / 2 - frame.left - root.clientLeft, box.top + box.height / 2 - frame.top - root.clientTop];
}
