/** What is printed on tiles, cards and boards, from the file the rules read. */
import * as parts from "../../../../src/pessoi/games/thebai/components.toml";
import type { Roof, Side, Token, Track } from "./view";

/** A number, or how it follows from the power of the die: "power+1". */
export type Amount = number | string;

/** A word of an effect with its numbers; `effect.py` says what each means. */
export interface Effect {
  op: string;
  n?: Amount;
  what?: string;
  die?: string;
  dice?: Amount;
  mode?: string;
  track?: string;
  roofs?: Amount;
  activate?: boolean;
  double_yellow?: boolean;
  vp?: number;
  cost?: Readonly<Record<string, Amount>>;
  then?: readonly Effect[];
}
export interface CityRow {
  rows: number;
  edge_top: readonly string[];
  edge_right: readonly string[];
  edge_bottom: readonly string[];
  edge_left: readonly string[];
}
export interface DevotionRow {
  track: string;
  step: number;
  kind: "promote" | "vp" | "metic" | "blessing" | "final";
  yellow: boolean;
  n?: number;
  vp?: number;
  metic?: string;
}
export interface ContractRow {
  id: string;
  suit: string;
  cost: Readonly<Record<Commodity, number>>;
  reward: readonly Effect[];
}
export interface CouncilRow {
  id: string;
  monument: string;
  position: number;
  condition: string;
  vp_small: number;
  vp_large: number;
}
export interface Deed {
  act: string;
  n?: number;
}
export interface CardRow {
  id: string;
  actions: readonly Deed[];
  /** The track a Destiny card names. */
  focus?: Track;
}
export type Commodity = Exclude<Token, "drachma">;

export const COMMODITIES: readonly Commodity[] = ["grape", "pottery", "bronze"];
export const SUITS: readonly string[] = parts.suit.map(({ id }) => id);
/** The ladder of faces, lowest first; a star is written as in choices. */
export const FACES: readonly string[] = parts.dice.faces.map((face) => face.replace("*", "+"));
/** What it costs to reduce a die that shows its lowest face, and what one at its top brings if it can't ascend. */
export const POINTS_BELOW: number = parts.dice.reduce_below_lowest_vp;
export const POINTS_ABOVE: number = parts.dice.ascend_in_supply_or_estate_vp;
export const COLUMN_POINTS: readonly number[] = parts.estate.column_vp;
export const PATH_POINTS: readonly number[] = [...parts.council.path_vp, parts.council.path_last_vp];

const roofByLetter = new Map(parts.roof.map(({ id, letter }) => [letter, id as Roof]));

/** A table by the names of its rows; a name that is not there is a fault. */
function byName<Row extends { id: string }>(rows: readonly Row[]): (name: string) => Row {
  const known = new Map(rows.map((row) => [row.id, row]));
  return (name) => {
    const found = known.get(name);
    if (!found) throw new Error(`no component called "${name}"`);
    return found;
  };
}

export const tileOf = byName(parts.cadmea);
export const roofOf = byName(parts.roof);
export const actionOf = byName(parts.estate_action);
export const contractOf = byName(parts.contract);
export const meticOf = byName(parts.metic);
export const blessingOf = byName(parts.blessing);
export const invaderOf = byName(parts.invader);
export const gateOf = byName(parts.gate);
export const councilOf = byName(parts.council_space);
export const disruptionOf = byName(parts.disruption);
export const heraldOf = byName(parts.herald);
export const destinyOf = byName(parts.destiny);
export const cardOf = byName([...parts.antigone_basic, ...parts.antigone_advanced, ...parts.antigone_endgame]);

/** The roofs of a tile as it lies after so many quarter turns clockwise, north first. */
export function roofsOf(tile: string, turns = 0): Roof[] {
  const roofs = tileOf(tile).roofs.map(roofNamed);
  return roofs.map((_, side) => roofs[(side - turns + 4) % 4] ?? "white");
}

function roofNamed(letter: string): Roof {
  return roofByLetter.get(letter) ?? "white";
}

/** The colours printed on the city's edge, by side. */
export function edgesOf(rows: number): Record<Side, Roof[]> {
  const board = parts.city_small.rows === rows ? parts.city_small : parts.city_large;
  return {
    N: board.edge_top.map(roofNamed),
    E: board.edge_right.map(roofNamed),
    S: board.edge_bottom.map(roofNamed),
    W: board.edge_left.map(roofNamed),
  };
}

/** The spaces of a devotion track, from step 1 on. */
export function stepsOf(track: Track): readonly DevotionRow[] {
  return parts.devotion_space.filter((space) => space.track === track);
}

/** The council space with this number at a monument. */
export function seatNamed(monument: string, number: number): string | undefined {
  return parts.council_space.filter((space) => space.monument === monument)[number - 1]?.id;
}

/** What one of what a council space counts is worth, on the board for so many rows. */
export function pointsOf(space: string, rows: number): number {
  const { vp_small: small, vp_large: large } = councilOf(space);
  return rows === parts.city_small.rows ? small : large;
}

/** The power of a face; the star does not count. */
export function powerOf(face: string): number {
  return Number(face[0]);
}

/** The face above another one, or below it; at the ends of the ladder the same. */
export function faceBeside(face: string, by: 1 | -1): string {
  return FACES[FACES.indexOf(face) + by] ?? face;
}
