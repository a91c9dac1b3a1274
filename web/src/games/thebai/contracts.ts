/** What a contract asks for and brings, and what of it somebody lacks. */
import { glyphsOf, inLines, type PlacedGlyph } from "./glyphs";
import { COMMODITIES, type Commodity, contractOf } from "./printed";
import type { FamilyView, Token } from "./view";

/** The width of the clay with the suit, on the left of a card. */
export const SUIT = 24;

export interface Cost {
  there: Commodity[];
  missing: Commodity[];
}

/** The cost of a contract, one by one: what these tokens cover, and what they do not. */
export function costOf(contract: string, tokens: Readonly<Record<Token, number>> | null): Cost {
  const { cost } = contractOf(contract);
  const each = COMMODITIES.flatMap((commodity) =>
    Array.from({ length: cost[commodity] }, (_, index) => ({
      commodity,
      isThere: tokens === null || index < tokens[commodity],
    })),
  );
  return {
    there: each.filter(({ isThere }) => isThere).map(({ commodity }) => commodity),
    missing: each.filter(({ isThere }) => !isThere).map(({ commodity }) => commodity),
  };
}

/** The reward on the lower half of a card whose upper left corner is at (x, y). */
export function rewardOn(
  contract: string,
  x: number,
  y: number,
  width: number,
  height: number,
  size: number,
): PlacedGlyph[] {
  const middle = x + SUIT + 2 + (width - SUIT - 4) / 2;
  return inLines(glyphsOf(contractOf(contract).reward), middle, y + height * 0.71, size, width - SUIT - 8);
}

/** How many contracts of a suit a family has fulfilled. */
export function fulfilledOf({ fulfilled }: FamilyView, suit: string): number {
  return fulfilled.filter((contract) => contractOf(contract).suit === suit).length;
}
