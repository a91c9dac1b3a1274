/** What each event of Hercules is about: the elements of its board, and a sign for the log. */
import type { Drawing } from "../../look/drawing";
import { gods } from "../../look/icons/gods";
import { labours, pegasus } from "../../look/icons/labours";
import { symbols, things } from "../../look/icons/signs";
import type { SaidEvent } from "../../table/said";
import { nameOf, numberOf, seatOf, type Word } from "../../text/word";
import { faceOf } from "./cards";

const HADES = 1;
const ROLLS = ["rolled", "rerolled", "die-changed", "copied"];
const RUNS = ["moved", "hades-moved", "hades-ran-on"];

const SIGNS: Record<string, Drawing> = {
  rested: things.rest,
  "gave-up": things.giveUp,
  "pegasus-passed": pegasus,
  scored: things.laurel,
  "hades-took-marker": things.marker,
  "hades-stole-nothing": gods.hades,
  "hades-stayed": gods.hades,
};

export function touched({ name, values }: SaidEvent): string[] {
  const row = name.startsWith("hades-") ? HADES : seatOf(values.seat);
  const card = cardOf(values.card);
  const stack = nameOf(values.stack, "stack");
  const found: string[] = [];
  if (card !== undefined) found.push(`card:${card}`);
  if (stack !== undefined) found.push(`stack:${stack}`);
  if (name === "mastered") found.push(`labour:${numberOf(values.column)}`);
  if (RUNS.includes(name)) found.push(`apprentice:${row}`);
  if (ROLLS.includes(name) || name === "hades-rolled") found.push(`dice:${row}`);
  if (name === "took-white-die" || name === "white-die-returned") found.push("die:w");
  if (name === "pegasus-passed") found.push("pegasus");
  return found;
}

export function sign({ name, values }: SaidEvent): Drawing | undefined {
  const card = cardOf(values.card);
  if (card !== undefined) return faceOf(card).drawing;
  if (name === "mastered") return labours[(numberOf(values.column) ?? 0) - 1];
  if (RUNS.includes(name)) return things.run;
  if (ROLLS.includes(name) || values.white !== undefined || name.includes("white-die")) return symbols.die;
  return SIGNS[name];
}

function cardOf(word: Word | undefined): string | undefined {
  return nameOf(word, "card") ?? nameOf(word, "plain");
}
