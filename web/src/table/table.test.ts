import { afterEach, beforeEach, expect, test } from "vitest";

import { preferences } from "../preferences.svelte";
import { FakeSocket } from "../server/fake-socket";
import type { Data, Scene, ShownChoice, ShownEvent, ShownSeat, Update } from "../server/wire";
import { texts } from "../text/texts.svelte";
import { TableState } from "./table.svelte";

const REST: ShownChoice = { choice: "rest", label: ["choice-rest"], outlook: [], elements: [] };

const seat = (number: number, isYou: boolean): ShownSeat => ({
  seat: number,
  kind: "person",
  name: `Name ${number}`,
  called: `Name ${number}`,
  bot: null,
  is_you: isYou,
  is_stand_in: false,
  waits_for_you: false,
  is_present: true,
  is_shared: false,
  seconds_left: null,
  has_resigned: false,
});

const event = (ply: number): ShownEvent => ({
  ply,
  name: "rolled",
  values: { seat: ["seat-0"], d1: 2, d2: 5 },
  text: null,
});

interface Given {
  log?: number;
  since?: number;
  events?: ShownEvent[];
  own?: number[];
  looking?: number;
  waiting?: number | null;
  isHidden?: boolean;
  end?: Scene["end"];
  undo?: Data;
  chat?: number[];
}

function update(given: Given = {}): Update {
  const { log = 5, since = 0, events = [], own = [0], looking = 0, waiting = 0, isHidden = false } = given;
  const question: Data = ["prompt-turn", { seat: [`seat-${looking}`], menu: ["choice-rest"] }];
  const decision = { seat: looking, prompt: "turn", question, choices: [REST], refusals: [], rule: null };
  const scene: Scene = {
    seat: looking,
    ply: log,
    waiting_for: waiting,
    end: given.end ?? null,
    view: {},
    panels: null,
    decision: waiting === looking ? decision : null,
    events,
    undo: { is_possible: false, reason: given.undo ?? null },
    needs_hand_over: isHidden,
    is_practice: false,
  };
  return {
    type: "update",
    changes: null,
    since,
    scene,
    table: {
      id: "t1",
      game: "hercules",
      status: "running",
      log,
      seats: [0, 1].map((n) => seat(n, own.includes(n))),
    } as Update["table"],
    chat: (given.chat ?? []).map((number) => ({ number, name: "Anna", text: `line ${number}`, at: 0, is_you: false })),
  };
}

let socket: FakeSocket;
let state: TableState;

/** Press the only choice there is. */
function take(): void {
  const [rest] = state.picking.offered;
  if (rest) state.picking.choose(rest);
}

beforeEach(async () => {
  preferences.set("confirm", false);
  preferences.set("pace", "at-once");
  await texts.change("en");
  texts.ofGame("hercules");
  await texts.loadGame("hercules");
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

  take();
  take();

  expect(socket.sent).toMatchObject([{ type: "choose", seat: 0, log: 5, choice: "rest" }]);
  expect(state.isSending).toBe(true);
  socket.say(update({ log: 6, since: 6, events: [event(6)], waiting: 1 }));
  expect(state.isSending).toBe(false);
});

/** Answer the look ahead that was asked for last: which seat would decide then. */
async function foretell(waiting: number | null, view: object | null = {}): Promise<void> {
  const { id } = socket.sent.at(-1) ?? {};
  socket.say({ type: "previewed", id, preview: { choice: "rest", events: [], view, waiting_for: waiting } });
  await Promise.resolve();
  await Promise.resolve();
  await Promise.resolve();
}

const chosen = () => socket.sent.filter(({ type }) => type === "choose").length;

test.each([
  ["ends the turn", 1, {}],
  ["ends the match", null, {}],
  ["shows something hidden", null, null],
])("with confirmation what %s is not sent before the second press", async (_, waiting, view) => {
  preferences.set("confirm", true);
  socket.say(update());

  take();
  await foretell(waiting, view);
  expect([state.picking.armed, chosen()]).toEqual(["rest", 0]);
  take();

  expect(chosen()).toBe(1);
});

test("with confirmation what leaves one one's turn is sent at once", async () => {
  preferences.set("confirm", true);
  socket.say(update());

  take();
  await foretell(0);

  expect(chosen()).toBe(1);
});

test("others' moves are shown one after another, and what is asked at once", () => {
  preferences.set("pace", "calm");
  socket.say(update({ own: [0], waiting: 1 }));
  socket.say(update({ own: [0], waiting: 1, log: 6, since: 6, events: [event(6)] }));
  socket.say(update({ own: [0], waiting: 0, log: 7, since: 7, events: [event(7)] }));

  expect([state.scene?.ply, state.shown?.ply]).toEqual([7, 6]);
  expect(state.decision).not.toBeNull();
  expect(state.picking.offered).toHaveLength(1);
  expect([state.onBoard.decision, state.onBoard.offered]).toEqual([null, []]);

  state.catchUp();

  expect(state.shown?.ply).toBe(7);
  expect(state.onBoard.offered).toHaveLength(1);
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

test("what is begun is let go when the position changes, and kept when only the table does", async () => {
  preferences.set("confirm", true);
  socket.say(update());
  take();
  await foretell(1);

  socket.say(update({ since: 6 }));
  expect(state.picking.armed).toBe("rest");
  socket.say(update({ log: 6, since: 6, events: [event(6)] }));

  expect(state.picking.armed).toBeNull();
});

test("what the table tells is said in the language of the page, without asking again", async () => {
  socket.say(update({ events: [event(0)], undo: ["undo-rolled"] }));
  const said = () => [
    state.decision?.question,
    state.decision?.choices[0]?.label,
    state.events[0]?.text,
    state.scene?.undo.reason,
  ];
  const english = said();

  await texts.change("de");

  said().forEach((words, place) => expect(words).not.toBe(english[place]));
  expect(said()[2]).toContain("Name 0");
  expect(socket.sent).toEqual([]);
});

test("what has not changed is not said again", () => {
  socket.say(update({ events: [event(0)] }));
  const { decision, events } = state;

  socket.say(update({ since: 6, chat: [1] }));

  expect(state.decision).toBe(decision);
  expect(state.events[0]).toBe(events[0]);
});

test("a match lost on time asks nothing any more", () => {
  const end = { how: "time" as const, lost: 1, scores: [3, 4], winners: [], places: [], hints: 0 };
  socket.say(update({ waiting: null, end }));

  expect(state.decision).toBeNull();
  expect(state.scene?.end?.lost).toBe(1);
});

test("who watches a seat that is shared no more looks as a spectator again", () => {
  socket.say(update({ own: [] }));
  state.watchSeat(1);
  expect(state.look).toEqual({ seat: null, watch: 1 });

  socket.say({ type: "error", id: 0, code: "not_yours", message: "" });

  expect(state.look).toEqual({ seat: null, watch: null });
});
