import { LARGEST_IMAGE_BYTES } from '@zawadeh/domain';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bytesOf, joined } from './bytes.ts';
import { cleanPicture } from './cleanPicture.ts';
import { exif, inserted, JPEG, PNG, pngChunk, SAMPLES, segment, WEBP, webpChunk } from './testing/samples.ts';
import { cases } from '@zawadeh/domain/testing';

const RUNS = 10_000;

const sample = fc.constantFrom(...SAMPLES.map(([, bytes]) => bytes));

/** What holds for any input. */
function expectClean(bytes: Uint8Array): void {
  const before = Uint8Array.from(bytes);
  const reading = cleanPicture(bytes);
  expect(Buffer.compare(bytes, before)).toBe(0);
  if (!reading.ok) return;
  expect(reading.value.bytes.length).toBeLessThanOrEqual(bytes.length);
  expect(reading.value.width * reading.value.height).toBeGreaterThan(0);
  const again = cleanPicture(reading.value.bytes);
  expect(again.ok && Buffer.compare(again.value.bytes, reading.value.bytes)).toBe(0);
}

describe('any bytes that are cleaned', () => {
  const arbitraries: Array<[string, fc.Arbitrary<Uint8Array>]> = [
    ['random', fc.uint8Array({ maxLength: 300 })],
    [
      'random after a true beginning',
      fc
        .tuple(sample, fc.nat(60), fc.uint8Array({ maxLength: 200 }))
        .map(([bytes, length, rest]) => joined([bytes.subarray(0, length), rest])),
    ],
    ['cut short', fc.tuple(sample, fc.nat(400)).map(([bytes, length]) => bytes.slice(0, length))],
    [
      'with bits turned over',
      fc.tuple(sample, fc.array(fc.nat(), { minLength: 1, maxLength: 6 })).map(([bytes, bits]) => {
        const changed = Uint8Array.from(bytes);
        for (const bit of bits) {
          const at = (bit >> 3) % changed.length;
          changed[at] = (changed[at] ?? 0) ^ (1 << (bit & 7));
        }
        return changed;
      }),
    ],
    [
      'with something pushed in, segments and chunks too',
      fc
        .tuple(
          sample,
          fc.nat(400),
          fc.uint8Array({ maxLength: 60 }),
          fc.constantFrom(
            (data: Uint8Array) => data,
            (data: Uint8Array) => segment(0xe1, joined([exif(6).subarray(0, 20), data])),
            (data: Uint8Array) => segment(data[0] ?? 0, data),
            (data: Uint8Array) => pngChunk('tRNS', data),
            (data: Uint8Array) => webpChunk('ALPH', data),
          ),
        )
        .map(([bytes, at, data, shape]) => inserted(bytes, at, shape(data))),
    ],
  ];

  test.each(arbitraries)(
    'cleaning any bytes returns, never grows the file, and is idempotent: %s',
    (_name, arbitrary) => {
      fc.assert(fc.property(arbitrary, expectClean), cases(RUNS));
    },
  );
});

const scripts = '<script>alert(document.domain)</script>';
const HIDDEN = {
  'a GIF': `GIF89a=1;/*${scripts}*/`,
  'a page': `<!doctype html><body onload="alert(1)">${scripts}`,
  'a drawing': '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>',
  'a PDF': '%PDF-1.7\n1 0 obj<</OpenAction<</S/JavaScript/JS(app.alert(1))>>>>endobj\n%%EOF',
  'an archive': 'PK\x03\x04\x14\0\0\0 evil.html PK\x05\x06',
};

describe('a file that is two things at once', () => {
  test.each(
    Object.entries(HIDDEN).flatMap(([what, content]) =>
      SAMPLES.map(([name, bytes]) => [what, name, content, bytes] as const),
    ),
  )('%s behind %s is dropped', (_what, _name, content, bytes) => {
    expect(cleanPicture(joined([bytes, bytesOf(content)]))).toMatchObject({ ok: true, value: { bytes } });
  });

  test.each(Object.entries(HIDDEN))(
    '%s is no picture by itself, nor with one behind it',
    (_what, content) => {
      for (const bytes of [bytesOf(content), joined([bytesOf(content), PNG])]) {
        expect(cleanPicture(bytes)).toEqual({ ok: false, error: 'not_a_picture' });
      }
    },
  );

  test.each([
    ['JPEG', JPEG.subarray(0, 4)],
    ['PNG', PNG.subarray(0, 8)],
    ['WebP', WEBP.subarray(0, 12)],
  ])('the signature of a %s before them makes them none', (_name, signature) => {
    for (const content of Object.values(HIDDEN)) {
      expect(cleanPicture(joined([signature, bytesOf(content)])).ok).toBe(false);
    }
  });

  test.each(['\ufeff', 'ï»¿', '  \r\n\t', '<?xml version="1.0"?>\n<!DOCTYPE svg>'])(
    'a drawing that begins with %j is no picture',
    (before) => {
      expect(cleanPicture(bytesOf(before + HIDDEN['a drawing'])).ok).toBe(false);
    },
  );
});

test('empty and too large files are rejected', () => {
  expect(cleanPicture(new Uint8Array())).toEqual({ ok: false, error: 'not_a_picture' });
  expect(cleanPicture(joined([PNG, new Uint8Array(LARGEST_IMAGE_BYTES - PNG.length)])).ok).toBe(true);
  expect(cleanPicture(joined([PNG, new Uint8Array(LARGEST_IMAGE_BYTES - PNG.length + 1)]))).toEqual({
    ok: false,
    error: 'picture_too_large',
  });
});

test.each([
  ['marks', joined([JPEG.subarray(0, 2), new Uint8Array(LARGEST_IMAGE_BYTES - 2).fill(0xff)])],
  [
    'empty segments',
    joined([JPEG.subarray(0, 2), ...Array.from({ length: 500_000 }, () => segment(0xfe, new Uint8Array()))]),
  ],
  [
    'empty PNG chunks',
    joined([
      PNG.subarray(0, 33),
      ...Array.from({ length: 170_000 }, () => pngChunk('abCd', new Uint8Array())),
    ]),
  ],
  ['empty WebP chunks', joined([WEBP.subarray(0, 12), new Uint8Array(LARGEST_IMAGE_BYTES - 12)])],
])('two megabytes of %s are rejected, in less time than a test may take', (_name, bytes) => {
  expect(cleanPicture(bytes).ok).toBe(false);
});
