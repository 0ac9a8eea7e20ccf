import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readDocs, usageOf, withLinks } from './componentDocs.ts';

const ROOT = join(import.meta.dirname, '..');

/** The JSDoc of a component, or that of its stories where docgen reads no component: styled elements. */
function commentOf(stories: string): string {
  const name = basename(stories, '.stories.tsx');
  const comments = globSync([`${name}.ts`, `${name}.tsx`, `${name}.stories.tsx`], { cwd: dirname(stories) })
    .map((file) => readFileSync(join(dirname(stories), file), 'utf8'))
    .flatMap((source) => [
      ...source.matchAll(
        new RegExp(
          `/\\*\\*((?:(?!\\*/)[^])*)\\*/\\n(?:export (?:function|const) ${name}\\b|const meta\\b)`,
          'g',
        ),
      ),
    ])
    .map(([, comment = '']) => comment.replaceAll(/^ \*(?: |$)/gm, ''));
  return comments.find((comment) => comment.includes('@use')) ?? '';
}

const components = new Map(
  globSync(['packages/ui/src/*/*/*.stories.tsx', 'apps/web/src/**/[A-Z]*/*.stories.tsx'], { cwd: ROOT })
    .filter((path) => basename(path, '.stories.tsx') === basename(dirname(path)))
    .map((path) => [basename(dirname(path)), commentOf(join(ROOT, path))]),
);

describe.each([...components])('the docs of %s', (_name, comment) => {
  const { intent, use, avoid } = readDocs(comment);

  test('the JSDoc says in one sentence what the component is, and when to use it and when not', () => {
    expect(intent).toMatch(/^[^a-z].*\.$/);
    expect([use.length, avoid.length]).toEqual([1, 1]);
  });

  test('the JSDoc links to components that exist', () => {
    const linked = Array.from(comment.matchAll(/\{@link\s+(\w+)\}/g), ([, to = '']) => to);
    expect(linked.filter((to) => !components.has(to))).toEqual([]);
  });
});

describe('a JSDoc comment', () => {
  const comment = `One choice
of a few.

A note.

@use to filter
  a list.
@do One.
@do Two.`;

  test('a JSDoc comment is read into intent, notes and tags, each on one line', () => {
    expect(readDocs(comment)).toMatchObject({
      intent: 'One choice of a few.',
      notes: ['A note.'],
      use: ['to filter a list.'],
      avoid: [],
      do: ['One.', 'Two.'],
    });
  });

  test('a tag that no page shows is an error', () => {
    expect(() => readDocs('A button.\n\n@uses for an action.')).toThrow('@uses for an action.');
  });
});

test('a link to a component leads to its page', () => {
  const pageOf = (name: string) => (name === 'Chip' ? 'controls-chip--docs' : undefined);
  expect(withLinks('a {@link Chip}, a {@link Lamp}', pageOf)).toBe(
    'a [Chip](?path=/docs/controls-chip--docs), a Lamp',
  );
});

describe('the use of a component that can be copied', () => {
  test('a use that can be copied has plain values as they are and others as variables', () => {
    const args = { label: 'Quantity', max: 3, isLarge: true, muted: false, bag: {} };
    expect(usageOf({ name: 'Thing', from: '@zawadeh/ui', args })).toBe(
      `import { Thing } from '@zawadeh/ui';\n\n<Thing label="Quantity" max={3} isLarge bag={bag} />`,
    );
  });

  test('a use that can be copied has the value of a field and a moment as variables', () => {
    const args = { value: '', onValueChange: () => {}, now: Date.UTC(2026, 10, 21) };
    expect(usageOf({ name: 'Thing', from: '@zawadeh/ui', args })).toContain(
      '<Thing value={value} onValueChange={onValueChange} now={now} />',
    );
  });

  test('a long use that can be copied has one prop on each line, and its children inside', () => {
    const label = 'A label that is so long that it takes a line of its own';
    expect(
      usageOf({ name: 'Thing', from: './Thing.tsx', args: { label, isLarge: true, children: 'Words' } }),
    ).toBe(
      `import { Thing } from './Thing.tsx';\n\n<Thing\n  label="${label}"\n  isLarge\n>\n  Words\n</Thing>`,
    );
  });
});
