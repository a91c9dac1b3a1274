import { expect, test } from "vitest";

import german from "./de.ftl?raw";
import english from "./en.ftl?raw";
import { Speech } from "./speech";
import { format, makeBundle, Texts } from "./texts.svelte";

const names = (words: string) => [...words.matchAll(/^([a-z][\w-]*) =/gm)].map((found) => found[1] ?? "");

test("both languages have the same messages", () => {
  expect(names(german)).toEqual(names(english));
});

test("every message and help that the page names exists", () => {
  const bundle = makeBundle("en", english);
  const files = import.meta.glob<string>(["../**/*.{svelte,ts}", "!../**/*.test.ts", "!../games/**"], {
    query: "?raw",
    import: "default",
    eager: true,
  });
  const named = Object.values(files).flatMap((code) =>
    [...code.matchAll(/\bsay\("([\w-]+)"/g)].map((found) => found[1] ?? ""),
  );

  expect(named.length).toBeGreaterThan(50);
  expect(named.filter((name) => !bundle.hasMessage(name))).toEqual([]);
});

test("the same message with other values is another one", () => {
  const bundle = makeBundle("en", "seen = { $who } sees { $what }");
  const said = [
    { who: "a", what: "b" },
    { who: "b", what: "a" },
    { who: "a", what: "b" },
  ].map((values) => format(bundle, "seen", values));
  expect(said).toEqual(["a sees b", "b sees a", "a sees b"]);
});

test("no message lies unused", () => {
  const files = import.meta.glob<string>(["../**/*.{svelte,ts}", "!../**/*.test.ts"], {
    query: "?raw",
    import: "default",
    eager: true,
  });
  const code = Object.values(files).join("\n");
  const made = [...code.matchAll(/`([a-z-]+-)\$\{/g)].map((found) => found[1] ?? "");

  const unused = names(english).filter(
    (name) => !new RegExp(`["']${name}["']`).test(code) && !made.some((prefix) => name.startsWith(prefix)),
  );

  expect(unused).toEqual([]);
});

test("a change of language changes the words of page and game", async () => {
  const texts = new Texts();
  await texts.change("en");
  const labour = () => new Speech(texts.ofGame("hercules") ?? makeBundle("en", ""), []).say("labour-12");
  labour();
  await texts.loadGame("hercules");
  const before = [texts.say("language"), labour()];

  await texts.change("de");

  expect(texts.language).toBe("de");
  expect(texts.say("language")).not.toBe(before[0]);
  expect(labour()).not.toMatch(/^\[/);
  expect(labour()).not.toBe(before[1]);
});

test("who changes their mind gets the language asked for last", async () => {
  const texts = new Texts();
  await texts.change("en");

  await Promise.all([texts.change("de"), texts.change("en")]);

  expect(texts.language).toBe("en");
});

test("words of a game that come late are in the language of the page", async () => {
  const texts = new Texts();
  await texts.change("en");
  texts.ofGame("hercules");

  await Promise.all([texts.loadGame("hercules"), texts.change("de")]);

  expect(texts.ofGame("hercules")?.locales).toEqual(["de"]);
});

test("a missing message is seen, not hidden", () => {
  expect(new Texts().say("no-such-message")).toBe("[no-such-message]");
});
