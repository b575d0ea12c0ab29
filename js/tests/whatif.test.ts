/** Cards in another order, what would have come of it, and the curve under the slider. */
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Card, Curve, Frame, Outcomes } from "../src/scene";
import { mount } from "../src/standalone";
import { board, click, frames, model, view, type View } from "./fixture";

beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "requestAnimationFrame", "cancelAnimationFrame", "performance"] }));
afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

const card = (id: string, seat: string): Card => ({ id, seat, title: id, rows: [{ symbol: "box", tone: "ground", state: "now" }], state: "now" });
const three = [card("3", "a"), card("20", "b"), card("51", "a")];
const real = ["3", "20", "51"];

/** Three cards on the table of every beat; after beat 2 the second way has them in another order. */
function ordered(): Frame[] {
  return frames().map((frame) => ({ ...frame, order: real, table: frame.id < 6 ? three : [three[2]!, three[0]!, three[1]!] }));
}
const play = (cursor = 1) => view(model({ _frames: ordered(), cursor }));
const cards = (it: View) => it.all(".iw-table .iw-card");
const lying = (it: View) => [...cards(it)].sort((a, b) => (a.style.gridArea < b.style.gridArea ? -1 : 1)).map((each) => each.dataset["card"]);
const heard = (it: View) => it.one(".iw-sr[role=status]").textContent;

function outcomes(changes: Partial<Outcomes> = {}): Outcomes {
  const row = (ids: string[], played: boolean, far: number) => ({
    cards: ids,
    moves: [],
    played,
    count: played ? 1 : 3,
    ends: [
      { far, n: 5, losses: 2 },
      { far: 4, n: 6, losses: 0 },
    ],
    strip: [{ label: "13", bridge: true }, { label: "14", symbol: "dot" }, { label: "15" }],
  });
  return {
    cards: three,
    say: { en: "Sun loses in **every** order." },
    legend: [{ en: "Bars: spaces behind" }, { en: "a loss" }],
    goal: "box",
    loss: "dot",
    far: 8,
    columns: ["a", "b"],
    focus: "a",
    rows: [row(["51", "3", "20"], false, 2), row(real, true, 8)],
    hidden: 4,
    ...changes,
  };
}
const ask = (it: View) => click(it.one("[data-is='what if']"));
const answer = (it: View, frame: number, changes?: Partial<Outcomes>) => it.model.receive({ kind: "outcomes", frame, outcomes: outcomes(changes) });

