import { beforeAll, expect, test } from "vitest";

import { texts } from "../text/texts.svelte";
import { ago } from "./ago";

beforeAll(() => texts.change("en"));

test.each([
  [0, "just now"],
  [59, "just now"],
  [60, "1 minute ago"],
  [7300, "2 hours ago"],
  [90_000, "yesterday"],
])("%i seconds are said as %s", (seconds, words) => {
  expect(ago(1000, "en", 1000 + seconds)).toBe(words);
});
