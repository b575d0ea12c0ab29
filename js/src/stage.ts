/**
 * The stage: one view of one model. It builds the parts, arranges them by width, and shows the beat the cursor is
 * on; every command ends here and becomes a trait, an intent or a change of the view. It knows no game.
 */
import { readRule, refuse, unheard } from "./answers";
import { Branches, branchName } from "./branches";
import { Cards } from "./cards";
import { Compare } from "./compare";
import { Counters } from "./counters";
import { focused, h, s } from "./dom";
import { drawAll } from "./draw";
import { fly } from "./flight";
import { Focus } from "./focus";
import type { Foresee } from "./foresee";
import { Garden, type Step } from "./garden";
import { Header } from "./header";
import { listen } from "./keyboard";
import { arrange, isLarge, shapeFor, type Shape } from "./layout";
import { Log } from "./log";
import { load, type Parts } from "./parts";
import { pauseAfter, Player } from "./player";
import { Popover } from "./popover";
import type { Actions, Room } from "./room";
import type { Answer, Frame, PartName, PartText } from "./scene";
import { type Change, type Model, Store } from "./store";
import { Symbols } from "./symbols";
import { Talk } from "./talk";
import { dress } from "./theme";
import { Transport } from "./transport";
import { spoken, standing, Voice } from "./voice";
import type { WhatIf } from "./whatif";
import { Words } from "./words";

/** Draw a model into an element, with the parts that are there from the start. The answer undoes everything. */
export function mount(model: Model, el: HTMLElement, parts: Parts = {}): () => void {
  let stage = new Stage(model, el, parts, rebuild);
  function rebuild() {
    const held = focused(el) !== null;
    stage.close();
    stage = new Stage(model, el, parts, rebuild);
    if (held) el.querySelector<HTMLElement>(".iw-root")?.focus({ preventScroll: true });
  }
  return () => stage.close();
}

class Stage {
  readonly #root = h("div", { class: "iw-root", tabindex: -1, role: "region" });
  readonly #body = h("div", { class: "iw-body" });
  readonly #voice = new Voice();
  readonly #where = h("p", { class: "iw-sr" });
  readonly #versus = h("div", { class: "iw-caption iw-versus" });
  readonly #gardenBox = h("div", { class: "iw-garden iw-board" });
  readonly #figure = h("div", { class: "iw-figure", hidden: true });
  readonly #gone = new AbortController();
  readonly #focus = new Focus(this.#root);
  readonly #store: Store;
  readonly #room: Room;
  readonly #header: Header;
  readonly #garden: Garden;
  readonly #counters: Counters;
  readonly #table: Cards;
  readonly #hand: Cards;
  readonly #talk: Talk;
  readonly #log: Log;
  readonly #branches: Branches;
  readonly #transport: Transport;
  readonly #style = h("style");
  #whatIf: WhatIf | undefined;
  #foresee: Foresee | undefined;
  readonly #needed = new Map<PartName, () => void>(); // asked of Python; what is to be done then
  readonly #player: Player;
  readonly #redress: () => void;
  #compare: Compare | null = null;
  #shape: Shape = "wide";
  #shown = -1; // the beat on show
  #onShow: Frame | undefined; // and its frame, which a rewritten list replaces
  #previewed: number | null = null;

