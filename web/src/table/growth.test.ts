import { expect, test } from "vitest";

import { apart, samplesOf, scaleOf } from "./growth";

test("points are taken where rounds begin, and at the end", () => {
  const points = [[0], [1], [2], [3], [4], [5]];

  const samples = samplesOf(points, [0, 2, 4]);

  expect(samples.map(({ round, points: [only] }) => [round, only])).toEqual([
    [0, 0],
    [1, 2],
    [2, 4],
    [3, 5],
  ]);
});

test("without rounds every choice counts", () => {
  expect(samplesOf([[0], [3]], [])).toHaveLength(2);
  expect(samplesOf([], [0])).toEqual([]);
});

test.each([
  [0, 14],
  [-7, 3],
  [0, 1],
  [0, 213],
])("a scale from %d to %d holds all, with few even lines", (lowest, highest) => {
  const lines = scaleOf(lowest, highest);
  expect(lines[0]).toBeLessThanOrEqual(lowest);
  expect(lines.at(-1)).toBeGreaterThanOrEqual(highest);
  expect(lines.length).toBeLessThan(8);
});

test("labels of lines that end close to each other do not touch", () => {
  const placed = apart([50, 48, 10], 14);
  expect(placed).toEqual([62, 48, 10]);
});
