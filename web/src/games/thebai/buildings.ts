/** The buildings on Cadmea tiles, each on a field of 64 by 40 units. */
import { circle, cut, type Drawing, fill, hole, line, placed } from "../../look/drawing";
import { gods } from "../../look/icons/gods";
import { labours } from "../../look/icons/labours";
import { vases } from "../../look/icons/signs";

export const BUILDING_WIDTH = 64;
export const BUILDING_HEIGHT = 40;

/** Columns of one width, side by side. */
function columns(count: number, from: number, to: number, top: number, bottom: number, width: number): string {
  const gap = (to - from - width) / Math.max(1, count - 1);
  return Array.from({ length: count }, (_, index) => from + gap * index)
    .map((x) => `M${x} ${top}H${x + width}V${bottom}H${x}Z`)
    .join("");
}

function temple(count: number, width = 5): Drawing {
  return [
    fill("M2 15L32 1L62 15Z"),
    fill("M5 17H59V21H5Z"),
    fill(columns(count, 7, 57, 22, 35, width)),
    fill("M2 36H62V40H2Z"),
  ];
}

function house(...inside: Drawing): Drawing {
  return [fill("M6 17L32 4L58 17V19H6Z"), fill("M10 20H54V40H10Z"), ...inside];
}

function flame(x: number, y: number): string {
  const left = `C${x - 9} ${y - 7} ${x - 2} ${y - 11} ${x} ${y - 19}`;
  return `M${x} ${y}${left}C${x + 2} ${y - 11} ${x + 9} ${y - 7} ${x} ${y}Z`;
}

function pot(x: number, scale: number): Drawing {
  return placed(vases[6] ?? [], x, BUILDING_HEIGHT - 64 * scale, scale);
}

const BERRIES = [14, 20, 26, 17, 23, 20].map((x, index) => [x, [19, 18, 19, 24, 24, 29][index] ?? 0] as const);
const grapes = BERRIES.map(([x, y]) => circle(x, y, 3.1) + circle(x + 24, y, 3.1)).join("");

/** By the second half of a tile's name; the first is its colour. */
const buildings: Readonly<Record<string, Drawing>> = {
  g2: [
    line(2.6, "M8 40V10M32 40V10M56 40V10M4 12H60"),
    fill(grapes),
    fill("M18 10C22 2 30 4 30 10ZM46 10C42 2 34 4 34 10Z"),
    line(2.6, "M2 40H62"),
  ],
  dp: [
    fill("M10 40C8 20 18 10 26 8V2H38V8C46 10 56 20 54 40Z"),
    hole("M23 40C23 28 41 28 41 40Z"),
    cut(2, "M14 26H50M18 18H46"),
    fill(flame(32, 40)),
  ],
  dc: [
    fill("M2 8H62V14H2ZM5 15H59V18H5Z"),
    fill(columns(6, 6, 58, 19, 36, 4.5)),
    fill("M2 36H62V40H2Z"),
    fill("M8 8L12 3H52L56 8Z"),
  ],
  hp: house(hole(circle(32, 30, 8)), fill(circle(32, 30, 4.5)), line(2.4, "M3 40V2M61 40V2")),
  b2: placed(gods.hephaestus, 12, -1, 0.64),
  dev: [
    fill("M16 14L32 4L48 14Z"),
    fill("M18 16H46V19H18Z"),
    fill(columns(2, 19, 45, 20, 35, 4.5)),
    fill("M12 36H52V40H12Z"),
    fill(flame(32, 36)),
  ],
  pc: house(hole("M24 24H40V36H24Z"), line(2, "M27 28H37M27 32H35")),
  ph: [
    line(2.6, "M8 40V6M20 40V6M44 40V6M56 40V6M2 38H62"),
    fill("M8 0L11 8H5ZM20 0L23 8H17ZM44 0L47 8H41ZM56 0L59 8H53Z"),
    fill(circle(32, 24, 11)),
    hole(circle(32, 24, 5)),
    fill(circle(32, 24, 2)),
  ],
  p2: [...pot(0, 0.42), ...pot(18.5, 0.46), ...pot(37, 0.42), line(2.6, "M0 40H64")],
  n01: temple(4, 6),
  n02: temple(6, 4.5),
  n03: [
    fill("M6 22H26V26H6ZM9 26H23V36H9ZM5 36H27V40H5ZM38 22H58V26H38ZM41 26H55V36H41ZM37 36H59V40H37Z"),
    fill(flame(16, 21) + flame(48, 21)),
  ],
  n04: [fill("M2 40V26H18V16H34V8H50V24H62V40Z"), cut(2, "M18 26V40M34 16V40M2 33H62M34 24H50")],
  n05: [line(3, "M14 40L36 4L44 40M36 4L58 14V22"), fill("M50 22H62V34H50Z"), fill("M2 34H18V40H2ZM20 34H30V40H20Z")],
  n06: [fill("M2 12H62V17H2Z"), fill(columns(5, 5, 59, 18, 36, 5)), fill("M2 36H62V40H2Z"), fill(circle(32, 6, 5))],
  n07: [...temple(2, 8), fill(circle(32, 29, 6.5))],
  n08: [
    fill("M2 40C2 16 12 10 16 8C20 10 30 16 30 40ZM34 40C34 16 44 10 48 8C52 10 62 16 62 40Z"),
    hole("M11 40C11 30 21 30 21 40ZM43 40C43 30 53 30 53 40Z"),
  ],
  n09: [
    line(2.4, "M10 40V2M22 40V2M54 40V2"),
    fill("M54 3H38C42 7 42 12 38 16H54Z"),
    fill(circle(16, 28, 9) + circle(38, 30, 9)),
    hole(circle(16, 28, 3.5) + circle(38, 30, 3.5)),
  ],
  n10: [
    fill("M2 10H62V15H2Z"),
    fill(columns(4, 4, 60, 16, 36, 5)),
    fill("M2 36H62V40H2Z"),
    line(3, "M26 30L32 22L38 30"),
  ],
  n11: [
    line(3.4, "M4 38C4 10 60 10 60 38M12 38C12 19 52 19 52 38M20 38C20 27 44 27 44 38"),
    fill("M27 38C27 33 37 33 37 38Z"),
    line(2.6, "M0 39H64"),
  ],
  n12: [fill("M2 32H62V40H2ZM10 24H54V32H10ZM20 12H44V24H20Z"), fill(circle(32, 6, 4.5))],
  n13: placed(labours[7] ?? [], 12, 0, 0.62),
  n14: [
    fill(`${circle(16, 14, 11)}${circle(34, 11, 11)}${circle(50, 16, 10)}`),
    line(3.4, "M16 22V40M34 20V40M50 24V40M2 40H62"),
  ],
};

/** The building of a tile: those of all colours look alike. */
export function buildingOf(tile: string): Drawing {
  const found = buildings[tile.slice(tile.indexOf("_") + 1)];
  if (!found) throw new Error(`no building for the tile "${tile}"`);
  return found;
}
