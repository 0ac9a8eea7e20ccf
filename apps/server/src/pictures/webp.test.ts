import { describe, expect, test } from 'vitest';
import { bytesOf, joined } from './bytes.ts';
import {
  inserted,
  little,
  patched,
  WEBP,
  WEBP_LOSSLESS,
  WEBP_WITH_ALPHA,
  webpChunk,
  webpFile,
} from './testing/samples.ts';
import { cleanWebp } from './webp.ts';

const LOSSY = WEBP.subarray(12);
const LOSSLESS = WEBP_LOSSLESS.subarray(12);
const ALPHA_AND_LOSSY = WEBP_WITH_ALPHA.subarray(30);
const PROFILE = webpChunk('ICCP', bytesOf('a profile'));
const EXIF = webpChunk('EXIF', bytesOf('MM\0*34.4367N'));
const XMP = webpChunk('XMP ', bytesOf('<x:xmpmeta/>'));
const frames = [webpChunk('ANIM', new Uint8Array(6)), webpChunk('ANMF', new Uint8Array(16))];

const extended = (flags: number, width = 24, height = 16) =>
  webpChunk('VP8X', joined([little(flags, 4), little(width - 1, 3), little(height - 1, 3)]));

/** A frame whose header declares this size. */
const lossyOf = (width: number, height: number) =>
  patched(WEBP, 26, joined([little(width, 2), little(height, 2)]));
const losslessOf = (width: number, height: number) =>
  patched(WEBP_LOSSLESS, 21, little((height - 1) * 2 ** 14 + (width - 1), 4));

function cleaned(bytes: Uint8Array): Uint8Array {
  const reading = cleanWebp(bytes);
  if (!reading.ok) throw new Error(reading.error);
  return reading.value.bytes;
}

test.each([
  ['lossy', WEBP],
  ['with transparency', WEBP_WITH_ALPHA],
  ['lossless', WEBP_LOSSLESS],
])('a plain WebP picture (%s) stays as it is, to the byte', (_name, bytes) => {
  expect(cleanWebp(bytes)).toEqual({ ok: true, value: { bytes, type: 'image/webp', width: 24, height: 16 } });
});

describe('dropped parts of a WebP picture', () => {
  test.each([
    ['Exif and XMP', webpFile(extended(0x0c), LOSSY, EXIF, XMP), webpFile(extended(0), LOSSY)],
    [
      'Exif beside a profile and transparency',
      webpFile(extended(0x3c), PROFILE, ALPHA_AND_LOSSY, EXIF),
      webpFile(extended(0x30), PROFILE, ALPHA_AND_LOSSY),
    ],
    ['a flag of an absent part', webpFile(extended(0x3c), LOSSY), webpFile(extended(0), LOSSY)],
    ['bits without a meaning', webpFile(extended(0xffff_ff01), LOSSY), webpFile(extended(0), LOSSY)],
    [
      'transparency beside a lossless picture, which has its own',
      webpFile(extended(0x10), webpChunk('ALPH', bytesOf('x')), LOSSLESS),
      webpFile(extended(0x10), LOSSLESS),
    ],
    [
      'an unknown chunk',
      webpFile(extended(0), webpChunk('hide', bytesOf('<html>')), LOSSY),
      webpFile(extended(0), LOSSY),
    ],
    ['a profile after the picture', webpFile(extended(0x20), LOSSY, PROFILE), webpFile(extended(0), LOSSY)],
    ['the chunks after a simple picture', webpFile(LOSSY, EXIF), WEBP],
    ['the bytes behind the end', joined([WEBP, bytesOf('PK\x03\x04 <html>')]), WEBP],
  ])('a WebP picture loses %s, with its flags', (_name, bytes, expected) => {
    expect(cleaned(bytes)).toEqual(expected);
    expect(cleaned(expected)).toEqual(expected);
  });
});

