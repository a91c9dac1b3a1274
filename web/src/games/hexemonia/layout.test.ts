import { describe, expect, test } from "vitest";

import { moments } from "./fixtures";
import { fit, type Hex, hexOf, type Place, pointOf, ROOT } from "./hex";
import { arrange, type Layout, othersOf, type Wish } from "./layout";
import { placedTiles } from "./placing";
import type { At } from "./view";

const WIDTHS = [320, 344, 520, 619, 620, 719, 839, 840, 1020, 1180, 2060];
const HEIGHTS = [560, 710, 900, 1250];
const plain: Wish = { large: 0, isOverview: false, isUnderworldOpen: false, held: 3, isWar: false };
const wishes: Wish[] = [
  plain,
  { ...plain, large: 1, held: 7 },
  { ...plain, isOverview: true },
  { ...plain, isUnderworldOpen: true },
  { ...plain, isWar: true },
];
const cases = Object.values(moments).flatMap(({ view, seat }) =>
  WIDTHS.flatMap((width) =>
    HEIGHTS.flatMap((height) =>
      wishes.map((wish) => ({ view, seat, wish, layout: arrange(view, width, height, wish) })),
    ),
  ),
);

/** The smallest upright rectangle around a hexagon. */
function around({ x, y, radius }: Hex): Place {
  const half = (ROOT / 2) * radius;
  return { x: x - half, y: y - radius, width: 2 * half, height: 2 * radius };
}

function isWithin(place: Place, { width, height }: { width: number; height: number }): boolean {
  const slack = 0.01;
  return (
    place.x >= -slack &&
    place.y >= -slack &&
    place.x + place.width <= width + slack &&
    place.y + place.height <= height + slack
  );
}

/** Whether two hexagons overlap; both stand on a corner. */
function overlap(one: Hex, other: Hex): boolean {
  const [across, down] = [Math.abs(one.x - other.x), Math.abs(one.y - other.y)];
  const reach = one.radius + other.radius - 0.02;
  return across < (ROOT / 2) * reach && down + across / ROOT < reach;
}

function places(layout: Layout): Place[] {
  const flat = [layout.meander, layout.buttons, layout.aside, layout.forecast, layout.sheet, layout.opened?.frame];
  return [...layout.cities.map(({ frame }) => frame), ...flat.filter((place) => place !== null && place !== undefined)];
}

describe("the layout", () => {
  test("keeps everything on the board, however wide and high it is", () => {
    for (const { view, seat, layout } of cases) {
      const tiles = placedTiles(view, layout, seat, []).map(({ hex }) => around(hex));
      const outside = [...places(layout), ...tiles].filter((place) => !isWithin(place, layout));
      expect(outside).toEqual([]);
    }
  });

  test("lets no tile cover another", () => {
    for (const { view, seat, wish, layout } of cases) {
      // What is opened lies above the city.
      if (wish.isUnderworldOpen) continue;
      const hexes = placedTiles(view, layout, seat, []).map(({ hex }) => hex);
      const covered = hexes.filter((hex, index) => hexes.slice(index + 1).some((other) => overlap(hex, other)));
      expect(covered).toEqual([]);
    }
  });

  test("keeps every city in its frame, with the spaces that can be filled in the large one", () => {
    for (const { view, layout } of cases) {
      for (const { seat, tiles, spaces } of view.cities) {
        const place = layout.cities[seat];
        if (!place) throw new Error(`no place for seat ${seat}`);
        const { frame, grid, isLarge } = place;
        const all = [...tiles, ...(isLarge ? spaces : [])].map(({ at }) => around(hexOf(at, grid)));
        const outside = all.filter((hex) => !isWithin({ ...hex, x: hex.x - frame.x, y: hex.y - frame.y }, frame));
        expect(outside).toEqual([]);
      }
    }
  });

  test("shows the large city largest", () => {
    const { view } = moments.army;
    for (const large of [0, 1, 2, 3]) {
      const { cities } = arrange(view, 1020, 712, { ...plain, large });
      const areas = cities.map(({ frame }) => frame.width * frame.height);
      expect(areas.indexOf(Math.max(...areas))).toBe(large);
    }
  });

  test("uses the room of a large screen", () => {
    const { view, seat } = moments.end;
    const radius = (width: number, height: number) =>
      placedTiles(view, arrange(view, width, height, { ...plain, large: seat }), seat, []).map(({ hex }) => hex.radius);
    const [desk, wall] = [radius(1020, 710), radius(2060, 1250)];
    wall.forEach((each, index) => expect(each).toBeGreaterThan(1.2 * (desk[index] ?? 0)));
  });

  test("has a forecast on every desk, and all its lines where it is high enough", () => {
    for (const { view } of Object.values(moments)) {
      expect(arrange(view, 1020, 710, plain).forecast?.height).toBeGreaterThan(60);
      expect(arrange(view, 860, 610, plain).forecast).not.toBeNull();
    }
  });

  test("gives the sheet of a war the height it needs", () => {
    for (const { wish, layout } of cases) {
      if (wish.isWar && !layout.isOverview) expect(layout.sheet?.height).toBeGreaterThan(280);
    }
  });

  test("makes all cities equally high in the overview", () => {
    const { cities } = arrange(moments.army.view, 1020, 712, { ...plain, isOverview: true });
    expect(new Set(cities.map(({ frame }) => frame.height)).size).toBe(1);
  });

  test("makes tiles of the own city, the hand and the display large enough for a finger", () => {
    for (const { view, seat, layout } of cases) {
      if (!layout.isNarrow || layout.isOverview) continue;
      const near = placedTiles(view, layout, seat, []).filter(
        (placed) => placed.on === "display" || (placed.on === "city" && layout.cities[placed.seat]?.isLarge),
      );
      for (const { hex } of near) expect(2 * hex.radius * (ROOT / 2)).toBeGreaterThanOrEqual(40);
    }
  });

  test("goes around the table from the large city", () => {
    expect(othersOf(moments.army.view, 2)).toEqual([3, 0, 1]);
    expect(othersOf(moments.begin.view, 0)).toEqual([1]);
  });
});

describe("the grid", () => {
  const ring: At[] = [
    [0, 0],
    [1, 0],
    [1, -1],
    [0, -1],
    [-1, 0],
    [-1, 1],
    [0, 1],
  ];

  test("puts the six neighbours at the same distance around the middle", () => {
    const distances = ring.slice(1).map((at) => {
      const { x, y } = pointOf(at, 10);
      return Math.round(Math.hypot(x, y) * 100) / 100;
    });
    expect(new Set(distances)).toEqual(new Set([Math.round(ROOT * 10 * 100) / 100]));
  });

  test("is as large as its place allows, and lies in its middle", () => {
    const place = { x: 100, y: 50, width: 300, height: 300 };
    const grid = fit(ring, place, 1000);
    expect(grid.radius).toBeCloseTo(300 / (3 * ROOT), 5);
    expect([grid.x, grid.y]).toEqual([250, 200]);
    expect(fit(ring, place, 20).radius).toBe(20);
  });
});
