import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Plugin, ResolvedConfig } from "vite";

const WORTH_IT = /\.(css|html|js|json|svg|webmanifest)$/;

/** Writes every file of text a second and third time, with Brotli and gzip, so the server never has to compress. */
export function compress(): Plugin {
  let config: ResolvedConfig;
  return {
    name: "compress",
    apply: "build",
    configResolved(resolved) {
      config = resolved;
    },
    closeBundle() {
      const folder = join(config.root, config.build.outDir);
      for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
        if (WORTH_IT.test(name)) {
          const path = join(folder, name);
          const content = readFileSync(path);
          const quality = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
          writeFileSync(`${path}.br`, brotliCompressSync(content, { params: quality }));
          writeFileSync(`${path}.gz`, gzipSync(content, { level: constants.Z_BEST_COMPRESSION }));
        }
      }
    },
  };
}
