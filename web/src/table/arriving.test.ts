import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { fetchGame } from "../games/registry";
import { FakeSocket } from "../server/fake-socket";
import type { Update } from "../server/wire";
import { approach, arrive } from "./arriving";

vi.mock("../games/registry", () => ({ fetchGame: vi.fn() }));

let sockets: FakeSocket[];

beforeEach(() => {
  sockets = [];
  vi.stubGlobal(
    "WebSocket",
    // As a class would, but answers with a socket that we speak through.
    function open(address: string) {
      const socket = new FakeSocket(new URL(address));
      sockets.push(socket);
      return socket;
    },
  );
});

afterEach(() => vi.unstubAllGlobals());

const called = () => sockets.map(({ address }) => /tables\/(\w+)\/live/.exec(address.pathname)?.[1]);

test("a table that is approached is called once, and its game fetched as soon as it is known", () => {
  approach("one");
  expect(fetchGame).not.toHaveBeenCalled();

  const table = { game: "hercules", log: 0, seats: [] } as unknown as Update["table"];
  sockets[0]?.say({ type: "update", table, since: 0, scene: null, chat: [] });
  expect(fetchGame).toHaveBeenCalledExactlyOnceWith("hercules");

  const here = arrive("one");
  expect(here.table?.game).toBe("hercules");
  expect(called()).toEqual(["one"]);
  here.close();
});

test("who goes elsewhere meanwhile calls that table, and lets go of the other", () => {
  approach("one");

  const here = arrive("two");

  expect(called()).toEqual(["one", "two"]);
  expect(sockets.map(({ readyState }) => readyState)).toEqual([3, 1]);
  here.close();
});
