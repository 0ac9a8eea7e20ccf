import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../launcher/paths.mjs';

/** Committed and new files; null without a git repository. */
export function gitFiles() {
  if (!existsSync(join(root, '.git'))) return null;
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  });
  // git lists a deleted file until the deletion is committed.
  return listed.split('\0').filter((file) => file !== '' && existsSync(join(root, file)));
}
