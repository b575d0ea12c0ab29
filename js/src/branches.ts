/** The branches of the story, once there is more than one: go to it, compare it with this one, remove it. */
import { h, plain } from "./dom";
import type { Room } from "./room";
import type { Branch } from "./tree";

export class Branches {
  readonly element = h("section", { class: "iw-branches", hidden: true });

  #drawn = "";

  constructor(private readonly room: Room) {}

  show(line: readonly number[]): void {
    const { store, words } = this.room;
    const branches = store.tree.branches();
    this.element.hidden = branches.length < 2;
    const leaf = line.at(-1);
    const drawn = JSON.stringify([words.language, leaf, branches, branches.map((branch) => branchName(branch, this.room))]);
    if (branches.length < 2 || drawn === this.#drawn) return;
    this.#drawn = drawn;
    this.element.setAttribute("aria-label", words.t("ui-branches"));
    this.element.replaceChildren(
      h("div", { class: "iw-caption" }, h("span", {}, words.t("ui-branches")), h("span", { class: "iw-aside" }, String(branches.length))),
      h("ul", { class: "iw-branch-list" }, ...branches.map((branch) => this.#row(branch, branch.leaf === leaf))),
    );
  }

  #row(branch: Branch, here: boolean): HTMLElement {
    const { store, words, symbols, board, act } = this.room;
    const { t } = words;
    const first = store.frames[branch.first];
    const seat = board.seats.find((each) => each.id === first?.who);
    const name = branchName(branch, this.room);
    return h(
      "li",
      { class: here ? "iw-branch iw-here" : "iw-branch", "aria-current": here ? "true" : undefined },
      seat ? symbols.icon(seat.symbol, 15) : h("span"),
      h("span", { class: "iw-branch-name" }, name, h("span", { class: "iw-result" }, ` ${t("ui-beats", { n: branch.beats })}`)),
      here
        ? h("span", { class: "iw-pill" }, t("ui-branch-here"))
        : h(
            "span",
            { class: "iw-branch-buttons" },
            h("button", { class: "iw-small", "data-is": `go ${branch.first}`, "aria-label": `${t("ui-go")}: ${name}`, onclick: () => act.go(branch.first) }, t("ui-go")),
            h("button", { class: "iw-small", "data-is": `compare ${branch.leaf}`, "aria-label": `${t("ui-compare")}: ${name}`, onclick: () => act.compare(branch.leaf) }, t("ui-compare")),
            store.kernel &&
              !branch.main &&
              h(
                "button",
                {
                  class: "iw-small",
                  "aria-label": `${t("ui-remove")}: ${name}`,
                  title: t("ui-remove"),
                  onclick: (event: Event) => act.ask({ do: "remove", frame: branch.first }, event.currentTarget as Element),
                },
                "×",
              ),
          ),
    );
  }
}

/** The move that forked, and how it ended. */
export function branchName(branch: Branch, room: Room): string {
  const first = wayName(branch.first, room);
  const leaf = plain(room.words.of(room.store.frames[branch.leaf]?.line));
  return branch.first === branch.leaf ? first : `${first} … ${leaf}`;
}

/** What the move is called where it can be chosen, or as it is written, since its line may read like another's; and the line. */
export function wayName(first: number, { store, words, board }: Room): string {
  const frame = store.frames[first];
  const choice = store.frames[frame?.parent ?? -1]?.choices.find(({ move }) => move === frame?.move);
  const place = choice?.lift && board.layouts.wide.spots[choice.spot ?? ""]?.name;
  return [words.of(choice?.label) || words.of(place || frame?.move), plain(words.of(frame?.line))].filter(Boolean).join(" · ");
}
