import { flushSync, mount, unmount } from "svelte";
import { afterEach, expect, test } from "vitest";

import german from "../../../../src/pessoi/games/thebai/text/rules.de.md?raw";
import english from "../../../../src/pessoi/games/thebai/text/rules.en.md?raw";
import Piece from "./Piece.svelte";

const PICTURE = /!\[[^\]]*\]\(([a-z_-]+):([^)\s]+)\)/g;

/** Every component that the rules show. */
const shown = [
  ...new Set(
    [english, german].flatMap((rules) =>
      [...rules.matchAll(PICTURE)].map(([, kind = "", name = ""]) => `${kind}:${name}`),
    ),
  ),
];
const kinds = [...new Set(shown.map((piece) => piece.split(":")[0] ?? ""))];

let pieces: Record<string, unknown>[] = [];

function show(piece: string): SVGElement | null {
  const [kind = "", name = ""] = piece.split(":");
  const target = document.createElement("p");
  document.body.append(target);
  pieces.push(mount(Piece, { target, props: { kind, name } }));
  flushSync();
  return target.querySelector("svg");
}

afterEach(async () => {
  await Promise.all(pieces.map((piece) => unmount(piece)));
  pieces = [];
  document.body.replaceChildren();
});

test("the rules show many components", () => {
  expect(shown.length).toBeGreaterThan(150);
});

test.each(kinds)("every %s that the rules show is drawn", (kind) => {
  for (const piece of shown.filter((each) => each.startsWith(`${kind}:`))) {
    const picture = show(piece);
    expect(picture?.getAttribute("aria-hidden"), piece).toBe("true");
    expect(picture?.querySelectorAll("path, circle, rect").length, piece).toBeGreaterThan(0);
    expect(picture?.innerHTML, piece).not.toMatch(/NaN|undefined/);
    expect(picture?.querySelectorAll("[tabindex], [role]").length, piece).toBe(0);
  }
});

test("what roofs are filled with is there once, as long as a tile is shown", async () => {
  show("cadmea:pink_g2");
  show("cadmea:red_g2");
  show("token:grape");
  expect(document.querySelectorAll("#thebai-brown").length).toBe(1);
  await Promise.all(pieces.splice(0, 2).map((piece) => unmount(piece)));
  expect(document.querySelectorAll("#thebai-brown").length).toBe(0);
});

test("a kind that is no component is a fault", () => {
  expect(() => show("weather:rain")).toThrow();
});
