/** What takes two steps (lift, then put), what a move would do, frames that travel as differences, pictures of a beat. */
import { afterEach, describe, expect, test, vi } from "vitest";
import { Foresee } from "../src/foresee";
import type { Frame, Intent } from "../src/scene";
import { board, click, frames, model, type View, view } from "./fixture";

afterEach(() => {
  document.body.replaceChildren();
  vi.useRealTimers();
});

/** Two pieces can be lifted, from 1 and from 3; from 1 there are two places to put it, one of them with a sign. */
function lifting(changes: Partial<Frame> = {}): Frame[] {
  const choices: Frame["choices"] = [
    { move: "1-5", label: "", lift: "1", spot: "5", sign: "box" },
    { move: "1-6", label: "", lift: "1", spot: "6" },
    { move: "3-5", label: { en: "three to five" }, lift: "3", spot: "5" },
    { move: "4", label: { en: "Take four" }, spot: "4" },
  ];
  return [{ ...frames()[0]!, choices, refusals: { "1>7": "silent" }, ...changes }];
}

const spot = (it: View, id: string) => it.one(`.iw-spot[data-spot='${id}']`);
const press = (it: View, id: string, key = "Enter") => it.key(key, spot(it, id));
const open = (it: View) => it.all(".iw-open").map((each) => each.dataset["spot"]);
const played = (it: View) => it.model.sent.filter((intent: Intent) => intent.do === "play");