describe("cards in another order", () => {
  test("Space lifts a card, arrows move it, Space drops it, and the new order is sent", () => {
    const it = play();
    const first = cards(it)[0]!;
    first.focus();
    it.key(" ", first);
    expect(first.classList.contains("iw-lifted")).toBe(true);
    expect(heard(it)).toContain("3 is lifted");
    it.key("ArrowRight", first);
    it.key("ArrowRight", first);
    it.key("ArrowRight", first);
    expect(heard(it)).toBe("3: place 3 of 3");
    expect(lying(it)).toEqual(["20", "51", "3"]);
    expect(it.model.get("cursor")).toBe(1);
    it.key("Enter", first);
    expect(it.model.sent).toEqual([{ do: "order", frame: 1, cards: ["20", "51", "3"] }]);
    expect(it.one(".iw-table [aria-busy]").getAttribute("aria-busy")).toBe("true");
    expect(lying(it)).toEqual(["20", "51", "3"]); // as dropped, until Python has answered
    it.key("Enter", first);
    expect(first.classList.contains("iw-lifted")).toBe(false); // one order at a time
    it.model.fromPython("cursor", 2);
    expect(lying(it)).toEqual(real);
  });

  test("Esc, or leaving the card, puts it back and nothing is sent", () => {
    const it = play();
    const first = cards(it)[0]!;
    first.focus();
    it.key("Enter", first);
    it.key("ArrowDown", first);
    it.key("Escape", first);
    expect(lying(it)).toEqual(real);
    expect(heard(it)).toBe("Back in its place");
    expect(document.activeElement).toBe(first); // Esc has not left the widget
    it.key(" ", first);
    it.key("ArrowRight", first);
    it.one("[role=slider]").focus();
    expect(lying(it)).toEqual(real);
    expect(it.all(".iw-came, .iw-lands, .iw-lifted")).toEqual([]);
    expect(it.model.sent).toEqual([]);
  });

  test("Shift with an arrow moves a card at once, and no further than the end", () => {
    const it = play();
    it.key("ArrowLeft", cards(it)[0]!, { shiftKey: true });
    expect(it.model.sent).toEqual([]);
    it.key("ArrowLeft", cards(it)[2]!, { shiftKey: true });
    expect(it.model.sent).toEqual([{ do: "order", frame: 1, cards: ["3", "51", "20"] }]);
  });

  test("plain arrows still walk from card to card, and a click still answers with the rule", () => {
    const it = play();
    cards(it)[0]!.focus();
    it.key("ArrowRight", cards(it)[0]!);
    expect(document.activeElement).toBe(cards(it)[1]);
    click(cards(it)[1]!);
    expect(it.one(".iw-popover").textContent).toContain("One at a time");
  });

  test("a card is dragged to another place, and the click that ends the drag is none", () => {
    const it = play();
    cards(it).forEach((each, i) => (each.getBoundingClientRect = () => new DOMRect(i * 100, 0, 90, 110)));
    const last = cards(it)[2]!;
    const pointer = (type: string, x: number) => last.dispatchEvent(new PointerEvent(type, { bubbles: true, clientX: x, clientY: 40, button: 0, pointerId: 1 }));
    pointer("pointerdown", 240);
    pointer("pointermove", 237);
    expect(it.all(".iw-lifted")).toEqual([]); // a hand that trembles
    pointer("pointermove", 30);
    expect(last.style.translate).toBe("-210px 0px");
    expect(it.one(".iw-lands").style.gridArea).toBe("2 / 1");
    expect(it.one(".iw-came").style.gridArea).toBe("2 / 3");
    pointer("pointerup", 30);
    click(last);
    expect(it.one(".iw-popover").hidden).toBe(true);
    expect(it.model.sent).toEqual([{ do: "order", frame: 1, cards: ["51", "3", "20"] }]);
    expect(last.style.translate).toBe("");
  });

  test("a drag that is called off puts the card back", () => {
    const it = play();
    cards(it).forEach((each, i) => (each.getBoundingClientRect = () => new DOMRect(i * 100, 0, 90, 110)));
    const first = cards(it)[0]!;
    const pointer = (type: string, x: number) => first.dispatchEvent(new PointerEvent(type, { bubbles: true, clientX: x, clientY: 40, button: 0, pointerId: 1 }));
    pointer("pointerdown", 40);
    pointer("pointermove", 140);
    pointer("pointercancel", 140);
    expect(lying(it)).toEqual(real);
    pointer("pointerup", 140);
    expect(it.model.sent).toEqual([]);
  });

  test("the real order is one click away wherever the cards lie otherwise", () => {
    const it = play();
    expect(it.all("[data-is=home]")).toEqual([]);
    it.model.fromPython("cursor", 6);
    expect(it.one("[data-is=home]").textContent).toBe("Back to the real order");
    click(it.one("[data-is=home]"));
    expect(it.model.sent).toEqual([{ do: "order", frame: 6, cards: real }]);
  });

  test("when Python refuses, the cards lie as they did", () => {
    const it = play();
    it.key("ArrowRight", cards(it)[0]!, { shiftKey: true });
    expect(lying(it)).toEqual(["20", "3", "51"]);
    it.model.fromPython("error", "No.");
    expect(lying(it)).toEqual(real);
  });

  test("places are numbered, and the keys are in the list", () => {
    const it = play();
    expect(it.all(".iw-slot").map((each) => each.textContent)).toEqual(["1", "2", "3"]);
    it.key("?");
    expect(it.one(".iw-popover").textContent).toContain("lift it, move it, drop it");
  });

  test("without an order, or without Python, none of it is offered", () => {
    const it = view();
    expect(it.all(".iw-slot, .iw-grip, [data-is='what if'], [data-is=home]")).toEqual([]);
    it.key(" ", it.one(".iw-table .iw-card"));
    expect(it.all(".iw-lifted")).toEqual([]);
    const el = document.createElement("div");
    document.body.append(el);
    const close = mount(el, { board: board(), frames: ordered(), cursor: 6 });
    expect(el.querySelector(".iw-slot, .iw-grip, [data-is='what if'], [data-is=home]")).toBeNull();
    close();
  });
});

