import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import english from "../../../../src/pessoi/games/hexemonia/text/en.ftl?raw";
import german from "../../../../src/pessoi/games/hexemonia/text/de.ftl?raw";
import type { Words } from "../../table/board";
import { hint } from "../../table/hint.svelte";
import { Deciding } from "../../table/picking.svelte";
import { Speech } from "../../text/speech";
import { makeBundle } from "../../text/texts.svelte";
import { type MomentName, moments } from "./fixtures";
import Staged from "./Staged.svelte";

const bundles = { en: makeBundle("en", english), de: makeBundle("de", german) };
const unknown: string[] = [];
const taken: string[] = [];
const refused: (string | null)[] = [];
const every = Object.keys(moments) as MomentName[];
let board: Record<string, unknown> | undefined;
let picking: Deciding;
let foreseen: unknown = null;

function wordsIn(language: "en" | "de", names: string[]): Words {
  const spoken = new Speech(bundles[language], names);
  return {
    say: (id, values) => spoken.find(id, values) ?? (unknown.push(id), id),
    help: (id) => spoken.help(id) || (unknown.push(`${id}.help`), id),
    word: (word) => spoken.word(word),
  };
}

function show(moment: MomentName, language: "en" | "de" = "en", eyes = moments[moment].seat): HTMLElement {
  const { view, decision, events } = moments[moment];
  picking = new Deciding({
    decision: () => (eyes === moments[moment].seat ? decision : null),
    asksTwice: () => false,
    take: ({ choice }) => taken.push(choice),
    refuse: (reason) => refused.push(reason),
    preview: () =>
      foreseen === null ? null : { choice: "", events: [], view: foreseen as Record<string, never>, waiting_for: null },
  });
  const names = view.cities.map((city) => `Player ${city.seat + 1}`);
  const props = { view, seat: eyes, names, events, log: events, words: wordsIn(language, names) };
  board = mount(Staged, { target: document.body, props: { props, deciding: picking } });
  flushSync();
  return document.body;
}

function spots(root: HTMLElement, element: string): SVGElement[] {
  return [...root.querySelectorAll<SVGElement>(`[data-element="${element}"]`)];
}

function press(root: HTMLElement, element: string): void {
  const [spot] = spots(root, element);
  if (!spot) throw new Error(`nothing called ${element}`);
  spot.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  flushSync();
}

function offered(moment: MomentName, verb: string): { choice: string; elements: string[] } {
  const found = moments[moment].decision?.choices.find(({ choice }) => choice.startsWith(`${verb} `));
  if (!found) throw new Error(`nobody can ${verb} at the ${moment}`);
  return found;
}

beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(1020);
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
});

