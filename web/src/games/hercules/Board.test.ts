import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import english from "../../../../src/pessoi/games/hercules/text/en.ftl?raw";
import type { Words } from "../../table/board";
import { Deciding } from "../../table/picking.svelte";
import { format, makeBundle } from "../../text/texts.svelte";
import { faceOf } from "./cards";
import { moments } from "./fixtures";
import Staged from "./Staged.svelte";

// A whole board is much to draw for a browser that is only played.
vi.setConfig({ testTimeout: 30_000 });

const bundle = makeBundle("en", english);
const unknown: string[] = [];
const words: Words = {
  say: (id, values) => format(bundle, id, values) ?? (unknown.push(id), id),
  help: (id) => format(bundle, id, {}, "help") ?? (unknown.push(id), id),
};
const taken: string[] = [];
const every = Object.keys(moments) as (keyof typeof moments)[];
let board: Record<string, unknown> | undefined;

function show(moment: keyof typeof moments): HTMLElement {
  const { view, seat, decision, events } = moments[moment];
  const picking = new Deciding({
    decision: () => decision,
    asksTwice: () => false,
    take: ({ choice }) => taken.push(choice),
    refuse: () => undefined,
  });
  const names = view.players.map((player) => (player.is_hades ? "Hades" : `Player ${player.seat + 1}`));
  board = mount(Staged, { target: document.body, props: { view, seat, names, events, log: events, picking, words } });
  flushSync();
  return document.body;
}

/** Operations and verbs are chosen in the panel, not on the board. */
function isOfPanel(element: string): boolean {
  return element.startsWith("operation:") || element.startsWith("verb:");
}

function spots(root: HTMLElement, element: string): SVGElement[] {
  return [...root.querySelectorAll<SVGElement>(`[data-element="${element}"]`)];
}

beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(1020);
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
});

afterEach(async () => {
  if (board) await unmount(board);
  board = undefined;
  unknown.length = taken.length = 0;
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test.each(every)("everything at the %s has words", (moment) => {
  const root = show(moment);
  expect(unknown).toEqual([]);
  for (const spot of root.querySelectorAll(".spot")) expect(spot.getAttribute("aria-label")).not.toBe("");
});

test.each(every)("at the %s every element that can be chosen or is refused is on the board once", (moment) => {
  const root = show(moment);
  const { decision } = moments[moment];
  const pointed = decision?.choices.flatMap(({ elements }) => elements) ?? [];
  const refused = decision?.refusals.map(({ element }) => element).filter((element) => !isOfPanel(element)) ?? [];
  const missing = [...pointed, ...refused].filter((element) => spots(root, element).length !== 1);
  expect(missing).toEqual([]);
});

test("what can be chosen glows, and a press takes it", () => {
  const root = show("begin");
  const offered = moments.begin.decision?.choices.find(({ verb }) => verb === "master");
  const [spot] = spots(root, offered?.elements[0] ?? "");
  expect(spot?.classList.contains("choosable")).toBe(true);
  spot?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  expect(taken).toEqual([offered?.choice]);
});

test("every card in sight is drawn", () => {
  const root = show("middle");
  const held = moments.middle.view.players.flatMap(({ cards }) => cards.map(({ card }) => card));
  for (const card of held) expect(spots(root, `card:${card}`)).toHaveLength(1);
});

test("a card shows what the rules know of it", () => {
  expect(faceOf("tyche_03")).toMatchObject({ kind: "demigod", ability: "minus_one", symbols: ["die"], number: 3 });
  expect(faceOf("vase_6a")).toMatchObject({ kind: "vase", number: 6, points: 12 });
  expect(() => faceOf("god_nobody")).toThrow('no card called "god_nobody"');
});
