/** The short ways to a game. */
import { router } from "../router.svelte";
import * as server from "../server/http";
import type { NewTable } from "../server/wire";
import { lendNames, session } from "../session.svelte";

/** Who is to sit on a seat: oneself, somebody else at this screen, a bot, or whoever comes. */
export type Sitter =
  { kind: "me" } | { kind: "beside"; name: string } | { kind: "bot"; bot: string } | { kind: "free" };

/** Open a table, seat everybody one can seat, begin if nobody is missing, and go there. */
export async function begin(table: Pick<NewTable, "game"> & Partial<NewTable>, sitters: Sitter[]): Promise<void> {
  await session.ensure();
  const bots = Object.fromEntries(
    sitters.flatMap((sitter, seat) => (sitter.kind === "bot" ? [[String(seat), sitter.bot]] : [])),
  );
  const opened = await server.openTable({ ...table, seats: sitters.length, bots });
  for (const [seat, sitter] of sitters.entries()) {
    if (sitter.kind === "me") await server.takeSeat(opened.id, seat);
    if (sitter.kind === "beside") await server.takeSeat(opened.id, seat, sitter.name);
  }
  if (sitters.every((sitter) => sitter.kind !== "free")) await server.startTable(opened.id);
  router.go(`/table/${opened.id}`);
}

/** Sit down at the table of a rematch with a fresh part of the seed; begin at once if nobody else has to come. */
export async function again(id: string): Promise<void> {
  const table = await server.rematch(id);
  if (table.status === "open") {
    for (const seat of table.seats) if (seat.is_you) await server.takeSeat(table.id, seat.seat, seat.name);
    if (table.seats.every((seat) => seat.is_you || seat.kind === "bot")) await server.startTable(table.id);
  }
  router.go(`/table/${table.id}`);
}

export type Way = "alone" | "bots" | "screen" | "friends";

/** Who sits where on the short ways. */
export function sittersFor(way: Way, seats: number, bot: string): Sitter[] {
  const [, ...lent] = lendNames(seats);
  const others: Record<Way, (index: number) => Sitter> = {
    alone: () => ({ kind: "free" }),
    bots: () => ({ kind: "bot", bot }),
    screen: (index) => ({ kind: "beside", name: lent[index] ?? "" }),
    friends: () => ({ kind: "free" }),
  };
  const count = way === "alone" ? 0 : seats - 1;
  return [{ kind: "me" }, ...Array.from({ length: count }, (_, index) => others[way](index))];
}
