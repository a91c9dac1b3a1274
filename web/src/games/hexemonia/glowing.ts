/** Which things glow: those a choice begins with, and once something is held those that complete it. */
import type { Picking } from "../../table/board";

/** Verbs whose cubes are taken hold of by themselves. */
const BY_HAND = new Set([
  ...["lift", "lift_all", "commit", "commit_all"],
  ...["sacrifice", "sacrifice_all", "levy", "disband"],
]);

/** Whether somebody can begin, or go on, by pressing this element. */
export function beginsAt(picking: Picking, element: string): boolean {
  const { narrowed } = picking;
  return picking.choices(element).some((choice) => {
    const { elements } = choice;
    if (narrowed !== null && narrowed !== element) return elements.includes(narrowed);
    return elements[0] === element && !BY_HAND.has(choice.verb);
  });
}

/** Whether this is something to take hold of by itself: cubes on a tile, or an exchange of them. */
export function isByHand(picking: Picking, element: string): boolean {
  return picking.choices(element).some(({ verb, elements }) => BY_HAND.has(verb) && elements[0] !== element);
}
