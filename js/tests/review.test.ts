/** What a careful user found: each of these was broken once. */
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { mount } from "../src/standalone";
import { weightiest } from "../src/slider";
import { Tree } from "../src/tree";
import type { Frame } from "../src/scene";
import { board, click, frames, model, view, type TestModel } from "./fixture";

beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "requestAnimationFrame", "cancelAnimationFrame", "performance"] }));
afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

const bots = { easy: { en: "Easy" } };

/** Beat 0 waits for both seats; the hand of Sun can be played. */
function game(sun: { bot?: string } = {}): TestModel {
  const [first] = frames();
  first!.counters = [
    { seat: "a", n: 3, waiting: true, ...sun },
    { seat: "b", n: 2, waiting: true, bot: "easy" },
  ];
  if (!sun.bot) {
    const card = (id: string) => ({ id, seat: "a", title: id, rows: [], state: "waiting" as const, move: `card ${id}` });
    first!.hand = { seat: "a", cards: [card("1"), card("2")] };
  }
  return model({ _board: board({ bots }), _frames: [first!] });
}

const answer = (id: number, parent: number, changes: Partial<Frame>): Frame => ({ ...frames()[1]!, id, parent, ...changes });

/** The second way removed: the list is sent anew with new numbers. */
function three(): Frame[] {
  const ways = frames();
  return [...ways, answer(8, 2, { move: "stay", line: "Line stay" }), answer(9, 8, { line: "Line stayed" })];
}
function withoutRight(): Frame[] {
  return [...frames().slice(0, 6), answer(6, 2, { move: "stay", line: "Line stay" }), answer(7, 6, { line: "Line stayed" })];
}

describe("whose turn it is", () => {
  test("while a person must choose, the way leads to the cards and bots are not offered", () => {
    const it = view(game());
    expect(it.all(".iw-choice").map((each) => each.textContent)).toEqual(["Sun, choose a card below"]);
    expect(it.all(".iw-waits").map((each) => each.textContent)).toEqual(["your turn"]);
    click(it.one(".iw-choice"));
    expect(document.activeElement).toBe(it.one(".iw-hand .iw-playable"));
    expect(it.model.sent).toEqual([]);
  });

  test("when every seat that is waited for is a bot's, the bots are offered", () => {
    const it = view(game({ bot: "easy" }));
    expect(it.all(".iw-choice").map((each) => each.textContent)).toEqual(["Let the bots play"]);
    expect(it.all(".iw-waits").map((each) => each.textContent)).toEqual(["thinking", "thinking"]);
  });

  test("a seat that nobody holds says what it is", () => {
    const seats = board().seats.map((seat) => (seat.id === "b" ? { ...seat, fixed: true, role: { en: "court painter" } } : seat));
    const it = view(model({ _board: board({ bots, seats }) }));
    expect(it.all("select.iw-holder")).toHaveLength(1);
    expect(it.all(".iw-holder").at(-1)?.textContent).toBe("court painter");
  });
});

describe("playing", () => {
  test("goes on after a line of the log was looked at while a piece moved", () => {
    const it = view();
    it.key(" ");
    vi.advanceTimersByTime(1_100); // beat 1 is moving
    expect(it.model.get("cursor")).toBe(1);
    it.one('.iw-line-button[data-id="4"]').dispatchEvent(new Event("pointerover", { bubbles: true }));
    vi.advanceTimersByTime(10_000);
    expect(it.model.get("cursor")).toBe(1);
    it.one(".iw-lines").dispatchEvent(new Event("pointerleave"));
    vi.advanceTimersByTime(30_000);
    expect(it.model.get("cursor")).toBe(5);
  });

  test("a cursor moved from elsewhere starts the pause anew, in every view", () => {
    const shared = model();
    view(shared);
    view(shared);
    shared.set("playing", true);
    vi.advanceTimersByTime(900);
    shared.fromPython("cursor", 1); // its motion takes a while, the old pause would end in it
    vi.advanceTimersByTime(900);
    expect(shared.get("cursor")).toBe(1);
    const seen: number[] = [];
    shared.on("change:cursor", () => seen.push(shared.get("cursor")));
    vi.advanceTimersByTime(30_000);
    expect(seen).toEqual([2, 3, 4, 5]);
  });
});

