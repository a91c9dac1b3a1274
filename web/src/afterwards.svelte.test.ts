import { flushSync } from "svelte";
import { expect, test, vi } from "vitest";

import { afterwards } from "./afterwards.svelte";

test("what is read at leisure follows, and only the last of what came meanwhile", async () => {
  let told = $state("first");
  const seen: string[] = [];
  let late = { current: "" };
  const end = $effect.root(() => {
    late = afterwards(() => told);
    $effect(() => {
      seen.push(late.current);
    });
  });
  flushSync();
  expect(late.current).toBe("first");

  for (const words of ["second", "third"]) {
    told = words;
    flushSync();
  }
  expect(late.current).toBe("first");

  await vi.waitFor(() => expect(late.current).toBe("third"), { timeout: 100_000 });
  flushSync();
  expect(seen).toEqual(["first", "third"]);
  end();
});
