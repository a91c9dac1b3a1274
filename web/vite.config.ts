import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

import { components } from "./components";
import { compress } from "./compress";

/** The server a page under development talks to: `pessoi serve --port 8765`. */
const server = process.env.PESSOI_SERVER ?? "http://127.0.0.1:8765";

export default defineConfig({
  plugins: [svelte(), components(), compress()],
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
    // What others have written and the page contains comes with their licences.
    license: { fileName: "licences.md" },
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: server, ws: true } },
  },
  // Svelte's client half also under vitest, which would otherwise pick the one that renders strings.
  resolve: process.env.VITEST ? { conditions: ["browser"] } : {},
  test: {
    environment: "happy-dom",
    include: ["src/**/*.test.ts"],
  },
});
