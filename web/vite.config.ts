import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

import { components } from "./components";
import { compress } from "./compress";
import { licences } from "./licences";
import { words } from "./words";

/** The server a page under development talks to: `pessoi serve --port 8765`. */
const server = process.env.PESSOI_SERVER ?? "http://127.0.0.1:8765";

/** The game a module belongs to alone; the page shows the pictures of all. */
const gameOf = (module: string): string | null => /\/games\/(\w+)\/(?!picture\.ts)/.exec(module)?.[1] ?? null;

/** What nobody needs to play: lessons, rules, reviews, challenges, statistics, proofs. It is fetched when it is opened. */
const STUDY =
  /\/(learn|people\/(?!agreed)|fairness|bells)\/|\/rules\/Rules(Page|Dialog)|\/table\/(ReviewBox\.svelte|HintPanel\.svelte|reasons\.ts)|\/text\/reasons\//;

/** A file for what all share, one for study and one for each game: many small ones take longer to fetch than to read. */
const files = [
  {
    name: "page",
    test: (module: string) => !gameOf(module) && !STUDY.test(module) && !/\.ftl\b|StylePage/.test(module),
    priority: 2,
  },
  { name: "study", test: STUDY, priority: 1 },
  { name: gameOf, test: (module: string) => !/\.ftl\b/.test(module) },
];

/** Units that put something else in the place of a module, which others must not meet. */
const mocking = readdirSync(join(import.meta.dirname, "src"), { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".test.ts"))
  .map((file) => join("src", file))
  .filter((file) => readFileSync(join(import.meta.dirname, file), "utf8").includes("vi.mock("));

export default defineConfig({
  plugins: [svelte(), components(), words(), licences(), compress()],
  build: {
    outDir: "../src/pessoi/server/page",
    emptyOutDir: true,
    target: "es2022",
    // Browsers that know light-dark() by themselves: rewritten for older ones, a part of a page could not show the other scheme.
    cssTarget: ["chrome123", "firefox120", "safari17.5"],
    // Small files stay files: the content security policy allows no inline script, and icons are components.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: { output: { codeSplitting: { groups: files } } },
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: server, ws: true } },
  },
  // Svelte's client half also under vitest, which would otherwise pick the one that renders strings.
  resolve: process.env.VITEST ? { conditions: ["browser"] } : {},
  test: {
    environment: "happy-dom",
    // A process and a simulated page for each file take twice as long as all tests in them; so most share them.
    projects: [
      { extends: true, test: { name: "shared", isolate: false, include: ["src/**/*.test.ts"], exclude: mocking } },
      { extends: true, test: { name: "alone", include: mocking } },
    ],
    // How busy the machine is must not decide; this is for what hangs.
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
