import { describe, expect, test } from 'vitest';
import { bytesOf, joined } from './bytes.ts';
import { cleanPng, crc32 } from './png.ts';
import { big, inserted, patched, PNG, pngChunk } from './testing/samples.ts';

const SIGNATURE = PNG.subarray(0, 8);
const AFTER_HEADER = 33;
const END = PNG.length - 12;
const PIXELS = PNG.subarray(AFTER_HEADER, END);

const header = (width: number, height: number, rest: readonly number[] = [8, 6, 0, 0, 0]) =>
  pngChunk('IHDR', joined([big(width, 4), big(height, 4), Uint8Array.from(rest)]));
const withHeader = (chunk: Uint8Array, ...more: Uint8Array[]) =>
  joined([SIGNATURE, chunk, ...more, PNG.subarray(AFTER_HEADER)]);
const palette = (entries: number) => pngChunk('PLTE', new Uint8Array(entries * 3));

function cleaned(bytes: Uint8Array): Uint8Array {
  const reading = cleanPng(bytes);
  if (!reading.ok) throw new Error(reading.error);
  return reading.value.bytes;
}

test('the checksum is the standard CRC-32', () => {
  expect(crc32(bytesOf('123456789'))).toBe(0xcbf43926);
  expect(crc32(bytesOf(''))).toBe(0);
});

test('a plain PNG stays as it is, to the byte', () => {
  expect(cleanPng(PNG)).toEqual({
    ok: true,
    value: { bytes: PNG, type: 'image/png', width: 24, height: 16 },
  });
});

test.each([
  ['text', AFTER_HEADER, pngChunk('tEXt', bytesOf('Comment\0<script>alert(1)</script>'))],
  ['packed text', AFTER_HEADER, pngChunk('zTXt', bytesOf('x'))],
  ['XMP', AFTER_HEADER, pngChunk('iTXt', bytesOf('XML:com.adobe.xmp\0'))],
  ['where it was taken', AFTER_HEADER, pngChunk('eXIf', bytesOf('MM\0*'))],
  ['when it was changed', AFTER_HEADER, pngChunk('tIME', new Uint8Array(7))],
  ['an unknown chunk', AFTER_HEADER, pngChunk('prVt', bytesOf('secret'))],
  ['a colour that is too long', AFTER_HEADER, pngChunk('gAMA', bytesOf('a secret'))],
  ['a colour that comes too late', END, pngChunk('gAMA', big(45455, 4))],
  ['text after the pixels', END, pngChunk('tEXt', bytesOf('late'))],
  ['what stands behind the end', PNG.length, bytesOf('%PDF-1.7 <html> PK\x03\x04')],
])('%s is dropped', (_name, at, chunk) => {
  expect(cleaned(inserted(PNG, at, chunk))).toEqual(PNG);
});

test('the colour information stays, once', () => {
  const chunks = [
    pngChunk('gAMA', big(45455, 4)),
    pngChunk('cHRM', new Uint8Array(32)),
    pngChunk('sRGB', Uint8Array.of(0)),
    pngChunk('iCCP', bytesOf('a profile')),
    pngChunk('sBIT', Uint8Array.of(8, 8, 8, 8)),
    pngChunk('pHYs', new Uint8Array(9)),
    pngChunk('tRNS', new Uint8Array(6)),
  ];
  const bytes = inserted(PNG, AFTER_HEADER, ...chunks);
  expect(cleaned(bytes)).toEqual(bytes);
  expect(cleaned(inserted(PNG, AFTER_HEADER, ...chunks, ...chunks))).toEqual(bytes);
});

test('a palette stays, and so do pixels in several chunks', () => {
  const bytes = joined([
    SIGNATURE,
    header(24, 16, [8, 3, 0, 0, 1]),
    palette(256),
    pngChunk('tRNS', Uint8Array.of(0)),
    PIXELS,
    PIXELS,
    PNG.subarray(END),
  ]);
  expect(cleaned(bytes)).toEqual(bytes);
});

