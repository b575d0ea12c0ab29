/**
 * Pointing at the drawing. Every spot answers: to the pointer (the nearest spot wins), to the keyboard (one tab
 * stop, arrows walk from spot to spot), to a screen reader (its name, who stands there, what can be chosen there).
 * Some choices take two steps: what stands on one spot is lifted, then put on another; until then Esc puts it back.
 */
import { put, s } from "./dom";
import { LARGE } from "./layout";
import type { Board, Choice, Frame, Layout, Spot } from "./scene";
import type { Symbols } from "./symbols";
import type { Words } from "./words";

export interface SpotActions {
  choose(choice: Choice, anchor: Element): void;
  refuse(anchor: Element, spot: string, lifted: string): void;
  /** Somebody points at what can be chosen, or no longer. */
  point(choice: Choice | undefined, anchor: Element): void;
  /** Is there an answer to pointing? */
  foretells(): boolean;
  /** Can this move be made here, or walked to? */
  known(move: string): boolean;
  /** What stands on a spot has been lifted; an empty name: it has been put back. */
  lift(spot: string): void;
}

const REACH = 1.2; // a little beyond the spot's own radius still counts

export class Spots {
  readonly element = s("g", { class: "iw-spots" });
  readonly #targets = new Map<string, SVGGElement>();
  #layout: Layout | undefined;
  readonly #signs = s("g", { class: "iw-signs" });
  #frame: Frame | undefined;
  #redraw = () => {};
  #choices = new Map<string, Choice>(); // what can be chosen now, by spot
  #liftable = new Set<string>();
  #lifted = "";
  #pointed: Choice | undefined;
  #at = ""; // the spot that holds the tab stop
  #row = 1; // so many spots further is the next row
  #walked = false; // somebody has moved it by hand