describe("lifting and putting", () => {
  test("first what can be lifted is open, then where it can go", () => {
    const it = view(model({ _frames: lifting() }));
    expect(open(it)).toEqual(["1", "3", "4"]);
    expect(spot(it, "1").getAttribute("aria-label")).toContain("then choose where it goes");
    press(it, "1");
    expect(open(it)).toEqual(["5", "6"]);
    expect(it.all(".iw-held").map((each) => each.dataset["spot"])).toEqual(["1"]);
    expect(it.all(".iw-in-hand").map((each) => each.dataset["piece"])).toEqual(["a", "b"]);
    press(it, "6");
    expect(played(it)).toEqual([{ do: "play", frame: 0, move: "1-6" }]);
    it.close();
  });

  test("signs stand where the lifted piece may go, and nowhere else", () => {
    const it = view(model({ _frames: lifting() }));
    expect(it.all(".iw-signs > g")).toHaveLength(0);
    press(it, "1");
    expect(it.all(".iw-signs > g").map((each) => each.getAttribute("transform"))).toEqual(["translate(220 40) scale(1)"]);
    it.close();
  });

  test("a sign stands on the badge of its spot, where the drawing has one", () => {
    const { layouts } = board();
    const spots = { ...layouts.wide.spots, "5-badge": { x: 7, y: 9, r: 0, name: "" } };
    const it = view(model({ _board: board({ layouts: { ...layouts, wide: { ...layouts.wide, spots }, narrow: { ...layouts.narrow, spots } } }), _frames: lifting() }));
    press(it, "1");
    expect(it.one(".iw-signs > g").getAttribute("transform")).toBe("translate(7 9) scale(1)");
    it.close();
  });

  test("Esc, or choosing it again, puts it back; another one is lifted instead", () => {
    const it = view(model({ _frames: lifting() }));
    press(it, "1");
    spot(it, "5").focus();
    press(it, "5", "Escape");
    expect(open(it)).toEqual(["1", "3", "4"]);
    expect(document.activeElement).toBe(spot(it, "1"));
    press(it, "1");
    press(it, "1");
    expect(it.all(".iw-held")).toHaveLength(0);
    press(it, "1");
    press(it, "3");
    expect(open(it)).toEqual(["5"]);
    press(it, "5");
    expect(played(it)).toEqual([{ do: "play", frame: 0, move: "3-5" }]);
    it.close();
  });

  test("arrows walk over what is open only: what can be lifted, then where it can go", () => {
    const it = view(model({ _frames: lifting() }));
    spot(it, "1").focus();
    press(it, "1", "ArrowRight");
    expect(document.activeElement).toBe(spot(it, "3"));
    press(it, "3");
    press(it, "3", "ArrowRight");
    expect(document.activeElement).toBe(spot(it, "5"));
    press(it, "5", "ArrowRight");
    expect(document.activeElement).toBe(spot(it, "3"));
    press(it, "3", "ArrowLeft");
    expect(document.activeElement).toBe(spot(it, "5"));
    it.close();
  });

  test("a place where the lifted piece may not go answers with its rule", () => {
    const it = view(model({ _frames: lifting() }));
    press(it, "1");
    press(it, "7");
    expect(it.one(".iw-popover").textContent).toContain("The book is silent");
    it.close();
  });

  test("a choice without words has no button, one with words has both", () => {
    const it = view(model({ _frames: lifting() }));
    expect(it.all(".iw-choice span").map((each) => each.textContent)).toEqual(["three to five", "Take four"]);
    it.close();
  });

  test("the next beat begins with empty hands", () => {
    const it = view(model({ _frames: [...lifting(), { ...frames()[1]!, choices: lifting()[0]!.choices }] }));
    press(it, "1");
    it.model.fromPython("cursor", 1);
    expect(it.all(".iw-held, .iw-in-hand, .iw-signs > g")).toHaveLength(0);
    it.close();
  });

  test("a finger's first touch of a place shows what would happen, its second does it", () => {
    const it = view(model({ _board: board({ foresight: true }), _frames: lifting() }), { Foresee });
    const touch = (id: string) => {
      const target = spot(it, id);
      target.dispatchEvent(Object.assign(new Event("pointerleave", { bubbles: true }), { pointerType: "touch" }));
      target.dispatchEvent(Object.assign(new MouseEvent("click", { bubbles: true }), { pointerType: "touch" }));
    };
    touch("1");
    touch("6");
    expect(played(it)).toEqual([]);
    touch("6");
    expect(played(it)).toEqual([{ do: "play", frame: 0, move: "1-6" }]);
    it.close();
  });

  test("where nothing can be foretold a finger's first touch is enough", () => {
    const it = view(model({ _frames: lifting() }));
    for (const id of ["1", "6"]) spot(it, id).dispatchEvent(Object.assign(new MouseEvent("click", { bubbles: true }), { pointerType: "touch" }));
    expect(played(it)).toHaveLength(1);
    it.close();
  });

  test("without Python only what has been played can be lifted and laid", () => {
    const it = view(Object.assign(model({ _frames: [...lifting(), { ...frames()[1]!, move: "1-6" }] }), { kernel: false }));
    expect(open(it)).toEqual(["1", "4"]);
    press(it, "1");
    expect(open(it)).toEqual(["6"]);
    it.close();
  });

  test("the place says what it costs to those who cannot see the sign", () => {
    const it = view(model({ _board: board({ names: { box: { en: "costs two" } } }), _frames: lifting() }));
    press(it, "1");
    expect(spot(it, "5").getAttribute("aria-label")).toContain("Choose: costs two");
    it.close();
  });

  test("a choice whose place is enough has no button", () => {
    const it = view(model({ _frames: [{ ...frames()[0]!, choices: [{ move: "x", label: "x", spot: "4", bare: true }] }] }));
    expect(it.all(".iw-choice")).toHaveLength(0);
    expect(open(it)).toEqual(["4"]);
    it.close();
  });

  test("a rule that is open is closed before what is lifted is put back", () => {
    const it = view(model({ _frames: lifting() }));
    press(it, "1");
    press(it, "7");
    press(it, "7", "Escape");
    expect(it.one(".iw-popover").hidden).toBe(true);
    expect(it.all(".iw-held")).toHaveLength(1);
    press(it, "7", "Escape");
    expect(it.all(".iw-held")).toHaveLength(0);
    it.close();
  });

  test("what is to be decided stands above the choices, and seldom wanted ones are quieter", () => {
    const it = view(model({ _frames: [{ ...frames()[0]!, ask: { en: "Which one?" }, choices: [{ move: "x", label: "x", minor: true }] }] }));
    expect(it.one(".iw-ask").textContent).toBe("Which one?");
    expect(it.one(".iw-choice").classList).toContain("iw-offer");
    it.close();
  });
});

