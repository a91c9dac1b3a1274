import { afterEach, expect, test, vi } from "vitest";

import { canBeWoken, hear, hearNoMore, whereItHears } from "./browser";

/** A browser that can be woken, and what was asked of it in order. */
function browser(): string[] {
  const asked: string[] = [];
  let kept: { endpoint: string; unsubscribe: () => Promise<boolean> } | null = null;
  const pushManager = {
    getSubscription: () => Promise.resolve(kept),
    subscribe: ({ applicationServerKey }: { applicationServerKey: string }) => {
      if (kept) throw new DOMException("there is one with another key", "InvalidStateError");
      asked.push(`hear ${applicationServerKey}`);
      const endpoint = `https://push.example.org/${applicationServerKey}`;
      const unsubscribe = () => {
        asked.push("hear no more");
        kept = null;
        return Promise.resolve(true);
      };
      kept = { endpoint, unsubscribe };
      return Promise.resolve(kept);
    },
  };
  const worker = { pushManager };
  const serviceWorker = {
    register: () => Promise.resolve(worker),
    getRegistration: () => Promise.resolve(worker),
    ready: Promise.resolve(worker),
  };
  vi.stubGlobal("navigator", { serviceWorker });
  vi.stubGlobal("window", { PushManager: {}, Notification: {} });
  return asked;
}

afterEach(() => vi.unstubAllGlobals());

test("a browser without pushes is left alone", async () => {
  vi.stubGlobal("navigator", {});
  vi.stubGlobal("window", {});
  expect(canBeWoken()).toBe(false);
  expect(await whereItHears()).toBeNull();
  await hearNoMore();
});

test("what was left of another key goes before a browser hears anew", async () => {
  const asked = browser();
  expect([canBeWoken(), await whereItHears()]).toEqual([true, null]);
  await hear("old");
  expect(await hear("new")).toBe("https://push.example.org/new");
  expect(await whereItHears()).toBe("https://push.example.org/new");
  await hearNoMore();
  expect(await whereItHears()).toBeNull();
  expect(asked).toEqual(["hear old", "hear no more", "hear new", "hear no more"]);
});
