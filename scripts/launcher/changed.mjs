import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { root } from './paths.mjs';

/** What is not committed, or the last commit where everything is. */
const base = () => (git('status', '--porcelain').length > 0 ? 'HEAD' : 'HEAD~1');

/** Vitest's option for the tests that import a changed file. */
export const changed = () => ['--changed', base()];

/** The tests in a folder that changed themselves, or that have the name of a changed file or are beside one. */
export function testsOfChanged(folder) {
  const files = [...git('diff', '--name-only', base(), '--', folder), ...untracked(folder)];
  const tests = files.flatMap((file) => {
    const name = basename(file).split('.')[0];
    const where = join(root, dirname(file));
    const beside = existsSync(where) ? readdirSync(where).filter((each) => each.endsWith('.test.ts')) : [];
    const named = beside.filter((each) => each.split('.')[0] === name);
    return (named.length > 0 ? named : beside).map((each) => `${dirname(file)}/${each}`);
  });
  return [...new Set(tests)];
}

const untracked = (folder) => git('ls-files', '--others', '--exclude-standard', '--', folder);

function git(...args) {
  const { stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  return stdout?.split('\n').filter(Boolean) ?? [];
}
