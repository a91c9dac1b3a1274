/** How long ago something was, as people say it. */
import { say } from "../text/texts.svelte";

const UNITS: [unit: Intl.RelativeTimeFormatUnit, seconds: number][] = [
  ["day", 86_400],
  ["hour", 3600],
  ["minute", 60],
];

/** "3 hours ago" for a time in seconds since 1970; what is not a minute old was just now. */
export function ago(time: number, language: string, now = Date.now() / 1000): string {
  const passed = Math.max(0, now - time);
  const words = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
  for (const [unit, seconds] of UNITS) {
    if (passed >= seconds) return words.format(-Math.floor(passed / seconds), unit);
  }
  return say("just-now");
}
