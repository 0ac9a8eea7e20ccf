/** `npm run pictures:accept`: the pictures of the last `npm run visual` become the accepted ones. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { buildIndex } from 'storybook/internal/core-server';
import { keyOf, picturesOf, readAccepted, titleOf, writeAccepted } from '../../.storybook/digests.ts';
import { root } from '../root.ts';
import { isNamed, readChanges, visualFolder } from './change.ts';

const { values, positionals: names } = parseArgs({
  allowPositionals: true,
  options: {
    all: { type: 'boolean', default: false },
    but: { type: 'string', multiple: true, default: [] },
    why: { type: 'string', default: '(why, in one sentence)' },
  },
});

const isChosen = (story: string, change?: string) =>
  (values.all || (change !== undefined && names.includes(change)) || isNamed(story, names)) &&
  !isNamed(story, values.but);

const changes = readChanges();
const chosen = changes.filter(({ name, picture }) => isChosen(picture.story, name));
const { entries } = await buildIndex({ configDir: join(root, '.storybook') });
const existing = new Set(Object.values(entries).flatMap(picturesOf));
const accepted = readAccepted(root);
const gone = [...accepted].filter(([key, { story }]) => !existing.has(key) && isChosen(story));

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
  const message = commitMessage();
  const file = join(visualFolder, 'message.txt');
  mkdirSync(visualFolder, { recursive: true });
  writeFileSync(file, message);
  console.log(`${message}\nCommit it with the change: git commit --file ${relative(root, file)}`);
}

function commitMessage(): string {
  const stories = [...chosen.map(({ picture }) => picture.story), ...gone.map(([, { story }]) => story)];
  const [first = '', ...others] = new Set(stories.map(titleOf));
  const subject = others.length > 0 ? `${first} and ${others.length} more` : first;
  const counts = [...Map.groupBy(chosen, ({ change }) => change)].map(
    ([change, { length }]) => `${change}: ${length}`,
  );
  if (gone.length > 0) counts.push(`of stories that are gone: ${gone.length}`);
  const { stdout: who } = spawnSync('git', ['config', 'user.name'], { cwd: root, encoding: 'utf8' });
  return [
    `pictures: accept ${subject}\n`,
    `Why: ${values.why}`,
    `Looked at by: ${who.trim() || '(who)'}\n`,
    ...counts,
    '',
  ].join('\n');
}
