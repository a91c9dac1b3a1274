import { expect, test } from "vitest";

import { endOf, groupByPly, hear, lastMove, partsOf, roundsOf, sinceLastTurn, stretchesOf } from "./log";
import type { SaidEvent } from "./said";

const event = (ply: number, name: string, seat = 0): SaidEvent => ({
  ply,
  name,
  values: { seat: [`seat-${seat}`] },
  text: name,
});
const names = (events: { name: string }[]) => events.map((one) => one.name);

test("news are added to what is held", () => {
  const held = [event(0, "rolled"), event(1, "ran")];

  const heard = hear(held, 2, [event(2, "took")]);

  expect(names(heard.events)).toEqual(["rolled", "ran", "took"]);
  expect(names(heard.news)).toEqual(["took"]);
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

test("the same done by another seat is news", () => {
  const heard = hear([event(0, "rolled", 0)], 0, [event(0, "rolled", 1)]);

  expect(heard.news).toEqual([event(0, "rolled", 1)]);
});

test("another way taken after an undo is news", () => {
  const heard = hear([event(0, "rolled"), event(1, "ran")], 1, [event(1, "rested")]);

  expect(names(heard.news)).toEqual(["rested"]);
});

test("lines are grouped by the choice they follow", () => {
  const groups = groupByPly([event(0, "rolled"), event(1, "ran"), event(1, "took"), event(3, "rested")]);

  expect(groups.map((group) => [group.ply, names(group.events)])).toEqual([
    [0, ["rolled"]],
    [1, ["ran", "took"]],
    [3, ["rested"]],
  ]);
});

const said = (ply: number, seat: number | null, values: SaidEvent["values"] = {}): SaidEvent => ({
  ply,
  name: "did",
  values: seat === null ? values : { seat: [`seat-${seat}`], ...values },
  text: `${ply}`,
});

test("who chose is the first one its events name", () => {
  const plies = groupByPly([said(1, null), said(1, 2), said(1, 0)]);
  expect(plies.map(({ by }) => by)).toEqual([2]);
});

test("rounds begin where an event says so, each once", () => {
  const begins = (ply: number, round: number) => ({ ...said(ply, 0, { round }), name: "turn-began" });
  const events = [begins(0, 1), said(1, 0, { round: 7 }), begins(2, 2), begins(2, 2)];
  expect(roundsOf(events)).toEqual([
    { round: 1, at: 0 },
    { round: 2, at: 2 },
  ]);
});

test("what ended a round and what begins the next are apart, though one choice led to both", () => {
  const begins = { ...said(3, 0, { round: 2 }), name: "round-began" };
  const stretches = stretchesOf([said(3, 1), begins, said(3, 0), said(4, 0)]);
  expect(stretches.map(({ ply, round, events }) => [ply, round, events.length])).toEqual([
    [3, undefined, 1],
    [3, 2, 2],
    [4, undefined, 1],
  ]);
  expect(partsOf(stretches).map((part) => [part.round, part.stretches.map(({ ply }) => ply)])).toEqual([
    [undefined, [3]],
    [2, [3, 4]],
  ]);
});

test("the last move is the whole last turn of somebody else", () => {
  const events = [said(1, 0), said(2, 1), said(3, 2), said(4, 2)];
  expect(lastMove(events, [0]).map(({ ply }) => ply)).toEqual([3, 4]);
  expect(lastMove(events, [2])).toEqual([]);
});

test("since one's last turn is what the others did, also once one's own turn has begun", () => {
  const events = [said(1, 0), said(2, 1), said(3, 2)];
  expect(sinceLastTurn(events, 0).map(({ ply }) => ply)).toEqual([2, 3]);
  expect(sinceLastTurn([...events, said(4, 0)], 0).map(({ ply }) => ply)).toEqual([2, 3]);
});

test("of a long log its end is shown, with the rounds it belongs to", () => {
  const began = (ply: number, round: number): SaidEvent => ({ ...event(ply, "round-began"), values: { round } });
  const events = [began(0, 1), event(0, "rolled"), event(1, "ran"), event(2, "took"), began(3, 2), event(4, "rested")];
  const parts = partsOf(stretchesOf(events));
  const shown = (count: number) =>
    endOf(parts, count).map(({ round, stretches }) => [round, stretches.map(({ ply }) => ply)]);

  expect(shown(3)).toEqual([
    [1, [2]],
    [2, [3, 4]],
  ]);
  expect(shown(2)).toEqual([[2, [3, 4]]]);
  expect(endOf(parts, 100)).toEqual(parts);
});
