/** Gods and demigods, each by what they carry. */
import { circle, cut, type Drawing, fill, hole, line, mirrored, moved, rays, scallops } from "../drawing";

const shell: Drawing = [
  fill(
    "M27 56C16 46 4 36 4 25C6 21 9 20 12 21C12 16 15 13 20 15C21 9 25 7 29 11C31 7 33 7 35 11C39 7 43 9 44 15C49 13 52 16 52 21C55 20 58 21 60 25C60 36 48 46 37 56L40 60H24Z",
  ),
  cut(1.8, "M28 52C22 42 15 32 11 25M30 52C26 38 22 27 20 18M32 52V13M34 52C38 38 42 27 44 18M36 52C42 42 49 32 53 25"),
];

const lyre: Drawing = [
  line(4.5, "M20 44C8 34 14 22 11 8M44 44C56 34 50 22 53 8M10 17H54"),
  line(1.8, "M24 17V46M29.3 17V46M34.7 17V46M40 17V46"),
  fill("M14 42C18 39 46 39 50 42C53 52 45 61 32 61C19 61 11 52 14 42Z"),
  cut(1.8, "M18 46H46M20 51H44M24 56H40"),
];

const shield: Drawing = [
  line(3, "M6 58L58 6"),
  fill("M50 4L62 2L60 14L55 13L51 9Z"),
  fill(circle(31, 34, 24)),
  cut(2, circle(31, 34, 19)),
  hole(scallops(31, 34, 9, 8)),
  fill(circle(31, 34, 4.5)),
];

const bow: Drawing = [
  line(4.5, "M10 54C4 46 14 40 20 30C26 20 34 8 48 12C52 10 53 6 57 6M10 54C12 58 15 60 18 58"),
  line(1.5, "M17 58L57 8"),
  line(2.8, "M14 14L54 54"),
  fill("M60 60L46 56L56 46ZM20 12L12 4L8 8L16 16ZM12 20L4 12L3 18L9 24Z"),
];

const owl: Drawing = [
  fill(
    "M14 6C20 8 26 9 32 9C38 9 44 8 50 6C54 14 53 24 51 30C53 44 46 56 36 58L36 62H28V58C18 56 11 44 13 30C11 24 10 14 14 6Z",
  ),
  hole(`${circle(23, 21, 7.5)}${circle(41, 21, 7.5)}`),
  fill(`${circle(23, 21, 3.8)}${circle(41, 21, 3.8)}`),
  hole("M29 27H35L32 35Z"),
  cut(
    1.8,
    "M22 39C25 42 28 42 32 39C36 42 39 42 42 39M22 45C25 48 28 48 32 45C36 48 39 48 42 45M25 51C28 53 30 53 32 51C34 53 36 53 39 51M16 34C15 42 18 49 22 53M48 34C49 42 46 49 42 53",
  ),
];

const grain = "M32 0C37 4 38 9 32 15C26 9 27 4 32 0Z";

const wheat: Drawing = [
  line(3, "M32 62V14M32 58C24 56 18 50 15 42M32 62C40 58 46 54 49 46"),
  fill(moved(grain, 0, 1)),
  ...[12, 22, 32].flatMap((y) => [
    fill(moved("M31 15C24 13 20 8 20 0C27 1 31 6 31 15Z", -1, y)),
    fill(moved("M33 15C40 13 44 8 44 0C37 1 33 6 33 15Z", 1, y)),
  ]),
];

const berries: readonly [number, number][] = [
  [14, 22],
  [26, 21],
  [38, 22],
  [20, 32],
  [32, 32],
  [44, 32],
  [26, 42],
  [38, 42],
  [32, 52],
];

const grapes: Drawing = [
  line(3.5, "M34 16C34 10 30 6 26 3"),
  fill("M34 14C40 2 52 2 61 7C58 18 46 22 34 14Z"),
  cut(1.6, "M38 14C45 12 51 10 56 8"),
  fill(berries.map(([x, y]) => circle(x, y, 6.3)).join("")),
  cut(1.5, berries.map(([x, y]) => `M${x - 3.5} ${y}a3.5 3.5 0 0 1 3.5 -3.5`).join("")),
];

const anvil: Drawing = [
  fill("M4 36H50C50 42 46 46 40 47V52C44 54 47 57 48 61H16C17 57 20 54 24 52V47C14 47 6 43 4 36Z"),
  line(4, "M28 26L58 12"),
  fill("M12 14L26 8L36 28L22 34Z"),
  cut(1.8, "M20 41H42M17 19L29 13"),
];

const crown: Drawing = [
  fill("M10 56L4 22L18 34L22 12L32 28L42 12L46 34L60 22L54 56Z"),
  fill(`${circle(4, 19, 4)}${circle(22, 9, 4)}${circle(42, 9, 4)}${circle(60, 19, 4)}`),
  cut(2, "M11 48H53"),
  hole(`${circle(32, 40, 4)}${circle(19, 42, 2.5)}${circle(45, 42, 2.5)}`),
];

const serpentOfStaff: Drawing = [line(3.2, "M32 60C22 56 22 48 32 44C43 39 43 32 32 28C24 24 22 19 27 15")];

