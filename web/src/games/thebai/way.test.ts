import { expect, test } from "vitest";

import { Deciding } from "../../table/picking.svelte";
import type { SaidChoice, SaidDecision } from "../../table/said";
import { moments } from "./fixtures";
import type { ThebaiView } from "./view";
import { Way } from "./way.svelte";

const { seat, decision: asked, view: middle } = moments.middle;

function choice(name: string, ...elements: string[]): SaidChoice {
  const [verb = "", ...others] = name.split(" ");
  return { choice: name, verb, arguments: others, label: name, outlook: [], elements };
}

function question(...choices: SaidChoice[]): SaidDecision {
  return { ...asked, choices, refusals: [] } as unknown as SaidDecision;
}

/** An Archon on r3c2; three tiles around, reached over a die, an empty space, and a Plaza marker. */
const WALK = question(
  choice("walk r3c3", "cell:r3c3", "crossing:h3-2"),
  choice("walk r4c3", "cell:r4c3", "crossing:h3-2", "crossing:v3-3"),
  choice("walk r4c2", "cell:r4c2", "crossing:v3-2"),
  choice("step E", "space:h3-2"),
  choice("step S", "space:v3-2"),
  choice("withdraw", "verb:withdraw"),
);

const view: ThebaiView = {
  ...middle,
  families: middle.families.map((family) => (family.seat === seat ? { ...family, archon: "r3c2" } : family)),
  sights: {
    ...middle.sights,
    crossings: { "h3-2": "promotes", "v3-2": "pays", "v3-3": "nothing", "h4-2": "pays" },
    walk: {
      steps: { r3c2: ["h3-2", "v3-2"], r3c3: ["h3-2", "v3-3"], r4c3: ["v3-3", "h4-2"], r4c2: ["v3-2", "h4-2"] },
      paid: 1,
    },
  },
};

function planning(first: SaidDecision = WALK) {
  const taken: string[] = [];
  const now = { decision: first };
  const picking = new Deciding({
    decision: () => now.decision,
    asksTwice: () => true,
    take: (chosen) => taken.push(chosen.choice),
    refuse: () => undefined,
  });
  return { way: new Way({ picking, view: () => view, seat: () => seat }), taken, now };
}

test("a press on a tile lays the cheapest way, and a second one walks it", () => {
  const { way, taken } = planning();
  expect(way.press("cell:r4c3")).toBe(true);
  expect(way.laid).toEqual(["h3-2", "v3-3"]);
  expect(taken).toEqual([]);
  way.press("cell:r4c3");
  expect(taken).toEqual(["walk r4c3"]);
});

test("a way is taken back step by step", () => {
  const { way } = planning();
  way.press("cell:r4c3");
  way.back();
  expect(way.cells).toEqual(["r3c2", "r3c3"]);
  way.back();
  expect(way.laid).toEqual([]);
  way.press("cell:r4c3");
  way.press("cell:r3c3");
  expect(way.laid).toEqual(["h3-2"]);
});

test("a way is traced tile by tile, never over a tile twice, and paid for no more often than it can be", () => {
  const { way } = planning();
  expect(way.trace("r4c3")).toBe(false);
  expect(way.trace("r4c2")).toBe(true);
  // The next empty space would cost a second Drachma, and the tile behind is where it came from.
  expect(way.exits).toEqual([]);
  way.trace("r3c2");
  expect(way.laid).toEqual([]);
});

test("another way than the cheapest is walked step by step, and ends where it was meant to", () => {
  const { way, taken, now } = planning();
  for (const cell of ["r3c3", "r4c3", "r4c2"]) expect(way.trace(cell)).toBe(true);
  way.walk();
  expect(taken).toEqual(["step E"]);
  way.goOn();
  expect(taken).toHaveLength(1);
  now.decision = question(choice("step S", "space:v3-3"), choice("stop", "cell:r3c3"));
  way.goOn();
  now.decision = question(choice("step W", "space:h4-2"), choice("stop", "cell:r4c3"));
  way.goOn();
  now.decision = question(choice("step N", "space:v3-2"), choice("stop", "cell:r4c2"));
  way.goOn();
  expect(taken).toEqual(["step E", "step S", "step W", "stop"]);
});

test("a question about something else ends the walk", () => {
  const { way, taken, now } = planning();
  for (const cell of ["r3c3", "r4c3", "r4c2"]) way.trace(cell);
  way.walk();
  now.decision = question(choice("ascend", "verb:ascend"), choice("stay", "verb:stay"));
  way.goOn();
  now.decision = question(choice("step S", "space:v3-3"), choice("stop", "cell:r3c3"));
  way.goOn();
  expect(taken).toEqual(["step E"]);
});

test("where nobody is asked for a walk, presses mean something else", () => {
  const { way } = planning(question(choice("rush r3c3", "cell:r3c3")));
  expect(way.press("cell:r3c3")).toBe(false);
  expect(way.isOpen).toBe(false);
});
