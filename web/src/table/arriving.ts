/** Coming to a table: it is called, and its board and words are fetched, while the page is still being made ready. */
import { fetchGame } from "../games/registry";
import { TableState } from "./table.svelte";

let called: TableState | null = null;

/** Call a table before there is a page to show it. */
export function approach(id: string): void {
  called = call(id);
}

/** The table that was called, or one that is called now; whoever gets it closes it. */
export function arrive(id: string): TableState {
  const here = called?.id === id ? called : call(id);
  if (called !== here) called?.close();
  called = null;
  return here;
}

function call(id: string): TableState {
  const here = new TableState(id, undefined, (game) => void fetchGame(game));
  here.open();
  return here;
}
