/**
 * Parts that most gardens never need. The bundle is saved with every garden, so they are not in it: they come from
 * Python as text, with the values they draw or when they are asked for, and are imported the way the host imports the
 * bundle itself. A view keeps what it has loaded; there is nothing at module level.
 */
import type { Curve } from "./curve";
import type { Foresee } from "./foresee";
import type { Order } from "./order";
import type { PartText } from "./scene";
import type { WhatIf } from "./whatif";

export interface Parts {
  Curve?: typeof Curve;
  Order?: typeof Order;
  WhatIf?: typeof WhatIf;
  Foresee?: typeof Foresee;
  css?: string;
}

export async function load(parts: Parts, { code, css }: PartText): Promise<void> {
  const url = URL.createObjectURL(new Blob([code], { type: "text/javascript" }));
  try {
    Object.assign(parts, await import(/* @vite-ignore */ url));
    parts.css = (parts.css ?? "") + css;
  } finally {
    URL.revokeObjectURL(url);
  }
}
