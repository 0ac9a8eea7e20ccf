/** Every component has stories, and the two that are required. `componentDocs.test.ts` reads its JSDoc. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const SRC = join(import.meta.dirname, '..');
const GROUPS = ['foundations', 'controls', 'overlays', 'navigation', 'data', 'bag', 'counter'];
const REQUIRED = ['Playground', 'States'];

const PASCAL_CASE = /^[A-Z][A-Za-z0-9]*$/;

const isComponent = (folder: string, name: string) =>
  PASCAL_CASE.test(name) && ['.tsx', '.ts'].some((ext) => existsSync(join(folder, `${name}${ext}`)));

const components = GROUPS.flatMap((group) =>
  readdirSync(join(SRC, group), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => ({ name, group, folder: join(SRC, group, name) }))
    .filter(({ name, folder }) => isComponent(folder, name)),
);

const read = (file: string): string => (existsSync(file) ? readFileSync(file, 'utf8') : '');

test('there are components in every group', () => {
  expect(new Set(components.map(({ group }) => group))).toEqual(new Set(GROUPS));
});

describe.each(components)('$group/$name', ({ name, group, folder }) => {
  const stories = read(join(folder, `${name}.stories.tsx`));

  test.each(REQUIRED)('the component has a story called %s', (story) => {
    expect(stories).toMatch(new RegExp(`^export const ${story}\\b`, 'm'));
  });

  test('the component shows its states in every mode', () => {
    expect(stories).toMatch(/^export const States\b[^;]*?tags: \['every-mode'\]/m);
  });

  test('the component has a title that matches its folder', () => {
    const title = `${group.charAt(0).toUpperCase()}${group.slice(1)}`;
    expect(stories).toContain(`title: '${title}/${name}'`);
  });
});
