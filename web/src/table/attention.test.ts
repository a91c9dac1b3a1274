import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { preferences } from "../preferences.svelte";
import { play } from "../sound";
import { askToNotify, callBack, showTitle } from "./attention";

vi.mock("../sound", () => ({ play: vi.fn() }));

interface Shown {
  title: string;
  body: string | undefined;
  onclick: () => void;
  close: () => void;
}
let notified: Shown[];
let focus: ReturnType<typeof vi.spyOn>;

/** A browser that may notify, or may not. */
function allow(permission: NotificationPermission): void {
  class Fake {
    static readonly permission = permission;
    static readonly requestPermission = (): Promise<NotificationPermission> => Promise.resolve(permission);
    body: string | undefined;
    close = vi.fn();
    onclick = (): void => undefined;

    constructor(
      readonly title: string,
      { body }: NotificationOptions,
    ) {
      this.body = body;
      notified.push(this);
    }
  }
  vi.stubGlobal("Notification", Fake);
}

beforeEach(() => {
  notified = [];
  document.head.innerHTML = '<link rel="icon" href="/icon.svg" />';
  vi.spyOn(document, "hasFocus").mockReturnValue(false);
  focus = vi.spyOn(window, "focus").mockReturnValue(undefined);
  preferences.set("call", true);
  preferences.set("sound", false);
  preferences.set("notifications", true);
  allow("granted");
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.mocked(play).mockClear();
});

test("the tab says by its title and its icon whether somebody is waited for", () => {
  const icon = () => document.querySelector("link")?.getAttribute("href");

  showTitle("Your turn", true);
  expect([document.title, icon()]).toEqual(["● Your turn", "/icon-turn.svg"]);

  showTitle("Hercules", false);
  expect([document.title, icon()]).toEqual(["Hercules", "/icon.svg"]);
});

test("who looks elsewhere hears a few notes and is notified, and a press on that leads back", () => {
  callBack("Hercules", "What do you do?", "table");

  expect(play).toHaveBeenCalledWith("turn", true);
  expect(notified.map(({ title, body }) => [title, body])).toEqual([["Hercules", "What do you do?"]]);
  notified[0]?.onclick();
  expect(focus).toHaveBeenCalled();
  expect(notified[0]?.close).toHaveBeenCalled();
});

test("who looks at the table is not called", () => {
  vi.spyOn(document, "hasFocus").mockReturnValue(true);

  callBack("Hercules", "What do you do?", "table");

  expect(play).not.toHaveBeenCalled();
  expect(notified).toEqual([]);
});

test("who has sounds hears the turn once, and who wants no call hears none", () => {
  preferences.set("sound", true);
  callBack("Hercules", "", "table");
  preferences.set("sound", false);
  preferences.set("call", false);
  callBack("Hercules", "", "table");

  expect(play).not.toHaveBeenCalled();
});

test.each<[boolean, NotificationPermission]>([
  [false, "granted"],
  [true, "denied"],
  [true, "default"],
])("no notification comes if it is wanted: %s, and the browser says: %s", (isWanted, permission) => {
  preferences.set("notifications", isWanted);
  allow(permission);

  callBack("Hercules", "", "table");

  expect(notified).toEqual([]);
});

test("whether notifications may come is asked of the browser", async () => {
  expect(await askToNotify()).toBe(true);
  allow("denied");
  expect(await askToNotify()).toBe(false);
});