describe("the focus stays in the widget", () => {
  test("on the seat's select when the frames come anew", () => {
    const it = view(game());
    const select = it.one("select.iw-holder") as HTMLSelectElement;
    select.focus();
    select.value = "easy";
    select.dispatchEvent(new Event("change"));
    const given = game({ bot: "easy" }).get("_frames");
    it.model.fromPython("_frames", given);
    expect(document.activeElement).toBe(select);
    expect(select.isConnected && select.value).toBe("easy");
    it.key("l");
    expect(document.activeElement).toBe(it.one("select.iw-holder"));
  });

  test("on the stage when the card that had it is played", () => {
    const it = view(game());
    it.one(".iw-hand .iw-playable").focus();
    click(it.one(".iw-hand .iw-playable"));
    it.model.receive({ kind: "frames", from: 1, frames: [answer(1, 0, { move: "card 1" })] });
    expect(document.activeElement).toBe(it.one(".iw-root"));
  });

  test("on the next card when there is one", () => {
    const it = view(game());
    const again = { seat: "a", cards: [{ id: "9", seat: "a", title: "9", rows: [], state: "waiting" as const, move: "card 9" }] };
    it.one(".iw-hand .iw-playable").focus();
    click(it.one(".iw-hand .iw-playable"));
    it.model.receive({ kind: "frames", from: 1, frames: [answer(1, 0, { move: "card 1", hand: again })] });
    expect(document.activeElement).toBe(it.one(".iw-hand .iw-playable"));
  });

  test("after a direction, Go, Compare, a removal and another way", () => {
    const it = view(model({ cursor: 2 }));
    const press = (selector: string) => {
      it.one(selector).focus();
      click(it.one(selector));
      expect(it.el.contains(document.activeElement), selector).toBe(true);
    };
    press(".iw-choice");
    press('[aria-label^="Go"]');
    press('[aria-label^="Compare"]');
    press(".iw-compare .iw-caption button");
    press(".iw-fork");
    press(".iw-way");
    expect(document.activeElement).toBe(it.one(".iw-fork"));
    it.model.fromPython("cursor", 3);
    press('[aria-label^="Remove"]');
    it.model.fromPython("_frames", frames().slice(0, 6));
    expect(document.activeElement).toBe(it.one(".iw-root"));
  });

  test("when the board is a new one", () => {
    const it = view();
    it.one(".iw-play").focus();
    it.model.fromPython("_board", board({ title: "Another" }));
    expect(document.activeElement).toBe(it.one(".iw-root"));
  });

  test("is not taken from the notebook", () => {
    const it = view(model({ cursor: 2 }));
    it.model.fromPython("cursor", 3);
    expect(document.activeElement).toBe(document.body);
  });

  test("selects and choices that did not change stay the same elements", () => {
    const it = view(game());
    const before = [it.one("select.iw-holder"), it.one(".iw-choice")];
    it.model.fromPython("_frames", [...game().get("_frames")]);
    expect([it.one("select.iw-holder"), it.one(".iw-choice")]).toEqual(before);
    expect(before.every((each) => each.isConnected)).toBe(true);
  });
});

