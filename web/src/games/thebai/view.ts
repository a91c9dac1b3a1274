/** What Thebai's `view` sends, as `src/pessoi/games/thebai/view.py` builds it. */

export type Roof = "brown" | "teal" | "white" | "slate";
export type Side = "N" | "E" | "S" | "W";
export type Token = "grape" | "pottery" | "bronze" | "drachma";
export type Track = "dionysus" | "ares";
export type Crossing = "pays" | "promotes" | "ascends" | "scores" | "reduces" | "loses" | "invites" | "nothing";

export interface RowView {
  row: number;
  is_fought: boolean;
  invader: string | null;
  gate: string | null;
  commander: string | null;
  /** The power of each family there. */
  powers: number[];
}

export interface CellView {
  cell: string;
  tile: string | null;
  rotation: number;
  roofs: Roof[] | null;
  archons: number[];
}

export interface SpaceView {
  space: string;
  holds: "citizen" | "hoplite" | "plaza" | "actor" | null;
  touches_tile?: boolean;
  seat?: number;
  face?: string;
}

export interface FateView {
  round: number;
  back: string;
  tile: string | null;
  is_resolved: boolean;
}

export interface CouncilView {
  space: string;
  holds: "citizen" | "disruption" | "creon" | null;
  seat: number | null;
  /** Whose Councillor tiles lie on it. */
  tiles: number[];
  /** What it would score for each family now. */
  worth: number[];
}

export interface CommanderView {
  commander: string;
  seat: number | null;
  place: string | null;
}

export interface ActionView {
  action: string;
  tile: string | null;
  roofs: Roof[] | null;
  citizen: string | null;
  metic: string | null;
}

export interface FamilyView {
  seat: number;
  colour: string;
  score: number;
  tokens: Record<Token, number>;
  citizens: string[];
  hoplites: string[];
  citizens_to_come: number;
  archon: string | null;
  estate: ActionView[];
  metics: string[];
  blessings: string[];
  strategoi: { row: number; power: number }[];
  councillor_tiles: number;
  gates: number;
  fulfilled: string[];
  hand_size: number;
  hand: string[] | null;
  points: Record<string, number>;
  total: number;
  place: number | null;
}

export interface AntigoneView {
  seat: number;
  card: string;
  source: "left" | "right" | "deck";
  cards_left: number;
  card_discards: string[];
  destiny: string;
  focus: Track;
  challenges: string[];
  herald_row: string[];
  drawn_herald: string | null;
  stacks: { stack: string; tile: string | null; count: number }[];
}

export interface Sights {
  /** By cell: the sides of its tile that match. */
  matches: Record<string, Side[]>;
  /** By empty dice space: the cells whose tiles a Citizen there could resolve. */
  answers: Record<string, string[]>;
  /** By dice space: what happens if the own Archon crosses it. */
  crossings: Record<string, Crossing>;
  /** The cells on which a tile of one's own could be laid. */
  sites: string[];
  /** By cell: the dice spaces over which the own Archon could leave it; and how many of them it can pay for on one way. */
  walk: { steps: Record<string, string[]>; paid: number } | null;
  /** The next battle: the powers its Invader can have, what it brings those who stay away, and each family as it stands. */
  stakes: { least: number; most: number; absent: number[]; points: (number[] | null)[] } | null;
  /** By Herald card: the cells in the order in which Antigone looks at them. */
  searches: Record<string, string[]>;
  /** The council spaces on which one could sit. */
  seats: string[];
  /** By family: the face of the Citizen that the next refresh would bring. */
  refresh: (string | null)[];
}

export interface ThebaiView {
  round: number;
  rounds: number;
  is_over: boolean;
  order: number[];
  turns_taken: number;
  active: number | null;
  rows: RowView[];
  cells: CellView[];
  spaces: SpaceView[];
  battle: { row: number; power: number } | null;
  fate: FateView[];
  display: (string | null)[];
  deck: number;
  tracks: Record<Track, { seat: number; step: number }[]>;
  council: CouncilView[];
  path: number[];
  commanders: CommanderView[];
  starting_contracts: string[];
  aside: string[];
  families: FamilyView[];
  antigone: AntigoneView | null;
  sights: Sights;
}

export const TOKENS: readonly Token[] = ["grape", "pottery", "bronze", "drachma"];
export const TRACKS: readonly Track[] = ["dionysus", "ares"];
export const SIDES: readonly Side[] = ["N", "E", "S", "W"];
