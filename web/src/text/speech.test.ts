import { expect, test } from "vitest";

import { Speech } from "./speech";
import { makeBundle } from "./texts.svelte";
import { nameOf, numberOf, seatOf } from "./word";

const MESSAGES = `
automaton = Hades
stack-pan = Pan
    .help = Music.
labour-3 = the hind
glossary-vase = Vase
    .help = A prize for a long way.
    .instead-of = amphora
glossary-column = column
    .help = Where a labour lies.
event-took = { $seat } takes { $card } from { $stack }.
count = { $count ->
    [one] one card
   *[other] { $count } cards
}
`;
const speech = new Speech(makeBundle("en", MESSAGES), ["Anna", "Ben"]);

test("numbers and words are said as they are", () => {
  expect([speech.word(7), speech.word("Anna")]).toEqual(["7", "Anna"]);
});

test("a seat is said by the name of its player, and an automaton by its own", () => {
  expect([speech.word(["seat-1"]), speech.word(["seat-2"])]).toEqual(["Ben", "Hades"]);
});

test("a number with a name is said by it, another one as a number", () => {
  expect([speech.word(["labour-3"]), speech.word(["column-3"])]).toEqual(["the hind", "3"]);
});

test("a phrase is said with its values, whatever they are", () => {
  const word = ["event-took", { seat: ["seat-0"], card: ["count", { count: 2 }], stack: ["stack-pan"] }];

  expect(speech.word(word)).toBe("Anna takes 2 cards from Pan.");
});

test("numbers within a phrase choose its form, also those that are the end of a name", () => {
  expect(speech.word(["count", { count: ["size-1"] }])).toBe("one card");
});

test("messages about any match belong to every game", () => {
  expect(speech.word(["undo-rolled"])).toMatch(/dice/);
});

test("a value that is missing is seen, and the rest is said", () => {
  expect(speech.word(["event-took", { seat: ["seat-0"], card: "Zeus" }])).toBe("Anna takes Zeus from {$stack}.");
});

test("a value that is missing is seen, and the rest is said", () => {
  expect(speech.word(["event-took", { seat: ["seat-0"], card: "Zeus" }])).toBe("Anna takes Zeus from {$stack}.");
});

test("a message that is missing is seen, not hidden", () => {
  expect(speech.word(["no-such-message"])).toBe("[no-such-message]");
});

test("the glossary of a game stands by the alphabet, whatever the case; another game has none", () => {
  expect(speech.glossary).toEqual([
    { term: "column", meaning: "Where a labour lies." },
    { term: "Vase", meaning: "A prize for a long way." },
  ]);
  expect([speech.hasGlossary, new Speech(makeBundle("en", ""), []).hasGlossary]).toEqual([true, false]);
});

test("words as data say whom and what they mean", () => {
  expect([seatOf(["seat-2"]), seatOf(["stack-pan"]), seatOf(2), seatOf(undefined)]).toEqual([
    2,
    undefined,
    undefined,
    undefined,
  ]);
  expect([nameOf(["stack-pan"], "stack"), nameOf(["stack-pan"], "card"), nameOf(3, "card")]).toEqual([
    "pan",
    undefined,
    undefined,
  ]);
  expect([numberOf(4), numberOf(["column-12"]), numberOf(["stack-pan"])]).toEqual([4, 12, undefined]);
});
