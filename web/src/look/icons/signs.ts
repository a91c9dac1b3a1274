/** Signs of the games: symbols, abilities, things on the table. */
import { circle, cut, type Drawing, fill, hole, line, rays, turned } from "../drawing";

const plus: Drawing = [fill("M26 8H38V26H56V38H38V56H26V38H8V26H26Z")];
const minus: Drawing = [fill("M8 26H56V38H8Z")];
const times: Drawing = [fill("M15 7L32 24L49 7L57 15L40 32L57 49L49 57L32 40L15 57L7 49L24 32L7 15Z")];
const divide: Drawing = [fill(`M8 26.5H56V37.5H8Z${circle(32, 13, 7)}${circle(32, 51, 7)}`)];

const square = "M14 8H50C54 8 56 10 56 14V50C56 54 54 56 50 56H14C10 56 8 54 8 50V14C8 10 10 8 14 8Z";

const die: Drawing = [
  fill(square),
  hole(`${circle(20, 20, 5)}${circle(44, 20, 5)}${circle(32, 32, 5)}${circle(20, 44, 5)}${circle(44, 44, 5)}`),
];

const whiteDie: Drawing = [
  line(5, square),
  fill(`${circle(21, 21, 5)}${circle(43, 21, 5)}${circle(32, 32, 5)}${circle(21, 43, 5)}${circle(43, 43, 5)}`),
];

const smallDie = "M24 20H40C43 20 44 21 44 24V40C44 43 43 44 40 44H24C21 44 20 43 20 40V24C20 21 21 20 24 20Z";

const reroll: Drawing = [
  line(5, "M9 26C13 12 26 5 39 9C45 11 50 15 53 20M55 38C51 52 38 59 25 55C19 53 14 49 11 44"),
  fill("M58 8V25H41ZM6 56V39H23Z"),
  fill(smallDie),
  hole(`${circle(27, 27, 2.6)}${circle(37, 37, 2.6)}`),
];

const plusOne: Drawing = [fill("M2 28H10V20H17V28H25V35H17V43H10V35H2Z"), fill("M42 10H53V56H42V24L31 30V20Z")];

const minusOne: Drawing = [fill("M2 28H25V35.5H2Z"), fill("M42 10H53V56H42V24L31 30V20Z")];

const copy: Drawing = [
  line(4, "M26 6H52C56 6 58 8 58 12V38"),
  fill("M12 18H40C44 18 46 20 46 24V52C46 56 44 58 40 58H12C8 58 6 56 6 52V24C6 20 8 18 12 18Z"),
  hole(`${circle(16, 28, 4)}${circle(36, 28, 4)}${circle(16, 48, 4)}${circle(36, 48, 4)}`),
];

const flip: Drawing = [
  fill("M26 8H14C10 8 8 10 8 14V50C8 54 10 56 14 56H26Z"),
  hole(`${circle(17, 19, 4.5)}${circle(17, 45, 4.5)}`),
  line(4.5, "M38 10H50C53 10 54 11 54 14V50C54 53 53 54 50 54H38"),
  fill(circle(46, 32, 4.5)),
  line(3, "M32 3V9M32 16V22M32 29V35M32 42V48M32 55V61"),
];

const LEAF = [32, 60, 28, 57, 24, 57, 20, 60, 24, 64, 28, 64, 32, 60];
const BRANCH = [20, 48, 76, 104, 132, 160];

/** Leaves on a ring, from the knot at the bottom up to the opening at the top, on both sides of their branch. */
const leaves = BRANCH.flatMap((angle) =>
  [1, 0.8].flatMap((reach) => [turned(LEAF, angle, reach), turned(LEAF, angle, reach, true)]),
).join("");

const laurel: Drawing = [line(2.6, "M14 11A27.5 27.5 0 1 0 50 11"), fill(leaves)];

const bonus: Drawing = [
  fill("M14 6H22V14H30V22H22V30H14V22H6V14H14ZM36 14H58V22H36Z"),
  fill("M10 38L18 46L26 38L30 42L22 50L30 58L26 62L18 54L10 62L6 58L14 50L6 42Z"),
  fill("M40 38H54C57 38 58 39 58 42V56C58 59 57 60 54 60H40C37 60 36 59 36 56V42C36 39 37 38 40 38Z"),
  hole(`${circle(42, 44, 2.4)}${circle(47, 49, 2.4)}${circle(52, 54, 2.4)}`),
];

