import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { mount, stub } from "../src/standalone";
import { WORDS } from "../src/words";
import { board, catalogue, click, frames, model, view, type View } from "./fixture";

beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "requestAnimationFrame", "cancelAnimationFrame", "performance"] }));
afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

const standing = ({ one }: View, piece: string) => one(`[data-piece="${piece}"]`).dataset["spot"];
const told = ({ one }: View) => one(".iw-words").textContent;

describe("stepping", () => {
  test("forward, back, first and last move the cursor and the pieces without a kernel", () => {
    const it = view();
    it.key("ArrowRight");
    expect(it.model.get("cursor")).toBe(1);
    expect(it.model.saved).toBe(1);
    expect(it.model.sent).toEqual([]);
    expect(standing(it, "a")).toBe("2");
    it.key("ArrowLeft");
    expect(it.model.get("cursor")).toBe(0);
    click(it.one('[aria-label="Last beat"]'));
    expect(it.model.get("cursor")).toBe(5);
    click(it.one('[aria-label="First beat"]'));
    expect(told(it)).toContain("Beat 0");
  });

  test("a cursor set by Python is drawn", () => {
    const it = view();
    it.model.fromPython("cursor", 7);
    expect(standing(it, "a")).toBe("4");
    expect(told(it)).toContain("Beat 7");
  });

  test("a cursor that runs ahead of its frames waits for them", () => {
    const it = view(model({ _frames: frames().slice(0, 2) }));
    it.model.fromPython("cursor", 4);
    expect(told(it)).toContain("Beat 1");
    it.model.receive({ kind: "frames", from: 2, frames: frames().slice(2, 5) });
    expect(told(it)).toContain("Beat 4");
  });

  test("the same message heard by two views does not double the frames", () => {
    const shared = model({ _frames: frames().slice(0, 6) });
    const first = view(shared);
    view(shared);
    shared.receive({ kind: "frames", from: 6, frames: frames().slice(6) });
    shared.receive({ kind: "frames", from: 6, frames: frames().slice(6) });
    expect(shared.get("_frames")).toHaveLength(8);
    expect(first.all(".iw-branch")).toHaveLength(2);
  });

  test("frames replaced as a whole are drawn anew", () => {
    const it = view(model({ cursor: 7 }));
    it.model.fromPython("_frames", frames().slice(0, 3));
    expect(told(it)).toContain("Beat 2");
    expect(it.all(".iw-line")).toHaveLength(3);
  });

  test("frames rewritten with a note keep the branch on show", () => {
    const it = view(model({ cursor: 7 }));
    it.key("Home");
    it.model.fromPython("_frames", frames().map((each) => ({ ...each, note: { en: "Mind this." } })));
    expect(told(it)).toContain("Mind this.");
    it.key("End");
    expect(it.model.get("cursor")).toBe(7);
  });

  test("playing walks to the end of the line and stops there", () => {
    const it = view();
    it.key(" ");
    expect(it.model.get("playing")).toBe(true);
    vi.advanceTimersByTime(30_000);
    expect(it.model.get("cursor")).toBe(5);
    expect(it.model.get("playing")).toBe(false);
  });

  test("two views of one model that play do not step twice", () => {
    const shared = model();
    const seen: number[] = [];
    view(shared);
    view(shared);
    shared.on("change:cursor", () => seen.push(shared.get("cursor")));
    shared.set("playing", true);
    vi.advanceTimersByTime(30_000);
    expect(seen).toEqual([1, 2, 3, 4, 5]);
  });

  test("a new command finishes the motion that is running", () => {
    const it = view();
    it.key("ArrowRight");
    it.key("ArrowRight");
    expect(it.one('[data-piece="a"]').getAttribute("transform")).toContain("translate(100.00 40.00)"); // where the second journey starts
    vi.advanceTimersByTime(2_000);
    expect(it.one('[data-piece="a"]').getAttribute("transform")).toContain("translate(140.00 40.00)");
  });
});

