import { expect, test } from 'vitest';
import { fontFaces } from './fonts/faces.ts';
import { typeVariables } from './typeRoles.ts';

interface Face {
  family: string;
  isOfTheDevice: boolean;
  mayStayAway: boolean;
  covers: (letter: string) => boolean;
}

const faces: Face[] = Array.from(fontFaces.matchAll(/@font-face \{([^}]*)\}/g), ([, rule = '']) => ({
  family: /font-family: '([^']+)'/.exec(rule)?.[1] ?? '',
  isOfTheDevice: rule.includes('local('),
  // With font-display: optional a late font is not used on that visit.
  mayStayAway: rule.includes('font-display: optional'),
  covers: coverage(/unicode-range: ([^;]+);/.exec(rule)?.[1]),
}));

function coverage(range: string | undefined): Face['covers'] {
  if (range === undefined) return () => true;
  const runs = range.split(', ').map((part) => {
    const [first = NaN, last = first] = part
      .slice(2)
      .split('-')
      .map((code) => parseInt(code, 16));
    return [first, last] as const;
  });
  return (letter) =>
    runs.some(([first, last]) => letter.charCodeAt(0) >= first && letter.charCodeAt(0) <= last);
}

/** The families in which the browser looks for a letter of a heading, in order. */
function chainFor(script: 'latin' | 'arabic', letter: string): Face[] {
  const [, families = ''] = /--type-h1: [^;]*?\d ([^;]+);/.exec(typeVariables(script, 'phone')) ?? [];
  return families
    .split(',')
    .map((family) => family.trim().replaceAll("'", ''))
    .flatMap((family) => faces.filter((face) => face.family === family && face.covers(letter)));
}

const own = (face: Face | undefined) => face !== undefined && !face.isOfTheDevice;

test.each([
  ['Latin in an Arabic heading', 'arabic', Array.from('WhisMoneyé0')],
  ['Arabic in a Latin heading', 'latin', Array.from('رنىحداأة')],
] as const)(
  '%s uses a web font of the product even if the display face loads late',
  (_name, script, letters) => {
    for (const letter of letters) {
      const late = chainFor(script, letter).filter(({ mayStayAway }) => !mayStayAway);
      expect([letter, own(late[0]), late[0]?.family]).toEqual([letter, true, 'Readex Pro']);
    }
  },
);

test.each([
  ['latin', Array.from('Cart')],
  ['arabic', Array.from('السلّة')],
] as const)('a %s heading uses its stand-in font while its display face loads late', (script, letters) => {
  for (const letter of letters) {
    const late = chainFor(script, letter).filter(({ mayStayAway }) => !mayStayAway);
    expect([letter, late[0]?.isOfTheDevice]).toEqual([letter, true]);
  }
});

test('headings and stamps ask for bold, so that no face in the place of a late display face is thin', () => {
  for (const script of ['latin', 'arabic'] as const) {
    const display = Array.from(
      typeVariables(script, 'phone').matchAll(/--type-(\w+): (\d+) \S+ '?Rakkas/g),
      ([, role, weight]) => [role, weight],
    );
    expect(display).toEqual([
      ['h1', '700'],
      ['h2', '700'],
      ['stamp', '700'],
    ]);
  }
  // Where Rakkas itself claimed to be regular, the browser would make it bolder still.
  for (const [, rule = ''] of fontFaces.matchAll(/@font-face \{([^}]*font-display: optional[^}]*)\}/g))
    expect(rule).toContain('font-weight: 400 700');
});
