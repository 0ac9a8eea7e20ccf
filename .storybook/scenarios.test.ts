/** Every scenario of the mocks has a story. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { SCENARIOS } from '../mocks/src/scenarios.ts';

const app = join(import.meta.dirname, '../apps/web/src');
const stories = globSync('**/*.stories.tsx', { cwd: app }).map((file) =>
  readFileSync(join(app, file), 'utf8'),
);

/** The scenario of stories that set none. */
const DEFAULT = 'calm';

test.each(SCENARIOS.filter((scenario) => scenario !== DEFAULT))('a story is about “%s”', (scenario) => {
  expect(stories.some((story) => story.includes(`scenario: '${scenario}'`))).toBe(true);
});
