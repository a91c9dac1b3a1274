import { beforeEach, expect, test } from "vitest";

import type { ShownTable } from "./server/wire";
import { addPart, bearWitness, witnessOf } from "./witness";

const seen = (more: Partial<ShownTable>) =>
  bearWitness({ id: "t", status: "open", entropy_commitment: "e", commitment: null, ...more } as ShownTable);

beforeEach(() => localStorage.clear());

test("what was shown first is kept, whatever is shown later", () => {
  seen({});
  addPart("t", 1, "nonce");
  seen({ status: "running", commitment: "c" });
  seen({ status: "running", entropy_commitment: "other", commitment: "other" });
  expect(witnessOf("t")).toEqual({ entropy: "e", commitment: "c", nonces: { "1": "nonce" } });
});

test("what is shown only at the end is nothing one was there for", () => {
  seen({ status: "finished", commitment: "c" });
  expect(witnessOf("t")).toBeNull();
});

test("the latest tables are kept, and what can't be read is forgotten", () => {
  for (let number = 0; number < 120; number++) seen({ id: `t${number}` });
  expect([witnessOf("t0"), witnessOf("t119")]).toEqual([null, { entropy: "e" }]);
  localStorage.setItem("pessoi-dice", "{");
  expect(witnessOf("t119")).toBeNull();
});
