/** What Hexemonia's `view` sends, as `src/pessoi/games/hexemonia/view.py` builds it. */

export const RESOURCES = ["citizen", "hoplite", "gold"] as const;
export type Resource = (typeof RESOURCES)[number];
export type Cubes = Record<Resource, number>;

/** Axial coordinates of a space; the Acropolis is at (0, 0). */
export type At = readonly [number, number];

export interface HexemoniaView {
  round: number;
  active: number | null;
  step: "draw" | "build" | "action" | "politics" | null;
  action: "production" | "strategy" | "special" | "war" | null;
  start_seat: number;
  last_seat: number;
  has_revolts: boolean;
  is_end_triggered: boolean;
  is_over: boolean;
  philosopher: number | null;
  /** The Acropolises that are in play. */
  acropolises: string[];
  display: (string | null)[];
  stack: { left: number; known: string[] };
  underworld: string[];
  in_the_air: Cubes;
  target: string | null;
  war: WarView | null;
  used: string[];
  laid: string[];
  attacked: number[];
  cities: CityView[];
  tie_break: string;
}

export interface WarView {
  loser: number;
  strength: number;
  /** What the army can lose, once it is strong enough, and the citizens that come back. */
  ways: { citizen: number; hoplite: number; change: number }[];
  /** The own tile of the same title that takes in what lies on the captured one. */
  merges: string | null;
  /** Where else the booty may go. */
  spaces: number[];
}

export interface CityView {
  seat: number;
  acropolis: { city: string | null; nature: string | null; is_revealed: boolean; cubes: Cubes };
  tiles: SiteView[];
  /** The spaces where tiles can be laid. */
  spaces: { space: number; at: At }[];
  myths: MythView[];
  /** With what there would be at least and at most if a tile that can be laid now were laid and paid for. */
  hand: { count: number; tiles: string[] | null; totals: Record<string, readonly [number, number]> };
  political_strength: number;
  points: Record<string, number>;
  total: number;
  place: number | null;
}

export interface SiteView {
  tile: string;
  space: number;
  at: At;
  cubes: Cubes;
  is_active: boolean;
  excess: Cubes;
  /** What Production would bring. */
  yield: Cubes;
  /** What using its ability would bring at most; of the Spring's, one. */
  gain: Cubes;
  /** What a revolt would take. */
  revolt: Cubes;
  defence: number;
  /** The best shield beside it. */
  shield: number;
  markers: string[];
}

export interface MythView {
  tile: string;
  host: string;
  is_active: boolean;
}
