import { expect, test } from "vitest";

import { readKept } from "./preferences.svelte";

test("what was kept comes back", () => {
  const kept = { ...readKept(null), scheme: "dark" as const, confirm: true };

  expect(readKept(JSON.stringify(kept))).toEqual(kept);
});

test("what makes no sense is left at what it would be anyway", () => {
  const usual = readKept(null);

  for (const words of ["", "{", "null", "[]", '{"scheme": "pink", "sound": "loud", "language": "la"}']) {
    expect(readKept(words)).toEqual(usual);
  }
});
