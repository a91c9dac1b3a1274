import type { TransitionConfig } from "svelte/transition";

/** What a piece does once, before it lies still. */
export interface Motion {
  kind: "roll" | "turn";
  /** Grows with every motion, so that the same one can come twice. */
  count: number;
}

const APPEARING = 400;

/** Lets something come into sight; unlike Svelte's own fade it asks for no style, which would halt the drawing of an update. */
export const appear: (node: Element) => TransitionConfig = () => ({
  duration: standsStill() ? 0 : APPEARING,
  css: (progress) => `opacity: ${progress}`,
});

/** Whether this person wants things to stand still. */
export function standsStill(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}
