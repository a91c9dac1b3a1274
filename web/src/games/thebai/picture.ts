/** Thebai on one look: the wall with its seven gates, shields above them, a laurel over the middle one. */
import { circle, cut, type Drawing, fill, hole, line, placed } from "../../look/drawing";
import { things } from "../../look/icons/signs";

const BASE = 112;
const GATES = 7;
const STEP = 48;
const LEFT = 36;

const tower = (x: number): Drawing => [
  fill(`M${x - 8} ${BASE}V52h-3V42h5v5h4v-5h4v5h4v-5h5v10h-3V${BASE}Z`),
  cut(2, `M${x - 8} 60h16`),
];

function gate(number: number): Drawing {
  const x = LEFT + number * STEP;
  const isOpen = number === Math.floor(GATES / 2);
  return [
    hole(`M${x - 11} ${BASE}V86a11 11 0 0 1 22 0V${BASE}Z`),
    ...(isOpen ? [] : [line(2.2, `M${x - 5} ${BASE}V79M${x} ${BASE}V76M${x + 5} ${BASE}V79M${x - 11} 96h22`)]),
  ];
}

const shield = (number: number): Drawing => {
  const x = LEFT + number * STEP;
  return [fill(circle(x, 30, 13)), cut(2, circle(x, 30, 9.5)), hole(circle(x, 30, 3 + (number % 3)))];
};

const places = Array.from({ length: GATES }, (_, number) => number);

export const picture: Drawing = [
  line(3, `M4 ${BASE}H356`),
  fill(`M12 ${BASE}V62H348V${BASE}Z`),
  cut(1.6, "M14 74H346M14 98H346"),
  ...[0, ...places.map((number) => number + 1)].flatMap((number) => tower(LEFT - STEP / 2 + number * STEP)),
  ...places.flatMap(gate),
  ...places.filter((number) => number !== 3).flatMap(shield),
  ...placed(things.laurel, LEFT + 3 * STEP - 20, 8, 0.62),
];
