/** A file in node_modules, written after a complete install, with the fingerprint of its sources. */
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { installFingerprint } from './fingerprint.mjs';

export function hasStamp(folder) {
  return existsSync(stampFile(folder));
}

export function stampFits(folder) {
  return hasStamp(folder) && readFileSync(stampFile(folder), 'utf8') === installFingerprint(folder);
}

export function removeStamp(folder) {
  rmSync(stampFile(folder), { force: true });
}

export function writeStamp(folder, fingerprint) {
  writeFileSync(stampFile(folder), fingerprint);
}

function stampFile(folder) {
  return join(folder, 'node_modules/.zawadeh-install');
}
