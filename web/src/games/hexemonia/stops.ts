/** What the keyboard leads to on the board: Tab to one thing of each zone, arrows through a zone, one key to what can be chosen. */
import type { Picking } from "../../table/board";
import type { Button } from "./buttons";
import { beginsAt, isByHand } from "./glowing";
import type { Handle } from "./handles";
import { hexOf, type Point, ringOf } from "./hex";
import type { Layout } from "./layout";
import { elementOf, type PlacedTile } from "./placing";
import { type HexemoniaView, RESOURCES } from "./view";
import type { Stop } from "./walking";

export interface Things {
  view: HexemoniaView;
  layout: Layout;
  tiles: readonly PlacedTile[];
  handles: readonly Handle[];
  buttons: readonly Button[];
}

/** Behind all spaces of a city come the myths beside it. */
const BEYOND = 100;

/** Everything that can have the focus, in the zone it belongs to. */
export function stopsOf({ view, layout, tiles, handles, buttons }: Things): Stop[] {
  const stops: Stop[] = tiles.map((placed, index) => ({ element: elementOf(placed), ...placeOf(placed, index) }));
  for (const { seat, spaces } of view.cities) {
    const place = layout.cities[seat];
    if (!place) continue;
    stops.push({ element: `seat:${seat}`, zone: "players", ring: 0, order: seat, ...place.header });
    if (!place.isLarge || view.is_over) continue;
    for (const { space, at } of spaces) {
      const { x, y } = hexOf(at, place.grid);
      stops.push({ element: `space:${seat}-${space}`, zone: `city ${seat}`, ring: ringOf(at), order: space, x, y });
    }
  }
  const row = (zone: string, from: number, found: readonly (Point & { element: string })[]): void => {
    found.forEach(({ element, x, y }, index) => stops.push({ element, zone, ring: 0, order: from + index, x, y }));
  };
  if (layout.stack) row("market", 10, [{ element: "stack", ...layout.stack }]);
  if (layout.underworld && view.underworld.length > 0) {
    row("market", 20, [{ element: "underworld", ...layout.underworld }]);
  }
  row(
    "market",
    30,
    layout.supply.map((place, index) => ({ element: `cube:${RESOURCES[index] ?? ""}`, ...place })),
  );
  row("cubes", 0, handles);
  const { buttons: line, forecast } = layout;
  if (line) {
    row(
      "buttons",
      0,
      buttons.map(({ element }) => ({ element, ...line })),
    );
  }
  if (layout.sheet) row("war", 0, [{ element: "war", ...layout.sheet }]);
  if (forecast) {
    row("forecast", 0, FORECAST.map((element) => ({ element, ...forecast })).toReversed());
  }
  return stops;
}

/** The lines of the forecast. */
export const FORECAST = ["forecast:production", "forecast:revolt", "forecast:points"] as const;

function placeOf(placed: PlacedTile, index: number): Omit<Stop, "element"> {
  const { x, y } = placed.hex;
  switch (placed.on) {
    case "acropolis":
      return { zone: `city ${placed.seat}`, ring: 0, order: 0, x, y };
    case "city":
      return { zone: `city ${placed.seat}`, ring: ringOf(placed.site.at), order: placed.site.space, x, y };
    case "myth":
      return { zone: `city ${placed.seat}`, ring: BEYOND, order: BEYOND + index, x, y };
    case "display":
      return { zone: "market", ring: 0, order: placed.slot, x, y };
    default:
      return { zone: placed.on, ring: 0, order: index, x, y };
  }
}

/** Whether a press here begins a choice or completes one. */
export function isChoosable(picking: Picking, element: string): boolean {
  return beginsAt(picking, element) || isByHand(picking, element);
}

/** Where Tab leads to: in each zone to what had the focus last, else to what can be chosen first, else to its first thing. */
export function tabStops(
  stops: readonly Stop[],
  isOpen: (element: string) => boolean,
  focused: ReadonlyMap<string, string>,
): string[] {
  const first = new Map<string, Stop & { rank: number }>();
  for (const stop of stops) {
    const rank = focused.get(stop.zone) === stop.element ? 0 : isOpen(stop.element) ? 1 : 2;
    const found = first.get(stop.zone);
    if (!found || rank < found.rank || (rank === found.rank && stop.order < found.order)) {
      first.set(stop.zone, { ...stop, rank });
    }
  }
  return [...first.values()].map(({ element }) => element);
}

/** The next thing that can be chosen, from here on and around; zone by zone, each in its order. */
export function nextOpen(
  stops: readonly Stop[],
  isOpen: (element: string) => boolean,
  from: string | null,
  by: 1 | -1,
): string | null {
  const zones = [...new Set(stops.map(({ zone }) => zone))];
  const ordered = stops
    .toSorted((one, other) => zones.indexOf(one.zone) - zones.indexOf(other.zone) || one.order - other.order)
    .filter(({ element }) => element === from || isOpen(element));
  const here = ordered.findIndex(({ element }) => element === from);
  const next = here < 0 ? (by > 0 ? 0 : ordered.length - 1) : (here + by + ordered.length) % ordered.length;
  const found = ordered[next]?.element ?? null;
  return found === from && !isOpen(found ?? "") ? null : found;
}
