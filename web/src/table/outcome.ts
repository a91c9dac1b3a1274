/** How a match ended, in a sentence. */
import { say } from "../text/texts.svelte";
import type { SaidScene } from "./said";

/** Who has won, who has lost on time or given up, or that all agreed to stop. */
export function outcomeOf(end: NonNullable<SaidScene["end"]>, names: readonly string[]): string {
  const winners = end.winners.map((row) => names[row]).join(", ");
  const lost = names[end.lost ?? -1] ?? "";
  if (end.how === "time") return say("lost-on-time", { name: lost });
  if (end.how === "stopped" || end.how === "closed") return say(end.how);
  if (end.how === "resigned") return say("resigned", { name: lost, count: end.winners.length, names: winners });
  return say("winner", { count: end.winners.length, names: winners });
}
