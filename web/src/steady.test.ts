import { expect, test } from "vitest";

import { keepEqual, steadily } from "./steady";

test("what is equal stays the same object", () => {
  const old = { round: 3, players: [{ dice: [1, 2] }, { dice: [3, 4] }] };
  expect(keepEqual(old, structuredClone(old))).toBe(old);
});

test("what differs is new, and only that", () => {
  const old = { round: 3, players: [{ dice: [1, 2] }, { dice: [3, 4] }] };
  const fresh = keepEqual(old, { round: 3, players: [{ dice: [1, 2] }, { dice: [3, 5] }] });
  expect(fresh).toEqual({ round: 3, players: [{ dice: [1, 2] }, { dice: [3, 5] }] });
  expect(fresh).not.toBe(old);
  expect(fresh.players[0]).toBe(old.players[0]);
  expect(fresh.players[1]).not.toBe(old.players[1]);
});

test.each([
  [[1, 2], [1]],
  [[1], [1, 2]],
  [{ a: 1 }, { a: 1, b: undefined }],
  [{ a: undefined }, { b: undefined }],
  [{ 0: 1 }, [1]],
  [null, { a: 1 }],
  [{ a: 1 }, null],
  [{ a: null }, { a: {} }],
])("%j is not taken for %j", (old, fresh) => {
  const expected = structuredClone(fresh);
  expect(keepEqual(old, fresh)).toStrictEqual(expected);
});

test("a set is compared by itself, not by its parts", () => {
  const fresh = new Set([1]);
  expect(keepEqual(new Set([1]), fresh)).toBe(fresh);
});

test("a derivation keeps what it made before", () => {
  const width = { now: 1 };
  const make = steadily(() => ({ width: width.now, tiles: [[0, 1]] }));
  const first = make();
  expect(make()).toBe(first);
  width.now = 2;
  expect(make()).not.toBe(first);
  expect(make().tiles).toBe(first.tiles);
});
