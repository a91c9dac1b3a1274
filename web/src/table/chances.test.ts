import { expect, test } from "vitest";

import type { ReviewedChoice } from "../server/wire";
import { judgementOf, linesOf, mistakesOf, Plot } from "./chances";

const choice = (ply: number, seat: number, best: number, loss = 0): ReviewedChoice => ({
  ply,
  seat,
  question: "?",
  played: { choice: "a", label: "a", share: best - loss },
  best: { choice: "b", label: "b", share: best },
  line: [],
  is_agreed: loss === 0,
  loss,
});

const CHOICES = [choice(0, 0, 0.5), choice(2, 1, 0.6, 0.2), choice(5, 0, 0.4, 0.1), choice(6, 1, 0.7, 0.001)];

test("every seat has a line of its own decisions, which ends with what it got", () => {
  expect(linesOf(CHOICES, [1, 0], 8, true)).toEqual([
    {
      seat: 0,
      chances: [
        { ply: 0, share: 0.5 },
        { ply: 5, share: 0.4 },
        { ply: 8, share: 1 },
      ],
    },
    {
      seat: 1,
      chances: [
        { ply: 2, share: 0.6 },
        { ply: 6, share: 0.7 },
        { ply: 8, share: 0 },
      ],
    },
  ]);
});

test("a review that is not whole says nothing about the end", () => {
  expect(linesOf(CHOICES, [1, 0], 8, false)[0]?.chances.at(-1)).toEqual({ ply: 5, share: 0.4 });
});

test("the worst mistakes come first, and what costs next to nothing is none", () => {
  expect(mistakesOf(CHOICES, 5).map(({ ply }) => ply)).toEqual([2, 5]);
  expect(mistakesOf(CHOICES, 1).map(({ ply }) => ply)).toEqual([2]);
});

const PLOT = new Plot(10, 220, 120, { left: 10, right: 10, top: 10, bottom: 10 });

test("the first position lies at the left edge and the last at the right one, no chance at the bottom", () => {
  expect([PLOT.x(0), PLOT.x(10), PLOT.y(0), PLOT.y(1)]).toEqual([10, 210, 110, 10]);
  expect(new Plot(0, 220, 120, PLOT.edge).x(0)).toBe(10);
});

test("a chance holds until its seat decides again", () => {
  const chances = [
    { ply: 0, share: 0.5 },
    { ply: 5, share: 1 },
  ];
  expect(PLOT.path(chances)).toBe("M10.0 60.0H110.0V10.0");
});

test("a press anywhere on the picture leads to the nearest position that was judged", () => {
  const columns = PLOT.columns([4, 0, 4]);

  expect(columns.map(({ ply }) => ply)).toEqual([0, 4]);
  expect(columns[0]?.from).toBeCloseTo((100 * 10) / 220);
  expect((columns[0]?.from ?? 0) + (columns[0]?.wide ?? 0)).toBeCloseTo(columns[1]?.from ?? 0);
  expect((columns[1]?.from ?? 0) + (columns[1]?.wide ?? 0)).toBeCloseTo((100 * 210) / 220);
});

test("a hint says how much less another choice promises, and nothing of what is within its doubt", () => {
  expect(judgementOf(0.623, null)).toEqual(["hint-share", { share: 62 }]);
  expect(judgementOf(0.474, 0.623)).toEqual(["hint-share-less", { share: 47, loss: 14.9 }]);
  for (const share of [0.621, 0.623, 0.7]) expect(judgementOf(share, 0.623)).toEqual(["hint-share-even", {}]);
});
