/** Completes the messages of a language with the English ones it lacks, when the page is built: the page itself need not know. */
import { readFile } from "node:fs/promises";
import path from "node:path";

import type { Plugin } from "vite";

/** The languages in which nothing may be missing; `src/pessoi/text/languages.py` says the same, and a test compares. */
export const COMPLETE = ["en", "de"];

const BEGINNING = /^(?=(-?[a-zA-Z][\w-]*) *=)/m;
const HELP = /^ +\.help *=/m;

export function words(): Plugin {
  return {
    name: "pessoi:words",
    enforce: "pre",
    async load(id) {
      const [file = "", query] = id.split("?");
      const { dir, name, ext } = path.parse(file);
      if (query !== "raw" || ext !== ".ftl" || COMPLETE.includes(name)) return null;
      this.addWatchFile(file);
      const [own, english] = await Promise.all([readFile(file, "utf-8"), readFile(path.join(dir, "en.ftl"), "utf-8")]);
      return { code: `export default ${JSON.stringify(completed(own, english))};`, moduleType: "js" };
    },
  };
}

/** All messages of the English file, each in the other language where that has it, with its help. */
export function completed(own: string, english: string): string {
  const given = partsOf(own);
  const parts = [...partsOf(english)].map(([name, source]) => {
    const translated = given.get(name);
    given.delete(name);
    return translated !== undefined && (HELP.test(translated) || !HELP.test(source)) ? translated : source;
  });
  return [...parts, ...given.values()].map((part) => `${part.trimEnd()}\n`).join("");
}

function partsOf(file: string): Map<string, string> {
  // A string is never split before its first sign.
  const [, ...parts] = `\n${file}`.split(BEGINNING);
  const found = new Map<string, string>();
  for (let at = 0; at + 1 < parts.length; at += 2) {
    const [name = "", source = ""] = parts.slice(at, at + 2);
    if (!found.has(name)) found.set(name, source);
  }
  return found;
}
