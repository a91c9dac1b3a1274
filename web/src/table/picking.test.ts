import { expect, test } from "vitest";

import { Deciding } from "./picking.svelte";
import type { SaidChoice, SaidDecision } from "./said";

const choice = (name: string, ...elements: string[]): SaidChoice => ({
  choice: name,
  verb: name.split(" ")[0] ?? "",
  arguments: [],
  label: name,
  outlook: [],
  elements,
});

const DECISION: SaidDecision = {
  seat: 0,
  prompt: "turn",
  question: "What now?",
  rule: "",
  choices: [choice("master plus", "labour:6", "die:d1"), choice("master times", "labour:8", "die:d1"), choice("rest")],
  refusals: [
    { element: "labour:3", choice: null, reason: "mastered", about: "refusal-mastered" },
    { element: "labour:6", choice: "master minus", reason: "too small", about: null },
  ],
};

function deciding(asksTwice = false) {
  const taken: string[] = [];
  const refused: (string | null)[] = [];
  const picking = new Deciding({
    decision: () => DECISION,
    asksTwice: () => asksTwice,
    take: (made) => taken.push(made.choice),
    refuse: (reason) => refused.push(reason),
  });
  return { picking, taken, refused };
}

test("an element with one choice takes it", () => {
  const { picking, taken } = deciding();

  picking.pick("labour:6");

  expect(taken).toEqual(["master plus"]);
});

test("an element with several choices narrows the list to them", () => {
  const { picking, taken } = deciding();

  picking.pick("die:d1");

  expect(taken).toEqual([]);
  expect(picking.listed.map((one) => one.choice)).toEqual(["master plus", "master times"]);
  expect(picking.reset()).toBe(true);
  expect(picking.listed).toHaveLength(3);
});

test("an element without a choice says why", () => {
  const { picking, refused } = deciding();

  picking.pick("labour:3");
  picking.pick("labour:12");

  expect(refused).toEqual(["mastered", null]);
});

test("an element that can be chosen needs no excuse", () => {
  const { picking } = deciding();

  expect(picking.refusal("labour:6")).toBeUndefined();
  expect(picking.refusal("labour:3")).toBe("mastered");
});

test("with confirmation the second press takes it", () => {
  const { picking, taken } = deciding(true);

  picking.pick("labour:6");
  expect([taken, picking.armed]).toEqual([[], "master plus"]);
  expect([...picking.pointed]).toEqual(["labour:6", "die:d1"]);
  picking.pick("labour:6");

  expect([taken, picking.armed]).toEqual([["master plus"], null]);
});

test("what is considered in the panel is marked on the board", () => {
  const { picking } = deciding();

  picking.considered = "master times";

  expect([...picking.pointed]).toEqual(["labour:8", "die:d1"]);
});

test("what is picked next completes a choice of the element that is held", () => {
  const { picking, taken } = deciding();

  picking.narrow("die:d1");
  picking.pick("labour:8");

  expect(taken).toEqual(["master times"]);
});

test("what has been confirmed otherwise is taken at once", () => {
  const { picking, taken } = deciding(true);

  picking.choose(choice("rest"), true);

  expect(taken).toEqual(["rest"]);
});
