/** Digests of accepted pictures, and how a picture is taken and compared. */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { encode } from 'fast-png';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { acceptedPicture, byKey, digestOf, parsePictures, readAccepted, writeAccepted } from './digests.ts';
import type { Picture } from './digests.ts';
import { isNamed } from '../scripts/pictures/change.ts';
import { differenceOf } from '../scripts/pictures/difference.ts';
import { problemOf, purposeOf, settledShot } from './takePicture.ts';

const A = 'a'.repeat(64);
const B = 'b'.repeat(64);
const picture = (story: string, mode: string, sha256 = A): Picture => ({
  story,
  mode,
  width: 390,
  height: 844,
  sha256,
});

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'zawadeh-pictures-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const textOf = (group: string) => readFileSync(join(root, `.storybook/pictures/${group}.txt`), 'utf8');

describe('digest files', () => {
  test('a digest file has a sorted line for each picture of its group', () => {
    const pictures = [
      picture('controls-chip--states', 'en'),
      picture('bag-card--states', 'en'),
      picture('controls-chip--states', 'ar'),
    ];
    writeAccepted(root, byKey(pictures));
    expect(textOf('controls')).toBe(
      `controls-chip--states ar 390×844 ${A}\ncontrols-chip--states en 390×844 ${A}\n`,
    );
    expect(textOf('bag')).toBe(`bag-card--states en 390×844 ${A}\n`);
    expect(readAccepted(root)).toEqual(byKey(pictures));
  });

  test('a digest file changes in one line when one picture is accepted, and disappears with its last picture', () => {
    writeAccepted(root, byKey([picture('bag-a--b', 'en'), picture('bag-c--d', 'en')]));
    writeAccepted(root, byKey([picture('bag-a--b', 'en'), picture('bag-c--d', 'en', B)]));
    expect(textOf('bag')).toBe(`bag-a--b en 390×844 ${A}\nbag-c--d en 390×844 ${B}\n`);
    expect(acceptedPicture(root, 'bag-c--d', 'en')?.sha256).toBe(B);
    writeAccepted(root, new Map());
    expect(readdirSync(join(root, '.storybook/pictures'))).toEqual([]);
  });

  test('a digest file with an unreadable line, as after a merge conflict, is named with the line', () => {
    expect(() => parsePictures(`bag-a--b en 390×844 ${A}\n<<<<<<< HEAD\n`, 'bag.txt')).toThrow('bag.txt:2');
  });
});

describe('a digest', () => {
  const pixels = (last: number) => ({
    width: 2,
    height: 1,
    channels: 3 as const,
    depth: 8 as const,
    data: Uint8Array.of(1, 2, 3, 4, 5, last),
  });
  const png = (last: number, level: 0 | 9 = 9) => encode(pixels(last), { zlib: { level } });

  test('a digest is that of the pixels, however they are compressed', () => {
    expect(png(6, 0)).not.toEqual(png(6, 9));
    expect(digestOf(png(6, 0))).toEqual(digestOf(png(6, 9)));
  });

  test('a digest changes with one colour of one pixel by one', () => {
    expect(digestOf(png(6)).sha256).not.toBe(digestOf(png(7)).sha256);
  });
});

describe('a difference', () => {
  /** Two pixels, one of the first colour and one of the second. */
  const png = (first: number, second: number, height = 1) => {
    const data = Uint8Array.from({ length: 6 * height }, (_, at) => (at % 6 < 3 ? first : second));
    return encode({ width: 2, height, channels: 3, depth: 8, data });
  };

  test('is the same change in two pictures where the same colour became another', () => {
    const one = differenceOf(png(16, 255), png(17, 255));
    const other = differenceOf(png(32, 16), png(32, 17));
    expect(one).toMatchObject({ change: '#101010 → #111111', text: '1 of 2 pixels differ.' });
    expect(other.change).toBe(one.change);
  });

  test('includes the shades between the colours, and says when more changed', () => {
    const before = png(16, 128);
    expect(differenceOf(before, png(32, 136)).change).toBe('#101010 → #202020');
    expect(differenceOf(before, png(32, 120)).change).toBe('#101010 → #202020, #808080 → #787878');
  });

  test('of two sizes is a change of the size', () => {
    expect(differenceOf(png(16, 255), png(16, 255, 3)).change).toBe('size: 0 × +2 pixels');
  });
});

test('a picture is named by its story, its component, and a file or folder of the component', () => {
  const names = ['bag-bagcard--states', 'BagCard', 'packages/ui/src/bag/BagCard/', 'BagCard.stories.tsx'];
  expect(names.filter((name) => !isNamed('bag-bagcard--states', [name]))).toEqual([]);
  expect(isNamed('bag-bagcard--states', ['Card', 'bag-bagcard--closed'])).toBe(false);
});

describe('taking a picture', () => {
  const shots = (...names: string[]) => {
    let taken = 0;
    const take = async () => {
      const sha256 = names[Math.min(taken, names.length - 1)] ?? '';
      taken += 1;
      return { png: new Uint8Array(), width: 1, height: 1, sha256 };
    };
    return { take, count: () => taken };
  };

  test('one screenshot is taken if it is the expected one', async () => {
    const { take, count } = shots('same');
    expect(await settledShot(take, { expected: 'same' })).toMatchObject({ sha256: 'same', isSettled: true });
    expect(count()).toBe(1);
  });

  test('a screenshot waits for the expected picture while the page still changes', async () => {
    const { take, count } = shots('first', 'second', 'same');
    expect(await settledShot(take, { expected: 'same' })).toMatchObject({ sha256: 'same', isSettled: true });
    expect(count()).toBe(3);
  });

  test('another picture is taken once it is the same twice', async () => {
    const { take, count } = shots('first', 'other', 'other');
    expect(await settledShot(take, { expected: 'same' })).toMatchObject({ sha256: 'other', isSettled: true });
    expect(count()).toBe(3);
  });

  test('a page that never rests gets no picture', async () => {
    let taken = 0;
    const take = async () => ({ png: new Uint8Array(), width: 1, height: 1, sha256: String((taken += 1)) });
    expect(await settledShot(take, { expected: undefined, patience: 5 })).toMatchObject({ isSettled: false });
  });
});

describe('the outcome of a picture', () => {
  const before = picture('bag-a--b', 'en');
  const after = { ...before, height: 850, sha256: B };

  test('the accepted picture is fine', () => {
    expect(problemOf(before, before, true)).toBeUndefined();
  });

  test('a picture that differs is named with story, mode and both sizes', () => {
    expect(problemOf(after, before, true)).toContain(
      'bag-a--b in en looks different: 390×844 accepted, 390×850 now',
    );
  });

  test('a picture without an accepted one is a failure', () => {
    expect(problemOf(after, undefined, true)).toContain('bag-a--b in en has no accepted picture');
  });

  test('a page that still changes is a failure', () => {
    expect(problemOf(after, before, false)).toContain('still changes');
  });

  test('the run needs a purpose that exists', () => {
    expect(purposeOf('compare')).toBe('compare');
    expect(() => purposeOf('on')).toThrow('ZAWADEH_PICTURES is on');
  });
});

test('a picture file that no group has is not read', () => {
  writeAccepted(root, byKey([picture('bag-a--b', 'en')]));
  writeFileSync(join(root, '.storybook/pictures/bag.txt.unfinished'), 'half a line');
  expect(readAccepted(root).size).toBe(1);
});
