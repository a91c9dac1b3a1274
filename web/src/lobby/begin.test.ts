import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { router } from "../router.svelte";
import { session } from "../session.svelte";
import { again, begin, sittersFor } from "./begin";
import { rulesOf } from "./clock-choice";

/** Calls of a server that agrees to everything. */
let calls: string[];
let table: object;

beforeEach(() => {
  calls = [];
  table = { id: "t1" };
  session.take({ id: "p", name: "Anna", login: null });
  session.name = "Anna";
  vi.stubGlobal("fetch", (path: string, request: RequestInit) => {
    const body = typeof request.body === "string" ? (JSON.parse(request.body) as Record<string, unknown>) : {};
    delete body.nonce;
    calls.push(`${request.method} ${path} ${JSON.stringify(body)}`);
    const answer = path === "/api/me" ? session.person : table;
    return Promise.resolve(new Response(JSON.stringify(answer), { status: 200 }));
  });
});

afterEach(() => vi.unstubAllGlobals());

const made = () => calls.filter((call) => !call.includes("/api/me"));

test("alone: a table, a seat, the start, and there one is", async () => {
  await begin({ game: "hercules" }, sittersFor("alone", 4, "greedy"));

  expect(made()).toEqual([
    'POST /api/tables {"game":"hercules","seats":1,"bots":{}}',
    'PUT /api/tables/t1/seats/0 {"name":""}',
    "POST /api/tables/t1/start {}",
  ]);
  expect(router.route).toEqual({ page: "table", id: "t1" });
});

test("against bots: they take the other seats", async () => {
  await begin({ game: "hercules" }, sittersFor("bots", 3, "greedy"));

  expect(made()[0]).toContain('"seats":3,"bots":{"1":"greedy","2":"greedy"}');
  expect(made()).toHaveLength(3);
});

test("on one screen: everybody there has a seat and a name", () => {
  const [me, ...others] = sittersFor("screen", 3, "greedy");

  expect(me).toEqual({ kind: "me" });
  expect(new Set(others.map((sitter) => (sitter.kind === "beside" ? sitter.name : ""))).size).toBe(2);
});

test("with friends: nothing begins before they are there", async () => {
  await begin({ game: "hercules" }, sittersFor("friends", 2, "greedy"));

  expect(made().some((call) => call.includes("start"))).toBe(false);
});

test("a rematch with bots begins at once, with a fresh part of the seed", async () => {
  const seats = [
    { seat: 0, kind: "bot", name: "Talos", is_you: false },
    { seat: 1, kind: "person", name: "Anna", is_you: true },
  ];
  table = { id: "t2", status: "open", seats };

  await again("t1");

  expect(made()).toEqual([
    "POST /api/tables/t1/rematch {}",
    'PUT /api/tables/t2/seats/1 {"name":"Anna"}',
    "POST /api/tables/t2/start {}",
  ]);
});

test("a rematch with people waits for them", async () => {
  const seats = [
    { seat: 0, kind: "person", name: "Berta", is_you: false },
    { seat: 1, kind: "person", name: "Anna", is_you: true },
  ];
  table = { id: "t2", status: "open", seats };

  await again("t1");

  expect(made().some((call) => call.includes("start"))).toBe(false);
});

test("a clock is days for a move, or minutes for a match", () => {
  const clock = { amount: 3, increment: 10, onTimeout: "bot" } as const;

  expect(rulesOf({ ...clock, kind: "move" })).toMatchObject({ seconds: 3 * 86_400, increment: 0 });
  expect(rulesOf({ ...clock, kind: "live" })).toMatchObject({ seconds: 180, increment: 10 });
  expect(rulesOf({ ...clock, kind: "none" })).toMatchObject({ seconds: 0, increment: 0 });
});