afterEach(async () => {
  if (board) await unmount(board);
  board = undefined;
  foreseen = null;
  unknown.length = taken.length = refused.length = 0;
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test.each(every)("everything at the %s has words in both languages", async (moment) => {
  for (const language of ["en", "de"] as const) {
    const root = show(moment, language);
    expect(unknown).toEqual([]);
    for (const spot of root.querySelectorAll(".spot")) expect(spot.getAttribute("aria-label")).not.toBe("");
    if (board) await unmount(board);
    board = undefined;
  }
});

test.each(every)("at the %s every element that can be chosen or is refused is on the board once", (moment) => {
  const root = show(moment);
  const { decision } = moments[moment];
  const pointed = decision?.choices.flatMap(({ elements }) => elements) ?? [];
  const why = decision?.refusals.map(({ element }) => element).filter((element) => !element.startsWith("verb:")) ?? [];
  const missing = [...pointed, ...why].filter((element) => spots(root, element).length !== 1);
  expect(missing).toEqual([]);
});

test("an open tile is taken by a press", () => {
  const root = show("begin");
  press(root, "slot:2");
  expect(taken).toEqual(["take 2"]);
});

test("a tile of the hand is held first, shows its spaces, and is laid by a press on one", () => {
  const root = show("build");
  const { choice, elements } = offered("build", "lay");
  const [tile = "", space = ""] = elements;
  expect(root.querySelectorAll(".space.glows")).toHaveLength(0);
  press(root, tile);
  expect(taken).toEqual([]);
  const spaces = moments.build.decision?.choices.filter((each) => each.elements[0] === tile) ?? [];
  expect(root.querySelectorAll(".space.glows")).toHaveLength(spaces.length);
  press(root, space);
  expect(taken).toEqual([choice]);
});

test("a second press lets go of a tile", () => {
  const root = show("build");
  const [tile = ""] = offered("build", "lay").elements;
  press(root, tile);
  press(root, tile);
  expect(picking.narrowed).toBeNull();
  expect(root.querySelectorAll(".space.glows")).toHaveLength(0);
});

test("a tile that cannot be laid says why", () => {
  const root = show("build");
  const refusal = moments.build.decision?.refusals.find(({ element }) => element.startsWith("tile:"));
  if (!refusal) throw new Error("every tile can be laid");
  press(root, refusal.element);
  expect(refused).toEqual([refusal.reason]);
});

test("cubes are collected by presses on a cube and a tile, and sent lifts first", () => {
  const root = show("strategy");
  const { choice, elements } = offered("strategy", "lift");
  const [from = "", cube = ""] = elements;
  const to = [...root.querySelectorAll(`[data-element^="tile:"]`)]
    .map((spot) => spot.getAttribute("data-element") ?? "")
    .find(
      (element) =>
        element !== from &&
        moments.strategy.view.cities[moments.strategy.seat]?.tiles.some(({ tile }) => `tile:${tile}` === element),
    );
  press(root, cube);
  expect(root.querySelectorAll(".halo").length).toBeGreaterThan(0);
  press(root, to ?? "");
  expect(taken).toEqual([]);
  const carryOut = [...root.querySelectorAll<SVGElement>(".spot")].find((spot) =>
    spot.getAttribute("aria-label")?.startsWith("Move 1"),
  );
  carryOut?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  expect(taken).toEqual([choice]);
});

test("the sheet of a war says how strong both sides are", () => {
  const root = show("army");
  const { view } = moments.army;
  const target = view.cities.flatMap(({ tiles }) => tiles).find(({ tile }) => tile === view.target);
  const label = root.querySelector(".sheet")?.getAttribute("aria-label");
  expect(label).toContain(`strength ${view.war?.strength} against defence ${target?.defence}`);
});

test("troops are committed by a press on them", () => {
  const root = show("army");
  const { choice, elements } = offered("army", "commit");
  press(root, elements[1] ?? "");
  expect(taken).toEqual([choice]);
});

test("any city can be the large one, and all can be side by side", () => {
  const root = show("army");
  const before = root.querySelector('[data-element="tile:acropolis_1"]')?.closest(".placed")?.getAttribute("style");
  const header = [...root.querySelectorAll<SVGElement>(".spot")].find((spot) =>
    spot.getAttribute("aria-label")?.startsWith("Player 2: "),
  );
  header?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  flushSync();
  expect(root.querySelector('[data-element="tile:acropolis_1"]')?.closest(".placed")?.getAttribute("style")).not.toBe(
    before,
  );
  root.querySelector<HTMLButtonElement>(".tools button")?.click();
  flushSync();
  expect(root.querySelectorAll('[data-element^="slot:"]')).toHaveLength(0);
  expect(root.querySelectorAll('[data-element^="tile:acropolis"]')).toHaveLength(4);
});

test.each(every)("at the %s Tab stops at most twenty times", (moment) => {
  const root = show(moment);
  const stops = root.querySelectorAll('[tabindex="0"], button');
  expect(stops.length).toBeGreaterThan(4);
  expect(stops.length).toBeLessThanOrEqual(20);
});

test.each(["begin", "build", "strategy", "special", "army"] as const)(
  "at the %s one key leads from each thing that can be chosen to the next, and back",
  (moment) => {
    const root = show(moment);
    const step = (key: string) => {
      window.dispatchEvent(new KeyboardEvent("keydown", { key }));
      flushSync();
      return document.activeElement?.getAttribute("data-element") ?? "";
    };
    const reached: string[] = [];
    for (let next = step("n"); !reached.includes(next); next = step("n")) reached.push(next);
    expect(reached.length).toBeGreaterThan(1);
    for (const element of reached) expect(spots(root, element)[0]?.getAttribute("aria-disabled")).toBe("false");
    // Every choice begins at one of them.
    for (const { choice, elements } of moments[moment].decision?.choices ?? []) {
      expect([choice, elements.some((element) => reached.includes(element))]).toEqual([choice, true]);
    }
    expect(step("N")).toBe(reached.at(-1));
  },
);

test("a zone is entered where one has left it", async () => {
  const root = show("build");
  const hand = [...root.querySelectorAll<SVGElement>('[data-element^="tile:"]')].filter((spot) =>
    spot.getAttribute("aria-label")?.includes("in your hand"),
  );
  hand.at(-1)?.dispatchEvent(new FocusEvent("focusin", { bubbles: true }));
  await expect
    .poll(() => hand.map((spot) => spot.getAttribute("tabindex")))
    .toEqual([...hand.slice(1).map(() => "-1"), "0"]);
});

test("abilities that can be used say what they would bring", () => {
  const root = show("special");
  const usable = moments.special.decision?.choices.filter(({ verb }) => verb === "use") ?? [];
  expect(usable.length).toBeGreaterThan(0);
  for (const {
    arguments: [tile = ""],
  } of usable) {
    expect(root.querySelectorAll(`[data-badge="${tile}"].good`)).toHaveLength(1);
  }
});

test("what a choice would change is shown on the tiles, and in the points", () => {
  const { view, seat } = moments.build;
  const own = view.cities[seat];
  const [tile, ...others] = own?.tiles ?? [];
  if (!own || !tile) throw new Error("a city without tiles");
  const rests = { ...tile, is_active: !tile.is_active, cubes: { ...tile.cubes, gold: tile.cubes.gold + 1 } };
  foreseen = { ...view, cities: view.cities.with(seat, { ...own, tiles: [rests, ...others], total: own.total + 7 }) };
  const root = show("build");
  expect(root.querySelectorAll("[data-badge]")).toHaveLength(1);
  expect(root.querySelector(`[data-badge="${tile.tile}"]`)?.textContent).toContain("+1");
  expect(root.querySelector("[data-then]")?.getAttribute("data-then")).toBe(`${own.total + 7}`);
});

test("a tile in hand says how many points there would be, whichever tiles pay for it", () => {
  const { view, seat } = moments.build;
  const [tile = "", space = ""] = offered("build", "lay").elements;
  const [least, most] = view.cities[seat]?.hand.totals[tile.replace("tile:", "")] ?? [];
  const root = show("build");
  expect(root.querySelector("[data-then]")).toBeNull();
  press(root, tile);
  expect(root.querySelector("[data-then]")?.getAttribute("data-then")).toBe([...new Set([least, most])].join("–"));
  spots(root, space)[0]?.focus();
  flushSync();
  expect(hint.text?.about).toContain(`then ${least}`);
});

test("what is planned is looked ahead to, and shows its production and points", () => {
  const { view, seat } = moments.strategy;
  const own = view.cities[seat];
  const [first, ...others] = own?.tiles ?? [];
  if (!own || !first) throw new Error("a city without tiles");
  const more = { ...first, yield: { ...first.yield, hoplite: first.yield.hoplite + 4 } };
  foreseen = { ...view, cities: view.cities.with(seat, { ...own, tiles: [more, ...others], total: own.total + 9 }) };
  vi.stubGlobal("innerHeight", 1200);
  const root = show("strategy");
  const { choice, elements } = offered("strategy", "lift");
  const [from = "", cube = ""] = elements;
  const to = own.tiles.find(({ tile }) => `tile:${tile}` !== from)?.tile ?? "";
  press(root, cube);
  press(root, `tile:${to}`);
  expect(picking.ahead).toEqual([choice, `lay_cube ${choice.split(" ")[1]} ${to}`]);
  expect(root.querySelector("[data-then]")?.getAttribute("data-then")).toBe(`${own.total + 9}`);
  expect(root.querySelector('[data-element="forecast:production"]')?.textContent).toMatch(/\d→\d/);
  press(root, "plan:forget");
  expect(picking.ahead).toEqual([]);
});

test("everybody's points are opened line by line, a secret bonus only for its owner", () => {
  const root = show("build");
  press(root, "forecast:points");
  const told = (): string => root.querySelector('[data-element="score"]')?.textContent ?? "";
  const { view, seat } = moments.build;
  const hidden = view.cities.filter(({ acropolis }) => acropolis.city === null);
  expect(hidden.map((city) => city.seat)).not.toContain(seat);
  expect(told().split("?")).toHaveLength(hidden.length + 1);
  press(root, "score");
  expect(told()).toBe("");
});

test("a spectator sees no hand", () => {
  const root = show("build", "en", -1);
  const hand = moments.build.view.cities[moments.build.seat]?.hand.tiles ?? [];
  expect(hand.length).toBeGreaterThan(0);
  for (const tile of hand) expect(spots(root, `tile:${tile}`)).toEqual([]);
});
