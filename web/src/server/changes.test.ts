import { expect, test } from "vitest";

import { changed } from "./changes";

const VIEW = {
  round: 1,
  players: [
    { seat: 0, cards: ["pan"] },
    { seat: 1, cards: [] },
  ],
  pile: { top: "zeus" },
};

test("a change is put where its path leads", () => {
  const now = changed(VIEW, [
    [["round"], 2],
    [["players", 1, "cards"], ["tyche"]],
    [["pile", "top"], null],
  ]);

  expect(now).toEqual({
    round: 2,
    players: [VIEW.players[0], { seat: 1, cards: ["tyche"] }],
    pile: { top: null },
  });
});

test("the old view stays as it was, and what has not changed is shared", () => {
  const before = structuredClone(VIEW);

  const now = changed(VIEW, [[["players", 1, "cards"], ["tyche"]]]);

  expect(VIEW).toEqual(before);
  expect(now.players[0]).toBe(VIEW.players[0]);
  expect(now.pile).toBe(VIEW.pile);
});

test("a change without a path is another view, no change none", () => {
  expect(changed<unknown>(VIEW, [[[], { round: 9 }]])).toEqual({ round: 9 });
  expect(changed(VIEW, [])).toBe(VIEW);
});