describe("a sheet goes away by itself", () => {
  const opened = () => {
    const it = view();
    click(it.one('[data-spot="5"][role=button]'));
    expect(it.one(".iw-popover").hidden).toBe(false);
    return it;
  };

  test("when the beat changes", () => {
    const it = opened();
    it.model.fromPython("cursor", 1);
    expect(it.one(".iw-popover").hidden).toBe(true);
  });

  test("when the language changes", () => {
    const it = opened();
    it.model.fromPython("language", "es");
    expect(it.one(".iw-popover").hidden).toBe(true);
  });

  test("when the shape changes, and not when only the width does", () => {
    let resized = () => {};
    vi.stubGlobal("ResizeObserver", class {
      constructor(tell: () => void) { resized = tell; }
      observe() {}
      disconnect() {}
    });
    const width = vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(1000);
    const it = opened();
    resized();
    expect(it.one(".iw-popover").hidden).toBe(false);
    width.mockReturnValue(390);
    resized();
    expect(it.one(".iw-root").dataset["width"]).toBe("phone");
    expect(it.one(".iw-popover").hidden).toBe(true);
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  test("when a move is played", () => {
    const it = view(model({ cursor: 2 }));
    click(it.one(".iw-hand .iw-card"));
    it.key("3");
    expect(it.one(".iw-popover").hidden).toBe(true);
  });
});

describe("a removed branch", () => {
  test("leaves the line that was walked, whatever its new numbers", () => {
    const it = view(model({ _frames: three(), cursor: 9 }));
    it.key("Home");
    it.model.fromPython("_frames", withoutRight());
    it.key("End");
    expect(it.model.get("cursor")).toBe(7);
    expect(it.one(".iw-words").textContent).toContain("Beat 1"); // the words of the fixture's answer
    expect(it.all(".iw-line").at(-1)?.textContent).toContain("Line stayed");
  });

  test("a cursor that comes after the new list is the one that counts", () => {
    const it = view(model({ _frames: three(), cursor: 9 }));
    it.key("Home");
    it.model.fromPython("cursor", 5); // then walked the first way
    it.model.fromPython("_frames", withoutRight());
    it.model.fromPython("cursor", 2);
    it.key("End");
    expect(it.model.get("cursor")).toBe(5);
  });

  test("ends a comparison with it", () => {
    const it = view(model({ _frames: three(), cursor: 3 }));
    click(it.one('[aria-label^="Compare: Go right"]'));
    it.model.fromPython("_frames", withoutRight());
    expect(it.el.querySelector(".iw-compare")).toBeNull();
  });

  test("beats are known by their moves, also twins without one", () => {
    const tree = new Tree([{ parent: -1 }, { parent: 0 }, { parent: 0 }] as Frame[]);
    tree.follow(2);
    expect(tree.line(0)).toEqual([0, 2]);
  });
});

test("branches and other ways are told apart by their moves", () => {
  const it = view();
  const names = it.all(".iw-branch-name").map((each) => each.textContent);
  expect(names[0]).toContain("left · Line 3 … Line 5");
  expect(names[1]).toContain("Go right · Line 6 … Line 7");
  click(it.one(".iw-fork"));
  expect(it.one(".iw-way").textContent).toBe("Go right · Line 6");
});

describe("nobody answers", () => {
  const silent = (broken: boolean) => {
    const it = game();
    if (broken) it.send = () => { throw new Error("no comm"); };
    return view(it);
  };
  const give = (it: ReturnType<typeof view>) => {
    const select = it.one("select.iw-holder") as HTMLSelectElement;
    select.value = "easy";
    select.dispatchEvent(new Event("change"));
    return select;
  };

  test("a send that fails is said at once, and the select shows what is true", () => {
    const it = silent(true);
    expect(give(it).value).toBe("");
    expect(it.one(".iw-popover").textContent).toContain("Python does not answer");
    expect(it.one("[role=status]").textContent).toContain("run the cell again");
  });

  test("silence is noticed after four seconds", () => {
    const it = silent(false);
    const select = give(it);
    vi.advanceTimersByTime(3_900);
    expect(it.one(".iw-popover").hidden).toBe(true);
    expect(select.value).toBe("easy");
    vi.advanceTimersByTime(200);
    expect(it.one(".iw-popover").hidden).toBe(false);
    expect(select.value).toBe("");
  });

  test("an answer of any kind keeps it quiet, a change made here does not", () => {
    const it = silent(false);
    give(it);
    it.model.fromPython("error", "No.");
    vi.advanceTimersByTime(5_000);
    expect(it.one(".iw-popover").hidden).toBe(true);
    give(it);
    expect(it.model.get("error")).toBe(""); // so that the same error again is heard
    click(it.one(".iw-speed"));
    vi.advanceTimersByTime(5_000);
    expect(it.one(".iw-popover").hidden).toBe(false);
  });

  test("removing and the bots ask in the same way", () => {
    const it = view(model({ cursor: 4 }));
    it.model.send = () => Promise.reject(new Error("later")) as unknown as void;
    click(it.one('[aria-label^="Remove"]'));
    vi.advanceTimersByTime(5_000);
    expect(it.one(".iw-popover").textContent).toContain("Python does not answer");
  });

  test("a saved page says that it needs Python", () => {
    const el = document.createElement("div");
    document.body.append(el);
    mount(el, { board: board({ bots }), frames: frames(), cursor: 2 });
    el.querySelectorAll<HTMLElement>(".iw-choice")[2]!.click();
    expect(el.querySelector(".iw-popover")?.textContent).toContain("needs Python");
    expect(el.querySelector("select.iw-holder")).toBeNull();
  });
});

describe("a second click", () => {
  test("on another card is ignored until the first is answered", () => {
    const it = view(game());
    const [one, two] = it.all(".iw-hand .iw-playable");
    click(one!);
    click(two!);
    expect(it.model.sent).toHaveLength(1);
    expect(it.one(".iw-hand .iw-card-list").getAttribute("aria-busy")).toBe("true");
    it.model.fromPython("error", "Not now.");
    expect(it.one(".iw-hand .iw-card-list").getAttribute("aria-busy")).toBe("false");
    click(two!);
    expect(it.model.sent).toHaveLength(2);
    vi.advanceTimersByTime(5_000);
    click(one!);
    it.model.fromPython("_frames", [...game().get("_frames")]);
    click(two!);
    expect(it.model.sent).toHaveLength(4);
  });
});

describe("what has not been reached", () => {
  const veiled = (it: ReturnType<typeof view>) => it.all(".iw-unseen .iw-line-button").map((each) => each.dataset["id"]);

  test("is veiled in the log, and what was visited stays open", () => {
    const it = view(model({ cursor: 1 }));
    expect(veiled(it)).toEqual(["2", "3", "4", "5"]);
    it.key("ArrowRight");
    it.key("ArrowRight");
    it.key("Home");
    expect(veiled(it)).toEqual(["4", "5"]);
    expect(it.all(".iw-future")).toHaveLength(5);
  });

  test("has no name above the slider", () => {
    const it = view();
    const names = () => it.all(".iw-chapter-name").map((each) => [each.textContent, each.hidden]);
    expect(names()).toEqual([["I", false], ["II", true]]);
    it.model.fromPython("cursor", 3);
    expect(names()).toEqual([["I", false], ["II", false]]);
  });
});

describe("drawn", () => {
  test("up to twenty units are drawn, closer together, more are one symbol", () => {
    const all = frames();
    all[0]!.counters = [{ seat: "a", n: 20 }, { seat: "b", n: 21 }];
    all[1]!.counters = [{ seat: "a", n: 10 }, { seat: "b", n: 11 }];
    const it = view(model({ _frames: all }));
    const units = () => it.all(".iw-units").map((each) => [each.children.length, each.style.getPropertyValue("--iw-lap")]);
    expect(units()).toEqual([[20, "-8.8px"], [1, ""]]);
    it.key("ArrowRight");
    expect(units()).toEqual([[10, ""], [11, "-3.6px"]]);
  });

  test("a sign that changes in place is drawn anew on the slider", () => {
    const it = view();
    it.model.fromPython("_frames", frames().map((each) => (each.id === 1 ? { ...each, marker: "bump" as const } : each)));
    expect(it.all(".iw-flag-bump")).toHaveLength(1);
  });

  test("where signs have no room, the weightiest stay", () => {
    const signs = ["choice", "bump", "choice", undefined, undefined, "stop", "end"].map((marker) => ({ marker }) as Frame);
    expect([...weightiest(signs, 2)].sort()).toEqual([1, 6]);
    expect([...weightiest(signs, 3)].sort()).toEqual([1, 6]);
    expect([...weightiest(signs, 1)]).toHaveLength(5);
  });
});
