/** A clock as people speak of it. */
import type { ClockRules } from "../server/wire";

export interface ClockChoice {
  kind: ClockRules["kind"];
  /** Days for a move, or minutes for a match. */
  amount: number;
  /** Seconds on top of each move. */
  increment: number;
  onTimeout: ClockRules["on_timeout"];
}

const UNITS = { none: 0, move: 86_400, live: 60 };

/** As the server takes it. */
export function rulesOf(clock: ClockChoice): ClockRules {
  return {
    kind: clock.kind,
    seconds: clock.amount * UNITS[clock.kind],
    increment: clock.kind === "live" ? clock.increment : 0,
    on_timeout: clock.onTimeout,
  };
}
