import { describe, expect, test } from "vitest";
import type { Frame } from "../src/scene";
import { common, Tree } from "../src/tree";
import { frames } from "./fixture";

describe("the tree of beats", () => {
  test("a path runs from the first beat to the one asked for", () => {
    expect(new Tree(frames()).path(7)).toEqual([0, 1, 2, 6, 7]);
  });

  test("a line goes on along the first child when nothing was chosen", () => {
    expect(new Tree(frames()).line(1)).toEqual([0, 1, 2, 3, 4, 5]);
  });

  test("a line goes on along the branch walked last", () => {
    const tree = new Tree(frames());
    tree.follow(7);
    expect(tree.line(0)).toEqual([0, 1, 2, 6, 7]);
    tree.follow(4);
    expect(tree.line(0)).toEqual([0, 1, 2, 3, 4, 5]);
  });

  test("a move played before is found again", () => {
    const tree = new Tree(frames());
    expect(tree.childByMove(2, "right")).toBe(6);
    expect(tree.childByMove(2, "stay")).toBeUndefined();
    expect(tree.childByMove(1, "right")).toBeUndefined();
  });

  test("every leaf is a branch, named by the beat that forked", () => {
    expect(new Tree(frames()).branches()).toEqual([
      { leaf: 5, first: 3, beats: 3, main: true },
      { leaf: 7, first: 6, beats: 2, main: false },
    ]);
  });

  test("a story without forks is one branch that begins at the first beat", () => {
    expect(new Tree(frames().slice(0, 6)).branches()).toEqual([{ leaf: 5, first: 0, beats: 6, main: true }]);
  });

  test("what was remembered about beats that are gone is forgotten", () => {
    const all = frames();
    const tree = new Tree(all);
    tree.follow(7);
    all.length = 6;
    tree.refresh(all);
    expect(tree.line(0)).toEqual([0, 1, 2, 3, 4, 5]);
  });

  test("a beat that names itself or a later one as its parent does not hang the page", () => {
    const odd = [{ parent: 0 }, { parent: 5 }] as Frame[];
    expect(new Tree(odd).path(1)).toEqual([1]);
    expect(new Tree([]).line(0)).toEqual([]);
  });

  test("two lines have in common what comes before the fork", () => {
    expect(common([0, 1, 2, 3], [0, 1, 2, 6])).toBe(3);
  });
});
