/** What Hades did in his last turn, and what he is about to do. */
import type { Words } from "../../table/board";
import type { SaidEvent } from "../../table/said";
import type { HerculesView } from "./view";

/** The steps: he steals first, then goes, then takes something or runs on. */
export function lastSteps(log: readonly SaidEvent[]): SaidEvent[] {
  const first = log.findLastIndex(({ name }) => name.startsWith("hades-stole"));
  if (first < 0) return [];
  return log.slice(first).filter(({ name }) => name.startsWith("hades-") && name !== "hades-rolled");
}

/** What his dice will do as they lie, in words. */
export function planOf({ stack, column, case: what }: NonNullable<HerculesView["hades"]>, words: Words): string {
  return words.say("board-hades-plan", {
    stack: words.say(`stack-${stack}`),
    column,
    case: words.say(`case-${what}`),
  });
}
