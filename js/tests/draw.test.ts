import { describe, expect, test } from "vitest";
import { draw, paint } from "../src/draw";
import type { Shape } from "../src/scene";
import { blackPaper, readableOn } from "../src/theme";
import { Words } from "../src/words";

const words = new Words({}, "en");
const drawn = (shape: unknown) => draw(shape as Shape, words, (name) => `#${name}`);
const attributes = (shape: unknown) => Object.fromEntries([...drawn(shape)!.attributes].map((a) => [a.name, a.value]));

describe("drawing shapes", () => {
  test("only listed tags are drawn", () => {
    expect(drawn({ t: "script" })).toBeNull();
    expect(drawn({ t: "foreignObject" })).toBeNull();
    expect(drawn({ t: "constructor" })).toBeNull();
    expect(drawn({ t: "circle", r: 3 })?.localName).toBe("circle");
  });

  test("only listed attributes get through, and only with values of their kind", () => {
    const wicked = { t: "rect", x: 1, width: "10", onclick: "hurt()", style: "x", href: "javascript:1", id: "a", fill: "url(#x)", transform: 'scale(1)"' };
    expect(attributes(wicked)).toEqual({ x: "1", fill: "none", stroke: "none" });
  });

  test("colours are names of the palette", () => {
    expect(paint("sea")).toBe("var(--iw-sea)");
    expect(paint("currentColor")).toBe("currentColor");
    expect(paint("red;background:url(x)")).toBe("none");
    expect(paint(undefined)).toBe("none");
  });

  test("a class is only a hook of our own", () => {
    expect(attributes({ t: "g", cls: "petal" })["class"]).toBe("iw-s-petal");
    expect(attributes({ t: "g", cls: "a b" })["class"]).toBeUndefined();
  });

  test("a group draws its children and a use stamps a symbol", () => {
    const group = drawn({ t: "g", children: [{ t: "use", symbol: "tree", x: 2, y: 3, scale: 2 }] });
    const use = group!.firstElementChild!;
    expect(use.getAttribute("href")).toBe("#tree");
    expect(use.getAttribute("transform")).toBe("translate(2 3) scale(2)");
  });

  test("text is text", () => {
    const text = drawn({ t: "text", text: "<b>hi</b>", anchor: "middle" });
    expect(text!.children).toHaveLength(0);
    expect(text!.textContent).toBe("<b>hi</b>");
  });

  test("words on a colour are dark or light, whichever reads better", () => {
    expect(readableOn("#F0B400")).toBe("#10151A");
    expect(readableOn("#17489A")).toBe("#FFFFFF");
    expect(readableOn("#fff")).toBe("#10151A");
    expect(readableOn("canvas")).toBeNull();
  });
});

describe("high contrast on black", () => {
  const palette = {
    light: {},
    dark: { paper: "#13171C", stone: "#44474A", edge: "#565852", snow: "#F6F3EA", coal: "#0A0C10", accent: "#FF9478" },
    contrast: { paper: "#FFFFFF", stone: "#FFFFFF", edge: "#000000", snow: "#FFFFFF", coal: "#000000", accent: "#9E1B06" },
  };

  test("grounds go black, lines white, and what is bright or black on purpose stays", () => {
    expect(blackPaper(palette)).toMatchObject({
      paper: "#000000", ink: "#FFFFFF", stone: "#000000", edge: "#FFFFFF", snow: "#F6F3EA", coal: "#0A0C10", accent: "#FF9478",
    });
  });

  test("a board without such a palette still gets black paper and white ink", () => {
    expect(blackPaper({ light: {}, dark: {} })).toMatchObject({ paper: "#000000", ink: "#FFFFFF", line: "#FFFFFF" });
  });
});
