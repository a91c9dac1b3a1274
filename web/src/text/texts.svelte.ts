/** Everything a person reads on the page: Fluent messages of the page, and of the games from where their rules live. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

import type { Language } from "../server/wire";
import type { Words } from "../table/board";

type Values = Record<string, FluentVariable>;
type Load = () => Promise<string>;

const PAGE = import.meta.glob<string>("./*.ftl", { query: "?raw", import: "default" });
const GAMES = import.meta.glob<string>("../../../src/pessoi/games/*/text/*.ftl", { query: "?raw", import: "default" });

/** The words of a game; reactive, and the same object for as long as the page lives. */
export interface GameWords extends Words {
  /** A message of the game that may not exist. */
  find(id: string): string | undefined;
  isThere(): boolean;
}

export function makeBundle(language: Language, ...sources: string[]): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const source of sources) bundle.addResource(new FluentResource(source));
  return bundle;
}

/** A message of a bundle, or of its `.help`; undefined where there is none. What was said once is not made again. */
export function format(bundle: FluentBundle, id: string, values?: Values, attribute = ""): string | undefined {
  const key = values ? `${id}.${attribute} ${JSON.stringify(values)}` : `${id}.${attribute}`;
  const said = saidBefore(bundle);
  if (!said.has(key)) {
    const message = bundle.getMessage(id);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    said.set(key, pattern ? bundle.formatPattern(pattern, values) : undefined);
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

export class Texts implements Words {
  #language = $state.raw<Language>("en");
  #page = $state.raw<FluentBundle | null>(null);
  #games = $state.raw(new Map<string, FluentBundle>());
  #wanted: Language = "en";
  readonly #spoken = new Map<string, GameWords>();

  /** The language all words are in; it changes once they are there. */
  get language(): Language {
    return this.#language;
  }

  /** Speak another language from now on: the page, and every game that has been spoken of. */
  async change(language: Language): Promise<void> {
    this.#wanted = language;
    const page = await load(PAGE[`./${language}.ftl`]);
    const games = await Promise.all(
      [...this.#spoken.keys()].map(async (game) => [game, await loadGame(game, language)] as const),
    );
    // Somebody who changes their mind gets what they asked for last.
    if (this.#wanted !== language) return;
    this.#language = language;
    this.#page = makeBundle(language, page);
    this.#games = new Map(games);
    document.documentElement.lang = language;
  }

  /** The words of a game, and of the page where the game has none; they come in as soon as they are there. */
  ofGame(game: string): GameWords {
    const known = this.#spoken.get(game);
    if (known) return known;
    const find = (id: string, values?: Values, attribute?: string) => {
      const bundle = this.#games.get(game);
      return bundle && format(bundle, id, values, attribute);
    };
    const words: GameWords = {
      say: (id, values) => find(id, values) ?? this.say(id, values),
      help: (id) => find(id, undefined, "help") ?? this.help(id),
      find,
      isThere: () => this.#games.has(game),
    };
    this.#spoken.set(game, words);
    void this.loadGame(game);
    return words;
  }

  async loadGame(game: string): Promise<void> {
    const language = this.#language;
    const bundle = await loadGame(game, language);
    if (language !== this.#language) await this.loadGame(game);
    else this.#games = new Map([...this.#games, [game, bundle]]);
  }

  say(id: string, values?: Values): string {
    return this.find(id, values) ?? `[${id}]`;
  }

  help(id: string): string {
    return (this.#page && format(this.#page, id, undefined, "help")) ?? "";
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
  return makeBundle(language, await load(GAMES[`../../../src/pessoi/games/${game}/text/${language}.ftl`]));
}

export const texts = new Texts();

/** A message of the page in the present language. */
export const say = (id: string, values?: Values): string => texts.say(id, values);
