import { describe, expect, test } from 'vitest';
import { bytesOf, joined, textAt } from './bytes.ts';
import { cleanJpeg } from './jpeg.ts';
import { big, exif, inserted, JPEG, patched, PLACE, segment } from './testing/samples.ts';

const AFTER_START = 2;
const AFTER_JFIF = 20;
const FRAME = JPEG.findIndex((byte, at) => byte === 0xff && JPEG[at + 1] === 0xc0);
const SCAN = JPEG.findIndex((byte, at) => byte === 0xff && JPEG[at + 1] === 0xda);
const END = JPEG.length - 2;
const SCAN_HEAD = 14;

const ofSize = (width: number, height: number) =>
  patched(JPEG, FRAME + 5, joined([big(height, 2), big(width, 2)]));

const text = (bytes: Uint8Array): string => Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');

function cleaned(bytes: Uint8Array): Uint8Array {
  const reading = cleanJpeg(bytes);
  if (!reading.ok) throw new Error(reading.error);
  return reading.value.bytes;
}

test('a plain JPEG stays as it is, to the byte', () => {
  expect(cleanJpeg(JPEG)).toEqual({
    ok: true,
    value: { bytes: JPEG, type: 'image/jpeg', width: 24, height: 16 },
  });
});

describe('dropped parts of a JPEG', () => {
  test.each([
    ['a comment', AFTER_JFIF, segment(0xfe, bytesOf('<script>alert(1)</script>'))],
    ['XMP', AFTER_JFIF, segment(0xe1, bytesOf('http://ns.adobe.com/xap/1.0/\0<x:xmpmeta/>'))],
    ['Photoshop’s own notes', AFTER_JFIF, segment(0xed, bytesOf('Photoshop 3.0\0'))],
    ['a second picture’s index', AFTER_JFIF, segment(0xe2, bytesOf('MPF\0MM\0*and so on'))],
    ['another JFIF', AFTER_JFIF, JPEG.subarray(2, 20)],
    ['a small picture of JFXX', AFTER_JFIF, segment(0xe0, bytesOf('JFXX\0\x13 a small picture'))],
    ['an unknown segment', AFTER_JFIF, segment(0xf5, bytesOf('x'))],
    ['a comment after the pixels', END, segment(0xfe, bytesOf('late'))],
    ['a profile after the pixels', END, segment(0xe2, bytesOf('ICC_PROFILE\0\x01\x01late'))],
    ['the bytes behind the end', JPEG.length, bytesOf('PK\x03\x04 and <html>')],
    ['filling between segments', AFTER_JFIF, Uint8Array.of(0xff, 0xff, 0xff)],
  ])('a JPEG loses %s', (_name, at, part) => {
    expect(cleaned(inserted(JPEG, at, part))).toEqual(JPEG);
  });

  test('the small picture within JFIF is dropped', () => {
    const withThumbnail = segment(0xe0, joined([JPEG.subarray(6, 18), Uint8Array.of(1, 1, 9, 9, 9)]));
    const bytes = joined([JPEG.subarray(0, 2), withThumbnail, JPEG.subarray(AFTER_JFIF)]);
    expect(cleaned(bytes)).toEqual(JPEG);
  });
});

describe('a phone’s Exif', () => {
  test.each([
    [6, 'II'],
    [8, 'MM'],
    [2, 'II'],
  ] as const)('a phone’s Exif is reduced to the orientation %i (%s)', (orientation, order) => {
    const original = inserted(JPEG, AFTER_START, segment(0xe1, exif(orientation, order)));
    expect(text(original)).toContain(PLACE);
    const bytes = cleaned(original);
    for (const secret of [PLACE, 'Acme', '\x88\x25', '\x25\x88']) expect(text(bytes)).not.toContain(secret);
    const output = bytes.subarray(AFTER_JFIF, bytes.length - (JPEG.length - AFTER_JFIF));
    expect(output).toEqual(
      segment(
        0xe1,
        joined([
          bytesOf('Exif\0\0MM\0*\0\0\0\x08\0\x01\x01\x12\0\x03\0\0\0\x01\0'),
          Uint8Array.of(orientation, 0, 0, 0, 0, 0, 0),
        ]),
      ),
    );
    expect(cleaned(bytes)).toEqual(bytes);
  });

  test.each([0, 1, 9, 257])('a phone’s Exif is dropped if its orientation is %i', (orientation) => {
    expect(cleaned(inserted(JPEG, AFTER_JFIF, segment(0xe1, exif(orientation))))).toEqual(JPEG);
  });

  test('a phone’s Exif is dropped if it is truncated or has an invalid offset', () => {
    const whole = exif(6);
    const beforeSize = 6 + 8 + 2 + 2 * 12 + 4;
    for (let length = 0; length < beforeSize; length += 1) {
      expect(cleaned(inserted(JPEG, AFTER_JFIF, segment(0xe1, whole.subarray(0, length))))).toEqual(JPEG);
    }
    const invalidOffset = patched(whole, 10, Uint8Array.of(0xff, 0xff, 0xff, 0xff));
    expect(cleaned(inserted(JPEG, AFTER_JFIF, segment(0xe1, invalidOffset)))).toEqual(JPEG);
  });
});