  constructor(
    private readonly svg: SVGSVGElement,
    private readonly actions: SpotActions,
    private readonly symbols: Symbols,
  ) {
    svg.addEventListener("click", (event) => this.#click(event));
    svg.addEventListener("pointermove", (event) => event.pointerType !== "touch" && this.#point(this.#nearest(event)));
    svg.addEventListener("pointerleave", (event) => event.pointerType !== "touch" && this.#point(undefined));
    // No listener for focus: in Chromium it would make the group itself a tab stop.
    this.element.addEventListener("keydown", (event) => this.#key(event));
  }

  build(layout: Layout, words: Words): void {
    this.#layout = layout;
    this.#targets.clear();
    this.element.replaceChildren();
    const { scale: unit, grid = 1 } = layout;
    this.#row = grid;
    for (const [id, spot] of Object.entries(layout.spots)) {
      if (spot.r <= 0) continue; // a place for scenery
      const target = s(
        "g",
        { class: "iw-spot", role: "button", tabindex: -1, "data-spot": id, transform: `translate(${spot.x} ${spot.y})` },
        outline("iw-spot-hit", spot, spot.r),
        ...(grid > 1 ? [] : ["iw-spot-halo", "iw-spot-open"].map((cls) => outline(cls, spot, 20 * unit))),
        ...["iw-focus-halo", "iw-focus-ring"].map((cls) => outline(cls, spot, grid > 1 ? spot.r * 0.9 : 25 * unit)),
      );
      target.setAttribute("aria-label", words.of(spot.name));
      this.#targets.set(id, target);
      this.element.append(target);
    }
    this.element.append(this.#signs);
    if (!this.#targets.has(this.#at)) this.#at = "";
  }

  show(frame: Frame, words: Words, names: Board["names"]): void {
    this.#redraw = () => this.show(frame, words, names);
    this.#pointed = undefined;
    if (frame.id !== this.#frame?.id || !this.#liftable.has(this.#lifted)) this.#lift("");
    this.#frame = frame;
    const can = frame.choices.filter(({ lift, move }) => lift === undefined || this.actions.known(move));
    this.#liftable = new Set(can.flatMap(({ lift }) => lift ?? []));
    const open = can.filter((choice) => (choice.lift ?? "") === this.#lifted);
    this.#choices = new Map(open.flatMap((choice) => (choice.spot === undefined ? [] : [[choice.spot, choice]])));
    this.#signs.replaceChildren(...open.flatMap((choice) => this.#sign(choice)));
    for (const [id, target] of this.#targets) {
      const choice = this.#choices.get(id);
      const lifts = this.#liftable.has(id) && !choice;
      const standing = frame.pieces.flatMap((p) => (p.spot === id && !p.quiet ? [words.of(p.name ?? names[p.id])] : []));
      const parts = [words.of(this.#layout?.spots[id]?.name)];
      if (standing.length) parts.push(words.t("ui-stands-here", { who: standing.join(", ") }));
      const price = words.of(names[choice?.sign ?? ""]);
      if (choice) parts.push(words.t("ui-choice-here", { what: words.of(choice.label) || price || parts[0] || "" }));
      if (lifts) parts.push(words.t(id === this.#lifted ? "ui-lifted" : "ui-lift"));
      const looks = [choice && "iw-open", lifts && (this.#lifted ? "iw-other" : "iw-open"), id === this.#lifted && "iw-held"];
      put(target, { "aria-label": parts.join(". "), class: ["iw-spot", ...looks].filter(Boolean).join(" ") });
    }
    const [first] = this.#open;
    if (first !== undefined) this.#stop(this.#open.includes(this.#at) ? this.#at : first);
    else this.#stop(this.#walked && this.#at ? this.#at : this.#whereItHappens(frame));
  }

  /** What can be chosen or lifted now, in the order of the drawing. */
  get #open(): string[] {
    return [...this.#targets.keys()].filter((id) => this.#choices.has(id) || (this.#lifted ? id === this.#lifted : this.#liftable.has(id)));
  }

  #sign({ sign, spot = "" }: Choice): Element[] {
    const place = this.#layout?.spots[`${spot}-badge`] ?? this.#layout?.spots[spot];
    if (!place || !this.symbols.has(sign)) return [];
    const stamp = s("g", { transform: `translate(${place.x} ${place.y}) scale(${this.#layout?.scale ?? 1})` });
    stamp.append(this.symbols.stamp(sign));
    return [stamp];
  }

  #lift(spot: string): void {
    if (spot === this.#lifted) return;
    this.#lifted = spot;
    this.#point(undefined);
    this.actions.lift(spot);
  }

  #point(id: string | undefined): void {
    const choice = id === undefined ? undefined : this.#choices.get(id);
    if (choice !== this.#pointed) this.actions.point((this.#pointed = choice), this.#targets.get(id ?? "") ?? this.svg);
  }

  target(id: string): Element | undefined {
    return this.#targets.get(id);
  }

  /** The spot of the piece the beat is about, else the first one. */
  #whereItHappens(frame: Frame): string {
    const piece = frame.pieces.find((p) => p.id === frame.who && this.#targets.has(p.spot));
    return piece?.spot ?? (this.#at || ([...this.#targets.keys()][0] ?? ""));
  }

  #stop(id: string): void {
    this.#targets.get(this.#at)?.setAttribute("tabindex", "-1");
    this.#targets.get(id)?.setAttribute("tabindex", "0");
    this.#at = id;
  }

  #click(event: MouseEvent): void {
    const id = this.#nearest(event) ?? (event.target as Element).closest<SVGElement>("[data-spot]")?.dataset["spot"];
    if (id === undefined) return;
    // A finger cannot point: its first touch shows what would happen, the second does it.
    const choice = this.#choices.get(id);
    const touch = (event as PointerEvent).pointerType === "touch" && this.actions.foretells();
    if (touch && choice?.lift && choice !== this.#pointed) this.#point(id);
    else this.#answer(id);
  }

  #answer(id: string): void {
    const target = this.#targets.get(id);
    if (!target) return;
    this.#stop(id);
    const choice = this.#choices.get(id);
    if (choice) return this.actions.choose(choice, target);
    if (!this.#liftable.has(id)) return this.actions.refuse(target, id, this.#lifted);
    this.#lift(id === this.#lifted ? "" : id);
    this.#redraw();
  }

  #nearest(event: MouseEvent): string | undefined {
    const matrix = typeof this.svg.getScreenCTM === "function" ? this.svg.getScreenCTM() : null;
    if (!matrix || !this.#layout) return undefined;
    const at = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse());
    let best: string | undefined;
    let least = Infinity;
    for (const [id, spot] of Object.entries(this.#layout.spots)) {
      const distance = Math.hypot(Math.max(0, Math.abs(spot.x - at.x) - (spot.across ?? 0)), spot.y - at.y);
      if (distance < least && distance <= spot.r * REACH) [best, least] = [id, distance];
    }
    return best;
  }

  #key(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const at = (event.target as Element).closest<SVGElement>("[data-spot]")?.dataset["spot"] ?? this.#at;
    // On a large drawing arrows walk over what is open, round and round; elsewhere over everything.
    const rings = this.#open.length > 0 && (this.#liftable.size > 0 || (this.#layout?.width ?? 0) > LARGE);
    const ids = rings ? this.#open : [...this.#targets.keys()];
    const steps: Record<string, number> = { ArrowRight: 1, ArrowDown: this.#row, ArrowLeft: -1, ArrowUp: -this.#row };
    const by = steps[event.key];
    if (by !== undefined) {
      const here = ids.indexOf(at);
      const to = here < 0 && by < 0 ? -1 : here + by;
      const next = rings ? ids.at(to % ids.length) : ids[Math.min(ids.length - 1, Math.max(0, to))];
      if (next !== undefined) {
        this.#walked = true;
        const target = this.#targets.get(next);
        target?.focus({ preventScroll: true });
        if (rings) target?.scrollIntoView?.({ block: "nearest" });
        this.#stop(next);
        this.#point(next);
      }
    } else if (event.key === "Escape" && this.#lifted && !this.svg.closest(".iw-root")?.querySelector(".iw-popover:not([hidden])")) {
      this.#at = this.#lifted;
      this.#lift("");
      this.#redraw();
      this.#targets.get(this.#at)?.focus({ preventScroll: true });
    } else if (event.key === "Enter" || event.key === " ") {
      this.#answer(at);
    } else return;
    event.preventDefault();
  }
}

/** Around a spot: a circle, or as wide as a row is. */
function outline(cls: string, { r, across = 0 }: Spot, radius: number): SVGElement {
  if (!across) return s("circle", { class: cls, r: radius });
  return s("rect", { class: cls, x: -across - r, y: -r, width: 2 * (across + r), height: 2 * r, rx: 5 });
}
