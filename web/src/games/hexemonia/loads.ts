/** Cubes as elements: `cube:gold-pasture_1` is the gold on a tile, `cube:gold` that of the supply. */
import type { Load } from "./plan.svelte";
import { RESOURCES } from "./view";

/** Which cubes of which tile an element means, if it means any. */
export function loadOf(element: string): Load | null {
  const [, kind = "", from = ""] = /^cube:([a-z]+)-(.+)$/.exec(element) ?? [];
  const resource = RESOURCES.find((each) => each === kind);
  return resource ? { resource, from } : null;
}

/** The tile an element means, if it means one. */
export function tileOf(element: string): string | null {
  return element.startsWith("tile:") ? element.slice(5) : null;
}
