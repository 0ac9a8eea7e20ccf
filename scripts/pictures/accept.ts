/** `npm run pictures:accept`: the pictures of the last `npm run visual` become the accepted ones. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildIndex } from 'storybook/internal/core-server';
import { keyOf, picturesOf, readAccepted, titleOf, writeAccepted } from '../../.storybook/digests.ts';
import { root } from '../root.ts';
import { isNamed, readChanges } from './change.ts';

const { values, positionals: names } = parseArgs({
  allowPositionals: true,
  options: {
    all: { type: 'boolean', default: false },
    why: { type: 'string', default: '(why, in one sentence)' },
  },
});

const changes = readChanges();
const chosen = changes.filter(
  ({ name, picture }) => values.all || names.includes(name) || isNamed(picture.story, names),
);
const { entries } = await buildIndex({ configDir: join(root, '.storybook') });
const existing = new Set(Object.values(entries).flatMap(picturesOf));
const accepted = readAccepted(root);
const gone = [...accepted].filter(
  ([key, { story }]) => !existing.has(key) && (values.all || isNamed(story, names)),
);

if (chosen.length === 0 && gone.length === 0) {
  const components = new Set(changes.map(({ picture }) => titleOf(picture.story)));
  console.error(
    components.size === 0
      ? 'The last npm run visual found no picture that looks different.'
      : `Name what to accept: --all, a change of the page of npm run visual, or one of ${[...components].join(', ')}.`,
  );
  process.exitCode = 1;
} else {
  for (const { picture } of chosen) accepted.set(keyOf(picture), picture);
  for (const [key] of gone) accepted.delete(key);
  writeAccepted(root, accepted);
  console.log(commitMessage());
}

function commitMessage(): string {
  const stories = [...chosen.map(({ picture }) => picture.story), ...gone.map(([, { story }]) => story)];
  const [first = '', ...others] = new Set(stories.map(titleOf));
  const subject = others.length > 0 ? `${first} and ${others.length} more` : first;
  const { stdout: who } = spawnSync('git', ['config', 'user.name'], { cwd: root, encoding: 'utf8' });
  return [
    `${chosen.length} pictures accepted, ${gone.length} of stories that are gone removed. A message for the commit:\n`,
    `pictures: accept ${subject}\n`,
    `Why: ${values.why}`,
    `Looked at by: ${who.trim() || '(who)'}`,
  ].join('\n');
}
