/** Playing with whoever is there: join a table that waits, or open one that others find. */
import { router } from "../router.svelte";
import * as server from "../server/http";
import type { ShownTable } from "../server/wire";
import { session } from "../session.svelte";
import { begin } from "./begin";

/** Tables one could join where somebody is waiting, the fullest first, then the one that waits longest. */
export function joinable(tables: ShownTable[]): ShownTable[] {
  const free = (table: ShownTable) => table.seats.filter((seat) => seat.kind === "empty").length;
  return tables
    .filter((table) => table.status === "open" && free(table) > 0)
    .filter((table) => table.seats.some((seat) => seat.is_present) && !table.seats.some((seat) => seat.is_you))
    .sort((one, other) => free(one) - free(other) || one.created - other.created);
}

/** Sit down at the first table where nobody was faster; begin if it is full now; open one if there is none. */
export async function playNow(game: string): Promise<void> {
  await session.ensure();
  for (const table of joinable(await server.listTables({ game, status: "open" }))) {
    const seat = table.seats.find((place) => place.kind === "empty");
    if (!seat) continue;
    try {
      const joined = await server.takeSeat(table.id, seat.seat);
      if (joined.seats.every((place) => place.kind !== "empty")) await server.startTable(table.id);
    } catch (error) {
      if (error instanceof server.Refused && error.status === 409) continue;
      throw error;
    }
    router.go(`/table/${table.id}`);
    return;
  }
  await begin({ game, is_public: true }, [{ kind: "me" }, { kind: "free" }]);
}
