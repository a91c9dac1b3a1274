/** Whether the dice of a finished match were fixed before it, computed in the browser from what the record opens. */
import type { ShownEvent } from "../server/wire";
import type { Witness } from "../witness";
import { Dice, keyOf } from "./dice";
import type { Fixed, Setup } from "./record";

/** What a game says of its rolls, see `rolls.ts` in its folder. */
export interface Rolls {
  setUp(dice: Dice, setup: Setup): void;
  told(event: ShownEvent): number[];
}

/** An event of the log beside the faces that follow from the key. */
export interface Compared {
  event: ShownEvent;
  derived: number[];
  isEqual: boolean;
}

/** What was shown of the dice before it could matter, by the server and, better, to this browser itself. */
export interface Shown {
  entropy: string;
  commitment: string;
  witness: Witness | null;
}

/** What was compared, and whether it fits. */
export interface Finding {
  name: "entropy" | "own-parts" | "commitment" | "rolls";
  holds: boolean;
}

export interface Proof {
  findings: Finding[];
  key: string;
  rolls: Compared[];
}

/** SHA-256 in hexadecimal, by the browser itself. */
async function sha256(words: string): Promise<string> {
  return hex(new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(words))));
}

function hex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Compares all that can be compared; rolls only for a game that tells how they are made. */
export async function prove(
  record: Fixed,
  { entropy, commitment, witness }: Shown,
  rolls: Rolls | null,
  events: readonly ShownEvent[],
): Promise<Proof> {
  const seed = record.parts.join("/");
  const ofServer = await sha256(record.parts[0] ?? "");
  const ofAll = await sha256(seed);
  const findings: Finding[] = [
    { name: "entropy", holds: [entropy, witness?.entropy ?? entropy].every((shown) => shown === ofServer) },
  ];
  const own = Object.entries(witness?.nonces ?? {});
  if (own.length > 0) {
    findings.push({ name: "own-parts", holds: own.every(([seat, part]) => record.parts[Number(seat) + 1] === part) });
  }
  const shown = [record.commitment, commitment, witness?.commitment ?? commitment];
  findings.push({ name: "commitment", holds: shown.every((one) => one === ofAll) });

  const key = keyOf(seed);
  const compared = rolls && record.isWhole ? compare(new Dice(key), record, rolls, events) : [];
  if (compared.length > 0) findings.push({ name: "rolls", holds: compared.every(({ isEqual }) => isEqual) });
  return { findings, key: hex(key), rolls: compared };
}

function compare(dice: Dice, setup: Setup, rolls: Rolls, events: readonly ShownEvent[]): Compared[] {
  rolls.setUp(dice, setup);
  return events
    .map((event) => ({ event, faces: rolls.told(event) }))
    .filter(({ faces }) => faces.length > 0)
    .map(({ event, faces }) => {
      const derived = faces.map(() => dice.roll());
      return { event, derived, isEqual: derived.every((face, place) => face === faces[place]) };
    });
}
