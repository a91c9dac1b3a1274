/** What moves: the events of an update, turned into flights of cubes. */
import type { SaidEvent } from "../../table/said";
import { numberIn, readName, seatIn, tileIn } from "./heard";
import type { HexemoniaView, Resource } from "./view";

/** A tile, cubes that lie on none, or the supply. */
export type Anchor = string;
export const AIR: Anchor = "air";
export const SUPPLY: Anchor = "supply";

export interface Flight {
  key: string;
  resource: Resource;
  from: Anchor;
  to: Anchor;
  /** How many flights come before it. */
  order: number;
}

/** More cubes than these in one update would only be a swarm. */
const MOST = 24;

export class Stage {
  flights = $state.raw<Flight[]>([]);
  #count = 0;

  /** Takes in the events of one update. */
  play(events: readonly SaidEvent[], view: HexemoniaView): void {
    if (events.length === 0) return;
    this.#count += 1;
    const flown = flightsOf(events, view).slice(0, MOST);
    this.flights = flown.map((flight, order) => ({ ...flight, key: `${this.#count}-${order}`, order }));
  }

  /** A cube has arrived. */
  land(key: string): void {
    this.flights = this.flights.filter((flight) => flight.key !== key);
  }
}

type Way = Omit<Flight, "key" | "order">;

/** Every cube that moved. */
export function flightsOf(events: readonly SaidEvent[], view: HexemoniaView): Way[] {
  const flown: Way[] = [];
  const fly = (resource: Resource, count: number, from: Anchor | null, to: Anchor | null): void => {
    if (from === null || to === null) return;
    for (let each = 0; each < count; each++) flown.push({ resource, from, to });
  };
  for (const event of events) {
    const { verb, resource } = readName(event);
    const tile = tileIn(event, "tile");
    const count = numberIn(event, "count");
    const flyAll = (from: Anchor | null, to: Anchor | null): void => {
      fly("citizen", numberIn(event, "citizens"), from, to);
      fly("hoplite", numberIn(event, "hoplites"), from, to);
      fly("gold", numberIn(event, "gold"), from, to);
    };
    switch (verb) {
      case "gained":
        fly(resource, 1, SUPPLY, `acropolis_${seatIn(event, "seat")}`);
        break;
      case "paid":
      case "gave":
        fly(resource, 1, tile, tileIn(event, "receiver"));
        break;
      case "produced":
        fly(resource, count, SUPPLY, hostOf(view, tile));
        break;
      case "earned":
        flyAll(SUPPLY, tile);
        break;
      case "lifted":
      case "committed":
        fly(resource, count, tile, AIR);
        break;
      case "placed":
        fly(resource, count, AIR, tile);
        break;
      case "revolted":
        fly(resource, count, tile, SUPPLY);
        break;
      case "smote":
      case "sacrificed":
        flyAll(tile, SUPPLY);
        break;
      case "garrison-lost":
        flyAll(view.target, SUPPLY);
        break;
      case "army-lost":
        flyAll(AIR, SUPPLY);
        break;
    }
  }
  return flown;
}

/** Where the production of a tile goes: a myth's on the tile with its marker. */
function hostOf(view: HexemoniaView, tile: string | null): string | null {
  const myth = view.cities.flatMap(({ myths }) => myths).find((each) => each.tile === tile);
  return myth?.host ?? tile;
}
