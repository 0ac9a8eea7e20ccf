/** Every component has stories, and the two that are required. `componentDocs.test.ts` reads its JSDoc. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../../../..');
/** The group is the folder in the library; a component of a feature has it in the title of its stories alone. */
const GROUP = 'Foundations|Controls|Overlays|Navigation|Data|Bag|Counter';
const REQUIRED = ['Playground', 'States'];

const components = globSync(
  ['packages/ui/src/*/[A-Z]*/[A-Z]*.{ts,tsx}', 'apps/web/src/**/[A-Z]*/[A-Z]*.{ts,tsx}'],
  { cwd: ROOT },
)
  .map((file) => ({ name: basename(dirname(file)), file, folder: dirname(file) }))
  .filter(({ name, file }) => basename(file).replace(/\.tsx?$/, '') === name);

const read = (file: string): string => (existsSync(file) ? readFileSync(file, 'utf8') : '');

test('there are components in the library and in the features', () => {
  expect(new Set(components.map(({ folder }) => folder.split('/')[0]))).toEqual(
    new Set(['apps', 'packages']),
  );
});

describe.each(components)('$folder', ({ name, folder }) => {
  const stories = read(join(ROOT, folder, `${name}.stories.tsx`));

  test.each(REQUIRED)('the component has a story called %s', (story) => {
    expect(stories).toMatch(new RegExp(`^export const ${story}\\b`, 'm'));
  });

  test('the component has a title that ends with the name of its folder', () => {
    const group = folder.startsWith('packages') ? basename(dirname(folder)) : GROUP;
    expect(stories).toMatch(new RegExp(`title: '(?:${group})/${name}'`, 'i'));
  });
});
