import { expect, test } from "vitest";

import { type Height, Sheet } from "./sheet.svelte";

test("a sheet is as tall as is usual until somebody says otherwise", () => {
  let usual: Height = "middle";
  const sheet = new Sheet(() => usual);
  usual = "low";
  expect(sheet.height).toBe("low");

  sheet.move(1);
  usual = "high";

  expect(sheet.height).toBe("middle");
});

test("it goes no further than its three heights, but turns round by its handle", () => {
  const sheet = new Sheet(() => "high");
  sheet.move(1);
  expect(sheet.height).toBe("high");
  sheet.turn();
  expect(sheet.height).toBe("low");
  sheet.move(-1);
  expect(sheet.height).toBe("low");
});
