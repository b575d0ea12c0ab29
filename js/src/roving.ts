/**
 * One tab stop for a group of things, arrow keys inside it. The group's items may come and go; whoever changes
 * them calls `settle`. Where they stand in rows, up and down go so many items `across`.
 */

const ALONG: Record<"row" | "column", Record<string, number>> = {
  row: { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 },
  column: { ArrowDown: 1, ArrowUp: -1 },
};

export function rove(group: HTMLElement, selector: string, direction: "row" | "column", across = 1): void {
  const items = () => [...group.querySelectorAll<HTMLElement>(selector)];
  group.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const by = ALONG[direction][event.key];
    const at = items().indexOf(event.target as HTMLElement);
    if (by === undefined || at < 0) return;
    event.preventDefault();
    const all = items();
    const to = at + by * (/Up|Down/.test(event.key) ? across : 1);
    all[across > 1 && !(to in all) ? at : Math.min(all.length - 1, Math.max(0, to))]?.focus({ preventScroll: true });
  });
  group.addEventListener("focusin", (event) => {
    const all = items();
    if (all.includes(event.target as HTMLElement)) settle(all, event.target as HTMLElement);
  });
}

/** Give the tab stop to the preferred item, else leave it where it is, else give it to the first. */
export function settle(items: readonly HTMLElement[], preferred?: HTMLElement | null): void {
  const keep = preferred ?? items.find((item) => item.tabIndex === 0) ?? items[0];
  for (const item of items) item.tabIndex = item === keep ? 0 : -1;
}
