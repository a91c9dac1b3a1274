import { expect, test } from "vitest";

import { COMPLETE } from "../../words";
import { Speech } from "./speech";
import { makeBundle } from "./texts.svelte";
import type { Word } from "./word";

/** Phrases of golden matches as data, then what Python says in English and in German; `make golden` writes them anew. */
type Phrase = [word: Word, ...said: string[]];

const NAMES = ["Anna", "Ben", "Chloe", "Dion"];
const phrases = import.meta.glob<Phrase[]>("../../../tests/golden/words/*.json", { import: "default", eager: true });
const messages = import.meta.glob<string>("../../../src/pessoi/games/*/text/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});

const cases = Object.entries(phrases).flatMap(([path, said]) =>
  COMPLETE.map((language) => ({ game: /([^/]+)\.json$/.exec(path)?.[1] ?? "", language, said })),
);

test("there are phrases of every game", () => {
  const games = new Set(Object.keys(messages).map((path) => /games\/([^/]+)/.exec(path)?.[1]));
  expect(new Set(cases.map(({ game }) => game))).toEqual(games);
});

test.each(cases)("what Python says of $game in $language, the page says", ({ game, language, said }) => {
  const source = messages[`../../../src/pessoi/games/${game}/text/${language}.ftl`] ?? "";
  const speech = new Speech(makeBundle(language, source), NAMES);
  const place = COMPLETE.indexOf(language);

  const different = said
    .map(([word, ...inPython]) => ({ word, python: inPython[place], page: speech.word(word) }))
    .filter(({ python, page }) => python !== page);

  expect(said.length).toBeGreaterThan(1000);
  expect(different).toEqual([]);
});
