import { expect, test } from "vitest";

import { zoomFor } from "./fitting";
import { moments } from "./fixtures";
import { arrange } from "./layout";

const heightFor = (width: number) => arrange(moments.begin.view, 0, width).height;

test("on a desk the whole board is seen at once", () => {
  const zoom = zoomFor(1000, 720, heightFor);
  expect(heightFor(Math.floor(1000 / zoom)) * zoom).toBeLessThanOrEqual(720);
});

test("a large window is used, without leaving its height", () => {
  const zoom = zoomFor(1700, 1000, heightFor);
  expect(zoom).toBeGreaterThan(1);
  expect(heightFor(Math.floor(1700 / zoom)) * zoom).toBeLessThanOrEqual(1000);
});

test("a phone scrolls, and a window that is much too low does too", () => {
  expect(zoomFor(360, 640, heightFor)).toBe(1);
  expect(zoomFor(1200, 200, heightFor)).toBe(1);
});