const caduceus: Drawing = [
  line(3.6, "M32 63V8"),
  ...serpentOfStaff,
  ...mirrored(serpentOfStaff),
  fill(
    "M32 13C22 14 10 11 3 2C6 2 8 3 10 3C8 2 8 1 7 -1C17 3 27 4 32 9ZM32 13C42 14 54 11 61 2C58 2 56 3 54 3C56 2 56 1 57 -1C47 3 37 4 32 9Z",
  ),
  fill(circle(32, 8, 4.5)),
];

const trident: Drawing = [
  line(4.5, "M32 62V12M13 16C12 32 20 37 32 37C44 37 52 32 51 16"),
  fill("M32 1L39 14H25ZM13 6L20 19H6ZM51 6L58 19H44Z"),
  line(3.5, "M26 44H38"),
];

const thunderbolt: Drawing = [
  fill("M36 0L12 36H28L20 64L54 24H38L50 0Z"),
  line(2.6, "M6 18L14 22M3 30H10M58 46L50 42M61 34H54"),
  cut(1.8, "M38 6L22 31H33M30 48L44 29H34"),
];

const bident: Drawing = [
  line(4.5, "M32 63V34M16 14C15 28 20 35 32 35C44 35 49 28 48 14"),
  fill("M16 1L24 17H8ZM48 1L56 17H40Z"),
  line(3.5, "M25 43H39"),
];

const temple: Drawing = [
  fill("M2 22L32 5L62 22V27H2ZM7 51H57V55H7ZM2 57H62V62H2Z"),
  fill("M9 29H17V49H9ZM21.7 29H29.700V49H21.700ZM34.3 29H42.300V49H34.300ZM47 29H55V49H47Z"),
  cut(1.5, "M13 31V48M25.7 31V48M38.3 31V48M51 31V48M14 21.500L32 11L50 21.500Z"),
];

const hearth: Drawing = [
  fill(
    "M32 2C34 10 44 16 44 27C44 35 39 40 32 40C25 40 20 35 20 27C20 22 23 19 24 15C27 17 28 19 29 22C32 16 33 9 32 2Z",
  ),
  hole("M32 23C35 27 37 29 37 33C37 36 35 38 32 38C29 38 27 36 27 33C27 29 31 28 32 23Z"),
  fill("M8 38H56C56 47 47 52 38 53V57H46V62H18V57H26V53C17 52 8 47 8 38Z"),
  cut(1.8, "M15 44H49"),
];

const pipes: Drawing = [
  fill("M6 8H14V30H6ZM16.5 8H24.500V37H16.500ZM27 8H35V44H27ZM37.5 8H45.500V51H37.500ZM48 8H56V58H48Z"),
  fill("M3 17H59V24H3Z"),
  cut(1.8, "M5 20.500H57"),
];

const wind: Drawing = [
  line(5, "M3 24H38C46 24 50 20 50 15C50 9 45 6 40 8C37 9 36 13 38 15"),
  line(5, "M8 36H52C58 36 62 40 61 45C60 51 53 53 49 49C47 47 48 44 50 43"),
  line(5, "M3 48H30C37 48 40 52 38 57C36 61 30 61 28 57"),
];

const torch: Drawing = [
  line(5, "M16 60L40 26"),
  fill("M32 26L44 34L52 24L38 14Z"),
  fill("M39 14C40 6 48 6 52 0C53 5 57 6 58 12C59 18 56 23 52 25Z"),
  cut(1.8, "M35 22L47 30"),
];

const torches: Drawing = [...torch, ...mirrored(torch)];

const wheel: Drawing = [
  line(6, circle(32, 32, 25)),
  line(3.5, rays(32, 32, 4, 24, 8)),
  fill(circle(32, 32, 7)),
  hole(circle(32, 32, 2.5)),
  cut(1.5, rays(32, 32, 23.5, 26.5, 24)),
];

const poppy: Drawing = [
  line(3.5, "M32 38C33 48 30 55 24 63M31 50C38 50 44 46 48 40"),
  fill("M30 52C40 54 50 48 52 36C42 36 33 42 30 52Z"),
  fill("M18 10H46L42 16C48 20 49 30 44 36C39 41 25 41 20 36C15 30 16 20 22 16Z"),
  fill("M16 4L22 10H42L48 4L44 13H20Z"),
  cut(1.8, "M21 15H43M27 17C24 24 25 31 28 37M37 17C40 24 39 31 36 37M32 17V38"),
];

export const gods = {
  aphrodite: shell,
  apollo: lyre,
  ares: shield,
  artemis: bow,
  athena: owl,
  demeter: wheat,
  dionysus: grapes,
  hephaestus: anvil,
  hera: crown,
  hermes: caduceus,
  poseidon: trident,
  zeus: thunderbolt,
  hades: bident,
  pantheon: temple,
} satisfies Record<string, Drawing>;

export const demigods = {
  hestia: hearth,
  pan: pipes,
  aeolus: wind,
  hecate: torches,
  tyche: wheel,
  morpheus: poppy,
} satisfies Record<string, Drawing>;