  constructor(model: Model, el: HTMLElement, parts: Parts, rebuild: () => void) {
    const { signal } = this.#gone;
    const prefix = `iw${Math.random().toString(36).slice(2, 9)}`; // ids must differ from any other view's
    this.#store = new Store(
      model,
      (change) => (change === "board" ? rebuild() : this.#changed(change)),
      (message) => this.#hear(message),
    );
    const { board } = this.#store;
    const room: Room = {
      store: this.#store,
      board,
      symbols: new Symbols(board.symbols, prefix),
      popover: new Popover(this.#root, () => room.words.t("ui-close"), signal),
      act: this.#actions(),
      parts,
      words: new Words(board.ui, this.#store.language),
    };
    this.#room = room;
    this.#header = new Header(room);
    this.#garden = new Garden(board, room.symbols, room.words, {
      choose: (choice, anchor) => room.act.play(choice.move, anchor),
      refuse: (anchor, spot, lifted) => {
        const { refusals = {} } = this.#store.frame ?? {};
        room.act.refuse(refusals[`${lifted}>${spot}`] ?? refusals[spot], anchor);
      },
      point: (choice, anchor) => room.act.point(choice?.move, anchor),
      foretells: () => this.#store.kernel && board.foresight === true,
      known: (move) => this.#store.kernel || this.#store.tree.childByMove(this.#store.cursor, move) !== undefined,
    });
    this.#counters = new Counters(room);
    this.#table = new Cards(room, "table");
    this.#hand = new Cards(room, "hand");
    this.#talk = new Talk(room);
    this.#log = new Log(room);
    this.#branches = new Branches(room);
    this.#transport = new Transport(room);
    this.#player = new Player((from) => this.#advance(from));

    this.#where.id = `${prefix}-where`;
    this.#garden.element.setAttribute("aria-describedby", this.#where.id);
    this.#gardenBox.append(this.#versus, this.#garden.element, this.#where);
    this.#root.append(this.#style, room.symbols.element, this.#header.element, this.#body, this.#voice.element, room.popover.element);
    el.replaceChildren(this.#root);
    this.#redress = dress(this.#root, board.palette, () => this.#store.theme, signal);
    this.#listen(signal);
    this.#arrange();
    this.#useParts();
    this.#speakLanguage();
    this.#needCurve();
  }

  close(): void {
    this.#gone.abort();
    this.#store.close();
    this.#player.stop();
    this.#foresee?.hide();
    this.#voice.stop();
    this.#whatIf?.stop();
    this.#garden.finish();
    this.#compare?.finish();
    this.#root.remove();
  }

  #listen(signal: AbortSignal): void {
    const { act } = this.#room;
    listen(
      this.#root,
      {
        step: act.step,
        first: act.first,
        last: act.last,
        toggle: act.toggle,
        choose: (key) => this.#choose(key),
        rule: () => this.#talk.firstChip?.click(),
        help: () => this.#header.help(),
        language: () => this.#header.nextLanguage(),
        leave: () => this.#leave(),
      },
      signal,
    );
    if (typeof ResizeObserver === "undefined") return;
    const observer = new ResizeObserver(() => this.#focus.keep(() => this.#resized()));
    observer.observe(this.#root);
    observer.observe(this.#transport.slider.element);
    signal.addEventListener("abort", () => observer.disconnect());
  }

  /* What anybody may ask for. */

  #actions(): Actions {
    const store = () => this.#store;
    return {
      go: (id) => {
        this.#previewed = null;
        store().go(id);
        this.#draw(); // a preview may have to give way even where the cursor stays
      },
      step: (by) => {
        const { line, cursor } = store();
        const next = line[line.indexOf(cursor) + by];
        if (next !== undefined) this.#room.act.go(next);
        else if (by > 0) this.#hint();
      },
      first: () => this.#room.act.go(store().line[0] ?? 0),
      last: () => this.#room.act.go(store().line.at(-1) ?? 0),
      toggle: () => {
        const { playing, line, cursor } = store();
        if (!playing && line.at(-1) === cursor) {
          if (this.#mustDecide()) return this.#hint();
          this.#room.act.first();
        }
        store().set("playing", !playing);
      },
      preview: (id) => this.#preview(id),
      point: (move, anchor) => this.#point(move, anchor),
      play: (move, anchor) => {
        this.#room.popover.close();
        store().play(store().cursor, move, () => this.#lost(anchor));
      },
      ask: (intent, anchor) => store().ask(intent, () => this.#lost(anchor)),
      order: (cards, anchor, moves) => {
        if (store().busy) return;
        this.#room.popover.close();
        this.#room.act.ask({ do: "order", frame: store().cursor, cards: [...cards], ...(moves && { moves: [...moves] }) }, anchor);
      },
      need: (part, then) => {
        const first = !this.#needed.has(part);
        if (first || then) this.#needed.set(part, then ?? (() => {}));
        if (!first || store().send({ do: "part", frame: store().cursor, part })) return;
        this.#needed.delete(part);
        if (then) unheard(this.#room, this.#root);
      },
      whatIf: () => this.#toggleWhatIf(),
      toHand: () => {
        const card = this.#hand.playable(1);
        card?.focus({ preventScroll: true });
        card?.scrollIntoView({ block: "nearest" });
      },
      refuse: (rule, anchor) => refuse(this.#room, rule, anchor),
      rule: (id, anchor) => readRule(this.#room, id, anchor),
      compare: (leaf) => this.#focus.keep(() => this.#setCompare(leaf)),
      say: (words) => this.#voice.say(words),
    };
  }

  /** Python has not heard it: everything shows what is true again, and it is said. */
  #lost(anchor: Element): void {
    this.#draw(true);
    unheard(this.#room, anchor);
  }

  /** Closed, the focus goes back to what opened it. */
  #toggleWhatIf(): void {
    const opener = this.#root.querySelector<HTMLElement>("[data-is='what if']") ?? this.#root;
    if (!this.#whatIf) return this.#room.act.need("whatif", () => this.#toggleWhatIf());
    const inside = this.#whatIf.element.contains(focused(this.#root));
    this.#whatIf.toggle();
    this.#table.asking(this.#whatIf.isOpen);
    if (inside) opener.focus({ preventScroll: true });
  }

  /** Somebody points at a move, or no longer. What tells what it would do comes when it is needed first. */
  #point(move: string | undefined, anchor: Element): void {
    if (this.#foresee) return this.#foresee.point(move, anchor);
    const wanted = move !== undefined || this.#needed.has("foresight");
    if (wanted && this.#room.board.foresight) this.#room.act.need("foresight", () => move !== undefined && anchor.isConnected && this.#point(move, anchor));
  }

  #hear(message: Answer): void {
    if (message.kind === "outcomes") this.#focus.keep(() => this.#whatIf?.take(message));
    else if (message.kind === "foresight") this.#foresee?.take(message);
    else this.#fetch(message, () => this.#needed.get(message.part)?.());
  }

  /* Parts that come later. */

  #fetch(part: PartText, then: () => void): void {
    const { parts } = this.#room;
    void load(parts, part).then(() => {
      if (this.#gone.signal.aborted) return;
      this.#focus.keep(() => this.#useParts());
      then();
    });
  }

  #useParts(): void {
    const { parts } = this.#room;
    this.#style.textContent = parts.css ?? "";
    if (!this.#whatIf && parts.WhatIf) {
      this.#whatIf = new parts.WhatIf(this.#room);
      this.#whatIf.resize(this.#root.clientWidth);
      if (this.#onShow) for (const part of [this.#whatIf, this.#table]) part.show(this.#onShow);
      this.#arrange();
    }
    if (!this.#foresee && parts.Foresee) this.#root.append((this.#foresee = new parts.Foresee(this.#room, this.#root)).element);
  }

  #needCurve(): void {
    const part = this.#store.curve?.part;
    if (part && !this.#room.parts.Curve) this.#fetch(part, () => this.#drawTransport());
  }

  #mustDecide(): boolean {
    const { frame } = this.#store;
    return Boolean(frame?.choices.length || frame?.hand?.cards.some((card) => card.move !== undefined));
  }

  #hint(): void {
    if (!this.#mustDecide()) return;
    this.#talk.hint();
    this.#hand.hint();
    this.#room.act.say(this.#room.words.t("ui-choose"));
  }

  #choose(key: string): boolean {
    const digit = /^[1-9]$/.test(key);
    const card = digit ? (this.#hand.playable(Number(key)) ?? this.#table.playable(Number(key))) : undefined;
    const target = card ?? this.#talk.choice(key);
    target?.click();
    return Boolean(target);
  }

  /** Esc: close what is open, else give the focus back to the notebook. */
  #leave(): void {
    if (this.#room.popover.isOpen) return this.#room.popover.close();
    (focused(this.#root) as HTMLElement | null)?.blur();
    this.#root.parentElement?.closest<HTMLElement>("[tabindex]")?.focus({ preventScroll: true });
  }

  /* What the model reports. */

  #changed(change: Change): void {
    this.#focus.keep(() => this.#take(change));
    if (change === "playing" || change === "frames" || change === "speed") this.#schedule();
  }

  #take(change: Change): void {
    if (change === "language") this.#speakLanguage();
    else if (change === "theme") this.#dressAgain();
    else if (change === "hints") this.#focus.keep(() => this.#header.show());
    else if (change === "error") this.#complain();
    else if (change === "frames") this.#grow();
    else if (change === "cursor") this.#draw();
    else if (change === "asked") for (const part of [this.#hand, this.#talk, this.#table, this.#whatIf]) part?.busy(this.#store.busy);
    else this.#drawTransport();
    if (change === "curve") this.#needCurve();
  }

  #complain(): void {
    this.#talk.error(this.#store.error);
    if (this.#store.error) this.#whatIf?.lose();
  }

  #dressAgain(): void {
    this.#redress();
    this.#header.show();
  }

  #speakLanguage(): void {
    const { board, symbols } = this.#room;
    this.#room.words = new Words(board.ui, this.#store.language);
    this.#root.lang = this.#store.language;
    this.#root.setAttribute("aria-label", this.#room.words.of(board.title));
    symbols.build(this.#room.words);
    this.#room.popover.close();
    this.#talk.release();
    this.#header.show();
    this.#talk.error(this.#store.error);
    this.#buildGardens();
    this.#draw(true);
  }

  /* Showing a beat. */

  /** Show the beat under the cursor; `again` also when it is on show already. */
  #draw(again = false): void {
    const { frame, cursor } = this.#store;
    if (frame && (cursor !== this.#shown || again || this.#previewed !== null)) this.#focus.keep(() => this.#show(frame, again));
  }

  /** More beats have come: the beat on show, and a motion under way, stay as they are. */
  #grow(): void {
    this.#foresee?.forget(); // numbers may mean other beats now
    const { frame, line, cursor } = this.#store;
    const same = frame === this.#onShow && this.#previewed === null && !this.#compare;
    if (frame && same) this.#focus.keep(() => this.#showLine(frame, line, line.indexOf(cursor)));
    else this.#draw(true);
  }

  #showLine(frame: Frame, line: readonly number[], at: number): void {
    this.#table.reserve(line.map((each) => this.#store.frames[each]));
    this.#log.show(frame, line, at);
    this.#branches.show(line);
    this.#drawTransport();
  }

  #show(frame: Frame, again: boolean): void {
    const { store, popover } = this.#room;
    const id = store.cursor;
    this.#onShow = frame;
    this.#foresee?.hide();
    this.#garden.finish(); // which starts the pause after the old beat
    this.#player.stop();
    const step = this.#stepTo(id, again);
    if (id !== this.#shown) {
      this.#voice.tell(() => spoken(store.frame, this.#room.words), store.playing);
      popover.close();
    }
    this.#shown = id;
    this.#previewed = null;
    this.#root.classList.remove("iw-previewing");

    const line = store.line;
    const at = line.indexOf(id);
    this.#talk.show(frame);
    this.#showFigure(frame);
    this.#table.show(frame);
    this.#hand.show(frame);
    this.#whatIf?.show(frame);
    this.#counters.show(frame, this.#compare?.frame(at));
    this.#showLine(frame, line, at);
    this.#where.textContent = standing(frame, this.#garden.layout, this.#room);
    this.#talk.hold();
    const flights = () => this.#counters.flights(frame, (colour) => this.#garden.tag(colour));
    const guests = (delay: number) => flights().flatMap((flight) => fly(this.#root, flight, delay));
    this.#garden.show(frame, { step, speed: store.speed, whenDone: () => this.#schedule(), guests });
    if (this.#compare) this.#showBoth(this.#compare, line, at, step);
  }

  #showFigure({ figure }: Frame): void {
    this.#figure.hidden = !figure;
    const { words, symbols } = this.#room;
    const picture = figure && s("svg", { viewBox: `0 0 ${figure.width} ${figure.height}`, role: "img", "aria-label": words.of(figure.name) });
    picture?.append(...drawAll(figure?.shapes, words, symbols.ref));
    this.#figure.replaceChildren(...(picture ? [picture] : []));
  }

  /** Beside the line on show, the branch it is compared with; both say whether they still agree. */
  #showBoth(compare: Compare, line: readonly number[], at: number, step: Step): void {
    const { store, words } = this.#room;
    const here = store.tree.branches().find((branch) => branch.leaf === line.at(-1));
    this.#versus.replaceChildren(
      h("span", {}, here ? branchName(here, this.#room) : ""),
      h("span", { class: "iw-aside" }, words.t("ui-branch-here")),
    );
    this.#garden.differ(at < compare.fork(line) ? undefined : compare.frame(at));
    compare.show(line, at, step, store.speed);
  }

  #stepTo(id: number, again: boolean): Step {
    const { tree } = this.#store;
    if (this.#shown < 0 || (again && id === this.#shown)) return "still";
    return tree.parent(id) === this.#shown ? "forward" : tree.parent(this.#shown) === id ? "back" : "jump";
  }

  #drawTransport(): void {
    const { line, cursor } = this.#store;
    this.#transport.show(line, line.indexOf(cursor), this.#compare?.fork(line) ?? 0);
  }

  #preview(id: number | null): void {
    const { store } = this.#room;
    if (this.#garden.moving && id === null && this.#previewed === null) return;
    const wanted = id === store.cursor ? null : id;
    if (wanted === this.#previewed) return;
    this.#previewed = wanted;
    this.#root.classList.toggle("iw-previewing", wanted !== null);
    this.#root.style.setProperty("--iw-preview", JSON.stringify(this.#room.words.t("ui-preview")));
    const frame = store.frames[wanted ?? store.cursor];
    if (frame) this.#garden.show(frame);
    this.#schedule();
  }

  /* Playing. */

  #schedule(): void {
    const { store, words } = this.#room;
    if (!store.playing || this.#previewed !== null) return this.#player.stop();
    if (this.#garden.moving) return; // asked again when it stands still
    this.#player.wait(pauseAfter(words.of(store.frame?.note) || words.of(store.frame?.say)) / store.speed, store.cursor);
  }

  #advance(from: number): void {
    const { line, cursor } = this.#store;
    if (cursor !== from) return; // somebody else has moved on
    const next = line[line.indexOf(cursor) + 1];
    if (next === undefined) this.#store.set("playing", false);
    else this.#store.go(next);
  }

  /* Arranging. */

  #resized(): void {
    const width = this.#root.clientWidth;
    if (!width) return; // not on the page
    this.#transport.slider.resize(this.#transport.slider.element.clientWidth - 24);
    this.#whatIf?.resize(width);
    const shape = shapeFor(width, this.#room.board.layouts.wide.width);
    if (shape !== this.#shape || !this.#root.dataset["width"]) {
      this.#shape = shape;
      this.#room.popover.close();
      this.#arrange();
      this.#buildGardens();
      this.#talk.release();
    }
    this.#room.symbols.refit(this.#root);
    this.#draw(true);
  }

  #arrange(): void {
    this.#root.dataset["width"] = this.#shape;
    const parts = {
      counters: this.#counters.element,
      garden: this.#gardenBox,
      figure: this.#figure,
      compare: this.#compare?.element ?? null,
      talk: this.#talk.element,
      transport: this.#transport.element,
      hand: this.#hand.element,
      table: this.#table.element,
      whatIf: this.#whatIf?.element ?? null,
      log: this.#log.element,
      branches: this.#branches.element,
    };
    arrange(this.#body, this.#shape, parts, isLarge(this.#room.board));
  }

  #buildGardens(): void {
    const half = this.#compare && this.#root.clientWidth < 1200;
    const layout = this.#shape === "phone" || half ? "narrow" : "wide";
    this.#garden.build(layout, this.#room.words);
    this.#compare?.build(layout);
  }

  #setCompare(leaf: number | null): void {
    this.#compare?.finish();
    this.#compare = leaf === null ? null : new Compare(this.#room, leaf);
    this.#garden.differ(undefined);
    this.#root.classList.toggle("iw-comparing", leaf !== null);
    this.#arrange();
    this.#talk.release();
    this.#buildGardens();
    this.#draw(true);
  }
}
