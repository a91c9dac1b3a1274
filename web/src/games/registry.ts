/** Which games have a board of their own; the others are played at the generic table. */
import type { Component } from "svelte";

import { preferences } from "../preferences.svelte";
import type { Rolls } from "../fairness/proof";
import type { PieceProps } from "../rules/pieces";
import type { BoardProps, HandProps } from "../table/board";
import { texts } from "../text/texts.svelte";
import { loadTouching } from "./touching";

type Board = Component<BoardProps<never>>;

const hands = import.meta.glob<{ default: Component<HandProps<never>> }>("./*/Hand.svelte");
const pieces = import.meta.glob<{ default: Component<PieceProps> }>("./*/Piece.svelte");
const rolls = import.meta.glob<Rolls>("./*/rolls.ts");
const boards = import.meta.glob<{ default: Board }>("./*/Board.svelte");

/** Whether a game is drawn by its own board: if it has one, and nobody prefers tables. */
export function isDrawn(game: string): boolean {
  return `./${game}/Board.svelte` in boards && !preferences.isPlain;
}

/** Fetch all that it takes to show a game, at the same time. */
export async function fetchGame(game: string): Promise<void> {
  texts.ofGame(game);
  await Promise.all([loadTouching(game), isDrawn(game) ? findBoard(game) : null]);
}

/** The board of a game, fetched when first needed. A board knows the shape of its own view; nobody else does. */
export async function findBoard(game: string): Promise<Component<BoardProps> | null> {
  const load = boards[`./${game}/Board.svelte`];
  return load ? ((await load()).default as unknown as Component<BoardProps>) : null;
}

/** What shows the own things of a game beside the question, if it has that. */
export async function findHand(game: string): Promise<Component<HandProps> | null> {
  const load = hands[`./${game}/Hand.svelte`];
  return load ? ((await load()).default as unknown as Component<HandProps>) : null;
}

/** How a game's dice are compared with its log, for one that tells it. */
export async function findRolls(game: string): Promise<Rolls | null> {
  return (await rolls[`./${game}/rolls.ts`]?.()) ?? null;
}

/** What draws a single component of a game, for the rules; none for a game without drawings. */
export async function findPiece(game: string): Promise<Component<PieceProps> | null> {
  return (await pieces[`./${game}/Piece.svelte`]?.())?.default ?? null;
}
