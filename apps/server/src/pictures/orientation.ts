import { bytesOf, joined, littleNumberAt, numberAt, textAt } from './bytes.ts';

const EXIF = 'Exif\0\0';
const ORIENTATION = 0x0112;
const SHORT = 3;
const ENTRY = 12;

/** The orientation, 2 to 8, from a JPEG's Exif segment; null for an upright picture. */
export function readOrientation(segment: Uint8Array): number | null {
  if (textAt(segment, 0, EXIF.length) !== EXIF) return null;
  const tiff = segment.subarray(EXIF.length);
  const order = textAt(tiff, 0, 2);
  if (order !== 'II' && order !== 'MM') return null;
  const read = order === 'II' ? littleNumberAt : numberAt;
  if (read(tiff, 2, 2) !== 42) return null;
  const directory = read(tiff, 4, 4);
  const count = read(tiff, directory, 2);
  for (let index = 0; index < count; index += 1) {
    const entry = directory + 2 + index * ENTRY;
    // The directory ends with four more bytes.
    if (entry + ENTRY + 4 > tiff.length) return null;
    if (read(tiff, entry, 2) !== ORIENTATION) continue;
    const value = read(tiff, entry + 8, 2);
    return read(tiff, entry + 2, 2) === SHORT && value >= 2 && value <= 8 ? value : null;
  }
  return null;
}

/** The content of an Exif segment with that one entry. */
export function writeOrientation(value: number): Uint8Array {
  const head = [0x4d, 0x4d, 0, 42, 0, 0, 0, 8];
  const entry = [ORIENTATION >> 8, ORIENTATION & 0xff, 0, SHORT, 0, 0, 0, 1, 0, value, 0, 0];
  return joined([bytesOf(EXIF), Uint8Array.from([...head, 0, 1, ...entry, 0, 0, 0, 0])]);
}
