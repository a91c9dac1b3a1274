/** What a piece does once, before it lies still. */
export interface Motion {
  kind: "roll" | "turn";
  /** Grows with every motion, so that the same one can come twice. */
  count: number;
}
