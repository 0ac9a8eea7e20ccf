/** Rules for the source that keep every screen correct in both directions and that types cannot express. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../../../..');

interface Rule {
  name: string;
  breaks: RegExp;
}

const STYLE_RULES: readonly Rule[] = [
  { name: 'a side that is not start or end', breaks: /\b(?:margin|padding|border|inset)-(?:left|right)\b/ },
  { name: 'a position that is not start or end', breaks: /^\s*(?:left|right)\s*:/m },
  {
    name: 'an alignment that is not start or end',
    breaks: /\b(?:text-align|float|clear)\s*:\s*(?:left|right)\b/,
  },
  { name: 'a direction, which the RTL plug-in flips', breaks: /^\s*direction\s*:/m },
  { name: 'a translation that the RTL plug-in would apply twice', breaks: /translate(?:X|3d)\(/ },
  { name: 'a colour that is not a role', breaks: /#[0-9a-f]{6}\b/i },
  {
    name: 'letter-spacing, italics or uppercase, which break Arabic',
    breaks: /letter-spacing|italic|text-transform/,
  },
];

const MARKUP_RULES: readonly Rule[] = [
  {
    name: 'a prop named after a side',
    breaks: /\b(?:left|right)(?:Icon|Side|Label)?\??:\s*(?:ReactNode|boolean)/,
  },
  { name: 'text that is not a message', breaks: />\s*[A-Z][a-z]+(?:\s+[a-z]+)+[.!?]?\s*</ },
];

const files = ['packages/ui/src', 'apps/web/src'].flatMap((room) =>
  readdirSync(join(ROOT, room), { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile() && !/\.(?:test|stories)\.tsx?$/.test(file.name))
    .map((file) => join(file.parentPath, file.name)),
);

const isStyles = (file: string) =>
  file.endsWith('.styles.ts') || /foundations\/[^/]+(?:\/[^/]+)?\.ts$/.test(file);
const isMarkup = (file: string) => file.endsWith('.tsx') && !file.includes('/stories/');

describe.each([
  { kind: 'styles', rules: STYLE_RULES, applies: isStyles },
  { kind: 'markup', rules: MARKUP_RULES, applies: isMarkup },
])('$kind', ({ rules, applies }) => {
  const chosen = files.filter(applies);

  test('the rules apply to files', () => {
    expect(chosen.length).toBeGreaterThan(5);
  });

  test.each(rules)('no file contains $name', ({ breaks }) => {
    const found = chosen.filter((file) => breaks.test(readFileSync(file, 'utf8')));
    expect(found.map((file) => relative(ROOT, file))).toEqual([]);
  });
});
