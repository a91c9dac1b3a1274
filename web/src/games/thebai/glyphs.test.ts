import { expect, test } from "vitest";

import { amountOf, briefly, glyphsOf, inLine, inLines, widthOf } from "./glyphs";
import { actionOf, contractOf, roofsOf, tileOf } from "./printed";
import { signOf } from "./signs";

const actions = ["T", "M", "B"].flatMap((row) => [1, 2, 3, 4, 5].map((column) => `${row}${column}`));

test("an amount is a number once a die is in hand", () => {
  expect(amountOf("power+1")).toBe("P+1");
  expect(amountOf("power+1", 2)).toBe("3");
  expect(amountOf("2*power", 3)).toBe("6");
  expect(amountOf("4-power", 3)).toBe("1");
  expect(amountOf("power", 2)).toBe("2");
  expect(amountOf(undefined)).toBe("1");
});

test.each(actions)("the action %s is drawn, in full and in brief", (action) => {
  const glyphs = glyphsOf(actionOf(action).effects);
  for (const glyph of glyphs) if (glyph.kind === "sign") expect(() => signOf(glyph.sign)).not.toThrow();
  expect(briefly(glyphs).length).toBeGreaterThan(0);
  expect(briefly(glyphs).length).toBeLessThanOrEqual(2);
});

test("signs never leave the room they have", () => {
  for (let number = 1; number <= 44; number++) {
    const glyphs = glyphsOf(contractOf(`C${number}`).reward);
    const placed = inLines(glyphs, 50, 20, 16, 66);
    for (const { x } of placed) expect(x).toBeGreaterThan(50 - 33 - 12);
  }
  const [first] = inLine(glyphsOf(tileOf("pink_g2").effects), 50, 20, 20);
  expect(first?.x).toBeCloseTo(50 - widthOf(glyphsOf(tileOf("pink_g2").effects), 20) / 2);
});

test("a tile is turned clockwise", () => {
  expect(roofsOf("pink_g2")).toEqual(["white", "brown", "teal", "slate"]);
  expect(roofsOf("pink_g2", 1)).toEqual(["slate", "white", "brown", "teal"]);
});
