/** The head of the stage: what this is, who plays, in which language and light, and where the help is. */
import { h } from "./dom";
import { sign } from "./icons";
import type { Room } from "./room";
import type { Word } from "./words";

const THEMES = ["auto", "light", "dark", "contrast"] as const;

export class Header {
  readonly element = h("div", { class: "iw-header" });
  #help: HTMLElement | undefined;

  constructor(private readonly room: Room) {}

  show(): void {
    const { board, words, symbols, store, popover } = this.room;
    const { t, of } = words;
    const seats = board.seats.map((seat) =>
      h(
        "span",
        { class: seat.playing ? "iw-seat" : "iw-seat iw-absent", role: "img", "aria-label": of(seat.name), title: of(seat.name) },
        symbols.icon(seat.symbol, 19),
      ),
    );
    const badges = board.badges.map((badge) => {
      const words = of(badge.text);
      if (!badge.hint) return h("span", { class: "iw-badge" }, words);
      const open = (event: Event) =>
        popover.open(event.currentTarget as Element, words, [h("p", {}, of(badge.hint))]);
      return h("button", { class: "iw-badge", "aria-haspopup": "dialog", onclick: open }, words);
    });
    const language = compactSelect(
      "language",
      t("ui-language"),
      store.language.toUpperCase(),
      Object.entries(board.languages),
      store.language,
      (code) => store.set("language", code),
    );
    const theme = compactSelect(
      "theme",
      t("ui-theme"),
      sign("theme", 16),
      THEMES.map((name) => [name, t(`ui-theme-${name}` as Word)]),
      store.theme,
      (name) => store.set("theme", name),
    );
    const hints =
      board.hints && store.kernel
        ? compactSelect(
            "hints",
            t("ui-hints"),
            of(board.hints.find(({ id }) => id === store.hints)?.name),
            board.hints.map(({ id, name }) => [id, of(name)]),
            store.hints,
            (id) => store.set("hints", id),
          )
        : false;
    this.#help = h("button", { class: "iw-help", "data-is": "help", "aria-label": t("ui-help"), "aria-haspopup": "dialog", onclick: () => this.help() }, "?");
    const parts = [
      symbols.has(board.emblem) && symbols.icon(board.emblem, 26, "iw-emblem"),
      h("span", { class: "iw-title" }, of(board.title)),
      h("span", { class: "iw-subtitle", title: of(board.subtitle) }, of(board.subtitle)),
      h("span", { class: "iw-seats", role: "group", "aria-label": t("ui-seats") }, ...seats),
      badges.length > 0 && h("span", { class: "iw-badges" }, ...badges),
      h("span", { class: "iw-tools" }, hints, Object.keys(board.languages).length > 1 && language, theme, this.#help),
    ];
    this.element.replaceChildren(...parts.filter((part) => part !== false));
  }

  nextLanguage(): void {
    const { board, store } = this.room;
    const codes = Object.keys(board.languages);
    const next = codes[(codes.indexOf(store.language) + 1) % codes.length];
    if (next) store.set("language", next);
  }

  help(): void {
    const { store, words } = this.room;
    const { t } = words;
    const keys: [string, Word][] = [
      ["← →", "ui-key-step"],
      [", .", "ui-key-walk"],
      ["Home End", "ui-key-first-last"],
      ["Space", "ui-key-play"],
      ["1 … 9", "ui-key-choose"],
      ...(store.kernel ? ([["Space ← →", "ui-key-order"], ["Shift ← →", "ui-key-order-now"]] as [string, Word][]) : []),
      ["R", "ui-key-rule"],
      ["L", "ui-key-language"],
      ["?", "ui-key-help"],
      ["Esc", "ui-key-leave"],
    ];
    const list = h("dl", { class: "iw-keys" }, ...keys.flatMap(([key, word]) => [h("dt", {}, key), h("dd", {}, t(word))]));
    if (this.#help) this.room.popover.open(this.#help, t("ui-help"), [list]);
  }
}

/** A native select under a short face, so that the header stays calm. */
function compactSelect(
  is: string,
  name: string,
  face: Node | string,
  options: readonly (readonly [string, string])[],
  value: string,
  change: (value: string) => void,
): HTMLElement {
  const select = h(
    "select",
    { "data-is": is, "aria-label": name, title: name, onchange: (event: Event) => change((event.target as HTMLSelectElement).value) },
    ...options.map(([key, label]) => h("option", { value: key, selected: key === value }, label)),
  );
  return h("span", { class: "iw-compact" }, h("span", { class: "iw-face", "aria-hidden": "true" }, face), select);
}
