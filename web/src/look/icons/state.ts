/** Signs of a city-state: the natures of tiles, and what there is to know about a player. */
import { circle, cut, type Drawing, fill, hole, line } from "../drawing";

export const natures = {
  politics: [line(6, "M3 32C12 18 21 13 32 13S52 18 61 32C52 46 43 51 32 51S12 46 3 32Z"), fill(circle(32, 32, 11))],
  military: [
    fill("M10 36C8 16 20 6 34 7C48 8 56 18 54 34L52 58H42L40 42L34 38L33 58H20C12 54 10 46 10 36Z"),
    hole("M36 26C42 24 47 25 49 29L44 33C40 33 37 31 36 26Z"),
    line(5, "M8 22C10 6 30 -2 50 8"),
  ],
  economy: [
    line(4.5, "M25 9C11 8 9 22 17 27M39 9C53 8 55 22 47 27"),
    fill("M22 2H42V7L38 11V19C52 24 54 36 38 54V57L44 62H20L26 57V54C10 36 12 24 26 19V11L22 7Z"),
    cut(2.6, "M18 31H46"),
  ],
  sacred: [fill("M38 0L10 36H27L20 64L54 25H37L50 0Z")],
} satisfies Record<string, Drawing>;

export const stateSigns = {
  overview: [fill("M20 2L34 10V26L20 34L6 26V10ZM48 14L60 21V35L48 42L36 35V21ZM22 38L34 45V57L22 64L10 57V45Z")],
  philosopher: [
    fill(circle(30, 10, 8)),
    fill("M25 15C26 22 29 25 33 26L36 17Z"),
    fill("M20 24C26 20 38 21 42 26L46 60H16C14 46 15 32 20 24Z"),
    line(3.4, "M54 12V62"),
    line(4.5, "M40 28L48 36L54 30"),
    cut(1.8, "M24 26C28 36 38 42 44 44M20 36C22 46 25 54 26 60M34 44C33 50 35 56 36 60"),
  ],
  star: [fill("M32 2L38 24L60 14L44 32L60 50L38 40L32 62L26 40L4 50L20 32L4 14L26 24Z")],
  shield: [fill("M6 6C16 10 24 8 32 3C40 8 48 10 58 6C60 32 52 52 32 62C12 52 4 32 6 6Z")],
  hand: [fill("M8 18L26 4L44 14V40L26 54L8 40Z"), cut(3, "M26 4L44 14V40L26 54")],
  closed: [line(5, "M4 26C14 40 22 44 32 44S50 40 60 26M12 36L6 44M24 43L21 53M40 43L43 53M52 36L58 44")],
  swords: [
    line(5, "M8 8L50 50M56 8L14 50"),
    line(5, "M42 56L56 42M22 56L8 42"),
    fill("M4 4L16 8L8 16ZM60 4L48 8L56 16Z"),
  ],
  cross: [line(9, "M12 12L52 52M52 12L12 52")],
} satisfies Record<string, Drawing>;
