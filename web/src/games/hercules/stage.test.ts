import { describe, expect, test } from "vitest";

import type { SaidEvent } from "../../table/said";
import type { Word } from "../../text/word";
import { lastSteps } from "./hades";
import { keyframes } from "./running";
import { Stage } from "./stage.svelte";

function event(name: string, values: Record<string, Word> = {}, text = name): SaidEvent {
  return { ply: 0, name, values, text };
}

describe("the stage", () => {
  test("rolls both dice of whoever has rolled, and nobody else's", () => {
    const stage = new Stage();
    stage.play([event("rolled", { seat: ["seat-1"], d1: 3, d2: 4 })]);
    expect(Object.keys(stage.motions)).toEqual(["1-0", "1-1"]);
    expect(stage.motions["1-0"]?.kind).toBe("roll");
  });

  test("turns the one die a card has changed", () => {
    const stage = new Stage();
    stage.play([event("die-changed", { seat: ["seat-0"], die: ["dice-d2"], old: 2, new: 3 })]);
    expect(stage.motions).toEqual({ "0-1": { kind: "turn", count: 1 } });
  });

  test("rolls the one die that is rolled again", () => {
    const stage = new Stage();
    stage.play([event("rerolled", { seat: ["seat-0"], die: ["dice-w"], old: 2, new: 2 })]);
    expect(stage.motions).toEqual({ "0-2": { kind: "roll", count: 1 } });
  });

  test("moves a die anew when the same thing happens again", () => {
    const stage = new Stage();
    const changed = event("die-changed", { seat: ["seat-0"], die: ["dice-d1"], old: 2, new: 3 });
    stage.play([changed]);
    stage.play([changed]);
    expect(stage.motions["0-0"]?.count).toBe(2);
  });

  test("lets an apprentice run through every column", () => {
    const stage = new Stage();
    stage.play([event("moved", { seat: ["seat-2"], old: 0, new: 3, spaces: 3 })]);
    expect(stage.runs[2]?.columns).toEqual([0, 1, 2, 3]);
  });

  test("joins Hades' move and his running on to one run", () => {
    const stage = new Stage();
    stage.play([event("hades-moved", { old: 10, new: 1 }), event("hades-ran-on", { old: 1, new: 3, spaces: 2 })]);
    expect(stage.runs[1]?.columns).toEqual([10, 11, 12, 1, 2, 3]);
  });

  test("shows the last of several runs that come at once", () => {
    const stage = new Stage();
    const early = event("moved", { seat: ["seat-0"], old: 0, new: 2 });
    stage.play([early, { ...event("moved", { seat: ["seat-0"], old: 2, new: 3 }), ply: 5 }]);
    expect(stage.runs[0]?.columns).toEqual([2, 3]);
  });

  test("stands still when nothing has happened", () => {
    const stage = new Stage();
    stage.play([]);
    expect([stage.motions, stage.runs]).toEqual([{}, {}]);
  });
});

test("a running apprentice hops between two columns", () => {
  expect(
    keyframes([
      { x: 0, y: 10 },
      { x: 20, y: 10 },
    ]),
  ).toEqual([
    { x: 0, y: 10 },
    { x: 10, y: 5 },
    { x: 20, y: 10 },
  ]);
});

test("Hades' last turn is told step by step, whatever came after it", () => {
  const log = [
    event("hades-stole", {}, "stole long ago"),
    event("hades-stole", {}, "steals"),
    event("hades-moved", { old: 0, new: 4 }, "goes"),
    event("moved", { seat: ["seat-0"] }, "somebody runs"),
    event("hades-rolled", {}, "rolls"),
  ];
  expect(lastSteps(log).map(({ text }) => text)).toEqual(["steals", "goes"]);
  expect(lastSteps([])).toEqual([]);
});
