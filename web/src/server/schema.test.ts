// @vitest-environment node
import { readFile } from "node:fs/promises";

import openapiTS, { astToString, COMMENT_HEADER } from "openapi-typescript";
import { expect, test } from "vitest";

test("the types say what the server's description says; `make schema` writes both anew", async () => {
  const types = await openapiTS(new URL("./openapi.json", import.meta.url));

  const written = await readFile(new URL("./schema.ts", import.meta.url), "utf-8");

  expect(written).toBe(COMMENT_HEADER + astToString(types));
});
