import { expect, test } from "vitest";

import { moments } from "./fixtures";
import { bridges, cellAt, cellsOf, cellsOnWay, planCity, spaceAt } from "./layout";

const view = moments.middle.view;

test("a dice space lies in the middle between its cells", () => {
  const plan = planCity(7, false);
  expect(cellsOf("h4-2")).toEqual(["r4c2", "r4c3"]);
  expect(cellsOf("v4-2")).toEqual(["r4c2", "r5c2"]);
  expect(spaceAt(plan, "h4-2").y).toBe(cellAt(plan, "r4c2").y);
  expect(spaceAt(plan, "v4-2").x).toBe(cellAt(plan, "r4c2").x);
  expect(spaceAt(plan, "h4-2").x - cellAt(plan, "r4c2").x).toBe(plan.pitch / 2);
});

test.each([true, false])("every cell lies within the walls (narrow: %s)", (isNarrow) => {
  const plan = planCity(view.rows.length, isNarrow);
  for (const { cell } of view.cells) {
    const { x, y } = cellAt(plan, cell);
    expect(x - plan.tile / 2).toBeGreaterThan(plan.gutter + plan.edge);
    expect(x + plan.tile / 2).toBeLessThan(plan.width - plan.edge);
    expect(y + plan.tile / 2).toBeLessThan(plan.height - plan.edge);
  }
});

test("a roof runs on once where two sides match, and to the wall", () => {
  const plan = planCity(7, false);
  const matches = { r1c1: ["N", "E"], r1c2: ["W"] } as const;
  const cells = view.cells.map((each) =>
    each.cell in matches ? { ...each, tile: "pink_g2", roofs: ["white", "brown", "teal", "brown"] as const } : each,
  );
  const drawn = bridges(plan, { ...view, cells, sights: { ...view.sights, matches } } as unknown as typeof view);
  expect(drawn.map(({ key, roof }) => [key, roof])).toEqual([
    ["r1c1N", "white"],
    ["r1c1E", "brown"],
  ]);
});

test("a way leads over every tile between its dice spaces", () => {
  expect(cellsOnWay("r3c2", ["h3-2", "v3-3", "h4-2"])).toEqual(["r3c2", "r3c3", "r4c3", "r4c2"]);
});
