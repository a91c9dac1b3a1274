import { beforeEach, expect, test } from "vitest";

import type { Picking } from "../../table/board";
import type { SaidChoice } from "../../table/said";
import { Laying } from "./laying.svelte";
import type { ThebaiView } from "./view";

const view = { sights: { sites: ["r2c2", "r3c3"] } } as unknown as ThebaiView;
const TILES = [{ choice: "tile top", verb: "tile", elements: ["action:T2"] }];
const CELLS = [{ choice: "cell r2c2", verb: "cell", elements: ["cell:r2c2", "tile:pink_g2"] }];
const taken: string[] = [];
let offered: { choice: string; verb: string; elements: string[] }[];
let decision: object;
let laying: Laying;

beforeEach(() => {
  taken.length = 0;
  [offered, decision] = [TILES, {}];
  const picking = {
    get offered() {
      return offered;
    },
    get decision() {
      return decision;
    },
    choices: (element: string) => offered.filter(({ elements }) => elements.includes(element)),
    choose: ({ choice }: SaidChoice) => taken.push(choice),
  } as unknown as Picking;
  laying = new Laying(picking, () => view);
});

function ask(choices: typeof offered): void {
  [offered, decision] = [choices, {}];
  laying.goOn();
}

test("a tile that is dropped on a cell is chosen, and then its cell", () => {
  expect(laying.isLoose("action:T2")).toBe(true);
  expect(laying.isLoose("action:T1")).toBe(false);
  laying.drop("action:T2", "cell:r2c2");
  laying.goOn();
  expect(taken).toEqual(["tile top"]);
  ask(CELLS);
  expect(taken).toEqual(["tile top", "cell r2c2"]);
});

test("where no tile can lie nothing is chosen", () => {
  laying.drop("action:T2", "cell:r1c1");
  laying.drop("action:T2", "space:h1-1");
  expect(taken).toEqual([]);
});

test("a question that comes between is left to be answered", () => {
  laying.drop("action:T2", "cell:r2c2");
  ask([{ choice: "skip", verb: "skip", elements: ["verb:skip"] }]);
  ask(CELLS);
  expect(taken).toEqual(["tile top"]);
});

test("cells are shown while a tile is dragged", () => {
  expect(laying.sites).toEqual([]);
  laying.dragged = "action:T2";
  expect(laying.sites).toEqual(["r2c2", "r3c3"]);
});
