import { afterEach, describe, expect, test, vi } from "vitest";
import { frames, model, view } from "./fixture";

afterEach(() => document.body.replaceChildren());

describe("keys", () => {
  test("unmodified keys never reach the notebook, combinations do", () => {
    const it = view();
    const notebook = vi.fn();
    document.body.addEventListener("keydown", notebook);
    it.key("b");
    it.key("ArrowRight");
    expect(notebook).not.toHaveBeenCalled();
    it.key("s", undefined, { ctrlKey: true });
    expect(notebook).toHaveBeenCalledTimes(1);
    document.body.removeEventListener("keydown", notebook);
  });

  test("everything that takes the focus asks the notebook to keep its shortcuts", () => {
    const it = view(model({ cursor: 2 }));
    const deaf = it.all("button, select, [tabindex]").filter((each) => each.getAttribute("data-lm-suppress-shortcuts") !== "true");
    expect(deaf).toEqual([]);
  });

  test("arrows step everywhere except where they walk: on the drawing and among cards", () => {
    const it = view();
    it.key("ArrowRight", it.one("[role=slider]"));
    expect(it.model.get("cursor")).toBe(1);
    const spot = it.one(".iw-spot[tabindex='0']");
    it.key("ArrowRight", spot);
    expect(it.model.get("cursor")).toBe(1);
    it.key(".", spot);
    it.key("PageDown", it.one(".iw-card"));
    expect(it.model.get("cursor")).toBe(3);
  });

  test("the garden is one tab stop and arrows walk from spot to spot", () => {
    const it = view();
    const stops = () => it.all(".iw-spot[tabindex='0']").map((each) => each.dataset["spot"]);
    expect(stops()).toEqual(["1"]);
    it.one(".iw-spot[tabindex='0']").focus();
    it.key("ArrowRight", it.one(".iw-spot[tabindex='0']"));
    it.key("ArrowRight", it.one(".iw-spot[tabindex='0']"));
    expect(stops()).toEqual(["3"]);
    it.key("ArrowLeft", it.one(".iw-spot[tabindex='0']"));
    expect(stops()).toEqual(["2"]);
  });

  test("cards and log lines are one tab stop each", () => {
    const it = view(model({ cursor: 3 }));
    expect(it.all(".iw-table .iw-card[tabindex='0']")).toHaveLength(1);
    expect(it.all(".iw-line-button[tabindex='0']").map((each) => each.dataset["id"])).toEqual(["3"]);
  });

  test("digits play the nth card, else the nth choice, and a choice may have its own letter", () => {
    const it = view(model({ cursor: 2 }));
    it.key("f");
    expect(it.model.get("cursor")).toBe(3);
    const playable = frames();
    playable[2]!.hand!.cards[0]!.move = "card one";
    const other = view(model({ cursor: 2, _frames: playable }));
    other.key("1");
    expect(other.model.sent).toEqual([{ do: "play", frame: 2, move: "card one" }]);
  });

  test("? opens the keys, r the rule, Esc closes and gives the focus back", () => {
    const it = view();
    it.one("[role=slider]").focus();
    it.key("?", it.one("[role=slider]"));
    expect(it.one(".iw-popover").textContent).toContain("Esc");
    it.key("Escape", it.one(".iw-popover"));
    expect(document.activeElement).toBe(it.one("[role=slider]"));
    it.key("r");
    expect(it.one(".iw-popover").textContent).toContain("One at a time");
  });

  test("Esc with nothing open leaves the widget", () => {
    const it = view();
    it.one("[role=slider]").focus();
    it.key("Escape", it.one("[role=slider]"));
    expect(it.el.contains(document.activeElement)).toBe(false);
  });

  test("the slider says where it stands", () => {
    const it = view(model({ cursor: 4 }));
    const slider = it.one("[role=slider]");
    expect(slider.getAttribute("aria-valuemin")).toBe("1");
    expect(slider.getAttribute("aria-valuemax")).toBe("6");
    expect(slider.getAttribute("aria-valuenow")).toBe("5");
    expect(slider.getAttribute("aria-valuetext")).toBe("5 of 6. Line 4");
  });

  test("Tab goes from the header to the board, to what is to be decided, to playback, and then to what there is to look up", () => {
    const it = view(model({ cursor: 2 }));
    const parts = ["header", "garden", "talk", "hand", "transport", "table", "log", "branches"];
    const stops = it.all("button, select, [tabindex]").filter((each) => each.tabIndex === 0 && !each.closest(".iw-popover"));
    const visited = stops.map((each) => parts.find((part) => each.closest(`.iw-${part}`)));
    expect(visited.filter((part, i) => part !== visited[i - 1])).toEqual(parts);
  });

  test("the board's tab stop is a choice while there is one, also when the beat is drawn again", () => {
    const it = view(model({ cursor: 2 }));
    const stop = () => it.all(".iw-spot[tabindex='0']").map((each) => each.dataset["spot"]);
    expect(stop()).toEqual(["2"]);
    it.key("l");
    expect(stop()).toEqual(["2"]);
  });

  test("Tab past the end of a sheet closes it and goes back", () => {
    const it = view();
    const chip = it.one(".iw-chip");
    chip.focus();
    chip.click();
    expect(it.key("Tab", it.one(".iw-popover")).defaultPrevented).toBe(false);
    expect(it.key("Tab", it.one(".iw-popover-close")).defaultPrevented).toBe(true);
    expect(it.one(".iw-popover").hidden).toBe(true);
  });
});