describe("choosing", () => {
  test("a view that opens says which frames it has, so that Python can send what it missed", () => {
    const it = view();
    expect(it.model.greetings).toEqual([{ do: "sync", frame: it.model.get("_frames").length - 1 }]);
  });

  test("a new move is sent to Python with the beat it is played from", () => {
    const it = view(model({ cursor: 2 }));
    click(it.all(".iw-choice")[2]!);
    expect(it.model.sent).toEqual([{ do: "play", frame: 2, move: "stay" }]);
  });

  test("when the answer comes the cursor goes to its first beat", () => {
    const it = view(model({ cursor: 2 }));
    it.key("3");
    const answer = { ...frames()[7]!, id: 8, parent: 2, move: "stay" };
    it.model.receive({ kind: "frames", from: 8, frames: [answer] });
    expect(it.model.get("cursor")).toBe(8);
  });

  test("a move that was played before is walked to, and nothing is sent", () => {
    const it = view(model({ cursor: 2 }));
    click(it.all(".iw-choice")[1]!);
    expect(it.model.get("cursor")).toBe(6);
    expect(it.model.sent).toEqual([]);
    it.key("Home");
    it.key("End");
    expect(it.model.get("cursor")).toBe(7); // the line now follows that branch
  });

  test("a choice on the drawing answers to a click and to Enter", () => {
    const it = view(model({ cursor: 2 }));
    expect(it.one('[data-spot="4"][role=button]').classList.contains("iw-open")).toBe(true);
    click(it.one('[data-spot="4"][role=button]'));
    expect(it.model.get("cursor")).toBe(6);
    it.model.fromPython("cursor", 2);
    it.one('[data-spot="2"][role=button]').focus();
    it.key("Enter", it.one('[data-spot="2"][role=button]'));
    expect(it.model.get("cursor")).toBe(3);
  });

  test("a click on anything else is answered with the rule, seen and heard", () => {
    const it = view();
    click(it.one('[data-spot="5"][role=button]'));
    expect(it.one(".iw-popover").hidden).toBe(false);
    expect(it.one(".iw-popover").textContent).toContain("One at a time");
    expect(it.one("[role=status]").textContent).toContain("Wait for your turn.");
    it.key("Escape");
    expect(it.one(".iw-popover").hidden).toBe(true);
  });

  test("a card that cannot be played says which rule keeps it", () => {
    const it = view(model({ cursor: 2 }));
    click(it.one(".iw-hand .iw-card"));
    expect(it.one(".iw-popover").textContent).toContain("The book is silent");
  });

  test("without a kernel known branches are walked and new moves say what they need", () => {
    const el = document.createElement("div");
    document.body.append(el);
    const close = mount(el, { board: board(), frames: frames(), cursor: 2 });
    const [left, , stay] = [...el.querySelectorAll<HTMLElement>(".iw-choice")];
    expect(stay?.getAttribute("aria-disabled")).toBe("true");
    expect(left?.hasAttribute("aria-disabled")).toBe(false);
    stay?.click();
    expect(el.querySelector(".iw-popover")?.textContent).toContain("needs Python");
    left?.click();
    expect(el.querySelector(".iw-words")?.textContent).toContain("Beat 3");
    expect(el.querySelector('[aria-label^="Remove"]')).toBeNull();
    close();
  });

  test("forward at an open decision hints and stays", () => {
    const it = view(model({ _frames: frames().slice(0, 3), cursor: 2 }));
    it.key(".");
    expect(it.model.get("cursor")).toBe(2);
    expect(it.one(".iw-choices").classList.contains("iw-hint")).toBe(true);
  });

  test("a seat can be given to a bot and the bots can be asked to play", () => {
    const waiting = frames().slice(0, 1);
    waiting[0]!.counters[1] = { seat: "b", n: 2, bot: "easy", waiting: true };
    const it = view(model({ _board: board({ bots: { easy: { en: "Easy" } } }), _frames: waiting }));
    const holder = it.all(".iw-holder")[0] as HTMLSelectElement;
    holder.value = "easy";
    holder.dispatchEvent(new Event("change"));
    click(it.one(".iw-choice"));
    expect(it.model.sent).toEqual([
      { do: "seat", frame: 0, seat: "a", bot: "easy" },
      { do: "bots", frame: 0 },
    ]);
  });
});

