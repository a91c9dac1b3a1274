/** Scenes of real matches for the tests; `make golden` writes them anew. */
import type { ShownDecision, ShownEvent } from "../../server/wire";
import begin from "./fixtures/begin.json";
import end from "./fixtures/end.json";
import middle from "./fixtures/middle.json";
import solo from "./fixtures/solo.json";
import type { HerculesView } from "./view";

interface Moment {
  seat: number;
  view: HerculesView;
  decision: ShownDecision | null;
  events: ShownEvent[];
}

export const moments = { begin, middle, solo, end } as unknown as Record<"begin" | "middle" | "solo" | "end", Moment>;