describe("what a move would do", () => {
  const foresight = { title: { en: "If it goes to five" }, steps: [{ name: "One", text: "two on three", sign: "box" }, { name: "Then", rows: [{ text: "**gain**", symbol: "dot" }, { text: "cannot", faded: true }] }] };

  test("Python is asked once the pointer rests, and the answer stands beside the place", () => {
    vi.useFakeTimers();
    const it = view(model({ _board: board({ foresight: true }), _frames: lifting() }), { Foresee });
    press(it, "1");
    press(it, "1", "ArrowRight");
    expect(it.model.sent).toEqual([]);
    vi.advanceTimersByTime(100);
    expect(it.model.sent).toEqual([{ do: "foresee", frame: 0, move: "1-5" }]);
    it.model.receive({ kind: "foresight", frame: 0, move: "1-5", foresight });
    expect(it.one(".iw-foresight").hidden).toBe(false);
    expect(it.one(".iw-foresight-title").textContent).toBe("If it goes to five");
    expect(it.all(".iw-step").map((each) => each.textContent)).toEqual(["Onetwo on three", "Thengaincannot"]);
    expect(it.all(".iw-cannot")).toHaveLength(1);
    press(it, "5", "Escape");
    it.close();
  });

  test("an answer that comes too late shows nothing, and a known one is not asked for again", () => {
    vi.useFakeTimers();
    const it = view(model({ _board: board({ foresight: true }), _frames: lifting() }), { Foresee });
    const button = it.one("[data-is='choice 4']");
    button.dispatchEvent(new Event("pointerenter"));
    vi.advanceTimersByTime(100);
    button.dispatchEvent(new Event("pointerleave"));
    it.model.receive({ kind: "foresight", frame: 0, move: "4", foresight });
    expect(it.one(".iw-foresight").hidden).toBe(true);
    button.dispatchEvent(new Event("pointerenter"));
    vi.advanceTimersByTime(100);
    expect(it.one(".iw-foresight").hidden).toBe(false);
    expect(it.model.sent).toHaveLength(1);
    it.close();
  });

  test("the part that shows it is asked for when somebody points first", () => {
    const it = view(model({ _board: board({ foresight: true }), _frames: lifting() }), {});
    it.one("[data-is='choice 4']").dispatchEvent(new Event("pointerenter"));
    expect(it.model.sent).toEqual([{ do: "part", frame: 0, part: "foresight" }]);
    it.close();
  });

  test.each([
    ["still rests", [], ["4"]],
    ["has left", ["pointerleave"], []],
  ])("when the part comes for a pointer that %s, only what is pointed at then is told", async (_, after, told) => {
    const pointed: (string | undefined)[] = [];
    vi.stubGlobal("pointed", pointed);
    const part = "class Foresee { element = document.createElement('i'); point(move) { pointed.push(move); } hide() {} forget() {} }";
    const url = vi.spyOn(URL, "createObjectURL").mockReturnValue(`data:text/javascript,export ${part}`);
    const it = view(model({ _board: board({ foresight: true }), _frames: lifting() }), {});
    for (const event of ["pointerenter", ...after]) it.one("[data-is='choice 4']").dispatchEvent(new Event(event));
    it.model.receive({ kind: "part", part: "foresight", code: "", css: ".iw-came-late {}" });
    await vi.waitFor(() => expect(it.one("style").textContent).toContain("iw-came-late"));
    expect(pointed).toEqual(told);
    url.mockRestore();
    vi.unstubAllGlobals();
    it.close();
  });

  test("a board that cannot foresee is never asked", () => {
    const it = view(model({ _frames: lifting() }), {});
    it.one("[data-is='choice 4']").dispatchEvent(new Event("pointerenter"));
    expect(it.model.sent).toEqual([]);
    it.close();
  });
});

