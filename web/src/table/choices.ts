/** How choices are listed: found by words, and together by what is done. */
import type { SaidChoice } from "./said";

/** More choices than these get a field to find one. */
export const MANY = 12;

export interface Group {
  verb: string;
  choices: SaidChoice[];
}

/** The choices whose words hold every word that is looked for. */
export function matching(choices: SaidChoice[], wanted: string): SaidChoice[] {
  const words = wanted.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  return choices.filter((choice) => {
    const text = [choice.label, ...choice.outlook].join(" ").toLocaleLowerCase();
    return words.every((word) => text.includes(word));
  });
}

/** Choices by verb, in the order in which the verbs first come. */
export function byVerb(choices: SaidChoice[]): Group[] {
  const groups = new Map<string, Group>();
  for (const choice of choices) {
    const group = groups.get(choice.verb);
    if (group) group.choices.push(choice);
    else groups.set(choice.verb, { verb: choice.verb, choices: [choice] });
  }
  return [...groups.values()];
}
