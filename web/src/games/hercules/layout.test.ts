import { describe, expect, test } from "vitest";

import { moments } from "./fixtures";
import { arrange, type Layout, path, type Place } from "./layout";
import { placedCards } from "./placing";
import { COLUMNS } from "./view";

const WIDTHS = [320, 344, 520, 619, 620, 719, 900, 1020, 1400];
const cases = Object.values(moments).flatMap(({ view, seat }) => WIDTHS.map((width) => ({ view, seat, width })));

function everyPlace(layout: Layout): Place[] {
  const inAreas = layout.areas.flatMap((area) => [
    ...[area.frame, area.name, area.total, area.supply],
    ...[...area.dice, ...area.symbols, ...area.cards, ...area.prizes],
  ]);
  const onTrack = [
    ...layout.bands,
    ...layout.tiles,
    ...layout.above,
    ...layout.lanes.flat(),
    ...layout.stretches.flat(),
  ];
  return [...onTrack, ...layout.stacks, ...layout.vases, ...inAreas];
}

function overlap(one: Place, other: Place): boolean {
  const apart = 0.01;
  return (
    one.x + one.width > other.x + apart &&
    other.x + other.width > one.x + apart &&
    one.y + one.height > other.y + apart &&
    other.y + other.height > one.y + apart
  );
}

describe("the layout", () => {
  test("keeps everything on the board, however wide it is", () => {
    for (const { view, seat, width } of cases) {
      const layout = arrange(view, seat, width);
      const outside = everyPlace(layout).filter(
        (place) =>
          Math.min(place.x, place.y) < 0 ||
          place.x + place.width > width + 0.01 ||
          place.y + place.height > layout.height + 0.01,
      );
      expect(outside).toEqual([]);
    }
  });

  test("lets no card, tile or area cover another", () => {
    for (const { view, seat, width } of cases) {
      const layout = arrange(view, seat, width);
      const groups = [
        [...placedCards(view, layout).map(({ place }) => place), ...layout.tiles, ...layout.lanes.flat()],
        layout.areas.map(({ frame }) => frame),
        ...layout.areas.map((area) => [
          area.name,
          area.total,
          ...area.dice,
          area.supply,
          ...area.symbols,
          ...area.cards,
        ]),
      ];
      const covered = groups.flatMap((places) =>
        places.filter((place, index) => places.slice(index + 1).some((other) => overlap(place, other))),
      );
      expect(covered).toEqual([]);
    }
  });

  test("puts the columns side by side on a wide board and into two bands on a phone", () => {
    const { view, seat } = moments.begin;
    const heights = (width: number) =>
      new Set(
        arrange(view, seat, width)
          .tiles.slice(1)
          .map(({ y }) => y),
      ).size;
    expect(heights(1020)).toBe(1);
    expect(heights(344)).toBe(2);
  });

  test("makes tiles, own cards and dice large enough for a finger", () => {
    const { view, seat } = moments.middle;
    const layout = arrange(view, seat, 344);
    const area = layout.areas[seat];
    for (const place of [...layout.tiles.slice(1), ...layout.stacks, ...(area?.cards ?? []), ...(area?.dice ?? [])]) {
      expect(Math.min(place.width, place.height)).toBeGreaterThanOrEqual(40);
    }
  });

  test("shows the own area first, and a spectator the first seat's", () => {
    const { view } = moments.middle;
    for (const [seat, first] of [
      [2, 2],
      [-1, 0],
    ] as const) {
      const { areas } = arrange(view, seat, 344);
      const order = areas.map(({ frame }, row) => ({ row, y: frame.y })).sort((one, other) => one.y - other.y);
      expect(order[0]?.row).toBe(first);
    }
  });
});

describe("a run", () => {
  test("passes every column once", () => expect(path(3, 6)).toEqual([3, 4, 5, 6]));
  test("goes on at column 1 after the last, as Hades does", () => expect(path(COLUMNS - 1, 2)).toEqual([11, 12, 1, 2]));
  test("of nobody who moves is the place where they stand", () => expect(path(4, 4)).toEqual([4]));
});
