/** Names the build in the page, for a person who calls about a phone. */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

const ROOT = join(import.meta.dirname, '../../..');

/** In the page and in no script: else each commit would give customers new scripts. */
export const buildName = (): Plugin => ({
  name: 'zawadeh-build-name',
  transformIndexHtml: {
    order: 'post',
    handler: (_page, { bundle }) => [
      { tag: 'meta', attrs: { name: 'version', content: lastCommit() ?? nameOf(bundle) }, injectTo: 'head' },
    ],
  },
});

/** Its day and its short hash; null without the history of this very folder. */
function lastCommit(): string | null {
  const show = [`--git-dir=${join(ROOT, '.git')}`, 'log', '-1', '--abbrev=7', '--format=%cs · %h'];
  try {
    return execFileSync('git', show, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return null;
  }
}

function nameOf(bundle: Rolldown.OutputBundle = {}): string {
  const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { version: string };
  const hash = createHash('sha256').update(Object.keys(bundle).sort().join());
  return `${version} · ${hash.digest('hex').slice(0, 7)}`;
}
