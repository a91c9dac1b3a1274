import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { SETTLING, settling } from "./settling";

let pressed: number;
let changedAt: number;
let button: HTMLButtonElement;

beforeEach(() => {
  vi.useFakeTimers();
  pressed = 0;
  const table = document.createElement("div");
  button = document.createElement("button");
  button.dataset.choice = "rest";
  button.onclick = () => (pressed += 1);
  table.append(button);
  document.body.append(table);
  settling(() => changedAt)(table);
  changedAt = performance.now();
});

afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

function press(): void {
  button.dispatchEvent(new MouseEvent("pointerdown", { bubbles: true }));
  button.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, detail: 1 }));
}

test("a press on what has just changed is none", () => {
  vi.advanceTimersByTime(SETTLING - 50);
  press();
  expect(pressed).toBe(0);

  vi.advanceTimersByTime(100);
  press();
  expect(pressed).toBe(1);
});

test("a press that began too early is none even if it ends late", () => {
  button.dispatchEvent(new MouseEvent("pointerdown", { bubbles: true }));
  vi.advanceTimersByTime(SETTLING + 50);
  button.dispatchEvent(new MouseEvent("click", { bubbles: true, detail: 1 }));

  expect(pressed).toBe(0);
});

test("keys are meant", () => {
  button.click();
  expect(pressed).toBe(1);
});