const twoPoints: Drawing = [...laurel, line(5.5, "M24 24C24 14 40 14 40 24C40 32 26 36 24 46H41")];

const marker: Drawing = [fill("M32 4L58 17V46L32 60L6 46V17Z"), cut(2.6, "M8 18L32 31L56 18M32 31V58")];

const run: Drawing = [
  fill(circle(40, 10, 7)),
  line(6, "M36 20L29 36"),
  fill("M26 18C32 14 42 16 46 20L36 38L26 36Z"),
  line(5, "M43 21L51 30L60 26M29 20L18 24L14 34M33 35L44 43L40 58L47 60M29 35L22 47L8 47L5 53"),
];

const rest: Drawing = [
  fill("M4 18C4 14 10 14 10 18V34H60V40H4ZM8 42H15V56H8ZM49 42H56V56H49Z"),
  fill("M14 27C18 22 26 24 34 26C44 28 52 28 58 32H14Z"),
  fill(circle(18, 19, 6)),
  line(2.6, "M38 6H46L38 15H46M50 2H55L50 8H55"),
];

const giveUp: Drawing = [line(5, "M14 60V6"), fill("M16 8C26 2 32 14 56 7C52 14 52 22 56 30C34 38 26 24 16 31Z")];

const done: Drawing = [line(8, "M8 34L25 51L56 14")];

const sets: Drawing = [fill("M32 3L39 23H60L43 36L49 57L32 44L15 57L21 36L4 23H25Z"), cut(2, rays(32, 32, 3, 10, 5))];

/** Drinking cup, jug, storage jar, amphora, mixing bowl: the vases for runs of 3, 4, 5, 6 and 7 spaces. */
const cup: Drawing = [
  line(4, "M12 22C4 20 2 28 10 32M52 22C60 20 62 28 54 32"),
  fill("M8 20H56C55 34 46 42 36 43V50C42 51 46 54 47 58H17C18 54 22 51 28 50V43C18 42 9 34 8 20Z"),
  cut(2, "M14 27H50M19 33H45"),
];
const jug: Drawing = [
  line(4, "M38 10C54 8 56 26 46 36"),
  fill("M20 4C24 8 34 8 42 5L38 12V20C48 26 52 40 42 52L45 59H19L22 52C12 40 16 26 26 20V12Z"),
  cut(2, "M18 32H46M18 40H46M27 18H37"),
];
const jar: Drawing = [
  line(4, "M23 12C12 12 10 22 18 27M41 12C52 12 54 22 46 27"),
  fill("M20 4H44V9L40 13V20C54 28 54 44 40 54L42 60H22L24 54C10 44 10 28 24 20V13L20 9Z"),
  cut(2, "M15 32H49M15 40H49M24 26H40M26 17H38"),
];
const amphora: Drawing = [
  line(4, "M25 9C11 8 9 22 17 27M39 9C53 8 55 22 47 27"),
  fill("M22 2H42V7L38 11V19C52 24 54 36 38 54V57L44 62H20L26 57V54C10 36 12 24 26 19V11L22 7Z"),
  cut(2, "M16 29L20 24L24 29L28 24L32 29L36 24L40 29L44 24L48 29M16 34H48M20 42H44"),
];
const krater: Drawing = [
  fill(`${circle(9, 10, 6)}${circle(55, 10, 6)}`),
  hole(`${circle(9, 10, 2.2)}${circle(55, 10, 2.2)}`),
  line(4, "M12 14C4 20 6 30 14 34M52 14C60 20 58 30 50 34"),
  fill("M10 4H54V10L48 13V22C56 30 52 44 37 50V54L46 57V62H18V57L27 54V50C12 44 8 30 16 22V13L10 10Z"),
  cut(2, "M17 17H47M14 29L20 25L26 29L32 25L38 29L44 25L50 29M14 34H50M20 42H44"),
];

export const symbols = { plus, minus, times, divide, die } satisfies Record<string, Drawing>;

export const abilities = {
  white_die: whiteDie,
  reroll,
  plus_one: plusOne,
  minus_one: minusOne,
  copy,
  flip,
  bonus,
  vp2: twoPoints,
} satisfies Record<string, Drawing>;

export const things = { laurel, marker, run, rest, giveUp, done, sets } satisfies Record<string, Drawing>;

export const vases: Readonly<Record<number, Drawing>> = { 3: cup, 4: jug, 5: jar, 6: amphora, 7: krater };
