import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Beat } from "../src/choreography";
import { backwards, forwards, keyOf } from "../src/choreography";
import { initials, newFigure } from "../src/figures";
import { fly } from "../src/flight";
import type { DrawnMark } from "../src/marks";
import { Motion } from "../src/motion";
import type { Mark } from "../src/scene";
import { click, frames, model, view } from "./fixture";

beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "requestAnimationFrame", "cancelAnimationFrame", "performance"] }));
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

const SVG = "http://www.w3.org/2000/svg";
const group = () => document.createElementNS(SVG, "g") as SVGGElement;
const beat = (changes: Partial<Beat> = {}): Beat => ({ who: "a", unit: 1, far: 70, known: new Set(), ...changes });

function figure(from: number, to: number) {
  const it = newFigure({ id: "a", symbol: "dot", spot: "1" }, { x: from, y: 0, scale: 1 });
  it.isNew = false;
  it.to = { x: to, y: 0, scale: 1 };
  const x = () => Number(/translate\((\S+)/.exec(it.element.getAttribute("transform") ?? "")?.[1]);
  const y = () => Number(/translate\(\S+ (\S+)\)/.exec(it.element.getAttribute("transform") ?? "")?.[1]);
  return { it, x, y };
}

function stamp(mark: Mark, x = 20): DrawnMark {
  const element = group();
  element.append(group());
  return { mark, element, layer: "over", at: [x, 0] };
}

function trace(length: number): DrawnMark {
  return {
    mark: { kind: "trace", piece: "a" },
    element: group(),
    layer: "current",
    trace: { lines: [], head: null, length, at: (f) => [f * length, 0] },
  };
}

describe("a bump", () => {
  test("nudges the piece of the beat six units towards the burst and back, and the burst springs up", () => {
    const { it, x } = figure(0, 0);
    const burst = stamp({ kind: "burst", spot: "2" });
    new Motion().run(forwards([it], [burst], beat()), 1);
    vi.advanceTimersByTime(16);
    expect(burst.element.firstElementChild?.getAttribute("transform")).toMatch(/^scale\(0\.[6-9]/);
    vi.advanceTimersByTime(64);
    expect(x()).toBeGreaterThan(5);
    expect(x()).toBeLessThan(7);
    vi.advanceTimersByTime(200);
    expect(x()).toBe(0);
    expect(burst.element.firstElementChild?.getAttribute("transform")).toBe("");
  });

  test("does not repeat while its burst stays on show", () => {
    const { it } = figure(0, 0);
    const burst = stamp({ kind: "burst", spot: "2" });
    expect(forwards([it], [burst], beat({ known: new Set([keyOf(burst)]) }))).toEqual([]);
  });

  test("comes after the journey, and what lies outside the drawing after the bump", () => {
    const { it, x } = figure(0, 50);
    const guests = vi.fn(() => []);
    new Motion().run(forwards([it], [trace(50), stamp({ kind: "burst", spot: "2" }, 80)], beat({ guests })), 1);
    expect(guests).toHaveBeenCalledWith(260 + 180);
    expect(x()).toBe(0);
    vi.advanceTimersByTime(330);
    expect(x()).toBeGreaterThan(54);
  });
});

describe("a hop", () => {
  const highest = (length: number, way: typeof forwards) => {
    const { it, y } = figure(0, length);
    const heights: number[] = [];
    const movements = way([it], [trace(length)], beat());
    for (const m of movements) for (let f = 0; f <= 1; f += 0.05) (m.draw(f), heights.push(-y()));
    return Math.max(...heights);
  };

  test("lifts a piece ten units half way, there and back", () => {
    expect(highest(120, forwards)).toBeCloseTo(10, 1);
    expect(highest(120, backwards)).toBeCloseTo(10, 1);
  });

  test("is only for traces longer than the way to a neighbour", () => {
    expect(highest(50, forwards)).toBeCloseTo(0);
  });

  test("is quick", () => {
    const { it } = figure(0, 120);
    expect(forwards([it], [trace(120)], beat())[0]?.duration).toBe(340);
  });
});

describe("a unit that changes hands", () => {
  /** Two losses, as in the fixture: every box on the page has a size. */
  function losing() {
    vi.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(() => new DOMRect(10, 10, 20, 20));
    const it = view(model({ cursor: 0 }));
    it.key("ArrowRight");
    return it;
  }

  test("flies once and is gone", () => {
    const it = losing();
    vi.advanceTimersByTime(500);
    expect(it.all(".iw-flying")).toHaveLength(1);
    vi.advanceTimersByTime(1_000);
    expect(it.all(".iw-flying")).toHaveLength(0);
  });

  test("is gone at once when a new command comes", () => {
    const it = losing();
    vi.advanceTimersByTime(500);
    it.key("ArrowLeft");
    expect(it.all(".iw-flying")).toHaveLength(0);
    vi.advanceTimersByTime(2_000);
    expect(it.all(".iw-flying")).toHaveLength(0);
  });

  test("is never there with reduced motion", () => {
    vi.stubGlobal("matchMedia", (query: string) => ({ matches: query.includes("reduced-motion"), addEventListener() {} }));
    const it = losing();
    const seen: number[] = [];
    for (let i = 0; i < 20; i++) {
      vi.advanceTimersByTime(50);
      seen.push(it.all(".iw-flying").length);
    }
    expect(Math.max(...seen)).toBe(0);
  });

  test("does not start from where nothing is to be seen", () => {
    const root = document.createElement("div");
    expect(fly(root, { picture: () => group(), from: root, to: root }, 0)).toEqual([]);
  });
});

describe("initials", () => {
  test("one letter, without the article, two where one is not enough", () => {
    expect(initials(["The Emperor", "Blue", "red"])).toEqual(["E", "B", "R"]);
    expect(initials(["Azul", "Amarillo", "Rojo"])).toEqual(["Az", "Am", "R"]);
    expect(initials(["Синий", "Зелёный", ""])).toEqual(["С", "З", ""]);
  });

  test("follow the language", () => {
    const it = view();
    const letters = () => it.all(".iw-board .iw-letter").map((each) => each.textContent);
    expect(letters()).toEqual(["Su", "Se"]);
    it.key("l");
    expect(letters()).toEqual(["S", "M"]);
  });
});

describe("two branches side by side", () => {
  test("say what is different, once they have parted", () => {
    const all = frames();
    all[6]!.counters[0]!.n = 2;
    const it = view(model({ cursor: 2, _frames: all }));
    click(it.one('[aria-label^="Compare"]'));
    expect(it.all(".iw-elsewhere, .iw-differs")).toHaveLength(0);
    it.key("ArrowRight");
    expect(it.all(".iw-elsewhere").map((each) => each.dataset["piece"])).toEqual(["a", "a"]);
    expect(it.all(".iw-differs")).toHaveLength(2);
    expect(it.one(".iw-compare .iw-differs [role=img]").getAttribute("aria-label")).toBe("differs in the other branch");
    click(it.one(".iw-compare .iw-caption button"));
    expect(it.all(".iw-elsewhere, .iw-differs")).toHaveLength(0);
    expect(it.one(".iw-rail .iw-counters").hidden).toBe(false);
  });
});
