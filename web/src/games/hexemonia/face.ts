/**
 * How a tile is drawn, on a hexagon of radius 50 around the origin: at the top its nature, on the right its cost, on the left
 * what is too much, below what it gives. A large tile has room for its title; a small one says the rest by signs alone.
 */
import { circle, polygon } from "../../look/drawing";
import { corners, hexagon, type Point, ROOT } from "./hex";
import type { TileFace, TileType } from "./tiles";
import { type Cubes, type Resource, RESOURCES } from "./view";

export const RADIUS = 50;
/** From this radius on a tile has room for its title. */
export const TITLED = 43;
/** The same for a tile that is read before it is laid, with narrower letters. */
export const READABLE = 36;

const SHAPES: Record<Resource, (x: number, y: number, size: number) => string> = {
  citizen: (x, y, size) => circle(x, y, 0.46 * size),
  hoplite: (x, y, size) => polygon([0, -0.54, 0.53, 0.42, -0.53, 0.42], x, y, size),
  gold: (x, y, size) => polygon([0, -0.56, 0.56, 0, 0, 0.56, -0.56, 0], x, y, size),
};

/** A cube as the shape that tells its kind: disc, triangle or diamond. */
export function cubePath(resource: Resource, x: number, y: number, size: number): string {
  return SHAPES[resource](x, y, size);
}

/** The lines that are the same for all tiles of a type, large or small. */
export interface Body {
  rim: string;
  field: string;
  pattern: { d: string; width: number; dash?: string; offset?: number; isRound?: boolean };
  /** The radius of the field within the rim. */
  inner: number;
}

const bodies = new Map<string, Body>();

export function bodyOf(type: TileType, isLarge: boolean): Body {
  const key = `${type} ${isLarge}`;
  const found = bodies.get(key);
  if (found) return found;
  const thickness = isLarge ? 5.25 : 6.2;
  const inner = RADIUS - thickness * 1.155;
  const made = {
    rim: hexagon(RADIUS - 0.5),
    field: hexagon(inner),
    pattern: patternOf(type, RADIUS - (thickness / 2) * 1.155, thickness),
    inner,
  };
  bodies.set(key, made);
  return made;
}

/** The band around a tile tells its type without colour: zigzag, battlements, a line, stars. */
export function patternOf(type: TileType, radius: number, thickness: number): Body["pattern"] {
  const count = Math.max(4, Math.round(radius / (thickness * 1.5)));
  const length = round(radius / count);
  switch (type) {
    case "chora":
      return { d: zigzag(radius, thickness * 0.24, 2 * count), width: thickness * 0.2 };
    case "fortification":
      return {
        d: hexagon(radius),
        width: thickness * 0.42,
        dash: `${length / 2} ${length / 2}`,
        offset: -length / 4,
      };
    case "polis":
      return { d: hexagon(radius), width: thickness * 0.26 };
    case "mythos":
      return {
        d: hexagon(radius),
        width: thickness * 0.48,
        dash: `0.01 ${round(length - 0.01)}`,
        offset: -length / 2,
        isRound: true,
      };
  }
}

function zigzag(radius: number, reach: number, steps: number): string {
  const ring = corners(radius);
  let d = "";
  ring.forEach((from, corner) => {
    const to = ring[(corner + 1) % ring.length] ?? from;
    const across = { x: (to.y - from.y) / radius, y: (from.x - to.x) / radius };
    for (let step = 0; step < steps; step++) {
      const [part, side] = [step / steps, step % 2 === 0 ? -reach : reach];
      const x = from.x + (to.x - from.x) * part + across.x * side;
      const y = from.y + (to.y - from.y) * part + across.y * side;
      d += `${d ? "L" : "M"}${round(x)} ${round(y)}`;
    }
  });
  return `${d}Z`;
}

/** Where the paper below the picture begins. */
function paperTop(isLarge: boolean): number {
  return isLarge ? 11.25 : 25;
}

/** The paper on which it is written what a tile gives. */
export function paperOf(isLarge: boolean, inner: number): string {
  const top = paperTop(isLarge);
  const half = Math.min((ROOT / 2) * inner, (inner - top) * ROOT);
  const low = isLarge ? [half, inner / 2, 0, inner, -half, inner / 2] : [0, inner];
  return polygon([-half, top, half, top, ...low], 0, 0, 1);
}

const STRIP = 15;

