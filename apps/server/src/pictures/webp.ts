import { bytesOf, joined, littleNumberAt, numberAt, textAt } from './bytes.ts';
import { reject, sizeErrorOf, type PictureReading } from './picture.ts';

/** `RIFF`, the length of the rest, `WEBP`. */
const HEAD = 12;
const HAS_PROFILE = 0x20;
const HAS_ALPHA = 0x10;
const MOVES = 0x02;

interface Chunk {
  name: string;
  data: Uint8Array;
  whole: Uint8Array;
}

interface Size {
  width: number;
  height: number;
}

function chunkAt(bytes: Uint8Array, at: number): Chunk | null {
  const start = at + 8;
  if (start > bytes.length) return null;
  const length = littleNumberAt(bytes, at + 4, 4);
  const end = start + length + (length % 2);
  if (end > bytes.length) return null;
  const data = bytes.subarray(start, start + length);
  return { name: textAt(bytes, at, 4), data, whole: bytes.subarray(at, end) };
}

/** The file's content up to its declared end. */
function chunksOf(bytes: Uint8Array): Chunk[] | null {
  const end = 8 + littleNumberAt(bytes, 4, 4);
  if (end > bytes.length) return null;
  const file = bytes.subarray(0, end);
  const chunks: Chunk[] = [];
  let at = HEAD;
  while (at < end) {
    const chunk = chunkAt(file, at);
    if (!chunk) return null;
    chunks.push(chunk);
    at += chunk.whole.length;
  }
  return chunks;
}

/** RFC 6386, 9.1: a key frame that is shown, and its size. */
function lossySize(data: Uint8Array): Size | null {
  const tag = littleNumberAt(data, 0, 3);
  const isShownAlone = (tag & 1) === 0 && (tag & 0x10) !== 0;
  const firstPart = tag >> 5;
  if (
    data.length <= 10 ||
    !isShownAlone ||
    numberAt(data, 3, 3) !== 0x9d012a ||
    10 + firstPart > data.length
  ) {
    return null;
  }
  return { width: littleNumberAt(data, 6, 2) & 0x3fff, height: littleNumberAt(data, 8, 2) & 0x3fff };
}

/** RFC 9649, 3.4: fourteen bits for each side, one for transparency, three for the version. */
function losslessSize(data: Uint8Array): (Size & { transparent: boolean }) | null {
  const bits = littleNumberAt(data, 1, 4);
  if (data.length <= 5 || data[0] !== 0x2f || bits >>> 29 !== 0) return null;
  return {
    width: (bits & 0x3fff) + 1,
    height: ((bits >>> 14) & 0x3fff) + 1,
    transparent: ((bits >>> 28) & 1) === 1,
  };
}

const canvasSize = (data: Uint8Array): Size => ({
  width: littleNumberAt(data, 4, 3) + 1,
  height: littleNumberAt(data, 7, 3) + 1,
});

function little(value: number, length: number): Uint8Array {
  return Uint8Array.from({ length }, (_nothing, index) => Math.floor(value / 256 ** index) % 256);
}

function asFile(chunks: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const length = chunks.reduce((sum, chunk) => sum + chunk.length, 'WEBP'.length);
  return joined([bytesOf('RIFF'), little(length, 4), bytesOf('WEBP'), ...chunks]);
}

function extension(flags: number, { width, height }: Size): Uint8Array {
  return joined([
    bytesOf('VP8X'),
    little(10, 4),
    little(flags, 4),
    little(width - 1, 3),
    little(height - 1, 3),
  ]);
}

/** Copies the picture, its transparency and its colour profile into a new file. */
export function cleanWebp(bytes: Uint8Array): PictureReading {
  const chunks = chunksOf(bytes);
  const first = chunks?.[0];
  if (!chunks || !first) return reject('picture_unreadable');
  const extended = first.name === 'VP8X' && first.data.length === 10 ? first.data : null;
  if (chunks.some(({ name }) => name === 'ANIM' || name === 'ANMF') || ((extended?.[0] ?? 0) & MOVES) !== 0) {
    return reject('picture_moves');
  }

  const pictures = chunks.filter(({ name }) => name === 'VP8 ' || name === 'VP8L');
  const picture = pictures[0];
  if (!picture || pictures.length > 1 || (!extended && picture !== first))
    return reject('picture_unreadable');
  const lossless = picture.name === 'VP8L' ? losslessSize(picture.data) : null;
  const size = picture.name === 'VP8L' ? lossless : lossySize(picture.data);
  if (!size) return reject('picture_unreadable');
  const { width, height } = size;
  const sizeError = sizeErrorOf(width, height);
  if (sizeError) return reject(sizeError);
  const made = (parts: readonly Uint8Array[]): PictureReading => ({
    ok: true,
    value: { bytes: asFile(parts), type: 'image/webp', width, height },
  });
  if (!extended) return made([picture.whole]);

  const canvas = canvasSize(extended);
  if (canvas.width !== width || canvas.height !== height) return reject('picture_unreadable');
  const leading = chunks.slice(0, chunks.indexOf(picture));
  const profile = leading.find(({ name }) => name === 'ICCP');
  // A lossless picture contains its transparency.
  const alpha = lossless ? undefined : leading.find(({ name }) => name === 'ALPH');
  const flags = (profile ? HAS_PROFILE : 0) | (alpha || lossless?.transparent ? HAS_ALPHA : 0);
  const output = [profile, alpha, picture].flatMap((chunk) => (chunk ? [chunk.whole] : []));
  return made([extension(flags, size), ...output]);
}
