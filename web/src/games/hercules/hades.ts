/** What Hades did in his last turn, step by step. */
import type { ShownEvent } from "../../server/wire";

/** The steps in words: he steals first, then goes, then takes something or runs on. */
export function lastSteps(log: readonly ShownEvent[]): string[] {
  const first = log.findLastIndex(({ name }) => name.startsWith("hades-stole"));
  if (first < 0) return [];
  return log
    .slice(first)
    .filter(({ name }) => name.startsWith("hades-") && name !== "hades-rolled")
    .map(({ text }) => text);
}