/** The strip on the right for the cubes of the cost. */
export function stripOf(isLarge: boolean, inner: number): string {
  const right = (ROOT / 2) * inner;
  const end = isLarge ? paperTop(true) : inner / 2;
  const slant = STRIP / ROOT;
  return polygon(
    [right - STRIP, -inner / 2 - slant, right, -inner / 2, right, end, right - STRIP, isLarge ? end : end + slant],
    0,
    0,
    1,
  );
}

/** A place for a cube of the cost. */
export interface Slot extends Point {
  resource: Resource;
  size: number;
  isFilled: boolean;
}

/** The outlines of the cost, filled by the cubes that lie on the tile. */
export function slotsOf(cost: Cubes, cubes: Cubes | null, isLarge: boolean): Slot[] {
  const needed = RESOURCES.flatMap((resource) => Array<Resource>(cost[resource]).fill(resource));
  const [top, bottom] = [-23.5, isLarge ? 10.75 : 23];
  const share = (bottom - top) / Math.max(1, needed.length);
  const size = Math.min(12, share * 0.92);
  const step = Math.min(size * 1.12, share);
  const left = { ...(cubes ?? { citizen: 0, hoplite: 0, gold: 0 }) };
  const x = (ROOT / 2) * bodyOf("polis", isLarge).inner - STRIP / 2 - 0.5;
  return needed.map((resource, index) => {
    const isFilled = left[resource] > 0;
    if (isFilled) left[resource] -= 1;
    const y = (top + bottom) / 2 + (index - (needed.length - 1) / 2) * step;
    return { resource, x: round(x), y: round(y), size: round(isFilled ? size : size * 0.82), isFilled };
  });
}

/** What lies on a tile beyond its cost: excess if the tile is active, and otherwise without use for now. */
export function beyond(cost: Cubes, cubes: Cubes): { resource: Resource; count: number }[] {
  return RESOURCES.map((resource) => ({ resource, count: cubes[resource] - cost[resource] })).filter(
    ({ count }) => count > 0,
  );
}

export interface Pill extends Place {
  resource: Resource;
  text: string;
}
interface Place extends Point {
  width: number;
  height: number;
}

/** The labels on the left edge that count what is beyond the cost; `pixel` is how long a pixel is here. */
export function pillsOf(
  over: ReturnType<typeof beyond>,
  isLarge: boolean,
  pixel: number,
  isMarked: boolean,
  isShielded = false,
): Pill[] {
  const room = (isLarge ? 36 : 48) / Math.max(1, over.length);
  const height = Math.min(isLarge ? Math.min(17 * pixel, 15) : Math.max(14 * pixel, 13), room);
  const step = height * 1.04;
  const top =
    (isLarge ? -7 : 1) -
    ((over.length - 1) * step) / 2 +
    (isMarked && over.length > 1 ? 4 : 0) -
    (isShielded && !isLarge ? 5 : 0);
  return over.map(({ resource, count }, index) => {
    const text = `${isLarge ? "+" : ""}${count}`;
    const width = height * 0.62 + (8 + text.length * 7.6) * pixel + 2;
    return {
      resource,
      text,
      x: round(isLarge ? -38 : -43),
      y: round(top + index * step - height / 2),
      width: round(width),
      height: round(height),
    };
  });
}

/** Where the picture goes: in the middle, or aside where something is too much. */
export function pictureOf({ cost }: TileFace, isLarge: boolean, isCrowded: boolean): Point & { scale: number } {
  const strip = RESOURCES.some((resource) => cost[resource] > 0) ? STRIP : 0;
  let side = isLarge ? 40 : 50;
  let x = -strip * 0.52 - side / 2;
  let y = isLarge ? -28.25 : -25;
  if (isCrowded) {
    const small = isLarge ? 36 : 39;
    x = strip > 0 ? 38 - strip - 1 - small : -5;
    y += (side - small) * 0.8;
    side = small;
  }
  return { x: round(x), y: round(y), scale: side / 64 };
}

/** What a tile gives, as signs in a row. */
export type Sign =
  | { kind: "cube"; resource: Resource }
  | { kind: "text"; text: string }
  | { kind: "nature"; nature: string }
  | { kind: "arrow"; arrow: Arrow }
  | { kind: "tile"; isActive: boolean }
  | { kind: "hand" | "shield" | "star" };
export type Arrow = "to" | "from" | "from-all" | "both";

const cube = (resource: Resource): Sign => ({ kind: "cube", resource });
const text = (words: string): Sign => ({ kind: "text", text: words });
const arrow = (way: Arrow): Sign => ({ kind: "arrow", arrow: way });

