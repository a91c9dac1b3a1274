import { flushSync } from "svelte";
import { expect, test } from "vitest";

import { Deciding } from "../../table/picking.svelte";
import type { SaidDecision } from "../../table/said";
import { moments } from "./fixtures";
import { Hand } from "./hand.svelte";

function holding(choices: { choice: string; elements: string[] }[]): { hand: Hand; taken: string[] } {
  const taken: string[] = [];
  const offered = choices.map((each) => ({ ...each, verb: each.choice, arguments: [], label: "", outlook: [] }));
  const decision = { ...moments.begin.decision, choices: offered, refusals: [] } as unknown as SaidDecision;
  const deciding = new Deciding({
    decision: () => decision,
    asksTwice: () => false,
    take: ({ choice }) => taken.push(choice),
    refuse: () => undefined,
  });
  return { hand: new Hand(deciding), taken };
}

const TWO_DICE = [
  { choice: "a", elements: ["die:supply-citizen-1", "space:h1-1"] },
  { choice: "b", elements: ["die:supply-citizen-2", "space:h1-1"] },
  { choice: "c", elements: ["die:supply-citizen-2", "action:T1"] },
];

test("with a die in hand only what it can do is offered", () => {
  const { hand, taken } = holding(TWO_DICE);
  expect(hand.held).toBeNull();
  expect(hand.choices("space:h1-1")).toHaveLength(2);
  hand.pick("die:supply-citizen-1");
  flushSync();
  expect(hand.held).toBe("die:supply-citizen-1");
  expect(hand.choices("action:T1")).toEqual([]);
  hand.pick("space:h1-1");
  expect(taken).toEqual(["a"]);
});

test("what is pressed again is let go of", () => {
  const { hand } = holding(TWO_DICE);
  hand.pick("die:supply-citizen-2");
  hand.pick("die:supply-citizen-2");
  expect(hand.held).toBeNull();
});

test("a lone die is held by itself, and what needs no hand is chosen at once", () => {
  const { hand, taken } = holding([...TWO_DICE.slice(1), { choice: "d", elements: ["contract:C1"] }]);
  expect(hand.held).toBe("die:supply-citizen-2");
  hand.pick("contract:C1");
  expect(taken).toEqual(["d"]);
});

test("of several turns of a tile one is held, and the next ones follow", () => {
  const turns = [0, 1, 2, 3].map((turn) => ({
    choice: `${turn}`,
    elements: [`turn:${turn}`, "cell:r1c1", "tile:pink_g2"],
  }));
  const { hand, taken } = holding(turns);
  expect(hand.held).toBe("turn:0");
  hand.turn(1);
  expect(hand.held).toBe("turn:1");
  hand.turn(-2);
  expect(hand.held).toBe("turn:3");
  hand.pick("cell:r1c1");
  expect(taken).toEqual(["3"]);
});
