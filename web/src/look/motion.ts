/** What a piece does once, before it lies still. */
export interface Motion {
  kind: "roll" | "turn";
  /** Grows with every motion, so that the same one can come twice. */
  count: number;
}

/** Whether this person wants things to stand still. */
export function standsStill(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}
