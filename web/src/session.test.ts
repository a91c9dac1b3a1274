import { expect, test } from "vitest";

import { NAMES } from "./session.svelte";

const games = import.meta.glob<string>("../../src/pessoi/games/*/text/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
const table = import.meta.glob<string>("../../src/pessoi/server/table.py", {
  query: "?raw",
  import: "default",
  eager: true,
});

test("nobody is lent the name of an automaton or a bot", () => {
  const automata = Object.values(games).flatMap((words) => /^automaton = (.+)$/m.exec(words)?.[1] ?? []);
  const bots = Object.values(table).flatMap((code) => /BOT_NAMES = \((.+)\)/.exec(code)?.[1]?.match(/\w+/g) ?? []);
  expect(automata.length).toBeGreaterThan(1);
  expect(bots.length).toBeGreaterThan(4);
  expect(NAMES.filter((name) => [...automata, ...bots].includes(name))).toEqual([]);
});
