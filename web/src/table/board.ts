/** What the table page hands to a game's board, and what a board can ask of it: `picking` from `context.ts`. */
import type { Word } from "../text/word";
import type { SaidChoice, SaidDecision, SaidEvent, SaidPreview } from "./said";

export interface BoardProps<View = unknown> {
  /** All the seat can see, as the game's `view` made it. */
  view: View;
  /** Through whose eyes; -1 for a spectator. */
  seat: number;
  /** A name for each row that scores: the seats, then an automaton if one plays along. */
  names: string[];
  /** What has happened since the last update that was drawn, in order, for animation. */
  events: SaidEvent[];
  /** All that has happened, in the present language. */
  log: SaidEvent[];
  words: Words;
  /** Takes the last choice back, where that can be done unasked. */
  takeBack?: (() => void) | null;
}

/** What a `Hand.svelte` gets: what one decides with, shown beside the question where the board may be scrolled away. */
export type HandProps<View = unknown> = Pick<BoardProps<View>, "view" | "seat" | "words">;

/** What can be chosen now, and how; reactive. Elements are named as in `decision.choices[].elements`. */
export interface Picking {
  /** Everything that can be chosen now. */
  readonly offered: readonly SaidChoice[];
  /** A board on which everything can be chosen says so: on a phone the list then makes room for it. */
  isBoardEnough: boolean;
  /** The offered choices that point at this element. */
  choices(element: string): SaidChoice[];
  /** Why nothing can be done with this element now, if there is something to say. */
  refusal(element: string): string | undefined;
  /** The elements of the choice that is hovered or focused in the panel, or armed. */
  readonly pointed: ReadonlySet<string>;
  /** What the last move touched (while it is told, what is being told), each with the row that did; -1 for no row. */
  readonly recent: ReadonlyMap<string, number>;
  /** What a lesson speaks of; it is pointed at, too. */
  readonly taught?: readonly string[];
  /** Point at elements that something one reads is about; none to point no longer. */
  tell?(elements: readonly string[]): void;
  /** Take the one choice of this element (or arm it), narrow the panel to several, or say why there is none. */
  pick(element: string): void;
  /** What is hovered or focused on the board; the panel marks its choices. */
  point(element: string | null): void;
  readonly element: string | null;
  /** What is asked, and all that can be chosen. */
  readonly decision: SaidDecision | null;
  /** The element the panel is narrowed to; what is picked next completes a choice of that one, if it can. */
  readonly narrowed: string | null;
  /** Narrow the panel to the choices of an element, or no longer. */
  narrow(element: string | null): void;
  /** Look ahead to what a choice would do, or no longer; `preview` is the answer. */
  consider(choice: SaidChoice | null): void;
  readonly preview: SaidPreview | null;
  /** Look ahead to choices that somebody plans to make one after the other, while no single one is considered. */
  plan(choices: readonly string[]): void;
  /** What all that is planned would lead to, once it is known. */
  readonly outcome: SaidPreview | null;
  /** Take a choice, or arm it where people are asked twice; `isSure` where it has been confirmed otherwise. */
  choose(choice: SaidChoice, isSure?: boolean): void;
}

/** Messages of the game and the page in the present language, with the names at the table. */
export interface Words {
  say(id: string, values?: Record<string, string | number>): string;
  /** What the message's `.help` explains, or nothing. */
  help(id: string): string;
  /** A word as data, such as a value of an event, in words. */
  word(word: Word): string;
}
