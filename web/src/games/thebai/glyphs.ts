/** Effects as rows of signs and numbers: what stands on a tile, a card or an action, and how wide it is. */
import type { Amount, Effect } from "./printed";
import type { SignName } from "./signs";

export type Glyph =
  | { kind: "text"; text: string }
  | { kind: "sign"; sign: SignName }
  /** Points in a laurel. */
  | { kind: "points"; points: string }
  /** Room between two parts of an effect, where a line may be broken. */
  | { kind: "gap" };

export interface PlacedGlyph {
  glyph: Glyph;
  x: number;
  y: number;
  size: number;
}

const GAP: Glyph = { kind: "gap" };
const SMALLEST = 11;

const text = (words: string): Glyph => ({ kind: "text", text: words });
const sign = (name: string): Glyph => ({ kind: "sign", sign: name as SignName });
const points = (count: string): Glyph => ({ kind: "points", points: count });

/** An amount as it is written: with a die in hand as a number, otherwise with P for its power. */
export function amountOf(amount: Amount = 1, power?: number): string {
  if (typeof amount === "number") return `${amount}`;
  if (power !== undefined) return `${valueOf(amount, power)}`;
  return { power: "P", "power+1": "P+1", "2*power": "2P", "3-power": "3−P", "4-power": "4−P" }[amount] ?? amount;
}

function valueOf(amount: string, power: number): number {
  const [less, more, times] = [/^(\d)-power$/, /^power\+(\d)$/, /^(\d)\*power$/].map((form) => form.exec(amount)?.[1]);
  if (less) return Math.max(0, Number(less) - power);
  if (more) return power + Number(more);
  return times ? Number(times) * power : power;
}

/** How many of something: one is not written. */
function some(count: string, ...signs: string[]): Glyph[] {
  return [...(count === "1" ? [] : [text(count)]), ...signs.map(sign)];
}

const DRAWN: Readonly<Record<string, (effect: Effect, count: string, power?: number) => Glyph[]>> = {
  gain: ({ what = "" }, count) => (what === "vp" ? [points(count)] : some(count, what)),
  gain_one_type: (_, count) => [text(`${count}×`), sign("any")],
  exchange: (_, count) => some(count, "exchange"),
  contract: (_, count) => some(count, "contract"),
  contract_or_exchange: (_, count) => [text(`${count}×`), sign("contract"), text("/"), sign("exchange")],
  promote: ({ die = "any" }, count) => some(count, `${die}_up`),
  promote_each: ({ die = "any", dice }, _, power) => some(amountOf(dice, power), `${die}_up`, `${die}_up`),
  hoplite: (_, count) => some(count, "hoplite"),
  hoplite_promote: () => [sign("hoplite"), sign("hoplite_up")],
  advance: advanceGlyphs,
  remove_tile: ({ activate }, count) => [...some(count, "tile_off"), ...(activate ? [sign("bang")] : [])],
  place_tile: ({ roofs }, _, power) => [sign("tile_put"), text(amountOf(roofs, power)), sign("roof")],
  rush: ({ activate }) => [sign("rush"), ...(activate ? [sign("bang")] : [])],
  pay: ({ cost = {}, then = [] }, _, power) => [
    ...Object.entries(cost).flatMap(([what, count]) => some(amountOf(count, power), what)),
    sign("arrow"),
    ...glyphsOf(then, power),
  ],
  vp_per: ({ vp }) => [points(`${vp ?? 0}`), text("×"), sign("blessing")],
  fulfil_discount: (_, count) => [sign("contract"), text(`−${count}`)],
  councilor_tile: () => [sign("disruption"), sign("councillors")],
};

function advanceGlyphs({ track = "any", mode, double_yellow: isDouble }: Effect, count: string): Glyph[] {
  if (mode === "different") return [sign("dionysus"), sign("ares")];
  if (mode === "same" && track === "any") return [...some(count, "dionysus"), text("/"), sign("ares")];
  return [...some(count, track === "any" ? "step" : track), ...(isDouble ? [text("×2")] : [])];
}

/** A list of effects as it is drawn, with the numbers of a power if one is in hand. */
export function glyphsOf(effects: readonly Effect[], power?: number): Glyph[] {
  return effects.flatMap((effect, index) => {
    const draw = DRAWN[effect.op];
    if (!draw) throw new Error(`no sign for the effect "${effect.op}"`);
    return [...(index > 0 ? [GAP] : []), ...draw(effect, amountOf(effect.n, power), power)];
  });
}

