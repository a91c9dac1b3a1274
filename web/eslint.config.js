import "./eslint.components.js";

import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import typescript from "typescript-eslint";

import svelteConfig from "./svelte.config.js";

export default typescript.config(
  { ignores: ["node_modules", "src/server/schema.ts"] },
  js.configs.recommended,
  typescript.configs.strictTypeChecked,
  svelte.configs.recommended,
  {
    languageOptions: {
      globals: globals.browser,
      parserOptions: {
        projectService: { allowDefaultProject: ["*.js", "public/*.js"] },
        tsconfigRootDir: import.meta.dirname,
        extraFileExtensions: [".svelte"],
      },
    },
    rules: {
      "@typescript-eslint/restrict-template-expressions": ["error", { allowNumber: true }],
      "@typescript-eslint/no-confusing-void-expression": ["error", { ignoreArrowShorthand: true }],
    },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: {
      parserOptions: { parser: typescript.parser, svelteConfig },
    },
    rules: {
      // Our router is a history of its own; SvelteKit's resolve() does not exist here.
      "svelte/no-navigation-without-resolve": "off",
      // Maps and sets here are made anew by what derives them, never changed.
      "svelte/prefer-svelte-reactivity": "off",
    },
  },
  { files: ["*.js", "public/*.js"], extends: [typescript.configs.disableTypeChecked] },
  { files: ["public/*.js"], languageOptions: { globals: globals.serviceworker } },
);
