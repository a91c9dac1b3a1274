import { expect, test, vi } from "vitest";

import type { Scene, ShownStep } from "../server/wire";
import { Course, PART } from "./course.svelte";

/** A match in which every choice adds one, as the server tells it. */
function server(plies: number) {
  const asked: number[] = [];
  const event = (ply: number) => ({ ply, name: "added", values: {}, text: null });
  const fetch = (first: number, count: number): Promise<ShownStep[]> => {
    asked.push(first);
    const steps: ShownStep[] = [];
    for (let ply = first; ply <= Math.min(plies, first + count - 1); ply++) {
      const isFirst = ply === first;
      const events = isFirst ? Array.from({ length: ply }, (_, before) => event(before + 1)) : [event(ply)];
      const view = isFirst ? { sum: ply, still: { same: true } } : {};
      const scene = { ply, view, events } as unknown as Scene;
      steps.push({ scene, changes: isFirst ? null : [[["sum"], ply]], begins_turn: ply % 3 === 0 });
    }
    return Promise.resolve(steps);
  };
  return { asked, fetch, plies, course: new Course(plies, fetch) };
}

test("positions come in parts, the one that is wanted first, each once", async () => {
  const { asked, course } = server(2 * PART + 3);

  await course.load(PART + 1);
  await course.load(0);

  expect(asked).toEqual([PART, 2 * PART, 0]);
});

test("every position has its view and all that happened until then", async () => {
  const { course } = server(PART + 5);
  await course.load(0);

  for (const ply of [0, 1, PART - 1, PART, PART + 5]) {
    expect(course.at(ply)?.view).toMatchObject({ sum: ply });
    expect(course.at(ply)?.events).toHaveLength(ply);
    expect(course.newsAt(ply)).toHaveLength(ply === 0 ? 0 : 1);
  }
  expect(course.events).toHaveLength(PART + 5);
});

test("what does not change is the same object all along, also from one part to the next", async () => {
  const { course } = server(PART + 1);
  await course.load(0);

  expect(course.at(PART + 1)?.view.still).toBe(course.at(0)?.view.still);
});

test("it knows where turns begin, in whichever order positions came", async () => {
  const { course } = server(PART + 2);
  await course.load(PART);

  expect(course.turns.slice(0, 3)).toEqual([0, 3, 6]);
  expect(course.turns.at(-1)).toBe(51);
});

test("a position that has not come yet is not there", () => {
  expect(server(3).course.at(1)).toBeNull();
});

test("it knows how far one can go without a gap", async () => {
  const { fetch, plies } = server(2 * PART + 3);
  let arrive = (): void => undefined;
  const rest = new Promise<void>((resolve) => (arrive = resolve));
  const course = new Course(plies, async (first, count) => {
    if (first > 0) await rest;
    return fetch(first, count);
  });
  expect(course.lastFrom(7)).toBe(7);
  const loading = course.load(0);

  await vi.waitFor(() => expect(course.lastFrom(7)).toBe(PART - 1));
  arrive();
  await loading;
  expect(course.lastFrom(7)).toBe(plies);
});
