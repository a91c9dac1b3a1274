import { expect, test } from "vitest";

import type { SaidEvent } from "../../table/said";
import { moments } from "./fixtures";
import { sign, touched } from "./touched";

const event = (name: string, values: SaidEvent["values"]): SaidEvent => ({ ply: 1, name, values, text: name });

test.each([
  ["mastered", { seat: ["seat-0"], labour: ["labour-6"], column: 6 }, ["labour:6"]],
  ["moved", { seat: ["seat-2"], old: 0, new: 3, spaces: 3 }, ["apprentice:2"]],
  ["hades-moved", { spaces: 3, old: 0, new: 3 }, ["apprentice:1"]],
  ["rolled", { seat: ["seat-3"], d1: 1, d2: 2 }, ["dice:3"]],
  ["took-demigod", { seat: ["seat-0"], card: ["card-pan_01"] }, ["card:pan_01"]],
  ["hades-stole-nothing", { white: 3, stack: ["stack-pan"] }, ["stack:pan"]],
  ["pegasus-passed", { seat: ["seat-0"] }, ["pegasus"]],
  ["rested", { seat: ["seat-0"] }, []],
] as [string, SaidEvent["values"], string[]][])("%s touches its things", (name, values, elements) => {
  expect(touched(event(name, values))).toEqual(elements);
});

test("every card that an event of a match names has a sign", () => {
  const named = Object.values(moments).flatMap(({ events }) =>
    events.filter(({ values }) => values.card !== undefined),
  );
  expect(named.length).toBeGreaterThan(0);
  for (const one of named) expect(sign(one)).toBeDefined();
});
