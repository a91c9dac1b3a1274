/** What stands on Antigone's cards, as rows of signs. */
import { type Glyph, inLine, type PlacedGlyph } from "./glyphs";
import { type Deed, heraldOf } from "./printed";
import { BENEFITS, type SignName } from "./signs";
import type { Track } from "./view";

const text = (words: string): Glyph => ({ kind: "text", text: words });
const sign = (name: SignName): Glyph => ({ kind: "sign", sign: name });

/** A deed of a card; the focus of her Destiny says which track it means. */
export function deedGlyphs({ act, n = 0 }: Deed, focus: Track): Glyph[] {
  const other: Track = focus === "ares" ? "dionysus" : "ares";
  const drawn: Record<string, Glyph[]> = {
    citizen: [sign("citizen"), text(`↑${n}`)],
    hoplite: [sign("hoplite"), text(`↑${n}`)],
    favors: [text(`${n}`), sign("contract")],
    broken_deals: [sign("exchange")],
    offering: [text(`${n}`), sign(focus)],
    split: [text(`${n}`), sign(other)],
    build: [sign("tile_put")],
    destiny: [sign("eye")],
  };
  const found = drawn[act];
  if (!found) throw new Error(`no sign for the deed "${act}"`);
  return found;
}

/** What a Herald card sends her Archon to. */
export function benefitSign(benefit: string): SignName {
  return BENEFITS[benefit] ?? (benefit as SignName);
}

/** What it sends her Archon to as signs, at the foot of a card whose upper left corner is at (x, y). */
export function benefitsOn(herald: string, x: number, y: number, width: number, height: number): PlacedGlyph[] {
  const glyphs = heraldOf(herald).benefits.map((benefit) => sign(benefitSign(benefit)));
  return inLine(glyphs, x + width / 2, y + height - 13, 17, width - 6);
}

/** What a Challenge card is about. */
export const CHALLENGES: Readonly<Record<string, SignName>> = {
  CH1: "herald",
  CH2: "hoplite_up",
  CH3: "citizen_up",
  CH4: "step",
  CH5: "battle",
};
