import { expect, test } from "vitest";

import { Speech } from "../text/speech";
import { makeBundle } from "../text/texts.svelte";
import { reasonsInWords } from "./reasons";

const words = new Speech(makeBundle("en", "labour-5 = Stables\nautomaton = Hades"), ["Anna", "Ben"]);

test("reasons are said in the game's terms, more or less of them", () => {
  const reasons = [
    ["feature-labours", { more: "yes" }],
    ["feature-markers", { more: "no" }],
  ];
  expect(reasonsInWords(reasons, "hercules", "en", words)).toBe("more labours mastered; fewer markers in the supply");
  expect(reasonsInWords(reasons, "hercules", "de", words)).toBe("mehr gemeisterte Aufgaben; weniger Marker im Vorrat");
});

test("what a reason is about is said by the game", () => {
  const reason = ["feature-mastered", { more: "yes", it: ["labour-5"] }];
  expect(reasonsInWords([reason], "hercules", "en", words)).toBe("the labour “Stables” mastered");
});

test("a reason without words shows that it has none", () => {
  expect(reasonsInWords([["feature-nothing", {}]], "hercules", "en", words)).toBe("[feature-nothing]");
});
