import { expect, test } from "vitest";

import { around, scrollFor } from "./in-sight";

test("what is in sight stays where it is", () => {
  expect(scrollFor({ top: 100, bottom: 200 }, 0, 300)).toBe(0);
});

test("what lies below comes up, what lies above comes down, just as far as needed", () => {
  expect(scrollFor({ top: 350, bottom: 400 }, 0, 300)).toBe(100);
  expect(scrollFor({ top: -50, bottom: 10 }, 0, 300)).toBe(-50);
});

test("of what is taller than the room its top is shown", () => {
  expect(scrollFor({ top: 100, bottom: 600 }, 0, 300)).toBe(100);
});

test("the box around boxes holds them all", () => {
  expect(
    around([
      { top: 100, bottom: 160 },
      { top: 40, bottom: 90 },
    ]),
  ).toEqual({ top: 40, bottom: 160 });
});
