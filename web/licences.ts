/** Writes down whose code the page contains besides ours, with the licences in full; one that we do not know stops the build. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const HERE = dirname(fileURLToPath(import.meta.url));
/** The standard texts, for packages that name their licence but do not bring it along. */
const STANDARD = join(HERE, "licences");
/** Licences under which code may be part of the page. */
const KNOWN = new Set(["0BSD", "Apache-2.0", "BSD-2-Clause", "BSD-3-Clause", "ISC", "MIT"]);
/** Where the licence of a tool goes on with what the tool contains, which the page does not. */
const BUNDLED = /^#+ Licenses of bundled dependencies/m;
const OUTPUT = "licences.md";

export interface Licence {
  name: string;
  version: string;
  licence: string;
  text: string;
}

/** The folder of the package a module is from; null if it is ours. What tools put in of their own is theirs. */
export function packageOf(module: string): string | null {
  const tool = /^\0(vite|rolldown)\b/.exec(module)?.[1];
  if (tool) return join(HERE, "node_modules", tool);
  return /^.*\/node_modules\/(?:@[^/]+\/)?[^/?]+/.exec(module)?.[0] ?? null;
}

/** What a package says of itself. */
export function licenceOf(folder: string): Licence {
  const told = JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as Record<string, unknown>;
  const { name, version, license } = told;
  if (typeof license !== "string" || !KNOWN.has(license)) {
    throw new Error(`${String(name)} is under a licence we do not know: ${JSON.stringify(license)}`);
  }
  const own = readdirSync(folder).find((file) => /^licen[cs]e/i.test(file));
  const file = own ? join(folder, own) : join(STANDARD, `${license}.txt`);
  if (!existsSync(file))
    throw new Error(`${String(name)} comes without its licence, and web/licences has no ${license}.txt`);
  const [text = ""] = readFileSync(file, "utf8").split(BUNDLED);
  return { name: String(name), version: String(version), licence: license, text: text.trim() };
}

/** All of them as a page of Markdown; pessoi licences reads the headings. */
export function written(licences: Licence[]): string {
  const sorted = [...licences].sort((one, other) => (one.name < other.name ? -1 : 1));
  const parts = sorted.map(
    ({ name, version, licence, text }) => `## ${name} ${version} (${licence})\n\n~~~text\n${text}\n~~~\n`,
  );
  return ["# Licences\n\nThe page contains parts of these packages.\n", ...parts].join("\n");
}

export function licences(): Plugin {
  return {
    name: "pessoi:licences",
    apply: "build",
    generateBundle(_, bundle) {
      const modules = Object.values(bundle).flatMap((file) => (file.type === "chunk" ? Object.keys(file.modules) : []));
      const folders = new Set(modules.map(packageOf).filter((folder) => folder !== null));
      this.emitFile({ type: "asset", fileName: OUTPUT, source: written([...folders].map(licenceOf)) });
    },
  };
}