/** What an action is about: how much of what, and no more. */
export function briefly(glyphs: readonly Glyph[]): Glyph[] {
  const arrow = glyphs.findIndex((glyph) => glyph.kind === "sign" && glyph.sign === "arrow");
  const brought = glyphs.slice(arrow + 1);
  const what = brought.find((glyph) => glyph.kind === "sign" || glyph.kind === "points");
  const count = brought.slice(0, what && brought.indexOf(what)).find((glyph) => glyph.kind === "text");
  return [...(count ? [text(count.text.replace("×", ""))] : []), ...(what ? [what] : [])];
}

function textWidth(words: string, size: number): number {
  let width = 0;
  for (const letter of words) width += /\d/.test(letter) ? 0.57 : letter === "P" ? 0.6 : letter === "/" ? 0.36 : 0.68;
  return width * size + 1;
}

function widthOfOne(glyph: Glyph, size: number): number {
  switch (glyph.kind) {
    case "gap":
      return (5 * size) / 18;
    case "text":
      return textWidth(glyph.text, size);
    case "points":
      return size * 1.15;
    case "sign":
      if (glyph.sign === "bang") return size * 0.5;
      return glyph.sign === "arrow" ? size * 0.66 + 2 : size + 1.5;
  }
}

export function widthOf(glyphs: readonly Glyph[], size: number): number {
  return glyphs.reduce((sum, glyph) => sum + widthOfOne(glyph, size), 0);
}

/** Glyphs in one line about (x, y), smaller if they would be wider than `most`. */
export function inLine(glyphs: readonly Glyph[], x: number, y: number, size: number, most = Infinity): PlacedGlyph[] {
  const wanted = widthOf(glyphs, size);
  const fitting = wanted > most ? Math.max(SMALLEST, (size * most) / wanted) : size;
  let left = x - widthOf(glyphs, fitting) / 2;
  return glyphs.flatMap((glyph) => {
    const placed = { glyph, x: left, y, size: fitting };
    left += widthOfOne(glyph, fitting);
    return glyph.kind === "gap" ? [] : [placed];
  });
}

/** Glyphs about (x, y), on two lines where one would be too narrow for them. */
export function inLines(glyphs: readonly Glyph[], x: number, y: number, size: number, most: number): PlacedGlyph[] {
  const at = widthOf(glyphs, size) <= most ? -1 : bestBreak(glyphs, size);
  if (at < 0) return inLine(glyphs, x, y, size, most);
  const second = glyphs[at]?.kind === "gap" ? at + 1 : at;
  return [
    ...inLine(glyphs.slice(0, at), x, y - size * 0.6, size, most),
    ...inLine(glyphs.slice(second), x, y + size * 0.62, size, most),
  ];
}

/** Where two lines are most alike in width: at a gap, or else before an arrow or a stroke. */
function bestBreak(glyphs: readonly Glyph[], size: number): number {
  const gaps = glyphs.flatMap((glyph, index) => (glyph.kind === "gap" ? [index] : []));
  const others = glyphs.flatMap((glyph, index) => (index > 0 && isJoint(glyph) ? [index] : []));
  const longest = (at: number) => Math.max(widthOf(glyphs.slice(0, at), size), widthOf(glyphs.slice(at), size));
  const places = gaps.length > 0 ? gaps : others;
  return places.reduce((best, at) => (best < 0 || longest(at) < longest(best) ? at : best), -1);
}

function isJoint(glyph: Glyph): boolean {
  return (glyph.kind === "sign" && glyph.sign === "arrow") || (glyph.kind === "text" && glyph.text === "/");
}

/** A count above what it counts, where they do not fit side by side. */
export function stacked(glyphs: readonly Glyph[], x: number, y: number, size: number, most: number): PlacedGlyph[] {
  const [count, ...what] = glyphs;
  if (!count || what.length === 0 || widthOf(glyphs, size) <= most) return inLine(glyphs, x, y, size, most);
  return [...inLine([count], x, y - size * 0.6, size, most), ...inLine(what, x, y + size * 0.5, size, most)];
}