describe("frames that travel as differences", () => {
  const [first] = frames();
  const without = (frame: Frame, more: Partial<Frame>): Frame => {
    const { pieces: _, ...rest } = frame;
    return { ...rest, ...more } as Frame;
  };

  test("pieces are put together from the beat before, along every branch", () => {
    const wire = [
      first!,
      without(frames()[1]!, { parent: 0, patch: { put: [{ id: "a", symbol: "dot", spot: "5" }], gone: ["b"] } }),
      without(frames()[2]!, { parent: 0, choices: [], patch: { put: [{ id: "c", symbol: "box", spot: "8" }], gone: [], order: ["c", "b", "a"] } }),
    ];
    const it = view(model({ _frames: wire, cursor: 1 }));
    const standing = () => [...it.one(".iw-pieces").children].map((each) => `${(each as SVGElement).dataset["piece"]}@${(each as SVGElement).dataset["spot"]}`);
    expect(standing()).toEqual(["a@5"]);
    it.model.fromPython("cursor", 2);
    expect(standing()).toEqual(["c@8", "b@1", "a@1"]);
    it.close();
  });

  test("the list that is saved with the notebook keeps the differences", () => {
    const it = view(model({ _frames: [first!] }));
    it.model.receive({ kind: "frames", from: 1, frames: [without(frames()[1]!, { patch: { put: [{ id: "a", symbol: "dot", spot: "7" }], gone: [] } })] });
    it.model.fromPython("cursor", 1);
    expect(it.all(".iw-piece").map((each) => each.dataset["spot"])).toEqual(["7", "1"]);
    expect(it.model.get("_frames")[1]).not.toHaveProperty("pieces");
    it.close();
  });
});

describe("a large board", () => {
  test("the story is told above the drawing, and a picture of the beat stands between them", () => {
    const { layouts } = board();
    const figure = { name: "points", width: 100, height: 50, shapes: [{ t: "rect" as const, x: 0, y: 0, width: 9, height: 9 }] };
    const large = { wide: { ...layouts.wide, width: 960 }, narrow: layouts.narrow };
    const it = view(model({ _board: board({ layouts: large }), _frames: [{ ...frames()[0]!, figure }, ...frames().slice(1)] }));
    const order = it.all(".iw-talk, .iw-transport, .iw-board, .iw-figure").map((each) => each.classList[0]);
    expect(order).toEqual(["iw-talk", "iw-transport", "iw-figure", "iw-garden"]);
    expect(it.one(".iw-figure svg").getAttribute("aria-label")).toBe("points");
    it.model.fromPython("cursor", 1);
    expect(it.one(".iw-figure").hidden).toBe(true);
    it.close();
  });
});

test("a row of a card answers along its whole width", () => {
  const { layouts } = board();
  const spots = { one: { x: 100, y: 50, r: 10, across: 40, name: "row" } };
  const _board = board({ layouts: { wide: { ...layouts.wide, spots }, narrow: { ...layouts.narrow, spots } } });
  const it = view(model({ _board, _frames: [{ ...frames()[0]!, choices: [{ move: "x", label: "x", spot: "one" }] }] }));
  const svg = it.one(".iw-garden-svg") as unknown as SVGSVGElement;
  Object.assign(svg, { getScreenCTM: () => ({ inverse: () => ({}) }) });
  vi.stubGlobal("DOMPoint", class { constructor(readonly x: number, readonly y: number) {} matrixTransform() { return this; } });
  const at = (x: number, y: number) => svg.dispatchEvent(new MouseEvent("click", { bubbles: true, clientX: x, clientY: y }));
  at(170, 50);
  expect(it.model.sent).toEqual([]);
  at(145, 52);
  expect(it.model.sent).toEqual([{ do: "play", frame: 0, move: "x" }]);
  vi.unstubAllGlobals();
  click(svg);
  it.close();
});

test("beside another branch a large board keeps its story and its playback above both", () => {
  const { layouts } = board();
  const it = view(model({ _board: board({ layouts: { wide: { ...layouts.wide, width: 960 }, narrow: layouts.narrow } }), cursor: 3 }));
  click(it.one("[data-is^='compare']"));
  const order = it.all(".iw-talk, .iw-transport, .iw-board, .iw-compare").map((each) => each.classList[0]);
  expect(order).toEqual(["iw-talk", "iw-transport", "iw-garden", "iw-compare"]);
  it.close();
});
