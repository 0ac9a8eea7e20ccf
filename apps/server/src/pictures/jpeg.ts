import { joined, numberAt, textAt } from './bytes.ts';
import { readOrientation, writeOrientation } from './orientation.ts';
import { reject, sizeErrorOf, type PictureReading } from './picture.ts';

const START = 0xd8;
const END = 0xd9;
const SCAN = 0xda;
const QUANTIZATION = 0xdb;
const HUFFMAN = 0xc4;
const RESTART_EVERY = 0xdd;
const JFIF = 0xe0;
const EXIF = 0xe1;
const PROFILE = 0xe2;
const ADOBE = 0xee;
/** Baseline, extended and progressive: the kinds that browsers show. */
const FRAMES: readonly number[] = [0xc0, 0xc1, 0xc2];

const COLOURS: readonly number[] = [1, 3, 4];
/** Ten are usual; thousands of empty ones would block a browser for minutes. */
const MOST_SCANS = 100;

interface Segment {
  marker: number;
  data: Uint8Array;
  next: number;
}

function segmentAt(bytes: Uint8Array, from: number): Segment | null {
  if (bytes[from] !== 0xff) return null;
  let at = from + 1;
  while (bytes[at] === 0xff) at += 1;
  const marker = bytes[at] ?? 0;
  const nothing = bytes.subarray(0, 0);
  if (marker === END) return { marker, data: nothing, next: at + 1 };
  const length = numberAt(bytes, at + 1, 2);
  const next = at + 1 + length;
  // Markers below 0xc0 and from 0xd0 to 0xd8 cannot stand between segments.
  if (marker < 0xc0 || (marker >= 0xd0 && marker <= START) || length < 2 || next > bytes.length) return null;
  return { marker, data: bytes.subarray(at + 3, next), next };
}

/** The end of a scan's pixels: a marker that is neither a stuffed byte nor a restart. */
function scanEnd(bytes: Uint8Array, from: number): number {
  let at = bytes.indexOf(0xff, from);
  while (at !== -1) {
    const next = bytes[at + 1] ?? 0xff;
    if (next !== 0 && !(next >= 0xd0 && next <= 0xd7)) return at;
    at = bytes.indexOf(0xff, at + 2);
  }
  return bytes.length;
}

function written(marker: number, data: Uint8Array): Uint8Array {
  const length = data.length + 2;
  return joined([Uint8Array.of(0xff, marker, length >> 8, length & 0xff), data]);
}

function readFrame(data: Uint8Array) {
  const colours = data[5] ?? 0;
  if (data[0] !== 8 || !COLOURS.includes(colours) || data.length !== 6 + 3 * colours) return null;
  return { height: numberAt(data, 1, 2), width: numberAt(data, 3, 2), colours };
}

const isScan = (data: Uint8Array, colours: number): boolean => {
  const count = data[0] ?? 0;
  return count >= 1 && count <= colours && data.length === 4 + 2 * count;
};

/** Whether the tables fill their segment, so that it hides no other data. */
function areTables(data: Uint8Array, lengthAt: (at: number) => number): boolean {
  let at = 0;
  while (at < data.length) at += lengthAt(at);
  return at === data.length;
}

const TABLES: Readonly<Record<number, (data: Uint8Array) => boolean>> = {
  [QUANTIZATION]: (data) => areTables(data, (at) => ((data[at] ?? 0) < 16 ? 65 : 129)),
  [HUFFMAN]: (data) =>
    areTables(data, (at) => 17 + data.subarray(at + 1, at + 17).reduce((sum, codes) => sum + codes, 0)),
  [RESTART_EVERY]: (data) => data.length === 2,
};

/** The part of an application segment that is written: the colour transform, without the thumbnail of some programs. */
function strippedData({ marker, data }: Segment): Uint8Array | null {
  if (marker === JFIF && data.length >= 14 && textAt(data, 0, 5) === 'JFIF\0') {
    return joined([data.subarray(0, 12), Uint8Array.of(0, 0)]);
  }
  if (marker === PROFILE && data.length > 14 && textAt(data, 0, 12) === 'ICC_PROFILE\0') return data;
  if (marker === ADOBE && data.length >= 12 && textAt(data, 0, 5) === 'Adobe') return data.subarray(0, 12);
  return null;
}

/** Copies the picture, its colours and its orientation; data after its end is dropped. */
export function cleanJpeg(bytes: Uint8Array): PictureReading {
  const once = new Map<number, Uint8Array>();
  const output: Uint8Array[] = [];
  let frame: ReturnType<typeof readFrame> = null;
  let scans = 0;
  let at = 2;

  for (;;) {
    const segment = segmentAt(bytes, at);
    if (!segment) return reject('picture_unreadable');
    const { marker, data } = segment;
    at = segment.next;

    if (marker === END) {
      if (!frame || scans === 0) return reject('picture_unreadable');
      const leading = [JFIF, EXIF, ADOBE].flatMap((name) => once.get(name) ?? []);
      const file = joined([Uint8Array.of(0xff, START), ...leading, ...output, Uint8Array.of(0xff, END)]);
      return {
        ok: true,
        value: { bytes: file, type: 'image/jpeg', width: frame.width, height: frame.height },
      };
    }
    if (FRAMES.includes(marker)) {
      const read = readFrame(data);
      if (frame || !read) return reject('picture_unreadable');
      const sizeError = sizeErrorOf(read.width, read.height);
      if (sizeError) return reject(sizeError);
      frame = read;
      output.push(written(marker, data));
    } else if (marker === SCAN) {
      const end = scanEnd(bytes, at);
      scans += 1;
      if (!frame || !isScan(data, frame.colours) || end === at || scans > MOST_SCANS) {
        return reject('picture_unreadable');
      }
      output.push(written(marker, data), bytes.subarray(at, end));
      at = end;
    } else if (TABLES[marker]) {
      if (!TABLES[marker](data)) return reject('picture_unreadable');
      output.push(written(marker, data));
    } else if (marker < JFIF) {
      // Lossless, hierarchical or arithmetic: no browser shows these.
      return reject('picture_unreadable');
    } else if (scans === 0) {
      const content = strippedData(segment);
      const orientation = marker === EXIF ? readOrientation(data) : null;
      if (orientation !== null && !once.has(EXIF))
        once.set(EXIF, written(EXIF, writeOrientation(orientation)));
      if (content && marker === PROFILE) output.push(written(marker, content));
      else if (content && !once.has(marker)) once.set(marker, written(marker, content));
    }
  }
}
