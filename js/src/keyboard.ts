/**
 * Keys, while the focus is inside the widget. What a focused part means by a key comes first (arrows in the
 * garden walk, in the hand they choose); what is left means the same everywhere. Unmodified keys never reach the
 * notebook, or "b" would insert cells; Ctrl and Cmd combinations pass through.
 */

export interface KeyActions {
  step(by: 1 | -1): void;
  first(): void;
  last(): void;
  toggle(): void;
  /** A digit or a letter may be a card or a choice. True when it was. */
  choose(key: string): boolean;
  rule(): void;
  help(): void;
  language(): void;
  leave(): void;
}

export function listen(root: HTMLElement, act: KeyActions, signal: AbortSignal): void {
  const keys: Record<string, () => void> = {
    ArrowLeft: () => act.step(-1),
    ArrowRight: () => act.step(1),
    PageUp: () => act.step(-1),
    PageDown: () => act.step(1),
    ",": () => act.step(-1),
    ".": () => act.step(1),
    Home: () => act.first(),
    End: () => act.last(),
    " ": () => act.toggle(),
    r: () => act.rule(),
    l: () => act.language(),
    "?": () => act.help(),
    Escape: () => act.leave(),
  };
  root.addEventListener(
    "keydown",
    (event) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      event.stopPropagation();
      if (event.defaultPrevented) return;
      const target = event.target as Element;
      if (target.matches("select, input, textarea") && event.key !== "Escape") return;
      if (event.key === " " && target.matches("button, [role=button]")) return; // presses it
      const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
      if (/^[a-z0-9]$/.test(key) && act.choose(key)) return event.preventDefault();
      const action = Object.hasOwn(keys, key) ? keys[key] : undefined;
      if (!action) return;
      event.preventDefault();
      action();
    },
    { signal },
  );
  // A key that is kept from the notebook must be kept whole.
  root.addEventListener("keyup", (event) => event.stopPropagation(), { signal });
}
