/** Walking over the board by arrows: a city ring by ring, rows from side to side. */
import type { Point } from "./hex";

/** Something that can have the focus. */
export interface Stop extends Point {
  element: string;
  /** Things among which arrows walk: a city, what can be taken, the hand. */
  zone: string;
  /** In a city how far from the Acropolis, elsewhere nothing. */
  ring: number;
  /** Its place in the zone. */
  order: number;
}

/**
 * Where a key leads from here. Left and right go through a zone in its order, which in a city means around each ring; up and down
 * go to the nearest thing of the next ring outwards or inwards, and Home to the first.
 */
export function walk(stops: readonly Stop[], from: string, key: string): string | null {
  const here = stops.find(({ element }) => element === from);
  if (!here) return null;
  const zone = stops.filter((stop) => stop.zone === here.zone).sort((one, other) => one.order - other.order);
  const index = zone.indexOf(here);
  switch (key) {
    case "ArrowRight":
      return zone[(index + 1) % zone.length]?.element ?? null;
    case "ArrowLeft":
      return zone.at(index - 1)?.element ?? null;
    case "Home":
      return zone[0]?.element ?? null;
    case "End":
      return zone.at(-1)?.element ?? null;
    case "ArrowUp":
      return nearest(zone, here, here.ring + 1);
    case "ArrowDown":
      return nearest(zone, here, here.ring - 1);
    default:
      return null;
  }
}

function nearest(zone: readonly Stop[], { x, y }: Stop, ring: number): string | null {
  const there = zone.filter((stop) => stop.ring === ring);
  const distance = (stop: Stop) => (stop.x - x) ** 2 + (stop.y - y) ** 2;
  return there.sort((one, other) => distance(one) - distance(other))[0]?.element ?? null;
}
