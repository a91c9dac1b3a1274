/** Small labels above tiles that save counting: what something brings, what is missing, what a revolt has taken. */
import type { Picking } from "../../table/board";
import type { SaidEvent } from "../../table/said";
import { rebusOf, type Sign } from "./face";
import { numberIn, readName, tileIn } from "./heard";
import type { Hex } from "./hex";
import type { PlacedTile } from "./placing";
import { missingOn } from "./telling";
import { faceOf } from "./tiles";
import { type Cubes, type HexemoniaView, RESOURCES, type Resource, type SiteView } from "./view";

export interface Badge {
  tile: string;
  hex: Hex;
  signs: Sign[];
  /** Good to have, a warning, a question, or over. */
  tone: "good" | "bad" | "open" | "past";
  /** Whether it lies on the lower edge of the tile, where it hides no picture. */
  isLow?: boolean;
}

const cubes = (resource: Resource, count: number): Sign[] => Array<Sign>(count).fill({ kind: "cube", resource });
const text = (words: string): Sign => ({ kind: "text", text: words });

/** Cubes one by one, as long as they are few. */
function listed(amounts: Cubes): Sign[] {
  return RESOURCES.flatMap((resource) => {
    const count = amounts[resource];
    return count > 3 ? [text(`${count}`), ...cubes(resource, 1)] : cubes(resource, count);
  });
}

/** One badge for each tile, the first that says something. */
export function firstOfEach(...found: readonly Badge[][]): Badge[] {
  const first = new Map<string, Badge>();
  for (const badge of found.flat()) if (!first.has(badge.tile)) first.set(badge.tile, badge);
  return [...first.values()];
}

/** What Production would put on each tile of a city. */
export function yieldBadges(tiles: readonly PlacedTile[], seat: number): Badge[] {
  return badgesOn(tiles, (site, owner) => {
    const brought = owner === seat ? listed(site.yield) : [];
    return brought.length > 0 ? { signs: [text("+"), ...brought], tone: "good" } : null;
  });
}

/** What the abilities that can be used would bring: cubes, where it is cubes, and otherwise what they do. */
export function gainBadges(tiles: readonly PlacedTile[], picking: Picking): Badge[] {
  const isUsable = (tile: string) => picking.choices(`tile:${tile}`).some(({ verb }) => verb === "use");
  return tiles.flatMap((placed) => {
    if ((placed.on !== "city" && placed.on !== "myth") || !isUsable(placed.tile)) return [];
    const { ability } = faceOf(placed.tile);
    const isAny = ability === "spring";
    const gain = placed.on === "city" && !isAny ? listed(placed.site.gain) : [];
    const signs = gain.length > 0 ? [text("+"), ...gain] : [...(isAny ? [text("+")] : []), ...rebusOf(ability)];
    return [{ tile: placed.tile, hex: placed.hex, signs, tone: "good" as const, isLow: true }];
  });
}

/** How each tile would be after the choice that is considered: cubes that come and go, tiles that wake or come to rest. */
export function changeBadges(tiles: readonly PlacedTile[], after: HexemoniaView | null): Badge[] {
  if (!after) return [];
  const then = new Map(after.cities.flatMap((city) => city.tiles.map((site) => [site.tile, site])));
  for (const { seat, acropolis } of after.cities) {
    then.set(`acropolis_${seat}`, { cubes: acropolis.cubes, is_active: true } as SiteView);
  }
  return tiles.flatMap((placed) => {
    const now = placed.on === "city" ? placed.site : placed.on === "acropolis" ? placed.acropolis : null;
    const later = then.get(placed.tile);
    if (!now || !later) return [];
    const moved = RESOURCES.flatMap((resource) => {
      const change = later.cubes[resource] - now.cubes[resource];
      return change === 0 ? [] : [text(`${change > 0 ? "+" : "−"}${Math.abs(change)}`), ...cubes(resource, 1)];
    });
    const isActive = placed.on === "city" ? placed.site.is_active : true;
    const turns = later.is_active === isActive ? [] : [{ kind: "tile", isActive: later.is_active } as const];
    const signs: Sign[] = [...moved, ...turns];
    const isWorse = isActive && !later.is_active;
    return signs.length === 0 ? [] : [{ tile: placed.tile, hex: placed.hex, signs, tone: isWorse ? "bad" : "open" }];
  });
}

/** What is still missing on the tile that is being paid for. */
export function missingBadges(tiles: readonly PlacedTile[], target: string | null): Badge[] {
  return badgesOn(tiles, (site) => {
    const missing = site.tile === target ? listed(missingOn(site)) : [];
    return missing.length > 0 ? { signs: [{ kind: "arrow", arrow: "from" }, ...missing], tone: "open" } : null;
  });
}

/** What revolts have taken, and why, as the log says it; tile by tile. */
export function revoltsIn(log: readonly SaidEvent[]): ReadonlyMap<string, { lost: Cubes; reason: string }> {
  const found = new Map<string, { lost: Cubes; reason: string }>();
  for (const event of log) {
    const tile = tileIn(event, "tile");
    const { verb, resource } = readName(event);
    if (tile === null) continue;
    if (verb.startsWith("rose-for-")) {
      found.set(tile, { lost: { citizen: 0, hoplite: 0, gold: 0 }, reason: event.text });
    } else if (verb === "revolted") {
      const revolt = found.get(tile);
      if (revolt) revolt.lost[resource] += numberIn(event, "count");
    }
  }
  return found;
}

export function revoltBadges(tiles: readonly PlacedTile[], revolts: ReturnType<typeof revoltsIn>): Badge[] {
  return badgesOn(tiles, ({ tile }) => {
    const revolt = revolts.get(tile);
    return revolt ? { signs: [text("−"), ...listed(revolt.lost)], tone: "past", isLow: true } : null;
  });
}

function badgesOn(
  tiles: readonly PlacedTile[],
  badge: (site: SiteView, seat: number) => Omit<Badge, "tile" | "hex"> | null,
): Badge[] {
  return tiles.flatMap((placed) => {
    const made = placed.on === "city" ? badge(placed.site, placed.seat) : null;
    return made ? [{ tile: placed.tile, hex: placed.hex, ...made }] : [];
  });
}
