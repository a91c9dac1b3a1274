/** Which games have a board of their own; the others are played at the generic table. */
import type { Component } from "svelte";

import type { BoardProps } from "../table/board";

type Board = Component<BoardProps<never>>;

const boards = import.meta.glob<{ default: Board }>("./*/Board.svelte");

export function hasBoard(game: string): boolean {
  return `./${game}/Board.svelte` in boards;
}

/** The board of a game, fetched when first needed. A board knows the shape of its own view; nobody else does. */
export async function findBoard(game: string): Promise<Component<BoardProps> | null> {
  const load = boards[`./${game}/Board.svelte`];
  return load ? ((await load()).default as unknown as Component<BoardProps>) : null;
}
