/**
 * The words of the interface and the language they are spoken in. The words themselves live in Fluent
 * catalogues on the Python side; `WORDS` lists every key the stage asks for, so that a test can compare the two.
 */
import type { Text } from "./scene";

export const WORDS = [
  "ui-alternatives",
  "ui-back",
  "ui-beat-of",
  "ui-beats",
  "ui-bots-play",
  "ui-branch-ended",
  "ui-branch-here",
  "ui-branch-part",
  "ui-branch-same",
  "ui-branches",
  "ui-card-discarded",
  "ui-card-done",
  "ui-card-hidden",
  "ui-card-now",
  "ui-card-playable",
  "ui-choice-here",
  "ui-choose",
  "ui-choose-card",
  "ui-close",
  "ui-compare",
  "ui-differs",
  "ui-first",
  "ui-forward",
  "ui-garden",
  "ui-go",
  "ui-hand",
  "ui-help",
  "ui-hint",
  "ui-hints",
  "ui-key-choose",
  "ui-key-first-last",
  "ui-key-help",
  "ui-key-language",
  "ui-key-leave",
  "ui-key-order",
  "ui-key-order-now",
  "ui-key-play",
  "ui-key-rule",
  "ui-key-step",
  "ui-key-walk",
  "ui-language",
  "ui-last",
  "ui-lift",
  "ui-lifted",
  "ui-log",
  "ui-needs-python",
  "ui-order-at",
  "ui-order-back",
  "ui-order-hint",
  "ui-order-home",
  "ui-order-lifted",
  "ui-pause",
  "ui-person",
  "ui-play",
  "ui-preview",
  "ui-python-gone",
  "ui-remove",
  "ui-seat-of",
  "ui-seats",
  "ui-slider",
  "ui-speed",
  "ui-stands-here",
  "ui-status-done",
  "ui-status-now",
  "ui-theme",
  "ui-theme-auto",
  "ui-theme-contrast",
  "ui-theme-dark",
  "ui-theme-light",
  "ui-transport",
  "ui-waiting",
  "ui-was",
  "ui-what-if",
  "ui-what-if-after",
  "ui-what-if-hidden",
  "ui-what-if-losses",
  "ui-what-if-more",
  "ui-what-if-none",
  "ui-what-if-open",
  "ui-what-if-opens",
  "ui-what-if-order",
  "ui-what-if-played",
  "ui-what-if-title",
  "ui-what-if-wait",
  "ui-winner",
  "ui-your-turn",
] as const;

export type Word = (typeof WORDS)[number];

/** Text in the chosen language, else in English, else in whatever language there is. */
export function pick(text: Text | undefined, language: string): string {
  if (text === undefined) return "";
  if (typeof text === "string") return text;
  return text[language] ?? text["en"] ?? Object.values(text)[0] ?? "";
}

export class Words {
  constructor(
    private readonly ui: Record<string, Text>,
    readonly language: string,
  ) {}

  /** A word of the interface; `{name}` in it is replaced. A missing word shows as its key, never as nothing. */
  t = (key: Word, values: Record<string, string | number> = {}): string =>
    (pick(this.ui[key], this.language) || key).replace(/\{\s*\$?(\w+)\s*\}/g, (all, name: string) =>
      name in values ? String(values[name]) : all,
    );

  /** A text of the scene. */
  of = (text: Text | undefined): string => pick(text, this.language);
}
