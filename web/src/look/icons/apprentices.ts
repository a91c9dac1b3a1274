/** The runners, one for each seat, told apart by what they carry; and Hades. */
import { circle, type Drawing, fill, line } from "../drawing";
import { things } from "./signs";

const club: Drawing = [fill("M52 32L57 33L64 9C64 4 56 1 53 7Z")];
const bow: Drawing = [line(4, "M50 6C66 14 66 38 50 46"), line(1.6, "M50 6V46")];
const spear: Drawing = [line(3, "M8 6L52 50"), fill(`M60 58L48 53L55 46Z${circle(50, 27, 10)}`)];
const torch: Drawing = [line(4.5, "M58 34L56 18"), fill("M48 16C47 8 54 6 55 -2C60 2 64 8 63 16Z")];
const bident: Drawing = [line(3.5, "M60 62L56 16M48 2C47 14 51 17 56 17S65 13 63 1")];

export const apprentices: readonly Drawing[] = [club, bow, spear, torch].map((carried) => [...things.run, ...carried]);

export const hadesFigure: Drawing = [
  ...things.run,
  fill("M32 8C32 0 48 0 49 9L45 6L44 18C40 16 38 14 33 13Z"),
  ...bident,
];