describe("branches", () => {
  test("each can be gone to, compared and removed", () => {
    const it = view(model({ cursor: 4 }));
    expect(it.all(".iw-branch")).toHaveLength(2);
    click(it.one('[aria-label^="Remove"]'));
    expect(it.model.sent).toEqual([{ do: "remove", frame: 6 }]);
    click(it.one('[aria-label^="Go"]'));
    expect(it.model.get("cursor")).toBe(6);
  });

  test("compared, both step together and the first beat that differs is marked", () => {
    const it = view(model({ cursor: 2 }));
    click(it.one('[aria-label^="Compare"]'));
    expect(it.one(".iw-compare").textContent).toContain("the same so far");
    it.key("ArrowRight");
    expect(it.one(".iw-compare").textContent).toContain("here they part");
    expect(it.one('.iw-compare [data-piece="a"]').dataset["spot"]).toBe("4");
    expect(it.one('.iw-garden [data-piece="a"]').dataset["spot"]).toBe("2");
    it.key("End");
    expect(it.one(".iw-compare").textContent).toContain("this branch has ended");
    click(it.one(".iw-compare .iw-caption button"));
    expect(it.el.querySelector(".iw-compare")).toBeNull();
  });

  test("the log previews a beat without going there", () => {
    const it = view();
    const line = it.one('.iw-line-button[data-id="4"]');
    line.dispatchEvent(new Event("pointerover", { bubbles: true }));
    expect(standing(it, "b")).toBe("2");
    expect(it.model.get("cursor")).toBe(0);
    it.one(".iw-lines").dispatchEvent(new Event("pointerleave"));
    expect(standing(it, "b")).toBe("1");
    click(line);
    expect(it.model.get("cursor")).toBe(4);
  });

  test("a fork in the log shows how many other ways there are", () => {
    const it = view();
    click(it.one(".iw-fork"));
    expect(it.one(".iw-popover").textContent).toContain("Line 6");
    click(it.one(".iw-way"));
    expect(it.model.get("cursor")).toBe(6);
  });
});

describe("manners", () => {
  test("words of a scene never become markup", () => {
    const evil = '<img src=x onerror="window.hurt=1">';
    const all = frames();
    Object.assign(all[0]!, { say: evil, line: evil, note: `**${evil}**`, status: evil });
    all[0]!.marks.push({ kind: "tag", text: evil, spot: "1" });
    const wicked = board({ title: evil, counterName: evil });
    wicked.layouts.wide.spots["3"]!.label = evil;
    wicked.rules["turn"] = { title: evil, text: evil };
    const it = view(model({ _board: wicked, _frames: all, error: evil }));
    click(it.one(".iw-chip"));
    expect(it.el.querySelector("img")).toBeNull();
    expect(it.one(".iw-words b").textContent).toBe(evil);
  });

  test("two views on a page share no ids", () => {
    const ids = [view(), view()].flatMap((it) => it.all("[id]").map((element) => element.id));
    expect(ids.length).toBeGreaterThan(4);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test("closing takes everything away: elements, listeners, timers", () => {
    const it = view();
    expect(it.model.listeners()).toBeGreaterThan(0);
    it.key(" ");
    it.close();
    expect(it.model.listeners()).toBe(0);
    expect(it.el.children).toHaveLength(0);
    vi.advanceTimersByTime(30_000);
    expect(it.model.get("cursor")).toBe(0);
  });

  test("a new board builds a new stage", () => {
    const it = view();
    it.model.fromPython("_board", board({ title: { en: "Another" } }));
    expect(it.all(".iw-root")).toHaveLength(1);
    expect(it.one(".iw-title").textContent).toBe("Another");
  });

  test("another language changes words, names and the lang attribute", () => {
    const it = view();
    it.key("l");
    expect(it.model.get("language")).toBe("es");
    expect(it.one(".iw-root").getAttribute("lang")).toBe("es");
    expect(it.one(".iw-title").textContent).toBe("Una fila");
    expect(told(it)).toContain("Se cuenta");
    expect(it.one('[data-spot="1"][role=button]').getAttribute("aria-label")).toContain("casilla 1. Here: Sol, Mar");
  });

  test("an error of the Python side is shown and can be sent away", () => {
    const it = view();
    it.model.fromPython("error", "No such card.");
    expect(it.one("[role=alert]").textContent).toContain("No such card.");
    click(it.one("[role=alert] button"));
    expect(it.model.get("error")).toBe("");
    expect(it.one("[role=alert]").hidden).toBe(true);
  });

  test("the catalogue and the list of words are the same, and every word is used", async () => {
    const sources = import.meta.glob("../src/*.ts", { query: "?raw", import: "default", eager: true }) as Record<string, string>;
    const code = Object.entries(sources).flatMap(([path, text]) => (path.endsWith("words.ts") ? [] : [text])).join("\n");
    expect(Object.keys(catalogue()).sort()).toEqual([...WORDS].sort());
    const unused = WORDS.filter((word) => !code.includes(`"${word}"`) && !word.startsWith("ui-theme-"));
    expect(unused).toEqual([]);
  });

  test("a stub model keeps what is set and tells who listens", () => {
    const it = stub({ board: board(), frames: frames() });
    const heard = vi.fn();
    it.on("change:cursor", heard);
    it.set("cursor", 3);
    it.set("cursor", 3);
    expect(it.get("cursor")).toBe(3);
    expect(heard).toHaveBeenCalledTimes(1);
  });
});
