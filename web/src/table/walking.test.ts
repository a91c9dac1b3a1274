import { afterEach, expect, test } from "vitest";

import { nextInDirection, spotAfter } from "./walking";

const points = [
  { x: 100, y: 0 },
  { x: 40, y: 30 },
  { x: 0, y: 50 },
  { x: -20, y: 0 },
];

test("an arrow leads to what is near and ahead", () => {
  const from = { x: 0, y: 0 };
  expect(nextInDirection(from, points, { x: 1, y: 0 })).toBe(0);
  expect(nextInDirection(from, points, { x: 0, y: 1 })).toBe(2);
  expect(nextInDirection(from, points, { x: -1, y: 0 })).toBe(3);
  expect(nextInDirection(from, points, { x: 0, y: -1 })).toBe(-1);
});

afterEach(() => document.body.replaceChildren());

test("one key goes round through all that can be chosen, and back with shift", () => {
  document.body.innerHTML = ["false", "true", "false", "false"]
    .map((disabled, number) => `<button data-element="e${number}" aria-disabled="${disabled}"></button>`)
    .join("");
  const reached: string[] = [];
  for (const key of ["n", "n", "n", "n", "N", "N"]) {
    const spot = spotAfter(document.body, new KeyboardEvent("keydown", { key }));
    spot?.focus();
    reached.push(spot?.dataset.element ?? "");
  }
  expect(reached).toEqual(["e0", "e2", "e3", "e0", "e3", "e2"]);
});
