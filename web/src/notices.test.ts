import { beforeEach, expect, test } from "vitest";

import { notices } from "./notices.svelte";
import { Refused } from "./server/http";
import { texts } from "./text/texts.svelte";

beforeEach(async () => {
  for (const notice of notices.shown) notices.remove(notice.number);
  await texts.change("de");
});

test("a refusal is said in the reader's language, with everything it mentions", () => {
  const words = ["problem-no-bot", { bot: "gredy", hint: ["hint-did-you-mean", { word: "greedy" }] }];
  notices.report(new Refused("bad_setup", 'no bot called "gredy"; did you mean "greedy"?', 400, words));
  expect(notices.shown[0]?.detail).toBe("Einen Bot namens „gredy“ gibt es nicht; meintest du „greedy“?");
});

test("words that are not known here are said as the server says them", () => {
  notices.report(new Refused("new_code", "something new", 409, ["problem-of-the-future"]));
  expect(notices.shown[0]?.text).toBe("something new");
});
