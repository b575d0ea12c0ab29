/**
 * Making elements. The only way the stage puts anything on the page: by name, attribute and text node,
 * never by a string of HTML, so that no word of a scene can become markup.
 */

export const SVG = "http://www.w3.org/2000/svg";

type Child = Node | string | null | undefined | false;
type Listener = (event: any) => void;
export type Props = Record<string, string | number | boolean | undefined | Listener>;

/** `h("button", {class: "iw-x", onclick: f}, "words")`. Focusable elements keep the notebook's shortcuts away. */
export function h<K extends keyof HTMLElementTagNameMap>(tag: K, props: Props = {}, ...children: Child[]): HTMLElementTagNameMap[K] {
  const element = document.createElement(tag);
  if (tag === "button") element.setAttribute("type", "button");
  if (tag === "button" || tag === "select" || "tabindex" in props) shield(element);
  put(element, props);
  append(element, children);
  return element;
}

/** The same for SVG. */
export function s<K extends keyof SVGElementTagNameMap>(tag: K, props: Props = {}, ...children: Child[]): SVGElementTagNameMap[K] {
  const element = document.createElementNS(SVG, tag) as SVGElementTagNameMap[K];
  if ("tabindex" in props) shield(element);
  put(element, props);
  append(element, children);
  return element;
}

/** Set, change or (with undefined or false) remove attributes; `on...` adds a listener. */
export function put(element: Element, props: Props): void {
  for (const [name, value] of Object.entries(props)) {
    if (typeof value === "function") element.addEventListener(name.slice(2), value);
    else if (value === undefined || value === false) element.removeAttribute(name);
    else element.setAttribute(name, value === true ? "" : String(value));
  }
}

function append(element: Element, children: Child[]): void {
  for (const child of children) if (child) element.append(child);
}

/** JupyterLab asks the focused element itself whether its shortcuts should stay quiet. */
function shield(element: Element): void {
  element.setAttribute("data-lm-suppress-shortcuts", "true");
}

/** `**bold**` is the only markup a scene may use. */
export function rich(text: string): Node[] {
  return text
    .split("**")
    .map((part, i) => (i % 2 ? h("b", {}, part) : document.createTextNode(part)));
}

export function plain(text: string): string {
  return text.replaceAll("**", "");
}

/** The focused element, also inside a shadow root (some hosts draw widgets in one). */
export function focused(within: Element): Element | null {
  const root = within.getRootNode() as Document | ShadowRoot;
  const active = root.activeElement ?? null;
  return active && within.contains(active) ? active : null;
}
