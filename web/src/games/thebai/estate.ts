/** What can be read off an estate and a supply. */
import { actionOf } from "./printed";
import type { FamilyView } from "./view";

/** How many tiles still lie in a column, counted from 1. */
export function leftInColumn(family: FamilyView, column: number): number {
  return family.estate.filter(({ action, tile }) => tile !== null && actionOf(action).column === column).length;
}

/** Equal things together: each with how many there are. */
export function grouped(things: readonly string[]): { thing: string; count: number }[] {
  return [...new Set(things)].map((thing) => ({ thing, count: things.filter((other) => other === thing).length }));
}
