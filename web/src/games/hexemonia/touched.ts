/** What each event is about, by the elements of the board, and the sign it has in the log. */
import { type Drawing, fill, SIDE } from "../../look/drawing";
import { natures, stateSigns } from "../../look/icons/state";
import { things } from "../../look/icons/signs";
import type { SaidEvent } from "../../table/said";
import { nameOf } from "../../text/word";
import { cubePath } from "./face";
import { readName, seatIn, tileIn } from "./heard";
import { acropolisDrawing, faceOf } from "./tiles";
import type { Resource } from "./view";

/** Words of an event that name a tile. */
const TILES = ["tile", "myth", "receiver"] as const;
/** Cubes that come and go leave no mark: in a turn they touch nearly everything. */
const SMALL = new Set(["gained", "paid", "produced", "lifted", "placed", "committed", "earned"]);

/** Of these the deed is told by a sign of its own; others have the shape of their cubes, or the picture of their tile. */
const SIGNS: Readonly<Record<string, Drawing>> = {
  attacked: stateSigns.swords,
  launched: stateSigns.swords,
  "army-lost": stateSigns.swords,
  "garrison-lost": stateSigns.shield,
  drew: stateSigns.hand,
  looked: natures.politics,
  "philosopher-came": stateSigns.philosopher,
  scored: things.laurel,
};
/** Beside those that name a kind of cube: these are about citizens or gold. */
const CUBES: Readonly<Record<string, Resource>> = {
  levied: "hoplite",
  disbanded: "citizen",
  smote: "citizen",
  sacrificed: "citizen",
  "change-given": "citizen",
  earned: "gold",
};

export function sign(event: SaidEvent): Drawing | undefined {
  const { name, values } = event;
  const { verb, resource } = readName(event);
  const cube = CUBES[name] ?? (verb !== name || name === "gained" ? resource : undefined);
  if (SIGNS[name]) return SIGNS[name];
  if (cube) return [fill(cubePath(cube, SIDE / 2, SIDE / 2, SIDE))];
  if (name === "revealed") return acropolisDrawing(nameOf(values["acropolis"], "acropolis") ?? null);
  const tile = tileIn(event, "myth") ?? tileIn(event, "tile");
  return tile === null ? undefined : faceOf(tile).drawing;
}

/** The tiles an event names wherever they lie, and the players it names besides the one who acts. */
export function touched(event: SaidEvent): string[] {
  const tiles = TILES.map((word) => tileIn(event, word)).filter((tile) => tile !== null);
  const slot = nameOf(event.values["slot"], "slot");
  const other = seatIn(event, "other");
  return [
    // What comes up in a slot is nobody's move.
    ...(slot === undefined ? tiles.map((tile) => `tile:${tile}`) : []),
    ...(other >= 0 ? [`seat:${other}`] : []),
    ...(event.name === "gained" || event.name === "revealed" ? [`tile:acropolis_${seatIn(event, "seat")}`] : []),
  ];
}

/**
 * What others have touched in their last turns, and who: since the own last turn, so that it stays marked while one decides; for a
 * spectator in the last turn there was.
 */
export function touchedSince(log: readonly SaidEvent[], seat: number): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  let actor = -1;
  for (const event of sinceOwnTurn(log, seat)) {
    if (isBeginning(event)) actor = seatIn(event, "seat");
    // Whoever has the turn does it, even where others choose what they give.
    if (actor < 0 || actor === seat || SMALL.has(readName(event).verb)) continue;
    for (const element of touched(event)) found.set(element, actor);
  }
  return found;
}

/** What has happened from the own last turn on that is over, with that turn; for a spectator in the last turn there was. */
export function sinceOwnTurn(log: readonly SaidEvent[], seat: number): readonly SaidEvent[] {
  const turns = log.flatMap((event, index) => (isBeginning(event) ? [{ index, actor: seatIn(event, "seat") }] : []));
  const last = turns.findLast((turn, place) => seat < 0 || (turn.actor === seat && place < turns.length - 1));
  return log.slice(last?.index ?? 0);
}

const isBeginning = ({ name }: SaidEvent) => name === "turn-began" || name === "final-turn-began";
