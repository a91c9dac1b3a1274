/** Signs of the page around every game. */
import { circle, cut, type Drawing, fill, hole, line, rays } from "../drawing";

const undo: Drawing = [line(6, "M12 24H40C50 24 56 31 56 39C56 48 50 54 41 54H26"), fill("M4 24L24 8V40Z")];
const redo: Drawing = [line(6, "M52 24H24C14 24 8 31 8 39C8 48 14 54 23 54H38"), fill("M60 24L40 8V40Z")];
const chat: Drawing = [
  fill("M10 8H54C58 8 60 10 60 14V40C60 44 58 46 54 46H32L18 58V46H10C6 46 4 44 4 40V14C4 10 6 8 10 8Z"),
  cut(4, "M14 20H50M14 33H38"),
];
const clock: Drawing = [line(5.5, circle(32, 32, 25)), line(5, "M32 16V32L43 40")];
const hourglass: Drawing = [
  fill("M14 10C14 24 28 26 28 32S14 40 14 54H50C50 40 36 38 36 32S50 24 50 10Z"),
  line(6, "M10 7H54M10 57H54"),
  cut(3, "M23 17H41M32 36V46"),
];
const bot: Drawing = [
  line(4, "M32 16V6"),
  fill(circle(32, 6, 5)),
  fill(
    "M14 14H50C54 14 56 16 56 20V48C56 52 54 54 50 54H14C10 54 8 52 8 48V20C8 16 10 14 14 14ZM2 28H6V42H2ZM58 28H62V42H58Z",
  ),
  hole(`${circle(22, 29, 5.5)}${circle(42, 29, 5.5)}`),
  cut(4, "M22 44H42"),
];
const person: Drawing = [fill(circle(32, 17, 13)), fill("M6 60C6 42 17 34 32 34S58 42 58 60Z")];
const people: Drawing = [
  fill(`${circle(23, 21, 11)}M2 58C2 43 11 36 23 36S44 43 44 58Z`),
  fill("M40 10C48 9 54 14 54 21C54 28 48 33 40 31C45 25 45 16 40 10ZM45 36C56 37 62 45 62 58H51C51 49 50 42 45 36Z"),
];
const eye: Drawing = [
  line(5, "M4 32C12 18 21 12 32 12S52 18 60 32C52 46 43 52 32 52S12 46 4 32Z"),
  fill(circle(32, 32, 10)),
  hole(circle(35.5, 28.5, 3)),
];
const more: Drawing = [fill(`${circle(10, 32, 6)}${circle(32, 32, 6)}${circle(54, 32, 6)}`)];
const link: Drawing = [
  line(
    6,
    "M27 37C21 31 21 23 27 17L34 10C40 4 48 4 54 10S60 24 54 30L49 35M37 27C43 33 43 41 37 47L30 54C24 60 16 60 10 54S4 40 10 34L15 29",
  ),
];
const copy: Drawing = [
  line(5, "M18 46H12C9 46 7 44 7 41V12C7 9 9 7 12 7H41C44 7 46 9 46 12V18"),
  fill("M26 20H54C57 20 59 22 59 25V54C59 57 57 59 54 59H26C23 59 21 57 21 54V25C21 22 23 20 26 20Z"),
];
const speaker = fill("M4 22H16L32 8V56L16 42H4Z");
const sound: Drawing = [speaker, line(5, "M41 22C46 28 46 36 41 42M49 13C59 24 59 40 49 51")];
const silence: Drawing = [speaker, line(5.5, "M42 24L58 40M58 24L42 40")];
const sun: Drawing = [fill(circle(32, 32, 13)), line(5, rays(32, 32, 20, 28, 8))];
const moon: Drawing = [
  fill("M42 6C24 6 10 18 10 34C10 48 21 58 34 58C44 58 52 53 56 44C38 48 26 38 28 24C29 16 34 10 42 6Z"),
];
const language: Drawing = [
  line(4.5, `${circle(32, 32, 26)}M6 32H58M32 6C18 18 18 46 32 58C46 46 46 18 32 6M11 18H53M11 46H53`),
];
const bell: Drawing = [
  fill(
    "M32 4C35 4 37 6 37 9C47 12 51 20 51 30C51 40 54 44 58 48H6C10 44 13 40 13 30C13 20 17 12 27 9C27 6 29 4 32 4ZM24 52H40C40 57 37 60 32 60S24 57 24 52Z",
  ),
];
const menu: Drawing = [line(6, "M8 16H56M8 32H56M8 48H56")];
const close: Drawing = [line(7, "M12 12L52 52M52 12L12 52")];
const help: Drawing = [line(6.5, "M18 20C18 11 24 6 32 6S46 11 46 19C46 29 32 30 32 42"), fill(circle(32, 55, 4.8))];
const check: Drawing = [line(8, "M8 34L25 51L56 14")];
const plus: Drawing = [line(8, "M32 8V56M8 32H56")];
const play: Drawing = [fill("M14 6L56 32L14 58Z")];
const pause: Drawing = [fill("M12 8H26V56H12ZM38 8H52V56H38Z")];
const back: Drawing = [line(7, "M40 8L16 32L40 56")];
const next: Drawing = [line(7, "M24 8L48 32L24 56")];
const first: Drawing = [line(7, "M50 8L26 32L50 56M12 8V56")];
const last: Drawing = [line(7, "M14 8L38 32L14 56M52 8V56")];
const up: Drawing = [line(7, "M8 42L32 18L56 42")];
const down: Drawing = [line(7, "M8 22L32 46L56 22")];
const scroll: Drawing = [
  fill(
    "M10 6H46C52 6 56 10 56 16V22H46V50C46 56 42 60 36 60H16C12 60 8 56 8 52V48H36V50C36 54 40 54 40 50V14C40 10 38 10 36 10H10Z",
  ),
  fill("M4 12C4 8 7 6 10 6H38C34 8 34 12 34 16V44H16C12 44 10 42 10 38V18H8C5 18 4 15 4 12Z"),
  cut(3.6, "M16 18H28M16 26H28M16 34H28"),
];
const send: Drawing = [fill("M4 6L62 32L4 58L12 36L40 32L12 28Z")];
const settings: Drawing = [
  line(5.5, "M6 16H58M6 32H58M6 48H58"),
  fill(`${circle(42, 16, 8)}${circle(20, 32, 8)}${circle(46, 48, 8)}`),
  hole(`${circle(42, 16, 3)}${circle(20, 32, 3)}${circle(46, 48, 3)}`),
];
const home: Drawing = [fill("M32 4L62 28H54V58H38V40H26V58H10V28H2Z")];
const table: Drawing = [
  fill("M4 20H60V29H4ZM9 31H17L14 60H7ZM47 31H55L57 60H50Z"),
  fill("M20 6H32V18H20Z"),
  fill(circle(44, 12, 6)),
];
const trophy: Drawing = [
  line(4.5, "M16 12H6C6 24 10 30 18 31M48 12H58C58 24 54 30 46 31"),
  fill("M15 5H49C49 24 46 36 36 39V48H46V58H18V48H28V39C18 36 15 24 15 5Z"),
];
const warning: Drawing = [fill("M32 4L62 58H2Z"), cut(5.5, "M32 23V39"), hole(circle(32, 48.5, 3.6))];
const online: Drawing = [fill(circle(32, 32, 18))];
const offline: Drawing = [line(6, circle(32, 32, 18)), line(6, "M10 54L54 10")];
const lock: Drawing = [
  line(6, "M18 28V20C18 10 24 6 32 6S46 10 46 20V28"),
  fill("M12 26H52C55 26 56 28 56 30V54C56 57 55 58 52 58H12C9 58 8 57 8 54V30C8 28 9 26 12 26Z"),
  hole(circle(32, 40, 4.5)),
  cut(4, "M32 42V49"),
];
const door: Drawing = [
  fill("M8 4H38V12H46V20H40V12H38V60H8ZM40 44H46V60H40Z"),
  hole(circle(31, 33, 3)),
  line(5, "M42 32H60M52 24L60 32L52 40"),
];
const star: Drawing = [fill("M32 3L40 23L61 25L45 39L50 60L32 49L14 60L19 39L3 25L24 23Z")];
const code: Drawing = [
  line(4.5, "M8 8H26V26H8ZM38 8H56V26H38ZM8 38H26V56H8Z"),
  fill(
    "M14 14H20V20H14ZM44 14H50V20H44ZM14 44H20V50H14ZM36 36H44V44H36ZM48 36H58V42H48ZM36 50H42V58H36ZM46 46H52V52H46ZM52 52H58V58H52Z",
  ),
];

export const shell = {
  undo,
  redo,
  chat,
  clock,
  hourglass,
  bot,
  person,
  people,
  eye,
  more,
  link,
  copy,
  sound,
  silence,
  sun,
  moon,
  language,
  bell,
  menu,
  close,
  help,
  check,
  plus,
  play,
  pause,
  back,
  next,
  first,
  last,
  up,
  down,
  scroll,
  send,
  settings,
  home,
  table,
  trophy,
  warning,
  online,
  offline,
  lock,
  door,
  star,
  code,
} satisfies Record<string, Drawing>;

export type ShellIcon = keyof typeof shell;
