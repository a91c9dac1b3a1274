/** The log of a match as a page holds it: every event once, in order, whatever the line did meanwhile. */
import type { ShownEvent } from "../server/wire";
import { numberOf, seatOf } from "../text/word";
import type { SaidEvent } from "./said";

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

function isSame(one: ShownEvent | undefined, other: ShownEvent | undefined): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}

export interface Ply {
  ply: number;
  events: SaidEvent[];
  /** The row that chose: the first one its events name. */
  by: number | undefined;
}

/** Events by the number of choices made before them. */
export function groupByPly(events: SaidEvent[]): Ply[] {
  const groups: Ply[] = [];
  for (const event of events) {
    const last = groups.at(-1);
    const group = last?.ply === event.ply ? last : { ply: event.ply, events: [], by: undefined };
    if (group !== last) groups.push(group);
    group.events.push(event);
    group.by ??= seatOf(event.values.seat);
  }
  return groups;
}

/**
 * Where rounds begin: the number of each with the place of its first event. An event tells that is called `round-began`, `turn-began`
 * or the like and has a value `round`.
 */
export function roundsOf(events: readonly Pick<SaidEvent, "name" | "values">[]): { round: number; at: number }[] {
  const found: { round: number; at: number }[] = [];
  events.forEach(({ name, values }, at) => {
    const round = name.endsWith("-began") ? numberOf(values.round) : undefined;
    if (round !== undefined && round > (found.at(-1)?.round ?? 0)) found.push({ round, at });
  });
  return found;
}

export interface Stretch extends Ply {
  /** The round that begins with it. */
  round: number | undefined;
}

/** Events by ply, and parted where a round begins: what ended the one before and what begins the next came from one choice. */
export function stretchesOf(events: SaidEvent[]): Stretch[] {
  const rounds = new Map(roundsOf(events).map(({ round, at }) => [events[at], round]));
  return groupByPly(events).flatMap(({ ply, by, events: lines }) => {
    const start = lines.findIndex((line) => rounds.has(line));
    if (start < 0) return [{ ply, by, events: lines, round: undefined }];
    const before = { ply, by, events: lines.slice(0, start), round: undefined };
    const after = { ply, by: undefined, events: lines.slice(start), round: rounds.get(lines[start]) };
    return start > 0 ? [before, after] : [after];
  });
}

export interface Part {
  /** The round its stretches belong to; none before the first begins. */
  round: number | undefined;
  stretches: Stretch[];
}

/** Stretches by the round they belong to. */
export function partsOf(stretches: Stretch[]): Part[] {
  const parts: Part[] = [];
  for (const stretch of stretches) {
    const last = parts.at(-1);
    if (last && stretch.round === undefined) last.stretches.push(stretch);
    else parts.push({ round: stretch.round, stretches: [stretch] });
  }
  return parts;
}

/** The last stretches, so many of them, by round; of the first round there perhaps only how it ended. */
export function endOf(parts: Part[], count: number): Part[] {
  const kept: Part[] = [];
  for (let left = count, place = parts.length - 1; left > 0 && place >= 0; place -= 1) {
    const { round, stretches } = parts[place] as Part;
    kept.unshift({ round, stretches: stretches.slice(-left) });
    left -= stretches.length;
  }
  return kept;
}

/** The last turn of one row: its last choices, one after the other; nothing if one's own seat made them. */
export function lastMove(events: SaidEvent[], own: readonly number[]): SaidEvent[] {
  const plies = groupByPly(events);
  const { by } = plies.at(-1) ?? {};
  if (by === undefined || own.includes(by)) return [];
  const start = plies.findLastIndex((ply) => ply.by !== undefined && ply.by !== by);
  return plies.slice(start + 1).flatMap((ply) => ply.events);
}

/** What others did between the last two turns of a seat, or since its last one, whichever is later. */
export function sinceLastTurn(events: SaidEvent[], seat: number): SaidEvent[] {
  const plies = groupByPly(events);
  const isOthers = (ply: Ply) => ply.by !== undefined && ply.by !== seat;
  const end = plies.findLastIndex(isOthers) + 1;
  const start = plies.slice(0, end).findLastIndex((ply) => !isOthers(ply)) + 1;
  return plies.slice(start, end).flatMap((ply) => ply.events);
}
