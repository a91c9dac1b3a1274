/** Lets the page import a game's `components.toml`, so that a card has one source for the rules and for its picture. */
import { parse } from "smol-toml";
import type { Plugin } from "vite";

/** Each table of the file becomes an export; where a value was found in the rulebook is of no use on the page. */
export function components(): Plugin {
  return {
    name: "pessoi:components",
    transform(code, id) {
      if (!id.endsWith("/components.toml")) return null;
      const tables = Object.entries(parse(code));
      const lines = tables.map(([name, rows]) => `export const ${name} = ${JSON.stringify(rows, withoutSource)};`);
      return { code: lines.join("\n"), map: null, moduleType: "js" };
    },
  };
}

function withoutSource(key: string, value: unknown): unknown {
  return key.endsWith("source") || key === "provenance" ? undefined : value;
}
