import { joined, numberAt, textAt } from './bytes.ts';
import { reject, sizeErrorOf, type PictureReading } from './picture.ts';

const TABLE = Uint32Array.from({ length: 256 }, (_nothing, byte) => {
  let rest = byte;
  for (let bit = 0; bit < 8; bit += 1) rest = rest & 1 ? 0xedb88320 ^ (rest >>> 1) : rest >>> 1;
  return rest;
});

/** The checksum at the end of every PNG chunk. */
export function crc32(bytes: Uint8Array): number {
  let rest = 0xffffffff;
  for (const byte of bytes) rest = (TABLE[(rest ^ byte) & 0xff] ?? 0) ^ (rest >>> 8);
  return (rest ^ 0xffffffff) >>> 0;
}

const SIGNATURE_LENGTH = 8;
/** The lengths of a chunk's length, name and checksum. */
const AROUND_DATA = 12;

const DEPTHS: Readonly<Record<number, readonly number[]>> = {
  0: [1, 2, 4, 8, 16],
  2: [8, 16],
  3: [1, 2, 4, 8],
  4: [8, 16],
  6: [8, 16],
};
const WITH_PALETTE = 3;
const MAY_HAVE_PALETTE: readonly number[] = [2, WITH_PALETTE, 6];

/** Chunks that affect the pixels, with their largest size; text, times, locations and other metadata are not listed. */
const ABOUT_COLOUR: Readonly<Record<string, (length: number) => boolean>> = {
  tRNS: (length) => length > 0 && length <= 256,
  gAMA: (length) => length === 4,
  cHRM: (length) => length === 32,
  sRGB: (length) => length === 1,
  iCCP: (length) => length > 0,
  sBIT: (length) => length > 0 && length <= 4,
  pHYs: (length) => length === 9,
};

const MOVING: readonly string[] = ['acTL', 'fcTL', 'fdAT'];

interface Chunk {
  name: string;
  length: number;
  data: Uint8Array;
  /** Including its length and checksum. */
  whole: Uint8Array;
}

/** The next chunk, if it is complete and its checksum is right. */
function chunkAt(bytes: Uint8Array, at: number): Chunk | null {
  if (at + AROUND_DATA > bytes.length) return null;
  const length = numberAt(bytes, at, 4);
  const end = at + AROUND_DATA + length;
  if (end > bytes.length || crc32(bytes.subarray(at + 4, end - 4)) !== numberAt(bytes, end - 4, 4)) {
    return null;
  }
  const data = bytes.subarray(at + 8, end - 4);
  return { name: textAt(bytes, at + 4, 4), length, data, whole: bytes.subarray(at, end) };
}

const isCritical = (name: string): boolean => /^[A-Z]/.test(name);

function readHeader({ name, length, data }: Chunk) {
  if (name !== 'IHDR' || length !== 13) return null;
  const [depth = 0, colour = 0, compression, filter, interlace = 0] = data.subarray(8);
  if (!DEPTHS[colour]?.includes(depth) || compression !== 0 || filter !== 0 || interlace > 1) return null;
  return { width: numberAt(data, 0, 4), height: numberAt(data, 4, 4), colour };
}

/** Copies the picture and its colours; data after its end is dropped. */
export function cleanPng(bytes: Uint8Array): PictureReading {
  const first = chunkAt(bytes, SIGNATURE_LENGTH);
  const header = first && readHeader(first);
  if (!header) return reject('picture_unreadable');
  const sizeError = sizeErrorOf(header.width, header.height);
  if (sizeError) return reject(sizeError);

  const output = [bytes.subarray(0, SIGNATURE_LENGTH), first.whole];
  const seen = new Set([first.name]);
  let pixelBytes = 0;
  let before = first;
  let at = SIGNATURE_LENGTH + first.whole.length;

  for (;;) {
    const chunk = chunkAt(bytes, at);
    if (!chunk) return reject('picture_unreadable');
    const { name, length, whole } = chunk;
    if (MOVING.includes(name)) return reject('picture_moves');
    if (name === 'IEND') {
      const complete = pixelBytes > 0 && length === 0 && (header.colour !== WITH_PALETTE || seen.has('PLTE'));
      if (!complete) return reject('picture_unreadable');
      const { width, height } = header;
      return {
        ok: true,
        value: { bytes: joined([...output, whole]), type: 'image/png', width, height },
      };
    }
    if (name === 'IDAT') {
      if (pixelBytes > 0 && before.name !== 'IDAT') return reject('picture_unreadable');
      pixelBytes += length;
      output.push(whole);
    } else if (name === 'PLTE') {
      const entries = length / 3;
      const fits = Number.isInteger(entries) && entries >= 1 && entries <= 256;
      if (!fits || seen.has(name) || seen.has('IDAT') || !MAY_HAVE_PALETTE.includes(header.colour)) {
        return reject('picture_unreadable');
      }
      output.push(whole);
    } else if (isCritical(name)) {
      return reject('picture_unreadable');
    } else if (ABOUT_COLOUR[name]?.(length) && !seen.has(name) && !seen.has('IDAT')) {
      output.push(whole);
    }
    seen.add(name);
    before = chunk;
    at += whole.length;
  }
}
