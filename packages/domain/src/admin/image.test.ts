import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LARGEST_IMAGE_BYTES } from '../limits.ts';
import { imageFileName, readImage } from './image.ts';
import { cases } from '../testing/cases.ts';

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const jpeg = bytes('\xff\xd8\xff\xe0rest of it');
const png = bytes('\x89PNG\r\n\x1a\nrest of it');
const webp = bytes('RIFF\x10\x00\x00\x00WEBPVP8 ');

test.each([
  ['a JPEG', jpeg, 'image/jpeg'],
  ['a PNG', png, 'image/png'],
  ['a WebP', webp, 'image/webp'],
])('%s is a picture', (_name, head, type) => {
  expect(readImage(head, LARGEST_IMAGE_BYTES)).toEqual({ ok: true, value: type });
});

test.each([
  ['nothing', bytes(''), 0, 'empty'],
  ['one byte too many', jpeg, LARGEST_IMAGE_BYTES + 1, 'tooLarge'],
  ['a drawing that can run scripts', bytes('<svg onload="alert(1)">'), 99, 'notAPicture'],
  ['a page', bytes('<!doctype html>'), 99, 'notAPicture'],
  ['a sound in the same box as WebP', bytes('RIFF\x10\x00\x00\x00WAVEfmt '), 99, 'notAPicture'],
  ['another box with the same inside', bytes('LIST\x10\x00\x00\x00WEBPVP8 '), 99, 'notAPicture'],
  ['a WebP that stops', bytes('RIFF'), 4, 'notAPicture'],
  ['a JPEG that stops', bytes('\xff\xd8'), 2, 'notAPicture'],
  ['a GIF', bytes('GIF89a      '), 99, 'notAPicture'],
  ['something large that is no picture', bytes('x'), LARGEST_IMAGE_BYTES + 1, 'notAPicture'],
])('%s is rejected', (_name, head, size, reason) => {
  expect(readImage(head, size)).toEqual({ ok: false, error: reason });
});

test('arbitrary bytes never throw', () => {
  fc.assert(
    fc.property(fc.uint8Array(), fc.nat(), (head, size) => {
      expect(typeof readImage(head, size).ok).toBe('boolean');
    }),
    cases(1000),
  );
});

test('a file is named by the time, with the extension of its type', () => {
  expect(imageFileName(1_795_250_000_000, 'image/jpeg')).toBe('1795250000000.jpg');
  expect(imageFileName(1, 'image/webp')).toBe('1.webp');
});
