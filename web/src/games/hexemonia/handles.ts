/** What can be taken hold of on tiles now: cubes, exchanges of cubes, and cubes that have been lifted. */
import type { Picking } from "../../table/board";
import { HANDLES, RADIUS } from "./face";
import type { Place, Point } from "./hex";
import type { PlacedTile } from "./placing";
import { type Cubes, type Resource, RESOURCES } from "./view";

interface Held extends Point {
  element: string;
}

export type Handle = Held &
  (
    | { kind: "cubes"; resource: Resource; count: number; tile: string; size: number }
    | { kind: "levy"; tile: string }
    | { kind: "disband"; tile: string }
    | { kind: "air"; resource: Resource; count: number }
  );

export function handlesOf(tiles: readonly PlacedTile[], picking: Picking): Handle[] {
  return tiles.flatMap((placed) => {
    const cubes = cubesOn(placed);
    return cubes ? [...exchangesOn(placed, picking), ...kindsOn(placed, cubes, picking)] : [];
  });
}

/** The cubes in the air, side by side at the right end of a place. */
export function airOf(cubes: Cubes, place: Place): Handle[] {
  const kinds = RESOURCES.filter((resource) => cubes[resource] > 0);
  return kinds.map((resource, index) => ({
    kind: "air",
    element: `air:${resource}`,
    resource,
    count: cubes[resource],
    x: place.x + place.width - 18 - (kinds.length - 1 - index) * 40,
    y: place.y + place.height / 2,
  }));
}

function cubesOn(placed: PlacedTile): Cubes | null {
  return placed.on === "city" ? placed.site.cubes : placed.on === "acropolis" ? placed.acropolis.cubes : null;
}

function kindsOn({ tile, hex }: PlacedTile, cubes: Cubes, picking: Picking): Handle[] {
  const scale = hex.radius / RADIUS;
  return RESOURCES.filter(
    (resource) => cubes[resource] > 0 && picking.choices(`cube:${resource}-${tile}`).length > 0,
  ).map((resource) => ({
    kind: "cubes",
    element: `cube:${resource}-${tile}`,
    resource,
    count: cubes[resource],
    tile,
    x: hex.x + HANDLES[resource].x * scale,
    y: hex.y + HANDLES[resource].y * scale,
    size: Math.max(9.5, Math.min(13, hex.radius * 0.21)),
  }));
}

function exchangesOn({ tile, hex }: PlacedTile, picking: Picking): Handle[] {
  return (["levy", "disband"] as const)
    .filter((kind) => picking.choices(`${kind}:${tile}`).length > 0)
    .map((kind, index) => ({
      kind,
      element: `${kind}:${tile}`,
      tile,
      x: hex.x - 20,
      y: hex.y + hex.radius * (0.42 + index * 0.36),
    }));
}
