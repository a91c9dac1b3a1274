/** How events are read: their values are words as data, and some say in their name which kind of cube they are about. */
import type { SaidEvent } from "../../table/said";
import { nameOf, numberOf, seatOf } from "../../text/word";
import { type Resource, RESOURCES } from "./view";

/** An event's name without the kind of cube, and that kind. */
export function readName({ name, values }: SaidEvent): { verb: string; resource: Resource } {
  const [, verb = name, kind = nameOf(values["resource"], "resource")] =
    /^(.*)-(citizen|hoplite|gold)$/.exec(name) ?? [];
  return { verb, resource: RESOURCES.find((resource) => resource === kind) ?? "gold" };
}

export function numberIn({ values }: SaidEvent, name: string): number {
  return numberOf(values[name]) ?? 0;
}

/** A seat that is named, or -1. */
export function seatIn({ values }: SaidEvent, name: string): number {
  return seatOf(values[name]) ?? -1;
}

/** A tile that is named; nothing where it is not told. */
export function tileIn({ values }: SaidEvent, name: string): string | null {
  return nameOf(values[name], "tile") ?? null;
}
