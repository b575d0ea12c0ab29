/**
 * The entry for a saved page: no kernel and no network, only a board and its frames. Everything that was played
 * can be walked through, compared and read; a new move says that it needs Python.
 */
import { Curve as CurvePart } from "./curve";
import type { Board, Curve, Frame, Traits } from "./scene";
import { mount as mountStage } from "./stage";
import type { Model } from "./store";

export interface Saved {
  board: Board;
  frames: Frame[];
  curve?: Curve | Record<string, never>;
  cursor?: number;
  language?: string;
  theme?: string;
  speed?: number;
}

export function mount(el: HTMLElement, saved: Saved): () => void {
  return mountStage(stub(saved), el, { Curve: CurvePart });
}

/** A model that nobody answers. */
export function stub({ board, frames, curve = {}, cursor = 0, language = "en", theme = "auto", speed = 1 }: Saved): Model {
  const traits: Traits = { _board: board, _frames: frames, _curve: curve, cursor, hints: "off", language, theme, playing: false, speed, error: "" };
  const listeners = new Map<string, Set<(...args: any[]) => void>>();
  return {
    kernel: false,
    get: (name) => traits[name],
    set(name, value) {
      if (traits[name] === value) return;
      traits[name] = value;
      for (const listener of [...(listeners.get(`change:${name}`) ?? [])]) listener();
    },
    save_changes() {},
    send() {},
    on(event, listener) {
      if (!listeners.has(event)) listeners.set(event, new Set());
      listeners.get(event)?.add(listener);
    },
    off: (event, listener) => void listeners.get(event)?.delete(listener),
  };
}
