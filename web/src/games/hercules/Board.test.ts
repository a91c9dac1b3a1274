import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import type { Words } from "../../table/board";
import { Deciding } from "../../table/picking.svelte";
import { faceOf, nameOf } from "./cards";
import { moments } from "./fixtures";
import Staged from "./Staged.svelte";

const unknown: string[] = [];
let spoken = moments.begin.words;
const words: Words = {
  say: (id, values) => spoken.find(id, values) ?? (unknown.push(id), id),
  help: (id) => spoken.help(id) || (unknown.push(id), id),
  word: (word) => spoken.word(word),
};
const taken: string[] = [];
const every = Object.keys(moments) as (keyof typeof moments)[];
let board: Record<string, unknown> | undefined;

function show(moment: keyof typeof moments): HTMLElement {
  const { view, seat, decision, events } = moments[moment];
  spoken = moments[moment].words;
  const picking = new Deciding({
    decision: () => decision,
    asksTwice: () => false,
    take: ({ choice }) => taken.push(choice),
    refuse: () => undefined,
  });
  const props = { view, seat, names: spoken.names, events, log: events, words };
  board = mount(Staged, { target: document.body, props: { props, deciding: picking } });
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

test("in the simplified variant a god shows and is called by its points alone", () => {
  expect(faceOf("god_hera").symbols).not.toEqual([]);
  expect(faceOf("god_hera", true)).toMatchObject({ ability: "none", symbols: [], points: 2 });
  expect(words.say(nameOf("god_hera", true))).toBe("Hera (2 VP)");
  expect(words.say(nameOf("god_zeus", true))).toBe("Zeus (5 VP)");
  expect(nameOf("tyche_03", true)).toBe("card-tyche_03");
});

test("a vase says which one lies below it", () => {
  const root = show("middle");
  const [top = "", below = ""] = moments.middle.view.vases.find(({ cards }) => cards.length > 1)?.cards ?? [];
  const [vase] = spots(root, `card:${top}`);
  expect(vase?.getAttribute("aria-label")).toContain(`below it ${words.say(nameOf(below, false))}`);
  expect(root.textContent).toContain(`then ${faceOf(below).points} VP`);
});

test.each(["begin", "solo"] as const)("above column 12 one reads at the %s what reaching it means", (moment) => {
  const said = vi.spyOn(words, "help");
  show(moment);
  const isSolo = moment === "solo";
  expect(said.mock.calls.flat()).toContain(isSolo ? "board-pile-solo" : "board-pile");
  expect(words.help("board-pile-solo")).toContain("that does not end the game");
  expect(words.help("board-pile")).not.toContain("Hades");
});
