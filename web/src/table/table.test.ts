import { afterEach, beforeEach, expect, test } from "vitest";

import { preferences } from "../preferences.svelte";
import { FakeSocket } from "../server/fake-socket";
import type { Scene, ShownChoice, ShownEvent, ShownSeat, Update } from "../server/wire";
import { TableState } from "./table.svelte";

const REST: ShownChoice = { choice: "rest", verb: "rest", arguments: [], label: "Rest", outlook: [], elements: [] };

const seat = (number: number, isYou: boolean): ShownSeat => ({
  seat: number,
  kind: "person",
  name: `Name ${number}`,
  bot: null,
  is_you: isYou,
  is_stand_in: false,
  waits_for_you: false,
  is_present: true,
  is_shared: false,
  seconds_left: null,
});

const event = (ply: number): ShownEvent => ({ ply, name: "rolled", values: {}, text: `rolled ${ply}` });

interface Given {
  log?: number;
  since?: number;
  events?: ShownEvent[];
  own?: number[];
  looking?: number;
  waiting?: number | null;
  isHidden?: boolean;
  chat?: number[];
}

function update(given: Given = {}): Update {
  const { log = 5, since = 0, events = [], own = [0], looking = 0, waiting = 0, isHidden = false } = given;
  const decision = { seat: looking, prompt: "turn", question: "?", rule: "", choices: [REST], refusals: [] };
  const scene: Scene = {
    seat: looking,
    ply: log,
    waiting_for: waiting,
    is_over: waiting === null,
    view: {},
    panels: [],
    decision: waiting === looking ? decision : null,
    events,
    undo: { is_possible: false, reason: "" },
    needs_hand_over: isHidden,
    scores: [],
    winners: [],
  };
  return {
    type: "update",
    since,
    scene,
    table: { id: "t1", status: "running", log, seats: [0, 1].map((n) => seat(n, own.includes(n))) } as Update["table"],
    chat: (given.chat ?? []).map((number) => ({ number, name: "Anna", text: `line ${number}`, at: 0 })),
  };
}

let socket: FakeSocket;
let state: TableState;

beforeEach(() => {
  preferences.set("confirm", false);
  state = new TableState("t1", (address) => (socket = new FakeSocket(new URL(address))));
  state.open();
});

afterEach(() => state.close());

test("what happened before one came is no news", () => {
  socket.say(update({ events: [event(0), event(1)] }));
  expect([state.events.length, state.news.length]).toEqual([2, 0]);

  socket.say(update({ log: 6, since: 6, events: [event(6)] }));
  expect([state.events.length, state.news.length]).toEqual([3, 1]);
});

test("a choice is sent once, however often one clicks before the answer", () => {
  socket.say(update());

  state.picking.choose(REST);
  state.picking.choose(REST);

  expect(socket.sent).toMatchObject([{ type: "choose", seat: 0, ply: 5, choice: "rest" }]);
  expect(state.isSending).toBe(true);
  socket.say(update({ log: 6, since: 6, events: [event(6)], waiting: 1 }));
  expect(state.isSending).toBe(false);
});

test("with confirmation nothing is sent before the second press", () => {
  preferences.set("confirm", true);
  socket.say(update());

  state.picking.choose(REST);
  expect(socket.sent).toEqual([]);
  state.picking.choose(REST);

  expect(socket.sent).toHaveLength(1);
});

test("lines of chat that come again after a break are held once", () => {
  socket.say(update({ chat: [1, 2] }));
  socket.say(update({ chat: [1, 2, 3] }));

  expect(state.chat.map((line) => line.number)).toEqual([1, 2, 3]);
});

test("one person on both seats of an open game just plays on", () => {
  socket.say(update({ own: [0, 1] }));
  socket.say(update({ own: [0, 1], log: 6, since: 6, looking: 1, waiting: 1 }));

  expect(state.isCovered).toBe(false);
  expect(state.decision?.seat).toBe(1);
});

test("where seats have secrets, the screen is covered until it is handed over", () => {
  const shared = { own: [0, 1], isHidden: true };
  socket.say(update(shared));
  expect([state.handOverTo, state.decision]).toEqual([0, null]);

  state.handOver();
  expect([state.isCovered, state.decision?.seat]).toEqual([false, 0]);
  socket.say(update({ ...shared, log: 6, since: 6, looking: 0, waiting: 1 }));
  expect([state.handOverTo, state.isCovered]).toEqual([1, true]);

  state.handOver();
  expect(socket.sent.at(-1)).toMatchObject({ type: "look", seat: 1, seen: 0 });
  expect(state.isCovered).toBe(true);
  socket.say(update({ ...shared, log: 6, looking: 1, waiting: 1 }));
  expect([state.isCovered, state.decision?.seat]).toEqual([false, 1]);
});

test("what is begun is let go when the position changes, and kept when only the table does", () => {
  preferences.set("confirm", true);
  socket.say(update());
  state.picking.choose(REST);

  socket.say(update({ since: 6 }));
  expect(state.picking.armed).toBe("rest");
  socket.say(update({ log: 6, since: 6, events: [event(6)] }));

  expect(state.picking.armed).toBeNull();
});