describe('undisplayable WebP pictures', () => {
  test.each([
    ['only the head', WEBP.subarray(0, 12)],
    ['a drawing after the head', joined([bytesOf('RIFF\x30\0\0\0WEBP<svg onload="alert(1)"/>')])],
    ['a length past the end', patched(WEBP, 4, little(WEBP.length, 4))],
    ['a length of nothing', patched(WEBP, 4, little(0, 4))],
    ['an endless length', patched(WEBP, 4, little(0xffff_ffff, 4))],
    ['an odd length', patched(WEBP, 4, little(WEBP.length - 9, 4))],
    ['a chunk longer than the file', patched(WEBP, 16, little(0xffff_fff0, 4))],
    ['something before a simple picture', webpFile(EXIF, LOSSY)],
    ['two pictures', webpFile(extended(0), LOSSY, LOSSLESS)],
    ['no picture', webpFile(extended(0), EXIF)],
    ['a frame that is not whole', patched(WEBP, 20, Uint8Array.of(0xb1))],
    ['a frame that is not shown', patched(WEBP, 20, Uint8Array.of(0xa0))],
    ['a frame without its sign', patched(WEBP, 23, bytesOf('x'))],
    ['a first part longer than the frame', patched(WEBP, 22, Uint8Array.of(0xff))],
    ['a frame of a head alone', webpFile(webpChunk('VP8 ', WEBP.subarray(20, 30)))],
    ['a lossless one without its sign', patched(WEBP_LOSSLESS, 20, bytesOf('x'))],
    ['a lossless one of a later version', patched(WEBP_LOSSLESS, 24, Uint8Array.of(0x20))],
    ['a lossless one of a head alone', webpFile(webpChunk('VP8L', WEBP_LOSSLESS.subarray(20, 25)))],
    ['another canvas', webpFile(extended(0, 25), LOSSY)],
    ['a canvas of another height', webpFile(extended(0, 24, 15), LOSSY)],
    ['a longer extension', webpFile(webpChunk('VP8X', new Uint8Array(12)), LOSSY)],
  ])('an undisplayable WebP picture is rejected: %s', (_name, bytes) => {
    expect(cleanWebp(bytes)).toEqual({ ok: false, error: 'picture_unreadable' });
  });

  test.each([
    ['says so', webpFile(extended(0x02), LOSSY)],
    ['does not say so', webpFile(extended(0), ...frames, LOSSY)],
    ['has nothing else', webpFile(extended(0x02), ...frames)],
  ])('a WebP picture that moves and %s is rejected', (_name, bytes) => {
    expect(cleanWebp(bytes)).toEqual({ ok: false, error: 'picture_moves' });
  });

  test.each([
    ['lossy', WEBP],
    ['with transparency', WEBP_WITH_ALPHA],
    ['lossless', WEBP_LOSSLESS],
  ])('a WebP picture that is cut off anywhere is rejected (%s)', (_name, bytes) => {
    for (let length = 12; length < bytes.length; length += 1) {
      const start = bytes.subarray(0, length);
      expect(cleanWebp(start).ok).toBe(false);
      // The same, with the size in the file header too.
      expect(cleanWebp(patched(start, 4, little(length - 8, 4))).ok).toBe(false);
    }
  });
});

test.each([
  [8000, 3125, null],
  [8001, 1, 'picture_too_many_pixels'],
  [6000, 5000, 'picture_too_many_pixels'],
])('%i by %i pixels: %s', (width, height, reason) => {
  for (const bytes of [lossyOf(width, height), losslessOf(width, height)]) {
    expect(cleanWebp(bytes)).toMatchObject(
      reason === null ? { ok: true, value: { width, height } } : { ok: false, error: reason },
    );
  }
});

test('a WebP picture without pixels is refused', () => {
  expect(cleanWebp(lossyOf(0, 16))).toEqual({ ok: false, error: 'picture_unreadable' });
  expect(cleanWebp(lossyOf(24, 0))).toEqual({ ok: false, error: 'picture_unreadable' });
});

test('the scale that some encoders write beside the size is not part of the size', () => {
  expect(cleanWebp(lossyOf(24 + 0x4000, 16 + 0x8000))).toMatchObject({
    ok: true,
    value: { width: 24, height: 16 },
  });
});

test('inserted chunks do not move the picture', () => {
  const bytes = inserted(webpFile(extended(0), LOSSY), 30, EXIF);
  expect(cleanWebp(patched(bytes, 4, little(bytes.length - 8, 4)))).toMatchObject({ ok: true });
});
