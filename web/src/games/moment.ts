/** For tests: a moment of a real match, as `make golden` has written it, in the words a board gets. */
import type { Scene } from "../server/wire";
import { type SaidDecision, type SaidEvent, sayDecision, sayEvents } from "../table/said";
import { Speech } from "../text/speech";
import { makeBundle } from "../text/texts.svelte";

export interface Moment<View> extends Pick<Scene, "seat" | "end"> {
  view: View;
  decision: SaidDecision | null;
  events: SaidEvent[];
  words: Speech;
}

type Written = Pick<Scene, "seat" | "end" | "view" | "decision" | "events">;

/** The moment in English, from the file of the game's messages; players go by their number. */
export function sayMoment<View>(written: unknown, messages: string, seats: number): Moment<View> {
  const { seat, end, view, decision, events } = written as Written;
  const names = Array.from({ length: seats }, (_, place) => `Player ${place + 1}`);
  const words = new Speech(makeBundle("en", messages), names);
  return {
    seat,
    end,
    view: view as View,
    decision: decision && sayDecision(words, decision),
    events: sayEvents(words, events),
    words,
  };
}
