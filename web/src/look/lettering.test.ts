import { expect, test } from "vitest";

import { fitted } from "./lettering";

const SIZES = { largest: 11, smallest: 9 };

test("words that fit are written large, longer ones smaller, and the longest are cut", () => {
  expect(fitted("Zeile 3", 60, SIZES)).toEqual({ words: "Zeile 3", size: 11 });
  const smaller = fitted("Versammlung", 60, SIZES);
  expect(smaller.words).toBe("Versammlung");
  expect(smaller.size).toBeGreaterThan(9);
  expect(smaller.size).toBeLessThan(11);
  expect(fitted("Versammlung", 40, SIZES)).toEqual({ words: "Versam…", size: 9 });
});
