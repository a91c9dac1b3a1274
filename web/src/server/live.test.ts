import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { FakeSocket } from "./fake-socket";
import { Refused } from "./http";
import { ANY_LOOK, type Connection, Live, PATIENCE, WAITS } from "./live";
import type { Outgoing, Presence, Scene, ShownTable, Update } from "./wire";

const update = (log: number, since = 0): Update => ({
  type: "update",
  table: { log } as ShownTable,
  scene: null,
  since,
  chat: [],
  changes: null,
});
const choose = (log: number): Outgoing => ({ type: "choose", seat: 0, log, choice: "rest" });

let sockets: FakeSocket[];
let logs: number[];
let views: unknown[];
let present: boolean[][];
let connections: Connection[];
let refused: number;
let warnings: string[];
let live: Live;

/** The line in use. */
function line(): FakeSocket {
  const last = sockets.at(-1);
  if (!last) throw new Error("nobody has called");
  return last;
}

beforeEach(() => {
  vi.useFakeTimers();
  [sockets, logs, views, present, connections, refused, warnings] = [[], [], [], [], [], 0, []];
  const listener = {
    updated: (news: Update) => {
      logs.push(news.table.log);
      views.push(news.scene?.view);
    },
    presenceChanged: (presence: Presence) => present.push(presence.seats),
    connectionChanged: (connection: Connection) => connections.push(connection),
    lookRefused: () => (refused += 1),
    warned: (reason: Refused) => warnings.push(reason.code),
  };
  live = new Live("t1", ANY_LOOK, false, listener, (address) => {
    const socket = new FakeSocket(new URL(address));
    sockets.push(socket);
    return socket;
  });
  live.open();
});

afterEach(() => {
  live.close();
  vi.useRealTimers();
});

test("who comes and goes is told without a new look at the match", () => {
  line().say(update(5));

  line().say({ type: "presence", seats: [true, false], spectators: 1 });

  expect(present).toEqual([[true, false]]);
  expect(logs).toEqual([5]);
});

test("it is online only once the table has been seen", () => {
  expect(connections).toEqual([]);

  line().say(update(5));

  expect(connections).toEqual(["online"]);
  expect(line().address.pathname).toBe("/api/tables/t1/live");
  expect(line().address.search).toBe("?seen=0");
});

test("an update that tells changes alone is completed", () => {
  const tell = (view: object, changes: Update["changes"]) =>
    line().say({ ...update(5), scene: { view } as Scene, changes });
  tell({ round: 1, top: "pan" }, null);
  tell({}, [[["round"], 2]]);
  tell({}, [[["top"], "tyche"]]);

  expect(views.at(-1)).toEqual({ round: 2, top: "tyche" });
});

test("after a break it comes back by itself, and says how much it has seen", () => {
  line().say(update(5));
  line().breakDown();

  vi.advanceTimersByTime(2 * (WAITS[0] ?? 0));

  expect(connections).toEqual(["online", "lost"]);
  expect(sockets).toHaveLength(2);
  expect(line().address.searchParams.get("seen")).toBe("5");
});

test("a server that is started anew is called again", () => {
  line().say(update(5));
  line().breakDown(1012);

  vi.advanceTimersByTime(2 * (WAITS[0] ?? 0));
  line().say(update(5));

  expect(connections).toEqual(["online", "lost", "online"]);
});

test("while nobody answers it calls less and less often", () => {
  for (const wait of WAITS) {
    const calls = sockets.length;
    line().breakDown();
    vi.advanceTimersByTime(wait / 2);
    expect(sockets).toHaveLength(calls);
    vi.advanceTimersByTime(wait);
    expect(sockets).toHaveLength(calls + 1);
  }
});

test("a choice is done when the server has kept it", async () => {
  line().say(update(5));

  const done = live.send(choose(5));
  line().say({ type: "ack", id: line().sent[0]?.id, log: 6 });

  await expect(done).resolves.toBeNull();
});

test("a refusal reaches who asked", async () => {
  line().say(update(5));

  const done = live.send(choose(4));
  line().say({ type: "error", id: line().sent[0]?.id, code: "stale", message: "look again" });

  await expect(done).rejects.toMatchObject({ code: "stale" });
});

