import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './paths.mjs';

/** The folders with a lockfile: the root, and the tools of single tasks. */
export const LOCKED = ['.', 'scripts/bench', 'scripts/mutation', 'scripts/postgres'];

/** The lockfile entries of packages from a registry, without the workspaces. */
export function lockedPackages(folder, inRoot = root) {
  const { packages } = JSON.parse(readFileSync(join(inRoot, folder, 'package-lock.json'), 'utf8'));
  return Object.entries(packages)
    .filter(([place, { link }]) => place.includes('node_modules/') && !link)
    .map(([place, locked]) => ({ ...locked, place, name: place.split('node_modules/').at(-1) }));
}
