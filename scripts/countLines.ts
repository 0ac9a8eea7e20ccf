/** Prints how many lines there are of each kind, tracked files alone: `node scripts/countLines.ts`. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.ts';

/** The first that matches counts. */
const KINDS: readonly (readonly [kind: string, path: RegExp])[] = [
  ['words', /\/locales\/.*\.json$/],
  [
    'generated',
    /^(?:packages\/domain\/schema\/database\.ts$|\.storybook\/pictures\/|package-lock\.json$)|\/dist\//,
  ],
  ['documents', /\.md$/],
  ['other', /(?<!\.(?:ts|tsx|mjs|mts|sql|mdx))$/],
  ['tests', /^(?:e2e|contract)\/|\/testing\/|\.test\.tsx?$|\.spec\.ts$|Stage\.tsx$/],
  ['stories', /\.stories\.tsx$|\.mdx$|\/stories\//],
  ['mocks', /^mocks\//],
  ['tools', /^(?:scripts|\.storybook|\.ci|patches)\/|\/build\/|\.config\.(?:ts|mjs)$/],
  ['product', /^/],
];
const kindOf = (path: string): string => KINDS.find(([, pattern]) => pattern.test(path))?.[0] ?? '';

const files = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' })
  .split('\0')
  .filter(Boolean);
const counts = new Map<string, { files: number; lines: number }>();
for (const path of files) {
  const count = counts.get(kindOf(path)) ?? { files: 0, lines: 0 };
  const content = readFileSync(join(root, path));
  // A picture or a font has no lines.
  const lines = content.includes(0) ? 0 : content.toString().split('\n').length - 1;
  counts.set(kindOf(path), { files: count.files + 1, lines: count.lines + lines });
}
const sql = files.filter((path) => path.startsWith('supabase/migrations/'));
const definitions = sql.flatMap(
  (path) => readFileSync(join(root, path), 'utf8').match(/^create (?:or replace )?function [\w.]+/gm) ?? [],
);
const functions = new Set(definitions.map((definition) => definition.split(' ').at(-1)));

console.table(Object.fromEntries([...counts].toSorted(([one], [other]) => one.localeCompare(other))));
console.log(`${files.length} tracked files`);
console.log(
  `${sql.length} SQL files, ${(definitions.length / functions.size).toFixed(2)} definitions of each of ${functions.size} functions`,
);
