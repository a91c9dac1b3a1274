import { describe, expect, test } from "vitest";

import * as rolls from "../games/hercules/rolls";
import type { ShownEvent } from "../server/wire";
import { blake2b } from "./blake2b";
import { Dice, keyOf } from "./dice";
import proofs from "./fixtures/proofs.json";
import { type Finding, prove, type Shown } from "./proof";
import { type Fixed, readRecord } from "./record";

interface Written {
  record: string;
  key: string;
  events: ShownEvent[];
}
const matches = (proofs as unknown as Written[]).map((written) => ({ ...written, opened: readRecord(written.record) }));

const hex = (bytes: Uint8Array) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");

/** What the server showed of a record before and during its match. */
async function shownOf(opened: Fixed): Promise<Shown> {
  const entropy = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(opened.parts[0]));
  return { entropy: hex(new Uint8Array(entropy)), commitment: opened.commitment, witness: null };
}

const failing = (findings: Finding[]) => findings.filter(({ holds }) => !holds).map(({ name }) => name);

test("BLAKE2b is the one of the standard", () => {
  expect(hex(blake2b(new TextEncoder().encode("abc"), { size: 64 }))).toBe(
    "ba80a53f981c4d0d6a2797b69f12f6e94c212f14685ac4b74b12bb6fdbffa2d17d87c5392aab792dc252d5de4533cc9518d38aa8dbf1925ab92386edd4009923",
  );
});

test("more than a block is digested block by block", () => {
  const seeds = ["a".repeat(128), "a".repeat(129)].map((seed) => hex(keyOf(seed)));
  expect(seeds).toEqual([
    "2506ff039753413be6f9068cd704ebbaed4bc8c4eeb2f5a5e3f18a68481438dd",
    "d9892c2079d89a379d433155abbe9b99c8ee5f4903e6cd8f8ffb7cd3c134b019",
  ]);
});

test("the rolls of the documentation are these", () => {
  const dice = new Dice(keyOf("7"));
  rolls.setUp(dice, { seats: 2, options: { start_seat: 0 } });
  expect([1, 2, 3, 4].map(() => dice.roll())).toEqual([2, 2, 6, 1]);
});

describe.each(matches)("a match of $opened.seats that the kernel has played", ({ opened, key, events }) => {
  test("has the key and every single roll that the page derives", async () => {
    const proof = await prove(opened, await shownOf(opened), rolls, events);

    expect(proof.key).toBe(key);
    expect(proof.rolls.length).toBeGreaterThan(5);
    expect(failing(proof.findings)).toEqual([]);
    expect(proof.findings.map(({ name }) => name)).toContain("rolls");
  });

  test("is found out with another part of the server", async () => {
    const forged = { ...opened, parts: ["another", ...opened.parts.slice(1)] };
    const { findings } = await prove(forged, await shownOf(opened), rolls, events);
    expect(failing(findings)).toEqual(["entropy", "commitment", "rolls"]);
  });

  test("is found out with a roll that was not rolled", async () => {
    const place = events.findIndex((event) => event.name === "rolled");
    const changed = events.map((event, at) =>
      at === place ? { ...event, values: { ...event.values, d1: (Number(event.values.d1) % 6) + 1 } } : event,
    );
    const { findings, rolls: compared } = await prove(opened, await shownOf(opened), rolls, changed);
    expect(failing(findings)).toEqual(["rolls"]);
    expect(compared.filter(({ isEqual }) => !isEqual)).toHaveLength(1);
  });

  test("is found out by who was there, though all that the server says now fits together", async () => {
    const seen = await shownOf(opened);
    const other = readRecord(matches.find((match) => match.opened !== opened)?.record ?? "");
    const witness = { entropy: "0".repeat(64), commitment: opened.commitment, nonces: { "0": "mine" } };
    const { findings } = await prove(other, { ...(await shownOf(other)), witness }, null, []);
    expect(failing(findings)).toEqual(["entropy", "own-parts", "commitment"]);
    expect(
      failing((await prove(opened, { ...seen, witness: { nonces: { "0": "nonce-0" } } }, null, [])).findings),
    ).toEqual([]);
  });
});

test("a record of a running match opens nothing", () => {
  expect(readRecord("pessoi 1\nseats 2\noptions {}\ncommitment abc\nend 0 #1").parts).toEqual([]);
});
