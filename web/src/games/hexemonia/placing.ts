/** Every tile that is seen, and where it lies now; a tile keeps its identity when it goes from hand to hand or city to city. */
import { type Hex, hexOf } from "./hex";
import type { Layout } from "./layout";
import type { CityView, HexemoniaView, MythView, SiteView } from "./view";

interface Placed {
  tile: string;
  hex: Hex;
}

export type PlacedTile = Placed &
  (
    | { on: "display"; slot: number }
    | { on: "hand" }
    /** Looked at with the Oracle. */
    | { on: "seen" }
    | { on: "city"; seat: number; site: SiteView }
    | { on: "acropolis"; seat: number; acropolis: CityView["acropolis"] }
    | { on: "myth"; seat: number; myth: MythView }
    | { on: "underworld"; isTop: boolean }
  );

export function placedTiles(
  view: HexemoniaView,
  layout: Layout,
  seat: number,
  looked: readonly string[],
): PlacedTile[] {
  const placed: PlacedTile[] = [];
  const put = (tile: string | null, hex: Hex | null | undefined, rest: Rest): void => {
    if (tile !== null && hex) placed.push({ tile, hex, ...rest });
  };
  for (const city of view.cities) {
    const place = layout.cities[city.seat];
    if (!place) continue;
    put(`acropolis_${city.seat}`, hexOf([0, 0], place.grid), {
      on: "acropolis",
      seat: city.seat,
      acropolis: city.acropolis,
    });
    for (const site of city.tiles) put(site.tile, hexOf(site.at, place.grid), { on: "city", seat: city.seat, site });
    city.myths.forEach((myth, index) => put(myth.tile, place.myths[index], { on: "myth", seat: city.seat, myth }));
  }
  view.display.forEach((tile, index) => put(tile, layout.display[index], { on: "display", slot: index + 1 }));
  view.underworld.forEach((tile, index) => {
    const isTop = index === view.underworld.length - 1;
    if (layout.opened) put(tile, layout.opened.tiles[index], { on: "underworld", isTop });
    else if (isTop) put(tile, layout.underworld, { on: "underworld", isTop });
  });
  const hand = view.cities[seat]?.hand.tiles ?? [];
  if (looked.length > 0) looked.forEach((tile, index) => put(tile, layout.hand[index], { on: "seen" }));
  else hand.forEach((tile, index) => put(tile, layout.hand[index], { on: "hand" }));
  return placed;
}

type Rest = PlacedTile extends infer Each ? (Each extends Placed ? Omit<Each, keyof Placed> : never) : never;

/** What a placed tile is called in `decision.choices[].elements`. */
export function elementOf(placed: PlacedTile): string {
  return placed.on === "display" ? `slot:${placed.slot}` : `tile:${placed.tile}`;
}
