/** Small pictures that stand for things and deeds of Thebai, each on a square of 64 units. */
import { circle, cut, type Drawing, fill, hole, line, placed, scallops } from "../../look/drawing";
import { demigods, gods } from "../../look/icons/gods";
import { labours, ship } from "../../look/icons/labours";
import { shell } from "../../look/icons/shell";
import { things, vases } from "../../look/icons/signs";

/** The outline of a Hoplite's shield, on the same square. */
export const SHIELD = "M7 8H57V34C57 48 46 57 32 63C18 57 7 48 7 34Z";

const SPEAR = line(4, "M-2 62L66 -2");
const UP = hole("M32 14L47 31H38V49H26V31H17Z");
const ROOFS: Drawing = [
  fill("M6 6H58V58H6Z"),
  cut(3.2, "M6 6L18 18M58 6L46 18M58 58L46 46M6 58L18 46"),
  hole("M18 18H46V46H18Z"),
];

export const signs = {
  grape: gods.dionysus,
  pottery: vases[6] ?? [],
  bronze: [
    fill("M6 10C20 18 44 18 58 10L62 20C54 28 54 36 62 44L58 54C44 46 20 46 6 54L2 44C10 36 10 28 2 20Z"),
    cut(2.4, "M14 22C26 26 38 26 50 22M14 42C26 38 38 38 50 42"),
  ],
  drachma: [
    fill(circle(32, 32, 28)),
    cut(3, circle(32, 32, 21)),
    hole("M32 17L45 44H19Z"),
    fill("M32 27L26.5 39.5H37.5Z"),
  ],
  any: [
    fill(`${circle(20, 20, 10)}${circle(44, 20, 10)}${circle(32, 12, 9)}`),
    fill("M4 28H60C58 46 50 58 32 58S6 46 4 28Z"),
    cut(2.6, "M10 38H54M16 48H48M32 30V57M20 30L25 56M44 30L39 56"),
  ],
  any_token: [fill(circle(22, 34, 20)), cut(2.6, circle(22, 34, 14)), fill("M38 14H60V48H44C48 36 46 22 38 14Z")],
  contract: shell.scroll,
  exchange: [line(7, "M8 22H42M56 42H22"), fill("M60 22L40 6V38ZM4 42L24 26V58Z")],
  citizen: [fill(circle(32, 32, 29)), cut(3, circle(32, 32, 22))],
  citizen_up: [fill(circle(32, 32, 30)), UP],
  hoplite_up: [SPEAR, fill(SHIELD), UP],
  any_up: [fill("M32 2A30 30 0 0 0 32 62Z"), fill("M32 8H59V34C59 48 46 57 32 63Z"), UP],
  hoplite: [SPEAR, fill(SHIELD), hole("M32 44L47 28H38V14H26V28H17ZM17 47H47V52H17Z")],
  step: demigods.hestia,
  dionysus: vases[3] ?? [],
  ares: gods.ares,
  tile_put: [...ROOFS, line(6, "M32 23V41M23 32H41")],
  tile_off: [...ROOFS, line(6, "M23 32H41")],
  roof: [fill("M2 50L16 18H48L62 50Z"), cut(2.6, "M22 24L16 46M32 24V46M42 24L48 46")],
  rush: things.run,
  arrow: [line(7, "M8 32H50"), fill("M60 32L40 16V48Z")],
  blessing: [fill(scallops(32, 32, 24, 8)), hole(circle(32, 32, 9)), fill(circle(32, 32, 4.5))],
  bang: [fill("M26 4H38L35 40H29Z"), fill(circle(32, 54, 7))],
  gate: [
    fill("M4 62V14H12V4H20V10H28V4H36V10H44V4H52V14H60V62H47V36C47 27 41 22 32 22S17 27 17 36V62Z"),
    cut(2, "M6 22H16M48 22H58M6 34H12M52 34H58M6 46H12M52 46H58"),
  ],
  ruin: [line(3, "M6 62V30L12 24V34M58 62V40L52 36V46M17 62V44M47 62V50"), line(3, "M2 62H62")],
  disruption: demigods.hecate,
  temple: gods.pantheon,
  herald: gods.hermes,
  owl: gods.athena,
  laurel: things.laurel,
  lyre: gods.apollo,
  ship,
  done: things.done,
  eye: shell.eye,
  trophy: shell.trophy,
  crown: gods.hera,
  bolt: gods.zeus,
  bow: gods.artemis,
  lion: labours[0] ?? [],
  serpent: labours[1] ?? [],
  bird: labours[5] ?? [],
  horse: labours[7] ?? [],
  wheel: demigods.tyche,
  strategos: [
    fill("M30 10C46 10 55 20 55 34V60H44L41 42L35 38V60H29V38L23 42L20 60H9V34C9 20 16 10 30 10Z"),
    hole("M16 33C20 28 26 29 28 34C24 37 19 37 16 33ZM48 33C44 28 38 29 36 34C40 37 45 37 48 33Z"),
    line(5, "M4 24C10 4 34 -2 60 12"),
  ],
  battle: [
    line(4.5, "M8 60L52 10M56 60L12 10"),
    fill("M60 2L58 18L46 8ZM4 2L6 18L18 8Z"),
    fill(circle(32, 38, 15)),
    cut(2.4, circle(32, 38, 9.5)),
  ],
  archon: [
    fill(circle(30, 10, 9)),
    fill("M30 20C42 20 46 28 47 40L52 62H10L16 38C16 27 20 20 30 20Z"),
    cut(2.4, "M22 24C32 30 40 40 42 58M20 34C26 40 30 48 30 60M18 46C20 50 21 55 21 60"),
    line(3.5, "M56 6V62M46 34L56 28"),
    fill(circle(56, 6, 4)),
  ],
  census: [fill(circle(14, 22, 11) + circle(50, 22, 11)), fill(circle(32, 42, 15)), cut(2.6, circle(32, 42, 9))],
  groups: [fill("M4 8H22V26H4ZM42 38H60V56H42ZM42 8H60V26H42ZM4 38H22V56H4Z")],
  biggest: [fill("M8 6H56V58H8Z"), cut(4, "M32 6V58M8 32H56")],
  matched: [fill("M2 16H28V48H2ZM36 16H62V48H36Z"), fill("M26 24H38V40H26Z")],
  row_top: [fill("M4 6H60V22H4Z"), line(3, "M6 32H58M6 50H58")],
  row_middle: [fill("M4 24H60V40H4Z"), line(3, "M6 12H58M6 54H58")],
  row_bottom: [fill("M4 42H60V58H4Z"), line(3, "M6 12H58M6 32H58")],
  columns: [fill("M6 4H22V60H6Z"), line(3, "M34 6V58M46 6V58M58 6V58")],
  councillors: [fill("M4 24L32 6L60 24Z"), fill(circle(18, 44, 12)), fill(circle(46, 44, 12))],
  two_scrolls: [...placed(shell.scroll, 0, 0, 0.68), ...placed(shell.scroll, 24, 22, 0.62)],
  turn_left: [line(7, "M14 30C16 14 40 8 50 24C58 40 44 56 28 52"), fill("M2 26L28 24L14 44Z")],
  turn_right: [line(7, "M50 30C48 14 24 8 14 24C6 40 20 56 36 52"), fill("M62 26L36 24L50 44Z")],
  raise: [fill("M32 8L54 34H40V56H24V34H10Z")],
  lower: [fill("M32 56L54 30H40V8H24V30H10Z")],
  step_back: [fill("M44 8V56L12 32Z")],
  step_on: [fill("M20 8V56L52 32Z")],
  step_end: [fill("M8 8V56L34 32Z"), fill("M34 8V56L60 32Z")],
} satisfies Record<string, Drawing>;

