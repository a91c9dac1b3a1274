import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test } from "vitest";

import { texts } from "../text/texts.svelte";
import ChoiceList from "./ChoiceList.svelte";
import { Deciding } from "./picking.svelte";
import type { SaidChoice, SaidDecision } from "./said";

const choice = (verb: string, number: number): SaidChoice => ({
  choice: `${verb} ${number}`,
  verb,
  arguments: [String(number)],
  label: `${verb} to field ${number}`,
  outlook: [],
  elements: [`field:${number}`],
});

let taken: string[];
let table = $state.raw({ log: 0 });
let shown: Record<string, unknown> | undefined;

function show(choices: SaidChoice[]): Deciding {
  const decision: SaidDecision = { seat: 0, prompt: "turn", question: "?", rule: "", choices, refusals: [] };
  const picking = new Deciding({
    decision: () => decision,
    asksTwice: () => false,
    take: (made) => taken.push(made.choice),
    refuse: () => undefined,
  });
  const props = {
    picking,
    words: { find: (id: string) => id },
    isBusy: false,
    get ply() {
      return table.log;
    },
  };
  shown = mount(ChoiceList, { target: document.body, props });
  flushSync();
  return picking;
}

function press(key: string): void {
  (document.activeElement ?? document.body).dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
  flushSync();
}

const listed = () =>
  [...document.querySelectorAll("[data-choice]")].map((button) => button.getAttribute("data-choice"));
const finder = () => document.querySelector<HTMLInputElement>("input[type=search]");

function look(words: string): void {
  const field = finder();
  if (field) field.value = words;
  field?.dispatchEvent(new Event("input", { bubbles: true }));
  flushSync();
}

const many = Array.from({ length: 150 }, (_, number) => choice(number % 2 === 0 ? "move" : "build", number));

beforeEach(async () => {
  taken = [];
  await texts.change("en");
});

afterEach(async () => {
  if (shown) await unmount(shown);
  shown = undefined;
});

test("a digit takes the choice of that number as it is listed", () => {
  show([choice("move", 1), choice("build", 2), choice("move", 3)]);

  press("2");

  expect(listed()).toEqual(["move 1", "move 3", "build 2"]);
  expect(taken).toEqual(["move 3"]);
});

test("arrows walk through the choices, and around", () => {
  show([choice("move", 1), choice("move", 2)]);

  press("ArrowDown");
  expect(document.activeElement?.getAttribute("data-choice")).toBe("move 1");
  press("ArrowUp");

  expect(document.activeElement?.getAttribute("data-choice")).toBe("move 2");
});

test("few choices need no field to find them", () => {
  show([choice("move", 1)]);

  expect(finder()).toBeNull();
});

test("among many choices words find the ones that are meant", () => {
  show(many);
  expect(document.querySelectorAll("h3")).toHaveLength(2);

  press("/");
  expect(document.activeElement).toBe(finder());
  look("move 14");

  expect(listed()).toEqual(["move 14", "move 114", "move 140", "move 142", "move 144", "move 146", "move 148"]);
});

test("what was looked for is forgotten with the question", () => {
  show(many);
  look("move 14");

  table = { log: table.log + 1 };
  flushSync();

  expect(finder()?.value).toBe("");
  expect(listed()).toHaveLength(many.length);
});

test("somebody who comes or goes does not change what is looked for", () => {
  show(many);
  look("move 14");

  table = { ...table };
  flushSync();

  expect(finder()?.value).toBe("move 14");
});

test("digits typed into the field are words, not choices", () => {
  show(many);

  press("/");
  press("1");

  expect(taken).toEqual([]);
});

test("a thing picked on the board narrows the list to its choices", () => {
  const picking = show([...many, choice("move", 1)]);

  picking.pick("field:1");
  flushSync();

  expect(listed()).toEqual(["build 1", "move 1"]);
});