/** Each ability as a rebus. */
const REBUS: Record<string, Sign[]> = {
  spring: [cube("citizen"), text("/"), cube("hoplite"), text("/"), cube("gold")],
  harbour: [{ kind: "nature", nature: "economy" }, arrow("to"), cube("gold")],
  temple: [{ kind: "nature", nature: "sacred" }, arrow("to"), cube("gold")],
  necropolis: [cube("citizen"), cube("citizen"), arrow("to"), cube("gold")],
  agora: [text("2"), arrow("both")],
  tavern: [arrow("from"), cube("citizen")],
  labyrinth: [arrow("from"), cube("hoplite")],
  lighthouse: [arrow("from-all"), cube("gold")],
  hades: [text("−3"), cube("citizen")],
  oracle: [{ kind: "nature", nature: "politics" }, text("4")],
  moirai: [text("+"), { kind: "hand" }],
  pandora: [text("−"), { kind: "hand" }],
};

export interface PlacedSign extends Point {
  sign: Sign;
  size: number;
}

/** The signs at the bottom of a tile, side by side. */
export function signsOf(face: TileFace, isLarge: boolean): PlacedSign[] {
  const { ability, production } = face;
  const made = RESOURCES.flatMap((resource) => Array<Sign>(production[resource]).fill(cube(resource)));
  const signs: Sign[] = [
    ...(ability === "" ? [] : isLarge ? (REBUS[ability] ?? []) : [{ kind: "star" } as const]),
    ...(isLarge && made.length > 0 ? [text("+")] : []),
    ...made,
  ];
  if (hasShieldAlone(face, isLarge)) signs.push({ kind: "shield" });
  const size = Math.min(isLarge ? 11 : 11.5, (isLarge ? 38 : 28) / Math.max(1, lengthOf(signs)));
  return inRow(signs, 0, isLarge ? 30.5 : 32, size);
}

/** How long a row of signs is, in units of a cube. */
export function lengthOf(signs: readonly Sign[]): number {
  return signs.reduce((sum, sign) => sum + widthOf(sign), 0);
}

/** Signs side by side, around a middle. */
export function inRow(signs: readonly Sign[], middle: number, y: number, size: number): PlacedSign[] {
  let x = middle - (lengthOf(signs) * size) / 2;
  return signs.map((sign) => {
    const width = widthOf(sign) * size;
    x += width;
    return { sign, x: round(x - width / 2), y, size: round(size) };
  });
}

/** What an ability does, as a rebus. */
export function rebusOf(ability: string): readonly Sign[] {
  return REBUS[ability] ?? [];
}

/** In units of a cube. */
function widthOf(sign: Sign): number {
  if (sign.kind === "shield") return 1.55;
  if (sign.kind === "arrow") return 1.15;
  if (sign.kind === "text") return sign.text === "/" ? 0.5 : 0.35 + 0.55 * sign.text.length;
  return 1.1;
}

const ARROWS: Record<Arrow, string> = {
  to: "M-.45 0H.4M.1 -.3L.42 0L.1 .3",
  from: "M.45 0H-.4M-.1 -.3L-.42 0L-.1 .3",
  "from-all": "M.45 -.18H-.4M.45 .18H-.4M-.1 -.42L-.46 0L-.1 .42",
  both: "M-.45 -.18H.4M.16 -.42L.42 -.18M.45 .2H-.4M-.16 .44L-.42 .2",
};

export function arrowPath(way: Arrow): string {
  return ARROWS[way];
}

/** Whether a shield is all a tile gives: then it stands in the middle, and otherwise at the edge. */
export function hasShieldAlone({ ability, production, defence }: TileFace, isLarge: boolean): boolean {
  return isLarge && defence > 0 && ability === "" && RESOURCES.every((resource) => production[resource] === 0);
}

/** Where a tile has its shield beside what it gives. */
export function shieldAt(isLarge: boolean): Point {
  return isLarge ? { x: -25, y: 33 } : { x: -19, y: 32 };
}

/** Where markers of myths lie: beside the nature, and then further down. */
export const MARKERS: readonly Point[] = [
  { x: -22.5, y: -34 },
  { x: 22.5, y: -34 },
  { x: -41, y: -21 },
];

/** Where the cubes of a kind are taken hold of. */
export const HANDLES: Record<Resource, Point> = {
  citizen: { x: 28, y: -27 },
  hoplite: { x: 31, y: -3 },
  gold: { x: 28, y: 21 },
};

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
