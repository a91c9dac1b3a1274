import { expect, test } from "vitest";

import { parseRoute, positionAddress } from "./router.svelte";

test("every page has its address", () => {
  expect(parseRoute("/")).toEqual({ page: "home" });
  expect(parseRoute("/lobby/")).toEqual({ page: "lobby" });
  expect(parseRoute("/new/hercules")).toEqual({ page: "new", game: "hercules" });
  expect(parseRoute("/learn/hercules")).toEqual({ page: "learn", game: "hercules" });
  expect(parseRoute("/join/a-b_c")).toEqual({ page: "join", invitation: "a-b_c" });
  expect(parseRoute("/table/xyz")).toEqual({ page: "table", id: "xyz" });
});

test("a position that was linked to is read back", () => {
  const [path = "", search = ""] = positionAddress("m12", 40, 1).split("?");

  expect(parseRoute(path, `?${search}`)).toEqual({ page: "match", id: "m12", ply: 40, seat: 1 });
  expect(positionAddress("m12", 40, -1)).toBe("/match/m12?ply=40");
});

test("nonsense after the question mark is left out", () => {
  expect(parseRoute("/match/m1", "?ply=-3&seat=two")).toEqual({ page: "match", id: "m1", ply: null, seat: null });
});

test("an address that leads nowhere is no page", () => {
  for (const path of ["/nowhere", "/table", "/table/a/b", "/lobby/x", "/%E0%A4%A"]) {
    expect(parseRoute(path)).toEqual({ page: "unknown" });
  }
});
