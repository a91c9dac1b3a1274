/** Scenes of real matches for the tests; `make golden` writes them anew. */
import english from "../../../../src/pessoi/games/hexemonia/text/en.ftl?raw";
import { type Moment, sayMoment } from "../moment";
import army from "./fixtures/army.json";
import begin from "./fixtures/begin.json";
import build from "./fixtures/build.json";
import end from "./fixtures/end.json";
import special from "./fixtures/special.json";
import strategy from "./fixtures/strategy.json";
import type { HexemoniaView } from "./view";

const say = (written: unknown, seats: number): Moment<HexemoniaView> => sayMoment(written, english, seats);

export const moments = {
  begin: say(begin, 2),
  build: say(build, 3),
  strategy: say(strategy, 4),
  special: say(special, 3),
  army: say(army, 4),
  end: say(end, 4),
};
export type MomentName = keyof typeof moments;
