import { expect, test } from "vitest";

import type { ShownEvent } from "../server/wire";
import { groupByPly, hear } from "./log";

const event = (ply: number, name: string, text = name): ShownEvent => ({ ply, name, values: { seat: 0 }, text });
const texts = (events: ShownEvent[]) => events.map((one) => one.text);

test("news are added to what is held", () => {
  const held = [event(0, "rolled"), event(1, "ran")];

  const heard = hear(held, 2, [event(2, "took")]);

  expect(texts(heard.events)).toEqual(["rolled", "ran", "took"]);
  expect(texts(heard.news)).toEqual(["took"]);
});

test("what is told twice is held once and is no news", () => {
  const held = [event(0, "rolled")];

  const heard = hear(held, 0, [event(0, "rolled")]);

  expect(heard).toEqual({ events: held, news: [] });
});

test("after an undo the events of the choice are gone", () => {
  const held = [event(0, "rolled"), event(1, "ran"), event(1, "took")];

  expect(hear(held, 1, [])).toEqual({ events: [event(0, "rolled")], news: [] });
});

test("another language changes the words, and nothing is news", () => {
  const heard = hear([event(0, "rolled", "Anna rolls")], 0, [event(0, "rolled", "Anna würfelt")]);

  expect(texts(heard.events)).toEqual(["Anna würfelt"]);
  expect(heard.news).toEqual([]);
});

test("another way taken after an undo is news", () => {
  const heard = hear([event(0, "rolled"), event(1, "ran")], 1, [event(1, "rested")]);

  expect(texts(heard.news)).toEqual(["rested"]);
});

test("lines are grouped by the choice they follow", () => {
  const groups = groupByPly([event(0, "rolled"), event(1, "ran"), event(1, "took"), event(3, "rested")]);

  expect(groups.map((group) => [group.ply, texts(group.events)])).toEqual([
    [0, ["rolled"]],
    [1, ["ran", "took"]],
    [3, ["rested"]],
  ]);
});
