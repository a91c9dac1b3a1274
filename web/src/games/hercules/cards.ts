/** What is printed on each card, from the file the rules read. */
import { demigods, demigod_stacks, gods, pantheon, vases } from "../../../../src/pessoi/games/hercules/components.toml";
import type { Drawing } from "../../look/drawing";
import { demigods as demigodDrawings, gods as godDrawings } from "../../look/icons/gods";
import { vases as vaseDrawings } from "../../look/icons/signs";

export interface CardRow {
  id: string;
  symbols: readonly string[];
  vp: number;
}
export interface GodRow extends CardRow {
  ability: string;
}
export interface DemigodRow extends GodRow {
  stack: string;
  die_number?: number;
}
export interface VaseRow extends CardRow {
  spaces: number;
}

export interface CardFace {
  kind: "demigod" | "god" | "vase" | "pantheon";
  drawing: Drawing;
  /** What its owner can do with it, or why it can't be used: a name of an ability. */
  ability: string;
  symbols: readonly string[];
  /** Points printed on it. */
  points: number;
  /** The number on a Tyche or Morpheus card, or the spaces of a vase. */
  number: number | null;
}

/** The god above column 12, who shows nothing but points anyway. */
const ZEUS = "god_zeus";

const faces = new Map<string, CardFace>();
for (const row of demigods) {
  faces.set(row.id, face("demigod", row, drawingOf(demigodDrawings, row.stack), row.ability, row.die_number));
}
for (const row of gods) {
  faces.set(row.id, face("god", row, drawingOf(godDrawings, row.id.replace("god_", "")), row.ability));
}
for (const row of vases) {
  faces.set(row.id, face("vase", row, drawingOf(vaseDrawings, `${row.spaces}`), "none", row.spaces));
}
for (const row of pantheon) {
  faces.set(row.id, face("pantheon", row, godDrawings.pantheon, "none"));
}

function face(kind: CardFace["kind"], row: CardRow, drawing: Drawing, ability: string, number?: number): CardFace {
  return { kind, drawing, ability, symbols: row.symbols, points: row.vp, number: number ?? null };
}

function drawingOf(drawings: Record<string, Drawing>, name: string): Drawing {
  const found = drawings[name];
  if (!found) throw new Error(`no drawing called "${name}"`);
  return found;
}

/** What a card shows; in the simplified variant a god shows its points alone. */
export function faceOf(card: string, isSimplified = false): CardFace {
  const found = faces.get(card);
  if (!found) throw new Error(`no card called "${card}"`);
  return isSimplified && found.kind === "god" ? { ...found, ability: "none", symbols: [] } : found;
}

/** The message with the name of a card. */
export function nameOf(card: string, isSimplified: boolean): string {
  const isPlain = isSimplified && faceOf(card).kind === "god" && card !== ZEUS;
  return `${isPlain ? "plain" : "card"}-${card}`;
}

/** What brings a card of this stack: its operation, or a number. */
export function claimOfStack(stack: string): string {
  return demigod_stacks.find((row) => row.id === stack)?.claim ?? "";
}

/** Where the points are on a card's picture: in the middle, or aside where there is something else to see. */
export function pointsAt({ kind, ability }: CardFace): number {
  return ability === "vp2" || (ability === "none" && kind !== "vase") ? 36 : 54;
}
