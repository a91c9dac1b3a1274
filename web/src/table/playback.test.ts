import { afterEach, beforeEach, expect, test, vi } from "vitest";

import type { Pace } from "../preferences.svelte";
import type { Scene, ShownEvent } from "../server/wire";
import { type Moment, Playback } from "./playback.svelte";

const event = (ply: number, name: string): ShownEvent => ({ ply, name, values: {}, text: null });

/** The update after a ply, with these events. */
function moment(ply: number, ...names: string[]): Moment {
  const news = names.map((name) => event(ply, name));
  return { scene: { ply } as Scene, events: news, news };
}

let pace: Pace;
let playback: Playback;

beforeEach(() => {
  vi.useFakeTimers();
  pace = "quick";
  playback = new Playback(() => pace);
  playback.add(moment(0), true);
});

afterEach(() => vi.useRealTimers());

test("what comes while something is told waits for its turn", () => {
  playback.add(moment(1, "first", "second"), false);
  playback.add(moment(2, "third"), false);

  expect(playback.scene?.ply).toBe(1);
  expect(playback.isBehind).toBe(true);
  const told: (string | undefined)[] = [playback.telling?.name];
  while (vi.getTimerCount() > 0) {
    vi.advanceTimersToNextTimer();
    told.push(playback.telling?.name);
  }
  expect(told).toEqual(["first", "second", "third", undefined]);
  expect(playback.scene?.ply).toBe(2);
  expect(playback.isBehind).toBe(false);
});

test("skipping shows all that is known, with all that led there", () => {
  playback.add(moment(1, "first"), false);
  playback.add(moment(2, "second"), false);
  playback.add(moment(3, "third"), false);

  playback.skip();

  expect(playback.scene?.ply).toBe(3);
  expect(playback.news.map(({ name }) => name)).toEqual(["second", "third"]);
  expect(playback.telling).toBeNull();
  expect(vi.getTimerCount()).toBe(0);
});

test("what one did oneself overtakes everything", () => {
  playback.add(moment(1, "first"), false);
  playback.add(moment(2, "second"), false);

  playback.add(moment(3, "own"), true);

  expect(playback.scene?.ply).toBe(3);
  expect(playback.isBehind).toBe(false);
});

test("who wants to see things at once does", () => {
  pace = "at-once";
  playback.add(moment(1, "first"), false);
  playback.add(moment(2, "second"), false);

  expect(playback.scene?.ply).toBe(2);
  expect(playback.telling).toBeNull();
});

test("an update without events changes nothing about what is told", () => {
  playback.add(moment(1, "first", "second"), false);
  const before = playback.news;

  playback.add(moment(1), false);

  expect(playback.news).toBe(before);
  expect(playback.telling?.name).toBe("first");
  expect(playback.isBehind).toBe(false);
});
