/** A war as its sheet shows it: who stands in which line, what is lost, what becomes of the tile. */
import type { SaidChoice, SaidEvent } from "../../table/said";
import { numberIn } from "./heard";
import { isNothing } from "./telling";
import type { Cubes, HexemoniaView, Resource, WarView } from "./view";

export interface Block {
  kind: Resource | "shield";
  /** In units of strength, from the beginning of the line. */
  start: number;
  size: number;
}

export interface Fighter extends Block {
  kind: Resource;
  isLost: boolean;
}

export interface Battle {
  tile: string;
  loser: number;
  strength: number;
  defence: number;
  garrison: Block[];
  army: Fighter[];
  /** What the army would lose; nothing while it is too weak. */
  way: WarView["ways"][number] | null;
  /** What the garrison would lose. */
  lost: Cubes;
  /** What would lie on the tile afterwards. */
  left: Cubes;
  /** The own tile that takes in what lies on the captured one, or on how many spaces that can be laid. */
  booty: { merges: string | null; spaces: number };
}

const SIZE: Record<Resource, number> = { citizen: 1, hoplite: 2, gold: 0 };

/**
 * The war that is being fought, if there is one, up to the losses. When the army has been launched the garrison is gone; the log
 * still knows how strong it was, and the offered choices how it can be paid for. `meant` is the choice somebody thinks of.
 */
export function battleOf(
  view: HexemoniaView,
  log: readonly SaidEvent[],
  offered: readonly SaidChoice[],
  meant: string | null,
): Battle | null {
  const { war, target, in_the_air: army } = view;
  const site = view.cities[war?.loser ?? -1]?.tiles.find(({ tile }) => tile === target);
  if (!war || !site || target === null) return null;
  const begun = log.findLastIndex(({ name }) => name === "attacked");
  const isLaunched = log.slice(begun + 1).some(({ name }) => name === "launched");
  if (isLaunched && isNothing(army)) return null;
  const told = log[begun];
  const defence = isLaunched && told ? numberIn(told, "defence") : site.defence;
  const ways = isLaunched ? waysOf(offered, defence) : war.ways;
  const way = ways.find(({ hoplite }) => meant === `loss:${hoplite}`) ?? ways[0] ?? null;
  const garrison: Block[] = [];
  let start = 0;
  const stand = (kind: Block["kind"], size: number) => {
    garrison.push({ kind, start, size });
    start += size;
  };
  if (site.shield > 0) stand("shield", 2 * site.shield);
  for (const kind of ["hoplite", "citizen"] as const) {
    for (let each = 0; each < site.cubes[kind]; each++) stand(kind, SIZE[kind]);
  }
  return {
    tile: target,
    loser: war.loser,
    strength: war.strength,
    defence,
    garrison,
    army: line(army, way),
    way,
    lost: { ...site.cubes, gold: 0 },
    left: {
      citizen: army.citizen - (way?.citizen ?? 0) + (way?.change ?? 0),
      hoplite: army.hoplite - (way?.hoplite ?? 0),
      gold: site.cubes.gold,
    },
    booty: { merges: war.merges, spaces: war.spaces.length },
  };
}

/** What can be lost, as the choices tell it: so many hoplites, and citizens for the rest. */
function waysOf(offered: readonly SaidChoice[], defence: number): WarView["ways"] {
  return offered
    .filter(({ verb }) => verb === "lose")
    .map(({ arguments: [hoplites = "0"] }) => {
      const hoplite = Number(hoplites);
      return { citizen: defence - SIZE.hoplite * hoplite, hoplite, change: 0 };
    });
}

/** The army in a line: first those who fall, then those who live. */
function line(army: Cubes, way: WarView["ways"][number] | null): Fighter[] {
  const fighters: Fighter[] = [];
  let start = 0;
  for (const isLost of [true, false]) {
    for (const kind of ["hoplite", "citizen"] as const) {
      const fallen = way?.[kind] ?? 0;
      const count = isLost ? fallen : army[kind] - fallen;
      for (let each = 0; each < count; each++) {
        fighters.push({ kind, start, size: SIZE[kind], isLost });
        start += SIZE[kind];
      }
    }
  }
  return fighters;
}
