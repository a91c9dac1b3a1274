import { flushSync, mount, unmount } from "svelte";
import { expect, test } from "vitest";

import german from "../../../../src/pessoi/games/hercules/text/rules.de.md?raw";
import english from "../../../../src/pessoi/games/hercules/text/rules.en.md?raw";
import Piece from "./Piece.svelte";

const PICTURE = /!\[[^\]]*\]\(([a-z_-]+):([^)\s]+)\)/g;

/** What the rules show, each once. */
function shown(rules: string): string[] {
  return [...new Set([...rules.matchAll(PICTURE)].map(([, kind = "", name = ""]) => `${kind}:${name}`))];
}

async function draw(kind: string, name: string): Promise<string> {
  const piece = mount(Piece, { target: document.body, props: { kind, name } });
  flushSync();
  const svg = document.body.querySelector("svg");
  const drawing = svg?.innerHTML ?? "";
  expect(svg?.getAttribute("aria-hidden")).toBe("true");
  await unmount(piece);
  return drawing;
}

test.each([
  ["English", english],
  ["German", german],
])("everything the rules show in %s is drawn, and no two things alike", async (_, rules) => {
  const drawn = new Map<string, string>();
  for (const picture of shown(rules)) {
    const [kind = "", name = ""] = picture.split(":");
    const drawing = await draw(kind, name);
    expect(drawing, picture).toMatch(/<(path|circle) [^>]*\b(d|r)="[^"]+"/);
    drawn.set(picture, drawing);
  }
  expect(drawn.size).toBeGreaterThan(0);
  expect(new Set(drawn.values()).size).toBe(drawn.size);
});

test("a used card shows it: a marker lies on a demigod, a god is turned over", async () => {
  expect(await draw("status", "marked")).toContain("marker");
  expect(await draw("status", "turned")).toContain("back");
  expect(await draw("card", "god_apollo")).not.toContain("back");
});

test("a god of the simplified variant shows its points alone", async () => {
  const whole = await draw("card", "god_ares");
  const plain = await draw("plain", "god_ares");
  expect(whole).toContain("ability");
  expect(plain).not.toContain("ability");
  expect(plain).toContain(">2</text>");
});
