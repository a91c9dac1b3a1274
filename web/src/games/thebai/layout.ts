/** Where everything in the city lies: the same numbers for every size of a window, as a picture is scaled as a whole. */
import { type Side, SIDES, type ThebaiView } from "./view";

export interface Point {
  x: number;
  y: number;
}

export interface CityPlan {
  isNarrow: boolean;
  rows: number;
  /** From the middle of a cell to the next. */
  pitch: number;
  tile: number;
  /** The thickness of the walls. */
  edge: number;
  /** The room for gates left of the walls. */
  gutter: number;
  die: number;
  width: number;
  height: number;
}

export const COLUMNS = 4;

const WIDE = { pitch: 102, tile: 78, edge: 10, gutter: 134, die: 30 };
const NARROW = { pitch: 79, tile: 60, edge: 6, gutter: 47, die: 26 };

export function planCity(rows: number, isNarrow: boolean): CityPlan {
  const sizes = isNarrow ? NARROW : WIDE;
  const { pitch, edge, gutter } = sizes;
  return { ...sizes, isNarrow, rows, width: gutter + 2 * edge + COLUMNS * pitch, height: 2 * edge + rows * pitch };
}

/** The row and column of a cell, counted from 1. */
export function placeOf(cell: string): { row: number; column: number } {
  const [row = 0, column = 0] = cell.slice(1).split("c").map(Number);
  return { row, column };
}

export function cellNamed(row: number, column: number): string {
  return `r${row}c${column}`;
}

/** The middle of a cell. */
export function cellAt(plan: CityPlan, cell: string): Point {
  const { row, column } = placeOf(cell);
  return {
    x: plan.gutter + plan.edge + (column - 0.5) * plan.pitch,
    y: plan.edge + (row - 0.5) * plan.pitch,
  };
}

/** The middle of a row, left of the city. */
export function rowAt(plan: CityPlan, row: number): number {
  return cellAt(plan, cellNamed(row, 1)).y;
}

/** The cells a dice space lies between: left and right, or above and below. */
export function cellsOf(space: string): [string, string] {
  const [row = 0, column = 0] = space.slice(1).split("-").map(Number);
  const other = space.startsWith("h") ? cellNamed(row, column + 1) : cellNamed(row + 1, column);
  return [cellNamed(row, column), other];
}

/** The middle of a dice space. */
export function spaceAt(plan: CityPlan, space: string): Point {
  const [first, second] = cellsOf(space).map((cell) => cellAt(plan, cell));
  return { x: ((first?.x ?? 0) + (second?.x ?? 0)) / 2, y: ((first?.y ?? 0) + (second?.y ?? 0)) / 2 };
}

/** Which way a side looks, in units of a pitch. */
export const TOWARDS: Readonly<Record<Side, Point>> = {
  N: { x: 0, y: -1 },
  E: { x: 1, y: 0 },
  S: { x: 0, y: 1 },
  W: { x: -1, y: 0 },
};

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Bridge extends Box {
  key: string;
  roof: string;
  isUpright: boolean;
}

/** The roofs that run on where sides match: to the next tile, or to the wall. */
export function bridges(plan: CityPlan, view: ThebaiView): Bridge[] {
  const { tile, pitch, rows } = plan;
  const gap = pitch - tile;
  return view.cells.flatMap(({ cell, roofs }) =>
    (view.sights.matches[cell] ?? []).flatMap((side) => {
      const { row, column } = placeOf(cell);
      const isAtWall = { N: row === 1, E: column === COLUMNS, S: row === rows, W: column === 1 }[side];
      // Between two tiles the left or the upper one builds the bridge.
      if (!isAtWall && (side === "N" || side === "W")) return [];
      const isUpright = side === "E" || side === "W";
      const long = (isAtWall ? gap / 2 : gap) + 2;
      const broad = tile * 0.74;
      const [width, height] = isUpright ? [long, broad] : [broad, long];
      const middle = cellAt(plan, cell);
      const reach = (tile + long) / 2 - 1;
      const x = middle.x + TOWARDS[side].x * reach - width / 2;
      const y = middle.y + TOWARDS[side].y * reach - height / 2;
      return [{ key: `${cell}${side}`, roof: roofs?.[SIDES.indexOf(side)] ?? "white", isUpright, x, y, width, height }];
    }),
  );
}

/** The cells an Archon passes on a way from one cell over these dice spaces, first and last included. */
export function cellsOnWay(from: string, crossed: readonly string[]): string[] {
  const way = [from];
  for (const space of crossed) {
    const here = way.at(-1);
    way.push(cellsOf(space).find((cell) => cell !== here) ?? from);
  }
  return way;
}

/** A square about a point. */
export function square(middle: Point, size: number): Box {
  return { x: middle.x - size / 2, y: middle.y - size / 2, width: size, height: size };
}