test('the colour information stays', () => {
  const profile = segment(0xe2, bytesOf('ICC_PROFILE\0\x01\x01a profile'));
  const adobe = segment(0xee, bytesOf('Adobe\0\x64\0\0\0\0\x01'));
  const bytes = inserted(JPEG, AFTER_JFIF, adobe, profile);
  expect(cleaned(bytes)).toEqual(bytes);
  const longer = segment(0xee, bytesOf('Adobe\0\x64\0\0\0\0\x01 and a tail'));
  expect(cleaned(inserted(JPEG, AFTER_JFIF, longer, profile))).toEqual(bytes);
});

test('a picture in several scans, with tables and restarts between, stays complete', () => {
  const scan = JPEG.subarray(SCAN, END);
  const second = joined([scan.subarray(0, SCAN_HEAD), Uint8Array.of(1, 0xff, 0, 2, 0xff, 0xd0, 3)]);
  const bytes = inserted(JPEG, END, segment(0xdd, Uint8Array.of(0, 4)), second);
  const progressive = patched(bytes, FRAME + 1, Uint8Array.of(0xc2));
  expect(cleaned(progressive)).toEqual(progressive);
});

describe('undisplayable JPEG pictures', () => {
  const frame = JPEG.subarray(FRAME, FRAME + 19);
  const scan = JPEG.subarray(SCAN, END);
  test.each([
    ['only the start', JPEG.subarray(0, 2)],
    ['start and end', joined([JPEG.subarray(0, 2), JPEG.subarray(END)])],
    ['no end', JPEG.subarray(0, END)],
    ['no frame', joined([JPEG.subarray(0, FRAME), JPEG.subarray(FRAME + 19)])],
    ['two frames', inserted(JPEG, FRAME, frame)],
    ['no scan', joined([JPEG.subarray(0, SCAN), JPEG.subarray(END)])],
    ['a scan without pixels', joined([JPEG.subarray(0, SCAN + SCAN_HEAD), JPEG.subarray(END)])],
    ['hundreds of scans', inserted(JPEG, END, ...Array.from({ length: 100 }, () => scan))],
    ['twelve bits', patched(JPEG, FRAME + 4, Uint8Array.of(12))],
    ['two colours', patched(JPEG, FRAME + 9, Uint8Array.of(2))],
    ['lossless', patched(JPEG, FRAME + 1, Uint8Array.of(0xc3))],
    ['arithmetic', patched(JPEG, FRAME + 1, Uint8Array.of(0xc9))],
    ['a height said afterwards', inserted(JPEG, END, segment(0xdc, Uint8Array.of(0, 16)))],
    ['a start within', inserted(JPEG, AFTER_JFIF, JPEG.subarray(0, 2))],
    ['a scan of five', patched(JPEG, SCAN + 4, Uint8Array.of(5))],
    ['text in a table', inserted(JPEG, AFTER_JFIF, segment(0xdb, bytesOf('\0<script>')))],
    [
      'text in a code table',
      inserted(JPEG, AFTER_JFIF, segment(0xc4, bytesOf('\0<script>alert(1)</script>'))),
    ],
    ['text in the restarts', inserted(JPEG, AFTER_JFIF, segment(0xdd, bytesOf('text')))],
    ['a segment without length', inserted(JPEG, AFTER_JFIF, Uint8Array.of(0xff, 0xfe, 0, 1))],
    ['a drawing after the start', joined([JPEG.subarray(0, 3), bytesOf('<svg onload="alert(1)"/>')])],
  ])('an undisplayable JPEG is rejected: %s', (_name, bytes) => {
    expect(cleanJpeg(bytes)).toEqual({ ok: false, error: 'picture_unreadable' });
  });

  test('a JPEG that is cut off anywhere is rejected', () => {
    for (let length = 3; length < JPEG.length; length += 1) {
      expect(cleanJpeg(JPEG.subarray(0, length)).ok).toBe(false);
    }
  });
});

test.each([
  [8000, 3125, null],
  [8001, 1, 'picture_too_many_pixels'],
  [1, 8001, 'picture_too_many_pixels'],
  [6000, 5000, 'picture_too_many_pixels'],
  [5000, 5001, 'picture_too_many_pixels'],
  [0, 16, 'picture_unreadable'],
  [24, 0, 'picture_unreadable'],
])('%i by %i pixels: %s', (width, height, reason) => {
  const reading = cleanJpeg(ofSize(width, height));
  expect(reading).toMatchObject(
    reason === null ? { ok: true, value: { width, height } } : { ok: false, error: reason },
  );
});

test('the sample has the structure that these tests assume', () => {
  expect(textAt(JPEG, 6, 4)).toBe('JFIF');
  expect([...JPEG.subarray(AFTER_JFIF, AFTER_JFIF + 2)]).toEqual([0xff, 0xdb]);
});
