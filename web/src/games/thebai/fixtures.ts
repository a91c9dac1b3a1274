/** Scenes of real matches for the tests; `make golden` writes them anew. */
import english from "../../../../src/pessoi/games/thebai/text/en.ftl?raw";
import { type Moment, sayMoment } from "../moment";
import begin from "./fixtures/begin.json";
import end from "./fixtures/end.json";
import middle from "./fixtures/middle.json";
import solo from "./fixtures/solo.json";
import type { ThebaiView } from "./view";

const say = (written: unknown, seats: number): Moment<ThebaiView> => sayMoment(written, english, seats);

export const moments = { begin: say(begin, 2), middle: say(middle, 4), solo: say(solo, 1), end: say(end, 3) };
