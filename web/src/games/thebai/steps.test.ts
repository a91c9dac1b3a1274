import { expect, test } from "vitest";

import { moments } from "./fixtures";
import { archonBefore, before, stepsOf } from "./steps";
import { told } from "./telling";

const { view, events: log } = moments.solo;
const steps = stepsOf(log, view);
const antigone = view.antigone?.seat ?? -1;

test("her steps begin with her turn or with what ends a round, and say what they belong to", () => {
  expect(steps.length).toBeGreaterThan(5);
  expect(["turn-began", "herald-came"]).toContain(steps[0]?.event.name);
  for (const [index, { heading, begun, event }] of steps.entries()) {
    expect(heading).toBe(steps[begun]?.event.text);
    expect(begun).toBeLessThanOrEqual(index);
    expect(event.text).not.toContain("[");
  }
});

test("a Challenge that acts in her turn does not end it", () => {
  const shown = log.findLastIndex(({ name }) => name === "card-shown");
  const acted = log.flatMap((event, index) =>
    index === shown ? [{ ...event, name: "challenge-acts" }, event] : [event],
  );
  const names = stepsOf(acted, view).map(({ event }) => event.name);
  expect(names.slice(names.indexOf("challenge-acts"))).toContain("card-shown");
  expect(names).toHaveLength(steps.length + 1);
});

test("what ends a round is read with her next turn, and a turn of one's own is not", () => {
  const rounds = log.filter(({ name }) => name === "herald-came");
  expect(rounds.length).toBeGreaterThan(0);
  const ended = log.slice(
    0,
    log.findLastIndex(({ name }) => name === "round-began"),
  );
  const read = stepsOf(ended, view);
  expect(read.map(({ event }) => event.name)).toEqual(expect.arrayContaining(["herald-came", "fate-came"]));
  for (const { event } of [...read, ...steps]) {
    expect(event.name === "turn-began" && told(event).seat !== antigone).toBe(false);
  }
});

test("a search begins at the cell of the Herald card and ends at what it finds", () => {
  const searches = stepsOf(log, view).filter(({ event }) => event.name === "searched");
  for (const { search, about } of searches) {
    expect(search.length).toBeGreaterThan(0);
    expect(search.at(-1)).toBe(about.cell);
    expect(search[0]).toBe(view.sights.searches[about.herald ?? ""]?.[0]);
  }
});

test("without her turn the table is as it was before it", () => {
  const told = steps.map(({ about }) => about);
  const earlier = before(view, told, archonBefore(log, steps, antigone));
  const laid = told.filter(({ name }) => name === "tile-placed").map(({ cell }) => cell);
  for (const cell of earlier.cells) {
    if (laid.includes(cell.cell)) expect(cell.tile).toBeNull();
    else expect(cell.tile).toBe(view.cells.find((each) => each.cell === cell.cell)?.tile);
  }
  const scored = told.filter(({ name, seat }) => name === "scored-points" && seat === antigone);
  const points = scored.reduce((sum, event) => sum + event.points, 0);
  expect(earlier.families[antigone]?.score).toBe((view.families[antigone]?.score ?? 0) - points);
  const placed = told.filter(({ name }) => name === "citizen-to-city").map(({ space }) => space);
  for (const { space, holds } of earlier.spaces) if (placed.includes(space)) expect(holds).toBeNull();
});

test("there are no steps before she has had a turn", () => {
  expect(stepsOf([], view)).toEqual([]);
  expect(stepsOf(log, { ...view, antigone: null })).toEqual([]);
});

test("an event tells which things it is about", () => {
  const moved = log.find(({ name }) => name === "archon-moved" || name === "archon-placed");
  expect(moved && told(moved)).toMatchObject({ cell: expect.stringMatching(/^r\dc\d$/) as string });
});
