import { expect, test } from "vitest";

import type { ShownSeat, ShownTable } from "../server/wire";
import { joinable } from "./play-now";

const seat = (kind: ShownSeat["kind"], more: Partial<ShownSeat> = {}) => ({ kind, ...more }) as ShownSeat;
const table = (id: string, created: number, ...seats: ShownSeat[]) =>
  ({ id, created, status: "open", seats }) as ShownTable;
const HERE = { is_present: true };

test("one joins where somebody waits, the fullest table first", () => {
  const tables = [
    table("full", 1, seat("person", HERE), seat("bot")),
    table("left", 2, seat("person"), seat("empty")),
    table("own", 3, seat("person", { ...HERE, is_you: true }), seat("empty")),
    table("three", 4, seat("person", HERE), seat("empty"), seat("empty")),
    table("two", 6, seat("person", HERE), seat("empty")),
    table("older", 5, seat("person", HERE), seat("empty")),
  ];
  expect(joinable(tables).map(({ id }) => id)).toEqual(["older", "two", "three"]);
});
