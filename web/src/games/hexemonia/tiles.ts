/** What is printed on each tile, from the file the rules read. */
import { acropolis, tile as rows } from "../../../../src/pessoi/games/hexemonia/components.toml";
import type { Drawing } from "../../look/drawing";
import { acropolises, choraTiles, fortificationTiles, mythosTiles, polisTiles } from "../../look/icons/terrain";
import type { Cubes } from "./view";

export type TileType = "chora" | "fortification" | "polis" | "mythos";
export type Nature = "politics" | "military" | "economy" | "sacred";

export interface TileRow {
  id: string;
  type: TileType;
  nature: Nature;
  cost: Cubes;
  production: Cubes;
  defence: number;
  ability: string;
}

export interface TileFace extends TileRow {
  drawing: Drawing;
}

const drawings: Record<string, Drawing> = { ...choraTiles, ...fortificationTiles, ...polisTiles, ...mythosTiles };
const faces = new Map<string, TileFace>(rows.map((row) => [row.id, { ...row, drawing: drawingOf(row.id) }]));

function drawingOf(kind: string): Drawing {
  const found = drawings[kind];
  if (!found) throw new Error(`no drawing called "${kind}"`);
  return found;
}

/** The kind of a tile: what all tiles of its title have in common. */
export function kindOf(tile: string): string {
  return tile.replace(/_\d+$/, "");
}

/** What a tile shows. */
export function faceOf(tile: string): TileFace {
  const found = faces.get(kindOf(tile));
  if (!found) throw new Error(`no tile called "${tile}"`);
  return found;
}

/** The picture of an Acropolis; that of its neutral side for a hidden one. */
export function acropolisDrawing(city: string | null): Drawing {
  return (acropolises as Record<string, Drawing>)[city ?? "acropolis"] ?? acropolises.acropolis;
}

/** What the patron god of an Acropolis rewards. */
export function bonusOf(city: string): { type: string; points: number } {
  const row = acropolis.find(({ id }) => id === city);
  return { type: row?.bonus_type ?? "", points: row?.bonus_vp ?? 0 };
}

/** The nature of an Acropolis. */
export function natureOf(city: string): string {
  const row = acropolis.find(({ id }) => id === city);
  if (!row) throw new Error(`no Acropolis called "${city}"`);
  return row.nature;
}
