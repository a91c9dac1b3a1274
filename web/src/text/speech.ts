/** Says words with the messages of a game and the names at a table, by the same rule as `pessoi.text`. */
import type { FluentBundle } from "@fluent/bundle";

import type { Words } from "../table/board";
import { format, messagesLike, texts, type Values } from "./texts.svelte";
import type { Word } from "./word";

const SEAT = /^seat-(\d+)$/;
const NUMBER = /^\d+$/;
const GLOSSARY = "glossary-";

export interface Term {
  term: string;
  meaning: string;
}

export class Speech implements Words {
  /** A name for each row that scores: the seats, then an automaton if one plays along. */
  readonly names: string[];
  readonly #made = new WeakMap<object, unknown>();

  /** `bundle` holds the messages of the game in one language; another language is another speech. */
  constructor(
    readonly bundle: FluentBundle,
    seats: readonly string[],
  ) {
    this.names = [...seats, this.say("automaton")];
  }

  say(id: string, values?: Values): string {
    return this.find(id, values) ?? texts.say(id, values);
  }

  help(id: string): string {
    return format(this.bundle, id, undefined, "help") ?? texts.help(id);
  }

  /** A message of the game that may not exist. */
  find(id: string, values?: Values): string | undefined {
    return format(this.bundle, id, values);
  }

  /** A phrase as a sentence, a name by its name, a number as it is. */
  word(word: Word): string {
    return writeNumber(this.#value(word));
  }

  /** What stands in one place of a panel. */
  cell(cell: readonly Word[]): string {
    return cell.map((word) => this.word(word)).join(", ");
  }

  get hasGlossary(): boolean {
    return messagesLike(this.bundle, GLOSSARY).length > 0;
  }

  /** The terms of the game and what they mean, by the alphabet. */
  get glossary(): Term[] {
    const terms = messagesLike(this.bundle, GLOSSARY).map((id) => ({ term: this.say(id), meaning: this.help(id) }));
    return terms.sort((one, other) => one.term.localeCompare(other.term, this.bundle.locales));
  }

  /** What is made of this thing with these words; it is made once. */
  once<Made>(thing: object, make: () => Made): Made {
    if (!this.#made.has(thing)) this.#made.set(thing, make());
    return this.#made.get(thing) as Made;
  }

  /** A word as Fluent takes it: numbers stay numbers, unless they have a name; everything else is said. */
  #value(word: Word): string | number {
    if (!Array.isArray(word)) return word;
    const [message, values] = word as [string, Record<string, Word>?];
    const seat = SEAT.exec(message);
    if (seat) return this.names[Number(seat[1])] ?? `[${message}]`;
    const number = message.slice(message.lastIndexOf("-") + 1);
    if (NUMBER.test(number) && !this.bundle.hasMessage(message)) return Number(number);
    return this.say(message, values && this.#said(values));
  }

  #said(values: Record<string, Word>): Values {
    return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, this.#value(value)]));
  }
}

/** A number as people write it, with a true minus; other words as they are. */
export function writeNumber(value: string | number): string {
  return typeof value === "number" && value < 0 ? `−${-value}` : String(value);
}
