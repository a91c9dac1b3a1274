/** Going through a match: by choices, turns or rounds, and no further in words than one has seen. */

export const UNITS = ["choice", "turn", "round"] as const;
export type Unit = (typeof UNITS)[number];

/** Where one gets from a position by one unit on (1) or back (-1); `starts` are where units begin, none for choices. */
export function stepFrom(at: number, by: 1 | -1, starts: readonly number[] | null, last: number): number {
  if (starts === null) return Math.max(0, Math.min(last, at + by));
  return by > 0 ? (starts.find((start) => start > at) ?? last) : (starts.findLast((start) => start < at) ?? 0);
}

/**
 * How far one may know of a match: to its end once that was asked for or seen, or while it goes on; before that only as far as one
 * has looked, so that nothing gives away how long it will be.
 */
export function reachOf(seen: number, plies: number, isTold: boolean): number {
  return isTold ? plies : Math.min(seen, plies);
}
