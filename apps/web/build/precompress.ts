import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const TEXT = new Set(['.js', '.css', '.svg', '.json', '.txt', '.webmanifest']);

/** Writes a .br and a .gz beside every text file, because the best compression is too slow for a request. */
export function precompress(): Plugin {
  let outDir = '';
  return {
    name: 'zawadeh-precompress',
    apply: (config, { command }) => command === 'build' && !config.build?.ssr,
    configResolved(config) {
      outDir = join(config.root, config.build.outDir);
    },
    async closeBundle() {
      for (const file of await readdir(outDir, { recursive: true, withFileTypes: true })) {
        if (!file.isFile() || !TEXT.has(extname(file.name))) continue;
        const path = join(file.parentPath, file.name);
        const body = await readFile(path);
        await writeFile(
          `${path}.br`,
          brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
        );
        await writeFile(`${path}.gz`, gzipSync(body, { level: 9 }));
      }
    },
  };
}
