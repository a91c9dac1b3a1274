import { expect, test } from "vitest";

import {
  circle,
  fill,
  line,
  mirrored,
  moved,
  placed,
  placedOften,
  polygon,
  polyline,
  rays,
  scallops,
  turned,
} from "./drawing";

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

test("a path is stretched and moved, each command in its way", () => {
  expect(moved("M1 2L3 4H5V6C1 2 3 4 5 6Z", 10, 20, 2)).toBe("M12 24L16 28H20V32C12 24 16 28 20 32Z");
  expect(moved("m1 2l3 -4h.5v-6z", 10, 20, 2, 3)).toBe("m2 6l6 -12h1v-18z");
  expect(moved("M0 0A5 4 30 0 1 10 0", 1, 2, 2, 3)).toBe("M1 2A10 12 30 0 1 21 2");
});

test("in a mirror arcs turn the other way", () => {
  expect(moved("M0 0A5 5 0 0 1 10 0", 64, 0, -1, 1)).toBe("M64 0A5 5 0 0 0 54 0");
});

test("what is mirrored keeps its layers", () => {
  expect(mirrored([fill("M0 0"), line(3, "M0 0H10")])).toEqual([
    { kind: "fill", d: "M64 0" },
    { kind: "line", d: "M64 0H54", width: 3 },
  ]);
});

test("places are remembered, and none is forgotten because another is asked for again", () => {
  const drawing = [fill("M1 1H2")];
  const at = (x: number) => placedOften(drawing, x, 0, 2);
  const made = Array.from({ length: 16 }, (_, x) => at(x));

  expect(made[3]).toEqual([{ kind: "fill", d: "M5 2H7" }]);
  made.forEach((place, x) => expect(at(x)).toBe(place));
});

test("what is drawn smaller has thinner lines", () => {
  expect(placed([line(3, "M0 0H10")], 5, 6, 0.5)).toEqual([{ kind: "line", d: "M5 6H10", width: 1.5 }]);
});
