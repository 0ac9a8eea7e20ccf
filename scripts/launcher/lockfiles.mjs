import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './paths.mjs';

/** The folders that have a lockfile: the project's, and those of tools that one task alone needs. */
export const LOCKED = ['.', 'scripts/bench', 'scripts/mutation'];

/** What a lockfile says of each package that comes from a registry, without the rooms of the project itself. */
export function lockedPackages(folder, inRoot = root) {
  const { packages } = JSON.parse(readFileSync(join(inRoot, folder, 'package-lock.json'), 'utf8'));
  return Object.entries(packages)
    .filter(([place, { link }]) => place.includes('node_modules/') && !link)
    .map(([place, locked]) => ({ ...locked, place, name: place.split('node_modules/').at(-1) }));
}
