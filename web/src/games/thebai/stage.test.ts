import { expect, test } from "vitest";

import { moments } from "./fixtures";
import { routeOf, Stage } from "./stage.svelte";
import { told } from "./telling";
import { sign, touched } from "./touched";

const log = [...moments.solo.events, ...moments.middle.events];

function first(name: string) {
  const found = log.find((event) => event.name === name);
  if (!found) throw new Error(`no event called "${name}"`);
  return found;
}

test("a tile flies from where it lies to its cell", () => {
  const event = first("tile-placed");
  const { tile, cell, seat } = told(event);
  const [route] = routeOf(event, seat ?? 0);
  expect(route).toMatchObject({ from: [`[data-tile="${tile}"]`, `[data-family="${seat}"]`], to: `cell:${cell}` });
});

test("an own die flies from the supply, another's from its family", () => {
  const event = first("citizen-to-city");
  const { seat = 0, face, space } = told(event);
  expect(routeOf(event, seat)[0]?.from[0]).toBe(`[data-element="die:supply-citizen-${face}"]`);
  expect(routeOf(event, seat + 1)[0]).toMatchObject({ from: [`[data-family="${seat}"]`], to: `space:${space}` });
});

test("what flies does not lie there yet, until it has landed", () => {
  const stage = new Stage();
  const event = first("citizen-to-city");
  const element = `space:${told(event).space}`;
  stage.play([event], -1, () => ({ x: 1, y: 2 }));
  expect(stage.isComing(element)).toBe(true);
  stage.land(stage.flights[0]?.key ?? "");
  expect(stage.isComing(element)).toBe(false);
});

test("what comes from nowhere in sight lies there at once", () => {
  const stage = new Stage();
  stage.play([first("citizen-to-city")], -1, () => null);
  expect(stage.flights).toEqual([]);
});

test("a promoted die turns where it lies", () => {
  const stage = new Stage();
  const event = log.find(({ name, values }) => name === "promoted" && told({ ...first("promoted"), values }).space);
  if (!event) throw new Error("no die in the city was promoted");
  stage.play([event], 0, () => null);
  expect(stage.motions[told(event).space ?? ""]).toMatchObject({ kind: "turn" });
});

test("events name the things of the board they are about", () => {
  expect(touched(first("tile-placed"))).toEqual([`cell:${told(first("tile-placed")).cell}`]);
  expect(touched(first("citizen-to-city"))).toEqual([`space:${told(first("citizen-to-city")).space}`]);
  expect(touched(first("councillor-seated"))[0]).toMatch(/^council:\w+/);
  expect(touched(first("advanced"))[0]).toMatch(/^track:(ares|dionysus)$/);
  expect(touched(first("searched"))).toEqual([]);
  expect(sign(first("advanced"))).toBeDefined();
  expect(sign(first("turn-began"))).toBeUndefined();
});