describe('undisplayable PNG pictures', () => {
  test.each([
    ['only the signature', SIGNATURE],
    ['a drawing after the signature', joined([SIGNATURE, bytesOf('<svg onload="alert(1)"/>')])],
    ['no header', joined([SIGNATURE, PNG.subarray(AFTER_HEADER)])],
    ['something before the header', inserted(PNG, 8, pngChunk('tEXt', bytesOf('x')))],
    ['a longer header', withHeader(pngChunk('IHDR', new Uint8Array(14)))],
    ['a second header', inserted(PNG, AFTER_HEADER, header(24, 16))],
    ['three bits', withHeader(header(24, 16, [3, 0, 0, 0, 0]))],
    ['colours of kind five', withHeader(header(24, 16, [8, 5, 0, 0, 0]))],
    ['another packing', withHeader(header(24, 16, [8, 6, 1, 0, 0]))],
    ['another filter', withHeader(header(24, 16, [8, 6, 0, 1, 0]))],
    ['another weaving', withHeader(header(24, 16, [8, 6, 0, 0, 2]))],
    ['a wrong checksum of the header', patched(PNG, 16, Uint8Array.of(1))],
    [
      'a wrong checksum of what is left out',
      inserted(PNG, AFTER_HEADER, patched(pngChunk('tEXt', bytesOf('x')), 8, bytesOf('y'))),
    ],
    ['no pixels', joined([PNG.subarray(0, AFTER_HEADER), PNG.subarray(END)])],
    [
      'empty pixels',
      joined([PNG.subarray(0, AFTER_HEADER), pngChunk('IDAT', new Uint8Array(0)), PNG.subarray(END)]),
    ],
    [
      'pixels apart',
      joined([PNG.subarray(0, END), pngChunk('tEXt', bytesOf('x')), PIXELS, PNG.subarray(END)]),
    ],
    ['an end with something in it', joined([PNG.subarray(0, END), pngChunk('IEND', bytesOf('x'))])],
    ['a chunk one has to know', inserted(PNG, AFTER_HEADER, pngChunk('CgBI', new Uint8Array(4)))],
    ['no palette where it takes one', withHeader(header(24, 16, [8, 3, 0, 0, 0]))],
    ['a palette where there can be none', withHeader(header(24, 16, [8, 0, 0, 0, 0]), palette(2))],
    ['two palettes', inserted(PNG, AFTER_HEADER, palette(2), palette(2))],
    ['a palette after the pixels', inserted(PNG, END, palette(2))],
    ['an endless palette', inserted(PNG, AFTER_HEADER, palette(257))],
    ['a palette of a colour and a half', inserted(PNG, AFTER_HEADER, pngChunk('PLTE', new Uint8Array(5)))],
    [
      'a chunk longer than the file',
      inserted(PNG, AFTER_HEADER, Uint8Array.of(0xff, 0xff, 0xff, 0xff), bytesOf('tEXt')),
    ],
  ])('an undisplayable PNG is rejected: %s', (_name, bytes) => {
    expect(cleanPng(bytes)).toEqual({ ok: false, error: 'picture_unreadable' });
  });

  test.each(['acTL', 'fcTL', 'fdAT'])('a PNG that moves is rejected (%s)', (name) => {
    expect(cleanPng(inserted(PNG, AFTER_HEADER, pngChunk(name, new Uint8Array(8))))).toEqual({
      ok: false,
      error: 'picture_moves',
    });
  });

  test('a PNG that is cut off anywhere is rejected', () => {
    for (let length = 8; length < PNG.length; length += 1) {
      expect(cleanPng(PNG.subarray(0, length)).ok).toBe(false);
    }
  });
});

test.each([
  [8000, 3125, null],
  [8001, 1, 'picture_too_many_pixels'],
  [0x7fff_ffff, 0x7fff_ffff, 'picture_too_many_pixels'],
  [6000, 5000, 'picture_too_many_pixels'],
  [0, 16, 'picture_unreadable'],
  [24, 0, 'picture_unreadable'],
])('%i by %i pixels: %s', (width, height, reason) => {
  const reading = cleanPng(withHeader(header(width, height)));
  expect(reading).toMatchObject(
    reason === null ? { ok: true, value: { width, height } } : { ok: false, error: reason },
  );
});
