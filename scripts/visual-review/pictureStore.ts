/** Pictures by their digest, so that none is rendered twice. */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export interface PictureStore {
  has: (sha256: string) => boolean;
  get: (sha256: string) => Buffer | undefined;
  put: (sha256: string, png: Uint8Array) => void;
  /** Removes the pictures that no review needs any more. */
  keepOnly: (wanted: ReadonlySet<string>) => void;
}

export function pictureStoreIn(folder: string): PictureStore {
  const fileOf = (sha256: string) => join(folder, `${sha256}.png`);
  const has = (sha256: string) => existsSync(fileOf(sha256));
  mkdirSync(folder, { recursive: true });
  return {
    has,
    get: (sha256) => (has(sha256) ? readFileSync(fileOf(sha256)) : undefined),
    put: (sha256, png) => {
      if (!has(sha256)) writeFileSync(fileOf(sha256), png);
    },
    keepOnly: (wanted) => {
      for (const name of readdirSync(folder)) {
        if (!wanted.has(name.replace(/\.png$/, ''))) rmSync(join(folder, name), { force: true });
      }
    },
  };
}
