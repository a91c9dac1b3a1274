/** Hercules on one look: an apprentice runs along the labours, two dice in the air. */
import { circle, cut, type Drawing, fill, hole, line, placed, SIDE } from "../../look/drawing";
import { apprentices } from "../../look/icons/apprentices";
import { labours } from "../../look/icons/labours";

const GROUND = 96;
const STEP = 62;

const die = (x: number, y: number, pips: readonly (readonly [number, number])[]): Drawing => [
  fill(`M${x} ${y}h26a4 4 0 0 1 4 4v26a4 4 0 0 1 -4 4h-26a4 4 0 0 1 -4 -4v-26a4 4 0 0 1 4 -4Z`),
  ...pips.map(([across, down]) => hole(circle(x + 13 + across * 8, y + 17 + down * 8, 3))),
];

/** The Nemean lion, the hind, the birds, the apples. */
const shown = [0, 2, 5, 10].flatMap((number, place): Drawing => [
  ...placed(labours[number] ?? [], 100 + place * STEP, GROUND - SIDE),
  fill(circle(100 + place * STEP + SIDE / 2, GROUND + 14, 9)),
  cut(3, `M${100 + place * STEP + SIDE / 2 - 4} ${GROUND + 14}h8`),
]);

export const picture: Drawing = [
  line(3, `M8 ${GROUND + 2}H352`),
  ...placed(apprentices[0] ?? [], 22, GROUND - SIDE),
  ...shown,
  ...die(14, 4, [
    [-1, -1],
    [1, 1],
    [0, 0],
  ]),
  ...die(54, 4, [
    [-1, -1],
    [1, 1],
    [-1, 1],
    [1, -1],
  ]),
];
