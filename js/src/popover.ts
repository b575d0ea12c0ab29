/**
 * One small sheet over the stage: a rule, an answer, the keys. It stays inside the widget (notebooks clip and
 * scroll), closes on Esc or a click elsewhere, and gives the focus back to where it came from.
 */
import { focused, h } from "./dom";

const GAP = 8;

export class Popover {
  readonly element = h("div", { class: "iw-popover", role: "dialog", tabindex: -1, hidden: true });
  #returnTo: HTMLElement | SVGElement | null = null;

  constructor(
    private readonly root: HTMLElement,
    private readonly closeWord: () => string,
    signal: AbortSignal,
  ) {
    this.element.addEventListener("keydown", (event) => this.#tab(event));
    root.ownerDocument.addEventListener(
      "pointerdown",
      (event) => {
        if (this.isOpen && !event.composedPath().includes(this.element)) this.close(false);
      },
      { signal },
    );
  }

  get isOpen(): boolean {
    return !this.element.hidden;
  }

  /** Open beside an element. With `focus: false` it is only a notice: the focus stays where it is. */
  open(anchor: Element, title: string, content: Node[], { focus = true } = {}): void {
    this.#returnTo = (focused(this.root) as HTMLElement | null) ?? (anchor as HTMLElement);
    this.element.setAttribute("aria-label", title);
    const close = h("button", { class: "iw-popover-close", "aria-label": this.closeWord(), onclick: () => this.close() }, "×");
    this.element.replaceChildren(h("p", { class: "iw-popover-title" }, title), ...content, close);
    this.element.hidden = false;
    this.#place(anchor);
    if (focus) this.element.focus({ preventScroll: true });
  }

  close(returnFocus = true): void {
    if (!this.isOpen) return;
    const hadFocus = this.element.contains(focused(this.root));
    this.element.hidden = true;
    if (returnFocus && hadFocus && this.#returnTo?.isConnected) this.#returnTo.focus({ preventScroll: true });
    this.#returnTo = null;
  }

  /** Tab past either end closes the sheet and goes back to where it was opened: it is never left open behind. */
  #tab(event: KeyboardEvent): void {
    if (event.key !== "Tab") return;
    const stops = [this.element, ...this.element.querySelectorAll<HTMLElement>("button")];
    const at = stops.indexOf(event.target as HTMLElement);
    if (event.shiftKey ? at > 1 : at < stops.length - 1) return;
    event.preventDefault();
    this.close();
  }

  /** Below the anchor if there is room inside the widget, else above it. */
  #place(anchor: Element): void {
    const frame = this.root.getBoundingClientRect();
    const box = (anchor.isConnected ? anchor : this.root).getBoundingClientRect();
    const { offsetWidth: width, offsetHeight: height } = this.element;
    const left = clamp(box.left - frame.left + box.width / 2 - width / 2, GAP, frame.width - width - GAP);
    const below = box.bottom - frame.top + GAP;
    const above = box.top - frame.top - GAP - height;
    const top = below + height > frame.height - GAP && above > GAP ? above : below;
    this.element.style.left = `${left}px`;
    this.element.style.top = `${Math.max(GAP, Math.min(top, frame.height - height - GAP))}px`;
  }
}

function clamp(value: number, low: number, high: number): number {
  return Math.max(low, Math.min(value, high));
}
