import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";

import { licenceOf, packageOf, written } from "../licences";

function packaged(told: object, text?: string): string {
  const folder = mkdtempSync(join(tmpdir(), "licences-"));
  writeFileSync(join(folder, "package.json"), JSON.stringify({ name: "some", version: "1.2.3", ...told }));
  if (text !== undefined) writeFileSync(join(folder, "LICENSE.md"), text);
  return folder;
}

test("a module belongs to the innermost package it lies in", () => {
  expect(packageOf("/a/node_modules/svelte/src/index.js")).toBe("/a/node_modules/svelte");
  expect(packageOf("/a/node_modules/@fluent/bundle/index.js")).toBe("/a/node_modules/@fluent/bundle");
  expect(packageOf("/a/node_modules/svelte/node_modules/clsx/clsx.js?v=1")).toBe(
    "/a/node_modules/svelte/node_modules/clsx",
  );
  expect(packageOf("\0vite/preload-helper.js")).toMatch(/node_modules\/vite$/);
  expect(packageOf("/a/web/src/main.ts")).toBeNull();
});

test("a licence comes with the package, or is the standard text of its name", () => {
  expect(licenceOf(packaged({ license: "MIT" }, "as they wrote it\n")).text).toBe("as they wrote it");
  expect(licenceOf(packaged({ license: "Apache-2.0" })).text).toContain("Apache License");
});

test("what we do not know stops the build", () => {
  expect(() => licenceOf(packaged({ license: "SSPL-1.0" }, "text"))).toThrow("licence we do not know");
  expect(() => licenceOf(packaged({}, "text"))).toThrow("licence we do not know");
  expect(() => licenceOf(packaged({ license: "ISC" }))).toThrow("comes without its licence");
});

test("packages are listed by name", () => {
  const some = { version: "1", licence: "MIT", text: "text" };
  const page = written([
    { name: "b", ...some },
    { name: "a", ...some },
  ]);
  expect(page.match(/^## .*$/gm)).toEqual(["## a 1 (MIT)", "## b 1 (MIT)"]);
});