test("a choice that did not arrive is sent again on the next line", () => {
  line().say(update(5));
  void live.send(choose(5));
  line().breakDown();
  vi.advanceTimersByTime(1000);

  line().say(update(5, 6));

  expect(line().sent).toMatchObject([{ type: "choose", log: 5 }]);
});

test("a choice that did arrive is not sent twice", async () => {
  line().say(update(5));
  const done = live.send(choose(5));
  line().breakDown();
  vi.advanceTimersByTime(1000);

  line().say(update(6, 6));

  expect(line().sent).toEqual([]);
  await expect(done).resolves.toBeNull();
});

test("a choice made while the line is down waits for it", () => {
  line().say(update(5));
  line().breakDown();
  void live.send(choose(5));
  vi.advanceTimersByTime(1000);

  line().say(update(5, 6));

  expect(line().sent).toHaveLength(1);
});

test("what is not a choice has to be said again", async () => {
  line().say(update(5));
  const done = live.send({ type: "say", text: "hello" });
  line().breakDown();

  await expect(done).rejects.toBeInstanceOf(Refused);
});

test("a line that swallows messages is left for another", () => {
  line().say(update(5));
  void live.send(choose(5));

  vi.advanceTimersByTime(PATIENCE);
  line().say(update(5, 6));

  expect(sockets).toHaveLength(2);
  expect(line().sent).toMatchObject([{ type: "choose", log: 5 }]);
});

test("what an abandoned line still says is not heard", () => {
  line().say(update(5));
  const old = line();
  void live.send(choose(5));
  vi.advanceTimersByTime(PATIENCE);

  old.say(update(9));

  expect(logs).toEqual([5]);
});

test("who is turned away does not call again", () => {
  line().breakDown(4404);

  vi.advanceTimersByTime(60_000);

  expect(connections).toEqual(["turned-away"]);
  expect(sockets).toHaveLength(1);
});

test("who is shown out of a private table is turned away, and warned of nothing else", () => {
  line().say(update(5));

  line().say({ type: "error", id: 0, code: "private", message: "" });
  line().breakDown(4403);

  expect(connections).toEqual(["online", "turned-away"]);
  expect(warnings).toEqual([]);
});

test("with a seat that is no longer one's own it goes on as who one is", () => {
  line().say(update(5));
  live.lookFrom({ seat: 1, watch: null });
  line().breakDown();
  vi.advanceTimersByTime(1000);
  expect(line().address.searchParams.get("seat")).toBe("1");

  line().say({ type: "error", id: 0, code: "not_yours", message: "" });
  line().breakDown(4403);

  expect(refused).toBe(1);
  expect(line().address.search).toBe("?seen=0");
});

test("a view that is shared no more is left for what everybody may see", () => {
  line().say(update(5));
  live.lookFrom({ seat: null, watch: 1 });

  line().say({ type: "error", id: 0, code: "not_yours", message: "" });

  expect(refused).toBe(1);
  expect(line().sent.at(-1)).toMatchObject({ type: "look", seat: null, watch: null, seen: 0 });
  expect(sockets).toHaveLength(1);
});

test("panels are asked for once, go on from what is known, and are asked for on the next line, too", () => {
  line().say(update(5));

  live.showPanels(true);
  live.showPanels(true);
  expect(line().sent).toMatchObject([{ type: "look", seen: 5, panels: true }]);
  line().breakDown();
  vi.advanceTimersByTime(1000);

  expect(line().address.search).toBe("?seen=5&panels=true");
});

test("other eyes see everything from the beginning, also after a break", () => {
  line().say(update(5));

  live.lookFrom({ seat: 1, watch: null });
  expect(line().sent).toEqual([{ type: "look", id: 0, seat: 1, watch: null, seen: 0, panels: false }]);
  line().say(update(6, 6));
  line().breakDown();
  vi.advanceTimersByTime(1000);

  expect(line().address.searchParams.get("seen")).toBe("0");
  line().say(update(6, 0));
  line().breakDown();
  vi.advanceTimersByTime(1000);
  expect(line().address.searchParams.get("seen")).toBe("6");
});

test("without a network it waits, and calls as soon as there is one", () => {
  line().say(update(5));

  dispatchEvent(new Event("offline"));
  vi.advanceTimersByTime(60_000);
  expect(sockets).toHaveLength(1);
  dispatchEvent(new Event("online"));

  expect(sockets).toHaveLength(2);
  expect(connections).toEqual(["online", "offline"]);
});
