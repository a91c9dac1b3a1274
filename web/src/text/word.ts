/** Words as data: a number, words as they are, or the name of a message with its values, to be said by a reader. */
import type { Data } from "../server/wire";

export type Word = Data;

/** The seat a word names: 0 for `["seat-0"]`; undefined for any other word. */
export function seatOf(word: Word | undefined): number | undefined {
  const seat = nameOf(word, "seat");
  return seat !== undefined && /^\d+$/.test(seat) ? Number(seat) : undefined;
}

/** The name within a domain that a word says: `"d1"` for `["die-d1"]` of the domain `"die"`. */
export function nameOf(word: Word | undefined, domain: string): string | undefined {
  const message = messageOf(word);
  return message?.startsWith(`${domain}-`) ? message.slice(domain.length + 1) : undefined;
}

/** The number a word is, or ends with: 3 for `3` and for `["column-3"]`. */
export function numberOf(word: Word | undefined): number | undefined {
  if (typeof word === "number") return word;
  const number = /-(\d+)$/.exec(messageOf(word) ?? "")?.[1];
  return number === undefined ? undefined : Number(number);
}

/** The message a word is said by; undefined for numbers and plain words. */
export function messageOf(word: Word | undefined): string | undefined {
  return Array.isArray(word) ? String(word[0]) : undefined;
}