describe("what if", () => {
  test("opening asks once, and the answer stays while the round stays", () => {
    const it = play();
    ask(it);
    expect(it.model.sent).toEqual([{ do: "outcomes", frame: 1 }]);
    expect(it.one(".iw-whatif").textContent).toContain("Playing every order");
    answer(it, 5);
    expect(it.all(".iw-w-row")).toEqual([]); // another view's answer
    answer(it, 1);
    expect(it.all(".iw-w-row")).toHaveLength(2);
    expect(it.one("[data-is='what if']").getAttribute("aria-expanded")).toBe("true");
    it.model.fromPython("cursor", 4);
    it.model.fromPython("cursor", 6);
    expect(it.model.sent).toHaveLength(1);
  });

  test("a row shows its cards, its bars, what is left and what was lost", () => {
    const it = play();
    ask(it);
    answer(it, 1);
    const [best, played] = it.all(".iw-w-row");
    expect([...best!.querySelectorAll(".iw-w-chip")].map((each) => each.textContent)).toEqual(["51", "3", "20"]);
    expect(best!.textContent).toContain("and 2 more");
    expect(played!.textContent).toContain("as played");
    expect([...best!.querySelectorAll<HTMLElement>(".iw-w-bar")].map((each) => each.style.width)).toEqual(["25%", "50%"]);
    expect(best!.querySelectorAll(".iw-w-losses svg")).toHaveLength(2);
    expect(best!.querySelector(".iw-w-button")?.getAttribute("aria-label")).toBe("51 › 3 › 20. Sun: 2. Opens this very game at its last beat");
    expect(it.one(".iw-w-foot b").textContent).toBe("every");
    expect(it.one(".iw-w-foot").textContent).toContain("not listed: 4");
  });

  test("the order on show is marked, and the strip is of the row that is looked at", () => {
    const it = play();
    ask(it);
    answer(it, 1);
    const here = () => it.all(".iw-w-row.iw-here").map((each) => each.dataset["row"]);
    expect(here()).toEqual(["1"]);
    expect(it.one(".iw-w-after").textContent).toContain("After 3 › 20 › 51");
    it.model.fromPython("cursor", 6);
    expect(here()).toEqual(["0"]);
    it.all(".iw-w-row")[1]!.dispatchEvent(new Event("pointerover", { bubbles: true }));
    expect(it.one(".iw-w-after").textContent).toContain("After 3 › 20 › 51");
    expect(it.all(".iw-w-bridge")).toHaveLength(1);
    it.one(".iw-whatif").dispatchEvent(new Event("pointerleave"));
    expect(it.one(".iw-w-after").textContent).toContain("After 51 › 3 › 20");
  });

  test("a bar and the button of a row open that very game", () => {
    const it = play();
    ask(it);
    answer(it, 1);
    click(it.all(".iw-w-row")[0]!.querySelector(".iw-w-button")!);
    const intent = { do: "order", frame: 1, cards: ["51", "3", "20"], moves: [] };
    expect(it.model.sent.slice(1)).toEqual([intent]);
    expect(it.one(".iw-whatif").getAttribute("aria-busy")).toBe("true");
    it.model.fromPython("cursor", 6);
    expect(it.one(".iw-whatif").getAttribute("aria-busy")).toBe("false");
    click(it.all(".iw-w-row")[1]!.querySelector(".iw-w-open button")!);
    expect(it.model.sent.slice(2)).toEqual([{ ...intent, frame: 6, cards: real }]);
  });

  test("rows of the same order are told apart by the decisions that were taken", () => {
    const it = play();
    ask(it);
    const [, row] = outcomes().rows;
    answer(it, 1, { rows: [{ ...row!, moves: ["right"] }, { ...row!, moves: ["left"] }] });
    expect(it.all(".iw-w-row.iw-here").map((each) => each.dataset["row"])).toEqual(["1"]);
  });

  test("another round is asked about anew, and a beat without an order has a quiet sentence", () => {
    const all = ordered();
    Object.assign(all[4]!, { table: [three[0]], order: ["3"] });
    all[5]!.order = undefined;
    const it = view(model({ _frames: all, cursor: 1 }));
    ask(it);
    answer(it, 1);
    it.model.fromPython("cursor", 4);
    expect(it.all(".iw-w-row")).toEqual([]);
    expect(it.model.sent.slice(1)).toEqual([{ do: "outcomes", frame: 4 }]);
    it.model.fromPython("cursor", 5);
    expect(it.one(".iw-whatif").textContent).toContain("no cards lie on the table");
    click(it.one("[data-is='close what if']"));
    expect(it.one(".iw-whatif").hidden).toBe(true);
  });

  test("its buttons are one tab stop, arrows walk along and between the rows, Esc closes it", () => {
    const it = play();
    ask(it);
    answer(it, 1);
    const stops = it.all(".iw-w-table button").filter((each) => each.tabIndex === 0);
    expect(stops).toHaveLength(1);
    stops[0]!.focus();
    it.key("ArrowRight", stops[0]);
    it.key("ArrowDown", document.activeElement!);
    expect(document.activeElement?.getAttribute("aria-label")).toContain("3 › 20 › 51. Sea");
    it.key("ArrowDown", document.activeElement!);
    expect(document.activeElement?.getAttribute("aria-label")).toContain("3 › 20 › 51. Sea");
    it.key("Escape", document.activeElement!);
    expect(it.one(".iw-whatif").hidden).toBe(true);
    expect(document.activeElement).toBe(it.one("[data-is='what if']"));
  });

  test("when nobody answers it says so", () => {
    const it = play();
    ask(it);
    vi.advanceTimersByTime(31_000);
    expect(it.one(".iw-whatif").textContent).toContain("Python does not answer");
    it.close();
    expect(it.model.listeners()).toBe(0);
  });

  test("another language speaks the same answer", () => {
    const it = play();
    ask(it);
    answer(it, 1);
    it.key("l");
    expect(it.all(".iw-w-seat b").map((each) => each.textContent)).toEqual(["Sol", "Mar"]);
    expect(it.model.sent).toHaveLength(1);
  });
});

