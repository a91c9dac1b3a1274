import { readFileSync } from "node:fs";

import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test } from "vitest";

import { COMPLETE } from "../../../words";
import { texts } from "../../text/texts.svelte";
import Piece from "./Piece.svelte";

const PICTURE = /!\[[^\]]*\]\(([a-z_-]+):([^)\s]+)\)/g;
const rules = COMPLETE.map((language) =>
  readFileSync(`../src/pessoi/games/hexemonia/text/rules.${language}.md`, "utf8"),
);
const shown = [...rules.join("\n").matchAll(PICTURE)].map(([, kind = "", name = ""]) => ({ kind, name }));
const pieces = [...new Map(shown.map((one) => [`${one.kind} ${one.name}`, one])).values()];
const mounted: Record<string, unknown>[] = [];

beforeEach(async () => {
  await texts.change("en");
  await texts.loadGame("hexemonia");
});

afterEach(() => {
  for (const piece of mounted.splice(0)) void unmount(piece);
});

function draw(kind: string, name: string): SVGElement {
  const target = document.createElement("p");
  mounted.push(mount(Piece, { target, props: { kind, name } }));
  flushSync();
  const drawn = target.querySelectorAll("svg");
  expect(drawn).toHaveLength(1);
  return drawn[0] as SVGElement;
}

const words = (kind: string, name: string) =>
  [...draw(kind, name).querySelectorAll("text")].map(({ textContent }) => textContent);

test("the rules show a tile of every title, every Acropolis, type, nature and cube", () => {
  const count = (kind: string) => pieces.filter((piece) => piece.kind === kind).length;
  expect(["tile", "acropolis", "type", "nature", "resource"].map(count)).toEqual([25, 5, 4, 4, 3]);
});

test.each(pieces)("$kind $name is drawn for the eyes alone, in a frame of its own", ({ kind, name }) => {
  const drawn = draw(kind, name);
  expect(drawn.getAttribute("aria-hidden")).toBe("true");
  expect(drawn.getAttribute("viewBox")).not.toBeNull();
  const paths = [...drawn.querySelectorAll("path")].map((path) => path.getAttribute("d"));
  expect(paths.length).toBeGreaterThan(0);
  for (const d of paths) expect(d).toMatch(/^M[^N]+$/);
});

test("no two pieces look the same, even without their names", () => {
  const looks = pieces.map(({ kind, name }) => draw(kind, name).innerHTML.replaceAll(/<text[^]*?<\/text>/g, ""));
  expect(new Set(looks).size).toBe(pieces.length);
});

test("a tile and an Acropolis bear their names, a hidden one only the numbers of its first cubes", () => {
  expect(words("tile", "wall_1")).toContain("Wall");
  expect(words("acropolis", "delos")).toEqual(["Delos", "2", "1"]);
  expect(words("tile", "acropolis_0")).toEqual(["2", "1"]);
});

test("what is no piece is not drawn", () => {
  expect(() => draw("tile", "atlantis_1")).toThrow('no tile called "atlantis_1"');
  expect(() => draw("acropolis", "atlantis")).toThrow('no Acropolis called "atlantis"');
});
