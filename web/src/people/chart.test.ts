import { expect, test } from "vitest";

import { barsOf, courseOf, expectedRolls } from "./chart";

const FRAME = { width: 100, height: 60, left: 10, right: 10, top: 5, bottom: 5 };

test("values are spread over the frame, the highest on top", () => {
  const { dots, scale, heightOf } = courseOf([10, 40, 20], FRAME);

  expect(dots.map(({ x }) => x)).toEqual([10, 50, 90]);
  expect(dots[1]?.y).toBeLessThan(dots[2]?.y ?? 0);
  expect(dots[2]?.y).toBeLessThan(dots[0]?.y ?? 0);
  expect(heightOf(scale[0]?.value ?? NaN)).toBe(55);
  expect(heightOf(scale.at(-1)?.value ?? NaN)).toBe(5);
  expect(dots[0]?.y).toBe(heightOf(10));
});

test.each([[[-12, 3]], [[0]], [[7, 7, 7]]])("%j stays within the frame", (values) => {
  for (const { x, y } of courseOf(values, FRAME).dots) {
    expect(x).toBeGreaterThanOrEqual(10);
    expect(x).toBeLessThanOrEqual(90);
    expect(y).toBeGreaterThanOrEqual(5);
    expect(y).toBeLessThanOrEqual(55);
  }
});

test("a single value stands in the middle", () => {
  expect(courseOf([5], FRAME).dots).toEqual([{ x: 50, y: expect.any(Number) as number }]);
});

test("bars begin at zero, and what is lost goes the other way", () => {
  expect(barsOf([8, 2, 0])).toEqual([
    { from: 0, to: 1 },
    { from: 0, to: 0.25 },
    { from: 0, to: 0 },
  ]);
  expect(barsOf([3, -1])).toEqual([
    { from: 0.25, to: 1 },
    { from: 0, to: 0.25 },
  ]);
  expect(barsOf([0])).toEqual([{ from: 0, to: 0 }]);
});

test("a fair die shows each face equally often, more or less", () => {
  const { expected, least, most } = expectedRolls([30, 20, 20, 20, 20, 10]);
  expect(expected).toBe(20);
  expect(least).toBeCloseTo(20 - 2 * Math.sqrt(120 * (5 / 36)));
  expect(most - expected).toBeCloseTo(expected - least);
  expect(expectedRolls([1, 0, 0, 0, 0, 0]).least).toBe(0);
});
