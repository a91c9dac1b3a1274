import { expect, test } from "vitest";

import { texts } from "../text/texts.svelte";
import { clockWords, timeWords } from "./clock";

test("time left reads like a clock, and like a calendar when there is much of it", async () => {
  await texts.change("en");

  expect([9, 59.2, 750, 7500, 0, -3].map(timeWords)).toEqual(["0:09", "1:00", "12:30", "2:05:00", "0:00", "0:00"]);
  expect(timeWords(3 * 86_400 + 4 * 3600)).toMatch(/3.*4/);
});

test("what was agreed says how much time there is, and what happens at zero", async () => {
  await texts.change("en");

  const words = clockWords({ kind: "live", seconds: 600, increment: 10, on_timeout: "lose" });

  expect(words).toContain("10");
  expect(words).not.toBe(clockWords({ kind: "live", seconds: 600, increment: 10, on_timeout: "bot" }));
});
