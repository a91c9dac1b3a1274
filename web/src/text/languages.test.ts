import { expect, test } from "vitest";

import { COMPLETE, completed } from "../../words";
import { makeBundle, fileIn, format, LANGUAGES, nameOf } from "./texts.svelte";

const ENGLISH = `# Words.
greeting = Hello, { $name }
    .help = Say it when you meet.
-city = Thebes
cities = { $count ->
    [one] One city
   *[other] { $count } cities
}
farewell = Goodbye from { -city }
`;

test("the languages are those there are files of, and each is called what its speakers call it", () => {
  expect(LANGUAGES).toEqual(expect.arrayContaining(COMPLETE));
  expect(COMPLETE.map(nameOf)).toEqual(["English", "Deutsch"]);
});

test("a language that says little is completed in English, message by message", () => {
  const bundle = makeBundle("eo", completed("cities = { $count } urboj\n-city = Tebo\n", ENGLISH));

  expect(format(bundle, "cities", { count: 1 })).toBe("1 urboj");
  expect(format(bundle, "greeting", { name: "Anna" })).toBe("Hello, Anna");
  expect(format(bundle, "greeting", undefined, "help")).toBe("Say it when you meet.");
  expect(format(bundle, "farewell")).toBe("Goodbye from Tebo");
});

test("a message without its help does not count", () => {
  const bundle = makeBundle("eo", completed("greeting = Saluton, { $name }\n", ENGLISH));

  expect(format(bundle, "greeting", { name: "Anna" })).toBe("Hello, Anna");
  expect(completed("greeting = Saluton\n    .help = Diru.\n", ENGLISH)).toContain("Saluton");
});

test("where a language has no file, the English one is read", () => {
  const files = { "./en.ftl": "English", "./de.ftl": "German" };

  expect([fileIn(files, ".", "de"), fileIn(files, ".", "eo"), fileIn(files, "./other", "eo")]).toEqual([
    "German",
    "English",
    undefined,
  ]);
});
