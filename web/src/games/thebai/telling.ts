/** Reads what choices and events tell in data: the things on the board they are about. */
import type { SaidChoice, SaidEvent } from "../../table/said";
import { nameOf, numberOf, seatOf, type Word } from "../../text/word";
import { seatNamed } from "./printed";
import { type Side, SIDES, type Track } from "./view";

/** The sides that would match, as a choice of a cell or of a turn shows them. */
export function matchedSides({ elements }: Pick<SaidChoice, "elements">): Side[] {
  return elements.flatMap((element) => {
    const side = /^side:\w+-([NESW])$/.exec(element)?.[1];
    return isSide(side) ? [side] : [];
  });
}

function isSide(side: string | undefined): side is Side {
  return SIDES.some((each) => each === side);
}

/** What an event is about. */
export interface Told {
  name: string;
  seat: number | undefined;
  cell: string | undefined;
  /** A dice space: of its own, or that of the die in question. */
  space: string | undefined;
  /** The dice space a die lay on before. */
  from: string | undefined;
  face: string | undefined;
  tile: string | undefined;
  /** Quarter turns of a tile. */
  turns: number;
  action: string | undefined;
  council: string | undefined;
  contract: string | undefined;
  commander: string | undefined;
  row: string | undefined;
  track: Track | undefined;
  herald: string | undefined;
  points: number;
  step: number;
}

export function told({ name, values }: SaidEvent): Told {
  const from = spaceOf(valuesOf(values.die, "die-in-city")?.space) ?? spaceOf(values.start);
  return {
    name,
    seat: seatOf(values.seat),
    cell: cellOf(values.cell),
    space: spaceOf(values.space) ?? from,
    from,
    face: faceOf(values.face) ?? faceOf(valuesOf(values.die, "die-in-supply-hoplite")?.face),
    tile: nameOf(values.tile, "cadmea"),
    turns: Number(nameOf(values.rotation, "rotation") ?? 0),
    action: nameOf(values.action, "action"),
    council: councilSpaceOf(values.space),
    contract: nameOf(values.contract, "contract"),
    commander: nameOf(values.commander, "commander"),
    row: nameOf(values.row, "city-row"),
    track: nameOf(values.track, "track") as Track | undefined,
    herald: nameOf(values.herald, "herald"),
    points: numberOf(values.points) ?? 0,
    step: numberOf(values.step) ?? 0,
  };
}

/** The values of a word, if it is this message. */
function valuesOf(word: Word | undefined, message: string): Record<string, Word> | undefined {
  if (!Array.isArray(word) || word[0] !== message) return undefined;
  return word[1] as Record<string, Word> | undefined;
}

function cellOf(word: Word | undefined): string | undefined {
  const place = valuesOf(word, "cell");
  return place && `r${numberOf(place.row) ?? 0}c${numberOf(place.column) ?? 0}`;
}

function spaceOf(word: Word | undefined): string | undefined {
  const inRow = valuesOf(word, "space-in-row");
  if (inRow) return `h${numberOf(inRow.row) ?? 0}-${numberOf(inRow.left) ?? 0}`;
  const inColumn = valuesOf(word, "space-in-column");
  return inColumn && `v${numberOf(inColumn.upper) ?? 0}-${numberOf(inColumn.column) ?? 0}`;
}

function faceOf(word: Word | undefined): string | undefined {
  return nameOf(word, "face")?.replace("_", "+");
}

function councilSpaceOf(word: Word | undefined): string | undefined {
  const place = valuesOf(word, "council-space");
  const monument = nameOf(place?.monument, "monument");
  return monument === undefined ? undefined : seatNamed(monument, numberOf(place?.number) ?? 0);
}
