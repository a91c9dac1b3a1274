/**
 * TypeScript reads a component as the linter does, from the start. Otherwise each that is linted changes what TypeScript
 * knows, and its program is built anew. The parser asks for this when it is loaded, so it stands in a module of its own.
 */
import { env } from "node:process";

env.SVELTE_ESLINT_PARSER_EXPERIMENTAL_TS_SYS_HOOK ??= "1";
