import { expect, test } from "vitest";

import { reachOf, stepFrom } from "./stepping";

test("a step by choice stays within the match", () => {
  expect(stepFrom(3, 1, null, 10)).toBe(4);
  expect(stepFrom(10, 1, null, 10)).toBe(10);
  expect(stepFrom(0, -1, null, 10)).toBe(0);
});

test("a step by turn or round leads to where the next one begins, or the one before", () => {
  const starts = [0, 4, 9];

  expect(stepFrom(0, 1, starts, 12)).toBe(4);
  expect(stepFrom(5, 1, starts, 12)).toBe(9);
  expect(stepFrom(9, 1, starts, 12)).toBe(12);
  expect(stepFrom(6, -1, starts, 12)).toBe(4);
  expect(stepFrom(4, -1, starts, 12)).toBe(0);
});

test("how long a match is stays unknown until it is asked for or was seen", () => {
  expect(reachOf(5, 40, false)).toBe(5);
  expect(reachOf(5, 40, true)).toBe(40);
  expect(reachOf(60, 40, false)).toBe(40);
});