export type SignName = keyof typeof signs;

/** The picture of this name; the names come from data, where a missing one is a fault. */
export function signOf(name: string): Drawing {
  const found = (signs as Record<string, Drawing>)[name];
  if (!found) throw new Error(`no sign called "${name}"`);
  return found;
}

/** The blazon of each Commander's shield. */
export const BLAZONS: Readonly<Record<string, SignName>> = {
  melanippus: "serpent",
  polyphontes: "bow",
  megareus: "lion",
  hyperbius: "bolt",
  tiresias: "bird",
  actor: "wheel",
  lasthenes: "horse",
  creon: "crown",
};

/** What a comfort tile of fate is about. */
export const COMFORTS: Readonly<Record<string, SignName>> = {
  barter: "exchange",
  training: "any_up",
  triumph: "laurel",
  assembly: "temple",
  census: "census",
  oracle: "eye",
  trophies: "trophy",
};

/** What a council space counts. */
export const CONDITIONS: Readonly<Record<string, SignName>> = {
  own_groups: "groups",
  biggest_group: "biggest",
  matched_tiles: "matched",
  estate_row_top: "row_top",
  estate_row_middle: "row_middle",
  estate_row_bottom: "row_bottom",
  steps_dionysus: "dionysus",
  steps_ares: "ares",
  promotions_reached: "any_up",
  emptied_columns: "columns",
  strategos: "strategos",
  council_citizens: "councillors",
  contract_pairs: "two_scrolls",
  chosen_suit: "contract",
  gates: "gate",
};

/** What a Herald card brings Antigone's Archon to. */
export const BENEFITS: Readonly<Record<string, SignName>> = {
  commodity: "any",
  promote_citizen: "citizen_up",
  promote_hoplite: "hoplite_up",
  place_hoplite: "hoplite",
  devotion: "step",
  place_tile: "tile_put",
  remove_tile: "tile_off",
  vp: "laurel",
};
