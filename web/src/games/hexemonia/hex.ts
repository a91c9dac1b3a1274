/** Hexagons that stand on a corner, and how a city of them is fitted into a place. */
import { polygon } from "../../look/drawing";
import type { At } from "./view";

export interface Point {
  x: number;
  y: number;
}

export interface Place extends Point {
  width: number;
  height: number;
}

/** A hexagon: its middle, and how far its corners are from there. */
export interface Hex extends Point {
  radius: number;
}

export const ROOT = Math.sqrt(3);
/** How much of its share of the grid a tile covers. */
export const SHARE = 0.965;

const CORNERS = Array.from({ length: 6 }, (_, corner) => {
  const angle = (Math.PI / 3) * corner - Math.PI / 2;
  return [Math.cos(angle), Math.sin(angle)];
}).flat();

/** The corners of a hexagon, clockwise from the top. */
export function corners(radius: number): Point[] {
  return Array.from({ length: 6 }, (_, corner) => ({
    x: radius * (CORNERS[2 * corner] ?? 0),
    y: radius * (CORNERS[2 * corner + 1] ?? 0),
  }));
}

/** A hexagon as a path. */
export function hexagon(radius: number, x = 0, y = 0): string {
  return polygon(CORNERS, x, y, radius);
}

/** Where a space lies, as seen from the middle of its city. */
export function pointOf([q, r]: At, radius: number): Point {
  return { x: ROOT * radius * (q + r / 2), y: 1.5 * radius * r };
}

/** The largest grid that shows these spaces in a place, and not larger than `most`; it says where the Acropolis lies. */
export function fit(spaces: readonly At[], place: Place, most: number): Hex {
  const points = spaces.map((at) => pointOf(at, 1));
  const left = Math.min(...points.map(({ x }) => x)) - ROOT / 2;
  const right = Math.max(...points.map(({ x }) => x)) + ROOT / 2;
  const top = Math.min(...points.map(({ y }) => y)) - 1;
  const bottom = Math.max(...points.map(({ y }) => y)) + 1;
  const radius = Math.max(0, Math.min(most, place.width / (right - left), place.height / (bottom - top)));
  return {
    radius,
    x: place.x + place.width / 2 - ((left + right) / 2) * radius,
    y: place.y + place.height / 2 - ((top + bottom) / 2) * radius,
  };
}

/** The hexagon of a space in a grid. */
export function hexOf(at: At, grid: Hex): Hex {
  const { x, y } = pointOf(at, grid.radius);
  return { x: grid.x + x, y: grid.y + y, radius: grid.radius * SHARE };
}

/** How far a space is from the Acropolis. */
export function ringOf([q, r]: At): number {
  return Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r));
}
