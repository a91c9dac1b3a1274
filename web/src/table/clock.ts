/** Clocks in words and figures. */
import type { ClockRules } from "../server/wire";
import { say } from "../text/texts.svelte";

const DAY = 86_400;

/** Time left as people read it: 0:09, 12:30, 2:05:00, 3 d 4 h. */
export function timeWords(seconds: number): string {
  const whole = Math.max(0, Math.ceil(seconds));
  if (whole >= 2 * DAY) {
    return say("days-hours", { days: Math.floor(whole / DAY), hours: Math.floor((whole % DAY) / 3600) });
  }
  const parts = [Math.floor(whole / 3600), Math.floor((whole % 3600) / 60), whole % 60];
  if (parts[0] === 0) parts.shift();
  return parts.map((part, index) => (index === 0 ? String(part) : String(part).padStart(2, "0"))).join(":");
}

/** What was agreed about time. */
export function clockWords(clock: ClockRules): string {
  if (clock.kind === "none") return say("clock-none");
  const what =
    clock.kind === "move"
      ? say("clock-agreed-move", { days: Math.round(clock.seconds / DAY) })
      : say("clock-agreed-live", { minutes: Math.round(clock.seconds / 60), seconds: clock.increment });
  return `${what} ${say(`on-timeout-${clock.on_timeout}`)}.`;
}
