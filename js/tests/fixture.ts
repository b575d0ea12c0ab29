/**
 * A small board that is no game: eight spots in a row, two pieces, eight beats. After beat 2 the story forks:
 * beats 3 4 5 are the first way (move "left"), 6 7 the second (move "right"). Beat 2 asks for the choice.
 */
import english from "../../imperial_widget/widget/text/en.ftl?raw";
import type { Board, Frame, Intent, Layout, Message, Traits } from "../src/scene";
import { Curve } from "../src/curve";
import { Order } from "../src/order";
import type { Parts } from "../src/parts";
import { mount } from "../src/stage";
import { WhatIf } from "../src/whatif";
import type { Model } from "../src/store";

/** The English catalogue, with `{ $n }` written the way Python sends it. */
export function catalogue(): Record<string, string> {
  const messages = english.matchAll(/^(ui-[\w-]+) = (.*)$/gm);
  return Object.fromEntries([...messages].map(([, key, text]) => [key, text!.replace(/\{ \$(\w+) \}/g, "{$1}")]));
}

function row(dx: number, dy: number): Layout {
  const spots = Object.fromEntries(
    [1, 2, 3, 4, 5, 6, 7, 8].map((i) => [
      String(i),
      { x: 20 + i * dx, y: 40 + i * dy, r: 16, name: { en: `space ${i}`, es: `casilla ${i}` }, label: String(i) },
    ]),
  );
  return { width: 400, height: 400, scale: 1, back: [{ t: "rect", x: 0, y: 0, width: 400, height: 400, fill: "ground" }], front: [], spots };
}

export function board(changes: Partial<Board> = {}): Board {
  return {
    version: 3,
    game: "row",
    title: { en: "A row", es: "Una fila" },
    subtitle: { en: "Eight spaces" },
    emblem: "dot",
    badges: [{ text: "two", hint: { en: "two pieces" } }],
    palette: { light: { paper: "#FFFFFF", ink: "#000000", sun: "#F0B400", sea: "#17489A" }, dark: { paper: "#13171C", ink: "#ECE7DB" } },
    symbols: { dot: [{ t: "circle", r: 8, fill: "sun" }], box: [{ t: "rect", x: -8, y: -8, width: 16, height: 16, fill: "sea" }] },
    names: { a: { en: "Sun", es: "Sol" }, b: { en: "Sea", es: "Mar" }, box: { en: "one on" } },
    layouts: { wide: row(40, 0), narrow: row(0, 40) },
    seats: [
      { id: "a", name: { en: "Sun", es: "Sol" }, symbol: "dot", colour: "sun", playing: true },
      { id: "b", name: { en: "Sea", es: "Mar" }, symbol: "box", colour: "sea", playing: true },
    ],
    rules: {
      turn: { title: { en: "One at a time" }, text: { en: "Wait for **your** turn." } },
      silent: { title: { en: "The book is silent" }, text: { en: "So we decided." }, ruling: true },
    },
    languages: { en: "English", es: "Español" },
    ui: catalogue(),
    counterName: { en: "Beans" },
    counterSymbol: "dot",
    cardsName: { en: "Cards" },
    bots: {},
    ...changes,
  };
}

function frame(id: number, parent: number, a: number, b: number, changes: Partial<Frame> = {}): Frame {
  return {
    id,
    parent,
    kind: "step",
    say: { en: `Beat **${id}** is told.`, es: `Se cuenta el paso ${id}.` },
    line: { en: `Line ${id}`, es: `Línea ${id}` },
    who: "a",
    rules: ["turn"],
    chapter: id < 3 ? "I" : "II",
    status: { en: "Round 1" },
    pieces: [
      { id: "a", symbol: "dot", spot: String(a) },
      { id: "b", symbol: "box", spot: String(b) },
    ],
    marks: [{ kind: "ring", colour: "sun", spot: String(a) }],
    counters: [
      { seat: "a", n: 3 },
      { seat: "b", n: 2, was: 3 },
    ],
    table: [{ id: "7", seat: "a", title: "7", rows: [{ symbol: "box", tone: "ground", state: "now" }], state: "now" }],
    choices: [],
    why: "turn",
    ...changes,
  };
}

export function frames(): Frame[] {
  return [
    frame(0, -1, 1, 1),
    frame(1, 0, 2, 1),
    frame(2, 1, 3, 1, {
      marker: "choice",
      choices: [
        { move: "left", label: { en: "Go left" }, seat: "a", spot: "2", key: "f" },
        { move: "right", label: { en: "Go right" }, seat: "a", spot: "4" },
        { move: "stay", label: { en: "Stay" }, seat: "a" },
      ],
      hand: { seat: "a", cards: [{ id: "h1", seat: "a", title: "1", rows: [], state: "waiting", why: "silent" }] },
    }),
    frame(3, 2, 2, 1, { move: "left" }),
    frame(4, 3, 2, 2),
    frame(5, 4, 2, 3, { marker: "end" }),
    frame(6, 2, 4, 1, { move: "right" }),
    frame(7, 6, 4, 2),
  ];
}

/** A model as a notebook has it, that remembers what was sent. */
export interface TestModel extends Model {
  sent: Intent[]; // without the first words of every view
  greetings: Intent[];
  saved: number;
  listeners(): number;
  receive(message: Message): void;
  fromPython<K extends keyof Traits>(name: K, value: Traits[K]): void;
}

export function model(changes: Partial<Traits> = {}): TestModel {
  const traits: Traits = {
    _board: board(),
    _frames: frames(),
    _curve: {},
    cursor: 0,
    hints: "off",
    language: "en",
    theme: "light",
    playing: false,
    speed: 1,
    error: "",
    ...changes,
  };
  const listeners: [string, (...args: any[]) => void][] = [];
  const tell = (event: string, ...args: unknown[]) => {
    for (const [name, listener] of [...listeners]) if (name === event) listener(...args);
  };
  const set = <K extends keyof Traits>(name: K, value: Traits[K]) => {
    if (traits[name] === value) return;
    traits[name] = value;
    tell(`change:${name}`);
  };
  const self: TestModel = {
    sent: [],
    greetings: [],
    saved: 0,
    listeners: () => listeners.length,
    get: (name) => traits[name],
    set,
    fromPython: set,
    save_changes: () => void self.saved++,
    send: (intent) => void (intent.do === "sync" ? self.greetings : self.sent).push(intent),
    on: (event, listener) => void listeners.push([event, listener]),
    off(event, listener) {
      const at = listeners.findIndex(([name, each]) => name === event && each === listener);
      if (at >= 0) listeners.splice(at, 1);
    },
    receive: (message) => tell("msg:custom", message),
  };
  return self;
}

export interface View {
  model: TestModel;
  el: HTMLElement;
  close: () => void;
  one: (selector: string) => HTMLElement;
  all: (selector: string) => HTMLElement[];
  key: (key: string, target?: Element, more?: KeyboardEventInit) => KeyboardEvent;
}

/** The stage on the page. */
export function view(it: TestModel = model(), parts: Parts = { Curve, Order, WhatIf }): View {
  const el = document.createElement("div");
  document.body.append(el);
  const close = mount(it, el, parts);
  const one = (selector: string) => {
    const found = el.querySelector<HTMLElement>(selector);
    if (!found) throw new Error(`nothing matches ${selector}`);
    return found;
  };
  return {
    model: it,
    el,
    close,
    one,
    all: (selector) => [...el.querySelectorAll<HTMLElement>(selector)],
    key(key, target = one(".iw-root"), more = {}) {
      const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...more });
      target.dispatchEvent(event);
      return event;
    },
  };
}

export const click = (element: Element) => element.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
