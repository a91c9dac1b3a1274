/** Everything a person reads on the page: Fluent messages of the page, of any match, and of the games from where their rules live. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

import type { Data, Language } from "../server/wire";

export type Values = Record<string, FluentVariable>;
type Load = () => Promise<string>;

const PAGE = import.meta.glob<string>("./*.ftl", { query: "?raw", import: "default" });
const PROBLEMS = import.meta.glob<string>("../../../src/pessoi/text/problems/*.ftl", {
  query: "?raw",
  import: "default",
});
const MATCH = import.meta.glob<string>("../../../src/pessoi/text/match/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
const GAMES = import.meta.glob<string>("../../../src/pessoi/games/*/text/*.ftl", { query: "?raw", import: "default" });

/** The languages there are: those that have words about any match, as in Python. */
export const LANGUAGES: readonly Language[] = Object.keys(MATCH).map((file) => file.slice(-6, -4));

/** What those who speak a language call it, as far as the browser knows. */
export const nameOf = (language: Language): string =>
  new Intl.DisplayNames(language, { type: "language" }).of(language) ?? language;

/** A file of a folder in a language, or the English one: what a file lacks was added when the page was built. */
export const fileIn = <File>(files: Record<string, File>, folder: string, language: Language): File | undefined =>
  files[`${folder}/${language}.ftl`] ?? files[`${folder}/en.ftl`];

/** The messages about any match in a language, and those of the page or of a game. */
export function makeBundle(language: Language, source: string): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(MATCH[`../../../src/pessoi/text/match/${language}.ftl`] ?? ""));
  const own = new FluentResource(source);
  bundle.addResource(own);
  ids.set(
    bundle,
    own.body.map(({ id }) => id),
  );
  return bundle;
}

const ids = new WeakMap<FluentBundle, string[]>();

/** The messages of the page or of a game that begin like this, in the order of their file. */
export function messagesLike(bundle: FluentBundle, beginning: string): string[] {
  return ids.get(bundle)?.filter((id) => id.startsWith(beginning)) ?? [];
}

/** A message of a bundle, or of its `.help`; undefined where there is none. What was said once is not made again. */
export function format(bundle: FluentBundle, id: string, values?: Values, attribute = ""): string | undefined {
  const key = values ? `${id}.${attribute} ${JSON.stringify(values)}` : `${id}.${attribute}`;
  const said = saidBefore(bundle);
  if (!said.has(key)) {
    const message = bundle.getMessage(id);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    // What goes wrong is seen in the words, as in "{$seat}", and found by the tests; it must not take the page away.
    said.set(key, pattern ? bundle.formatPattern(pattern, values, []) : undefined);
  }
  return said.get(key);
}

/** More messages than a board has; beyond them it is forgotten what was said. */
const MOST_SAID = 5000;
const said = new WeakMap<FluentBundle, Map<string, string | undefined>>();

function saidBefore(bundle: FluentBundle): Map<string, string | undefined> {
  const known = said.get(bundle);
  if (known && known.size < MOST_SAID) return known;
  const empty = new Map<string, string | undefined>();
  said.set(bundle, empty);
  return empty;
}

export class Texts {
  #language = $state.raw<Language>("en");
  #page = $state.raw<FluentBundle | null>(null);
  #games = $state.raw(new Map<string, FluentBundle>());
  #wanted: Language = "en";
  readonly #spoken = new Set<string>();

  /** The language all words are in; it changes once they are there. */
  get language(): Language {
    return this.#language;
  }

  /** Speak another language from now on: the page, and every game that has been spoken of. */
  async change(language: Language): Promise<void> {
    this.#wanted = language;
    const [page, problems] = await Promise.all([
      load(fileIn(PAGE, ".", language)),
      load(fileIn(PROBLEMS, "../../../src/pessoi/text/problems", language)),
    ]);
    const games = await Promise.all(
      [...this.#spoken].map(async (game) => [game, await loadGame(game, language)] as const),
    );
    // Somebody who changes their mind gets what they asked for last.
    if (this.#wanted !== language) return;
    this.#language = language;
    this.#page = makeBundle(language, `${page}\n${problems}`);
    const fetched = [...this.#games].filter(([, bundle]) => bundle.locales.includes(language));
    this.#games = new Map([...fetched, ...games]);
    document.documentElement.lang = language;
  }

  /** The messages of a game, as soon as they are there. */
  ofGame(game: string): FluentBundle | undefined {
    if (!this.#spoken.has(game)) {
      this.#spoken.add(game);
      void this.loadGame(game);
    }
    return this.#games.get(game);
  }

  async loadGame(game: string): Promise<void> {
    const language = this.#wanted;
    const bundle = await loadGame(game, language);
    if (language !== this.#wanted) await this.loadGame(game);
    else this.#games = new Map([...this.#games, [game, bundle]]);
  }

  say(id: string, values?: Values): string {
    return this.find(id, values) ?? `[${id}]`;
  }

  help(id: string): string {
    return (this.#page && format(this.#page, id, undefined, "help")) ?? "";
  }

  /** What was refused and why, as words to be said; undefined where a message is not known here. */
  reason(words: Data): string | undefined {
    const said = this.#reason(words);
    return said === undefined ? said : String(said).charAt(0).toUpperCase() + String(said).slice(1);
  }

  #reason(words: Data): string | number | undefined {
    if (!Array.isArray(words)) return words;
    const [message, values = {}] = words as [string, Record<string, Data>?];
    const said = Object.entries(values).map(([name, value]) => [name, this.#reason(value) ?? ""] as const);
    return this.find(message, Object.fromEntries(said));
  }

  /** A message that may not exist. */
  find(id: string, values?: Values): string | undefined {
    return this.#page ? format(this.#page, id, values) : undefined;
  }
}

async function load(file: Load | undefined): Promise<string> {
  return file ? await file() : "";
}

async function loadGame(game: string, language: Language): Promise<FluentBundle> {
  return makeBundle(language, await load(fileIn(GAMES, `../../../src/pessoi/games/${game}/text`, language)));
}

export const texts = new Texts();

/** A message of the page in the present language. */
export const say = (id: string, values?: Values): string => texts.say(id, values);
