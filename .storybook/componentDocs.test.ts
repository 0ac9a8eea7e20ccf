import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { linkedIn, readDocs, readPart, tokensIn, typeInWords, usageOf, withLinks } from './componentDocs.ts';

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

/** The source of the component itself, and of the parts in its folder. */
function sourcesOf(stories: string): { own: string; all: string } {
  const folder = dirname(stories);
  const sources = globSync('[A-Z]*.{ts,tsx}', { cwd: folder })
    .filter((file) => !/\.(?:stories|styles|messages|test)\./.test(file))
    .map((file) => ({ file, source: readFileSync(join(folder, file), 'utf8') }));
  const own = sources.find(({ file }) => file.replace(/\.tsx?$/, '') === basename(folder));
  return { own: own?.source ?? '', all: sources.map(({ source }) => source).join('\n') };
}

/** `Props.name` of each prop without a comment in a source. */
const undescribed = (source: string): string[] =>
  Array.from(source.matchAll(/^export interface (\w+)[^{]*\{([^]*?)^\}$/gm))
    .filter(([, name = '']) => name.endsWith('Props') || new RegExp(`extends .*\\b${name}\\b`).test(source))
    .flatMap(([, name = '', body = '']) =>
      Array.from(body.matchAll(/(?<!\*\/)\n {2}([\w$]+)\??:/g), ([, prop = '']) => `${name}.${prop}`),
    );

/** What people press, type into or follow. */
const INTERACTIVE = /\b(?:onPress|onClick|onChange|onToggle)=|as=\{Link\}|<Button href/;

const components = new Map(
  globSync(['packages/ui/src/*/*/*.stories.tsx', 'apps/web/src/**/[A-Z]*/*.stories.tsx'], { cwd: ROOT })
    .filter((path) => basename(path, '.stories.tsx') === basename(dirname(path)))
    .map((path) => [basename(dirname(path)), join(ROOT, path)]),
);

describe.each([...components])('the docs of %s', (_name, stories) => {
  const comment = commentOf(stories);
  const { intent, use, avoid, keyboard } = readDocs(comment);
  const { own, all } = sourcesOf(stories);

  test('the JSDoc says in one sentence what the component is, and when to use it and when not', () => {
    expect(intent).toMatch(/^[^a-z].*\.$/);
    expect([use.length, avoid.length]).toEqual([1, 1]);
  });

  test('the JSDoc links to components that exist', () => {
    expect(linkedIn(comment).filter((to) => !components.has(to))).toEqual([]);
  });

  test('each prop has a description, and the table of props can read it', () => {
    expect(undescribed(own)).toEqual([]);
    // Docgen does not see through the helpers of TypeScript: such props would be rows without a type.
    expect(own).not.toMatch(/^export interface \w+Props\b.* extends (?:Omit|Pick|Partial)</m);
  });

  test('the JSDoc says what the keyboard does, if there is something to press', () => {
    expect(!INTERACTIVE.test(all) || keyboard.length > 0).toBe(true);
  });

  test('each picture of a right use has one of a wrong use beside it, and both say why', () => {
    const [rights, wrongs] = ['do', 'dont'].map(
      (tag) =>
        readFileSync(stories, 'utf8').match(
          new RegExp(`^/\\*\\* .+\\*/\\nexport const \\w+: Story = \\{\\n {2}tags: \\['${tag}'`, 'gm'),
        ) ?? [],
    );
    expect(wrongs).toHaveLength(rights?.length ?? 0);
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

  test('a part is read into its place in the component, its name and what it is', () => {
    expect(['{h2} Title: the topic', 'More'].map(readPart)).toEqual([
      { selector: 'h2', name: 'Title', text: 'the topic' },
      { selector: '', name: 'More', text: '' },
    ]);
  });

  test('a tag that no page shows is an error', () => {
    expect(() => readDocs('A button.\n\n@uses for an action.')).toThrow('@uses for an action.');
  });
});

test('the type of a prop is written out, also where a union is inside a union or the list of it has no name', () => {
  const sizes = { name: 'union', raw: 'Size', elements: [literal("'small'"), literal("'large'")] };
  expect(typeInWords({ name: 'union', raw: 'Size | null', elements: [sizes, { name: 'null' }] })).toBe(
    "'small' | 'large' | null",
  );
  expect(typeInWords({ name: 'Array', raw: 'Bag[]' })).toBe('Bag[]');
  expect(typeInWords({ name: 'unknown' })).toBe('list');
});
const literal = (value: string) => ({ name: 'literal', value });

test('the names of the theme are found in styles, each once', () => {
  const styles = "${space(4)} ${color('text.muted')} ${space(2)} ${radius.control} ${space(2)}";
  expect(tokensIn(styles)).toEqual([
    ['space', ['2', '4']],
    ['color', ['text.muted']],
    ['radius', ['control']],
  ]);
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
