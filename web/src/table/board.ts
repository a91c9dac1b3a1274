/** What the table page hands to a game's board, and what a board can ask of it. */
import type { ShownChoice, ShownEvent } from "../server/wire";

export interface BoardProps<View = unknown> {
  /** All the seat can see, as the game's `view` made it. */
  view: View;
  /** Through whose eyes; -1 for a spectator. */
  seat: number;
  /** A name for each row that scores: the seats, then an automaton if one plays along. */
  names: string[];
  /** What has happened since the last update that was drawn, in order, for animation. */
  events: ShownEvent[];
  /** All that has happened, in the present language. */
  log: ShownEvent[];
  picking: Picking;
  words: Words;
}

/** What can be chosen now, and how; reactive. Elements are named as in `decision.choices[].elements`. */
export interface Picking {
  /** The offered choices that point at this element. */
  choices(element: string): ShownChoice[];
  /** Why nothing can be done with this element now, if there is something to say. */
  refusal(element: string): string | undefined;
  /** The elements of the choice that is hovered or focused in the panel, or armed. */
  readonly pointed: ReadonlySet<string>;
  /** Take the one choice of this element (or arm it), narrow the panel to several, or say why there is none. */
  pick(element: string): void;
  /** What is hovered or focused on the board; the panel marks its choices. */
  point(element: string | null): void;
}

/** Messages of the game and the page in the present language; reactive. */
export interface Words {
  say(id: string, values?: Record<string, string | number>): string;
  /** What the message's `.help` explains, or nothing. */
  help(id: string): string;
}
