/** What speaks for a choice, in words: messages of the games that only hints and reviews say, and that come with these. */
import type { FluentBundle } from "@fluent/bundle";

import type { Language } from "../server/wire";
import type { Speech } from "../text/speech";
import { fileIn, format, makeBundle } from "../text/texts.svelte";
import type { Word } from "../text/word";

const WRITTEN = import.meta.glob<string>("../../../src/pessoi/games/*/text/reasons/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});

const bundles = new Map<string, FluentBundle>();

function bundleOf(game: string, language: Language): FluentBundle {
  const key = `${game} ${language}`;
  const written = fileIn(WRITTEN, `../../../src/pessoi/games/${game}/text/reasons`, language);
  const known = bundles.get(key) ?? makeBundle(language, written ?? "");
  bundles.set(key, known);
  return known;
}

/** Reasons one after the other; the things they name are said by the game. */
export function reasonsInWords(reasons: readonly Word[], game: string, language: Language, words: Speech): string {
  const bundle = bundleOf(game, language);
  return reasons.map((reason) => reasonInWords(reason, bundle, words)).join("; ");
}

function reasonInWords(reason: Word, bundle: FluentBundle, words: Speech): string {
  const [message, values = {}] = reason as [string, Record<string, Word>?];
  const said = Object.entries(values).map(([name, value]) => [name, words.word(value)] as const);
  return format(bundle, message, Object.fromEntries(said)) ?? `[${message}]`;
}