describe("the curve under the slider", () => {
  const curve = (changes: Partial<Curve> = {}): Curve => ({
    name: { en: "Chance to win" },
    note: { en: "A thousand games from every beat." },
    unit: "%",
    low: 0,
    high: 100,
    steps: false,
    lines: [
      { name: { en: "Sun" }, colour: "sun", symbol: "dot", values: [50, 60, null, 70, 80, 90, 10, 0] },
      { name: { en: "Sea" }, colour: "sea", values: [50, 40, 40, 30, 20, 10, 90, 100] },
    ],
    marks: [
      { frame: 3, symbol: "?", text: { en: "Here it turns" } },
      { frame: 6, symbol: "!", text: { en: "On the other way" } },
    ],
    ...changes,
  });
  const drawn = (changes: Partial<Curve> = {}, cursor = 1) => view(model({ _curve: curve(changes), cursor }));

  test("a line a value, solid so far and dashed beyond, with a gap where a value is missing", () => {
    const it = drawn();
    expect(it.one(".iw-curve").hidden).toBe(false);
    const [sun, sea] = it.all(".iw-curve-past").map((each) => each.getAttribute("d"));
    expect(sun).toBe("M0.0 33.0h0L200.0 27.8");
    expect(sea).toBe("M0.0 33.0h0L200.0 38.2");
    expect(it.all(".iw-curve-rest")[0]!.getAttribute("d")?.match(/M/g)).toHaveLength(2);
    expect(it.all(".iw-curve-past").map((each) => each.getAttribute("stroke"))).toEqual(["var(--iw-sun)", "var(--iw-sea)"]);
    expect(it.one(".iw-curve-now").style.left).toBe("20.000%");
  });

  test("steps hold a value until the next beat, and a signed curve has a zero line", () => {
    const it = drawn({ steps: true, low: -100 });
    expect(it.all(".iw-curve-past")[0]!.getAttribute("d")).toBe("M0.0 20.0h0H200.0V17.4");
    expect(it.all(".iw-curve-zero")).toHaveLength(1);
    expect(drawn().all(".iw-curve-zero")).toHaveLength(0);
  });

  test("the slider tells the values, and pointing at a beat shows them", () => {
    const it = drawn();
    expect(it.one("[role=slider]").getAttribute("aria-valuetext")).toBe("2 of 6. Line 1. Sun: 60\u202f%, Sea: 40\u202f%");
    it.one(".iw-curve svg[preserveAspectRatio]").getBoundingClientRect = () => new DOMRect(0, 0, 500, 66);
    const plot = it.one(".iw-curve-plot");
    plot.dispatchEvent(new PointerEvent("pointermove", { clientX: 310 }));
    expect(it.one(".iw-curve-values").textContent).toBe("4.Sun: 70\u202f%Sea: 30\u202f%");
    plot.dispatchEvent(new PointerEvent("pointerleave"));
    expect(it.one(".iw-curve-values").textContent).toContain("60");
  });

  test("a press on it goes to the nearest beat, like the slider", () => {
    const it = drawn();
    it.one(".iw-dots").getBoundingClientRect = () => new DOMRect(0, 0, 500, 0);
    it.one(".iw-curve-plot").dispatchEvent(new PointerEvent("pointerdown", { button: 0, clientX: 390, pointerId: 1 }));
    expect(it.model.get("cursor")).toBe(4);
  });

  test("a mark of the line on show leads to its beat", () => {
    const it = drawn();
    const marks = it.all(".iw-curve-mark");
    expect(marks.map((each) => each.getAttribute("aria-label"))).toEqual(["Here it turns"]);
    click(marks[0]!);
    expect(it.model.get("cursor")).toBe(3);
    expect(it.all(".iw-curve-mark")[0]).toBe(marks[0]); // it stays under the pointer
  });

  test("its name tells how it was found", () => {
    const it = drawn();
    click(it.one(".iw-curve-name"));
    expect(it.one(".iw-popover").textContent).toContain("A thousand games");
  });

  test("it comes and goes with the trait, and two values are the least", () => {
    const it = view();
    expect(it.one(".iw-curve").hidden).toBe(true);
    expect(it.one("[role=slider]").getAttribute("aria-valuetext")).toBe("1 of 6. Line 0");
    it.model.fromPython("_curve", curve());
    expect(it.one(".iw-curve").hidden).toBe(false);
    it.model.fromPython("_curve", curve({ lines: [{ ...curve().lines[0]!, values: [1, null] }] }));
    expect(it.one(".iw-curve").hidden).toBe(true);
    it.model.fromPython("_curve", {});
    expect(it.one(".iw-curve").hidden).toBe(true);
    it.close();
    expect(it.model.listeners()).toBe(0);
  });
});

