/** The few signs of the stage itself: transport, help, markers. Everything else is a symbol of the board. */
import { s } from "./dom";

const SIGNS = {
  first: "M5 4h2.6v12H5zM16 4v12L8.4 10z",
  back: "M14 4v12L5.5 10z",
  play: "M6 3.5v13L17 10z",
  pause: "M5.5 4h3.4v12H5.5zM11.1 4h3.4v12h-3.4z",
  forward: "M6 4v12l8.5-6z",
  last: "M12.4 4H15v12h-2.6zM4 4v12l7.6-6z",
  burst: "M10 0l2.4 5.6L18 3.8l-2.6 4.9L20 12l-5.6 1 .3 5.8L10 15.4l-4.7 3.4.3-5.8L0 12l4.6-3.3L2 3.8l5.6 1.8z",
  end: "M10 1l2.6 5.9 6.4.6-4.8 4.3 1.4 6.3-5.6-3.3-5.6 3.3 1.4-6.3L1 7.5l6.4-.6z",
  differs: "M12.7 2.2l2 1-1.3 2.6H18v2.4h-5.8l-1.8 3.6H18v2.4H9.2l-2 4-2-1 1.5-3H2v-2.4h5.9l1.8-3.6H2V5.8h8.9z",
  fork: "M9 18v-6.4L3.6 6.2V8.5h-2V2.8h5.7v2H5L10 9.8l5-5h-2.3v-2h5.7v5.7h-2V6.2L11 11.6V18z",
  theme: "M10 2a8 8 0 1 0 0 16 8 8 0 0 0 0-16zm0 1.8v12.4a6.2 6.2 0 0 1 0-12.4z",
} as const;

export type Sign = keyof typeof SIGNS;

export function sign(name: Sign, size = 20): SVGSVGElement {
  return s(
    "svg",
    { class: `iw-sign iw-sign-${name}`, viewBox: "0 0 20 20", width: size, height: size, "aria-hidden": "true", focusable: "false" },
    s("path", { d: SIGNS[name], fill: "currentColor" }),
  );
}
