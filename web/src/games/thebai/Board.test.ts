import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import type { Words } from "../../table/board";
import { Deciding } from "../../table/picking.svelte";
import { moments } from "./fixtures";
import { pageOf } from "./pages";
import Staged from "./Staged.svelte";

const unknown: string[] = [];
const taken: string[] = [];
const every = Object.keys(moments) as (keyof typeof moments)[];
let board: Record<string, unknown> | undefined;

function show(moment: keyof typeof moments, width = 1020): HTMLElement {
  vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(width);
  const { view, seat, decision, events, words: spoken } = moments[moment];
  const words: Words = {
    say: (id, values) => spoken.find(id, values) ?? (unknown.push(id), id),
    help: (id) => spoken.help(id) || (unknown.push(id), id),
    word: (word) => spoken.word(word),
  };
  const deciding = new Deciding({
    decision: () => decision,
    asksTwice: () => false,
    take: ({ choice }) => taken.push(choice),
    refuse: () => undefined,
  });
  const props = { view, seat, names: spoken.names, events, log: events, words };
  board = mount(Staged, { target: document.body, props: { props, deciding } });
  flushSync();
  return document.body;
}

function spots(root: HTMLElement, element: string): Element[] {
  return [...root.querySelectorAll(`[data-element="${element}"]`)];
}

function press(root: HTMLElement, element: string): void {
  spots(root, element)[0]?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  flushSync();
}

beforeEach(() => {
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
});

afterEach(async () => {
  if (board) await unmount(board);
  board = undefined;
  unknown.length = taken.length = 0;
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** Everything that is drawn has words. */
function expectWords(root: HTMLElement): void {
  expect(unknown).toEqual([]);
  for (const spot of root.querySelectorAll(".spot")) expect(spot.getAttribute("aria-label")).not.toBe("");
}

test.each(every)("everything at the %s has words at a desk", (moment) => {
  expectWords(show(moment));
});

test.each(every)(
  "at the %s all that can be chosen or is refused is on the pages of a phone, and all there has words",
  (moment) => {
    const root = show(moment, 366);
    expectWords(root);
    const { decision } = moments[moment];
    // What a choice only shows, such as the spaces a walk leads over, can't be pressed.
    const pointed =
      decision?.choices.flatMap(({ elements }) => elements.filter((each) => pageOf(each) ?? /^verb:/.test(each))) ?? [];
    const refused = decision?.refusals.map(({ element }) => element) ?? [];
    expect([...pointed, ...refused].filter((element) => spots(root, element).length === 0)).toEqual([]);
  },
);

test("a die is taken in hand, and then goes where it is put", () => {
  const root = show("begin");
  const offered = moments.begin.decision?.choices ?? [];
  const city = offered.filter(({ verb }) => verb === "city");
  const dice = [...new Set(city.map(({ elements }) => elements[0] ?? ""))];
  expect(dice.length).toBeGreaterThan(1);
  const wanted = city.find(({ elements }) => elements[0] === dice[1]);
  press(root, dice[1] ?? "");
  expect(taken).toEqual([]);
  press(root, wanted?.elements[1] ?? "");
  expect(taken).toEqual([wanted?.choice]);
});

test("the hand of others is not drawn", () => {
  const { view, seat } = moments.middle;
  const root = show("middle");
  const own = view.families.find((family) => family.seat === seat)?.hand ?? [];
  expect(view.families.filter(({ hand }) => hand !== null).map((family) => family.seat)).toEqual([seat]);
  for (const contract of own) expect(spots(root, `contract:${contract}`).length).toBeGreaterThan(0);
});

test("a tile lies as often in the picture as in the city", () => {
  const root = show("middle");
  const laid = moments.middle.view.cells.filter(({ tile }) => tile !== null);
  expect(laid.length).toBeGreaterThan(4);
  for (const { cell } of laid) expect(spots(root, `cell:${cell}`)[0]?.querySelector(".tile")).not.toBeNull();
});
