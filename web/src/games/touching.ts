/** What events touch on the board of their game, and the sign they have in the log, as the game's own `touched.ts` says. */
import { SvelteMap } from "svelte/reactivity";

import type { Drawing } from "../look/drawing";
import type { SaidEvent } from "../table/said";
import { seatOf } from "../text/word";

interface Touching {
  /** The elements an event is about. */
  touched(event: SaidEvent): string[];
  /** A small drawing for it. */
  sign?(event: SaidEvent): Drawing | undefined;
}

const files = import.meta.glob<Touching>("./*/touched.ts");
const found = new SvelteMap<string, Touching>();

/** Fetch what a game says of its events; until it is there, they touch nothing. */
export async function loadTouching(game: string): Promise<void> {
  const load = files[`./${game}/touched.ts`];
  if (load && !found.has(game)) found.set(game, await load());
}

/** The elements an event is about; none where the game does not say. */
export function elementsOf(game: string, event: SaidEvent): string[] {
  return found.get(game)?.touched(event) ?? [];
}

/** How signs are found for events of a game. */
export function signsOf(game: string): (event: SaidEvent) => Drawing | undefined {
  const touching = found.get(game);
  return (event) => touching?.sign?.(event);
}

/** All elements of several events, each with the row that touched it last; -1 where no row did. */
export function touchedBy(game: string, events: readonly SaidEvent[]): Map<string, number> {
  const rows = new Map<string, number>();
  let row = -1;
  for (const event of events) {
    row = seatOf(event.values.seat) ?? row;
    for (const element of elementsOf(game, event)) rows.set(element, row);
  }
  return rows;
}
