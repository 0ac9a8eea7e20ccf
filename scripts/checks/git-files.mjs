import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../launcher/paths.mjs';

/** What is committed or about to be; null where the project was not fetched with git. */
export function keptFiles() {
  if (!existsSync(join(root, '.git'))) return null;
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  });
  // One that was deleted is still listed until that is committed.
  return listed.split('\0').filter((file) => file !== '' && existsSync(join(root, file)));
}
