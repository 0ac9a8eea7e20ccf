/** Pictures of 24 by 16 pixels as a browser's canvas writes them, and parts for building unusual ones. */
import type { ImageType } from '@zawadeh/domain';
import { bytesOf, joined } from '../bytes.ts';
import { crc32 } from '../png.ts';

type Bytes = Uint8Array<ArrayBuffer>;

const decoded = (text: string): Bytes => bytesOf(atob(text));

export const JPEG = decoded(
  '/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDABQODxIPDRQSEBIXFRQYHjIhHhwcHj0sLiQySUBMS0dARkVQWnNiUFVtVkVGZIhl' +
    'bXd7gYKBTmCNl4x9lnN+gXz/2wBDARUXFx4aHjshITt8U0ZTfHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8' +
    'fHx8fHx8fHx8fHx8fHz/wAARCAAQABgDASIAAhEBAxEB/8QAFwAAAwEAAAAAAAAAAAAAAAAAAAIEA//EABYQAQEBAAAAAAAA' +
    'AAAAAAAAAAACA//EABUBAQEAAAAAAAAAAAAAAAAAAAQD/8QAGBEBAQEBAQAAAAAAAAAAAAAAAgAhAQP/2gAMAwEAAhEDEQA/' +
    'AJc5U5yTOVOcgtUvMT5yG2cgbq2cRl//2Q==',
);

export const PNG = decoded(
  'iVBORw0KGgoAAAANSUhEUgAAABgAAAAQCAYAAAAMJL+VAAAAQElEQVR4AezQqw0AMAhF0aYzdJxOxvLgLwIBik+CeIYXzj2Y' +
    'J18r1xWgLx0bFNA7bYIDDYjwUXlcopB0iQYQGQAAAP///kNC1gAAAAZJREFUAwAqHyr5xZ1G6QAAAABJRU5ErkJggg==',
);

export const WEBP = decoded(
  'UklGRlYAAABXRUJQVlA4IEoAAACwAwCdASoYABAAPu1kq04/paQiMAgD8B2JaACdMoR3ADdkw53JoAD+g/Rex8tsyiu18m3L' +
    'fafYdwc/nRUl5vtcghCvh/+96AAAAA==',
);

export const WEBP_WITH_ALPHA = decoded(
  'UklGRrAAAABXRUJQVlA4WAoAAAAQAAAAFwAADwAAQUxQSD8AAAAFJ0CQbRvadqNHREw9GLRtIwjLqwR+9fNH9xuGiP7Hpwhi' +
    'Ar0CNV3hgV6B8q5g0CvQK/5dGYFegY6umECvQAEAVlA4IEoAAABQAwCdASoYABAAPu1iqU2/paOiMAgD8B2JaACdMoR3ADlY' +
    'AAD+g/Rex8tsyiu18m3Lfbey3TntJnr6AtnZsJXxuQQiRg5GeYeQAA==',
);

export const WEBP_LOSSLESS = decoded(
  'UklGRiwAAABXRUJQVlA4TB8AAAAvF8ADEA8wekMxPPMf8BALJv62GeyLIaL/EQMAAAAAAA==',
);

export const SAMPLES: ReadonlyArray<readonly [name: string, bytes: Bytes, type: ImageType]> = [
  ['a JPEG', JPEG, 'image/jpeg'],
  ['a PNG', PNG, 'image/png'],
  ['a WebP', WEBP, 'image/webp'],
  ['a WebP with transparency', WEBP_WITH_ALPHA, 'image/webp'],
  ['a lossless WebP', WEBP_LOSSLESS, 'image/webp'],
];

export const big = (value: number, length: number): Bytes =>
  Uint8Array.from({ length }, (_nothing, index) => Math.floor(value / 256 ** (length - 1 - index)) % 256);
export const little = (value: number, length: number): Bytes => big(value, length).toReversed();

/** Overwrites these bytes. */
export function patched(bytes: Uint8Array, at: number, over: Uint8Array): Bytes {
  const copy = Uint8Array.from(bytes);
  copy.set(over, at);
  return copy;
}

/** Inserts these parts. */
export const inserted = (bytes: Uint8Array, at: number, ...parts: Uint8Array[]): Bytes =>
  joined([bytes.subarray(0, at), ...parts, bytes.subarray(at)]);

export const segment = (marker: number, data: Uint8Array): Bytes =>
  joined([Uint8Array.of(0xff, marker), big(data.length + 2, 2), data]);

export const pngChunk = (name: string, data: Uint8Array): Bytes => {
  const named = joined([bytesOf(name), data]);
  return joined([big(data.length, 4), named, big(crc32(named), 4)]);
};

export const webpChunk = (name: string, data: Uint8Array): Bytes =>
  joined([bytesOf(name), little(data.length, 4), data, new Uint8Array(data.length % 2)]);

export const webpFile = (...chunks: Uint8Array[]): Bytes => {
  const body = joined([bytesOf('WEBP'), ...chunks]);
  return joined([bytesOf('RIFF'), little(body.length, 4), body]);
};

export const PLACE = '34.4367N 35.8497E';

/** A camera's metadata: orientation, author and location. */
export function exif(orientation: number, order: 'II' | 'MM' = 'II'): Bytes {
  const number = order === 'II' ? little : big;
  const entry = (tag: number, type: number, count: number, value: Uint8Array) =>
    joined([number(tag, 2), number(type, 2), number(count, 4), value]);
  return joined([
    bytesOf(`Exif\0\0${order}`),
    number(42, 2),
    number(8, 4),
    number(3, 2),
    entry(0x010f, 2, 4, bytesOf('Acme')),
    entry(0x0112, 3, 1, joined([number(orientation, 2), Uint8Array.of(0, 0)])),
    entry(0x8825, 2, PLACE.length, number(50, 4)),
    number(0, 4),
    bytesOf(PLACE),
  ]);
}
