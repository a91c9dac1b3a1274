import { expect, test } from "vitest";

import { keepFilters, loadFilters, readFilters, usual } from "./filters";

test("what was chosen in the lobby is there again", () => {
  keepFilters({ whose: "mine", game: "thebai", status: "finished" });
  expect(loadFilters()).toEqual({ whose: "mine", game: "thebai", status: "finished" });
});

test("one's own tables show first what is not over", () => {
  expect(usual("mine").status).toBe("unfinished");
});

test.each(["", "{", "null", "[]", '{"whose": 7, "status": "burning"}'])("nonsense is no filter: %s", (words) => {
  expect(readFilters(words)).toEqual(usual("public"));
});
