import { expect, test } from "vitest";

import type { ShownRules } from "../server/wire";
import { chaptersOf, matching, rulesAddress, sectionOf } from "./rulebooks.svelte";

const book: ShownRules = {
  title: "Toy",
  opening: "<p>Take cards.</p>",
  sections: [
    { id: "turn", level: 2, title: "The turn", html: "<p>One <strong>card</strong> a turn.</p>" },
    { id: "taking", level: 3, title: "Taking", html: "<p>Any card but the <em>lion</em>.</p>" },
    { id: "end", level: 2, title: "The end", html: "<p>When no card is left.</p>" },
  ],
  leads: { "verb-take": "taking", "element-card": "turn", "element-card:lion": "taking" },
};

test("a message leads to its section, a section to itself, anything else nowhere", () => {
  expect(sectionOf(book, "verb-take")).toBe("taking");
  expect(sectionOf(book, "end")).toBe("end");
  expect(sectionOf(book, "verb-run")).toBeNull();
  expect(sectionOf(book, null)).toBeNull();
});

test("a thing on the board leads to its own section, or to that of its kind", () => {
  expect(sectionOf(book, "element-card:lion")).toBe("taking");
  expect(sectionOf(book, "element-card:boar")).toBe("turn");
  expect(sectionOf(book, "element-stack")).toBeNull();
});

test("parts stand under their chapter", () => {
  const chapters = chaptersOf(book.sections);
  expect(chapters.map(({ id, parts }) => [id, parts.map((part) => part.id)])).toEqual([
    ["turn", ["taking"]],
    ["end", []],
  ]);
});

test("a part whose chapter was not found stands for itself", () => {
  expect(chaptersOf(matching(book.sections, "lion")).map(({ id }) => id)).toEqual(["taking"]);
});

test("every word has to occur, in the title or in the text, whatever its case", () => {
  expect(matching(book.sections, "CARD left").map(({ id }) => id)).toEqual(["end"]);
  expect(matching(book.sections, "strong")).toEqual([]);
  expect(matching(book.sections, " ")).toEqual(book.sections);
});

test("a place has an address", () => {
  expect(rulesAddress({ game: "toy", about: "verb-take" })).toBe("/rules/toy#verb-take");
  expect(rulesAddress({ game: "toy", about: null })).toBe("/rules/toy");
});
