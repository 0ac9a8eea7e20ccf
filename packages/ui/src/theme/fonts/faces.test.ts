import { expect, test } from 'vitest';
import { fontFaces } from './faces.ts';

const RULE = /font-family: '([^']+)';\n {2}src: url\('([^']+)'\)[^}]*unicode-range: ([^;]+);/g;

function lettersIn(range: string): number[] {
  return range.split(', ').flatMap((part) => {
    const [first = NaN, last = first] = part
      .slice(2)
      .split('-')
      .map((code) => parseInt(code, 16));
    return Array.from({ length: last - first + 1 }, (_, index) => first + index);
  });
}

test('no character is in two files of a family, because browsers could download both', () => {
  const files = Array.from(fontFaces.matchAll(RULE), ([, family, file, range = '']) => ({
    family,
    file,
    range,
  }));
  expect(files).toHaveLength(10);
  const claimed = new Map<string, string>();
  const twice: string[] = [];
  for (const { family, file = '', range } of files) {
    for (const letter of lettersIn(range)) {
      const key = `${family} ${letter}`;
      if (claimed.has(key)) twice.push(`${key}: ${claimed.get(key)}, ${file}`);
      claimed.set(key, file);
    }
  }
  expect(twice).toEqual([]);
  for (const letter of 'Aé’•أة،؟ ') expect(claimed.has(`Readex Pro ${letter.codePointAt(0)}`)).toBe(true);
});
