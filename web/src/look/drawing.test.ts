import { expect, test } from "vitest";

import { circle, fill, mirrored, polygon, polyline, rays, scallops, turned } from "./drawing";

test("a circle goes around its middle", () => {
  expect(circle(10, 20, 5)).toBe("M5 20a5 5 0 1 0 10 0a5 5 0 1 0 -10 0z");
});

test("lines go from point to point around their middle", () => {
  expect(polyline([-0.5, 0, 0.5, 0.25], 10, 20, 8)).toBe("M6 20L14 22");
  expect(polygon([0, -1, 1, 1, -1, 1], 0, 0, 2)).toBe("M0 -2L2 2L-2 2Z");
});

test("rays and scallops come as many as asked for", () => {
  expect(rays(0, 0, 1, 2, 8).match(/M/g)).toHaveLength(8);
  expect(scallops(0, 0, 10, 13).match(/A/g)).toHaveLength(13);
});

test("a curve turned by half a circle lies opposite", () => {
  const curve = [32, 60, 30, 60, 20, 50, 32, 40];
  expect(turned(curve, 0)).toBe("M32 60C30 60 20 50 32 40Z");
  expect(turned(curve, 180)).toBe("M32 4C34 4 44 14 32 24Z");
  expect(turned(curve, 0, 0.5, true)).toBe("M32 46C33 46 38 41 32 36Z");
});

test("what is mirrored keeps its layers", () => {
  expect(mirrored([fill("M0 0")])).toEqual([{ kind: "fill", d: "M0 0", transform: "translate(64 0) scale(-1 1)" }]);
});
