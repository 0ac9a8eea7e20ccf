/** Pictures that a test rejected, and accepted pictures that differ from the last commit. */
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Change {
  mode: string;
  story: string;
  reason: 'rejected' | 'accepted';
  /** null for a picture that is new */
  before: Buffer | null;
  /** null for a picture that is gone */
  after: Buffer | null;
}

const ACCEPTED = '.storybook/pictures';
const REJECTED = '.reports/pictures';
const REJECTED_PICTURE = /^([^/\\]+)[/\\](.+)-actual\.png$/;
const ACCEPTED_PICTURE = /^.{3}\.storybook\/pictures\/([^/]+)\/(.+)\.png$/;

export function changesIn(root: string): Change[] {
  return [...rejected(root), ...accepted(root)];
}

function rejected(root: string): Change[] {
  const folder = join(root, REJECTED);
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).flatMap((file) => {
    const [, mode, story] = REJECTED_PICTURE.exec(file) ?? [];
    if (mode === undefined || story === undefined) return [];
    const before = fileOrNull(join(root, ACCEPTED, mode, `${story}.png`));
    const after = readFileSync(join(folder, file));
    return before?.equals(after) ? [] : [{ mode, story, reason: 'rejected', before, after }];
  });
}

function accepted(root: string): Change[] {
  const lines = git(root, 'status', '--porcelain', '--untracked-files=all', '--', ACCEPTED).toString();
  return lines.split('\n').flatMap((line) => {
    const [, mode, story] = ACCEPTED_PICTURE.exec(line) ?? [];
    if (mode === undefined || story === undefined) return [];
    const path = `${ACCEPTED}/${mode}/${story}.png`;
    return [
      { mode, story, reason: 'accepted', before: committed(root, path), after: fileOrNull(join(root, path)) },
    ];
  });
}

function committed(root: string, path: string): Buffer | null {
  try {
    return git(root, 'show', `HEAD:${path}`);
  } catch {
    return null;
  }
}

const fileOrNull = (file: string): Buffer | null => (existsSync(file) ? readFileSync(file) : null);

function git(root: string, ...args: string[]): Buffer {
  return execFileSync('git', args, {
    cwd: root,
    maxBuffer: 64 * 1024 * 1024,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
}
