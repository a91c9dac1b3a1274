/** The measures of a tile's picture, and what stands on its plate. */
import { glyphsOf, inLine, inLines, type PlacedGlyph, widthOf } from "./glyphs";
import { tileOf } from "./printed";
import type { ThebaiView } from "./view";

export interface TileFrame {
  /** The thickness of the roofs. */
  roof: number;
  /** The side of the field within them. */
  inner: number;
  /** The height of the plate with the effect, at the bottom of the field. */
  plate: number;
}

export function frameOf(size: number, isSmall = false): TileFrame {
  const roof = size * (isSmall ? 0.13 : 0.125);
  const inner = size - 2 * roof;
  return { roof, inner, plate: isSmall ? inner : Math.max(22, inner * 0.41) };
}

/** The effect on the plate of a tile whose upper left corner is at (x, y). */
export function effectOn(tile: string, x: number, y: number, size: number, isSmall = false): PlacedGlyph[] {
  const { roof, inner, plate } = frameOf(size, isSmall);
  const glyphs = glyphsOf(tileOf(tile).effects);
  const middle = x + size / 2;
  if (!isSmall) return inLine(glyphs, middle, y + size - roof - plate / 2 + 0.5, plate * 0.82, inner - 3);
  const high = Math.min(18, inner * 0.5);
  if (widthOf(glyphs, high) <= inner - 2) return inLine(glyphs, middle, y + size / 2, high, inner - 2);
  return inLines(glyphs, middle, y + size / 2, Math.min(15, inner * 0.42), inner - 2);
}

/** Whose tile it is; tiles of colours that nobody plays, and neutral ones, are nobody's. */
export function ownerOf(view: ThebaiView, tile: string): number | null {
  const { colour } = tileOf(tile);
  return view.families.find((family) => family.colour === colour)?.seat ?? null;
}
