/** What people at a table settle among themselves, in words: going back, stopping, leaving, standing in. */
import type { ShownSeat, ShownTable } from "../server/wire";
import { botName } from "../library.svelte";
import { say } from "../text/texts.svelte";
import type { SaidEvent } from "./said";

/** Whether a seat is one's own, also while a bot plays for one. */
export const isMine = (seat: ShownSeat): boolean => seat.is_you || seat.waits_for_you;

/** The seats of other people, present or not; without any one plays against bots alone. */
export const otherPeople = (table: ShownTable): ShownSeat[] =>
  table.seats.filter((seat) => !isMine(seat) && (seat.kind === "person" || seat.is_stand_in));

/** Own seats that have to answer a wish and have not. */
export function toAnswer(table: ShownTable, wish: { asked: number[]; agreed: number[] } | null): number[] {
  const mine = table.seats.filter(isMine).map((seat) => seat.seat);
  return wish ? mine.filter((seat) => wish.asked.includes(seat) && !wish.agreed.includes(seat)) : [];
}

/** What going back to a ply undoes: to before what, how many choices, and how many of one's own among them. */
export function undoneWords(
  table: ShownTable,
  back: { ply: number; undoes: readonly number[] },
  events: readonly SaidEvent[],
): string {
  const first = events.find((event) => event.ply === back.ply + 1)?.text ?? "";
  const count = back.undoes.reduce((sum, choices) => sum + choices, 0);
  const own = table.seats.filter(isMine).reduce((sum, seat) => sum + (back.undoes[seat.seat] ?? 0), 0);
  const what = first.replace(/[.!]$/, "");
  const where = what ? say("back-before", { what }) : say("back-before-choice");
  const among = own === count ? "all" : own === 0 ? "none" : "some";
  return say("back-undoes", { where, count, own, among });
}

const HOUR = 3600;
const DAY = 24 * HOUR;

/** A span of time as it is agreed on. */
export function spanWords(seconds: number): string {
  if (seconds >= DAY) return say("span-days", { count: Math.round(seconds / DAY) });
  if (seconds >= HOUR) return say("span-hours", { count: Math.round(seconds / HOUR) });
  if (seconds >= 60) return say("span-minutes", { count: Math.round(seconds / 60) });
  return say("span-seconds", { count: Math.round(seconds) });
}

/** What was agreed about stand-ins. */
export function standInWords(table: Pick<ShownTable, "clock" | "stand_in">): string {
  const bot = botName(table.stand_in.bot);
  if (table.clock.kind === "none") return say("stand-in-agreed", { bot, grace: spanWords(table.stand_in.grace) });
  return say(table.clock.on_timeout === "bot" ? "stand-in-agreed-clock" : "stand-in-agreed-leaving", { bot });
}
