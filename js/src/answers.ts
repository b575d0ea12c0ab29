/** Answers to somebody's click: a rule to read, a word in passing beside the thing, and what to do without Python. */
import { h, plain, rich } from "./dom";
import type { Room } from "./room";

/** Open a rule to read. */
export function readRule(room: Room, id: string, anchor: Element): void {
  const known = ruleText(room, id);
  if (known) room.popover.open(anchor, known.title, [h("p", {}, ...rich(known.text))]);
}

/** Answer what cannot be done with the rule that forbids it: the one given, or the beat's own. */
export function refuse(room: Room, rule: string | undefined, anchor: Element): void {
  const known = ruleText(room, rule ?? room.store.frame?.why);
  if (known) notice(room, anchor, known.title, known.text);
}

/** Nobody hears what was asked for: on a saved page nobody can, else Python has gone. */
export function unheard(room: Room, anchor: Element): void {
  notice(room, anchor, room.words.t(room.store.kernel ? "ui-python-gone" : "ui-needs-python"));
}

/** A word in passing: seen beside the thing, heard, and the focus stays. */
function notice(room: Room, anchor: Element, title: string, text = ""): void {
  room.popover.open(anchor, title, text ? [h("p", {}, ...rich(text))] : [], { focus: false });
  room.act.say(plain(text ? `${title}. ${text}` : title));
}

function ruleText({ board, words }: Room, id: string | undefined): { title: string; text: string } | null {
  const rule = id === undefined ? undefined : board.rules[id];
  return rule ? { title: words.of(rule.title), text: words.of(rule.text) } : null;
}
