import { expect, test } from "vitest";

import { calculations } from "./calculations";
import { moments } from "./fixtures";

const SIGNS: Record<string, string> = { plus: "+", minus: "−", times: "×", divide: "÷" };
const sign = (operation: string) => SIGNS[operation] ?? "?";

function master(operation: string, pair: string) {
  return { choice: "", verb: "master", arguments: [operation, pair], label: "", outlook: [], elements: [] };
}

function rolled(d1: number, d2: number, white: number | null = null) {
  const view = structuredClone(moments.begin.view);
  const [player] = view.players;
  if (player) player.dice = [d1, d2];
  return { ...view, white_die: { holder: white === null ? null : 0, face: white } };
}

test("a calculation is written with the larger face first", () => {
  expect(calculations([master("minus", "d1d2")], rolled(2, 5), 0, sign)).toEqual(["5 − 2"]);
});

test("a calculation with the white die shows its face", () => {
  expect(calculations([master("times", "d2w")], rolled(2, 5, 1), 0, sign)).toEqual(["5 × 1"]);
});

test("calculations that read the same are written once", () => {
  const choices = [master("plus", "d1w"), master("plus", "d2w")];
  expect(calculations(choices, rolled(4, 4, 2), 0, sign)).toEqual(["4 + 2"]);
});

test("other choices that point at a labour are no calculations", () => {
  expect(calculations([{ ...master("plus", "d1d2"), verb: "take" }], rolled(1, 1), 0, sign)).toEqual([]);
});

test("every calculation the server offers names the labour it points at", () => {
  for (const { view, seat, decision } of Object.values(moments)) {
    for (const choice of decision?.choices.filter(({ verb }) => verb === "master") ?? []) {
      const [written = ""] = calculations([choice], view, seat, sign);
      expect(choice.label.startsWith(`${written} = ${(choice.elements[0] ?? "").replace("labour:", "")}:`)).toBe(true);
    }
  }
});
