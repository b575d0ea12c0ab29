/**
 * Colours. The palette comes with the board; here it becomes CSS variables on the root, for the light, dark or
 * high-contrast theme. "auto" follows the notebook, else the system, and changes along with it.
 */
import type { Board } from "./scene";

export type Look = "light" | "dark" | "contrast";

const NAME = /^[a-zA-Z][\w-]*$/;
const VALUE = /^(#[0-9a-f]{3,8}|[a-z]+|rgba?\([\d\s.,%/]+\))$/i;
const HOST = "[data-jp-theme-light]";

/** Put the theme on the root now and whenever the host changes its mind. Returns the way to do it again. */
export function dress(root: HTMLElement, palette: Board["palette"], theme: () => string, signal: AbortSignal): () => void {
  let worn: string[] = [];
  const apply = () => {
    const { look, dark } = wanted(root, theme());
    root.dataset["theme"] = look;
    root.toggleAttribute("data-dark", dark);
    root.style.colorScheme = dark ? "dark" : "light";
    const colours = colourSet(palette, look, dark);
    for (const name of worn) root.style.removeProperty(name);
    worn = [];
    const wear = (name: string, value: string) => {
      root.style.setProperty(name, value);
      worn.push(name);
    };
    for (const [name, value] of Object.entries(colours)) {
      if (!NAME.test(name) || !VALUE.test(value)) continue;
      wear(`--iw-${name}`, value);
      const on = readableOn(value);
      if (on) wear(`--iw-on-${name}`, on);
    }
  };
  apply();

  for (const query of ["(prefers-color-scheme: dark)", "(prefers-contrast: more)"]) {
    if (typeof matchMedia === "function") matchMedia(query).addEventListener?.("change", apply, { signal });
  }
  const observer = new MutationObserver(apply);
  const options = { attributes: true, attributeFilter: ["data-jp-theme-light", "class"] };
  observer.observe(root.ownerDocument.body, options);
  const host = root.closest(HOST);
  if (host && host !== root.ownerDocument.body) observer.observe(host, options);
  signal.addEventListener("abort", () => observer.disconnect());
  return apply;
}

function colourSet(palette: Board["palette"], look: Look, dark: boolean): Record<string, string> {
  if (look === "contrast") return dark ? blackPaper(palette) : { ...palette.light, ...palette.contrast };
  return palette[look] ?? {};
}

/** Light or dark: as chosen, else like the host. High contrast: when chosen or when the system asks for it. */
function wanted(root: HTMLElement, theme: string): { look: Look; dark: boolean } {
  const dark = theme === "dark" || (theme !== "light" && hostIsDark(root));
  if (theme === "contrast" || media("(prefers-contrast: more)")) return { look: "contrast", dark };
  return { look: dark ? "dark" : "light", dark };
}

/**
 * A board brings one high-contrast palette, on white. On black, the dark colours are taken to the end of their
 * side wherever that palette is plain white (a ground) or plain black (a line); what is bright in the dark, as
 * pieces are, stays as it is.
 */
export function blackPaper({ dark, contrast = {} }: Board["palette"]): Record<string, string> {
  const colours = { ...dark };
  for (const [name, value] of Object.entries(colours)) {
    const light = luminance(value) ?? 0;
    if (/^#fff(fff)?$/i.test(contrast[name] ?? "") && light < 0.2) colours[name] = "#000000";
    if (/^#000(000)?$/.test(contrast[name] ?? "") && light > 0.04) colours[name] = "#FFFFFF";
  }
  for (const name of ["paper", "panel", "ground", "halo"]) colours[name] = "#000000";
  for (const name of ["ink", "mute", "line", "outline"]) colours[name] = "#FFFFFF";
  return colours;
}

function hostIsDark(root: HTMLElement): boolean {
  const { body } = root.ownerDocument;
  const jupyter = (root.closest(HOST) ?? (body.matches(HOST) ? body : null))?.getAttribute("data-jp-theme-light");
  if (jupyter) return jupyter === "false";
  if (body.classList.contains("vscode-dark")) return true;
  if (body.classList.contains("vscode-light")) return false;
  return media("(prefers-color-scheme: dark)");
}

function media(query: string): boolean {
  return typeof matchMedia === "function" && matchMedia(query).matches;
}

/** Black or white, whichever is easier to read on this colour. Only hex colours can be judged. */
export function readableOn(colour: string): string | null {
  const light = luminance(colour);
  return light === null ? null : light > 0.27 ? "#10151A" : "#FFFFFF";
}

function luminance(colour: string): number | null {
  const hex = /^#([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(colour)?.[1];
  if (!hex) return null;
  const full = hex.length === 3 ? [...hex].map((c) => c + c).join("") : hex;
  const [r = 0, g = 0, b = 0] = [0, 2, 4].map((i) => {
    const c = parseInt(full.slice(i, i + 2), 16) / 255;
    return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
