/** A file in node_modules, written after a complete install, with the digest of what it was installed from. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export const isStamped = (folder) =>
  existsSync(stampFile(folder)) && readFileSync(stampFile(folder), 'utf8') === digest(folder);

export const writeStamp = (folder) => writeFileSync(stampFile(folder), digest(folder));

const stampFile = (folder) => join(folder, 'node_modules/.zawadeh-install');

function digest(folder) {
  const patches = join(folder, 'patches');
  const names = existsSync(patches) ? readdirSync(patches).filter((name) => name.endsWith('.patch')) : [];
  const hash = createHash('sha256').update(`${process.platform} ${process.arch}`);
  hash.update(readFileSync(join(folder, 'package-lock.json')));
  for (const name of names) hash.update(readFileSync(join(patches, name)));
  return hash.digest('hex');
}
