/** Hexemonia on one look: an Acropolis among the tiles of its city. */
import { type Drawing, line, placed, SIDE } from "../../look/drawing";
import { acropolises, choraTiles, fortificationTiles, mythosTiles, polisTiles } from "../../look/icons/terrain";

const REACH = 33;
const ACROSS = REACH * Math.sqrt(3);

function hexagon(x: number, y: number): string {
  const corners = Array.from({ length: 6 }, (_, corner) => {
    const turn = (Math.PI / 3) * corner - Math.PI / 2;
    return `${(x + REACH * Math.cos(turn)).toFixed(1)} ${(y + REACH * Math.sin(turn)).toFixed(1)}`;
  });
  return `M${corners.join("L")}Z`;
}

function tile(drawing: Drawing | undefined, place: number, row: number, isBold = false): Drawing {
  const x = 64 + ACROSS * (place + row / 2);
  const y = 36 + row * REACH * 1.5;
  const scale = 0.62;
  return [
    line(isBold ? 4 : 2.4, hexagon(x, y)),
    ...placed(drawing ?? [], x - (SIDE * scale) / 2, y - (SIDE * scale) / 2, scale),
  ];
}

const first = (drawings: Record<string, Drawing>, number: number): Drawing | undefined =>
  Object.values(drawings)[number];

export const picture: Drawing = [
  ...tile(first(choraTiles, 0), 0, 0),
  ...tile(first(fortificationTiles, 0), 1, 0),
  ...tile(first(acropolises, 0), 2, 0, true),
  ...tile(first(polisTiles, 0), 3, 0),
  ...tile(first(mythosTiles, 0), 4, 0),
  ...tile(first(choraTiles, 1), 0, 1),
  ...tile(first(polisTiles, 1), 1, 1),
  ...tile(first(choraTiles, 2), 2, 1),
  ...tile(first(fortificationTiles, 1), 3, 1),
];
