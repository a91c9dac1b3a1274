import { readdirSync, readFileSync } from "node:fs";

import { expect, test } from "vitest";

const paths = readdirSync("src", { recursive: true, encoding: "utf-8" }).filter((path) => /\.(svelte|css)$/.test(path));
const sources = new Map(paths.map((path) => [path, readFileSync(`src/${path}`, "utf-8")]));

/** A style that moves something, with all it says. */
const MOVING = /(?<![-\w])(?:transition|animation)(?:-duration)?:[^;}]*/g;
/** Ways of Svelte to move what comes and goes, and scrolling that glides. */
const DIRECTED = /\s(?:in|out|transition|animate):(\w+)|behavior:\s*"smooth"|scroll-behavior:\s*smooth/g;
/** Those that ask whether things are to stand still. */
const CALM = new Set(["appear", "stow"]);

function found(pattern: RegExp, isFine: (match: RegExpMatchArray) => boolean): string[] {
  return [...sources].flatMap(([path, source]) =>
    [...source.matchAll(pattern)].filter((match) => !isFine(match)).map((match) => `${path}: ${match[0].trim()}`),
  );
}

test("all that moves by styles lasts as long as the tokens say, which is no time where motion is unwanted", () => {
  expect(found(MOVING, () => false).length).toBeGreaterThan(5);
  expect(found(MOVING, ([style]) => /var\(--(?:quick|calm)\)/.test(style))).toEqual([]);
  expect(sources.get("look/tokens.css")).toMatch(
    /prefers-reduced-motion: reduce\) \{[^}]*--quick: 0ms;\s*--calm: 0ms;/,
  );
});

test("nothing comes, goes or glides but by what asks whether motion is wanted", () => {
  expect(found(DIRECTED, () => false).length).toBeGreaterThan(1);
  expect(found(DIRECTED, ([, name]) => name !== undefined && CALM.has(name))).toEqual([]);
});