describe("parts that come later", () => {
  test("asks Python for the panel, once, when somebody asks what if", () => {
    const it = view(model({ _frames: ordered() }), {});
    click(it.one("[data-is='what if']"));
    expect(it.model.sent).toEqual([{ do: "part", frame: 0, part: "whatif" }]);
    expect(it.all(".iw-whatif")).toHaveLength(0);
    it.close();
  });

  test("draws no curve before its part is there, and stays whole", () => {
    const it = view(model({ _curve: { name: "x", note: "", unit: "", low: 0, high: 1, steps: false, lines: [{ name: "a", colour: "sun", values: [0, 1, 1] }], marks: [] } }), {});
    expect(it.all(".iw-curve")).toHaveLength(0);
    expect(it.one(".iw-slider").getAttribute("aria-valuetext")).toBeTruthy();
    it.close();
  });
});

describe("what a board with many spots needs", () => {
  test("on a grid the spots are the buttons, and up and down go from row to row", () => {
    const { layouts } = board();
    const _board = board({ layouts: { wide: { ...layouts.wide, grid: 4 }, narrow: { ...layouts.narrow, grid: 4 } } });
    const it = view(model({ _board, _frames: [{ ...frames()[0]!, choices: [{ move: "x", label: "take it", spot: "3" }] }] }));
    it.key("ArrowDown", it.one("[data-spot='3']"));
    expect(it.one("[data-spot='7']").getAttribute("tabindex")).toBe("0");
    expect(it.all(".iw-choice")).toHaveLength(0);
    it.one(".iw-spot.iw-open").dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true }));
    expect(it.model.sent).toEqual([{ do: "play", frame: 0, move: "x" }]);
    it.close();
  });

  test("answers a spot with the rule that forbids it there", () => {
    const it = view(model({ _frames: [{ ...frames()[0]!, refusals: { "2": "silent" } }] }));
    it.one("[data-spot='2']").dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true }));
    expect(it.one(".iw-root").textContent).toContain("The book is silent");
    it.close();
  });

  test("shows a hint and plays an offered line out", () => {
    const it = view(model({ _frames: [{ ...frames()[0]!, hint: "look **left**", offers: [{ label: "Why?", moves: ["a", "b"] }] }] }));
    expect(it.one(".iw-lamp").textContent).toBe("Hint: look left");
    click(it.one(".iw-offer"));
    expect(it.model.sent).toEqual([{ do: "line", frame: 0, moves: ["a", "b"] }]);
    it.close();
  });

  test("lets somebody pick how much is given away, where the board has hints", () => {
    const hints = [{ id: "off", name: "none" }, { id: "all", name: "everything" }];
    const it = view(model({ _board: board({ hints }) }));
    const select = it.one("select[data-is='hints']") as HTMLSelectElement;
    select.value = "all";
    select.dispatchEvent(new Event("change"));
    expect(it.model.get("hints")).toBe("all");
    expect(it.one(".iw-face").textContent).toBe("everything");
    expect((it.one("select[data-is='hints']") as HTMLSelectElement).value).toBe("all");
    it.close();
    const plain = view();
    expect(plain.all("select[data-is='hints']")).toHaveLength(0);
    plain.close();
  });

  test("fades a piece that the beat is not about", () => {
    const [first] = frames();
    const it = view(model({ _frames: [{ ...first!, pieces: first!.pieces.map((piece) => ({ ...piece, faded: piece.id === "a" })) }] }));
    expect(it.all(".iw-faded")).toHaveLength(1);
    it.close();
  });
});
