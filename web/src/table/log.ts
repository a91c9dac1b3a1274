/** The log of a match as a page holds it: every event once, in order, whatever the line did meanwhile. */
import type { ShownEvent } from "../server/wire";

export interface Heard {
  /** All events that hold. */
  events: ShownEvent[];
  /** Those among them that were not known before. */
  news: ShownEvent[];
}

/** What is held after an update: from ply `since` on everything held is outdated, and `told` stands in its place. */
export function hear(held: ShownEvent[], since: number, told: ShownEvent[]): Heard {
  const events = [...held.filter((event) => event.ply < since), ...told];
  let known = 0;
  while (known < events.length && isSame(held[known], events[known])) known += 1;
  return { events, news: events.slice(known) };
}

/** The same event, in whatever language it is told. */
function isSame(one: ShownEvent | undefined, other: ShownEvent | undefined): boolean {
  if (!one || !other || one.ply !== other.ply || one.name !== other.name) return false;
  return Object.entries(one.values).every(([name, value]) => other.values[name] === value);
}

export interface Ply {
  ply: number;
  events: ShownEvent[];
}

/** Events by the number of choices made before them. */
export function groupByPly(events: ShownEvent[]): Ply[] {
  const groups: Ply[] = [];
  for (const event of events) {
    const last = groups.at(-1);
    if (last?.ply === event.ply) last.events.push(event);
    else groups.push({ ply: event.ply, events: [event] });
  }
  return groups;
}
