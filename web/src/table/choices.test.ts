import { expect, test } from "vitest";

import { byVerb, matching } from "./choices";
import type { SaidChoice } from "./said";

const choice = (words: string, label: string, ...outlook: string[]): SaidChoice => ({
  choice: words,
  verb: words.split(" ")[0] ?? "",
  arguments: [],
  label,
  outlook,
  elements: [],
});

const CHOICES = [
  choice("move a", "Move to Athens"),
  choice("build a", "Build a temple in Athens", "3 points"),
  choice("move b", "Move to Sparta"),
];

const names = (choices: SaidChoice[]) => choices.map((one) => one.choice);

test("all words have to be found, anywhere in the label or the outlook", () => {
  expect(names(matching(CHOICES, "athens MOVE"))).toEqual(["move a"]);
  expect(names(matching(CHOICES, "points"))).toEqual(["build a"]);
  expect(names(matching(CHOICES, "  "))).toEqual(names(CHOICES));
  expect(matching(CHOICES, "delphi")).toEqual([]);
});

test("choices of one verb stand together, in the order of the rules", () => {
  expect(byVerb(CHOICES).map((group) => [group.verb, names(group.choices)])).toEqual([
    ["move", ["move a", "move b"]],
    ["build", ["build a"]],
  ]);
});
