/**
 * Redrawing takes elements away, and with the element that had it the focus would fall out of the widget: the keyboard
 * would be dead. Whatever redraws does it in here. Afterwards the focus is on the same thing drawn anew (`data-is`
 * names it), else on what comes next to decide, else on the stage itself.
 */
import { focused } from "./dom";

const DECIDING = [".iw-hand .iw-playable", ".iw-choices button"];

export class Focus {
  #depth = 0;

  constructor(private readonly root: HTMLElement) {}

  keep(redraw: () => void): void {
    const before = this.#depth === 0 ? focused(this.root) : null;
    const next = before ? this.#heirs(before) : [];
    this.#depth++;
    try {
      redraw();
    } finally {
      this.#depth--;
    }
    if (!before || seen(focused(this.root))) return;
    const heir = next.map((find) => find()).find(seen) ?? this.root;
    (heir as HTMLElement).focus({ preventScroll: true });
  }

  /** Who takes the focus over from this element, the best first; looked up before it is gone. */
  #heirs(from: Element): (() => Element | null | undefined)[] {
    const { is, spot } = (from as HTMLElement).dataset ?? {};
    const side = from.closest(".iw-compare") ? ".iw-compare " : ".iw-board ";
    const named = (selector: string, key: "is" | "spot", value: string) => () =>
      [...this.root.querySelectorAll<HTMLElement>(selector)].find((each) => each.dataset[key] === value);
    const first = (selector: string) => () => this.root.querySelector(selector);
    return [
      ...(is === undefined ? [] : [named("[data-is]", "is", is)]),
      ...(spot === undefined ? [] : [named(`${side}.iw-spot`, "spot", spot)]),
      ...(from.closest(".iw-hand, .iw-choices") ? DECIDING.map(first) : []),
      ...(from.closest(".iw-table") ? [first("[data-is='what if']")] : []),
      ...(from.closest(".iw-lines") ? [first(".iw-line-button[aria-current]")] : []),
    ];
  }
}

function seen(element: Element | null | undefined): element is Element {
  return Boolean(element && !element.closest("[hidden]"));
}
