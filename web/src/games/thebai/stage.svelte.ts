/** What moves: the events of an update, turned into flights of tiles and dice, and turns of dice where they lie. */
import type { Motion } from "../../look/motion";
import type { SaidEvent } from "../../table/said";
import type { Point } from "./layout";
import { told } from "./telling";

/** What flies: a tile after so many quarter turns, or a die. */
export type Flyer =
  { tile: string; turns: number } | { kind: "citizen" | "hoplite"; seat: number; face: string | undefined };

/** A way through the air: from the first of these things that is in sight to an element of the board. */
export interface Route {
  flyer: Flyer;
  from: string[];
  to: string;
}

export interface Flight {
  key: string;
  flyer: Flyer;
  from: Point;
  to: string;
  /** How many flights come before it. */
  order: number;
}

/** More than these in one update would only be a swarm. */
const MOST = 12;

export class Stage {
  /** Dice that move where they lie, by their dice space, or in a supply by seat and face. */
  motions = $state.raw<Record<string, Motion>>({});
  flights = $state.raw<readonly Flight[]>([]);
  readonly #coming: ReadonlySet<string> = $derived(new Set(this.flights.map(({ to }) => to)));
  #count = 0;

  /** Takes in the events of one update; `find` tells where something is on the board before it is drawn anew. */
  play(events: readonly SaidEvent[], seat: number, find: (selector: string) => Point | null): void {
    if (events.length === 0) return;
    this.#count++;
    this.motions = { ...this.motions, ...motionsOf(events, this.#count) };
    this.flights = events
      .flatMap((event) => routeOf(event, seat))
      .slice(0, MOST)
      .flatMap(({ flyer, from, to }, order) => {
        const start = from.reduce<Point | null>((found, selector) => found ?? find(selector), null);
        return start ? [{ key: `${this.#count}-${order}`, flyer, from: start, to, order }] : [];
      });
  }

  /** Whether something is still on its way to this element, so that it does not lie there yet. */
  isComing(element: string): boolean {
    return this.#coming.has(element);
  }

  land(key: string): void {
    this.flights = this.flights.filter((flight) => flight.key !== key);
  }
}

function motionsOf(events: readonly SaidEvent[], count: number): Record<string, Motion> {
  const motions: Record<string, Motion> = {};
  for (const event of events) {
    const { name, space, seat, face } = told(event);
    if ((name === "promoted" || name === "reduced") && space !== undefined) motions[space] = { kind: "turn", count };
    if (name === "new-citizen") motions[`${seat}-${face}`] = { kind: "roll", count };
  }
  return motions;
}

/** The way of what an event moves, if it moves anything; one's own things are found one by one. */
export function routeOf(event: SaidEvent, own: number): Route[] {
  const { name, seat, cell, space, from, face, tile, turns, action } = told(event);
  const home = `[data-family="${seat}"]`;
  if (name === "tile-placed" && tile !== undefined && cell !== undefined) {
    return [{ flyer: { tile, turns }, from: [`[data-tile="${tile}"]`, home], to: `cell:${cell}` }];
  }
  if (seat === undefined) return [];
  const supply = (kind: string) => (seat === own ? [`[data-element="die:supply-${kind}-${face}"]`, home] : [home]);
  if (name === "citizen-to-city" && space !== undefined) {
    return [{ flyer: { kind: "citizen", seat, face }, from: supply("citizen"), to: `space:${space}` }];
  }
  if (name === "citizen-to-estate" && seat === own && action !== undefined) {
    return [{ flyer: { kind: "citizen", seat, face }, from: supply("citizen"), to: `action:${action}` }];
  }
  if ((name === "hoplite-placed" || name === "hoplite-moved") && space !== undefined) {
    const start = from === undefined || from === space ? supply("hoplite") : [`[data-element="space:${from}"]`];
    return [{ flyer: { kind: "hoplite", seat, face }, from: start, to: `space:${space}` }];
  }
  return [];
}
